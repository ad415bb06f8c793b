"""What was left behind: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import (
    along,
    away,
    joined,
    quad,
    strokes,
)
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("blakes-last-canvas")
def blakes_last_canvas(page: Page) -> Woodcut:
    """He painted the tower with the window open, and it has not stayed in the picture."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 346))
    strokes(c, wall, along(84), cell=17, length=60, width=6, tone=0, seed=4,
        weight=lambda x, y: max(0.0, math.hypot(x - 250, y - 180) / 260 - 0.55))
    ink(c, box(0, 340, 600, 350))
    floor = paper(c, box(0, 350, 600, 440))
    strokes(c, floor, away(280, 200), cell=15, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: 0.3 + abs(x - 270) / 330)
    for way in ([(214, 330), (180, 390), (150, 450)], [(322, 330), (362, 390), (396, 450)], [(268,
        20), (268, 200), (268, 440)]):
        ink(c, blade(way, (20, 20, 20)), halo=-4)
    at = quad((150, 62), (384, 40), (392, 318), (144, 322))
    ink(c, [at(-0.01, 0.0), at(1.06, -0.01), at(1.07, 1.04), at(0, 1.04)])
    paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    colour(c, [at(0.04, 0.04), at(0.96, 0.04), at(0.96, 0.96), at(0.04, 0.96)])
    ink(c, [at(0.04, 0.96), at(0.04, 0.72), at(0.14, 0.66), at(0.22, 0.74), at(0.3, 0.74), at(0.3,
        0.44), at(0.27, 0.43), at(0.41, 0.12),
        at(0.55, 0.43), at(0.52, 0.44), at(0.52, 0.78), at(0.66, 0.78), at(0.66, 0.68), at(0.76,
            0.6), at(0.86, 0.7), at(0.96, 0.7), at(0.96,
        0.96)])
    for u, v in ((0.12, 0.8), (0.72, 0.78), (0.82, 0.84)):
        paper(c, [at(u, v), at(u + 0.05, v), at(u + 0.05, v + 0.06), at(u, v + 0.06)])
    sx, sy = at(0.41, 0.4)
    plume = curve((sx - 10, sy + 16), (sx - 4, sy - 16), (sx + 30, sy - 40), (300, 96), (330, 40),
        (392, 6), (470, -20), (620, -20), (620, 230),
        (590, 262), (572, 220), (540, 256), (520, 300), (496, 244), (470, 216), (448, 236), (436,
            280), (410, 226), (404, 180), (372, 190),
        (340, 166), (300, 172), (268, sy + 20), tension=0.65)
    smoke = ink(c, plume)
    strokes(c, smoke, lambda x, y: math.radians(-34) + 0.7 * math.sin(x / 60 + y / 44), cell=26,
        length=96, width=7, seed=7,
        weight=lambda x, y: max(0.0, 0.7 - abs(y - 60 - (x - 300) * 0.1) / 100))
    c.lay(circle(sx, sy, 11, 15), tone=1.25, solid=True)
    palette = curve((60, 404), (90, 376), (160, 370), (212, 392), (206, 424), (150, 440), (124,
        424), (96, 440), (62, 430), tension=0.7)
    ink(c, palette, halo=-6)
    for px, py, wide in ((100, 394, 13), (136, 386, 12), (172, 394, 14)):
        paper(c, circle(px, py, wide, wide * 0.6))
    colour(c, circle(184, 412, 15, 8))
    for k in range(3):
        ink(c, blade([(84 + k * 10, 410), (64 + k * 4, 360), (40 - k * 2, 310 + k * 8)], (7, 6,
            8)), halo=-3)
    return c


