"""Keys, steps and corners that lead elsewhere, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import MAN, colour, fringe, ink, paper, strokes, toward
from art.kit.cut_strokes import joined, less
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("brass-latchkey")
def brass_latchkey(page: Page) -> Woodcut:
    """The key comes up to the lock, and something in the lock comes out for the key."""
    c = Woodcut(page)
    door = paper(c, PAGE)
    strokes(c, door, 88, gap=17, length=120, width=12, tone=0, seed=4,
            weight=np.clip((c.X + c.Y * 0.5 - 480) / 260, 0, 1))
    for x in (118, 352):
        c.gouge([(x, -10), (x + 3, 200), (x - 2, 450)], 7, tone=0, ends=(1, 1))
    plate = curve((398, 20), (440, -6), (482, 20), (506, 70), (500, 170), (520, 250), (478, 318),
                  (440, 344), (402, 318), (360, 250), (380, 170), (374, 70), tension=0.5)
    ink(c, plate, halo=-5)
    c.block.over(c.mask(moved(plate, 44, 17, 0.9), stroke=4), tone=1.1, kind=2)
    for x, y in ((440, 30), (440, 308)):
        paper(c, circle(x, y, 9))
        c.gouge([(x - 6, y - 5), (x, y), (x + 6, y + 5)], 4, tone=0)
    colour(c, joined(circle(440, 112, 42), [(424, 130), (456, 130), (474, 236), (406, 236)]))
    ink(c, joined(circle(446, 108, 34), [(436, 130), (454, 130), (468, 230), (426, 230)]))
    for points in ([(462, 122), (404, 98), (346, 116), (312, 160)],
                   [(462, 152), (404, 140), (352, 156), (326, 196)],
                   [(462, 182), (412, 180), (368, 196), (348, 230)],
                   [(460, 212), (420, 220), (388, 240), (376, 268)]):
        _long_finger(c, points)
    _key(c, 232, 252, 1.0, -40)
    return c


def _long_finger(c: Woodcut, points: list[Point]) -> None:
    """A finger with a joint too many and a nail."""
    paper(c, blade(points, [20, 23, 20, 9]), halo=7)
    for x, y in points[1:3]:
        c.gouge([(x - 7, y - 8), (x - 1, y), (x - 3, y + 9)], 5, tone=0)
    (ax, ay), (bx, by) = points[-2:]
    tip = (bx + (bx - ax) * 0.45, by + (by - ay) * 0.6)
    root = (bx - (bx - ax) * 0.1, by - (by - ay) * 0.1)
    ink(c, blade([root, (bx, by), tip], [10, 11, 0]), halo=-3)


def _key(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """A straight key: a bow of three leaves, a collar, a long shank, and a bit with wards."""
    bow = joined(circle(-186, -40, 44), circle(-186, 40, 44), circle(-232, 0, 44),
                 [(-200, -30), (-120, -13), (-120, 13), (-200, 30)])
    bow = less(bow, circle(-186, -42, 23), circle(-186, 42, 23), circle(-234, 0, 23))
    shank = [(-130, -12), (176, -12), (182, 0), (176, 12), (-130, 12)]
    bit = [(84, 8), (166, 8), (166, 84), (146, 84), (146, 56), (134, 56), (134, 84), (114, 84),
           (114, 66), (102, 66), (102, 84), (84, 84)]
    collars = [[(p, -22), (p + 13, -22), (p + 13, 22), (p, 22)] for p in (-128, -108, 60)]
    whole = joined(bow, shank, bit, *collars)
    ink(c, moved(whole, x + 16, y + 20, size, turn))
    colour(c, moved(whole, x, y, size, turn), halo=7)

    def put(*points: Point) -> list[Point]:
        a = math.radians(turn)
        return [(x + size * (px * math.cos(a) - py * math.sin(a)),
                 y + size * (px * math.sin(a) + py * math.cos(a))) for px, py in points]

    c.gouge(put((-90, -6), (0, -6), (50, -6)), 5)
    c.gouge(put((80, -6), (120, -6), (170, -6)), 4)
    c.gouge(put((-100, 7), (0, 8), (80, 7)), 4, tone=0)
    for cx, cy in ((-186, -40), (-186, 40), (-232, 0)):
        c.gouge(put((cx - 33, cy + 8), (cx - 30, cy - 18), (cx + 2, cy - 34)), 6)
    for p in (-128, -108, 60):
        c.gouge(put((p + 12, -21), (p + 13, 0), (p + 12, 21)), 4, tone=0)


@art("chesuncook-pit")
def chesuncook_pit(page: Page) -> Woodcut:
    """The steps began as steps for feet. Each is taller than the last."""
    c = Woodcut(page)
    glow = curve((640, 60), (520, 110), (420, 220), (380, 330), (380, 470), (640, 470), tension=0.5)
    red = colour(c, glow)
    fringe(c, [(600, 76), (520, 112), (452, 180), (410, 240), (384, 320), (380, 400)], (60, 40),
           gap=15, width=22, seed=3)
    strokes(c, red, toward(560, 470), gap=24, length=60, width=9, tone=0, seed=5,
            weight=np.clip(1 - (c.X + c.Y - 640) / 170, 0, 0.9))
    paper(c, curve((-10, -10), (300, -10), (344, 60), (330, 150), (280, 230), (120, 250),
                   (-10, 200), tension=0.6))
    fringe(c, [(290, -10), (338, 50), (334, 130), (296, 210)], (-64, 4), gap=15, width=22, seed=8)
    x, y = -20.0, 44.0
    profile: list[Point] = [(x, y)]
    for k in range(9):
        wide, drop = 15 * 1.39**k, 11 * 1.43**k
        x += wide
        profile.append((x, y))
        y += drop
        profile.append((x - 2, y))
    ink(c, [*profile, (profile[-1][0], 470), (-20, 470)])
    for k in range(9):
        (ax, ay), (bx, by) = profile[2 * k], profile[2 * k + 1]
        far = profile[min(2 * k + 2, len(profile) - 1)][1]
        if k > 5:  # higher up the tread is against the light
            paper(c, [(ax, ay - 1), (bx, by - 1), (bx, by + 14), (ax - 16, ay + 14)])
        c.gouge([(bx - 5, by + 8 + k * 2), (bx - 7, (by + far) / 2), (bx - 5, far)], 3 + k * 0.8)
    edge = profile[11]
    ink(c, moved(MAN, edge[0] - 22, edge[1] + 1, 66))
    _lantern(c, edge[0] + 6, edge[1] - 26)
    _grasp(c, 520, 372)
    return c


def _lantern(c: Woodcut, x: float, y: float) -> None:
    ink(c, blade([(x - 22, y - 14), (x - 10, y - 16), (x, y - 12)], [9, 7, 5]))
    c.shine(colour(c, [(x - 7, y - 8), (x + 7, y - 8), (x + 9, y + 10), (x - 9, y + 10)], halo=4))


def _grasp(c: Woodcut, x: float, y: float) -> None:
    """What the last steps were cut for puts a hand on one of them."""
    for k in range(4):
        fx, fy = x - 60 + k * 56, y - 14 + k * 6
        finger = blade([(fx + 86, fy + 120), (fx + 56, fy + 10), (fx + 18, fy - 46),
                        (fx - 26, fy - 26), (fx - 34, fy + 14)], [64, 54, 44, 34, 22])
        c.lit(finger, towards=(-0.4, -1), reach=22, hard=1.5, halo=7)
        nail = [(fx - 32, fy), (fx - 36, fy + 18), (fx - 28, fy + 54)]
        paper(c, blade(nail, [18, 19, 0]), halo=6)


@art("call-at-midnight")
def call_at_midnight(page: Page) -> Woodcut:
    """The receiver is at arm's length, and the caller runs out of it over the desk."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 350), (-10, 350)])
    strokes(c, wall, toward(300, 120), gap=17, length=80, width=13, tone=0, seed=5,
            weight=np.clip(np.hypot((c.X - 310) * 0.8, c.Y - 170) / 110 - 1.5, 0, 1))
    _midnight(c, 74, 84, 58)
    ink(c, [(-10, 346), (610, 338), (610, 450), (-10, 450)])
    c.gouge([(-10, 348), (300, 344), (610, 340)], 7, ends=(1, 1))
    pool = curve((250, 372), (330, 352), (470, 350), (560, 372), (580, 410), (520, 424), (516, 470),
                 (460, 470), (456, 428), (380, 430), (372, 470), (330, 470), (326, 420), (262, 402),
                 tension=0.6)
    colour(c, pool, halo=5)
    fall = curve((386, 176), (424, 184), (448, 196), (440, 250), (450, 310), (486, 366), (360, 368),
                 (390, 320), (384, 240), tension=0.6)
    water = colour(c, fall, halo=6)
    strokes(c, water, lambda x, y: 90 - (x - 415) * 0.3, gap=22, length=90, width=8, tone=0, seed=3)
    _candlestick(c, 190, 392)
    _receiver(c, 452, 120)
    return c


