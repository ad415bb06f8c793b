"""Places and signs of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Head
from art.kit.cut_profiles import Child
from art.kit.cut_things import bolt, flame
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """It comes out of the fireplace at a walk."""
    c = Woodcut(page)
    c.lay([(0, 372), (600, 372), (600, 440), (0, 440)], tone=1.15)
    for i in range(-7, 8):  # floor boards run from the ball
        c.gouge([(330 + i * 34, 370), (330 + i * 64, 404), (330 + i * 104, 444)], 6, tone=0,
            ends=(0.3, 1))
    c.lay(_box(118, 104, 512, 130), tone=1.15)
    c.lay(_box(134, 130, 190, 372), tone=1.15)
    c.lay(_box(440, 130, 496, 372), tone=1.15)
    c.lay(_box(190, 130, 440, 166), tone=1.15)
    for row in range(7):  # the jambs are brick
        y = 150 + row * 32
        for left in (134, 440):
            c.gouge([(left - 2, y), (left + 58, y)], 6, tone=0, ends=(1, 1))
            c.gouge([(left + (18 if row % 2 else 38), y), (left + (18 if row % 2 else 38),
                y + 32)], 6, tone=0, ends=(1, 1))
    c.lay(_box(200, 58, 236, 104), curve((196, 58), (218, 26), (240, 58)), tone=1.15)  # clock
    c.lay(circle(218, 66, 12), tone=0)
    for x in (410, 452):
        c.lay(curve((x - 12, 104), (x - 16, 80), (x - 6, 60), (x - 9, 46), (x + 9, 46), (x + 6,
            60), (x + 16, 80), (x + 12, 104)), tone=1.15)
    random = np.random.default_rng(4)
    star: list[Point] = []
    for k in range(38):
        a = math.tau * (k + random.uniform(-0.25, 0.25)) / 38
        r = random.uniform(74, 88) if k % 2 else 96 + random.uniform(0, 30) + 40 * (k % 6 == 0)
        star.append((330 + math.cos(a) * r, 262 + math.sin(a) * r))
    c.shine(c.lay(star, tone=1.15, accent=1.0, solid=True, halo=8))
    c.shine(c.lay(c.rough(circle(330, 262, 50), 3, step=14), tone=1.15, solid=True))
    for start, end in (((250, 226), (150, 196)), ((420, 250), (548, 210)), ((300, 356),
        (206, 428)), ((380, 350), (470, 426))):
        bolt(c, start, end, 15, round(start[0]), branches=2)
    return c


@art("iron-door")
def iron_door(page: Page) -> Woodcut:
    """Three bolts hold it; something big has tried it from the other side."""
    c = Woodcut(page)
    for row in range(8):
        for k in range(6):
            x, y = k * 124 - (62 if row % 2 else 0), row * 58
            c.lay(_box(x + 4, y + 4, x + 118, y + 52), tone=0.42, phase=c.lines(-30), gap=1.2)
    c.lay(curve((128, 440), (132, 60), (190, 6), (410, 6), (468, 60), (472, 440), tension=0.3),
        tone=0)
    door = c.lay(curve((150, 440), (152, 72), (200, 26), (400, 26), (448, 72), (450, 440),
        tension=0.3), tone=1.15)
    hand(c, "open", 276, 372, 122, turn=-4, towards=(-0.8, -0.5), claw=0.6)
    for side in (-1, 1):  # the iron has given way round it
        for k in range(4):
            y = 150 + k * 40
            c.gouge([(300 + side * 128, y), (300 + side * (142 - k * 3), y + 26),
                (300 + side * 128, y + 52)], 6, tone=0, within=door)
    for y in (40, 418):
        c.lay(_box(130, y - 17, 470, y + 17), tone=0)
        for k in range(9):
            c.lay(circle(160 + k * 35, y, 5), tone=1.15)
    for y, x in ((110, 356), (226, 372), (342, 356)):
        c.lay(_box(x - 6, y - 28, 530, y + 28), tone=0)
        c.lay(_box(x, y - 21, 524, y + 21), tone=1.15, accent=1.0, solid=True)
        c.lay(_box(x + 44, y - 32, x + 64, y + 32), tone=0)
        c.lay(circle(x + 22, y - 26, 12), tone=1.15, accent=1.0, solid=True, halo=4)
    return c


@art("last-pump")
def last_pump(page: Page) -> Woodcut:
    """A petrol pump with its globe lit, and nobody at it."""
    c = Woodcut(page)
    c.lay([(0, 356), (600, 340), (600, 440), (0, 440)], tone=0)
    c.lay([(0, 380), (600, 366), (600, 374), (0, 394)], tone=1.15)
    c.lay([(340, 340), (340, 238), (320, 238), (340, 206), (600, 206), (600, 340)], tone=1.15)
    for k in range(6):  # the store's boards
        c.gouge([(340, 256 + k * 16), (470, 254 + k * 16), (600, 256 + k * 16)], 5, tone=0,
            ends=(1, 1))
    c.lay([(318, 240), (340, 200), (600, 200), (600, 240)], tone=0)
    c.gouge([(318, 240), (460, 240), (600, 240)], 5, ends=(1, 1))
    c.lay(_box(392, 250, 520, 332), tone=0)
    c.shine(c.lay(_box(400, 257, 512, 326), tone=1.15, accent=1.0, solid=True))
    for points in (((456, 254), (456, 328)), ((398, 290), (514, 290))):
        c.gouge(points, 6, tone=0, ends=(1, 1))
    c.lay(blade([(252, 220), (180, 240), (150, 300), (166, 360), (214, 372), (226, 330)], (8, 10,
        10, 10, 10, 10)), tone=1.15, halo=5)
    c.lay([(214, 408), (220, 388), (356, 388), (362, 408)], tone=1.15, halo=6)  # the foot
    c.lay(_box(236, 222, 340, 388), tone=1.15, halo=7)
    c.lay(_box(248, 236, 328, 380), tone=1.15, accent=1.0, solid=True)
    c.lay(circle(288, 276, 34), tone=0)
    c.lay(circle(288, 276, 28), tone=1.15)
    c.gouge([(288, 276), (298, 264), (308, 256)], 6, tone=0, ends=(1, 1))
    for k in range(4):
        c.gouge([(258, 322 + k * 14), (288, 322 + k * 14), (318, 322 + k * 14)], 6, tone=0,
            ends=(1, 1))
    c.lay(_box(230, 208, 346, 224), tone=1.15, halo=5)
    c.lay(_box(246, 112, 330, 208), tone=1.15, halo=5)
    c.lay(_box(253, 118, 323, 206), tone=0)
    c.shine(c.lay(_box(258, 136, 318, 204), tone=1.15, accent=1.0, solid=True))
    for k in range(4):
        c.gouge([(258, 150 + k * 15), (274, 150 + k * 15)], 4, tone=0, ends=(1, 1))
    c.lay(_box(240, 100, 336, 114), tone=1.15, halo=5)
    c.shine(c.lay(circle(288, 56, 44), tone=1.15, solid=True, halo=6))
    c.lay(blade([(288, 30), (296, 58), (284, 58), (290, 84)], (16, 12, 12, 0)), tone=1.15,
        accent=1.0, solid=True)
    for i in range(9):  # moths know the bulb
        a = 2.6 + i * 0.72
        x, y = 288 + math.cos(a) * (70 + 16 * (i % 3)), 58 + math.sin(a) * (50 + 10 * (i % 2))
        c.lay([(x - 9, y - 5), (x, y), (x + 9, y - 5), (x + 4, y + 6), (x - 4, y + 6)], tone=1.15)
    return c


@art("man-at-the-window")
def man_at_the_window(page: Page) -> Woodcut:
    """Seen from the yard: he leans on the sill, and his face has been eaten."""
    c = Woodcut(page)
    for i in range(16):
        c.gouge([(0, 14 + i * 30), (130, 12 + i * 30)], 8, ends=(1, 1))
        c.gouge([(470, 12 + i * 30), (600, 14 + i * 30)], 8, ends=(1, 1))
    c.lay(_box(104, -10, 496, 372), tone=0)
    c.lay(_box(116, -10, 484, 360), tone=1.15)
    c.lay(_box(142, -10, 458, 360), tone=0)
    c.lay(curve((142, -10), (214, -10), (206, 120), (176, 230), (190, 330), (142, 350),
        tension=0.5), tone=1.15)
    c.lay(curve((458, -10), (386, -10), (394, 120), (424, 230), (410, 330), (458, 350),
        tension=0.5), tone=1.15)
    for side in (-1, 1):
        for k in range(3):
            c.gouge([(300 + side * (104 + k * 18), -10), (300 + side * (110 + k * 16), 150),
                (300 + side * (132 + k * 8), 320)], 5, tone=0)
    h = Head(c, 300, 176, 104)
    h.collar(drop=2.0)
    h.draw()
    h.hair("short")
    c.lay(c.rough(circle(306, 196, 62, 84), 5, step=20), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(c.rough(circle(300, 190, 50, 72), 6, "inner", step=22), tone=0)
    for x, long, wide in ((262, 40, 12), (286, 96, 18), (316, 60, 14), (338, 124, 18), (356, 50,
        12)):
        c.lay(blade([(x, 236), (x + 2, 250 + long * 0.6), (x, 252 + long)], (wide, wide * 0.8,
            wide * 0.5)), tone=1.15, accent=1.0, solid=True)
    for k in range(5):  # what is left of the teeth
        c.lay(blade([(274 + k * 13, 236), (275 + k * 13, 250)], (10, 7)), tone=1.15)
    c.lay(_box(96, 352, 504, 392), tone=1.15, halo=6)
    c.lay(_box(96, 380, 504, 392), tone=0)
    for x, flip in ((204, False), (396, True)):
        hand(c, "fist", x, 330, 44, turn=180, flip=flip, towards=(1, -0.3))
    hand(c, "gripping", 430, 300, 40, turn=-64, towards=(1, -0.4), cuff=True)
    return c


@art("squatters-hollow")
def squatters_hollow(page: Page) -> Woodcut:
    """Crooked shacks stand in the hollow; one still has a lamp."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    c.lay(curve((-20, 70), (120, 40), (260, 84), (400, 34), (640, 60), (640, 300), (-20, 300),
        tension=0.8), tone=1.15, accent=1.0, solid=True)
    for y, x in ((104, 250), (140, 330), (66, 120)):
        c.lay(blade([(x - 90, y), (x - 10, y - 6), (x + 90, y + 2)], (0, 12, 0)), tone=1.15)
    c.lay(curve((-20, 150), (90, 96), (190, 150), (300, 226), (420, 140), (520, 84), (640, 140),
        (640, 460), (-20, 460), tension=0.8), tone=0)
    for k in range(9):
        c.gouge([(-10 + k * 12, 190 + k * 22), (90 + k * 10, 150 + k * 24), (190 + k * 6,
            196 + k * 20)], 5)
        c.gouge([(420 + k * 6, 190 + k * 20), (520 + k * 10, 140 + k * 24), (620, 186 + k * 22)], 5)

    def shack(x: float, y: float, wide: float, tall: float, lean: float, lit: bool) -> None:
        def at(*points: Point) -> list[Point]:
            return [(x + px * wide + lean * -py * tall, y + py * tall) for px, py in points]

        c.lay(at((0.62, -1.5), (0.62, -0.8), (0.76, -0.8), (0.76, -1.5)), tone=0, halo=-5)
        c.lay(at((0, 0), (0, -0.8), (-0.1, -0.78), (0.45, -1.25), (1.12, -0.76), (1, -0.8), (1,
            0)), tone=0, halo=6)
        wall = c.lay(at((0, 0), (0, -0.78), (0.46, -1.12), (1, -0.78), (1, 0)), tone=1.15)
        for k in range(9):
            t = k / 9
            c.gouge(at((t, 0.02), (t + 0.02, -0.5), (t, -1.1)), 5, tone=0, ends=(1, 1), within=wall)
        c.lay(at((-0.12, -0.7), (-0.1, -0.84), (0.45, -1.32), (1.14, -0.8), (1.14, -0.66), (0.46,
            -1.14)), tone=0, halo=-5)
        c.lay(at((0.14, 0), (0.14, -0.52), (0.42, -0.54), (0.42, 0)), tone=0)
        window = at((0.56, -0.3), (0.56, -0.6), (0.86, -0.58), (0.86, -0.28))
        c.lay(window, tone=0, halo=5)
        if lit:
            c.shine(c.lay(window, tone=1.15, accent=1.0, solid=True))
            c.gouge(at((0.71, -0.28), (0.71, -0.6)), 5, tone=0, ends=(1, 1))
        else:
            c.gouge(at((0.52, -0.26), (0.9, -0.6)), 8, ends=(1, 1))

    shack(300, 262, 96, 90, 0.10, False)
    shack(132, 330, 140, 122, -0.10, False)
    shack(304, 400, 190, 158, 0.08, True)
    c.lay(curve((0, 404), (140, 384), (320, 410), (620, 392), (620, 460), (0, 460)), tone=0)
    for i in range(7):  # crosses, for those who are gone
        x, y = 70 + i * 74, 418 - (i % 2) * 6
        c.gouge([(x, y - 26), (x, y + 16)], 8, ends=(1, 1))
        c.gouge([(x - 11, y - 14), (x + 11, y - 14)], 7, ends=(1, 1))
    smoke: list[Point] = [(470, 164), (480, 120), (462, 84), (484, 40), (470, -10)]
    c.lay(blade(smoke, (8, 16, 22, 28, 34)), tone=0)
    return c


