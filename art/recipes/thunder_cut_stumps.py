"""What was left standing about, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, head, on
from art.kit.cut_strokes import along, around, joined, less, limb, strokes
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


@art("empty-boots")
def empty_boots(page: Page) -> Woodcut:
    """Still laced, with double bows; what pulled him out of them goes home over the hill."""
    c = Woodcut(page)
    colour(c, PAGE)
    ground = paper(c, curve((-20, 214), (120, 200), (280, 176), (440, 168), (620, 186), (620, 460),
        (-20, 460), tension=0.6), halo=6)
    strokes(c, ground, lambda x, y: -0.1 + (x - 300) / 1600, cell=24, length=70, width=6, seed=3,
        tone=0, weight=lambda x, y: float(np.clip((y - 250) / 240, 0.1, 0.7)))
    _carried(c)
    for k in range(7):  # its knuckles, all the way up
        x, y, s = 392 + 22 * math.sin(k * 1.3), 190 + k * k * 5.4, 0.34 + k * 0.15
        ink(c, moved(joined(circle(0, 0, 20, 9), *(circle(-16 + j * 11, -12 + abs(j - 1.5) * 3, 5,
            4) for j in range(4))), x + k * 9, y, s))
    for x, y, s in ((150, 386, 1.7), (246, 410, 1.86)):
        _boot(c, x, y, s)
    return c


def _carried(c: Woodcut) -> None:
    """A beast against the sky with a man over its shoulder, barefoot."""
    beast = joined(
        curve((404, 74), (440, 54), (478, 72), (490, 110), (476, 150), (420, 152), (398, 112),
            tension=0.7),
        curve((470, 60), (494, 58), (512, 78), (510, 104), (488, 108), (470, 92), tension=0.7),
        limb([(426, 140), (412, 160), (424, 184)], [34, 26, 16]),
        limb([(464, 140), (478, 160), (468, 184)], [34, 26, 16]),
        limb([(486, 92), (508, 130), (500, 172)], [28, 22, 16]),
        limb([(420, 84), (404, 70), (420, 50)], [26, 22, 18]))
    man = joined(limb([(446, 52), (414, 44), (384, 62)], [32, 30, 24]),
        limb([(390, 60), (372, 92), (376, 120)], [20, 15, 10]),
        limb([(384, 58), (360, 84), (354, 114)], [20, 15, 10]),
        limb([(376, 118), (364, 124)], [9, 7]), limb([(354, 112), (342, 118)], [9, 7]),
        limb([(446, 52), (462, 74), (456, 104)], [16, 11, 8]), circle(468, 46, 13, 12))
    ink(c, c.rough(beast, 1.5, "fur", 6))
    ink(c, man, halo=-3)


def _boot(c: Woodcut, x: float, y: float, s: float) -> None:
    """Upright and empty, toe to the right."""
    def put(shape: Shape) -> Shape:
        return moved(shape, x, y, s)

    leather = curve((-28, -132), (30, -136), (34, -74), (46, -48), (84, -34), (98, -14), (96, -2),
        (-32, -2), (-34, -40), (-26, -84), tension=0.4)
    c.lit(put(leather), towards=(1, -0.5), reach=17 * s, hard=1.1, halo=-6)
    ink(c, put([(-36, -6), (100, -6), (98, 8), (34, 8), (30, 4), (20, 10), (-36, 10)]), halo=-4)
    c.gouge([(x - 34 * s, y), (x + 20 * s, y + s), (x + 98 * s, y)], 4)
    ink(c, put(circle(1, -134, 30, 9)), halo=-5)
    c.lit(put(curve((8, -140), (14, -164), (36, -160), (34, -134), (24, -126), tension=0.5)),
        towards=(1, -0.5), reach=12 * s, hard=1.2, halo=5)
    for k in range(5):  # crossed laces
        py = -120 + k * 17
        for a, b in ((-1, 1), (1, -1)):
            paper(c, put(blade([(20 + a * 12 + k * 1.6, py), (20 + k * 1.6, py + 7),
                (20 + b * 12 + k * 1.6, py + 14)], [3.2, 4.4, 3.2])), halo=2)
    for side in (-1, 1):
        loop = less(moved(circle(0, 0, 17, 9), 22 + side * 16, -124 + side, 1, side * -18),
            moved(circle(0, 0, 10, 4), 22 + side * 17, -124 + side, 1, side * -18))
        paper(c, put(loop), put(blade([(22, -122), (22 + side * 12, -112), (22 + side * 15, -98)],
            [3, 4, 3])), halo=2.5)
    for k in range(3):
        c.gouge([(x + (-30 + k * 3) * s, y + (-66 + k * 14) * s), (x + (-12 + k * 2) * s,
            y + (-58 + k * 14) * s), (x + 8 * s, y + (-60 + k * 14) * s)], 4.5)


@art("abram-quackenbos")
def abram_quackenbos(page: Page) -> Woodcut:
    """He found his traps set again, a little better than he had set them, and baited for him."""
    c = Woodcut(page)
    colour(c, PAGE)
    for x, w in ((24, 40), (118, 18), (500, 22), (560, 50)):
        ink(c, [(x - w / 2, -10), (x + w / 2, -10), (x + w * 0.6, 230), (x - w * 0.6, 230)])
    snow = paper(c, curve((-20, 206), (140, 192), (300, 206), (460, 192), (620, 208), (620, 470),
        (-20, 470), tension=0.5), halo=5)
    strokes(c, snow, along(2), cell=28, length=80, width=6, tone=0, seed=4,
        weight=lambda x, y: 0.45)
    _setter(c)
    ink(c, circle(300, 364, 224, 74))
    paper(c, circle(300, 370, 172, 50))
    ink(c, circle(300, 374, 66, 20))
    _teeth(c, range(180, 360, 18))
    c.shine(colour(c, curve((272, 376), (270, 314), (274, 298), (288, 286), (290, 246), (310, 246),
        (312, 286), (326, 298), (330, 314), (328, 376), tension=0.3), halo=6))
    ink(c, [(288, 234), (312, 234), (312, 252), (288, 252)], halo=-4)
    paper(c, [(276, 318), (324, 318), (324, 352), (276, 352)])
    for x in (288, 300, 312):  # three crosses, for strong
        for lean in (-5, 5):
            ink(c, blade([(x - lean, 326), (x, 335), (x + lean, 344)], [4, 4, 4]))
    _teeth(c, range(0, 180, 18))
    for side in (-1, 1):
        _holding(c, side)
    return c


def _teeth(c: Woodcut, degrees: range) -> None:
    """One jaw of the trap, wide open."""
    for k in degrees:
        a = math.radians(k + 9)
        x, y = 300 + math.cos(a) * 200, 364 + math.sin(a) * 62
        tip = (x - math.cos(a) * 16, y - 52 - 20 * math.sin(a))
        paper(c, [(x - 15, y + 6), (x + 15, y + 6), tip], halo=4)
        ink(c, [(x + 2, y + 6), (x + 15, y + 6), tip])


def _setter(c: Woodcut) -> None:
    """It squats behind the trap; it has seen how this is done."""
    back: list[Point] = [(70, 330), (78, 210), (120, 110), (190, 50), (300, 26), (410, 50),
        (480, 110), (522, 210), (530, 330)]
    body = ink(c, curve(*back, tension=0.7), halo=-5)
    fringe(c, back[1:-1], (0, -22), gap=8, width=12, seed=4)
    strokes(c, body, lambda x, y: math.atan2(y - 130, x - 300) + 0.4, cell=16, length=40, width=5,
        seed=6, weight=lambda x, y: float(np.clip((290 - x) / 150, 0, 1)
            * np.clip((math.hypot(x - 300, (y - 130) * 1.1) - 96) / 30, 0, 1)))
    t = Turn(298, 132, 98, pitch=-18, roll=4)
    r = Relief(c)
    head(r, t, Skull(brow=2.5, jaw=1.6, gaunt=1.0, nose=-1), ears=False, neck=False)
    r.cut((-0.7, -0.5, 0.5), low=0.3, full=0.7, angle=20, halo=7)
    for side in (-1, 1):
        c.shine(colour(c, blade(on(t, (0.1 * side, 0.02, 0.6), (0.25 * side, 0.0, 0.6),
            (0.42 * side, -0.06, 0.5)), [0, 15, 0]), halo=4))
        ink(c, circle(*on(t, (0.25 * side, 0.02, 0.6))[0], 4))
    for k in range(11):  # hair hangs into its brow
        u = -0.66 + k * 0.13
        ink(c, blade(on(t, (u * 0.9, -1.1, 0.1), (u, -0.7, 0.4), (u * 1.02, -0.36 - 0.1 * (k % 3),
            0.5)), [26, 20, 0]))
    for x, long in ((-0.18, 18), (0.16, 22)):
        ((px, py),) = on(t, (x, 0.62, 0.6))
        paper(c, [(px - 7, py), (px + 7, py), (px, py - long)], halo=3)


def _holding(c: Woodcut, side: int) -> None:
    """It bends the spring as he did, with its fingers under the teeth."""
    x = 300 + side * 196
    ink(c, limb([(300 + side * 170, 180), (300 + side * 236, 270), (x + side * 18, 350)],
        [110, 84, 66]), halo=-5)
    for k in range(4):
        px, py = x + side * (34 - k * 24), 356 + k * 11
        c.lit(limb([(px + side * 16, py - 22), (px, py - 2), (px - side * 4, py + 26)],
            [27, 27, 20]), towards=(-1, -0.6), reach=9, hard=1.3, halo=4)
        paper(c, blade([(px - side * 4, py + 22), (px - side * 6, py + 40), (px - side * 16,
            py + 56)], [16, 12, 0]), halo=3)
