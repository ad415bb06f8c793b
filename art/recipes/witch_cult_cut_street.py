"""Arkham at night: who watches, who gathers, and what they leave, in The Witch Cult Murders."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.woodcut import Point, Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("two-men-from-innsmouth")
def two_men_from_innsmouth(page: Page) -> Woodcut:
    """One umbrella, two profiles that were never taught to blink."""
    c = Woodcut(page)
    street = paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, street, 88, gap=16, length=120, width=13, tone=0, seed=4,
            weight=np.clip(1.1 - (c.X - 20) / 240, 0, 1))
    for x, top in ((520, 230), (566, 190)):  # gambrel roofs far off
        ink(c, [(x - 34, 460), (x - 34, top + 40), (x - 20, top + 10), (x, top), (x + 20, top + 10),
                (x + 34, top + 40), (x + 34, 460)])
    paper(c, *([(x, y), (x + 9, y), (x + 9, y + 14), (x, y + 14)] for x, y in ((514, 300), (562,
        256))))
    _innsmouth(c, 398, 208, 78)
    _innsmouth(c, 180, 226, 118)
    ink(c, [(318, 60), (328, 60), (334, 380), (322, 380)], halo=-3)
    hand(c, "gripping", 322, 400, 46, turn=4, towards=(1, -0.5), layer="over")
    canopy = curve((-30, 96), (40, 20), (160, -30), (300, -36), (420, -10), (510, 60), (536, 108),
        (470, 84),
                   (400, 100), (330, 74), (240, 96), (160, 74), (70, 100), tension=0.5)
    red = colour(c, canopy, halo=9)
    for rib in ([(250, -40), (230, 30), (240, 92)], [(250, -40), (140, 10), (74, 96)], [(250, -40),
        (360, 10),
            (398, 96)], [(250, -40), (460, 20), (530, 104)]):
        c.gouge(rib, 6, tone=0, within=red)
    return c


def _innsmouth(c: Woodcut, x: float, y: float, s: float) -> None:
    """A brow that slopes, a nose that is not there, lips, no chin, and the folds in the neck."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]
    coat = curve(*at((-1.5, 4.0), (-1.2, 1.5), (-0.7, 1.0), (0.1, 1.0), (0.6, 1.3), (0.9, 1.8),
        (1.0, 2.6)),
                 tension=0.6)
    c.lit(coat, towards=(1, -0.4), reach=s * 0.2, hard=1.2, halo=9)
    head = curve(*at((-0.8, 1.2), (-0.84, 0.2), (-0.76, -0.5), (-0.3, -0.86), (0.3, -0.8), (0.6,
        -0.46),
                     (0.72, -0.14), (0.8, 0.1), (0.9, 0.2), (0.84, 0.3), (0.98, 0.42), (0.86,
                         0.52), (0.92, 0.64),
                     (0.7, 0.78), (0.4, 0.86), (0.3, 1.1), (0.36, 1.4), (-0.4, 1.6)), tension=0.45)
    ink(c, head, halo=8)
    face = c.mask(head) * c.mask(curve(*at((0.2, -0.6), (0.9, -0.7), (1.2, 0.6), (0.8, 1.0), (0.36,
        0.94), (0.14, 0.66),
                                          (0.24, 0.3), (0.1, 0.0)), tension=0.5))
    c.block.over(face, tone=1.15, accent=0, kind=2)
    neck = c.mask(head)
    strokes(c, neck, 8, gap=s * 0.13, length=s * 0.4, width=s * 0.06, seed=3,
            weight=np.clip((c.X - x + s * 0.3) / (s * 0.5), 0,
                0.9) * (y - s * 0.4 < c.Y) * (1 - face))
    for k in range(3):  # gills
        c.gouge(at((0.0 - k * 0.16, 0.8 + k * 0.04), (0.1 - k * 0.16, 1.0), (0.02 - k * 0.16,
            1.26)), s * 0.09)
    ink(c, curve(*at((0.26, -0.14), (0.44, -0.34), (0.68, -0.26), (0.76, -0.06), (0.58, 0.08),
        (0.34, 0.04))))
    paper(c, curve(*at((0.36, -0.06), (0.5, -0.13), (0.7, -0.1), (0.7, -0.02), (0.54, 0.02))))
    ink(c, curve(*at((0.58, -0.12), (0.68, -0.1), (0.66, -0.01), (0.58, -0.02))))
    c.gouge(at((0.95, 0.46), (0.66, 0.42), (0.34, 0.56)), s * 0.08, tone=0)
    for line in (((0.34, 0.14), (0.44, 0.22), (0.58, 0.16)), ((0.3, 0.6), (0.5, 0.74), (0.72, 0.7)),
                 ((0.3, 0.3), (0.36, 0.4), (0.34, 0.54)), ((0.8, 0.24), (0.76, 0.28), (0.72,
                     0.24))):
        c.gouge(at(*line), s * 0.05, tone=0)
    hat = curve(*at((-0.86, -0.5), (-0.84, -1.0), (-0.4, -1.34), (0.2, -1.32), (0.5, -1.0), (0.52,
        -0.56)), tension=0.5)
    c.lit(hat, towards=(1, -0.5), reach=s * 0.24, hard=1.2, halo=6)
    c.lit(blade(at((-1.1, -0.5), (-0.2, -0.56), (0.86, -0.5)), [0, s * 0.2, 0]), towards=(0.4, -1),
        reach=s * 0.08,
          hard=1.5, halo=5)
