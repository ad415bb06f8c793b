"""Those who did not hear it come, and what heard them: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_grips import fingers
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn
from art.kit.cut_relief import hand as relief_hand
from art.kit.cut_strokes import along, around, away, cast, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("pieter-vosburgh")
def pieter_vosburgh(page: Page) -> Woodcut:
    """He played on the porch between the peals, and someone tapped time from under the steps."""
    c = Woodcut(page)
    ink(c, PAGE)
    c.shine(colour(c, [(-10, -10), (610, -10), (610, 226), (-10, 226)]))
    for x in (70, 520):
        ink(c, [(x, -10), (x + 24, -10), (x + 24, 226), (x, 226)])
    paper(c, [(-10, 222), (610, 222), (610, 246), (-10, 246)])
    for x in (60, 150, 246, 340, 436, 530):
        ink(c, blade([(x, 222), (x + 2, 246)], [4, 4]))
    man = joined(curve((246, 150), (250, 96), (276, 68), (318, 70), (344, 100), (346, 160),
        tension=0.6),
        curve((272, 60), (268, 30), (290, 8), (322, 12), (334, 36), (342, 50), (332, 56),
            (330, 70), (306, 84), (280, 80), tension=0.5),
        limb(rounded_way([(264, 156), (360, 150), (372, 224)], 5),
            [64, 60, 56, 50, 46, 44, 40, 36, 34, 32, 30]),
            curve((356, 214), (388, 212), (416, 226), (356, 228), tension=0.4),
        [(232, 150), (348, 150), (348, 166), (232, 166)],
            [(238, 160), (250, 160), (244, 226), (230, 226)],
            [(326, 160), (338, 160), (342, 226), (328, 226)],
        limb(rounded_way([(330, 104), (384, 126), (436, 84)], 5),
            [36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16]))
    ink(c, man)
    fiddle = joined(circle(352, 76, 26, 18), circle(386, 70, 20, 14),
        blade([(380, 72), (420, 64), (456, 58)], [9, 8, 7]), circle(458, 57, 8))
    paper(c, moved(moved(fiddle, -380, -70), 380, 74, 1.06, -4), halo=5)
    ink(c, blade([(340, 80), (400, 70), (452, 60)], [2, 3, 2]))
    ink(c, limb(rounded_way([(270, 108), (306, 146), (352, 118)], 5),
        [38, 36, 34, 31, 29, 27, 25, 23, 21, 19, 17]))
    paper(c, blade([(262, 112), (284, 142), (306, 156), (330, 148)], [0, 4, 5, 0]))
    ink(c, blade([(346, 134), (378, 60), (402, 0)], [6, 6, 3]))
    paper(c, [(-10, 222), (610, 222), (610, 246), (-10, 246)])
    for x in (60, 150, 246, 340, 436, 530):
        ink(c, blade([(x, 222), (x + 2, 246)], [5, 5]))
        c.shine(colour(c, [(x, 246), (x + 6, 246), (x - 60, 450), (x - 84, 450)]))
    hide = curve((96, 470), (112, 370), (166, 300), (240, 278), (300, 300), (330, 350),
        (330, 470), tension=0.6)
    ink(c, hide, halo=5)
    strokes(c, hide, lambda x, y: math.atan2(y - 470, x - 360) + math.pi, cell=14, length=46,
        width=5.5, seed=4,
        weight=lambda x, y: float(np.clip((330 - x + (360 - y) * 0.6) / 130, 0.1, 0.85)))
    skull = curve((276, 350), (282, 306), (322, 284), (366, 296), (384, 330), (378, 352),
        (390, 362), (376, 378), (368, 402), (320, 412), (286, 394), tension=0.5)
    ink(c, skull, halo=4)
    paper(c, less(skull, moved(skull, -5, 3)))
    ink(c, curve((318, 334), (346, 318), (372, 330), (348, 348), tension=0.6))
    c.shine(colour(c, curve((326, 334), (346, 324), (366, 332), (346, 342), tension=0.7)))
    ink(c, circle(352, 333, 3.5, 8))
    ink(c, curve((316, 378), (352, 366), (386, 370), (366, 394), (330, 396), tension=0.5))
    for x in (328, 343, 358):
        paper(c, [(x - 6, 374 - (x - 328) * 0.1), (x + 7, 372), (x, 390)])
    bone = joined(blade([(456, 258), (450, 300), (444, 344)], [13, 11, 13]), circle(450, 258, 9),
        circle(464, 258, 9), circle(438, 346, 9), circle(451, 347, 9))
    fore = limb(rounded_way([(340, 450), (436, 436), (446, 330)], 6),
        [66 - k * 2.6 for k in range(13)])
    ink(c, fore, halo=8)
    paper(c, less(fore, moved(fore, 4, 6)))
    strokes(c, c.mask(fore), along(-70), cell=14, length=30, width=5, seed=7, weight=lambda x,
        y: 0.4)
    paper(c, bone, halo=5)
    for k in range(4):
        paper(c, limb([(430, 300 + k * 14), (452, 296 + k * 14), (468, 301 + k * 14)],
            [15, 15, 11]), halo=4)
    for x, dx in ((434, -14), (478, 16)):
        c.gouge([(x, 216), (x + dx, 196)], 6, tone=0)
    return c


@art("maritje-decker")
def maritje_decker(page: Page) -> Woodcut:
    """Half the mountain was slapped into breathing by her; this one takes her by the chin."""
    c = Woodcut(page)
    ink(c, PAGE)
    linen = paper(c, curve((216, 270), (190, 190), (192, 100), (236, 24), (310, -14), (390, 4),
        (442, 66), (454, 150), (438, 230), (412, 290), (330, 320), (254, 304), tension=0.6))
    strokes(c, linen, around(316, 160), cell=15, length=70, width=7, tone=0, seed=3,
        weight=lambda x, y: float(np.clip((x - 330) / 80, 0.0, 0.85)))
    HalfFace(c, 320, 134, 0.94, tilt=-4).draw(woman=True, gaze=-0.5, lid=1.5, brow=-0.9,
        mouth=-0.5)
    ink(c, curve((60, 460), (100, 350), (190, 296), (256, 288), (330, 312), (420, 286), (500, 320),
        (560, 400), (590, 460), tension=0.5))
    c.shine(colour(c, curve((92, 380), (98, 318), (134, 276), (150, 244), (206, 268), (262, 312),
        (360, 326), (460, 356), (516, 410), (520, 470), (170, 470), (116, 440), tension=0.5),
        halo=7))
    for way in ([(250, 326), (320, 348), (400, 356)], [(246, 404), (310, 392), (380, 398)],
        [(216, 440), (290, 426), (370, 440)]):
        c.gouge(way, 8, tone=0)
    ink(c, curve((112, 378), (122, 322), (160, 292), (206, 302), (232, 350), (222, 408),
        (180, 434), (130, 420), tension=0.7))
    ink(c, limb(rounded_way([(210, 404), (266, 356), (254, 268)], 6), [40 - k for k in range(13)]),
        halo=-4)
    ink(c, circle(192, 388, 44, 46))  # the arm comes out of the dark
    for points in ([(258, 276), (284, 272), (308, 254)], [(262, 258), (280, 232), (290, 204)],
        [(252, 256), (258, 218), (266, 178)], [(244, 264), (234, 228), (240, 188)]):
        ink(c, limb(rounded_way(points, 3), [22, 20, 19, 17, 14, 9, 1]), halo=-4)
    ink(c, circle(253, 268, 17))
    for x, lift in ((146, 6), (194, -6)):
        paper(c, curve((x - 19, 360 + lift), (x, 347), (x + 19, 360 - lift), (x, 374), tension=0.7))
        ink(c, circle(x, 361, 4, 12))
    paper(c, curve((452, 362), (500, 352), (560, 380), (580, 450), (470, 460), tension=0.5),
        halo=6)
    fingers(c, [([(492, 378 + k * 24), (440, 366 + k * 25), (392 - k % 2 * 10, 384 + k * 24)],
        (36, 33, 23)) for k in range(4)], 0, 0, 1, shade=0.2)
    return c


@art("eyes-in-the-burrow")
def eyes_in_the_burrow(page: Page) -> Woodcut:
    """Two sparks at the end of the tunnel: the first thought was rescue."""
    c = Woodcut(page)
    ink(c, PAGE)
    strokes(c, PAGE, around(300, 176), cell=15, length=46, width=7, seed=4,
        weight=lambda x, y: float(np.clip((math.hypot((x - 300) * 0.8, y - 176) - 176) / 110, 0,
            0.95)))
    c.shine(colour(c, [(196, 288), (404, 288), (560, 460), (40, 460)]))
    man = moved(man_standing(hat=False), 300, 360, 150)
    for lean in (-0.7, 0.7):
        ink(c, cast(man, 357, lean, 0.9))
    for side in (-1, 1):

        def at(*points: Point, side: int = side) -> list[Point]:
            return [(300 + side * x, y) for x, y in points]

        muzzle = c.mask(curve(*at((20, 20), (120, 10), (196, 70), (210, 160), (180, 250),
            (60, 262), (20, 200)), tension=0.6))
        strokes(c, muzzle, lambda x, y, side=side: math.atan2(y - 250, (x - 300) * 0.8), cell=14,
            length=44, width=5.5, seed=6 + side,
            weight=lambda x, y: float(np.clip((math.hypot(x - 300, (y - 150) * 1.1) - 110) / 90,
                0, 0.8)))
        ink(c, curve(*at((26, 176), (44, 112), (100, 84), (164, 92), (176, 130), (140, 178),
            (70, 196)), tension=0.7))
        c.shine(colour(c, curve(*at((42, 156), (80, 118), (130, 104), (150, 118), (128, 152),
            (82, 168)), tension=0.7)))
        c.shine(paper(c, circle(300 + side * 98, 138, 15, 18)))
        ink(c, circle(300 + side * 96, 138, 5, 17))
        ink(c, curve(*at((34, 140), (82, 112), (152, 92), (152, 104), (90, 128), (44, 158)),
            tension=0.5))
        ink(c, curve(*at((0, 212), (70, 222), (150, 206), (176, 214), (140, 268), (60, 290),
            (0, 288)), tension=0.5))
        for x, top, far in ((58, 222, 40), (88, 222, 30), (114, 218, 44), (140, 212, 26)):
            paper(c, at((x - 12, top), (x + 13, top - 2), (x, top + far)))
    ink(c, man, halo=-5)
    return c


@art("jan-martenses-grave")
def jan_martenses_grave(page: Page) -> Woodcut:
    """I brought a spade, and found that others had been at it from underneath."""
    c = Woodcut(page)
    ink(c, PAGE)
    mouth: list[Point] = [(176, 36), (438, 24), (476, 256), (150, 266)]
    earth = c.mask(PAGE) * (1 - c.mask(mouth))
    strokes(c, earth, away(310, 150), cell=16, length=60, width=6.5, seed=4, weight=lambda x,
        y: float(np.clip(1.15 - max(abs(x - 310) / 330, (y - 120) / 300), 0, 0.9)))
    c.shine(colour(c, c.rough(mouth, 2.4, "rim", 12), halo=5))
    man = moved(man_standing(), 296, 262, 212)
    ink(c, man)
    spade = joined(blade([(372, 60), (366, 160), (360, 220)], [9, 9, 9]),
        curve((340, 208), (382, 210), (380, 250), (360, 270), (338, 246), tension=0.4),
        [(352, 54), (392, 58), (390, 70), (352, 66)])
    ink(c, spade, limb([(326, 110), (356, 136), (368, 130)], [24, 18, 14]))
    stone = joined([(196, 262), (200, 190), (250, 188), (250, 262)], circle(225, 188, 25, 26))
    ink(c, stone)
    c.shine(colour(c, [(221, 176), (229, 176), (229, 236), (221, 236)],
        [(208, 194), (242, 194), (242, 202), (208, 202)]))
    ink(c, [(140, 262), (480, 252), (480, 268), (140, 278)])
    for x, y, roll, flip in ((196, 470, -14, False), (424, 476, 14, True)):
        paw = Relief(c)
        joints = relief_hand(paw, Turn(x, y, 112, roll=roll, flip=flip, yaw=10), "reach",
            lean=0.86, long=1.2, knobs=0.25, arm=0.6)
        ink(c, circle(x + (20 if flip else -20), 424, 130, 120))
        paw.cut((0.1, -0.9, 0.35), low=0.3, full=0.7, angle=10, halo=9)
        for bones in joints:
            (ax, ay, _, _), (bx, by, _, _) = bones[2], bones[3]
            ux, uy = (bx - ax) / math.hypot(bx - ax, by - ay), (by - ay) / math.hypot(bx - ax,
                by - ay)
            paper(c, blade([(bx - ux * 4, by - uy * 4), (bx + ux * 18, by + uy * 18),
                (bx + ux * 38 + 4, by + uy * 38)], [17, 12, 0]), halo=4)
    return c
