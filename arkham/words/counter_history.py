"""Account for the counters of the table: the events whose changes add up to what it shows.

Every entry is one event of the game's record, with what it changed and what the counter then was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham.files.texts import texts
from arkham.play.session import Session
from arkham.rules.areas import STABILITY, TIME
from arkham.rules.basics import ongoing_number
from arkham.rules.events import (
    AreaLaid,
    CardMoved,
    CardsSwept,
    Event,
    LineClosed,
    LineOpened,
    TurnBegan,
)
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.state import GameState
from arkham.words import wording


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account."""

    turn: int  # 0 for the set-up
    text: str
    change: int
    total: int


_AREAS = {"time": TIME, "stability": STABILITY}
_LIMITS: dict[str, tuple[Callable[[GameState], int], str]] = {
    "hand_limit": (hand_limit, "hand-limit"),
    "time_limit": (time_limit, "time-limit"),
}


def account(session: Session, counter: str) -> tuple[Entry, ...]:
    """Return what made a counter what it is, from the beginning of the game's record."""
    if counter in _LIMITS:
        return _limit_account(session, *_LIMITS[counter])
    stacks = {panel.label: panel.area for panel in session.rules.panels}
    return _area_account(session, (_AREAS | stacks)[counter])


def _area_account(session: Session, area: int) -> tuple[Entry, ...]:
    """Follow the number of cards in an area through every event."""
    root = session.root
    laid = sum(_change(event, area) for event in root.events)
    found = len(root.state.areas[area]) - laid
    total, entries = found, []
    if found:  # the record of this game begins in its middle
        entries.append(Entry(0, texts()["account"]["found"], found, found))
    turn = 0
    for node in session.path():
        if node is not root:
            turn = turn or root.state.turn  # a record that begins in the middle of a game
        for event in node.events:
            # One command may end a turn and begin the next: its events belong to both.
            if isinstance(event, TurnBegan) and node is not root:
                turn = event.turn
            change = _change(event, area)
            if change:
                total += change
                line = wording.log_line(session.rules, event)
                entries.append(Entry(turn, line, change, total))
    return tuple(entries)


def _change(event: Event, area: int) -> int:
    """Return how many cards an event brought to an area, less than 0 if it took some."""
    match event:
        case AreaLaid(laid, cards):
            return len(cards) if laid == area else 0
        case CardMoved(_, source, target):
            return (target.area == area) - (source.area == area)
        case CardsSwept(cards, origin, goal):
            return len(cards) * ((goal == area) - (origin == area))
        case LineOpened(_, source):
            return -(source.area == area)
    return 0


def _limit_account(
    session: Session, limit: Callable[[GameState], int], effect: str
) -> tuple[Entry, ...]:
    """Follow a limit through the game: what it was at first, and the cards that changed it."""
    words = texts()["account"]
    path = session.path()
    total = limit(path[0].state)
    entries = [Entry(0, words["printed"], total, total)]
    for node in path[1:]:
        change = limit(node.state) - total
        if change:
            total += change
            told = _teller(session, node.events, effect)
            turn = node.parent.state.turn if node.parent else node.state.turn
            entries.append(Entry(turn, told, change, total))
    return tuple(entries)


def _teller(session: Session, events: tuple[Event, ...], effect: str) -> str:
    """Return the sentence of the event that brought or took a card with a lasting effect."""
    cards = session.rules.cards
    for event in events:
        moved = (
            event.card
            if isinstance(event, CardMoved)
            else event.anchor
            if isinstance(event, LineOpened | LineClosed)
            else 0
        )
        if moved and ongoing_number(cards[moved], effect):
            return wording.log_line(session.rules, event)
    return texts()["account"]["changed"]
