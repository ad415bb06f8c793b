"""Rooms, doors and papers of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import MAN, colour, fringe, ink, paper, scrawl, strokes, toward
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("thirtieth-of-april")
def thirtieth_of_april(page: Page) -> Woodcut:
    """A street of rented rooms, and in every one the same leaf on the wall."""
    c = Woodcut(page)
    front = ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, front, 4, gap=20, length=46, width=4, seed=4, weight=np.clip((c.X - 60) / 900 + 0.1,
        0, 0.5))
    for x, wide, rows in ((344, 96, ((-26, 110), (196, 330))), (470, 58, ((16, 122), (178, 282))),
                          (552, 34, ((50, 124), (166, 248)))):
        for top, low in rows:
            slope = (x - 300) * 0.02
            pane = [(x, top), (x + wide, top + slope + 6), (x + wide, low - slope - 4), (x, low)]
            paper(c, pane, halo=4)
            _leaf(c, x + wide * 0.5, (top + low) / 2, wide * 0.3, 4, small=True)
            mid = x + wide * 0.5
            ink(c, [(mid - wide * 0.03, top - 10), (mid + wide * 0.03, top - 10),
                (mid + wide * 0.03,
                top + (low - top) * 0.16), (mid - wide * 0.03, top + (low - top) * 0.16)])
    window = [(30, -20), (300, -4), (300, 352), (30, 384)]
    room = paper(c, window, halo=6)
    strokes(c, room, 78, gap=18, length=90, width=12, tone=0, seed=6,
            weight=np.clip(1 - (c.X - 30) / 90, 0, 1))
    curtain = colour(c, curve((30, -20), (104, -16), (92, 120), (70, 250), (84, 376), (30, 384),
        tension=0.3))
    strokes(c, curtain, 92, gap=15, length=110, width=8, tone=0, seed=9)
    _leaf(c, 196, 176, 92, -5)
    ink(c, [(22, -20), (36, -20), (36, 392), (22, 392)], [(296, -10), (310, -10), (310, 360), (296,
        360)])
    paper(c, [(10, 384), (314, 352), (326, 372), (10, 408)], halo=5)
    paper(c, [(330, 450), (380, 392), (470, 380), (520, 450)])
    fringe(c, [(330, 450), (380, 392), (470, 380), (520, 450)], (0, -12), gap=12, width=10, tone=0)
    man = moved(MAN, 424, 436, 104)
    ink(c, man, halo=-4)
    return c


def _leaf(c: Woodcut, x: float, y: float, size: float, turn: float, *, small: bool = False) -> None:
    """A calendar: a bar, a number, and a ring that somebody drew round it twice."""
    back = [(-0.86, -1.1), (0.86, -1.1), (0.86, 1.2), (-0.86, 1.2)]
    ink(c, moved(back, x, y, size, turn))
    paper(c, moved([(-0.78, -0.74), (0.78, -0.74), (0.78, 1.1), (-0.78, 1.1)], x, y, size, turn))
    for points in (((-0.5, -0.2), (-0.36, -0.4), (-0.12, -0.36), (-0.1, -0.12), (-0.3, 0.06)),
                   ((-0.3, 0.06), (-0.06, 0.14), (-0.06, 0.46), (-0.3, 0.56), (-0.52, 0.42))):
        ink(c, moved(blade(points, [0.1, 0.16, 0.2, 0.16, 0.08]), x, y, size, turn))
    ink(c, moved(circle(0.3, 0.08, 0.26, 0.48), x, y, size, turn))
    paper(c, moved(circle(0.3, 0.08, 0.1, 0.34), x, y, size, turn))
    for k in range(0 if small else 2):
        ink(c, moved([(-0.5, 0.8 + k * 0.14), (0.5 - k * 0.3, 0.8 + k * 0.14), (0.5 - k * 0.3,
            0.86 + k * 0.14), (-0.5, 0.86 + k * 0.14)], x, y, size, turn))
    for k, grow in enumerate((1.0,) if small else (0.96, 1.1, 1.04)):
        ring = [(math.cos(a) * 0.8 * grow + 0.04 * k - 0.02,
            0.1 - 0.05 * k + math.sin(a) * 0.62 * grow
                 + 0.08 * math.cos(a)) for a in np.linspace(-1.2 + k, 4.6 + k, 18)]
        stroke = [0.02, *([0.2] * 16), 0.02] if small else [0.02, *([0.075] * 16), 0.02]
        colour(c, moved(blade(ring, stroke), x, y, size, turn))


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


def _small_skull(c: Woodcut, x: float, y: float, s: float, turn: float) -> None:
    """A child's: all brow."""
    def put(*shapes: object) -> list[object]:
        return [moved(shape, x, y, s, turn) for shape in shapes]  # type: ignore[arg-type]
    dome = curve((-0.9, 0.1), (-0.96, -0.5), (-0.5, -1.0), (0.2, -1.06), (0.84, -0.7), (0.94, -0.1),
                 (0.6, 0.36), (0.4, 0.76), (-0.2, 0.8), (-0.5, 0.46), tension=0.7)
    c.lit(*put(dome), towards=(0.8, -0.6), reach=s * 1.5, hard=2.2, halo=6)
    ink(c, *put(circle(-0.34, 0.02, 0.26, 0.24), circle(0.38, 0.0, 0.24, 0.24), [(0.0, 0.26), (0.1,
        0.26),
        (0.06, 0.42)]))
    for k in range(4):
        dx = -0.16 + k * 0.14
        ink(c, *put([(dx, 0.56), (dx + 0.04, 0.56), (dx + 0.04, 0.8), (dx, 0.8)]))
