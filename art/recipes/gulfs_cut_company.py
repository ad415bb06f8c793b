"""Pictures of Infinite Gulfs of Darkness, cut flat: people of the town at their work."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, limb
from art.kit.woodcut import Point, Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-usherette")
def the_usherette(page: Page) -> Woodcut:
    """Her torch finds them all in their seats, coats and hats, and nobody in them."""
    c = Woodcut(page)
    c.shine(paper(c, [(380, 344), (120, -40), (-40, -40), (-40, 396)]))
    lit = c.mask([(380, 344), (120, -40), (-40, -40), (-40, 396)])
    for y, s, xs in ((84, 0.52, (20, 82, 144, 206)), (194, 0.76, (-14, 78, 170, 262)),
            (344, 1.08, (16, 150, 284))):
        for x in xs:
            def at(*ps: Point, ox: float = x, oy: float = y, k: float = s) -> list[Point]:
                return [(ox + a * k, oy + b * k) for a, b in ps]

            coat = curve(*at((-50, 60), (-52, 10), (-34, -10), (-16, -18), (0, -4), (16, -18),
                (34, -10), (52, 10), (50, 60)), tension=0.5)
            ink(c, coat, halo=-4)
            paper(c, at((-16, -18), (0, 20), (16, -18), (8, -22), (0, -10), (-8, -22)))
            ink(c, at((-4, -4), (4, -4), (6, 26), (-6, 26)))
            hat = joined(curve(*at((-24, -66), (-22, -92), (0, -98), (22, -92), (24, -66)),
                tension=0.6), curve(*at((-40, -62), (0, -74), (40, -62), (0, -56)), tension=0.6))
            ink(c, hat, halo=-3)
            seat = curve(*at((-56, 66), (-56, 34), (-40, 20), (40, 20), (56, 34), (56, 66)),
                tension=0.4)
            c.shine(colour(c, seat, halo=4))
    # what the beam misses is dark
    c.block.over(1 - lit, tone=0.0, accent=0.0, kind=SOLID)
    c.block.light = c.block.light * lit
    # her torch, hand and head from behind
    c.lit(curve((330, 460), (352, 360), (392, 310), (440, 284), (510, 284), (570, 306), (640, 360),
        (640, 460), tension=0.6), towards=(-1, -0.3), reach=34, hard=1.2, halo=5)
    neck = [(438, 210), (510, 210), (520, 296), (428, 296)]
    c.lit(neck, towards=(-1, 0), reach=40, hard=1.5, halo=4)
    hair = curve((402, 120), (392, 176), (398, 226), (420, 240), (440, 226), (474, 236), (510, 226),
        (534, 238), (554, 222), (558, 170), (546, 120), (474, 90), tension=0.8)
    c.lit(hair, towards=(-1, -0.1), reach=60, hard=1.2, halo=-4, angle=8)
    for k in range(5):
        c.gouge([(440 + k * 20, 118), (424 + k * 26, 170), (428 + k * 26, 226)], 5,
            tone=0 if k < 2 else 1.1)
    cap = curve((406, 116), (396, 62), (440, 40), (510, 36), (546, 54), (546, 108), (476, 126),
        tension=0.5)
    c.shine(colour(c, cap, halo=5))
    ink(c, curve((404, 104), (474, 116), (546, 98), (546, 108), (476, 126), (406, 116),
        tension=0.6))
    c.gouge([(412, 64), (470, 54), (536, 56)], 5, tone=0)
    # torch
    tube = [(372, 330), (394, 366), (474, 330), (458, 300)]
    paper(c, tube, halo=5)
    paper(c, [(352, 326), (382, 380), (404, 364), (380, 318)], halo=5)
    ink(c, [(356, 334), (380, 376), (385, 373), (361, 330)])
    for k in range(4):
        c.lit(limb([(424 + k * 13, 292 - k * 4), (418 + k * 13, 312 - k * 5),
            (426 + k * 13, 332 - k * 5)], [17, 18, 14]), towards=(-1, -0.5), reach=14, hard=1.8,
            halo=4)
    return c


@art("the-blind-organ-tuner")
def the_blind_organ_tuner(page: Page) -> Woodcut:
    """Black glasses, a fork at his ear, and the pipes behind him like the bars of a cage."""
    c = Woodcut(page)
    for k in range(9):
        x = 14 + k * 72
        (colour if k in (0, 1, 7, 8) else paper)(c, box(x, -20, x + 46, 300))
        ink(c, box(x + 30, -20, x + 46, 300))
        y = 206 - k % 3 * 24
        ink(c, curve((x + 4, y), (x + 23, y - 22), (x + 42, y), tension=0.6),
            box(x + 4, y, x + 42, y + 10))
        ink(c, [(x, 300), (x + 46, 300), (x + 30, 440), (x + 16, 440)])
    ink(c, curve((70, 460), (60, 300), (110, 120), (250, 10), (380, 60), (430, 200), (440, 340),
        (520, 460), tension=0.8))
    h = Head(c, 254, 210, 150, expression=Expression(lid=0.0, corner=-0.02),
        build=Build(gaunt=0.8, age=1.2, nose=0.6))
    h.collar()
    h.draw(bald=True)
    h.hair("receding")
    h.beard("full")
    # glasses
    for x, rim in ((0.31, 0.25), (-0.3, 0.22)):
        px, py = h.at(x, -0.02)
        ink(c, circle(px, py, rim * 150, rim * 140), halo=3)
        paper(c, less(circle(px, py, rim * 150, rim * 140), circle(px, py, rim * 150 - 6,
            rim * 140 - 6)))
        for k in range(2):
            c.gouge([(px - 8 + k * 14, py + 18), (px + 2 + k * 14, py),
                (px + 12 + k * 14, py - 18)], 7 - k * 2)
    h.stroke((-0.1, -0.06), (0.0, -0.14), (0.08, -0.06), width=0.05, tone=1.15)
    h.stroke((0.54, -0.08), (0.62, -0.1), (0.7, -0.1), width=0.05, tone=0)
    # the fork
    fx, fy = 440, 120
    for side in (-1, 1):
        for k in range(3):
            c.gouge([(fx + side * (44 + k * 18), fy - 84 + k * 10), (fx + side * (54 + k * 20),
                fy - 30), (fx + side * (44 + k * 18), fy + 24 - k * 10)], 6)
    hand(c, "holding", 500, 410, 92, turn=-14, towards=(-1, -0.4), layer="under")
    prongs = less(joined(box(fx - 34, fy - 100, fx + 34, fy + 30), circle(fx, fy + 30, 34)),
        joined(box(fx - 17, fy - 120, fx + 17, fy + 26), circle(fx, fy + 26, 17)))
    fork = joined(prongs, box(fx - 9, fy + 52, fx + 9, fy + 200))
    c.shine(colour(c, fork, halo=7))
    hand(c, "holding", 500, 410, 92, turn=-14, towards=(-1, -0.4), layer="over")
    return c


@art("dr-ambrose-dexter")
def dr_ambrose_dexter(page: Page) -> Woodcut:
    """The doctor has not lit the lamp; what shines is the mirror on his brow,
        and it looks at us."""
    c = Woodcut(page)
    c.lit(curve((60, 460), (90, 392), (190, 344), (300, 330), (410, 344), (520, 392), (560, 460),
        tension=0.6), towards=(1, -0.6), reach=30, hard=1.2)
    h = Head(c, 296, 214, 170, expression="sly", build=Build(gaunt=0.5, jaw=0.5))
    h.collar()
    h.draw()
    h.hair("short")
    # the band and the mirror
    ink(c, h.shape((-0.72, -0.6), (0, -0.72), (0.72, -0.6), (0.7, -0.44), (0, -0.56),
        (-0.7, -0.44)))
    h.stroke((-0.7, -0.56), (0, -0.68), (0.7, -0.56), width=0.05, tone=1.15)
    mx, my = h.at(-0.22, -0.5)
    c.shine(colour(c, [(mx - 78, my + 20), (mx - 30, my + 74), (150, 470), (-60, 470), (-60, 300)],
        halo=5))
    ink(c, circle(mx, my, 88))
    c.shine(paper(c, circle(mx, my, 80)))
    c.shine(colour(c, circle(mx, my, 70)))
    ink(c, circle(mx, my, 20))
    for k in range(10):
        a = math.radians(k * 36 + 8)
        c.gouge([(mx + math.cos(a) * 28, my + math.sin(a) * 28), (mx + math.cos(a) * 62,
            my + math.sin(a) * 62)], 7)
    return c
