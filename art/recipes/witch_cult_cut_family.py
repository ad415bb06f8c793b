"""Children, brides and mirrors of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.cut_relief import Relief, Skull, Turn, beard, eye, head
from art.kit.cut_relief import hand as carved
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("ladislas-wolejko")
def ladislas_wolejko(page: Page) -> Woodcut:
    """Somebody has taken him by the hand. His ball is still rolling."""
    c = Woodcut(page)
    light = paper(c, [(-10, 450), (-10, 250), (120, 214), (610, 240), (610, 450)])
    strokes(c, light, lambda x, y: 4 + 3 * math.sin(x / 60), gap=15, length=70, width=10, tone=0,
        seed=5,
            weight=np.clip((c.X - 260) / 300, 0, 0.9) + np.clip((c.Y - 400) / 60, 0, 0.7))
    sky = colour(c, [(-10, -10), (610, -10), (610, 214), (-10, 232)])
    strokes(c, sky, -14, gap=17, length=110, width=13, tone=0, seed=9,
        weight=np.clip(1 - c.Y / 130, 0.1, 1))
    for x, wide, top in ((-20, 96, 60), (76, 84, 96), (160, 110, 40), (270, 90, 84), (360, 120,
        50)):
        ink(c, [(x, 236), (x, top + 34), (x + wide / 2, top), (x + wide, top + 34), (x + wide,
            236)])
    for x, y in ((20, 120), (112, 150), (196, 100), (232, 160), (306, 136)):  # closed shutters
        for bar in range(4):
            c.gouge([(x, y + bar * 9), (x + 12, y - 1 + bar * 9), (x + 24, y + bar * 9)], 3.6,
                ends=(0.8, 0.8))
    skirt = curve((392, -30), (372, 90), (338, 220), (318, 360), (300, 402), (420, 424), (560,
        420), (620, 400), (620, -30),
                  tension=0.5)
    mask = c.lit(skirt, towards=(-1, -0.1), reach=22, hard=1.1, halo=8)
    strokes(c, mask, lambda x, y: 98 - (x - 440) * 0.1, gap=18, length=120, width=9, seed=6,
            weight=np.clip(1 - (c.X - 360) / 190, 0, 0.85))
    ink(c, curve((150, 424), (240, 410), (420, 420), (560, 436), (400, 446), (220, 440)))
    _boy(c)
    rat = curve((346, 420), (356, 396), (384, 384), (412, 396), (420, 420))
    ink(c, rat, blade([(352, 408), (334, 402), (318, 406)], [14, 10, 0]), circle(356, 390, 7),
        blade([(414, 414), (446, 414),
        (466, 400)], [8, 6, 0]), halo=-4)
    c.shine(colour(c, [(338, 401), (346, 398), (344, 404)]))
    ball = circle(86, 356, 50)
    ink(c, circle(112, 402, 60, 10))
    red = colour(c, ball, halo=7)
    c.gouge([(40, 340), (84, 362), (132, 344)], 9, tone=0, within=red)
    strokes(c, red, 40, gap=11, length=40, width=7, tone=0, seed=3,
        weight=np.clip((c.X + c.Y - 450) / 50, 0, 1))
    c.gouge([(60, 326), (74, 316), (92, 314)], 7)
    return c


def _boy(c: Woodcut) -> None:
    """A nightshirt from behind, one arm pulled up."""
    for x in (206, 240):
        c.lit(blade([(x, 380), (x, 408), (x - 4, 424)], [20, 16, 24]), towards=(-1, -0.3),
            reach=20, hard=1.7, halo=6)
    arm = blade([(248, 262), (282, 232), (306, 188)], [28, 22, 17])
    paper(c, arm, halo=7)
    claw = blade([(400, 60), (352, 120), (316, 168)], [86, 56, 32])
    c.lit(claw, towards=(-1, -0.2), reach=20, hard=1.2, halo=8)
    hand(c, "gripping", 316, 166, 36, turn=204, towards=(-1, -0.4), lean=0.8, claw=0.5)
    gown = curve((200, 244), (232, 236), (258, 250), (266, 300), (282, 386), (240, 396), (196,
        394), (170, 384), (186, 300),
                 tension=0.4)
    cloth = paper(c, gown, halo=8)
    strokes(c, cloth, lambda x, y: 90 + (226 - x) * 0.3, gap=13, length=60, width=8, tone=0, seed=4,
            weight=np.clip((c.X - 226) / 40, 0, 0.95))
    paper(c, blade([(196, 254), (178, 292), (176, 322)], [24, 20, 15]), halo=6)
    head = curve((228, 158), (256, 168), (268, 200), (256, 236), (228, 248), (202, 236), (190,
        202), (200, 170))
    curls = c.lit(head, towards=(-1, -0.4), reach=22, hard=1.2, halo=6)
    strokes(c, curls, lambda x, y: 30 + (y - 160) * 1.2, gap=11, length=26, width=6, seed=8,
            weight=np.clip((244 - c.X) / 50, 0, 0.9))
    c.lit(circle(188, 210, 7, 11), towards=(-1, -0.3), reach=10, hard=1.8, halo=4)


@art("wrong-reflection")
def wrong_reflection(page: Page) -> Woodcut:
    """She brushes her hair; he strokes his beard."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, wall, 84, gap=16, length=110, width=13, tone=0, seed=5,
            weight=np.clip(1 - (c.X - 10) / 150, 0, 1) + np.clip((c.X - 540) / 60, 0, 1))
    frame = moved(circle(0, 0, 168, 210), 366, 178, 1, 6)
    ink(c, frame)
    c.block.over(c.mask(moved(circle(0, 0, 158, 200), 366, 178, 1, 6), stroke=7), tone=1.1, kind=2)
    glass = colour(c, moved(circle(0, 0, 146, 186), 366, 178, 1, 6))
    strokes(c, glass, 66, gap=17, length=90, width=10, tone=0, seed=6,
            weight=np.clip(np.hypot(c.X - 366, c.Y - 178) / 120 - 0.75, 0, 1))
    t = Turn(382, 146, 112, yaw=-20, pitch=3, roll=4)
    body = c.mask(curve((380, 10), (460, 50), (480, 150), (460, 250), (540, 330), (540, 460),
        (200, 460), (260, 320), (300, 250), (284, 150), (310, 50), tension=0.6))
    c.block.over(glass * body, tone=0, accent=0, kind=2)
    r = Relief(c)
    head(r, t, Skull(gaunt=1.0, nose=1.0, brow=1.0), neck=False)
    r.cut((0.8, -0.3, 0.42), low=0.18, full=0.52, angle=-16, within=glass)
    eye(c, t, 1, lid=0.045, gaze=(-0.6, 0.2))
    eye(c, t, -1, lid=0.04, gaze=(-0.6, 0.2))
    beard(c, t)
    held = Relief(c)
    carved(held, Turn(436, 366, 62, yaw=40, roll=-44, pitch=4, z=80), "limp", arm=0.6)
    held.cut((0.7, -0.6, 0.42), low=0.2, full=0.52, halo=0, within=glass)
    _brushing(c)
    return c


