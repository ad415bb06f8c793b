"""Behind doors and under roofs, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_strokes import along, less, limb, strokes
from art.kit.woodcut import Point, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("overfed-oak")
def overfed_oak(page: Page) -> Woodcut:
    """No tree gets that stout on rain."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 270), (-10, 270)], tone=1.18, solid=True)
    c.shine(c.lay([(-10, 190), (610, 176), (610, 270), (-10, 270)], tone=1.15, accent=1.0,
        solid=True))
    trunk = curve((222, -20), (228, 90), (206, 170), (150, 232), (80, 270), (540, 270), (470, 232),
        (414, 170), (396, 90), (404, -20), tension=0.4)
    c.lay(trunk, tone=0)
    for points, widths in (([(210, 40), (130, 60), (70, 30), (-20, 50)], [70, 44, 30, 14]),
            ([(420, 30), (500, 60), (560, 30), (620, 44)], [70, 44, 30, 14]), ([(110, 56), (70, 90),
            (30, 96)], [24, 14, 0]), ([(510, 56), (540, 96), (590, 110)], [24, 14, 0])):
        c.lay(blade(points, widths), tone=0)
    strokes(c, trunk, lambda x, y: math.pi / 2 + (x - 310) / 260 * (0.2 + y / 300),
        cell=18, length=60, width=5.5, seed=3, weight=lambda x, y: 0.95 - (x - 190) / 180)
    hole = curve((266, 272), (272, 216), (300, 190), (332, 196), (352, 226), (358, 272),
        tension=0.7)
    c.lay(hole, tone=0, halo=-6)
    c.lay([(-10, 262), (610, 262), (610, 460), (-10, 460)], tone=0)
    c.lay(blade([(-10, 264), (300, 268), (610, 262)], [6, 7, 6]), tone=1.15, solid=True,
        keep=c.mask(hole))
    coffins: list[tuple[float, float, float, float]] = [(150, 362, 0.9, -24), (316, 396, 1.0, 6),
        (480, 356, 0.9, 28)]
    for x, y, s, t in coffins:
        box = moved([(-74, -20), (-40, -34), (74, -22), (74, 22), (-40, 34), (-74, 20)], x, y, s, t)
        c.lay(box, tone=1.15, accent=1.0, solid=True, halo=5)
        c.lay(less(box, moved(box, -5, -7)), tone=0)
        for a in ([(-44, -4), (40, -4), (40, 4), (-44, 4)], [(-22, -17), (-14, -17), (-14, 17),
                (-22, 17)]):
            c.lay(moved(a, x, y, s, t), tone=0)
    roots: list[tuple[list[Point], float]] = [([(200, 262), (150, 300), (90, 330), (100, 386),
        (160, 400)], 44), ([(240, 264), (210, 310), (190, 344), (200, 390)], 32), ([(290, 266),
        (276, 330), (254, 390), (290, 430), (340, 428)], 38), ([(340, 266), (350, 330), (372, 380),
        (366, 420)], 34),
                                             ([(400, 264), (430, 310), (440, 350), (430, 392)], 32),
                                                 ([(440, 262), (500, 300), (548, 330), (540, 384),
                                                 (486, 396)], 44), ([(180, 262), (100, 286),
                                                 (30, 320), (10, 380)], 30), ([(460, 262),
                                                 (540, 284), (600, 320)], 30)]
    for points, w in roots:
        n = len(points)
        root = blade(points, [w * (1 - 0.92 * i / (n - 1)) for i in range(n)])
        c.lay(root, tone=1.18, solid=True, halo=5)
        strokes(c, root, along(60), cell=14, length=w * 0.8, width=5, tone=0, seed=int(w) + n,
            weight=lambda x, y: 0.7)
        c.lay(less(root, moved(root, -w * 0.16, -w * 0.08)), tone=0)
    c.lay(moved(man_standing(), 516, 264, 84), tone=0)
    c.lay(limb([(530, 206), (550, 220), (562, 240)], [11, 9, 6]), tone=0)
    c.lay(blade([(548, 200), (562, 232), (572, 264)], [5, 5, 5]), tone=0)
    c.lay([(540, 198), (556, 190), (562, 204), (548, 212)], tone=0)
    return c
