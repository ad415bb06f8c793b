"""What was left behind: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_grips import wrapped
from art.kit.cut_gulfs import boards
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head
from art.kit.cut_strokes import along, away, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("empty-cradle")
def empty_cradle(page: Page) -> Woodcut:
    """Still rocking, and the blanket is dragged out over its side."""
    c = Woodcut(page)
    ink(c, PAGE)
    floor = paper(c, [(-10, 318), (610, 318), (610, 450), (-10, 450)])
    boards(c, floor, (300, 120), count=14, spread=2000, low=450, width=8)
    pane = c.mask([(400, -10), (570, -10), (520, 160), (350, 160)])     # the window's light
    bars = c.mask(blade([(490, -20), (430, 170)], [14, 14]),
        blade([(300, 76), (610, 76)], [14, 14]))
    c.block.over(pane * (1 - bars), tone=1.15, accent=0.0, kind=SOLID)

    def put(shape: Shape) -> Shape:
        return moved(shape, 310, 272, 0.9, -10)

    ink(c, moved(circle(0, 0, 220, 24), 320, 404))
    # the inside, the hood and its pillow
    ink(c, put([(-60, 6), (-20, -44), (236, -50), (204, 0)]))
    paper(c, put(blade([(-10, -46), (110, -50), (238, -54)], [9, 9, 9])))
    shell = paper(c, put(curve((-196, 6), (-206, -90), (-180, -170), (-120, -208), (-30, -218),
        (-40, -100), (-30, 6), tension=0.35)), halo=5)
    strokes(c, shell, along(76), cell=15, length=70, width=7, tone=0, seed=2,
        weight=lambda x, y: float(np.clip((190 - x) / 90, 0, 1)))
    paper(c, put(circle(-26, -100, 62, 118)), halo=6)
    hole = c.lay(put(circle(-24, -98, 48, 102)), tone=0, solid=True)
    pillow = put(curve((-80, 10), (-70, -50), (-46, -62), (-26, -40), (0, -54), (30, -44),
        (40, 10), tension=0.5))
    c.lay(pillow, tone=1.15, solid=True, keep=1 - hole, halo=5)
    ink(c, put(blade([(-62, -22), (-28, -8), (20, -24)], [0, 8, 0])))
    # its side and its foot
    paper(c, put([(204, -14), (240, -56), (206, 70), (172, 108)]), halo=5)
    side = paper(c, put([(-204, -4), (208, -14), (172, 110), (-166, 110)]), halo=7)
    strokes(c, side, along(-10), cell=15, length=100, width=7, tone=0, seed=6,
        weight=lambda x, y: float(np.clip((y - 290) / 110 + (120 - x) / 260, 0, 1)))
    way = rounded_way([(-226, 84), (-120, 130), (0, 146), (120, 130), (226, 84)], 6)
    paper(c, put(blade(way, [10, *[24] * (len(way) - 2), 10])), halo=7)
    for k in range(2):                                                  # it still rocks
        c.gouge([(104 - 20 * k, 342), (92 - 20 * k, 372), (106 - 20 * k, 400 + 4 * k)], 8, tone=0)
        c.gouge([(548 + 20 * k, 240 - 4 * k), (556 + 20 * k, 270), (546 + 20 * k, 300)], 8)
    cloth = curve((314, 226), (366, 240), (440, 206), (424, 280), (436, 350), (510, 388),
        (610, 400),
        (610, 452), (430, 452), (340, 420), (322, 330), tension=0.5)
    red = colour(c, cloth, halo=7)
    for k in range(4):
        fold = rounded_way([(338 + 24 * k, 236), (332 + 22 * k, 300), (360 + 22 * k, 380 - 4 * k),
            (470 + 20 * k, 436 - 8 * k)], 5)
        last = len(fold) - 1
        swell = [10 * math.sin(math.pi * i / last) for i in range(last + 1)]
        c.block.over(c.mask(blade(fold, swell)) * red, tone=0.0, accent=0.0, kind=SOLID)
    return c


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
