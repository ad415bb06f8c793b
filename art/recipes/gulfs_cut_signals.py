"""What calls, hums and hisses: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_grips import wrapped
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import joined, limb, rounded_way
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-voice-on-the-line")
def the_voice_on_the_line(page: Page) -> Woodcut:
    """The cord is cut, and the receiver talks: it has everything it needs for it."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    flank = curve((330, 70), (396, 110), (452, 210), (560, 330), (610, 380), (560, 440), (470, 400),
        (330, 342), (190, 320), tension=0.35)
    paper(c, flank)
    for points, w in (([(338, 108), (400, 190), (500, 330), (580, 420)], 20), ([(372, 108), (432,
            220), (560, 370)], 8), ([(250, 322), (380, 344), (520, 420)], 26)):
        c.gouge(points, w, tone=0, ends=(0.5, 0.7))
    cup = moved(circle(0, 0, 160, 148), 244, 178, 1, 40)
    paper(c, cup, halo=6)
    ink(c, moved(circle(-2, 0, 148, 137), 244, 178, 1, 40))
    paper(c, moved(circle(-2, 0, 142, 131), 244, 178, 1, 40))
    ink(c, moved(circle(4, 4, 128, 117), 244, 178, 1, 40))
    lips = curve((126, 160), (164, 110), (212, 92), (242, 108), (272, 88), (326, 110), (364, 178),
        (334, 238), (270, 270), (212, 258), (158, 218), tension=0.7)
    colour(c, lips)
    gap = ink(c, curve((142, 162), (184, 132), (242, 136), (298, 128), (348, 176), (310, 216),
        (256, 232), (202, 220), tension=0.7))
    for k in range(6):
        x = 155 + k * 32
        lift = 10 * math.sin((k + 0.5) / 6 * math.pi)
        paper(c, curve((x, 128 - lift), (x + 29, 126 - lift), (x + 27, 162 + lift), (x + 14,
            170 + lift), (x + 3, 162 + lift), tension=0.4), keep=1 - gap)
    for k in range(5):
        x = 178 + k * 30
        lift = 8 * math.sin((k + 0.5) / 5 * math.pi)
        paper(c, curve((x, 238 + lift), (x + 26, 238 + lift), (x + 24, 204 + lift), (x + 13,
            198 + lift), (x + 3, 204 + lift), tension=0.4), keep=1 - gap)
    paper(c, blade([(174, 126), (206, 105), (232, 112)], [0, 7, 0]))
    paper(c, blade([(268, 108), (302, 107), (328, 130)], [0, 6, 0]))
    wrapped(c, 486, 322, 78, turn=-42)
    cord = rounded_way([(590, 420), (500, 446), (400, 410), (290, 424), (190, 380), (110, 404)], 8)
    c.lay(blade(cord, [10] * len(cord)), tone=1.15, solid=True, halo=5)
    for dx, dy in ((-38, -20), (-46, 2), (-36, 24)):
        paper(c, blade([(116, 402), (112 + dx * 0.6, 404 + dy * 0.4), (112 + dx, 404 + dy)],
            [8, 6, 0]))
    return c


