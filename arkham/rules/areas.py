"""The areas of the table, as indices into ``GameState.areas``.

Open cases are not areas but lines (``GameState.lines``): they come and go. Every stack's top
is its last card.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
LEADS: Final = 1
HAND: Final = 2
DISCARD: Final = 3
TIME: Final = 4
STABILITY: Final = 5
BIG_PICTURE: Final = 6
CLOSED: Final = 7
BOX: Final = 8  # removed from the game, seen by the player
UNSEEN: Final = 9  # removed from the game at set-up, unseen
BRIEFCASE: Final = 10  # what can be used at any time: the contact, in Case 3 also equipment
VICTIMS: Final = 11
STORMS: Final = 12
FORMULA: Final = 13
CASE_DECK: Final = 14
MENACE_DECK: Final = 15
MENACES: Final = 16  # active ones
OBJECTIVES: Final = 17

AREA_NAMES: Final = (
    "draw",
    "leads",
    "hand",
    "discard",
    "time",
    "stability",
    "big_picture",
    "closed",
    "box",
    "unseen",
    "briefcase",
    "victims",
    "storms",
    "formula",
    "case_deck",
    "menace_deck",
    "menaces",
    "objectives",
)

LINE: Final = -1  # stands for "in an open case" where an area is asked for
