"""The city, its steeple and its lamps: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_things import flame, revolver
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("the-windowless-steeple")
def the_windowless_steeple(page: Page) -> Woodcut:
    """Its arches are boarded from within and bolted from without."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    for points, widths in ((((-20, 120), (90, 100), (170, 118)), (30, 40, 0)),
        (((430, 70), (520, 50), (640, 64)), (0, 40, 34)), (((-20, 300), (70, 286), (150, 300)),
        (34, 44, 0)),
                           (((450, 260), (540, 240), (640, 256)), (0, 44, 40))):
        c.lay(blade(points, widths), tone=1.15, accent=1.0, solid=True)
    c.lay([(140, 440), (140, 160), (120, 160), (120, 136), (172, 136), (300, -60), (428, 136),
        (480, 136), (480, 160), (460, 160), (460, 440)], tone=0, halo=-7)
    for k in range(6):
        c.gouge([(300 - k * 22, 0 + k * 30), (300, 6 + k * 26), (300 + k * 22, 0 + k * 30)], 5)
    c.gouge([(122, 148), (300, 150), (478, 148)], 7, ends=(1, 1))
    for x in (222, 378):
        arch = curve((x - 58, 410), (x - 58, 250), (x - 40, 206), (x, 182), (x + 40, 206), (x + 58,
            250), (x + 58, 410), tension=0.5)
        c.lay(arch, tone=1.15)
        inside = c.mask(arch)
        for k in range(6):
            y = 222 + k * 34
            c.gouge([(x - 70, y + (k % 2) * 8), (x + 70, y - (k % 2) * 8 + 4)], 8, tone=0, ends=(1,
                1), within=inside)
        c.gouge([(x, 180), (x, 410)], 7, tone=0, ends=(1, 1))
        for y in (276, 346):
            c.lay(_box(x - 66, y - 13, x + 66, y + 13), tone=0)
            c.lay(_box(x - 60, y - 8, x + 60, y + 8), tone=1.15, accent=1.0, solid=True)
            c.lay(_box(x - 8, y - 19, x + 10, y + 19), tone=0)
    return c


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


@art("the-aklo-cipher")
def the_aklo_cipher(page: Page) -> Woodcut:
    """Under the lens one sign of it comes clear, and is worse."""
    c = Woodcut(page)
    c.lay(moved(_box(-230, -250, 220, 230), 300, 216, 1, -7), tone=1.15)
    random = np.random.default_rng(9)
    for row in range(9):
        for k in range(9):
            x, y = 110 + k * 46 + row * 5, 40 + row * 46 - k * 6
            jag = [(x - 15 + i * 8, y + float(random.uniform(-13, 13))) for i in range(5)]
            c.lay(blade(jag, (3, 7, 7, 7, 3)), tone=0)
    c.lay(blade([(398, 330), (480, 432)], (28, 34)), tone=0, halo=-6)
    c.lay(circle(320, 228, 132), tone=0, halo=-6)
    c.lay(circle(320, 228, 118), tone=1.15)
    c.lay(circle(320, 228, 108), tone=1.15, accent=1.0, solid=True)
    sign: list[Point] = [(236, 226), (268, 174), (284, 274), (318, 152), (340, 296), (366, 186),
        (404, 240)]
    c.lay(blade(sign, (4, 20, 24, 26, 24, 18, 4)), tone=0)
    c.lay(circle(318, 150, 13), circle(340, 298, 13), tone=0)
    c.gouge([(238, 178), (262, 148), (296, 132)], 9)
    hand(c, "gripping", 462, 442, 66, turn=-34, towards=(-0.8, -0.5), cuff=True)
    return c


