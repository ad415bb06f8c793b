"""What stands for somebody who is not there: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import away, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("spiked-figurine")
def spiked_figurine(page: Page) -> Woodcut:
    """A hand high, and what its shadow says of the full size."""
    c = Woodcut(page)
    paper(c, PAGE)

    def star(x: float, y: float, r: float, wide: float) -> Shape:
        arms = []
        for k in range(5):
            a = math.radians(-90 + k * 72 + 8)
            b = a + 0.14
            arms.append(limb([(x, y), (x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5),
                (x + math.cos(b) * r, y + math.sin(b) * r)], [wide, wide * 0.62, wide * 0.34]))
        return joined(circle(x, y, wide * 0.6), *arms)

    strokes(c, c.mask(PAGE), away(300, 250), cell=22, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((math.hypot((x - 310) * 0.8, y - 260) - 226) / 80, 0, 1)))
    sx, sy, r = 372, 158, 146
    barrel = curve((320, 400), (290, 330), (290, 270), (326, 200), (418, 200), (454, 270), (454,
        330), (424, 400), tension=0.6)
    spikes = [blade([(372 + side * 60, 250 + k * 44), (372 + side * 110, 236 + k * 44),
        (372 + side * 150, 212 + k * 44)], [34, 20, 3]) for side in (-1, 1) for k in range(4)]
    ink(c, barrel, star(sx, sy, r, 74), *spikes)
    for k in range(5):
        a = math.radians(-90 + k * 72 + 8) + 0.14
        x, y = sx + math.cos(a) * r * 0.98, sy + math.sin(a) * r * 0.98
        ink(c, circle(x, y, 27))
        c.shine(colour(c, circle(x, y, 20)))
        ink(c, moved(circle(0, 0, 5, 15), x, y, 1, k * 72))
    colour(c, [(-10, 372), (610, 372), (610, 450), (-10, 450)])
    ink(c, [(-10, 366), (610, 366), (610, 376), (-10, 376)])
    fx, fy = 140, 408
    ink(c, [(fx - 10, fy - 6), (fx + 36, fy + 6), (420, 376), (310, 376)])
    small = joined(moved(curve((-34, 0), (-50, -60), (-40, -130), (-20, -150), (20, -150), (40,
        -130), (50, -60), (34, 0), tension=0.6), fx, fy, 0.76),
        *(blade([(fx + side * 24, fy - 24 - k * 26), (fx + side * 44, fy - 32 - k * 26),
            (fx + side * 64, fy - 48 - k * 26)], [16, 10, 0]) for side in (-1,
            1) for k in range(3)))
    paper(c, small, halo=7)
    ink(c, less(small, moved(small, -15, 0)))
    top = star(fx, fy - 130, 62, 30)
    paper(c, top, halo=7)
    ink(c, less(top, moved(top, -7, -3)))
    for dx in (-16, 0, 14):
        ink(c, blade([(fx + dx * 0.6, fy - 108), (fx + dx, fy - 50), (fx + dx * 0.7, fy)], [2, 6,
            2]))
    return c


@art("two-men-from-innsmouth")
def two_men(page: Page) -> Woodcut:
    """They never hurried, they never blinked, and it was not raining."""
    c = Woodcut(page)
    paper(c, PAGE)
    for x, y in ((424, 262), (196, 246)):
        coat = curve((x - 170, 470), (x - 150, 392), (x - 100, 356), (x, 340), (x + 100, 356),
            (x + 150, 392), (x + 170, 470), tension=0.5)
        ink(c, coat, halo=-6)
        _fish(c, x, y)
    dome = curve((6, 150), (60, 50), (180, -30), (310, -60), (440, -34), (550, 40), (600, 150),
        (540, 116), (480, 124), (446, 156), (400, 124), (346, 126), (306, 158), (262, 124), (206,
        122), (160, 154), (124, 122), (60, 118), tension=0.4)
    dome = moved(dome, 0, 0)
    colour(c, dome, halo=9)
    for x, y in ((160, 154), (306, 158), (446, 156)):
        ink(c, blade([(310, -60), ((310 + x) / 2 + (x - 310) * 0.2, 50), (x, y)], [2, 6, 3]))
    ink(c, [(305, 140), (314, 140), (316, 470), (307, 470)], halo=-5)
    return c


def _fish(c: Woodcut, x: float, y: float) -> None:
    """A wide face under a bowler that does not blink."""
    skull = curve((x - 80, y - 10), (x - 78, y - 70), (x, y - 96), (x + 78, y - 70), (x + 80,
        y - 10), (x + 96, y + 40), (x + 84, y + 92), (x + 40, y + 124), (x, y + 130), (x - 40,
        y + 124), (x - 84, y + 92), (x - 96, y + 40), tension=0.6)
    paper(c, skull, halo=8)
    face = c.mask(skull)
    for row in range(4):                                        # scales
        for k in range(9):
            sx, sy = x - 92 + k * 23 + (row % 2) * 11, y + 36 + row * 24
            if abs(sx - x) < 62 - row * 4:
                continue
            scale = less(circle(sx, sy, 14, 14), circle(sx, sy - 5, 13, 13))
            c.block.over(c.mask(scale) * face, tone=0.0, kind=SOLID)
    shade = curve((x - 110, y - 100), (x + 110, y - 100), (x + 100, y + 8), (x + 50, y + 22), (x,
        y + 10), (x - 50, y + 22), (x - 100, y + 8), tension=0.5)
    c.block.over(c.mask(shade) * face, tone=0.0, kind=SOLID)
    for side in (-1, 1):
        ex = x + side * 46
        paper(c, circle(ex, y - 16, 27, 27))
        ink(c, circle(ex + side * 2, y - 14, 9, 15))
        ink(c, blade([(x + side * 8, y + 30), (x + side * 13, y + 38), (x + side * 7, y + 44)],
            [0, 6, 0]))
    ink(c, blade(rounded_way([(x - 72, y + 96), (x - 50, y + 76), (x, y + 68), (x + 50, y + 76),
        (x + 72, y + 96)], 3), [2, 6, 8, 9, 9, 10, 10, 10, 9, 9, 8, 6, 2]))
    ink(c, blade([(x - 24, y + 94), (x, y + 90), (x + 24, y + 94)], [0, 5, 0]))
    hat = joined(curve((x - 64, y - 46), (x - 70, y - 130), (x, y - 156), (x + 70, y - 130),
        (x + 64, y - 46), tension=0.5), curve((x - 106, y - 60), (x, y - 74), (x + 106, y - 60),
        (x + 102, y - 40), (x, y - 36), (x - 102, y - 40), tension=0.5))
    ink(c, hat, halo=-5)
