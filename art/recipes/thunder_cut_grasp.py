"""What closes, grows, pulls and looks back, of Called Forth by Thunder."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_bodies import claws, man_standing
from art.kit.cut_glyphs import walk_along
from art.kit.cut_light import colour, ink, paper, scrawl
from art.kit.cut_strokes import along, around, away, joined, less, limb, near, quad, strokes
from art.kit.cut_things import flame
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("last-of-the-martenses")
def last_of_the_martenses(page: Page) -> Woodcut:
    """I shot it, and it looked up at me like a relation."""
    c = Woodcut(page)
    ink(c, PAGE)
    face = curve((166, 116), (214, 54), (300, 36), (400, 52), (450, 116), (454, 190), (440, 240),
        (478, 310), (452, 388), (386, 430), (312, 440), (238, 430), (172, 388), (146, 310), (182,
        240),
        (166, 190), tension=0.7)
    inside = c.mask(face)
    strokes(c, 1 - inside, lambda x, y: away(312, 150)(x, y) * 0.7 + 0.3 * (1.9 if x < 312 else 1.2)
        if y > 150 else away(312, 190)(x, y), cell=18, length=84, width=9, seed=4,
        weight=lambda x, y: 1.0 if x < 300 else 0.5)
    ink(c, face)
    lit = [
        curve((160, 190), (166, 130), (220, 96), (286, 116), (318, 158), (306, 180), (270, 152),
            (216, 152), (184, 172), tension=0.6),                       # the ridge of the brow
        curve((176, 214), (222, 234), (252, 234), (258, 256), (226, 276), (196, 306), (160, 316),
            (178, 270), (184, 238), tension=0.6),                       # the cheek
        curve((298, 182), (314, 200), (310, 240), (320, 262), (312, 282), (286, 272), (258, 290),
            (236, 272), (268, 244), (290, 220), tension=0.6),           # the nose, broad and flat
        curve((164, 336), (206, 302), (250, 296), (314, 298), (314, 316), (258, 318), (204, 342),
            (178, 370), tension=0.6),                                   # the lip it bares
        curve((204, 402), (250, 412), (314, 408), (316, 440), (266, 440), (226, 426), tension=0.6),
        curve((210, 88), (258, 58), (312, 50), (314, 96), (290, 100), (240, 88), tension=0.6)]
    skin = paper(c, *lit)
    strokes(c, skin, lambda x, y: around(312, 200)(x, y), cell=14, length=30, width=4.4, tone=0,
        seed=6,
        weight=lambda x, y: float(np.clip((220 - x) / 30, 0, 0.9)))
    for a, b, d in (((226, 110), (250, 104), (284, 118)), ((240, 72), (270, 68), (304, 72)),
            ((236, 250), (216, 266), (202, 292)), ((220, 306), (250, 304), (290, 306))):
        c.gouge([a, b, d], 5, tone=0)
    far = [[(330, 160), (354, 124), (404, 114), (446, 160)], [(440, 216), (402, 236), (372, 238)],
        [(372, 256), (394, 280), (438, 300)], [(462, 336), (420, 308), (366, 300)],
        [(420, 412), (380, 424), (340, 434)], [(340, 70), (380, 76), (414, 102)],
        [(384, 276), (370, 286), (348, 278)], [(428, 240), (416, 262), (446, 288)]]
    for points, width in zip(far, (14, 8, 7, 9, 8, 7, 8, 6), strict=True):
        c.gouge(points, width)
    ink(c, circle(278, 272, 15, 8), circle(344, 274, 15, 8))
    for x, colours in ((238, False), (386, True)):
        _eye(c, x, 196, 38, amber=colours)
    c.gouge([(204, 224), (236, 236), (270, 226)], 5, tone=0)
    c.gouge([(354, 226), (388, 234), (420, 224)], 5)
    mouth = curve((184, 388), (212, 346), (258, 324), (314, 320), (368, 324), (412, 346), (440,
        388),
        (400, 402), (314, 404), (226, 402), tension=0.7)
    ink(c, mouth)
    for up, teeth in ((False, ((232, 70, 38), (394, 70, 38), (268, 34, 30), (298, 30, 28), (328,
        30, 28),
            (358, 34, 30))), (True, ((256, 52, 32), (370, 52, 32), (286, 26, 26), (312, 26, 26),
            (340, 26, 26), (206, 30, 26), (420, 30, 26)))):
        for x, tall, wide in teeth:
            bow = abs(x - 313) ** 1.5 * 0.018
            root = 408 - bow * 0.3 if up else 322 + bow
            tip = root - tall if up else root + tall
            fang = curve((x - wide / 2, root), (x - wide * 0.32, (root + tip) / 2), (x, tip),
                (x + wide * 0.32, (root + tip) / 2), (x + wide / 2, root), tension=0.5)
            c.lay(fang, tone=1.15, accent=1.0, solid=True, halo=4)
            if x > 320:
                ink(c, less(fang, moved(fang, -wide * 0.3, 0)))
    band = c.mask(less(moved(face, -18, -14, 1.06), moved(face, 22, 18, 0.93))) * (c.Y < 300)
    for tone, breadth, seed in ((1.12, 8.0, 21), (0.0, 5.0, 22)):  # the mane hangs over its face
        strokes(c, band, lambda x, y: away(312, 210)(x, y) + 0.25 * math.sin(x / 17), cell=13,
            length=52,
            width=breadth, tone=tone, seed=seed, weight=lambda x, y: 1.0 if x < 330 else 0.6)
    hole = circle(330, 92, 13, 11)
    blood = joined(blade([(330, 92), (334, 130), (326, 170), (330, 220), (348, 262), (352, 300),
        (346, 312)], [16, 17, 13, 15, 12, 12, 10]), circle(346, 314, 7, 10),
        blade([(332, 120), (352, 150), (420, 164), (436, 214), (434, 250)], [6, 10, 9, 8, 6]))
    colour(c, blood, halo=4)
    ink(c, hole, halo=-4)
    return c


def _eye(c: Woodcut, x: float, y: float, wide: float, *, amber: bool) -> None:
    """A man's eye in what is no man's face, raised to the one above it."""
    ball = curve((x - wide, y + 6), (x - wide * 0.4, y - wide * 0.5), (x + wide * 0.4,
        y - wide * 0.52),
        (x + wide, y + 2), (x + wide * 0.4, y + wide * 0.46), (x - wide * 0.4, y + wide * 0.48),
        tension=0.8)
    ink(c, ball, halo=9)
    white = paper(c, ball)
    c.lay(circle(x, y - 3, wide * 0.47), tone=0, solid=True, keep=1 - white)
    if amber:
        c.lay(circle(x, y - 3, wide * 0.4), tone=1.15, accent=1.0, solid=True, keep=1 - white)
        ink(c, circle(x, y - 3, wide * 0.17))
    else:
        for k in range(9):
            a = math.radians(k * 40)
            c.gouge([(x + math.cos(a) * wide * 0.22, y - 3 + math.sin(a) * wide * 0.22),
                (x + math.cos(a) * wide * 0.42, y - 3 + math.sin(a) * wide * 0.42)], 3.4)
    paper(c, circle(x - wide * 0.14, y - wide * 0.24, wide * 0.11))
    ink(c, blade([(x - wide - 4, y + 8), (x - wide * 0.3, y - wide * 0.55), (x + wide * 0.4,
        y - wide * 0.55), (x + wide + 4, y + 2)], [3, 9, 9, 3]))


def _reach(c: Woodcut, x: float, y: float, s: float) -> None:
    """The back of a hand that reaches away from the eye, lit from the front."""

    def put(shape: Shape) -> Shape:
        return moved(shape, x, y, s, 18)

    sleeve = put([(-56, 120), (-46, 6), (46, 0), (62, 120)])
    ink(c, sleeve, halo=-4)
    paper(c, put([(-46, 8), (46, 2), (48, -12), (-44, -6)]), halo=3)
    fingers = [([(36, -84), (62, -124), (70, -160)], [28, 25, 14]),
        ([(16, -100), (26, -152), (26, -196)], [30, 27, 15]),
        ([(-10, -102), (-14, -160), (-18, -208)], [31, 28, 15]),
        ([(-34, -92), (-54, -142), (-66, -184)], [30, 27, 15]),
        ([(-36, -34), (-78, -66), (-100, -108)], [38, 30, 16])]
    for points, widths in fingers:
        shape = put(limb(points, widths))
        paper(c, shape, halo=5)
        ink(c, less(shape, moved(shape, -4, -7)))
    back = put(curve((-40, 0), (-52, -50), (-48, -96), (-10, -112), (30, -106), (50, -76), (44,
        -30),
        (40, 0), tension=0.6))
    paper(c, back)
    ink(c, less(back, moved(back, -5, -9)))
    for (ax, ay), (bx, by) in (((-8, -20), (-34, -84)), ((4, -20), (-10, -90)), ((14, -20), (16,
        -88)),
            ((24, -18), (36, -74))):
        mid = put(blade([(ax, ay), ((ax + bx) / 2 + 3, (ay + by) / 2), (bx, by)], [0, 5, 0]))
        ink(c, mid)


@art("martense-bible")
def martense_bible(page: Page) -> Woodcut:
    """Births, deaths, colour of eyes: what grows from it has them all."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, curve((-20, -20), (620, -20), (620, 280), (420, 300), (180, 300), (-20, 280),
        tension=0.3))
    ink(c, [(40, 404), (300, 430), (560, 404), (574, 424), (300, 456), (26, 424)])
    left = curve((40, 400), (76, 312), (110, 292), (200, 286), (290, 312), (306, 330), (302, 424),
        (220, 396), (120, 390), tension=0.35)
    paper(c, left, moved(left, 604, 0, 1, 0, True), halo=5)
    for k in range(6):
        t = k / 5
        for side in (-1, 1):
            x = 302 + side * (60 + t * 6)
            c.gouge([(x, 330 + t * 62 - 8), (x + side * 70, 316 + t * 60 - 4),
                (x + side * (150 + t * 20),
                312 + t * 68)], 5.5, tone=0)
    ink(c, blade([(303, 326), (302, 380), (302, 430)], [5, 9, 6]))

    shapes: list[skia.Path] = []
    tips: list[Point] = []

    def grow(points: Sequence[Point], a: float, b: float) -> None:
        smooth = walk_along(points, 12)
        shapes.append(blade(smooth, [a + (b - a) * i / 12 for i in range(13)]))
        tips.append(points[-1])

    grow([(302, 372), (290, 300), (312, 230), (296, 150)], 66, 40)
    for root in ([(300, 350), (250, 364), (196, 352), (150, 368)], [(306, 352), (360, 362), (420,
        350),
            (462, 366)], [(296, 356), (262, 386), (232, 398)], [(310, 358), (346, 384), (374,
            400)]):
        grow(root, 30, 0)
    del tips[:]
    for branch in ([(296, 170), (250, 110), (190, 100), (136, 60)], [(300, 160), (310, 100), (296,
        50)],
            [(304, 170), (360, 120), (420, 110), (470, 62)], [(300, 226), (240, 200), (180, 214),
            (124, 180)], [(308, 220), (372, 206), (430, 214), (490, 180)], [(214, 102), (220, 60),
            (206, 30)], [(390, 114), (392, 70), (404, 34)], [(210, 206), (200, 240), (196, 262)],
            [(400, 210), (412, 244), (420, 262)]):
        grow(branch, 24, 8)
    ink(c, joined(*shapes))
    strokes(c, joined(*shapes[:1]), along(94), cell=13, length=50, width=4.4, seed=6,
        weight=lambda x, y: float(np.clip((306 - x) / 20, 0, 0.9)))
    for k, (x, y) in enumerate(tips):
        r = (34, 30, 34, 30, 30, 24, 24, 24, 24)[k]
        ball = curve((x - r * 1.3, y), (x, y - r), (x + r * 1.3, y), (x, y + r), tension=0.75)
        ink(c, ball, halo=6)
        paper(c, ball)
        ink(c, circle(x, y, r * 0.66))
        if k % 2:
            colour(c, circle(x, y, r * 0.54))
            ink(c, blade([(x, y - r * 0.5), (x, y), (x, y + r * 0.5)], [0, r * 0.36, 0]))
        else:
            paper(c, circle(x - r * 0.22, y - r * 0.24, r * 0.18))
    return c


