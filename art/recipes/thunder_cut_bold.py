"""One large shape each, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import claws
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]




@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """He rehearses at the shaving mirror; no human mouth was consulted."""
    c = Woodcut(page)
    colour(c, PAGE)
    cx, cy = 408, 190
    ink(c, limb([(cx, 370), (cx, 460)], [34, 34]), [(cx - 90, 424), (cx + 90, 424), (cx + 120, 460),
        (cx - 120, 460)])
    ink(c, circle(cx, cy, 190))
    glass = paper(c, circle(cx, cy, 170))
    it = curve((600, 460), (520, 400), (470, 350), (420, 352), (372, 340), (326, 322), (298, 296),
        (316, 284), (360, 284), (404, 262), (420, 220), (396, 182), (350, 166), (300, 168),
        (270, 150), (276, 122), (320, 104), (350, 80), (366, 44), (420, 6), (640, -20),
        tension=0.5)
    c.block.over(c.mask(it) * glass, tone=0.0, accent=0.0, kind=SOLID)
    c.block.over(c.mask(less(circle(cx, cy, 172), circle(cx, cy, 164))), tone=1.15, accent=0.0,
        kind=SOLID)
    c.shine(colour(c, curve((330, 262), (352, 240), (384, 236), (420, 214), (414, 252), (380, 270),
        (346, 276), tension=0.7), keep=1 - glass))
    for x, y, dx, tall in ((286, 160, 4, 46), (312, 166, 4, 62), (342, 164, 4, 44),
        (370, 170, 2, 52), (398, 182, 0, 36)):
        paper(c, [(x - 11, y - 8), (x + 11, y - 6), (x + dx, y + tall)], halo=4)
    for x, y, tall in ((306, 296, 40), (330, 292, 54), (360, 290, 34), (388, 282, 40)):
        paper(c, [(x - 10, y + 4), (x + 10, y + 2), (x + 2, y - tall)], halo=4)
    c.shine(paper(c, curve((396, 110), (420, 92), (448, 98), (424, 116), tension=0.7)))
    for x, low in ((300, 396), (350, 430), (470, 418), (518, 370)):
        paper(c, blade([(x, 330), (x, low - 20), (x, low)], [4, 10, 20]), circle(x, low, 12, 16),
            halo=4)
    me = curve((-20, 460), (-20, -20), (40, -20), (100, -6), (140, 30), (154, 80), (156, 122),
        (190, 166), (186, 180), (162, 184), (168, 204), (154, 212), (134, 220), (134, 240),
        (154, 250), (158, 266), (150, 282), (142, 312), (112, 324), (88, 332), (84, 372),
        (110, 400), (170, 460), tension=0.35)
    ink(c, me)
    paper(c, blade([(120, 128), (134, 124), (146, 130)], [0, 9, 0]))
    return c


@art("key-in-lizard-hide")
def key_in_lizard_hide(page: Page) -> Woodcut:
    """Some lizard that the museums have not met; its shadow is a foot of iron."""
    c = Woodcut(page)
    wall = paper(c, PAGE)
    strokes(c, wall, along(0), cell=26, length=90, width=7, tone=0, seed=6,
        weight=lambda x, y: float(np.clip(math.hypot(x - 300, (y - 220) * 1.1) / 190 - 0.9, 0, 1)))
    x0 = 356                                                    # the shadow
    ink(c, less(joined(circle(x0, 106, 74), circle(x0 - 70, 106, 30), circle(x0 + 70, 106, 30),
        circle(x0, 36, 30)), circle(x0, 106, 40)),
        [(x0 - 19, 170), (x0 + 19, 170), (x0 + 19, 430), (x0 - 19, 430)],
        [(x0 - 32, 176), (x0 + 32, 176), (x0 + 32, 200), (x0 - 32, 200)],
        [(x0, 310), (x0 + 92, 310), (x0 + 92, 346), (x0 + 60, 346), (x0 + 60, 366), (x0 + 92, 366),
            (x0 + 92, 412), (x0, 412)])
    x0 = 232
    bow = [(x0 + 60 * math.cos(math.radians(a)), 98 - 58 * math.sin(math.radians(a)))
        for a in range(-90, 226, 12)][::-1]
    tail = [12 + 32 * k / (len(bow) - 1) for k in range(len(bow))]
    body = rounded_way([(x0, 158), (x0 - 6, 220), (x0 + 4, 290), (x0, 350)], 8)
    full = [44 + 34 * math.sin(math.pi * k / (len(body) - 1)) ** 0.8 for k in range(len(body))]
    skull = curve((x0 - 22, 344), (x0 - 38, 374), (x0 - 24, 416), (x0, 436), (x0 + 24, 416),
        (x0 + 38, 374), (x0 + 22, 344), tension=0.6)
    legs = []
    for side in (-1, 1):
        for y, fall in ((206, -34), (312, 40)):
            x = x0 + side * 78
            legs += [limb([(x0 + side * 14, y), (x - side * 14, y - 12 + fall * 0.1),
                (x, y + fall)], [30, 24, 18]),
                claws(x, y + fall, 42, 90 if fall > 0 else -90, 4, 32)]
    skin = joined(blade(bow, tail), blade(body, full), skull)
    colour(c, *legs, skin, halo=8)
    hide = c.mask(skin)
    way, wide = [*bow, *body], [*tail, *full]
    for k in range(3, len(way) - 1):
        (ax, ay), (bx, by) = way[k - 1], way[k + 1]
        length = math.hypot(bx - ax, by - ay) + 1e-6
        nx, ny = -(by - ay) / length, (bx - ax) / length
        for j in (-1, 0, 1):
            off = (j + 0.5 * (k % 2) - 0.25) * wide[k] * 0.34
            r = wide[k] * 0.12
            ink(c, moved([(-r, 0), (0, -r), (r * 1.2, 0), (0, r)], way[k][0] + nx * off,
                way[k][1] + ny * off, 1, math.degrees(math.atan2(by - ay, bx - ax))),
                keep=1 - hide)
    for side in (-1, 1):
        ink(c, circle(x0 + side * 19, 382, 9, 11))
        paper(c, circle(x0 + side * 20, 380, 4))
        ink(c, circle(x0 + side * 7, 422, 3))
    return c


@art("falling-barometer")
def falling_barometer(page: Page) -> Woodcut:
    """It only ever says the one thing: its needle strikes down, and out through the brass."""
    c = Woodcut(page)
    ink(c, PAGE)
    x0, y0 = 300, 190
    c.shine(colour(c, circle(x0, y0, 212)))
    for k in range(12):
        a = math.radians(15 + k * 30)
        ink(c, circle(x0 + math.cos(a) * 196, y0 + math.sin(a) * 196, 7))
    ink(c, circle(x0, y0, 182))
    face = paper(c, circle(x0, y0, 172))
    strokes(c, face, lambda x, y: math.atan2(y - y0, x - x0), cell=16, length=60, width=6, tone=0,
        seed=4, weight=lambda x, y: float(np.clip((x - 390 - (190 - y) * 0.3) / 70, 0, 0.9)))
    for k in range(41):
        a = math.radians(126 + 288 * k / 40)
        r = 128 if k % 5 == 0 else 146
        c.gouge([(x0 + math.cos(a) * r, y0 + math.sin(a) * r), (x0 + math.cos(a) * 164,
            y0 + math.sin(a) * 164)], 10 if k % 5 == 0 else 5, tone=0, ends=(1, 1))
    ink(c, limb([(x0, y0), (x0 + 8, y0 - 62)], [14, 9]), less(circle(x0 + 11, y0 - 84, 24),
        circle(x0 + 11, y0 - 84, 13)))
    bolt = [(x0 - 22, y0 - 6), (x0 - 62, y0 + 104), (x0 - 24, y0 + 92), (x0 - 62, y0 + 180),
        (x0 - 22, y0 + 168), (x0 - 44, y0 + 262), (x0 + 34, y0 + 130), (x0 - 2, y0 + 140),
        (x0 + 36, y0 + 56), (x0 + 2, y0 + 64), (x0 + 24, y0)]
    ink(c, [(x0 - 96, 350), (x0 - 30, 330), (x0 + 30, 336), (x0 + 62, 380), (x0 + 20, 372),
        (x0 + 44, 430), (x0 - 100, 440), (x0 - 66, 392), (x0 - 122, 400)])
    c.shine(colour(c, bolt, halo=9))
    ink(c, circle(x0, y0, 24))
    c.shine(colour(c, circle(x0, y0, 13)))
    return c


@art("man-at-the-window")
def man_at_the_window(page: Page) -> Woodcut:
    """Munroe leaned out to watch the storm; from outside one sees what it left of him."""
    c = Woodcut(page)
    wall = ink(c, PAGE)
    for k in range(9):                                          # clapboards
        c.gouge([(-10, 24 + k * 52), (300, 26 + k * 52), (610, 24 + k * 52)], 5, ends=(1, 1))
    strokes(c, wall, along(108), cell=30, length=60, width=4, seed=4, weight=lambda x, y: 0.6)
    paper(c, [(128, -10), (472, -10), (472, 330), (128, 330)], halo=8)
    c.shine(colour(c, [(152, -10), (448, -10), (448, 312), (152, 312)]))
    ink(c, [(152, 26), (448, 26), (448, 40), (152, 40)])
    coat = curve((196, 320), (196, 226), (226, 182), (268, 166), (332, 166), (374, 182), (404, 226),
        (404, 320), tension=0.5)
    ink(c, coat)
    paper(c, [(108, 312), (492, 312), (506, 344), (94, 344)], halo=6)
    ink(c, [(94, 344), (506, 344), (500, 356), (100, 356)])
    for side in (-1, 1):                                        # his arms hang over the sill
        x = 300 + side * 92
        sleeve = limb([(300 + side * 80, 236), (x + side * 6, 300), (x + side * 4, 460)],
            [64, 60, 52])
        ink(c, sleeve, halo=-5)
        paper(c, [(x - 26, 404), (x + 30, 404), (x + 30, 424), (x - 26, 424)], halo=3)
    ink(c, circle(300, 122, 72, 92))
    paper(c, circle(300, 122, 62, 82))
    bite = c.rough(circle(300, 130, 44, 60), 5, "bite", 16)     # and no face
    ink(c, bite)
    paper(c, [(240, 196), (290, 210), (300, 236), (310, 210), (360, 196), (344, 240), (300, 252),
        (256, 240)], halo=5)
    hair = curve((236, 110), (238, 50), (276, 24), (326, 22), (364, 52), (366, 112), (346, 66),
        (300, 56), (256, 68), tension=0.5)
    ink(c, hair)
    return c
