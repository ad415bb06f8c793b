"""Menaces of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
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
