"""What a command will certainly do: its events up to the first one that reveals a hidden card."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from arkham.rules.areas import AREAS, STABILITY, TIME
from arkham.rules.choices import Option
from arkham.rules.engine import apply, determinize
from arkham.rules.events import (
    CardMoved,
    CheckMade,
    Event,
    GameEnded,
    LineOpened,
    StackShuffled,
)
from arkham.rules.state import GameState

HIDDEN_STACKS = frozenset(area.number for area in AREAS if area.is_hidden)
_CHOSEN = "take"  # a card taken out of a searched stack was chosen, not revealed


class Foresight(NamedTuple):
    """The certain part of a command's consequences."""

    events: tuple[Event, ...]
    reveal: Event | None  # what then shows a hidden card; only its kind may be shown
    time: tuple[int, int]  # cards in the time penalty area, before and after
    stability: tuple[int, int]
    ended: GameEnded | None


def reveals(event: Event) -> bool:
    """Say whether an event shows the player a card that was hidden before."""
    if isinstance(event, CheckMade):
        return True
    if isinstance(event, CardMoved):
        return event.source.area in HIDDEN_STACKS and event.cause != _CHOSEN
    return isinstance(event, LineOpened) and event.source.area in HIDDEN_STACKS


def public(event: Event) -> Event | None:
    """Return an event without what it tells about a hidden order; None if that is all of it."""
    if isinstance(event, StackShuffled):
        return None
    if isinstance(event, CardMoved) and event.source.area in HIDDEN_STACKS:
        return replace(event, source=event.source._replace(place=0))
    return event


def foresee(state: GameState, option: Option) -> Foresight:
    """Return what an option will certainly do, whatever the order of the hidden cards."""
    trial = determinize(state, 0)
    certain: list[Event] = []
    reveal: Event | None = None
    for event in apply(trial, option):
        if reveals(event):
            reveal = event
            break
        shown = public(event)
        if shown is not None:
            certain.append(shown)
    ended = next((e for e in certain if isinstance(e, GameEnded)), None)
    return Foresight(
        tuple(certain),
        reveal,
        _before_and_after(state, certain, TIME),
        _before_and_after(state, certain, STABILITY),
        ended,
    )


def _before_and_after(state: GameState, events: list[Event], area: int) -> tuple[int, int]:
    """Count the cards of a penalty area now and at its fullest among certain events."""
    before = len(state.areas[area])
    now = most = before
    for event in events:
        if isinstance(event, CardMoved):
            now += (event.target.area == area) - (event.source.area == area)
            most = max(most, now)
    return before, most if now < before and most > before else now
