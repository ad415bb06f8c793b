"""The areas of the table, as indices into ``GameState.areas``.

The core has those below; a mechanism declares its own with `declare_area`. Open cases are not
areas but lines (``GameState.lines``): they come and go. Every stack's top is its last card.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class AreaInfo(NamedTuple):
    """What can be said of an area whatever lies in it."""

    number: int
    name: str
    kind: str  # the only kind of card that can lie there, "" if several can
    is_hidden: bool  # the player does not know the order of its cards
    is_face_down: bool


AREAS: Final[list[AreaInfo]] = []
AREA_NAMES: Final[list[str]] = []


def declare_area(
    name: str, *, kind: str = "", is_hidden: bool = False, is_face_down: bool | None = None
) -> int:
    """Declare an area and return its index; a hidden one lies face down unless said otherwise."""
    if name in AREA_NAMES:
        raise ValueError(f"there are two areas {name!r}")
    down = is_hidden if is_face_down is None else is_face_down
    AREAS.append(AreaInfo(len(AREAS), name, kind, is_hidden, down))
    AREA_NAMES.append(name)
    return len(AREAS) - 1


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

declare_area("draw", kind="clue", is_hidden=True)
for _name in ("leads", "hand", "discard", "time", "stability"):
    declare_area(_name, kind="clue")
for _name in ("big_picture", "closed", "box", "unseen"):
    declare_area(_name)

LINE: Final = -1  # stands for "in an open case" where an area is asked for
