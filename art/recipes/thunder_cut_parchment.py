"""The Aklo parchment of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_glyphs import glyph
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import quad
from art.kit.woodcut import Point, Shape, Woodcut
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("aklo-parchment")
def aklo_parchment(page: Page) -> Woodcut:
    """It begins halfway through a sentence; the first half has flown."""
    c = Woodcut(page)
    ink(c, PAGE)
    at = quad((96, 200), (352, 160), (420, 430), (140, 490))
    sheet = [at(0, 0), at(0.2, 0.03), at(0.34, -0.02), at(0.5, 0.03), at(0.66, -0.03), at(0.82,
        0.02), at(1, 0), at(1.02, 0.5), at(1, 1.1), at(0, 1.1), at(-0.03, 0.5)]
    c.shine(colour(c, c.rough(sheet, 1.6, "vellum", 12)))
    marks: list[Shape] = []
    for row in range(3):
        for k in range(3):
            if row == 0 and k == 2:
                continue
            u, v = 0.08 + k * 0.31, 0.14 + row * 0.31
            marks += glyph(row * 5 + k * 7 + 1, lambda x, y, u=u, v=v: at(u + x * 0.22,
                v + y * 0.21), 14)
    ink(c, *marks)
    for x, y, size, turn, kind in ((352, 190, 78, 16, 2), (268, 96, 96, -14, 3), (424, 92, 134,
        18, 0), (136, 74, 96, -26, 4), (520, 240, 140, 34, 1)):
        a = math.radians(turn)

        def place(u: float, v: float, x: float = x, y: float = y, size: float = size,
            a: float = a) -> Point:
            dx, dy = (u - 0.5) * size, (v - 0.5) * size
            return x + dx * math.cos(a) - dy * math.sin(a), y + dx * math.sin(a) + dy * math.cos(a)

        c.shine(paper(c, *glyph(kind, place, size * 0.2), halo=8))
    return c
