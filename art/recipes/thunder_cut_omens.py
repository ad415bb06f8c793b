"""Matches, maps, hats and chairs that do what they should not: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import head_shape, mansion
from art.kit.cut_grips import resting
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import (
    along,
    away,
    cast,
    joined,
    less,
    limb,
    quad,
    rounded_way,
    strokes,
)
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("crate-of-dynamite")
def crate_of_dynamite(page: Page) -> Woodcut:
    """Opens anything, once: a match falls, and the hand that held it has let go."""
    c = Woodcut(page)
    ink(c, PAGE)
    fx, fy = 298, 138
    strokes(c, PAGE, away(fx, fy), cell=17, length=64, width=6, seed=3,
        weight=lambda x, y: float(np.clip(1.1 - abs(math.hypot(x - fx, y - fy) - 150) / 80, 0,
            0.85)) if y < 250 else 0.0)
    for row, (y, r, xs) in enumerate(((226, 28, range(126, 500, 58)),
        (258, 32, range(98, 540, 66)))):
        for k, x in enumerate(xs):
            top = y + (k * 7 + row * 5) % 3 * 9
            stick = [(x - r, top), (x + r, top), (x + r, 380), (x - r, 380)]
            c.shine(colour(c, stick, halo=6))
            ink(c, [(x + r * 0.45, top), (x + r, top), (x + r, 380), (x + r * 0.45, 380)])
            ink(c, [(x - r, top + 34), (x + r, top + 34), (x + r, top + 42), (x - r, top + 42)])
            c.shine(paper(c, circle(x, top, r, r * 0.42), halo=4))
            ink(c, circle(x, top, 7, 3.4))
            if row or k % 2:
                lean = (fx - x) * 0.12
                way = rounded_way([(x, top), (x + lean * 0.3 - 7, top - 18),
                    (x + lean * 0.6 + 7, top - 34), (x + lean, top - 52)], 4)
                paper(c, blade(way, [5.5 for _ in way]), halo=4)
    front: list[Point] = [(46, 346), (554, 346), (566, 470), (34, 470)]
    wood = paper(c, front, halo=7)
    strokes(c, wood, along(1), cell=15, length=90, width=5, tone=0, seed=4, weight=lambda x,
        y: 0.4)
    ink(c, blade([(40, 400), (300, 398), (560, 400)], [6, 6, 6]))
    for x in (96, 504):
        ink(c, [(x - 20, 346), (x + 20, 346), (x + 22, 460), (x - 22, 460)])
        paper(c, circle(x, 368, 6), circle(x, 426, 6))
    paper(c, [(346, 52), (354, 58), (308, 142), (298, 136)], halo=5)
    c.shine(colour(c, curve((fx - 26, fy + 14), (fx - 24, fy - 12), (fx - 6, fy - 52),
        (fx + 6, fy - 26), (fx + 26, fy - 2), (fx + 22, fy + 24), (fx, fy + 36), tension=0.7),
        halo=10))
    c.shine(paper(c, curve((fx - 11, fy + 14), (fx - 6, fy - 8), (fx + 1, fy - 24),
        (fx + 12, fy + 4), (fx + 8, fy + 20), (fx - 2, fy + 25), tension=0.7)))
    resting(c, 424, -16, 60, turn=200, halo=9, spread=1.3)
    return c


@art("night-clerk")
def night_clerk(page: Page) -> Woodcut:
    """He sleeps under the key rack with one eye open."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    ink(c, [(-10, 20), (610, 20), (610, 36), (-10, 36)])
    for x in (36, 104, 172, 446, 514, 582):
        ink(c, less(circle(x, 56, 15), circle(x, 56, 8)),
            [(x - 4, 66), (x + 4, 66), (x + 4, 126), (x - 4, 126)],
            [(x, 102), (x + 18, 102), (x + 18, 110), (x, 110)],
            [(x, 116), (x + 16, 116), (x + 16, 126), (x, 126)])
    ink(c, curve((90, 470), (120, 330), (180, 280), (260, 262), (350, 262), (430, 280),
        (486, 330), (520, 470), tension=0.5))
    paper(c, curve((262, 268), (300, 256), (340, 268), (322, 330), (300, 352), (280, 330),
        tension=0.4))
    ink(c, [(292, 280), (310, 280), (318, 350), (301, 366), (286, 350)])
    ink(c, curve((226, 170), (246, 130), (356, 130), (376, 170), (368, 234), (340, 272),
        (302, 284), (262, 272), (234, 236), tension=0.5))
    crown = curve((196, 176), (204, 92), (236, 52), (286, 62), (330, 48), (384, 64), (404, 110),
        (408, 180), tension=0.4)
    brim = curve((118, 172), (180, 176), (300, 196), (420, 178), (488, 160), (470, 204),
        (400, 240), (300, 252), (200, 242), (136, 212), tension=0.6)
    felt = paper(c, crown, halo=6)
    strokes(c, felt, along(96), cell=15, length=50, width=6, tone=0, seed=4, weight=lambda x,
        y: float(np.clip((x - 300) / 100, 0, 0.9)))
    ink(c, curve((198, 150), (300, 172), (407, 152), (408, 184), (300, 206), (196, 184),
        tension=0.4))
    felt = paper(c, brim, halo=6)
    strokes(c, felt, lambda x, y: (x - 300) / -500, cell=15, length=50, width=6, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((y - 214) / 26, 0, 0.9)))
    hole = c.rough(circle(262, 112, 34, 30), 3.5, "moth", 9)
    ink(c, hole)
    c.shine(paper(c, curve((234, 114), (260, 92), (290, 112), (262, 130), tension=0.7)))
    c.shine(colour(c, circle(264, 111, 15)))
    ink(c, circle(264, 111, 6))
    for fold in ([(148, 330), (182, 380), (250, 404)], [(452, 330), (420, 380), (350, 394)],
        [(196, 420), (280, 428), (372, 408)], [(404, 424), (340, 440), (290, 446)]):
        paper(c, blade(fold, [0, 6, 0]))
    for k in range(4):
        finger = limb(rounded_way([(392, 378 + k * 13), (414, 370 + k * 13), (434, 378 + k * 13)],
            3), [15, 16, 16, 16, 15, 14, 11])
        paper(c, finger, halo=4)
    paper(c, [(366, 366), (384, 362), (394, 428), (376, 434)], halo=4)
    return c


