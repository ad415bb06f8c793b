"""Who is in it and who is lost: faces of The Witch Cult Murders, carved by the light they fear."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper, strokes, toward
from art.kit.cut_relief import Relief, Skull, Turn, eye, hand, head, on
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
WHOLE = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("frank-elwood")
def frank_elwood(page: Page) -> Woodcut:
    """His candle shows him the wall, and what stands between it and the wall."""
    c = Woodcut(page)
    wall = colour(c, WHOLE)
    strokes(c, wall, toward(250, 400), gap=24, length=90, width=12, tone=0, seed=3,
        weight=np.clip(np.hypot(c.X - 250, c.Y - 330) / 200 - 1.3, 0, 1))
    rat = curve((640, 460), (640, 30), (580, 40), (530, 74), (500, 62), (492, 24), (470, 8), (450,
        26), (452, 60), (428, 84), (396, 116), (352, 150), (340, 164), (352, 176), (380, 174),
                (420, 186), (436, 214), (420, 244), (396, 262), (352, 258), (332, 266), (352,
                    274), (336, 290), (358, 288), (358, 306), (380, 290), (424, 288), (460, 262),
                    (474, 320), (450, 460), tension=0.45)
    ink(c, rat)
    colour(c, circle(440, 116, 8, 6))
    for end in ((300, 128), (290, 164), (300, 200)):
        c.gouge([(358, 164), (326, (164 + end[1]) / 2), end], 6, tone=0)
    c.lay(blade([(372, 172), (366, 190), (372, 206)], [8, 7, 0]), tone=1.15, solid=True)
    t = Turn(214, 196, 118, yaw=18, pitch=8, roll=-6)
    body = curve((214, 320), (300, 330), (360, 370), (390, 460), (30, 460), (70, 360), (140, 326),
        tension=0.5)
    ink(c, body, circle(208, 176, 92, 124))
    r = Relief(c)
    head(r, t, Skull(gaunt=0.6, gape=0.36))
    r.cut((0.35, 0.85, 0.38), low=0.2, full=0.55, angle=-8)
    eye(c, t, -1, lid=0.1, gaze=(0.7, -0.5), iris=0.045)
    eye(c, t, 1, lid=0.1, gaze=(0.7, -0.5), iris=0.045)
    hair = curve(*on(t, (-0.64, -0.1, 0.1), (-0.56, -0.5, 0.4), (-0.2, -0.6, 0.6), (0.1, -0.5,
        0.7), (0.4, -0.66, 0.5), (0.62, -0.3, 0.3), (0.74, -0.4, 0), (0.7, -0.9, 0), (0.2, -1.18,
        0), (-0.4, -1.12, 0), (-0.78, -0.7, 0), (-0.8, -0.2, 0)), tension=0.7)
    c.lit(hair, towards=(0.6, 0.7), reach=16, hard=0.9, angle=60, halo=3)
    for side in (-1, 1):
        paper(c, on(t, (0.04 * side, 1.16, 0), (0.36 * side, 1.0, 0), (0.44 * side, 1.3, 0),
            (0.06 * side, 1.34, 0)))
    candle = [(288, 330), (316, 330), (316, 460), (288, 460)]
    c.lay(candle, tone=0, halo=8)
    paper(c, candle)
    flame(c, 302, 330, 78)
    h = Relief(c)
    hand(h, Turn(330, 470, 78, yaw=200, roll=-14, pitch=-10, flip=True, z=30), "fist", arm=0.6)
    h.cut((-0.2, -0.8, 0.45), low=0.22, full=0.55, halo=7)
    return c


@art("asenath-waite")
def asenath_waite(page: Page) -> Woodcut:
    """The lit half is hers."""
    c = Woodcut(page)
    ground = paper(c, [(-10, -10), (300, -10), (250, 450), (-10, 450)])
    strokes(c, ground, lambda x, y: 70 + y * 0.05, gap=17, length=110, width=13, tone=0, seed=6,
            weight=np.clip(1 - c.X / 160, 0, 1))
    t = Turn(296, 206, 184, roll=4, pitch=2)
    bob = curve(*on(t, (-0.9, 1.0, 0), (-0.98, 0.2, 0), (-0.92, -0.6, 0), (-0.5, -1.12, 0), (0.1,
        -1.2, 0), (0.62, -1.04, 0),
        (0.94, -0.5, 0), (1.0, 0.3, 0), (0.92, 0.96, 0), (0.4, 1.5, 0), (-0.5, 1.5,
            0)), tension=0.7)
    c.lit(bob, towards=(1, -0.3), reach=26, hard=1.2, halo=9)
    (ax, ay), (bx, by) = on(t, (0, -1.4, 0.6), (0, 1.6, 0.6))
    hers = (ax + (bx - ax) * (c.Y - ay) / (by - ay) < c.X).astype(np.float32)
    old = Relief(c)
    head(old, t, Skull(gaunt=1.1, nose=0.6, brow=1.0), ears=False, neck=False)
    old.cut((-0.75, -0.3, 0.5), low=0.2, full=0.55, angle=14, accent=1.0, within=1 - hers, halo=0)
    young = Relief(c)
    head(young, t, Skull(jaw=-0.5, brow=-0.6), ears=False)
    young.cut((0.75, -0.2, 0.5), low=0.18, full=0.55, angle=-14, within=hers, halo=0)
    eye(c, t, 1, lid=0.06, gaze=(-0.5, 0))
    eye(c, t, -1, lid=0.06, gaze=(0.3, 0), accent=1.0)
    random = np.random.default_rng(4)
    jaw = curve(*on(t, (0, 0.33, 0.7), (-0.24, 0.36, 0.64), (-0.56, 0.1, 0.2), (-0.66, 0.6, 0),
        (-0.5, 1.1, 0.1), (-0.2, 1.5, 0.2), (0, 1.5, 0.3)), tension=0.5)
    ink(c, jaw)
    for k in range(22):                                         # his beard
        x, y = -0.04 - 0.52 * ((k * 7) % 11) / 11, 0.42 + 0.8 * ((k * 5) % 9) / 9
        if x < -0.3 and y > 0.95:
            continue
        sway = random.uniform(-0.06, 0.04)
        c.gouge(on(t, (x, y, 0.5), (x + sway, y + 0.14, 0.46), (x + 0.04, y + 0.32, 0.4)), 13,
            tone=1.2, accent=1.0)
    lips = curve(*on(t, (0.0, 0.44, 0.7), (0.07, 0.4, 0.68), (0.24, 0.48, 0.56), (0.1, 0.58, 0.66),
        (0.0, 0.59, 0.68)), tension=0.6)
    c.lay(lips, tone=1.2, accent=1.0, solid=True, halo=4)
    c.gouge(on(t, (0, 0.5, 0.7), (0.1, 0.49, 0.68), (0.25, 0.48, 0.56)), 5, tone=0)
    ridge = curve(*on(t, (-0.62, -0.1, 0.2), (-0.56, -0.4, 0.45), (0, -0.48, 0.66), (0.56, -0.4,
        0.45), (0.6, 0.4, 0.3), (0.74, 0.9, 0), (0.92, 0.3, 0), (0.9, -0.5, 0),
        (0.5, -1.06, 0), (-0.4, -1.06, 0), (-0.88, -0.5, 0), (-0.86, 0.2, 0)), tension=0.6)
    c.lit(ridge, towards=(0.9, -0.7), reach=20, hard=1.0, halo=4)
    for k in range(7):
        c.gouge(on(t, (0.1 + k * 0.1, -1.04 + 0.03 * k * k * 0.6, 0.2), (0.2 + k * 0.09,
            -0.8 + 0.05 * k, 0.4), (0.16 + k * 0.09, -0.54 + 0.05 * k, 0.55)), 7)
    return c
