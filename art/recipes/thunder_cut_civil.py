"""Civil lies, laid tables and backs that do not answer: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_grips import resting
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, joined, less, limb, quad, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("giffords-letter")
def giffords_letter(page: Page) -> Woodcut:
    """A civil lie by return of post: one hand gives it, the other is behind his back."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    ink(c, [(-10, 424), (610, 424), (610, 450), (-10, 450)])
    coat = curve((222, 186), (262, 176), (312, 180), (338, 214), (336, 270), (326, 330),
        (372, 460), (164, 460), (198, 370), (206, 300), (198, 230), tension=0.5)
    face = curve((240, 70), (304, 62), (312, 76), (316, 92), (312, 100), (336, 128), (318, 136),
        (323, 146), (314, 151), (320, 160), (312, 168), (320, 184), (306, 198), (282, 200),
        (262, 212), (240, 206), tension=0.35)
    wig = curve((206, 84), (260, 76), (286, 80), (280, 104), (268, 120), (274, 150), (264, 178),
        (238, 192), (206, 180), (196, 130), tension=0.6)
    hat = curve((134, 40), (176, 44), (214, 16), (262, 2), (304, 12), (340, 34), (420, 16),
        (392, 56), (346, 78), (290, 86), (226, 92), (178, 84), tension=0.45)
    tail = limb(rounded_way([(214, 170), (192, 206), (184, 250)], 4),
        [24, 24, 23, 22, 20, 18, 14, 9, 2])
    bow = curve((210, 172), (170, 156), (166, 190), (206, 182), (178, 214), (206, 216),
        (220, 182), tension=0.3)
    fore = limb(rounded_way([(308, 222), (352, 300), (430, 262)], 6),
        [74 - k * 2.8 for k in range(13)])
    back = limb(rounded_way([(232, 222), (134, 262), (112, 320), (158, 348)], 6),
        [70 - k * 1.9 for k in range(19)])
    haft = blade([(214, 296), (168, 344), (96, 412)], [17, 17, 17])
    bit = moved(curve((16, -20), (16, 34), (-20, 34), (-56, 50), (-88, 70), (-98, 8), (-88, -54),
        (-56, -34), (-20, -20), tension=0.25), 120, 386, 0.92, 43)
    paper(c, haft, halo=5)
    ink(c, joined(coat, tail, bow))
    ink(c, face, wig, hat)
    for y in (132, 152, 172):
        paper(c, blade([(206, y - 2), (228, y + 7), (256, y)], [0, 7, 0]))
    paper(c, blade([(146, 48), (186, 66), (240, 72), (310, 66), (362, 50), (404, 28)],
        [0, 6, 7, 7, 6, 0]))
    paper(c, curve((252, 206), (284, 196), (312, 200), (300, 216), (312, 250), (290, 244),
        (276, 262), (268, 226), tension=0.4), halo=4)
    ink(c, back)
    paper(c, blade([(150, 236), (118, 262), (94, 306)], [0, 6, 0]),
        blade([(330, 250), (356, 274), (392, 258)], [0, 6, 0]))
    ink(c, fore)
    for x, y in ((318, 290), (316, 322), (322, 354)):
        colour(c, circle(x, y, 6))
    paper(c, moved(curve((-15, -24), (0, -28), (14, -22), (12, 0), (15, 22), (0, 28), (-14, 24),
        (-10, 0), tension=0.5), 142, 330, 1, 42), halo=4)
    for k in range(4):
        x, y = 186 - k * 11, 326 + k * 11.5
        ink(c, limb([(x - 15, y - 13), (x + 2, y - 2), (x + 13, y + 12)], [14, 15, 11]), halo=-3)
    steel = paper(c, bit, halo=6)
    c.lay(moved(curve((16, -20), (16, 34), (-20, 34), (-56, 50), (-70, 56), (-78, 8), (-70, -40),
        (-56, -34), (-20, -20), tension=0.25), 120, 386, 0.92, 43), tone=0, solid=True,
        keep=1 - steel)
    for x, y, r in ((52, 396, 8), (90, 410, 6)):
        ink(c, curve((x, y - r * 2.4), (x + r, y), (x, y + r), (x - r, y), tension=0.6))
    letter = [(416, 128), (556, 166), (532, 254), (392, 216)]
    ink(c, moved(letter, 8, 10))
    paper(c, letter, halo=5)
    ink(c, blade([(416, 128), (466, 200), (474, 204)], [4, 5, 5]),
        blade([(556, 166), (480, 204), (474, 204)], [4, 5, 5]))
    colour(c, circle(472, 200, 19), halo=4)
    ink(c, curve((404, 248), (430, 230), (470, 236), (474, 250), (440, 262), (452, 274),
        (424, 290), tension=0.5), halo=-4)
    paper(c, curve((388, 234), (416, 230), (430, 252), (424, 292), (398, 290), (394, 262),
        tension=0.5), halo=4)
    return c


