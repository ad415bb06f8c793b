"""What the mountain bites, stones and burns, of Called Forth by Thunder, near and cropped."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, away, joined, less, limb, strokes
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
TEETH = ((-78, 40, 30), (-40, 100, 46), (8, 60, 38), (48, 66, 38), (88, 58, 38), (128, 62, 38),
    (176, 108, 48), (222, 46, 32))  # place, length, width


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Woodcut:
    """Bitten through at the handle; somebody got in one swing."""
    c = Woodcut(page)
    ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    turn, x0, y0 = -16.0, 330.0, 214.0

    def put(shape: Shape) -> Shape:
        return moved(shape, x0, y0, 1, turn)

    strokes(c, c.mask([(60, -10), (610, -10), (610, 450), (60, 450)]), lambda x, y: away(x0 + 60,
        y0 + (30 if y > y0 else -30))(x, y), cell=17, length=52, width=6.5, seed=4,
        weight=lambda x, y: float(np.clip((math.hypot((x - x0 - 50) * 0.8, y - y0) - 118) / 60, 0,
        1))
        * (1.0 if y < y0 else 0.6) * float(np.clip((x - 90) / 120, 0, 1)))
    mouth = curve((-150, 6), (-104, -92), (-10, -132), (90, -138), (196, -122), (262, -70), (300,
        6),
        (256, 84), (150, 136), (30, 140), (-92, 92), tension=0.8)
    ink(c, put(mouth), halo=12)
    nose = curve((-30, -160), (-52, -206), (20, -236), (120, -236), (186, -206), (160, -164), (96,
        -176),
        (66, -160), (34, -176), tension=0.7)
    ink(c, put(nose), halo=8)
    paper(c, put(blade([(-44, -196), (10, -232), (60, -226)], [0, 12, 0])), put(blade([(84, -228),
        (140, -228), (180, -198)], [0, 10, 0])), put(blade([(-14, -172), (14, -202), (44, -184)],
        [0, 6, 0])), put(blade([(94, -186), (124, -204), (152, -176)], [0, 6, 0])))
    for up in (-1, 1):                                          # gums, a swelling to each tooth
        gum = [circle(x + (0 if up < 0 else 8), up * (86 - abs(x - 72) * 0.22), w * 0.62, w * 0.7)
            for x, _, w in TEETH]
        colour(c, put(joined(blade([(-100, up * 42), (-40, up * 74), (70, up * 96), (180, up * 78),
            (244, up * 40)], [0, 34, 44, 38, 0]), *gum)))
    colour(c, put(curve((-60, 34), (-20, -2), (60, -16), (120, -4), (150, 40), (40, 70),
        tension=0.8)))
    ink(c, put(blade([(-40, 30), (40, 8), (130, 30)], [0, 7, 0])))
    left = [(-420, -21), (84, -24), (112, -12), (92, -6), (124, 2), (90, 6), (108, 14), (76, 24),
        (-420, 23)]
    right = [(150, -26), (420, -4), (420, 44), (142, 22), (168, 14), (138, 6), (160, -2), (136,
        -10)]
    for piece in (left, right):
        wood = paper(c, put(piece), halo=7)
        strokes(c, wood, along(turn + (3 if piece is left else 8)), cell=15, length=60, width=3.6,
            tone=0, seed=3, weight=lambda x, y: 0.75)
    for x, y, a, n in ((118, -40, -60, 34), (136, 44, 70, 30), (128, -70, -100, 22)):
        r = math.radians(a)
        paper(c, put(blade([(x, y), (x + math.cos(r) * n, y + math.sin(r) * n)], [9, 0])), halo=4)
    for up in (-1, 1):
        for x, tall, wide in TEETH:
            root = up * (82 - abs(x - 72) * 0.22)
            tip = root - up * (tall if up < 0 else tall * 0.94)
            shift = 0 if up < 0 else 8
            tooth = curve((x - wide / 2 + shift, root), (x - wide * 0.34 + shift, (root + tip) / 2),
                (x + 3 + shift, tip), (x + wide * 0.36 + shift, (root + tip) / 2),
                (x + wide / 2 + shift, root), (x + shift, root + up * 14), tension=0.6)
            paper(c, put(tooth), halo=5)
            ink(c, put(less(tooth, moved(tooth, -wide * 0.24, 0))))
    head = curve((-262, -34), (-206, -34), (-200, 30), (-176, 96), (-150, 150), (-220, 178),
        (-306, 168), (-284, 100), (-268, 30), tension=0.35)
    steel = paper(c, put(head), halo=9)
    strokes(c, steel, along(turn + 90), cell=15, length=44, width=4.6, tone=0, seed=9,
        weight=lambda x, y: float(np.clip((330 - y) / 90, 0.1, 0.9)))
    colour(c, put(curve((-262, 96), (-236, 110), (-222, 84), (-204, 118), (-176, 96), (-150, 150),
        (-220, 178), (-306, 168), (-282, 106), tension=0.3)))
    paper(c, put(blade([(-310, 172), (-226, 184), (-144, 150)], [6, 10, 6])), halo=3)
    paper(c, put([(-250, -32), (-214, -32), (-214, -46), (-250, -46)]), halo=4)
    return c


@art("joost-slingerland")
def joost_slingerland(page: Page) -> Woodcut:
    """A charcoal burner watches his pit; something in its smoke watches him."""
    c = Woodcut(page)
    ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    smoke = curve((372, 470), (420, 330), (392, 230), (440, 120), (404, 40), (430, -20), (640, -20),
        (640, 470), tension=0.8)
    white = paper(c, c.rough(smoke, 2.5, "smoke", 14))
    strokes(c, white, lambda x, y: -1.57 + 0.75 * math.sin(y / 40 + x / 80), cell=24, length=90,
        width=7.5, tone=0, seed=6, weight=lambda x, y: 0.9 if y < 150 else 0.3)
    coat = curve((60, 470), (84, 400), (170, 350), (260, 330), (380, 334), (452, 372), (490, 420),
        (500, 470), tension=0.6)
    ink(c, coat)
    head = curve((198, 140), (196, 220), (214, 300), (250, 372), (300, 410), (352, 376), (392, 300),
        (410, 220), (404, 140), tension=0.7)
    ink(c, head)
    near_side = curve((208, 168), (250, 160), (296, 164), (302, 196), (308, 226), (326, 252),
        (330, 266), (316, 276), (302, 276), (298, 300), (276, 326), (240, 322), (218, 280), (208,
        220),
        tension=0.55)
    skin = colour(c, near_side)
    far_side = colour(c, curve((350, 236), (376, 232), (398, 214), (400, 250), (384, 300), (356,
        316),
        (366, 280), tension=0.6))
    strokes(c, skin, lambda x, y: 1.2 + (x - 210) / 160, cell=14, length=36, width=5, tone=0,
        seed=4,
        weight=lambda x, y: float(np.clip((226 - x) / 16, 0, 0.9)) if y > 200 else 0.85)
    strokes(c, far_side, along(120), cell=10, length=26, width=4, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((x - 372) / 20, 0, 0.9)))
    ink(c, curve((216, 188), (246, 176), (292, 180), (304, 200), (292, 222), (252, 228), (226, 216),
        tension=0.6), curve((318, 186), (354, 174), (392, 186), (394, 214), (362, 226), (330, 216),
        tension=0.6))
    ink(c, blade([(282, 240), (276, 262), (288, 276), (304, 272)], [0, 6, 7, 0]), circle(306, 267,
        9, 5))
    ink(c, blade([(262, 246), (250, 276), (262, 310)], [0, 7, 0]))
    ink(c, blade([(214, 186), (252, 168), (304, 186)], [4, 15, 8]))
    strokes(c, c.mask(curve((214, 186), (252, 160), (304, 180), (300, 192), (252, 178),
        tension=0.6)),
        along(-32), cell=8, length=18, width=3.6, seed=21)
    for x, wide in ((262, 27), (354, 24)):
        paper(c, curve((x - wide, 204), (x - 8, 189), (x + 12, 189), (x + wide, 202), (x + 8, 213),
            (x - 12, 213), tension=0.8))
        ink(c, circle(x + 13, 200, 10))
        ink(c, blade([(x - wide - 4, 202), (x, 184), (x + wide + 4, 200)], [3, 9, 3]))
    colour(c, blade([(288, 322), (312, 314), (334, 322)], [3, 13, 3]))
    beard = curve((222, 308), (262, 330), (284, 302), (309, 292), (334, 302), (352, 328), (386,
        306),
        (384, 370), (350, 420), (306, 452), (262, 424), (230, 372), tension=0.6)
    ink(c, less(beard, circle(309, 318, 26, 9)))
    strokes(c, c.mask(beard) * (1 - c.mask(circle(309, 318, 36, 17))), lambda x, y: 1.57 + (309 - x)
        / 240, cell=13, length=44, width=5.5, seed=12, accent=1.0, tone=1.15,
        weight=lambda x, y: float(np.clip((y - 296) / 70, 0, 1)))
    hat = joined(curve((196, 128), (206, 40), (250, -10), (360, -14), (398, 36), (410, 124),
        tension=0.6), curve((96, 146), (150, 104), (300, 84), (440, 96), (520, 140), (470, 152),
        (400, 140), (300, 134), (190, 146), (140, 162), tension=0.6))
    ink(c, hat, halo=4)
    c.shine(colour(c, curve((104, 148), (190, 134), (300, 120), (420, 126), (510, 142), (466, 150),
        (400, 146), (300, 140), (196, 150), (146, 162), tension=0.6)))
    ink(c, blade([(196, 150), (240, 132), (300, 128), (370, 130), (404, 148)], [4, 12, 14, 12, 4]))
    for x, y in ((226, 366), (196, 384), (166, 402)):
        c.gouge([(x, y), (x + 22, y + 30), (x + 20, y + 80)], 7, accent=1.0, tone=1.15)
    pit = curve((-30, 470), (-30, 352), (40, 322), (120, 338), (176, 400), (196, 470), tension=0.8)
    ink(c, pit, halo=6)
    strokes(c, pit, around(70, 470), cell=17, length=40, width=5.5, seed=7,
        weight=lambda x, y: float(np.clip((396 - y) / 50, 0.0, 1)))
    c.shine(colour(c, curve((66, 470), (74, 420), (106, 396), (140, 414), (156, 470), tension=0.8),
        halo=6))
    c.shine(paper(c, curve((88, 470), (94, 436), (110, 420), (128, 440), (134, 470), tension=0.8)))
    for points in ([(30, 330), (60, 260), (20, 190), (60, 110), (36, 40)],
            [(80, 330), (112, 268), (80, 210), (112, 150), (96, 110)]):
        c.gouge(points, 13)
    fingers = [
        ([(520, 250), (460, 232), (414, 262), (404, 316)], [44, 40, 34, 22]),
        ([(540, 290), (476, 284), (436, 314), (432, 364)], [46, 42, 34, 22]),
        ([(556, 330), (502, 336), (470, 364), (472, 408)], [44, 38, 32, 20]),
        ([(580, 360), (540, 378), (520, 402), (526, 438)], [40, 34, 28, 18])]
    shapes = [limb(points, widths) for points, widths in fingers]
    knuckles = [circle(x, y, w * 0.6) for points, widths in fingers
        for (x, y), w in zip(points[1:3], widths[1:3], strict=True)]
    ink(c, c.rough(joined(limb([(660, 230), (600, 290), (560, 310)], [190, 150, 110]), *shapes,
        *knuckles), 1.0, "hide", 8), halo=-6)
    for points, widths in fingers:
        c.gouge([(x + 4, y - w * 0.3) for (x, y), w in zip(points[:3], widths[:3], strict=True)], 6)
        x, y = points[-1]
        paper(c, blade([(x, y - 8), (x + 2, y + 14), (x + 12, y + 40)], [18, 16, 0]), halo=5)
    return c
