"""Blades, ropes and balances: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper, scrawl
from art.kit.cut_strokes import along, around, away, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("curved-knife")
def curved_knife(page: Page) -> Woodcut:
    """It hangs over the roofs of Arkham like a new moon, with one lit window under its point."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, around(330, 60), cell=42, length=110, width=9, tone=0, seed=5,
        weight=lambda x, y: float(np.clip(math.hypot(x - 320, y - 150) / 170 - 1.0, 0, 0.9)))
    back = rounded_way([(452, 84), (372, 44), (270, 56), (190, 120), (156, 214), (168, 286)], 8)
    edge = rounded_way([(168, 286), (206, 208), (262, 168), (330, 160), (398, 166), (446, 150)], 8)
    ink(c, [*back, *edge[1:]], halo=12)
    steel = paper(c, [*back, *edge[1:]])
    spine = rounded_way([(448, 92), (372, 62), (276, 76), (202, 134), (172, 214)], 8)
    ink(c, blade(spine, [16, *[17] * 12, *np.linspace(17, 0, len(spine) - 13)]))
    strokes(c, steel, around(320, 300), cell=15, length=46, width=5, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(1 - abs(math.hypot(x - 330, y - 250) - 170) / 34, 0, 1)))
    _thumbs(c)
    for y, size in ((318, 10), (352, 7)):
        drop = curve((168, y - size * 2), (168 + size, y), (168, y + size), (168 - size, y),
            tension=0.8)
        ink(c, drop, halo=4)
        paper(c, drop)
    _roofs(c)
    return c


def _thumbs(c: Woodcut) -> None:
    """The hilt: many thumbs that hold each other."""
    ink(c, limb([(444, 116), (520, 190), (560, 300)], [70, 84, 70]), halo=8)
    guard = limb([(420, 186), (452, 120), (480, 44)], [18, 26, 18])
    paper(c, guard, halo=6)
    strokes(c, c.mask(guard), along(20), cell=10, length=22, width=4, tone=0, seed=9)
    way = rounded_way([(464, 130), (506, 170), (536, 226), (556, 300)], 3)
    for k in range(len(way)):
        x, y = way[k]
        side = 1 if k % 2 else -1
        a = math.radians(50 + k * 4 + side * 66)
        tip = (x - math.cos(a) * 40, y - math.sin(a) * 40)
        root = (x + math.cos(a) * 34, y + math.sin(a) * 34)
        bow = (x + math.sin(a) * 10, y - math.cos(a) * 10)
        thumb = limb(rounded_way([root, bow, tip], 4), [22, 23, 24, 24, 23, 24, 25, 23, 17])
        paper(c, thumb, halo=5)
        nail = moved(curve((-9, -7), (7, -8), (10, 0), (7, 8), (-9, 7), tension=0.7),
            tip[0] + math.cos(a) * 4, tip[1] + math.sin(a) * 4, 1, math.degrees(a) + 180)
        ink(c, nail)
        colour(c, moved(curve((-6, -4.5), (5, -5), (7, 0), (5, 5), (-6, 4.5), tension=0.7),
            tip[0] + math.cos(a) * 4, tip[1] + math.sin(a) * 4, 1, math.degrees(a) + 180))


def _roofs(c: Woodcut) -> None:
    """Gambrels and a steeple in the dark, one window still lit."""
    roofs: list[Point] = [(-10, 450), (-10, 352), (30, 330), (56, 342), (56, 318), (72, 318),
        (72, 350), (104, 372), (104, 392), (128, 392), (140, 372), (168, 352), (208, 352),
        (236, 374), (246, 396),
        (284, 396), (290, 360), (300, 352), (312, 270), (324, 352), (334, 360), (338, 400),
            (372, 400), (384, 376), (424, 358), (436, 334), (454, 334), (454, 362), (484, 378),
            (494, 402), (530, 402),
        (540, 376), (576, 356), (610, 352), (610, 450)]
    ink(c, roofs, halo=-5)
    paper(c, [(174, 384), (200, 384), (200, 418), (174, 418)])
    ink(c, blade([(187, 384), (187, 418)], [4, 4]), blade([(174, 400), (200, 400)], [4, 4]))
    mask = c.mask(roofs)
    strokes(c, mask, along(34), cell=22, length=26, width=4, seed=6,
        weight=lambda x, y: float(np.clip(0.7 - abs(x - 190) / 220 - (y - 400) / 80, 0, 0.7)))


