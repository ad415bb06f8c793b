"""Keep the picture of all that lies still, and repaint only the regions in which it changed.

A table has some fifty cards and as many plates and words; painting them all costs several frames.
The window is divided into regions without gap or overlap. Each knows the facts it shows; as long
as they stay the same, its pixels do. What reaches over a border is painted by both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import pygame

from arkham.rules.areas import BRIEFCASE, DISCARD, HAND, LEADS, MENACE_DECK, MENACES
from arkham.scenes.hud import Hud
from arkham.scenes.layout import TableLayout
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.placements import Placement
from arkham.scenes.view import TableView

_SHADOW = 24  # units that the shadow of a card reaches beyond it
Cards = Iterable[tuple[int, Placement]]


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the window: what it depends on besides its cards, and how it is painted."""

    rect: pygame.Rect
    facts: object
    paint: Callable[[pygame.Surface], None]
    finish: Callable[[pygame.Surface], None] = lambda surface: None  # what lies over its cards


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the pixels of a region show."""

    rect: pygame.Rect
    cards: list[tuple[int, Placement]]
    facts: object


class RestingPicture:
    """Furniture and resting cards of one table in one theme."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._surface: pygame.Surface | None = None
        self._shown: dict[str, _Shown] = {}
        self.behind = False  # whether a region still shows old facts

    def composed(
        self,
        like: pygame.Surface,
        layout: TableLayout,
        view: TableView,
        hud: Hud,
        cards: Cards,
        *,
        hurry: bool = True,
    ) -> pygame.Surface:
        """Return the picture as it is now; the surface is shared and changes with the next call.

        Without hurry only one region a call is painted for its facts alone; those in which cards
        have changed are always up to date.
        """
        surface = self._surface
        if surface is None or surface.get_size() != like.get_size():
            surface = self._surface = pygame.Surface(like.get_size(), 0, like)
            self._shown = {}
        lying = list(cards)
        reach = 2 * layout.scale.px(_SHADOW)
        shown: dict[str, _Shown] = {}
        late = 0
        for name, region in regions(self._painter, layout, view, hud, surface.get_rect()).items():
            near = [
                (c, p) for c, p in lying if p.rect.inflate(reach, reach).colliderect(region.rect)
            ]
            before = self._shown.get(name)
            shown[name] = _Shown(region.rect, near, region.facts)
            if before == shown[name]:
                continue
            if before is not None and (before.rect, before.cards) == (region.rect, near):
                late += 1
                if late > 1 and not hurry:
                    shown[name] = before
                    continue
            surface.set_clip(region.rect)
            self._painter.ground(surface, layout)
            region.paint(surface)
            for card, placement in near:
                self._painter.card(surface, card, placement)
            region.finish(surface)
        surface.set_clip(None)
        self._shown = shown
        self.behind = late > 1 and not hurry
        return surface


def regions(
    painter: TablePainter, layout: TableLayout, view: TableView, hud: Hud, window: pygame.Rect
) -> dict[str, Region]:
    """Divide a window into rail, inspector, leads, one band for every open case, and the rest."""
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
            (
                light,
                layout.rail,
                (hud.turn, hud.mark, hud.heads, hud.scored, hud.types_to_win, hud.objectives),
                [hud.counts[name] for name in ("closed", *layout.rail.extras)],
                tuple(areas[MENACE_DECK]),
            ),
            lambda surface: painter.rail(surface, layout, view, hud),
        ),
        "inspector": Region(
            pygame.Rect(right, 0, window.width - right, window.height),
            (light, layout.inspector),
            lambda surface: painter.sidebar(surface, layout),
        ),
        "leads": Region(
            band(0),
            (
                light,
                (layout.leads, layout.menaces),
                [tuple(areas[area]) for area in (LEADS, DISCARD, MENACES)],
                (hud.counts["draw"], hud.counts["discard"], hud.odds),
            ),
            lambda surface: painter.leads(surface, layout, view, hud),
            lambda surface: painter.first_tag(surface, layout),
        ),
        "bottom": Region(
            band(len(tops)),
            (
                light,
                layout.bottom,
                (len(areas[HAND]), tuple(areas[BRIEFCASE]), tuple(areas[MENACES])),
                (areas[LEADS][:1], hud.actions, not hud.track, hud.time),
                sum(line.closable for line in hud.lines),
                max((line.count for line in hud.lines), default=0),
            ),
            lambda surface: painter.bottom(surface, layout, view, hud),
        ),
    }
    rows = zip(layout.lines.rows, view.lines, hud.lines, strict=False)
    for i, (row, line, status) in enumerate(rows):
        found[f"line {i}"] = Region(
            band(i + 1),
            (light, row, line[0], status),
            partial(painter.line, layout=layout, view=view, hud=hud, index=i),
            partial(painter.string, layout=layout, index=i),
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
