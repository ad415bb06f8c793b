"""Paint the light that lies on the desk while something in play shows what is unseen."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.table.layout.table import TableLayout

_RINGS = 10  # each adds a little, so that the light is strongest in the middle
_MOST = 4  # of 255: what one ring adds to the strongest part of its colour


def desk_of(layout: TableLayout) -> pygame.Rect:
    """Return the part of the desk on which leads and open cases lie."""
    return layout.leads.area.union(layout.lines.area)


def light_desk(
    surface: pygame.Surface,
    desk: pygame.Rect,
    colour: Colour,
    level: float = 1.0,
    *,
    goes_out: bool = False,
) -> None:
    """Add a faint light to what is there, or take it away again; no picture is kept for it."""
    blend = pygame.BLEND_RGB_SUB if goes_out else pygame.BLEND_RGB_ADD
    most = max(colour)
    adds = [_MOST * part // most for part in colour]
    for ring in range(round(_RINGS * level)):
        narrower = ring * desk.width // (_RINGS + 6), ring * desk.height // (_RINGS + 6)
        inner = desk.inflate(-narrower[0], -narrower[1])
        surface.fill(adds, inner, special_flags=blend)
