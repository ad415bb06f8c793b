"""What the ground kept: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, strokes
from art.kit.cut_weather import light_tree
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("jan-martenses-skull")
def jan_martenses_skull(page: Page) -> Woodcut:
    """His family said lightning; lightning does not leave its axe."""
    c = Woodcut(page, view=(-44, -66, 690))
    c.shine(colour(c, [(-80, -100), (700, -100), (700, 500), (-80, 500)]))
    soil = curve((-80, 330), (150, 312), (320, 330), (470, 308), (700, 326), (700, 500),
        (-80, 500), tension=0.5)
    ink(c, soil)
    strokes(c, soil, along(-3), cell=20, length=50, width=5, seed=7, weight=lambda x,
        y: float(np.clip((y - 310) / 120, 0.1, 0.6)))
    skull = curve((160, 190), (166, 112), (222, 54), (292, 38), (362, 52), (418, 108), (426, 186),
        (410, 240), (404, 286), (380, 318), (374, 372), (336, 408), (256, 408), (216, 374),
        (208, 320),
        (182, 288), (176, 240), tension=0.55)
    ink(c, circle(300, 404, 130, 26))
    bone = paper(c, c.rough(skull, 0.8, "bone", 9), halo=7)
    shade = curve((330, 30), (372, 110), (380, 190), (392, 250), (352, 300), (346, 420),
        (440, 420), (450, 100), tension=0.5)
    c.lay(shade, tone=0, solid=True, keep=1 - bone)
    strokes(c, bone * c.mask(shade), along(-64), cell=14, length=40, width=5, seed=4,
        weight=lambda x, y: float(np.clip((420 - x) / 80, 0, 0.75)))
    strokes(c, bone * (1 - c.mask(shade)), lambda x, y: math.atan2(y - 220, x - 290) + 1.57,
        cell=13, length=36, width=4.5, tone=0, seed=6,
        weight=lambda x, y: float(np.clip((206 - x + abs(y - 180) * 0.1) / 40, 0, 0.8)))
    ink(c, curve((196, 214), (222, 186), (262, 192), (276, 222), (260, 258), (218, 262),
        (196, 244), tension=0.7), curve((318, 222), (330, 192), (372, 186), (396, 212),
        (394, 246), (372, 262), (334, 256), tension=0.7))
    ink(c, curve((296, 250), (314, 278), (318, 304), (298, 298), (278, 304), (280, 278),
        tension=0.5))
    for k in range(9):
        x = 230 + k * 17
        c.lay(blade([(x, 328), (x + 1, 350), (x, 374)], [1, 6, 1]), tone=0, solid=True,
            keep=1 - bone)
    ink(c, blade([(222, 352), (298, 346), (374, 352)], [2, 6, 2]))
    ink(c, [(196, 56), (232, 40), (240, 118), (226, 150), (222, 112)])
    c.shine(c.lay(*light_tree((322, 66), (286, 232), 22, 5, twigs=5, depth=1, spread=0.9),
        tone=1.15, accent=1.0, solid=True, halo=5, keep=1 - bone))

    def put(shape: Shape) -> Shape:
        return moved(shape, 356, 8, 1.0, 16)

    haft = put([(-8, -26), (430, -14), (430, 14), (-8, 2)])
    wood = paper(c, haft, halo=7)
    strokes(c, wood, along(18), cell=13, length=60, width=4, tone=0, seed=2, weight=lambda x,
        y: 0.6)
    ink(c, put(curve((-30, -44), (30, -44), (30, 10), (38, 56), (52, 92), (0, 102), (-52, 92),
        (-38, 56), (-30, 10), tension=0.25)), halo=-5)
    paper(c, put(curve((38, 58), (50, 90), (0, 98), (-50, 90), (-38, 58), (-34, 70), (0, 80),
        (34, 70), tension=0.3)))
    paper(c, put(blade([(-20, -30), (-20, 4), (-26, 40)], [0, 7, 0])))
    return c
