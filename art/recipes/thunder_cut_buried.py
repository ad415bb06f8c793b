"""Measured and buried: Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import strokes
from art.kit.woodcut import Point, Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("coffin-maker")
def coffin_maker(page: Page) -> Woodcut:
    """Trade is brisk and he is ashamed of it; he has a good eye for a size."""
    c = Woodcut(page)
    ink(c, PAGE)
    for x, s in ((70, 1.0), (530, 1.0)):
        lid = moved(curve((-46, -190), (46, -190), (86, -90), (50, 200), (-50, 200), (-86, -90),
            tension=0.05), x, 180, s)
        paper(c, lid)
        ink(c, moved(lid, x * 0.12, 180 * 0.12, 0.88))
        paper(c, moved([(-6, -120), (6, -120), (6, 60), (-6, 60)], x, 180), moved([(-36, -80),
            (36, -80), (36, -68), (-36, -68)], x, 180))
    coat = curve((120, 470), (150, 350), (230, 310), (300, 300), (370, 310), (450, 350), (480,
        470), tension=0.5)
    ink(c, coat, halo=-6)
    face = HalfFace(c, 300, 130, 1.04)
    face.draw(gaze=0.0, lid=0.7, brow=0.2)
    for side in (-1, 1):
        glass = c.mask(circle(300 + side * 52, 132, 42, 38), stroke=8)
        c.block.over(glass, tone=1.15 if side > 0 else 0.0, kind=SOLID)
    hair = curve((182, 110), (176, 40), (220, -6), (300, -20), (380, -4), (424, 46), (416, 110),
        (390, 50), (330, 28), (262, 34), (206, 62), tension=0.6)
    ink(c, hair)
    strokes(c, c.mask(hair), lambda x, y: (x - 300) / 130, cell=13, length=46, width=5.5, seed=4,
        weight=lambda x, y: 0.9 if x < 320 else 0.35)
    tape = [(70, 344), (200, 360), (300, 364), (400, 360), (530, 344), (530, 402), (400, 418),
        (300, 422), (200, 418), (70, 402)]
    c.shine(colour(c, tape, halo=8))
    for k in range(23):
        x = 80 + k * 20
        y = 364 - 18 * ((x - 300) / 230) ** 2
        tall = 36 if k % 5 == 1 else 20
        ink(c, [(x - 3, y), (x + 3, y), (x + 3, y + tall), (x - 3, y + tall)])
    for side in (-1, 1):
        r = Relief(c)
        hand(r, Turn(300 + side * 264, 446, 100, yaw=0, roll=side * -36, flip=side > 0), "pinch",
            lean=1.0, arm=1.0)
        r.cut((side * 0.4, -0.7, 0.5), low=0.12, full=0.45, angle=60, halo=8)
    return c