def _midnight(c: Woodcut, x: float, y: float, r: float) -> None:
    """A clock with both hands up."""
    ink(c, circle(x, y, r + 10))
    paper(c, circle(x, y, r))
    for k in range(12):
        a = math.radians(k * 30)
        c.gouge([(x + math.sin(a) * r * 0.76, y - math.cos(a) * r * 0.76),
                 (x + math.sin(a) * r * 0.92, y - math.cos(a) * r * 0.92)], 7, tone=0, ends=(1, 1))
    ink(c, blade([(x, y + 10), (x, y - 20), (x, y - r * 0.86)], [5, 10, 0]),
        blade([(x + 2, y + 8), (x + 3, y - 14), (x + 1, y - r * 0.56)], [6, 15, 0]),
        circle(x, y, 7))


def _candlestick(c: Woodcut, x: float, y: float) -> None:
    """The telephone, with its mouth open and its hook up."""
    foot = curve((x - 78, y), (x - 70, y - 26), (x - 22, y - 44), (x + 22, y - 44),
                 (x + 70, y - 26), (x + 78, y), (x, y + 14), tension=0.5)
    stem = [(x - 13, y - 40), (x - 11, y - 210), (x + 11, y - 210), (x + 13, y - 40)]
    c.lit(foot, towards=(0.7, -1), reach=16, hard=1.4, halo=-4)
    c.lit(stem, towards=(1, 0), reach=7, hard=1.3, halo=-4)
    ink(c, blade([(x + 6, y - 176), (x + 46, y - 190), (x + 62, y - 216)], [14, 12, 14]),
        blade([(x + 34, y - 186), (x + 58, y - 178), (x + 76, y - 196)], [8, 11, 12]), halo=-4)
    ink(c, circle(x, y - 214, 25), halo=-4)
    horn = moved(blade([(0, 0), (-30, 0), (-62, 0)], [26, 44, 92]), x - 4, y - 222, 1, 12)
    ink(c, horn, halo=-4)
    mouth = moved(circle(0, 0, 17, 47), x - 66, y - 235, 1, 12)
    paper(c, mouth, halo=4)
    ink(c, moved(circle(0, 0, 11, 37), x - 65, y - 235, 1, 12))
    cord = [(x + 40, y - 8), (x + 96, y + 22), (x + 160, y + 14), (x + 230, y + 36),
            (x + 350, y - 10), (x + 390, y - 90), (x + 372, y - 200)]
    c.lay(blade(cord, [7] * 7), tone=1.15, solid=True, halo=4)