@art("squatters-hollow")
def squatters_hollow(page: Page) -> Woodcut:
    """Seventy-five souls at Christmas; they still lay the other plates."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    ink(c, curve((60, 250), (180, 130), (290, 40), (330, 56), (400, 130), (540, 250), tension=0.3))
    ink(c, [(-10, 240), (610, 240), (610, 450), (-10, 450)])
    huts: tuple[tuple[list[Point], list[Point], list[Point]], ...] = (
        ([(196, 262), (192, 200), (214, 168), (236, 204), (236, 256)],
            [(186, 204), (214, 158), (244, 208), (236, 210), (214, 174), (192, 206)],
            [(208, 258), (208, 222), (222, 222), (222, 256)]),
        ([(118, 320), (110, 172), (154, 118), (196, 180), (200, 304)],
            [(98, 180), (153, 98), (210, 186), (196, 188), (154, 124), (110, 182)],
            [(142, 314), (140, 226), (168, 226), (170, 308)]),
        ([(-20, 470), (-20, 90), (30, 40), (112, 130), (126, 430), (60, 470)],
            [(-20, 70), (30, 12), (134, 136), (114, 142), (30, 52), (-20, 110)],
            [(26, 470), (20, 220), (72, 220), (80, 456)]))
    for side in (1, -1):
        for k, (front, roof, door) in enumerate(huts):
            dx = 0 if side > 0 else 600
            wall, top, hole = (moved(s, dx, 4 * k if side < 0 else 0, 1, 0,
                side < 0) for s in (front, roof, door))
            lit = paper(c, wall, halo=6)
            strokes(c, lit, along(91), cell=14, length=70, width=4.5, tone=0, seed=k + 3,
                weight=lambda px, py: 0.5)
            ink(c, top, hole)
    at = quad((252, 262), (348, 262), (530, 456), (70, 456))
    for t in (0.06, 0.24, 0.46, 0.74):
        for u in (-0.1, 1.1):
            x, y = at(u, t)
            w = at(u + 0.1, t)[0] - x
            ink(c, [(x - w * 0.7, y + w), (x - w * 0.6, y - w * 1.2), (x + w * 0.6, y - w * 1.2),
                (x + w * 0.7, y + w)], halo=-4)
    paper(c, [at(-0.02, 0), at(1.02, 0), at(1.02, 1), at(-0.02, 1)], halo=8)
    ink(c, [at(0.01, 0), at(0.99, 0), at(0.99, 1), at(0.01, 1)])
    for u in (0.34, 0.5, 0.66):
        paper(c, blade([at(u, 0), at(u, 0.5), at(u, 1)], [1, 2, 4]))
    for t in (0.3, 0.5, 0.66, 0.8, 0.93):
        for u in (0.22, 0.78):
            x, y = at(u, t)
            w = (at(u + 0.16, t)[0] - x)
            ink(c, circle(x + w * 0.06, y + w * 0.1, w, w * 0.44))
            paper(c, circle(x, y, w * 0.94, w * 0.4))
            ink(c, less(circle(x, y, w * 0.66, w * 0.27),
                circle(x, y + w * 0.03, w * 0.58, w * 0.22)))
    shawl = curve((252, 272), (258, 232), (280, 212), (276, 184), (300, 160), (324, 184),
        (320, 212), (342, 232), (348, 272), tension=0.6)
    paper(c, shawl, halo=6)
    ink(c, curve((284, 214), (282, 190), (300, 174), (318, 190), (316, 214), (300, 224),
        tension=0.7))
    paper(c, curve((289, 198), (300, 184), (312, 198), (308, 214), (300, 220), (293, 212),
        tension=0.7))
    ink(c, circle(295.5, 201, 3.4, 2.8), circle(305.5, 201, 3.4, 2.8),
        blade([(295, 212), (300, 210), (306, 212)], [1, 3, 1]))
    for side in (-1, 1):
        ink(c, blade([(300 + side * 10, 226), (300 + side * 22, 246), (300 + side * 22, 272)],
            [0, 6, 3]))
    ink(c, blade([(300, 228), (299, 250), (300, 274)], [0, 7, 5]))
    return c


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