@art("study-on-college-street")
def study_on_college_street(page: Page) -> Woodcut:
    """A typewriter; and the far steeple in the window's sights."""
    c = Woodcut(page)
    c.lay(_box(110, -10, 490, 252), tone=1.15)
    c.lay(_box(128, -10, 472, 236), tone=1.15, accent=1.0, solid=True)
    c.lay(curve((128, 240), (128, 196), (220, 168), (300, 160), (380, 170), (472, 200), (472, 240),
        tension=0.5), tone=0)
    c.lay([(284, 180), (284, 110), (300, 44), (316, 110), (316, 180)], tone=0)
    for x in (150, 180, 214, 250, 350, 388, 426, 452):
        c.lay([(x - 13, 220), (x - 13, 178), (x, 162), (x + 13, 178), (x + 13, 220)], tone=0)
        c.lay(_box(x - 4, 190, x + 4, 200), tone=1.15)
    for points in (((300, -10), (300, 40)), ((300, 190), (300, 240)), ((128, 112), (270, 112)),
        ((330, 112), (472, 112))):
        c.gouge(points, 8, tone=1.15, ends=(1, 1))
    c.lay([(0, 330), (600, 330), (600, 440), (0, 440)], tone=1.15)
    c.lay(_box(0, 344, 600, 352), tone=0)
    c.lay(_box(234, 168, 366, 290), tone=1.15, halo=7)  # the sheet
    for k in range(5):
        c.gouge([(250, 190 + k * 15), (350 - (k == 4) * 50, 190 + k * 15)], 6, tone=0, ends=(1, 1))
    c.lay(_box(170, 268, 430, 292), tone=0, halo=-6)
    for x in (160, 440):
        c.lay(circle(x, 280, 15, 19), tone=0, halo=-5)
    c.lay(curve((196, 296), (404, 296), (440, 350), (470, 408), (130, 408), (160, 350),
        tension=0.3), tone=0, halo=-7)
    for row in range(3):
        for k in range(8 + row):
            x, y = 300 + (k - (7 + row) / 2) * (28 + row * 2), 326 + row * 26
            c.lay(circle(x, y, 9, 8), tone=1.15)
    return c


