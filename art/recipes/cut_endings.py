"""How the second and the third case are won, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import mansion
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, away, joined, limb, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")

TALL = (1040, 1080)


@art("won-thunder", size=TALL, scale=1.0, accent="amber")
def won_thunder(page: Page) -> Woodcut:
    """The storm goes over the hills; he has taken his hat off to the first quiet morning."""
    c = Woodcut(page, view=(0, 0, 520))
    colour(c, [(-10, -10), (530, -10), (530, 550), (-10, 550)])
    sun = (330.0, 286.0)
    strokes(c, c.mask([(-10, -10), (530, -10), (530, 300), (-10, 300)]), away(*sun), cell=26,
        length=90, width=8, seed=4,
        weight=lambda x, y: float(np.clip(1.3 - math.hypot(x - sun[0], y - sun[1]) / 250, 0, 1)))
    c.shine(paper(c, circle(*sun, 74)))
    cloud = curve((-20, -20), (540, -20), (540, 84), (470, 70), (420, 104), (350, 84), (290, 112),
        (210, 80), (150, 108), (80, 84), (-20, 118), tension=0.8)
    storm = ink(c, cloud)
    strokes(c, storm, along(-6), cell=20, length=60, width=6, seed=6,
        weight=lambda x, y: float(np.clip((y - 34) / 60, 0, 0.9)))
    ink(c, moved(mansion(), 360, 306, 190))
    for x, y in ((318, 266), (344, 262), (376, 268)):
        paper(c, [(x - 6, y - 10), (x + 6, y - 10), (x + 6, y + 10), (x - 6, y + 10)])
    hill = ink(c, curve((-20, 350), (80, 320), (200, 304), (340, 294), (460, 308), (540, 334),
        (540, 560), (-20, 560), tension=0.7))
    strokes(c, hill, lambda x, y: 0.1 + (x - 260) / 900, cell=22, length=54, width=6, seed=8,
        weight=lambda x, y: float(np.clip(1.1 - abs(x - 330) / 240 - (y - 300) / 330, 0, 0.9)))
    path = paper(c, curve((330, 300), (344, 300), (330, 340), (370, 400), (330, 470), (420, 560),
        (200, 560), (268, 470), (322, 400), (310, 340), tension=0.7))
    strokes(c, path, along(80), cell=18, length=30, width=5, seed=2, tone=0,
        weight=lambda x, y: float(np.clip(abs(x - 320) / 60 - 0.4, 0, 1)))
    shade = curve((150, 500), (210, 500), (196, 560), (60, 560), tension=0.3)
    ink(c, shade)
    coat = joined(curve((84, 560), (92, 440), (78, 360), (96, 300), (134, 278), (176, 278),
        (214, 298), (236, 356), (226, 440), (240, 560), tension=0.6),
        limb([(104, 316), (72, 400), (88, 458)], [58, 50, 38]),
            limb([(210, 316), (248, 384), (232, 438)], [58, 50, 38]))
    c.lit(coat, towards=(1, -0.3), reach=20, hard=1.2, halo=6)
    c.gouge([(158, 300), (162, 420), (158, 550)], 6)
    head_ = curve((126, 286), (112, 240), (114, 206), (134, 182), (160, 176), (186, 184),
        (202, 208), (202, 244), (186, 286), tension=0.7)
    c.lit(head_, towards=(1, -0.2), reach=20, hard=1.2, halo=6)
    for k in range(7):
        c.gouge([(150 + k * 8, 186 + k * 2), (154 + k * 8, 206 + k * 3),
            (152 + k * 7, 232 + k * 2)], 4)
    ink(c, circle(112, 238, 9, 17), circle(205, 238, 10, 18))
    c.gouge([(206, 222), (214, 238), (207, 254)], 7)
    c.lit(curve((110, 300), (120, 268), (158, 286), (196, 266), (210, 300), (158, 312),
        tension=0.5), towards=(1, -0.4), reach=12, hard=1.3, halo=5)
    hat = joined(moved(circle(0, 0, 62, 15), 250, 452, 1, -14),
        moved(curve((-34, 0), (-32, 40), (-10, 50), (12, 46), (32, 38), (34, 0), tension=0.5), 252,
        452, 1, -14))
    c.lit(hat, towards=(1, -0.2), reach=14, hard=1.2, halo=7)
    colour(c, moved(curve((-35, 8), (0, 14), (35, 6), (34, 18), (0, 26), (-34, 20), tension=0.4),
        252, 452, 1, -14))
    for k in range(4):
        paper(c, limb([(218 + k * 11, 436 - k * 3), (222 + k * 11, 458 - k * 3)], [12, 11]), halo=4)
    return c


@art("won-gulfs", size=TALL, scale=1.0, accent="violet")
def won_gulfs(page: Page) -> Woodcut:
    """The lamps burn again under a sky that is only a sky; the steeple is dark and empty."""
    c = Woodcut(page)
    c.coarse = 1.7
    c.lay([(0, 0), (1040, 0), (1040, 700), (0, 700)], tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(30)
    for _ in range(42):
        x, y = float(random.uniform(0, 1040)), float(random.uniform(0, 420))
        r = float(random.uniform(4, 9))
        star: list[Point] = []
        for k in range(8):
            a = math.tau * k / 8
            star.append((x + math.cos(a) * (r * 2 if k % 2 == 0 else r * 0.6),
                y + math.sin(a) * (r * 2 if k % 2 == 0 else r * 0.6)))
        c.lay(star, tone=1.15, solid=True)
    c.lay([(0, 1080), (0, 560), (70, 560), (110, 500), (150, 560), (176, 560), (176, 420), (164,
        420), (220, 120), (276, 420), (264, 420), (264, 580), (340, 580), (390, 520), (440,
        580), (560, 580),
        (560, 540), (640, 540), (690, 480), (740, 540), (820, 540), (820, 600), (1040, 600), (1040,
         1080)], tone=0)
    c.gouge([(220, 70), (220, 130)], 9, tone=0, ends=(1, 1))
    c.gouge([(200, 90), (240, 90)], 8, tone=0, ends=(1, 1))
    for x, y in ((60, 620), (118, 620), (60, 700), (380, 640), (420, 640), (380, 710), (120, 700),
        (600, 610), (640, 610), (600, 690)):
        c.shine(c.lay([(x - 14, y - 22), (x + 14, y - 22), (x + 14, y + 22), (x - 14, y + 22)],
            tone=1.15, solid=True))
        c.gouge([(x, y - 22), (x, y + 22)], 5, tone=0, ends=(1, 1))
    for x, y, k in ((330, 800, 0.62), (470, 850, 0.8), (110, 980, 1.2)):  # the lamps
        c.shine(c.lay([(x, y - 236 * k), (x + 120 * k, y + 20), (x - 120 * k, y + 20)], tone=1.15,
            solid=True))
        c.lay(blade([(x, y), (x, y - 240 * k)], (17 * k, 11 * k)), [(x - 24 * k, y),
            (x - 12 * k, y - 34 * k), (x + 12 * k, y - 34 * k), (x + 24 * k, y)], tone=0)
        c.shine(c.lay([(x - 20 * k, y - 240 * k), (x - 36 * k, y - 312 * k), (x + 36 * k,
            y - 312 * k), (x + 20 * k, y - 240 * k)], tone=1.15, solid=True, halo=9))
        c.lay([(x - 44 * k, y - 310 * k), (x, y - 344 * k), (x + 44 * k, y - 310 * k)], tone=0,
            halo=-6)
    for row in range(4):
        for k in range(12):
            x, y = k * 92 - (46 if row % 2 else 0), 1000 + row * 30
            c.lay(curve((x - 34, y), (x, y - 10), (x + 34, y), (x, y + 10)), tone=1.15)
    h = Profile(c, 760, 560, 196, flip=True, expression="calm", build=Build(jaw=0.6, nose=0.4))
    c.lay(h.shape(*h.outline()), tone=0, halo=12)
    h.collar(drop=3.2)
    h.draw()
    h.hair("short")
    h.hat("fedora", band_accent=True)
    c.lay(blade([h.at(0.66, 0.52), h.at(1.1, 0.6)], (15, 15)), tone=1.15, halo=6)
    c.shine(c.lay(circle(*h.at(1.12, 0.605), 13), tone=1.15, accent=1.0, solid=True, halo=5))
    smoke = [h.at(1.14, 0.5), h.at(1.22, 0.2), h.at(1.12, -0.2), h.at(1.28, -0.6), h.at(1.16,
        -1.1), h.at(1.3, -1.7)]
    c.lay(blade(smoke, (4, 12, 17, 21, 25, 30)), tone=1.15)
    return c
