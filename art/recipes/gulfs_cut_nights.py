"""Nights on which something was seen: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("what-swims-beside-us")
def what_swims_beside_us(page: Page) -> Woodcut:
    """Clear as gin, through the bookcase and out at the third button of his vest."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    random = np.random.default_rng(5)
    for row in range(3):
        y = 20 + row * 146
        c.lay(box(-10, y + 116, 610, y + 128), tone=1.15)
        x = -4.0
        while x < 600:
            wide, tall = float(random.uniform(16, 30)), float(random.uniform(70, 108))
            c.lay(box(x, y + 116 - tall, x + wide - 5, y + 114), tone=0, halo=-2.2)
            c.gouge([(x + wide / 2, y + 126 - tall), (x + wide / 2, y + 104)], 4, ends=(0.6, 0.6))
            x += wide + 4
    c.lay(curve((300, 460), (310, 330), (346, 276), (420, 256), (500, 276), (556, 330), (580,
        460), tension=0.5), tone=0,
        halo=22)
    c.lit(curve((300, 460), (310, 330), (346, 276), (420, 256), (500, 276), (556, 330), (580,
        460), tension=0.5),
        towards=(-1, -0.2), reach=36, hard=1.4, gap=0.6)
    c.lay([(388, 270), (424, 316), (452, 262), (440, 452), (404, 452)], tone=1.15)
    c.lay([(412, 306), (430, 306), (434, 380), (408, 380)], tone=0)
    head = Profile(c, 420, 168, 92, flip=True, expression="afraid", build=Build(gaunt=0.5))
    c.lay(head.shape(*head.outline()), tone=0, halo=20)
    head.draw()
    head.hair("slick")
    bell = curve((60, 250), (74, 160), (130, 96), (200, 76), (276, 100), (324, 170), (332, 250),
        (300, 236), (276, 262),
        (246, 240), (216, 268), (184, 242), (150, 266), (122, 240), (92, 264), tension=0.7)
    c.lay(bell, tone=0, halo=8)
    c.shine(c.lay(moved(bell, 6, 6, 0.97), tone=1.15, accent=1.0, solid=True))
    c.lay(curve((100, 180), (140, 122), (196, 100), (156, 150), (130, 214), tension=0.6), tone=1.15)
    for k in range(4):
        c.gouge([(204 + k * 28, 96 + k * 14), (216 + k * 24, 160), (206 + k * 26, 232)], 6, tone=0)
    for points, widths in ((((120, 250), (90, 320), (130, 380), (96, 460)), (24, 18, 14, 6)),
        (((180, 250), (170, 330),
                           (210, 390), (180, 470)), (26, 20, 16, 6)), (((240, 252), (300, 320),
                           (380, 330), (452, 372),
                           (520, 350)), (28, 24, 22, 16, 0)), (((290, 246), (340, 290), (420,
                           300), (486, 268)), (24,
                           20, 15, 0))):
        c.shine(c.lay(blade(points, widths), tone=1.15, accent=1.0, solid=True, halo=6))
    return c
