"""Pictures of Infinite Gulfs of Darkness, cut flat: what is kept out, and how."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import cast, quad, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


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
