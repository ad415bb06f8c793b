"""The family under the house and what it fed, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_strokes import along, away, cast, joined, limb, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("ancient-forgotten-one")
def ancient_forgotten_one(page: Page) -> Woodcut:
    """Behind the last door, older than the hill on top of it."""
    c = Woodcut(page)
    hide = curve((-20, -20), (620, -20), (620, 330), (520, 372), (380, 352), (250, 380), (110, 350),
        (-20, 372), tension=0.6)
    eye_x, eye_y = 318, 168

    def fold(x: float, y: float) -> float:
        return math.atan2((x - eye_x) * 0.55,
            -(y - eye_y)) + 0.3 * math.sin(x / 70) + 0.2 * math.sin(y / 40)

    strokes(c, hide, fold, cell=19, length=80, width=6.5, seed=4, weight=lambda x, y:
        0.95 - math.hypot((x - 250) / 1.4, y - 260) / 330)
    for k in range(4):     # lids, fold upon fold
        w, h = 172 + k * 34, 74 + k * 26
        upper = [(eye_x - w, eye_y + 8), (eye_x - w * 0.5, eye_y - h * 0.7),
            (eye_x + w * 0.1, eye_y - h * 0.86), (eye_x + w * 0.6, eye_y - h * 0.5),
            (eye_x + w, eye_y + 14)]
        lower = [(eye_x - w, eye_y + 8), (eye_x - w * 0.4, eye_y + h * 0.66),
            (eye_x + w * 0.2, eye_y + h * 0.7), (eye_x + w * 0.7, eye_y + h * 0.44),
            (eye_x + w, eye_y + 14)]
        if k:
            c.lay(blade(upper, [0, 16, 20, 14, 0]), tone=0)
            c.lay(blade(lower, [0, 14, 18, 12, 0]), tone=0)
        else:
            c.lay(curve(*upper, *lower[-2:0:-1], tension=0.8), tone=0)
    slit = curve((eye_x - 150, eye_y + 8), (eye_x - 70, eye_y - 26), (eye_x + 10, eye_y - 38),
        (eye_x + 90, eye_y - 22), (eye_x + 154, eye_y + 12), (eye_x + 80, eye_y + 46),
                 (eye_x, eye_y + 56), (eye_x - 80, eye_y + 40), tension=0.8)
    lit = c.lay(slit, tone=1.15, accent=1.0, solid=True)
    c.shine(lit)
    strokes(c, lit, away(eye_x - 20, eye_y + 4), cell=15, length=26, width=4, tone=0, seed=2,
        weight=lambda x, y: 0.9 if 26 < math.hypot(x - eye_x + 20, y - eye_y) < 80 else 0.2)
    c.lay(blade([(eye_x - 22, eye_y - 40), (eye_x - 16, eye_y - 8), (eye_x - 20, eye_y + 20),
        (eye_x - 14, eye_y + 56)], [2, 24, 26, 2]), tone=0)
    c.lay(curve((eye_x - 8, eye_y - 20), (eye_x + 4, eye_y - 22), (eye_x + 2, eye_y - 6),
        (eye_x - 6, eye_y - 6), tension=0.8), tone=1.2, solid=True)
    c.lay(curve((-20, 372), (110, 350), (250, 380), (380, 352), (520, 372), (620, 330), (620, 470),
        (-20, 470), tension=0.6), tone=0)
    c.lay(joined([(150, 470), (154, 320), (160, 312), (236, 306), (244, 470)]), tone=0)
    # the door behind him
    c.shine(c.lay([(176, 470), (178, 338), (222, 332), (226, 470)], tone=1.2, solid=True))
    c.lay([(226, 470), (222, 332), (262, 350), (268, 470)], tone=0, halo=-4)
    c.lay(moved(man_standing(), 200, 436, 88), tone=0)
    c.shine(c.lay([(178, 436), (224, 436), (330, 470), (90, 470)], tone=1.2, solid=True))
    c.lay(cast(moved(man_standing(), 200, 438, 88), 438, 0.2, 0.5), tone=0)
    return c


@art("chimney-throng")
def chimney_throng(page: Page) -> Woodcut:
    """They came from under the hearth in dead silence, shoving like commuters."""
    c = Woodcut(page)
    for row in range(7):
        y = -8 + row * 36
        for k in range(10):
            x = -60 + k * 74 + (row % 2) * 37
            c.lay([(x, y), (x + 68, y), (x + 67, y + 30), (x, y + 31)], tone=1.15, solid=True)
    strokes(c, [(-10, -10), (610, -10), (610, 250), (-10, 250)], along(10),
        cell=24, length=40, width=5, tone=0, seed=3, weight=lambda x, y: abs(x - 300) / 330)
    mouth = curve((140, 300), (144, 120), (186, 50), (300, 22), (414, 50), (456, 120), (460, 300),
        tension=0.5)
    c.lay(mouth, tone=0, halo=12)
    glow = curve((172, 300), (176, 140), (212, 80), (300, 54), (388, 80), (424, 140), (428, 300),
        tension=0.5)
    c.shine(c.lay(glow, tone=1.15, accent=1.0, solid=True))
    c.lay([(-10, 246), (150, 246), (40, 470), (-10, 470)], tone=0)
    c.lay([(610, 246), (450, 246), (560, 470), (610, 470)], tone=0)
    floor = [(150, 290), (450, 290), (620, 470), (-20, 470)]
    c.lay(floor, tone=0)
    random = np.random.default_rng(7)
    rows = [(168, 7, 44, 208, 396), (212, 6, 62, 190, 412), (264, 6, 86, 150, 450),
        (330, 5, 124, 90, 520), (420, 4, 176, 60, 560)]
    for r, (y, n, s, left, right) in enumerate(rows):
        for k in range(n):
            x = left + (right - left) * (k + 0.5) / n + random.uniform(-8, 8)
            yy = y + random.uniform(-8, 8) + (6 if k % 2 else 0)
            turn = random.uniform(-16, 16)
            back = moved(curve((-0.5, 0.6), (-0.56, 0.1), (-0.4, -0.3), (-0.1, -0.42), (0.2, -0.4),
                (0.46, -0.24), (0.56, 0.14), (0.5, 0.6), tension=0.7), x, yy, s, turn)
            c.lit(back, towards=(0.1, -1), reach=s * 0.16, hard=1.2, halo=2 + r)
            skull = moved(curve((-0.16, -0.2), (-0.2, -0.5), (-0.04, -0.66), (0.14, -0.58),
                (0.2, -0.3), (0.1, -0.04), (0.0, 0.06), (-0.1, -0.02), tension=0.8),
                x + s * 0.05, yy, s, turn)
            c.lit(skull, towards=(0.3, -1), reach=s * 0.12, hard=1.3, halo=2 + r)
            if r > 1:
                for side, lift in ((-0.07, 0.0), (0.08, 0.05)):
                    a = math.radians(turn)
                    px, py = side * s, (-0.3 + lift) * s
                    c.shine(c.lay(circle(x + s * 0.05 + px * math.cos(a) - py * math.sin(a),
                        yy + px * math.sin(a) + py * math.cos(a), s * 0.03, s * 0.018),
                        tone=1.2, accent=1.0, solid=True))
                for side in (-1, 1):
                    arm = moved(limb([(side * 0.44, 0.0), (side * 0.66, 0.3), (side * 0.5, 0.66)],
                        [0.22, 0.15, 0.1]), x, yy, s, turn)
                    c.lit(arm, towards=(0.1, -1), reach=s * 0.07, hard=1.3, halo=2 + r)
    return c
