"""Everything the table says besides its cards, as plain values: one look at a session.

The painter only draws what stands here, and tests compare these values with the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arkham import wording
from arkham.rules.areas import (
    BIG_PICTURE,
    CASE_DECK,
    CLOSED,
    DISCARD,
    DRAW,
    FORMULA,
    MENACE_DECK,
    STABILITY,
    STORMS,
    TIME,
    VICTIMS,
)
from arkham.rules.basics import STRAIN_FROM, TYPE_BITS, TYPES_TO_CLOSE, effect_key
from arkham.rules.cards import ClueType
from arkham.rules.choices import Choice, Prompt, Verb
from arkham.rules.closing import scorable
from arkham.rules.mechanisms.skeleton import free_keys
from arkham.rules.moves import time_limit
from arkham.rules.odds import CheckOdds, check_odds
from arkham.rules.refusals import Unavailable, refusals
from arkham.rules.state import GameState, Line
from arkham.scenes.layout import ACTIONS
from arkham.scenes.view import TableView
from arkham.session import Session

ACTION_VERBS = dict(
    zip(ACTIONS, (Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE, Verb.PASS), strict=True)
)


@dataclass(frozen=True, slots=True)
class LineStatus:
    """How far one open case is."""

    anchor: int
    types: tuple[bool, ...]  # which types it shows, in the order of ClueType
    closable: bool
    puzzles: int  # how many puzzles could be scored, one at a time
    clues: int
    free_keys: int
    strain: bool  # the next card costs a check
    ends_in: int  # technique mask of its open end

    @property
    def count(self) -> int:
        return sum(self.types)


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One of the five actions: possible, or why not."""

    name: str
    enabled: bool
    reason: str
    count: int = 0  # how many cases, or cards of the hand, it can be done with


@dataclass(frozen=True, slots=True)
class EffectStatus:
    """One effect of the card being resolved; `stage` is done, now or next."""

    name: str
    must: bool
    stage: str


@dataclass(frozen=True, slots=True)
class ObjectiveStatus:
    card: int
    letters: tuple[tuple[str, bool], ...]  # each letter, and whether its puzzle is scored

    @property
    def met(self) -> bool:
        return all(done for _, done in self.letters)


@dataclass(frozen=True, slots=True)
class Hud:
    """The words and numbers of a table."""

    turn: int
    mark: str
    time: tuple[int, int]  # cards in the area, limit
    stability: tuple[int, int]
    heads: tuple[str, int]  # what time costs ("victims" or "menaces"), and how many are left
    scored: tuple[bool, ...]  # types in the big picture, in the order of ClueType
    types_to_win: int
    objectives: tuple[ObjectiveStatus, ...]
    counts: dict[str, int]  # cards in piles, by the name of the pile
    odds: CheckOdds
    prompt: str
    must: bool
    skip: str  # the verb of the button in the prompt strip, "" if there is none
    do: bool  # whether the question offers something to do or leave
    lines: tuple[LineStatus, ...]
    actions: tuple[ActionStatus, ...]
    track: tuple[EffectStatus, ...]


def hud_of(session: Session, view: TableView | None = None) -> Hud:
    """Look at a session; the numbers are those of a view that has still to catch up."""
    state, choice = session.state, session.choice
    rules, shown = state.rules, view or TableView.of(state)
    areas = shown.areas
    stack = ("victims", VICTIMS) if "victims" in rules.case.mechanisms else ("menaces", MENACE_DECK)
    return Hud(
        turn=shown.turn,
        mark=session.mark.value,
        time=(len(areas[TIME]), time_limit(state)),
        stability=(len(areas[STABILITY]), rules.stability_limit),
        heads=(stack[0], len(areas[stack[1]])),
        scored=_types(state, areas[BIG_PICTURE]),
        types_to_win=rules.types_to_win,
        objectives=_objectives(state, areas[BIG_PICTURE]),
        counts={
            "draw": len(areas[DRAW]),
            "discard": len(areas[DISCARD]),
            "closed": len(areas[CLOSED]),
            "storms": len(areas[STORMS]),
            "formula": len(areas[FORMULA]),
            "cases": len(areas[CASE_DECK]),
        },
        odds=check_odds(state),
        prompt=wording.prompt_line(state, choice) if choice else wording.ending_line(state),
        must=choice.must if choice else True,
        skip=skip_verb(choice),
        do=any(o.verb is Verb.DO for o in choice.options) if choice else False,
        lines=tuple(line_status(state, tuple(line)) for line in shown.lines),
        actions=_actions(state, choice),
        track=_track(state, choice),
    )