@art("soundings-in-the-bay")
def soundings_in_the_bay(page: Page) -> Woodcut:
    """The line goes down and down, and something has come up to look at what is on it."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 84), tone=1.15)
    for k in range(4):
        y = 84 + k * 15
        wave: list[Point] = [(x, y + math.sin(x / 24 + k * 2) * 5) for x in range(-20, 640, 16)]
        c.lay(blade(wave, [7.0 - k * 1.4] * len(wave)), tone=1.15)
    c.lay(curve((196, 62), (226, 104), (380, 104), (420, 58), (380, 70), (240, 72), tension=0.4),
        tone=0, halo=-5)
    for x, lean in ((262, -1), (344, 1)):
        c.lay(curve((x - 18, 72), (x - 14, 36), (x, 26), (x + 14, 36), (x + 18, 72), tension=0.5),
            circle(x + lean * 2, 18, 11), tone=0)
        c.lay(blade([(x - 18, 12), (x, 10), (x + 18, 12)], (5, 9, 5)), tone=0)
    c.lay(blade([(352, 40), (400, 34), (416, 60)], (11, 9, 6)), tone=0)
    c.lay(blade([(414, 58), (410, 180), (386, 240)], (4, 4, 4)), tone=1.15)
    body = curve((-40, 470), (0, 380), (90, 320), (200, 296), (300, 300), (420, 340), (520, 400),
        (640, 470), tension=0.7)
    c.lay(body, tone=0, halo=-6)
    for points, widths in ((((180, 320), (150, 250), (170, 190), (230, 170), (262, 200)), (48, 38,
        28, 18, 2)), (((470, 390), (530, 320), (520, 240), (470, 200), (440, 226)), (48, 38, 28,
        18, 2)),
                           (((90, 350), (50, 280), (70, 220), (40, 170)), (40, 30, 20, 2)),
                            (((560, 430), (590, 340), (570, 270)), (40, 28, 4))):
        c.lay(blade(points, widths), tone=0, halo=-5)
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            c.lay(circle((ax + bx) / 2, (ay + by) / 2, 5), tone=1.15)
    c.lay(curve((212, 380), (290, 330), (376, 374), (296, 416)), tone=1.15)
    c.lay(circle(296, 374, 40), tone=1.15, accent=1.0, solid=True)
    c.lay(blade([(300, 342), (304, 374), (300, 406)], (2, 15, 2)), tone=0)
    box = moved([(-34, -26), (30, -30), (36, 22), (-30, 28)], 382, 268, 1.5, 0)
    c.shine(c.lay(box, tone=1.15, accent=1.0, solid=True, halo=8))
    c.gouge([(334, 270), (384, 266), (434, 262)], 7, tone=0, ends=(1, 1))
    c.lay(circle(382, 268, 11), tone=0)
    for k in range(7):
        a = k * math.tau / 7
        c.gouge([(382 + math.cos(a) * 72, 268 + math.sin(a) * 60), (382 + math.cos(a) * 100,
            268 + math.sin(a) * 84)], 9, accent=1.0, ends=(1, 0))
    return c


@art("the-city-without-lamps")
def the_city_without_lamps(page: Page) -> Woodcut:
    """They stand before the church with candles, to keep it in."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 170), tone=1.15)
    c.lay([(0, 240), (0, 130), (70, 130), (70, 96), (120, 96), (120, 150), (190, 150), (190, 110),
        (240, 84), (272, 110), (272, 20), (300, -50), (328, 20), (328, 120), (400, 120), (400, 70),
        (470, 70), (470, 140), (530, 140), (530, 104), (600, 104), (600, 240)], tone=0)
    for x in (96, 230, 430, 560):
        for y in (130, 160):
            c.lay(_box(x - 7, y, x + 7, y + 14), tone=0, halo=-3)
    for x, y, size, flip in ((116, 440, 62, False), (488, 440, 62, True), (236, 452, 76, False),
        (376, 456, 80, True)):
        c.lay(_box(x - 15, y - size * 2.6, x + 15, y), tone=1.15, halo=7)
        flame(c, x, y - size * 2.6 - 4, size * 1.5)
        c.lit(curve((x - 52, y + 30), (x - 44, y - 26), (x + 44, y - 26), (x + 52, y + 30),
            tension=0.4), towards=(0, -1), reach=14, halo=5)
        hand(c, "gripping", x + (size * 0.36 if flip else -size * 0.36), y - 8, size, flip=flip,
            towards=(0, -1), cuff=True)
    return c


@art("the-shining-trapezohedron")
def the_shining_trapezohedron(page: Page) -> Woodcut:
    """It hangs in its box by seven stays, and there are stars in it."""
    c = Woodcut(page)
    c.lay([(120, 30), (430, 10), (470, 190), (150, 216)], tone=1.15)  # the lid
    c.lay([(140, 48), (414, 30), (448, 178), (166, 200)], tone=0)
    for k in range(5):
        c.gouge([(160 + k * 56, 60 - k * 4), (186 + k * 52, 190 - k * 4)], 5, ends=(1, 1))
    c.lay([(96, 270), (500, 246), (520, 300), (110, 330)], tone=1.15, halo=6)
    c.lay([(118, 276), (486, 254), (498, 292), (128, 318)], tone=0)
    for a, b in (((124, 284), (206, 262)), ((490, 270), (404, 250)), ((220, 318), (250, 300)),
        ((400, 304), (366, 290))):
        c.gouge([a, b], 7, ends=(1, 1))
    c.lay([(110, 330), (520, 300), (494, 420), (140, 440)], tone=1.15, halo=6)
    for k in range(5):
        x = 166 + k * 72
        c.lay(circle(x, 372 - k * 5, 25), tone=0)
        c.lay(circle(x, 372 - k * 5, 15), tone=1.15)
    P = {"t": (286, 42), "a": (206, 108), "b": (268, 122), "e": (372, 96), "f": (416, 142),
        "g": (190, 216), "h": (276, 250), "i": (392, 232), "j": (316, 308), "k": (240, 296)}
    c.lay([P["t"], P["e"], P["f"], P["i"], P["j"], P["k"], P["g"], P["a"]], tone=0, halo=10)
    for names, kind in (("tab", 2), ("tbe", 0), ("agb", 1), ("bghx", 2), ("befi", 1), ("bhi", 3),
        ("ghk", 1), ("hkj", 0), ("hij", 2), ("efi", 0)):
        points = [P[n] for n in names if n in P]
        cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
        facet = [(cx + (x - cx) * 0.93, cy + (y - cy) * 0.93) for x, y in points]
        if kind == 3:
            inside = c.lay(facet, tone=0)
            for x, y in ((286, 180), (312, 206), (330, 186), (300, 222), (350, 214)):
                c.block.over(c.mask(circle(x, y, 4.5)) * inside, tone=1.15)
        else:
            c.lay(facet, tone=1.15 if kind != 2 else 0, accent=1.0 if kind == 1 else 0.0,
                solid=True)
    return c


