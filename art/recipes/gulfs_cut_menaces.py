"""Menaces of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import strokes
from art.kit.cut_hands import hand
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("nyarlathotep")
def nyarlathotep(page: Page) -> Woodcut:
    """He opens his robe like a stage curtain, and the gulfs are in it; his face is one of them."""
    c = Woodcut(page)
    waves = c.noise(130, "sky", 3)
    low = smoothstep(-110, 250, c.Y + (waves - 0.5) * 130)
    c.block.over(np.ones_like(c.X), tone=1.15 * low, phase=c.lines(2) + waves * 60, gap=1.25)
    for x, w, h in ((72, 104, 130), (560, 120, 160)):  # his house, behind him
        c.lay([(x - w, 450), (x, 440 - h), (x + w, 450)], tone=0)
        for i in range(6):
            y = 440 - h + 22 + i * 24
            half = (y - 440 + h) / (h + 10) * w
            c.gouge([(x + 3, y), (x + half * 0.55, y + 1), (x + half - 4, y)], 4.5, ends=(0, 0.9))
    _robe(c)
    _gulf(c)
    _head(c)
    for x, y, size, turn, flip in ((152, 176, 44, -34, False), (448, 176, 44, 34, True)):
        hand(c, "gripping", x, y, size, turn=turn, flip=flip, towards=(0.3, -1), lean=0.82)
    return c


def _robe(c: Woodcut) -> None:
    outer = curve((300, 150), (350, 160), (404, 150), (452, 132), (474, 150), (486, 230),
        (520, 330),
                  (560, 470), (40, 470), (80, 330), (114, 230), (126, 150), (148, 132), (196, 150),
                  (250, 160), tension=0.7)
    c.lay(outer, tone=0, halo=-5)
    lining = curve((300, 168), (350, 178), (404, 168), (440, 158), (462, 240), (486, 340),
        (516, 470),
                   (84, 470), (114, 340), (138, 240), (160, 158), (196, 168), (250,
                       178), tension=0.7)
    inside = c.lay(lining, tone=1.15, accent=1.0)
    for side in (-1, 1):  # folds that fall from the hands
        for i in range(4):
            x = 300 + side * (146 - i * 17)
            c.gouge([(300 + side * 142, 168), (x + side * 12, 290), (x + side * (44 - i * 8), 460)],
                    9 - i, tone=0, within=inside, ends=(0.2, 1))


def _gulf(c: Woodcut) -> None:
    gulf = curve((300, 186), (352, 196), (392, 220), (400, 300), (414, 380), (452, 470), (148, 470),
                 (186, 380), (200, 300), (208, 220), (248, 196), tension=0.7)
    inside = c.lay(gulf, tone=0)
    random = np.random.default_rng(11)
    for _ in range(54):
        x, y = random.uniform(190, 410), random.uniform(200, 430)
        r = random.choice([2.0, 2.9, 4.0], p=[0.5, 0.35, 0.15])
        c.block.over(c.mask(circle(x, y, r)) * inside, tone=1.15, kind=2)
    for k in range(3):  # a nebula turns in it
        arm: list[Point] = []
        for i in range(14):
            a = k * 2.1 + i * 0.26
            r = 8 + i * 5.6
            arm.append((304 + math.cos(a) * r, 316 + math.sin(a) * r * 0.62))
        c.gouge(arm, 10, within=inside)
    c.lay(circle(304, 316, 11), tone=1.15)
    for x, y, turn in ((262, 386, 30), (340, 252, -50), (362, 392, 110), (250, 262, 160),
        (318, 420, -20)):
        _falling(c, x, y, turn, 15)


def _falling(c: Woodcut, x: float, y: float, turn: float, size: float) -> None:
    body = [(-0.16, -0.5), (0.16, -0.5), (0.5, -1.0), (0.62, -0.9), (0.3, -0.25), (0.2, 0.3),
        (0.55, 0.95),
            (0.38, 1.05), (0.02, 0.45), (-0.25, 1.1), (-0.42, 1.0), (-0.2, 0.3), (-0.3,
                -0.2), (-0.75, -0.45), (-0.68, -0.6)]
    c.lay(moved(body, x, y, size, turn), moved(circle(0, -0.78, 0.25), x, y, size, turn),
        tone=1.15, halo=3)


def _head(c: Woodcut) -> None:
    """The cloth of a king round nothing at all."""
    cloth = curve((300, 14), (338, 22), (360, 50), (372, 100), (392, 150), (398, 196), (372, 214),
        (350, 208),
                  (346, 150), (254, 150), (250, 208), (228, 214), (202, 196), (208, 150), (228,
                      100), (240, 50), (262, 22), tension=0.7)
    mask = c.lay(cloth, tone=1.15, halo=7)
    for side in (-1, 1):
        for i in range(9):
            y = 44 + i * 19
            far = (300 + side * (78 + i * 5), y + 26)
            near = (300 + side * 34, y - 6)
            c.gouge([near, ((near[0] + far[0]) / 2, y + 6), far],
                9.5, tone=0, within=mask, ends=(0.5, 1))
    for i in range(4):
        y = 20 + i * 7
        c.gouge([(250, y + 22), (300, y - 2), (350, y + 22)], 4, tone=0, within=mask)
    face = curve((300, 48), (334, 56), (348, 92), (342, 132), (324, 162), (300, 174), (276, 162),
        (258, 132), (252, 92), (266, 56))
    c.lay(face, tone=0, halo=5)
    for x, y, r in ((286, 92, 2.6), (318, 84, 1.8), (304, 118, 3.2), (276, 124, 1.6),
        (326, 126, 2), (296, 142, 1.6), (300, 74, 1.5)):
        c.lay(circle(x, y, r), tone=1.15, solid=True)
    band = curve((250, 70), (276, 50), (300, 46), (324, 50), (350, 70), (348, 82), (322, 62),
        (300, 58), (278, 62), (252, 82), tension=0.6)
    c.lay(band, tone=1.15, accent=1.0, halo=4, solid=True)
    snake = blade([(300, 60), (298, 40), (306, 24), (300, 8), (291, 4)], [9, 12, 20, 16, 6])
    c.lay(snake, tone=1.15, accent=1.0, halo=4, solid=True)
    beard = [(291, 166), (309, 166), (314, 226), (300, 242), (286, 226)]
    m = c.lay(beard, tone=1.15, halo=5)
    for i in range(5):
        c.gouge([(284, 178 + i * 11), (300, 183 + i * 11), (316, 178 + i * 11)],
            5, tone=0, ends=(1, 1), within=m)


@art("haunter-of-the-dark")
def haunter_of_the_dark(page: Page) -> Woodcut:
    """It has put out the street; one lamp still stands between it and a man."""
    c = Woodcut(page)
    drift = c.noise(150, "sky", 3)
    sky = 0.1 + 1.2 * smoothstep(-60, 190, c.Y + (drift - 0.5) * 150)
    c.block.over(np.ones_like(c.X), tone=sky, accent=1.0, phase=c.lines(-6) + drift * 70, gap=1.3)
    _roofs(c)
    _thing(c)
    _lamp(c, 270)
    # it has one eye, in three parts
    for x, y, r, turn in ((322, 92, 46, 74), (276, 150, 40, 20), (350, 156, 33, -34)):
        coal = curve((-r, 2), (-r * 0.3, -r * 0.46), (r * 0.5, -r * 0.4), (r, 0), (r * 0.3,
            r * 0.36), (-r * 0.4, r * 0.42),
            tension=0.7)
        c.shine(c.lay(moved(coal, x, y, 1, turn), tone=1.15, accent=1.0, solid=True))
        c.shine(c.lay(moved(curve((-r * 0.66, 0), (0, -r * 0.16), (r * 0.7, 0), (0, r * 0.14),
            tension=0.6), x, y, 1, turn),
            tone=1.2))
    return c


def _thing(c: Woodcut) -> None:
    """Smoke with wings; it comes down on the street from above the roofs."""
    right: list[Point] = [(36, 50), (70, 62), (104, 40), (126, 0), (140, -40), (160, 4), (230, 20),
        (296, 76), (246, 78), (262, 128),
                          (292, 196), (230, 168), (226, 220), (206, 268), (166, 226), (146,
                              264), (122, 316), (100, 286), (92, 340), (60, 380), (40, 470)]
    wings = curve((306, 40), *((306 + x, y) for x, y in right),
        *((306 - x * 1.02, y * 0.92 + 34) for x, y in right[::-1]), tension=0.5)
    mask = c.lay(wings, tone=0, halo=-8)
    near = np.clip(1.1 - np.hypot((c.X - 310) / 1.1, c.Y - 236) / 104, 0, 1) * (c.Y > 196)
    strokes(c, mask, lambda x, y: 90 + (x - 310) * 0.3, step=24, length=44, width=6, light=near,
        seed=4)
    for side in (-1, 1):
        for mx, my, dx, dy in ((150, 40, 240, 34), (176, 92, 250, 116), (150, 150, 200, 206)):
            c.gouge([(306 + side * 104, 100 + my * 0.3), (306 + side * mx, my),
                (306 + side * dx, dy)], 5, within=mask)


def _roofs(c: Woodcut) -> None:
    left = [(-10, 460), (-10, 262), (34, 236), (70, 262), (70, 296), (96, 296), (96, 276),
        (112, 276), (112, 300), (146, 316), (146, 344), (176, 330), (206, 346), (206, 460)]
    right = [(610, 460), (610, 246), (574, 222), (536, 250), (536, 290), (516, 290), (516, 270),
        (500, 270), (500, 296), (464, 308), (464, 338), (430, 326), (400, 346), (400, 460)]
    c.lay(left, right, [(-10, 460), (206, 396), (404, 396), (610, 460)], tone=0)
    for x, y, w in ((18, 290, 14), (44, 290, 14), (18, 330, 14), (566, 280, 14), (118, 340, 9),
        (488, 334, 9), (590, 320, 14)):
        c.block.over(c.mask([(x, y), (x + w, y), (x + w, y + w * 1.5), (x, y + w * 1.5)],
            stroke=2.6), tone=1.1)


def _lamp(c: Woodcut, x: float) -> None:
    c.lay([(x - 14, 300), (x + 14, 300), (x + 108, 470), (x - 108, 470)], tone=0, halo=12)
    c.shine(c.lay([(x - 13, 306), (x + 13, 306), (x + 92, 450), (x - 92, 450)],
        tone=1.15, solid=True))
    c.lay([(x - 3, 306), (x + 3, 306), (x + 4, 432), (x + 9, 440), (x - 9, 440), (x - 4, 432)],
        tone=0)
    c.lay([(x - 17, 308), (x - 9, 288), (x + 9, 288), (x + 17, 308)], tone=1.15)
    c.lay([(x - 19, 309), (x - 11, 288), (x, 272), (x + 11, 288), (x + 19, 309), (x + 12, 309),
        (x + 7, 292), (x - 7, 292), (x - 12, 309)], tone=0)
    x += 42
    man = curve((x - 13, 438), (x - 16, 398), (x - 18, 372), (x - 9, 358), (x + 9, 358),
        (x + 17, 372), (x + 15, 398), (x + 14, 438), (x + 3, 438), (x, 408), (x - 3,
        438), tension=0.5)
    hat = [(x - 14, 352), (x - 9, 344), (x - 4, 334), (x + 8, 336), (x + 9, 347), (x + 16, 354),
        (x + 14, 357), (x - 14, 354)]
    c.lay(man, circle(x, 352, 8), hat, tone=0)
    c.lay([(x - 14, 438), (x + 14, 438), (x + 60, 462), (x + 20, 462)], tone=0)
