"""Keys, steps and corners that lead elsewhere, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper, strokes
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
