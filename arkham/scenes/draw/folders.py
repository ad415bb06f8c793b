"""Cut a cardboard folder with its tab out of a sheet."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.theme import hex_colour

MANILA: Colour = hex_colour("#C9A874")
WORN: Colour = hex_colour("#AD946B")
Tab = tuple[float, float, float]  # its left end, its width, its height


def folder(size: tuple[int, int], tone: Colour, tab: Tab, seed: str) -> pygame.Surface:
    """Return a folder of that size; the tab stands out at its upper edge."""
    left, across, high = tab
    slope = high * 0.41
    width, height = size
    canvas = Canvas(size, tone)
    points = [
        (0, high),
        (left - slope, high),
        (left, 0),
        (left + across, 0),
        (left + across + slope, high),
        (width, high),
        (width, height),
        (0, height),
    ]
    canvas.polygon(points, (255, 255, 255))
    sheet = paper(size, tone, seed).copy()
    sheet.blit(canvas.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet
