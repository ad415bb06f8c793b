"""Pictures of Infinite Gulfs of Darkness, cut flat: what is kept out, and how."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import cast, joined, less, quad, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("ankh-over-the-altar")
def ankh_over_the_altar(page: Page) -> Woodcut:
    """It hangs where a cross would hang, before a window like a keyhole, as
        if it could be turned."""
    c = Woodcut(page)
    kx = 318
    # courses of stone round the opening
    for k in range(11):
        y = 6 + k * 40
        c.gouge([(0, y), (110, y + 3), (190 - 30 * math.sin(k), y)], 4)
        c.gouge([(600, y + 12), (520, y + 14), (450 + 26 * math.sin(k * 2), y + 12)], 4)
        for x in ((30 + k % 2 * 60, 128 + k % 2 * 26), (500 - k % 2 * 40, 566 - k % 2 * 30)):
            for px in x:
                c.gouge([(px, y + 4), (px + 2, y + 22), (px, y + 38)], 4)
    opening = joined(circle(kx, 120, 118), [(kx - 62, 190), (kx + 62, 190), (kx + 128, 372),
        (kx - 128, 372)])
    ink(c, joined(circle(kx, 120, 142), [(kx - 88, 190), (kx + 88, 190), (kx + 156, 390),
        (kx - 156, 390)]))
    paper(c, joined(circle(kx, 120, 130), [(kx - 75, 190), (kx + 75, 190), (kx + 142, 380),
        (kx - 142, 380)]))
    c.shine(colour(c, opening, halo=5))
    # the ankh on its chain, seen from a little below
    ax = 306
    for k in range(3):
        y = -14 + k * 24
        ink(c, less(circle(ax, y, 9, 15), circle(ax, y, 4, 9)))
    loop = less(curve((ax, 44), (ax + 56, 66), (ax + 66, 116), (ax + 40, 168), (ax, 206),
        (ax - 40, 168), (ax - 66, 116), (ax - 56, 66), tension=0.9),
        curve((ax, 78), (ax + 30, 90), (ax + 36, 118), (ax + 20, 152), (ax, 176), (ax - 20, 152),
            (ax - 36, 118), (ax - 30, 90), tension=0.9))
    bar = [(ax - 26, 192), (ax - 118, 178), (ax - 118, 232), (ax - 26, 220), (ax + 26, 220),
        (ax + 118, 232), (ax + 118, 178), (ax + 26, 192)]
    stem = [(ax - 20, 200), (ax + 20, 200), (ax + 36, 344), (ax - 36, 344)]
    ankh = joined(loop, bar, stem)
    ink(c, ankh, halo=-5)
    c.lit(ankh, towards=(1, 0.6), reach=16, hard=1.3, angle=20)
    # altar, candles, one who kneels
    ink(c, [(60, 388), (560, 388), (596, 450), (24, 450)])
    c.shine(paper(c, [(66, 380), (552, 380), (566, 398), (52, 398)], halo=5))
    for x, tall in ((112, 62), (148, 44), (500, 62), (464, 44)):
        c.shine(paper(c, box(x - 9, 380 - tall, x + 9, 380), halo=4))
        c.shine(colour(c, curve((x - 9, 372 - tall), (x, 340 - tall), (x + 9, 372 - tall),
            (x, 380 - tall)), halo=4))
    kneeler = curve((-44, 0), (-42, -26), (-30, -50), (-14, -62), (-13, -76), (0, -92), (13, -76),
        (14, -62), (30, -50), (42, -26), (44, 0), tension=0.6)
    ink(c, moved(kneeler, 306, 446, 0.92), halo=-5)
    return c


@art("infantry-hall")
def infantry_hall(page: Page) -> Woodcut:
    """The hall was built for drill; what is chalked on its boards was not for dancing."""
    c = Woodcut(page)
    vx, vy = 300, 132
    far = box(196, 62, 404, 196)
    c.shine(paper(c, far))
    for k in range(3):  # the windows of the end wall
        x = 216 + k * 62
        c.shine(colour(c, curve((x, 176), (x, 104), (x + 22, 80), (x + 44, 104), (x + 44, 176),
            tension=0.4)))
        ink(c, box(x + 19, 82, x + 25, 176), box(x, 126, x + 44, 131))
    ink(c, box(196, 186, 404, 200))
    # walls: racks of rifles
    for side in (-1, 1):
        for k in range(7):
            s = 1 / (1 - k * 0.128)
            x = vx + side * 112 * s
            low, top = vy + 64 * s + 10 * s, vy - 20 * s
            w = 3.2 * s
            c.lay([(x - w, low), (x - w * 0.5, top), (x + w * 0.5, top), (x + w, low)], tone=1.15)
            ink(c, [(x - w * 0.3, vy + 30 * s), (x + w * 0.4, vy + 30 * s),
                (x + w * 0.4, vy + 34 * s), (x - w * 0.3, vy + 34 * s)])
            c.lay([(x - w * 1.9, low), (x - w * 1.2, low - 26 * s), (x + w * 1.2, low - 26 * s),
                (x + w * 1.9, low)], tone=1.15)
    # trusses
    for k in range(5):
        s = 1 / (1 - k * 0.17)
        half, top, spring = 108 * s, vy - 96 * s, vy - 40 * s
        outer = [(vx - half, spring), (vx - half * 0.5, top + 18 * s), (vx, top),
            (vx + half * 0.5, top + 18 * s), (vx + half, spring)]
        inner = [(x, y + 15 * s) for x, y in outer]
        up, low = rounded_way(outer, 4), rounded_way(inner, 4)
        for line in (up, low):
            paper(c, blade(line, [2.4 * s + 1] * len(line)))
        for i in range(len(up) - 1):
            a, b = (up[i], low[i + 1]) if i % 2 else (low[i], up[i + 1])
            paper(c, blade([a, b], [1.6 * s + 0.6] * 2))
    # the floor and what is drawn on it
    floor = quad((196, 200), (404, 200), (840, 450), (-240, 450))
    board = c.mask([floor(0, 0), floor(1, 0), floor(1, 1), floor(0, 1)])
    for k in range(1, 20):
        c.gouge([floor(k / 20, 0), floor(k / 20, 0.5), floor(k / 20, 1)], 3.4, within=board,
            ends=(0.5, 1))

    def ring(u: float, v: float, r: float) -> list[Point]:
        return [floor(u + math.cos(a) * r, v + math.sin(a) * r * 1.0) for a in np.linspace(0,
            2 * math.pi, 60)[:-1]]

    u0, v0 = 0.5, 0.56
    ink(c, ring(u0, v0, 0.33))
    c.shine(paper(c, ring(u0, v0, 0.315)))
    ink(c, ring(u0, v0, 0.295))
    c.shine(colour(c, ring(u0, v0, 0.275)))
    for k in range(3):
        a = math.radians(90 + 120 * k)

        def lobe(wide: float, long: float, a: float = a) -> list[Point]:
            pts = []
            for t in np.linspace(0, 2 * math.pi, 40)[:-1]:
                d, w = long * (0.5 - 0.5 * math.cos(t)), wide * math.sin(t)
                pts.append(floor(u0 + math.cos(a) * d - math.sin(a) * w,
                    v0 + math.sin(a) * d + math.cos(a) * w))
            return pts

        ink(c, lobe(0.1, 0.285))
        c.shine(paper(c, lobe(0.085, 0.265)))
        ink(c, lobe(0.03, 0.23))
    shade = [cast(part, 330, 0.5, 0.6) for part in figure("standing", 150, 330, 150)]
    ink(c, *shade)
    person(c, "standing", 150, 330, 150, towards=(1, -0.2), reach=0.04, halo=-3)
    return c
