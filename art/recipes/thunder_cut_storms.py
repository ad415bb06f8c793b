"""Storms and what they light, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import beast_standing
from art.kit.cut_strokes import along, cast, less, limb, quad, strokes
from art.kit.cut_weather import billow, light_tree, strike
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("tempest-mountain")
def tempest_mountain(page: Page) -> Woodcut:
    """Clouds come from three counties to sit on it."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, accent=0.0, solid=True)
    c.shine(c.lay(curve((-20, 214), (150, 190), (330, 200), (620, 170), (620, 330), (-20, 330),
        tension=0.6), tone=1.15, accent=1.0, solid=True))
    for x, y, w in ((60, 232, 120), (520, 214, 150), (180, 262, 90), (470, 262, 110)):
        c.lay(blade([(x - w, y + 4), (x, y), (x + w, y - 6)], [0, 9, 0]), tone=0)
    peak = [(-20, 420), (90, 352), (150, 330), (214, 250), (262, 226), (300, 150), (330, 128),
        (372, 160), (400, 214),
            (446, 250), (500, 330), (560, 356), (620, 400), (620, 460), (-20, 460)]
    mountain = curve(*peak, tension=0.35)
    c.lay(mountain, tone=0)
    strokes(c, less(mountain, curve((-20, 470), (120, 380), (240, 330), (330, 250), (338, 120),
        (640, 120), (640, 470), tension=0.5)),
            lambda x, y: 2.2 - (x - 250) / 500, cell=17, length=60, width=5.5, seed=3,
                weight=lambda x, y: 0.9)
    rng = np.random.default_rng(5)
    puffs = [(60, 40, 120), (210, 10, 120), (560, 40, 130), (400, 6, 120), (140, 96, 84),
        (500, 100, 86)]
    puffs += [(250 + k * 34, 86 + 16 * math.sin(k * 2.1) + rng.uniform(-6, 6),
        52) for k in range(6)]
    puffs += [(30, 128, 62), (588, 118, 60), (330, 128, 44), (270, 124, 40), (392, 122, 42)]
    billow(c, puffs, (-0.3, 1), rim=0.17)
    strike(c, light_tree((352, 146), (286, 262), 10, 3, twigs=6, depth=2), accent=0.0)
    strike(c, light_tree((228, 128), (150, 300), 7, 21, twigs=5, depth=1), accent=0.0, halo=6)
    road = curve((120, 460), (190, 424), (300, 404), (360, 384), (320, 364), (250, 356), (262, 342),
        (330, 336), (344, 340),
        (286, 350), (330, 358), (398, 374), (384, 402), (300, 422), (236, 446), (230, 460),
            tension=0.7)
    c.lay(road, tone=1.15, solid=True)
    c.lay([(272, 398), (280, 384), (306, 380), (316, 388), (330, 390), (330, 404), (272, 410)],
        tone=0)
    return c


@art("shape-in-the-flash")
def shape_in_the_flash(page: Page) -> Woodcut:
    """In sight for a fifth of a second: the window throws it over the bed."""
    c = Woodcut(page)
    window = [(150, 20), (390, 0), (400, 232), (160, 244)]
    c.shine(c.lay(window, tone=1.2, solid=True))
    thing = moved(beast_standing(), 296, 268, 250, turn=8)
    frame = c.mask(window)
    c.lay(thing, tone=0, keep=1 - frame)
    for a, b, w in (((272, 4), (282, 240), 10), ((150, 132), (400, 116), 9)):
        c.lay(blade([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [w, w, w]), tone=0)
    for x, y in ((306, 56), (325, 62)):
        c.shine(c.lay(circle(x, y, 4.5, 3), tone=1.2, accent=1.0, solid=True))
    place = quad((168, 262), (420, 250), (640, 450), (90, 470))
    floor = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)]
    lit = c.lay(floor, tone=1.15, accent=1.0, solid=True)
    for u in (0.5,):
        c.lay([place(u - 0.02, 0), place(u + 0.02, 0), place(u + 0.02, 1), place(u - 0.02, 1)],
            tone=0)
    c.lay([place(0, 0.42), place(1, 0.42), place(1, 0.5), place(0, 0.5)], tone=0)
    shadow = cast(moved(beast_standing(), 296, 256, 250, turn=8), 256, -0.42, 0.92)
    c.lay(shadow, tone=0, keep=1 - lit)
    c.lay([(90, -10), (150, -10), (160, 250), (120, 300), (96, 250)], tone=0)
    for side, xs in ((-1, (104, 122, 140)), (1, (404, 420, 438))):
        for k, x in enumerate(xs):
            c.gouge([(x, 0), (x + 5 * side, 120), (x - 4 * side, 250 + 10 * k)], 8 - k, tone=1.1)
    bed = curve((-20, 330), (60, 322), (150, 372), (236, 420), (250, 470), (-20, 470), tension=0.5)
    c.lay(bed, tone=0)
    strokes(c, bed, along(24), cell=20, length=50, width=6, seed=2, weight=lambda x, y:
        0.9 - (y - 330) / 200)
    knees = curve((60, 470), (88, 376), (120, 360), (168, 384), (214, 440), (220, 470), tension=0.7)
    c.lit(knees, towards=(0.7, -1), reach=22, hard=1.5, halo=5)
    for k in range(4):
        c.lit(limb([(98 + k * 12, 386 - k * 2), (104 + k * 12, 362 - k * 3),
            (112 + k * 12, 352 - k * 2)], [12, 11, 8]), towards=(0.6, -1),
              reach=9, hard=1.8, halo=3)
    return c
