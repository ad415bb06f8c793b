"""Divide the window into regions that know what they show, so that only what changed is painted.

The regions cover the window without gap or overlap: the parts of both rails, the leads and the
stacks beside them, header and end of every open case, prompt, hand, helper, and the actions or
the effects of the card that is being resolved. What is tied and tagged over the cards are parts
of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from arkham.rules.areas import BRIEFCASE, DISCARD, HAND, LEADS, MENACE_DECK, MENACES
from arkham.rules.state import GameState
from arkham.scenes.cues import Cues
from arkham.scenes.gauges import stage_of
from arkham.scenes.hud import Hud
from arkham.scenes.layout import TableLayout
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.parts import Part
from arkham.scenes.view import TableView

_TAG_REACH = 8  # units that the ring and the tag of the First lead reach beyond it
Parts = dict[str, Part]


@dataclass(frozen=True, slots=True)
class Sight:
    """All that the resting picture depends on besides its cards."""

    layout: TableLayout
    view: TableView
    hud: Hud
    cues: Cues
    state: GameState
    tied: tuple[int, ...] | None = None  # pieces of each line's string; all of them without it
    lift: int = 0  # how much the First lead is raised, and its tag with it


def regions(painter: TablePainter, sight: Sight, window: pygame.Rect) -> Parts:
    """Divide a window: the rails at its sides, between them bands from the leads to the hand."""
    layout = sight.layout
    left = (layout.rail.panel.right + layout.lines.area.left) // 2
    right = (layout.lines.area.right + layout.inspector.panel.left) // 2
    tops = [0, *_borders(layout), window.height]
    bands = [pygame.Rect(left, top, right - left, end - top) for top, end in pairwise(tops)]
    return {
        **_rail(painter, sight, pygame.Rect(0, 0, left, window.height)),
        **_inspector(painter, sight, pygame.Rect(right, 0, window.width - right, window.height)),
        **_upper(painter, sight, bands[0]),
        **_lines(painter, sight, bands[1:-1]),
        **_lower(painter, sight, bands[-1]),
    }


def over_cards(painter: TablePainter, sight: Sight, before: Mapping[str, Part]) -> Parts:
    """Return what lies over the cards: the strings, piece by piece, and the First lead's tag.

    What stays as it was `before` is taken from there: of all the pieces few are ever new.
    """
    layout = sight.layout
    lift, reach = sight.lift, layout.scale.px(_TAG_REACH)
    leads = layout.leads
    tag = leads.cards[0].union(leads.first_tag).inflate(2 * reach, 2 * reach).move(0, -lift)
    found = {
        "first tag": Part(tag, leads, lambda s: painter.first_tag(s, layout, lift)),
    }
    for i, row in enumerate(layout.lines.rows[: len(sight.view.lines)]):
        tied = sight.tied[i] if sight.tied else len(row.pins)
        for number in range(min(tied + 1, len(row.pins))):
            name, end = f"string {i}.{number}", min(number + 1, tied)
            facts = (row.pins[number], (*row.pins, row.string_end)[end], end)
            was = before.get(name)
            if was is not None and was.facts == facts:
                found[name] = was
                continue
            found[name] = Part(
                painter.string_rect(layout, i, number, end),
                facts,
                partial(painter.string, layout=layout, index=i, start=number, end=end),
            )
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


def _rail(painter: TablePainter, sight: Sight, area: pygame.Rect) -> Parts:
    """Return the left edge from the name of the case to the closed cases."""
    layout, view, hud, cues = sight.layout, sight.view, sight.hud, sight.cues
    rail = layout.rail
    heights = [y for _, _, y in rail.rules]
    # The plate of the mirror hangs a little below it.
    heights[2] = max(heights[2], rail.mirror.bottom + rail.mirror.height // 6)
    heading, time, stability, goal, piles = _rows(area, heights[:4])
    deck = view.areas[MENACE_DECK]
    counts = [hud.counts[name] for name in ("closed", *rail.extras)]
    return {
        "heading": Part(
            heading,
            (rail, hud.turn, hud.mark),
            lambda s: painter.heading(s, layout, hud),
        ),
        "time": Part(
            time,
            (rail, hud.time, hud.heads, deck[-1:], stage_of(cues.time, hud.time[1])),
            lambda s: painter.time(s, layout, view, hud, cues),
        ),
        "stability": Part(
            stability,
            (rail, hud.stability, stage_of(cues.stability, hud.stability[1])),
            lambda s: painter.stability(s, layout, hud, cues),
        ),
        "goal": Part(
            goal,
            (rail, hud.scored, hud.types_to_win, hud.objectives),
            lambda s: painter.goal(s, layout, hud),
        ),
        "piles": Part(piles, (rail, counts), lambda s: painter.piles(s, layout, hud)),
    }


def _inspector(painter: TablePainter, sight: Sight, area: pygame.Rect) -> Parts:
    """Return the right edge: the inspected card, its words, and the tools."""
    layout, state, hud = sight.layout, sight.state, sight.hud
    inspector = layout.inspector
    card = painter.inspected(state, sight.cues)
    tools = inspector.tools
    rows = sorted({tool.top for tool in tools})
    ends = [max(tool.bottom for tool in tools if tool.top == top) for top in rows]
    foot = (inspector.panel.bottom + rows[0]) // 2
    borders = [(end + top) // 2 for end, top in zip(ends, rows[1:], strict=False)]
    picture, words, *strips = _rows(area, [inspector.words.top, foot, *borders])
    facts = (tuple(state.lines), state.areas[MENACES], state.marks)
    late = bool(card) and not painter.has_large(card, layout)  # words wait for their picture
    found = {
        "picture": Part(
            picture,
            (inspector, card),
            lambda s: painter.portrait(s, layout, card),
            late,
        ),
        "words": Part(
            words,
            (inspector, card, facts),
            lambda s: painter.words(s, layout, state, card),
            late,
        ),
    }
    for top, strip in zip(rows, strips, strict=True):
        beside = [tool for tool in tools if tool.top == top]
        for tool, cell in zip(beside, _columns(strip, _between(beside)), strict=True):
            index = tools.index(tool)
            name = inspector.tool_names[index]
            found[f"tool {name}"] = Part(
                cell,
                (tool, {"undo": hud.undo, "redo": hud.redo}.get(name)),
                partial(painter.tool, layout=layout, hud=hud, index=index),
            )
    return found


def _upper(painter: TablePainter, sight: Sight, area: pygame.Rect) -> Parts:
    """Return the leads and what stands beside them, one column each, over the menaces."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    leads, pile = layout.leads, view.areas[DISCARD]
    found: Parts = {}
    if layout.menaces:
        area, strip = _rows(area, [layout.menaces.strip.top])
        found["menaces"] = Part(
            strip,
            (layout.menaces, tuple(view.areas[MENACES])),
            lambda s: painter.menaces(s, layout, view),
        )
    odds = leads.odds_label.unionall(list(leads.odds))
    stack = leads.stack.union(leads.stack_label)
    discard = leads.discard.union(leads.discard_label)
    row, draw, check, thrown = _columns(
        area, [(leads.cards[-1].right + leads.stack.left) // 2, *_between([stack, odds, discard])]
    )
    return found | {
        "leads": Part(
            row, (leads, tuple(view.areas[LEADS])), lambda s: painter.leads(s, layout, view)
        ),
        "stack": Part(draw, (leads, hud.counts["draw"]), lambda s: painter.stack(s, layout, hud)),
        "odds": Part(
            check, (leads, hud.odds, hud.odds_told), lambda s: painter.odds(s, layout, hud)
        ),
        "discard": Part(
            thrown, (leads, len(pile), pile[-1:]), lambda s: painter.discard(s, layout, view)
        ),
    }


def _lines(painter: TablePainter, sight: Sight, bands: Sequence[pygame.Rect]) -> Parts:
    """Return header and open end of every open case."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    found: Parts = {}
    for i, (band, row) in enumerate(zip(bands, layout.lines.rows, strict=True)):
        header, end = _columns(band, [(row.header.rect.right + row.cards[0].left) // 2])
        if i < min(len(view.lines), len(hud.lines)):
            status, anchor = hud.lines[i], view.lines[i][0]
            found[f"header {i}"] = Part(
                header,
                (row.rect, row.header, anchor, status),
                partial(painter.header, layout=layout, index=i, anchor=anchor, status=status),
            )
            found[f"end {i}"] = Part(
                end,
                (row.rect, row.slot, status.ends_in, status.strain),
                partial(painter.open_end, layout=layout, index=i, status=status),
            )
        else:
            found[f"row {i}"] = Part(band, None, lambda s: None)
    return found


def _lower(painter: TablePainter, sight: Sight, area: pygame.Rect) -> Parts:
    """Return prompt, hand, helper and actions."""
    layout, view, hud, cues = sight.layout, sight.view, sight.hud, sight.cues
    bottom, areas = layout.bottom, sight.view.areas
    helper = bottom.contact.rect if bottom.contact else None
    helper = bottom.briefcase.rect if bottom.briefcase else helper
    assert helper is not None, "a table has a contact or a briefcase"
    below = max(layout.prompt.rect.bottom, min(bottom.hand_label.top, bottom.lead_heading.top))
    strip, rest = _rows(area, [below])
    hand, aid, block = _columns(rest, _between([bottom.hand_zone, helper, bottom.lead_heading]))
    carried = cues.carried.card if cues.carried else 0
    found = {
        "prompt": Part(
            strip,
            (
                (hud.prompt, hud.must, hud.skip, hud.do),
                (cues.toast, carried, bool(cues.lit or cues.places)),
            ),
            lambda s: painter.prompt(s, layout, hud, cues),
        ),
        "hand": Part(
            hand,
            (bottom.hand_zone, bottom.hand_label, hud.hand, bool(areas[HAND])),
            lambda s: painter.hand(s, layout, view, hud),
        ),
        "helper": Part(
            aid,
            (bottom.contact, bottom.briefcase, tuple(areas[BRIEFCASE])),
            lambda s: painter.helper(s, layout, view),
        ),
    }
    if hud.track:
        track = (hud.track, hud.track_source)
        found["track"] = Part(block, track, lambda s: painter.track(s, layout, hud))
    else:
        found.update(_actions(painter, sight, block))
    return found


def _actions(painter: TablePainter, sight: Sight, area: pygame.Rect) -> Iterator[tuple[str, Part]]:
    """Yield the five actions, one by one, and the words over them."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    bottom, areas = layout.bottom, view.areas
    upper, lower = bottom.actions[:2], bottom.actions[2:]
    heading, first, costs, second = _rows(
        area, [upper[0].top, bottom.discard_heading.top, lower[0].top]
    )
    yield (
        "lead heading",
        Part(heading, bottom.lead_heading, lambda s: painter.lead_heading(s, layout)),
    )
    facts = (areas[LEADS][:1], hud.time, hud.heads, tuple(areas[MENACES]))
    yield (
        "discard heading",
        Part(
            costs,
            (bottom.discard_heading, facts),
            lambda s: painter.discard_heading(s, layout, view, hud),
        ),
    )
    lines = [(line.closable, line.count) for line in hud.lines]
    common = (any(a.enabled for a in hud.actions), hud.heads[0], len(areas[HAND]), lines)
    cells = [*_columns(first, _between(upper)), *_columns(second, _between(lower))]
    for status, rect, cell in zip(hud.actions, bottom.actions, cells, strict=True):
        yield (
            f"action {status.name}",
            Part(
                cell,
                (rect, status, common),
                partial(painter.action, layout=layout, name=status.name, view=view, hud=hud),
            ),
        )
