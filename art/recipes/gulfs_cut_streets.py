"""Streets, doors and what waits in them: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import Way, fingers
from art.kit.cut_gulfs import box, figure
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import (
    along,
    away,
    cast,
    joined,
    limb,
    near,
    quad,
    strokes,
)
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("headlights-off")
def headlights_off(page: Page) -> Woodcut:
    """It has stopped where I stopped; in the dead lamps I can see myself turn round."""
    c = Woodcut(page)
    fog = paper(c, box(0, 0, 600, 340))
    strokes(c, fog, away(300, 150), cell=18, length=70, width=7, tone=0, seed=4,
        weight=lambda x, y: min(1.1, max(0.0, math.hypot(x - 300, y - 150) / 260 - 0.5)))
    ground = paper(c, box(0, 340, 600, 440))
    strokes(c, ground, along(0), cell=13, length=80, width=8, tone=0, seed=5,
        weight=lambda x, y: 0.9 if 90 < x < 510 else 0.6)
    ink(c, curve((148, 150), (176, 40), (220, 22), (380, 22), (424, 40), (452, 150), (452, 300),
        (148,
        300), tension=0.25), halo=6)                                     # the body
    glass = c.mask([(188, 136), (206, 58), (394, 58), (412, 136)])
    c.block.over(glass, tone=1.15, accent=0.0, kind=2)
    ink(c, [(194, 132), (210, 63), (390, 63), (406, 132)])
    for x0 in (232, 262, 340):
        paper(c, [(x0, 132), (x0 + 34, 63), (x0 + (50 if x0 != 262 else 40), 63),
            (x0 + (16 if x0 != 262
            else 6), 132)])
    for side in (-1, 1):                                                # the wings over the wheels
        wing = curve(*((300 + side * px, py) for px, py in ((96, 250), (120, 196), (180, 176),
            (226, 204),
            (246, 270), (250, 350), (206, 350), (150, 330), (100, 330))), tension=0.6)
        ink(c, wing, halo=6)
        c.gouge([(300 + side * 128, 196), (300 + side * 180, 186), (300 + side * 224, 216),
            (300 + side * 240,
            280)], 8)
        ink(c, circle(300 + side * 212, 366, 34, 50), halo=5)
        c.gouge([(300 + side * 238, 340), (300 + side * 242, 370), (300 + side * 232, 404)], 6)
    grille = curve((232, 402), (226, 210), (244, 168), (300, 152), (356, 168), (374, 210), (368,
        402),
        tension=0.3)
    paper(c, grille, halo=7)
    ink(c, curve((240, 394), (236, 214), (252, 178), (300, 164), (348, 178), (364, 214), (360, 394),
        tension=0.3))
    for k in range(9):
        gx = 300 + (k - 4) * 13.5
        top = 182 + abs(k - 4) ** 2 * 1.6
        paper(c, [(gx - 3, top), (gx + 3, top), (gx + 3, 386), (gx - 3, 386)])
    paper(c, box(90, 396, 510, 410), halo=6)
    for side in (-1, 1):                                                # the lamps
        lx, ly = 300 + side * 128, 262
        ink(c, circle(lx, ly, 66), halo=6)
        paper(c, circle(lx, ly, 60))
        ink(c, circle(lx, ly, 52))
        lens = c.lay(circle(lx, ly, 48), tone=1.2, accent=1.0, solid=True)
        ink(c, [(lx - 60, ly + 60), (lx - 60, ly + 22), (lx + 60, ly + 22), (lx + 60, ly + 60)],
            keep=1 - lens)
        ink(c, *figure("standing", lx - side * 4, ly + 30, 66))
        c.shine(c.lay(blade([(lx - 38, ly - 6), (lx - 28, ly - 28), (lx - 6, ly - 39)], (0, 8, 0)),
            tone=1.2, solid=True))
    return c


@art("the-city-without-lamps")
def the_city_without_lamps(page: Page) -> Woodcut:
    """One candle in all the streets, and the streets lean in to look at it."""
    c = Woodcut(page)
    x, y = 300, 356
    colour(c, [(214, -10), (410, -10), (316, 176), (286, 176)])
    left = quad((-10, -160), (286, 150), (286, 300), (-10, 470))
    right = quad((610, -160), (316, 150), (316, 300), (610, 470))
    road = c.mask([(286, 300), (316, 300), (640, 480), (-40, 480)])
    for at in (left, right):
        front = c.mask([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
        strokes(c, front, away(x, y - 60), cell=17, length=70, width=7, seed=4,
            weight=near(x, y - 60, 330, 60))
        for column in range(5):
            for row in range(6):
                u, v = 0.06 + column * 0.19, 0.05 + row * 0.155
                ink(c, [at(u, v), at(u + 0.1, v), at(u + 0.1, v + 0.1), at(u, v + 0.1)], halo=2)
    strokes(c, road, away(x, y + 20), cell=13, length=60, width=8, seed=7,
        weight=near(x, y + 10, 280, 90))
    lamp = joined(blade([(474, 470), (472, 200), (470, 84)], (20, 13, 11)), [(448, 40), (492, 40),
        (484,
        88), (456, 88)], [(444, 42), (470, 16), (496, 42)], box(446, 120, 496, 127))
    ink(c, lamp, halo=-5)                                                # which nobody has lit
    ink(c, [(456, 34), (482, 34), (474, 84), (462, 84)])
    c.shine(c.lay(circle(x - 30, y - 100, 46), tone=1.25, solid=True))
    man = figure("bareheaded", x + 14, 436, 190)
    ink(c, cast(joined(*man), 430, -0.9, 0.4))
    ink(c, *man, halo=-6)
    ink(c, limb([(x + 2, y - 44), (x - 34, y - 22), (x - 38, y - 62)], (26, 22, 17)), halo=-4)
    paper(c, box(x - 45, y - 104, x - 31, y - 66), halo=4)
    c.shine(c.lay(curve((x - 38, y - 154), (x - 24, y - 122), (x - 38, y - 104), (x - 52, y - 122)),
        tone=1.25, accent=1.0, solid=True, halo=4))
    return c


@art("carters-errand")
def carters_errand(page: Page) -> Woodcut:
    """What Carter lent me is wrapped and tied, and looks back at whoever follows."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 440))
    strokes(c, wall, away(300, 200), cell=16, length=80, width=8, tone=0, seed=3,
        weight=lambda px, py: max(0.0, math.hypot(px - 300, (py - 220) * 1.1) / 230 - 0.85))
    coat = curve((206, 470), (160, 400), (150, 250), (112, 440), (40, 460), (66, 250), (104, 96),
        (172, 40), (244, 18),
        (356, 18), (428, 40), (496, 96), (534, 250), (560, 460), (488, 440), (450, 250), (440,
            400), (394, 470),
        tension=0.4)
    ink(c, coat, box(150, 60, 450, 440), halo=8)
    back = c.mask(joined(coat, box(150, 60, 450, 440)))
    strokes(c, back, lambda px, py: math.radians(90 + (px - 300) * 0.05), cell=17, length=80,
        width=7, seed=6,
        weight=lambda px, py: max(0.0, (190 - px) / 110) if px < 300 else max(0.0, (px - 470) / 90))
    c.gouge([(300, 40), (299, 120), (300, 210)], 5)
    nape = paper(c, curve((252, -10), (348, -10), (352, 40), (300, 52), (248, 40), tension=0.4))
    strokes(c, nape, along(90), cell=8, length=34, width=6, tone=0, seed=2,
        weight=lambda px, py: 1.0 if py < 22 else 0.0)
    ink(c, curve((216, 66), (226, 20), (262, 40), (300, 46), (338, 40), (374, 20), (384, 66),
        (300, 84),
        tension=0.5))                                                    # the collar, turned up
    c.gouge([(226, 24), (262, 44), (300, 50), (338, 44), (374, 24)], 7)
    turn = -5.0
    parcel = moved(curve((-132, -78), (132, -84), (138, 76), (-136, 84), tension=0.12), 300, 306,
        1, turn)
    colour(c, parcel, halo=10)
    for px in (-74, 74):
        ink(c, moved(box(px - 8, -84, px + 8, 84), 300, 306, 1, turn))
        paper(c, moved(box(px - 4, -84, px + 4, 84), 300, 306, 1, turn))
    for a, b in (((-128, -70), (-84, -34)), ((128, 70), (90, 40)), ((-130, 76), (-88, 44)), ((126,
        -76), (86, -40))):
        ink(c, moved(blade([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4), b], (9, 6, 0)), 300,
            306, 1, turn))
    eye = moved(curve((-62, 6), (-30, -34), (10, -42), (46, -28), (64, 0), (40, 28), (0, 40),
        (-38, 30)), 300, 306, 1, turn)
    ink(c, eye, halo=6)
    white = paper(c, moved(curve((-54, 5), (-26, -26), (8, -33), (40, -20), (55, 0), (34, 21), (0,
        31), (-32, 22)), 300,
        306, 1, turn))
    c.lay(circle(304, 304, 28), tone=1.15, accent=1.0, solid=True, keep=1 - white)
    ink(c, blade([(304, 276), (304, 304), (304, 332)], (4, 20, 4)))
    paper(c, circle(294, 292, 5))
    for side in (-1, 1):
        ink(c, limb([(300 + side * 214, 200), (300 + side * 232, 320), (300 + side * 186, 352)],
            (92, 84, 62)))
        for k in range(4):                                               # the creases of the elbow
            c.gouge([(300 + side * (268 - k * 5), 286 + k * 24), (300 + side * (244 - k * 6),
                300 + k * 22),
                (300 + side * (222 - k * 6), 306 + k * 20)], 7)
        c.gouge([(300 + side * 170, 200), (300 + side * 184, 260), (300 + side * 180, 300)], 6)
        paper(c, limb([(300 + side * 172, 320), (300 + side * 166, 372)], (18, 18)), halo=5)
        paper(c, curve(*((300 + side * px, py) for px, py in ((160, 314), (128, 304), (106, 330),
            (112, 372), (140, 388),
            (162, 376))), tension=0.7), halo=5)
        ways: list[Way] = [([(300 + side * 126, 318 + k * 19), (300 + side * 100, 312 + k * 20),
            (300 + side * 76,
            318 + k * 20)], (22, 20, 16)) for k in range(4)]
        fingers(c, ways, 0, 0, 1, halo=4, shade=0.0)
    return c
