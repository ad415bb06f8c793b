"""Places of The Witch Cult Murders, cut by the light that is in them."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import MAN, WALKER, colour, ink, paper, strokes
from art.kit.cut_strokes import cast
from art.kit.woodcut import Point, Woodcut, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("arkham-sanitarium")
def arkham_sanitarium(page: Page) -> Woodcut:
    """Four visitors leave by the gate. There are five shadows."""
    c = Woodcut(page)
    floor = paper(c, [(-10, 450), (-10, 300), (190, 214), (416, 214), (610, 330), (610, 450)])
    paper(c, [(190, 24), (416, 24), (416, 214), (190, 214)])
    strokes(c, floor, lambda x, y: math.degrees(math.atan2(y - 120, x - 303)), gap=22, length=90,
            width=5, tone=0, weight=np.clip((c.Y - 330) / 120, 0, 0.8), seed=3)
    for k in range(10):  # bars of the gate and what they throw
        x = 196 + k * 24
        ink(c, [(x, 20), (x + 7, 20), (x + 7, 216), (x, 216)])
        ink(c, [(x, 214), (x + 7, 214), (303 + (x + 10 - 303) * 3.4, 450),
                (303 + (x - 303) * 3.2, 450)])
    ink(c, [(186, 60), (420, 60), (420, 68), (186, 68)], [(186, 138), (420, 138), (420, 146),
        (186, 146)])
    gate = [(186, 20), (220, 20), (220, 216), (186, 216)]
    ink(c, gate)
    people = ((262, 232, 128, WALKER), (318, 224, 112, MAN), (374, 246, 146, WALKER),
              (432, 236, 128, MAN))
    paper(c, [(-10, 452), (-10, 380), (300, 262), (440, 262), (600, 452)], keep=1 - floor)
    for x, ground, size, who in people:
        ink(c, cast(moved(who, x, ground, size), ground, (x - 303) / 90, 1.05))
    fifth = moved(_visitor(), 196, 250, 150)
    colour(c, cast(fifth, 250, -0.72, 1.16), halo=-4)
    for x, ground, size, who in people:
        ink(c, moved(who, x, ground, size), halo=-4)
    for k in range(4):  # barred cells on both sides
        for side in (-1, 1):
            near, far = 303 + side * (150 + k * 60), 303 + side * (196 + k * 74)
            top, low = 60 - k * 16, 110 + k * 8
            if k == 0:
                continue
            hole = [(near, top), (far, top - 14), (far, low + 16), (near, low)]
            paper(c, hole)
            for j in range(1, 4):
                x = near + (far - near) * j / 4
                ink(c, [(x - 3, top - 14), (x + 3, top - 14), (x + 3, low + 16), (x - 3, low + 16)])
    return c


def _visitor() -> list[Point]:
    """What left with them: a hat and a coat, and arms that end far too low."""
    return [(0.0, -1.0), (0.06, -0.99), (0.08, -0.93), (0.16, -0.915), (0.08, -0.89),
            (0.07, -0.84), (0.17, -0.79), (0.24, -0.6), (0.25, -0.36), (0.3, -0.14), (0.38, -0.03),
            (0.31, -0.05), (0.32, 0.04), (0.26, -0.04), (0.22, 0.05), (0.2, -0.1), (0.16, -0.34),
            (0.15, -0.2), (0.09, -0.18), (0.1, 0), (0.02, 0), (0.0, -0.18), (-0.03, -0.18),
            (-0.04, 0), (-0.12, 0), (-0.1, -0.18), (-0.16, -0.2), (-0.17, -0.34), (-0.24, -0.1),
            (-0.28, 0.05), (-0.31, -0.04), (-0.37, 0.03), (-0.35, -0.07), (-0.43, -0.03),
            (-0.33, -0.16), (-0.26, -0.38), (-0.24, -0.6), (-0.17, -0.79), (-0.07, -0.84),
            (-0.08, -0.89), (-0.16, -0.915), (-0.08, -0.93), (-0.06, -0.99)]
