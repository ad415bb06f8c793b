"""Hands and what they do by lamplight: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, form, strokes
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("carters-errand")
def carters_errand(page: Page) -> Woodcut:
    """A sealed envelope is pushed across the desk, out of the dark, into the light of the lamp."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    pool = c.lay(curve((60, 460), (80, 340), (180, 262), (320, 236), (470, 262), (560, 340), (590,
        460), tension=0.6),
        tone=1.15)
    strokes(c, c.mask(box(0, 220, 600, 440)) * (1 - pool), lambda x, y: -4, step=54, length=70,
        width=4, seed=2,
        light=np.clip(1.2 - np.hypot((c.X - 320) / 1.5, c.Y - 380) / 230, 0, 1))
    for k in range(4):
        c.gouge([(70, 330 + k * 34), (320, 322 + k * 36), (580, 326 + k * 36)], 4, tone=0,
            within=pool)
    c.lit(curve((190, 260), (210, 170), (270, 132), (360, 124), (450, 150), (500, 200), (520,
        268), (430, 240), (320,
        222), (240, 240), tension=0.5), towards=(0, 1), reach=30, hard=1.4, gap=0.7)
    head = Head(c, 344, 74, 78, expression="stern", build=Build(age=1.2, gaunt=0.8))
    head.draw()
    head.hat("fedora")
    c.lay(box(240, -10, 460, 40), tone=0)
    for side, x in ((-1, 210), (1, 486)):
        sleeve = curve((x + side * 10, 210), (x + side * 44, 250), (x + side * 20, 330),
            (x - side * 30, 352), (x - side *
            60, 318), (x - side * 40, 240), tension=0.5)
        c.lit(sleeve, towards=(-side, 0.6), reach=30, hard=1.4, halo=6, gap=0.6)
    letter = moved([(-92, -44), (92, -44), (104, 50), (-104, 50)], 322, 372, 1, -8)
    c.lay(moved([(-92, -44), (92, -44), (104, 50), (-104, 50)], 330, 382, 1, -8), tone=0)
    c.shine(c.lay(letter, tone=1.15, accent=1.0, solid=True, halo=6))
    c.gouge([(226, 344), (322, 390), (412, 318)], 6, tone=0, ends=(1, 1))
    c.lay(moved(c.rough(circle(0, 0, 25, 22), 2.4, "seal", 7), 322, 384), tone=0)
    c.gouge([(310, 380), (322, 372), (334, 382)], 5)
    hand(c, "open", 176, 346, 60, turn=86, towards=(0.5, -1))
    hand(c, "open", 486, 330, 60, turn=-96, towards=(-0.5, -1), flip=True)
    c.lay([(440, -20), (600, -20), (600, 70), (500, 110)], tone=0)
    c.shine(c.lay([(470, 96), (586, 60), (560, 126), (500, 140)], tone=1.15, accent=1.0,
        solid=True, halo=5))
    c.lay([(456, 92), (500, 14), (566, 2), (606, 52)], tone=0, halo=-5)
    return c


