"""People of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import cv2
import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_profiles import Profile
from art.kit.cut_things import bolt, revolver
from art.kit.noise import Image
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("crawford-tillinghast")
def crawford_tillinghast(page: Page) -> Woodcut:
    """He nods to something in the air beside him."""
    c = Woodcut(page)
    c.lay([(520, -10), (610, -10), (610, 450), (540, 450)], tone=1.15, accent=1.0, solid=True)
    h = Profile(c, 232, 200, 126, tilt=4, expression=Expression(-0.1, -0.1, 0.1, 0, -0.08),
        build=Build(gaunt=1.6, nose=1.2, age=1.0))
    h.collar(drop=2.3)
    h.draw()
    h.hair("wild")
    c.lay([(372, 440), (372, 300), (500, 300), (500, 440)], tone=1.15, halo=7)  # his switch
    c.lay([(386, 314), (486, 314), (486, 440), (386, 440)], tone=0)
    c.lay([(426, 326), (446, 326), (446, 430), (426, 430)], tone=1.15)
    c.lay(blade([(436, 384), (450, 300), (456, 214)], (18, 16, 14)), tone=1.15, halo=6)
    c.shine(c.lay(circle(457, 200, 27), tone=1.15, accent=1.0, solid=True, halo=6))
    for end, seed in (((372, 60), 3), ((560, 90), 8), ((570, 250), 12), ((420, 10), 15)):
        bolt(c, (457, 200), end, 30, seed, branches=2)
    hand(c, "gripping", 416, 268, 58, turn=40, towards=(1, -0.4), cuff=True)
    return c


@art("the-blind-organ-tuner")
def the_blind_organ_tuner(page: Page) -> Woodcut:
    """He hears the fork out to the end."""
    c = Woodcut(page)
    for i, top in enumerate((150, 96, 46, 10, 40, 90)):
        x = 326 + i * 48
        c.lay([(x, top), (x + 36, top), (x + 36, 450), (x, 450)], tone=c.ramp((x, 0), (x + 36, 0),
            1.15, -0.2), accent=float(i % 2), phase=c.lines(90))
        c.lay(curve((x + 6, 330), (x + 18, 306), (x + 30, 330), (x + 18, 346)), tone=0, halo=3)
    h = Profile(c, 204, 192, 124, tilt=-10, expression="calm",
        build=Build(age=1.2, nose=0.8, gaunt=0.8))
    h.collar(drop=2.4)
    h.draw()
    h.hair("receding")
    h.beard("full")
    lens = h.shape((0.36, -0.14), (0.6, -0.18), (0.66, -0.04), (0.56, 0.06), (0.4, 0.04))
    c.lay(lens, tone=0, halo=4)
    h.stroke((0.36, -0.08), (0.16, -0.1), (0.0, -0.06), width=0.05)
    h.stroke((0.46, -0.1), (0.54, -0.08), (0.58, -0.02), width=0.05, tone=1)
    c.lit(blade([(300, 480), (352, 400), (362, 316)], [90, 70, 44]), towards=(1, -0.4),
        reach=22, hard=1.1, halo=7)
    hand(c, "holding", 362, 330, 52, turn=14, flip=True, towards=(1, -0.4), layer="under")
    fork = [(384, 250), (392, 250), (392, 190), (404, 176), (404, 84), (413, 84), (413, 182),
        (398, 198), (376, 198), (362, 182), (362, 84), (371, 84), (371, 176), (384, 190)]
    c.lay(fork, tone=1.15, accent=1.0, halo=6, solid=True)
    hand(c, "holding", 362, 330, 52, turn=14, flip=True, towards=(1, -0.4), layer="over")
    for k in (1, 2):
        for side in (-1, 1):
            c.gouge([(388 + side * (28 + k * 12), 84 - k * 2), (388 + side * (34 + k * 14), 120),
                (388 + side * (28 + k * 12), 158)], 4, accent=1.0)
    return c


@art("patrolman-monahan")
def patrolman_monahan(page: Page) -> Woodcut:
    """Collar up, whistle in his teeth, on the far side of the street."""
    c = Woodcut(page)
    c.lay([(340, -10), (610, -10), (610, 380), (340, 380)], tone=c.ramp((470, 380), (470, 0),
        1.15, 0.35), phase=c.lines(0), gap=1.3)
    c.lay([(430, 380), (436, 210), (426, 210), (474, 40), (522, 210), (512, 210), (518, 380)],
        tone=0)
    c.lay([(471, 42), (477, 42), (477, 6), (471, 6)], [(462, 16), (486, 16), (486, 22), (462, 22)],
        tone=0)
    c.shine(c.lay([(464, 236), (474, 220), (484, 236), (484, 272), (464, 272)],
        tone=1.15, accent=1.0, solid=True))
    c.lay([(340, 380), (610, 366), (610, 450), (340, 450)], tone=0)
    h = Profile(c, 232, 196, 118, flip=True, expression="stern",
        build=Build(jaw=1.4, nose=0.4, fat=0.6))
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    h.beard("moustache")
    h.hat("police", band_accent=True)
    x, y = h.at(0.7, 0.54)
    c.lay([(x - 40, y - 7), (x + 8, y - 5), (x + 8, y + 5), (x - 14, y + 7)],
        circle(x - 34, y + 4, 13), tone=1.15, halo=4)
    c.lay(circle(x - 34, y + 4, 5), tone=0)
    c.lit(h.shape((0.55, 1.3), (0.72, 0.82), (0.2, 1.04), (-0.5, 0.7), (-0.86, 0.5), (-0.9, 1.2),
        (-0.2, 1.6), sharp=True), towards=h.towards, reach=26, hard=1.2, halo=5)
    return c


@art("edmund-fiske")
def edmund_fiske(page: Page) -> Woodcut:
    """A pistol in one hand, a list of doctors in the other."""
    c = Woodcut(page)
    h = Head(c, 258, 158, 106, tilt=3, expression="stern",
        build=Build(jaw=0.4, nose=0.2, gaunt=0.5))
    h.collar(drop=3.0)
    h.draw()
    h.hair("short")
    h.hat("fedora")
    c.lit(blade([(430, 480), (470, 420), (440, 340)], [100, 80, 52]), towards=(1, -0.4),
        reach=24, hard=1.1, halo=6)
    hand(c, "gripping", 432, 340, 54, turn=-16, flip=True, towards=(1, -0.4), layer="under")
    sheet = [(350, 150), (478, 132), (500, 300), (372, 318)]
    c.lay(sheet, tone=1.15, accent=1.0, solid=True, halo=7)
    for k in range(5):
        y = 172 + k * 28
        a, b = (372 + k * 3, y + 4), (462 + k * 3, y - 8)
        c.gouge([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2), b], 6, tone=0, ends=(1, 0.8))
        if k != 3:
            c.gouge([(a[0] - 8, a[1] + 7), ((a[0] + b[0]) / 2, a[1] - 6), (b[0] + 8, b[1] - 8)],
                5, accent=1.0, ends=(1, 1))
    hand(c, "gripping", 432, 340, 54, turn=-16, flip=True, towards=(1, -0.4), layer="over")
    c.lit(blade([(40, 480), (96, 430), (146, 372)], [110, 84, 56]), towards=(-0.2, -1),
        reach=22, hard=1.1, halo=6)
    revolver(c, 132, 282, 1.1, 96, white=True)
    hand(c, "gripping", 62, 380, 54, turn=30, towards=(1, -0.6), layer="over")
    return c


@art("the-usherette")
def the_usherette(page: Page) -> Woodcut:
    """She lights a row of seats; nobody had needed lighting out."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=0)
    c.shine(c.lay([(372, 236), (-10, 150), (-10, 450), (120, 450)], tone=1.15, solid=True))
    for x, y, s in ((40, 258, 0.9), (146, 258, 0.9), (0, 330, 1.2), (132, 340, 1.2)):  # empty
        c.lay(curve((x - 44 * s, y + 130 * s), (x - 42 * s, y + 14 * s), (x, y - 8 * s),
            (x + 42 * s, y + 14 * s), (x + 44 * s, y + 130 * s),
             tension=0.5), tone=1.15, accent=1.0,
            solid=True, halo=7)
        c.lay([(x - 40 * s, y + 64 * s), (x + 40 * s, y + 64 * s), (x + 40 * s, y + 72 * s),
            (x - 40 * s, y + 72 * s)], tone=0)
    coat = curve((330, 460), (336, 330), (356, 236), (404, 196), (452, 190), (500, 210), (524, 300),
        (540, 460), tension=0.6)
    c.lay(coat, tone=0, halo=-7)
    c.lit(coat, towards=(-1, -0.1), reach=30, hard=1.3)
    for k in range(4):
        c.lay(circle(384 - k * 7, 300 + k * 38, 8), tone=1.15, halo=4)
    face = Profile(c, 436, 118, 66, flip=True, expression="calm", build=Build(nose=-0.5, jaw=-0.3))
    c.lay(face.shape((-0.5, 0.4), (0.3, 0.7), (0.3, 1.4), (-0.7, 1.4)), tone=1.15, halo=5)
    c.lay(face.shape((-0.5, 0.4), (-0.06, 0.7), (-0.06, 1.4), (-0.7, 1.4)), tone=0)
    face.draw()
    face.hair("bun")
    c.lay(face.shape((0.34, -0.72), (0.26, -1.26), (-0.56, -1.34), (-0.72, -0.72), (-0.2, -0.84),
        sharp=True), tone=1.15, accent=1.0, solid=True, halo=6)
    c.lit(blade([(484, 226), (502, 296), (450, 320), (404, 262)], (60, 58, 46, 34)), towards=(-1,
        0.4),
        reach=16, hard=1.2, halo=-6)
    c.lay([(346, 212), (382, 222), (440, 238), (434, 264), (374, 258), (338, 262)], tone=1.15,
        halo=7)
    for x in (372, 384):
        c.lay([(x, 214), (x + 6, 216), (x, 262), (x - 6, 262)], tone=0)
    hand(c, "gripping", 420, 284, 36, turn=-14, towards=(-1, -0.4), layer="over")
    return c


def _grown(c: Woodcut, mask: Image, reach: float) -> Image:
    """Return the mask, larger by `reach` on all sides."""
    away = cv2.distanceTransform((mask < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / c.block.scale
    return (away < reach).astype(np.float32)