@art("cloudburst")
def cloudburst(page: Page) -> Woodcut:
    """The road I drove up is a creek now, and my second-best witness is floating down it."""
    c = Woodcut(page)
    ink(c, PAGE)
    rain(c, -0.5, 80, seed=3, length=(70, 170), width=5)

    def put(*shapes: Shape) -> list[Shape]:
        return [moved(shape, 236, 240, 1.62, -25) for shape in shapes]

    lamp = (371, 96)
    c.shine(colour(c, [lamp, (640, -150), (640, 110), (lamp[0] + 8, lamp[1] + 22)], halo=8))
    ink(c, *put(_car()), halo=-6)
    paper(c, *put([(-68, -96), (-30, -99), (-30, -62), (-74, -62)], [(-20, -99), (14, -97), (28,
        -62),
        (-20, -62)]))
    ink(c, *put(joined(circle(4, -74, 9, 12), curve((-16, -60), (-6, -66), (14, -66), (24, -60),
        tension=0.5))))
    paper(c, *put(blade([(40, -50), (70, -50), (98, -46)], [0, 5, 0])), *put(blade([(-100, -40),
        (-40, -48), (24, -48)], [0, 3.4, 0])), *put(blade([(-78, -104), (-40, -113), (12, -111)],
        [0, 3, 0])))
    for k in range(4):
        paper(c, *put(blade([(52 + k * 10, -36), (53 + k * 10, -26), (54 + k * 10, -14)], [2.6,
            2.6, 2.6])))
    for x in (-66, 74):
        paper(c, *put(less(circle(x, 4, 24), circle(x, 4, 19))), *put(circle(x, 4, 7)))
    c.shine(paper(c, *put(circle(112, -40, 12, 14)), halo=5))
    far = curve((-20, 330), (40, 316), (110, 340), (190, 316), (262, 300), (330, 252), (420, 220),
        (500, 236),
        (620, 200), (620, 470), (-20, 470), tension=0.7)
    swell = curve((-20, 410), (60, 372), (150, 384), (240, 360), (330, 330), (430, 326), (520, 344),
        (620, 320), (620, 470), (-20, 470), tension=0.7)
    for shape, seed, wide in ((far, 6, 7.0), (swell, 7, 9.0)):
        water = paper(c, shape, halo=7)
        strokes(c, water, lambda x, y: 0.42 * math.sin(x / 58 + y / 90) - 0.16, cell=17, length=90,
            width=wide, tone=0, seed=seed, weight=lambda x, y: 0.75)
    hat = moved(joined(curve((-52, 0), (-48, -44), (-24, -60), (2, -50), (26, -62), (48, -44), (52,
        -2),
        tension=0.6), moved(circle(0, 0, 88, 15), 0, 0, 1, 2)), 226, 414, 0.82, -12)
    ink(c, hat, halo=-6)
    colour(c, moved(curve((-50, -20), (0, -14), (51, -20), (52, -6), (0, 0), (-51, -6),
        tension=0.5), 226,
        414, 0.82, -12))
    ink(c, circle(400, 436, 84, 22))
    _reach(c, 392, 452, 0.92)
    return c