def _brushing(c: Woodcut) -> None:
    """A bob from behind, a bare shoulder, a brush."""
    shoulders = curve((-20, 470), (10, 390), (70, 350), (140, 338), (220, 350), (276, 400), (300,
        470), tension=0.6)
    back = c.lit(shoulders, towards=(1, -0.7), reach=70, hard=1.5, halo=9)
    strokes(c, back, 70, gap=16, length=60, width=9, tone=0, seed=3,
        weight=np.clip((150 - c.X) / 140, 0, 1))
    bob = curve((150, 150), (206, 164), (236, 220), (244, 300), (236, 350), (190, 360), (120, 358),
        (76, 342), (66, 262),
                (90, 182), tension=0.7)
    hair = c.lit(bob, towards=(1, -0.6), reach=30, hard=1.1, halo=9)
    strokes(c, hair, lambda x, y: 92 - (x - 150) * 0.2, gap=14, length=90, width=8, seed=7,
            weight=np.clip((c.X - 110) / 110, 0, 0.9))
    arm = blade([(262, 470), (290, 400), (262, 330), (236, 300)], [70, 60, 46, 34])
    c.lit(arm, towards=(1, -0.5), reach=44, hard=1.6, halo=9)
    brush = moved([(-9, 60), (9, 60), (10, 10), (20, -60), (0, -74), (-20, -60), (-10, 10)], 214,
        256, 1, -38)
    c.lit(brush, towards=(1, -0.6), reach=16, hard=1.3, halo=8)
    hand(c, "fist", 244, 306, 36, turn=-30, towards=(1, -0.5))
