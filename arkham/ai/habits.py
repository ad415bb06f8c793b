"""Habits: how questions between two actions are answered from the worth of the cards concerned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arkham.ai.evaluation import MACHINE_AT_HAND
from arkham.ai.knowledge import Knowledge
from arkham.ai.lines import HAND_LINK, LEAD_LINKS, best_link
from arkham.ai.threats import LOST_PUZZLE, price_of_a_fright, price_of_an_hour
from arkham.rules.areas import BOX, CLOSED, HAND, LEADS, STABILITY, TIME
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.closing import chosen_puzzles
from arkham.rules.mechanisms.purple import machine_in_play
from arkham.rules.mechanisms.victims import BONUS
from arkham.rules.moves import hand_limit, has_time
from arkham.rules.state import GameState

Habit = Callable[[GameState, Choice, Knowledge], Option]
Habits = dict[str, Habit]  # by the prompt of the question


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
    return _of_most_use(state, choice, know, for_the_case=False)


def _take_for_the_case(state: GameState, choice: Choice, know: Knowledge) -> Option:
    """As `_take`, and mind what a card is to the whole case and where it lies now."""
    return _of_most_use(state, choice, know, for_the_case=True)


def _of_most_use(
    state: GameState, choice: Choice, know: Knowledge, *, for_the_case: bool
) -> Option:
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
            link = best_link(option.card, memories, know, met)
            gain = relief + HAND_LINK * link - price
            if for_the_case:
                gain -= _share_as_lead(state, choice.area, option.card) * link
                gain += _worth_to_the_case(state, option.card, know, met)
        if gain > most:
            best, most = option, gain
    return best


def _share_as_lead(state: GameState, area: int, card: int) -> float:
    """Return the share of its worth that a card has where it lies, if that is in the leads."""
    if area != LEADS:
        return 0.0
    leads = [lead for lead in state.areas[LEADS] if lead]
    return LEAD_LINKS[leads.index(card)]


def _worth_to_the_case(state: GameState, card: int, know: Knowledge, met: int) -> float:
    """Return what a card is worth wherever it is played: the Machine, or a goal else lost."""
    worth = 0.0
    if card == know.machine and know.purple_goals & ~met and not machine_in_play(state):
        worth += MACHINE_AT_HAND
    if know.goal[card] & ~met & ~know.reachable(state.areas[CLOSED], state.areas[BOX]):
        worth += LOST_PUZZLE
    return worth


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


USUAL: Final[Habits] = {
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


def _stow_or(habit: Habit) -> Habit:
    """Return a habit that puts what can be carried into the briefcase first, where it is safe."""

    def stow_or_answer(state: GameState, choice: Choice, know: Knowledge) -> Option:
        for option in choice.options:
            if option.verb is Verb.STOW:
                return option
        return habit(state, choice, know)

    return stow_or_answer


PRACTISED: Final[Habits] = {
    prompt: _stow_or(_take_for_the_case if habit is _take else habit)
    for prompt, habit in USUAL.items()
}
"""Habits with which worlds are played to their end. In Case 3 they decide whether that tells
anything: with the usual ones the quick player of Hardboiled wins 5 games in 300, with these 67."""
