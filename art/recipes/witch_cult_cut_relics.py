"""Relics, victims and visitors of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

import skia

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_profiles import Profile
from art.kit.cut_things import revolver
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("miskatonic-library")
def miskatonic_library(page: Page) -> Woodcut:
    """Books to the ceiling, and the dog at the end of the aisle."""
    c = Woodcut(page)
    vx, vy = 300.0, 190.0

    def deep(x: float, y: float, t: float) -> Point:
        return vx + (x - vx) * t, vy + (y - vy) * t

    for side in (-1, 1):
        for row in range(5):
            top, bottom = -110 + row * 128, -12 + row * 128
            t = 1.0
            k = 0
            while t > 0.34:
                narrower = t * (0.945 - 0.02 * ((k * 7 + row * 3) % 3))
                lower = ((k * 5 + row * 11) % 4) * 9
                x = 300 + side * 330
                if (k + row) % 11 != 3:
                    c.lay([deep(x, top + lower, t), deep(x, top + lower, narrower * 1.02), deep(x,
                        bottom, narrower * 1.02), deep(x, bottom, t)],
                        tone=1.15, accent=1.0 if (k * 5 + row * 3 + (side > 0)) % 13 == 0 else 0.0,
                            solid=True)
                    c.gouge([deep(x, top + lower + 22, t), deep(x, top + lower + 22,
                        narrower * 1.02)], 4, tone=0, ends=(1, 1))
                t = narrower * 0.985
                k += 1
    for k in range(5):  # tiles
        for i in range(-4, 5):
            if (i + k) % 2:
                a, b = 1.0 - k * 0.14, 1.0 - (k + 1) * 0.14
                c.lay([deep(300 + i * 80 - 40, 460, a), deep(300 + i * 80 + 40, 460, a),
                    deep(300 + i * 80 + 40, 460, b), deep(300 + i * 80 - 40, 460, b)], tone=1.15)
    c.lay(curve((204, 282), (204, 150), (240, 70), (300, 34), (360, 70), (396, 150), (396, 282),
        tension=0.5), tone=0)
    window = c.lay(curve((216, 276), (216, 152), (248, 82), (300, 48), (352, 82), (384, 152), (384,
        276), tension=0.5), tone=1.15, accent=1.0, solid=True)
    c.shine(window)
    for points in (((300, 48), (300, 276)), ((216, 150), (384, 150)), ((216, 210), (384, 210))):
        c.gouge(points, 7, tone=0, ends=(1, 1), within=window)
    dog = curve((232, 372), (238, 320), (232, 276), (246, 236), (262, 214), (262, 184), (254, 142),
        (276, 158), (300, 154), (324, 158), (346, 142), (338, 184), (338, 214),
        (354, 236), (368, 276), (362, 320), (368, 372), (330, 376), (322, 330), (300, 340), (278,
         330), (270, 376), tension=0.5)
    c.lay(dog, tone=0, halo=-5)
    for x in (284, 316):
        c.lay(curve((x - 9, 186), (x, 178), (x + 9, 186), (x, 192)), tone=1.15)
    c.gouge([(284, 216), (300, 222), (316, 216)], 5)
    for x in (288, 300, 312):
        c.lay(blade([(x, 222), (x, 234)], (6, 1)), tone=1.15)
    return c


@art("thing-on-the-doorstep")
def thing_on_the_doorstep(page: Page) -> Woodcut:
    """A short thing in a good overcoat holds out a letter; it has not finished settling."""
    c = Woodcut(page)
    c.lay(_box(132, -10, 468, 400), tone=1.15)
    c.lay(_box(158, 20, 442, 400), tone=0)
    for y in (60, 130):
        for x in (60, 540):
            c.gouge([(x - 60, y), (x + 60, y)], 7, ends=(1, 1))
    for k in range(9):
        for x in (56, 544):
            c.gouge([(x - 64, 30 + k * 46), (x + 64, 30 + k * 46)], 7, ends=(1, 1))
    c.lay(_box(200, 30, 400, 100), tone=1.15)
    for k in range(1, 4):
        c.gouge([(200 + k * 50, 30), (200 + k * 50, 100)], 6, tone=0, ends=(1, 1))
    c.lay([(120, 396), (480, 396), (540, 440), (60, 440)], tone=1.15)
    c.lay(curve((170, 420), (200, 404), (300, 398), (420, 404), (446, 424), (360, 440), (220,
        440)), tone=1.15, accent=1.0, solid=True, halo=4)
    coat = curve((196, 410), (190, 340), (204, 270), (222, 236), (262, 220), (330, 220), (372,
        238), (396, 280), (404, 350), (400, 410), (372, 400), (356, 420), (330, 402),
        (300, 424), (270, 404), (240, 418), (222, 400), tension=0.6)
    c.lay(coat, tone=0, halo=-7)
    for k in range(4):
        c.lay(circle(296, 272 + k * 34, 7), tone=1.15)
    c.gouge([(270, 240), (278, 320), (266, 404)], 6)
    c.gouge([(340, 250), (350, 320), (362, 396)], 7)
    for s in (-1, 1):
        c.lay(curve((300 + s * 6, 264), (300 + s * 48, 206), (300 + s * 66, 214), (300 + s * 50,
            256), tension=0.4), tone=0, halo=-5)
    c.lay(curve((252, 214), (258, 176), (342, 176), (348, 214), (300, 236)), tone=0)
    for x, long in ((272, 30), (290, 56), (308, 40), (326, 62)):  # where a face would be
        c.lay(blade([(x, 190), (x + 2, 190 + long * 0.6), (x, 192 + long)], (13, 11, 5)),
            tone=1.15, accent=1.0, solid=True)
    c.lay(curve((246, 168), (252, 122), (280, 104), (300, 112), (322, 104), (350, 122), (354, 168),
        tension=0.6), tone=0, halo=-6)
    c.lay(curve((212, 180), (250, 164), (300, 172), (350, 164), (390, 180), (350, 194), (300, 190),
        (250, 194)), tone=0, halo=-6)
    c.lay(curve((250, 150), (300, 158), (352, 150), (353, 166), (300, 174), (249, 166)), tone=1.15,
        accent=1.0, solid=True)
    sleeve = curve((380, 258), (430, 270), (462, 300), (452, 330), (414, 324), (384, 312),
        tension=0.6)
    c.lay(sleeve, tone=0, halo=-6)
    c.lay(moved(_box(-44, -28, 44, 28), 468, 290, 1, -16), tone=1.15, halo=6)
    c.gouge([(430, 278), (466, 296), (498, 258)], 5, tone=0, ends=(1, 1))
    for k in range(3):  # not quite fingers
        c.lay(blade([(446, 312), (460 + k * 10, 318 - k * 6), (462 + k * 12, 344 + k * 6)], (16,
            12, 5)), tone=0, halo=-3)
    return c


@art("edward-pickman-derby")
def edward_pickman_derby(page: Page) -> Woodcut:
    """He looks out between the bars, and it is still he."""
    c = Woodcut(page)
    c.lay([(0, 0), (600, 0), (600, 440), (0, 440)], tone=0)
    c.lay([(330, -10), (600, -10), (600, 240), (452, 440), (380, 440)], tone=1.15, accent=1.0,
        solid=True)
    h = Head(c, 300, 176, 122, expression="afraid", build=Build(fat=0.7, jaw=-0.6))
    c.lay(circle(304, 176, 100, 140), tone=0)
    h.collar(drop=2.4)
    h.draw()
    h.hair("wild")
    for s in (-1, 1):
        c.lay(curve((304, 330), (304 + s * 40, 306), (304 + s * 62, 314), (304 + s * 62, 350),
            (304 + s * 38, 354)), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(circle(304, 331, 13), tone=1.15, accent=1.0, solid=True, halo=5)
    for x in (72, 172, 430, 530):
        c.lay(_box(x - 15, -10, x + 15, 450), tone=0)
        c.lay(_box(x - 10, -10, x + 10, 450), tone=1.15)
        c.lay(_box(x + 3, -10, x + 7, 450), tone=0)
    c.lay(_box(-10, 20, 610, 46), tone=0)
    c.lay(_box(-10, 25, 610, 41), tone=1.15)
    for x, flip in ((172, True), (430, False)):
        hand(c, "gripping", x + (34 if flip else -34), 350, 74, turn=-10 if flip else 10,
            flip=flip, towards=(1, -0.3), cuff=True)
    return c


@art("daniel-upton")
def daniel_upton(page: Page) -> Woodcut:
    """An architect over a plan, with his hand on the revolver that lies on it."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 310), (-10, 310)], tone=1.15)
    c.lay(_box(404, 30, 560, 218), tone=0)  # one of his houses, in its frame
    c.lay(_box(416, 42, 548, 206), tone=1.15)
    c.lay([(432, 120), (482, 66), (532, 120)], _box(444, 120, 520, 194), tone=0)
    for x in (458, 492):
        c.lay(_box(x, 130, x + 16, 152), tone=1.15)
    c.lay(_box(474, 162, 490, 194), tone=1.15)
    p = Profile(c, 232, 132, 94, expression="grieving", build=Build(jaw=0.8, age=0.6), tilt=14)
    c.lay(p.shape((-0.6, 0.6), (-1.5, 1.3), (-1.9, 3.0), (1.5, 3.0), (0.9, 1.4), (0.2, 0.9)),
        p.shape(*p.outline()), tone=0, halo=7)
    p.collar(drop=3.0)
    p.draw()
    p.hair("slick")
    p.beard("moustache")
    c.lay([(-10, 306), (610, 286), (610, 450), (-10, 450)], tone=0, halo=-7)
    plan = c.lay([(150, 312), (500, 296), (560, 452), (110, 452)], tone=1.15, accent=1.0,
        solid=True,
        halo=7)
    for a, b in (((180, 326), (480, 312)), ((480, 312), (520, 436)), ((520, 436), (150, 440)),
        ((180, 326), (150, 440)), ((420, 316), (444, 436))):
        c.gouge([a, b], 5, ends=(1, 1), within=plan)
    revolver(c, 350, 352, 0.98, 6, flip=True)
    c.lit(blade([(80, 470), (130, 400), (206, 398)], (90, 70, 50)), towards=(0.6, -1), reach=18,
        halo=7)
    hand(c, "gripping", 204, 404, 50, turn=76, flip=True, towards=(0.4, -0.9))
    return c


