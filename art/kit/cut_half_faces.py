"""Draw near faces, half of them in the light: one plane of paper from brow to chin, the rest ink.

The lit side is the left one; `flip` mirrors it. Hair, hats and collars come after `draw`.
"""

from __future__ import annotations

import math

import numpy as np

from art.kit.cut_light import ink, paper
from art.kit.cut_strokes import strokes
from art.kit.noise import Image
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved

# Outlines are lists of points and read as such.
# fmt: off


class HalfFace:
    """Half a face in the light from the left: brow at -30, chin at 162, 100 to a side."""

    def __init__(self, c: Woodcut, x: float, y: float, s: float = 1.0, *, flip: bool = False,
            tilt: float = 0.0, accent: float = 0.0) -> None:
        self.c, self.x, self.y, self.s, self.flip, self.tilt = c, x, y, s, flip, tilt
        self.accent = accent

    def put(self, shape: Shape) -> Shape:
        return moved(shape, self.x, self.y, self.s, self.tilt, self.flip)

    def round(self, *points: Point, tension: float = 0.6) -> Shape:
        return self.put(curve(*points, tension=tension))

    def light(self, *shapes: Shape) -> Image:
        return self.c.lay(*shapes, tone=1.15, accent=self.accent, solid=True)

    def line(self, points: list[Point], widths: list[float], tone: float = 0.0) -> None:
        self.c.lay(self.put(blade(points, widths)), tone=tone, solid=True)

    def draw(self, *, woman: bool = False, gaze: float = 0.0, lid: float = 1.0, brow: float = 0.0,
            mouth: float = 0.0, jaw: float = 0.0, wink: bool = False) -> None:
        """Lay the head in ink and cut its lit side; `mouth` over 0 smiles, `brow` over 0 frowns.

        `wink` closes the eye in the dark.
        """
        c, slim = self.c, 8.0 if woman else 0.0
        ink(c, self.round((-108, -60), (-104, 20), (-88 + slim, 92), (-52, 146), (0, 172 + jaw),
            (50, 150), (82 - slim, 96), (100, 20), (102, -60), (60, -120), (-60, -120),
            tension=0.7))
        skin = self.light(self.round((-102, -70), (-56, -92), (-8, -92), (-6, -26), (0, 24), (16,
            50),
            (20, 63), (8, 73), (-6, 76), (-2, 92), (4, 103), (-5, 113), (0, 128), (10, 148),
            (2, 167 + jaw), (-22, 168 + jaw), (-54, 144), (-84 + slim, 96), (-98, 40), (-102, -10),
            tension=0.5))
        cheek = self.light(self.round((38, 36), (66, 28), (88, 10), (86, 48), (68, 92), (44, 112),
            (52, 80), (44, 56)))
        strokes(c, skin, lambda x, y: math.radians(self.tilt) + (1.25 if not self.flip else 1.9),
            cell=14 * self.s, length=40 * self.s, width=5 * self.s, tone=0, seed=4,
            weight=lambda x,
            y: float(np.clip((-76 - (x - self.x) / self.s * (-1 if self.flip else 1))
                / 18, 0, 0.95)))
        strokes(c, cheek, lambda x, y: 2.0, cell=11 * self.s, length=28 * self.s, width=4 * self.s,
            tone=0, seed=5, weight=lambda x, y: float(np.clip((abs(x - self.x) / self.s - 60) / 20,
            0,
                0.9)))
        ink(c, self.round((10, -16), (44, -28), (82, -14), (84, 12), (54, 22), (22, 14)))
        if woman:
            ink(c, self.round((-16, -26), (-4, -24), (2, 20), (-8, 30), (-14, 6)))
            self.line([(-74, 18), (-50, 24), (-22, 16)], [0, 3.4, 0])
            self.line([(-80, -10), (-50, -20), (-18, -12)], [0, 3.4, 0])
        else:
            ink(c, self.round((-90, -14), (-64, -28), (-18, -22), (-6, 0), (-16, 18), (-54, 24),
                (-82, 14)))
        self._eye(-48, 29, gaze, lid, dark=False)
        if wink:
            self.line([(16, 4), (44, 16), (74, 2)], [2, 8, 2], 1.15)
        else:
            self._eye(44, 25, gaze, lid, dark=True)
        inner, outer = -24 + brow * 16, -34 - brow * 8
        heavy = 7 if woman else 13
        self.line([(-96, outer + 16), (-58, outer - 4), (-10, inner)], [2, heavy, heavy * 0.6])
        if not woman:
            self.line([(14, inner), (50, outer - 2), (90, outer + 16)], [5, 6, 0], 1.15)
        self.line([(-24, 40), (-30, 60), (-18, 74), (-4, 70)], [0, 5, 6, 0])            # nose
        ink(c, self.put(circle(-3, 66, 8, 4.5)))
        rise = -mouth * 12
        lips = self.round((-36, 104 + rise), (-14, 97), (2, 101), (18, 97), (38, 104 + rise),
            (20, 110 + (6 if woman else 0)), (2, 112 + (8 if woman else 2)),
            (-18, 110 + (6 if woman else 0)))
        if woman:
            ink(c, lips)
            self.light(self.put(blade([(-22, 112), (-2, 116), (14, 113)], [0, 5, 0])))
        self.line([(-40, 103 + rise), (0, 105), (42, 103 + rise)], [2, 7, 2])
        self.line([(-18, 125), (2, 129), (16, 124)], [0, 6, 0])
        self.line([(-44, 62), (-56, 86), (-54, 112)], [0, 3.5 if woman else 6, 0])
        self.line([(14, 168 + jaw), (34, 160), (56, 140)], [0, 6, 0], 1.15)

    def _eye(self, x: float, wide: float, gaze: float, lid: float, *, dark: bool) -> None:
        c = self.c
        white = paper(c, self.round((x - wide, 4), (x - 9, 2 - 13 * lid), (x + 11, 2 - 13 * lid),
            (x + wide, 2), (x + 8, 13), (x - 11, 13), tension=0.8))
        c.lay(self.put(circle(x + gaze * 13, 0, 10.5)), tone=0, solid=True, keep=1 - white)
        if not dark:
            paper(c, self.put(circle(x + gaze * 13 - 4, -4, 3)))
        self.line([(x - wide - 4, 4), (x, -2 - 15 * lid), (x + wide + 4, 0)], [3, 8, 3])
