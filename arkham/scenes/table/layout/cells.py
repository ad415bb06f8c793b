"""Divide the window into cells without gap or overlap, one for every part of the furniture.

Cells are found once a layout: what they show changes more often than where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from arkham.scenes.table.layout.bottom import BottomLayout
from arkham.scenes.table.layout.rails import InspectorLayout, RailLayout
from arkham.scenes.table.layout.table import ACTIONS, TableLayout

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