@art("ankh-over-the-altar")
def ankh_over_the_altar(page: Page) -> Woodcut:
    """It hangs where a cross should, with a loop in it."""
    c = Woodcut(page)
    for k in range(5):  # the apse
        r = 150 + k * 60
        ring = np.clip(c.mask(circle(216, 210, r + 4)) - c.mask(circle(216, 210, r - 4)), 0,
            1) * (c.Y < 240)
        c.block.over(ring.astype(np.float32), tone=1.15 if k else 0)
    for k in range(6):
        c.lay(circle(222, -6 + k * 22, 7, 13), tone=1.15, halo=3)
        c.lay(circle(222, -6 + k * 22, 3, 7), tone=0)
    loop = np.clip(c.mask(circle(222, 158, 66, 78)) - c.mask(circle(222, 164, 36, 46)), 0, 1)
    c.block.over(np.clip(c.mask(circle(222, 158, 76, 88)) - c.mask(circle(222, 164, 28, 38)), 0,
        1), tone=0)
    c.lay([(196, 230), (248, 230), (258, 398), (186, 398)], [(104, 228), (340, 228), (340, 280),
        (104, 280)], tone=0, halo=9)
    c.lay([(202, 226), (242, 226), (254, 392), (190, 392)], [(108, 234), (118, 230), (326, 230),
        (336, 234), (336, 276), (108, 276)], tone=1.15)
    c.block.over(loop.astype(np.float32), tone=1.15, accent=0)
    c.gouge([(176, 178), (168, 140), (196, 98)], 6, tone=0)
    c.lay([(60, 356), (540, 356), (560, 384), (40, 384)], tone=1.15, halo=8)
    c.lay([(70, 384), (530, 384), (520, 450), (80, 450)], tone=1.15, accent=1.0, solid=True, halo=4)
    for k in range(7):
        c.gouge([(110 + k * 62, 388), (106 + k * 64, 444)], 6, tone=0, ends=(0.4, 1))
    for x, tall in ((400, 120), (456, 86), (506, 136)):
        c.lay(_box(x - 13, 356 - tall, x + 13, 356), tone=1.15, halo=5)
        flame(c, x, 352 - tall, 62)
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


