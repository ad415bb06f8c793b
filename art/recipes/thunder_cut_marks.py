"""Mouths and marks of the mountain: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import along, joined, strokes
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


@art("tempest-mountain")
def tempest_mountain(page: Page) -> Woodcut:
    """Clouds come from three counties to sit on it."""
    c = Woodcut(page)
    ink(c, PAGE)
    c.shine(colour(c, curve((-60, 220), (80, 130), (300, 96), (520, 130), (660, 220), (560, 350),
        (300, 410), (40, 350), tension=0.7)))
    for k, (x, low, w) in enumerate(((50, 232, 46), (136, 250, 58), (226, 204, 60), (330, 262,
        70), (424, 214, 58), (506, 262, 60), (576, 226, 44))):
        top = 60
        bolt = [(x - w * 0.6, top), (x + w * 0.6, top), (x + w * 0.2, top + (low - top) * 0.52),
            (x + w * 0.5, top + (low - top) * 0.54), (x - 6, low), (x - w * 0.02,
            top + (low - top) * 0.66), (x - w * 0.34, top + (low - top) * 0.62)]
        c.shine(paper(c, moved(bolt, 2 * x if k % 2 else 0, 0, 1, 0, k % 2 == 1), halo=6))
    cloud = [circle(x, y, r, r * 0.8) for x, y, r in ((0, 60, 80), (90, 70, 66), (170, 48, 76),
        (270, 66, 74), (370, 50, 78), (460, 70, 66), (540, 52, 74), (620, 70, 70))]
    ink(c, joined(*cloud, [(-10, -10), (610, -10), (610, 50), (-10, 50)]))
    for x, y, r in ((0, 60, 80), (90, 70, 66), (170, 48, 76), (270, 66, 74), (370, 50, 78), (460,
        70, 66), (540, 52, 74)):
        for f in (0.84, 0.6, 0.36):
            way = [(x + math.cos(a) * r * f, y + math.sin(a) * r * 0.8 * f) for a in (2.6, 2.1,
                1.57, 1.0, 0.6)]
            c.gouge(way, 7 * f + 2)
    for x, top, w in ((30, 290, 80), (130, 276, 96), (430, 286, 92), (530, 300,
        84), (230, 252, 110), (330, 210, 130)):
        peak = [(x - w, 470), (x - w * 0.5, top + 70), (x - w * 0.22, top + 40), (x, top),
            (x + w * 0.2, top + 46), (x + w * 0.55, top + 80), (x + w, 470)]
        ink(c, peak, halo=5)
        paper(c, [(x, top + 8), (x - w * 0.2, top + 46), (x - w * 0.46, top + 84), (x - w * 0.26,
            top + 76), (x - w * 0.2, top + 110), (x - w * 0.06, top + 70), (x + w * 0.02,
            top + 92)])
    return c
