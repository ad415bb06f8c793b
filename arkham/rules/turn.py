"""The turn: the action phase and the maintenance phase (T1–T9, D1, U1–U4, A4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from arkham.rules.areas import BIG_PICTURE, DISCARD, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.basics import LEADS_SPACES, TYPES_TO_CLOSE
from arkham.rules.cards import GAP, Card
from arkham.rules.choices import Option, Prompt, Question, Step, Verb
from arkham.rules.closing import closable, close
from arkham.rules.effects import discard_options, take
from arkham.rules.events import LeadsSlid, Log, TimeStruck
from arkham.rules.moves import (
    discard,
    discardable,
    hand_limit,
    lose,
    move,
    push_all,
    sweep,
    time_limit,
    win,
)
from arkham.rules.play import fits, play, run_dry
from arkham.rules.registry import question, step
from arkham.rules.state import GameState, Loss

PROCEED: Final = Option(Verb.PROCEED)


@question
def action(state: GameState) -> Question:
    """Ask for one of the five actions (T2)."""
    rules = state.rules
    lead = state.first_lead()
    actions = rules.actions if lead else rules.actions_without_lead
    options = []
    if lead:
        options.append(actions.take[lead])
        _add_plays(options, state, lead, actions.play_lead[lead])
        for mechanism in rules.lead_options:
            options += mechanism.lead_options(state, lead)
    for card in state.areas[HAND]:
        _add_plays(options, state, card, actions.play_hand[card])
    for line in state.lines:
        if len(line) > TYPES_TO_CLOSE and closable(state, line):
            options.append(actions.close[line[0]])
    options.append(actions.do_nothing)
    return Question(Prompt.ACTION, options, area=LEADS)


def _add_plays(options: list[Option], state: GameState, card: int, plays: list[Option]) -> None:
    """Add the ways to play a card to the lines that take it."""
    rules = state.rules
    left, right = rules.left[card], rules.right
    is_simple = not rules.requirements[card]
    for line in state.lines:
        if left & right[line[-1]] and (is_simple or fits(state, card, line)):
            options.append(plays[line[0]])


class Actions:
    """Every answer to the question for an action, by card and by the first card of a line.

    The same are offered over and over; making them anew would be half of the work.
    """

    def __init__(self, cards: int, anchors: tuple[int, ...], *, has_lead: bool) -> None:
        # T9: no First lead, nothing to discard
        first: tuple[Step, ...] = (discard_lead(),) if has_lead else ()
        self.take = [Option(Verb.TAKE, c, then=(take(c, LEADS),)) for c in range(cards)]
        self.play_lead = [
            _by_anchor({a: Option(Verb.LEAD, c, a, then=(play(c, a, LEADS),)) for a in anchors})
            for c in range(cards)
        ]
        self.play_hand = [
            _by_anchor(
                {a: Option(Verb.HAND, c, a, then=(*first, play(c, a, HAND))) for a in anchors}
            )
            for c in range(cards)
        ]
        self.close = {a: Option(Verb.CLOSE, 0, a, then=(*first, close(a))) for a in anchors}
        self.do_nothing = Option(Verb.PASS, then=first)


def _by_anchor(plays: dict[int, Option]) -> list[Option]:
    """Return options as a list by the first card of a line, which is looked up more quickly."""
    return [plays.get(a, PROCEED) for a in range(max(plays, default=0) + 1)]


@cache
def actions_for(cards: int, anchors: tuple[int, ...], has_lead: bool) -> Actions:
    return Actions(cards, anchors, has_lead=has_lead)


@step
def discard_lead(state: GameState, log: Log) -> None:
    """Discard the First lead, which every action but taking or playing it does (T2)."""
    discard(state, log, state.first_lead(), LEADS, "first lead")


@question
def over_hand_limit(state: GameState) -> Question | None:
    """Ask what to discard while the hand exceeds its limit (D1)."""
    excess = len(state.areas[HAND]) - hand_limit(state)
    if excess <= 0:
        return None
    discards = discard_options(len(state.rules.cards), HAND)
    options = [discards[c] for c in discardable(state, HAND)]
    return Question(Prompt.HAND_LIMIT, options, area=HAND, need=excess)


@question
def last_chance(state: GameState) -> Question | None:
    """Ask once more for free actions where they could change what maintenance does (A4)."""
    if not _maintenance_bites(state) or will_win(state):
        return None
    usable = any(
        option.verb is Verb.USE
        for mechanism in state.rules.free_actions
        for option in mechanism.free_actions(state)
    )
    if not usable:
        return None
    return Question(Prompt.LAST_CHANCE, [PROCEED], must=False)


def _maintenance_bites(state: GameState) -> bool:
    """Say whether maintenance will lose the game, bring trouble or run out of leads."""
    areas = state.areas
    if len(areas[STABILITY]) >= state.rules.stability_limit:
        return True
    if len(areas[TIME]) >= time_limit(state):
        return True
    stack = len(areas[DRAW])
    if stack >= LEADS_SPACES:
        return False
    return stack < LEADS_SPACES - len(areas[LEADS]) + areas[LEADS].count(GAP)


def will_win(state: GameState) -> bool:
    """Say whether the victory check, which comes first, would end the game as it is (G4)."""
    trial = state.clone()
    _check_victory(trial, None)
    return trial.result is not None


@step
def victory(state: GameState, log: Log) -> None:
    """Check for victory (U1)."""
    _check_victory(state, log)


def _check_victory(state: GameState, log: Log) -> None:
    for mechanism in state.rules.victories:
        verdict = mechanism.victory(state, log)
        if verdict is not None:
            if verdict:
                win(state, log)
            return
    if is_big_picture_complete(state):
        win(state, log)


def is_big_picture_complete(state: GameState) -> bool:
    """Say whether enough different types are scored (G1, O1, C2-17)."""
    rules = state.rules
    picture = state.areas[BIG_PICTURE]
    if len(picture) < rules.types_to_win or rules.types_in(picture) < rules.types_to_win:
        return False
    return not rules.must_score or rules.must_score in picture


def readable_goals(state: GameState) -> list[Card]:
    """Return the goals that may be turned over and read: those met, once the game is over."""
    rules = state.rules
    if state.result is None:
        return []
    return [rules.cards[c] for c in state.areas[BIG_PICTURE] if c in rules.goals]


@step
def stability(state: GameState, log: Log) -> None:
    """Lose if the stability penalty area has reached its limit (U2)."""
    if len(state.areas[STABILITY]) >= state.rules.stability_limit:
        lose(state, log, Loss.STABILITY)


@step
def time(state: GameState, log: Log) -> None:
    """Bring trouble if the time penalty area has reached its limit (U3)."""
    count, limit = len(state.areas[TIME]), time_limit(state)
    if count >= limit:
        if log is not None:
            log.append(TimeStruck(count, limit))
        push_all(state, (*state.rules.trouble("time"), empty_time()))


@step
def empty_time(state: GameState, log: Log) -> None:
    """Move all time penalty cards to the discard area; this is no discard (D3)."""
    sweep(state, log, TIME, DISCARD, "time")


@step
def refill(state: GameState, log: Log) -> None:
    """Close the gaps of the leads row, then deal until it is full (U4)."""
    before = state.areas[LEADS]
    after = tuple([card for card in before if card != GAP])
    state.areas[LEADS] = after
    if log is not None and before != after:
        log.append(LeadsSlid(before, after))
    _deal_until_full(state, log, dry=False)


@step
def deal_leads(state: GameState, log: Log, dry: bool = False) -> None:
    """Deal leads from left to right; an empty stack interrupts it (L1, L2)."""
    _deal_until_full(state, log, dry=dry)


def _deal_until_full(state: GameState, log: Log, *, dry: bool) -> None:
    while len(state.areas[LEADS]) < LEADS_SPACES:
        stack = state.areas[DRAW]
        if not stack:
            if not dry:  # L3: a stack that stays empty ends this instruction
                push_all(state, (run_dry("refill"), deal_leads(True)))
            return
        dry = False
        move(state, log, stack[-1], DRAW, LEADS, "deal")
