"""Nights on the mountain, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import (
    head_shape,
    man_standing,
    mansion,
)
from art.kit.cut_strokes import along, cast, joined, less, limb, near, quad, strokes
from art.kit.cut_things import flame
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("walpurgis-eve")
def walpurgis_eve(page: Page) -> Woodcut:
    """Nine hills, nine fires, and nobody carrying wood: each one nearer the house."""
    c = Woodcut(page)
    for k in range(60):
        a = k * 2.399
        c.lay(circle(300 + 300 * math.cos(a * 1.7), 70 + 66 * math.sin(a * 3.1), 1.9),
            tone=1.12, solid=True)
    hills = [(90, 130, 120), (250, 112, 110), (430, 118, 130), (560, 150, 130), (30, 196, 150),
        (190, 200, 150), (500, 226, 190), (90, 290, 210),
             (400, 316, 240)]
    for i, (x, y, w) in enumerate(hills):
        s = 16 + i * 6
        hill = curve((x - w, y + w * 0.9), (x - w * 0.7, y + w * 0.44),
            (x - w * 0.24, y + s * 0.16), (x, y), (x + w * 0.26, y + s * 0.18),
            (x + w * 0.7, y + w * 0.4),
                     (x + w, y + w * 0.9), tension=0.6)
        c.lay(hill, tone=0)
        strokes(c, hill, lambda px, py, x=x, y=y: math.atan2(py - y + 24, px - x),
            cell=10 + i * 1.2, length=24 + i * 5, width=3 + i * 0.4, seed=i + 2,
                weight=near(x, y, w * 0.72, s * 0.3))
        flame(c, x, y + 6, s * 1.75, (0.16, -0.1)[i % 2])
    front = curve((-20, 420), (120, 396), (300, 420), (470, 404), (620, 380), (620, 470),
        (-20, 470), tension=0.5)
    c.lay(front, tone=0, halo=-4)
    c.lay(moved(mansion(), 236, 420, 120, turn=2), tone=0, halo=-4)
    c.shine(c.lay([(222, 380), (232, 380), (232, 394), (222, 394)], tone=1.2, accent=1.0,
        solid=True))
    return c


@art("cloudburst")
def cloudburst(page: Page) -> Woodcut:
    """The road I drove up is a creek now."""
    c = Woodcut(page)
    rain(c, -0.42, 120, seed=4, length=(60, 140), width=4)
    bank = curve((-20, 120), (90, 150), (150, 230), (120, 330), (-20, 400), tension=0.6)
    c.lay(bank, tone=0)
    water = curve((640, 150), (470, 176), (330, 196), (200, 236), (120, 330), (-20, 400),
        (-20, 470), (640, 470), tension=0.5)
    c.lay(water, tone=0)
    beam = [(250, 300), (60, 372), (-20, 420), (-20, 470), (130, 470), (262, 330)]
    c.shine(c.lay(beam, tone=1.15, accent=1.0, solid=True))

    def current(x: float, y: float) -> float:
        return math.radians(158 + 16 * math.sin(x / 60 + y / 34))

    strokes(c, water, current, cell=19, length=84, width=7, seed=5, weight=lambda x, y:
        0.85 - 0.4 * math.sin(x / 90 + y / 40))
    c.shine(c.lay([(252, 296), (120, 312), (-20, 360), (-20, 460), (60, 460), (200, 396),
        (262, 338)],
        tone=1.15, accent=1.0, solid=True))
    turn = -17
    body = [(-120, 10), (-116, -30), (-60, -38), (-30, -92), (70, -94), (94, -36), (136, -30),
        (142, 16)]
    c.lay(moved(body, 350, 300, 1.0, turn), tone=0, halo=-6)
    for pane in ([(-42, -40), (-20, -82), (8, -82), (8, -40)], [(18, -40), (18, -82), (62, -82),
            (78, -40)]):
        c.lay(moved(pane, 350, 300, 1.0, turn), tone=1.15, solid=True)
    c.lay(moved(joined(circle(34, -52, 14, 16), [(12, -40), (24, -50), (56, -50), (62, -38)]),
        350, 300, 1.0, turn), tone=0)
    c.lay(moved(blade([(-112, -22), (0, -30), (130, -22)], [0, 6, 0]), 350, 300, 1.0, turn),
        tone=1.15, solid=True)
    c.shine(c.lay(moved(circle(-112, -10, 13, 16), 350, 300, 1.0, turn),
        tone=1.2, accent=0.0, solid=True, halo=3))
    man = moved(man_standing(), 372, 196, 116, turn=-6)
    c.lay(man, tone=0, halo=-4)
    wave = curve((180, 360), (240, 326), (300, 340), (360, 316), (430, 322), (500, 286), (560, 300),
        (600, 360), (420, 400), (240, 400), tension=0.8)
    c.lay(wave, tone=0)
    strokes(c, wave, current, cell=16, length=80, width=8, seed=9, weight=lambda x, y:
        1.0 - (y - 300) / 150)
    hat = joined(curve((160, 424), (164, 398), (186, 392), (206, 400), (210, 424), tension=0.5),
        circle(186, 424, 44, 10))
    c.lay(hat, tone=0, halo=-5)
    return c


@art("hail-on-tin-roofs")
def hail_on_tin_roofs(page: Page) -> Woodcut:
    """Under a stranger's porch while the mountain takes its stoning."""
    c = Woodcut(page)
    roof = quad((60, 40), (640, -90), (700, 210), (150, 292))
    c.lay([roof(0, 0), roof(1, 0), roof(1, 1), roof(0, 1)], tone=0)
    for k in range(15):
        u = k / 15
        c.lay(blade([roof(u + 0.01, 0), roof(u + 0.012, 0.5), roof(u + 0.014, 1)], [7, 12, 18]),
            tone=1.15, solid=True)
    c.lay([roof(0, 0.97), roof(1, 0.97), roof(1, 1.05), roof(0, 1.05)], tone=1.15, solid=True)
    wall = [(182, 300), (640, 230), (640, 470), (182, 470)]
    c.lay(wall, tone=0)
    lamp = [(232, 340), (262, 336), (268, 392), (228, 396)]     # hung from the eaves
    c.lay(blade([(246, 296), (246, 320), (247, 338)], [4, 4, 4]), tone=1.12, solid=True)
    c.shine(c.lay(lamp, tone=1.15, accent=1.0, solid=True, halo=5))
    c.shine(c.lay([(200, 452), (610, 430), (610, 470), (200, 470)], tone=1.15, accent=1.0,
        solid=True))
    window = quad((300, 304), (490, 276), (490, 424), (300, 430))
    c.shine(c.lay([window(0, 0), window(1, 0), window(1, 1), window(0, 1)],
        tone=1.15, accent=1.0, solid=True))
    for u in (0.34, 0.67):
        c.lay(blade([window(u, 0), window(u, 0.5), window(u, 1)], [7] * 3), tone=0)
    c.lay(blade([window(0, 0.5), window(0.5, 0.5), window(1, 0.5)], [7] * 3), tone=0)
    c.lay([(196, 298), (216, 295), (220, 470), (198, 470)], tone=0, halo=-4)
    man = joined(head_shape(388, 342, 22), curve((330, 470), (336, 402), (358, 380), (388, 372),
        (424, 380), (446, 404), (452, 470), tension=0.5))
    c.lay(man, tone=0)
    for k in range(6):
        y = 318 + k * 26
        c.lay(blade([(470, y - 12 - k), (560, y - 26 - k), (640, y - 38 - k)], [3, 4, 3]),
            tone=1.1, solid=True)
    random = np.random.default_rng(8)
    stones = [(110, 70, 15), (250, 26, 17), (352, 96, 20), (176, 176, 18), (286, 196, 22),
        (430, 60, 17), (470, 170, 20), (70, 200, 22), (120, 300, 24), (60, 360, 20),
              (150, 400, 26), (236, 104, 15), (30, 110, 14), (540, 30, 16), (560, 140, 18),
                  (90, 440, 20), (20, 270, 17), (390, 220, 18), (230, 430, 22)]
    for x, y, r in stones:
        if x + y * 0.2 > 200 and y < 240:     # where it strikes, the roof rings
            for a in (-150, -115, -62, -28):
                b = math.radians(a)
                c.lay(blade([(x + math.cos(b) * r * 1.3, y + math.sin(b) * r * 1.3),
                    (x + math.cos(b) * r * 1.9, y + math.sin(b) * r * 1.9),
                             (x + math.cos(b) * r * 2.6, y + math.sin(b) * r * 2.6)], [0, 5, 0]),
                                 tone=1.15, solid=True, halo=3)
        else:
            c.lay(blade([(x + 10, y - r), (x + 26, y - r * 3), (x + 36, y - r * 4.4)], [6, 4, 0]),
                tone=1.12, solid=True)
        lump = [(x + math.cos(a) * r * random.uniform(0.82, 1.1),
            y + math.sin(a) * r * random.uniform(0.82, 1.1)) for a in np.linspace(0, 6.28, 9)[:-1]]
        c.lay(lump, tone=1.18, solid=True, halo=5)
        c.lay([(x + r * 0.15, y - r * 0.2), (x + r * 0.72, y - r * 0.34),
            (x + r * 0.6, y + r * 0.5), (x - r * 0.1, y + r * 0.66)], tone=0)
    return c


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """It crossed the parlour at a walk, at the height of my hat."""
    c = Woodcut(page)
    bx, by = 222, 164
    for k in range(21):     # wallpaper, as far as the light goes
        x = -6 + k * 30
        fade = max(0.0, 1 - abs(x - bx) / 300)
        c.lay(blade([(x, 150 - 190 * fade), (x, by), (x, 150 + 150 * fade)],
            [3, 20 * fade + 2, 12 * fade + 2]), tone=1.12, solid=True)
    c.lay([(-10, 292), (610, 292), (610, 450), (-10, 450)], tone=0)
    for k in range(-6, 14):
        x = bx + (k - 3.5) * 36
        c.lay(blade([(x, 300), (x + (x - bx) * 0.6, 370), (x + (x - bx) * 1.5, 452)], [4, 12, 20]),
            tone=1.12, solid=True)
    c.lay([(-10, 286), (610, 286), (610, 298), (-10, 298)], tone=0)
    hearth = [(-10, 70), (78, 84), (78, 300), (-10, 312)]
    c.lay(hearth, tone=0, halo=-5)
    c.lay([(-10, 56), (96, 70), (96, 88), (-10, 76)], tone=1.15, solid=True, halo=4)
    man = joined(head_shape(420, 110, 30), curve((372, 300), (364, 220), (376, 170), (420, 152),
        (464, 170), (478, 220), (470, 300), tension=0.5),
        limb([(384, 186), (352, 240), (346, 286)], [36, 28, 20]), limb([(456, 186), (492, 236),
            (506, 280)], [36, 28, 20]),
        [(380, 290), (418, 290), (412, 396), (372, 400)], [(424, 290), (464, 290), (474, 396),
            (432, 400)], [(352, 390), (412, 390), (412, 408), (348, 408)], [(432, 390), (476, 390),
            (500, 408), (432, 408)])
    shade = moved(man, 118, -54, 1.18)
    c.lay(moved(shade, -20, -10), tone=0)     # his shadow stands as flat against the wall as he
    c.lay(blade([(370, 404), (440, 424), (600, 440)], [20, 34, 40]), tone=0)
    c.lay(man, tone=0, halo=-4)
    c.lit(man, towards=(-1, -0.1), reach=16, hard=1.5)
    table = joined(circle(150, 356, 86, 16), [(140, 360), (160, 360), (164, 430), (136, 430)],
        curve((110, 440), (150, 420), (190, 440), tension=0.5))
    c.lay(blade([(150, 434), (110, 452), (60, 470)], [30, 50, 60]), tone=0)
    c.lay(table, tone=0, halo=-4)
    c.gouge([(72, 352), (150, 344), (230, 352)], 8)
    c.lay(curve((134, 352), (128, 322), (146, 304), (168, 322), (164, 352), tension=0.6),
        tone=0, halo=-3)
    trail = curve((40, 250), (60, 214), (96, 226), (116, 186), (150, 190), (180, 170), close=False)
    c.block.over(c.mask(trail, stroke=10), tone=1.15, accent=1.0, kind=2)
    star = []
    for k in range(34):
        r = (94, 64)[k % 2] * (0.86 + 0.3 * ((k * 7) % 5) / 4)
        star.append((bx + math.cos(k * math.pi / 17) * r, by + math.sin(k * math.pi / 17) * r))
    c.shine(c.lay(c.rough(star, 1.5, "star", 6), tone=1.15, accent=1.0, solid=True, halo=9))
    for k in range(5):
        a = 0.3 + k * 1.3
        tip = (bx + math.cos(a) * 128, by + math.sin(a) * 112)
        strike(c, light_tree((bx + math.cos(a) * 30, by + math.sin(a) * 30),
            tip, 9, 30 + k, twigs=3, depth=1), halo=4)
    c.shine(c.lay(circle(bx, by, 36), tone=1.2, solid=True))
    c.shine(c.lay(circle(bx + 10, 332, 74, 14), tone=1.15, accent=1.0, solid=True))
    return c


