"""Divide the window into regions that know what they show, so that only what changed is painted.

The regions cover the window without gap or overlap: rail, inspector, leads, one band for every
open case, and the rest. Each knows the facts it depends on; as long as they stay the same, its
pixels do. Insets are parts of a region that change more often than the rest of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from arkham.rules.areas import BRIEFCASE, DISCARD, HAND, LEADS, MENACE_DECK, MENACES
from arkham.rules.state import GameState
from arkham.scenes.cues import Cues
from arkham.scenes.gauges import stage_of
from arkham.scenes.hud import Hud
from arkham.scenes.layout import TableLayout
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.view import TableView

Paint = Callable[[pygame.Surface], None]
_BUTTON_SHADOW = 12  # units that the shadows of buttons reach beyond them
_GOAL_FRAME = 4  # units that the frame of the big picture is wider than itself
_PROMPT_SHADOW = 20  # units that the prompt's shadow reaches beyond it


def _nothing(surface: pygame.Surface) -> None:
    """Paint nothing."""


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


@dataclass(frozen=True, slots=True)
class Inset:
    """A part of one region, painted over it."""

    rect: pygame.Rect
    facts: object
    paint: Paint
    long: bool = False  # takes longer than a frame has: it waits until nothing moves


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the window: what it depends on besides its cards, and how it is painted."""

    rect: pygame.Rect
    facts: object
    paint: Paint
    finish: Paint = _nothing  # what lies over its cards
    over: object = None  # what that depends on
    insets: Mapping[str, Inset] = field(default_factory=dict)


def regions(painter: TablePainter, sight: Sight, window: pygame.Rect) -> dict[str, Region]:
    """Divide a window into rail, inspector, leads, one band for every open case, and the rest."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    light = (layout.scale, layout.leads.cards[0], layout.bottom.hand_zone.topleft)
    areas = view.areas
    left = (layout.rail.panel.right + layout.lines.area.left) // 2
    right = (layout.lines.area.right + layout.inspector.panel.left) // 2
    tops = _borders(layout)

    def band(number: int) -> pygame.Rect:
        top = tops[number - 1] if number else 0
        bottom = tops[number] if number < len(tops) else window.height
        return pygame.Rect(left, top, right - left, bottom - top)

    found = {
        "rail": Region(
            pygame.Rect(0, 0, left, window.height),
            (light, layout.rail, hud.heads, tuple(areas[MENACE_DECK])),
            lambda surface: painter.rail(surface, layout, view, hud),
            insets={
                "heading": _heading(painter, sight),
                "gauges": _gauges(painter, sight),
                "goal": _goal(painter, sight),
                "piles": _piles(painter, sight),
            },
        ),
        "inspector": Region(
            pygame.Rect(right, 0, window.width - right, window.height),
            (light, layout.inspector),
            lambda surface: painter.sidebar(surface, layout),
            insets={"page": _page(painter, sight), "tools": _tools(painter, sight)},
        ),
        "leads": Region(
            band(0),
            (light, layout.leads, layout.menaces, tuple(areas[LEADS]), tuple(areas[MENACES])),
            lambda surface: painter.leads(surface, layout, view),
            lambda surface: painter.first_tag(surface, layout, sight.lift),
            sight.lift,
            _stacks(painter, sight, band(0)),
        ),
        "bottom": Region(
            band(len(tops)),
            (
                (light, layout.bottom),
                (hud.hand, len(areas[HAND]), tuple(areas[BRIEFCASE]), not hud.track),
            ),
            lambda surface: painter.bottom(surface, layout, view, hud),
            insets={"prompt": _prompt(painter, sight), **_actions(painter, sight)},
        ),
    }
    rows = zip(layout.lines.rows, view.lines, hud.lines, strict=False)
    for i, (row, line, status) in enumerate(rows):
        tied = sight.tied[i] if sight.tied else len(row.pins)
        found[f"line {i}"] = Region(
            band(i + 1),
            (light, row, line[0], status),
            partial(painter.line, layout=layout, view=view, hud=hud, index=i),
            partial(painter.string, layout=layout, index=i, start=0, end=tied),
            tied,
        )
    return found


def _borders(layout: TableLayout) -> list[int]:
    """Return where one band of the middle ends and the next begins, from the leads down."""
    rows = [row.rect for row in layout.lines.rows]
    if not rows:
        return [layout.lines.area.top]
    between = [(a.bottom + b.top) // 2 for a, b in zip(rows, rows[1:], strict=False)]
    # The cards of a line are painted over the leads, so the first border lies close to them.
    return [rows[0].top, *between, rows[-1].bottom]


def _stacks(painter: TablePainter, sight: Sight, band: pygame.Rect) -> dict[str, Inset]:
    """Return what stands beside the leads, one column each: draw stack, odds, discards."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    leads, pile = layout.leads, view.areas[DISCARD]
    odds = leads.odds_label.unionall(list(leads.odds))
    ends = [
        (leads.cards[-1].right + leads.stack.left) // 2,
        (max(leads.stack.right, leads.stack_label.right) + odds.left) // 2,
        (odds.right + min(leads.discard.left, leads.discard_label.left)) // 2,
        band.right,
    ]
    # The strip of the menaces runs below all of them.
    foot = layout.menaces.strip.top if layout.menaces else band.bottom

    def column(number: int) -> pygame.Rect:
        left, right = ends[number], ends[number + 1]
        return pygame.Rect(left, band.top, right - left, foot - band.top)

    return {
        "stack": Inset(
            column(0), (leads, hud.counts["draw"]), lambda s: painter.stack(s, layout, hud)
        ),
        "odds": Inset(
            column(1), (leads, hud.odds, hud.odds_told), lambda s: painter.odds(s, layout, hud)
        ),
        "discard": Inset(
            column(2), (leads, len(pile), pile[-1:]), lambda s: painter.discard(s, layout, view)
        ),
    }


