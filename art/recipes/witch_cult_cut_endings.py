"""How The Witch Cult Murders are lost, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import paw
from art.kit.woodcut import Point, Woodcut, beside, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
endings = Recipes("screens", accent="red")


@endings("lost-witch-cult", size=(1040, 1080), scale=1.0)
def lost_witch_cult(page: Page) -> Woodcut:
    """He comes up close to see whether I am done."""
    c = Woodcut(page, view=(0, 0, 520))
    _stare(c)
    return c


def _tufts(c: Woodcut, seed: int, count: int, centre: Point, inner: float, outer: float,
    squash: float, width: float = 3.4, start: float = 0, end: float = 360) -> None:
    """Cut hair that grows away from a point."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        a = math.radians(random.uniform(start, end))
        r = random.uniform(inner, outer)
        x, y = centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r * squash
        length = random.uniform(24, 46)
        bend = random.uniform(-0.35, 0.35)
        c.gouge([(x, y), (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5),
            (x + math.cos(a + bend) * length, y + math.sin(a + bend) * length + 5)], width)


def _stare(c: Woodcut) -> None:
    """An old man's face on a rat, lit from below."""
    x = 260.0
    _tufts(c, 4, 110, (x, 250), 150, 270, 1.05, 4.6, 150, 390)
    for side in (-1, 1):
        ear = curve(*beside(x, side, (100, 168), (112, 128), (150, 92), (206, 84), (188, 112),
            (206, 122), (178, 152), (136, 188)), tension=0.45)
        c.lit(ear, towards=(-side * 0.3, 1), reach=24, hard=1.3, halo=5)  # bitten long ago
        c.lay(curve(*beside(x, side, (122, 162), (136, 132), (162, 112), (178, 116), (164, 142),
            (140, 166)), tension=0.6), tone=0)
    face = curve((x, 92), (x + 64, 100), (x + 118, 150), (x + 132, 216), (x + 112, 272),
        (x + 84, 320), (x + 44, 366), (x, 378), (x - 44, 366), (x - 84, 320), (x - 112,
        272), (x - 132, 216), (x - 118, 150), (x - 64, 100), tension=0.85)
    c.lit(face, towards=(-0.25, 1), reach=120, hard=1.15, angle=78, halo=7)
    for side in (-1, 1):
        c.lay(curve(*beside(x, side, (22, 196), (48, 168), (92, 172), (112, 206), (86, 240),
            (44, 238)),
            tension=0.8), tone=0)
        slit = beside(x, side, (30, 214), (62, 207), (100, 190))
        c.shine(c.lay(blade(slit, (0, 26, 0)), tone=1.15, accent=1.0, solid=True, halo=4))
        c.lay(blade(beside(x, side, (61, 192), (62, 207), (60, 222)), (0, 8, 0)), tone=0)
        c.lay(curve(*beside(x, side, (14, 182), (40, 158), (90, 150), (126, 176), (96, 170),
            (56, 194),
            (22, 206)), tension=0.6), tone=0)
        for i in range(6):
            c.gouge(beside(x, side, (30 + i * 14, 166 - i * 1.5), (34 + i * 17, 148 - i * 2),
                (44 + i * 19, 128 + i * 3)), 5)
        for i in range(3):
            c.gouge(beside(x, side, (38 + i * 10, 250 + i * 9), (66 + i * 10, 258 + i * 8),
                (96 - i * 2, 246 + i * 14)), 4, tone=0)
        for i in range(5):
            c.gouge(beside(x, side, (26, 292 + i * 5), (110, 272 + i * 16),
                (210 + i * 6, 236 + i * 38)), 3.4)
    nose = curve((x, 226), (x + 20, 244), (x + 34, 272), (x + 22, 290), (x, 296), (x - 22, 290),
        (x - 34, 272), (x - 20, 244))
    c.lit(nose, towards=(-0.4, 1), reach=24, hard=1.6, halo=5)
    for side in (-1, 1):
        c.lay(curve((x + side * 6, 286), (x + side * 12, 276), (x + side * 22, 278),
            (x + side * 16, 290)), tone=0)
    mouth = curve((x - 70, 300), (x - 36, 312), (x, 306), (x + 36, 312), (x + 70, 300),
        (x + 58, 352), (x + 24, 384), (x - 24, 384), (x - 58, 352), tension=0.7)
    c.lay(mouth, tone=0, halo=3)
    c.lay(curve((x - 52, 330), (x, 322), (x + 52, 330), (x + 44, 356), (x + 20, 376), (x - 20, 376),
        (x - 44, 356), tension=0.7), tone=1.15, accent=1.0, solid=True)
    for dx, w, h in ((-52, 12, 22), (-36, 13, 26), (-14, 25, 56), (13, 25, 52), (36, 13, 26),
        (52, 12, 22)):
        top = 310 - abs(dx) * 0.06
        c.lay([(x + dx - w / 2, top), (x + dx + w / 2, top), (x + dx + w * 0.3, top + h),
            (x + dx - w * 0.3, top + h)], tone=1.15)
    for dx in (-30, -16, 0, 16, 30):
        c.lay([(x + dx - 7, 380 - abs(dx) * 0.3), (x + dx + 7, 380 - abs(dx) * 0.3),
            (x + dx, 358 - abs(dx) * 0.2)], tone=1.15)
    beard = curve((x - 96, 300), (x - 62, 360), (x, 398), (x + 62, 360), (x + 96, 300),
        (x + 110, 380), (x + 80, 450), (x + 40, 470), (x + 8, 520), (x - 30, 474), (x - 76,
        456), (x - 112, 380), tension=0.6)
    c.lay(beard, tone=0)
    for i in range(15):
        t = i / 14 * 2 - 1
        px = x + t * 84
        py = 396 - t * t * 80
        c.gouge([(px, py), (px + t * 14, py + 46),
            (px + t * 2 + math.sin(i * 2.3) * 8, py + 92 - abs(t) * 16)], 10, ends=(0.4, 0))
    for side in (-1, 1):
        paw(c, x + side * 178, 500, 52, claw=0.7)
