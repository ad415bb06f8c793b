"""A table built from events alone, to prove that they tell the whole game."""

from __future__ import annotations

from arkham.rules.areas import AREA_NAMES, BIG_PICTURE, BOX, CLOSED, LEADS, LINE
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
from arkham.rules.state import GameState, Mark


class Replica:
    """Areas, lines, marks, turn and result as the events have told them so far."""

    def __init__(self) -> None:
        self.areas: list[list[int]] = [[] for _ in AREA_NAMES]
        self.lines: list[list[int]] = []
        self.marks: list[Mark] = []
        self.turn = 0
        self.result = ""

    def hear(self, event: Event) -> None:
        """Move one fact on; whatever an event claims of the time before must be true."""
        match event:
            case AreaLaid(area, cards):
                self.areas[area] = list(cards)
            case TurnBegan(turn):
                assert turn == self.turn + 1
                self.turn = turn
            case CardMoved(card, source, target):
                self._lift(card, source)
                place = self._place(target)
                assert len(place) == target.place, event
                place.append(card)
            case CardsSwept(cards, source, target):
                assert tuple(self.areas[source]) == cards, event
                self.areas[source] = []
                self.areas[target] += cards
            case CardFlipped(before, after, spot):
                place = self._place(spot)
                assert place[spot.place] == before, event
                place[spot.place] = after
            case StackShuffled(area, order):
                assert sorted(self.areas[area]) == sorted(order), event
                self.areas[area] = list(order)
            case LeadsSlid(before, after):
                assert tuple(self.areas[LEADS]) == before, event
                self.areas[LEADS] = list(after)
            case LineOpened(anchor, source):
                self._lift(anchor, source)
                self.lines.append([anchor])
            case LineClosed(anchor, cards, _, scored, filed, boxed):
                line = self._line(anchor)
                assert tuple(line) == cards and sorted(cards) == sorted(scored + filed + boxed)
                self.lines.remove(line)
                self.areas[BIG_PICTURE] += scored
                self.areas[CLOSED] += filed
                self.areas[BOX] += boxed
            case MarkSet(name, value):
                self.marks.append((name, value))
            case MarkCleared(name, value):
                self.marks.remove((name, value))
            case GameEnded(won, reason):
                self.result = "won" if won else f"lost {reason}"

    def _lift(self, card: int, source: Spot) -> None:
        place = self._place(source)
        assert place[source.place] == card, (card, source)
        if source.area == LEADS:
            place[source.place] = GAP
        else:
            del place[source.place]

    def _place(self, spot: Spot) -> list[int]:
        return self._line(spot.anchor) if spot.area == LINE else self.areas[spot.area]

    def _line(self, anchor: int) -> list[int]:
        return next(line for line in self.lines if line[0] == anchor)

    def check(self, state: GameState) -> None:
        """Compare everything the replica knows with the real table."""
        assert [tuple(area) for area in self.areas] == state.areas
        assert [tuple(line) for line in self.lines] == state.lines
        assert tuple(self.marks) == state.marks
        assert self.turn == state.turn
        assert self.result == state.to_json()["result"]