@art("emptying-the-revolver")
def emptying_the_revolver(page: Page) -> Woodcut:
    """Five rounds for the apparatus: its tube goes to pieces."""
    c = Woodcut(page)
    star: list[Point] = []
    random = np.random.default_rng(21)
    for k in range(26):
        a = math.tau * k / 26
        r = 60 if k % 2 else float(random.uniform(90, 150))
        star.append((160 + math.cos(a) * r, 176 + math.sin(a) * r))
    c.shine(c.lay(star, tone=1.15, accent=1.0, solid=True))
    c.shine(c.lay(circle(160, 176, 44), tone=1.15, solid=True))
    for k in range(11):  # glass
        a = math.tau * k / 11 + 0.2
        r = 118 + 34 * (k % 3)
        x, y = 160 + math.cos(a) * r, 176 + math.sin(a) * r
        c.lay(moved([(-18, -10), (16, -16), (22, 8), (-6, 18)], x, y, 0.8 + 0.3 * (k % 2), k * 47),
            tone=1.15, halo=5)
    c.lay([(104, 440), (112, 336), (208, 336), (216, 440)], tone=1.15, halo=6)
    c.lay([(124, 336), (130, 264), (142, 288), (156, 250), (170, 290), (186, 262), (196, 336)],
        tone=1.15, halo=5)
    for k in range(3):
        c.gouge([(112, 362 + k * 24), (208, 362 + k * 24)], 7, tone=0, ends=(1, 1))
    revolver(c, 400, 196, 1.36, 0, white=True)
    for k in range(3):
        c.gouge([(236 - k * 6, 176 + k * 5), (212 - k * 6, 176 + k * 9)], 6, ends=(1, 0))
    c.lit(curve((640, 460), (640, 330), (560, 290), (506, 320), (520, 380), (560, 460),
        tension=0.6), towards=(-1, -0.4), reach=18, halo=6)
    hand(c, "gripping", 556, 330, 88, turn=-66, towards=(-1, -0.4), cuff=True)
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


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Woodcut:
    """There have been no pigeons on that tower in sixty years."""
    c = Woodcut(page)
    c.lay(curve((90, 450), (90, 170), (140, 60), (300, -30), (460, 60), (510, 170), (510, 450),
        tension=0.5), tone=1.15)
    arch = curve((122, 450), (122, 184), (166, 92), (300, 14), (434, 92), (478, 184), (478, 450),
        tension=0.5)
    c.lay(arch, tone=0)
    inside = c.mask(arch)
    for x, y in ((252, 152), (330, 152), (292, 96)):
        c.shine(c.lay(curve((x - 28, y), (x, y - 19), (x + 28, y), (x, y + 19)), tone=1.15,
            accent=1.0, solid=True))
        c.lay(blade([(x, y - 18), (x, y + 18)], (3, 3)), circle(x, y, 8, 17), tone=0)
    for k in range(7):
        y = 52 + k * 62
        slat = c.mask([(110, y), (490, y), (490, y + 26), (110, y + 26)]) * inside
        c.block.over(slat, tone=1.15, accent=0)
        edge = c.mask([(110, y + 17), (490, y + 17), (490, y + 22), (110, y + 22)]) * inside
        c.block.over(edge, tone=0)
    for x, y, size, flip in ((214, 240, 1.2, False), (384, 302, 1.3, True), (246, 366, 1.1, False)):
        for k in range(4):  # fingers come over the slat
            fx = x + (k - 1.5) * 25 * size * (-1 if flip else 1)
            c.lay(blade([(fx, y - 34 * size), (fx - 3, y - 8), (fx, y + 22 * size)], (17 * size,
                20 * size, 14 * size)), tone=0, halo=-4)
            c.lay(blade([(fx, y + 18 * size), (fx - 2, y + 38 * size), (fx + 4, y + 58 * size)],
                (11 * size, 9 * size, 0)), tone=1.15, accent=1.0, solid=True, halo=4)
    return c


