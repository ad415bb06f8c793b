"""Answer the questions between two actions, so that a table can be judged at rest.

Most are answered by habit, from the worth of the cards concerned: trying every answer out would
cost more time than the answers matter. Where there is no habit they are tried out after all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arkham.ai.evaluation import evaluate
from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.lines import HAND_LINK, LEAD_LINKS, best_link
from arkham.ai.threats import price_of_a_fright, price_of_an_hour
from arkham.rules import apply, legal
from arkham.rules.areas import HAND, STABILITY, TIME
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.closing import chosen_puzzles
from arkham.rules.mechanisms.victims import BONUS
from arkham.rules.moves import hand_limit, has_time
from arkham.rules.state import GameState

Habit = Callable[[GameState, Choice, Knowledge], Option]


def _drop(state: GameState, choice: Choice, know: Knowledge) -> Option:
    """Discard the card that is missed least, hours lost counted in."""
    met = know.goals_in(state)
    memories = know.memories(state)
    hour = price_of_an_hour(state, know)
    share = HAND_LINK if choice.area == HAND else LEAD_LINKS[2]

    best, least = choice.options[0], float("inf")
    for option in choice.options:
        if option.free:
            continue
        price = hour if has_time(state, option.card) else 0.0
        loss = price + share * best_link(option.card, memories, know, met)
        if loss < least:
            best, least = option, loss
    return best


def _take(state: GameState, choice: Choice, know: Knowledge) -> Option:
    """Take the card of most use, or that hurts most where it lies; or none, if hands are full."""
    met = know.goals_in(state)
    memories = know.memories(state)
    relief = {
        TIME: price_of_an_hour(state, know),
        STABILITY: price_of_a_fright(state, know),
    }.get(choice.area, 0.0)
    if choice.area == -1:
        relief = max(price_of_an_hour(state, know), price_of_a_fright(state, know))
    worths = [HAND_LINK * best_link(c, memories, know, met) for c in state.areas[HAND]]
    price = min(worths) if len(worths) >= hand_limit(state) else 0.0

    best, most = choice.options[0], float("-inf")
    for option in choice.options:
        if option.free:
            continue
        gain = 0.0
        if option.verb is Verb.PICK:
            gain = relief + HAND_LINK * best_link(option.card, memories, know, met) - price
        if gain > most:
            best, most = option, gain
    return best


def _score(state: GameState, choice: Choice, know: Knowledge) -> Option:
    """Score the puzzles that meet a goal, and leave the others."""
    met = know.goals_in(state)
    for card in chosen_puzzles(choice):
        met |= know.goal[card]
    new = [o for o in choice.options if o.verb is Verb.PICK and know.goal[o.card] & ~met]
    if new:
        return max(new, key=lambda option: (know.goal[option.card] & ~met).bit_count())
    return next(o for o in choice.options if o.verb is Verb.DONE)


def _first(state: GameState, choice: Choice, know: Knowledge) -> Option:
    """Take the first answer: to do it, or to go on."""
    return choice.options[0]


HABITS: Final[dict[str, Habit]] = {
    Prompt.HAND_LIMIT: _drop,
    Prompt.DISCARD_HAND: _drop,
    Prompt.DISCARD_LEADS: _drop,
    Prompt.TAKE: _take,
    Prompt.SEARCH: _take,
    BONUS: _take,
    Prompt.TAKE_PENALTY: _take,
    Prompt.SCORE: _score,
    Prompt.SHUFFLE: _first,
    Prompt.LAST_CHANCE: _first,
}


def worth_a_look(choice: Choice) -> list[Option]:
    """Return the options of a question without those that are never better than another.

    Passing is taking the First lead and discarding it; what is safe in the briefcase stays there.
    """
    options = choice.options
    if options[0].verb is Verb.TAKE:
        return [o for o in options if o.verb is not Verb.PASS and o.verb is not Verb.UNPACK]
    return [o for o in options if o.verb is not Verb.UNPACK]


def after(world: GameState, option: Option) -> GameState:
    """Return an imagined world after an option and the questions it brings."""
    table = world.clone()
    apply(table, option, record=False)
    know = knowledge_of(table.rules)
    while (choice := legal(table)) is not None and choice.prompt != Prompt.ACTION:
        habit = HABITS.get(choice.prompt)
        if habit is not None:
            apply(table, habit(table, choice, know), record=False)
        else:
            table = _best_answer(table, choice)
    return table


def _best_answer(table: GameState, choice: Choice) -> GameState:
    """Return the best-looking table after any answer to a question."""
    best, best_worth = table, float("-inf")
    for option in choice.options:
        if not option.free:
            answered = table.clone()
            apply(answered, option, record=False)
            worth = evaluate(answered)
            if worth > best_worth:
                best, best_worth = answered, worth
    return best
