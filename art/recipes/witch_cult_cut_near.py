"""Those who had company: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import SOLID, Page
from art.kit.cut_grips import fingers
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import along, around, away, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("joel-manton")
def joel_manton(page: Page) -> Woodcut:
    """The schoolmaster teaches that nothing is unnamable. His class is not convinced."""
    c = Woodcut(page)
    ink(c, PAGE)
    wall = paper(c, [(-10, -10), (610, -10), (610, 330), (-10, 330)])
    strokes(c, wall, along(90), cell=24, length=90, width=9, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 300) / 120 - 1.3, 0, 1)))
    ink(c, [(112, 8), (488, 2), (490, 206), (110, 212)])
    board = colour(c, [(122, 18), (478, 12), (480, 196), (120, 202)])
    strokes(c, board, along(-20), cell=40, length=90, width=8, tone=0, seed=5,
        weight=lambda x, y: float(np.clip(abs(x - 290) / 120 - 0.8, 0, 0.8)))
    paper(c, [(104, 206), (496, 200), (496, 214), (104, 220)], halo=4)
    _master(c)
    ink(c, [(170, 322), (430, 316), (440, 372), (160, 380)], halo=-5)
    c.gouge([(172, 326), (300, 322), (428, 320)], 5, ends=(1, 1))
    for pupil in ((64, 436, 1.0, 0), (232, 462, 1.16, 1), (398, 458, 1.12, 2), (548, 430, 1.0, 3)):
        _pupil(c, *pupil)
    return c


def _master(c: Woodcut) -> None:
    """He backs against the board, chalk in his hand."""
    coat = joined(curve((214, 340), (222, 250), (240, 206), (274, 190), (318, 190), (352, 206),
        (370, 250), (378, 340), tension=0.5),
        limb([(348, 222), (400, 190), (414, 130)], [46, 38, 28]),
            limb([(244, 222), (206, 262), (196, 300)], [46, 40, 30]))
    c.lit(coat, towards=(-0.2, 1), reach=14, hard=1.0, halo=4)
    paper(c, [(280, 190), (296, 204), (314, 190), (304, 246), (292, 246)])
    ink(c, [(294, 204), (302, 204), (306, 244), (298, 256), (290, 244)])
    paper(c, curve((402, 134), (404, 104), (416, 92), (430, 102), (430, 132), tension=0.7), halo=4)
    paper(c, limb([(420, 98), (440, 72)], [9, 8]), halo=4)
    for k in range(3):
        c.gouge([(406, 108 + k * 8), (414, 106 + k * 8), (420, 109 + k * 8)], 3, tone=0)
    ink(c, circle(297, 126, 60, 68))
    t = Turn(297, 130, 66, yaw=-4, pitch=8, roll=-4)
    r = Relief(c)
    head(r, t, Skull(gape=0.7, gaunt=0.5, nose=0.4), neck=False)
    r.cut((-0.35, 0.75, 0.5), low=0.12, full=0.44, halo=0, line=2)
    for side in (-1, 1):
        eye(c, t, side, lid=0.1, iris=0.045, gaze=(0, 0.9))
        (x, y), = on(t, (0.26 * side, -0.03, 0.6))
        c.block.over(c.mask(circle(x, y, 18), stroke=6), tone=0.0, accent=0.0, kind=SOLID)
        c.block.over(c.mask(circle(x, y, 18), stroke=2.6), tone=1.15, accent=0.0, kind=SOLID)
        for k in range(4):
            c.gouge(on(t, (0.6 * side, -0.5 + k * 0.16, 0.1), (0.78 * side, -0.62 + k * 0.16, 0),
                (0.98 * side, -0.6 + k * 0.2, 0)), 7)


def _pupil(c: Woodcut, x: float, y: float, size: float, kind: int) -> None:
    """A child from behind, combed and collared, with horns."""

    def put(shape: Shape) -> skia.Path:
        return moved(shape, x, y, size)

    horns = []
    for side in (-1, 1):
        way = {0: [(30, -126), (52, -150), (50, -186)], 1: [(34, -124), (68, -134), (74, -176),
            (56, -196)], 2: [(28, -130), (36, -164), (62, -190)],
            3: [(32, -126), (60, -142), (58, -182)]}[kind]
        path = rounded_way([(side * px, py) for px, py in way], 5)
        horns.append(blade(path,
            [24 * (1 - i / len(path)) + 1 for i in range(len(path) - 1)] + [0]))
    head_ = curve((0, -140), (38, -130), (54, -92), (46, -50), (20, -28), (-20, -28), (-46, -50),
        (-54, -92), (-38, -130), tension=0.8)
    ears = [circle(side * 54, -82, 9, 15) for side in (-1, 1)]
    body = curve((-96, 60), (-90, 6), (-50, -18), (0, -26), (50, -18), (90, 6), (96, 60),
        tension=0.6)
    extra = []
    if kind in (0, 2):
        extra = [curve((side * 44, -66), (side * 66, -50), (side * 66, -6), (side * 54, 12),
            (side * 44, -8), tension=0.7) for side in (-1, 1)]
    ink(c, *(put(s) for s in (*horns, head_, *ears, body, *extra)), halo=-6)
    paper(c, put(curve((-40, -24), (0, -12), (40, -24), (46, -10), (0, 6), (-46, -10),
        tension=0.6)))
    for side in (-1, 1):
        for k in range(4):
            c.gouge([(x + side * (4 + k * 10) * size, y - (128 - k * 5) * size),
                (x + side * (8 + k * 11) * size, y - (96 - k * 2) * size),
                (x + side * (6 + k * 8) * size, y - (54 - k * 1) * size)], 2.6)


@art("joe-mazurewicz")
def joe_mazurewicz(page: Page) -> Woodcut:
    """The loom fixer prays under his loom, and what sits on the beam listens."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(-10, -10), (610, -10), (610, 100), (-10, 120)])
    back = paper(c, [(-10, 110), (610, 100), (610, 450), (-10, 450)])
    strokes(c, back, away(300, 250), cell=24, length=60, width=9, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(math.hypot(x - 320, y - 230) / 150 - 1.15, 0, 1)))
    ink(c, *(blade([(300 + (k - 11) * 36, 120), (300 + (k - 11) * 42, 450)],
        [4, 6]) for k in range(23)))
    ink(c, [(-10, 106), (610, 88), (610, 132), (-10, 152)])
    c.gouge([(-10, 114), (300, 106), (610, 96)], 5, ends=(1, 1))
    _watcher(c)
    t = Turn(270, 196, 116, yaw=14, pitch=-4, roll=3)
    c.lit(curve((60, 460), (90, 370), (170, 324), (250, 310), (340, 314), (430, 350), (480, 460),
        tension=0.6), towards=(0.6, -0.8), reach=22, hard=1.1, halo=6)
    ink(c, circle(262, 186, 98, 124), halo=-4)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.8, nose=0.7, jaw=0.6))
    r.cut((0.75, -0.45, 0.42), low=0.18, full=0.5, angle=-20, halo=0)
    for side in (-1, 1):
        eye(c, t, side, lid=0.075, gaze=(0.5, -1.2))
    tash = curve(*on(t, (0, 0.32, 0.76), (0.3, 0.4, 0.62), (0.44, 0.62, 0.46), (0.2, 0.52, 0.66),
        (0, 0.48, 0.74), (-0.2, 0.52, 0.66), (-0.44, 0.62, 0.46), (-0.3, 0.4, 0.62)), tension=0.7)
    ink(c, tash)
    for k in range(4):
        c.gouge(on(t, (0.05 + k * 0.09, 0.38 + k * 0.02, 0.74),
            (0.12 + k * 0.09, 0.46 + k * 0.03, 0.68), (0.16 + k * 0.09, 0.54 + k * 0.02, 0.6)), 3.6)
    hair = c.lit(curve(*on(t, (-0.68, 0.2, 0), (-0.64, -0.4, 0.3), (-0.3, -0.66, 0.5),
        (0.2, -0.7, 0.5), (0.6, -0.44, 0.3), (0.66, 0.0, 0), (0.8, -0.4, -0.1), (0.62, -1.0, -0.1),
        (0, -1.16, -0.1), (-0.6, -1.0, -0.1), (-0.84, -0.4, -0.1)), tension=0.6),
        towards=(0.8, -0.6), reach=16, hard=1.0)
    strokes(c, hair, around(270, 230), cell=14, length=36, width=4, seed=5,
        weight=lambda x, y: float(np.clip((x - 250) / 90, 0, 1)))
    _folded(c)
    return c


