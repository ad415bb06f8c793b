"""Bargains in the dark: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import along, joined, less, limb, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("van-der-heyl-strongbox")
def strongbox(page: Page) -> Woodcut:
    """Three locks, a century of letters and a smell of deep water; and it opens by itself."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(-10, -10), (610, -10), (610, 250), (-10, 250)])
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 250), (-10, 250)]), along(90), cell=32,
        length=110, width=6, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((abs(x - 300) - 200) / 100, 0, 0.9)))

    def put(shape: Shape) -> Shape:
        return moved(shape, 300, 0, 1, -3)

    front = put([(-226, 246), (226, 246), (214, 460), (-214, 460)])
    gap = put([(-226, 140), (226, 140), (226, 260), (-226, 260)])
    ink(c, gap)
    lid = put(curve((-240, 168), (-232, 80), (-190, 34), (0, 16), (190, 34), (232, 80), (240,
        168), (0, 146), tension=0.3))
    ink(c, lid, halo=-7)
    strokes(c, c.mask(lid), along(-3), cell=20, length=80, width=5, seed=5, weight=lambda x,
        y: float(np.clip((90 - y) / 60, 0, 0.8)))
    for x in (-150, 0, 150):
        paper(c, put([(x - 17, 22 if x == 0 else 34), (x + 17, 22 if x == 0 else 34), (x + 19,
            150), (x - 19, 150)]), halo=5)
        for y in (60, 100, 136):
            ink(c, put(circle(x, y, 5)))
    for side in (-1, 1):
        x, y = _on_tilt(side * 58, 196)
        c.shine(colour(c, circle(x, y, 29, 27)))
        ink(c, circle(x, y, 8, 20))
        paper(c, circle(x + 10, y - 11, 5))
    ink(c, front, halo=0)
    paper(c, put([(-226, 250), (226, 250), (225, 262), (-225, 262)]))
    strokes(c, c.mask(front), along(-3), cell=22, length=90, width=5, seed=7, weight=lambda x,
        y: float(np.clip((y - 300) / 100, 0.1, 0.6)))
    for x in (-150, 0, 150):                                    # three locks, sprung
        paper(c, put([(x - 18, 262), (x + 18, 262), (x + 16, 460), (x - 16, 460)]), halo=5)
        lock = put(curve((x - 34, 316), (x + 34, 316), (x + 36, 378), (x, 394), (x - 36, 378),
            tension=0.25))
        c.block.over(c.mask(put(curve((x - 22, 318), (x - 22, 282), (x, 266), (x + 22, 282),
            (x + 22, 300), close=False)), stroke=11), tone=0.0, kind=SOLID)
        ink(c, lock, halo=-5)
        paper(c, put(circle(x, 346, 8)), put([(x - 4, 348), (x + 4, 348), (x + 7, 372), (x - 7,
            372)]))
    for side in (-1, 1):                                        # two hands, webbed
        for k in range(4):
            x = side * (186 - k * 34)
            web = put(curve((x - 17, 236), (x + 17, 236), (x + 17, 272), (x, 264), (x - 17, 272),
                tension=0.4))
            paper(c, web)
        for k in range(4):
            x = side * (186 - k * 34)
            tip = 300 + (4, 18, 20, 8)[k]
            finger = put(limb([(x, 226), (x, 250), (x - side * 3, tip)], [22, 25, 13]))
            paper(c, finger, halo=5)
            ink(c, put(blade([(x - 9, 252), (x, 257), (x + 9, 252)], [0, 5, 0])))
            ink(c, put(blade([(x - side * 3, tip - 4), (x - side * 3, tip + 8), (x - side * 3,
                tip + 24)], [10, 9, 0])), halo=-3)
    return c


def _on_tilt(x: float, y: float) -> Point:
    """Follow the chest, which stands askew."""
    a = math.radians(-3)
    return 300 + x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


@art("night-clerk")
def night_clerk(page: Page) -> Woodcut:
    """He sleeps under the key rack with one eye open."""
    c = Woodcut(page)
    paper(c, PAGE)
    ink(c, [(-10, -10), (610, -10), (610, 30), (-10, 30)])
    for k, x in enumerate((58, 156, 254, 352, 450, 548)):
        paper(c, circle(x, 16, 7))
        if k == 3:
            c.shine(colour(c, circle(x, 76, 34, 34), halo=6))
            ink(c, [(x - 3, 16), (x + 3, 16), (x + 3, 50), (x - 3, 50)])
            continue
        _key(c, x, 14, 1.12)
    ink(c, [(-10, 372), (610, 372), (610, 450), (-10, 450)])
    ink(c, curve((420, 470), (400, 330), (430, 230), (520, 180), (620, 170), (620, 470),
        tension=0.5))
    ink(c, curve((84, 330), (92, 240), (146, 172), (240, 150), (330, 180), (420, 220), (440, 330),
        (420, 400), (100, 400), tension=0.6))
    t = Turn(270, 306, 168, yaw=6, pitch=0, roll=-82)
    r = Relief(c)
    head(r, t, Skull(fat=0.7, nose=0.4))
    r.cut((0.0, -0.8, 0.65), low=0.02, full=0.32, angle=-30)
    eye(c, t, 1, lid=0.15, iris=0.055, accent=1.0, gaze=(0.3, 0.2))
    c.gouge(on(t, (-0.42, -0.04, 0.5), (-0.25, 0.06, 0.56), (-0.08, -0.02, 0.5)), 12, tone=0)
    brush = curve(*on(t, (0.0, 0.28, 0.8), (0.24, 0.3, 0.6), (0.4, 0.42, 0.5), (0.22, 0.46, 0.6),
        (0.0, 0.42, 0.7), (-0.22, 0.46, 0.6), (-0.4, 0.42, 0.5), (-0.24, 0.3, 0.6)), tension=0.6)
    ink(c, brush)
    hair = curve(*on(t, (-0.72, 0.2, 0.0), (-0.66, -0.3, 0.3), (-0.4, -0.62, 0.5), (0.0, -0.7,
        0.6), (0.4, -0.62, 0.5), (0.66, -0.3, 0.3), (0.72, 0.16, 0.0), (0.84, -0.3, 0), (0.7,
        -0.9, 0), (0.2, -1.16, 0), (-0.4, -1.1, 0), (-0.84, -0.6, 0)), tension=0.6)
    c.lit(hair, towards=(-0.3, -1), reach=30, hard=0.9, angle=70, halo=3)
    page_ = paper(c, [(20, 392), (470, 380), (540, 460), (-10, 460)], halo=7)
    strokes(c, page_, along(-2), cell=24, length=60, width=4, tone=0, seed=4, weight=lambda x,
        y: 0.6)
    return c


def _key(c: Woodcut, x: float, y: float, s: float) -> None:
    """A key on its hook."""
    shape = joined(less(circle(0, 26, 26, 26), circle(0, 26, 13, 13)), [(-6, 48), (6, 48), (6,
        138), (-6, 138)], [(4, 104), (26, 104), (26, 116), (4, 116)], [(4, 124), (30, 124), (30,
        138), (4, 138)])
    ink(c, moved(shape, x, y, s))
