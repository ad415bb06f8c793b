"""Nights on which something was seen: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, figure, person, strokes
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


@art("blakes-last-canvas")
def blakes_last_canvas(page: Page) -> Woodcut:
    """A tower at night, unfinished; the black of its top storey has begun to leave the picture."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    floor = c.lay([(-10, 300), (610, 280), (610, 450), (-10, 450)], tone=1.15)
    for k in range(5):
        c.gouge([(-10, 322 + k * 30), (300, 312 + k * 31), (610, 304 + k * 32)], 4, tone=0,
            ends=(0.6, 0.6),
            within=floor)
    for a, b, w in (((120, 430), (214, 20), 17), ((500, 410), (400, 20), 17)):
        c.lay(blade([a, b], (w, w)), tone=0, halo=-4)
    c.lay([(112, 24), (452, -14), (482, 318), (138, 360)], tone=1.15, halo=8)
    picture = c.lay([(128, 40), (440, 6), (466, 300), (152, 342)], tone=1.15, accent=1.0,
        solid=True)
    c.shine(picture)
    hill = c.mask([(120, 296), (210, 262), (300, 276), (390, 236), (480, 250), (480, 350), (120,
        360)])
    c.block.over(hill * picture, tone=0, accent=0.0, kind=2)
    bare = c.mask(moved(box(-80, -60, 60, 70), 430, 80, 1,
        -8)) * picture  # where he stopped painting
    strokes(c, bare, lambda x, y: 62, step=22, length=60, width=12, seed=2)
    c.lay([(262, 300), (256, 150), (240, 146), (246, 122), (298, 20), (346, 112), (354, 136),
        (340, 142), (348, 294)],
        tone=0)
    c.lay([(266, 150), (292, 30), (296, 148)], tone=1.15)
    for k in range(4):
        c.gouge([(264, 186 + k * 28), (280, 184 + k * 28), (296, 184 + k * 28)], 4)
    run = curve((302, 96), (326, 92), (336, 120), (342, 190), (336, 250), (352, 300), (348, 330),
        (376, 352), (440, 356),
        (500, 342), (540, 350), (500, 366), (550, 384), (590, 388), (530, 400), (560, 430), (600,
        450), (500, 440), (440,
        424), (400, 470), (250, 470), (262, 430), (200, 424), (140, 446), (96, 440), (160, 410),
        (110, 392), (80, 376),
        (160, 380), (240, 380), (296, 350), (300, 318), (288, 280), (300, 220), (292, 160),
        tension=0.6)
    c.lay(run, tone=0)
    for points in ([(318, 110), (322, 180), (316, 250)], [(330, 350), (380, 380), (440, 384)],
        [(300, 380), (240, 402),
                   (180, 402)]):
        c.gouge(points, 6)
    for x, y, turn in ((60, 330, 30),):
        c.lay(moved(box(-4, -46, 4, 46), x, y, 1, turn), tone=0, halo=-4)
        c.lay(moved(curve((-8, -46), (0, -80), (8, -46), tension=0.5), x, y, 1, turn), tone=0,
            halo=-3)
    return c