def _receiver(c: Woodcut, x: float, y: float) -> None:
    """A fist holds it off, its cup to the desk."""
    arm = blade([(690, -20), (620, 30), (556, 70)], [150, 120, 84])
    c.lit(arm, towards=(-1, 0.4), reach=26, hard=1.2, halo=8)
    paper(c, blade([(572, 60), (556, 70), (546, 76)], [86, 86, 80]), halo=6)

    def put(shape: list[Point]) -> list[Point]:
        a = math.radians(34)
        return [(x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
                for px, py in shape]

    handle = blade(put([(0, 30), (4, -20), (6, -80), (6, -118)]), [34, 30, 28, 40])
    c.lit(handle, towards=(-1, -0.2), reach=10, hard=1.3, halo=7)
    cup = blade(put([(0, 20), (0, 40), (0, 60)]), [40, 66, 84])
    c.lit(cup, towards=(-1, -0.3), reach=16, hard=1.4, halo=7)
    hand(c, "gripping", 532, 70, 66, turn=-96, towards=(-1, -0.4), flip=True)


@art("slanted-garret")
def slanted_garret(page: Page) -> Woodcut:
    """Two walls do not meet, and somebody holds them apart."""
    c = Woodcut(page)
    wall = paper(c, [(-10, 40), (322, -60), (372, 318), (-10, 352)])
    strokes(c, wall, 84, gap=17, length=90, width=12, tone=0, seed=3,
            weight=np.clip((90 - c.X) / 110, 0, 1))
    roof = ink(c, [(-10, -10), (330, -10), (330, -2), (-10, 86)])
    for k in range(4):
        c.gouge([(-10, 6 + k * 22), (160, -12 + k * 18), (330, -40 + k * 14)], 4, ends=(0.6, 0.6),
                within=roof)
    colour(c, [(316, -10), (462, -10), (400, 320), (366, 320)])
    lean = ink(c, [(462, -10), (610, -10), (610, 372), (396, 316)])
    for k in range(6):
        t = k / 6
        c.gouge([(470 + 150 * t, -10), (440 + 170 * t, 150), (402 + 208 * t, 316 + 56 * t)],
                4, ends=(0.7, 0.7), within=lean)
    floor = paper(c, [(-10, 352), (368, 318), (400, 318), (610, 372), (610, 450), (-10, 450)])
    for x in (-200, -90, 20, 130, 250, 380, 540):
        c.gouge([(384 + (x - 384) * 0.02, 318), (384 + (x - 384) * 0.5, 382), (x, 450)], 6, tone=0,
                within=floor, ends=(0.3, 1))
    pane = [(70, 150), (148, 132), (160, 240), (88, 250)]
    ink(c, pane, halo=5)
    for cell in ([(79, 158), (108, 151), (112, 192), (84, 197)],
                 [(117, 149), (142, 143), (147, 186), (121, 190)],
                 [(85, 205), (113, 200), (118, 239), (92, 242)],
                 [(122, 198), (148, 194), (152, 235), (127, 238)]):
        c.shine(colour(c, cell))
    _pulling_hand(c)
    man = moved(MAN, 210, 424, 148)
    ink(c, [(214, 420), (176, 428), (20, 460), (140, 460)])
    ink(c, man, halo=-4)
    ink(c, blade([(226, 332), (246, 338), (262, 326)], [20, 17, 12]))
    paper(c, [(258, 300), (268, 300), (268, 328), (258, 328)], halo=4)
    c.shine(colour(c, curve((263, 268), (272, 288), (263, 300), (254, 288)), halo=4))
    _iron_bed(c)
    return c


def _pulling_hand(c: Woodcut) -> None:
    """Four fingers, each as long as the man, come round the edge of the wall."""
    for k in range(4):
        y = 34 + k * 46
        out = (96, 122, 116, 84)[k]
        edge = 330 + k * 7
        joints = [(edge + 16, y - 12), (edge - out * 0.3, y - 16), (edge - out * 0.75, y + 6),
                  (edge - out, y + 34)]
        ink(c, blade(joints, [34, 36, 29, 12]), halo=-4)
        mid, tip = edge - out * 0.32, edge - out
        c.gouge([(edge - out * 0.2, y - 25), (tip + out * 0.5, y - 18), (tip + out * 0.2, y + 2)],
                5)
        c.gouge([(mid, y - 20), (mid + 3, y - 10), (mid, y + 1)], 4)
        nail = [(tip + out * 0.07, y + 22), (tip, y + 36), (tip - 2, y + 60)]
        paper(c, blade(nail, [10, 11, 0]), halo=4)


def _iron_bed(c: Woodcut) -> None:
    """The foot of a bed, cropped by the page."""
    paper(c, [(440, 392), (620, 372), (620, 460), (430, 460)], halo=6)
    for x in (430, 476, 522, 568):
        ink(c, [(x, 340 - (x - 430) * 0.1), (x + 9, 340 - (x - 430) * 0.1), (x + 9, 460), (x, 460)],
            halo=-3)
    ink(c, blade([(420, 342), (520, 330), (620, 322)], [13, 13, 13]), halo=-3)
    ink(c, blade([(424, 412), (520, 404), (620, 398)], [10, 10, 10]), halo=-3)