@art("key-in-lizard-hide")
def key_in_lizard_hide(page: Page) -> Woodcut:
    """A foot of iron on the pelt of a lizard that no museum has met."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    spine: list[Point] = [(176, 64), (214, 116), (262, 176), (316, 238), (368, 296), (424, 340),
        (484, 352), (536, 320), (548, 270)]
    c.lay(blade(spine, (64, 58, 128, 142, 104, 54, 34, 20, 0)), tone=0)
    c.lay(curve((128, 40), (158, 12), (206, 34), (236, 96), (214, 124), (168, 108)), tone=0)
    for base, elbow, foot in (((250, 140), (322, 92), (382, 112)), ((220, 180), (150, 222),
        (140, 292)),
                              ((382, 262), (452, 222), (512, 236)), ((316, 294), (272, 372),
                               (312, 416))):
        c.lay(blade([base, elbow, foot], (52, 34, 22)), circle(*elbow, 17), tone=0)
        a = math.atan2(foot[1] - elbow[1], foot[0] - elbow[0])
        for turn in (-0.8, -0.3, 0.2, 0.7):
            tip = (foot[0] + math.cos(a + turn) * 42, foot[1] + math.sin(a + turn) * 42)
            c.lay(blade([foot, ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2), tip], (14, 10,
                2)), tone=0)
    c.lay(circle(160, 62, 9), circle(192, 46, 9), tone=1.15)
    for i in range(11):  # scales
        for k in range(-3, 4):
            t = i / 11
            x, y = 210 + 190 * t + k * 15, 118 + 210 * t - k * 13
            wide = 30 + 34 * math.sin(math.pi * min(1, t * 1.1))
            if abs(k) * 19 < wide:
                c.gouge([(x - 8, y + 2), (x - 2, y + 8), (x + 8, y + 4)], 5)
    lock: list[Point] = [(168, 342), (452, 128)]
    dx, dy = 0.8, -0.6
    def on(t: float, s: float) -> Point:
        return (lock[0][0] + dx * t - dy * s, lock[0][1] + dy * t + dx * s)
    c.lay(circle(*on(0, 0), 66), tone=0)
    c.lay([on(30, -17), on(372, -17), on(372, 17), on(30, 17)], tone=0, halo=9)
    ring = c.mask(circle(*on(0, 0), 58)) * (1 - c.mask(circle(*on(0, 0), 30)))
    c.block.over(ring, tone=1.15, accent=1.0, kind=2)
    c.block.over(c.mask(circle(*on(0, 0), 24)), tone=0, accent=0)
    c.lay([on(56, -13), on(364, -13), on(364, 13), on(56, 13)], [on(70, -24), on(88, -24),
        on(88, 24), on(70, 24)], tone=1.15, accent=1.0, solid=True)
    c.lay([on(286, 8), on(360, 8), on(360, 76), on(338, 76), on(338, 48), on(322, 48), on(322, 66),
        on(302, 66), on(302, 44), on(286, 44)],
        tone=1.15, accent=1.0, solid=True, halo=7)
    c.gouge([on(100, -5), on(200, -5), on(350, -5)], 5)
    return c


@art("boy-who-counts")
def boy_who_counts(page: Page) -> Woodcut:
    """The flash has come; he counts on his fingers until the thunder does."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    c.lay(curve((-20, 90), (80, 40), (190, 66), (280, 20), (400, 52), (640, 0), (640, -40), (-20,
        -40)), tone=0)
    bolt(c, (492, 10), (430, 336), 62, 5, branches=4)
    c.lay(curve((-20, 350), (300, 330), (640, 352), (640, 460), (-20, 460)), tone=0)
    boy = Child(c, 226, 206, 104)
    c.lay(boy.shape(*boy.outline()), tone=0, halo=7)
    boy.collar(drop=2.5)
    boy.draw()
    boy.hair("short")
    boy.hat("cap")
    c.lit(curve((150, 440), (190, 372), (280, 352), (360, 372), (384, 440), tension=0.6),
        towards=(1, -0.4), reach=22, halo=6)
    hand(c, "open", 372, 392, 74, turn=8, towards=(1, -0.3))
    hand(c, "pointing", 236, 424, 62, turn=62, flip=True, towards=(1, -0.5))
    return c


