"""Who looks, and what is looked at, of Called Forth by Thunder: close crops, hard light."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import head_shape
from art.kit.cut_glyphs import walk_along
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, fringe, ink, paper, scrawl
from art.kit.cut_strokes import (
    along,
    away,
    joined,
    less,
    limb,
    mirrored,
    near,
    quad,
    strokes,
)
from art.kit.cut_weather import billow, light_tree, strike
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("woman-with-unlike-eyes")
def woman_with_unlike_eyes(page: Page) -> Woodcut:
    """Her blue eye believed me; the brown one was listening to the hill."""
    c = Woodcut(page)
    paper(c, PAGE)
    dark = curve((318, -20), (620, -20), (620, 470), (330, 470), (346, 420), (306, 404), (322, 360),
        (352, 330), (336, 250), (322, 180), (330, 90), tension=0.5)
    ink(c, c.rough(dark, 1.2, "half", 12))
    hair = curve((340, -20), (210, 26), (96, 100), (36, 210), (-30, 330), (-30, -20), tension=0.6)
    locks = colour(c, hair, halo=6)
    strokes(c, locks, lambda x, y: away(420, 300)(x, y) + 1.45, cell=15, length=120, width=6.5,
        tone=0, seed=2,
        weight=lambda x, y: 0.7)
    for k in range(9):                                          # hair parted over the brow
        t = k / 8
        c.gouge([(330 + t * 40, -20), (450 + t * 80, 14 + t * 20), (560 + t * 50, 110 + t * 40)], 7)
    for x, side in ((166, 1), (442, -1)):
        _great_eye(c, x, 226, 100, amber=side < 0)
    ink(c, blade([(52, 176), (110, 122), (190, 112), (268, 142)], [4, 22, 24, 14]))
    strokes(c, c.mask(curve((60, 160), (130, 104), (270, 130), (266, 150), (130, 134),
        tension=0.7)),
        along(-20), cell=9, length=26, width=4, seed=3, weight=lambda x, y: 0.7)
    paper(c, blade([(350, 146), (420, 114), (500, 124), (560, 180)], [8, 14, 14, 0]))
    for points, width in (([(60, 290), (120, 318), (200, 306)], 6), ([(90, 170), (160, 150), (246,
        182)], 6),
            ([(268, 190), (282, 240), (264, 300), (246, 360)], 9), ([(236, 372), (262, 392), (290,
            384)], 10)):
        c.gouge(points, width, tone=0)
    for points, width in (([(370, 296), (440, 320), (520, 296)], 7), ([(366, 184), (440, 152),
        (526, 182)], 6),
            ([(340, 372), (366, 384), (384, 366)], 8), ([(520, 340), (470, 390), (420, 420)], 8)):
        c.gouge(points, width)
    strokes(c, c.mask([(-10, 300), (120, 330), (150, 450), (-10, 450)]), along(58), cell=16,
        length=50,
        width=6, tone=0, seed=5, weight=lambda x, y: float(np.clip((150 - x) / 120, 0, 0.9)))
    return c


def _great_eye(c: Woodcut, x: float, y: float, w: float, *, amber: bool) -> None:
    """An eye as wide as a hand; the amber one holds a hill and a flash."""
    ball = curve((x - w, y + 16), (x - w * 0.5, y - w * 0.34), (x + w * 0.1, y - w * 0.48),
        (x + w * 0.66, y - w * 0.26), (x + w, y + 8), (x + w * 0.5, y + w * 0.4), (x - w * 0.3,
        y + w * 0.44),
        tension=0.75)
    ink(c, ball, halo=9)
    white = paper(c, ball)
    r = w * 0.47
    iris = circle(x, y, r)
    c.lay(iris, tone=0, solid=True, keep=1 - white)
    if amber:
        disc = c.lay(circle(x, y, r * 0.88), tone=1.15, accent=1.0, solid=True, keep=1 - white)
        hill = c.mask(curve((x - r, y + r), (x - r * 0.6, y + r * 0.36), (x - r * 0.1, y - r * 0.1),
            (x + r * 0.1, y - r * 0.1), (x + r * 0.6, y + r * 0.4), (x + r, y + r), tension=0.5))
        c.block.over(hill * disc, tone=0.0, accent=0.0, kind=SOLID)
        flash = c.mask([(x + 4, y - r * 0.86), (x - r * 0.24, y - r * 0.42), (x - r * 0.02,
            y - r * 0.42),
            (x - r * 0.16, y - r * 0.06), (x + r * 0.26, y - r * 0.5), (x + r * 0.06, y - r * 0.5),
            (x + r * 0.3, y - r * 0.84)])
        c.block.over(flash * disc, tone=1.2, accent=0.0, kind=SOLID)
    else:
        for k in range(20):
            a = math.radians(k * 18)
            if math.sin(a) > -0.75:
                c.gouge([(x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5),
                    (x + math.cos(a) * r * 0.9,
                    y + math.sin(a) * r * 0.9)], 5)
        paper(c, circle(x - r * 0.32, y - r * 0.34, r * 0.2))
    lid = [(x - w - 10, y + 22), (x - w * 0.5, y - w * 0.38), (x + w * 0.1, y - w * 0.52),
        (x + w * 0.68,
        y - w * 0.3), (x + w + 10, y + 8)]
    ink(c, blade(lid, [4, 15, 17, 13, 4]))
    for k in range(7):
        t = 0.12 + k * 0.13
        px, py = x - w + 2 * w * t, y - w * 0.5 * math.sin(math.pi * min(1, t * 1.1)) - 2
        c.gouge([(px, py), (px + (t - 0.5) * 26, py - 14), (px + (t - 0.5) * 52, py - 22)], 6,
            tone=1.1 if amber else 0.0)


@art("faces-in-the-upper-windows")
def faces_in_the_upper_windows(page: Page) -> Woodcut:
    """Five windows, five faces; the stairs up there burned in '84."""
    c = Woodcut(page)
    ink(c, PAGE)
    wall = c.mask(PAGE)
    strokes(c, wall, lambda x, y: math.atan2(y - 470, x + 500), cell=20, length=110, width=5,
        seed=4,
        weight=lambda x, y: 0.5)
    at = quad((24, 190), (640, -70), (640, 380), (24, 330))
    for k in range(5):
        u = (0.0, 0.155, 0.33, 0.53, 0.765)[k]
        w = (0.115, 0.13, 0.15, 0.175, 0.205)[k]
        _window(c, [at(u, 0.12), at(u + w, 0.12), at(u + w, 0.95), at(u, 0.95)], k)
    return c


