"""Seen from where nobody wants to be: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("old-burying-ground")
def old_burying_ground(page: Page) -> Woodcut:
    """What the guest of honour sees: the rim, the mourners, and the first spade of earth."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, along(-12), cell=44, length=110, width=9, tone=0, seed=3,
        weight=lambda x, y: float(np.clip((90 - y) / 120, 0, 0.8)))
    paper(c, circle(404, 92, 46))
    for k in range(9):
        x = -20 + k * 30
        _withe(c, [(x, -20), (x + 14, 60 + (k * 37) % 60), (x - 4, 150 + (k * 53) % 70 - k * 9)], k)
    _mourners(c)
    rim: list[Point] = [(-10, 96), (92, 258), (300, 252), (508, 250), (610, 80)]
    pit = ink(c, [*rim, (610, 450), (-10, 450)])
    grass = []
    for (ax, ay), (bx, by) in zip(rim, rim[1:], strict=False):
        n = int(math.hypot(bx - ax, by - ay) / 9)
        for k in range(n):
            x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
            grass.append(blade([(x - 4, y + 4), (x + (k * 7) % 5 - 2, y - 9),
                (x + (k * 11) % 13 - 6, y - 14 - (k * 5) % 13)], [8, 5, 0]))
    ink(c, *grass)
    end = c.mask([(96, 262), (506, 256), (480, 460), (120, 460)])
    strokes(c, end, lambda x, y: 0.35 * math.sin(x / 40), cell=19, length=30, width=7, seed=7,
        weight=lambda x, y: float(np.clip(1.1 - (y - 256) / 110, 0, 1)))
    sides = np.clip(pit - c.mask([(84, 250), (516, 240), (500, 460), (100, 460)]), 0, 1)
    strokes(c, sides, lambda x, y: math.atan2(70, 100) if x < 300 else math.atan2(-70, 100),
        cell=22, length=40, width=6, seed=5,
        weight=lambda x, y: float(np.clip(0.95 - (y - 180) / 170, 0, 0.8)))
    for corner in ([(92, 258), (112, 450)], [(508, 250), (488, 450)]):
        ink(c, blade(corner, [10, 14]))
    for way, wide in (([(150, 262), (166, 306), (138, 348), (160, 400)], 12),
        ([(452, 258), (436, 302), (462, 344), (446, 384)], 12),
        ([(30, 170), (84, 250), (66, 330)], 10), ([(566, 160), (528, 236), (548, 310)], 10)):
        path = rounded_way(way, 5)
        ink(c, blade(path, [wide + 9] * len(path)))
        paper(c, blade(path, [wide * (1 - i / len(path)) for i in range(len(path))]))
    for side in (-1, 1):
        _shoe(c, 300 + side * 62, 402, side)
    for x, y, size in ((262, 276, 15), (226, 308, 20), (304, 316, 17)):
        clod = c.rough(circle(x, y, size, size * 0.8), size * 0.1, seed=f"clod{x}", step=size * 0.5)
        c.lit(clod, towards=(0.5, -1), reach=size * 0.7, hard=1.3, halo=5)
    return c


def _shoe(c: Woodcut, x: float, y: float, side: int) -> None:
    """A toe cap, polished for the occasion, that points at the sky."""
    cap = curve((x - 54, y + 70), (x - 54, y - 4), (x - 34 + side * 6, y - 56),
        (x + side * 8, y - 72), (x + 34 + side * 6, y - 54), (x + 54, y - 2), (x + 54, y + 70),
        tension=0.8)
    sole = moved(cap, x * -0.08 + side * 7, y * -0.08 + 2, 1.08)
    paper(c, sole, halo=7)
    ink(c, moved(cap, x * -0.02, y * -0.02 + 6, 1.02))
    c.lit(cap, towards=(0.5, -0.8), reach=24, hard=1.0)
    paper(c, blade(rounded_way([(x - 30, y + 4), (x - 22, y - 30), (x - 4, y - 48)], 4),
        [0, 5, 9, 11, 12, 11, 8, 4, 0]))
    c.gouge([(x - 50, y + 22), (x, y + 8), (x + 50, y + 22)], 5, ends=(0.4, 0.4))


def _withe(c: Woodcut, way: list[Point], seed: int) -> None:
    """A branch of the willow with its leaves."""
    path = rounded_way(way, 8)
    shapes = [blade(path, [5] * len(path))]
    for i, (x, y) in enumerate(path[2:]):
        side = 1 if (i + seed) % 2 else -1
        shapes.append(blade([(x, y), (x + side * 8, y + 12), (x + side * 9, y + 28)], [3, 8, 0]))
    ink(c, *shapes)


def _mourners(c: Woodcut) -> None:
    """Two on the edge, black against the evening: one reads, one shovels."""
    priest = joined(curve((126, 290), (136, 190), (146, 126), (164, 108), (182, 102), (202, 110),
        (220, 132), (228, 190), (240, 290), tension=0.5), circle(184, 84, 20, 25),
        blade([(144, 66), (184, 74), (226, 64)], [0, 10, 0]),
            curve((164, 70), (168, 50), (184, 46), (200, 50), (204, 70), tension=0.4))
    digger = joined(curve((410, 290), (424, 210), (434, 146), (456, 116), (484, 112), (508, 136),
        (516, 200), (530, 290), tension=0.5), circle(458, 92, 19, 23),
        blade([(418, 84), (460, 90), (500, 78)], [0, 9, 0]),
            curve((440, 82), (446, 58), (464, 54), (478, 60), (480, 80), tension=0.4),
        limb([(446, 144), (404, 172), (366, 178)], [30, 26, 17]),
            limb([(500, 156), (474, 216), (438, 212)], [30, 26, 17]))
    for shape in (priest, digger):
        c.lit(shape, towards=(0.8, -0.5), reach=10, hard=1.2)
    paper(c, [(148, 172), (182, 160), (216, 170), (216, 194), (182, 184), (150, 196)], halo=4)
    ink(c, blade([(182, 158), (182, 186)], [4, 4]))
    ink(c, limb([(500, 222), (330, 166)], [11, 11]))
    spade = curve((344, 154), (310, 134), (258, 130), (246, 140), (258, 160), (318, 186),
        tension=0.35)
    c.lit(spade, towards=(0.3, -1), reach=11, hard=1.3)
    for x, y, size in ((256, 130, 17), (284, 124, 14), (242, 166, 10), (262, 190, 15),
        (248, 224, 12), (286, 208, 9), (270, 236, 11)):
        ink(c, c.rough(circle(x, y, size, size * 0.8), size * 0.12, seed=f"earth{x}",
            step=size * 0.6))
