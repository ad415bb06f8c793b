"""What the player is doing at this moment, as the painter needs to know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arkham.scenes.table.labels import Forms
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.ticket import Ticket

if TYPE_CHECKING:
    from arkham.scenes.table.tips import Tip


@dataclass(slots=True)
class Carried:
    """A card in the player's hand, by drag, by click or by key."""

    card: int
    pos: tuple[int, int]  # where the pointer holds it
    dragged: bool  # False: it was picked up with a click or a key and goes with the pointer


@dataclass(slots=True)
class Cues:
    """Hover, focus, what is lit and why the rest is not."""

    hovered: Spot | None = None
    focused: Spot | None = None  # only while the keyboard leads
    carried: Carried | None = None
    lit: frozenset[int] = frozenset()  # first cards of the lines that would take the carried card
    pointed: int = 0  # first card of the line under the carried card, whether it takes it or not
    aimed: int = 0  # the same if it takes it
    aimed_place: str = ""  # the other place under it that would take it
    refused: dict[int, str] = field(default_factory=dict)  # the other lines: why not
    picks: frozenset[int] = frozenset()  # cards of the table that answer the question
    chosen: frozenset[int] = frozenset()  # puzzles already chosen to be scored
    places: dict[str, Forms] = field(default_factory=dict)  # other places for it, and what for
    inspected: int = 0
    tip: Tip | None = None
    tip_at: Spot | None = None  # what the tip explains
    ticket: Ticket | None = None
    toast: str = ""  # a refusal or news, for some seconds
    toast_clause: str = ""  # where the rules say so
    toast_warns: bool = False  # a refusal or something amiss: it wears the warning sign
    fan: tuple[int, ...] = ()  # cards of a pile laid out to choose from, one page of them
    fan_from: int = 0  # the place of the first of them in the pile
    fan_count: int = 0  # how many there are on all pages
    fan_fits: tuple[tuple[str, ...], ...] = ()  # the cases that would take each now, longest first
    fan_title: str = ""
    fan_areas: tuple[str, ...] = ()  # where each comes from, if not all come from one place
    fan_label: Forms = ()  # what one of them is picked for
    lifts: dict[int, int] = field(default_factory=dict)  # cards raised a little, in pixels
