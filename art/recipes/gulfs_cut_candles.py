"""What burns down: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, away, limb, near, quad, strokes
from art.kit.woodcut import Point, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("tallow-faces")
def tallow_faces(page: Page) -> Woodcut:
    """They lean out from behind the stones and wait, each by the light of its own wick."""
    c = Woodcut(page)
    ground = c.mask(box(0, 250, 600, 440))
    strokes(c, ground, along(0), cell=16, length=70, width=6, seed=4,
        weight=lambda x, y: max(0.0, 0.9 - abs(x - 250) / 330))
    for lx, ly, reach in ((198, 74, 300), (462, 60, 130), (50, 150, 70)):
        strokes(c, box(0, 0, 600, 300), away(lx, ly), cell=13, length=60, width=8, accent=1.0,
            seed=6, weight=near(lx, ly, reach, reach * 0.25))
    _tallow(c, 462, 150, 54, 6)
    _stone(c, 540, 330, 62, 170)
    _tallow(c, 52, 212, 36, -8)
    _stone(c, 24, 330, 44, 96)
    _tallow(c, 206, 232, 98, -5)
    _stone(c, 420, 480, 126, 262)
    fingers(c, [([(322, 330 + k * 27), (300, 322 + k * 27), (280, 334 + k * 28), (284,
        360 + k * 27)], (25, 26, 23, 14)) for k in range(4)],
        0, 0, 1, halo=5, shade=0.25)
    return c


def _stone(c: Woodcut, x: float, y: float, half: float, tall: float) -> None:
    """A tombstone on (x, y), lit from the left."""
    shape = curve((x - half, y), (x - half, y - tall * 0.7), (x - half * 0.7, y - tall * 0.92),
        (x, y - tall), (x + half * 0.7, y - tall *
        0.92), (x + half, y - tall * 0.7), (x + half, y), tension=0.5)
    ink(c, shape, halo=7)
    inside = c.mask(shape)
    edge = x - half
    strokes(c, inside, lambda px, py: math.radians(8), cell=13, length=half * 0.6, width=7, seed=8,
        weight=lambda px, py: max(0.0, 1.15 - (px - edge) / (half * 0.7) - max(0.0,
            (y - tall * 0.25 - py) / -tall)))
    cx, cy = x + half * 0.2, y - tall * 0.58
    paper(c, box(cx - half * 0.1, cy - half * 0.4, cx + half * 0.1, cy + half * 0.6),
        box(cx - half * 0.36, cy - half * 0.16, cx + half * 0.36,
        cy + half * 0.03))


def _tallow(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """A face of candle grease, 2 high, with its wick alight."""
    def put(*points: Point, tension: float = 0.7) -> skia.Path:
        return moved(curve(*points, tension=tension), x, y, size, turn)

    ink(c, put((-0.95, 2.2), (-0.9, 0.4), (-0.86, -0.6), (-0.5, -1.12), (0.5, -1.12), (0.9, -0.5),
        (0.96, 0.5), (1.0, 2.2)))
    wax = paper(c, put((-0.56, -0.9), (-0.3, -1.0), (0, -0.92), (0.3, -1.02), (0.56, -0.88),
        (0.62, -0.3), (0.58, 0.2), (0.68, 0.7), (0.64,
        1.24), (0.53, 0.8), (0.37, 0.9), (0.31, 1.6), (0.19, 0.95), (0, 1.05), (-0.07, 1.76),
            (-0.16, 1.0), (-0.34, 0.95), (-0.42, 1.4),
        (-0.52, 0.8), (-0.64, 0.2), (-0.62, -0.3), tension=0.8), halo=size * 0.05)
    strokes(c, wax, lambda px, py: math.radians(88 + turn), cell=max(8, size * 0.14),
        length=size * 0.5, width=max(4, size * 0.06), tone=0,
        seed=5, weight=lambda px, py: max(0.0, (px - x) / size * 1.5 - 0.25))
    for side in (-1, 1):
        droop = 0.52 if side < 0 else 0.36
        ink(c, put((side * 0.44, -0.2), (side * 0.24, -0.34), (side * 0.07, -0.16), (side * 0.12,
            0.12), (side * 0.2, droop), (side * 0.29,
            0.14), (side * 0.42, 0.06)))
        ink(c, put((side * 0.5, -0.42), (side * 0.28, -0.52), (side * 0.06, -0.36), (side * 0.26,
            -0.44), tension=0.6))
    ink(c, put((-0.22, 0.62), (0, 0.5), (0.22, 0.6), (0.18, 0.8), (0.11, 1.04), (0.02, 0.84),
        (-0.14, 0.86)),
        put((-0.07, 0.2), (-0.02, 0.36), (-0.1, 0.36)), put((0.07, 0.2), (0.1, 0.36), (0.02, 0.36)))
    ink(c, moved(blade([(0, -0.9), (0.02, -1.06), (0, -1.18)], (0.08, 0.07, 0.05)), x, y, size,
        turn))
    flame = put((0, -1.06), (-0.3, -1.32), (-0.12, -1.62), (0.02, -2.06), (0.24, -1.6), (0.31,
        -1.3), tension=0.8)
    c.shine(c.lay(flame, tone=1.25, solid=True, halo=size * 0.06))
    c.shine(c.lay(put((0, -1.1), (-0.12, -1.26), (0.01, -1.54), (0.13, -1.24), tension=0.8),
        tone=1.25, accent=1.0, solid=True))


@art("aurora-borealis")
def aurora_borealis(page: Page) -> Woodcut:
    """Violet curtains over Rhode Island; at midnight, in a heat wave,
        one can read the small print."""
    c = Woodcut(page)
    random = np.random.default_rng(7)
    for base, swing, tall, step, phase in ((84, 24, 120, 9.0, 0.4), (206, 34, 104, 10.0, 2.2)):
        edge: list[Point] = []
        x = -20.0
        while x < 630:
            y = base + math.sin(x / 82 + phase) * swing + math.sin(x / 31 + phase) * 8
            far = tall * (0.45 + 0.55 * abs(math.sin(x / 57 + phase * 2))) * random.uniform(0.7,
                1.1)
            lean = math.cos(x / 82 + phase) * 26
            c.shine(c.lay(blade([(x, y + 4), (x + lean * 0.4, y - far * 0.4), (x + lean,
                y - far)], (8.4, 6.0, 0)), tone=1.2,
                accent=1.0, solid=True))
            edge.append((x, y))
            x += step
        c.shine(c.lay(blade(edge, [9.0] * len(edge)), tone=1.25, solid=True))
    roofs = [(-10, 460), (-10, 250), (30, 250), (30, 226), (52, 226), (52, 262), (104, 262), (130,
        236), (156, 262), (196, 262), (196, 240),
        (236, 240), (236, 268), (372, 268), (372, 244), (384, 200), (396, 244), (396, 262), (452,
            262), (452, 236), (500, 236), (500, 216),
        (516, 216), (516, 256), (610, 256), (610, 460)]
    ink(c, roofs, halo=-5)
    sheet = quad((150, 236), (300, 262), (304, 450), (140, 436))
    right = quad((300, 262), (446, 228), (462, 430), (304, 450))
    for at in (sheet, right):
        paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], halo=6)
        for k in range(8):
            v = 0.2 + k * 0.1
            ink(c, blade([at(0.1, v), at(0.5, v), at(0.9 if k % 3 else 0.7, v)], (4, 5, 3)))
    ink(c, [sheet(0.1, 0.05), sheet(0.9, 0.05), sheet(0.9, 0.13), sheet(0.1, 0.13)])
    ink(c, [right(0.5, 0.16), right(0.92, 0.16), right(0.92, 0.52), right(0.5, 0.52)])
    ink(c, curve((150, 480), (170, 420), (230, 388), (268, 380), (332, 380), (370, 388), (430,
        420), (450, 480), tension=0.5), halo=-6)
    ink(c, curve((262, 392), (254, 350), (262, 330), (338, 330), (346, 350), (338, 392),
        tension=0.5), halo=-5)
    ink(c, curve((218, 344), (256, 330), (262, 292), (280, 276), (300, 284), (320, 276), (338,
        292), (344, 330), (384, 342), (344, 356), (300,
        360), (256, 356), tension=0.5), halo=-6)  # his straw hat, from behind
    colour(c, curve((258, 326), (300, 334), (342, 326), (344, 338), (300, 348), (256, 338),
        tension=0.5))
    for side, edge in ((-1, 146), (1, 456)):
        ink(c, limb([(300 + side * 150, 450), (edge + side * 18, 400)], (60, 40)), halo=-4)
        fingers(c, [([(edge + side * 14, 340 + k * 17), (edge - side * 4, 338 + k * 17),
            (edge - side * 20, 342 + k * 17)], (18, 17, 13)) for k
            in range(4)], 0, 0, 1, halo=4, shade=0.0)
    return c
