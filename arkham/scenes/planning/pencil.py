"""A plan that was kept: pencilled numbers on the table, struck through where it has moved on."""

from __future__ import annotations

import pygame

from arkham.play.plan import Fate, Ghost, Laid, outlook
from arkham.rules.areas import HAND, LEADS
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.shapes import dashed_ring, disc
from arkham.scenes.table.layout.placements import placements
from arkham.scenes.table.overlay import TableOverlay
from arkham.scenes.table.scene import TableScene

_SIDE = 38  # units of a pencilled number


class PencilMarks(TableOverlay):
    """The numbers of a plan, at its cards and at the lines they are meant for."""

    def __init__(self, plan: tuple[Ghost, ...], table: TableScene) -> None:
        self.plan = plan
        self.laid: tuple[Laid, ...] = ()
        self.changed(table)

    def changed(self, table: TableScene) -> None:
        """Look again what has become of the plan."""
        self.laid = outlook(table.session.state, self.plan).laid

    @property
    def is_over(self) -> bool:
        """Say whether nothing is left of the plan; taking a move back can bring it back."""
        return not any(one.fate in (Fate.FITS, Fate.REFUSED) for one in self.laid)

    def marks(self, table: TableScene) -> list[tuple[pygame.Rect, int, Laid]]:
        """Return every pencilled number: where it stands, and which ghost it is of."""
        if self.is_over:
            return []
        side = table.layout.scale.px(_SIDE)
        places = placements(table.view, table.layout)
        at_hand = {*table.view.areas[LEADS], *table.view.areas[HAND]}
        found = []
        for number, one in enumerate(self.laid, start=1):
            place = places.get(one.ghost.card)
            if place is not None and (one.ghost.card in at_hand or one.fate is Fate.DONE):
                rect = pygame.Rect(0, 0, side, side)
                lift = table.cues.lifts.get(one.ghost.card, 0)
                rect.bottomleft = (
                    place.rect.left - side // 5,
                    place.rect.bottom + side // 6 - lift,
                )
                found.append((rect, number, one))
        rows = zip(table.view.lines, table.layout.lines.rows, strict=False)
        for line, row in rows:
            meant = [
                (number, one)
                for number, one in enumerate(self.laid, start=1)
                if one.ghost.onto == line[0] and one.fate is not Fate.DONE
            ]
            step = min(side + 4, (row.slot.width - side) / max(1, len(meant) - 1))
            for i, (number, one) in enumerate(meant):
                rect = pygame.Rect(0, 0, side, side)
                rect.bottomleft = (round(row.slot.left + i * step), row.slot.bottom - side // 8)
                found.append((rect, number, one))
        return found

    def draw(self, brush: Brush, table: TableScene) -> None:
        if table.director.busy or table.cues.fan:
            return
        for rect, number, one in self.marks(table):
            _pencilled(brush, rect, number, one.fate)


def _pencilled(brush: Brush, rect: pygame.Rect, number: int, fate: Fate) -> None:
    """Draw a number in a dashed ring: plain, ticked off when done, struck through when lost."""
    theme, side = brush.theme, rect.width
    brush.centred(disc(side, theme.ink, alpha=215), rect.center)
    ink = theme.paper_bright if fate is Fate.FITS else theme.muted
    brush.blit(dashed_ring(side, ink, brush.scale.line(2), 6, 3), rect)
    style = brush.style(Face.TYPE_BOLD, 20, ink).at(round(side * 0.52))
    brush.write(str(number), rect.center, style, anchor="c", valign="m")
    if fate is Fate.DONE:
        draw_glyph(brush.surface, "check", (rect.right, rect.top), side * 0.55, theme.paper_bright)
    elif fate is not Fate.FITS:
        away = max(1, side // 8)
        ends = ((rect.left - away, rect.bottom), (rect.right + away, rect.top))
        pygame.draw.line(brush.surface, theme.paper_bright, *ends, max(2, round(side / 9)))
