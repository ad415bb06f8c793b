"""What is held up: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper, scrawl
from art.kit.cut_strokes import rounded_way
from art.kit.woodcut import Point, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("edmund-fiske")
def edmund_fiske(page: Page) -> Woodcut:
    """He looks at me through his list: he has been practising on it."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    c.shine(colour(c, [(610, -10), (610, 450), (420, 450), (520, -10)], [(-10, -10), (80, -10),
        (180, 450), (-10, 450)]))
    ink(c, curve((150, 120), (156, 30), (196, -10), (300, -20), (404, -10), (444, 30),
        (450, 120), tension=0.4))
    c.lay(curve((46, 92), (150, 60), (300, 50), (450, 60), (554, 92), (450, 120), (300, 112),
        (150, 120), tension=0.6), tone=0, solid=True, halo=-6)
    ink(c, curve((30, 470), (60, 380), (140, 340), (460, 340), (540, 380), (570, 470), tension=0.4))
    sheet: list[Point] = [(120, 92), (470, 80), (484, 446), (112, 452)]
    paper(c, sheet, halo=8)
    rows = ((122, 140, 440), (164, 140, 330), (206, 134, 210), (206, 390, 456), (248, 134, 204),
        (248, 396, 462), (296, 136, 380), (340, 138, 420))
    for k, (y, left, right) in enumerate(rows):
        scrawl(c, (left, y + 8), (right, y + 4), 11, seed=20 + k, width=5)
        ink(c, blade([(left - 8, y + 4), ((left + right) / 2, y - 4), (right + 10, y)], [6, 10, 6]))
    ring = curve((150, 398), (190, 366), (290, 360), (390, 368), (426, 398), (380, 432),
        (280, 436), (180, 430), tension=0.8)
    c.block.over(c.mask(ring, stroke=15), tone=1.15, accent=1.0, kind=2)
    scrawl(c, (184, 408), (396, 402), 17, seed=9, width=8)
    tear = []
    for k in range(26):
        a = k / 26 * 2 * math.pi
        far = (88 if k % 2 == 0 else 64) * (1 + 0.14 * math.sin(k * 2.3))
        tear.append((302 + math.cos(a) * far, 222 + math.sin(a) * far * 0.84))
    ink(c, tear)
    lid = paper(c, curve((240, 226), (270, 194), (312, 184), (350, 202), (366, 226), (340, 246),
        (300, 256), (264, 246), tension=0.8))
    c.lay(circle(308, 220, 33), tone=0, solid=True, keep=1 - lid)
    c.lay(circle(308, 220, 26), tone=1.15, accent=1.0, solid=True, keep=1 - lid)
    ink(c, circle(308, 220, 12))
    paper(c, circle(319, 209, 6))
    ink(c, blade([(236, 222), (276, 184), (316, 174), (370, 222)], [6, 15, 15, 5]))
    for side, low in ((-1, 318), (1, 300)):
        heel = beside(300, side, (186, low - 40), (230, low - 14), (250, low + 40),
            (240, low + 90), (170, low + 96), (160, low + 30))
        paper(c, curve(*heel, tension=0.6), halo=7)
        thumb = [(300 + side * 206, low + 20), (300 + side * 162, low - 16),
            (300 + side * 122, low - 32)]
        fingers(c, ((thumb, (64, 52, 36)),), 0, 0, 1, shade=0.0, halo=7)
        paper(c, curve(*beside(300, side, (196, low - 22), (230, low), (236, low + 60),
            (186, low + 60), (184, low + 10)), tension=0.6))
        ink(c, beside(300, side, (140, 480), (152, low + 74), (262, low + 54), (360, 480)), halo=-5)
    return c


@art("elder-sign")
def elder_sign(page: Page) -> Woodcut:
    """Whatever was leaning on the glass stands back."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x0, y0 = 300, 226
    for k in range(10):
        a = math.radians(-90 + 36 * k + 9)
        near, curl = (150, 1) if k % 2 else (196, -1)
        ux, uy = math.cos(a), math.sin(a)
        vx, vy = -uy * curl, ux * curl
        way = rounded_way([(x0 + ux * 440, y0 + uy * 400), (x0 + ux * 320 + vx * 40,
            y0 + uy * 300 + vy * 40), (x0 + ux * near * 1.24, y0 + uy * near * 1.24),
            (x0 + ux * near * 1.1 - vx * 48, y0 + uy * near * 1.1 - vy * 48),
            (x0 + ux * near * 1.5 - vx * 66, y0 + uy * near * 1.5 - vy * 66), (x0 + ux * near
            * 1.52 - vx * 28, y0 + uy * near * 1.52 - vy * 28)], 6)
        n = len(way)
        c.shine(colour(c, blade(way, [64 * (1 - 0.9 * i / n) for i in range(n)]), halo=6))
        for i in range(5, n - 8, 4):
            paper(c, circle(*way[i], 8 * (1 - 0.8 * i / n)))
    star = [(x0 + (206 if k % 2 == 0 else 88) * math.sin(k * math.pi / 5),
        y0 - (206 if k % 2 == 0 else 88) * math.cos(k * math.pi / 5)) for k in range(10)]
    c.shine(c.lay(star, tone=1.15, solid=True, halo=10))
    palm = curve((-0.34, 0.6), (-0.46, -0.3), (-0.52, -0.8), (-0.3, -1.04), (0.2, -1.06),
        (0.48, -0.86), (0.44, -0.3), (0.34, 0.6), tension=0.6)
    ways = ((((-0.36, -0.86), (-0.46, -1.3), (-0.5, -1.62)), (0.3, 0.27, 0.2)), (((-0.1, -0.96),
        (-0.13, -1.46), (-0.13, -1.84)), (0.3, 0.28, 0.2)),
        (((0.15, -0.94), (0.21, -1.4), (0.25, -1.72)), (0.29, 0.26, 0.19)), (((0.36, -0.8),
        (0.5, -1.12), (0.6, -1.38)), (0.25, 0.22, 0.17)),
        (((-0.3, -0.2), (-0.72, -0.56), (-0.9, -0.9)), (0.38, 0.3, 0.2)))
    fingers(c, ways, x0 + 6, 356, 96, tone=0.0, nails=False, shade=0.0, halo=0)
    ink(c, moved(palm, x0 + 6, 356, 96), [(270, 380), (344, 380), (366, 460), (246, 460)])
    small = [(x0 + 4 + (36 if k % 2 == 0 else 15) * math.sin(k * math.pi / 5),
        300 - (36 if k % 2 == 0 else 15) * math.cos(k * math.pi / 5)) for k in
        range(10)]
    c.shine(colour(c, small))
    return c
