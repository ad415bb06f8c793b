"""Light that is too strong: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import ink, paper
from art.kit.woodcut import Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("crawford-tillinghast")
def crawford_tillinghast(page: Page) -> Woodcut:
    """Lit from below by his own apparatus; in his goggles swims what he nods to."""
    c = Woodcut(page)
    face = HalfFace(c, 318, 214, 1.22, tilt=-4)
    _shock(c, 316, 150)
    ink(c, box(262, 340, 372, 440))  # a neck too thin for its collar
    face.draw(gaze=0.9, lid=1.3, brow=-0.5, mouth=0.7, jaw=-6)
    collar = [(214, 440), (258, 388), (318, 430), (372, 384), (430, 440)]
    paper(c, collar, halo=6)
    ink(c, [(318, 424), (286, 406), (280, 440), (318, 432), (352, 440), (350, 404)])
    for px, wide in ((270, 62), (372, 54)):
        ink(c, circle(px, 212, wide), halo=0)
        paper(c, circle(px, 212, wide - 7))
        ink(c, circle(px, 212, wide - 15))
        c.shine(c.lay(circle(px, 212, wide - 19), tone=1.2, accent=1.0, solid=True))
        ink(c, curve((px - 26, 216), (px - 6, 196), (px + 14, 204), (px + 30, 192), (px + 26,
            212), (px + 32,
            228), (px + 14, 222), (px - 8, 232)))
        paper(c, circle(px - 10, 210, 4.5))
    return c


def _shock(c: Woodcut, x: float, y: float) -> None:
    """Hair that has stood on end for weeks."""
    random = np.random.default_rng(3)
    for k in range(80):
        a = math.radians(-206 + k * 232 / 79)
        far = random.uniform(150, 240) * (1.0 if k % 2 else 0.8)
        p = (x + math.cos(a) * 90, y + math.sin(a) * 80)
        q = (x + math.cos(a) * far, y + math.sin(a) * far * 0.82 + 14)
        m = ((p[0] + q[0]) / 2 + random.uniform(-16, 16), (p[1] + q[1]) / 2 + random.uniform(-10,
            4))
        c.gouge([p, m, q], random.uniform(8, 14), ends=(1, 0))
