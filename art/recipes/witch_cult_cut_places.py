"""Places and signs of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("slanted-garret")
def slanted_garret(page: Page) -> Woodcut:
    """The wall leans in, the ceiling leans down, and in the corner somebody bent stands."""
    c = Woodcut(page)
    ceiling = c.lay([(-20, -20), (640, -20), (640, 250), (470, 232), (196, 40), (-20, 60)],
        tone=1.15)
    for k in range(6):  # boards
        t = k / 5
        c.gouge([(196 + 274 * t, 40 + 192 * t), (120 + 520 * t, -30 + 120 * t)], 9, tone=0,
            ends=(0.5, 1), within=ceiling)
    c.lay([(-20, 60), (196, 40), (120, 400), (-20, 450)], tone=0, halo=0)
    c.gouge([(196, 40), (158, 220), (120, 402)], 8, ends=(1, 1))
    c.shine(c.lay([(196, 40), (470, 232), (452, 372), (120, 402)], tone=1.15, accent=1.0,
        solid=True,
        halo=6))
    c.lay([(120, 402), (452, 372), (640, 392), (640, 460), (-20, 460)], tone=0)
    for k in range(7):  # floor
        c.gouge([(150 + k * 50, 404 - k * 4), (110 + k * 70, 424), (60 + k * 90, 448)], 6,
            ends=(0.3, 1))
    witch = curve((178, 400), (186, 320), (186, 252), (204, 206), (232, 190), (250, 176), (262,
        146),
        (292, 138), (314, 152), (318, 172), (336, 188), (320, 196), (316, 214), (300, 224), (318,
         250),
        (352, 254), (362, 268), (350, 282), (312, 280), (312, 330), (322, 396), tension=0.5)
    c.lay(witch, tone=0)
    c.lay(blade([(352, 220), (354, 310), (358, 396)], (9, 9, 9)), tone=0)  # her stick
    c.lay(curve((224, 216), (232, 202), (244, 212), (236, 232), tension=0.6), tone=0)
    c.gouge([(222, 230), (210, 300), (208, 380)], 7)
    c.gouge([(262, 250), (262, 310), (256, 386)], 7)
    c.lay(circle(312, 166, 5), tone=1.15)
    rat = curve((386, 392), (384, 368), (404, 350), (432, 352), (448, 366), (462, 380), (448, 390),
        tension=0.7)
    c.lay(rat, blade([(388, 386), (366, 392), (352, 412), (330, 410)], (10, 8, 6, 2)), tone=0,
        halo=-5)
    c.lay(circle(444, 372, 4), tone=1.15, accent=1.0, solid=True)
    return c


@art("two-men-from-innsmouth")
def two_men_from_innsmouth(page: Page) -> Woodcut:
    """They share one umbrella in dry weather, and neither has blinked."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15)
    c.lay(curve((76, 152), (112, 66), (200, 16), (300, 4), (400, 16), (488, 66), (524, 152), (450,
        128),
        (376, 150), (300, 126), (224, 150), (150, 128),
         tension=0.6), tone=1.15, accent=1.0, solid=True,
        halo=6)
    for x in (150, 300, 450):
        c.gouge([(300, 4), ((300 + x) / 2 + (x - 300) * 0.14, 56), (x, 128)], 6, tone=0, ends=(0.5,
            1))
    c.lay(_box(294, 120, 306, 330), tone=0)
    for x in (196, 404):
        def at(*points: Point, x: float = x) -> list[Point]:
            return [(x + px, py) for px, py in points] + [(x - px, py) for px, py in points[::-1]]

        c.lay(curve(*at((0, 168), (46, 176), (58, 214), (56, 252), (66, 292), (30, 320)),
            tension=0.7),
            tone=0, halo=-6)
        c.lay(curve(*at((0, 306), (52, 276), (74, 290), (98, 332), (106, 460)), tension=0.4),
            tone=0, halo=-6)
        c.lay(curve(*at((0, 130), (34, 136), (48, 160), (50, 186), (84, 190), (70, 202), (0, 206)),
            tension=0.5), tone=0, halo=-5)
        for s in (-1, 1):
            c.lay(circle(x + s * 36, 228, 13, 10), tone=1.15)  # wide apart, without lids
            c.gouge([(x + s * 6, 350), (x + s * 40, 330), (x + s * 70, 304)], 8)  # lapels
            c.gouge([(x + s * 6, 350), (x + s * 10, 400), (x + s * 8, 450)], 5)
        c.gouge([(x - 46, 268), (x - 20, 257), (x, 254), (x + 20, 257), (x + 46, 268)], 7,
            ends=(0.5,
            0.5))
    c.lit(blade([(250, 420), (276, 380), (296, 330)], (56, 44, 26)), towards=(1, -0.4), reach=12,
        halo=-5)
    hand(c, "fist", 296, 338, 34, turn=4, towards=(-0.6, -1))
    return c


