"""Lay out the whole table: every rectangle from window size, text size and what lies on it.

`table_layout` is pure and fast, so a scene calls it whenever a count changes, and a test may ask
where anything is and click there. `TableLayout.spots` lists all that can be pointed at, without
overlaps; `spot_at` finds what is under the pointer, `row_at` which open case takes a drop.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

import pygame

from arkham.scenes.draw.theme import LEAST_WINDOW, Scale
from arkham.scenes.table.layout.bottom import (
    ACTIONS,
    BottomLayout,
    PromptLayout,
    place_bottom,
    place_prompt,
    track_rows,
)
from arkham.scenes.table.layout.grid import TOOLS, Grid, TableShape, make_grid
from arkham.scenes.table.layout.leads import LeadsLayout, StripLayout, place_leads, place_strip
from arkham.scenes.table.layout.lines import LinesLayout, place_lines
from arkham.scenes.table.layout.rails import (
    InspectorLayout,
    RailLayout,
    place_inspector,
    place_rail,
)

__all__ = ["ACTIONS", "LEAST_WINDOW", "TOOLS", "Spot", "TableLayout", "TableShape", "table_layout"]


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the table that can be pointed at.

    `name` is lead, hand, card, head, slot, header, action, tool, side, helper, bag,
    strip, prompt, skip, do, hand_limit, stack, odds, discard, mark, time, trouble, stability,
    goal, goals, extra, closed, checked or inspector; `index` says which one, or which row;
    `card` the place in that row (0 = its head).
    """

    name: str
    index: int = 0
    card: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class TableLayout:
    """Every rectangle of the table, in pixels; `table_layout` returns the same one for a shape."""

    window: tuple[int, int]
    grid: Grid
    rail: RailLayout
    leads: LeadsLayout
    strip: StripLayout | None
    lines: LinesLayout
    prompt: PromptLayout
    bottom: BottomLayout
    inspector: InspectorLayout
    spots: tuple[tuple[Spot, pygame.Rect], ...]
    places: list[pygame.Rect]  # those of the spots, in the form that can be searched fast

    @property
    def scale(self) -> Scale:
        return self.grid.scale

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """Return what is under a point, or None over bare desk."""
        found = pygame.Rect(pos, (1, 1)).collidelist(self.places)
        return None if found < 0 else self.spots[found][0]

    def row_at(self, pos: tuple[int, int]) -> int | None:
        """Return the open case whose row is under a point; the whole row takes a drop."""
        rows = enumerate(self.lines.rows)
        return next((i for i, row in rows if row.rect.collidepoint(pos)), None)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Return where a spot is; KeyError if the table has no such spot."""
        for found, rect in self.spots:
            if found == spot:
                return rect
        raise KeyError(spot)

    def track(self, steps: int) -> tuple[pygame.Rect, ...]:
        """Return one row a step of a resolving card, over the action block."""
        return track_rows(self.grid, self.bottom, steps)


@lru_cache(maxsize=64)
def table_layout(window: tuple[int, int], text_scale: float, shape: TableShape) -> TableLayout:
    """Return the layout of a table; windows smaller than LEAST_WINDOW count as that.

    Layouts are shared: copy a rectangle before changing it.
    """
    size = (max(window[0], LEAST_WINDOW[0]), max(window[1], LEAST_WINDOW[1]))
    grid = make_grid(size, text_scale, bool(shape.in_force), shape.tape)
    # Each part is told only what it depends on: so it stays the same object while others change.
    lasting = shape.only()
    rail = place_rail(grid, lasting)
    leads = place_leads(grid, lasting)
    strip = place_strip(grid, shape.only("in_force"))
    lines = place_lines(grid, shape.only("lines"))
    bottom = place_bottom(grid, shape.only("hand", "bag"))
    prompt = place_prompt(grid, bottom.actions[0].left, bottom.actions[-1].right)
    inspector = place_inspector(grid, lasting)
    spots = [
        *_leads_spots(leads, strip),
        *_line_spots(lines),
        *_bottom_spots(prompt, bottom),
        *_rail_spots(rail),
        *((_spot("tool", i), rect) for i, rect in enumerate(inspector.tools)),
        (_spot("inspector"), inspector.panel),
    ]
    places = [rect for _, rect in spots]
    return TableLayout(
        size, grid, rail, leads, strip, lines, prompt, bottom, inspector, tuple(spots), places
    )


_Spots = list[tuple[Spot, pygame.Rect]]
_spot = cache(Spot)  # there are few, and every layout names them all


def _leads_spots(leads: LeadsLayout, strip: StripLayout | None) -> _Spots:
    spots = [(_spot("lead", i), rect) for i, rect in enumerate(leads.visible)]
    spots.append((_spot("checked"), leads.checked))
    spots += [(_spot("stack"), leads.stack), (_spot("discard"), leads.discard)]
    spots.append((_spot("odds"), leads.odds[0].unionall(leads.odds[1:])))
    if strip:
        spots += [(_spot("strip", i), rect) for i, rect in enumerate(strip.cells)]
    return spots


def _line_spots(lines: LinesLayout) -> _Spots:
    spots: _Spots = []
    for i, row in enumerate(lines.rows):
        spots.append((_spot("header", i), row.header.rect))
        for place, strip in enumerate(row.visible):
            spots.append((_spot("card" if place else "head", i, place), strip))
        # The slot is drawn small in crowded tables, but the row's whole height points at it.
        slot = pygame.Rect(row.slot.left, row.rect.top, row.slot.width, row.rect.height)
        spots.append((_spot("slot", i), slot))
    return spots


def _bottom_spots(prompt: PromptLayout, bottom: BottomLayout) -> _Spots:
    words = prompt.text if prompt.two_rows else prompt.rect.copy()
    if not prompt.two_rows:
        words.width = prompt.do.left - words.left
    spots = [(_spot("prompt"), words), (_spot("skip"), prompt.skip), (_spot("do"), prompt.do)]
    spots.append((_spot("hand_limit"), bottom.hand_label))
    spots += [(_spot("hand", i), rect) for i, rect in enumerate(bottom.hand_visible)]
    if bottom.helper:
        spots += [(_spot("side", i), rect) for i, rect in enumerate(bottom.helper.sides)]
        spots.append((_spot("helper"), bottom.helper.picture))
    if bottom.bag:
        spots += [(_spot("bag", i), rect) for i, rect in enumerate(bottom.bag.cells)]
    spots += [(_spot("action", i), rect) for i, rect in enumerate(bottom.actions)]
    return spots


def _rail_spots(rail: RailLayout) -> _Spots:
    spots = [
        (_spot("mark"), rail.file.unionall([rail.turn, rail.flag])),
        (_spot("time"), rail.clock),
        (_spot("trouble"), rail.trouble),
        (_spot("stability"), rail.mirror),
        (_spot("closed"), rail.closed),
    ]
    if rail.jigsaw:
        spots.append((_spot("goal"), rail.jigsaw))
    spots += [(_spot("goals", i), rect) for i, rect in enumerate(rail.goals)]
    spots += [(_spot("extra", i), rect) for i, rect in enumerate(rail.extras.values())]
    return spots