@art("cloudburst")
def cloudburst(page: Page) -> Woodcut:
    """The road has become a creek, and the car a boat."""
    c = Woodcut(page)
    random = np.random.default_rng(8)
    for _ in range(70):
        x, y = random.uniform(-60, 640), random.uniform(-40, 300)
        long = random.uniform(40, 100)
        c.gouge([(x, y), (x - long * 0.18, y + long * 0.5), (x - long * 0.36, y + long)], 4.5)

    def at(*points: Point) -> list[Point]:
        a = math.radians(-9)
        return [(262 + px * math.cos(a) - py * math.sin(a), 262 + px * math.sin(a) + py
            * math.cos(a)) for px, py in points]

    shell = curve(*at((-196, 40), (-190, -40), (-120, -52), (-104, -128), (60, -132), (92, -56),
        (186, -48), (206, 0), (210, 60), (-190, 80)), tension=0.35)
    c.lay(shell, tone=0, halo=-7)
    c.lit(shell, towards=(-0.3, -1), reach=14, hard=1.5)
    for pane in (((-92, -64), (-82, -114), (-24, -116), (-24, -62)), ((-8, -62), (-8, -116),
        (46, -116), (70, -62))):
        c.lay(at(*pane), tone=1.15)
    c.lay(curve(*at((2, -62), (6, -92), (22, -98), (36, -88), (42, -62))), tone=0)  # who is in it
    c.gouge(at((-190, -18), (0, -30), (200, -24)), 7, ends=(0.5, 0.5))
    for x in (96, 124, 152):
        c.gouge(at((x, -40), (x + 4, -10), (x + 4, 20)), 6)
    c.lay(circle(*at((206, -22))[0], 34), tone=0)
    c.shine(c.lay(circle(*at((206, -22))[0], 24), tone=1.15, accent=1.0, solid=True))
    beam = [*at((216, -48), (380, -150), (380, 84), (216, 4))]
    c.shine(c.lay(beam, tone=1.15, accent=1.0, solid=True))
    flood = c.lay(curve((-40, 312), (80, 296), (180, 316), (300, 300), (420, 312), (520, 292),
        (660, 306), (660, 480), (-40, 480)), tone=0)
    for k in range(7):  # the flood
        for i in range(-1, 8):
            x, y = i * 92 + (k % 2) * 46 + k * 4, 306 + k * 22
            wide = 40 + k * 3
            c.gouge([(x - wide, y + 10), (x - wide * 0.4, y - 3), (x, y + 8), (x + wide * 0.5,
                y - 4), (x + wide, y + 10)], 8, within=flood)
    # a hat goes by
    c.lay(curve((160, 402), (176, 366), (190, 362), (204, 370), (218, 362), (234, 368), (246,
    400)), tone=0, halo=-6)
    c.lay(curve((132, 404), (200, 392), (276, 402), (240, 416), (164, 416)), tone=0, halo=-6)
    c.lay(curve((160, 402), (164, 388), (204, 394), (243, 386), (248, 400), (204, 406)), tone=1.15,
        accent=1.0, solid=True)
    return c


