"""Nights on which something was seen: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import cast
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")



@art("the-lights-go-out")
def the_lights_go_out(page: Page) -> Woodcut:
    """One lamp after another, up the street towards me; I stand under the last."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    for x, top, w in ((24, 60, 90), (110, 110, 60), (166, 140, 44)):  # dark fronts
        c.gouge([(x + w / 2, top), (x + w / 2, 300)], 3, ends=(0.6, 0.2))
        for row in range(3):
            c.lay(box(x - w * 0.2, top + 20 + row * w * 0.6, x + w * 0.14,
                top + 20 + row * w * 0.6 + w * 0.32),
                tone=0, halo=-2.5)
    cone = [(404, 92), (436, 92), (640, 410), (230, 410)]
    c.shine(c.lay(cone, tone=1.15, accent=1.0, solid=True))
    pool = c.lay(circle(436, 412, 206, 44), tone=1.15)
    for x, foot, tall in ((196, 264, 92), (222, 276, 118), (262, 300, 166)):
        c.lay(blade([(x, foot), (x, foot - tall)], (tall * 0.05, tall * 0.04)), tone=0, halo=-3)
        c.lay([(x - tall * 0.09, foot - tall), (x + tall * 0.09, foot - tall), (x + tall * 0.06,
            foot - tall * 1.14),
            (x - tall * 0.06, foot - tall * 1.14)], tone=0, halo=-3)
    c.lay(box(413, 80, 427, 400), tone=0)
    c.lay([(392, 96), (398, 36), (442, 36), (448, 96)], tone=0, halo=4)
    c.shine(c.lay([(402, 92), (406, 46), (434, 46), (438, 92)], tone=1.2))
    c.lay([(390, 36), (450, 36), (420, 12)], tone=0, halo=-4)
    for part in figure("standing", 488, 414, 232):
        c.block.over(c.mask(cast(part, 414, 0.5, 0.16)) * pool, tone=0, accent=0.0, kind=2)
    person(c, "standing", 488, 414, 232, towards=(-0.8, -1), reach=0.09, halo=5)
    dark = curve((-20, 470), (-20, 330), (40, 300), (96, 330), (150, 300), (206, 342), (252, 330),
        (286, 376), (250,
        400), (300, 430), (240, 470), tension=0.8)
    c.lay(dark, tone=0)  # the dark has an edge of its own, and fingers
    for points, widths in ((((190, 340), (250, 336), (300, 352), (340, 344)), (44, 28, 16, 0)),
        (((220, 390), (290,
                           392), (340, 402), (372, 394)), (46, 28, 16, 0)), (((220, 430), (290,
                           430), (336, 438)),
                           (40, 26, 0))):
        c.lay(blade(points, widths), tone=0)
    return c



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
