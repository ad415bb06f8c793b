"""What the other light shows: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, bricks, strokes
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("what-tillinghast-saw")
def what_tillinghast_saw(page: Page) -> Woodcut:
    """An eye too near to us; the lamp in it, and what stands beside the lamp."""
    c = Woodcut(page)
    skin = c.lay(box(0, 0, 600, 440), tone=1.15)
    x, y = 340, 226
    far = np.hypot((c.X - x) / 1.7, c.Y - y)

    def round_the_eye(px: float, py: float) -> float:
        return math.degrees(math.atan2(py - y, (px - x) / 1.7)) + 90

    strokes(c, skin, round_the_eye, step=30, length=54, width=9, tone=0, seed=5,
        light=np.clip((far - 96) / 150, 0, 1))
    c.lay(curve((-20, -20), (150, -20), (96, 90), (104, 180), (60, 300), (84, 380), (40, 470), (-20,
        470), tension=0.5), tone=0)  # the shadow of the nose
    for k in range(15):  # the brow
        bx = 120 + k * 33
        top = 92 - math.sin(k / 14 * math.pi) * 66
        c.lay(blade([(bx, top + 44), (bx + 8, top + 16), (bx + 40 + k, top - 22)], (26, 20, 0)),
            tone=0)
    white = curve((128, 262), (190, 180), (290, 134), (390, 132), (486, 176), (560, 238), (500,
        292),
        (400, 330), (290, 334), (200, 308), (156, 274), tension=0.8)
    c.lay(white, tone=1.15, halo=13)
    ball = c.mask(white)
    for k in range(9):
        a = math.radians(160 + k * 6 if k < 5 else 340 + k * 6)
        c.gouge([(x + math.cos(a) * 104, y + math.sin(a) * 70), (x + math.cos(a + 0.07) * 150, y +
            math.sin(a) * 90), (x + math.cos(a - 0.04) * 196, y + math.sin(a) * 100)], 4, tone=0,
            within=ball)
    iris = c.mask(circle(x, y, 104)) * ball
    c.block.over(iris, tone=0, accent=0.0, kind=2)
    c.block.over(c.mask(circle(x, y, 97)) * ball, tone=1.15, accent=1.0, kind=2)
    for k in range(26):
        a = math.radians(k * 360 / 26 + (k % 3) * 4)
        c.gouge([(x + math.cos(a) * 96, y + math.sin(a) * 96), (x + math.cos(a) * 74,
            y + math.sin(a) *
            74), (x + math.cos(a) * (60 + k % 3 * 5), y + math.sin(a) * (60 + k % 3 * 5))], 7,
            tone=0,
            ends=(1, 0), within=ball)
    c.lay(circle(x, y, 58), tone=0)
    c.shine(c.lay([(x - 34, y + 6), (x - 26, y - 20), (x - 8, y - 20), (x, y + 6)], box(x - 20,
        y + 6,
        x - 14, y + 32), tone=1.2))
    c.lay(curve((x + 8, y + 36), (x + 10, y), (x + 6, y - 22), (x + 22, y - 40), (x + 38, y - 26),
        (x +
        34, y - 4), (x + 44, y + 28), (x + 34, y + 20), (x + 30, y + 40), (x + 22, y + 22),
        tension=0.7),
        tone=1.15, accent=1.0, solid=True)
    for k in range(13):  # lashes
        t = k / 12
        lx, ly = 170 + t * 350, 196 - math.sin(t * math.pi) * 78 + t * 18
        c.lay(blade([(lx, ly - 4), (lx + (t - 0.5) * 20, ly - 20), (lx + (t - 0.42) * 66,
            ly - 40)], (13,
            9, 0)), tone=0)
    return c


@art("the-shadow-with-no-man")
def the_shadow_with_no_man(page: Page) -> Woodcut:
    """Under the lamp it lifts its hat to mine, and there is nobody on the kerb."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    wall = c.lay([(-10, -10), (520, -10), (520, 360), (-10, 400)], tone=1.15)
    bricks(c, wall, tall=30, wide=76, line=4, slope=-0.06)
    c.lay([(520, -10), (610, -10), (610, 420), (520, 360)], tone=0)
    shadow: tuple[Shape, ...] = (
        curve((282, 372), (292, 290), (276, 250), (262, 190), (284, 150), (322, 134), (366, 138),
            (400, 164),
            (412, 220), (404, 262), (420, 300), (448, 364), (410, 368), (380, 306), (356, 290),
            (334, 312),
            (330, 370), tension=0.45),
        curve((312, 140), (306, 100), (322, 72), (350, 70), (372, 92), (370, 118), (378, 126),
            (366, 138),
            tension=0.6),
        blade([(394, 170), (446, 150), (438, 96), (416, 60)], (40, 34, 26, 18)),
        curve((340, 44), (372, 40), (378, 8), (410, -4), (436, 12), (436, 40), (470, 50), (430, 62),
            (372, 58), tension=0.5),
    )
    c.lay(*shadow, tone=1.15, accent=1.0, solid=True)
    c.shine(c.mask(*shadow))
    c.lay([(-10, 398), (520, 358), (610, 412), (610, 450), (-10, 450)], tone=0)
    c.lay([(-10, 408), (516, 368), (580, 408), (-10, 440)], tone=1.15)
    c.lay(box(92, -10, 108, 420), tone=0)
    c.lay([(60, 20), (72, -20), (128, -20), (140, 20), (120, 84), (80, 84)], tone=0)
    c.shine(c.lay([(70, 22), (80, -20), (120, -20), (130, 22), (113, 74), (87, 74)], tone=1.2))
    c.lay(curve((-30, 470), (-10, 384), (50, 346), (120, 338), (180, 352), (226, 400), (236, 470),
        tension=0.5), tone=0, halo=-6)  # a man who has stopped to look
    c.lay([(64, 352), (146, 348), (142, 290), (72, 290)], tone=0, halo=-5)
    c.lay([(72, 350), (140, 346), (138, 300), (78, 300)], tone=0)
    c.lay(curve((10, 292), (56, 278), (64, 222), (92, 206), (112, 216), (136, 206), (154, 224),
        (160, 276),
        (208, 292), (150, 312), (64, 312), tension=0.5), tone=0, halo=-6)
    c.gouge([(64, 268), (110, 280), (158, 266)], 7)
    c.gouge([(196, 378), (218, 410), (224, 450)], 8, ends=(0.2, 0.6))
    return c