def _window(c: Woodcut, corners: list[Point], kind: int) -> None:
    """A lit window, and who has come up to the glass."""
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = corners
    at = quad(*corners)
    ink(c, [at(-0.16, -0.08), at(1.16, -0.08), at(1.16, 1.06), at(-0.16, 1.06)], halo=-4)
    glass = colour(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])

    def shape(*points: Point, tension: float = 0.7) -> Shape:
        return curve(*(at(*p) for p in points), tension=tension)

    def lay(tone: float, *shapes: Shape) -> None:
        c.lay(*shapes, tone=tone, solid=True, keep=1 - glass)

    lean = (0.06, -0.05, 0.04, -0.06, 0.0)[kind]
    lay(0, shape((-0.1, 1.1), (0.02, 0.8), (0.3, 0.72), (0.7, 0.72), (0.98, 0.8), (1.1, 1.1)))

    def face(*points: Point, tension: float = 0.7) -> Shape:
        return shape(*((x + lean, y) for x, y in points), tension=tension)

    lay(0, face((0.06, 0.5), (0.1, 0.2), (0.3, 0.06), (0.5, 0.1), (0.72, 0.05), (0.9, 0.2), (0.94,
        0.5),
        (0.84, 0.72), (0.5, 0.88), (0.16, 0.72)))
    lay(1.15, face((0.15, 0.36), (0.24, 0.22), (0.42, 0.24), (0.58, 0.22), (0.78, 0.24), (0.85,
        0.36), (0.8, 0.5),
        (0.84, 0.66), (0.68, 0.8), (0.5, 0.84), (0.3, 0.8), (0.16, 0.66), (0.2, 0.5)))
    lay(0, face((0.56, 0.2), (0.8, 0.22), (0.88, 0.4), (0.82, 0.5), (0.87, 0.68), (0.66, 0.84),
        (0.54, 0.83),
        (0.6, 0.66), (0.58, 0.56), (0.52, 0.5), (0.55, 0.36)))
    lay(0, face((0.16, 0.4), (0.3, 0.34), (0.46, 0.41), (0.42, 0.5), (0.26, 0.52)))
    for x, r in ((0.33, 0.095), (0.67, 0.085)):                 # no two of its eyes alike
        lay(1.2, face((x - r, 0.44), (x, 0.405), (x + r, 0.44), (x, 0.482), tension=0.8))
        lay(0, face((x - 0.03, 0.44), (x, 0.42), (x + 0.03, 0.44), (x, 0.462), tension=0.9))
    lay(0, face((0.38, 0.6), (0.44, 0.56), (0.5, 0.58), (0.5, 0.62), (0.42, 0.62)))
    if kind in (1, 3):                                          # some gape, some bare their teeth
        lay(0, face((0.36, 0.7), (0.5, 0.65), (0.62, 0.7), (0.58, 0.8), (0.4, 0.8)))
    else:
        lay(0, face((0.24, 0.75), (0.36, 0.67), (0.5, 0.655), (0.64, 0.67), (0.78, 0.75), (0.62,
            0.755), (0.5, 0.745),
            (0.38, 0.755)))
        for k in range(6):
            u = 0.31 + k * 0.068 + lean
            top = 0.668 + abs(k - 2.5) * 0.008
            lay(1.15, [at(u, top), at(u + 0.056, top), at(u + 0.028, top + (0.075 if k in (1,
                4) else 0.045))])
    lay(0, [at(0, 0.49), at(0.16, 0.49), at(0.16, 0.52), at(0, 0.52)], [at(0.84, 0.49), at(1, 0.49),
        at(1, 0.52), at(0.84, 0.52)])
    if kind in (2, 4, 0):                                       # a hand is laid on the pane
        wide = abs(bx - ax)
        for k in range(4):
            u = 0.08 + k * 0.085 if kind != 2 else 0.66 + k * 0.085
            v = 0.79 + abs(k - 1.4) * 0.022
            finger = blade([at(u, 1.0), at(u, 0.9), at(u - 0.012 + k * 0.01, v)], [wide * 0.07,
                wide * 0.068, wide * 0.03])
            ink(c, blade([at(u, 1.0), at(u, 0.9), at(u - 0.012 + k * 0.01, v - 0.015)],
                [wide * 0.12, wide * 0.11,
                wide * 0.06]))
            lay(1.15, finger)