@art("etched-bowl")
def etched_bowl(page: Page) -> Woodcut:
    """Two hands hold it, and drop by drop it fills to where the marks stop."""
    c = Woodcut(page)
    c.lay(curve((96, 190), (120, 280), (200, 356), (300, 374), (400, 356), (480, 280), (504, 190),
        tension=0.5), tone=1.15)
    for k in range(9):  # markings
        a = math.pi * (0.12 + 0.76 * k / 8)
        x, y = 300 + math.cos(a) * 180, 206 + math.sin(a) * 122
        c.lay(blade([(x - 9, y - 14), (x + 7, y - 4), (x - 6, y + 8), (x + 9, y + 16)], (5, 7, 7,
            4)), tone=0)
    c.lay([(238, 370), (362, 370), (384, 408), (216, 408)], tone=1.15, halo=5)
    c.lay(circle(300, 188, 208, 92), tone=0)
    c.lay(circle(300, 188, 202, 86), tone=1.15)
    c.lay(circle(300, 192, 186, 74), tone=0)
    c.lay(circle(300, 196, 178, 66), tone=1.15, accent=1.0, solid=True)
    for r in (126, 78, 34):
        c.block.over(c.mask(circle(300, 198, r, r * 0.36), stroke=7), tone=0)
    for x, y, k in ((300, 84, 1.0), (300, 16, 0.7)):
        drop = curve((0, -50), (12, -14), (26, 10), (20, 34), (0, 44), (-20, 34), (-26, 10), (-12,
            -14),
            tension=0.7)
        c.lay(moved(drop, x, y, k), tone=1.15, accent=1.0, solid=True, halo=6)
        c.gouge([(x - 12 * k, y + 4), (x - 12 * k, y + 18 * k), (x - 4, y + 30 * k)], 6)
    for flip in (False, True):
        hand(c, "gripping", 66 if not flip else 534, 336, 86, turn=24 if not flip else -24,
            flip=flip, towards=(0, -1), cuff=True)
    return c


