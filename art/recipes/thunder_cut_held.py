"""What is held, set, woven and lost hold of, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import man_standing, mansion
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, away, cast, joined, less, limb, quad, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


def _fist(c: Woodcut, x: float, y: float, s: float, side: int, turn: float = 0.0) -> None:
    """A hand closed round something upright: four fingers over it, knuckles out to `side`."""

    def put(shape: Shape) -> Shape:
        return moved(shape, x, y, s, turn, side < 0)

    paper(c, put(curve((10, -52), (52, -44), (66, 0), (58, 50), (14, 56), tension=0.6)), halo=5 * s)
    for k, wide in enumerate((30, 32, 31, 27)):
        top = -36 + k * 27
        finger = put(limb([(46, top), (8, top - 5), (-28, top + 1), (-34, top + 6)], [wide, wide,
            wide * 0.9,
            wide * 0.66]))
        paper(c, finger, halo=5 * s)
        ink(c, less(finger, moved(finger, -2, -8 * s)))
        ink(c, put(blade([(6, top - 16), (12, top - 5), (8, top + 4)], [0, 5, 0])))


@art("dowser")
def dowser(page: Page) -> Woodcut:
    """He gave up on water years ago; the stick pulls harder for other things."""
    c = Woodcut(page)
    ink(c, PAGE)
    coat = curve((60, 330), (110, 252), (190, 214), (300, 204), (410, 214), (490, 252), (540, 330),
        (540, 400),
        (60, 400), tension=0.6)
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 320), (-10, 320)]), along(76), cell=24,
        length=80, width=5,
        seed=4, weight=lambda x, y: 0.6 if abs(x - 300) > 150 else 0.2)
    ink(c, coat, halo=6)
    face = HalfFace(c, 300, 78, 0.8)
    face.draw(gaze=0.1, lid=0.7, brow=0.2)
    beard = curve((214, 110), (238, 140), (266, 128), (300, 122), (334, 128), (362, 140), (386,
        110), (384, 180),
        (350, 236), (300, 262), (250, 236), (216, 180), tension=0.6)
    ink(c, less(beard, circle(302, 162, 30, 8)))
    strokes(c, c.mask(beard) * (1 - c.mask(circle(302, 162, 36, 13))), lambda x,
        y: 1.57 + (300 - x) / 200,
        cell=12, length=46, width=5.5, seed=6, weight=lambda x, y: 1.0 if x < 306 else 0.45)
    paper(c, blade([(282, 163), (302, 166), (322, 163)], [2, 7, 2]))
    hat = joined(curve((196, 34), (206, -30), (394, -30), (404, 34), tension=0.4), curve((110, 48),
        (200, 16),
        (300, 10), (400, 16), (490, 48), (400, 50), (300, 40), (200, 50), tension=0.6))
    ink(c, hat, halo=5)
    paper(c, blade([(120, 48), (200, 44), (300, 34), (380, 40)], [0, 6, 6, 0]))
    ground = curve((-20, 372), (120, 352), (300, 346), (480, 352), (620, 372), (620, 470), (-20,
        470), tension=0.5)
    ink(c, ground, halo=5)
    glow = curve((120, 402), (220, 376), (300, 370), (380, 376), (480, 402), (400, 440), (300,
        452), (200, 440),
        tension=0.7)
    c.shine(colour(c, glow))
    ink(c, blade([(300, 372), (296, 410), (300, 452)], [4, 44, 4]))
    strokes(c, c.mask(glow), away(300, 410), cell=15, length=34, width=5, tone=0, seed=8,
        weight=lambda x, y: float(np.clip(math.hypot((x - 300) * 0.55, y - 410) / 34 - 1.1, 0,
        0.9)))
    strokes(c, c.mask(ground) * (1 - c.mask(glow)), around(300, 300, 0.8), cell=17, length=44,
        width=6, seed=9,
        weight=lambda x, y: 0.7)
    for side in (-1, 1):
        arm = limb([(300 + side * 200, 250), (300 + side * 220, 320), (300 + side * 172, 312)],
            [90, 80, 60])
        ink(c, arm, halo=-5)
        fork = blade([(300 + side * 176, 224), (300 + side * 130, 262), (300 + side * 50, 304),
            (300, 336)],
            [20, 22, 26, 28])
        paper(c, fork, halo=6)
        ink(c, less(fork, moved(fork, -3, -9)))
    tail = blade([(300, 322), (301, 350), (300, 384)], [40, 30, 8])
    paper(c, tail, halo=6)
    ink(c, less(tail, moved(tail, -11, 0)))
    for side in (-1, 1):
        _fist(c, 300 + side * 146, 262, 0.92, side, side * 40)
    return c


@art("two-empty-pillows")
def two_empty_pillows(page: Page) -> Woodcut:
    """They slept three to a bed for safety; Carter had the middle."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 300, 220, 1.0, -9)

    paper(c, put([(-300, -240), (300, -240), (300, 60), (-300, 60)]))
    at = quad((-310, 20), (310, 20), (330, 330), (-330, 330))
    for i in range(10):
        for k in range(5):
            square = put([at(i / 10, k / 5), at((i + 1) / 10, k / 5), at((i + 1) / 10,
                (k + 1) / 5), at(i / 10,
                (k + 1) / 5)])
            (colour if (i + k) % 2 else ink)(c, square)
    paper(c, put([(-320, 0), (320, 0), (324, 44), (-324, 44)]), halo=5)
    for x in (-204, 0, 204):
        pillow = curve((x - 96, -170), (x - 60, -184), (x, -180), (x + 60, -184), (x + 96, -170),
            (x + 92, -90),
            (x + 98, -22), (x, -14), (x - 98, -22), (x - 92, -90), tension=0.5)
        paper(c, put(pillow), halo=8)
        ink(c, less(put(pillow), moved(put(pillow), -7, -9)))
        if x:                                                   # the hollow where a head has been
            hollow = put(circle(x, -98, 52, 56))
            dent = c.mask(hollow)
            strokes(c, dent, around(*_middle(hollow)), cell=14, length=44, width=7, tone=0,
                seed=int(x) + 300,
                weight=lambda px, py: 0.95)
            for k in range(4):
                ink(c, put(blade([(x - 50 + k * 22, -60), (x - 40 + k * 20, -20), (x - 20 + k * 16,
                    40)], [3, 11,
                    0])))
    face = HalfFace(c, *_middle(put(circle(0, -104, 4))), 0.6, tilt=-9)
    ink(c, put(circle(0, -106, 72, 78)))
    face.draw(gaze=0.8, lid=1.35, brow=-0.9)
    ink(c, put(curve((-70, -116), (-60, -168), (-10, -186), (46, -176), (70, -120), (40, -150), (0,
        -158), (-44,
        -146), tension=0.6)))
    for k in range(4):                                          # both hands at the sheet's edge
        for side in (-1, 1):
            finger = put(limb([(side * (26 + k * 17), -14), (side * (26 + k * 17), 14)], [17, 14]))
            paper(c, finger, halo=4)
            ink(c, less(finger, moved(finger, -5, -2)))
    arm = limb([(700, 470), (560, 400), (430, 330)], [150, 110, 84])
    fingers = [limb(points, [40, 34, 26, 0]) for points in ([(432, 310), (380, 262), (330, 256),
        (286, 280)],
        [(420, 326), (356, 302), (306, 306), (262, 340)], [(424, 346), (366, 346), (320, 362),
        (288, 400)],
        [(446, 356), (410, 386), (384, 412), (376, 444)], [(448, 306), (432, 250), (400, 216),
        (360, 214)])]
    ink(c, joined(arm, *fingers), halo=-5)
    return c


