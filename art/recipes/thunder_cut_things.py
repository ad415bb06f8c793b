"""Things and places of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.noise import smoothstep
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("empty-boots")
def empty_boots(page: Page) -> Woodcut:
    """Laced to the top, double bows, socks still inside."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 330), (-10, 344)], tone=c.ramp((300, 340), (300, 0),
        1.15, 0.1), phase=c.lines(2), gap=1.3)
    c.lay([(-10, 344), (610, 330), (610, 450), (-10, 450)], tone=0)
    for x, flip in ((206, False), (390, False)):
        boot = curve((-62, -230), (56, -236), (60, -90), (74, -34), (130, -8), (146, 30),
            (140, 62), (-66, 66), (-70, -60), tension=0.35)
        c.lit(moved(boot, x, 340, 1.0, -3 if x < 300 else 4, flip), towards=(-0.9, -0.4),
            reach=20, hard=1.2, halo=-6)
        c.lay(moved([(-70, 54), (144, 50), (148, 76), (-72, 80)],
            x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=4)
        sock = curve((-56, -228), (50, -234), (44, -276), (8, -270), (-20, -288), (-50, -270),
            tension=0.6)
        c.lay(moved(sock, x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=6)
        for k in range(3):
            c.lay(moved(blade([(-30 + k * 26, -268), (-29 + k * 26, -250), (-31 + k * 26, -236)],
                [0, 5, 3]), x, 340, 1.0, -3 if x < 300 else 4), tone=0)
        for k in range(6):
            y = -196 + k * 28
            c.lay(moved(blade([(14, y), (34, y + 10), (58, y + 4)], [6, 7, 6]),
                x, 340, 1.0, -3 if x < 300 else 4), moved(blade([(14, y + 14), (36, y + 4),
                (58, y - 8)], [5, 6, 5]), x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=2)
        for spine in (((36, -206), (4, -240), (-26, -222), (4, -200)), ((40, -206), (80, -240),
            (104, -218), (70, -200)), ((36, -206), (20, -170), (8, -150)), ((42, -206), (64, -170),
            (80, -156))):
            c.lay(moved(blade(spine, [9, 10, 9, 8][: len(spine)]),
                x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, accent=1.0, halo=4, solid=True)
    return c


@art("martense-mansion")
def martense_mansion(page: Page) -> Woodcut:
    """Built in 1670, and the ground has been coming from it ever since."""
    c = Woodcut(page)
    sky = c.noise(120, "storm", 3)
    c.block.over(np.ones_like(c.X),
        tone=0.05 + 1.0 * smoothstep(-20, 240, c.Y + (sky - 0.5) * 170),
        phase=c.lines(-5) + sky * 60, gap=1.3)
    bolt = [(400, -10), (424, -10), (392, 60), (414, 64), (352, 140), (372, 74), (352, 72)]
    c.lay(bolt, tone=1.15, accent=1.0, halo=7, solid=True)
    c.lay(curve((-20, 330), (120, 270), (220, 214), (300, 200), (390, 214), (500, 266), (620, 320),
        (620, 470), (-20, 470), tension=0.6), tone=0)
    house = [(196, 226), (200, 150), (186, 150), (204, 104), (240, 82), (246, 44), (264, 44),
        (266, 74), (320, 72), (326, 40), (344, 40), (346, 80), (392, 104), (412, 150), (398, 150),
        (402, 226)]
    c.lay(house, tone=0)
    for x, y, lit in ((230, 170, 0), (280, 170, 0), (326, 170, 1), (372, 170, 0), (256, 118, 1),
        (340, 118, 0)):
        c.lay([(x - 11, y - 16), (x + 11, y - 16), (x + 11, y + 14), (x - 11, y + 14)],
            tone=1.15, accent=float(lit), solid=True)
        c.lay([(x - 2, y - 16), (x + 2, y - 16), (x + 2, y + 14), (x - 2, y + 14)], tone=0)
    for spine, w in ((((280, 226), (230, 270), (210, 330), (120, 400), (60, 460)), 44),
        (((300, 226), (310, 280), (280, 340), (300, 400), (280, 470)), 50), (((330, 226),
        (380, 280), (400, 340), (470, 390), (540, 460)), 44)):
        n = len(spine)
        ridge = blade(spine, [12 + w * i / (n - 1) for i in range(n)])
        m = c.lit(ridge, towards=(0.5, -0.8), reach=18, hard=1.2, halo=-3)
        for i in range(n - 1):
            for f in (0.1, 0.4, 0.7):
                (ax, ay), (bx, by) = spine[i], spine[i + 1]
                x, y = ax + (bx - ax) * f, ay + (by - ay) * f
                c.gouge([(x - 16 - i * 5, y), (x, y + 8 + i * 2), (x + 16 + i * 5, y - 2)],
                    4, tone=1.1, within=m)
    return c


@art("falling-barometer")
def falling_barometer(page: Page) -> Woodcut:
    """It only ever says the one thing."""
    c = Woodcut(page)
    for k in range(8):
        c.gouge([(40 + k * 78, -10), (42 + k * 78, 220), (40 + k * 78, 450)], 4, ends=(1, 1))
    case = curve((300, 2), (330, 26), (326, 70), (346, 120), (330, 170), (342, 214), (390, 250),
        (408, 316), (386, 384), (330, 424), (300, 438), (270, 424), (214, 384), (192, 316),
        (210, 250), (258, 214), (270, 170), (254, 120), (274, 70), (270, 26), tension=0.7)
    wood = c.lit(case, towards=(-1, -0.3), reach=44, hard=1.25, halo=9)
    c.block.over(wood * c.edge_light(wood, (1, 0), 7), tone=1.15)
    c.lay([(288, 60), (312, 60), (312, 200), (288, 200)], tone=1.15, halo=5)
    c.lay([(297, 150), (303, 150), (303, 194), (297, 194)], circle(300, 192, 9),
        tone=1.15, accent=1.0, halo=2, solid=True)
    for k in range(8):
        c.gouge([(290, 72 + k * 14), (297, 72 + k * 14), (304, 72 + k * 14)],
            3, tone=0, ends=(1, 1))
    c.lay(circle(300, 316, 88), tone=0, halo=-4)
    c.lay(circle(300, 316, 78), tone=1.15)
    for k in range(21):
        a = math.radians(-215 + k * 12.5)
        r0 = 58 if k % 5 else 50
        c.gouge([(300 + math.cos(a) * r0, 316 + math.sin(a) * r0),
            (300 + math.cos(a) * 64, 316 + math.sin(a) * 64),
            (300 + math.cos(a) * 70, 316 + math.sin(a) * 70)], 4, tone=0, ends=(1, 1))
    c.lay(blade([(332, 288), (300, 316), (262, 352), (240, 372)], [14, 14, 9, 0]),
        tone=1.15, accent=1.0, halo=4, solid=True)
    c.lay(circle(300, 316, 10), tone=0)
    return c


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """In by the chimney, across the parlour at a walk, out through the keyhole."""
    c = Woodcut(page)
    c.lay([(-10, 60), (150, 60), (150, 84), (-10, 84)], [(10, 84), (40, 84), (40, 400), (10, 400)],
        [(116, 84), (146, 84), (146, 400), (116, 400)], tone=1.15)
    c.lay([(420, 40), (560, 40), (560, 400), (420, 400)], tone=1.15)
    c.lay([(430, 50), (550, 50), (550, 400), (430, 400)], tone=0)
    for y0, y1 in ((72, 190), (216, 380)):
        c.block.over(c.mask([(450, y0), (530, y0), (530, y1), (450, y1)], stroke=5), tone=1.15)
    c.lay(circle(442, 214, 6), [(439, 216), (445, 216), (447, 232), (437, 232)],
        tone=1.15, accent=1.0, solid=True)
    trail = [(78, 330), (120, 250), (180, 300), (220, 200)]
    c.gouge(trail, 26, accent=1.0, ends=(0.1, 1))
    for k in range(14):
        a = math.radians(k * 25.7)
        r = 86 if k % 2 else 106
        c.gouge([(290 + math.cos(a) * 66, 176 + math.sin(a) * 66),
            (290 + math.cos(a + 0.16) * 84, 176 + math.sin(a + 0.16) * 84),
            (290 + math.cos(a - 0.05) * r, 176 + math.sin(a - 0.05) * r)], 7)
    c.shine(c.lay(c.rough(circle(290, 176, 64), 2, "ball", 10),
        tone=1.15, accent=1.0, halo=4, solid=True))
    c.shine(c.lay(c.rough(circle(280, 166, 34), 2, "core", 9), tone=1.15, solid=True))
    chair = curve((196, 400), (190, 310), (206, 268), (240, 262), (250, 320), (340, 320),
        (350, 262), (384, 268), (398, 310), (392, 400), tension=0.5)
    c.lit(chair, towards=(0, -1), reach=26, hard=1.4, halo=8)
    c.lit([(246, 330), (346, 330), (350, 356), (242, 356)], towards=(0, -1),
        reach=16, hard=1.5, halo=4)
    c.lay([(-10, 400), (610, 400), (610, 408), (-10, 408)], tone=1.15)
    for k in range(6):
        c.gouge([(40 + k * 104, 408), (20 + k * 112, 428), (-10 + k * 122, 450)], 5, ends=(1, 1))
    return c
