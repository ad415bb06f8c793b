"""Places of The Witch Cult Murders, cut by the light that is in them."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_light import MAN, WALKER, colour, fringe, ink, paper, strokes
from art.kit.cut_strokes import cast
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
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


@art("old-burying-ground")
def old_burying_ground(page: Page) -> Woodcut:
    """The willow has swallowed a stone; its roots have found who lay under it."""
    c = Woodcut(page)
    sky = paper(c, [(-10, -10), (610, -10), (610, 236), (-10, 236)])
    strokes(c, sky, lambda x, y: -8 + 5 * math.sin(x / 80), gap=16, length=120, width=9, tone=0,
            weight=np.clip(1.0 - c.Y / 190, 0, 1), seed=5)
    ground = [(-20, 226), (90, 212), (200, 218), (300, 206), (420, 214), (620, 200)]
    for x, y, wide, high, lean in ((52, 222, 26, 58, -8), (126, 216, 20, 44, 6),
            (536, 212, 30, 74, 9), (188, 220, 15, 30, -14)):
        stone = curve((-1, 0.1), (-1, -0.7), (-0.6, -0.98), (0, -1.06), (0.6, -0.98), (1, -0.7),
                      (1, 0.1), tension=0.4)
        scaled = [(px * wide, py * high) for px, py in _points(stone)]
        ink(c, moved(scaled, x, y, 1, lean))
    earth = ink(c, [*ground, (620, 450), (-20, 450)])
    strokes(c, earth, lambda x, y: 3 + 6 * math.sin(x / 90), gap=15, length=60, width=4, seed=9,
            weight=np.clip((c.Y - 225) / 60, 0, 1) * np.clip(np.hypot((c.X - 300) / 260,
            (c.Y - 350) / 120) - 0.7, 0, 0.8))
    _coffin(c)
    _willow(c)
    return c


def _points(path: skia.Path) -> list[Point]:
    """Walk along a path, to scale it unevenly."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    places = [measure.getPosTan(length * i / 60)[0] for i in range(60)]
    return [(p.x(), p.y()) for p in places]


def _coffin(c: Woodcut) -> None:
    box = [(150, 330), (190, 306), (452, 318), (470, 348), (444, 404), (176, 396)]
    colour(c, box, halo=6)
    for y in (0, 1, 2, 3, 4):  # ribs
        x = 262 + y * 17
        paper(c, blade([(x, 336), (x + 9, 358), (x - 2, 378)], [4, 8, 3]))
    paper(c, blade([(238, 358), (300, 360), (352, 362)], [8, 7, 9]))
    paper(c, blade([(352, 354), (400, 346), (446, 350)], [12, 9, 11]))
    paper(c, blade([(352, 370), (400, 378), (442, 386)], [12, 9, 11]))
    skull = curve((186, 352), (198, 330), (224, 330), (236, 348), (234, 366), (222, 376),
                  (196, 376), (186, 364), tension=0.7)
    paper(c, skull, halo=4)
    ink(c, circle(206, 350, 7, 8), circle(225, 353, 6, 8), [(214, 362), (218, 362), (216, 369)])


def _willow(c: Woodcut) -> None:
    """A trunk with a mouth of bark round the stone, and roots that hold like fingers."""
    trunk = curve((250, 236), (276, 180), (262, 110), (214, 40), (160, -20), (460, -20), (440, 40),
                  (414, 120), (424, 180), (470, 236), (360, 262), tension=0.6)
    mask = ink(c, trunk, halo=-5)
    strokes(c, mask, lambda x, y: 90 - (x - 344) * 0.16 * (1 if y < 140 else -1), gap=13, length=64,
            width=5, seed=2, weight=np.clip((c.X - 300) / 140, 0, 0.85))
    for k in range(15):  # hanging twigs
        x = 20 + k * 40 + (k * 37 % 19)
        low = 90 + (k * 53 % 80)
        if 226 < x < 450:
            continue
        ink(c, blade([(x + (344 - x) * 0.2, -10), (x, low * 0.5), (x - 6, low)], [7, 6, 0]))
        for j in range(5):
            y = low * (0.35 + j * 0.14)
            ink(c, blade([(x - 2, y), (x - 9, y + 14), (x - 10, y + 26)], [0, 6, 0]),
                blade([(x, y + 6), (x + 8, y + 18), (x + 9, y + 30)], [0, 6, 0]))
    ink(c, curve((276, 214), (284, 130), (318, 82), (372, 84), (404, 134), (410, 214), tension=0.7))
    stone = curve((300, 226), (302, 136), (318, 110), (346, 100), (374, 112), (388, 140),
                  (384, 226), tension=0.35)
    paper(c, moved(stone, 0, 0, 1, 0))
    for y, left, right in ((136, 324, 366), (152, 318, 372), (168, 320, 360)):
        c.gouge([(left, y), ((left + right) / 2, y + 1), (right, y)], 6, tone=0, ends=(0.5, 0.5))
    for side in (-1, 1):  # bark closes over it
        x = 344 + side * 60
        lip = [(x, 236), (x - side * 8, 184), (x - side * 14, 140), (x - side * 26, 96)]
        ink(c, blade(lip, [26, 44, 30, 8]))
        for k in range(3):
            c.gouge([(px + side * (k * 9 - 2), py - k * 6) for px, py in lip], 5 - k)
    fringe(c, [(296, 232), (344, 214), (392, 232)], (0, -22), gap=12, width=13)
    roots = (
        [(280, 226), (222, 262), (196, 300), (214, 336), (238, 342)],
        [(320, 240), (290, 290), (272, 330), (292, 392)],
        [(360, 244), (352, 300), (338, 350), (356, 398)],
        [(400, 236), (424, 286), (412, 340), (424, 396)],
        [(450, 228), (500, 262), (506, 320), (478, 362)],
    )
    for root in roots:
        n = len(root)
        ink(c, blade(root, [46 - 38 * i / (n - 1) for i in range(n)]), halo=-3)
        c.gouge([(x + 5, y) for x, y in root], 6)


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
