"""What the mountain bites, stones and burns, of Called Forth by Thunder, near and cropped."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, joined, less, limb, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


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
