"""Pictures of Infinite Gulfs of Darkness, cut flat: what is kept out, and how."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import limb, rounded_way
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("elder-sign")
def elder_sign(page: Page) -> Woodcut:
    """Held up, it is only a stone star; but see how they draw back from it."""
    c = Woodcut(page)
    arms = (
        ([(-30, 60), (70, 40), (130, 90), (120, 150), (70, 160), (56, 124), (84, 112)], 62),
        ([(-30, 300), (50, 250), (120, 268), (150, 312), (120, 352), (84, 330), (100, 308)], 60),
        ([(630, 40), (540, 36), (478, 76), (470, 136), (512, 162), (540, 130), (516, 112)], 64),
        ([(640, 280), (560, 236), (494, 252), (452, 300), (476, 346), (516, 336), (508, 308)], 62),
        ([(200, -40), (190, 20), (150, 40), (130, 10), (152, -10)], 46),
        ([(410, -40), (420, 14), (452, 34), (474, 4), (452, -12)], 46),
        ([(20, 470), (60, 410), (130, 404), (160, 440), (130, 460)], 50),
        ([(600, 470), (540, 404), (470, 404), (450, 440), (476, 462)], 50),
    )
    for points, wide in arms:
        way = rounded_way(points, 7)
        n = len(way)
        band = blade(way, [wide * (1 - i / (n - 1)) ** 0.8 + 3 for i in range(n)])
        c.shine(colour(c, band, halo=6))
        for i in range(3, n - 3, 3):
            (ax, ay), (bx, by) = way[i - 1], way[i + 1]
            long = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / long, (bx - ax) / long
            if (nx * (296 - way[i][0]) + ny * (190 - way[i][1])) < 0:
                nx, ny = -nx, -ny
            w = wide * (1 - i / (n - 1)) ** 0.8
            x, y = way[i][0] + nx * w * 0.3, way[i][1] + ny * w * 0.3
            ink(c, circle(x, y, w * 0.17 + 2))
            c.shine(paper(c, circle(x, y, w * 0.09 + 1.2)))
    # the palm behind the star
    x0, y0 = 296, 186
    c.lit(curve((226, 330), (232, 290), (300, 262), (366, 290), (374, 340), (352, 400), (350, 460),
        (246, 460), (246, 400), tension=0.7), towards=(0, -1), reach=260, hard=1.6, halo=7)
    tips = [(x0 + math.cos(math.radians(-90 + k * 36)) * (176 if k % 2 == 0 else 72),
        y0 + math.sin(math.radians(-90 + k * 36)) * (170 if k % 2 == 0 else 70)) for k in range(10)]
    ink(c, tips, halo=9)
    for k in range(10):
        facet = [(x0, y0), tips[k], tips[(k + 1) % 10]]
        if k in (9, 0, 8, 6, 4, 2):
            c.shine(paper(c, facet))
        else:
            a = tips[k] if k % 2 == 0 else tips[(k + 1) % 10]
            for t in (0.2, 0.42, 0.64, 0.84):
                px, py = x0 + (a[0] - x0) * t, y0 + (a[1] - y0) * t
                b = tips[(k + 1) % 10] if k % 2 == 0 else tips[k]
                qx, qy = b[0] + (a[0] - b[0]) * t, b[1] + (a[1] - b[1]) * t
                c.gouge([(px, py), ((px + qx) / 2, (py + qy) / 2), (qx, qy)], 5, ends=(1, 0))
    c.block.over(c.mask(curve(*tips, tension=0), stroke=5), tone=1.15, accent=0.0, kind=SOLID)
    # the mark: an eye, and in it a flame
    ink(c, curve((x0 - 52, y0), (x0 - 24, y0 - 28), (x0 + 24, y0 - 28), (x0 + 52, y0),
        (x0 + 24, y0 + 28), (x0 - 24, y0 + 28)))
    c.shine(paper(c, curve((x0 - 43, y0), (x0 - 20, y0 - 20), (x0 + 20, y0 - 20), (x0 + 43, y0),
        (x0 + 20, y0 + 20), (x0 - 20, y0 + 20))))
    c.shine(colour(c, curve((x0, y0 - 24), (x0 + 12, y0), (x0, y0 + 22), (x0 - 12, y0))))
    ink(c, blade([(x0, y0 - 14), (x0, y0), (x0, y0 + 14)], [0, 8, 0]))
    # fingers and thumb over its lower points
    for k in range(4):
        y = 286 + k * 25
        c.lit(limb([(222 + k * 4, y + 16), (228 + k * 3, y - 4), (252 + k, y - 8),
            (276 - k * 3, y + 2)], [30, 30, 27, 20]), towards=(0.3, -1), reach=20, hard=1.9, halo=5)
    c.lit(limb([(368, 372), (372, 330), (352, 296), (330, 276)], [46, 42, 34, 22]),
        towards=(-0.6, -1), reach=28, hard=2, halo=5)
    paper(c, curve((326, 270), (338, 268), (348, 286), (338, 292)), halo=3)
    paper(c, [(238, 416), (362, 416), (368, 450), (232, 450)], halo=5)
    return c


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
