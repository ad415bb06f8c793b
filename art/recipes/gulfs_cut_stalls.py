"""Seats, books and boards: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_glyphs import glyph
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box, figure
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


def _skull(c: Woodcut, x: float, y: float, size: float) -> None:
    """A skull that faces us, 2 high."""
    def put(*points: Point) -> object:
        return curve(*((x + px * size, y + py * size) for px, py in points), tension=0.7)
    paper(c, put((-0.72, -0.3), (-0.5, -0.9), (0, -1.05), (0.5, -0.9), (0.72, -0.3), (0.6, 0.2),
        (0.4, 0.4), (0.36,
        0.86), (0, 0.95), (-0.36, 0.86), (-0.4, 0.4), (-0.6, 0.2)), halo=5)
    ink(c, put((-0.55, -0.1), (-0.3, -0.3), (-0.1, -0.05), (-0.2, 0.2), (-0.45, 0.2)),
        put((0.55, -0.1), (0.3, -0.3), (0.1, -0.05), (0.2, 0.2), (0.45, 0.2)), put((0, 0.14),
            (0.13, 0.4), (-0.13, 0.4)))
    for k in range(4):
        tx = x + (-0.24 + k * 0.16) * size
        ink(c, box(tx - 0.03 * size, y + 0.54 * size, tx + 0.03 * size, y + 0.8 * size))


@art("the-usherette")
def the_usherette(page: Page) -> Woodcut:
    """Her lamp shows them all in their seats, where they have been for some time."""
    c = Woodcut(page)
    for top, size, places in ((96, 30, (406, 500, 594)), (196, 40, (372, 492, 612)), (322, 54,
        (372, 528))):
        for sx in places:
            c.shine(c.lay(curve((sx - size * 1.4, top + size * 5), (sx - size * 1.42, top),
                (sx - size, top - size * 0.9),
                (sx + size, top - size * 0.9), (sx + size * 1.42, top), (sx + size * 1.4,
                    top + size * 5), tension=0.35),
                tone=1.2, accent=1.0, solid=True, halo=6))
            ink(c, curve((sx - size * 1.1, top + size * 5), (sx - size * 1.06, top + size * 1.7),
                (sx - size * 0.4,
                top + size * 1.05), (sx + size * 0.4, top + size * 1.05), (sx + size * 1.06,
                    top + size * 1.7),
                (sx + size * 1.1, top + size * 5), tension=0.5))
            paper(c, [(sx - size * 0.26, top + size), (sx + size * 0.26, top + size), (sx,
                top + size * 2)])
            _skull(c, sx, top, size)
    face = HalfFace(c, 160, 176, 0.98, flip=True)
    ink(c, curve((-20, 460), (20, 370), (90, 330), (220, 330), (290, 380), (320, 460),
        tension=0.6), halo=4)
    ink(c, curve((60, 330), (36, 200), (54, 90), (150, 50), (246, 70), (280, 170), (276, 280),
        (250, 318), (166,
        300), (84, 320), tension=0.7), halo=4)
    face.draw(woman=True, gaze=-0.8, lid=1.35, brow=-0.5, mouth=-0.3)
    for k in range(7):                                                  # her bobbed hair
        c.gouge([(250 + k * 3, 92 + k * 10), (274 - k * 2, 190), (266 - k * 7, 300 - k * 4)], 6)
    colour(c, [(64, 98), (78, 52), (232, 30), (252, 84), (160, 98)], halo=7)
    c.lay(moved(circle(0, 0, 77, 14), 155, 42, 1, -8), tone=1.2, accent=1.0, solid=True, halo=4)
    for k in range(3):                                                  # the buttons of her tunic
        paper(c, circle(150 + k * 4, 366 + k * 32, 8))
    c.gouge([(96, 330), (140, 356), (150, 440)], 5)
    ink(c, limb([(222, 388), (286, 344)], (34, 46)), halo=5)             # the lamp in her hand
    paper(c, moved(circle(0, 0, 10, 24), 296, 336, 1, -35), halo=4)
    fingers(c, [([(214 + k * 15, 420 - k * 11), (222 + k * 14, 392 - k * 10), (236 + k * 14,
        378 - k * 10)],
        (19, 19, 15)) for k in range(4)], 0, 0, 1, halo=4, shade=0.0)
    return c


@art("the-show-from-egypt")
def the_show_from_egypt(page: Page) -> Woodcut:
    """One stroke of a glass rod, and the front row's hair stands up."""
    c = Woodcut(page)
    colour(c, [(196, 0), (420, 0), (520, 330), (80, 330)])
    for side, edge in ((-1, 150), (1, 452)):                            # the curtains
        for k in range(5):
            cx = edge + side * k * 36
            ink(c, curve((cx, 0), (cx + side * 44, 0), (cx + side * 50, 340), (cx - side * 8,
                340), tension=0.3), halo=0)
            c.gouge([(cx + side * 8, 10), (cx + side * 4, 160), (cx + side * 10, 320)], 9 - k)
    robe = curve((268, 110), (300, 96), (330, 108), (352, 150), (366, 240), (384, 336), (210,
        336), (232, 240), (242, 150),
        tension=0.6)
    ink(c, robe, halo=-6)
    ink(c, curve((300, 4), (330, 14), (344, 50), (366, 132), (326, 136), (298, 120), (272, 136),
        (232, 132), (256,
        50), (270, 14), tension=0.4), halo=-6)                          # the cloth of his head
    for side in (-1, 1):
        for k in range(6):
            c.gouge([(299 + side * (26 + k * 3), 38 + k * 17), (299 + side * (34 + k * 4),
                44 + k * 16),
                (299 + side * (44 + k * 4), 44 + k * 16)], 6)
    paper(c, curve((276, 36), (300, 28), (322, 36), (323, 74), (312, 98), (299, 106), (286, 98),
        (275, 74)))
    ink(c, curve((300, 28), (322, 36), (323, 74), (312, 98), (299, 106), (304, 84), (297, 72),
        (303, 50)))
    ink(c, blade([(278, 57), (288, 53), (298, 58)], (2, 6, 2)), blade([(284, 86), (292, 89), (300,
        86)], (0, 4, 2)))
    paper(c, blade([(306, 58), (312, 56), (318, 58)], (2, 5, 0)))
    for k in range(5):
        c.gouge([(262 - k * 2 + k * 20, 130 + abs(k - 2) * 6), (256 + k * 20, 220), (236 + k * 30,
            326)], 5)
    arm = limb([(326, 128), (366, 112), (372, 84)], (34, 26, 18))
    ink(c, arm, halo=-5)
    paper(c, circle(372, 78, 11))
    c.shine(c.lay(blade([(330, 96), (372, 78), (432, 46)], (7, 8, 6)), tone=1.25, solid=True,
        halo=3))
    for k in range(12):
        a = math.radians(k * 30 + 8)
        far = 62 if k % 2 else 36
        c.shine(c.lay(blade([(432 + math.cos(a) * 8, 46 + math.sin(a) * 8),
            (432 + math.cos(a) * far * 0.5, 46 + math.sin(a)
            * far * 0.5), (432 + math.cos(a) * far, 46 + math.sin(a) * far)], (9, 6, 0)),
                tone=1.25, solid=True))
    random = np.random.default_rng(5)
    for hx, hy, r in ((60, 366, 42), (184, 384, 46), (314, 378, 48), (444, 386, 46), (566, 366,
        42)):
        ink(c, curve((hx - 96, 480), (hx - 72, hy + 84), (hx - 22, hy + 62), (hx + 22, hy + 62),
            (hx + 72, hy + 84),
            (hx + 96, 480)), halo=-4)
        spikes = []
        for k in range(17):
            a = math.radians(-172 + k * 10.25)
            far = r * random.uniform(1.9, 2.5)
            spikes.append(blade([(hx + math.cos(a) * r * 0.6, hy + math.sin(a) * r * 0.8),
                (hx + math.cos(a) * r * 1.1, hy + math.sin(a) * r * 1.5),
                (hx + math.cos(a) * far * 0.7, hy + math.sin(a) * far * 1.1)], (15, 11, 0)))
        skull = joined(circle(hx, hy, r * 0.86, r * 1.08), box(hx - 20, hy + 20, hx + 20, hy + 70),
            circle(hx - r * 0.88, hy + 6, 9, 15), circle(hx + r * 0.88, hy + 6, 9, 15), *spikes)
        ink(c, skull, halo=-5)
        paper(c, curve((hx - 24, hy + 62), (hx, hy + 68), (hx + 24, hy + 62), (hx + 22, hy + 52),
            (hx, hy + 58),
            (hx - 22, hy + 52), tension=0.4))
    return c


