"""Mouths and marks of the mountain: Called Forth by Thunder."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import along, strokes
from art.kit.woodcut import Point, Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("knuckle-tracks")
def knuckle_tracks(page: Page) -> Woodcut:
    """The size of a child's hand, and going along on the knuckles."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(-10, -10), (610, -10), (610, 110), (-10, 110)])
    for x, w in ((30, 30), (100, 18), (176, 24), (290, 16), (360, 30), (450, 20), (520, 36), (590,
        24)):
        ink(c, [(x, -10), (x + w, -10), (x + w + 6, 124), (x - 6, 124)])
    snow = paper(c, curve((-20, 112), (150, 100), (300, 112), (450, 100), (620, 114), (620, 470),
        (-20, 470), tension=0.5))
    strokes(c, snow, along(2), cell=34, length=80, width=5, tone=0, seed=4, weight=lambda x,
        y: 0.35)
    for x, y, s in ((300, 130, 0.22), (250, 152, 0.32), (286, 186, 0.46), (206, 226, 0.64), (240,
        292, 0.86), (120, 372, 1.1)):
        for k in range(4):
            ink(c, moved(circle(0, 0, 15, 22), x + (k - 1.5) * 36 * s, y - (4, 10, 9, 0)[k] * s,
                s, (k - 1.5) * 8))
        ink(c, moved(circle(0, 0, 20, 12), x + 84 * s, y + 22 * s, s, 30))
    r = Relief(c)
    hand(r, Turn(420, 176, 164, yaw=196, roll=176, pitch=6), "fist", lean=0.9, knobs=0.15, arm=1.4)
    whole = r.cut((-0.7, -0.2, 0.4), low=0.25, full=0.6, angle=60, halo=9)
    strokes(c, whole * c.mask([(300, -10), (520, -10), (520, 190), (300, 190)]), along(82),
        cell=15, length=44, width=7, tone=0, seed=9,
        weight=lambda x, y: float(np.clip(1.1 - y / 230, 0, 1)))
    return c
