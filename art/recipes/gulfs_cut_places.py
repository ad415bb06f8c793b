"""Places and nights of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, beside, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-show-from-egypt")
def the_show_from_egypt(page: Page) -> Woodcut:
    """The front row's hair stood on end."""
    c = Woodcut(page)
    c.lay([(100, -10), (500, -10), (500, 330), (100, 330)], tone=1.15, accent=1.0, solid=True)
    for side in (-1, 1):
        drape = curve(*beside(300, side, (150, -20), (320, -20), (320, 340), (190, 340),
            (214, 200), (170, 90)), tension=0.6)
        m = c.lay(drape, tone=0)
        for k in range(4):
            c.gouge(beside(300, side, (190 + k * 28, -10), (222 + k * 22, 140),
                (214 + k * 28, 330)), 7, within=m)
    c.lay([(90, 318), (510, 318), (510, 336), (90, 336)], tone=1.15, halo=5)
    x = 300
    coat = curve((x - 14, 120), (x + 14, 120), (x + 44, 140), (x + 48, 220), (x + 56, 322),
        (x - 56, 322), (x - 48, 220), (x - 44, 140), tension=0.4)
    c.lay(coat, tone=0)
    c.lay([(x - 9, 124), (x + 9, 124), (x + 4, 190), (x, 200), (x - 4, 190)], tone=1.15)
    h = Head(c, x, 92, 38, expression="sly", build=Build(gaunt=0.8, nose=0.6))
    c.lay(h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    h.draw()
    h.hat("top")
    for side in (-1, 1):
        c.lay(blade(beside(x, side, (40, 148), (84, 150), (104, 110)), [30, 24, 17]), tone=0)
        hand(c, "gripping", x + side * 104, 116, 20, turn=side * 8, flip=side < 0, towards=(0, -1))
    c.lay([(x - 150, 92), (x + 150, 84), (x + 150, 92), (x - 150, 100)], tone=1.15, halo=4)
    for a, b in (((150, 92), (110, 40)), ((150, 96), (104, 120)), ((450, 86), (500, 30)),
        ((450, 90), (496, 124))):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        c.gouge([a, (mx + 8, my + 10), (mx - 6, my - 6), b], 6, ends=(1, 0))
    for k in range(6):
        hx = 40 + k * 104
        c.lay(curve((hx - 60, 460), (hx - 46, 420), (hx, 404), (hx + 46, 420), (hx + 60, 460),
            tension=0.5), circle(hx, 388, 32, 36), tone=0, halo=-3)
        for j in range(9):
            a = math.radians(-150 + j * 15)
            c.lay(blade([(hx + math.cos(a) * 22, 386 + math.sin(a) * 24),
                (hx + math.cos(a) * 40, 384 + math.sin(a) * 46),
                (hx + math.cos(a) * 52, 382 + math.sin(a) * 74)], [9, 7, 0]), tone=0, halo=-2)
    return c


@art("elder-sign")
def elder_sign(page: Page) -> Woodcut:
    """Warm on one side; never the side I put my thumb on."""
    c = Woodcut(page, view=(78, 70, 456))
    c.lit(blade([(300, 520), (300, 440), (300, 380)], [150, 130, 110]), towards=(-1, -0.3),
        reach=30, hard=1.1)
    hand(c, "open", 306, 392, 150, turn=2, towards=(-1, -0.4), lean=1.0)
    star = [(300 + math.sin(math.radians(k * 36)) * (112 if k % 2 == 0 else 48),
        236 - math.cos(math.radians(k * 36)) * (112 if k % 2 == 0 else 48)) for k in range(10)]
    c.lay(c.rough(curve(*star, tension=0.12), 1.2, "stone", 10),
        tone=1.15, accent=1.0, halo=10, solid=True)
    c.lay(curve((252, 240), (300, 212), (348, 240), (300, 268), tension=0.8), tone=0)
    c.shine(c.lay(blade([(300, 266), (292, 246), (306, 228), (300, 208)], [0, 17, 12, 0]),
        tone=1.15, solid=True))
    for k in range(5):
        a = math.radians(k * 72)
        c.gouge([(300 + math.sin(a) * 56, 236 - math.cos(a) * 56),
            (300 + math.sin(a) * 76, 236 - math.cos(a) * 76),
            (300 + math.sin(a) * 98, 236 - math.cos(a) * 98)], 5, tone=0)
    return c