@art("giffords-letter")
def giffords_letter(page: Page) -> Woodcut:
    """He asks after a friend, gets a civil lie by return, and buys a shovel."""
    c = Woodcut(page)
    ink(c, PAGE)
    at = quad((96, 250), (444, 176), (540, 400), (150, 470))
    strokes(c, c.mask([(-10, 180), (610, 130), (610, 450), (-10, 450)]), along(-8), cell=18,
        length=54, width=6,
        seed=3, weight=lambda x, y: float(np.clip((y - 160) / 240, 0, 0.8)))
    colour(c, curve((-20, -20), (620, -20), (620, 120), (430, 150), (200, 176), (-20, 168),
        tension=0.5))
    sheet = c.rough([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 1.2, "letter", 12)
    ink(c, moved(sheet, -8, 12))
    paper(c, sheet, halo=6)
    for k in range(5):
        v = 0.16 + k * 0.15
        scrawl(c, at(0.07, v), at(0.93 if k < 4 else 0.5, v), 9, seed=k + 3, width=5)
    seal = at(0.84, 0.82)
    colour(c, c.rough(circle(*seal, 34, 26), 2, "seal", 12), halo=5)
    ink(c, less(circle(*seal, 20, 15), circle(*seal, 15, 11)))
    house = [(60, 196), (60, 120), (52, 120), (72, 84), (84, 80), (84, 60), (96, 60), (96, 78),
        (118, 80), (140, 118),
        (132, 120), (132, 196)]
    ink(c, house)

    def put(shape: Shape) -> Shape:
        return moved(shape, 330, 300, 1.0, 9)

    ink(c, put(curve((-90, 40), (-50, 4), (0, 22), (60, 0), (104, 44), (40, 62), (-40, 66),
        tension=0.4)))
    steel = put(curve((-82, -130), (-30, -140), (-18, -158), (18, -158), (30, -140), (82, -130),
        (80, -30), (70, 34),
        (30, 26), (0, 44), (-34, 24), (-72, 38), (-80, -30), tension=0.25))
    blade_ = paper(c, steel, halo=8)
    ink(c, put(curve((4, -150), (30, -140), (86, -134), (84, -30), (74, 40), (30, 26), (4, 44),
        tension=0.25)))
    strokes(c, blade_, along(98), cell=14, length=60, width=5, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((x - 270) / 50, 0.0, 0.9)))
    paper(c, put(blade([(50, -118), (56, -40), (46, 10)], [0, 8, 0])))
    handle = put(joined([(-15, -150), (-12, -310), (12, -310), (15, -150)], less(curve((-50, -372),
        (50, -372), (44, -330),
        (14, -300), (-14, -300), (-44, -330), tension=0.3), curve((-30, -358), (30, -358), (26,
        -338), (8, -322),
        (-8, -322), (-26, -338), tension=0.3))))
    ink(c, handle, halo=5)
    paper(c, put(blade([(-7, -160), (-6, -230), (-6, -300)], [7, 7, 5])))
    return c


