"""Where every Clue of a case is, as far as the player can know: types by places, with their marks.

The draw stack counts as what is in it, never in which order. Nothing here names a mechanism: the
places of its cards are asked of its panels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from arkham.rules.areas import (
    BIG_PICTURE,
    CLOSED,
    DISCARD,
    DRAW,
    HAND,
    LEADS,
    LINE,
    STABILITY,
    TIME,
)
from arkham.rules.cards import ATTRIBUTES, Attribute, ClueType
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState

ASIDE = -2  # stands for every other place: removed, or not yet in the game
ALL = ""  # stands for every type in the last row of the board
_CORE = (DRAW, LEADS, HAND, LINE, DISCARD, TIME, STABILITY, CLOSED, BIG_PICTURE)


class Place(NamedTuple):
    """A column: an area (or LINE or ASIDE) and the key of its words and icon."""

    area: int
    name: str


_NAMES = ("unseen", "leads", "hand", "lines", "discard", "time", "stability", "closed", "scored")


@dataclass(frozen=True, slots=True)
class Cell:
    """The cards of one type in one place, and how often they bear each mark."""

    cards: tuple[int, ...]  # in the order of the catalogue, so no stack tells its order
    marks: tuple[tuple[str, int], ...]

    @property
    def count(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Board:
    """All Clues of a game, sorted; the last row, ALL, holds every type together."""

    places: tuple[Place, ...]
    types: tuple[str, ...]
    cells: dict[tuple[str, str], Cell]  # by type and place

    def cell(self, clue_type: str, place: str) -> Cell:
        return self.cells[clue_type, place]

    @property
    def marks(self) -> tuple[str, ...]:
        """Return the marks that any card of the case bears, in their order."""
        whole = {m for place in self.places for m, _ in self.cell(ALL, place.name).marks}
        return tuple(mark for mark in shown_marks() if mark in whole)


def shown_marks() -> tuple[str, ...]:
    """Return what the board flags: puzzles, keys, locks, and what mechanisms make of Clues."""
    core = (Attribute.PUZZLE, Attribute.KEY, Attribute.LOCK)
    added = (i.name for i in ATTRIBUTES.values() if i.mechanism and not i.tints_left)
    return (*core, *added)


def places_of(rules: Ruleset) -> tuple[Place, ...]:
    """Return where Clues of a case can be, in the order of the board."""
    core = [Place(area, name) for area, name in zip(_CORE, _NAMES, strict=True)]
    bags = [Place(p.area, p.label) for p in rules.panels if p.kind is PanelKind.BAG]
    return (*core, *bags, Place(ASIDE, "aside"))


def board_of(state: GameState) -> Board:
    """Sort the Clues of a game by type and place."""
    rules = state.rules
    places = places_of(rules)
    where = {c: LINE for line in state.lines for c in line}
    shown = {place.area for place in places}
    for area, cards in enumerate(state.areas):
        where |= dict.fromkeys(cards, area if area in shown else ASIDE)
    clues = [c for c in rules.cards if rules.is_clue[c.index]]
    present = {c.type for c in clues}
    types = tuple(t.value for t in ClueType if t in present)
    cells = {}
    for place in places:
        here = [c.index for c in clues if where.get(c.index, ASIDE) == place.area]
        for clue_type in types:
            alike = tuple(c for c in here if rules.cards[c].type == clue_type)
            cells[clue_type, place.name] = _cell(rules, alike)
        cells[ALL, place.name] = _cell(rules, tuple(here))
    return Board(places, (*types, ALL), cells)


def _cell(rules: Ruleset, cards: tuple[int, ...]) -> Cell:
    counted = ((mark, sum(rules.cards[c].has(mark) for c in cards)) for mark in shown_marks())
    return Cell(cards, tuple((mark, count) for mark, count in counted if count))
