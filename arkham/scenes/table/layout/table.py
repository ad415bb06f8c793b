"""Lay out the whole table: every rectangle from window size, text size and what lies on it.

`table_layout` is pure and fast, so a scene calls it whenever a count changes, and a test may ask
where anything is and click there. `TableLayout.spots` lists all that can be pointed at, without
overlaps; `spot_at` finds what is under the pointer, `row_at` which open case takes a drop.
`placements` says where every card of a view lies and how it is drawn there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from itertools import pairwise
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
from arkham.scenes.draw.theme import LEAST_WINDOW, Scale
from arkham.scenes.table.layout.bottom import (
    ACTIONS,
    BottomLayout,
    PromptLayout,
    place_bottom,
    place_prompt,
    track_rows,
)
from arkham.scenes.table.layout.desk import (
    TOOLS,
    Grid,
    LeadsLayout,
    LinesLayout,
    StripLayout,
    TableShape,
    make_grid,
    place_leads,
    place_lines,
    place_strip,
)
from arkham.scenes.table.layout.rails import (
    InspectorLayout,
    RailLayout,
    place_inspector,
    place_rail,
)
from arkham.scenes.table.view import TableView

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


Cells = dict[str, pygame.Rect]


@lru_cache(maxsize=16)
def cells(layout: TableLayout, window: tuple[int, int]) -> Cells:
    """Divide a window: the rails at its sides, between them bands from the leads to the hand."""
    left = (layout.rail.panel.right + layout.lines.area.left) // 2
    right = (layout.lines.area.right + layout.inspector.panel.left) // 2
    rail, middle, inspector = _columns(pygame.Rect((0, 0), window), [left, right])
    upper, *bands, lower = _rows(middle, _borders(layout))
    found = _rail(layout.rail, rail) | _inspector(layout.inspector, inspector)
    found |= _upper(layout, upper) | _lower(layout, lower)
    for i, (band, row) in enumerate(zip(bands, layout.lines.rows, strict=True)):
        border = (row.header.rect.right + row.cards[0].left) // 2
        found[f"header {i}"], found[f"plate {i}"] = _columns(band, [border])
    return found


def _borders(layout: TableLayout) -> list[int]:
    """Return where one band of the middle ends and the next begins, from the leads down."""
    rows = [row.rect for row in layout.lines.rows]
    if not rows:
        return [layout.lines.area.top]
    between = [(a.bottom + b.top) // 2 for a, b in pairwise(rows)]
    # The cards of a line are painted over the leads, so the first border lies close to them.
    return [rows[0].top, *between, rows[-1].bottom]


def _rows(area: pygame.Rect, borders: Sequence[int]) -> list[pygame.Rect]:
    """Cut an area across."""
    ends = [area.top, *borders, area.bottom]
    return [pygame.Rect(area.left, top, area.width, end - top) for top, end in pairwise(ends)]


def _columns(area: pygame.Rect, borders: Sequence[int]) -> list[pygame.Rect]:
    """Cut an area downwards."""
    ends = [area.left, *borders, area.right]
    return [pygame.Rect(x, area.top, end - x, area.height) for x, end in pairwise(ends)]


def _between(rects: Sequence[pygame.Rect]) -> list[int]:
    """Return the middle of the gaps between things side by side."""
    return [(a.right + b.left) // 2 for a, b in pairwise(rects)]


def _rail(rail: RailLayout, area: pygame.Rect) -> Cells:
    """Divide the left edge, from the name of the case to the closed cases."""
    heights = [y for _, _, y in rail.rules]
    # The plate of the mirror hangs a little below it.
    heights[2] = max(heights[2], rail.mirror.bottom + rail.mirror.height // 6)
    names = ("heading", "time", "stability", "goal", "piles")
    return dict(zip(names, _rows(area, heights[:4]), strict=True))


def _inspector(inspector: InspectorLayout, area: pygame.Rect) -> Cells:
    """Divide the right edge: the inspected card, its words, and the tools."""
    tools = list(zip(inspector.tool_names, inspector.tools, strict=True))
    tops = sorted({tool.top for _, tool in tools})
    ends = [max(tool.bottom for _, tool in tools if tool.top == top) for top in tops]
    foot = (inspector.panel.bottom + tops[0]) // 2
    borders = [(end + top) // 2 for end, top in zip(ends, tops[1:], strict=False)]
    picture, words, *strips = _rows(area, [inspector.words.top, foot, *borders])
    found = {"picture": picture, "words": words}
    for top, strip in zip(tops, strips, strict=True):
        beside = {f"tool {name}": tool for name, tool in tools if tool.top == top}
        found.update(zip(beside, _columns(strip, _between(list(beside.values()))), strict=True))
    return found


def _upper(layout: TableLayout, area: pygame.Rect) -> Cells:
    """Divide the upper edge: the leads and what stands beside them, over the strip."""
    leads, found = layout.leads, {}
    if layout.strip:
        area, found["strip"] = _rows(area, [layout.strip.rect.top])
    odds = leads.odds_label.unionall(list(leads.odds))
    stack = leads.stack.union(leads.stack_label)
    discard = leads.discard.union(leads.discard_label)
    first = (leads.cards[-1].right + leads.stack.left) // 2
    found["leads"], piles = _columns(area, [first])
    found["checked"], piles = _rows(piles, [leads.checked.bottom])
    columns = _columns(piles, _between([stack, odds, discard]))
    return found | dict(zip(("stack", "odds", "discard"), columns, strict=True))


def _lower(layout: TableLayout, area: pygame.Rect) -> Cells:
    """Divide the lower edge: prompt, hand, helper and actions."""
    bottom = layout.bottom
    helper = bottom.helper.rect if bottom.helper else None
    helper = bottom.bag.rect if bottom.bag else helper
    assert helper is not None, "a table has a helper or a bag"
    hand, aid, block = _columns(area, _between([bottom.hand_zone, helper, layout.prompt.rect]))
    prompt, block = _rows(block, [bottom.lead_heading.top])
    return {"prompt": prompt, "hand": hand, "helper": aid, "track": block} | _actions(bottom, block)


def _actions(bottom: BottomLayout, area: pygame.Rect) -> Cells:
    """Divide the place of the track for the five actions and the words over them."""
    upper, lower = bottom.actions[:2], bottom.actions[2:]
    borders = [upper[0].top, bottom.discard_heading.top, lower[0].top]
    heading, first, costs, second = _rows(area, borders)
    found = {"lead heading": heading, "discard heading": costs}
    columns = [*_columns(first, _between(upper)), *_columns(second, _between(lower))]
    return found | {f"action {name}": cell for name, cell in zip(ACTIONS, columns, strict=True)}


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
