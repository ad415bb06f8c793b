"""What has grown into the place: The Witch Cult Murders."""

from __future__ import annotations

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, circle, curve
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
