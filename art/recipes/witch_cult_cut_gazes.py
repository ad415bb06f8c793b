"""What looks back: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import joined, limb, quad, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("etched-bowl")
def etched_bowl(page: Page) -> Woodcut:
    """The markings stop where it would be full; what is in it shows who looks over your
        shoulder."""
    c = Woodcut(page)
    ink(c, PAGE)
    cx, cy = 312, 214
    paper(c, circle(cx, cy, 286, 250))
    ink(c, circle(cx, cy, 268, 233))
    for k in range(30):
        a = k * math.tau / 30
        x, y = cx + math.cos(a) * 242, cy + math.sin(a) * 211
        turn = math.degrees(a) + 90
        man = [moved(circle(0, -13, 6.5), x, y, 1.15, turn), moved(blade([(0, -8), (0, 4), (0,
            10)], [7, 8, 6]), x, y, 1.15, turn),
            moved(blade([(-13, -8), (0, -1), (13, -8)], [4, 5, 4]), x, y, 1.15, turn),
                moved(blade([(-9, 20), (0, 8), (9, 20)], [4, 6, 4]), x, y, 1.15, turn)]
        paper(c, *man)
    blood = circle(cx, cy, 208, 182)
    c.shine(colour(c, blood))
    pool = c.mask(blood)
    horned = joined(curve((326, 128), (370, 116), (414, 132), (430, 182), (414, 230), (480, 270),
        (520, 420), (320, 420), (340, 230), (312, 182), tension=0.5),
        blade(rounded_way([(336, 140), (300, 118), (288, 84), (306, 56)], 4), [36, 34, 32, 30, 27,
            24, 21, 18, 15, 12, 9, 5, 0]),
        blade(rounded_way([(408, 140), (446, 118), (456, 84), (438, 56)], 4), [36, 34, 32, 30, 27,
            24, 21, 18, 15, 12, 9, 5, 0]))
    you = joined(curve((190, 210), (240, 196), (290, 210), (300, 260), (286, 300), (350, 330),
        (400, 430), (90, 430), (130, 330), (196, 300), (182, 260), tension=0.5),
        curve((130, 226), (180, 206), (240, 200), (300, 206), (352, 228), (300, 236), (180, 236),
            tension=0.5), curve((184, 212), (192, 156), (226, 148), (244, 158), (262, 148), (294,
            158), (300, 212), tension=0.4))
    c.block.over(c.mask(horned) * pool, tone=0.0, kind=SOLID)
    c.block.over(c.mask(you) * pool, tone=0.0, kind=SOLID)
    for side in (-1, 1):
        c.block.over(c.mask(moved(curve((-16, 4), (0, -8), (16, -2), (2, 8), tension=0.7),
            371 + side * 26, 182, 1, side * -12)), tone=1.15, accent=0.0, kind=SOLID)
    return c




@art("professor-upham")
def professor_upham(page: Page) -> Woodcut:
    """He proved on the blackboard that a man can step through a wall; somebody followed the
        proof."""
    c = Woodcut(page)
    ink(c, PAGE)
    at = quad((196, 40), (372, 24), (384, 400), (190, 412))
    c.shine(colour(c, [at(0.0, 0), at(0.34, 0.04), at(0.34, 0.97), at(0, 1)]))
    door = [at(0.3, 0.02), at(1, 0), at(1, 1), at(0.3, 0.99)]
    ink(c, door)

    def chalk(points: list[Point], wide: float = 8) -> None:
        line = rounded_way(points, 3)
        random = np.random.default_rng(int(points[0][0]))
        paper(c, blade(line, [wide * random.uniform(0.6, 1.2) for _ in line]))

    for a, b in (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 0), (0, 1)), ((0.34, 0.03), (0.34,
        0.98)), ((-0.2, 1), (1.2, 1))):
        (ax, ay), (bx, by) = at(*a), at(*b)
        chalk([(ax, ay), ((ax + bx) / 2 + 3, (ay + by) / 2 - 3), (bx, by)], 9)
    for u0, v0, u1, v1 in ((0.48, 0.12, 0.88, 0.42), (0.48, 0.54, 0.88, 0.88)):
        corners = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1), at(u0, v0)]
        for p, q in zip(corners, corners[1:], strict=False):
            chalk([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 2), q], 6)
    for k in range(4):
        x, y = at(0.34, 0.34 + k * 0.055)
        paper(c, limb([(x - 14, y - 4), (x + 12, y), (x + 30, y + 8)], [18, 18, 11]), halo=4)
    for pts in ([(40, 60), (76, 36), (64, 100), (40, 150), (70, 132)], [(96, 120), (120, 84),
        (144, 122), (94, 122)], [(36, 210), (80, 196), (124, 206)], [(40, 232), (80, 222), (120,
        230)],
            [(50, 300), (84, 262), (100, 310), (134, 270)], [(40, 350), (80, 340), (130, 352)],
                [(440, 60), (470, 96), (440, 130)], [(470, 60), (440, 96), (470, 130)], [(500,
                84), (540, 80)], [(500, 104), (540, 100)],
            [(560, 60), (580, 90), (560, 124), (584, 130)]):
        chalk(pts, 7)
    r = Relief(c)
    joints = hand(r, Turn(566, 452, 128, yaw=20, roll=-44, pitch=-6), "point", lean=0.95, arm=1.4)
    x, y = joints[0][3][:2]
    paper(c, limb([(x + 26, y + 30), (x - 18, y - 22)], [20, 18]), halo=6)
    r.cut((-0.5, -0.7, 0.5), low=0.12, full=0.45, angle=60, halo=9)
    return c
