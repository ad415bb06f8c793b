"""Seen from above, from below and cut through: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import man_running
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, less, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("falling-barometer")
def falling_barometer(page: Page) -> Woodcut:
    """It only ever says the one thing."""
    c = Woodcut(page)
    ink(c, PAGE)
    cx, cy, r = 330, 130, 290
    paper(c, circle(cx, cy, r))
    ink(c, less(circle(cx, cy, r - 14), circle(cx, cy, r - 20)))
    for k in range(37):
        a = math.radians(90 + (k - 18) * 7)
        inner = r - (64 if k % 6 == 0 else 44)
        ends = [(cx + math.cos(a) * far, cy + math.sin(a) * far) for far in (inner, r - 28)]
        ink(c, blade(ends, [8 if k % 6 == 0 else 4] * 2))
    wedge = [(cx, cy)] + [(cx + math.cos(math.radians(a)) * (r - 74),
        cy + math.sin(math.radians(a)) * (r - 74)) for a in range(52, 152, 5)]
    c.shine(colour(c, wedge))
    ink(c, moved(man_running(), 318, 132, 236, 196))
    ink(c, circle(cx, cy, 22))
    paper(c, circle(cx, cy, 7))
    return c


@art("squatters-hollow")
def squatters_hollow(page: Page) -> Woodcut:
    """Seventy-five souls at Christmas, nineteen now; the hollow grins, and has gaps."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, curve((-60, 240), (60, 90), (300, 30), (540, 90), (660, 240), (560, 380), (300,
        440), (40, 380), tension=0.7))
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 150), (-10, 150)]), lambda x,
        y: (x - 300) / 700, cell=24, length=90, width=8, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((120 - y + abs(x - 300) * 0.2) / 70, 0, 1)))
    for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        if k in (2, 5):
            continue
        u = (k - 4) / 4
        x, y = 300 + u * 262, 412 - 96 * u * u
        tall, wide = (150, 190, 0, 214, 180, 0, 222, 178, 156)[k], 40
        house = [(-wide, 40), (-wide * 0.86, -tall * 0.52), (-wide * 1.26, -tall * 0.5),
            (-wide * 0.1, -tall), (wide * 1.26, -tall * 0.56), (wide * 0.86, -tall * 0.58), (wide,
            40)]
        turn = (24, 9, 0, 8, -5, 0, -9, -16, -20)[k]
        lit = c.mask(moved(house, x, y, 1, turn))
        paper(c, moved(house, x, y, 1, turn), halo=8)
        side = moved([(wide * 0.3, -tall * 0.7), (wide * 1.3, -tall * 0.56), (wide * 1.1, 50),
            (wide * 0.36, 50)], x, y, 1, turn)
        c.block.over(c.mask(side) * lit, tone=0.0, kind=SOLID)
        strokes(c, lit, along(90 + turn), cell=24, length=60, width=4, tone=0, seed=k + 3,
            weight=lambda px, py: 0.35)
        ink(c, moved([(-20, -tall * 0.44), (4, -tall * 0.44), (4, -tall * 0.26), (-20,
            -tall * 0.26)], x, y, 1, turn))
        if k == 6:
            c.shine(colour(c, moved([(-17, -tall * 0.42), (1, -tall * 0.42), (1, -tall * 0.28),
                (-17, -tall * 0.28)], x, y, 1, turn)))
    gum = curve((-20, 330), (60, 356), (150, 392), (230, 412), (300, 420), (370, 412), (450, 392),
        (540, 356), (620, 330), (620, 470), (-20, 470), tension=0.6)
    ink(c, gum, halo=6)
    strokes(c, c.mask(gum), lambda x, y: (x - 300) / -600, cell=22, length=40, width=5, seed=6,
        weight=lambda x, y: 0.5)
    return c
