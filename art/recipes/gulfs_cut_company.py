"""Pictures of Infinite Gulfs of Darkness, cut flat: people of the town at their work."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less
from art.kit.woodcut import Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


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