@art("shadow-on-the-chimney")
def shadow_on_the_chimney(page: Page) -> Woodcut:
    """The lightning put my shadow on the bricks, and another beside mine."""
    c = Woodcut(page)
    ink(c, PAGE)
    wall: list[Point] = [(40, -10), (560, -10), (590, 450), (10, 450)]
    bricks_at = quad((40, -10), (560, -10), (590, 450), (10, 450))
    paper(c, wall)
    random = np.random.default_rng(3)
    for row in range(13):
        v = row / 12.5
        # a few bricks are redder than others
        for k in range(-1, 9):
            u = (k + (0.5 if row % 2 else 0.0)) / 8.5
            if random.uniform() < 0.24:
                colour(c, [bricks_at(max(u, 0), v), bricks_at(min(u + 1 / 8.5, 1), v),
                    bricks_at(min(u + 1 / 8.5, 1),
                    v + 0.08), bricks_at(max(u, 0), v + 0.08)])
        ink(c, blade([bricks_at(0, v), bricks_at(0.5, v + 0.004), bricks_at(1, v)], [4, 5, 4]))
        for k in range(9):
            u = (k + (0.5 if row % 2 else 0.0)) / 8.5
            ink(c, blade([bricks_at(u, v), bricks_at(u, v + 0.08)], [4, 4]))
    mine = joined(head_shape(168, 282, 46), curve((70, 470), (84, 386), (124, 350), (214, 350),
        (254, 386),
        (268, 470), tension=0.6))
    its = curve((640, 480), (620, 300), (580, 150), (510, 62), (430, 18), (372, 22), (330, 50),
        (302, 92), (312, 112),
        (300, 126), (268, 130), (262, 146), (232, 152), (218, 168), (228, 178), (262, 180), (300,
        176), (322, 200), (316, 226), (280, 240), (244, 238), (252, 262),
        (290, 276), (350, 272), (400, 300), (410, 380), (396, 480), tension=0.55)
    ink(c, mine, its)
    fringe(c, [(370, 26), (430, 18), (512, 62), (578, 150), (606, 230)], (34, -30), gap=13,
        width=17)
    fringe(c, [(330, 272), (370, 280), (402, 304)], (-16, 30), gap=10, width=13)
    for x, y, dx, dy in ((240, 178, 6, 36), (262, 180, 5, 24), (284, 177, 4, 26), (262, 242, 3,
        -30),
            (286, 240, 2, -22), (246, 240, 0, -22)):
        ink(c, [(x - 9, y - (2 if dy > 0 else -2)), (x + 9, y - (2 if dy > 0 else -2)), (x + dx,
            y + dy)])
    hand_ = joined(limb([(470, 480), (400, 430), (340, 400)], [120, 70, 50]), *(limb(points, [30,
        25, 19, 0])
        for points in ([(340, 388), (306, 350), (270, 338), (232, 366)], [(336, 400), (294, 376),
        (258, 376),
            (226, 408)], [(340, 414), (300, 406), (266, 414), (244, 446)], [(352, 384), (330, 332),
            (296, 306),
            (254, 318)])))
    ink(c, hand_)
    return c


