"""What was dug up, given or left lying, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import (
    head_shape,
)
from art.kit.cut_strokes import along, joined, less, limb, near, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("jan-martenses-skull")
def jan_martenses_skull(page: Page) -> Woodcut:
    """Lightning doesn't need a second swing."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 340), (-10, 340)], tone=1.15, accent=1.0, solid=True)
    swing = joined(head_shape(506, 116, 40, hat=False), curve((420, 350), (430, 230), (456, 186),
        (520, 172), (590, 200), (620, 260), (620, 350), tension=0.5),
        limb([(470, 210), (400, 150), (420, 70)], [52, 40, 26]), limb([(540, 200), (470, 110),
            (432, 58)], [50, 38, 26]),
        blade([(450, 100), (400, 10), (380, -30)], [16, 15, 14]), [(386, 12), (352, 26), (300, 6),
            (316, -40), (376, -22)])
    c.lay(swing, tone=0)     # the shadow of who stood behind him
    c.lay([(-10, 336), (610, 318), (610, 450), (-10, 450)], tone=0)
    strokes(c, [(-10, 342), (610, 324), (610, 450), (-10, 450)], along(-3),
        cell=20, length=70, width=6, seed=3, weight=near(170, 380, 300))
    skull = curve((104, 206), (112, 124), (168, 70), (252, 58), (334, 88), (374, 152), (372, 214),
        (344, 258), (336, 296), (300, 318), (232, 322), (170, 300), (150, 276), (118, 256),
        tension=0.7)
    jaw = curve((168, 296), (232, 320), (304, 314), (300, 356), (252, 384), (196, 376), (168, 340),
        tension=0.5)
    c.lay(moved(circle(0, 0, 170, 26), 290, 372), tone=0)
    c.lay(jaw, tone=1.15, solid=True, halo=7)
    bone = c.lay(skull, tone=1.15, solid=True, halo=7)
    dark = less(skull, moved(skull, -96, -22))
    c.lay(dark, tone=0)
    strokes(c, less(skull, dark), along(70), cell=15, length=40, width=5, tone=0, seed=5,
        weight=lambda x, y: (x - 210) / 80)
    c.lay(less(jaw, moved(jaw, -60, -10)), tone=0)
    for socket in (curve((136, 216), (152, 192), (184, 190), (202, 208), (196, 240), (166, 250),
            (142, 242), tension=0.7), curve((238, 212), (262, 192), (296, 198), (306, 222),
            (292, 248), (258, 252), (240, 238), tension=0.7),
                   curve((204, 252), (218, 240), (230, 256), (232, 280), (214, 278), (200, 280),
                       tension=0.5)):
        c.lay(socket, tone=0)
    for k in range(8):
        x = 178 + k * 15
        c.lay([(x, 300 + k % 2), (x + 12, 301), (x + 11, 322), (x + 1, 322)],
            tone=1.18 if k < 6 else 0.0, solid=True, halo=2)
        c.lay([(x + 2, 328), (x + 12, 328), (x + 10, 344), (x + 3, 344)],
            tone=1.18 if k < 5 else 0.0, solid=True, halo=2)
    for x, y, turn, s in ((206, 110, 22, 1.0), (268, 96, 38, 1.15)):     # two swings
        wedge = moved([(-34, -7), (0, -13), (36, -5), (32, 6), (0, 12), (-30, 8)], x, y, s, turn)
        c.lay(wedge, tone=0, keep=1 - bone)
        for a, n in ((200, 46), (30, 50), (80, 60), (140, 40), (330, 44)):
            r = math.radians(a + turn)
            p = [(x + math.cos(r) * 18, y + math.sin(r) * 10), (x + math.cos(r) * n * 0.6 + 4,
                y + math.sin(r) * n * 0.6), (x + math.cos(r + 0.2) * n, y + math.sin(r + 0.2) * n)]
            c.lay(blade(p, [6, 4, 0]), tone=0, keep=1 - bone)
    return c
