"""What was left behind: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, away, quad, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("blakes-last-canvas")
def blakes_last_canvas(page: Page) -> Woodcut:
    """He painted the tower with the window open, and it has not stayed in the picture."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 346))
    strokes(c, wall, along(84), cell=17, length=60, width=6, tone=0, seed=4,
        weight=lambda x, y: max(0.0, math.hypot(x - 250, y - 180) / 260 - 0.55))
    ink(c, box(0, 340, 600, 350))
    floor = paper(c, box(0, 350, 600, 440))
    strokes(c, floor, away(280, 200), cell=15, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: 0.3 + abs(x - 270) / 330)
    for way in ([(214, 330), (180, 390), (150, 450)], [(322, 330), (362, 390), (396, 450)], [(268,
        20), (268, 200), (268, 440)]):
        ink(c, blade(way, (20, 20, 20)), halo=-4)
    at = quad((150, 62), (384, 40), (392, 318), (144, 322))
    ink(c, [at(-0.01, 0.0), at(1.06, -0.01), at(1.07, 1.04), at(0, 1.04)])
    paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    colour(c, [at(0.04, 0.04), at(0.96, 0.04), at(0.96, 0.96), at(0.04, 0.96)])
    ink(c, [at(0.04, 0.96), at(0.04, 0.72), at(0.14, 0.66), at(0.22, 0.74), at(0.3, 0.74), at(0.3,
        0.44), at(0.27, 0.43), at(0.41, 0.12),
        at(0.55, 0.43), at(0.52, 0.44), at(0.52, 0.78), at(0.66, 0.78), at(0.66, 0.68), at(0.76,
            0.6), at(0.86, 0.7), at(0.96, 0.7), at(0.96,
        0.96)])
    for u, v in ((0.12, 0.8), (0.72, 0.78), (0.82, 0.84)):
        paper(c, [at(u, v), at(u + 0.05, v), at(u + 0.05, v + 0.06), at(u, v + 0.06)])
    sx, sy = at(0.41, 0.4)
    plume = curve((sx - 10, sy + 16), (sx - 4, sy - 16), (sx + 30, sy - 40), (300, 96), (330, 40),
        (392, 6), (470, -20), (620, -20), (620, 230),
        (590, 262), (572, 220), (540, 256), (520, 300), (496, 244), (470, 216), (448, 236), (436,
            280), (410, 226), (404, 180), (372, 190),
        (340, 166), (300, 172), (268, sy + 20), tension=0.65)
    smoke = ink(c, plume)
    strokes(c, smoke, lambda x, y: math.radians(-40) + 0.9 * math.sin(x / 60 + y / 44), cell=22,
        length=84, width=7, seed=7,
        weight=lambda x, y: max(0.0, 0.8 - abs(y - 60 - (x - 300) * 0.1) / 130))
    c.lay(circle(sx, sy, 11, 15), tone=1.25, solid=True)
    palette = curve((60, 404), (90, 376), (160, 370), (212, 392), (206, 424), (150, 440), (124,
        424), (96, 440), (62, 430), tension=0.7)
    ink(c, palette, halo=-6)
    for px, py, wide in ((100, 394, 13), (136, 386, 12), (172, 394, 14)):
        paper(c, circle(px, py, wide, wide * 0.6))
    colour(c, circle(184, 412, 15, 8))
    for k in range(3):
        ink(c, blade([(84 + k * 10, 410), (64 + k * 4, 360), (40 - k * 2, 310 + k * 8)], (7, 6,
            8)), halo=-3)
    return c
