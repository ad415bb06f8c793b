"""What lies on the table as the picture knows it: moved on by events, never by the rules.

The rules are finished long before the picture is, so the picture keeps its own account and
brings it up to date one event at a time. Settling all events of a game gives the same view as
looking at its state (a test proves it).
"""

from __future__ import annotations

from collections.abc import Collection

from arkham.rules.areas import AREA_NAMES, BIG_PICTURE, BOX, CLOSED, HAND, LEADS, LINE
from arkham.rules.cards import GAP
from arkham.rules.events import (
    AreaLaid,
    CardFlipped,
    CardMoved,
    CardsSwept,
    Event,
    GameEnded,
    LeadsSlid,
    LineClosed,
    LineOpened,
    MarkCleared,
    MarkSet,
    Spot,
    StackShuffled,
    TurnBegan,
)
from arkham.rules.state import GameState, Lost, Won

_ROWS = (LEADS, HAND)  # whose places count, filled or not


class TableView:
    """Areas, lines and marks as lists that events change."""

    __slots__ = ("areas", "ending", "lines", "marks", "turn")

    def __init__(self) -> None:
        self.areas: list[list[int]] = [[] for _ in AREA_NAMES]
        self.lines: list[list[int]] = []
        self.marks: list[tuple[str, int]] = []
        self.turn = 0
        self.ending: GameEnded | None = None

    @classmethod
    def of(cls, state: GameState) -> TableView:
        """Look at a state as it is."""
        view = cls()
        view.areas = [list(area) for area in state.areas]
        view.lines = [list(line) for line in state.lines]
        view.marks = list(state.marks)
        view.turn = state.turn
        if isinstance(state.result, Won):
            view.ending = GameEnded(True, "")
        elif isinstance(state.result, Lost):
            view.ending = GameEnded(False, state.result.reason)
        return view

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableView):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def line_of(self, anchor: int) -> list[int]:
        """Return the line that began with this card."""
        return next(line for line in self.lines if line[0] == anchor)

    def without(self, cards: Collection[int]) -> TableView:
        """Return the view as if these cards had not yet reached their pile or line."""
        if not cards:
            return self
        view = TableView()
        view.areas = [
            area if i in _ROWS else [card for card in area if card not in cards]
            for i, area in enumerate(self.areas)
        ]
        view.lines = [
            [line[0], *(card for card in line[1:] if card not in cards)] for line in self.lines
        ]
        view.marks, view.turn, view.ending = self.marks, self.turn, self.ending
        return view

    def settle(self, event: Event) -> None:
        """Bring the view one fact on."""
        match event:
            case AreaLaid(area, cards) | StackShuffled(area, cards):
                self.areas[area] = list(cards)
            case TurnBegan(turn):
                self.turn = turn
            case CardMoved(card, source, target):
                self._remove(source)
                self._insert(card, target)
            case CardsSwept(cards, source_area, target_area):
                self.areas[source_area] = []
                self.areas[target_area] += cards
            case CardFlipped(_, after, spot):
                self.areas[spot.area][spot.place] = after
            case LeadsSlid(_, after_row):
                self.areas[LEADS] = list(after_row)
            case LineOpened(anchor, source):
                self._remove(source)
                self.lines.append([anchor])
            case LineClosed(anchor):
                self.lines.remove(self.line_of(anchor))
                self.areas[BIG_PICTURE] += event.scored
                self.areas[CLOSED] += event.filed
                self.areas[BOX] += event.boxed
            case MarkSet(name, value):
                self.marks.append((name, value))
            case MarkCleared(name, value):
                self.marks.remove((name, value))
            case GameEnded():
                self.ending = event

    def _remove(self, spot: Spot) -> None:
        """Take a card away; the leads row keeps the gap until it closes up."""
        if spot.area == LEADS:
            self.areas[LEADS][spot.place] = GAP
        else:
            del self.areas[spot.area][spot.place]

    def _insert(self, card: int, spot: Spot) -> None:
        cards = self.line_of(spot.anchor) if spot.area == LINE else self.areas[spot.area]
        cards.insert(spot.place, card)