def _watcher(c: Woodcut) -> None:
    """A rat sits up on the beam, its hands together too."""
    body = joined(curve((408, 106), (398, 76), (408, 52), (436, 40), (470, 48), (494, 76),
        (500, 102), tension=0.7), curve((426, 62), (402, 58), (380, 48), (362, 34), (376, 22),
        (402, 16), (432, 24), (446, 46), tension=0.6),
        circle(426, 20, 13, 15), limb([(412, 70), (388, 68), (376, 54)], [15, 12, 9]),
            curve((404, 106), (420, 94), (444, 98), (446, 108), tension=0.5))
    ink(c, body)
    paper(c, circle(392, 30, 6, 5))
    ink(c, circle(390, 30, 2.6))
    for k in range(6):
        c.gouge([(462 + k * 5, 54 + k * 8), (473 + k * 4, 58 + k * 8), (484 + k * 3, 68 + k * 7)],
            3.5)
    ink(c, blade(rounded_way([(494, 96), (540, 104), (540, 160), (566, 196)], 5),
        [14, 13, 12, 12, 11, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0]), halo=-4)


def _folded(c: Woodcut) -> None:
    """Hands folded, finger between finger, with beads round them."""
    for side in (-1, 1):
        wrist = limb([(300 + side * 112, 470), (300 + side * 66, 404), (300 + side * 34, 366)],
            [84, 72, 66])
        ink(c, wrist, halo=7)
        paper(c, wrist)
        strokes(c, c.mask(wrist), along(60 * side), cell=14, length=30, width=5, tone=0, seed=4,
            weight=lambda x, y, s=side: 0.9 if s < 0 else 0.2)
    ways = []
    for k in range(4):
        y = 322 + k * 26
        for side in ((-1, 1) if k % 2 else (1, -1)):
            ways.append((((300 + side * 50, y + 16 + (side > 0) * 10),
                (300 + side * 14, y - 2 + (side > 0) * 12),
                (300 - side * 36, y + 14 + (side > 0) * 12)), (30, 31, 23)))
    fingers(c, ways, 0, 0, 1, halo=5, shade=0.3)
    fingers(c, ((((332, 330), (318, 306), (290, 292)), (32, 32, 25)),
        (((270, 332), (284, 312), (310, 302)), (32, 32, 25))), 0, 0, 1, halo=5, shade=0.0)
    beads = rounded_way([(236, 372), (260, 404), (300, 414), (344, 404), (372, 372)], 3)
    beads += rounded_way([(300, 420), (296, 440), (300, 470)], 2)
    for x, y in beads:
        ink(c, circle(x, y, 13))
        colour(c, circle(x, y, 10))
        paper(c, circle(x - 3, y - 4, 2.6))
