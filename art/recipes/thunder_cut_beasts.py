"""More monsters of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import paw
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("chimney-throng")
def chimney_throng(page: Page) -> Woodcut:
    """Three hundred of them, shoving like commuters, in dead silence."""
    c = Woodcut(page)
    for row in range(15):
        y = -8 + row * 30
        for k in range(9):
            x = -40 + k * 78 + (row % 2) * 39
            c.lay([(x, y), (x + 72, y), (x + 72, y + 25), (x, y + 25)],
                tone=1.15 if y + 60 > 110 else 0.8)
    hole = curve((110, 460), (112, 210), (150, 130), (300, 96), (450, 130), (488, 210), (490, 460),
        tension=0.5)
    c.lay(hole, tone=0, halo=10)
    random = np.random.default_rng(2)
    for row in range(6):
        count = 4 + row
        for k in range(count):
            x = 300 + (k - (count - 1) / 2) * (58 - row * 1.5) + random.uniform(-6, 6)
            y = 136 + row * 46 + random.uniform(-8, 8) + abs(x - 300) * 0.1
            s = 0.55 + row * 0.12
            if abs(x - 300) > 180:
                continue
            head = circle(x, y, 27 * s, 30 * s)
            c.lay(head, tone=0)
            c.block.over(c.mask(head) * c.edge_light(c.mask(head), (0, -1), 7 * s), tone=1.15)
            for side in (-1, 1):
                c.shine(c.lay(circle(x + side * 10 * s, y, 6.5 * s, 5.5 * s),
                    tone=1.15, accent=1.0, solid=True))
                c.lay(circle(x + side * 10 * s, y, 2.4 * s), tone=0)
    paw(c, 190, 404, 34, claw=0.6, towards=(0, -1))
    paw(c, 300, 420, 38, claw=0.6, towards=(0, -1))
    paw(c, 412, 404, 34, claw=0.6, towards=(0, -1))
    return c


@art("ancient-forgotten-one")
def ancient_forgotten_one(page: Page) -> Woodcut:
    """Forgotten by everybody but the family that lived on top of it."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 170), (-10, 170)], tone=1.15)
    c.lay([(-10, 90), (610, 60), (610, 180), (-10, 180)], tone=1.15, accent=1.0, solid=True)
    c.lay(curve((-20, 180), (120, 150), (240, 104), (300, 96), (362, 104), (480, 150), (620, 180),
        (620, 460), (-20, 460), tension=0.6), tone=0)
    house = [(262, 100), (262, 62), (252, 62), (270, 40), (274, 28), (284, 28), (284, 36),
        (300, 22), (330, 40), (346, 62), (338, 62), (338, 100)]
    c.lay(house, tone=0)
    c.shine(c.lay([(294, 60), (306, 60), (306, 78), (294, 78)], tone=1.15, accent=1.0, solid=True))
    arms = (((190, 300), (120, 260), (70, 290), (40, 360), (70, 400)), ((410, 300), (480, 256),
        (540, 290), (562, 350), (530, 396)), ((230, 220), (200, 170), (240, 140), (276, 118)),
            ((370, 220), (404, 170), (366, 140), (326, 118)), ((220, 370), (150, 400), (130, 450),
                (110, 470)), ((380, 370), (450, 400), (476, 440), (500, 470)))
    for spine in arms:
        n = len(spine)
        band = c.lay(blade(spine, [46 - 40 * i / (n - 1) for i in range(n)]), tone=0, halo=-4)
        for i in range(n - 1):
            for f in (0.2, 0.55, 0.9):
                (ax, ay), (bx, by) = spine[i], spine[i + 1]
                x, y = ax + (bx - ax) * f, ay + (by - ay) * f
                c.lay(circle(x, y, 7 - i * 1.2), tone=1.15, keep=1 - band)
    mass = curve((300, 170), (390, 200), (430, 290), (400, 390), (300, 430), (200, 390),
        (170, 290), (210, 200), tension=0.9)
    c.lay(c.rough(mass, 2, "bulk", 14), tone=0, halo=-5)
    c.lay(curve((186, 298), (240, 236), (300, 222), (360, 236), (414, 298), (360, 356), (300, 370),
        (240, 356), tension=0.85), tone=1.15, halo=4)
    c.shine(c.lay(circle(300, 296, 68), tone=1.15, accent=1.0, halo=5, solid=True))
    for k in range(24):
        a = math.radians(k * 15)
        c.gouge([(300 + math.cos(a) * 30, 296 + math.sin(a) * 30),
            (300 + math.cos(a) * 48, 296 + math.sin(a) * 48),
            (300 + math.cos(a) * 66, 296 + math.sin(a) * 66)], 4, tone=0)
    c.lay(blade([(300, 238), (300, 268), (300, 296), (300, 324), (300, 354)], [0, 26, 34, 26, 0]),
        tone=0)
    c.shine(c.lay(circle(284, 272, 8), tone=1.15, solid=True))
    return c


