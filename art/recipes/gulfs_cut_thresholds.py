"""Pictures of Infinite Gulfs of Darkness, cut flat: what is kept out, and how."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import limb
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-city-without-lamps")
def the_city_without_lamps(page: Page) -> Woodcut:
    """No window is lit; all the light there is stands between somebody's hands."""
    c = Woodcut(page)
    c.shine(colour(c, box(0, 0, 600, 230)))
    ink(c, [(0, 440), (0, 120), (50, 120), (50, 96), (60, 96), (60, 120), (96, 120), (96, 70),
        (150, 40), (204, 70), (204, 170), (250, 170), (250, 150), (330, 150), (330, 180),
        (372, 180), (372, 90), (384, 90), (384, 60), (396, 60), (396, 90), (470, 90), (470, 140),
        (520, 110), (570, 140), (570, 100), (600, 100), (600, 440)], halo=-4)
    for x, y in ((14, 146), (44, 146), (116, 100), (156, 100), (116, 146), (156, 146), (392, 120),
            (430, 120), (392, 164), (430, 164), (500, 164), (540, 164), (14, 200), (44, 200),
            (500, 210), (540, 210), (100, 200), (430, 210)):
        m = c.mask(box(x, y, x + 22, y + 28))
        c.block.over(m * (1 - c.mask(box(x + 3, y + 3, x + 19, y + 25))), tone=1.0, accent=0.0,
            kind=SOLID)
    # the shielding hand
    fingers = ((0, 60, 40), (34, 18, 44), (70, 10, 46), (108, 34, 42))
    wrist = curve((404, 350), (412, 300), (450, 288), (500, 300), (560, 330), (620, 400),
        (620, 460), (440, 460), tension=0.7)
    for dx, top, w in reversed(fingers):
        q = [(424 + dx * 0.8, 340), (430 + dx * 0.86, 260), (412 + dx, 170 + top * 0.5),
            (392 + dx * 0.98, 110 + top), (378 + dx * 0.96, 92 + top)]
        c.lit(limb(q, [w * 1.2, w * 1.12, w, w * 0.86, w * 0.5]), towards=(-1, 0), reach=34,
            hard=1.7, halo=6)
        for y in (196 + top * 0.5, 250):
            c.gouge([(400 + dx, y), (414 + dx, y + 5), (428 + dx, y)], 4, tone=0)
    c.lit(wrist, towards=(-1, -0.6), reach=110, hard=1.5, halo=6)
    c.lit(limb([(470, 420), (420, 380), (372, 348), (346, 318)], [70, 56, 44, 26]),
        towards=(-0.6, -1), reach=40, hard=1.7, halo=6)
    # the candle
    wax = [(252, 222), (308, 222), (312, 460), (248, 460)]
    c.shine(paper(c, wax, halo=6))
    ink(c, [(294, 230), (309, 230), (312, 460), (296, 460)])
    c.shine(paper(c, blade([(256, 226), (254, 262), (257, 290)], [14, 15, 8]), circle(257, 292, 8)))
    ink(c, blade([(280, 226), (282, 204)], [5, 4]))
    flame = curve((280, 218), (252, 196), (248, 158), (268, 118), (296, 70), (302, 116), (318, 158),
        (308, 198), tension=0.85)
    c.shine(paper(c, flame, halo=9))
    c.shine(colour(c, curve((282, 208), (268, 190), (270, 164), (286, 132), (296, 168), (294, 194),
        tension=0.85)))
    # the hand that holds it
    c.lit(curve((120, 460), (150, 380), (200, 330), (246, 340), (250, 460), tension=0.7),
        towards=(0.6, -1), reach=50, hard=1.5, halo=5)
    for k in range(3):
        y = 338 + k * 38
        c.lit(limb([(196, y + 16), (236, y), (288, y - 2), (316, y + 8)], [42, 42, 38, 26]),
            towards=(0.2, -1), reach=24, hard=1.7, halo=5)
        c.gouge([(282, y - 16), (286, y - 4), (282, y + 8)], 4, tone=0)
    return c
