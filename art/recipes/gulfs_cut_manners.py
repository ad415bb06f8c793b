"""Bows, stares and other manners: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import bent
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb, rounded_way
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("overload-at-point-street")
def overload_at_point_street(page: Page) -> Woodcut:
    """It came down the line before he had let go of it."""
    c = Woodcut(page)
    c.shine(colour(c, box(-10, -10, 610, 450)))
    ink(c, [(-10, 450), (-10, 388), (40, 388), (40, 352), (62, 352), (62, 388), (118, 396),
        (160, 366), (202, 396), (372, 398), (372, 376), (610, 376), (610, 450)])
    ink(c, [(470, -20), (506, -20), (514, 460), (474, 460)])
    ink(c, [(392, 88), (600, 74), (601, 100), (393, 114)])
    for x, y in ((416, 86), (574, 74)):
        paper(c, curve((x - 15, y), (x - 16, y - 14), (x - 8, y - 38), (x + 8, y - 38),
            (x + 16, y - 14), (x + 15, y), tension=0.4), halo=5)
    ink(c, bent([(416, 56), (344, 76), (250, 82), (130, 64), (-20, 22)], [9, 9, 9, 9, 9]))
    for x, y, s, turn in ((166, 68, 1.0, 0), (342, 72, 0.9, 50)):
        flash = [(math.cos(k * math.pi / 8 + 0.2) * r * (1 + 0.3 * math.sin(k * 2.3)),
            math.sin(k * math.pi / 8 + 0.2) * r * (1 + 0.3 * math.sin(k * 2.3)))
            for k, r in enumerate((66, 34) * 8)]
        c.shine(paper(c, moved(flash, x, y, s, turn)))
    # he
    arms = joined(bent([(236, 196), (178, 150), (166, 70)], [46, 40, 34]),
        bent([(284, 196), (346, 146), (342, 76)], [46, 40, 34]))
    legs = joined(bent([(246, 288), (196, 336), (214, 384), (164, 414)], [56, 46, 38, 30]),
        bent([(276, 288), (330, 330), (330, 392), (374, 412)], [56, 46, 38, 30]))
    trunk = curve((206, 176), (260, 164), (314, 176), (312, 230), (300, 306), (222, 306),
        (208, 230), tension=0.5)
    man = joined(arms, legs, trunk, circle(260, 128, 44, 52), circle(166, 68, 23),
        circle(342, 72, 23))
    spikes = []
    for x, y, turn in ((218, 90, -34), (244, 76, -12), (272, 74, 8), (298, 88, 30)):
        spikes.append(moved([(-11, 8), (0, -30), (11, 8)], x, y, 1, turn))
    ink(c, man, *spikes)
    # and his bones
    white: list[Shape] = [curve((226, 120), (232, 94), (260, 84), (288, 94), (294, 120),
        (282, 138), (280, 164), (240, 164), (238, 138), tension=0.7)]
    for a, b, w in (((222, 196), (184, 158), 11), ((178, 144), (168, 92), 11),
        ((298, 196), (338, 152), 11), ((346, 140), (342, 96), 11), ((236, 302), (204, 334), 13),
        ((206, 346), (212, 378), 12), ((284, 302), (324, 328), 13), ((330, 340), (330, 384), 12)):
        white.append(limb([a, b], [w, w]))
        white += [circle(*a, w * 0.72), circle(*b, w * 0.72)]
    white += [bent([(206, 388), (190, 400), (166, 412)], [12, 12, 8]),
        bent([(336, 394), (350, 404), (372, 410)], [12, 12, 8]),
        limb([(260, 170), (260, 296)], [11, 11])]
    for y, far in ((190, 44), (210, 46), (230, 42), (250, 34)):
        for side in (-1, 1):
            white.append(bent([(260, y - 4), (260 + side * far * 0.7, y - 4),
                (260 + side * far, y + 10)], [8, 8, 6]))
    white.append(curve((224, 276), (260, 288), (296, 276), (292, 300), (262, 306), (228, 300),
        tension=0.6))
    c.shine(paper(c, *white))
    ink(c, circle(246, 120, 10, 12), circle(275, 120, 10, 12), [(260, 132), (254, 144), (266, 144)],
        box(244, 151, 277, 154))
    for x in (250, 260, 270):
        ink(c, box(x - 1.6, 148, x + 1.6, 162))
    return c


@art("the-three-lobed-eye")
def the_three_lobed_eye(page: Page) -> Woodcut:
    """The last candle goes out, and there it is, in the smoke."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    smoke = curve((302, 292), (250, 286), (206, 296), (160, 282), (150, 256),
        (104, 250), (66, 214), (76, 168), (40, 130), (50, 70), (96, 44), (120, -30), (500, -30),
        (520,
        40), (560, 76), (556, 136), (524, 172), (530, 216), (492, 256), (440, 258), (424, 288),
        (376, 296), (344, 284), tension=0.85)
    paper(c, smoke)
    for cx, cy, r, a0, turns, sign in ((112, 110, 50, 0.4, 1.3, 1), (150, 216, 42, 3.4, 1.3, -1),
            (488, 96, 48, 2.6, 1.3, -1), (456, 212, 44, 5.6, 1.3, 1), (226, 20, 40, 1.6, 1.2, 1),
            (400, 16, 36, 0.6, 1.2, -1)):
        way = []
        for k in range(22):
            t = k / 21
            a = a0 + sign * turns * 2 * math.pi * t
            way.append((cx + math.cos(a) * r * (1 - 0.86 * t),
                cy + math.sin(a) * r * (1 - 0.86 * t)))
        ink(c, blade(way, [13 - 11 * abs(2 * k / 21 - 0.8) for k in range(22)]))
    for angle in (-68, 56, 176):
        a = math.radians(angle)
        x, y = 306 + math.sin(a) * 72, 132 - math.cos(a) * 62
        burning = curve((0, -98), (26, -60), (42, -14), (32, 34), (0, 58), (-32, 34), (-42, -14),
            (-26, -60), tension=0.75)
        ink(c, moved(burning, x, y, 1.04, angle))
        colour(c, moved(burning, x, y, 0.88, angle))
        ink(c, moved(blade([(0, -56), (0, -4), (0, 46)], [0, 32, 0]), x, y, 0.86, angle))
        paper(c, moved(blade([(-4, -30), (-6, -8), (-4, 10)], [0, 8, 0]), x, y, 0.86, angle))
    candle = -74  # off the middle: the smoke has come over from it
    stem = rounded_way([(304 + candle, 336), (296 + candle, 318), (316 + candle, 302),
        (330 + candle, 276)], 5)
    paper(c, blade(stem, [6 + 2.2 * i for i in range(len(stem))]))
    paper(c, moved(curve((262, 470), (262, 362), (282, 350), (322, 352), (338, 366),
        (338, 470), tension=0.3), candle))
    ink(c, moved([(316, 470), (316, 380), (338, 372), (338, 470)], candle))
    paper(c, moved(curve((262, 366), (250, 384), (252, 414), (264, 420), tension=0.7), candle))
    ink(c, circle(300 + candle, 358, 22, 6))
    paper(c, blade([(300 + candle, 356), (298 + candle, 344), (304 + candle, 334)], [7, 7, 6]))
    return c


