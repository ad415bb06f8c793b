"""Who listens, and to what: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_grips import bent
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import rounded_way
from art.kit.woodcut import Point, Shape, Woodcut, as_path, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("too-many-mouths")
def too_many_mouths(page: Page) -> Woodcut:
    """There is one in every one of them."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x, y, wide, tall, turn = 292.0, 214.0, 290.0, 236.0, -7.0
    for level in range(4):
        _mouth(c, x, y, wide, tall, turn, 8 - level)
        x, y, turn = x + wide * 0.03, y + tall * 0.06, turn + 13
        wide, tall = wide * 0.47, tall * 0.44
    return c


def _mouth(c: Woodcut, x: float, y: float, wide: float, tall: float, turn: float,
    count: int) -> None:
    """Open a mouth with full lips and both rows of teeth; half width, half height."""
    lips = curve((-1.0, 0.02), (-0.62, -0.66), (-0.28, -0.92), (0.0, -0.8), (0.28, -0.92),
        (0.62, -0.66), (1.0, 0.02), (0.6, 0.72), (0.0, 0.96), (-0.6, 0.72), tension=0.7)
    hole = curve((-0.84, 0.0), (-0.5, -0.56), (0.0, -0.66), (0.5, -0.56), (0.84, 0.0), (0.5, 0.58),
        (0.0, 0.74), (-0.5, 0.58), tension=0.7)

    def put(shape: Shape) -> skia.Path:
        matrix = skia.Matrix()
        matrix.setScale(wide, tall)
        path = skia.Path(as_path(shape))
        path.transform(matrix)
        return moved(path, x, y, 1, turn)

    colour(c, put(lips), halo=6)
    gap = ink(c, put(hole))
    for row in (-1, 1):
        step = 1.6 / count
        for k in range(count):
            left = -0.8 + k * step
            m = left + step / 2
            root = row * (0.7 - 0.62 * m * m)
            tip = row * (0.3 - 0.4 * m * m) * (0.5 if (k + (row > 0)) % 3 == 0 else 1)
            tooth = curve((left + 0.008, root * 1.3), (left + step - 0.008, root * 1.3),
                (left + step * 0.86, (root + tip) / 2), (m +
                0.1 * step, tip), (left + step * 0.14, (root + tip) / 2), tension=0.3)
            c.lay(put(tooth), tone=1.15, solid=True, keep=1 - gap)
    paper(c, put(blade([(-0.66, -0.54), (-0.44, -0.74), (-0.26, -0.8)], [0, 0.07, 0])))


@art("live-wire")
def live_wire(page: Page) -> Woodcut:
    """It comes down at my feet and rears."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    random = np.random.default_rng(7)
    glare = []
    for k in range(30):
        a = k / 30 * 2 * math.pi
        far = random.uniform(480, 640) if k % 2 == 0 else 330
        glare.append((290 + math.cos(a) * far, 250 + math.sin(a) * far * 0.86))
    c.shine(colour(c, glare))
    ink(c, box(0, 352, 600, 450))
    for row in range(3):
        for k in range(9):
            x, y = -30 + k * 78 + (39 if row % 2 else 0), 356 + row * 36
            paper(c, curve((x, y + 30), (x + 4, y + 6), (x + 30, y), (x + 64, y + 5),
                (x + 70, y + 30), tension=0.6))
            ink(c, curve((x + 4, y + 34), (x + 10, y + 16), (x + 34, y + 10), (x + 64, y + 14),
                (x + 74, y + 34), tension=0.6))
    # the shoe that is about to come down
    sole = curve((236, 214), (246, 190), (330, 186), (420, 150), (500, 120), (620, 110),
        (620, 190), (540, 200), (520, 236), (480, 236), (440,
        226), (330, 244), (250, 240), tension=0.4)
    ink(c, curve((240, 206), (250, 150), (300, 128), (370, 110), (400, 60), (404, -20), (620, -20),
        (620, 150), (500, 190), (330, 216), tension=0.4))
    ink(c, sole)
    paper(c, curve((250, 226), (330, 218), (440, 196), (480, 206), (500, 190), (520, 168),
        (620, 158), (620, 176), (540, 186), (518, 222), (480, 224),
        (440, 214), (330, 232), tension=0.4))
    for points, w in (([(268, 178), (300, 150), (350, 134)], 12), ([(420, 60), (426, 20),
        (428, -10)], 9), ([(520, 60), (524, 20), (524, -10)], 6)):
        c.gouge(points, w)
    for k in range(3):
        c.gouge([(372 + k * 14, 112 - k * 20), (396 + k * 10, 122 - k * 20),
            (424 + k * 6, 116 - k * 20)], 6)
    # the wire
    way = rounded_way([(640, 400), (520, 396), (400, 420), (270, 412), (190, 380), (230, 340),
        (330, 352), (346, 400), (240, 424), (120, 400), (92, 320), (150, 270), (196, 286)], 8)
    n = len(way)
    c.lay(blade(way, [26] * n), tone=1.15, solid=True, halo=7)
    c.lay(blade([(x + 3, y + 5) for x, y in way], [9] * n), tone=0, solid=True)
    spark: list[Point] = []
    for k in range(22):
        a = k / 22 * 2 * math.pi
        far = random.uniform(70, 104) if k % 2 == 0 else 40
        spark.append((226 + math.cos(a) * far, 284 + math.sin(a) * far * 0.86))
    c.shine(paper(c, spark, halo=6))
    for dx, dy in ((54, -34), (66, -4), (52, 28)):
        c.shine(ink(c, bent([(192, 286), (192 + dx * 0.5, 286 + dy * 0.9),
            (192 + dx, 286 + dy)], [14, 11, 4])))
    return c
