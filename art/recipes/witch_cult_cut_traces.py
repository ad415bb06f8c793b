"""What was left behind: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_grips import wrapped
from art.kit.cut_gulfs import boards
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head
from art.kit.cut_strokes import along, around, away, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("empty-cradle")
def empty_cradle(page: Page) -> Woodcut:
    """Still rocking, and the blanket goes down the rat hole."""
    c = Woodcut(page)
    ink(c, PAGE)
    skirt = paper(c, [(-10, 84), (610, 58), (610, 206), (-10, 232)])
    strokes(c, skirt, along(-2.5), cell=26, length=110, width=5, tone=0, seed=4,
        weight=lambda x, y: 0.25 + 0.75 * float(x < 210 or x > 540))
    ink(c, blade([(-10, 98), (610, 72)], [5, 5]))
    wall = c.mask([(-10, -10), (610, -10), (610, 56), (-10, 82)])
    strokes(c, wall, along(90), cell=26, length=70, width=4.5, seed=3,
        weight=lambda x, y: float(np.clip(1.0 - abs(x - 400) / 200, 0, 0.8)))
    floor = paper(c, [(-10, 236), (610, 210), (610, 450), (-10, 450)])
    boards(c, floor, (700, 60), count=16, spread=2400, low=470, width=9)
    dark = c.mask([(-10, 236), (70, 232), (-10, 450)], [(610, 300), (610, 450), (380, 450)])
    strokes(c, dark * floor, along(-24), cell=14, length=60, width=10, tone=0, seed=8)
    ink(c, curve((408, 224), (408, 166), (424, 126), (466, 108), (508, 122), (526, 160), (526, 218),
        (467, 222), tension=0.45))
    _cradle(c)
    way = rounded_way([(268, 236), (304, 286), (336, 344), (392, 360), (424, 312), (452, 262),
        (470, 192)], 8)
    wide = [w for w, _ in rounded_way([(120.0, 0.0), (110.0, 0.0), (100.0, 0.0), (84.0, 0.0),
        (62.0, 0.0), (50.0, 0.0), (36.0, 0.0)], 8)]
    cloth = c.rough(blade(way, wide), 1.0, step=12)
    ink(c, moved(cloth, -6, 12))
    red = colour(c, cloth, halo=5)
    for k, off in enumerate((-0.34, -0.12, 0.1, 0.3)):
        fold = []
        for i in range(2 + 5 * k, len(way) - 4):
            (ax, ay), (bx, by) = way[i - 1], way[i + 1]
            long = math.hypot(bx - ax, by - ay)
            wave = off + 0.07 * math.sin(i * 0.5 + k)
            fold.append((way[i][0] - (by - ay) / long * wide[i] * wave,
                way[i][1] + (bx - ax) / long * wide[i] * wave))
        c.block.over(c.mask(blade(fold,
            [13 * math.sin(math.pi * i / (len(fold) - 1)) ** 0.8 for i in range(len(fold))])) * red,
            tone=0.0, accent=0.0, kind=SOLID)
    throat = c.mask([(412, 100), (522, 100), (522, 204), (412, 204)])
    strokes(c, red * throat, along(80), cell=9, length=40, width=7, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((212 - y) / 30, 0, 1)))
    return c


def _cradle(c: Woodcut) -> None:
    """A cradle with a hood, tipped to one side by its rocking."""

    def put(shape: Shape) -> Shape:
        return moved(shape, 190, 300, 1.0, -9)

    ink(c, moved(circle(0, 0, 190, 26), 220, 404))
    inner = curve((-126, -50), (120, -38), (150, -10), (-120, 0), tension=0.2)
    hood_in = curve((-130, 0), (-136, -110), (-110, -164), (-70, -180), (-34, -160), (-12, -100),
        (-14, 0), tension=0.5)
    ink(c, put(hood_in), put(inner), halo=6)
    paper(c, put(curve((-124, 0), (-122, -50), (-112, -62), (-70, -54), (-26, -64), (-16, -52),
        (-14, 0), tension=0.35)))
    ink(c, put(blade([(-100, -34), (-68, -24), (-36, -36)], [0, 6, 0])))
    roof = curve((-150, 8), (-164, -110), (-136, -182), (-70, -212), (-8, -180), (20, -100),
        (14, 6), (-14, 4), (-14, -100), (-34, -158), (-70, -178), (-108, -162), (-134, -110),
        (-128, 6), tension=0.4)
    wood = paper(c, put(roof), halo=5)
    strokes(c, wood, around(118, 230), cell=12, length=34, width=4, tone=0, seed=2,
        weight=lambda x, y: float(np.clip((150 - x) / 90, 0, 1)))
    side = put([(-150, -2), (170, -14), (140, 96), (-124, 96)])
    wood = paper(c, side, halo=6)
    strokes(c, wood, along(-9), cell=13, length=80, width=5, tone=0, seed=6,
        weight=lambda x, y: float(np.clip((y - 330) / 90 + (110 - x) / 200, 0.0, 1)))
    for x in (-76, 0, 76):
        heart = put(curve((x, 62), (x - 22, 34), (x - 12, 20), (x, 30), (x + 12, 20), (x + 22, 34),
            tension=0.7))
        ink(c, heart)
    for x0 in (-116, 120):
        rocker = put(joined(limb([(x0, 90), (x0, 118)], [26, 22])))
        paper(c, rocker, halo=5)
    way = rounded_way([(-176, 92), (-90, 128), (10, 136), (100, 122), (190, 78)], 5)
    paper(c, put(blade(way, [5, *[17] * (len(way) - 2), 5])), halo=6)
    for k in (1, 2):
        c.gouge([(p[0] + 190 - 14 * k, p[1] + 300 + 16 * k) for p in way[2:9]], 5, tone=0)


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Woodcut:
    """The glazier carries the old pane away on his back, and it looks round."""
    c = Woodcut(page)
    ink(c, PAGE)
    sky = paper(c, [(150, -10), (470, -10), (400, 200), (226, 206)])
    strokes(c, sky, along(88), cell=17, length=80, width=6, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 312) / 70 - 0.9, 0, 1)))
    for side, x in ((-1, 150), (1, 470)):
        wall = c.mask([(x, -10), (x - side * 74, 200), (x - side * 70, 340), (x + side * 200, 450),
            (x + side * 200, -10)])
        strokes(c, wall, lambda px, py: math.atan2(py - 190, px - 312), cell=30, length=60,
            width=4.5, seed=5 + side,
            weight=lambda px, py: float(np.clip(1 - abs(px - 312) / 330, 0, 0.6)))
        for k in range(2):
            u = x + side * (24 + k * 62)
            frame = [(u, 86 - k * 36), (u + side * 34, 66 - k * 44), (u + side * 34, 176 - k * 14),
                (u, 178 - k * 6)]
            ink(c, frame, halo=-4)
    street = paper(c, [(222, 300), (402, 296), (640, 450), (-30, 450)])
    strokes(c, street, away(312, 190), cell=20, length=44, width=7, tone=0, seed=2,
        weight=lambda x, y: float(np.clip(abs(x - 300) / 150 - 0.35, 0, 0.9)))
    shade = c.mask([(196, 420), (330, 424), (150, 460), (-20, 460)])
    c.block.over(shade * street, tone=0.0, accent=0.0, kind=SOLID)
    for leg in (limb([(280, 320), (268, 372), (246, 420)], [58, 46, 34]),
        limb([(338, 320), (352, 366), (344, 410)], [58, 46, 34])):
        c.lit(leg, towards=(1, -0.1), reach=10, hard=1.2, halo=-5)
    for x, y, turn in ((236, 424, -8), (350, 416, 6)):
        ink(c, moved(curve((-30, 10), (-26, -12), (0, -18), (26, -10), (32, 10), tension=0.6), x, y,
            1, turn), halo=-4)
    c.lit(curve((268, 96), (258, 60), (272, 26), (312, 10), (352, 26), (366, 60), (356, 96),
        tension=0.7), towards=(1, -0.2), reach=18, hard=1.3)
    for side in (-1, 1):
        c.lit(circle(312 + side * 54, 62, 10, 18), towards=(1, -0.2), reach=8, hard=1.2, halo=3)
    c.lit(curve((246, 46), (252, 4), (286, -18), (330, -20), (368, 0), (378, 40), (350, 48),
        (312, 40), (276, 50), tension=0.6), towards=(1, -0.3), reach=24, hard=1.0, halo=5)
    shoulders = curve((150, 220), (176, 140), (230, 104), (280, 88), (344, 86), (400, 102),
        (446, 136), (470, 216), (466, 300), (154, 304), tension=0.6)
    c.lit(shoulders, towards=(1, -0.4), reach=24, hard=1.2, halo=5)
    pane: list[Point] = [(178, 128), (440, 114), (450, 356), (168, 362)]
    ink(c, pane, halo=-9)
    inner = [(190, 140), (430, 127), (438, 344), (180, 350)]
    glass = colour(c, inner)
    t = Turn(308, 236, 103, yaw=-8, pitch=0, roll=-4)
    c.block.over(c.mask(circle(316, 226, 84, 118)) * glass, tone=0.0, accent=0.0, kind=SOLID)
    r = Relief(c)
    head(r, t, Skull(gaunt=1.2, gape=0.5, brow=1, nose=0.4))
    r.cut((-0.7, -0.4, 0.42), low=0.16, full=0.5, angle=28, halo=0, within=glass)
    for side in (-1, 1):
        eye(c, t, side, lid=0.12, iris=0.05)
    shines = [blade([(396, 130), (434, 180)], [0, 13]), blade([(418, 130), (432, 148)], [0, 9]),
        blade([(182, 292), (226, 346)], [13, 0]), blade([(182, 322), (202, 346)], [9, 0])]
    c.block.over(c.mask(*shines) * glass, tone=1.15, accent=0.0, kind=SOLID)
    c.block.over(c.mask(inner, stroke=6), tone=0.0, accent=0.0, kind=SOLID)
    for x, flip in ((186, False), (428, True)):
        wrapped(c, x, 352 - (x > 300) * 6, 25, turn=182 if x < 300 else 176, flip=not flip, halo=5,
            thumb=False)
    return c