@art("frank-elwood")
def frank_elwood(page: Page) -> Woodcut:
    """A candle, a student, and on the wall the shadow of a rat with hands."""
    c = Woodcut(page)
    c.lay([(290, 0), (560, 0), (520, 440), (330, 440)], tone=1.15, accent=1.0, solid=True)
    rat = curve((600, 450), (470, 430), (430, 380), (410, 300), (388, 258), (346, 240), (326, 216),
        (348, 196), (386, 176), (400, 150), (396, 112), (420, 92), (446, 112), (456, 140),
        (500, 160), (548, 200), (590, 260), (640, 300), tension=0.8)
    c.lay(rat, tone=0)
    c.lay(circle(410, 186, 9), tone=1.15)
    for k in range(3):
        c.gouge([(342, 216 + k * 6), (306, 212 + k * 18), (272, 222 + k * 28)], 4, tone=0)
    for k in range(4):
        c.lay([(340 + k * 13, 236 + k * 3), (350 + k * 13, 238 + k * 3), (342 + k * 13,
            256 + k * 3)], tone=1.15, accent=1.0, solid=True)
    for k in range(4):  # its hand
        c.lay(blade([(420, 320), (380 - k * 4, 322 + k * 12), (350 - k * 2, 306 + k * 22)], (22,
            11, 3)), tone=0)
    h = Head(c, 196, 196, 104, expression="afraid", build=Build(gaunt=0.4))
    c.lay(circle(200, 196, 88, 118), tone=0, halo=6)
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    c.lay(_box(318, 330, 350, 450), tone=1.15, halo=7)
    c.shine(c.lay(curve((334, 326), (322, 304), (334, 266), (346, 304)), tone=1.15, solid=True,
        halo=6))
    hand(c, "gripping", 296, 436, 54, turn=8, towards=(1, -0.3), cuff=True)
    return c


