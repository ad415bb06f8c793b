"""How Infinite Gulfs of Darkness is lost, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import limb, strokes
from art.kit.noise import Image
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="violet")

# The tear, from the top down its left side and up its right one.
LEFT: list[Point] = [(262, -10), (236, 30), (240, 58), (192, 104), (198, 136), (160, 196),
    (172, 240), (146, 300), (166, 346), (160, 396), (204, 444), (202, 486), (236, 560)]
RIGHT: list[Point] = [(296, 560), (328, 490), (322, 452), (366, 400), (358, 352), (380, 296),
    (352, 246), (368, 200), (326, 136), (334, 108), (284, 62), (288, 34)]


@art("lost-gulfs", size=(1040, 1080), scale=1.0)
def lost_gulfs(page: Page) -> Woodcut:
    """It opens me from the inside, like a coat."""
    c = Woodcut(page, view=(0, 0, 520))
    _half(c, -1, 178, c.mask([(-10, -10), *LEFT, (-10, 560)]), 0.15)
    _half(c, 1, 348, c.mask([(530, 560), *RIGHT, (290, -10), (530, -10)]), 0.26)
    gulf = colour(c, [*LEFT, *RIGHT], halo=7)
    random = np.random.default_rng(4)
    for _ in range(26):
        x, y, r = (float(random.uniform(*span)) for span in ((170, 350), (20, 540), (2, 5)))
        c.block.over(c.mask([(x, y - r * 2), (x + r * 0.5, y), (x, y + r * 2), (x - r * 0.5, y)],
            [(x - r * 2, y), (x, y + r * 0.5), (x + r * 2, y), (x, y - r * 0.5)]) * gulf,
            tone=1.15, accent=0.0, kind=SOLID)
    for y, x, end in ((112, 194, 128), (166, 178, 104), (322, 154, 82), (384, 162, 96)):
        _claw(c, y, x, end, -1)
    for y, x, end in ((116, 332, 398), (170, 350, 424), (316, 372, 446), (378, 364, 430)):
        _claw(c, y, x, end, 1)
    ink(c, curve((262, 70), (306, 130), (330, 236), (312, 330), (264, 430), (214, 334), (194, 240),
        (220, 130), tension=0.7))
    _burning(c, 263, 252, 52)
    return c


def _half(c: Woodcut, side: int, x: float, within: Image, low: float) -> None:
    """Half of my face, and it still sees."""
    t = Turn(x, 236, 206, roll=side * 4, near=0.1)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.5, gape=0.55))
    r.cut((-0.8, -0.25, 0.5), low=low, full=low + 0.4, angle=10, halo=0, within=within)
    ink(c, curve(*on(t, (0.08 * side, -0.06, 0.6), (0.25 * side, -0.17, 0.6),
        (0.43 * side, -0.06, 0.5), (0.25 * side, 0.12, 0.55)), tension=0.8))
    eye(c, t, side, lid=0.085, gaze=(0, -0.9), iris=0.05)
    if side > 0:  # the far cheek is only an edge
        for way, width in ((((0.6, -0.1, 0.1), (0.58, 0.3, 0.1), (0.44, 0.72, 0.2)), 9),
                (((0.42, 0.78, 0.2), (0.3, 1.0, 0.3), (0.12, 1.14, 0.4)), 10),
                (((0.2, 0.16, 0.5), (0.36, 0.2, 0.45), (0.5, 0.1, 0.3)), 7)):
            c.gouge(on(t, *way), width)
    hair = c.mask(curve(*on(t, (0, -0.62, 0.6), (0.3 * side, -0.66, 0.5), (0.5 * side, -0.5, 0.4),
        (0.62 * side, -0.1, 0.1), (0.76 * side, -0.2, 0), (0.72 * side, -0.8, 0),
        (0.4 * side, -1.14, 0), (0, -1.2, 0)), tension=0.6)) * within
    c.block.over(hair, tone=0, accent=0)
    px, py = on(t, (0.05 * side, -0.6, 0.4))[0]
    strokes(c, hair, lambda u, v: math.atan2(v - py, u - px) + 0.35 * side, cell=14, length=50,
        width=6, seed=3, weight=lambda u, v: 0.8 if side < 0 else 0.22)


def _burning(c: Woodcut, x: float, y: float, r: float) -> None:
    """Three lobes, white hot, each slit."""
    lobe = circle(0, -54, 36, 50)
    for turn in (0, 120, 240):
        c.shine(paper(c, moved(lobe, x, y, r / 62, turn), halo=3))
        ink(c, moved(blade([(0, -22), (0, -54), (0, -92)], [0, 20, 0]), x, y, r / 62, turn))


def _claw(c: Woodcut, y: float, x: float, end: float, side: int) -> None:
    """One finger from within, hooked over the edge of the tear at x."""
    root = (262 + side * 10, y + (250 - y) * 0.45)
    knuckle = ((root[0] + x) / 2 + side * 8, (root[1] + y) / 2 - 14)
    c.lit(limb([root, knuckle, (x + side * 6, y)], [32, 30, 26]), towards=(-0.2, -1), reach=10,
        hard=1.3, halo=4)
    tip = blade([(x - side * 4, y - 2), (x + side * 26, y), (end, y + 36)], [27, 21, 0])
    if side < 0:
        ink(c, tip, halo=-3)
    else:
        paper(c, tip, halo=4)
