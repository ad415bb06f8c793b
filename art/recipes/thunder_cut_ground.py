"""Under the hill and on it: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, away, cast, joined, less, limb, rounded_way, strokes
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("fulgurite")
def fulgurite(page: Page) -> Woodcut:
    """Lightning signed its name in the sand: what it wrote stands in the ground, in glass."""
    c = Woodcut(page)
    ink(c, PAGE)
    top = [(-20, 176), (120, 150), (220, 152), (306, 172), (400, 148), (520, 140), (620, 158)]
    ground = curve(*top, (620, 460), (-20, 460), tension=0.4)
    crust = curve(*top, (620, 204), (500, 184), (400, 196), (306, 232), (220, 204), (120, 196),
        (-20, 226), tension=0.4)
    c.shine(paper(c, [(306, 168), (-10, 96), (-10, 20)], [(306, 168), (60, -10), (170, -10)],
        [(306, 168), (480, -10), (570, -10)], [(306, 168), (610, 60), (610, 116)]))
    strike(c, light_tree((350, -40), (306, 180), 34, 3, twigs=5, depth=1, spread=0.7), halo=12)
    ink(c, ground)
    c.shine(paper(c, crust))
    strokes(c, c.mask(crust), lambda x, y: 0.12 * math.sin(x / 40), cell=15, length=46, width=4,
        tone=0, seed=4,
        weight=lambda x, y: float(np.clip(abs(x - 312) / 260 - 0.1, 0, 0.8)))
    strokes(c, c.mask(ground) * (1 - c.mask(crust)), lambda x,
        y: 0.25 * math.sin(x / 70 + y / 50), cell=30, length=60, width=3.6, seed=7,
        weight=lambda x, y: float(np.clip((abs(x - 306) - 190) / 120, 0, 0.75)))
    ways: tuple[tuple[list[Point], float], ...] = (
        ([(306, 176), (296, 226), (322, 278), (300, 336), (316, 384), (300, 460)], 62),
        ([(300, 232), (250, 262), (222, 250), (176, 284), (150, 330), (112, 344)], 36),
        ([(222, 256), (200, 232), (166, 234)], 16), ([(180, 284), (196, 330), (182, 366)], 18),
        ([(318, 276), (366, 268), (400, 300), (450, 302), (486, 340), (520, 344)], 38),
        ([(400, 298), (404, 340), (430, 376), (424, 410)], 20),
            ([(446, 302), (462, 272), (500, 262)], 17),
        ([(304, 330), (258, 352), (248, 392), (214, 414), (206, 450)], 32),
            ([(250, 384), (268, 414), (258, 450)], 15),
        ([(314, 380), (352, 394), (368, 432), (404, 452)], 28))
    glass = []
    for k, (way, wide) in enumerate(ways):
        n = len(way) - 1
        glass.append(c.rough(blade(way, [wide * (1 - 0.86 * i / n) for i in range(n + 1)]),
            wide * 0.045 + 0.8, f"g{k}", 8))
    c.shine(colour(c, *glass, halo=6))
    for way, wide in ways:
        if wide > 24:
            n = len(way) - 1
            c.shine(paper(c, blade([(x - wide * 0.06, y) for x, y in way],
                [wide * 0.24 * (1 - i / n) for i in range(n + 1)])))
    return c


@art("cave-in")
def cave_in(page: Page) -> Woodcut:
    """Fifty tons of hill sat down; somebody stood under it."""
    c = Woodcut(page)
    ink(c, PAGE)
    glow = curve((60, 430), (90, 300), (180, 210), (330, 190), (470, 220), (550, 320), (560, 430),
        tension=0.5)
    c.shine(colour(c, glow))
    rocks: tuple[list[Point], ...] = (
        [(-20, -20), (150, -20), (196, 60), (120, 150), (20, 130), (-20, 90)],
        [(160, -20), (330, -20), (360, 60), (270, 110), (206, 60)],
        [(340, -20), (520, -20), (540, 50), (450, 116), (372, 64)],
        [(530, -20), (620, -20), (620, 150), (540, 130), (470, 112)],
        [(-20, 110), (110, 160), (150, 240), (80, 310), (-20, 300)],
        [(540, 140), (620, 160), (620, 340), (530, 320), (470, 230)],
        [(126, 152), (204, 74), (290, 118), (430, 126), (540, 144), (470, 212), (340, 192),
            (200, 210)],
        [(-20, 310), (70, 320), (110, 380), (80, 460), (-20, 460)],
            [(520, 330), (620, 350), (620, 460), (500, 460), (490, 390)])
    for k, rock in enumerate(rocks):
        shape = c.rough(rock, 1.6, f"rock{k}", 14)
        ink(c, shape, halo=5)
        mx, my = sum(x for x, _ in rock) / len(rock), sum(y for _, y in rock) / len(rock)
        lit = c.edge_light(c.mask(shape), (330 - mx, 420 - my), 46)
        strokes(c, c.mask(shape), away(330, 400), cell=12, length=34, width=6, seed=k,
            weight=lambda x, y, lit=lit: float(lit[int(np.clip(y, 0, 439) * c.block.scale),
            int(np.clip(x, 0, 599) * c.block.scale)]))
        paper(c, less(shape, moved(shape, (mx - 330) * 0.02, (my - 420) * 0.02)))
    c.shine(paper(c, circle(456, 392, 46)))
    lamp = joined([(438, 408), (474, 408), (478, 424), (434, 424)],
        [(442, 360), (470, 360), (462, 348), (450, 348)])
    ink(c, lamp, less(circle(456, 346, 22, 26), circle(456, 346, 17, 21)),
        [(442, 360), (446, 360), (446, 410), (442, 410)], [(466, 360), (470, 360), (470, 410),
        (466, 410)])
    man = (limb(rounded_way([(226, 380), (238, 318), (300, 258)], 5),
        [86, 84, 82, 82, 84, 88, 94, 100, 104, 104, 100]),
        limb([(318, 262), (350, 272)], [50, 44]),
        curve((336, 256), (362, 248), (382, 262), (390, 284), (382, 290), (380, 304), (360, 310),
            (342, 300), (332, 280), tension=0.6),
        limb(rounded_way([(322, 250), (392, 242), (396, 206)], 5),
            [52, 50, 48, 45, 42, 40, 38, 36, 33, 30, 28]), [(372, 210), (424, 214), (424, 196),
            (372, 192)],
        limb(rounded_way([(276, 254), (226, 250), (222, 214)], 5),
            [54, 50, 48, 45, 42, 40, 38, 36, 33, 30, 28]), [(198, 220), (246, 214), (244, 196),
            (198, 202)],
        limb(rounded_way([(232, 384), (334, 352), (322, 426)], 5),
            [80, 74, 68, 62, 58, 56, 52, 48, 44, 40, 36]), [(304, 418), (346, 414), (380, 440),
            (300, 440)],
        limb(rounded_way([(228, 380), (212, 428), (120, 432)], 5),
            [72, 66, 60, 56, 52, 48, 44, 40, 36, 32, 28]))
    body = joined(*man)
    ink(c, body)
    paper(c, less(body, moved(body, -7, -4)), keep=c.mask([(0, 0), (600, 0), (600, 214),
        (0, 214)]))
    return c


def _print(x: float, y: float, s: float, flip: bool, lean: float) -> list[skia.Path]:
    """Four knuckles and a thumb, pressed into the snow."""
    spots = ((-48, 8, 17, 13), (-16, -8, 19, 15), (20, -8, 18, 15), (52, 8, 15, 12))
    shapes = [moved(circle(px, py, rx, ry), x, y, s, lean, flip) for px, py, rx, ry in spots]
    return [*shapes, moved(moved(circle(0, 0, 23, 10), 62, 42, 1, 50), x, y, s, lean, flip)]


@art("knuckle-tracks")
def knuckle_tracks(page: Page) -> Woodcut:
    """Thumb and all, and going along on the knuckles."""
    c = Woodcut(page)
    c.shine(paper(c, PAGE))
    sky = curve((-20, -20), (620, -20), (620, 196), (520, 186), (420, 192), (300, 206),
        (140, 200), (-20, 216), tension=0.5)
    c.shine(colour(c, sky))
    for x, y, w in ((20, 236, 54), (92, 214, 30), (152, 204, 17), (590, 226, 50), (532, 194, 22)):
        ink(c, [(x - w / 2, -20), (x + w / 2, -20), (x + w * 0.66, y), (x - w * 0.66, y)])
    hide = joined(curve((-112, -112), (-96, -176), (-36, -206), (30, -186), (84, -140),
        (120, -100), (124, -62), (70, -62), (0, -84), (-50, -74), tension=0.7),
        curve((-168, -84), (-166, -118), (-142, -146), (-104, -148), (-84, -120), (-92, -84),
            (-118, -58), (-150, -54), tension=0.7),
        limb([(-66, -140), (-104, -62), (-84, -8)], [86, 42, 36]),
            limb([(-16, -140), (-8, -64), (18, -8)], [70, 36, 30]),
        limb([(94, -96), (66, -46), (84, -6)], [74, 40, 28]),
            limb([(90, -90), (128, -46), (140, -4)], [60, 32, 22]),
        [(-110, -12), (-64, -12), (-62, 4), (-112, 4)], [(0, -10), (40, -10), (42, 4), (-2, 4)])
    beast = moved(hide, 366, 212, 0.86)
    ink(c, cast(beast, 210, 0.9, 0.2))
    ink(c, beast)
    fringe(c, [(284, 62), (336, 36), (392, 52), (440, 92), (468, 128)], (26, -24), gap=9, width=13)
    fringe(c, [(322, 140), (360, 142), (424, 160)], (8, 26), gap=9, width=11, seed=4)
    fringe(c, [(250, 166), (276, 160)], (-6, 20), gap=8, width=9, seed=6)
    c.shine(colour(c, circle(240, 122, 7, 5)))
    for x, y, s, side in ((344, 246, 0.34, 0), (262, 256, 0.42, 1), (330, 282, 0.56, 0),
        (204, 302, 0.74, 1), (352, 366, 1.6, 0)):
        marks = _print(x, y, s, bool(side), -10)
        ink(c, *marks)
        if s > 0.5:
            strokes(c, c.mask(*(moved(m, -14 * s, 0) for m in marks)) * (1 - c.mask(*marks)),
                along(-24), cell=10, length=24, width=3, tone=0, seed=2, weight=lambda px, py: 0.4)
    return c
