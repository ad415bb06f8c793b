"""A back that does not answer and a skin that does not let go: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_grips import resting
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("man-at-the-window")
def man_at_the_window(page: Page) -> Woodcut:
    """He leaned out to watch the storm; Carter has been talking to his back for an hour."""
    c = Woodcut(page)
    c.shine(paper(c, PAGE))
    for k in range(12):
        y = 10 + k * 42
        ink(c, blade([(-10, y + 4), (150, y), (420, y + 2), (610, y - 3)], [5, 6, 6, 5]))
    strokes(c, PAGE, along(1), cell=30, length=60, width=4, tone=0, seed=6, weight=lambda x,
        y: float(np.clip(abs(x - 300) / 500, 0, 0.55)))
    ink(c, [(146, -20), (454, -20), (454, 262), (146, 262)])
    paper(c, [(158, -20), (180, -20), (180, 250), (158, 250)],
        [(420, -20), (442, -20), (442, 250), (420, 250)])
    room = colour(c, [(190, -20), (410, -20), (410, 252), (190, 252)])
    c.shine(room)
    friend = joined(curve((300, 262), (316, 170), (350, 140), (392, 138), (420, 160), (430, 262),
        tension=0.4),
        curve((340, 40), (372, 22), (404, 40), (410, 80), (396, 112), (394, 146), (356, 146),
            (354, 122), (334, 118), (336, 104), (324, 96), (336, 78), tension=0.4),
        limb([(340, 190), (286, 170), (262, 116)], [40, 30, 20]),
            curve((250, 118), (246, 84), (262, 76), (282, 84), (280, 116), tension=0.5),
        blade([(330, 108), (304, 112), (294, 118)], [7, 7, 7]),
            [(282, 100), (304, 100), (302, 124), (286, 124)])
    c.lay(friend, tone=0, solid=True, keep=1 - room)
    paper(c, [(130, 252), (470, 252), (478, 278), (122, 278)], halo=7)
    ink(c, [(130, 278), (470, 278), (462, 296), (140, 296)])
    back = curve((206, 290), (202, 236), (226, 190), (276, 170), (330, 186), (356, 232),
        (354, 290), (326, 316), (280, 300), (234, 316), tension=0.5)
    arms = [limb(rounded_way([(226, 256), (200, 310), (208, 358)], 5),
        [64, 62, 58, 54, 50, 46, 44, 42, 40, 38, 36]),
        limb(rounded_way([(336, 256), (360, 310), (348, 352)], 5),
            [64, 62, 58, 54, 50, 46, 44, 42, 40, 38, 36])]
    ink(c, back, *arms, halo=-5)
    paper(c, blade([(220, 222), (244, 192), (286, 180), (326, 196)], [0, 6, 6, 0]))
    scalp = curve((240, 286), (252, 262), (282, 254), (312, 264), (324, 292), (318, 326),
        (302, 350), (282, 356), (260, 348), (244, 322), tension=0.6)
    paper(c, curve((236, 268), (280, 244), (328, 270), (318, 284), (282, 264), (246, 284),
        tension=0.5))
    ink(c, scalp, halo=-6)
    strokes(c, scalp, lambda x, y: math.atan2(140, (x - 282) * -0.6), cell=11, length=50, width=5,
        seed=5, weight=lambda x, y: 0.62)
    fringe(c, [(250, 334), (282, 352), (312, 336)], (0, 34), gap=8, width=10)
    for x, y, far, w in ((262, 366, 470, 9), (286, 380, 424, 10), (304, 360, 470, 7)):
        ink(c, blade([(x, y), (x, (y + far) / 2), (x, far)], [2, w * 0.7, w]))
    ink(c, circle(286, 430, 8, 12))
    for x, y, turn, flip in ((208, 360, 183, True), (348, 354, 177, False)):
        resting(c, x, y, 38, turn=turn, flip=flip, halo=5, spread=0.7)
        paper(c, moved([(-21, -12), (21, -12), (20, 7), (-20, 7)], x, y - 2, 1, turn - 180),
            halo=4)
    return c


@art("key-in-lizard-hide")
def key_in_lizard_hide(page: Page) -> Woodcut:
    """A foot of iron in the skin of some lizard; the skin has not let go of it."""
    c = Woodcut(page)
    paper(c, PAGE)
    ink(c, [(-10, -10), (610, -10), (610, 6), (-10, 176)], [(610, 290), (610, 450), (150, 450)])
    for k in range(7):
        y = 190 + k * 74
        ink(c, blade([(-10, y), (300, y - 80), (610, y - 160)], [3, 5, 3]))

    def put(shape: Shape) -> Shape:
        return moved(shape, 312, 220, 1.0, 35)

    ring = less(circle(-222, 0, 60), circle(-222, 0, 33))
    shank = [(-170, -16), (262, -16), (262, 16), (-170, 16)]
    bit = [(184, 10), (256, 10), (256, 104), (236, 104), (236, 82), (218, 82), (218, 104),
        (200, 104), (200, 66), (184, 66)]
    hide = curve((-182, -14), (-160, -30), (-120, -40), (-96, -52), (-72, -46), (-46, -40),
        (-10, -56), (50, -62), (104, -50), (150, -30), (184, -24),
        (182, 24), (140, 30), (90, 48), (30, 60), (-20, 48), (-52, 38), (-90, 44), (-128, 34),
            (-172, 20), (-186, 4), tension=0.5)
    crest = [[(x - 13, -36 - h * 0.4), (x + 15, -34 - h * 0.4), (x + 20, -54 - h)] for x,
        h in ((-66, 0), (-42, 6), (-18, 18), (8, 25), (34, 28), (60, 26), (86, 20), (112, 10),
        (136, -4))]

    def leg(way: list[Point], wide: list[float], toes: list[float]) -> list[skia.Path]:
        x, y = way[-1]
        parts = [limb(rounded_way(way, 5), [w for w, _ in rounded_way([(w, 0.0) for w in wide],
            5)])]
        for a in toes:
            r = math.radians(a)
            mid = (x + math.cos(r) * 24, y + math.sin(r) * 24)
            parts.append(blade([(x, y), mid, (x + math.cos(r + 0.5) * 50,
                y + math.sin(r + 0.5) * 50)], [12, 11, 0]))
        return parts

    far = joined(*leg([(-26, -30), (-44, -84), (-92, -78)], [38, 24, 16], [120, 160, 195, 235]),
        *leg([(92, -34), (128, -88), (170, -74)], [40, 24, 16], [-60, -25, 10, 50]))
    near = joined(*leg([(-26, 26), (-70, 70), (-50, 108)], [50, 30, 18], [20, 55, 90, 130]),
        *leg([(84, 30), (44, 84), (72, 118)], [54, 32, 18], [0, 40, 75, 115]))
    whole = joined(ring, shank, bit, hide, *crest, far, near)
    ink(c, moved(put(whole), -26, 40))
    iron = paper(c, put(joined(ring, shank, bit)), halo=7)
    for cut in (less(ring, moved(ring, -5, -10)), [(-170, 2), (262, 2), (262, 16), (-170, 16)],
        less(bit, moved(bit, -9, -5))):
        c.lay(put(cut), tone=0, solid=True, keep=1 - iron)
    colour(c, put(far), halo=6)
    c.lay(put(less(far, moved(far, -6, -7))), tone=0)
    colour(c, *(put(s) for s in crest), halo=6)
    skin = colour(c, put(hide), halo=7)
    c.lay(put(less(hide, moved(hide, -2, -26))), tone=0, solid=True)
    for i in range(20):
        for j in range(7):
            x, y = -66 + i * 15 + (j % 2) * 7.5, -50 + j * 14
            s = 5.8
            c.lay(put([(x - s, y), (x, y - s), (x + s, y), (x, y + s)]), tone=0, solid=True,
                keep=1 - skin)
    limbs = colour(c, put(near), halo=7)
    c.lay(put(less(near, moved(near, 7, -10))), tone=0, solid=True, keep=1 - limbs)
    for x, y in ((-40, 40), (-52, 56), (-60, 72), (68, 46), (58, 62), (52, 78), (78, 36)):
        ink(c, put([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)]))
    ink(c, put(blade([(-186, 4), (-140, 0), (-100, 8), (-72, 18)], [3, 5, 5, 0])))
    ink(c, put(curve((-132, -26), (-106, -40), (-80, -24), (-86, -8), (-112, -4), (-128, -12),
        tension=0.7)))
    c.shine(paper(c, put(curve((-126, -20), (-104, -28), (-84, -18), (-104, -8), tension=0.7))))
    ink(c, put(circle(-105, -18, 3.6, 12)))
    ink(c, put(blade([(-134, -26), (-106, -38), (-76, -26)], [3, 7, 2])))
    ink(c, put(circle(-168, -14, 3.6, 2.6)))
    return c