@art("nickel-crucifix")
def nickel_crucifix(page: Page) -> Woodcut:
    """Held up at arm's length: ten cents' worth of nickel."""
    c = Woodcut(page)
    c.lay([(440, 0), (600, 0), (600, 440), (520, 440)], tone=1.15, accent=1.0, solid=True)

    def part(*points: Point) -> skia.Path:
        return moved(list(points), 296, 216, 0.9, 9)

    cross = [part((-26, -190), (26, -190), (26, 190), (-26, 190)), part((-126, -100), (126, -100),
        (126, -50), (-126, -50))]
    cross += [moved(circle(0, -190, 31), 296, 216, 0.9, 9), moved(circle(-126, -75, 31), 296, 216,
        0.9, 9), moved(circle(126, -75, 31), 296, 216, 0.9, 9)]
    c.lay(*cross, tone=0, halo=9)
    c.lay(*cross, tone=1.15)
    c.lay(part((10, -180), (20, -180), (20, -104), (10, -104)), part((10, -46), (20, -46),
        (20, 180), (10, 180)), part((-120, -64), (120, -64), (120, -56), (-120, -56)), tone=0)
    c.lay(moved(circle(0, -96, 17, 20), 296, 216, 0.9, 9), part((-10, -84), (10, -84), (8, 30),
        (14, 80), (-14, 80), (-8, 30)), part((-92, -92), (0, -72), (92, -92), (92, -82), (0, -54),
        (-92, -82)),
        tone=0)
    for k in range(9):  # the chain
        x, y = 330 + k * 17, 50 + 26 * math.sin(k * 0.5) + k * 9
        c.lay(circle(x, y, 11, 8), tone=1.15, halo=3)
        c.lay(circle(x, y, 5, 3), tone=0)
    c.lit(curve((210, 450), (216, 400), (330, 396), (346, 450), tension=0.4), towards=(1, -0.2),
        reach=20, halo=6)
    hand(c, "gripping", 236, 430, 92, turn=8, towards=(1, -0.4), cuff=True)
    return c


@art("horned-skull")
def horned_skull(page: Page) -> Woodcut:
    """The anatomist weighs it in his hand."""
    c = Woodcut(page)
    c.lay([(480, 440), (600, 440), (600, 0), (520, 0)], tone=1.15, accent=1.0, solid=True)
    for points, widths in ((((270, 128), (206, 104), (160, 52), (176, -14)), (56, 48, 34, 4)),
        (((392, 116), (462, 96), (504, 46), (486, -20)), (54, 46, 32, 4))):
        horn = blade(points, widths)
        mass = c.lay(horn, tone=1.15, halo=8)
        for k in range(5):
            t = 0.25 + k * 0.6
            (ax, ay), (bx, by) = points[int(t)], points[int(t) + 1]
            x, y = ax + (bx - ax) * (t % 1), ay + (by - ay) * (t % 1)
            nx, ny = -(by - ay) * 0.4, (bx - ax) * 0.4
            c.gouge([(x + nx, y + ny), (x, y), (x - nx, y - ny)], 6, tone=0, within=mass)
    skull = curve((226, 190), (238, 124), (290, 84), (350, 80), (406, 104), (430, 164), (424, 212),
        (404, 238), (402, 270), (382, 292), (320, 298), (276, 286), (268, 252), (236, 232),
        tension=0.8)
    c.lay(skull, tone=0, halo=8)
    bone = c.lay(skull, tone=1.15)
    shade = c.edge_light(bone, (-1, 0.2), 74)
    c.block.over(bone * (shade > 0.42), tone=0)
    c.lay(curve((292, 186), (316, 170), (344, 182), (346, 216), (318, 232), (294, 218)),
        curve((372, 178), (394, 168), (416, 182), (412, 212), (392, 222), (372, 210)), tone=0)
    for x in (320, 394):
        c.lay(circle(x, 202, 8), tone=1.15, accent=1.0, solid=True)
    c.lay([(358, 218), (372, 252), (356, 248), (344, 254)], tone=0)
    c.gouge([(282, 274), (340, 276), (400, 264)], 5, tone=0, ends=(1, 1))
    for k in range(6):
        c.gouge([(292 + k * 19, 262), (294 + k * 19, 296)], 5, tone=0, ends=(1, 1))
    c.gouge([(336, 96), (326, 120), (340, 140), (330, 162)], 5, tone=0)
    c.lay(curve((290, 306), (330, 310), (384, 300), (386, 330), (360, 348), (312, 350), (288,
        332)), tone=1.15, halo=6)
    for k in range(4):
        c.gouge([(304 + k * 20, 306), (305 + k * 20, 326)], 5, tone=0, ends=(1, 1))
    c.lit(curve((180, 460), (200, 400), (270, 384), (330, 400), (344, 460), tension=0.6),
        towards=(1, -0.4), reach=16, halo=6)
    hand(c, "open", 234, 420, 88, turn=66, towards=(0.5, -0.8), cuff=True)
    return c


