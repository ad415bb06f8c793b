"""What has grown into the place: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("keziah-mason")
def keziah_mason(page: Page) -> Woodcut:
    """Across the room from her there was only the corner; then it was her."""
    c = Woodcut(page)
    ink(c, PAGE)
    top, low = (352, 84), (352, 392)
    c.shine(colour(c, [(-10, -10), (610, -10), (610, 30), top, (-10, 16)]))
    edge = [top, (350, 110), (338, 132), (326, 150), (320, 166), (330, 180), (326, 196), (312, 222),
        (302, 242), (304, 256), (318, 264), (322, 274), (312, 286), (322, 294), (312, 304),
        (318, 320), (306, 338), (310, 356), (330, 372), low]
    wall = curve(*rounded_way(edge, 2), (-10, 452), (-10, 16), tension=0.1)
    paper(c, wall)
    face = c.mask(wall)
    strokes(c, face, lambda x, y: (y - 230) / -900, cell=34, length=120, width=5, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((150 - x) / 140, 0, 0.7)))
    lens = curve((326, 190), (346, 172), (378, 178), (396, 194), (372, 204), (344, 204),
        tension=0.7)
    paper(c, lens)
    inside = c.mask(lens)
    c.block.over(c.mask(circle(350, 190, 17)) * inside, tone=1.15, accent=1.0, kind=SOLID)
    c.block.over(c.mask(circle(346, 190, 7)) * inside, tone=0.0, kind=SOLID)
    for pts, w in (([(322, 162), (356, 150), (408, 172)], 10), ([(336, 216), (360, 220), (388,
        212)], 6), ([(340, 252), (364, 268), (372, 300)], 7), ([(352, 136), (384, 130), (424,
        146)], 6),
            ([(330, 108), (372, 108), (420, 124)], 5), ([(336, 300), (352, 310), (358, 328)], 5)):
        c.gouge(pts, w)
    right = [(430, 70), (610, 40), (610, 440), (430, 408)]
    strokes(c, c.mask(right), lambda x, y: (y - 230) / 900, cell=26, length=110, width=5, seed=6,
        weight=lambda x, y: float(np.clip((x - 440) / 160, 0, 0.7)))
    floor = [(-10, 456), low, (610, 446), (610, 470), (-10, 470)]
    ink(c, floor)
    return c


@art("old-burying-ground")
def old_burying_ground(page: Page) -> Woodcut:
    """A willow has swallowed one headstone whole."""
    c = Woodcut(page)
    paper(c, PAGE)
    ink(c, [(-10, 380), (610, 372), (610, 450), (-10, 450)])
    for x, y, w, h, turn in ((52, 392, 34, 92, -8), (556, 388, 36, 104, 9)):
        ink(c, moved(curve((-w, 10), (-w, -h * 0.7), (0, -h), (w, -h * 0.7), (w, 10),
            tension=0.4), x, y, 1, turn))
    trunk = curve((60, 470), (130, 400), (160, 300), (150, 180), (110, 60), (90, -20), (520, -20),
        (490, 60), (450, 180), (444, 300), (470, 400), (550, 470), tension=0.45)
    ink(c, trunk)
    strokes(c, c.mask(trunk), lambda x, y: 1.57 + (x - 300) / 900 * (1 if y > 220 else -1),
        cell=17, length=60, width=5.5, seed=4, weight=lambda x,
        y: float(np.clip(abs(x - 300) / 150, 0.15, 0.75)))
    for side in (-1, 1):                                        # whips
        for k in range(6):
            x = 300 + side * (190 + k * 26)
            ink(c, blade(rounded_way([(300 + side * (120 + k * 12), -20), (x - side * 6, 60),
                (x + side * 4, 180 + (k * 67) % 90)], 4), [9, 8, 7, 7, 6, 6, 5, 4, 2]))
            for i in range(5):
                y = 44 + i * 26 + (k * 37) % 22
                ink(c, blade([(x - 3, y), (x + 10, y + 10), (x + 14, y + 24)], [0, 8, 0]),
                    blade([(x - 3, y + 8), (x - 16, y + 18), (x - 18, y + 32)], [0, 8, 0]))
    mouth = curve((176, 214), (230, 150), (310, 126), (386, 156), (430, 226), (424, 320), (380,
        386), (300, 404), (216, 384), (172, 310), tension=0.6)
    def grown(by: float) -> Shape:
        return c.rough(moved(mouth, 302 * (1 - by), 268 * (1 - by), by), 2.0, "bark", 18)

    ink(c, grown(1.2))
    c.shine(colour(c, mouth))
    inside = c.mask(mouth)
    stone = moved(curve((-84, 190), (-84, -70), (-60, -112), (0, -132), (60, -112), (84, -70),
        (84, 190), tension=0.35), 306, 308, 1.0, 10)
    c.block.over(c.mask(moved(stone, 24, 6)) * inside, tone=0.0, kind=SOLID)
    c.block.over(c.mask(stone) * inside, tone=1.15, accent=0.0, kind=SOLID)
    ink(c, moved(joined(circle(0, -52, 34, 36), [(-20, -30), (20, -30), (18, 4), (-18, 4)]), 306,
        308, 1, 10))
    paper(c, *(moved(circle(x, y, r), 306, 308, 1, 10) for x, y, r in ((-13, -54, 9), (13, -54,
        9))), moved([(-4, -34), (4, -34), (0, -44)], 306, 308, 1, 10),
        *(moved([(x - 2, -16), (x + 2, -16), (x + 2, 2), (x - 2, 2)], 306, 308, 1,
            10) for x in (-9, 0, 9)))
    for y in (40, 62, 84):
        ink(c, moved(blade([(-50, y), (0, y + 2), (50, y)], [6, 7, 6]), 306, 308, 1, 10))
    for x, y, tip in ((206, 178, (236, 250)), (258, 138, (272, 206)), (342, 132, (340, 196)),
        (398, 170, (376, 238)), (190, 340, (246, 318)), (226, 392, (256, 330)), (380, 388, (360,
        336)), (428, 330, (376, 310))):
        away_ = (tip[0] - x, tip[1] - y)
        far = math.hypot(*away_)
        nx, ny = -away_[1] / far * 20, away_[0] / far * 20
        tooth = [(x - nx - away_[0] * 0.3, y - ny - away_[1] * 0.3), (x + nx - away_[0] * 0.3,
            y + ny - away_[1] * 0.3), tip]
        ink(c, tooth, halo=-4)
    ink(c, less(grown(1.2), grown(1.0)))
    paper(c, less(grown(1.14), grown(1.09)))
    return c
