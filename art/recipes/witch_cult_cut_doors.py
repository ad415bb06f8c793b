"""Rooms, doors and papers of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper, scrawl, strokes, toward
from art.kit.woodcut import Woodcut, blade, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("derbys-last-letter")
def derbys_last_letter(page: Page) -> Woodcut:
    """The hand that brings it has been three months in the ground."""
    c = Woodcut(page)
    floor = paper(c, [(-10, 450), (130, 250), (430, 250), (610, 450)])
    strokes(c, floor, toward(280, 120), gap=18, length=90, width=9, tone=0, seed=3,
            weight=np.clip(np.abs(c.X - 280) / 200 - 0.3, 0, 1))
    door = ink(c, [(40, -10), (560, -10), (560, 252), (40, 252)])
    strokes(c, door, 90, gap=19, length=90, width=5, seed=8, weight=np.full_like(c.X, 0.35))
    slot = [(150, 112), (430, 100), (434, 172), (154, 186)]
    paper(c, [(136, 98), (444, 84), (450, 186), (142, 202)], halo=7)
    colour(c, slot)
    ink(c, [(150, 112), (430, 100), (431, 118), (151, 130)])
    letter = moved([(-92, -60), (92, -60), (92, 150), (-92, 150)], 268, 250, 1, -11)
    sheet = paper(c, letter, halo=9)
    for k in range(6):
        y = 216 + k * 30
        if k < 2:
            scrawl(c, (200 + k * 5, y + 14), (340 + k * 5, y - 12), 10, seed=k + 2, width=5)
        else:  # after that it is just a hand
            long = 150 - k * 12
            points = [(206 + k * 6 + t * long / 9,
                y + 12 - t * 2.6 + (8 + 2 * k) * math.sin(t * 2.6 + k))
                      for t in range(10)]
            c.lay(blade(points, [2, *([7 + k] * 8), 0]), tone=1.15, accent=1.0, solid=True,
                keep=1 - sheet)
    for k in range(4):
        _finger_bone(c, 206 + k * 46, 128 - k * 2, 1.0 - abs(k - 1.5) * 0.08, 8 - k * 5)
    colour(c, blade([(366, 190), (374, 260), (368, 320)], [14, 9, 0]), blade([(172, 196), (168,
        240),
        (172, 270)], [10, 7, 0]))
    return c


def _finger_bone(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """Three bones with their joints, rags of skin between."""
    for top, low in ((-22, 34), (38, 78), (82, 110)):
        bone = blade([(0, top), (0, top + 8), (0, (top + low) / 2), (0, low - 7), (0, low)],
                     [16, 24, 13, 20, 12])
        paper(c, moved(bone, x, y, size, turn), halo=6)
        c.gouge([(x - 3, y + (top + 10) * size), (x - 2, y + (top + low) / 2 * size), (x - 3,
            y + (low - 8) * size)], 4, tone=0)
    ink(c, moved(blade([(9, 20), (18, 44), (12, 66)], [0, 12, 0]), x, y, size, turn))
