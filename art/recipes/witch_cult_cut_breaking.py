"""Those that came close, and had once been something else: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("unnamable")
def unnamable(page: Page) -> Woodcut:
    """They sat on the old tomb and argued whether it could exist; it broke over them like a sea."""
    c = Woodcut(page)
    colour(c, PAGE)
    strokes(c, c.mask(PAGE), along(-8), cell=34, length=120, width=10, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((150 - x) / 150 + (70 - y) / 140, 0, 0.8)))
    ink(c, curve((-20, 366), (120, 352), (300, 362), (620, 350), (620, 460), (-20, 460),
        tension=0.5))
    wave = curve((640, 470), (640, -40), (440, -30), (300, -6), (206, 44), (150, 116), (140, 160),
        (182, 142), (240, 122), (302, 134), (344, 186), (362, 262), (346, 340), (300, 392),
        (250, 420), (330, 470), tension=0.6)
    hooks = []
    for x, y, dx, dy, w in ((160, 96, -56, 74, 40), (196, 60, -84, 52, 36), (176, 138, -26, 92, 36),
        (222, 128, -14, 86, 34), (268, 122, 2, 74, 30), (240, 30, -84, 18, 30),
        (310, 140, 4, 70, 26), (296, 0, -70, -6, 24)):
        hooks.append(blade(rounded_way([(x + 20, y - 14), (x + dx * 0.55 - dy * 0.14,
            y + dy * 0.36), (x + dx, y + dy)], 5), [w, w * 0.96, w * 0.9, w * 0.8, w * 0.7,
            w * 0.58, w * 0.46, w * 0.34, w * 0.22, w * 0.1, 0]))
    mass = joined(wave, *hooks)
    ink(c, mass, halo=8)
    body = paper(c, mass)
    strokes(c, body, around(236, 262), cell=17, length=90, width=8, tone=0, seed=6,
        weight=lambda x, y: float(np.clip((math.hypot(x - 236, y - 262) - 190) / 170, 0,
        1)) * (0.35 + 0.65 * float(x > 300)))
    hollow = c.mask(curve((302, 134), (344, 186), (362, 262), (346, 340), (300, 392), (384, 380),
        (410, 270), (390, 170), (340, 120), tension=0.6))
    strokes(c, hollow * body, around(250, 250), cell=12, length=60, width=8, tone=0, seed=9,
        weight=lambda x, y: 0.8)
    for x, y, dx, dy in ((196, 92, -10, 50), (232, 66, -40, 44), (214, 124, -8, 60),
        (262, 112, 0, 52), (274, 40, -50, 26), (300, 126, 4, 46), (330, 18, -50, 10)):
        c.gouge([(x, y), (x + dx * 0.5 - dy * 0.1, y + dy * 0.4), (x + dx, y + dy)], 6, tone=0)
    for x, y, size in ((520, 300, 34), (470, 372, 24), (566, 214, 22), (430, 420, 18),
        (566, 398, 26)):
        ink(c, circle(x, y, size))
        paper(c, circle(x - size * 0.1, y - size * 0.12, size * 0.82))
        ink(c, circle(x + size * 0.12, y + size * 0.12, size * 0.72))
    _spoiled_eye(c, 424, 124)
    _doubters(c)
    return c


def _spoiled_eye(c: Woodcut, x: float, y: float) -> None:
    """The one thing on which all who saw it agree."""
    ink(c, curve((x - 84, y + 26), (x - 46, y - 36), (x + 24, y - 54), (x + 88, y - 18),
        (x + 44, y + 40), (x - 26, y + 50), tension=0.8))
    ball = paper(c, curve((x - 68, y + 22), (x - 36, y - 24), (x + 22, y - 38), (x + 72, y - 14),
        (x + 36, y + 30), (x - 24, y + 38), tension=0.8))
    colour(c, circle(x - 6, y + 2, 34), keep=1 - ball)
    ink(c, circle(x - 8, y + 3, 13, 15), keep=1 - ball)
    paper(c, circle(x + 4, y - 8, 5))
    lid = c.mask(curve((x - 84, y + 26), (x - 46, y - 36), (x + 24, y - 54), (x + 88, y - 18),
        (x + 20, y - 24), (x - 30, y - 8), tension=0.8))
    c.block.over(lid * ball, tone=0.0, accent=0.0, kind=SOLID)
    for dx, low, w in ((-50, 96, 15), (-22, 160, 20), (10, 104, 14)):
        drip = joined(blade([(x + dx, y + 34), (x + dx + 2, y + (34 + low) / 2),
            (x + dx - 2, y + low)], [w, w * 0.6, w * 0.8]),
            circle(x + dx - 2, y + low, w * 0.6, w * 0.85))
        ink(c, drip, halo=3)
        colour(c, drip)


def _doubters(c: Woodcut) -> None:
    """Two men on a table tomb; one still makes his point."""
    ink(c, [(98, 336), (300, 330), (304, 350), (94, 356)], [(112, 350), (290, 346), (286, 420),
        (118, 424)], halo=7)
    paper(c, [(98, 336), (300, 330), (304, 348), (94, 354)],
        [(114, 362), (288, 357), (284, 416), (120, 420)])
    strokes(c, c.mask([(114, 362), (288, 357), (284, 416), (120, 420)]), along(88), cell=14,
        length=40, width=7, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 200) / 60 - 0.5, 0, 1)))
    left = joined(circle(152, 254, 15, 18), curve((128, 338), (130, 290), (142, 272), (162, 272),
        (176, 290), (180, 338), tension=0.5), limb([(166, 290), (192, 298), (204, 272)],
        [15, 13, 9]), limb([(160, 330), (184, 340), (182, 396)], [20, 18, 14]),
        limb([(182, 394), (196, 398)], [13, 9]))
    right = joined(circle(246, 246, 15, 18), curve((222, 336), (226, 284), (238, 266), (258, 266),
        (272, 284), (274, 334), tension=0.5), limb([(264, 276), (286, 244), (294, 214)],
        [15, 13, 9]), limb([(232, 280), (214, 254), (218, 222)], [15, 13, 9]),
        limb([(240, 326), (222, 338), (226, 394)], [20, 18, 14]),
        limb([(226, 392), (212, 397)], [13, 9]))
    ink(c, left, right)
