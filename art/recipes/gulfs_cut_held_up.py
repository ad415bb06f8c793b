"""What is held up: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper, scrawl
from art.kit.cut_strokes import limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("edmund-fiske")
def edmund_fiske(page: Page) -> Woodcut:
    """He reads down the list of the dead, and does not look round."""
    c = Woodcut(page)
    ink(c, box(-10, -10, 610, 450))
    # what stands behind him
    c.shine(colour(c, curve((300, 460), (290, 250), (280, 150), (300, 104), (322, 40), (382, -24),
        (446, 44), (468, 108), (520, 146), (556, 250), (590, 460), tension=0.4)))
    ink(c, curve((384, 4), (430, 50), (436, 108), (384, 168), (332, 108), (338, 50), tension=0.7))
    for turn in (0, 120, 240):
        c.shine(paper(c, moved(curve((0, -4), (-21, -28), (0, -56), (21, -28), tension=0.7),
            386, 96, 0.9, turn)))
        ink(c, moved(circle(0, -31, 6, 14), 386, 96, 0.9, turn))
    for fold in ([(470, 130), (500, 190), (506, 250)], [(436, 170), (452, 220), (446, 280)],
        [(386, 190), (392, 240), (380, 300)]):
        c.gouge(fold, 8, tone=0)
    # he
    ink(c, curve((40, 470), (70, 380), (150, 336), (230, 312), (330, 312), (420, 344), (490, 390),
        (510, 470), tension=0.5))
    face = HalfFace(c, 270, 196, 0.7, tilt=3)
    ink(c, curve((190, 240), (186, 150), (214, 108), (274, 92), (326, 106), (346, 150), (340, 206),
        tension=0.7))
    face.draw(lid=0.1, brow=0.3, mouth=-0.2)
    # he looks down
    paper(c, face.round((-94, -6), (-70, -22), (-40, -22), (-24, -14), (-16, 6), (-22, 22),
        (-54, 28), (-86, 18)))
    ink(c, face.put(circle(-45, 7, 11)))
    paper(c, face.round((-80, 2), (-48, -16), (-18, 0), (-48, -1)))
    for crease, wide in (([(-80, 8), (-48, -1), (-16, 7)], 9.0),
        ([(-74, -8), (-48, -18), (-22, -10)], 4.0), ([(-70, 17), (-46, 22), (-24, 16)], 4.0)):
        face.line(crease, [1, wide, 1])
    ink(c, face.round((14, -16), (44, -20), (76, -14), (78, 12), (44, 18), (14, 12)))
    white = paper(c, face.round((25, 6), (45, 2), (65, 4), (57, 16), (33, 17)))
    c.lay(face.put(circle(47, 9, 9)), tone=0, solid=True, keep=1 - white)
    hair = c.mask(curve((196, 176), (192, 140), (224, 108), (280, 98), (330, 116), (346, 170),
        (330, 144), (270, 132), (222, 134), tension=0.6))
    strokes(c, hair, lambda px, py: math.atan2(py - 240, px - 330), cell=11, length=44, width=5,
        seed=3, weight=lambda px, py: max(0.1, 1 - (px - 180) / 130))
    paper(c, [(228, 314), (262, 342), (290, 318), (300, 380), (220, 380)])
    ink(c, [(252, 338), (272, 338), (280, 380), (244, 380)])
    c.gouge([(96, 366), (150, 338), (222, 318)], 8)
    # his list, his hands, his lamp
    sheet: list[Point] = [(164, 362), (368, 354), (400, 450), (142, 450)]
    paper(c, sheet, halo=7)
    for k in range(3):
        y = 384 + k * 26
        scrawl(c, (182 - k * 3, y + 4), (330 + (k % 2) * 20, y), 8, seed=20 + k, width=5)
    for side, x in ((-1, 150), (1, 386)):
        paper(c, curve(*beside(x, side, (-8, 402), (26, 384), (56, 404), (66, 452), (0, 452)),
            tension=0.6), halo=6)
        thumb = [(x + side * 34, 420), (x + side * 6, 404), (x - side * 30, 398)]
        fingers(c, ((thumb, (38, 32, 24)),), 0, 0, 1, shade=0.0, halo=5)
        ink(c, beside(x, side, (22, 460), (44, 396), (66, 392), (110, 460)), halo=-5)
    # and whose hand is on his shoulder
    colour(c, limb([(580, 300), (500, 292), (432, 312)], [84, 66, 40]), halo=6)
    claws = [([(474 - 22 * k, 312 + 2 * k), (466 - 24 * k, 330), (460 - 25 * k, 358),
        (466 - 26 * k, 382)],
        (25, 23, 17, 2)) for k in range(4)]
    fingers(c, claws, 0, 0, 1, accent=1.0, tone=1.2, nails=False, shade=0.0, halo=5)
    c.shine(paper(c, [(50, 232), (178, 232), (196, 254), (32, 254)]))
    ink(c, curve((40, 236), (60, 186), (112, 166), (166, 186), (186, 236), tension=0.5), halo=-5)
    paper(c, box(108, 254, 118, 360))
    return c


@art("elder-sign")
def elder_sign(page: Page) -> Woodcut:
    """Whatever was leaning on the glass stands back."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x0, y0 = 300, 226
    for k in range(10):
        a = math.radians(-90 + 36 * k + 9)
        near, curl = (150, 1) if k % 2 else (196, -1)
        ux, uy = math.cos(a), math.sin(a)
        vx, vy = -uy * curl, ux * curl
        way = rounded_way([(x0 + ux * 440, y0 + uy * 400), (x0 + ux * 320 + vx * 40,
            y0 + uy * 300 + vy * 40), (x0 + ux * near * 1.24, y0 + uy * near * 1.24),
            (x0 + ux * near * 1.1 - vx * 48, y0 + uy * near * 1.1 - vy * 48),
            (x0 + ux * near * 1.5 - vx * 66, y0 + uy * near * 1.5 - vy * 66), (x0 + ux * near
            * 1.52 - vx * 28, y0 + uy * near * 1.52 - vy * 28)], 6)
        n = len(way)
        c.shine(colour(c, blade(way, [64 * (1 - 0.9 * i / n) for i in range(n)]), halo=6))
        for i in range(5, n - 8, 4):
            paper(c, circle(*way[i], 8 * (1 - 0.8 * i / n)))
    star = [(x0 + (206 if k % 2 == 0 else 88) * math.sin(k * math.pi / 5),
        y0 - (206 if k % 2 == 0 else 88) * math.cos(k * math.pi / 5)) for k in range(10)]
    c.shine(c.lay(star, tone=1.15, solid=True, halo=10))
    palm = curve((-0.34, 0.6), (-0.46, -0.3), (-0.52, -0.8), (-0.3, -1.04), (0.2, -1.06),
        (0.48, -0.86), (0.44, -0.3), (0.34, 0.6), tension=0.6)
    ways = ((((-0.36, -0.86), (-0.46, -1.3), (-0.5, -1.62)), (0.3, 0.27, 0.2)), (((-0.1, -0.96),
        (-0.13, -1.46), (-0.13, -1.84)), (0.3, 0.28, 0.2)),
        (((0.15, -0.94), (0.21, -1.4), (0.25, -1.72)), (0.29, 0.26, 0.19)), (((0.36, -0.8),
        (0.5, -1.12), (0.6, -1.38)), (0.25, 0.22, 0.17)),
        (((-0.3, -0.2), (-0.72, -0.56), (-0.9, -0.9)), (0.38, 0.3, 0.2)))
    fingers(c, ways, x0 + 6, 356, 96, tone=0.0, nails=False, shade=0.0, halo=0)
    ink(c, moved(palm, x0 + 6, 356, 96), [(270, 380), (344, 380), (366, 460), (246, 460)])
    small = [(x0 + 4 + (36 if k % 2 == 0 else 15) * math.sin(k * math.pi / 5),
        300 - (36 if k % 2 == 0 else 15) * math.cos(k * math.pi / 5)) for k in
        range(10)]
    c.shine(colour(c, small))
    return c
