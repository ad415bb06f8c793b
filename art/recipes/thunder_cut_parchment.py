"""The Aklo parchment of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_glyphs import glyph
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import limb
from art.kit.woodcut import Point, Shape, Woodcut, circle
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("aklo-parchment")
def aklo_parchment(page: Page) -> Woodcut:
    """It begins halfway: the hide on the tanner's frame was a man's, and has no head."""
    c = Woodcut(page)
    ink(c, PAGE)
    half = [(300, 80), (314, 62), (322, 78), (336, 54), (348, 84), (376, 94), (410, 72),
        (438, 40), (446, 12),
        (456, 34), (470, 8), (472, 36), (494, 22), (482, 48), (500, 52), (474, 70), (448, 108),
        (412, 146), (392, 188), (390, 240), (404, 290), (434, 340), (454, 376), (486, 396),
        (472, 410), (440, 404), (414, 414), (388, 366), (346, 332), (318, 318), (300, 316)]
    hide = [*half, *((600 - x, y) for x, y in reversed(half))]
    for ends in (((70, 470), (76, -30)), ((530, 470), (524, -30)), ((30, 10), (570, 4)),
        ((30, 430), (570, 434))):
        paper(c, limb(ends, [27, 25]), halo=7)
    for x, y in ((76, 8), (524, 6), (71, 430), (529, 432)):
        for k in (-1, 0, 1):
            ink(c, limb([(x - 17, y - 15 + k * 11), (x + 17, y + 11 + k * 11)], [4.5, 4.5]))
    for a, b in (((448, 106), (520, 130)), ((404, 152), (522, 200)), ((380, 216), (524, 262)),
        ((396, 290), (526, 322)), ((446, 372), (526, 372))):
        for side in (1, -1):
            paper(c, limb([(300 + side * (a[0] - 312), a[1]), (300 + side * (b[0] - 300), b[1])],
                [6, 6]))
    c.shine(colour(c, c.rough(hide, 1.2, "hide", 9), halo=8))
    for a, _ in (((448, 106), 0), ((404, 152), 0), ((382, 216), 0), ((394, 290), 0)):
        for side in (1, -1):
            ink(c, circle(300 + side * (a[0] - 314), a[1] + 2, 6))
    marks: list[Shape] = []
    for kind, x, y, size in ((3, 254, 124, 46), (1, 306, 126, 46), (4, 356, 124, 44),
        (1, 250, 184, 46), (4, 302, 186, 46), (3, 352, 184, 46), (4, 252, 244, 44),
        (3, 302, 246, 48), (1, 354, 246, 46), (1, 240, 306, 42), (4, 300, 300, 40),
        (3, 362, 306, 42)):
        def place(u: float, v: float, x: float = x, y: float = y, size: float = size) -> Point:
            return x + (u - 0.5) * size, y + (v - 0.5) * size

        marks += glyph(kind, place, size * 0.2)
    ink(c, *marks)
    return c