@art("munroes-last-plate")
def munroes_last_plate(page: Page) -> Woodcut:
    """He'd set up his camera to catch the storm; something stepped into the picture."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(380, -10), (610, -10), (610, 300), (520, 360), (380, 300)])
    strokes(c, c.mask([(380, -10), (610, -10), (610, 360), (380, 360)]), along(-24), cell=24,
        length=100, width=8, tone=0,
        seed=2, weight=lambda x, y: float(np.clip((y - 120) / 180, 0, 0.95)))
    at = quad((104, 8), (462, 34), (444, 424), (84, 400))
    ink(c, [at(-0.01, 0.02), at(1.05, 0.02), at(1.05, 1.04), at(-0.01, 1.04)])
    paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], halo=7)
    frame = ink(c, [at(0.05, 0.05), at(0.95, 0.05), at(0.95, 0.95), at(0.05, 0.95)])
    sky = c.lay([at(0.065, 0.065), at(0.935, 0.065), at(0.935, 0.935), at(0.065, 0.935)],
        tone=1.15, solid=True)
    strokes(c, sky, along(8), cell=26, length=90, width=8, tone=0, seed=8,
        weight=lambda x, y: float(np.clip(0.9 - (y - 40) / 90, 0, 0.8)))
    c.lay(*light_tree((196, 30), (150, 300), 15, 9, twigs=7), tone=0, solid=True, keep=1 - frame)
    c.lay(curve((80, 330), (160, 300), (240, 318), (330, 296), (460, 310), (460, 430), (80, 430),
        tension=0.6), tone=0,
        solid=True, keep=1 - frame)
    mane = c.mask(circle(286, 232, 150, 166)) * sky
    strokes(c, mane, lambda x, y: away(286, 300)(x, y) + 0.2 * math.sin(x / 13), cell=13,
        length=70, width=12, tone=0, seed=4,
        weight=near(286, 232, 176, 120))
    c.lay(curve((120, 440), (150, 380), (220, 350), (360, 350), (430, 390), (450, 440),
        tension=0.6), tone=0, solid=True,
        keep=1 - sky)
    ink(c, circle(286, 222, 112, 120))
    face = HalfFace(c, 288, 206, 0.96, tilt=5)
    face.draw(gaze=0.0, lid=1.3, brow=1.1, jaw=14)
    ink(c, face.round((-62, 108), (-34, 90), (2, 92), (40, 90), (66, 108), (50, 142), (2, 152),
        (-46, 142)), halo=3)
    for x, tall, up in ((-40, 44, 0), (-18, 24, 0), (2, 22, 0), (22, 24, 0), (44, 44, 0), (-28, 34,
        1), (-6, 20, 1), (14, 20,
            1), (34, 34, 1)):
        top = 148 if up else 93
        paper(c, face.put([(x - 10, top), (x + 10, top), (x, top - tall if up else top + tall)]))
    strokes(c, c.mask(circle(286, 222, 122, 130)) * (1 - c.mask(circle(288, 232, 96, 120))) * sky,
        lambda x, y: away(286, 330)(x, y), cell=11, length=54, width=6, seed=6,
        weight=lambda x, y: 0.9 if x < 300 and y < 240 else 0.35)
    for k, (tip, y) in enumerate(((420, 300), (402, 336), (408, 370), (428, 402))):
        finger = limb([(536, y - 2 + k * 5), (486, y - 8 + k * 2), (444, y - 3), (tip, y + 2)],
            [42, 40, 34, 23])
        paper(c, finger, halo=6)
        ink(c, less(finger, moved(finger, -4, -10)))
        ink(c, blade([(488, y - 24), (480, y - 11), (486, y - 2)], [0, 6, 0]))
        nail = circle(tip + 3, y - 3, 10, 7)
        ink(c, less(nail, moved(nail, 4, 2)))
    ink(c, [(540, 250), (640, 240), (640, 480), (524, 480)], halo=4)
    paper(c, [(516, 268), (546, 262), (540, 480), (506, 480)], halo=5)
    for x, n in ((150, 34), (250, 44), (330, 30)):               # it is still wet
        y = 402 + (x - 84) * 0.067
        colour(c, blade([(x, y), (x, y + n * 0.6), (x, y + n)], [5, 8, 12]), halo=3)
    return mirrored(c)


PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("tempest-mountain")
def tempest_mountain(page: Page) -> Woodcut:
    """Clouds come from three counties to sit on it."""
    c = Woodcut(page)
    ink(c, PAGE)
    paper(c, [(-10, 60), (610, 60), (610, 400), (-10, 400)])
    colour(c, curve((-20, 236), (140, 220), (300, 232), (460, 216), (620, 230), (620, 400), (-20,
        400), tension=0.6))
    ink(c, curve((-20, 366), (100, 340), (240, 360), (420, 336), (620, 362), (620, 480), (-20,
        480), tension=0.6))
    peak = curve((-20, 470), (60, 400), (150, 290), (220, 180), (262, 120), (316, 104), (352, 140),
        (420, 250),
        (500, 360), (620, 440), (620, 480), (-20, 480), tension=0.4)
    ink(c, peak, halo=6)
    strokes(c, c.mask(peak), lambda x, y: math.atan2(y - 60, x - 300), cell=17, length=60, width=7,
        seed=4,
        weight=lambda x, y: float(np.clip((250 - x + (y - 200) * 0.1) / 90, 0, 0.95)))
    road = [(330, 450), (390, 420), (330, 396), (290, 380), (330, 362), (318, 346)]
    paper(c, blade(walk_along(road, 24), [26 - i for i in range(25)]))
    fingers = ([(96, 20), (70, 80), (84, 130), (128, 160)], [(200, 30), (176, 96), (188, 156),
        (232, 194)],
        [(320, 30), (318, 100), (318, 160), (330, 214)], [(440, 30), (462, 90), (452, 142), (416,
        186)],
        [(548, 10), (580, 60), (574, 108), (532, 140)])
    for points, sizes in zip(fingers, ((56, 24), (60, 26), (60, 26), (56, 24), (56, 24)),
        strict=True):
        x, y = points[-1]                                       # each finger has its claw
        strike(c, light_tree((x, y), (x + (300 - x) * 0.2 + 8, y + 96), 17, int(x), twigs=3,
            depth=1), halo=6)
        walk = walk_along(points, 7)
        billow(c, [(px, py, sizes[0] + (sizes[1] - sizes[0]) * i / 7) for i, (px,
            py) in enumerate(walk)], (-0.7, 0.7),
            rim=0.22)
    billow(c, [(60, -10, 90), (180, -20, 96), (310, -16, 100), (430, -20, 96), (550, -10, 96),
        (120, 40, 60), (250, 44,
        60), (380, 44, 62), (490, 40, 60)], (-0.5, 1), rim=0.18)
    return c