@art("carters-patience")
def carters_patience(page: Page) -> Woodcut:
    """The file is chained, the pendulum swings, and he has all the time there is."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    c.shine(c.lay(box(360, -20, 560, 300), tone=1.15, accent=1.0, solid=True))
    for k in range(9):  # the blind is down
        c.lay(box(352, -14 + k * 36, 568, 4 + k * 36), tone=0)
    c.lay(curve((300, 320), (320, 210), (360, 172), (420, 160), (490, 176), (536, 220), (550,
        320), tension=0.5), tone=0)
    c.lit(curve((300, 330), (320, 210), (360, 172), (420, 160), (490, 176), (536, 220), (550,
        330), tension=0.5),
        towards=(-1, -0.2), reach=26, hard=1.3, gap=0.7)
    head = Profile(c, 424, 104, 70, flip=True, expression="calm", build=Build(age=1.3, nose=0.6))
    c.lay(head.shape(*head.outline()), tone=0, halo=6)
    head.draw()
    head.hair("receding")
    case = [(46, -20), (216, -20), (216, 330), (46, 330)]
    c.lay(case, tone=0, halo=-6)
    c.lay(box(64, -20, 198, 312), tone=0, halo=-3)
    c.lay(circle(131, 20, 58), tone=1.15)
    for k in range(12):
        a = math.radians(k * 30)
        c.gouge([(131 + math.cos(a) * 46, 20 + math.sin(a) * 46), (131 + math.cos(a) * 55,
            20 + math.sin(a) * 55)], 5,
            tone=0, ends=(1, 1))
    c.gouge([(131, 20), (160, 44)], 7, tone=0, ends=(1, 0.3))
    c.gouge([(131, 20), (112, 60)], 6, tone=0, ends=(1, 0.3))
    c.lay(blade([(131, 80), (112, 180), (96, 246)], (7, 7, 7)), tone=1.15)
    form(c, circle(94, 262, 36), light=(0.8, -0.5, 0.4), swell=22, hard=1.6, halo=4)
    c.lay([(-10, 318), (610, 318), (610, 450), (-10, 450)], tone=1.15, halo=6)
    for k in range(3):
        c.gouge([(-10, 346 + k * 36), (300, 344 + k * 37), (610, 346 + k * 36)], 4, tone=0,
            ends=(0.6, 0.6))
    for k in range(3):
        c.lay([(196 - k * 6, 392 - k * 24), (430 + k * 5, 388 - k * 25), (434 + k * 3,
            412 - k * 25), (198 - k * 5, 416 -
            k * 24)], tone=0, halo=-4)
        c.lay([(204 - k * 6, 398 - k * 24), (422 + k * 5, 394 - k * 25), (422 + k * 5,
            400 - k * 25), (204 - k * 6, 404 -
            k * 24)], tone=1.15)
    for k in range(9):  # the chain
        c.lay(moved(circle(0, 0, 15, 9), 316 + math.sin(k * 1.2) * 3, 318 + k * 13, 1,
            90 if k % 2 else 40), tone=1.15,
            halo=5)
        c.lay(moved(circle(0, 0, 8, 3.5), 316 + math.sin(k * 1.2) * 3, 318 + k * 13, 1,
            90 if k % 2 else 40), tone=0)
    form(c, curve((280, 366), (352, 364), (358, 418), (338, 436), (292, 436), (274, 418),
        tension=0.3), light=(-0.6,
        -0.6, 0.8), swell=18, hard=2.2, base=0.3, accent=1.0, halo=7)
    c.lay(circle(316, 392, 9), [(312, 394), (320, 394), (323, 416), (309, 416)], tone=0)
    return c


@art("gas-no-flame")
def gas_no_flame(page: Page) -> Woodcut:
    """The bracket is blown out and open; what comes of it has found the sleeper's mouth."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    for k in range(7):  # the wall's paper
        c.gouge([(40 + k * 92, -10), (40 + k * 92, 250)], 3, ends=(0.5, 0.5))
    c.lay(box(396, 30, 420, 140), tone=0, halo=-4)
    c.lay(curve((408, 84), (366, 96), (330, 92), (326, 66), close=True, tension=0.6), tone=1.15,
        halo=5)
    c.lay([(312, 68), (340, 68), (334, 40), (318, 40)], tone=1.15, halo=5)
    c.lay(circle(366, 108, 12), tone=1.15, halo=4)
    gas = curve((318, 40), (300, 10), (330, -10), (350, 20), (336, 44), (300, 90), (262, 96),
        (286, 130), (250, 150),
        (268, 186), (236, 206), (250, 232), (232, 262), (206, 268), (190, 250), (204, 220), (184,
        206), (206, 176),
        (186, 156), (214, 130), (196, 96), (236, 80), (270, 84), (306, 60), tension=0.9)
    c.shine(c.lay(gas, tone=1.15, accent=1.0, solid=True, halo=6))
    for points in ([(300, 74), (256, 88), (226, 104)], [(250, 116), (226, 146), (232, 172)],
        [(228, 188), (216, 212),
                   (222, 240)]):
        c.gouge(points, 7, tone=0)
    c.lay(curve((30, 330), (60, 266), (150, 250), (260, 270), (300, 330), (250, 380), (80, 384),
        tension=0.7), tone=1.15,
        halo=6)
    for points in ([(60, 300), (100, 320), (90, 356)], [(270, 300), (250, 330), (268, 354)]):
        c.gouge(points, 6, tone=0)
    head = Profile(c, 172, 310, 72, tilt=-82, expression="calm", build=Build(age=0.4))
    c.lay(head.shape(*head.outline()), tone=0, halo=6)
    head.draw()
    head.hair("slick")
    head.white((0.28, -0.26), (0.56, -0.3), (0.6, -0.06), (0.56, 0.12), (0.3, 0.12))
    head.stroke((0.3, -0.22), (0.44, -0.3), (0.62, -0.24), width=0.07, tone=0)
    head.stroke((0.32, -0.06), (0.44, 0.02), (0.58, -0.06), width=0.06, tone=0)
    quilt = curve((236, 470), (244, 380), (300, 326), (400, 300), (520, 306), (620, 330), (620,
        470), tension=0.5)
    form(c, quilt, light=(-0.5, -0.9, 0.4), swell=90, hard=1.3, halo=7, angle=60, bend=0.6)
    paper = moved([(-80, -50), (80, -50), (92, 50), (-92, 50)], 420, 366, 1, 8)
    c.lay(paper, tone=1.15, halo=6)
    c.lay(moved(box(-70, -38, 70, -18), 420, 366, 1, 8), tone=0)
    for k in range(3):
        c.gouge([(356, 362 + k * 15), (410, 369 + k * 15)], 5, tone=0, ends=(1, 1))
        c.gouge([(428, 371 + k * 15), (492, 380 + k * 15)], 5, tone=0, ends=(1, 1))
    hand(c, "open", 330, 404, 44, turn=70, towards=(-0.3, -1))
    return c