def skip_verb(choice: Choice | None) -> str:
    """Return the verb that declines, ends or goes on, where the question has one."""
    wanted = (Verb.SKIP, Verb.DONE, Verb.PROCEED)
    options = choice.options if choice else ()
    return next((o.verb.value for o in options if o.verb in wanted), "")


def _types(state: GameState, cards: Sequence[int]) -> tuple[bool, ...]:
    bits = 0
    for card in cards:
        bits |= state.rules.type_bit[card]
    return tuple(bool(bits & TYPE_BITS[t]) for t in ClueType)


def line_status(state: GameState, line: Line) -> LineStatus:
    """Say how far an open case is from being closed, and what it could take."""
    rules = state.rules
    types = _types(state, line)
    closable = sum(types) >= TYPES_TO_CLOSE
    return LineStatus(
        anchor=line[0],
        types=types,
        closable=closable,
        puzzles=len(scorable(state, line)) if closable else 0,
        clues=sum(rules.is_clue[c] for c in line),
        free_keys=max(0, sum(free_keys(state, line))),
        strain=len(line) - 1 >= STRAIN_FROM,
        ends_in=rules.right[line[-1]],
    )


def _objectives(state: GameState, picture: Sequence[int]) -> tuple[ObjectiveStatus, ...]:
    rules = state.rules
    if rules.word("mode") != "hardboiled" or "objectives" not in rules.case.mechanisms:
        return ()
    scored = {rules.cards[c].letter for c in picture}
    return tuple(
        ObjectiveStatus(card.index, tuple((letter, letter in scored) for letter in card.letters))
        for card in rules.cards
        if card.letters
    )


def _actions(state: GameState, choice: Choice | None) -> tuple[ActionStatus, ...]:
    """Return the five actions; a disabled one gives the reason of its nearest target."""
    options = choice.options if choice and choice.prompt is Prompt.ACTION else ()
    refused = refusals(state)
    statuses = []
    for name, verb in ACTION_VERBS.items():
        targets = {o.card if verb is Verb.HAND else o.onto for o in options if o.verb is verb}
        reason = "" if targets else _why(refused, verb, state)
        statuses.append(ActionStatus(name, bool(targets), reason, len(targets)))
    return tuple(statuses)


def _why(refused: list[Unavailable], verb: Verb, state: GameState) -> str:
    lead = state.first_lead()
    concerned = [u for u in refused if u.verb is verb and (verb is not Verb.LEAD or u.card == lead)]
    if not concerned:
        return wording.texts()["nothing"].get(verb.value, "")
    # Of the cases that cannot be closed, the one with the most types is the nearest.
    fewest = min(
        concerned,
        key=lambda u: (len(u.refusals), -u.refusals[0].have if verb is Verb.CLOSE else 0),
    )
    return wording.reason_line(fewest.refusals[0])


def _track(state: GameState, choice: Choice | None) -> tuple[EffectStatus, ...]:
    """Return the effect strip of the card that asks, with its progress."""
    if choice is None or not choice.source or choice.prompt in (Prompt.SCORE, Prompt.BONUS):
        return ()
    card, rules = choice.source, state.rules
    gained = [
        effect_key(effect)
        for mechanism in rules.effect_gains
        for _, effect in mechanism.gained_effects(state, card)
    ]
    strip = [*rules.effects[card], *gained]
    now = len(strip) - 1
    for step in state.agenda:
        if step[:2] == ("effects", card):
            now = step[3] - 1
        elif step[:2] == ("gained", card):
            now = len(rules.effects[card]) + len(step[3]) - 1
    return tuple(
        EffectStatus(name, must, "done" if i < now else "now" if i == now else "next")
        for i, (name, must) in enumerate(strip)
    )