@art("the-aklo-cipher")
def the_aklo_cipher(page: Page) -> Woodcut:
    """After nine nights the signs no longer keep to the page."""
    c = Woodcut(page)
    random = np.random.default_rng(9)
    face = HalfFace(c, 286, 206, 1.44)
    ink(c, box(0, 0, 600, 440))
    face.draw(gaze=0.1, lid=1.25, brow=-0.6, mouth=-0.3)
    hair = c.mask(curve((120, 160), (120, 60), (190, 0), (290, -20), (400, 0), (450, 70), (452,
        160), (430, 110), (380,
        72), (290, 66), (200, 76), (150, 110), tension=0.6))
    strokes(c, hair, lambda px, py: math.atan2(py - 190, px - 290), cell=13, length=56, width=7,
        seed=3,
        weight=lambda px, py: max(0.15, 1 - (px - 120) / 250))
    light = c.mask(face.put(curve((-102, -70), (-56, -92), (-8, -92), (-6, -26), (0, 24), (16,
        50), (-6, 76), (-2, 92),
        (-5, 113), (2, 167), (-22, 168), (-54, 144), (-84, 96), (-98, 40), tension=0.5)))
    # The signs climb from the page, over his cheek, into the dark.
    for row in range(7):
        for k in range(9):
            u = k / 8
            gx = 40 + u * 520 + row * 6
            gy = 446 - row * 62 - math.sin(u * math.pi) * 46 + (u - 0.5) * -30
            size = 40 - row * 1.5
            if math.hypot(gx - 218, gy - 196) < 62 or math.hypot(gx - 352,
                gy - 196) < 50 or random.uniform() < 0.1:
                continue
            signs = c.mask(*glyph(int(random.integers(6)), lambda a, b, x=gx, y=gy,
                s=size: (x + a * s, y + b * s), 8))
            c.block.over(signs * light, tone=0.0, accent=0.0, kind=2)
            dark = signs * (1 - light) * float(gx > 250)
            c.block.over(dark, tone=1.2, accent=1.0, kind=2)
            c.shine(dark)
    return c