@art("the-reporters-bones")
def the_reporters_bones(page: Page) -> Woodcut:
    """Forty years late with his copy, and still ready to take a note."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    colour(c, [(610, -10), (610, 190), (330, 470), (90, 470), (480, -10)])
    c.lay(curve((40, 480), (60, 420), (150, 392), (240, 380), (370, 380), (470, 400), (540, 430),
        (560, 480), tension=0.4), tone=0, solid=True)
    paper(c, [(226, 388), (300, 450), (240, 470), (186, 410)], [(376, 384), (310, 450), (370, 470),
        (416, 404)])
    skull = curve((176, 130), (190, 100), (300, 84), (412, 104), (428, 150), (432, 214), (410, 250),
        (396, 262), (384, 300), (378, 352), (350, 388), (300, 398), (252, 388), (226, 350),
        (220, 300), (204, 262), (180, 240), (166, 190), tension=0.6)
    c.lay(skull, tone=0, solid=True, halo=8)
    paper(c, skull)
    ink(c, curve((200, 196), (222, 168), (268, 168), (288, 196), (276, 236), (236, 246), (204, 230),
        tension=0.7))
    ink(c, curve((328, 196), (350, 166), (394, 168), (412, 196), (402, 232), (366, 244), (334, 232),
        tension=0.7))
    ink(c, [(306, 230), (284, 278), (300, 284), (308, 272), (318, 284), (334, 276)])
    ink(c, curve((226, 300), (244, 272), (250, 300), (242, 340), (232, 346), tension=0.6))
    ink(c, curve((390, 300), (374, 274), (366, 300), (374, 340), (380, 330), tension=0.6))
    ink(c, curve((244, 314), (306, 300), (368, 312), (362, 350), (306, 362),
        (250, 352), tension=0.5))
    for k in range(7):
        x = 252 + k * 16
        paper(c, box(x, 304, x + 13, 328))
        paper(c, box(x, 336, x + 13, 356))
    ink(c, [(104, 366), (166, 326), (470, 302), (472, 350), (172, 374)])
    colour(c, [(176, 334), (410, 316), (412, 342), (178, 362)])
    paper(c, [(172, 334), (174, 362), (126, 357)], [(416, 315), (430, 314), (432, 340), (418, 341)])
    paper(c, [(436, 313), (460, 311), (462, 338), (438, 340)])
    ink(c, [(146, 346), (147, 359), (116, 358)])
    for k in range(6):
        x = 252 + k * 19
        paper(c, box(x, 300, x + 14, 318 - k))
    # the hole, run like candle grease
    ink(c, curve((318, 92), (392, 92), (404, 134), (394, 160), (388, 204), (376, 168), (364, 184),
        (352, 158), (340, 170), (328, 148), (312, 124), tension=0.7))
    colour(c, curve((330, 96), (384, 96), (392, 132), (384, 150), (362, 146), (344, 148),
        (324, 126), tension=0.7))
    # the hat
    crown = curve((176, 112), (196, 20), (236, -16), (300, 0), (350, -20), (404, 14), (424, 100),
        tension=0.4)
    crown = moved(crown, 0, -16)
    c.lay(crown, tone=0, solid=True, halo=-6)
    colour(c, moved([(178, 100), (186, 64), (300, 50), (416, 60), (424, 96), (300, 84)], 0, -16))
    c.lay(curve((90, 112), (170, 80), (300, 64), (430, 76), (520, 100), (440, 120), (300, 102),
        (170, 120), tension=0.6), tone=0, solid=True, halo=-6)
    c.gouge([(210, 40), (222, 16), (250, 6)], 9)
    c.gouge([(390, 20), (404, 36), (410, 54)], 7)
    card = moved(box(-44, -30, 44, 34), 250, 44, 1, -14)
    paper(c, card, halo=5)
    for k in range(3):
        ink(c, moved(box(-32, -18 + k * 15, 32 - 18 * (k == 2), -10 + k * 15), 250, 44, 1, -14))
    return c
