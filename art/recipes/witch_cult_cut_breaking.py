"""Those that came close, and had once been something else: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, head, on
from art.kit.cut_strokes import along, around, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("thing-on-the-doorstep")
def thing_on_the_doorstep(page: Page) -> Woodcut:
    """A good overcoat, a hat pulled low, and between them what had not finished settling."""
    c = Woodcut(page, view=(-50, -8, 700))
    night = colour(c, [(-60, -20), (660, -20), (660, 520), (-60, 520)])
    strokes(c, night, along(112), cell=24, length=90, width=6, tone=0, seed=4)
    step = paper(c, [(-60, 424), (660, 424), (660, 520), (-60, 520)])
    strokes(c, step, along(0), cell=24, length=90, width=7, tone=0, seed=9,
        weight=lambda x, y: float(np.clip(abs(x - 300) / 130 - 1.3, 0, 1)))
    for side in (-1, 1):
        jamb: list[Point] = [(300 + side * 236, -20), (300 + side * 360, -20),
            (300 + side * 360, 520), (300 + side * 236, 436)]
        ink(c, jamb, halo=8)
        strokes(c, c.mask(jamb), along(90), cell=18, length=90, width=6, seed=5 + side,
            weight=lambda x, y: float(np.clip(1.1 - (abs(x - 300) - 236) / 90, 0, 1)))
    pool = curve((96, 452), (170, 430), (300, 438), (440, 428), (520, 456), (470, 486), (380, 476),
        (330, 500), (250, 478), (150, 494), tension=0.8)
    ink(c, pool, halo=5)
    colour(c, pool)
    hem = [(104 + k * 40, 440 + (k * 23) % 40) for k in range(11)]
    coat = curve((92, 430), (112, 330), (156, 268), (214, 240), (300, 226), (386, 240), (446, 268),
        (488, 330), (510, 430), *reversed(hem), tension=0.6)
    c.lit(coat, towards=(0, 1), reach=16, hard=0.7, halo=6)
    t = Turn(300, 190, 112, yaw=-8, pitch=-6, roll=5)
    ink(c, circle(300, 180, 106, 130))
    r = Relief(c)
    head(r, t, Skull(gaunt=1.7, gape=0.9, brow=1), ears=False)
    r.cut((0.2, 0.8, 0.36), low=0.16, full=0.48, angle=8, halo=0)
    (x, y), = on(t, (-0.25, -0.02, 0.5))
    ink(c, circle(x, y, 25, 22))
    (x, y), = on(t, (0.27, 0.02, 0.56))
    ink(c, circle(x, y + 4, 27, 25))
    paper(c, circle(x, y + 8, 19))
    ink(c, circle(x - 4, y + 12, 6))
    teeth = on(t, *((-0.17 + i * 0.057, 0.47 - 0.02 * abs(i - 3), 0.62) for i in range(7)))
    for k, (tx, ty) in enumerate(teeth):
        paper(c, [(tx - 5, ty - 5), (tx + 5, ty - 5), (tx + 3, ty + 15 - (k * 5) % 7),
            (tx - 3, ty + 15 - (k * 5) % 7)], halo=2)
    lower = on(t, *((-0.15 + i * 0.06, 0.98, 0.56) for i in range(6)))
    for k, (tx, ty) in enumerate(lower):
        paper(c, [(tx - 5, ty + 5), (tx + 5, ty + 5), (tx + 3, ty - 12 + (k * 3) % 6),
            (tx - 3, ty - 12 + (k * 3) % 6)], halo=2)
    for dx, top, low, w in ((-70, 236, 330, 18), (-46, 268, 372, 13), (62, 232, 350, 20),
        (84, 226, 292, 12)):
        drip = joined(blade([(300 + dx, top), (300 + dx + 2, (top + low) / 2), (300 + dx, low)],
            [w * 1.3, w * 0.7, w * 0.8]), circle(300 + dx, low, w * 0.6, w * 0.8))
        ink(c, drip, halo=4)
        paper(c, drip)
    for side in (-1, 1):
        lapel: list[Point] = [(300 + side * 40, 330), (300 + side * 110, 236),
            (300 + side * 150, 256), (300 + side * 128, 330), (300 + side * 150, 346),
            (300 + side * 44, 424), (300 + side * 12, 424)]
        c.lit(lapel, towards=(-side, 0.6), reach=12, hard=1.1, halo=5)
    crown = curve((198, 96), (204, 20), (240, -16), (284, -10), (318, -18), (370, -10), (396, 26),
        (404, 92), (300, 112), tension=0.5)
    c.lit(crown, towards=(0.2, 1), reach=20, hard=0.8, halo=6)
    paper(c, curve((200, 96), (204, 66), (300, 86), (398, 60), (402, 92), (300, 116), tension=0.4))
    brim = curve((128, 108), (200, 84), (300, 104), (400, 80), (478, 96), (430, 130), (300, 152),
        (170, 138), tension=0.6)
    c.lit(brim, towards=(0.1, 1), reach=14, hard=1.2, halo=6)
    return c


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