@art("necronomicon")
def necronomicon(page: Page) -> Woodcut:
    """It falls open where the last reader stopped, and there he goes."""
    c = Woodcut(page)
    left = curve((300, 62), (262, 44), (200, 40), (112, 62), (16, 404), (120, 378), (220, 386),
        (300, 424), tension=0.5)
    right = moved(left, 600, 0, flip=True)
    for page_ in (left, right):  # the leaves under the open ones
        for k in range(4):
            paper(c, moved(page_, 0, 30 - k * 8), halo=3)
        paper(c, page_, halo=4)
    for side in (-1, 1):
        for row in range(12):
            v = row / 11
            y = 72 + 296 * v
            inner, outer = 30 + 14 * v, 172 + 84 * v
            way: list[Point] = []
            for k in range(6):
                u = k / 5
                way.append((300 + side * (inner + (outer - inner) * u),
                    y - math.sin(u * 2.4) * (18 + 10 * v) + 14 * v * u))
            ink(c, blade(way, [5 + 3 * v] * 6))
    pit = [(236, 124), (364, 124), (430, 350), (170, 350)]
    ink(c, [(228, 116), (372, 116), (442, 360), (158, 360)])
    walls = c.mask(pit)
    for k in range(9):  # the cut edges of a thousand leaves
        t = k / 8
        for side in (-1, 1):
            c.gouge([(300 + side * (130 - 10 * t), 350 - 14 * t), (300 + side * (96 - 30 * t),
                236 - 10 * t),
                (300 + side * (62 - 24 * t), 126)], 4, within=walls)
    for k in range(8):                                                  # a stair, lit from below
        t = k / 8
        y0, half = 344 - 214 * t**0.82, 104 - 62 * t
        y1 = 344 - 214 * ((k + 0.7) / 8) ** 0.82
        c.shine(c.lay([(300 - half, y0), (300 + half, y0), (300 + half - 6, y1), (300 - half + 6,
            y1)], tone=1.2, accent=1.0,
            solid=True, halo=3))
    ink(c, [(286, 262), (314, 262), (350, 350), (250, 350)])
    ink(c, *figure("standing", 300, 268, 112), halo=-5)
    return c
