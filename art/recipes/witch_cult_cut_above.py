"""What is overhead: The Witch Cult Murders."""

from __future__ import annotations

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_grips import wrapped
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import along, away, joined, less, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("landlord-dombrowski")
def landlord_dombrowski(page: Page) -> Woodcut:
    """He has the key to the loft in his hand, and hears that somebody is at home."""
    c = Woodcut(page)
    ink(c, PAGE)
    for x in (-260, -120, 10, 100, 500, 600, 720, 860):
        c.gouge([(x, -20), (300 + (x - 300) * 0.66, 90), (300 + (x - 300) * 0.4, 196)], 6,
            ends=(1, 0.3))
    hatch: list[Point] = [(176, -14), (432, -14), (396, 142), (212, 146)]
    ink(c, hatch, halo=12)
    paper(c, [(166, -14), (442, -14), (404, 150), (204, 154)])
    ink(c, [(172, -14), (436, -14), (399, 145), (209, 149)])
    glow = colour(c, hatch)
    for plank in ([(206, -14), (270, -14), (276, 128), (234, 130)],
        [(280, -14), (340, -14), (332, 128), (284, 128)], [(350, -14), (402, -14), (374, 126),
        (340, 127)]):
        ink(c, plank)
    for nailed in ([(170, 36), (430, 60), (428, 84), (168, 58)],
        [(176, 108), (424, 78), (426, 98), (178, 130)]):
        paper(c, nailed, halo=6)
        strokes(c, c.mask(nailed), along(5 if nailed[0][1] < 60 else -7), cell=14, length=50,
            width=4, tone=0, seed=2)
        for x, y in ((nailed[0][0] + 14, (nailed[0][1] + nailed[3][1]) / 2),
            (nailed[1][0] - 14, (nailed[1][1] + nailed[2][1]) / 2)):
            ink(c, circle(x, y, 4))
    beam = c.mask([(222, 134), (386, 130), (470, 450), (130, 450)])
    strokes(c, beam, away(304, -60), cell=24, length=90, width=7, seed=5, accent=1.0, tone=1.15,
        weight=lambda x, y: float(np.clip(1.15 - (y - 130) / 190, 0, 1)))
    c.shine(glow)
    t = Turn(292, 300, 118, yaw=8, pitch=-24, roll=-4)
    coat = curve((40, 470), (84, 420), (170, 396), (290, 404), (410, 396), (500, 424), (560, 470),
        tension=0.6)
    c.lit(coat, towards=(0, -1), reach=18, hard=1.1, halo=6)
    ink(c, circle(292, 288, 108, 118))
    r = Relief(c)
    head(r, t, Skull(fat=1.4, nose=0.9, jaw=1))
    r.cut((0.1, -0.85, 0.42), low=0.2, full=0.52, angle=10, halo=0)
    for side in (-1, 1):
        eye(c, t, side, lid=0.1, iris=0.05, gaze=(0.1, -1.0))
    tash = curve(*on(t, (0, 0.31, 0.75), (0.26, 0.34, 0.66), (0.6, 0.7, 0.4), (0.26, 0.58, 0.66),
        (0, 0.5, 0.74), (-0.26, 0.58, 0.66), (-0.6, 0.7, 0.4), (-0.26, 0.34, 0.66)), tension=0.7)
    ink(c, tash, halo=2)
    for k in range(5):
        for side in (-1, 1):
            u = 0.05 + k * 0.09
            c.gouge(on(t, (side * u, 0.36, 0.74), (side * (u + 0.07), 0.45, 0.66),
                (side * (u + 0.13), 0.57, 0.56)), 4)
    _key(c)
    return c


def _key(c: Woodcut) -> None:
    """The shiny one."""

    def put(shape: Shape) -> skia.Path:
        return moved(shape, 452, 330, 1.0, 12)

    bow = less(circle(0, -104, 34), circle(0, -104, 17))
    stem = [(-9, -76), (9, -76), (9, 96), (-9, 96)]
    bit = [(9, 52), (42, 52), (42, 66), (28, 66), (28, 76), (46, 76), (46, 94), (9, 94)]
    key = joined(bow, stem, bit)
    ink(c, put(key), halo=8)
    colour(c, put(key))
    paper(c, put(blade([(-4, -70), (-4, 90)], [5, 5])))
    wrapped(c, 448, 340, 42, turn=10, flip=True, halo=6)
