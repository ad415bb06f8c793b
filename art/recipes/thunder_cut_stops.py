"""Stops on the way, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_faces import unlike_face
from art.kit.cut_strokes import along, away, cast, joined, limb, near, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("last-pump")
def last_pump(page: Page) -> Woodcut:
    """Ten gallons, a slice of pie, and a bulb that burned till morning."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=0)
    mountain = curve((-20, 230), (90, 120), (170, 60), (240, 110), (330, 180), (440, 216),
        (620, 236), (620, 260), (-20, 260), tension=0.4)
    strokes(c, mountain, lambda x, y: 1.1 if x > 170 else 2.1, cell=20, length=50, width=5, seed=2,
        weight=lambda x, y: 0.5)
    for k in range(16):
        x = -10 + k * 42
        c.lay([(x - 26, 262), (x, 168 + 30 * (k % 3)), (x + 26, 262)], tone=0)
    cone = [(286, 92), (314, 92), (520, 396), (96, 396)]
    c.shine(c.lay(cone, tone=1.15, accent=1.0, solid=True))
    c.lay([(-10, 258), (610, 244), (610, 450), (-10, 450)], tone=0, keep=c.mask(cone))
    pool = circle(306, 396, 226, 44)
    c.shine(c.lay(pool, tone=1.2, solid=True))
    strokes(c, [(-10, 280), (610, 270), (610, 450), (-10, 450)], along(-2),
        cell=26, length=80, width=5, seed=5, weight=near(306, 390, 380),
        keep=np.maximum(c.mask(cone), c.mask(pool)))
    c.lay(blade([(300, 86), (300, 60), (340, 40), (400, 38), (402, 260), (404, 400)],
        [6, 6, 6, 7, 9, 11]), tone=0, halo=-3)
    c.lay([(262, 94), (282, 70), (318, 70), (338, 94)], tone=0, halo=-4)
    c.shine(c.lay(circle(300, 97, 14, 11), tone=1.2, solid=True))
    pump = joined([(254, 392), (258, 240), (250, 236), (250, 226), (318, 226), (318, 236),
        (310, 240), (314, 392)], [(262, 228), (266, 168), (302, 168), (306, 228)],
        circle(284, 146, 26))
    c.lay(cast(pump, 390, 0.1, 0.16), tone=0)
    c.lay(pump, tone=0, halo=-5)
    c.lay([(270, 176), (298, 176), (300, 222), (268, 222)], tone=1.18, solid=True)
    c.lay([(269, 200), (299, 200), (300, 222), (268, 222)], tone=1.15, accent=1.0, solid=True)
    c.shine(c.lay(circle(284, 146, 18), tone=1.2, solid=True))
    c.lay(circle(284, 276, 20), tone=1.18, solid=True)
    c.lay(blade([(284, 278), (290, 268), (296, 262)], [4, 4, 2]), tone=0)
    c.block.over(c.mask(curve((314, 260), (346, 280), (338, 340), (318, 356), (312, 330),
        close=False), stroke=6), tone=0, kind=2)
    car = joined(curve((360, 400), (362, 352), (400, 340), (420, 296), (452, 286), (540, 286),
        (566, 340), (620, 348), (620, 400), tension=0.3), circle(416, 398, 30),
        circle(570, 398, 30))
    c.lay(car, tone=0, halo=-5)
    c.lay([(428, 338), (444, 304), (486, 302), (486, 338)], tone=1.15, solid=True)
    c.lay(joined(circle(462, 326, 11, 12), moved(circle(0, 0, 22, 5), 458, 316, 1, 24),
        curve((446, 314), (452, 300), (468, 302), (474, 318), tension=0.6)), tone=0)
    for x in (416, 570):
        c.lay(circle(x, 398, 15), tone=1.15, solid=True)
        c.lay(circle(x, 398, 7), tone=0)
    for k, (x, y, w) in enumerate(((96, 300, 7), (126, 296, 5))):     # at the edge of the light
        c.shine(c.lay(blade([(x - w, y + k), (x, y - 1), (x + w, y)], [0, w * 0.8, 0]),
            tone=1.2, solid=True))
    return c