def _heading(painter: TablePainter, sight: Sight) -> Inset:
    """Return the name of the case, the turn and the mark of the run."""
    layout, hud, rail = sight.layout, sight.hud, sight.layout.rail
    bottom = max(rail.turn.bottom, rail.flag.bottom)
    facts = (rail, hud.turn, hud.mark)
    return Inset(
        _across(rail.panel, rail.file.top, bottom),
        facts,
        lambda s: painter.heading(s, layout, hud),
    )


def _goal(painter: TablePainter, sight: Sight) -> Inset:
    """Return the big picture, or the Objectives."""
    layout, hud, rail = sight.layout, sight.hud, sight.layout.rail
    parts = [rail.goal_label, *rail.objectives, *([rail.jigsaw] if rail.jigsaw else [])]
    facts = (rail, hud.scored, hud.types_to_win, hud.objectives)
    # The frame of the big picture is a little wider than the picture.
    bottom = max(part.bottom for part in parts) + layout.scale.px(_GOAL_FRAME)
    bottom = min(bottom, *(pile.top for pile in (rail.closed, *rail.extras.values())))
    return Inset(
        _across(rail.panel, rail.goal_label.top, bottom),
        facts,
        lambda s: painter.goal(s, layout, hud),
    )


def _piles(painter: TablePainter, sight: Sight) -> Inset:
    """Return the further stacks of the case and the closed cases."""
    layout, hud, rail = sight.layout, sight.hud, sight.layout.rail
    parts = [rail.closed, *rail.extras.values()]
    facts = (rail, [hud.counts[name] for name in ("closed", *rail.extras)])
    top, bottom = min(part.top for part in parts), max(part.bottom for part in parts)
    return Inset(_across(rail.panel, top, bottom), facts, lambda s: painter.piles(s, layout, hud))


def _across(panel: pygame.Rect, top: int, bottom: int) -> pygame.Rect:
    return pygame.Rect(panel.left, top, panel.width, bottom - top)