def _middle(shape: Shape) -> Point:
    """Return the middle of a path."""
    box = shape.getBounds()  # type: ignore[union-attr]
    return box.centerX(), box.centerY()


@art("chorazin-stones")
def chorazin_stones(page: Page) -> Woodcut:
    """No one raised them, says the village."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(-10, -10), (610, -10), (610, 300), (-10, 300)])
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 240), (-10, 240)]), along(-4), cell=28,
        length=140, width=9,
        tone=0, seed=3, weight=lambda x, y: float(np.clip(0.9 - y / 150, 0, 0.8)))
    ink(c, curve((-20, 280), (160, 262), (262, 232), (300, 214), (350, 236), (450, 262), (620,
        280), (620, 330),
        (-20, 330), tension=0.6))
    ink(c, moved(mansion(), 300, 222, 44))
    field = curve((-20, 470), (-20, 330), (140, 300), (300, 292), (460, 300), (620, 330), (620,
        470), tension=0.6)
    bald = paper(c, field)
    strokes(c, bald, away(300, 250), cell=20, length=60, width=6, tone=0, seed=6,
        weight=lambda x, y: float(np.clip(math.hypot((x - 300) * 0.6, (y - 370) * 1.5) / 110 - 0.9,
        0, 0.9)))
    ink(c, cast(moved(man_standing(), 300, 376, 84), 376, 0.0, 0.9))
    for x, y, w, tall, lean in ((226, 308, 34, 120, 6), (384, 306, 36, 130, -7), (150, 342, 60,
        236, 7),
            (466, 340, 64, 250, -8), (46, 430, 120, 470, 6), (560, 436, 128, 500, -7)):
        stone = moved([(-w * 0.62, 8), (-w * 0.54, -tall * 0.5), (-w * 0.5, -tall * 0.86),
            (-w * 0.2, -tall),
            (w * 0.26, -tall * 0.95), (w * 0.5, -tall * 0.8), (w * 0.52, -tall * 0.4), (w * 0.64,
            8)], x, y, 1, lean)
        rough = c.rough(stone, 2, f"stone{x}", 16)
        ink(c, [(x - w * 0.6, y), (x + w * 0.6, y), (x + (x - 300) * 0.7 + w, y + 150),
            (x + (x - 300) * 0.7 - w,
            y + 150)])
        ink(c, rough, halo=7)
        inner = 1 if x < 300 else -1
        face = c.mask(rough)
        strokes(c, face, along(90 + lean), cell=13, length=50, width=6.5, seed=x,
            weight=lambda px, py, x=x, w=w, i=inner: float(np.clip(((px - x) * i / w + 0.12) * 2.6,
            0, 1)))
        ink(c, blade([(x - w * 0.2, y - tall * 0.6), (x, y - tall * 0.56), (x + w * 0.24,
            y - tall * 0.62)], [0,
            w * 0.12, 0]))
    ink(c, moved(man_standing(), 300, 378, 88))
    return c


@art("last-pump")
def last_pump(page: Page) -> Woodcut:
    """A bulb that burned till morning, and what it kept at the edge of its light."""
    c = Woodcut(page)
    ink(c, PAGE)
    c.shine(colour(c, [(214, 60), (300, 60), (520, 470), (-10, 470)]))
    c.shine(paper(c, circle(258, 430, 210, 52)))
    for x, y, r in ((420, 120, 17), (520, 190, 20), (110, 150, 16), (40, 250, 18), (560, 60, 14),
        (372, 44, 13),
            (60, 66, 13), (470, 290, 15)):
        for side in (-1, 1):                                    # those who wait at the edge of it
            eye = moved(curve((-r, 2), (0, -r * 0.66), (r, 2), (0, r * 0.6), tension=0.8),
                x + side * r * 1.4, y, 1,
                side * 14)
            paper(c, eye)
            ink(c, circle(x + side * r * 1.4, y, r * 0.34))
    body = joined([(196, 170), (320, 170), (326, 250), (336, 420), (180, 420), (190, 250)], [(168,
        412), (348, 412),
        (356, 446), (160, 446)])
    ink(c, body, halo=6)
    paper(c, less(body, moved(body, 9, 0)))
    glass = [(206, 96), (310, 96), (316, 172), (200, 172)]
    ink(c, glass, halo=5)
    paper(c, [(216, 104), (246, 104), (244, 164), (212, 164)])
    strokes(c, c.mask([(250, 104), (304, 104), (306, 166), (250, 166)]), along(90), cell=11,
        length=40, width=4,
        seed=4, weight=lambda x, y: 0.7)
    c.shine(paper(c, circle(258, 50, 52, 50), halo=8))
    c.shine(colour(c, less(circle(258, 50, 52, 50), circle(258, 50, 40, 38))))
    ink(c, [(234, 90), (282, 90), (288, 104), (228, 104)])
    paper(c, circle(258, 240, 44, 44), halo=5)
    ink(c, less(circle(258, 240, 38, 38), circle(258, 240, 33, 33)), blade([(258, 240), (270, 226),
        (282, 212)], [7, 6,
        0]), circle(258, 240, 6))
    for k in range(12):
        a = math.radians(k * 30)
        ink(c, blade([(258 + math.cos(a) * 24, 240 + math.sin(a) * 24), (258 + math.cos(a) * 31,
            240 + math.sin(a)
            * 31)], [4, 4]))
    for y in (310, 340, 370):
        paper(c, blade([(206, y), (258, y + 2), (310, y)], [3, 5, 3]))
    hose = blade([(322, 200), (380, 240), (392, 340), (360, 400), (340, 330), (344, 262)], [15, 15,
        15, 15, 15, 13])
    ink(c, hose, halo=-5)
    ink(c, [(330, 236), (362, 240), (360, 262), (328, 258)], halo=-4)
    return c