@art("squatters-hollow")
def squatters_hollow(page: Page) -> Woodcut:
    """Seventy-five souls at Christmas, nineteen now: one foot outside."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 170), (-10, 170)], tone=1.15, accent=1.0, solid=True)
    strokes(c, [(-10, -10), (610, -10), (610, 120), (-10, 120)], along(-3),
        cell=36, length=160, width=11, tone=0, seed=3, weight=lambda x, y: 1.1 - y / 120)
    c.lay(curve((-20, 60), (80, 130), (220, 200), (330, 226), (440, 190), (540, 110), (620, 40),
        (620, 470), (-20, 470), tension=0.5), tone=0)
    shacks: list[tuple[float, float, float, float, bool]] = [(110, 236, 0.5, -8, False),
        (236, 262, 0.5, 6, False), (470, 232, 0.56, 9, False), (560, 300, 0.8, 7, False),
        (80, 352, 0.95, -7, False), (330, 392, 1.45, -4, True)]
    for x, y, s, t, lit in shacks:
        wall, roof = [(-76, 0), (-70, -78), (66, -86), (74, 0)], [(-98, -66), (-30, -126),
            (10, -132), (92, -84), (80, -74), (8, -112), (-88, -56)]
        gable = [(-70, -78), (-26, -112), (8, -116), (66, -86)]
        c.lay(moved(joined(wall, roof, gable, [(40, -100), (40, -148), (54, -150), (56, -96)]),
            x, y, s, t), tone=0, halo=-4)
        c.lay(moved(roof, x, y, s, t), tone=1.15, solid=True)
        for k in range(9):
            bx = -66 + k * 15
            c.lay(moved(blade([(bx, -74), (bx - 1, -40), (bx - 2, -4)], [2, 4.5, 3]), x, y, s, t),
                tone=1.12, solid=True)
        if not lit:
            # doors that nobody shuts
            c.lay(moved([(-20, 0), (-18, -52), (14, -54), (16, 0)], x, y, s, t), tone=0)
    x, y, s, t = 330, 392, 1.45, -4
    c.shine(c.lay(moved([(-26, 0), (-24, -66), (24, -68), (28, 0)], x, y, s, t),
        tone=1.15, accent=1.0, solid=True, halo=5))
    c.shine(c.lay([(294, 392), (372, 388), (520, 470), (160, 470)], tone=1.15, accent=1.0,
        solid=True))
    woman = joined(circle(318, 318, 13, 16), curve((296, 396), (298, 352), (308, 334), (330, 334),
        (342, 352), (350, 396), tension=0.5), limb([(338, 348), (362, 356), (372, 340)],
        [14, 11, 8]))
    c.lay(cast(woman, 394, 0.1, 0.9), tone=0)
    c.lay(woman, tone=0)
    for k in range(9):     # those who are not there any more
        gx, gy, gs = 136 + k * 46, 430 + 8 * math.sin(k * 1.9), 1.0
        if 250 < gx < 420:
            continue
        c.lay(moved(joined([(-4, 0), (-4, -44), (4, -44), (4, 0)], [(-15, -34), (15, -36),
            (15, -28), (-15, -26)]), gx, gy + 12, gs, 8 * math.sin(k * 2.3)),
            tone=1.15, solid=True, halo=3)
    return c


@art("woman-with-unlike-eyes")
def woman_with_unlike_eyes(page: Page) -> Woodcut:
    """She held the lamp to her own face before she told me whose great-granddaughter she was."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=0)
    c.shine(c.lay(curve((372, -20), (620, -20), (620, 470), (430, 470), (452, 330), (430, 120),
        tension=0.5), tone=1.15, accent=1.0, solid=True))
    hair = curve((140, 470), (140, 300), (158, 150), (214, 46), (306, 8), (392, 44), (440, 140),
        (458, 300), (470, 470), tension=0.6)
    c.lay(hair, tone=0)
    strokes(c, hair, lambda x, y: math.pi / 2 + (x - 306) / 420, cell=17, length=120, width=5,
        seed=4, weight=lambda x, y: (x - 300) / 150)
    unlike_face(c, 304, 232)
    shawl = curve((70, 470), (130, 408), (230, 372), (304, 410), (384, 372), (470, 408), (530, 470),
        tension=0.5)
    c.lay(shawl, tone=0, halo=-5)
    strokes(c, shawl, away(304, 350), cell=20, length=46, width=6, seed=7, weight=lambda x, y:
        (x - 200) / 240)
    c.lay([(486, 470), (490, 420), (470, 400), (478, 384), (542, 384), (550, 400), (530, 420),
        (534, 470)], tone=0, halo=-5)
    c.shine(c.lay(curve((484, 384), (476, 330), (494, 290), (496, 250), (524, 250), (526, 290),
        (544, 330), (536, 384), tension=0.4), tone=1.2, solid=True, halo=8))
    c.shine(c.lay(curve((498, 380), (496, 346), (510, 306), (526, 346), (522, 380), tension=0.6),
        tone=1.15, accent=1.0, solid=True))
    return c