def _actions(painter: TablePainter, sight: Sight) -> dict[str, Inset]:
    """Return the five actions, one by one, and the words over them."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    bottom, areas, shown = layout.bottom, sight.view.areas, not sight.hud.track
    costs = (areas[LEADS][:1], hud.time, hud.heads, tuple(areas[MENACES]))
    lines = [(line.closable, line.count) for line in hud.lines]
    common = (any(a.enabled for a in hud.actions), hud.heads[0], len(areas[HAND]), lines)
    found = {
        f"action {status.name}": Inset(
            _cell(rect, (*bottom.actions, bottom.discard_heading), layout.scale.px(_BUTTON_SHADOW)),
            (bottom, shown, status, common),
            partial(painter.action, layout=layout, name=status.name, view=view, hud=hud),
        )
        for status, rect in zip(hud.actions, bottom.actions, strict=True)
    }
    found["discard heading"] = Inset(
        bottom.discard_heading,
        (bottom, shown, costs),
        lambda s: painter.discard_heading(s, layout, view, hud),
    )
    return found


def _cell(rect: pygame.Rect, others: Sequence[pygame.Rect], reach: int) -> pygame.Rect:
    """Return a button with its shadow, as far as that falls on nothing else."""
    left, right, bottom = rect.left - reach, rect.right + reach, rect.bottom + reach
    for other in others:
        if other.top >= rect.bottom:
            bottom = min(bottom, other.top)
        elif other.bottom > rect.top and other.left >= rect.right:
            right = min(right, (rect.right + other.left) // 2)
        elif other.bottom > rect.top and other.right <= rect.left:
            left = max(left, (other.right + rect.left) // 2)
    return pygame.Rect(left, rect.top, right - left, bottom - rect.top)


def _gauges(painter: TablePainter, sight: Sight) -> Inset:
    """Return clock and mirror with their words."""
    hud, cues, rail = sight.hud, sight.cues, sight.layout.rail
    stages = stage_of(cues.time, hud.time[1]), stage_of(cues.stability, hud.stability[1])
    top, bottom = rail.time_label.top, max(rail.mirror.bottom, rail.stability_label.bottom)
    # The plate of the mirror hangs a little below it.
    bottom += rail.mirror.height // 6
    rect = pygame.Rect(rail.panel.left, top, rail.panel.width, bottom - top)
    facts = (rail, hud.time, hud.stability, hud.heads, stages)
    return Inset(rect, facts, lambda s: painter.gauges(s, sight.layout, hud, cues))


def _prompt(painter: TablePainter, sight: Sight) -> Inset:
    """Return the strip that says what to do."""
    layout, hud, cues = sight.layout, sight.hud, sight.cues
    reach = 2 * layout.scale.px(_PROMPT_SHADOW)
    carried = cues.carried.card if cues.carried else 0
    facts = (
        layout.prompt,
        (hud.prompt, hud.must, hud.skip, hud.do),
        (cues.toast, carried, bool(cues.lit or cues.places)),
    )
    rect = layout.prompt.rect.inflate(reach, reach)
    return Inset(rect, facts, lambda s: painter.prompt(s, layout, hud, cues))


def _page(painter: TablePainter, sight: Sight) -> Inset:
    """Return the card in the inspector with all its icons in words."""
    layout, state = sight.layout, sight.state
    card = painter.inspected(state, sight.cues)
    facts = (card, tuple(state.lines), state.areas[MENACES], state.marks)
    paint = partial(painter.inspector, layout=layout, state=state, card=card)
    long = bool(card) and not painter.has_large(card, layout)
    return Inset(layout.inspector.panel, facts, paint, long)


def _tools(painter: TablePainter, sight: Sight) -> Inset:
    """Return the buttons below the inspector."""
    layout, hud = sight.layout, sight.hud
    tools = layout.inspector.tools
    reach = 2 * layout.scale.px(_BUTTON_SHADOW)
    rect = tools[0].unionall(list(tools[1:])).inflate(reach, reach)
    rect.top = max(rect.top, layout.inspector.panel.bottom)
    return Inset(rect, (hud.undo, hud.redo), lambda s: painter.tools(s, layout, hud))
