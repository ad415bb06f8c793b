"""Say where every card of a view lies and how it is drawn there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import pygame

from arkham.rules.areas import (
    AREAS,
    BIG_PICTURE,
    CLOSED,
    DISCARD,
    DRAW,
    HAND,
    LEADS,
    STABILITY,
    TIME,
)
from arkham.rules.cards import GAP
from arkham.rules.mechanisms import PANELS
from arkham.rules.mechanisms.base import Panel, PanelKind
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import Detail
from arkham.scenes.table.layout.table import TOOLS, TableLayout, TableShape
from arkham.scenes.table.view import TableView

FACE_DOWN = tuple(area.number for area in AREAS if area.is_face_down)


class Look(StrEnum):
    FACE = "face"
    TILE = "tile"  # the small face of a card in a crowded line
    BACK = "back"
    INSIDE = "inside"  # within a pile, gauge or panel that is drawn as a whole
    HIDDEN = "hidden"  # the same, face down

    def __init__(self, name: str) -> None:
        self.piled = name in ("inside", "hidden")  # not drawn by itself where it lies


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a card rests."""

    rect: pygame.Rect
    look: Look
    open_end: bool = False  # the last card of its line shows what may follow
    lift: int = 0  # pixels it is raised over its place, which stays where it can be pointed at
    covered: bool = False  # the next card lies over its right part
    tilt: int = 0  # degrees it is turned to the left, as something that was thrown there


def shape_of(
    view: TableView, rules: Ruleset, *, tools: tuple[str, ...] = TOOLS, tape: bool = False
) -> TableShape:
    """Count what the layout needs to know."""
    lasting = _lasting_shape(rules, tools)
    return replace(
        lasting,
        lines=tuple(len(line) for line in view.lines),
        hand=len(view.areas[HAND]),
        in_force=_count(view, rules.panel(PanelKind.STRIP)) or 0,
        bag=_count(view, rules.panel(PanelKind.BAG)),
        tape=tape,
    )


def _count(view: TableView, panel: Panel | None) -> int | None:
    return None if panel is None else len(view.areas[panel.area])


@lru_cache(maxsize=4)
def _lasting_shape(rules: Ruleset, tools: tuple[str, ...]) -> TableShape:
    """Count what stays the same all through a game."""
    return TableShape(
        types=len({c.type for c in rules.cards if c.type}),
        goals=tuple(len(rules.cards[card].letters) for card in rules.goals),
        extras=tuple(p.label for p in rules.panels if p.kind is PanelKind.STACK),
        helper_sides=2,
        bag=None if rules.panel(PanelKind.BAG) is None else 0,
        tools=tools,
    )


def placements(view: TableView, layout: TableLayout) -> dict[int, Placement]:
    """Return the resting place of every card, in drawing order; the layout is that of the view."""
    places = _places(layout)
    found: dict[int, Placement] = {}
    for area, piled in places.piles:
        found.update(dict.fromkeys(view.areas[area], piled))
    found.update(zip(view.areas[LEADS], places.leads, strict=False))
    found.pop(GAP, None)
    found.update(zip(view.areas[HAND], places.hand, strict=False))
    for line, row in zip(view.lines, places.rows, strict=False):
        found.update(zip(line, row, strict=False))
    return found


class _Places(NamedTuple):
    """The places of a layout, whichever cards lie there."""

    piles: tuple[tuple[int, Placement], ...]  # by area
    leads: tuple[Placement, ...]
    hand: tuple[Placement, ...]
    rows: tuple[tuple[Placement, ...], ...]


@lru_cache(maxsize=16)
def _places(layout: TableLayout) -> _Places:
    look = Look.FACE if layout.lines.detail is Detail.MEDIUM else Look.TILE
    return _Places(
        tuple(
            (area, Placement(rect, Look.HIDDEN if area in FACE_DOWN else Look.INSIDE))
            for area, rect in _homes(layout).items()
        ),
        tuple(Placement(rect, Look.FACE) for rect in layout.leads.cards),
        tuple(
            Placement(rect, Look.FACE, covered=strip.width < rect.width)
            for rect, strip in zip(layout.bottom.hand, layout.bottom.hand_visible, strict=True)
        ),
        tuple(
            tuple(
                Placement(
                    rect, look, open_end=rect is row.cards[-1], covered=strip.width < rect.width
                )
                for rect, strip in zip(row.cards, row.visible, strict=True)
            )
            for row in layout.lines.rows
        ),
    )


def _homes(layout: TableLayout) -> dict[int, pygame.Rect]:
    """Return where the cards of each area are that no one shows one by one."""
    rail = layout.rail
    goal = rail.jigsaw or (rail.goals[0].unionall(list(rail.goals[1:])))
    helper = layout.bottom.helper.picture if layout.bottom.helper else None
    helper = layout.bottom.bag.rect if layout.bottom.bag else helper
    strip = layout.strip.rect if layout.strip else rail.trouble_back
    homes = {
        DRAW: layout.leads.stack,
        DISCARD: layout.leads.discard,
        TIME: rail.clock,
        STABILITY: rail.mirror,
        BIG_PICTURE: goal,
        CLOSED: rail.closed,
    }
    for panel in PANELS:
        match panel.kind:
            case PanelKind.TROUBLE:
                homes[panel.area] = rail.trouble_back
            case PanelKind.STACK:
                homes[panel.area] = rail.extras.get(panel.label, rail.trouble_back)
            case PanelKind.STRIP:
                homes[panel.area] = strip
            case PanelKind.GOALS:
                homes[panel.area] = goal
            case PanelKind.HELPER | PanelKind.BAG if helper is not None:
                homes[panel.area] = helper
    return homes
