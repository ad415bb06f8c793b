"""The hill, the bay and the snow: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, person, strokes
from art.kit.woodcut import Shape, Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("snow-at-the-end-of-the-line")
def snow_at_the_end_of_the_line(page: Page) -> Woodcut:
    """The car stands empty; three files of feet go on into the drifts, and none come back."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 190), tone=0)
    c.lay(curve((-20, 170), (60, 120), (150, 136), (240, 96), (330, 110), (330, 200), (-20, 200),
        tension=0.5), tone=1.15, accent=1.0, solid=True)
    snow = c.lay(curve((-20, 176), (100, 150), (240, 164), (400, 150), (620, 190), (620, 460), (-20,
        460), tension=0.5), tone=1.15)
    c.lay(curve((-20, 260), (80, 244), (160, 262), (90, 280), (-20, 284), tension=0.6), curve((330,
        214), (420, 204), (520, 220), (420, 230), tension=0.6), tone=0)
    strokes(c, snow, lambda x, y: 4 + 14 * math.sin(x / 80), step=80, length=80, width=4, tone=0,
        seed=4)
    steps: list[Shape] = []
    for path in range(3):
        for k in range(10):
            t = (k / 9) ** 1.7
            x = 176 + path * (16 + t * 78) + t * -90 + math.sin(t * 3) * 40
            y = 168 + t * 272
            size = 2.6 + t * 13
            for side in (-1, 1):
                steps.append(moved(curve((-0.7, -1.4), (0.7, -1.4), (0.8, 0.2), (0.5, 1.5), (-0.6,
                    1.5), (-0.8, 0.2), tension=0.7), x + side * size * 1.3, y + side * size * 0.9,
                    size, 8))
    c.lay(*steps, tone=0)
    for x, y, k in ((152, 160, 26), (170, 158, 25), (188, 158, 26)):
        person(c, "standing", x, y, k, reach=0.0)
    _streetcar(c)
    random = np.random.default_rng(2)
    for _ in range(46):
        x, y = float(random.uniform(0, 600)), float(random.uniform(0, 150))
        c.lay(circle(x, y, float(random.uniform(2, 4.5))), tone=1.15)
    return c


def _streetcar(c: Woodcut) -> None:
    """Stop a dark car at the right edge, its door open."""
    c.lay([(356, 372), (352, 96), (372, 66), (480, 40), (640, 30), (640, 420)], tone=0, halo=-6)
    c.lay([(350, 92), (374, 60), (640, 16), (640, 40), (378, 78)], tone=1.15, halo=4)
    c.shine(c.lay([(372, 200), (372, 112), (430, 100), (430, 204)], tone=1.15, accent=1.0,
        solid=True))
    c.lay([(388, 204), (390, 160), (400, 148), (412, 158), (416, 204)], tone=0)
    c.lay([(450, 390), (450, 94), (512, 84), (512, 400)], tone=1.15)
    c.lay([(460, 386), (460, 104), (512, 96), (512, 396)], tone=0)
    for x in (532, 574):
        c.lay([(x, 100 - (x - 532) * 0.1), (x + 30, 94 - (x - 532) * 0.1), (x + 30, 212), (x, 210)],
            tone=1.15)
    c.gouge([(356, 232), (450, 238)], 7, ends=(1, 1))
    c.gouge([(512, 240), (620, 246)], 7, ends=(1, 1))
    c.lay(circle(398, 284, 25), tone=1.15, halo=5)
    c.lay(circle(398, 284, 15), tone=0)
    c.lay([(340, 372), (452, 390), (452, 408), (340, 388)], tone=0)
    c.gouge([(480, 50), (450, -10)], 7, ends=(1, 1))
