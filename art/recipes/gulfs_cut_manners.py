"""Bows, stares and other manners: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import bent
from art.kit.cut_gulfs import box
from art.kit.cut_light import MAN, colour, ink, paper
from art.kit.cut_strokes import rounded_way
from art.kit.cut_weather import strike
from art.kit.woodcut import Woodcut, as_path, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("overload-at-point-street")
def overload_at_point_street(page: Page) -> Woodcut:
    """The line lets go over the roofs, and the street is as bright as noon."""
    c = Woodcut(page)
    ink(c, box(-10, -10, 610, 450))
    burst = []
    for k in range(52):
        a = k / 52 * 2 * math.pi
        far = (1.0 if k % 2 else 0.82) * (1 + 0.08 * math.sin(k * 2.9))
        burst.append((300 + math.cos(a) * far * 300, 130 + math.sin(a) * far * 240))
    c.shine(colour(c, burst))
    c.shine(paper(c, [(256, 316), (344, 316), (510, 450), (90, 450)]))
    ink(c, [(256, 320), (256, 282), (240, 264), (222, 282), (222, 262), (196, 262), (196, 240),
        (180, 240), (180, 274), (130, 274), (100, 244), (70, 274), (-10, 274), (-10, 450),
        (88, 450)],
        [(344, 320), (344, 270), (356, 270), (356, 286), (376, 258), (402, 286), (470, 286),
        (470, 250),
        (530, 250), (530, 280), (610, 280), (610, 450), (512, 450)])
    for side in (-1, 1):                                                # windows that flash back
        for near, far in ((64, 78), (98, 126), (164, 214)):
            paper(c, beside(300, side, (near, 316 - near * 0.02), (far, 316 - far * 0.02),
                (far, 316 + far * 0.3), (near, 316 + near * 0.3)))
    ink(c, [(290, 374), (310, 374), (364, 452), (236, 452)], moved(MAN, 300, 380, 112))
    for side in (-1, 1):                                                # insulators on their poles
        at = 300 + side * 136
        ink(c, box(at - 13, 230, at + 13, 300), box(at - 60, 232, at + 60, 250))
        ink(c, bent([(at, 100), (at + side * 80, 124), (at + side * 190, 96)], [12, 12, 12]))
        for y, wide in ((224, 48), (192, 43), (160, 38), (128, 33)):
            disc = curve((at - wide, y + 8), (at - wide * 0.8, y - 8), (at - 12, y - 22),
                (at + 12, y - 22), (at + wide * 0.8, y - 8), (at + wide, y + 8), tension=0.4)
            ink(c, disc, halo=5)
            c.lay(moved(disc, -side * 10, -4), tone=1.2, solid=True, keep=1 - c.mask(disc))
            ink(c, blade([(at - wide, y + 6), (at, y + 2), (at + wide, y + 6)], [4, 9, 4]))
        ink(c, circle(at, 98, 18))
    over = [(158, 106), (150, 72), (182, 84), (186, 34), (224, 62), (240, 4), (282, 44), (316, -6),
        (340, 38), (382, 16), (388, 66), (424, 44), (420, 78), (452, 72), (442, 106)]
    under = [(416, 100), (392, 118), (384, 88), (354, 104), (342, 66), (306, 92), (280, 74),
        (258, 112),
        (236, 86), (210, 122), (200, 92), (176, 106)]
    strike(c, [as_path([*over, *under])], halo=6)
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