@art("empty-cradle")
def empty_cradle(page: Page) -> Woodcut:
    """It is still rocking; the window is nailed shut."""
    c = Woodcut(page)
    c.lay(_box(330, 16, 520, 220), tone=1.15)
    c.lay(_box(344, 30, 506, 206), tone=1.15, accent=1.0, solid=True)
    c.gouge([(425, 30), (425, 206)], 8, tone=0, ends=(1, 1))
    for y, lean in ((58, 12), (112, -14), (164, 10)):
        plank = [(312, y - 15 + lean), (538, y - 15 - lean), (538, y + 15 - lean), (312,
            y + 15 + lean)]
        c.lay(plank, tone=0, halo=5)
        c.lay([(318, y - 11 + lean), (532, y - 11 - lean), (532, y + 11 - lean), (318,
            y + 11 + lean)], tone=1.15)
        for x in (332, 518):
            c.lay(circle(x, y + (lean if x < 400 else -lean), 4.5), tone=0)
    c.lay([(0, 396), (600, 396), (600, 440), (0, 440)], tone=1.15)

    def part(*points: Point) -> skia.Path:
        return moved(curve(*points, tension=0.35), 270, 330, 1.0, -9)

    # the hood
    c.lay(part((-160, -20), (-170, -120), (-130, -190), (-60, -204), (-16, -170), (-20, -110),
    (-20, -20)), tone=1.15, halo=7)
    c.lay(part((-136, -40), (-140, -110), (-110, -164), (-60, -176), (-34, -150), (-36, -40)),
        tone=0)
    c.lay(part((-20, -50), (30, -70), (80, -56), (130, -66), (150, -40), (140, 6), (-60, 6)),
        tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(part((-176, -34), (170, -34), (148, 70), (-148, 70)), tone=1.15, halo=7)
    for k in range(5):
        c.lay(moved(_box(-118 + k * 52, -20, -92 + k * 52, 56), 270, 330, 1.0, -9), tone=0)
    # the blanket, pulled out
    c.lay(part((60, -34), (130, -34), (140, 30), (116, 70), (96, 40), (70, 60)), tone=1.15,
    accent=1.0, solid=True, halo=5)
    for x in (-120, 120):
        c.lay(moved(blade([(x, 60), (x, 92)], (20, 20)), 270, 330, 1.0, -9), tone=1.15, halo=3)
    c.lay(moved(blade([(-190, 70), (-100, 98), (0, 106), (100, 98), (190, 70)], (8, 20, 22, 20,
        8)), 270, 330, 1.0, -9), tone=1.15, halo=6)
    return c


@art("spiked-figurine")
def spiked_figurine(page: Page) -> Woodcut:
    """Barrel body, starfish head; the chemist keeps his lens at a distance."""
    c = Woodcut(page)
    c.lay([(0, 392), (600, 392), (600, 440), (0, 440)], tone=1.15, accent=1.0, solid=True)
    c.lay([(176, 392), (196, 356), (376, 356), (396, 392)], tone=1.15, halo=6)
    for s in (-1, 1):  # wings
        wing = curve((286 + s * 50, 180), (286 + s * 120, 110), (286 + s * 176, 96),
            (286 + s * 160, 150), (286 + s * 180, 190), (286 + s * 148, 220), (286 + s * 140, 262),
            (286 + s * 60, 250), tension=0.4)
        c.lay(wing, tone=0, halo=-6)
        for k in range(4):
            c.gouge([(286 + s * 52, 196 + k * 12), (286 + s * 100, 160 + k * 24),
                (286 + s * (164 - k * 8), 108 + k * 46)], 6)
    body = curve((250, 356), (226, 300), (216, 236), (232, 176), (254, 146), (318, 146), (340,
        176), (356, 236), (346, 300), (322, 356), tension=0.6)
    c.lay(body, tone=0, halo=-6)
    barrel = c.mask(body)
    for x, top in ((236, 200), (262, 160), (296, 150), (330, 170)):  # its ridges
        c.gouge([(x, top), (x + (x - 286) * 0.28, 250), (x, 344)], 13, within=barrel)
    star: list[Point] = []
    for k in range(10):
        a = math.tau * k / 10 - math.pi / 2
        r = 92 if k % 2 == 0 else 38
        star.append((286 + math.cos(a) * r, 104 + math.sin(a) * r * 0.86))
    c.lay(curve(*star, tension=0.3), tone=1.15, accent=1.0, solid=True, halo=8)
    for k in range(5):
        a = math.tau * k / 5 - math.pi / 2
        x, y = 286 + math.cos(a) * 66, 104 + math.sin(a) * 58
        c.lay(circle(x, y, 9), tone=1.15)
        c.lay(circle(x, y, 4), tone=0)
    c.lay(circle(286, 104, 15), tone=0)
    for k in range(5):  # feet
        a = math.pi * (0.1 + 0.2 * k)
        c.lay(blade([(286 + math.cos(a) * 30, 346), (286 + math.cos(a) * 74, 372)], (18, 4)),
            tone=0, halo=-4)
    c.lay(blade([(452, 330), (520, 430)], (15, 19)), tone=1.15, halo=6)
    c.lay(circle(424, 288, 56), tone=0, halo=4)
    c.lay(circle(424, 288, 52), tone=1.15)
    c.lay(circle(424, 288, 42), tone=0)
    c.gouge([(396, 270), (406, 256), (424, 250)], 6)
    hand(c, "gripping", 522, 440, 56, turn=-40, towards=(-0.6, -0.8), cuff=True)
    return c


@art("brass-latchkey")
def brass_latchkey(page: Page) -> Woodcut:
    """Bent nearly double by somebody's grip, and the grip is still on it."""
    c = Woodcut(page)
    shaft: list[Point] = [(186, 110), (290, 262), (322, 262), (420, 96)]
    left = blade(shaft[:2], (32, 32))
    right = blade(shaft[2:], (32, 32))
    bit = [(418, 96), (452, 118), (430, 152), (464, 172), (446, 202), (394, 168)]
    c.lay(left, right, bit, circle(170, 86, 72), tone=1.15, accent=1.0, solid=True)
    c.lay(circle(170, 86, 38), tone=0)
    c.gouge([(206, 128), (240, 178), (272, 226)], 6)
    c.gouge([(352, 226), (382, 178), (408, 132)], 6)
    c.gouge([(114, 80), (126, 46), (160, 30)], 8)
    c.lit(blade([(306, 470), (306, 420), (306, 390)], (150, 130, 110)), towards=(-1, 0), reach=30,
        halo=7)
    hand(c, "fist", 306, 398, 150, towards=(-0.7, -0.6), cuff=True)
    return c


@art("arkham-sanitarium")
def arkham_sanitarium(page: Page) -> Woodcut:
    """A corridor of doors with eyes in them; at its end somebody waits in a long-sleeved coat."""
    c = Woodcut(page)
    vx, vy = 300.0, 186.0

    def deep(x: float, y: float, t: float) -> Point:
        return vx + (x - vx) * t, vy + (y - vy) * t

    c.lay([deep(-60, -80, 1), deep(660, -80, 1), deep(660, -80, 0.3), deep(-60, -80, 0.3)],
        tone=1.15)
    for k in range(6):  # lamps that are out
        t = 0.36 + k * 0.13
        c.gouge([deep(-60, -80, t), deep(660, -80, t)], 5, tone=0, ends=(1, 1))
    for k in range(6):
        for i in range(-4, 5):
            if (i + k) % 2:
                a, b = 1.0 - k * 0.12, 1.0 - (k + 1) * 0.12
                c.lay([deep(260 + i * 84, 460, a), deep(344 + i * 84, 460, a), deep(344 + i * 84,
                    460, b), deep(260 + i * 84, 460, b)], tone=1.15)
    for side in (-1, 1):
        x = 300 + side * 360
        for k, (near, far) in enumerate(((0.98, 0.74), (0.68, 0.52), (0.48, 0.38))):
            for grow, tone in ((0, 1.15), (9, 0.0)):
                c.lay([deep(x, -20 + grow * 2, near - grow * 0.0014), deep(x, -20 + grow * 2,
                    far + grow * 0.001), deep(x, 470, far + grow * 0.001), deep(x, 470,
                    near - grow * 0.0014)], tone=tone)
            mid = (near + far) / 2
            w = (near - far) * 0.28
            hatch = [deep(x, 60, mid + w), deep(x, 60, mid - w), deep(x, 150, mid - w), deep(x,
                150, mid + w)]
            c.lay(hatch, tone=1.15)
            c.lay([deep(x, 72, mid + w * 0.8), deep(x, 72, mid - w * 0.8), deep(x, 138,
                mid - w * 0.8), deep(x, 138, mid + w * 0.8)], tone=0)
            for e in (-0.4, 0.4):
                ex, ey = deep(x, 104, mid + w * e)
                c.shine(c.lay(circle(ex, ey, 11 * mid * (1 - k * 0.1)), tone=1.15, accent=1.0,
                    solid=True))
    c.shine(c.lay(_box(196, 82, 404, 290), tone=1.15, accent=1.0, solid=True, halo=6))
    man = curve((250, 296), (246, 220), (238, 180), (254, 152), (280, 142), (288, 134), (280, 112),
        (290, 92), (310, 92), (320, 112), (312, 134), (320, 142), (346, 152), (362, 180), (354,
        220),
        (350, 296), tension=0.5)
    c.lay(man, tone=0)
    # sleeves, tied
    for points in (((252, 176), (300, 214), (340, 206)), ((348, 176), (300, 214), (260, 206))):
        c.gouge(points, 8)
    for x in (293, 308):
        c.lay(circle(x, 110, 3.6), tone=1.15)
    return c


@art("necronomicon")
def necronomicon(page: Page) -> Woodcut:
    """Chained to the desk; and it is awake."""
    c = Woodcut(page)
    c.lay([(0, 380), (600, 356), (600, 440), (0, 440)], tone=1.15, accent=1.0, solid=True)
    book = [(150, 66), (398, 20), (458, 344), (206, 398)]
    pages = [(398, 20), (424, 34), (482, 350), (458, 344)]
    c.lay(book, pages, [(206, 398), (458, 344), (482, 350), (232, 410)], tone=0, halo=-8)
    c.lay([(402, 32), (420, 42), (474, 346), (460, 340)], [(214, 402), (458, 352), (470, 354),
        (232, 406)], tone=1.15)
    for k in range(3):
        c.gouge([(406 + k * 5, 40 + k * 3), (462 + k * 4, 340 + k * 3)], 3.4, tone=0, ends=(1, 1))
    for corner, a, b in (((150, 66), (206, 55), (160, 122)), ((398, 20), (342, 30), (408, 76)),
        ((206, 398), (196, 342), (262, 386)), ((458, 344), (448, 288), (402, 356))):
        c.lay([corner, a, b], tone=1.15)
    c.lay(curve((196, 214), (244, 150), (320, 134), (382, 160), (414, 186), (376, 242), (300, 268),
        (232, 250)), tone=1.15)
    c.lay(curve((214, 212), (252, 164), (318, 150), (374, 172), (398, 188), (366, 230), (300, 250),
        (240, 236)), tone=0)
    eye = c.lay(curve((222, 210), (256, 172), (318, 160), (368, 178), (390, 190), (362, 222), (300,
        240), (244, 228)), tone=1.15)
    iris = c.mask(circle(308, 200, 42)) * eye
    c.block.over(iris, tone=1.15, accent=1.0, kind=2)
    c.lay(blade([(304, 162), (309, 200), (312, 238)], (2, 24, 2)), tone=0)
    for k in range(7):  # lashes, or stitches
        x = 224 + k * 28
        c.gouge([(x, 166 - 12 * math.sin(k * 0.5)), (x - 6, 140 - 16 * math.sin(k * 0.5))], 6,
            ends=(1, 0))
        c.gouge([(x + 14, 250 + 8 * math.sin(k * 0.5)), (x + 14, 270 + 10 * math.sin(k * 0.5))], 6,
            ends=(1, 0))
    for y, x in ((92, 420), (282, 456)):
        c.lay([(x - 70, y + 12), (x + 12, y - 4), (x + 18, y + 24), (x - 64, y + 42)], tone=1.15,
            accent=1.0, solid=True, halo=6)
    for k in range(8):  # the chain
        x, y = 196 - k * 27, 338 + 30 * math.sin(k * 0.55) + k * 6
        c.lay(circle(x, y, 20, 13), tone=1.15, halo=5)
        c.lay(circle(x, y, 10, 5), tone=0)
    return c


@art("chesuncook-pit")
def chesuncook_pit(page: Page) -> Woodcut:
    """Steps that were not cut for feet, a lantern, and a nothing that moves."""
    c = Woodcut(page)
    c.shine(c.lay(circle(246, 138, 118), tone=1.15, accent=1.0, solid=True))
    steps: list[Point] = [(-10, 76), (60, 76), (60, 134), (146, 134), (146, 214), (322, 214),
        (322, 330), (424, 330), (424, 452)]
    c.lay([*steps, (-10, 452)], tone=1.15, halo=6)
    for x, y, long in ((16, 180, 90), (20, 250, 150), (180, 280, 110), (40, 330, 170), (230, 380,
        120),
        (30, 410, 150)):
        c.gouge([(x, y), (x + long / 2, y + 8), (x + long, y + 2)], 7, tone=0)
    c.lay(curve((196, 218), (202, 160), (196, 122), (212, 98), (226, 90), (222, 70), (232, 56),
        (250, 58), (256, 72), (250, 90), (268, 102), (276, 130), (266, 164), (274, 218),
        (244, 218), (236, 176), (226, 218), tension=0.4), tone=0)
    c.lay(curve((200, 66), (222, 58), (226, 36), (254, 36), (258, 58), (280, 64), (240, 72)),
        tone=0)
    c.lay(blade([(258, 108), (286, 128), (310, 118)], (24, 18, 12)), tone=0)
    c.lay([(300, 118), (322, 118), (328, 162), (294, 162)], tone=0)
    c.shine(c.lay([(303, 128), (319, 128), (322, 154), (300, 154)], tone=1.15, solid=True))
    for path, widths in (
        (((610, 330), (540, 300), (470, 230), (440, 150), (470, 96), (506, 112), (500, 146)),
            (96, 84, 62, 44, 32, 22, 6)),
        (((560, 470), (500, 400), (448, 330), (392, 286), (360, 300), (368, 318)),
            (84, 66, 48, 34, 20, 6)),
    ):
        c.lay(blade(path, widths), tone=0, halo=-7)
        for (ax, ay), (bx, by) in zip(path[:-2], path[1:-1], strict=True):
            c.lay(circle((ax + bx) / 2 + 10, (ay + by) / 2 - 4, 6), tone=1.15)
    return c


@art("derbys-last-letter")
def derbys_last_letter(page: Page) -> Woodcut:
    """Delivered in person, three months dead: finger bones put it through the door."""
    c = Woodcut(page)
    for x in (70, 530):  # the door
        c.lay(_box(x - 6, -10, x + 6, 450), tone=1.15)
    c.lay(_box(112, 52, 488, 172), tone=1.15, accent=1.0, solid=True)
    c.lay(_box(142, 80, 458, 144), tone=0)
    for x in (127, 473):
        c.lay(circle(x, 112, 8), tone=0)
    c.lay(moved(_box(-128, -30, 128, 290), 304, 150, 1, 4), tone=1.15, halo=9)
    for k in range(5):  # the hand is his for two lines
        tidy = k < 2
        y, swing = 96 + k * 40, 5 if tidy else 9 + k * 2
        points: list[Point] = [(x, y + (swing if i % 2 else -swing) * (1 if tidy else 0.6 +
            0.4 * math.sin(i * 2.3 + k))) for i, x in enumerate(range(-104, 106 - (k == 4) * 90,
            13 if tidy else 17))]
        c.lay(moved(blade(points, [6.0 if tidy else 9.0] * len(points)), 304, 150, 1, 4),
            tone=1.15 if k > 1 else 0.0, accent=1.0 if k > 1 else 0.0, solid=True)
    for k, x in enumerate((206, 262, 318, 374)):
        low, lean = 222 + (14, 26, 20, 0)[k], (k - 1.5) * -5
        joints: list[Point] = [(x, 92), (x + 2, 152), (x + lean, 152 + (low - 152) * 0.6),
            (x + lean * 1.6, low)]
        for i, wide in enumerate((26, 22, 18)):
            (ax, ay), (bx, by) = joints[i], joints[i + 1]
            c.lay(blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], (wide, wide * 0.56,
                wide * 0.9 if i < 2 else 2)), tone=1.15, halo=6)
    return c
