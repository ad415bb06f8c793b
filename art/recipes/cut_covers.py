"""The covers of the dossiers of Cases 2 and 3, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import mansion
from art.kit.cut_creatures import three_lobed_eye
from art.kit.cut_light import colour, ink, paper, strokes, toward
from art.kit.cut_relief import Grip, Relief, Skull, Turn, eye, fedora, hand, head
from art.kit.woodcut import Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")
WHOLE = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("cover-thunder", accent="amber")
def cover_thunder(page: Page) -> Woodcut:
    """The bolt strikes the mansion, and the ground under it lets go of what it held."""
    c = Woodcut(page)
    sky = colour(c, WHOLE)
    strokes(c, sky, toward(430, 200), gap=24, length=130, width=18, tone=0, seed=3,
            weight=np.clip(np.hypot(c.X - 430, c.Y - 190) / 190 - 0.7, 0, 1))
    ink(c, curve((-20, 330), (120, 322), (260, 300), (360, 262), (430, 250), (500, 262), (620, 310),
        (620, 460), (-20, 460), tension=0.5))
    c.lay(moved(mansion(), 446, 268, 196), tone=0)
    for x, y in ((412, 226), (444, 226), (474, 240)):
        paper(c, [(x - 6, y - 10), (x + 6, y - 10), (x + 6, y + 8), (x - 6, y + 8)])
    stem = [(470, -10), (528, -10), (470, 34), (504, 32), (440, 66), (468, 64), (406, 112), (428,
        78), (400, 80), (440, 44), (404, 46)]
    c.lay(stem, tone=0, halo=8)
    c.shine(paper(c, stem))
    light = (0.72, -0.55, 0.42)
    arm = Relief(c)
    claw = Grip(((-10, 44, 34, -20), (-14, 40, 32, -5), (-10, 44, 34, 9), (-4, 48, 36, 26)),
        ((66, 34), (52, 26), (18, 34)))
    joints = hand(arm, Turn(196, 344, 132, yaw=158, roll=-6, pitch=4, near=0.1), claw, lean=0.95,
        long=1.16, knobs=0.2, arm=1.0)
    arm.cut((0.6, -0.4, 0.62), low=0.3, full=0.62, angle=-40, halo=9, reach=60)
    for way in joints:                                          # nails
        (ax, ay, _, _), (bx, by, _, s) = way[-2], way[-1]
        far = math.hypot(bx - ax, by - ay) + 1e-6
        ux, uy = (bx - ax) / far, (by - ay) / far
        nail = blade([(bx, by), (bx + ux * 0.1 * s, by + uy * 0.1 * s), (bx + ux * 0.3 * s + 4,
            by + uy * 0.3 * s + 8)],
            [0.16 * s, 0.15 * s, 0])
        c.lay(nail, tone=0, halo=4)
        paper(c, nail)
    for k, (x, y, wide, tall) in enumerate(((110, 410, 130, 60), (300, 408, 120, 54), (206, 430,
        170, 56))):
        clod = c.rough(curve((x - wide, y + tall), (x - wide * 0.6, y - tall * 0.4), (x,
            y - tall * 0.7),
            (x + wide * 0.6, y - tall * 0.3), (x + wide,
                y + tall), tension=0.5), 4, seed=str(k), step=16)
        c.lit(clod, towards=(0.6, -0.8), reach=18, hard=1.1, halo=6)
    for x, y, r in ((70, 300, 13), (96, 246, 9), (356, 330, 12), (344, 268, 8), (60, 200, 7), (386,
        372, 9)):
        c.lit(c.rough(curve((x - r, y), (x, y - r), (x + r, y), (x, y + r)), 1.5, seed=f"{x}"),
            towards=light[:2], reach=r, hard=1.3, halo=4)
    return c


@art("cover-gulfs", accent="violet")
def cover_gulfs(page: Page) -> Woodcut:
    """He looks into the stone; what he sees stands behind him already."""
    c = Woodcut(page)
    sky = colour(c, WHOLE)
    strokes(c, sky, toward(300, 120), gap=22, length=110, width=15, tone=0, seed=5,
            weight=np.clip(np.hypot(c.X - 300, (c.Y - 120) * 1.2) / 220 - 0.9, 0, 1))
    for side in (-1, 1):                                        # wings from edge to edge
        wing = curve(*((300 + side * x, y) for x, y in ((0, 60), (60, 20), (150, -10), (320, -20),
            (330, 150), (282, 118), (262, 200), (212, 150), (184, 240), (140, 190), (110,
                280), (60, 240), (0, 300))), tension=0.25)
        ink(c, wing)
        for a, b in (((60, 40), (262, 196)), ((60, 40), (184, 236)), ((60, 40), (320, 140)),
            ((50, 60), (110, 272))):
            c.gouge([(300 + side * a[0], a[1]), (300 + side * (a[0] + b[0]) / 2,
                (a[1] + b[1]) / 2 - 14), (300 + side * b[0], b[1])], 6, accent=1.0, tone=1.2)
    three_lobed_eye(c, 300, 66, 38, burning=False)
    light = (-0.1, 0.85, 0.42)
    t = Turn(300, 258, 98, yaw=6, pitch=-6, roll=3)
    ink(c, curve((300, 120), (390, 160), (408, 280), (480, 330), (560, 460), (40, 460), (120, 330),
        (192, 280), (210, 160), tension=0.6), halo=5)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.5, jaw=0.6, gape=0.1))
    r.cut(light, low=0.18, full=0.52, angle=6)
    for side in (-1, 1):
        eye(c, t, side, lid=0.07, gaze=(0, 0.9), iris=0.05)
    fedora(c, t, (0.0, 1.0))
    stone = [(300, 370), (362, 384), (384, 420), (352, 456), (248, 456), (216, 420), (238, 384)]
    c.lay(stone, tone=0, halo=8)
    mid = (296, 412)
    for k in range(7):
        a, b = stone[k], stone[(k + 1) % 7]
        facet = [mid, a, b]
        (paper if k in (0, 2, 5) else colour)(c, facet)
        c.gouge([mid, a], 4, tone=0, ends=(1, 1))
    return c
