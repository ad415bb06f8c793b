"""Seen from above, from below and cut through: Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import man_running
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import less
from art.kit.woodcut import Point, Woodcut, blade, circle, moved
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
