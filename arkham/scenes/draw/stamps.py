"""Draw what is pressed on something to say how it has ended: stamps and seals."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.shapes import Edge, disc, outline
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Style, render

_TURN = 7  # degrees a rubber stamp is askew
SEAL = 64  # units: the side of a seal
_kept = SurfaceCache(megabytes=0.4)


def even(length: float) -> int:
    """Round to an even number of pixels, so that few sizes are made and centres stay."""
    return max(2, round(length / 2) * 2)


def stamp_picture(brush: Brush, side: float, icon: str) -> pygame.Surface:
    """Return the stamp of an outcome."""
    side = even(side)

    def make() -> pygame.Surface:
        sheet = blank((side + 8, side + 8))
        own = Brush(sheet, brush.theme, brush.scale)
        middle = (sheet.get_width() / 2, sheet.get_height() / 2)
        own.centred(disc(side + 6, brush.theme.ink), middle)
        if icon:
            own.centred(disc(side + 2, brush.theme.paper), middle)
            own.seal(icon_info(icon), middle, side - 4)
        else:
            edge = Edge(brush.theme.paper, max(2.0, side / 16))
            own.centred(disc(side, brush.theme.panel, edge), middle)
            bar = pygame.Rect(0, 0, round(side * 0.46), max(3, round(side * 0.09)))
            bar.center = (round(middle[0]), round(middle[1]))
            sheet.fill(brush.theme.paper, bar)
        return sheet

    return _kept.get(("stamp", side, icon, brush.theme), make)


def seal_picture(brush: Brush, icon: str) -> pygame.Surface:
    """Return the seal that falls on something; its first moments are stretched from it."""
    side = even(brush.u(SEAL))

    def make() -> pygame.Surface:
        sheet = blank((side, side), brush.theme.accent.fill)
        Brush(sheet, brush.theme, brush.scale).seal(icon_info(icon), (side / 2, side / 2), side)
        return sheet

    return _kept.get(("seal", side, icon, brush.theme), make)


def rubber_stamp(word: str, px: float, ink: Colour) -> pygame.Surface:
    """Return a word in a double frame, pressed askew; `px` is the height of its letters."""
    text = render(word, Style(Face.LABEL, max(6, round(px)), ink, px / 9))
    size = (text.get_width() + round(px * 1.22), text.get_height() + round(px * 0.41))
    stamp = blank(size, ink)
    stamp.blit(outline(size, px * 0.185, ink, max(1.0, px * 0.093)), (0, 0))
    edge = round(px * 0.15)
    inner = (size[0] - 2 * edge, size[1] - 2 * edge)
    stamp.blit(outline(inner, px * 0.13, ink, max(1.0, px * 0.03)), (edge, edge))
    stamp.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return pygame.transform.rotozoom(stamp, _TURN, 1)
