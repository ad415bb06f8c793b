"""The covers of the dossiers of Cases 2 and 3, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import mansion
from art.kit.cut_creatures import three_lobed_eye
from art.kit.cut_grips import wrapped
from art.kit.cut_light import colour, ink, paper, strokes, toward
from art.kit.cut_relief import Grip, Relief, Turn, hand
from art.kit.cut_strokes import limb
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
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
    """He holds the stone up to see by, and it sees him."""
    c = Woodcut(page)
    sky = colour(c, WHOLE)
    strokes(c, sky, toward(300, 200), gap=22, length=110, width=15, tone=0, seed=5,
            weight=np.clip(np.hypot(c.X - 300, (c.Y - 200) * 1.2) / 230 - 0.8, 0, 1))
    for side in (-1, 1):                                        # wings from edge to edge
        wing = curve(*((300 + side * x, y) for x, y in ((0, 96), (60, 20), (150, -10), (320, -20),
            (330, 190), (286, 138), (262, 236), (214, 166), (186, 268), (142, 178), (104, 236),
                (60, 150), (0, 150))), tension=0.25)
        ink(c, wing)
        for a, b in (((60, 40), (262, 232)), ((60, 40), (186, 264)), ((60, 40), (322, 180)),
            ((50, 60), (104, 230))):
            c.gouge([(300 + side * a[0], a[1]), (300 + side * (a[0] + b[0]) / 2,
                (a[1] + b[1]) / 2 - 14), (300 + side * b[0], b[1])], 6, accent=1.0, tone=1.2)
    three_lobed_eye(c, 300, 74, 46, burning=False)
    glow = c.mask(circle(300, 238, 150, 120))
    strokes(c, glow, toward(300, 238), gap=9, length=56, width=7, seed=4,
        weight=np.clip(1.5 - np.hypot(c.X - 300, c.Y - 238) / 100, 0, 1))
    stone = [(300, 176), (346, 196), (362, 238), (338, 282), (300, 296), (262, 282), (238, 238),
        (254, 196)]
    c.lay(stone, tone=0, halo=8)
    inner = [(292, 204), (326, 218), (328, 252), (296, 268), (268, 244), (268, 216)]
    for k in range(8):
        a, b = stone[k], stone[(k + 1) % 8]
        near = [inner[round(j * 0.75) % 6] for j in (k, k + 1)]
        (colour if k % 2 else paper)(c, [a, b, near[1], near[0]])
    paper(c, inner)
    colour(c, [inner[0], inner[1], inner[2], (298, 236)])
    for k in range(8):
        c.gouge([stone[k], inner[round(k * 0.75) % 6]], 4, tone=0, ends=(1, 1))
    for k in range(6):
        c.gouge([inner[k], inner[(k + 1) % 6]], 4, tone=0, ends=(1, 1))
    c.gouge([inner[0], (298, 236), inner[2]], 4, tone=0, ends=(1, 1))
    for side in (-1, 1):
        arm = limb([(300 + side * 150, 470), (300 + side * 122, 370), (300 + side * 84, 282)],
            [110, 84, 56])
        c.lit(arm, towards=(-side * 0.6, -1), reach=18, hard=1.2, halo=7)
        wrapped(c, 300 + side * 64, 252, 30, turn=-side * 70 + 180 * (side < 0), flip=side > 0,
            halo=6, thumb=False)
    head_ = curve((236, 460), (236, 388), (250, 350), (300, 338), (350, 350), (364, 388),
        (364, 460), tension=0.6)
    c.lit(head_, towards=(0, -1), reach=14, hard=1.1, halo=6)
    crown = curve((228, 396), (238, 336), (262, 314), (286, 322), (300, 330), (316, 320),
        (342, 314), (364, 338), (372, 396), tension=0.5)
    c.lit(crown, towards=(0, -1), reach=24, hard=1.1, halo=7)
    colour(c, curve((229, 392), (233, 370), (300, 384), (368, 370), (371, 392), (300, 406),
        tension=0.4))
    brim = curve((168, 404), (230, 388), (300, 404), (372, 388), (434, 400), (380, 424), (300, 432),
        (216, 426), tension=0.6)
    c.lit(brim, towards=(0, -1), reach=12, hard=1.3, halo=6)
    return c
