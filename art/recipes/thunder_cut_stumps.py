"""What was left standing about, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, less, limb, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Woodcut:
    """Bitten through at the handle; somebody got in one swing."""
    c = Woodcut(page)
    colour(c, PAGE)
    for x, wide in ((-4, 74), (108, 26), (580, 80)):  # the wood begins behind it
        trunk = ink(c, [(x - wide / 2, -10), (x + wide / 2, -10), (x + wide * 0.6, 320),
            (x - wide * 0.6, 320)])
        strokes(c, trunk, along(88), cell=15, length=50, width=4.5, seed=7,
            weight=lambda px, py, x=x, wide=wide: 0.8 if px < x - wide * 0.1 else 0.0)
    ink(c, curve((-20, 262), (100, 236), (240, 250), (400, 240), (620, 258), (620, 450), (-20, 450),
        tension=0.6))
    _stump(c)

    def put(shape: Shape) -> Shape:
        return moved(shape, 206, 190, 1.12, -27)

    bites = [circle(x, y, r) for x, y, r in ((112, -38, 26), (150, -34, 22), (186, -38, 27),
        (128, 40, 24), (166, 36, 26), (206, 40, 24), (236, -36, 20), (246, 40, 22))]
    haft = less([(-34, -25), (300, -28), (276, -17), (318, -10), (270, -4), (306, 8), (266, 12),
        (290, 26), (-34, 25)], *bites)
    wood = paper(c, put(haft), halo=7)
    strokes(c, wood, along(-27), cell=15, length=44, width=3.4, seed=3, tone=0,
        weight=lambda x, y: 0.55)
    for x, y, r in ((112, -38, 26), (150, -34, 22), (186, -38, 27), (128, 40, 24), (166, 36, 26),
            (206, 40, 24)):
        for a in (0.9, 1.35, 1.8, 2.25):  # the teeth went in here
            s = 1 if y < 0 else -1
            c.gouge(_points([(x + math.cos(a) * r, y + s * math.sin(a) * r), (x + math.cos(a)
                * (r + 7), y + s * math.sin(a) * (r + 7)), (x + math.cos(a) * (r + 15),
                y + s * math.sin(a) * (r + 15))]), 5, tone=0, within=wood)
    steel = curve((-36, -46), (30, -46), (34, 24), (46, 70), (84, 128), (40, 146), (-6, 148),
        (-60, 132), (-34, 72), (-34, 24), tension=0.35)
    c.lit(put(steel), towards=(-1, -0.3), reach=30, hard=1.2, halo=6)
    edge = put(curve((-60, 132), (-6, 148), (40, 146), (84, 128), (64, 102), (10, 116), (-46, 106),
        tension=0.5))
    paper(c, edge, halo=4)
    ink(c, curve((204, 344), (262, 322), (330, 334), (372, 352), (300, 360), (230, 362),
        tension=0.6))
    _hand(c)
    return c


def _points(points: list[Point]) -> list[Point]:
    """Turn points as the axe is turned."""
    a = math.radians(-27)
    return [(206 + 1.12 * (x * math.cos(a) - y * math.sin(a)),
        190 + 1.12 * (x * math.sin(a) + y * math.cos(a))) for x, y in points]


def _stump(c: Woodcut) -> None:
    """Its top lies in the light, its bark in the dark."""
    side = ink(c, curve((70, 340), (60, 400), (20, 470), (600, 470), (556, 400), (548, 340),
        tension=0.4))
    strokes(c, side, lambda x, y: math.pi / 2 + (x - 310) / 700, cell=16, length=60, width=6,
        seed=5, weight=lambda x, y: float(np.clip((330 - x) / 240, 0, 1)))
    top = paper(c, circle(309, 342, 240, 62), halo=7)
    strokes(c, top, around(300, 342, 0.5), cell=16, length=60, width=4, seed=2, tone=0,
        weight=lambda x, y: 0.5)


def _hand(c: Woodcut) -> None:
    """It had hold of the wood; it has stayed."""
    colour(c, curve((350, 352), (380, 330), (430, 344), (470, 366), (430, 388), (376, 380),
        (340, 372), tension=0.8), halo=4)
    for points, widths in (([(416, 330), (452, 286), (492, 298), (506, 334)], [34, 32, 28, 20]),
            ([(408, 332), (434, 306), (470, 322), (480, 352)], [36, 34, 28, 20]),
            ([(398, 340), (420, 328), (448, 344), (452, 372)], [36, 34, 28, 20])):
        c.lit(limb(points, widths), towards=(-0.5, -1), reach=11, hard=1.3, halo=5)
        bx, by = points[-1]
        paper(c, blade([(bx, by - 6), (bx - 1, by + 10), (bx - 10, by + 28)],
            [17, 14, 0]), halo=4)
    c.lit(curve((362, 338), (376, 306), (410, 296), (440, 312), (436, 346), (404, 366),
        (372, 362), tension=0.7), towards=(-0.4, -1), reach=16, hard=1.2, halo=5)
    paper(c, circle(372, 346, 13, 20), halo=4)
    colour(c, circle(371, 347, 8, 14))
