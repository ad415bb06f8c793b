"""Whom the hill takes: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import dead_tree, man_standing, mansion
from art.kit.cut_light import colour, fringe, ink, paper, scrawl
from art.kit.cut_strokes import along, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("last-leaf-of-the-diary")
def last_leaf_of_the_diary(page: Page) -> Woodcut:
    """Half a prayer, in a tidy hand: he went on copying while it pulled."""
    c = Woodcut(page)
    ink(c, PAGE)
    glow = c.mask(curve((-20, 90), (160, 20), (400, -20), (620, -30), (620, 400), (330, 400),
        (60, 380), (-20, 330), tension=0.5))
    c.block.over(glow, tone=1.15, accent=1.0, kind=SOLID)
    c.shine(glow)
    ink(c, [(-10, 396), (610, 396), (610, 450), (-10, 450)])
    paper(c, [(384, 322), (620, 322), (620, 330), (384, 330)])
    desk = [(392, 296), (620, 296), (620, 326), (384, 326)]
    ink(c, desk, [(404, 320), (426, 320), (422, 420), (402, 420)],
        [(566, 320), (590, 320), (594, 420), (570, 420)])
    leaf = [(404, 252), (504, 248), (530, 298), (394, 302)]
    paper(c, leaf, halo=5)
    for k in range(3):
        scrawl(c, (414 - k * 3, 266 + k * 12), ((494 + k * 8) if k < 2 else 462, 263 + k * 12),
            4.4, seed=k + 3, width=3.4)
    paper(c, [(548, 220), (570, 220), (570, 296), (548, 296)], halo=5)
    c.shine(paper(c, curve((546, 206), (559, 158), (572, 206), (559, 220), tension=0.7), halo=6))
    man = joined(limb(rounded_way([(320, 170), (276, 186), (232, 180)], 5),
        [78, 80, 80, 78, 76, 74, 72, 70, 70, 68, 66]),
        curve((318, 110), (348, 92), (384, 100), (396, 126), (410, 142), (398, 150), (396, 166),
            (370, 176), (352, 190), (322, 176), (312, 140), tension=0.5),
        limb(rounded_way([(326, 190), (386, 234), (456, 256)], 5),
            [46, 43, 40, 37, 34, 31, 28, 26, 23, 20, 17]),
        limb(rounded_way([(310, 196), (316, 258), (366, 280)], 5),
            [42, 38, 35, 32, 29, 27, 25, 23, 21, 19, 16]),
        limb(rounded_way([(238, 164), (176, 136), (100, 150)], 4),
            [54, 50, 46, 42, 38, 35, 32, 30, 28]), limb(rounded_way([(238, 194), (180, 214),
            (104, 188)], 4), [54, 50, 46, 42, 38, 35, 32, 30, 28]),
        curve((306, 150), (300, 116), (322, 88), (360, 82), (392, 96), (400, 116), (366, 112),
            (336, 128), (328, 168), tension=0.5),
        curve((290, 206), (226, 204), (186, 250), (174, 286), (216, 262), (230, 298), (262, 250),
            (306, 226), tension=0.35))
    ink(c, man)
    paper(c, circle(458, 257, 11, 9), halo=3)
    paper(c, [(462, 244), (500, 190), (504, 194), (470, 262), (462, 266)], halo=3)
    paper(c, blade([(314, 184), (334, 190), (352, 184)], [8, 11, 4]))
    chair = joined([(214, 380), (330, 372), (330, 388), (214, 396)],
        [(318, 300), (334, 300), (332, 392), (318, 392)],
        [(222, 384), (214, 340), (228, 338), (238, 386)],
        [(296, 318), (334, 308), (334, 322), (298, 332)])
    ink(c, moved(chair, 0, 2))
    beast = curve((-20, -20), (30, -20), (30, 60), (70, 110), (104, 140), (108, 200), (84, 240),
        (40, 300), (30, 380), (-20, 400), tension=0.6)
    ink(c, beast)
    fringe(c, [(92, 232), (44, 296), (34, 370)], (30, 20), gap=10, width=12, seed=4)
    for k in range(4):
        y = 128 + k * 28
        finger = limb(rounded_way([(70, y + 6), (112, y - 14), (148, y - 4), (160, y + 16)], 3),
            [40, 38, 36, 34, 32, 29, 26, 22, 16, 8])
        ink(c, finger, halo=5)
        paper(c, blade([(84, y - 14), (116, y - 28), (148, y - 18), (162, y)], [0, 5, 6, 0]))
        c.shine(paper(c, blade([(150, y - 2), (164, y + 12), (160, y + 40)], [17, 13, 0]), halo=4))
    return c


@art("ancient-forgotten-one")
def ancient_forgotten_one(page: Page) -> Woodcut:
    """Forgotten by everybody but the family that fed it; they took it for a hill."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    strokes(c, [(-10, -10), (610, -10), (610, 200), (-10, 200)], along(-6), cell=24, length=110,
        width=9, tone=0, seed=4, weight=lambda x, y: float(np.clip(0.95 - y / 80, 0, 0.9)))
    skyline: list[Point] = [(-20, 300), (50, 236), (104, 178), (156, 158), (196, 172), (214, 204),
        (238, 196), (268, 150), (302, 92), (326, 92), (340, 130), (342, 172), (360, 184),
        (384, 166), (406, 172), (414, 198),
        (424, 184), (450, 172), (468, 190), (470, 216), (496, 196), (530, 192), (556, 226),
            (570, 290), (620, 330)]
    face = curve(*skyline, (620, 470), (-20, 470), tension=0.45)
    ink(c, face)
    rock = c.mask(face)
    strokes(c, rock, lambda x, y: 1.25 + (x - 300) / 420 + 0.2 * math.sin(y / 30), cell=15,
        length=48, width=6, seed=5,
        weight=lambda x, y: float(np.clip(1.05 - (y - 170) / 250 - abs(x - 320) / 700, 0, 0.85)))
    ink(c, curve((150, 262), (186, 226), (236, 222), (276, 250), (262, 292), (212, 310),
        (166, 298), tension=0.7))
    lens = curve((164, 272), (196, 240), (236, 240), (266, 262), (238, 290), (198, 294),
        tension=0.7)
    c.shine(paper(c, lens))
    inside = c.mask(lens)
    iris = c.mask(circle(222, 262, 27)) * inside
    c.block.over(iris, tone=1.15, accent=1.0, kind=SOLID)
    c.block.over(c.mask(circle(222, 262, 6, 25)) * inside, tone=0.0, kind=SOLID)
    ink(c, curve((120, 290), (200, 312), (290, 286), (280, 330), (206, 352), (136, 336),
        tension=0.6))
    for k in range(3):
        c.gouge([(146 - k * 8, 296 + k * 14), (206, 322 + k * 15), (280 + k * 4, 290 + k * 18)],
            8 - k)
    ink(c, curve((402, 176), (414, 196), (430, 186), (446, 210), (440, 260), (408, 304),
        (356, 322), (318, 314), (352, 282), (382, 236), tension=0.5))
    for x, y, long, wide in ((396, 196, 40, 21), (386, 222, 36, 20), (370, 246, 33, 19),
        (354, 268, 28, 17)):
        tooth = moved(curve((0, -wide / 2), (long * 0.7, -wide / 2), (long, 0),
            (long * 0.7, wide / 2), (0, wide / 2), tension=0.3), x, y, 1, 32)
        paper(c, tooth, halo=3)
    for x, y, long, wide in ((438, 234, 24, 18), (426, 260, 22, 17), (406, 284, 20, 16)):
        paper(c, moved(curve((0, -wide / 2), (long * 0.7, -wide / 2), (long, 0),
            (long * 0.7, wide / 2), (0, wide / 2), tension=0.3), x, y, 1, 212), halo=3)
    c.gouge([(326, 150), (300, 190), (312, 222)], 8)
    c.gouge([(466, 240), (470, 300), (440, 356)], 8)
    c.gouge([(490, 226), (506, 290), (486, 360)], 6)
    ink(c, moved(mansion(), 106, 182, 80, -26))
    for x, y, s, k in ((60, 236, 60, 3), (306, 96, 50, 4), (520, 196, 60, 3)):
        ink(c, moved(dead_tree(k, 0.3), x, y, s))
    ink(c, moved(man_standing(), 184, 168, 52))
    return c