@art("salem-deposition")
def salem_deposition(page: Page) -> Woodcut:
    """The clerk writes, and the line he writes becomes the rope."""
    c = Woodcut(page)
    ink(c, PAGE)
    wall = paper(c, [(-10, 262), (610, 244), (610, 450), (-10, 450)])
    strokes(c, wall, along(90), cell=20, length=80, width=9, tone=0, seed=4,
        weight=lambda x, y: float(np.clip(abs(x - 330) / 130 - 0.75, 0, 1)))
    top = c.mask([(-10, -10), (610, -10), (610, 216), (-10, 234)])
    strokes(c, top, along(-2), cell=24, length=120, width=4, seed=8,
        weight=lambda x, y: float(np.clip(0.8 - abs(y - 150) / 120, 0, 0.5)))
    ink(c, [(-10, 232), (610, 214), (610, 250), (-10, 268)])
    c.gouge([(-10, 236), (300, 227), (610, 218)], 5, ends=(1, 1))
    sheet = curve((120, 26), (250, 14), (396, 18), (420, 90), (462, 204), (300, 210), (84, 222),
        (100, 120), tension=0.25)
    leaf = paper(c, c.rough(sheet, 1.4, step=15), halo=8)
    strokes(c, leaf, away(270, 110), cell=17, length=26, width=5, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(math.hypot((x - 270) * 0.72, (y - 112) * 1.2) / 96 - 1.15,
            0, 1)))
    for k in range(3):
        y = 62 + k * 34
        scrawl(c, (142 - k * 8, y + 8), (366 + k * 10 - (k == 1) * 120, y - 2), 8 + k, seed=k + 3,
            width=4.6 + k * 0.5)
    way = rounded_way([(142, 192), (160, 160), (170, 194), (196, 168), (202, 196), (226, 158),
        (236, 196), (262, 174), (272, 196), (300, 176), (330, 198), (372, 176), (402, 206),
        (400, 262)], 7)
    wide = [6.0 + 11 * min(1.0, i / len(way) * 1.2) for i in range(len(way))]
    rope = blade(way, wide)
    ink(c, rope)
    colour(c, rope, halo=4)
    _noose(c, 400, 256)
    _quill(c)
    return c


def _noose(c: Woodcut, x: float, y: float) -> None:
    """The knot with its turns, the loop under it, and the shadow of both on the wall."""
    loop = curve((x, y + 62), (x - 44, y + 90), (x - 58, y + 130), (x - 34, y + 164), (x, y + 172),
        (x + 34, y + 164), (x + 58, y + 130), (x + 44, y + 90), tension=0.9)
    shade = c.mask(moved(loop, -70, 12), stroke=15)
    c.block.over(np.maximum(shade, c.mask(limb([(x - 70, y + 12), (x - 70, y + 70)], [34, 34]))),
        tone=0.0, accent=0.0, kind=SOLID)
    c.block.over(c.mask(loop, stroke=28), tone=0.0, accent=0.0, kind=SOLID)
    c.block.over(c.mask(loop, stroke=18), tone=1.15, accent=1.0, kind=SOLID)
    for k in range(16):
        a = math.radians(k * 22.5 + 8)
        px, py = x + 52 * math.cos(a), y + 118 + 52 * math.sin(a)
        c.gouge([(px - 7, py - 5), (px, py), (px + 7, py + 6)], 3.4, tone=0)
    for k in range(6):
        colour(c, limb([(x - 20, y + 5 + k * 12), (x + 20, y - 3 + k * 12)], [14, 14]), halo=3)


def _quill(c: Woodcut) -> None:
    """A goose feather that leans over the page, its nib on the first stroke of the name."""
    stem = rounded_way([(144, 190), (196, 128), (272, 58), (372, -16)], 8)
    left = rounded_way([(206, 118), (196, 66), (236, 4), (310, -40)], 6)
    right = rounded_way([(390, -20), (352, 46), (290, 88), (214, 122)], 6)
    vane = c.rough([*left, *right], 1.2, step=10)
    ink(c, moved(vane, 10, 14))
    feather = paper(c, vane, halo=7)
    strokes(c, feather, along(-80), cell=11, length=38, width=4.4, tone=0, seed=5,
        weight=lambda x, y: float(np.clip(((x - 206) * 0.72 + (y - 118)) / 18, 0, 1)))
    strokes(c, feather, along(0), cell=16, length=34, width=4, tone=0, seed=6,
        weight=lambda x, y: 0.5)
    ink(c, blade(stem, [3, 5, *[9] * (len(stem) - 2)]))
    paper(c, blade(stem[2:], [0, *[4.5] * (len(stem) - 4), 0]))