@art("empty-boots")
def empty_boots(page: Page) -> Woodcut:
    """Laced to the top, double bows: only the shadow is still in them, and not alone."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, solid=True)
    c.shine(c.lay([(-10, -10), (610, -10), (610, 84), (-10, 110)], tone=1.15, accent=1.0,
        solid=True))
    c.lay(curve((-20, 108), (60, 84), (150, 98), (230, 70), (360, 92), (480, 62), (620, 84),
        (620, 104), (-20, 124), tension=0.5), tone=0)
    man = joined(limb([(280, 196), (268, 130), (276, 60)], [40, 36, 44]), limb([(340, 190),
        (318, 130), (300, 60)], [40, 36, 44]),
        curve((250, 76), (244, 0), (250, -60), (300, -72), (346, -56), (340, 10), (328, 76),
            tension=0.5),
        limb([(258, -46), (210, -70), (180, -120)], [30, 24, 16]), limb([(338, -44), (380, -84),
            (376, -130)], [30, 24, 16]),
        circle(300, -100, 24, 28))
    c.lay(cast(man, 190, -0.3, 0.72), tone=0)
    for x, y in ((60, 200), (520, 190), (80, 350), (560, 260), (470, 150), (120, 150)):
        c.lay(blade([(x - 40, y + 4), (x, y), (x + 46, y - 5)], [0, 6, 0]), tone=0)
        c.lay(blade([(x - 14, y + 16), (x + 10, y + 13), (x + 34, y + 12)], [0, 4, 0]), tone=0)
    for x, y in ((258, 200), (340, 194)):
        boot = curve((x - 26, y - 136), (x + 32, y - 140), (x + 36, y - 72), (x + 48, y - 46),
            (x + 92, y - 30), (x + 100, y - 6), (x + 94, y + 6), (x - 28, y + 6),
                     (x - 30, y - 50), tension=0.35)
        c.lay(boot, tone=0, halo=-6)
        c.lay(circle(x + 3, y - 138, 30, 10), tone=0, halo=-5)
        c.lay(curve((x - 20, y - 140), (x - 16, y - 160), (x + 6, y - 154), (x + 24, y - 162),
            (x + 28, y - 140), (x + 4, y - 130), tension=0.5), tone=1.15,
              accent=1.0, solid=True, halo=4)
        c.lay(blade([(x - 24, y + 1), (x + 34, y - 1), (x + 96, y + 1)], [4, 4, 4]),
            tone=1.12, solid=True)
        strokes(c, [(x - 24, y - 128), (x - 8, y - 128), (x - 10, y - 10), (x - 26, y - 10)],
            along(86), cell=10, length=40, width=5, seed=int(x))
        for k in range(5):
            px, py = x + 18 + max(0, k - 3) * 12, y - 120 + k * 19
            for side in (-1, 1):
                c.lay(blade([(px - 14 * side, py), (px, py + 8), (px + 14 * side, py + 14)],
                    [4, 6, 4]), tone=1.15, solid=True, halo=2)
        for side in (-1, 1):
            c.lay(less(circle(x + 18 + side * 17, y - 128, 16, 10), circle(x + 18 + side * 18,
                y - 128, 9, 4)), tone=1.15, solid=True, halo=3)
    return c