@art("who-sat-at-the-window")
def who_sat_at_the_window(page: Page) -> Woodcut:
    """The coroner has drawn a sheet over him; the hand would not come off the chair."""
    c = Woodcut(page)
    c.shine(c.lay(box(40, -10, 560, 250), tone=1.2, accent=1.0, solid=True))
    strike(c, light_tree((450, -20), (500, 240), 20, 5, twigs=7), halo=5)
    strike(c, light_tree((110, -20), (76, 200), 13, 8, twigs=5), halo=4)
    ink(c, box(24, -10, 44, 262), box(556, -10, 580, 262), box(0, 246, 600, 264), box(292, -10,
        306, 250), box(40, 96, 560, 108))
    floor = paper(c, box(0, 348, 600, 440))
    strokes(c, floor, away(300, 160), cell=15, length=80, width=7, tone=0, seed=4,
        weight=lambda x, y: 0.3 + abs(x - 300) / 330)
    ink(c, box(0, 262, 600, 350))
    chair = joined(curve((150, 60), (210, 8), (390, 8), (450, 60), (462, 230), (500, 236), (508,
        420), (92, 420), (100, 236), (138, 230),
        tension=0.35))
    ink(c, chair, halo=-6)
    for side in (-1, 1):
        c.gouge([(300 + side * 150, 70), (300 + side * 156, 150), (300 + side * 160, 222)], 7)
        ink(c, curve(*((300 + side * px, py) for px, py in ((124, 262), (140, 232), (190, 228),
            (216, 250), (210, 290), (140, 300))),
            tension=0.7), halo=-5)
    sheet = curve((300, 34), (336, 42), (356, 76), (356, 112), (346, 136), (384, 158), (416, 196),
        (424, 262), (420, 300), (436, 350),
        (446, 436), (392, 424), (340, 442), (292, 428), (240, 442), (190, 424), (154, 438), (168,
            350), (180, 300), (176, 262), (186, 196),
        (216, 158), (254, 136), (244, 112), (244, 76), (264, 42), tension=0.6)
    cloth = paper(c, sheet, halo=7)
    for way, wide in (([(258, 56), (248, 90), (258, 126)], 7), ([(344, 64), (350, 100), (340,
        130)], 14), ([(262, 140), (240, 172), (204,
            200)], 9), ([(340, 140), (366, 176), (406, 208)], 14), ([(184, 292), (240, 280), (286,
                298)], 9), ([(316, 298), (366, 280), (418,
            288)], 13)):
        c.gouge(way, wide, tone=0, within=cloth)
    chest, lap = c.mask(box(150, 146, 450, 274)) * cloth, c.mask(box(140, 306, 460, 440)) * cloth
    strokes(c, chest, away(296, 20), cell=19, length=74, width=7, tone=0, seed=7, weight=lambda x,
        y: 0.16 + max(0.0, (x - 290) / 130))
    strokes(c, lap, lambda x, y: math.radians(90 + (300 - x) * 0.09), cell=19, length=84, width=8,
        tone=0, seed=9,
        weight=lambda x, y: 0.24 + max(0.0, (x - 300) / 140))
    # What the sheet clings to: two hollows and a mouth that nobody could shut.
    ink(c, curve((268, 84), (280, 74), (292, 82), (290, 96), (276, 98)), curve((308, 82), (320,
        74), (334, 84), (326, 98), (310, 96)),
        curve((300, 110), (312, 120), (313, 140), (300, 150), (288, 140), (289, 120)))
    for side in (-1, 1):
        c.gouge([(300 + side * 18, 126), (300 + side * 28, 120), (300 + side * 42, 108)], 4, tone=0)
        c.gouge([(300 + side * 16, 142), (300 + side * 26, 146), (300 + side * 40, 140)], 4, tone=0)
        c.gouge([(300 + side * 8, 66), (300 + side * 14, 54), (300 + side * 12, 42)], 4, tone=0)
    fingers(c, [
        ([(158, 258), (128, 252), (112, 276), (116, 304)], (26, 22, 19, 13)),
        ([(172, 262), (146, 254), (132, 282), (136, 314)], (26, 22, 19, 13)),
        ([(186, 266), (164, 258), (152, 286), (156, 316)], (26, 22, 19, 13)),
        ([(198, 270), (182, 264), (172, 288), (175, 312)], (24, 21, 18, 12)),
    ], 0, 0, 1, halo=4, shade=0.2)
    return c