@art("faces-in-the-upper-windows")
def faces_in_the_upper_windows(page: Page) -> Woodcut:
    """Five windows, five faces; the stairs up there burned in '84."""
    c = Woodcut(page)
    for i in range(22):
        c.gouge([(-10, 14 + i * 21), (300, 16 + i * 21), (610, 13 + i * 21)], 4, ends=(1, 1))
    faces = ((128, 118, "grieving", "long"), (300, 108, "raging", "wild"),
        (472, 118, "sly", "receding"), (206, 318, "afraid", "short"), (396, 318, "stern", "long"))
    for k, (x, y, mood, hair) in enumerate(faces):
        c.lay([(x - 74, y - 100), (x + 74, y - 100), (x + 74, y + 92), (x - 74, y + 92)],
            tone=1.15, halo=6)
        pane = c.lay([(x - 62, y - 88), (x + 62, y - 88), (x + 62, y + 80), (x - 62, y + 80)],
            tone=1.15, accent=1.0, solid=True)
        tone, accent = c.block.tone.copy(), c.block.accent.copy()
        h = Head(c, x, y + 8, 62, flip=k % 2 == 0, expression=mood, tilt=(k - 2) * 4,
            build=Build(gaunt=1.2, age=float(k % 2), nose=(k % 3) - 0.6))
        c.lay(h.shape((-0.5, 0.8), (-1.1, 1.2), (-1.2, 2.0), (1.2, 2.0), (1.1, 1.2), (0.5, 0.8)),
            h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
            (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
        h.draw(bald=hair == "receding")
        h.hair(hair)
        c.block.tone = np.where(pane > 0.5, c.block.tone, tone)
        c.block.accent = np.where(pane > 0.5, c.block.accent, accent)
        c.lay([(x - 4, y - 88), (x + 4, y - 88), (x + 4, y - 62), (x - 4, y - 62)],
            [(x - 62, y - 66), (x + 62, y - 66), (x + 62, y - 58), (x - 62, y - 58)],
            tone=1.15, halo=3)
        c.lay([(x - 82, y + 88), (x + 82, y + 88), (x + 82, y + 100), (x - 82, y + 100)],
            tone=1.15, halo=4)
    return c


@art("shadow-on-the-chimney")
def shadow_on_the_chimney(page: Page) -> Woodcut:
    """The lightning put another beside mine."""
    c = Woodcut(page)
    c.lay([(70, -10), (530, -10), (560, 450), (40, 450)], tone=1.15, accent=1.0, solid=True)
    for row in range(15):
        y = row * 30
        c.lay([(30, y), (570, y), (570, y + 4), (30, y + 4)], tone=0)
        for k in range(9):
            x = 30 + k * 70 + (row % 2) * 35
            c.lay([(x, y), (x + 4, y), (x + 4, y + 30), (x, y + 30)], tone=0)
    man = curve((120, 460), (130, 330), (142, 270), (170, 246), (184, 230), (176, 196), (190, 168),
        (222, 166), (238, 194), (230, 230), (246, 246), (274, 268), (288, 330), (294, 460),
        tension=0.6)
    hat = [(146, 186), (176, 176), (180, 138), (206, 128), (232, 136), (238, 174), (270, 182),
        (268, 192), (150, 196)]
    beast = curve((300, 460), (306, 300), (322, 200), (300, 150), (296, 90), (316, 40), (336, 60),
        (334, 110), (352, 160), (376, 120), (372, 80), (396, 54), (432, 58), (450, 90), (440, 126),
        (460, 170), (476, 110), (470, 60), (488, 20), (512, 60), (506, 130),
                  (492, 220), (500, 320), (516, 460), tension=0.7)
    c.lay(man, hat, c.rough(beast, 2, "fur", 9), tone=0)
    for k in range(4):
        for x, y in ((316, 40), (488, 22)):
            c.lay(blade([(x, y + 10), (x - 14 + k * 9, y - 6), (x - 22 + k * 14, y - 28)],
                [9, 8, 0]), tone=0)
    return c