@art("overload-at-point-street")
def overload_at_point_street(page: Page) -> Woodcut:
    """The engineer has looped his rosary over the main breaker, and it arcs."""
    c = Woodcut(page)
    burst: list[Point] = []
    for k in range(26):
        a, r = math.tau * k / 26, (190 if k % 4 == 1 else 138) if k % 2 else 76
        burst.append((262 + math.cos(a) * r, 196 + math.sin(a) * r * 0.94))
    c.shine(c.lay(burst, tone=1.15, accent=1.0, solid=True))
    c.shine(c.lay(circle(262, 196, 46), tone=1.15, solid=True))
    c.lay(_box(-10, 330, 372, 366), tone=1.15, halo=8)  # the slate, with hinge and jaw
    for x in (34, 262):
        c.lay([(x - 34, 330), (x - 26, 170), (x + 26, 170), (x + 34, 330)], tone=1.15, halo=8)
        c.lay(circle(x, 296, 13), tone=0)
    c.lay(_box(0, 192, 320, 228), tone=1.15, halo=9)  # the blade
    c.lay(circle(34, 210, 12), tone=0)
    c.lay(curve((316, 176), (340, 180), (350, 190), (470, 184), (506, 192), (512, 210), (506, 228),
        (470, 236), (350, 230), (340, 240), (316, 244), tension=0.4), tone=1.15, halo=9)
    for x in (446, 464, 482):
        c.lay(_box(x, 188, x + 7, 232), tone=0)
    beads: list[Point] = [(396 + dx, 186 + abs(dx) * 0.3) for dx in (-18, 0, 18)]
    for k in range(9):
        t = k / 8
        wide = 30 * math.cos(t * math.pi / 2) ** 0.7
        beads += [(396 - wide, 204 + t * 116), (396 + wide, 204 + t * 116)]
    for x, y in beads:
        c.lay(circle(x, y, 9.5), tone=1.15, halo=5)
    c.lay(_box(384, 332, 408, 436), _box(358, 356, 434, 380), tone=1.15, accent=1.0, solid=True,
        halo=8)
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


@art("the-reporters-bones")
def the_reporters_bones(page: Page) -> Woodcut:
    """He sits where he fell, his press card in his hat; the skull has run like wax."""
    c = Woodcut(page)
    c.lay([(0, 0), (150, 0), (104, 440), (0, 440)], tone=1.15, accent=1.0, solid=True)
    coat = curve((120, 450), (150, 360), (210, 318), (300, 304), (392, 318), (452, 360), (486,
        450), tension=0.6)
    c.lay(coat, tone=0, halo=-7)
    for k in range(4):  # ribs in the open coat
        y = 340 + k * 28
        c.lay(blade([(232, y + 10), (262, y - 6), (298, y + 2)], (8, 14, 10)),
            blade([(372, y + 10), (342, y - 6), (306, y + 2)], (8, 14, 10)), tone=1.15, halo=4)
    c.lay(blade([(302, 306), (302, 450)], (16, 18)), tone=1.15, halo=4)
    skull = curve((206, 196), (216, 120), (262, 88), (340, 88), (386, 120), (396, 196), (372, 232),
        (366, 276), (330, 300), (272, 300), (236, 276), (230, 232), tension=0.8)
    c.lay(skull, tone=1.15, halo=9)
    for x in (258, 344):
        c.lay(curve((x - 30, 196), (x - 10, 170), (x + 18, 174), (x + 30, 200), (x + 6, 226),
            (x - 22, 220)), tone=0)
    c.lay([(300, 222), (316, 254), (300, 248), (286, 254)], tone=0)
    for k in range(7):
        c.gouge([(262 + k * 13, 272), (263 + k * 13, 300)], 5, tone=0, ends=(1, 1))
    # the hole, and how it ran
    c.lay(curve((318, 112), (340, 98), (366, 112), (372, 138), (350, 150), (326, 140)), tone=0)
    for x, y, long in ((330, 140, 52), (350, 148, 82), (368, 136, 40)):
        c.lay(blade([(x, y), (x + 2, y + long * 0.6), (x, y + long)], (12, 11, 6)), tone=1.15,
            accent=1.0, solid=True, halo=3)
    c.lay(curve((210, 106), (216, 40), (254, 16), (300, 30), (346, 14), (384, 40), (390, 104),
        tension=0.6), tone=0, halo=-6)
    c.lay(curve((150, 120), (206, 92), (300, 104), (394, 90), (450, 116), (390, 130), (300, 124),
        (210, 134)), tone=0, halo=-6)
    c.lay(moved(_box(-36, -26, 36, 26), 366, 64, 1, 14), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(moved(_box(-26, -12, 26, -5), 366, 64, 1, 14), moved(_box(-26, 4, 14, 11), 366, 64, 1,
        14), tone=0)
    return c
