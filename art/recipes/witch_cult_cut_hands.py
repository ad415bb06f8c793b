"""Relics and evidence of The Witch Cult Murders: a thing, the hand at it, the shadow it throws."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import MAN, around, colour, ink, paper, strokes, toward
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
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


@art("coroners-table")
def coroners_table(page: Page) -> Woodcut:
    """It went in at the ribs. It left by the feet, on little hands."""
    c = Woodcut(page)
    cone = paper(c, [(236, 52), (352, 52), (500, 250), (90, 250)])
    strokes(c, cone, toward(294, 0), gap=15, length=80, width=9, tone=0, seed=3,
            weight=np.clip(np.abs(c.X - 294) / (40 + c.Y * 0.5) - 0.3, 0, 1))
    floor = colour(c, [(-10, 330), (610, 322), (610, 450), (-10, 450)])
    strokes(c, floor, 1, gap=16, length=90, width=10, tone=0, seed=9,
        weight=np.clip((c.Y - 330) / 110, 0.1, 1))
    coroner = moved(MAN, 470, 420, 400)
    ink(c, coroner, halo=-3)
    c.lit(coroner, towards=(-1, -0.2), reach=22, hard=1.2)
    ink(c, [(286, -10), (302, -10), (302, 30), (286, 30)])
    c.shine(paper(c, curve((218, 62), (238, 34), (270, 22), (318, 22), (350, 34), (370, 62),
                           tension=0.4), halo=5))
    ink(c, curve((218, 60), (238, 30), (270, 18), (318, 18), (350, 30), (370, 60), (350, 48),
                 (240, 48), tension=0.4))
    body = curve((56, 262), (70, 226), (100, 210), (128, 224), (150, 226), (190, 196), (236, 188),
                 (280, 206), (330, 222), (390, 226), (440, 222), (470, 236), (486, 262),
                     tension=0.6)
    sheet = [(40, 256), (500, 256), (530, 300), (520, 420), (470, 392), (420, 424), (360, 396),
             (300, 430), (240, 400), (180, 430), (120, 396), (70, 424), (24, 398), (20, 300)]
    cloth = paper(c, body, curve(*sheet, tension=0.25), halo=7)
    strokes(c, cloth, lambda x, y: 88 + (x - 270) * 0.02, gap=19, length=80, width=11, tone=0,
            seed=8, weight=np.clip((c.Y - 292) / 50, 0, 0.9))
    c.gouge([(40, 274), (270, 280), (510, 272)], 7, tone=0)
    for fold in ([(150, 232), (180, 246), (240, 258)], [(330, 226), (300, 244), (250, 256)],
                 [(400, 230), (420, 246), (470, 252)]):
        c.gouge(fold, 6, tone=0)
    for x, y in ((530, 232), (496, 236)):  # bare feet, toes up
        foot = curve((-52, 30), (-34, 6), (-22, -26), (-16, -52), (0, -62), (12, -54), (12, -34),
            (6, -6), (14, 18),
                     (18, 34), tension=0.6)
        c.lit(moved(foot, x, y, 1.1, 2), towards=(-0.8, -0.6), reach=44, hard=1.9, halo=7)
        for k in range(3):
            c.gouge([(x - 14 + k * 8, y - 66 + k * 2), (x - 11 + k * 8, y - 58), (x - 12 + k * 8,
                y - 48)], 3.5, tone=0)
    c.gouge([(506, 186), (528, 206), (548, 236)], 4)
    colour(c, moved([(-13, -4), (13, -4), (13, 34), (-13, 34)], 550, 244, 1, -14), halo=5)
    wound = c.rough(curve((186, 222), (212, 198), (252, 200), (274, 224), (250, 242), (206, 240),
                          tension=0.6), 4, step=12)
    colour(c, wound, halo=4)
    ink(c, c.rough(circle(230, 222, 24, 12), 3, step=9))
    colour(c, blade([(226, 236), (230, 280), (222, 340)], [26, 18, 0]),
           blade([(252, 236), (256, 268), (254, 300)], [14, 9, 0]))
    for x, y, size, turn in ((270, 300, 15, 180), (304, 334, 17, 160), (278, 372, 19, 190),
            (330, 398, 22, 150), (300, 428, 22, 178)):
        _small_hand(c, x, y, size, turn)
    return c


def _small_hand(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """The print of a rat's palm, which is a child's."""
    palm = curve((-0.5, 0.5), (-0.6, -0.2), (0, -0.5), (0.6, -0.2), (0.5, 0.5))
    fingers = [blade([(dx * 0.5, -0.3), (dx * 0.8, -0.9), (dx, -1.5 + abs(dx) * 0.4)], [0.4, 0.4,
        0.2])
               for dx in (-0.9, -0.3, 0.3, 0.9)]
    thumb = blade([(-0.4, 0.3), (-1.0, 0.0), (-1.3, -0.4)], [0.4, 0.4, 0.2])
    colour(c, *(moved(shape, x, y, size, turn) for shape in (palm, *fingers, thumb)))
