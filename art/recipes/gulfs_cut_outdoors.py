"""The hill, the bay and the snow: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, feather, person, strokes
from art.kit.woodcut import Shape, Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("soundings-in-the-bay")
def soundings_in_the_bay(page: Page) -> Woodcut:
    """Two men with a lead line, and what the lead has come to rest on."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 76), tone=1.15)
    c.lay(box(0, 70, 600, 440), tone=1.15, accent=1.0, solid=True)
    deep = curve((-20, 180), (120, 130), (250, 150), (420, 116), (620, 170), (620, 460), (-20, 460),
        tension=0.5)
    feather(c, deep, depth=200, accent=1.0, angle=2, bright=-0.1)
    face = curve((70, 460), (44, 380), (66, 300), (110, 240), (190, 200), (290, 186), (390, 206),
        (470, 256), (520, 330), (520, 400), (500, 460), tension=0.8)
    c.lay(face, tone=0, halo=-5)
    body = c.mask(face)
    strokes(c, body, lambda x, y: math.degrees(math.atan2(y - 520, x - 290)) + 90, step=30,
        length=56, width=6, seed=6, light=np.clip((270 - c.Y) / 70 + 0.2, 0, 1))
    for x, y, w, tilt in ((196, 330, 66, 10), (384, 318, 46, -14)):  # lids, the left one opening
        lid = curve((-w, 0), (-w * 0.3, -w * 0.34), (w * 0.5, -w * 0.26), (w, 4), (w * 0.3, w *
            0.22), (-w * 0.5, w * 0.24), tension=0.7)
        c.lay(moved(lid, x, y, 1.25, tilt), tone=0, halo=-5)
        if w > 50:
            c.shine(c.lay(moved(curve((-w, 2), (-w * 0.2, -w * 0.1), (w, 6), (w * 0.2, w * 0.2),
                (-w *
                0.5, w * 0.2), tension=0.7), x, y, 1.0, tilt), tone=1.15, accent=1.0, solid=True))
            c.lay(moved(curve((-6, -8), (8, -6), (10, 14), (-4, 14), tension=0.6), x + 8, y + 4),
                tone=0)
        for k in range(2):
            c.gouge([(x - w, y + 26 + k * 15), (x, y + 40 + k * 16), (x + w, y + 24 + k * 15)], 5)
    c.gouge([(300, 60), (303, 120), (300, 190)], 4, tone=0, ends=(1, 1))
    c.lay([(294, 178), (306, 178), (311, 206), (289, 206)], tone=0, halo=-4)
    for k in range(9):
        x = -10 + k * 76
        c.lay(curve((x, 76), (x + 38, 66), (x + 78, 76), (x + 40, 86), tension=0.7), tone=0)
    c.lay(curve((182, 44), (250, 58), (330, 56), (388, 36), (366, 78), (220, 80), tension=0.4),
        tone=0, halo=-3)
    for x, lean in ((232, 1), (318, -1)):
        c.lay(curve((x - 18, 56), (x - 16, 24), (x + 16, 24), (x + 20, 56), tension=0.4),
            circle(x + 4
            * lean, 15, 9), [(x - 9 + 4 * lean, 10), (x + 15 + 4 * lean, 12), (x + 9, 2), (x - 7,
            3)], tone=0)
    c.gouge([(318, 34), (304, 40), (300, 60)], 7, tone=0, ends=(1, 1))
    return c


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
