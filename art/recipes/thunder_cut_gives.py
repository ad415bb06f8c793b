"""What gives way: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import around, joined, limb, strokes
from art.kit.woodcut import Point, Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("iron-door")
def iron_door(page: Page) -> Woodcut:
    """The bolts are on this side, and so are the bulges."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    edge = [(376, -40), (376, 10), (364, 48), (334, 78), (312, 112), (296, 142), (284, 156), (304,
        172), (302, 188), (284, 208), (266, 222), (284, 236), (280, 250), (272, 262), (312, 268),
        (278, 290), (284, 304), (270, 322),
        (284, 350), (330, 368), (366, 384), (376, 420), (376, 480)]
    ink(c, curve(*edge, (640, 480), (640, -40), tension=0.3))
    plate = curve(*edge, close=False, tension=0.3)
    c.block.over(c.mask(plate, stroke=40), tone=0.0, kind=SOLID)
    c.block.over(c.mask(plate, stroke=24), tone=1.15, accent=0.0, kind=SOLID)
    for y in (0, 404, 436):
        ink(c, circle(375, y, 6))
    for y in (34, 396):                                         # the bolts
        ink(c, [(262, y - 17), (440, y - 17), (440, y + 17), (262, y + 17)])
        paper(c, [(268, y - 11), (434, y - 11), (434, y - 1), (268, y - 1)])
        ink(c, [(340, y - 26), (362, y - 26), (362, y + 26), (340, y + 26)], halo=-4)
    for y in range(80, 380, 48):
        paper(c, circle(500 - abs(y - 224) * 0.16, y, 8))
    man = curve((-20, 470), (-20, 360), (30, 344), (44, 310), (20, 260), (20, 190), (60, 150),
        (150, 140), (184, 160), (190, 196), (216, 238), (206, 250), (190, 252), (196, 270), (184,
        278), (192, 292), (176, 310),
        (164, 340), (120, 350), (110, 370), (190, 400), (230, 470), tension=0.28)
    ink(c, man)
    hat = joined(curve((18, 176), (30, 96), (70, 70), (100, 84), (136, 74), (170, 104), (178,
        172), tension=0.4), curve((-40, 180), (40, 164), (110, 164), (190, 158), (246, 166), (190,
        184), (60, 196), tension=0.5))
    ink(c, hat, halo=0)
    paper(c, [(152, 214), (192, 196), (188, 212), (190, 224)])
    ink(c, circle(183, 210, 5, 8))
    return c


@art("the-burrow")
def the_burrow(page: Page) -> Woodcut:
    """On his belly in the clay with a flashlight between his teeth; this is the part that is
        still out."""
    c = Woodcut(page)
    ink(c, PAGE)
    strokes(c, c.mask(PAGE), around(300, 190), cell=20, length=60, width=6, seed=4,
        weight=lambda x, y: float(np.clip(1.3 - (math.hypot(x - 300, y - 190) - 180) / 170, 0,
            0.9)))
    hole = c.rough(circle(300, 184, 196, 176), 3.5, "hole", 20)
    ink(c, hole, halo=6)
    glow = circle(300, 176, 168, 150)
    c.shine(colour(c, glow))
    body = curve((196, 330), (206, 220), (236, 160), (270, 140), (330, 140), (364, 160), (394,
        220), (404, 330), tension=0.5)
    ink(c, body)
    for side, tilt in ((-1, -13), (1, 10)):
        x = 300 + side * 86
        leg = limb([(300 + side * 44, 200), (x, 330)], [80, 96])
        ink(c, leg, halo=5)
        sole = moved(curve((-46, -96), (0, -120), (44, -96), (52, -40), (36, 6), (34, 30), (40,
            66), (30, 100), (0, 110), (-32, 100), (-40, 66), (-34, 30), (-38, 4), (-54, -42),
            tension=0.55), x, 306, 1.06, tilt)
        ink(c, moved(sole, 0, 0), halo=12)
        paper(c, sole)
        inside = c.mask(sole)
        for k in range(4):
            groove = moved([(-70, -84 + k * 24), (70, -84 + k * 24), (70, -73 + k * 24), (-70,
                -73 + k * 24)], x, 306, 1.06, tilt + 4)
            c.block.over(c.mask(groove) * inside, tone=0.0, kind=SOLID)
        c.block.over(c.mask(moved([(-60, 26), (60, 26), (60, 38), (-60, 38)], x, 306, 1.06,
            tilt)) * inside, tone=0.0, kind=SOLID)
        for dx, dy in ((-18, 60), (18, 60), (0, 84), (-18, 12), (18, 12)):
            c.block.over(c.mask(moved(circle(dx, dy, 5), x, 306, 1.06, tilt)), tone=0.0, kind=SOLID)
    return c
