"""What was counted, closed and peeled: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_grips import wrapped
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Grip, Relief, Turn, hand
from art.kit.cut_strokes import (
    along,
    less,
    limb,
    strokes,
)
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]
COUNT = Grip(((2, 4, 2, -12), (0, 4, 2, 6), (86, 98, 55, 6), (88, 98, 55, 8)), ((54, 6), (46, 4),
    (30, 2)))


@art("boy-who-counts")
def boy_who_counts(page: Page) -> Woodcut:
    """Flash,
        and he starts on his fingers. On the far side of the glass somebody counts with him."""
    c = Woodcut(page)
    ink(c, PAGE)
    pane = [(236, -10), (610, -10), (610, 404), (236, 404)]
    c.shine(colour(c, pane))
    strike(c, light_tree((330, -20), (300, 200), 17, 5, twigs=4), halo=0)
    sky = c.mask(pane)
    strokes(c, sky, along(104), cell=30, length=70, width=5, tone=0, seed=8, weight=lambda x,
        y: 0.35)
    far = Relief(c)
    joints = hand(far, Turn(466, 404, 150, yaw=0, roll=6), COUNT, lean=1.0, long=1.25, knobs=0.2,
        arm=1.2)
    shade = far.mask() * sky
    c._ring(shade, -6, 1 - sky)
    c.block.over(shade, tone=0.0, kind=SOLID)
    for bones in (joints[0], joints[1], joints[4]):
        (ax, ay, _, _), (bx, by, _, _) = bones[2], bones[3]
        ux, uy = (bx - ax) / math.hypot(bx - ax, by - ay), (by - ay) / math.hypot(bx - ax, by - ay)
        ink(c, blade([(bx - ux * 6, by - uy * 6), (bx + ux * 22 - 2, by + uy * 22),
            (bx + ux * 46 + 6, by + uy * 46)], [26, 17, 0]))
    for k in range(9):
        for x, side in ((420 - k * 3, -1), (510 + k * 2, 1)):
            c.gouge([(x, 352 + k * 6), (x + side * 16, 346 + k * 6), (x + side * 30,
                328 + k * 6)], 8, tone=0, ends=(1, 0))
    for bar in ([(230, -10), (246, -10), (246, 420), (230, 420)], [(236, 396), (610, 396), (610,
        460), (236, 460)]):
        ink(c, bar)
    paper(c, [(246, -10), (251, -10), (251, 398), (246, 398)], [(246, 398), (610, 398), (610,
        404), (246, 404)])
    boy = curve((-20, 470), (-20, 250), (30, 232), (60, 226), (62, 214), (150, 226), (176, 240),
        (170, 252), (146, 254), (150, 276), (168, 308), (152, 316), (154, 342),
        (136, 362), (110, 366), (112, 392), (180, 430), (190, 470), tension=0.3)
    c.lit(boy, towards=(1, -0.3), reach=26, hard=1.6, halo=5, angle=10)
    cap = curve((-20, 262), (-10, 200), (50, 176), (110, 190), (144, 222), (196, 250), (190, 262),
        (140, 256), (60, 250), tension=0.4)
    c.lit(cap, towards=(1, -0.8), reach=20, hard=1.4, halo=5, angle=30)
    ink(c, curve((116, 282), (134, 274), (148, 282), (134, 290), tension=0.6))
    near = Relief(c)
    hand(near, Turn(216, 380, 96, yaw=4, roll=-2, flip=True), COUNT, lean=1.15, long=0.95, arm=1.6)
    near.cut((0.5, -0.6, 0.7), low=0.05, full=0.4, angle=60, halo=8)
    return c


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
