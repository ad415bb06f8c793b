"""The city, its steeple and its lamps: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_things import flame
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("aurora-borealis")
def aurora_borealis(page: Page) -> Woodcut:
    """Violet curtains at midnight, and a man who reads his paper by them."""
    c = Woodcut(page)
    random = np.random.default_rng(4)
    for base, tall, shift, slope in ((120, 190, 0.4, -0.1), (262, 190, 2.2, 0.12)):
        low: list[Point] = [(x, base + math.sin(x / 74 + shift) * 30 + (x - 300) * slope)
            for x in range(-20, 640, 10)]
        high: list[Point] = []
        for i, (x, y) in enumerate(low[::-1]):  # rays stand on the hem
            up = tall * (0.5 + 0.3 * math.sin(x / 50 + shift)) + random.uniform(0, 26)
            high.append((x + 16, y - (up if i % 2 else up * 0.7)))
        sheet = c.lay([*low, *high], tone=1.15, accent=1.0, solid=True, halo=7)
        c.shine(sheet)
        for x, y in low[2::5]:
            c.gouge([(x, y - 10), (x + 6, y - 50), (x + 13, y - random.uniform(70, 116))], 9,
                tone=0,
                within=sheet, ends=(0.5, 0))
        c.lay(blade(low, [11] * len(low)), tone=1.15)
    c.lay([(-10, 450), (-10, 350), (30, 350), (66, 318), (104, 350), (104, 376), (486, 376),
        (486, 340), (508, 340), (508, 312), (524, 268), (540, 312), (540, 340), (610, 340),
        (610, 450)], tone=0, halo=6)
    man = curve((150, 460), (160, 372), (196, 330), (256, 312), (262, 250), (338, 250), (344, 312),
        (404, 330), (440, 372), (450, 460), tension=0.5)
    c.lay(man, tone=0, halo=9)
    c.lay(curve((252, 218), (258, 262), (276, 300), (324, 300), (342, 262), (348, 218)), tone=1.15)
    hat = curve((196, 222), (252, 206), (258, 142), (284, 130), (300, 138), (316, 130), (342, 142),
        (348, 206), (404, 222), (372, 240), (300, 246), (228, 240), tension=0.5)
    c.lay(hat, tone=0, halo=-6)
    c.gouge([(256, 202), (300, 212), (344, 202)], 7)
    for s in (-1, 1):
        c.lay(curve((300 + s * 10, 262), (300 + s * 24, 256), (300 + s * 40, 262), (300 + s * 24,
            270)), tone=0)
    c.lay([(132, 292), (296, 306), (296, 452), (120, 446)], [(304, 306), (468, 292), (480, 446),
        (304, 452)], tone=1.15, halo=8)
    c.lay([(150, 312), (282, 322), (282, 348), (149, 338)], [(318, 322), (450, 312), (451, 338),
        (318, 348)], tone=0)
    for k in range(3):
        y = 362 + k * 26
        c.gouge([(148, y - 6), (282, y + 4)], 7, tone=0, ends=(1, 1))
        c.gouge([(318, y + 4), (452, y - 6)], 7, tone=0, ends=(1, 1))
    for s in (-1, 1):
        hand(c, "gripping", 300 + s * 196, 404, 44, turn=s * -6, flip=s > 0, towards=(0, -1))
    return c


@art("the-sleepwalkers")
def the_sleepwalkers(page: Page) -> Woodcut:
    """Down the hill in their nightshirts, eyes shut, hands out."""
    c = Woodcut(page)
    c.lay([(0, 0), (600, 0), (600, 210), (0, 60)], tone=1.15, accent=1.0, solid=True)
    for x, w, h in ((30, 90, 130), (150, 70, 100), (250, 80, 120), (370, 80, 96), (480, 90, 110)):
        y = 60 + x * 0.25
        c.lay([(x - w / 2, y + 40), (x - w / 2, y - h * 0.3), (x, y - h * 0.62), (x + w / 2,
            y - h * 0.3), (x + w / 2, y + 60)], tone=0)
    c.lay([(0, 330), (600, 440), (0, 440)], tone=1.15)
    for k, (x, y, size) in enumerate(((108, 352, 0.86), (262, 386, 0.98), (424, 424, 1.08))):
        def at(*points: Point, x: float = x, y: float = y, size: float = size) -> list[Point]:
            return [(x + px * size, y + py * size) for px, py in points]

        for fx in (-24, 26):
            c.lay(curve(*at((fx - 8, -30), (fx + 8, -30), (fx + 10, -4), (fx + 30, 4), (fx + 28,
                12), (fx - 12, 12)), tension=0.4), tone=1.15, halo=6)
        shirt = curve(*at((-56, -18), (-42, -120), (-36, -184), (-16, -206), (22, -206), (34,
            -180), (36, -120), (58, -14), (20, -24), (0, -12), (-24, -24)), tension=0.5)
        c.lay(shirt, tone=1.15, halo=8)
        for dx in (-20, 4, 26):
            c.gouge(at((dx * 0.6, -140), (dx, -80), (dx * 1.4, -26)), 6, tone=0)
        for lift in (0, 14):
            c.lay(blade(at((6, -184 + lift), (60, -190 + lift), (112, -184 + lift)), (30 * size,
                26 * size, 22 * size)), tone=1.15, halo=5)
            c.lay(blade(at((112, -184 + lift), (134, -186 + lift), (152, -176 + lift)), (17 * size,
                16 * size, 5 * size)), tone=1.15, halo=5)
        head = Profile(c, *at((10, -250))[0], 46 * size, expression="calm",
            build=Build(age=0.3 * k))
        c.lay(head.shape(*head.outline()), tone=0, halo=6)
        head.draw()
        head.hair(("short", "long", "receding")[k])
        head.black((0.26, -0.2), (0.58, -0.2), (0.58, 0.06), (0.3, 0.06))
        head.stroke((0.3, -0.04), (0.44, 0.02), (0.56, -0.04), width=0.07, tone=1)
    return c


@art("the-shadow-with-no-man")
def the_shadow_with_no_man(page: Page) -> Woodcut:
    """It touches its hat on the brickwork; under the lamp stands nobody."""
    c = Woodcut(page)
    c.lay([(-20, 0), (620, 0), (620, 316), (-20, 316)], tone=1.15)
    for row in range(10):
        for k in range(9):
            x, y = k * 80 - (40 if row % 2 else 0) - 10, row * 32
            c.gouge([(x, y), (x, y + 32)], 4, tone=0, ends=(1, 1))
        c.gouge([(-10, row * 32), (610, row * 32)], 4, tone=0, ends=(1, 1))
    shade = curve((250, 322), (246, 240), (238, 180), (244, 150), (272, 132), (300, 126), (292,
        106), (296, 84), (320, 72), (344, 84), (350, 106), (342, 124), (366, 132), (392,
        114), (398, 84),
        (412, 76), (424, 90), (416, 130), (392, 164), (384, 190), (384, 250), (380, 322), (338,
         322), (330, 250), (314, 250), (302, 322), tension=0.5)
    c.lay(shade, tone=1.15, accent=1.0, solid=True, halo=6)
    hat = moved(curve((-64, 14), (-30, 6), (-32, -20), (-20, -40), (0, -34), (20, -42), (32, -20),
        (34, 6), (66, 10), (30, 22), (-30, 24), tension=0.6), 368, 50, 0.94, 16)
    c.lay(hat, tone=1.15, accent=1.0, solid=True, halo=6)
    c.lay(_box(-20, 316, 620, 440), tone=0)
    # light, and nobody in it
    c.lay(curve((120, 400), (200, 352), (330, 340), (470, 352), (560, 392), (480, 430), (300, 444),
    (160, 432)), tone=1.15)
    c.lay(_box(96, 60, 110, 410), tone=0, halo=-6)
    c.lay([(76, 410), (130, 410), (122, 384), (86, 384)], tone=0, halo=-5)
    c.shine(c.lay([(76, 10), (130, 10), (120, 60), (86, 60)], tone=1.15, solid=True, halo=8))
    c.lay([(70, 10), (103, -16), (136, 10)], tone=0, halo=-5)
    return c


@art("the-meter-spins")
def the_meter_spins(page: Page) -> Woodcut:
    """The disc is a blur, and the house is vacant."""
    c = Woodcut(page)
    for x in (250, 300, 350):
        c.lay(blade([(x, -10), (x, 60)], (13, 13)), blade([(x, 390), (x, 450)], (13, 13)),
            tone=1.15)
    c.lay(curve((170, 440), (160, 330), (200, 400), (400, 400), (440, 330), (430, 440),
        tension=0.3), tone=1.15)
    c.lay(circle(300, 214, 196), tone=0, halo=3)
    c.lay(circle(300, 214, 190), tone=1.15)
    c.lay(circle(300, 214, 166), tone=0)
    c.lay(curve((180, 100), (420, 100), (440, 196), (160, 196), tension=0.2), tone=1.15)
    for k in range(4):
        x = 204 + k * 64
        c.lay(circle(x, 148, 27), tone=0)
        c.lay(circle(x, 148, 22), tone=1.15)
        a = 0.6 + k * 1.7
        c.lay(blade([(x - math.cos(a) * 6, 148 - math.sin(a) * 6), (x + math.cos(a) * 20,
            148 + math.sin(a) * 20)], (9, 2)), tone=0)
    c.lay(circle(300, 264, 150, 36), tone=1.15, accent=1.0, solid=True, halo=5)
    for k, (wide, y) in enumerate(((130, 252), (112, 264), (136, 276))):
        c.gouge([(300 - wide + k * 30, y), (300, y + 6 + k), (300 + wide - k * 20, y - 2)], 5,
            tone=0)
    for s in (-1, 1):  # it flies round
        for k in range(3):
            x = 300 + s * (176 + k * 24)
            c.lay(blade([(x, 226 - k * 10), (x + s * 12, 264), (x, 302 + k * 10)], (2, 13, 2)),
                tone=1.15, accent=1.0, solid=True, halo=4)
    c.lay(circle(300, 264, 8), tone=0)
    c.lay(_box(240, 316, 360, 344), tone=1.15)
    for k in range(5):
        c.lay(_box(248 + k * 22, 320, 264 + k * 22, 340), tone=0)
    c.gouge([(170, 160), (196, 104), (244, 72)], 8)
    return c


@art("the-lights-go-out")
def the_lights_go_out(page: Page) -> Woodcut:
    """Lamp by lamp, down the street towards us; one is left."""
    c = Woodcut(page)
    c.lay([(300, 230), (600, 330), (600, 440), (0, 440), (0, 330)], tone=0)
    for k in range(-5, 6):
        c.gouge([(300 + k * 12, 250), (300 + k * 70, 450)], 5, ends=(0.2, 1))
    for side in (-1, 1):  # houses without a window lit
        for k in range(3):
            near, far = 1 - k * 0.3, 1 - (k + 1) * 0.3 + 0.03
            c.lay([(300 + side * 330 * near, 230 - 260 * near), (300 + side * 330 * far,
                230 - 240 * far), (300 + side * 330 * far, 230 + 90 * far), (300 + side * 330
                * near, 230 + 96 * near)],
                tone=0, halo=-4)

    def lamp(x: float, y: float, k: float, lit: bool) -> None:
        if lit:
            c.shine(c.lay([(x, y - 250 * k), (x + 190 * k, y + 44 * k), (x - 190 * k, y + 44 * k)],
                tone=1.15, accent=1.0, solid=True))
        c.lay(blade([(x, y), (x, y - 240 * k)], (14 * k, 9 * k)), [(x - 20 * k, y),
            (x - 10 * k, y - 30 * k), (x + 10 * k, y - 30 * k), (x + 20 * k, y)], tone=0, halo=-5)
        head = [(x - 16 * k, y - 240 * k), (x - 30 * k, y - 300 * k), (x + 30 * k, y - 300 * k),
            (x + 16 * k, y - 240 * k)]
        c.lay(head, tone=1.15 if lit else 0, halo=6 if lit else -4, solid=True)
        c.lay([(x - 36 * k, y - 300 * k), (x, y - 326 * k), (x + 36 * k, y - 300 * k)], tone=0,
            halo=-4)

    lamp(248, 266, 0.3, False)
    lamp(352, 268, 0.32, False)
    lamp(206, 296, 0.5, False)
    lamp(404, 318, 0.62, False)
    lamp(236, 386, 1.06, True)
    man = curve((176, 420), (182, 350), (172, 300), (184, 268), (200, 260), (196, 240), (206, 228),
        (222, 230), (228, 244), (222, 262), (240, 270), (252, 300), (244, 350), (254, 420), (224,
        420),
        (214, 360), (204, 420), tension=0.5)
    c.lay(man, tone=0, halo=-5)
    c.lay(curve((180, 236), (194, 226), (198, 206), (226, 206), (232, 226), (248, 236), (214,
        242)), tone=0, halo=-5)
    return c


@art("butler-hospital")
def butler_hospital(page: Page) -> Woodcut:
    """I had come as a visitor; they held out a coat in my size."""
    c = Woodcut(page)
    c.lay(_box(-10, -10, 610, 450), tone=1.15)
    c.lay([(-10, 340), (-10, 110), (40, 110), (90, 40), (140, 110), (460, 110), (510, 40), (560,
        110),
        (610, 110), (610, 340)], tone=0)
    for x in (90, 160, 220, 380, 440, 510):
        for y in (140, 196):
            c.lay(_box(x - 12, y, x + 12, y + 34), tone=1.15)
    c.lay(_box(-10, 330, 610, 450), tone=1.15, accent=1.0, solid=True)  # good lawns
    for s in (-1, 1):  # tall gates stand open
        for k in range(5):
            x = 300 + s * (210 + k * 30)
            c.lay(blade([(x, 452), (x, 120 - k * 10), (x, 84 - k * 10)], (14, 14, 0)), tone=0,
                halo=-4)
        c.lay([(300 + s * 200, 180), (300 + s * 350, 160), (300 + s * 350, 174), (300 + s * 200,
            194)], [(300 + s * 200, 400), (300 + s * 350, 404), (300 + s * 350,
                418), (300 + s * 200,
            414)], tone=0)
    # the coat, arms crossed and buckled, and nobody in it
    coat = curve((196, 460), (212, 340), (192, 240), (214, 196), (262, 168), (300, 180), (338, 168),
        (386, 196), (408, 240), (388, 340), (404, 460), tension=0.25)
    c.block.over(c.mask(curve((300, 180), (300, 150), (320, 134), (318, 110), (298, 102), (282,
        116),
        close=False), stroke=9), tone=1.15)  # on a hanger
    c.lay(coat, tone=1.15, halo=12)
    c.lay(circle(300, 180, 44, 16), tone=0)
    c.gouge([(244, 196), (300, 170), (356, 196)], 9, ends=(1, 1))
    for s in (-1, 1):
        arm = blade([(300 + s * 92, 212), (300 + s * 104, 286), (300 + s * 40, 322), (300 - s * 90,
            292)], (44, 46, 40, 30))
        c.lay(arm, tone=1.15, halo=7)
        c.lay(blade([(300 - s * 84, 294), (300 - s * 122, 282)], (18, 18)), tone=1.15, accent=1.0,
            solid=True, halo=5)
    for y in (372, 414):
        c.lay(_box(206, y, 394, y + 18), tone=1.15, accent=1.0, solid=True, halo=4)
        c.lay(_box(280, y - 8, 320, y + 26), tone=0)
        c.lay(_box(290, y + 2, 310, y + 16), tone=1.15)
    return c


@art("infantry-hall")
def infantry_hall(page: Page) -> Woodcut:
    """A drill hall with nobody in it, and what is chalked on its boards."""
    c = Woodcut(page)
    for k in range(4):  # trusses
        t = 1 - k * 0.2
        c.lay(blade([(300 - 330 * t, 190 - 40 * t), (300, 190 - 210 * t), (300 + 330 * t,
            190 - 40 * t)], (16 * t, 18 * t, 16 * t)), tone=1.15)
        c.lay(blade([(300 - 330 * t, 190 - 40 * t), (300 + 330 * t, 190 - 40 * t)], (12 * t,
            12 * t)), tone=1.15)
        for side in (-1, 1):
            c.lay(blade([(300 + side * 330 * t, 190 - 44 * t), (300 + side * 330 * t,
                190 + 60 * t)], (18 * t, 18 * t)), tone=1.15)
    c.lay([(170, 214), (430, 214), (680, 450), (-80, 450)], tone=1.15)
    for k in range(11):
        c.gouge([(170 + k * 26, 214), (-80 + k * 76, 450)], 5, tone=0, ends=(0.3, 1))
    c.lay(circle(300, 324, 216, 92), tone=0)
    c.lay(circle(300, 324, 202, 82), tone=1.15, accent=1.0, solid=True)
    c.lay(circle(300, 324, 184, 72), tone=0)
    tips = [(300 + math.cos(math.tau * k / 7 - 1.57) * 196, 324 + math.sin(math.tau * k / 7 - 1.57)
        * 79) for k in range(7)]
    strokes = [blade([tips[k], tips[(k + 3) % 7]], (13, 13)) for k in range(7)]
    c.lay(*strokes, tone=1.15, accent=1.0, solid=True)
    c.lay(circle(300, 324, 42, 17), tone=1.15, accent=1.0, solid=True)
    for x, y in tips:
        c.lay(_box(x - 8, y - 30, x + 8, y), tone=1.15, halo=4)
        flame(c, x, y - 30, 30)
    return c


@art("the-resonance-equation")
def the_resonance_equation(page: Page) -> Woodcut:
    """Chalk to the edge of the slate; the professor has come to line twenty."""
    c = Woodcut(page)
    c.lay(_box(0, 396, 600, 416), tone=1.15)
    random = np.random.default_rng(44)
    for row in range(6):
        x = 24.0
        while x < 580:
            y = 40 + row * 62
            kind = int(random.integers(0, 6))
            last = row == 3 and x > 250
            tone: dict[str, float | bool] = {"tone": 1.15, "accent": 1.0 if last else 0.0,
                "solid": True}
            if kind == 0:
                c.lay(blade([(x + 10, y - 24), (x, y - 10), (x + 8, y + 14), (x - 4, y + 26)], (4,
                    7, 7, 4)), **tone)
            elif kind == 1:
                c.lay(blade([(x - 10, y + 4), (x - 4, y + 16), (x + 6, y - 20), (x + 36, y - 20)],
                    (5, 6, 6, 5)), **tone)
                x += 22
            elif kind == 2:
                c.lay(blade([(x - 8, y - 5), (x + 12, y - 5)], (6, 6)),
                    blade([(x - 8, y + 8), (x + 12, y + 8)], (6, 6)), **tone)
            elif kind == 3:
                c.lay(circle(x + 2, y, 12, 17), **tone)
                c.lay(circle(x + 2, y, 6, 11), tone=0)
                c.lay(blade([(x - 8, y), (x + 12, y)], (5, 5)), **tone)
            elif kind == 4:
                c.lay(blade([(x - 8, y - 14), (x + 12, y + 16)], (6, 6)),
                    blade([(x + 12, y - 14), (x - 8, y + 16)], (6, 6)), **tone)
            else:
                c.lay(blade([(x - 8, y - 16), (x + 10, y - 10), (x - 4, y), (x + 10, y + 8),
                    (x - 8, y + 18)], (5, 6, 6, 6, 5)), **tone)
            x += 42
    c.lay(circle(276, 226, 130, 66), tone=0)
    for s in (-1, 1):  # and the answer
        ring = np.clip(c.mask(circle(276 + s * 50, 226, 58, 44)) - c.mask(circle(276 + s * 50, 226,
            36, 22)), 0, 1)
        c.block.over(ring, tone=1.15, accent=1.0, kind=2)
    body = curve((360, 450), (366, 380), (384, 336), (424, 322), (470, 330), (500, 370), (512,
        450), tension=0.6)
    c.lay(body, tone=0, halo=-7)
    c.lay(blade([(400, 340), (366, 300), (360, 270)], (44, 34, 24)), tone=0, halo=-6)
    c.lay(circle(432, 290, 36, 42), tone=0, halo=-7)
    hand(c, "holding", 362, 284, 40, turn=-18, towards=(-1, -0.4))
    return c
