"""Relics and evidence of The Witch Cult Murders: a thing, the hand at it, the shadow it throws."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import around, colour, ink, paper, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("etched-bowl")
def etched_bowl(page: Page) -> Woodcut:
    """A small hand over the rim, and marks that say how much is wanted."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 300), (-10, 300)])
    strokes(c, wall, -28, gap=15, length=90, width=12, tone=0, seed=3,
            weight=np.clip((c.X + c.Y * 0.4) / 420 - 0.6, 0, 1))
    altar = colour(c, [(-10, 318), (610, 296), (610, 450), (-10, 450)])
    strokes(c, altar, -2, gap=17, length=110, width=11, tone=0, seed=9,
            weight=np.clip((c.Y - 310) / 100, 0.1, 1))
    # the shadow of the knife on the wall says who waits
    ink(c, blade([(-30, 190), (40, 130), (96, 84), (130, 50)], [90, 74, 56, 40]))
    ink(c, curve((112, 60), (126, 30), (160, 22), (176, 44), (160, 74), (130, 82)))
    ink(c, blade([(150, 54), (190, 80), (240, 84), (296, 60)], [16, 40, 32, 0]),
        blade([(166, 30), (156, 60), (138, 88)], [12, 14, 12]))
    cx, cy = 262, 262
    outer = curve((cx - 190, cy - 10), (cx - 176, cy + 70), (cx - 110, cy + 140), (cx, cy + 168),
                  (cx + 110, cy + 140), (cx + 176, cy + 70), (cx + 190, cy - 10), tension=0.7)
    body = c.lit(outer, towards=(-1, -0.2), reach=90, hard=1.2, halo=8)
    strokes(c, body, around(cx, cy - 120), gap=14, length=60, width=5, seed=5,
            weight=np.clip(1 - (c.X - cx + 150) / 260, 0, 0.7))
    rim, inside = circle(cx, cy, 192, 66), circle(cx, cy + 4, 178, 57)
    paper(c, rim, halo=6)
    hollow = ink(c, inside)
    for row, (dy, wide) in enumerate(((16, 172), (34, 164), (50, 150))):
        for k in range(13):
            a = math.pi * (1.06 + 0.88 * k / 12)
            x, y = cx + math.cos(a) * wide, cy + 8 + math.sin(a) * 52 + dy
            _glyph(c, x, y, 7 + row, k + row * 5)
    blood = colour(c, circle(cx, cy + 44, 150, 38), keep=1 - hollow)
    c.gouge([(cx - 120, cy + 40), (cx - 60, cy + 18), (cx + 20, cy + 12)], 7, within=blood)
    strokes(c, blood, 0, gap=14, length=60, width=5, tone=0, seed=2,
            weight=np.clip((c.Y - cy - 30) / 40, 0, 0.7))
    sleeve = curve((420, 40), (520, 60), (640, 20), (640, 150), (520, 150), (430, 116), tension=0.5)
    paper(c, sleeve, halo=8)
    strokes(c, c.mask(sleeve), 12, gap=16, length=60, width=6, tone=0,
            weight=np.clip((c.Y - 70) / 70, 0, 0.8))
    arm = blade([(450, 76), (396, 96), (352, 130)], [58, 46, 36])
    c.lit(arm, towards=(-0.8, -1), reach=44, hard=1.6, halo=7)
    hand(c, "open", 360, 122, 46, turn=214, towards=(-1, -0.5), lean=0.95)
    colour(c, blade([(398, 84), (378, 108), (352, 150), (338, 190)], [5, 9, 8, 5]), halo=3)
    for y, size in ((222, 7), (256, 11)):
        colour(c, curve((334, y - size * 1.6), (334 + size, y), (334, y + size), (334 - size, y)),
               halo=3)
    return c


def _glyph(c: Woodcut, x: float, y: float, size: float, kind: int) -> None:
    """One of four marks, cut and forgotten."""
    forms: tuple[list[list[Point]], ...] = (
        [[(-1, -1), (0, 0), (1, -1)], [(0, 0), (0, 0.6), (0, 1.2)]],
        [[(-0.8, 1), (0, -1), (0.8, 1)]],
        [[(-1, 0), (0, -0.9), (1, 0)], [(-1, 0.9), (0, 0.2), (1, 0.9)]],
        [[(0, -1.2), (0, 0), (0, 1.2)], [(-0.9, 0.3), (0, -0.2), (0.9, 0.3)]],
    )
    for line in forms[kind % 4]:
        c.gouge([(x + px * size, y + py * size) for px, py in line], 3.6, ends=(0.7, 0.7))
