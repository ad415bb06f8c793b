"""Last looks and last traces: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_grips import Way, fingers
from art.kit.cut_gulfs import box
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import (
    along,
    around,
    away,
    joined,
    less,
    limb,
    quad,
    rounded_way,
    strokes,
)
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-panther-kneels")
def the_panther_kneels(page: Page) -> Woodcut:
    """Loose from a circus, with two men's blood on it; and it lays its chin on the kerb for him."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 262))
    strokes(c, wall, away(284, 200), cell=16, length=70, width=8, tone=0, seed=3,
        weight=lambda x, y: max(0.0, math.hypot(x - 284, y - 200) / 190 - 0.95))
    ground = paper(c, box(0, 262, 600, 440))
    ink(c, box(0, 258, 600, 268))
    strokes(c, ground, along(0), cell=15, length=70, width=7, tone=0, seed=4,
        weight=lambda x, y: max(0.0, abs(x - 284) / 170 - 0.7))
    haunch = curve((176, 250), (150, 170), (176, 92), (240, 54), (310, 50), (372, 84), (398, 160),
        (376, 250), (300, 300), (220, 300),
        tension=0.7)
    tail = rounded_way([(352, 80), (410, 36), (462, 60), (470, 120), (510, 132)], 8)
    ink(c, joined(haunch, blade(tail, [24 - 8 * i / (len(tail) - 1) for i in range(len(tail))])),
        halo=-7)
    strokes(c, c.mask(haunch), around(280, 330), cell=16, length=50, width=6, seed=6,
        weight=lambda x, y: max(0.0, 0.9 - math.hypot(x - 190, y - 120) / 120))
    for side in (-1, 1):                                                # the forelegs
        leg = limb([(284 + side * 92, 232), (284 + side * 150, 300), (284 + side * 150, 384)],
            (86, 66, 62))
        paw = curve(*((284 + side * px, py) for px, py in ((114, 372), (130, 352), (172, 352),
            (194, 376), (192, 408), (150, 420), (112,
            410))), tension=0.7)
        ink(c, joined(leg, paw), halo=-6)
        for k in range(3):
            c.gouge([(284 + side * (132 + k * 18), 392), (284 + side * (131 + k * 19), 404),
                (284 + side * (130 + k * 19), 414)], 5)
        c.gouge([(284 + side * 120, 262), (284 + side * 126, 310), (284 + side * 124, 350)], 7)
    head = curve((284, 214), (232, 210), (196, 186), (190, 226), (176, 270), (186, 318), (220,
        362), (258, 398), (284, 404), (310, 398),
        (348, 362), (382, 318), (392, 270), (378, 226), (372, 186), (336, 210), tension=0.55)
    ink(c, head, halo=-7)
    for side in (-1, 1):
        ear = curve(*((284 + side * px, py) for px, py in ((80, 232), (84, 204), (62, 222))),
            tension=0.5)
        paper(c, ear)
        eye = curve(*((284 + side * px, py) for px, py in ((24, 296), (44, 270), (76, 262), (68,
            288), (44, 300))), tension=0.6)
        c.shine(c.lay(eye, tone=1.25, accent=1.0, solid=True))
        ink(c, blade([(284 + side * 50, 268), (284 + side * 51, 282), (284 + side * 48, 298)], (2,
            10, 2)))
        c.gouge([(284 + side * 18, 286), (284 + side * 44, 260), (284 + side * 82, 252)], 6)
        c.gouge([(284 + side * 14, 300), (284 + side * 18, 326), (284 + side * 22, 346)], 6)
        for k in range(3):                                              # whiskers
            c.gouge([(284 + side * 44, 352 + k * 9), (284 + side * 90, 350 + k * 14),
                (284 + side * 126, 360 + k * 20)], 3)
        c.gouge([(284 + side * 4, 372), (284 + side * 24, 382), (284 + side * 42, 368)], 6)
    paper(c, curve((262, 346), (284, 340), (306, 346), (294, 364), (284, 368), (274, 364)))
    robe = [(478, -10), (610, -10), (610, 450), (440, 450), (452, 300)]
    colour(c, robe, halo=8)                                              # whom it kneels to
    for k in range(6):
        ink(c, blade([(492 + k * 22, -10), (480 + k * 24, 200), (462 + k * 30, 450)], (4, 9, 12)))
    paper(c, curve((470, 450), (462, 426), (436, 418), (402, 424), (392, 440), (400, 452),
        tension=0.7), halo=6)
    ink(c, blade([(424, 416), (434, 432), (436, 450)], (7, 7, 7)))
    for k in range(3):
        ink(c, blade([(396 + k * 9, 430 - k), (403 + k * 9, 438), (406 + k * 9, 450)], (0, 4, 4)))
    arm = limb([(520, 76), (470, 130), (404, 188)], (64, 50, 36))
    paper(c, arm, halo=7)
    strokes(c, arm, along(-42), cell=10, length=36, width=5, tone=0, seed=5, weight=lambda x,
        y: 0.9 if x + y > 614 else 0.0)
    sleeve = curve((500, 40), (560, 20), (620, 120), (560, 190), (492, 124), (478, 84), tension=0.5)
    colour(c, sleeve, halo=6)
    for k in range(4):
        ink(c, blade([(530 + k * 16, 40 + k * 4), (520 + k * 16, 84 + k * 8), (524 + k * 12,
            136 + k * 8)], (3, 7, 0)))
    ink(c, limb([(458, 112), (484, 146)], (20, 20)))
    colour(c, limb([(460, 114), (482, 144)], (11, 11)))
    paper(c, curve((420, 178), (392, 176), (370, 190), (374, 212), (398, 218), (424, 206),
        tension=0.7), halo=5)
    fingers(c, [
        ([(404, 212), (384, 232), (366, 240)], (20, 19, 14)),
        ([(392, 206), (362, 226), (340, 228)], (21, 20, 15)),
        ([(384, 194), (350, 208), (326, 208)], (21, 20, 15)),
        ([(386, 182), (356, 186), (332, 190)], (20, 18, 14)),
    ], 0, 0, 1, halo=4, shade=0.0)
    return c


