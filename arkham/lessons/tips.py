"""Decide which tip of first use is due: what has happened, what is asked, how the table lies.

What a tip waits for is data; the questions about a table are those of the rules, so a mechanism
needs no word in here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from arkham.files.texts import shipped
from arkham.rules.areas import HAND, LEADS, STABILITY, TIME
from arkham.rules.basics import STRAIN_FROM
from arkham.rules.cards import Technique
from arkham.rules.choices import Prompt, Reason, Verb
from arkham.rules.closing import closable, scorable
from arkham.rules.events import Event
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.moves import time_limit
from arkham.rules.refusals import refusals
from arkham.rules.state import GameState

_SETTLED = 3  # the turn from which on more is told than what comes first


class Subject(NamedTuple):
    """What a tip is about on this table, where it is something of it."""

    card: int = 0
    line: int = 0  # the first card of it


@dataclass(frozen=True, slots=True)
class When:
    """What a tip waits for; one of the first five."""

    event: str = ""
    question: tuple[str, ...] = ()
    refusal: str = ""
    holds: tuple[str, ...] = ()
    table: str = ""
    fields: tuple[tuple[str, object], ...] = ()  # that the event must have


@dataclass(frozen=True, slots=True)
class FirstTip:
    """One tip of data/tips.yaml."""

    id: str
    cases: tuple[int, ...]
    when: When
    anchor: str
    icon: str
    title: str
    text: str
    clause: str
    lesson: str = ""  # that tells the same


@cache
def first_tips() -> tuple[FirstTip, ...]:
    """Return all tips, in the order of the file."""
    return tuple(
        FirstTip(
            tip["id"],
            tuple(tip["cases"]),
            _when(dict(tip["when"])),
            tip["anchor"],
            tip["icon"],
            tip["title"],
            tip["text"],
            tip["clause"],
            tip.get("lesson", ""),
        )
        for tip in shipped("data", "tips.yaml")["tips"]
    )


def covered_by(lessons: Collection[str]) -> set[str]:
    """Return the tips that say no more than lessons which were done."""
    return {tip.id for tip in first_tips() if tip.lesson in lessons}


def _when(data: dict[str, Any]) -> When:
    own = ("event", "question", "refusal", "holds", "table")
    fields = tuple((name, value) for name, value in data.items() if name not in own)
    return When(
        data.get("event", ""),
        _names(data.get("question", ())),
        data.get("refusal", ""),
        _names(data.get("holds", ())),
        data.get("table", ""),
        fields,
    )


def _names(found: str | Sequence[str]) -> tuple[str, ...]:
    return (found,) if isinstance(found, str) else tuple(found)


def due_after_events(tip: FirstTip, events: Iterable[Event]) -> Subject | None:
    """Return what a tip is about if one of these events is what it waits for."""
    for event in events:
        if type(event).__name__ == tip.when.event and all(
            getattr(event, name) == value for name, value in tip.when.fields
        ):
            card = getattr(event, "card", 0)
            line = getattr(getattr(event, "target", None), "anchor", 0)
            return Subject(card, line or getattr(event, "anchor", 0))
    return None


def due_at_question(
    tips: Iterable[FirstTip], state: GameState
) -> Iterator[tuple[FirstTip, Subject]]:
    """Yield the tips whose matter is on the table at this question."""
    choice = state.choice
    if choice is None:
        return
    refused = _refused(state) if choice.prompt == Prompt.ACTION else {}
    for tip in tips:
        when, subject = tip.when, None
        if choice.prompt in when.question:
            subject = Subject(choice.source)
        elif when.refusal in refused:
            subject = refused[when.refusal]
        elif when.holds and choice.prompt == Prompt.ACTION:
            subject = _held(state, when.holds)
        elif when.table and choice.prompt == Prompt.ACTION:
            subject = TABLE_QUESTIONS[when.table](state)
        if subject is not None:
            yield tip, subject


def _refused(state: GameState) -> dict[str, Subject]:
    """Return for which reasons cards are refused to lines whose open end they fit."""
    found: dict[str, Subject] = {}
    playable = (*state.areas[HAND], state.first_lead())
    for unavailable in refusals(state):
        reasons = [refusal.reason for refusal in unavailable.refusals]
        if unavailable.card in playable and Reason.TECHNIQUE not in reasons:
            for reason in reasons:
                found.setdefault(reason, Subject(unavailable.card, unavailable.onto))
    return found


def _held(state: GameState, attributes: Sequence[str]) -> Subject | None:
    cards = (*state.areas[HAND], state.first_lead())
    for card in cards:
        if card and set(state.rules.cards[card].attributes) & set(attributes):
            return Subject(card)
    return None


# Questions about a table


def _closable(state: GameState) -> Subject | None:
    return next((Subject(line=line[0]) for line in state.lines if closable(state, line)), None)


def _held_puzzle(state: GameState) -> Subject | None:
    for line in state.lines:
        puzzles = [card for card in line if state.rules.is_puzzle[card]]
        if puzzles and closable(state, line):
            kept = set(puzzles) - set(scorable(state, line))
            if kept:
                return Subject(min(kept), line[0])
    return None


def _strain(state: GameState) -> Subject | None:
    long = (line for line in state.lines if len(line) - 1 >= STRAIN_FROM)
    return next((Subject(line=line[0]) for line in long), None)


def _stability_low(state: GameState) -> Subject | None:
    left = state.rules.stability_limit - len(state.areas[STABILITY])
    return Subject() if left == 1 else None


def _time_low(state: GameState) -> Subject | None:
    return Subject() if time_limit(state) - len(state.areas[TIME]) == 1 else None


def _last_open_case(state: GameState) -> Subject | None:
    if not state.rules.reopens or len(state.lines) != 1:
        return None
    return _closable(state)


def _goals(state: GameState) -> Subject | None:
    return Subject() if state.rules.goals else None


def _gains(state: GameState) -> Subject | None:
    """Return a card that does more, or costs more, than is printed on it."""
    rules = state.rules
    for card in (*state.areas[LEADS], *state.areas[HAND]):
        if not card:
            continue
        gained = any(m.gained_effects(state, card) for m in rules.effect_gains)
        if gained or (rules.shows_time(state.areas, card) and not rules.cards[card].time):
            return Subject(card)
    return None


def _any_technique(state: GameState) -> Subject | None:
    """Return a card with the technique that stands for all: to be played, or at an open end."""
    cards = state.rules.cards
    for card in (state.first_lead(), *state.areas[HAND]):
        if card and cards[card].left is Technique.ANY:
            return Subject(card)
    ends = (line[-1] for line in state.lines if Technique.ANY in cards[line[-1]].right)
    return next((Subject(card) for card in ends), None)


def _plays(state: GameState) -> set[int]:
    options = state.choice.options if state.choice else ()
    return {o.card for o in options if o.verb in (Verb.LEAD, Verb.HAND) and not o.tool}


def _nothing_fits(state: GameState) -> Subject | None:
    return Subject() if state.first_lead() and not _plays(state) else None


def _choice_of_plays(state: GameState) -> Subject | None:
    """Find it worth a plan where several cards fit and the first lines have grown."""
    grown = any(len(line) > 2 for line in state.lines)
    return Subject() if grown and len(_plays(state)) > 1 else None


def _numbered(state: GameState) -> Subject | None:
    firsts = [line[0] for line in state.lines if state.rules.cards[line[0]].number]
    return Subject(line=firsts[0]) if firsts else None


def _helper(state: GameState) -> Subject | None:
    """Find a helper worth a word once something could be done with it and the game has begun."""
    panel, choice = state.rules.panel(PanelKind.HELPER), state.choice
    if panel is None or choice is None or state.turn < _SETTLED:
        return None
    return Subject() if any(option.verb is Verb.USE for option in choice.options) else None


def _bag(state: GameState) -> Subject | None:
    panel = state.rules.panel(PanelKind.BAG)
    return Subject() if panel is not None and state.areas[panel.area] else None


TABLE_QUESTIONS: dict[str, Callable[[GameState], Subject | None]] = {
    "closable": _closable,
    "held_puzzle": _held_puzzle,
    "strain": _strain,
    "stability_low": _stability_low,
    "time_low": _time_low,
    "last_open_case": _last_open_case,
    "goals": _goals,
    "gains": _gains,
    "any_technique": _any_technique,
    "nothing_fits": _nothing_fits,
    "choice_of_plays": _choice_of_plays,
    "numbered": _numbered,
    "bag": _bag,
    "helper": _helper,
}
