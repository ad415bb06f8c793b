"""The names on the list, and some who knew them, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import MAN, colour, ink, paper, strokes
from art.kit.cut_strokes import cast
from art.kit.woodcut import Point, Woodcut, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("drifting-polyhedron")
def drifting_polyhedron(page: Page) -> Woodcut:
    """It floats ahead of the dreamer, and every face of it holds him."""
    c = Woodcut(page)
    gulf = ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, gulf, lambda x, y: 30 + 50 * math.sin(x / 130) * math.cos(y / 90), gap=22,
        length=70, width=4,
            seed=9, weight=np.clip(np.hypot(c.X - 360, c.Y - 170) / 300 - 0.45, 0, 0.6))
    path = paper(c, [(-10, 450), (60, 450), (300, 352), (470, 330), (462, 322), (280, 338), (-10,
        400)])
    strokes(c, path, -24, gap=12, length=40, width=6, tone=0, seed=4, weight=np.clip(1 - c.X / 260,
        0, 1))
    _facets(c)
    man = moved(MAN, 150, 402, 118, 3)
    ink(c, cast(man, 402, -0.7, 0.24), keep=1 - path)
    paper(c, man, halo=6)
    strokes(c, c.mask(man), 92, gap=9, length=36, width=6, tone=0, seed=2,
            weight=np.clip(1 - (c.X - 130) / 26, 0, 1))
    return c


def _facets(c: Woodcut) -> None:
    """A solid of too many sides; each is cut another way, and in some somebody stands."""
    rim: list[Point] = [(212, 150), (250, 62), (348, 8), (456, 24), (530, 110), (536, 214), (470,
        292),
                        (360, 316), (262, 272)]
    inner: list[Point] = [(300, 124), (392, 84), (470, 150), (448, 232), (346, 236)]
    faces = [
        ([rim[0], rim[1], inner[0]], "red"), ([rim[1], rim[2], inner[1], inner[0]], "paper"),
        ([rim[2], rim[3], inner[1]], "ink"), ([rim[3], rim[4], inner[2], inner[1]], "red"),
        ([rim[4], rim[5], inner[2]], "paper"), ([rim[5], rim[6], inner[3], inner[2]], "ink"),
        ([rim[6], rim[7], inner[3]], "red"), ([rim[7], rim[8], inner[4], inner[3]], "paper"),
        ([rim[8], rim[0], inner[0], inner[4]], "ink"), (inner, "paper"),
    ]
    ink(c, rim, halo=10)
    for k, (face, kind) in enumerate(faces):
        cx, cy = sum(p[0] for p in face) / len(face), sum(p[1] for p in face) / len(face)
        shape = [(cx + (x - cx) * 0.95, cy + (y - cy) * 0.95) for x, y in face]
        mask = {"red": colour, "paper": paper, "ink": ink}[kind](c, shape)
        if kind == "ink":
            strokes(c, mask, k * 37, gap=11, length=50, width=8, seed=k, accent=1.0)
            c.block.over(c.mask(shape, stroke=3), tone=1.1, kind=2)
        elif kind == "red":
            strokes(c, mask, k * 41 + 20, gap=14, length=60, width=7, tone=0, seed=k,
                    weight=np.full_like(c.X, 0.8))
    for x, y, size, turn in ((386, 226, 118, 0), (336, 288, 44, 160), (512, 204, 60, 96), (318, 96,
        60, -34)):
        ink(c, moved(MAN, x, y, size, turn))
