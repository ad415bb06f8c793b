"""Things that should be left lying: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, form
from art.kit.cut_hands import hand
from art.kit.cut_things import flame
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-bones-of-my-hand")
def the_bones_of_my_hand(page: Page) -> Woodcut:
    """Before the screen every knuckle shows from the inside, and one finger too many."""
    c = Woodcut(page)
    screen = moved(box(-210, -190, 190, 180), 350, 196, 1, 7)
    c.lay(moved(box(-226, -206, 206, 196), 350, 196, 1, 7), tone=1.15)
    c.lay(moved(box(-218, -198, 198, 188), 350, 196, 1, 7), tone=0)
    c.shine(c.lay(screen, tone=1.15, accent=1.0, solid=True))
    flesh: list[Shape] = [curve((238, 330), (216, 268), (232, 208), (270, 178), (330, 170),
        (384, 188), (402, 236), (380, 300), (350, 344), (330, 470), (190, 470), tension=0.6)]
    fingers: list[tuple[list[Point], float]] = [
        ([(244, 268), (198, 236), (160, 190), (136, 152)], 1.1),
        ([(258, 206), (232, 150), (214, 92), (204, 44)], 1.0),
        ([(292, 186), (282, 122), (276, 58), (274, 6)], 1.05),
        ([(326, 184), (334, 122), (342, 60), (348, 12)], 1.0),
        ([(356, 198), (378, 142), (396, 92), (408, 52)], 0.92),
        ([(380, 226), (416, 190), (446, 156), (468, 124)], 0.8),
    ]
    for joints, wide in fingers:
        tip = joints[-1]
        end = (tip[0] * 1.25 - joints[-2][0] * 0.25, tip[1] * 1.25 - joints[-2][1] * 0.25)
        flesh.append(blade([*joints, end], [w * wide for w in (60, 52, 46, 40, 8)]))
    c.lay(*flesh, tone=0, halo=3)
    for joints, wide in fingers:
        root = joints[0]
        wrist = (294 + (root[0] - 300) * 0.28, 316 + (root[1] - 220) * 0.1)
        _bone(c, wrist, (wrist[0] + (root[0] - wrist[0]) * 0.86, wrist[1] + (root[1] - wrist[1])
            * 0.86), 15 * wide)
        for a, b, w in zip(joints, joints[1:], (15, 13, 11), strict=False):
            _bone(c, a, (a[0] + (b[0] - a[0]) * 0.86, a[1] + (b[1] - a[1]) * 0.86), w * wide)
    for x, y, r in ((264, 336, 13), (290, 330, 13), (316, 336, 12), (276, 358, 12), (302, 358, 13)):
        c.lay(circle(x, y, r, r * 0.86), tone=1.15, halo=3)
    _bone(c, (268, 380), (250, 470), 25)
    _bone(c, (306, 380), (300, 470), 21)
    c.lit([(150, 440), (180, 402), (384, 414), (398, 440)], towards=(0.4, -1), reach=30, hard=1.5,
        halo=7, gap=0.6)
    return c


def _bone(c: Woodcut, a: Point, b: Point, wide: float) -> None:
    """Lay a bone from a to b: narrow in the middle, with knobs."""
    points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        for t in (0, 0.12, 0.3, 0.7, 0.88, 1)]
    c.lay(blade(points, [wide * w for w in (0.8, 1.15, 0.6, 0.52, 0.95, 0.7)]), tone=1.15, halo=2)


def _at(x: float, y: float, turn: float, points: list[Point]) -> list[Point]:
    """Turn points round (x, y)."""
    a = math.radians(turn)
    return [(x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
        for px, py in points]


@art("the-aklo-cipher")
def the_aklo_cipher(page: Page) -> Woodcut:
    """The ninth night: eight candles are stumps, and under the lens a sign has opened an eye."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    sheet = moved(box(-190, -210, 230, 240), 286, 262, 1, -13)
    c.lay(sheet, tone=1.15)
    within = c.mask(sheet)
    random = np.random.default_rng(9)
    for row in range(9):
        for k in range(8):
            x, y = _at(286, 262, -13, [(-168 + k * 50, -184 + row * 46)])[0]
            jag = [(x + i * 8 - 16, y + float(random.uniform(-14, 14))) for i in range(5)]
            c.gouge(jag, 6, tone=0, ends=(0.5, 0.5), within=within)
    for k in range(8):  # candle ends along the upper edge
        x, y = 36 + k * 44, 96 - k * 10 + (k % 3) * 8
        tall = 16 + (k * 7) % 14
        form(c, curve((x - 15, y), (x - 12, y - tall), (x + 12, y - tall + 3), (x + 16, y),
            (x + 24, y + 8), (x - 22, y + 8), tension=0.4), light=(0.8, -0.4, 0.4), swell=13,
            hard=1.5, halo=5)
        c.gouge([(x, y - tall), (x + 3, y - tall - 12)], 4, ends=(1, 0.4))
    form(c, box(470, 40, 506, 168), light=(-0.5, -0.8, 0.5), swell=18, hard=1.5, halo=6, angle=90)
    flame(c, 488, 36, 54, 0.1)
    lens: Point = (330, 262)
    handle = blade([(410, 330), (470, 380), (540, 440)], (26, 34, 40))
    c.lit(handle, towards=(0.3, -1), reach=20, hard=1.6, halo=7, gap=0.6)
    c.lay(circle(*lens, 120), tone=0)
    c.lay(circle(*lens, 112), tone=1.15)
    c.lay(circle(*lens, 102), tone=0)
    glass = c.lay(circle(*lens, 98), tone=1.15, accent=1.0, solid=True)
    sign = [(252, 300), (276, 206), (300, 300), (330, 190), (356, 306), (384, 212), (408, 290)]
    for a, b in zip(sign, sign[1:], strict=False):
        c.gouge([a, b], 21, tone=0, ends=(0.5, 0.7), within=glass)
    eye = curve((278, 262), (330, 224), (388, 258), (334, 292), tension=0.7)
    c.lay(eye, tone=1.15, halo=9)
    c.lay(curve((326, 230), (342, 258), (330, 288), (318, 258), tension=0.6), tone=0)
    hand(c, "gripping", 566, 420, 62, turn=-66, towards=(-0.3, -1), flip=True)
    return c
