"""The log of a game: one line an event, each with its kind, its cards and its moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from arkham.play.history import Node, moves_face_down
from arkham.rules.areas import STABILITY, TIME
from arkham.rules.events import (
    CardFlipped,
    CardMoved,
    CardsSwept,
    CheckMade,
    EffectBegan,
    EffectMissed,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    OptionChosen,
    StrainFelt,
    TimeStruck,
    TurnBegan,
)
from arkham.words import wording
from arkham.words.retelling import deed_of


class Topic(StrEnum):
    """What a line is about, to show only the lines one looks for."""

    MOVES = "moves"  # decisions
    CASES = "cases"  # opened, closed, and the end
    CHECKS = "checks"
    COSTS = "costs"  # whatever went to or came from Time and Stability
    CARDS = "cards"  # everything else


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log; `node` is the moment after its command."""

    text: str
    topic: Topic
    node: Node
    cards: tuple[int, ...] = ()
    heading: bool = False


def entries(path: Iterable[Node]) -> list[Entry]:
    """Return everything that has happened, a heading before every turn."""
    found = []
    for node in path:
        rules = node.state.rules
        for event in node.events:
            is_move = isinstance(event, OptionChosen)
            text = deed_of(node) if is_move else wording.log_line(rules, event)
            is_turn = isinstance(event, TurnBegan)
            found.append(Entry(text, topic_of(event), node, cards_of(event), is_turn))
    return found


def topic_of(event: Event) -> Topic:
    match event:
        case OptionChosen() | TurnBegan():
            return Topic.MOVES
        case LineOpened() | LineClosed() | GameEnded():
            return Topic.CASES
        case CheckMade() | StrainFelt():
            return Topic.CHECKS
        case TimeStruck():
            return Topic.COSTS
        case CardMoved(source=source, target=target):
            costly = {source.area, target.area} & {TIME, STABILITY}
            return Topic.COSTS if costly else Topic.CARDS
        case CardsSwept(source=source_area, target=target_area):
            costly = {source_area, target_area} & {TIME, STABILITY}
            return Topic.COSTS if costly else Topic.CARDS
    return Topic.CARDS


def cards_of(event: Event) -> tuple[int, ...]:
    """Return the cards a line names, the one it is about first."""
    named: tuple[int, ...]
    match event:
        case OptionChosen(card=card, onto=onto):
            named = (card, onto)
        case CardMoved() if moves_face_down(event):
            named = ()
        case CardMoved(card=card) | CheckMade(card=card) | EffectBegan(card=card):
            named = (card,)
        case EffectMissed(card=card) | StrainFelt(card=card):
            named = (card,)
        case CardFlipped(before=before, after=after):
            named = (after, before)
        case LineOpened(anchor=anchor):
            named = (anchor,)
        case LineClosed(anchor=anchor, scored=scored):
            named = (anchor, *scored)
        case _:
            named = ()
    return tuple(card for card in named if card)


def as_text(lines: Iterable[Entry]) -> str:
    """Return lines of the log as plain text, an empty line before every turn."""
    return "\n".join(f"\n{line.text}" if line.heading else line.text for line in lines).strip()
