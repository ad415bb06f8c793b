"""What looks back: The Witch Cult Murders."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import along, joined, limb, quad, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
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


@art("shoggoth")
def shoggoth(page: Page) -> Woodcut:
    """It has eyes the way soup has bubbles, and one of them winked."""
    c = Woodcut(page)
    ink(c, PAGE)
    random = np.random.default_rng(12)
    eyes: list[tuple[float, float, float]] = [(250, 190, 92), (430, 110, 62), (116, 92, 58), (420,
        300, 74), (110, 310, 66)]
    for _ in range(900):
        r = float(random.choice([46, 36, 28, 22, 17, 13]))
        x, y = random.uniform(-10, 610), random.uniform(-10, 450)
        if all(math.hypot(x - ex, y - ey) > r + er + 9 for ex, ey, er in eyes):
            eyes.append((x, y, r))
    for i, (x, y, r) in enumerate(eyes):
        if i == 3:
            lid = circle(x, y, r, r * 0.96)
            ink(c, lid)
            c.block.over(c.mask(lid, stroke=8), tone=1.15, kind=SOLID)
            paper(c, blade(rounded_way([(x - r * 0.8, y + 2), (x - r * 0.3, y + r * 0.34),
                (x + r * 0.3, y + r * 0.34), (x + r * 0.8, y + 2)], 3), [2, 6, 9, 11, 12, 12, 11,
                9, 6, 2]))
            for k in range(5):
                u = -0.6 + k * 0.3
                paper(c, blade([(x + u * r, y + r * (0.36 - u * u * 0.3)), (x + u * r * 1.25,
                    y + r * (0.62 - u * u * 0.3))], [8, 2]))
            continue
        paper(c, circle(x, y, r, r * 0.96))
        gx, gy = (300 - x) * 0.08 * r / 60, (250 - y) * 0.08 * r / 60
        if r > 20:
            c.shine(colour(c, circle(x + gx, y + gy, r * 0.56, r * 0.56)))
        ink(c, circle(x + gx * 1.3, y + gy * 1.3, r * 0.28 if r > 20 else r * 0.5))
        if r > 30:
            paper(c, circle(x + gx - r * 0.16, y + gy - r * 0.2, r * 0.1))
    return c


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Woodcut:
    """The glass learned it by heart. They have changed the pane twice."""
    c = Woodcut(page)
    ink(c, PAGE)
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 380), (-10, 380)]), along(0), cell=26,
        length=70, width=4, seed=3, weight=lambda x, y: 0.3)
    for place in (quad((400, 40), (540, 20), (546, 200), (404, 206)), quad((236, 92), (400, 76),
        (440, 340), (262, 360)), quad((24, 110), (240, 84), (288, 420), (50, 450))):
        paper(c, [place(-0.09, -0.07), place(1.09, -0.07), place(1.09, 1.07), place(-0.09, 1.07)],
            halo=9)
        ink(c, [place(0, 0), place(1, 0), place(1, 1), place(0, 1)])
        _face(c, place)
        paper(c, [place(0.465, 0), place(0.535, 0), place(0.535, 1), place(0.465, 1)], [place(0,
            0.6), place(1, 0.6), place(1, 0.65), place(0, 0.65)])
    return c


def _face(c: Woodcut, at: Callable[[float, float], Point]) -> None:
    """The face, drawn through a sheet in perspective."""

    def put(*points: Point) -> Shape:
        return curve(*(at(x, y) for x, y in points), tension=0.6)

    colour(c, put((0.08, 0.42), (0.16, 0.14), (0.5, 0.03), (0.84, 0.14), (0.92, 0.42), (0.82,
        0.74), (0.62, 0.97), (0.38, 0.97), (0.18, 0.74)))
    for side in (-1, 1):
        ink(c, put((0.5 + side * 0.07, 0.46), (0.5 + side * 0.1, 0.32), (0.5 + side * 0.24, 0.3),
            (0.5 + side * 0.35, 0.4), (0.5 + side * 0.3, 0.51), (0.5 + side * 0.16, 0.53)))
        paper(c, put((0.5 + side * 0.12, 0.43), (0.5 + side * 0.2, 0.36), (0.5 + side * 0.3,
            0.43), (0.5 + side * 0.2, 0.48)))
        ink(c, put((0.5 + side * 0.17, 0.42), (0.5 + side * 0.21, 0.38), (0.5 + side * 0.25,
            0.42), (0.5 + side * 0.21, 0.46)))
        ink(c, put((0.5 + side * 0.06, 0.22), (0.5 + side * 0.2, 0.2), (0.5 + side * 0.36, 0.3),
            (0.5 + side * 0.2, 0.245)))
        ink(c, put((0.5 + side * 0.42, 0.52), (0.5 + side * 0.26, 0.66), (0.5 + side * 0.27,
            0.86), (0.5 + side * 0.42, 0.76)))
        ink(c, put((0.5 + side * 0.03, 0.57), (0.5 + side * 0.1, 0.56), (0.5 + side * 0.08, 0.59)))
    ink(c, put((0.47, 0.3), (0.45, 0.5), (0.49, 0.5), (0.5, 0.32)), put((0.3, 0.74), (0.5, 0.68),
        (0.7, 0.74), (0.64, 0.88), (0.5, 0.93), (0.36, 0.88)))
    for k in range(5):
        x = 0.36 + k * 0.07
        paper(c, [at(x - 0.026, 0.735 - 0.02 * (k in (1, 2, 3))), at(x + 0.026,
            0.735 - 0.02 * (k in (1, 2, 3))), at(x + 0.018, 0.79), at(x - 0.018, 0.79)])
