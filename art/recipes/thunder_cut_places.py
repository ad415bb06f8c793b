"""Places and signs of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


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