@art("map-of-the-mounds")
def map_of_the_mounds(page: Page) -> Woodcut:
    """I inked in all the mounds and stood well back."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    strokes(c, PAGE, along(-8), cell=20, length=110, width=7, tone=0, seed=3, weight=lambda x,
        y: 0.7)
    at = quad((120, 20), (520, 44), (570, 424), (40, 410))
    sheet = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    ink(c, moved(sheet, 12, 14))
    land = paper(c, c.rough(sheet, 1.0, "map", 14), halo=6)
    for k, r in enumerate((0.16, 0.25, 0.34, 0.43)):
        ring = [at(0.5 + math.cos(a) * r * (1.05 + 0.08 * math.sin(a * 3 + k)),
            0.5 + math.sin(a) * r * (1 + 0.07 * math.cos(a * 4 + k))) for a in np.linspace(0,
            math.tau, 40)[:-1]]
        c.block.over(c.mask(curve(*ring), stroke=2.2) * land, tone=0.0, kind=SOLID)
    legs = (((0.12, -0.06), (0.2, -0.34), (0.4, -0.44)), ((0.13, -0.02), (0.32, -0.2),
        (0.47, -0.1)), ((0.13, 0.03), (0.3, 0.1), (0.46, 0.24)),
        ((0.1, 0.08), (0.2, 0.24), (0.34, 0.46)))
    for side in (-1, 1):
        for hip, knee, foot in legs:
            way = rounded_way([at(0.5 + side * u, 0.5 + v) for u,
                v in ((0.02, 0.0), hip, knee, foot)], 10)
            ink(c, blade(way, [13 - 8 * i / (len(way) - 1) for i in range(len(way))]))
            for i in range(12, len(way), 5):
                x, y = way[i]
                r = 21 - i * 0.28
                ink(c, circle(x + 4, y + 3, r * 1.1, r * 0.62))
                hump = curve((x - r, y + r * 0.4), (x - r * 0.6, y - r * 0.6),
                    (x + r * 0.1, y - r * 0.9), (x + r * 0.8, y - r * 0.3), (x + r, y + r * 0.4),
                    tension=0.7)
                ink(c, hump)
                paper(c, blade([(x - r * 0.6, y), (x - r * 0.3, y - r * 0.5),
                    (x + r * 0.1, y - r * 0.66)], [0, r * 0.3, 0]))
    x, y = at(0.5, 0.6)
    house = moved(mansion(), x, y, 150)
    ink(c, house, circle(x, y - 4, 66, 22), halo=-6)
    for dx in (-34, -10):
        c.shine(colour(c, [(x + dx, y - 46), (x + dx + 13, y - 46), (x + dx + 13, y - 28),
            (x + dx, y - 28)]))
    return c


@art("van-der-heyl-attic")
def van_der_heyl_attic(page: Page) -> Woodcut:
    """The rocking chair was going when I came up the ladder."""
    c = Woodcut(page)
    ink(c, PAGE)
    for side in (-1, 1):
        for k in range(4):
            x = 330 + side * (150 + k * 92)
            beam = [(330 + side * (24 + k * 40), -20), (330 + side * (52 + k * 44), -20),
                (x + side * 40, 330), (x, 330)]
            lit = paper(c, beam, halo=4)
            strokes(c, lit, lambda px, py, side=side: 1.57 - side * 0.42, cell=14, length=70,
                width=5, tone=0, seed=k + 3, weight=lambda px, py, k=k: 0.3 + 0.18 * k)
    gable = [(330, -60), (500, 330), (160, 330)]
    ink(c, gable)
    c.shine(colour(c, circle(330, 166, 158), halo=9))
    ink(c, [(325, 0), (335, 0), (335, 330), (325, 330)], [(170, 96), (490, 96), (490, 106),
        (170, 106)])
    floor: list[Point] = [(-10, 318), (610, 318), (610, 450), (-10, 450)]
    ink(c, floor)
    patch = c.lay([(200, 318), (460, 318), (620, 460), (20, 460)], tone=1.15, accent=1.0,
        solid=True)
    c.shine(patch)
    for k in range(13):
        x = -200 + k * 84
        paper(c, blade([(330 + (x - 330) * 0.55, 318), (x, 450)], [1.5, 4]), keep=patch)
        c.lay(blade([(330 + (x - 330) * 0.55, 318), (x, 450)], [2, 5]), tone=0, solid=True,
            keep=1 - patch)
    chair = joined(blade([(386, 156), (372, 250), (366, 318)], [11, 11, 11]),
        blade([(424, 166), (420, 252), (412, 322)], [11, 11, 11]),
        blade([(380, 160), (404, 154), (430, 170)], [14, 16, 14]),
        *(blade([(382 - k * 3, 186 + k * 22), (402 - k * 2, 188 + k * 22),
            (426 - k * 2, 194 + k * 22)], [8, 8, 8]) for k in range(4)),
            [(304, 304), (416, 308), (420, 326), (302, 322)],
        blade([(320, 320), (318, 360), (322, 386)], [10, 9, 9]),
            blade([(400, 322), (404, 356), (398, 384)], [10, 9, 9]),
            blade([(306, 268), (350, 264), (380, 266)], [10, 10, 9]),
            blade([(318, 270), (318, 292), (316, 310)], [9, 9, 9]),
        blade([(258, 352), (320, 390), (390, 390), (470, 348)], [8, 12, 12, 6]))
    near = moved(moved(chair, -360, -392), 336, 340, 1.02, 14)
    ink(c, near)
    sitter = joined(circle(366, 150, 27, 32), curve((346, 176), (400, 180), (414, 260),
        (402, 312), (330, 316), (306, 300), (340, 270), tension=0.5),
        limb([(330, 304), (304, 340), (300, 384)], [30, 24, 18]))
    shade = cast(moved(moved(joined(chair, sitter), -360, -392), 336, 340, 1.02, 14), 338, 0.15,
        0.38)
    c.lay(shade, tone=0, solid=True, keep=1 - patch)
    for r, a in ((262, 0.1), (284, 0.14)):
        arc = [(336 + math.cos(t) * r, 340 + math.sin(t) * r) for t in np.linspace(-1.14 - a,
            -0.98 + a, 6)]
        ink(c, blade(arc, [0, 6, 7, 7, 6, 0]))
    man = joined(moved(head_shape(0, 0, 36), 168, 408), curve((92, 470), (112, 442), (224, 442),
        (244, 470), tension=0.5))
    ink(c, man)
    return c
