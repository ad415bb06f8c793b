"""What falls and what closes: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_grips import wrapped
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import cast, joined, less, limb, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("hail-on-tin-roofs")
def hail(page: Page) -> Woodcut:
    """Ice the size of walnuts: there goes the windshield."""
    c = Woodcut(page)
    ink(c, PAGE)
    pane = curve((44, 316), (78, 40), (110, 16), (300, 8), (490, 16), (522, 40), (556, 316),
        (300, 300), tension=0.16)
    glass = c.lay(pane, tone=1.15, accent=1.0, solid=True)
    c.shine(glass)
    x0, y0 = 356, 142
    random = np.random.default_rng(6)
    angles = [k * math.tau / 13 + random.uniform(-0.14, 0.14) for k in range(13)]
    for k, a in enumerate(angles):
        far = (400, 190, 300)[k % 3]
        way = [(x0 + math.cos(a + w) * r, y0 + math.sin(a + w) * r) for r, w in
            ((60, 0), (far * 0.4, 0.06), (far * 0.7, -0.04), (far, 0.03))]
        c.lay(blade(way, [15, 10, 7, 2]), tone=0, solid=True, keep=1 - glass)
    for ring in (120, 176):
        for k, a in enumerate(angles):
            if (k + ring) % 5 == 0:
                continue
            b = angles[(k + 1) % 13] + (math.tau if k == 12 else 0)
            r = ring * random.uniform(0.88, 1.1)
            c.lay(limb([(x0 + math.cos(a) * r, y0 + math.sin(a) * r),
                (x0 + math.cos(b) * r, y0 + math.sin(b) * r)], [6, 6]), tone=0, solid=True,
                keep=1 - glass)
    hole = []
    for a, b in zip(angles, [*angles[1:], angles[0] + math.tau], strict=True):
        hole += [(x0 + math.cos(a) * 118, y0 + math.sin(a) * 112),
            (x0 + math.cos((a + b) / 2) * 82, y0 + math.sin((a + b) / 2) * 78)]
    ink(c, hole)
    ball = c.rough(circle(x0, y0, 70), 1.6, "ice", 11)
    c.shine(paper(c, ball, halo=9))
    ink(c, less(circle(x0 + 4, y0 + 4, 60), circle(x0 - 10, y0 - 10, 62)))
    ink(c, blade([(x0 - 46, y0 - 8), (x0 - 36, y0 - 34), (x0 - 12, y0 - 46)], [0, 7, 0]))
    for x, y, s, turn in ((214, 206, 44, 66), (292, 290, 54, 20), (456, 292, 58, -40),
        (110, 130, 30, 80), (538, 372, 46, 150)):
        c.shine(paper(c, moved([(-0.5, 0.8), (0.1, -1.3), (0.5, 0.5)], x, y, s, turn), halo=7))
    rim = less(circle(206, 500, 226, 190), circle(206, 500, 190, 154))
    paper(c, rim, halo=10)
    ink(c, less(circle(206, 500, 217, 181), circle(206, 500, 204, 168)))
    wrapped(c, 62, 362, 58, turn=-38, thumb=False)
    wrapped(c, 348, 362, 58, turn=38, thumb=False)
    return c


@art("hedge-that-closes")
def hedge(page: Page) -> Woodcut:
    """In by a gate, twice round the whole hedge, and the hat on the far side of it."""
    c = Woodcut(page)
    paper(c, PAGE)
    random = np.random.default_rng(5)
    cx, cy, rx, ry = 208, 200, 206, 184
    colour(c, circle(cx, cy, rx, ry))
    for k in range(58):
        a = k * math.tau / 58 + random.uniform(-0.04, 0.04)
        x, y = cx + math.cos(a) * rx, cy + math.sin(a) * ry
        for side, far in ((1, random.uniform(46, 84)), (-1, random.uniform(56, 110))):
            b = a + random.uniform(-0.5, 0.5)
            tip = (x + math.cos(b) * far * side, y + math.sin(b) * far * side)
            bend = ((x + tip[0]) / 2 + random.uniform(-7, 7),
                (y + tip[1]) / 2 + random.uniform(-7, 7))
            ink(c, blade([(x, y), bend, tip], [38, 17, 0]))
    c.block.over(c.mask(circle(cx, cy, rx, ry), stroke=64), tone=0.0, kind=SOLID)
    strokes(c, c.mask(circle(cx, cy, rx + 34, ry + 34)) * (1 - c.mask(circle(cx, cy, rx - 34,
        ry - 34))), lambda x, y: math.atan2(y - cy, x - cx) + 1.57 + 0.5 * math.sin(x * 0.3),
        cell=17, length=30, width=5, seed=4, weight=lambda x,
            y: float(np.clip(0.55 - (x - cx + y - cy) / 360, 0, 0.9)))
    man = moved(man_standing(hat=False), 214, 236, 132)
    ink(c, cast(man, 234, -0.9, 0.7), man)
    hat = joined(curve((-40, -4), (-38, -44), (-20, -66), (0, -56), (22, -68), (40, -46), (42,
        -4), tension=0.4),
        curve((-92, -10), (-50, -16), (0, -10), (50, -18), (92, -16), (70, 10), (0, 22), (-70,
            14), tension=0.6))
    hat = moved(hat, 458, 372, 1.12, 8)
    ink(c, moved(circle(0, 0, 100, 22), 474, 400, 1, 4))
    ink(c, hat, halo=-7)
    paper(c, moved(blade([(-41, -14), (0, -6), (43, -14)], [13, 14, 13]), 458, 372, 1.12, 8))
    return c
