"""Signs and strange sights of Infinite Gulfs of Darkness, cut flat."""

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
art = Recipes("gulfs", accent="violet")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("rubbing-of-a-stela")
def rubbing_of_a_stela(page: Page) -> Woodcut:
    """Charcoal brings out a pharaoh; his face was never cut, or was cut away."""
    c = Woodcut(page)
    c.lay([(-10, -10), (84, -10), (84, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True)
    c.lay(c.rough(_box(110, -20, 490, 424), 1.5, step=30), tone=1.15)
    c.lay(c.rough(curve((150, 400), (146, 110), (200, 40), (300, 16), (400, 40), (452, 110), (450,
        280), (396, 330), (350, 356), (260, 404), tension=0.4), 3, "edge", step=18), tone=0)
    for k in range(16):  # strokes of the charcoal where it stops
        x = 240 + k * 15
        c.gouge([(x - 26, 400 - k * 7), (x, 360 - k * 7), (x + 30, 300 - k * 8)], 7, tone=0)

    def figure(*points: Point, sharp: bool = False) -> object:
        return moved(points if sharp else curve(*points, tension=0.5), 262, 210)

    c.lay(figure((-26, -138), (-30, -112), (-34, -70), (-12, -72), (-10, -64), (14, -64), (16,
        -76), (28, -84), (26, -96), (32, -106), (24, -128), (20, -150), (2, -158)),
        tone=1.15)  # nemes and face
    c.lay(figure((-8, -196), (12, -196), (20, -150), (-16, -150), sharp=True), tone=1.15)  # crown
    c.lay(circle(2, -200, 9), tone=0)
    c.lay(moved(circle(2, -202, 13), 262, 210), tone=1.15)
    c.lay(figure((-54, -58), (54, -58), (34, -8), (24, 30), (-22, 30), (-32, -8), sharp=True),
        tone=1.15, halo=3)
    c.lay(figure((-26, 36), (26, 36), (62, 100), (-34, 100), sharp=True), tone=1.15)
    c.lay(figure((-26, 106), (-2, 106), (-6, 164), (26, 172), (26, 180), (-30, 180), sharp=True),
        tone=1.15)
    c.lay(figure((18, 106), (44, 106), (50, 160), (84, 168), (84, 178), (30, 178), sharp=True),
        tone=1.15)
    # arm with the sceptre
    c.lay(moved(blade([(50, -54), (82, -20), (98, -52)], (17, 15, 12)), 262, 210), tone=1.15)
    c.lay(moved(blade([(-50, -54), (-66, 0), (-62, 40)], (17, 14, 12)), 262, 210), tone=1.15)
    c.lay(moved(blade([(100, -120), (100, 0), (100, 170)], (7, 7, 7)), 262, 210), tone=1.15)
    c.lay(moved(blade([(76, -130), (100, -118), (116, -136)], (5, 12, 4)), 262, 210), tone=1.15)
    c.lay(moved(circle(-62, 52, 11, 14), 262, 210), tone=1.15)
    c.lay(moved(circle(-62, 52, 5, 8), 262, 210), tone=0)
    c.lay(moved(_box(-66, 62, -58, 102), 262, 210), moved(_box(-80, 70, -44, 78), 262, 210),
        tone=1.15)
    # hacked away
    c.lay(moved(c.rough(circle(14, -104, 17, 20), 3, "face", step=9), 262, 210), tone=0)
    name = curve((388, 80), (400, 66), (428, 66), (440, 80), (440, 226), (428, 240), (400, 240),
        (388, 226), tension=0.3)
    c.lay(name, tone=1.15, accent=1.0, solid=True, halo=6)
    c.lay(_box(386, 246, 442, 256), tone=1.15, accent=1.0, solid=True)
    for y, kind in ((92, 0), (128, 1), (166, 2), (204, 0)):
        if kind == 0:
            c.lay(curve((400, y + 8), (414, y - 6), (428, y + 8), (414, y + 16)), tone=0)
        elif kind == 1:
            c.gouge([(398, y), (406, y - 8), (414, y), (422, y - 8), (430, y)], 7, tone=0, ends=(1,
                1))
        else:
            c.lay(circle(414, y, 10), tone=0)
    c.lay(blade([(336, 330), (372, 352), (402, 368)], (24, 22, 20)), tone=0, halo=-5)
    hand(c, "gripping", 452, 424, 62, turn=-50, towards=(-0.4, -1), cuff=True)
    return c


@art("the-panther-kneels")
def the_panther_kneels(page: Page) -> Woodcut:
    """It bows at the kerb before a stranger in evening dress."""
    c = Woodcut(page)
    c.lay(_box(-10, -10, 610, 450), tone=1.15)
    c.lay(_box(-10, 396, 610, 450), tone=0)
    c.lay(_box(-10, 414, 610, 420), tone=1.15)
    cape = curve((404, 140), (470, 138), (506, 200), (530, 300), (556, 398), (380, 398), (392, 250),
        tension=0.5)
    c.lay(cape, tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(curve((404, 138), (446, 134), (470, 160), (474, 260), (480, 398), (448, 398), (438, 292),
        (428, 398), (394, 398), (404, 270), (396, 180), tension=0.4), tone=0, halo=4)  # the man
    c.lay([(404, 142), (430, 140), (410, 226), (404, 200)], tone=1.15)
    face = Profile(c, 428, 100, 37, flip=True, expression="sly", build=Build(gaunt=0.8))
    c.lay(face.shape(*face.outline()), tone=0, halo=5)
    face.draw()
    face.hair("slick")
    c.lay([(380, 74), (480, 62), (482, 72), (382, 84)], [(402, 74), (396, 8), (464, 2), (464, 66)],
        tone=0)
    c.lay([(401, 60), (464, 52), (464, 60), (402, 68)], tone=1.15, accent=1.0, solid=True)
    panther = curve((60, 214), (96, 190), (140, 200), (196, 252), (240, 288), (262, 268), (262,
        240),
        (286, 258), (304, 272), (330, 296), (348, 318), (344, 334), (316, 342), (288, 340),
        (286, 360), (330, 370), (372, 378), (384, 392), (370, 402), (270, 404), (226, 390),
        (196, 352), (160, 338), (146, 344), (142, 372), (160, 392), (156, 404), (112, 404),
        (104, 372), (90, 346), (80, 376), (88, 404), (40, 404), (46, 370), (48, 310), (40, 256),
        tension=0.7)
    tail = blade([(64, 226), (26, 196), (14, 130), (44, 84), (84, 92), (86, 122)], (26, 24, 20, 18,
        16,
        10))
    c.lay(panther, tail, tone=0)
    c.gouge([(84, 206), (136, 214), (188, 260), (236, 302)], 9)  # the sheen of the back
    c.gouge([(70, 240), (78, 290), (66, 350)], 7)
    c.gouge([(226, 316), (244, 352), (286, 378)], 7)
    c.lay(curve((292, 300), (306, 292), (318, 304), (306, 310)), tone=1.15, accent=1.0, solid=True)
    for k in range(3):
        c.gouge([(340, 326 + k * 3), (322, 330 + k * 6), (302, 330 + k * 10)], 3.4)
    # the palm
    c.lay(blade([(412, 168), (388, 230), (378, 288)], (36, 28, 20)), tone=0, halo=-5)
    c.lay([(366, 274), (390, 280), (388, 292), (364, 286)], tone=1.15, halo=4)
    c.lay(curve((366, 292), (388, 296), (386, 322), (372, 336), (338, 350), (330, 346), (352, 330),
        (362, 318), tension=0.7), tone=1.15, halo=5)
    return c


@art("the-stars-go-missing")
def the_stars_go_missing(page: Page) -> Woodcut:
    """Something without light reaches over the sky, and puts them out."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 330), tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(12)
    for _ in range(44):
        x, y, r = random.uniform(0, 600), random.uniform(0, 290), random.uniform(3, 8)
        c.lay([(x, y - r * 1.6), (x + r * 0.4, y - r * 0.4), (x + r * 1.6, y), (x + r * 0.4,
            y + r * 0.4), (x, y + r * 1.6), (x - r * 0.4, y + r * 0.4), (x - r * 1.6, y),
            (x - r * 0.4, y - r * 0.4)], tone=1.15, solid=True)
    wing = curve((640, -40), (150, -60), (60, -20), (120, 20), (150, 70), (128, 130), (180, 112),
        (236, 130), (240, 190), (270, 236), (292, 190), (336, 170), (380, 200),
        (402, 270), (424, 204), (470, 180), (520, 216), (560, 290), (640, 300), tension=0.6)
    c.lay(wing, tone=0)
    for points in (((560, 10), (330, 40), (128, 128)), ((570, 30), (400, 100), (270, 232)),
        ((580, 50), (480, 130), (402, 266)), ((600, 70), (570, 160), (560, 286))):
        c.gouge(points, 5)
    c.lay(curve((-20, 330), (150, 318), (400, 326), (640, 316), (640, 460), (-20, 460)), tone=0)
    dome = curve((100, 400), (100, 320), (140, 262), (200, 244), (262, 262), (300, 320), (300,
        400), tension=0.6)
    c.lay(dome, tone=1.15, halo=8)
    c.lay([(210, 244), (246, 252), (290, 330), (262, 336)], tone=0)
    c.lay([(232, 318), (252, 300), (356, 214), (376, 238), (268, 330)], tone=1.15, halo=6)
    c.lay([(352, 206), (362, 200), (390, 238), (380, 246)], tone=1.15, halo=5)
    for k in range(3):
        c.gouge([(104, 324 + k * 4), (140 + k * 20, 332), (190 + k * 10, 326)], 4, tone=0)
    c.lay(_box(90, 386, 310, 440), tone=1.15, halo=5)
    c.lay(_box(90, 396, 310, 402), tone=0)
    c.lay(_box(182, 408, 216, 440), tone=0)
    return c


@art("the-sextons-keys")
def the_sextons_keys(page: Page) -> Woodcut:
    """Ten keys; he will speak of four."""
    c = Woodcut(page)
    c.lay(curve((70, 440), (70, 150), (150, 10), (300, -60), (450, 10), (530, 150), (530, 440),
        tension=0.4), tone=1.15)
    c.gouge([(300, -20), (300, 440)], 6, tone=0, ends=(1, 1))
    for y in (60, 230, 400):
        for side in (-1, 1):  # a church door's hinges
            c.lay(blade([(300 + side * 230, y), (300 + side * 150, y), (300 + side * 80, y - 6)],
                (20, 14, 0)), tone=0)
    ring = c.mask(circle(300, 140, 88)) * (1 - c.mask(circle(300, 140, 70)))
    order = (0, 9, 1, 8, 2, 7, 3, 6, 4, 5)
    for k in order:
        a = math.radians(-66 + k * 14.7)
        x, y = 300 + math.sin(a) * 80, 140 + math.cos(a) * 80
        turn = -math.degrees(a) * 0.8
        accent = k in (1, 2, 4, 5, 7, 8)
        long = 124 + (k * 37) % 40
        parts = [moved(circle(0, 26, 24), x, y - 14, 1, turn), moved(_box(-7, 44, 7, long + 30), x,
            y - 14, 1, turn),
            moved([(7, long - 14), (36, long - 14), (36, long + 2), (24, long + 2), (24,
                long + 10), (36, long + 10), (36, long + 30), (7, long + 30)] if k % 2 else
                [(7, long - 6), (32, long - 6), (32, long + 8), (18, long + 8), (18, long + 16),
                    (28, long + 16), (28, long + 30), (7, long + 30)], x, y - 14, 1, turn)]
        c.lay(*parts, tone=0, halo=8)
        c.lay(*parts, tone=1.15, accent=1.0 if accent else 0.0, solid=True)
        c.lay(moved(circle(0, 26, 12), x, y - 14, 1, turn), tone=0)
    c.block.over(np.clip(c.mask(circle(300, 140, 94)) - c.mask(circle(300, 140, 64)), 0, 1),
        tone=0, accent=0)
    c.block.over(ring, tone=1.15, accent=0)
    c.lit(curve((250, -40), (254, 20), (270, 44), (330, 44), (346, 20), (352, -40), tension=0.4),
        towards=(1, 0), reach=16, halo=6)
    hand(c, "fist", 300, 18, 66, turn=180, towards=(1, -0.4), cuff=True)
    return c


@art("the-maid-who-gave-notice")
def the_maid_who_gave_notice(page: Page) -> Woodcut:
    """She leaves by the back stairs with her bag; something cold stays on them."""
    c = Woodcut(page)
    steps: list[Point] = [(-20, 120)]
    for k in range(9):
        steps += [(k * 52, 120 + k * 36), (k * 52, 156 + k * 36)]
    c.lay([*steps, (520, 480), (-20, 480)], tone=1.15)
    for k in range(8):
        c.lay(_box(k * 52 + 5, 164 + k * 36, 600 if k > 9 else k * 52 + 52, 170 + k * 36), tone=0)
    c.lay([(-20, 190), (440, 510), (-20, 510)], tone=0)
    door = c.lay([(10, 128), (10, -20), (178, -20), (178, 244), (156, 244), (156, 208), (104, 208),
        (104, 172), (52, 172), (52, 136)], tone=1.15, accent=1.0, solid=True)
    c.shine(door)
    thin = curve((92, 180), (88, 120), (84, 80), (96, 62), (92, 36), (104, 22), (116, 36), (112,
        62), (128, 78), (134, 130), (158, 134), (176, 128), (178, 136), (150, 150),
        (128, 148), (126, 214), tension=0.5)
    c.lay(thin, tone=0)
    rail: list[Point] = [(-20, 26), (200, 178), (330, 268)]
    for k in range(7):
        c.lay(blade([(k * 52 + 20, 40 + k * 36), (k * 52 + 20, 130 + k * 36)], (6, 6)), tone=1.15)
    c.lay(blade(rail, (13, 13, 13)), tone=1.15, halo=5)
    dress = curve((352, 440), (366, 350), (384, 282), (380, 236), (352, 222), (366, 192), (404,
        176), (436, 184), (452, 218), (448, 268), (470, 340), (486, 440), tension=0.6)
    c.lay(dress, tone=0, halo=-7)
    # apron
    c.lay(curve((388, 196), (412, 232), (428, 264), (446, 272), (462, 340), (470, 424), (420, 432),
    (404, 350), (402, 280), (386, 236)), tone=1.15, halo=4)
    # its bow
    c.lay(curve((382, 262), (350, 244), (340, 268), (360, 276), (344, 300), (366, 306)), tone=1.15,
    halo=5)
    face = Profile(c, 404, 120, 54, expression="afraid", flip=True)
    c.lay(face.shape(*face.outline()), tone=0, halo=6)
    face.draw()
    face.hair("bun")
    c.lay(face.shape((0.5, -0.72), (0.34, -1.14), (-0.2, -1.34), (-0.7, -1.16), (-0.86, -0.7),
        (-0.2, -0.86)), tone=1.15, halo=4)
    c.lay(face.shape((0.3, 1.1), (-0.2, 0.98), (-0.7, 1.14), (-0.3, 1.4)), tone=1.15, halo=4)
    c.lay(blade([(440, 206), (486, 262), (492, 322)], (30, 24, 18)), tone=0, halo=-6)
    c.lay(curve((444, 356), (446, 338), (540, 334), (544, 352), (548, 424), (536, 436), (452, 438),
        (442, 426), tension=0.3), tone=1.15, halo=7)
    for y in (362, 412):
        c.gouge([(444, y), (546, y - 3)], 6, tone=0, ends=(1, 1))
    c.lay(curve((476, 338), (482, 322), (508, 320), (514, 336), (506, 336), (500, 328), (488, 330),
        (484, 338)), tone=1.15, halo=3)
    return c
