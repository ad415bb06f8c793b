"""Places of The Witch Cult Murders, cut by the light that is in them."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_light import MAN, WALKER, colour, fringe, ink, paper, strokes
from art.kit.cut_strokes import cast
from art.kit.woodcut import Point, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("arkham-sanitarium")
def arkham_sanitarium(page: Page) -> Woodcut:
    """Four visitors leave by the gate. There are five shadows."""
    c = Woodcut(page)
    floor = paper(c, [(-10, 450), (-10, 300), (190, 214), (416, 214), (610, 330), (610, 450)])
    paper(c, [(190, 24), (416, 24), (416, 214), (190, 214)])
    strokes(c, floor, lambda x, y: math.degrees(math.atan2(y - 120, x - 303)), gap=22, length=90,
            width=5, tone=0, weight=np.clip((c.Y - 330) / 120, 0, 0.8), seed=3)
    for k in range(10):  # bars of the gate and what they throw
        x = 196 + k * 24
        ink(c, [(x, 20), (x + 7, 20), (x + 7, 216), (x, 216)])
        ink(c, [(x, 214), (x + 7, 214), (303 + (x + 10 - 303) * 3.4, 450),
                (303 + (x - 303) * 3.2, 450)])
    ink(c, [(186, 60), (420, 60), (420, 68), (186, 68)], [(186, 138), (420, 138), (420, 146),
        (186, 146)])
    gate = [(186, 20), (220, 20), (220, 216), (186, 216)]
    ink(c, gate)
    people = ((262, 232, 128, WALKER), (318, 224, 112, MAN), (374, 246, 146, WALKER),
              (432, 236, 128, MAN))
    paper(c, [(-10, 452), (-10, 380), (300, 262), (440, 262), (600, 452)], keep=1 - floor)
    for x, ground, size, who in people:
        ink(c, cast(moved(who, x, ground, size), ground, (x - 303) / 90, 1.05))
    fifth = moved(_visitor(), 196, 250, 150)
    colour(c, cast(fifth, 250, -0.72, 1.16), halo=-4)
    for x, ground, size, who in people:
        ink(c, moved(who, x, ground, size), halo=-4)
    for k in range(4):  # barred cells on both sides
        for side in (-1, 1):
            near, far = 303 + side * (150 + k * 60), 303 + side * (196 + k * 74)
            top, low = 60 - k * 16, 110 + k * 8
            if k == 0:
                continue
            hole = [(near, top), (far, top - 14), (far, low + 16), (near, low)]
            paper(c, hole)
            for j in range(1, 4):
                x = near + (far - near) * j / 4
                ink(c, [(x - 3, top - 14), (x + 3, top - 14), (x + 3, low + 16), (x - 3, low + 16)])
    return c


def _visitor() -> list[Point]:
    """What left with them: a hat and a coat, and arms that end far too low."""
    return [(0.0, -1.0), (0.06, -0.99), (0.08, -0.93), (0.16, -0.915), (0.08, -0.89),
            (0.07, -0.84), (0.17, -0.79), (0.24, -0.6), (0.25, -0.36), (0.3, -0.14), (0.38, -0.03),
            (0.31, -0.05), (0.32, 0.04), (0.26, -0.04), (0.22, 0.05), (0.2, -0.1), (0.16, -0.34),
            (0.15, -0.2), (0.09, -0.18), (0.1, 0), (0.02, 0), (0.0, -0.18), (-0.03, -0.18),
            (-0.04, 0), (-0.12, 0), (-0.1, -0.18), (-0.16, -0.2), (-0.17, -0.34), (-0.24, -0.1),
            (-0.28, 0.05), (-0.31, -0.04), (-0.37, 0.03), (-0.35, -0.07), (-0.43, -0.03),
            (-0.33, -0.16), (-0.26, -0.38), (-0.24, -0.6), (-0.17, -0.79), (-0.07, -0.84),
            (-0.08, -0.89), (-0.16, -0.915), (-0.08, -0.93), (-0.06, -0.99)]


@art("shunned-island")
def shunned_island(page: Page) -> Woodcut:
    """From behind the stones: an audience, and a boat that comes to it."""
    c = Woodcut(page)
    colour(c, [(-10, -10), (610, -10), (610, 132), (-10, 118)])
    cloud = c.mask([(-10, -10), (610, -10), (610, 110), (-10, 100)])
    strokes(c, cloud, lambda x, y: 4 * math.sin(x / 70), gap=22, length=150, width=11, tone=0,
            weight=np.clip(1.1 - c.Y / 100, 0, 1))
    ink(c, curve((-20, 136), (60, 106), (150, 118), (260, 100), (380, 116), (500, 96), (620, 112),
                 (620, 140), (-20, 150), tension=0.6))
    water = paper(c, [(-10, 134), (610, 126), (610, 450), (-10, 450)])
    strokes(c, water, lambda x, y: 3 * math.sin(x / 50 + y), gap=12, length=90, width=6, tone=0,
            weight=np.clip((c.Y - 120) / 220, 0.2, 1))
    boat = curve((300, 214), (340, 222), (390, 222), (424, 208), (410, 236), (330, 238),
                 tension=0.4)
    ink(c, moved(boat, 0, 26))
    strokes(c, c.mask(moved(boat, 0, 26)), 0, gap=8, length=36, width=4)
    ink(c, boat, halo=-5)
    c.gouge([(306, 219), (350, 227), (420, 213)], 4)
    for x, y, size in ((334, 232, 62), (388, 230, 74)):
        ink(c, moved([p for p in MAN if p[1] < -0.3], x, y, size), halo=-4)
    c.lay(blade([(392, 182), (434, 232), (452, 262)], [4, 4, 13]), tone=0, solid=True, halo=-3)
    # the audience: hooded backs, the nearest cropped by the page
    for x, base, wide, high, lean in ((566, 330, 40, 150, -6), (512, 346, 46, 178, -4),
            (450, 372, 56, 150, 3), (236, 402, 70, 216, -5), (96, 470, 120, 430, 6)):
        _listener(c, x, base, wide, high, lean)
    bank = curve((-20, 404), (120, 392), (250, 384), (380, 372), (470, 350), (620, 322),
                 (620, 460), (-20, 460), tension=0.6)
    ink(c, bank)
    grass = [(250, 390), (330, 380), (430, 364), (520, 344), (610, 326)]
    fringe(c, grass, (8, -26), gap=10, width=6, seed=3)
    return c


def _listener(c: Woodcut, x: float, base: float, wide: float, high: float, lean: float) -> None:
    """A standing stone that has shoulders and a bent head."""
    stone = [(-1.0, 0.1), (-0.9, -0.5), (-0.74, -0.7), (-0.5, -0.74), (-0.44, -0.92), (-0.12,
        -1.03),
             (0.26, -0.98), (0.4, -0.8), (0.62, -0.74), (0.7, -0.56), (0.9, -0.44), (0.96, 0.1)]
    points = c.rough(stone, 0.012, step=0.09)
    matrix = skia.Matrix()
    matrix.setTranslate(x, base)
    matrix.preRotate(lean)
    matrix.preScale(wide, high)
    points.transform(matrix)
    mask = c.lit(points, towards=(1, -0.5), reach=wide * 0.22, hard=1.0, halo=-2.5)
    strokes(c, mask, lambda px, py: 82 + 10 * math.sin(py / 40), gap=wide * 0.14 + 4,
            length=high * 0.22, width=wide * 0.05 + 1.5, seed=int(x),
            weight=np.clip((c.X - x) / wide * 0.8 + 0.1, 0, 0.8))