@art("bones-behind-the-lath")
def bones_behind_the_lath(page: Page) -> Woodcut:
    """The plaster is off, one lath is out, and small skulls look through the gap."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    hole = [(70, 60), (150, 24), (250, 44), (330, 16), (440, 50), (530, 40), (560, 130), (530,
        220), (566, 300), (520, 400), (420, 388),
        (330, 424), (230, 392), (130, 416), (60, 370), (84, 280), (40, 190)]
    broken = c.lay(c.rough(hole, 4, step=26), tone=0)
    for a, b in (((40, 190), (0, 210)), ((560, 130), (600, 110)), ((330, 16), (344, 0)),
        ((130, 416), (110, 440))):
        c.gouge([a, b], 6, tone=0, ends=(1, 0))
    for k in range(8):  # laths, sprung apart in the middle
        y = 50 + k * 48
        gap = (150, 452) if k in (3, 4) else (196, 408) if k in (2, 5) else None
        if gap is None:
            c.block.over(c.mask(_box(20, y, 580, y + 20)) * broken, tone=1.15)
        else:
            left = [(20, y), (gap[0] - 8, y + 2), (gap[0] + 10, y + 10), (gap[0] - 12, y + 20),
                (20, y + 20)]
            right = [(580, y), (gap[1] + 8, y - 4), (gap[1] - 12, y + 4), (gap[1] + 10, y + 18),
                (580, y + 20)]
            c.block.over(np.maximum(c.mask(left), c.mask(right)) * broken, tone=1.15)

    def skull(x: float, y: float, k: float, turn: float) -> None:
        def part(*points: Point) -> object:
            return moved(curve(*points, tension=0.8), x, y, k, turn)

        c.lay(part((-52, -10), (-44, -56), (0, -78), (44, -56), (52, -10), (34, 18), (30, 46), (0,
            54), (-30, 46), (-34, 18)), tone=1.15, halo=7)
        for s in (-1, 1):
            c.lay(moved(circle(s * 21, -6, 15, 17), x, y, k, turn), tone=0)
        c.lay(moved([(-6, 24), (0, 10), (6, 24)], x, y, k, turn), tone=0)
        for i in range(-2, 3):
            c.lay(moved([(i * 10 - 2, 32), (i * 10 + 2, 32), (i * 10 + 2, 54), (i * 10 - 2, 54)],
                x, y, k, turn), tone=0)

    for x, y, turn in ((210, 296, 20), (396, 290, -24), (300, 306, 4)):
        c.lay(moved(blade([(-70, 0), (0, 3), (70, 0)], (16, 11, 16)), x, y, 1, turn), tone=1.15,
            halo=4)
    skull(352, 206, 0.86, 8)
    skull(236, 214, 1.06, -8)
    for side in (-1, 1):  # one had a ribbon in her hair
        x, y = 392.0, 158.0
        c.lay(curve((x, y), (x + side * 18, y - 26), (x + side * 46, y - 30), (x + side * 44,
            y + 14), (x + side * 18, y + 10)), tone=1.15, accent=1.0,
            solid=True, halo=5)
        c.lay(blade([(x + side * 5, y + 4), (x + side * 12, y + 60), (x + side * 4, y + 112),
            (x + side * 20, y + 150)], (14, 17, 19, 22)), tone=1.15, accent=1.0,
            solid=True, halo=5)
    c.lay(circle(392, 156, 11), tone=1.15, accent=1.0, solid=True, halo=4)
    return c


@art("prints-in-the-flour")
def prints_in_the_flour(page: Page) -> Woodcut:
    """A rat came over the floured boards, and it had palms."""
    c = Woodcut(page)
    floor = c.lay([(214, 118), (386, 118), (640, 440), (-40, 440)], tone=1.15)
    for k in range(7):
        c.gouge([(214 + k * 29, 118), (120 + k * 60, 250), (-40 + k * 113, 440)], 4, tone=0,
            ends=(0.3, 1), within=floor)
    for k in range(9):  # the wainscot
        c.lay(_box(40 + k * 60, -6, 92 + k * 60, 62), tone=1.15, accent=1.0, solid=True)
    c.lay(_box(-10, 72, 610, 112), tone=1.15)
    c.lay([(0, 112), (208, 112), (-60, 440)], [(392, 112), (600, 112), (660, 440)], tone=0)
    c.lay(curve((252, 120), (250, 66), (300, 22), (350, 66), (348, 120), tension=0.8), tone=0)
    for x in (280, 320):
        c.shine(c.lay(circle(x, 78, 12, 9), tone=1.15, accent=1.0, solid=True))

    def track(x: float, y: float, k: float, turn: float, flip: bool, blood: bool) -> None:
        parts = [curve((-26, 26), (-32, -6), (-18, -26), (14, -28), (30, -8), (28, 26), (0, 40))]
        for bx, by, ax, ay, wide in ((-30, 8, -64, -20, 17), (-22, -22, -42, -82, 15), (-3, -27,
            -6, -96, 15), (14, -25, 30, -88, 14), (27, -8, 62, -54, 13)):
            parts.append(blade([(bx, by), ((bx + ax) / 2, (by + ay) / 2), (ax * 0.94, ay * 0.94),
                (ax * 1.2, ay * 1.2)], (wide, wide, wide * 0.8, 0)))
        c.lay(*[moved(part, x, y, k, turn, flip) for part in parts], tone=1.15 if blood else 0,
            accent=1.0 if blood else 0.0, solid=blood)

    for x, y, k, turn, flip, blood in ((302, 142, 0.17, 180, False, False), (330, 162, 0.25, 176,
        True, False), (278, 196, 0.36, 186, False, False),
                                       (350, 238, 0.50, 172, True, False), (252, 290, 0.70, 190,
                                        False, False), (388, 326, 1.0, 170, True, True)):
        track(x, y, k, turn, flip, blood)
    # the tail
    c.lay(blade([(300, 150), (316, 200), (290, 250), (326, 310), (286, 380), (304, 450)], (2, 4, 6,
    8, 11, 14)), tone=0)
    return c


@art("salem-deposition")
def salem_deposition(page: Page) -> Woodcut:
    """The clerk of the court writes, and leaves gaps where it fainted."""
    c = Woodcut(page)
    c.lay([(380, 0), (600, 0), (600, 300), (470, 300)], tone=1.15)
    for k in range(4):  # the court's window
        c.gouge([(404 + k * 52, -4), (430 + k * 50, 300)], 7, tone=0, ends=(1, 1))
    c.gouge([(400, 120), (600, 120)], 7, tone=0, ends=(1, 1))
    p = Profile(c, 186, 184, 80, expression="afraid", build=Build(gaunt=1.1, nose=0.8, age=0.8))
    c.lay(p.shape(*p.outline()), tone=0, halo=6)
    p.collar(drop=3.8)
    p.draw()
    p.hair("long")
    p.mass((0.46, -0.56), (0.3, -1.92), (-0.62, -1.98), (-0.86, -0.56), reach=0.34, sharp=True)
    c.lay(p.shape((0.4, -0.94), (-0.2, -0.88), (-0.78, -0.94), (-0.84, -0.62), (-0.2, -0.54),
        (0.44, -0.62), sharp=True), tone=1.15, accent=1.0, solid=True)
    p.mass((1.0, -0.5), (0.5, -0.6), (-0.4, -0.56), (-1.24, -0.58), (-1.26, -0.42), (-0.4, -0.38),
        (0.5, -0.4), reach=0.12, hard=1.6)
    # falling band
    c.lay(p.shape((-0.74, 1.1), (0.1, 1.3), (0.7, 1.16), (0.86, 1.9), (0.2, 2.14), (-0.9, 1.96),
    sharp=True), tone=1.15, halo=5)
    c.gouge([p.at(0.2, 1.3), p.at(0.24, 2.1)], 5, tone=0, ends=(1, 1))
    c.lay([(40, 372), (600, 330), (600, 440), (0, 440)], tone=0, halo=-6)
    sheet = c.lay([(262, 356), (470, 318), (520, 440), (266, 470)], tone=1.15, halo=6)
    for row, gaps in enumerate(((0.0, 1.0), (0.0, 0.4), (0.62, 1.0), (0.0, 0.24), (0.5, 0.8))):
        y = 366 + row * 17
        a, b = gaps
        x0, x1 = 284 + row * 2, 462 + row * 9
        c.gouge([(x0 + (x1 - x0) * a, y - (x1 - x0) * a * 0.16), (x0 + (x1 - x0) * b,
            y - (x1 - x0) * b * 0.16)], 7, tone=0, ends=(0.8, 0.8), within=sheet)
    c.lay(c.rough(circle(478, 404, 32), 2.5, step=12), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(circle(478, 404, 13), tone=0)
    for lean in (-14, 16):
        c.lay([(468 + lean, 430), (488 + lean, 428), (500 + lean * 1.6, 470), (470 + lean * 1.6,
            470)], tone=1.15, accent=1.0, solid=True, halo=4)
    quill = blade([(362, 372), (392, 318), (430, 250), (478, 176), (508, 150)], (3, 8, 40, 54, 0))
    c.lay(quill, tone=1.15, halo=6, accent=1.0, solid=True)
    c.gouge([(368, 364), (430, 258), (500, 158)], 4, tone=0, ends=(1, 1))
    arm = curve((120, 380), (220, 322), (310, 318), (346, 330), (340, 362), (240, 384), (150, 430),
        tension=0.6)
    c.lit(arm, towards=(0.4, -1), reach=18, hard=1.2, halo=6)
    hand(c, "holding", 330, 350, 40, turn=84, towards=(1, -0.6), cuff=True)
    return c


@art("angles-in-red")
def angles_in_red(page: Page) -> Woodcut:
    """A figure of lines on the cell's granite; where they cross, the wall is gone."""
    c = Woodcut(page)
    for row in range(6):
        for k in range(5):
            x, y = k * 160 - (80 if row % 2 else 0) - 20, row * 80 - 20
            c.lay(c.rough(_box(x + 5, y + 5, x + 155, y + 75), 1.2, f"{row}{k}", step=20),
                tone=1.15)
    x0, y0, r = 306.0, 220.0, 188.0
    tips = [(x0 + math.cos(math.tau * k / 7 - 1.7) * r * (1.12 if k % 2 else 0.96),
        y0 + math.sin(math.tau * k / 7 - 1.7) * r * (0.98 if k % 3 else 1.08)) for k in range(7)]
    strokes = [blade([tips[k], tips[(k + 3) % 7]], (15, 15)) for k in range(7)]
    c.lay(*strokes, tone=0, halo=5)
    inner = [(x0 + math.cos(math.tau * k / 7 - 1.25) * 47, y0 + math.sin(math.tau * k / 7 - 1.25)
        * 47) for k in range(7)]
    c.lay(*strokes, tone=1.15, accent=1.0, solid=True)
    hole = c.lay(inner, tone=0)
    for x, y in ((290, 206), (322, 238), (316, 196), (286, 240)):
        c.block.over(c.mask(circle(x, y, 4)) * hole, tone=1.15)
    for points, k in (([(30, 90), (34, 150)], 0), ([(566, 60), (570, 120)], 1)):
        del k
        for i in range(4):  # chains, open
            x, y = points[0][0], points[0][1] + i * 40
            c.lay(circle(x, y, 13, 23), tone=0)
            c.lay(circle(x, y, 5, 14), tone=1.15)
        c.lay(circle(points[0][0], points[0][1] + 178, 32), tone=0)
        c.lay(circle(points[0][0], points[0][1] + 178, 20), tone=1.15)
        c.lay(_box(points[0][0] - 5, points[0][1] + 188, points[0][0] + 12, points[0][1] + 220),
            tone=1.15)
    return c