@art("gas-no-flame")
def gas_no_flame(page: Page) -> Woodcut:
    """The bracket hisses, and what hisses comes down to the pillow."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    paper(c, curve((96, 356), (150, 330), (230, 336), (300, 372), (420, 366), (430, 470), (90, 470),
        (84, 410), tension=0.6))
    for points, w in (([(112, 390), (150, 372), (186, 384)], 10), ([(130, 424), (200, 430), (260,
            416)], 9)):
        c.gouge(points, w, tone=0)
    head = Profile(c, 276, 326, 92, tilt=-80, expression=Expression(lid=0.012, corner=0.02),
        build=Build(gaunt=0.6, nose=0.4))
    head.draw()
    head.hair("short")
    ink(c, curve((352, 470), (356, 400), (392, 352), (460, 338), (620, 330), (620, 470),
        tension=0.5))
    for k in range(6):
        c.gouge([(380 + k * 44, 442), (392 + k * 46, 396), (430 + k * 46, 350 - k * 2)], 15)
    paper(c, curve((338, 372), (360, 352), (400, 340), (470, 330), (470, 346), (404, 360),
        (372, 388), (356, 430), (336, 430), tension=0.6), halo=5)
    arm = rounded_way([(46, 10), (60, 110), (124, 150), (176, 116), (180, 80)], 6)
    paper(c, blade(arm, [13] * len(arm)))
    paper(c, circle(44, 8, 36), circle(120, 148, 17), box(160, 62, 200, 86))
    ink(c, circle(44, 8, 21), circle(120, 148, 7))
    snake: list[Point] = [(180, 66), (182, 22), (240, 6), (292, 60), (350, 100), (416, 54),
        (490, 58), (520, 120), (470, 174), (402, 166)]
    way = rounded_way(snake, 8)
    n = len(way)
    colour(c, blade(way, [8 + 46 * min(1, 1.8 * i / n) for i in range(n)]), halo=6)
    for i in range(14, n - 4, 5):
        (ax, ay), (bx, by) = way[i - 1], way[i + 1]
        d = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / d, (bx - ax) / d
        w = 4 + 19 * min(1, 1.8 * i / n)
        x, y = way[i]
        c.gouge([(x + nx * w, y + ny * w), (x + nx * 4 + (bx - ax), y + ny * 4 + (by - ay)),
            (x - nx * w * 0.3, y - ny * w * 0.3)], 6.5, tone=0)

    def at(shape: Shape) -> Shape:
        return moved(shape, 400, 166, 1.05, -20, flip=True)

    skull = curve((-30, -26), (12, -44), (60, -34), (106, -8), (110, 8), (60, 8), (10, 14),
        (-20, 20), tension=0.7)
    jaw = curve((-24, 6), (10, 26), (58, 54), (84, 74), (76, 86), (36, 76), (-8, 46), (-30, 16),
        tension=0.6)
    colour(c, at(skull), at(jaw), halo=6)
    ink(c, at(curve((4, 14), (52, 10), (104, 8), (74, 26), (78, 66), (44, 42), tension=0.4)))
    for x, long in ((72, 36), (96, 30)):
        paper(c, at([(x - 7, 6), (x + 7, 5), (x - 4, 6 + long)]))
    paper(c, at(blade([(16, -14), (36, -24), (58, -10)], [2, 17, 2])))
    ink(c, at(blade([(37, -28), (39, -18), (37, -8)], [2, 7, 2])))
    return c




@art("the-house-that-hummed")
def the_house_that_hummed(page: Page) -> Woodcut:
    """A note too low for the ear goes out from it; dogs hear it."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    house: list[Point] = [(226, 460), (226, 232), (206, 232), (268, 150), (300, 150), (300, 108),
        (288,
        108), (346, 26), (404, 108), (392, 108), (392, 180), (430, 180), (476, 240), (458, 240),
        (458, 460)]
    mask = c.mask(house)
    away = cv2.distanceTransform((mask < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / c.block.scale
    wave = np.zeros_like(mask)
    start = 12.0
    for wide in (17, 15, 13, 11, 9, 7, 6, 5):
        wave = np.maximum(wave, ((away > start) & (away < start + wide)).astype(np.float32))
        start += 30
    wave *= (c.Y < 410)
    c.block.over(wave, tone=1.15, accent=1.0, kind=SOLID)
    ink(c, house)
    c.shine(paper(c, circle(346, 84, 19)))
    ink(c, box(343, 64, 349, 104), box(326, 81, 366, 87))
    for x, y in ((256, 256), (330, 256), (402, 256), (318, 160)):
        paper(c, box(x, y, x + 36, y + 56))
        for k in range(5):
            ink(c, box(x + 4, y + 6 + k * 10, x + 32, y + 11 + k * 10))
    paper(c, box(300, 346, 392, 352), box(300, 346, 306, 460), box(386, 346, 392, 460))
    paper(c, [(288, 384), (404, 360), (404, 374), (288, 398)], halo=3)
    random = np.random.default_rng(4)
    for k in range(46):
        x = 4 + k * 13.4
        h = random.uniform(20, 64)
        ink(c, blade([(x, 450), (x + 4, 440 - h * 0.5), (x + random.uniform(-8, 14), 440 - h)],
            [16, 10, 0]))
    dog = curve((96, 446), (100, 400), (120, 352), (136, 322), (128, 300), (140, 262), (150, 236),
        (160, 262), (172, 276), (168, 296), (176, 330), (190, 370), (188, 404), (200, 432), (210,
        446), tension=0.5)
    paper(c, dog, halo=6)
    ink(c, curve((134, 286), (126, 314), (116, 330), (112, 306), (122, 284), tension=0.6))
    ink(c, [(148, 238), (152, 270), (162, 254)])
    ink(c, blade([(140, 270), (146, 276), (152, 276)], [2, 6, 1]))
    ink(c, blade([(126, 328), (150, 340), (174, 330)], [9, 11, 9]))
    c.gouge([(150, 400), (156, 420), (152, 440)], 6, tone=0)
    tail = rounded_way([(100, 430), (70, 426), (54, 400), (58, 376)], 4)
    paper(c, blade(tail, [14 - i for i in range(len(tail))]))
    return c


@art("the-stars-go-missing")
def the_stars_go_missing(page: Page) -> Woodcut:
    """Somebody goes home over the roofs and puts the stars out on his way."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    ink(c, curve((-20, -20), (196, -20), (160, 70), (176, 150), (140, 240), (160, 330), (120, 460),
        (-20, 460), tension=0.7))

    def star(x: float, y: float, r: float) -> list[Point]:
        return [(x + (r if k % 2 == 0 else r * 0.36) * math.sin(k * math.pi / 4),
            y - (r if k % 2 == 0 else r * 0.36) * math.cos(k * math.pi / 4)) for k in range(8)]

    for x, y, r in ((408, 128, 46), (512, 52, 26), (552, 160, 22), (470, 236, 30), (364, 250, 17),
            (556, 270, 17), (424, 320, 17), (516, 350, 14), (350, 50, 17)):
        c.shine(paper(c, star(x, y, r)))
    for x, y in ((118, 108), (64, 226), (112, 318)):  # out, and smoking
        way = rounded_way([(x, y), (x + 14, y - 22), (x - 10, y - 42), (x + 12, y - 78)], 4)
        paper(c, star(x, y + 8, 15))
        ink(c, star(x, y + 8, 8))
        paper(c, blade(way, [max(1.0, 10 - 0.7 * i) for i in range(len(way))]))
    coat = curve((222, 124), (252, 110), (282, 126), (284, 180), (266, 232), (284, 270), (240, 270),
        (206, 322), (176, 362), (180, 290), (204, 210), (206, 156), tension=0.5)
    parts = (limb([(240, 250), (206, 330), (172, 384), (150, 440)], [34, 28, 20, 16]),
        limb([(246, 250), (300, 310), (304, 372), (336, 440)], [34, 28, 20, 16]), coat,
        limb([(264, 140), (312, 166), (344, 130)], [34, 25, 17]),
        limb([(224, 144), (176, 190), (198, 240)], [30, 24, 15]),
        curve((240, 62), (266, 58), (280, 72), (300, 90), (282, 96), (280, 112), (252, 118),
        (238, 92), tension=0.5),
        [(216, 62), (212, -30), (284, -36), (284, 56)],
        curve((192, 70), (240, 56), (308, 42), (314, 54), (252, 76), tension=0.5))
    ink(c, joined(*parts))
    paper(c, blade([(222, 54), (250, 50), (282, 42)], [9, 9, 9]))
    paper(c, curve((262, 78), (278, 72), (286, 80), (274, 84), tension=0.6))
    for points, w in (([(216, 158), (204, 226), (188, 290)], 6), ([(268, 160), (270, 190), (258,
            226)], 5), ([(224, -20), (226, 10), (226, 36)], 7)):
        c.gouge(points, w)
    ink(c, blade([(306, 226), (410, 60)], [8, 8]))
    paper(c, circle(348, 128, 12), halo=3)
    ink(c, [(400, 46), (418, 46), (462, 122), (444, 134), (372, 134), (356, 122)])
    c.gouge([(404, 58), (384, 96), (376, 122)], 6)
    roofs: list[Point] = [(-10, 460), (-10, 390), (40, 360), (90, 392), (130, 392), (130, 420),
        (200,
        420), (200, 392), (216, 392), (216, 410), (260, 380), (300, 410), (370, 410), (370, 390),
        (400, 368), (430, 392), (430, 420), (470, 420), (470, 360), (482, 318), (494, 360), (494,
        410), (560, 410), (590, 390), (620, 410), (620, 460)]
    ink(c, roofs)
    for x, y in ((54, 400), (108, 412), (400, 402), (530, 424), (250, 414)):
        paper(c, box(x, y, x + 12, y + 16))
    return c


@art("washing-day-federal-hill")
def washing_day_federal_hill(page: Page) -> Woodcut:
    """Seen from the court: line above line of sheets, and the steeple where no line goes."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=1.15, accent=1.0, solid=True)
    left = c.lay([(-10, -10), (196, -10), (262, 220), (-10, 460)], tone=0)
    right = c.lay([(610, -10), (470, -10), (398, 220), (610, 460)], tone=0)
    for wall, corner, side in ((left, -10, 1), (right, 610, -1)):
        for row in range(7):  # sills and windows, going up
            y = 440 - row * 76
            c.gouge([(corner, y), (corner + side * 130, y - 60), (corner + side * 270, y - 130)],
                5, within=wall, ends=(1,
                0.4))
            for k in range(3):
                x = corner + side * (34 + k * 74)
                base = y - 22 - k * 36
                c.block.over(c.mask([(x, base), (x + side * 32, base - 15), (x + side * 32,
                    base - 50 - k * 2), (x, base -
                    40)]) * wall, tone=1.1, accent=0.0, kind=2)
                c.block.over(c.mask([(x + side * 5, base - 4), (x + side * 27, base - 14),
                    (x + side * 27, base - 44 - k *
                    2), (x + side * 5, base - 36)]) * wall, tone=0, accent=0.0, kind=2)
    c.lay([(282, 260), (292, 150), (276, 146), (284, 122), (300, 118), (331, 14), (362, 118),
        (378, 122), (386, 146), (370,
        150), (380, 260)], box(327, -10, 335, 30), box(318, -2, 344, 6), tone=0)
    c.lay(curve((318, 214), (318, 176), (331, 160), (344, 176), (344, 214), tension=0.4), tone=0,
        halo=-4)
    c.lay(box(262, 214, 398, 460), tone=0)
    for y, k, hung in ((178, 0.62, ((-1, 0.3, 1), (-1, 0.78, 0), (1, 0.3, 0), (1, 0.8, 1))), (270,
        1.25, ((-1, 0.2, 0), (1, 0.24, 0)))):
        x0, x1, sag = 322 - 270 * k, 338 + 270 * k, 34 * k
        line = [(x0 + (x1 - x0) * t, y + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 9)]
        c.lay(blade(line, [4 + 3 * k] * 9), tone=0)
        for side, place, kind in hung:
            _hang(c, 330 + side * (60 + 200 * place) * k, y + sag * (0.95 - place * 0.6), k, kind,
                side)
    return c


def _hang(c: Woodcut, x: float, y: float, k: float, kind: int, side: int) -> None:
    """Hang a sheet (kind 0) or a nightshirt by its corners; the wind comes from the left."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * k, y + (py + px * side * -0.1) * k) for px, py in points]

    if kind:
        shape = curve(*at((-42, 0), (42, 0), (76, 44), (60, 62), (36, 44), (48, 128), (10, 136),
            (-30, 126), (-26, 44), (-50,
            62), (-64, 46)), tension=0.2)
    else:
        shape = curve(*at((-66, 0), (66, 0), (76, 60), (68, 150), (38, 140), (6, 156), (-26, 142),
            (-58, 154), (-60, 70)),
            tension=0.25)
    c.lay(shape, tone=1.15, halo=5)
    for px in (-30, 8, 40) if not kind else (-10, 16):
        c.gouge(at((px, 12), (px + 9, 70), (px - 2, 132)), 7 * k, tone=0)
    for px in (-56, 56) if not kind else (-34, 34):
        c.lay(at((px - 4, -9), (px + 4, -9), (px + 4, 12), (px - 4, 12)), tone=0, halo=-2)
