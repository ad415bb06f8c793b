"""Bargains in the dark: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, limb, strokes
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
