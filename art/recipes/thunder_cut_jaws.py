"""What the mountain bites, stones and burns, of Called Forth by Thunder, near and cropped."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, away, joined, less, strokes
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
TEETH = ((-78, 40, 30), (-40, 100, 46), (8, 60, 38), (48, 66, 38), (88, 58, 38), (128, 62, 38),
    (176, 108, 48), (222, 46, 32))  # place, length, width


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Woodcut:
    """Bitten through at the handle; somebody got in one swing."""
    c = Woodcut(page)
    ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    turn, x0, y0 = -16.0, 330.0, 214.0

    def put(shape: Shape) -> Shape:
        return moved(shape, x0, y0, 1, turn)

    strokes(c, c.mask([(60, -10), (610, -10), (610, 450), (60, 450)]), lambda x, y: away(x0 + 60,
        y0 + (30 if y > y0 else -30))(x, y), cell=17, length=52, width=6.5, seed=4,
        weight=lambda x, y: float(np.clip((math.hypot((x - x0 - 50) * 0.8, y - y0) - 118) / 60, 0,
        1))
        * (1.0 if y < y0 else 0.6) * float(np.clip((x - 90) / 120, 0, 1)))
    mouth = curve((-150, 6), (-104, -92), (-10, -132), (90, -138), (196, -122), (262, -70), (300,
        6),
        (256, 84), (150, 136), (30, 140), (-92, 92), tension=0.8)
    ink(c, put(mouth), halo=12)
    nose = curve((-30, -160), (-52, -206), (20, -236), (120, -236), (186, -206), (160, -164), (96,
        -176),
        (66, -160), (34, -176), tension=0.7)
    ink(c, put(nose), halo=8)
    paper(c, put(blade([(-44, -196), (10, -232), (60, -226)], [0, 12, 0])), put(blade([(84, -228),
        (140, -228), (180, -198)], [0, 10, 0])), put(blade([(-14, -172), (14, -202), (44, -184)],
        [0, 6, 0])), put(blade([(94, -186), (124, -204), (152, -176)], [0, 6, 0])))
    for up in (-1, 1):                                          # gums, a swelling to each tooth
        gum = [circle(x + (0 if up < 0 else 8), up * (86 - abs(x - 72) * 0.22), w * 0.62, w * 0.7)
            for x, _, w in TEETH]
        colour(c, put(joined(blade([(-100, up * 42), (-40, up * 74), (70, up * 96), (180, up * 78),
            (244, up * 40)], [0, 34, 44, 38, 0]), *gum)))
    colour(c, put(curve((-60, 34), (-20, -2), (60, -16), (120, -4), (150, 40), (40, 70),
        tension=0.8)))
    ink(c, put(blade([(-40, 30), (40, 8), (130, 30)], [0, 7, 0])))
    left = [(-420, -21), (84, -24), (112, -12), (92, -6), (124, 2), (90, 6), (108, 14), (76, 24),
        (-420, 23)]
    right = [(150, -26), (420, -4), (420, 44), (142, 22), (168, 14), (138, 6), (160, -2), (136,
        -10)]
    for piece in (left, right):
        wood = paper(c, put(piece), halo=7)
        strokes(c, wood, along(turn + (3 if piece is left else 8)), cell=15, length=60, width=3.6,
            tone=0, seed=3, weight=lambda x, y: 0.75)
    for x, y, a, n in ((118, -40, -60, 34), (136, 44, 70, 30), (128, -70, -100, 22)):
        r = math.radians(a)
        paper(c, put(blade([(x, y), (x + math.cos(r) * n, y + math.sin(r) * n)], [9, 0])), halo=4)
    for up in (-1, 1):
        for x, tall, wide in TEETH:
            root = up * (82 - abs(x - 72) * 0.22)
            tip = root - up * (tall if up < 0 else tall * 0.94)
            shift = 0 if up < 0 else 8
            tooth = curve((x - wide / 2 + shift, root), (x - wide * 0.34 + shift, (root + tip) / 2),
                (x + 3 + shift, tip), (x + wide * 0.36 + shift, (root + tip) / 2),
                (x + wide / 2 + shift, root), (x + shift, root + up * 14), tension=0.6)
            paper(c, put(tooth), halo=5)
            ink(c, put(less(tooth, moved(tooth, -wide * 0.24, 0))))
    head = curve((-262, -34), (-206, -34), (-200, 30), (-176, 96), (-150, 150), (-220, 178),
        (-306, 168), (-284, 100), (-268, 30), tension=0.35)
    steel = paper(c, put(head), halo=9)
    strokes(c, steel, along(turn + 90), cell=15, length=44, width=4.6, tone=0, seed=9,
        weight=lambda x, y: float(np.clip((330 - y) / 90, 0.1, 0.9)))
    colour(c, put(curve((-262, 96), (-236, 110), (-222, 84), (-204, 118), (-176, 96), (-150, 150),
        (-220, 178), (-306, 168), (-282, 106), tension=0.3)))
    paper(c, put(blade([(-310, 172), (-226, 184), (-144, 150)], [6, 10, 6])), halo=3)
    paper(c, put([(-250, -32), (-214, -32), (-214, -46), (-250, -46)]), halo=4)
    return c
