"""The turn: the action phase and the maintenance phase (T1–T9, D1, U1–U4, A4)."""

from __future__ import annotations

from arkham.rules.areas import BIG_PICTURE, DISCARD, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.basics import LEADS_SPACES
from arkham.rules.cards import GAP
from arkham.rules.choices import Option, Prompt, Question, Verb
from arkham.rules.closing import closable
from arkham.rules.events import LeadsSlid, Log, TimeStruck
from arkham.rules.moves import (
    discard,
    discardable,
    hand_limit,
    lose,
    move,
    push,
    sweep,
    time_limit,
    win,
)
from arkham.rules.play import fits
from arkham.rules.registry import question, step
from arkham.rules.state import GameState, Loss


@question
def action(state: GameState) -> Question:
    """Ask for one of the five actions (T2)."""
    lines = state.lines
    lead = state.first_lead()
    options = []
    first: tuple[tuple[str], ...] = ()  # T9: no First lead, nothing to discard
    if lead:
        first = (("discard_lead",),)
        options.append(Option(Verb.TAKE, lead, then=(("take", lead, LEADS),)))
        for line in lines:
            if fits(state, lead, line):
                options.append(_option_to_play(Verb.LEAD, lead, line[0], LEADS, ()))
        for mechanism in state.rules.lead_options:
            options.extend(mechanism.lead_options(state, lead))
    for card in state.areas[HAND]:
        for line in lines:
            if fits(state, card, line):
                options.append(_option_to_play(Verb.HAND, card, line[0], HAND, first))
    for line in lines:
        if len(line) > 5 and closable(state, line):
            then = (*first, ("close", line[0]))
            options.append(Option(Verb.CLOSE, 0, line[0], then=then))
    options.append(Option(Verb.PASS, then=first))
    return Question(Prompt.ACTION, options, area=LEADS)


def _option_to_play(
    verb: Verb, card: int, anchor: int, area: int, first: tuple[tuple[str], ...]
) -> Option:
    return Option(verb, card, anchor, then=(*first, ("play", card, anchor, area)))


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
    options = [
        Option(Verb.PICK, c, then=(("discard_from", c, HAND),)) for c in discardable(state, HAND)
    ]
    return Question(Prompt.HAND_LIMIT, options, area=HAND, need=excess)


@question
def last_chance(state: GameState) -> Question | None:
    """Ask once more for free actions where they could change what maintenance does (A4)."""
    if not _maintenance_bites(state) or _will_win(state):
        return None
    usable = any(
        option.verb is Verb.USE
        for mechanism in state.rules.free_actions
        for option in mechanism.free_actions(state)
    )
    if not usable:
        return None
    return Question(Prompt.LAST_CHANCE, [Option(Verb.PROCEED)], must=False)


def _maintenance_bites(state: GameState) -> bool:
    """Say whether maintenance will lose the game, bring trouble or run out of leads."""
    areas = state.areas
    missing = LEADS_SPACES - sum(1 for card in areas[LEADS] if card)
    return (
        len(areas[STABILITY]) >= state.rules.stability_limit
        or len(areas[TIME]) >= time_limit(state)
        or len(areas[DRAW]) < missing
    )


def _will_win(state: GameState) -> bool:
    """Say whether the victory check, which comes first, will end the game (G4)."""
    trial = state.clone()
    victory(trial, None)
    return trial.result is not None


@step
def victory(state: GameState, log: Log) -> None:
    """Check for victory (U1)."""
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
    if rules.types_in(picture) < rules.types_to_win:
        return False
    return not rules.must_score or rules.must_score in picture


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
        push(state, (state.rules.trouble, "time"), ("empty_time",))


@step
def empty_time(state: GameState, log: Log) -> None:
    """Move all time penalty cards to the discard area; this is no discard (D3)."""
    sweep(state, log, TIME, DISCARD, "time")


@step
def refill(state: GameState, log: Log) -> None:
    """Close the gaps of the leads row, then deal until it is full (U4)."""
    before = state.areas[LEADS]
    after = tuple(card for card in before if card != GAP)
    state.areas[LEADS] = after
    if log is not None and before != after:
        log.append(LeadsSlid(before, after))
    push(state, ("deal_leads",))


@step
def deal_leads(state: GameState, log: Log, dry: bool = False) -> None:
    """Deal leads from left to right; an empty stack interrupts it (L1, L2)."""
    while len(state.areas[LEADS]) < LEADS_SPACES:
        stack = state.areas[DRAW]
        if not stack:
            if not dry:  # L3: a stack that stays empty ends this instruction
                push(state, ("run_dry", "refill"), ("deal_leads", True))
            return
        dry = False
        move(state, log, stack[-1], DRAW, LEADS, "deal")
