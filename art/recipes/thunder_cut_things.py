"""Things and places of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("falling-barometer")
def falling_barometer(page: Page) -> Woodcut:
    """It only ever says the one thing."""
    c = Woodcut(page)
    for k in range(8):
        c.gouge([(27 + k * 78, -10), (27 + k * 78, 450)], 13, accent=1.0, ends=(1, 1))
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


@art("portrait-of-trintje")
def portrait_of_trintje(page: Page) -> Woodcut:
    """The painter was merciful about her mouth."""
    c = Woodcut(page)
    c.lay(circle(300, 218, 196, 232), tone=1.15, halo=6)
    c.block.over(c.mask(circle(300, 218, 184, 220), stroke=5), tone=0)
    view = c.lay(circle(300, 218, 166, 202), tone=1.15, accent=1.0, solid=True)
    tone, accent = c.block.tone.copy(), c.block.accent.copy()
    c.lay(circle(300, 380, 210, 90), tone=0)
    ruff = circle(300, 318, 150, 62)
    m = c.lay(ruff, tone=1.15)
    for k in range(30):
        a = math.radians(k * 12)
        c.gouge([(300 + math.cos(a) * 56, 312 + math.sin(a) * 22),
            (300 + math.cos(a) * 100, 316 + math.sin(a) * 42),
            (300 + math.cos(a) * 150, 318 + math.sin(a) * 62)], 6, tone=0, within=m, ends=(0.2, 1))
    h = Head(c, 300, 192, 108, flip=True, expression="calm",
        build=Build(gaunt=0.6, nose=0.4, jaw=-0.4))
    c.lay(h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    h.draw()
    h.mass((-0.7, 0.1), (-0.8, -0.5), (-0.56, -1.0), (0, -1.16), (0.56, -1.0), (0.8, -0.5),
        (0.72, 0.1), (0.6, -0.3), (0.3, -0.62), (-0.3, -0.62), (-0.6, -0.3), reach=0.3, lines=60)
    for x, amber in ((0.29, False), (-0.27, True)):
        px, py = h.at(x, -0.035)
        c.shine(c.lay(circle(px, py, 15), tone=1.15, accent=float(amber), halo=3, solid=True))
        c.lay(circle(px, py, 6), tone=0)
    c.block.tone = np.where(view > 0.5, c.block.tone, tone)
    c.block.accent = np.where(view > 0.5, c.block.accent, accent)
    return c
