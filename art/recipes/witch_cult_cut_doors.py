"""Rooms, doors and papers of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import MAN, colour, fringe, ink, paper, scrawl, strokes, toward
from art.kit.cut_strokes import cast
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


@art("witch-house")
def witch_house(page: Page) -> Woodcut:
    """It leans over the street like a drunk with a secret; one window is awake."""
    c = Woodcut(page)
    sky = colour(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, sky, lambda x, y: -24 + 12 * math.sin(x / 90 + y / 70), gap=17, length=130,
        width=14, tone=0, seed=4,
            weight=np.clip(1.1 - (c.X * 0.3 + c.Y) / 330, 0, 1))
    for x, top, wide in ((-30, 250, 92), (62, 286, 64)):  # the other side of the street
        ink(c, [(x, 452), (x, top + 40), (x + wide / 2, top), (x + wide, top + 40), (x + wide,
            452)])
    street = paper(c, [(60, 452), (120, 404), (300, 398), (330, 452)])
    strokes(c, street, 2, gap=14, length=60, width=9, tone=0, seed=6,
        weight=np.clip((c.Y - 404) / 60, 0, 0.8))
    wall = ink(c, [(272, 456), (236, 262), (182, 246), (196, 140), (276, 26), (352, 150), (372,
        272), (366, 456)])
    side = ink(c, [(366, 456), (372, 272), (352, 150), (276, 26), (420, 6), (540, 120), (610, 232),
        (610, 456)],
               [(430, 40), (424, -20), (476, -20), (488, 80)])
    slates = c.mask([(276, 26), (420, 6), (540, 120), (612, 236), (380, 276), (352, 150)])
    for k in range(7):  # courses of shingles down the gambrel
        t = k / 6
        ax, ay = (276 + 100 * t, 30 + 236 * t)
        bx, by = (424 + 190 * t, 10 + 222 * t)
        fringe(c, [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - 6), (bx, by)], (10, 22), gap=15,
            width=8, tone=1.1, seed=k,
               within=slates * side)
    for k in range(12):  # clapboards, lit from the street lamp
        y = 60 + k * 34
        c.gouge([(150, y + 16), (270, y + 4), (372, y - 2)], 4, within=wall, ends=(0.9, 0.1))
    for line in ([(182, 248), (240, 264), (374, 274)], [(276, 28), (196, 140), (182, 246)], [(276,
        28), (352, 150), (372, 272)]):
        c.gouge(line, 7, ends=(0.8, 0.5))
    window = [(226, 138), (302, 128), (318, 226), (232, 232)]
    glass = paper(c, window, halo=9)
    crone = curve((246, 234), (250, 200), (244, 188), (234, 186), (248, 172), (258, 160), (280,
        162), (292, 184), (304, 232),
                  tension=0.5)
    ink(c, crone, [(266, 128), (272, 128), (280, 232), (274, 232)], [(226, 182), (312, 174), (312,
        180), (226, 189)],
        keep=1 - glass)
    ink(c, curve((220, 246), (228, 234), (246, 230), (262, 240), (260, 250)), blade([(258, 246),
        (280, 250), (292, 268)],
        [6, 5, 0]), halo=-3)
    for x, y in ((278, 312), (322, 310), (410, 318), (480, 318), (548, 318)):
        pane = [(x, y), (x + 26, y - 2), (x + 28, y + 48), (x + 2, y + 50)]
        ink(c, pane, halo=-3)
        for k in range(2):  # boarded
            c.gouge([(x - 4, y + 14 + k * 22), (x + 14, y + 9 + k * 22), (x + 32, y + 6 + k * 22)],
                6, ends=(0.8, 0.8))
    ink(c, [(306, 456), (302, 384), (344, 382), (350, 456)], halo=-4)
    ink(c, blade([(142, 452), (140, 370), (140, 296)], [10, 7, 6]), [(126, 268), (156, 268), (150,
        300), (132, 300)])
    c.shine(paper(c, [(132, 274), (150, 274), (146, 296), (136, 296)]))
    man = moved(MAN, 204, 440, 84)
    ink(c, cast(man, 440, 1.1, 0.12))
    ink(c, man)
    return c


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


@art("bones-behind-the-lath")
def bones_behind_the_lath(page: Page) -> Woodcut:
    """One board is off. The lantern shows a small hand, and a ribbon that is not old."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    for k in range(8):  # lath, a little askew
        y = -6 + k * 60
        ink(c, [(-10, y + 46), (610, y + 38 + (k % 3) * 5), (610, y + 50 + (k % 3) * 4), (-10,
            y + 56)])
    strokes(c, wall, 1, gap=14, length=90, width=8, tone=0, seed=5,
            weight=np.clip(np.hypot(c.X - 290, (c.Y - 220) * 1.3) / 260 - 0.4, 0, 1))
    torn = [c.rough([(-10, -10), (84, -10), (60, 70), (92, 150), (50, 250), (80, 340), (40, 460),
        (-10, 460)], 4, step=20),
            c.rough([(530, -10), (610, -10), (610, 300), (560, 250), (580, 160), (540, 80)], 4,
                step=20)]
    flock = colour(c, *torn, halo=6)
    strokes(c, flock, 62, gap=22, length=26, width=9, tone=0, seed=8)
    hole = c.rough([(110, 110), (200, 88), (330, 98), (470, 84), (500, 150), (470, 190), (506, 262),
                    (470, 330), (330, 318), (220, 336), (130, 312), (150, 240), (100, 190)], 5,
                        step=22)
    dark = ink(c, hole, halo=8)
    _small_skull(c, 226, 190, 54, -14)
    _small_skull(c, 396, 262, 34, 24)
    for k in range(5):
        x = 262 + k * 20
        paper(c, blade([(x, 232), (x + 16, 256), (x + 6, 292)], [5, 9, 4]), halo=4, keep=1 - dark)
    paper(c, blade([(250, 236), (310, 232), (368, 240)], [12, 9, 11]), halo=4)
    arm = [(330, 250), (380, 300), (366, 352), (352, 392)]
    paper(c, blade(arm[:2], [14, 12]), blade(arm[1:3], [12, 11]), halo=5)
    for k in range(4):
        tip = [(366, 350), (346 + k * 14, 372), (340 + k * 17, 404 - abs(k - 1) * 6)]
        paper(c, blade(tip, [9, 9, 4]), halo=4)
    bow = [curve((4, -4), (42, -36), (58, -10), (36, 10)), curve((0, 0), (-40, -24), (-50, 0),
           (-28, 18)), blade([(2, 2), (30, 50), (20, 96)], [12, 22, 6]), blade([(-2, 4), (-24, 44),
           (-14, 80)], [12, 18, 6])]
    colour(c, *(moved(part, 200, 134, 0.7, -10) for part in bow), halo=5)
    ink(c, circle(200, 134, 5))
    board = moved([(-200, -24), (190, -30), (204, 22), (-196, 26)], 420, 396, 1, -17)
    plank = paper(c, board, halo=10)
    strokes(c, plank, -16, gap=11, length=80, width=6, tone=0, seed=9)
    for x, y in ((262, 434), (566, 344)):
        ink(c, circle(x, y, 7))
        c.lay(blade([(x, y), (x + 8, y - 16), (x + 4, y - 34)], [6, 5, 0]), tone=0, solid=True,
            halo=-3)
    bar = blade([(610, 120), (540, 132), (496, 150), (474, 142)], [26, 24, 20, 12])
    c.lit(bar, towards=(-0.4, -1), reach=12, hard=1.4, halo=8)
    return c


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