def _car() -> skia.Path:
    """A sedan of the twenties from its side, nose to the right, its sill at y = 0."""
    body = curve((-110, -10), (-108, -58), (-84, -64), (-76, -104), (-40, -112), (10, -110), (26,
        -100),
        (38, -60), (100, -56), (112, -40), (114, -10), (60, 4), (-60, 4), tension=0.25)
    wheels = [circle(-66, 4, 32), circle(74, 4, 32)]
    return joined(body, *wheels, blade([(20, -14), (40, -40), (76, -50), (116, -20), (124, -2)],
        [6, 10, 12, 10, 4]))


@art("last-leaf-of-the-diary")
def last_leaf_of_the_diary(page: Page) -> Woodcut:
    """He went on copying while it pulled."""
    c = Woodcut(page)
    colour(c, PAGE)
    strokes(c, c.mask(PAGE), along(8), cell=20, length=120, width=6, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(0.3 + x / 700, 0, 0.9)))
    ink(c, [(70, 44), (410, 20), (470, 450), (60, 470)])
    at = quad((56, 30), (396, 8), (452, 430), (40, 450))
    paper(c, c.rough([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 1.2, "leaf", 12))
    for k in range(5):
        scrawl(c, at(0.1, 0.14 + k * 0.115), at((0.92, 0.9, 0.94, 0.9, 0.46)[k], 0.14 + k * 0.115),
            13,
            seed=k + 4, width=6)
    trail = [at(0.46, 0.6), at(0.52, 0.57), at(0.5, 0.64), at(0.64, 0.61), at(0.62, 0.68)]
    ink(c, blade([*trail, (308, 300)], [5, 6, 6, 7, 8, 4]))
    sleeve = [(430, 262), (640, 250), (640, 420), (436, 370)]
    ink(c, sleeve, halo=4)
    paper(c, [(424, 254), (462, 250), (468, 378), (432, 378)], halo=5)
    for points, widths in (([(410, 352), (356, 366), (330, 352)], [40, 34, 24]),
            ([(410, 326), (350, 338), (318, 318)], [40, 36, 24])):
        finger = limb(points, widths)
        paper(c, finger, halo=5)
        ink(c, less(finger, moved(finger, -3, -10)))
    back = curve((432, 258), (400, 246), (368, 262), (360, 300), (374, 344), (410, 372), (436, 368),
        tension=0.6)
    paper(c, back, halo=5)
    ink(c, less(back, moved(back, -3, -12)))
    ink(c, blade([(276, 330), (346, 240), (410, 130)], [3, 13, 17]), halo=-4)
    paper(c, blade([(290, 308), (350, 228), (400, 142)], [0, 4, 3]))
    for points, widths in (([(384, 268), (340, 246), (306, 276), (296, 300)], [42, 36, 30, 17]),
            ([(380, 316), (340, 318), (308, 304), (298, 296)], [40, 34, 28, 17])):
        finger = limb(points, widths)
        paper(c, finger, halo=5)
        ink(c, less(finger, moved(finger, -3, -9)))
    for a, b, d in (((346, 236), (340, 248), (346, 260)), ((344, 310), (338, 320), (344, 332)),
            ((392, 270), (410, 278), (424, 276)), ((390, 300), (408, 306), (424, 304))):
        c.gouge([a, b, d], 5, tone=0)
    arm = limb([(660, -40), (590, 90), (556, 190)], [200, 170, 150])
    claw = [([(500, 170), (470, 236), (462, 300), (480, 372)], [50, 46, 40, 22]),
        ([(536, 180), (512, 254), (508, 320), (524, 396)], [52, 48, 42, 22]),
        ([(574, 190), (556, 260), (556, 330), (572, 400)], [52, 48, 42, 22]),
        ([(612, 190), (604, 270), (606, 330), (620, 390)], [50, 46, 40, 20])]
    ink(c, arm, halo=-6)
    strokes(c, arm, lambda x, y: 2.0, cell=15, length=44, width=5.5, seed=5,
        weight=lambda x, y: float(np.clip((560 - x) / 50, 0, 0.95)))
    for points, widths in claw:
        shape = joined(limb(points, widths), circle(*points[1], widths[1] * 0.58),
            circle(*points[2], widths[2] * 0.56))
        ink(c, shape, halo=-5)
        c.gouge([(x - 9, y) for x, y in points[:3]], 9)
        x, y = points[-1]
        paper(c, blade([(x - 3, y - 14), (x + 3, y + 12), (x + 16, y + 36)], [20, 18, 0]), halo=5)
    return c


@art("walpurgis-eve")
def walpurgis_eve(page: Page) -> Woodcut:
    """Nine hills, nine fires, and nobody carrying wood."""
    c = Woodcut(page)
    ink(c, PAGE)
    for x, y, wide, high in ((560, 140, 130, 26), (430, 120, 120, 22), (90, 130, 140, 26), (500,
        210, 150, 40),
            (20, 220, 120, 38)):
        hill = curve((x - wide, y + wide), (x - wide * 0.4, y + wide * 0.24), (x, y),
            (x + wide * 0.4,
            y + wide * 0.24), (x + wide, y + wide), tension=0.6)
        ink(c, hill, halo=5)
        strokes(c, hill, away(x, y - high), cell=12, length=34, width=4.5, seed=x,
            weight=near(x, y, wide * 0.78, wide * 0.18))
        flame(c, x, y + 6, high * 2.2, 0.1)
    ground = curve((-20, 372), (120, 340), (300, 330), (480, 350), (620, 384), (620, 470), (-20,
        470),
        tension=0.6)
    ink(c, ground, halo=5)
    strokes(c, ground, away(240, 320), cell=17, length=64, width=8, seed=4,
        weight=lambda x, y: float(np.clip(1.35 - math.hypot(x - 240, (y - 350) * 1.6) / 260, 0, 1)))
    tongues = (([(150, 380), (120, 300), (160, 210), (110, 120), (150, 60)], 96), ([(220, 384),
        (200, 280),
        (250, 180), (214, 80), (262, -10)], 130), ([(290, 384), (330, 300), (290, 220), (350, 140),
        (326, 70)], 110), ([(340, 384), (380, 320), (360, 262), (398, 214)], 70), ([(100, 384),
        (70, 320),
        (88, 270), (56, 220)], 60))
    fire = []
    for points, wide in tongues:
        walk = walk_along(points, 14)
        fire.append(blade(walk, [wide * (1 - (i / 14) ** 1.3) for i in range(15)]))
    whole = joined(*fire, circle(226, 360, 150, 40))
    c.shine(colour(c, whole, halo=8))
    core = [blade(walk_along(points[:-1], 12),
        [wide * 0.42 * (1 - (i / 12) ** 1.2) for i in range(13)]) for points, wide in tongues[:3]]
    c.shine(paper(c, joined(*core, circle(222, 372, 90, 22))))
    man = moved(man_standing(), 258, 440, 230)
    ink(c, man)
    for side in (-1, 1):                                        # his hands are empty
        ink(c, limb([(258 + side * 30, 264), (258 + side * 66, 306), (258 + side * 98, 282)], [26,
            22, 16]),
            moved(claws(0, 0, 20, -60 if side > 0 else -120), 258 + side * 98, 284))
    return c


@art("called-forth-by-thunder")
def called_forth_by_thunder(page: Page) -> Woodcut:
    """Every peal is a dinner bell."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, curve((-20, 150), (60, 176), (130, 140), (210, 168), (300, 138), (390, 166), (470,
        136),
        (550, 164), (620, 140), (620, 400), (-20, 400), tension=0.7))
    for x, y, wide in ((40, 340, 100), (560, 330, 120), (490, 364, 90), (120, 366, 90)):
        ink(c, curve((x - wide, y + 60), (x - wide * 0.5, y), (x, y - 26), (x + wide * 0.5, y),
            (x + wide,
            y + 60), tension=0.7))
    for x, y, tall, lean in ((40, 330, 120, -8), (560, 316, 140, 10), (486, 352, 84, -6), (116,
        352, 76, 8)):
        ink(c, moved(joined(limb([(0, 10), (2, -40), (0, -70)], [22, 17, 15]), *(limb([(k * 5, -68),
            (k * 11, -86), (k * 12 + 4, -108 + abs(k) * 5)], [8, 7, 2]) for k in (-2, -1, 0, 1,
            2))), x, y,
            tall / 100, lean))
    strike(c, light_tree((430, -20), (548, 316), 30, 21, twigs=9), halo=6)
    arm = curve((160, 470), (206, 400), (222, 330), (226, 290), (334, 290), (336, 340), (366, 410),
        (400, 470),
        tension=0.6)
    palm = curve((222, 320), (216, 250), (240, 214), (296, 204), (342, 226), (350, 270), (334,
        326), tension=0.7)
    fingers = [([(238, 246), (172, 214), (146, 160), (152, 118)], [48, 42, 34, 24]),
        ([(258, 226), (222, 160), (220, 108), (240, 66)], [50, 44, 36, 24]),
        ([(298, 220), (306, 156), (326, 122), (324, 100)], [50, 44, 36, 24]),
        ([(328, 238), (380, 200), (402, 156), (394, 118)], [46, 40, 32, 22]),
        ([(330, 300), (404, 300), (444, 262), (450, 220)], [60, 46, 36, 24])]
    shapes = [joined(limb(p, w), circle(*p[1], w[1] * 0.6), circle(*p[2], w[2] * 0.58)) for p,
        w in fingers]
    whole = c.rough(joined(arm, palm, *shapes), 0.8, "hide", 9)
    ink(c, whole, halo=-4)
    paper(c, less(whole, moved(whole, -11, 3)))                 # the side to the flash
    for p, w in fingers:
        (ax, ay), (x, y) = p[-2:]
        n = math.hypot(x - ax, y - ay)
        dx, dy = (x - ax) / n, (y - ay) / n
        paper(c, blade([(x - dx * 8, y - dy * 8), (x + dx * 18, y + dy * 18),
            (x + dx * 44 + dy * 12,
            y + dy * 44 - dx * 12)], [w[3] * 0.9, w[3] * 0.8, 0]), halo=5)
        for (qx, qy), v in zip(p[1:3], w[1:3], strict=True):    # light on knuckles
            c.gouge([(qx - v * 0.3, qy + 2), (qx + 2, qy - v * 0.34), (qx + v * 0.4, qy + 4)], 7)
            c.gouge([(qx - v * 0.22, qy + 12), (qx + 2, qy + 2), (qx + v * 0.3, qy + 13)], 5)
    for a, b, d in (((250, 290), (244, 262), (250, 240)), ((280, 300), (278, 262), (282, 234)),
            ((310, 300), (314, 270), (322, 248)), ((246, 330), (288, 318), (326, 336))):
        c.gouge([a, b, d], 7)
    strokes(c, arm, along(84), cell=15, length=50, width=5.5, seed=6,
        weight=lambda x, y: float(np.clip((x - 270) / 70, 0, 0.9)) if y > 330 else 0.0)
    mound = curve((40, 470), (120, 410), (190, 392), (230, 402), (262, 388), (310, 400), (350,
        388), (420, 404),
        (500, 440), (540, 470), tension=0.6)
    ink(c, mound)
    strokes(c, mound, around(290, 560), cell=16, length=30, width=6, seed=8,
        weight=lambda x, y: float(np.clip((446 - y) / 40, 0, 0.9)))
    for x, y, r in ((170, 366, 12), (400, 350, 14), (430, 384, 9), (136, 388, 9), (198, 340, 7),
        (384, 320, 8)):
        ink(c, c.rough(circle(x, y, r), r * 0.12, f"clod{x}", 7))
    return c