@art("congregation-1876")
def congregation_1876(page: Page) -> Woodcut:
    """Two hundred stood still for the plate. One did not, and has not since."""
    c = Woodcut(page)
    at = quad((36, 14), (560, -8), (576, 372), (50, 402))
    paper(c, [at(-0.03, -0.04), at(1.03, -0.04), at(1.03, 1.06), at(-0.03, 1.06)])
    ink(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    random = np.random.default_rng(8)
    for row in range(4):
        count = 11 - row
        for k in range(count):
            u = (k + 0.5 + random.uniform(-0.08, 0.08)) / count
            x, y = at(u, 0.17 + row * 0.2)
            _sitter(c, x, y, 16 + row * 3.4, int(random.integers(4)))
    ink(c, [at(-0.3, 1), at(1.3, 1), at(1.3, 1.5), at(-0.3, 1.5)], [at(-0.3, -0.2), at(-0.03,
        -0.2), at(-0.03, 1.2), at(-0.3, 1.2)],
        [at(1.03, -0.2), at(1.3, -0.2), at(1.3, 1.2), at(1.03, 1.2)])
    paper(c, [at(-0.03, 1), at(1.03, 1), at(1.03, 1.06), at(-0.03, 1.06)], [at(-0.03, -0.04),
        at(0, -0.04), at(0, 1.06), at(-0.03, 1.06)],
        [at(1, -0.04), at(1.03, -0.04), at(1.03, 1.06), at(1, 1.06)])
    for u, v, tall in ((0.3, 0.66, 120), (0.4, 0.8, 178), (0.52, 1.0, 262), (0.7, 1.34, 400)):
        x, y = at(u, v)
        c.lay(moved(GENTLEMAN, x, y, tall), tone=1.15, accent=1.0, solid=True, halo=6)
        ink(c, moved(box(-0.068, -0.985, 0.068, -0.94), x, y, tall), moved([(-0.02, -0.76), (0.02,
            -0.76), (0, -0.6)], x, y, tall))
    return c


def _sitter(c: Woodcut, x: float, y: float, r: float, kind: int) -> None:
    """One of the faithful in Sunday black, eyes front."""
    ink(c, curve((x - r * 2.2, y + r * 4), (x - r * 1.7, y + r * 1.7), (x, y + r * 1.1),
        (x + r * 1.7, y + r * 1.7), (x + r * 2.2, y + r *
        4)), halo=-2.5)
    paper(c, [(x - r * 0.4, y + r * 1.1), (x + r * 0.4, y + r * 1.1), (x, y + r * 2.4)])
    paper(c, circle(x, y, r * 0.78, r), halo=3)
    ink(c, circle(x - r * 0.3, y - r * 0.05, r * 0.2), circle(x + r * 0.3, y - r * 0.05, r * 0.2),
        box(x - r * 0.3, y + r * 0.5, x + r * 0.3,
        y + r * 0.64))
    if kind == 0:
        ink(c, box(x - r * 0.7, y - r * 1.9, x + r * 0.7, y - r * 0.6), box(x - r * 1.1,
            y - r * 0.72, x + r * 1.1, y - r * 0.48), halo=-2)
    elif kind == 1:
        ink(c, less(circle(x, y - r * 0.1, r * 1.1, r * 1.25), circle(x, y + r * 0.3, r * 0.66,
            r * 1.1)))
    elif kind == 2:
        ink(c, curve((x - r * 0.8, y - r * 0.3), (x, y - r * 1.2), (x + r * 0.8, y - r * 0.3), (x,
            y - r * 0.66)),
            circle(x, y + r * 0.9, r * 0.6, r * 0.5))
    else:
        ink(c, curve((x - r * 0.84, y), (x - r * 0.7, y - r), (x + r * 0.7, y - r), (x + r * 0.84,
            y), (x + r * 0.3, y - r * 0.6), (x - r *
            0.3, y - r * 0.6)))


GENTLEMAN = joined(  # a tall hat, a long coat; 1 high
    [(-0.075, -1.12), (0.075, -1.12), (0.066, -0.93), (0.13, -0.925), (0.12, -0.9), (-0.12, -0.9),
        (-0.13, -0.925), (-0.066, -0.93)],
    circle(0, -0.86, 0.058, 0.075),
    curve((-0.04, -0.82), (0.04, -0.82), (0.15, -0.77), (0.18, -0.6), (0.3, -0.46), (0.27, -0.42),
        (0.13, -0.54), (0.13, -0.3), (0.17, 0.0),
        (-0.17, 0.0), (-0.13, -0.3), (-0.12, -0.54), (-0.17, -0.4), (-0.22, -0.42), (-0.18,
            -0.62), (-0.15, -0.77), tension=0.4),
)


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Woodcut:
    """Pigeons, he was told; he has his ear to the slats, and they are not pigeons."""
    c = Woodcut(page)
    c.shine(c.lay([(330, -10), (610, -10), (610, 450), (330, 450)], tone=1.2, accent=1.0,
        solid=True))
    for k in range(7):                                                  # the slats
        y = -30 + k * 72
        slat = [(322, y + 30), (620, y - 14), (620, y + 34), (322, y + 72)]
        board = ink(c, slat, halo=4)
        strokes(c, board, along(-7), cell=13, length=70, width=6, seed=k,
            weight=lambda px, py, top=y: max(0.0, 0.95 - (py - top - 30 + (px - 322) * 0.14) / 22))
    for x, y, size in ((404, 60, 1.0), (500, 190, 1.15), (398, 282, 1.05)):
        _talons(c, x, y, size)
    ink(c, box(300, -10, 332, 450))
    c.gouge([(328, 0), (327, 220), (328, 440)], 8, ends=(1, 1))
    face = HalfFace(c, 176, 204, 1.24, flip=True)
    ink(c, curve((-30, 470), (10, 400), (90, 372), (250, 372), (300, 420), (310, 470)))
    face.draw(gaze=-1.0, lid=1.35, brow=-0.5, mouth=-0.4)
    for k in range(7):  # the shadows of the slats across him
        y = 62 + k * 58
        ink(c, [(-10, y + 26), (306, y - 14), (306, y + 8), (-10, y + 50)])
    return c


def _talons(c: Woodcut, x: float, y: float, size: float) -> None:
    """Four hooks over the edge of a slat."""
    for k in range(4):
        px = x + (k - 1.5) * 24 * size
        hook = [(px - 10 * size, y - 26 * size), (px, y - 4 * size), (px + 2 * size,
            y + 26 * size), (px - 8 * size, y + 62 * size)]
        ink(c, blade(hook, (24 * size, 26 * size, 20 * size, 4)))
        paper(c, blade([(px + 1, y + 2 * size), (px + 1, y + 28 * size), (px - 9 * size,
            y + 60 * size)], (13 * size, 12 * size, 0)))


@art("rubbing-of-a-stela")
def rubbing_of_a_stela(page: Page) -> Woodcut:
    """Hacked off every wall along the Nile; under the charcoal he comes up all the same."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 440))
    strokes(c, wall, lambda x, y: math.radians(34 + 40 * math.sin(x / 90 + y / 70)), cell=19,
        length=34, width=9, tone=0, seed=4)
    at = quad((120, 8), (470, -16), (506, 420), (96, 440))
    ink(c, [at(-0.03, 0.0), at(1.04, 0.02), at(1.05, 1.05), at(0.0, 1.05)])
    sheet = paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    x, y = at(0.46, 0.42)
    strokes(c, sheet, along(-56), cell=12, length=74, width=11, tone=0, seed=6,
        weight=lambda px, py: 1.35 - math.hypot((px - x) / 150, (py - y) / 200))
    nemes = curve(at(0.46, 0.1), at(0.66, 0.14), at(0.74, 0.3), at(0.8, 0.6), at(0.58, 0.62),
        at(0.54, 0.72), at(0.36, 0.72), at(0.34, 0.6),
        at(0.16, 0.62), at(0.2, 0.3), at(0.28, 0.14), tension=0.4)
    ink(c, nemes, halo=-4)
    for side in (-1, 1):
        for k in range(7):
            u0, u1, v = 0.47 + side * 0.17, 0.47 + side * (0.22 + k * 0.016), 0.2 + k * 0.06
            colour(c, blade([at(u0, v), at((u0 + u1) / 2, v + 0.015), at(u1, v + 0.05)], (13, 13,
                5)))
    face = curve(at(0.34, 0.24), at(0.47, 0.2), at(0.6, 0.24), at(0.61, 0.42), at(0.55, 0.54),
        at(0.47, 0.58), at(0.39, 0.54), at(0.33,
        0.42), tension=0.6)
    paper(c, face, halo=5)
    strokes(c, face, along(-56), cell=10, length=40, width=5, tone=0, seed=8, weight=lambda x,
        y: max(0.0, (x - 300) / 60))
    for side in (-1, 1):
        u = 0.47 + side * 0.07
        ink(c, curve(at(u - 0.052, 0.345), at(u, 0.31), at(u + 0.052, 0.345), at(u, 0.37)),
            blade([at(u - 0.06, 0.285), at(u, 0.262), at(u +
            0.06, 0.285)], (4, 8, 4)), blade([at(u + side * 0.04, 0.345), at(u + side * 0.1,
                0.35)], (6, 3)))
        colour(c, circle(*at(u, 0.34), 8))
    ink(c, blade([at(0.47, 0.33), at(0.45, 0.42), at(0.48, 0.43)], (3, 8, 3)), blade([at(0.42,
        0.49), at(0.47, 0.48), at(0.52, 0.49)], (2, 9,
        2)))
    ink(c, [at(0.44, 0.57), at(0.5, 0.57), at(0.49, 0.72), at(0.45, 0.72)], halo=-4)
    ways: list[Way] = [
        ([(560, 330), (520, 318), (470, 326), (436, 352)], (52, 46, 40, 28)),
        ([(566, 372), (524, 356), (476, 362), (446, 380)], (50, 44, 38, 28)),
        ([(570, 410), (530, 396), (490, 398), (462, 408)], (46, 42, 36, 26)),
    ]
    paper(c, curve((640, 280), (560, 296), (520, 330), (520, 400), (560, 450), (640, 460),
        tension=0.6), halo=8)
    fingers(c, ways, 0, 0, 1, halo=6)
    ink(c, limb([(392, 366), (450, 366)], (24, 26)), halo=-4)
    fingers(c, [([(600, 300), (540, 288), (486, 308), (440, 340)], (54, 48, 40, 28))], 0, 0, 1,
        halo=6)
    return c