@art("joe-mazurewicz")
def joe_mazurewicz(page: Page) -> Woodcut:
    """He prays by night with his brow on his fists, and the cross hangs from them."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 340), (-10, 340)], tone=1.15)
    p = Profile(c, 236, 150, 104, expression="grieving", build=Build(gaunt=0.8, nose=0.7, age=1.0),
        tilt=22)
    c.lay(p.shape((-0.5, 0.5), (-1.5, 1.1), (-2.0, 3.2), (1.6, 3.2), (1.0, 1.5), (0.2, 0.8)),
        p.shape(*p.outline()), tone=0, halo=7)
    p.collar(drop=3.2)
    p.draw()
    p.hair("receding")
    p.beard("moustache")
    c.lay([(-10, 392), (610, 380), (610, 450), (-10, 450)], tone=0, halo=-7)  # the table
    c.lit(blade([(230, 440), (352, 400), (396, 290)], (110, 76, 56)), towards=(1, -0.3), reach=24,
        halo=-6)
    hand(c, "fist", 392, 296, 76, turn=-8, flip=True, towards=(1, -0.5))
    for k in range(10):  # the rosary
        t = k / 9
        c.lay(circle(424 + 22 * math.sin(t * math.pi), 256 + t * 66, 9), tone=0, halo=-4)
    c.lay(_box(408, 322, 442, 452), _box(372, 350, 478, 384), tone=1.15, accent=1.0, solid=True,
        halo=8)
    return c