@art("walpurgis-eve")
def walpurgis_eve(page: Page) -> Woodcut:
    """Nine hills, nine fires, and nobody carrying wood."""
    c = Woodcut(page)
    random = np.random.default_rng(3)
    for _ in range(26):
        x, y = random.uniform(0, 600), random.uniform(0, 90)
        c.lay(circle(x, y, random.uniform(1.8, 3.4)), tone=1.15)
    rows = (
        (150, ((80, 70), (214, 60), (352, 66), (500, 74)), 74),
        (242, ((150, 100), (318, 84), (470, 104)), 104),
        (350, ((196, 150), (424, 138)), 160),
    )
    for base, hills, tall in rows:
        for x, rise in hills:
            wide = rise * 2.1
            hill = curve((x - wide * 1.3, base + 120), (x - wide, base + rise * 0.5),
                (x - wide * 0.4, base - rise * 0.3), (x, base - rise * 0.46),
                (x + wide * 0.4, base - rise * 0.28), (x + wide, base + rise * 0.5),
                 (x + wide * 1.3, base + 120), tension=0.9)
            c.lay(hill, tone=0, halo=-5)
            c.lit(hill, towards=(0, -1), reach=rise * 0.3, hard=1.0)
        for x, rise in hills:
            flame(c, x, base - rise * 0.42, tall, lean=0.06)
    c.lay(curve((-20, 460), (100, 424), (300, 404), (500, 424), (640, 460)), tone=0)
    return c
