"""Threats, evidence and storms of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Woodcut:
    """Stuck in the block after one swing, and the handle bitten through."""
    c = Woodcut(page)
    bark = c.lit([(96, 340), (504, 340), (524, 460), (76, 460)], towards=(-1, -0.2), reach=60,
        hard=1.3)
    for k in range(9):
        x = 126 + k * 44
        c.gouge([(x, 386), (x + 6, 416), (x + 2, 448)], 8, within=bark, ends=(0, 1))
    c.lay(circle(300, 338, 208, 56), tone=1.15, halo=6)
    c.lay(circle(300, 336, 192, 46), tone=1.15, accent=1.0, solid=True)
    for r in (150, 104, 58):
        c.block.over(c.mask(circle(318, 337, r, r * 0.24), stroke=5), tone=0)
    c.lay(blade([(221, 247), (330, 181), (446, 110)], (36, 42, 48)), tone=1.15, halo=8)
    c.gouge([(250, 232), (300, 201), (350, 170)], 5, tone=0)
    # whose teeth
    for x, y, r in ((462, 122, 22), (440, 86, 20), (414, 148, 16), (382, 124, 15), (378, 172, 12),
        (342, 150, 11)):
        c.lay(circle(x, y, r), tone=0)
    head = curve((180, 184), (232, 176), (252, 232), (286, 290), (312, 338), (250, 354), (184, 348),
        (190, 296), (186, 240), tension=0.25)
    steel = c.lay(head, tone=1.15, halo=8)
    c.lay(curve((188, 196), (206, 194), (220, 250), (232, 318), (198, 314), (198, 250),
        tension=0.3),
        tone=0, keep=1 - steel)
    c.lay(curve((170, 352), (250, 340), (326, 340), (300, 360), (240, 366)), tone=0)  # the cleft
    for k in range(5):  # a tuft of hair
        c.gouge([(236 + k * 9, 330), (252 + k * 11, 312 - k * 3), (274 + k * 13, 318 - k * 5)], 4,
            tone=0)
    return c


@art("black-paw")
def black_paw(page: Page) -> Woodcut:
    """Round the door, at about the height of a hat, and felt for the latch."""
    c = Woodcut(page)
    c.lay([(-10, -10), (236, -10), (236, 450), (-10, 450)], tone=0)
    c.shine(c.lay([(190, -10), (306, -10), (306, 450), (190, 450)],
        tone=1.15, accent=1.0, solid=True))
    c.lay([(306, -10), (610, -10), (610, 450), (306, 450)], tone=1.15)
    for x in (380, 470, 556):
        c.gouge([(x, -10), (x + 3, 220), (x, 450)], 6, tone=0, ends=(1, 1))
    for y in (54, 396):
        c.lay([(306, y), (610, y), (610, y + 24), (306, y + 24)], tone=0)
    c.lay([(352, 300), (382, 300), (382, 366), (352, 366)], tone=0)
    c.lay(blade([(366, 316), (400, 312), (440, 316)], [15, 16, 13]), tone=0, halo=-4)
    arm = curve((190, 40), (240, 30), (300, 40), (340, 74), (360, 130), (330, 170), (280, 150),
        (230, 130), (190, 130), tension=0.7)
    c.lay(c.rough(arm, 2.4, "fur", 7), tone=0)
    for x0, x1, x2, low in ((300, 286, 300, 262), (326, 326, 338, 292), (350, 366, 380, 286),
        (366, 404, 420, 250)):
        c.lay(blade([(x0, 110), (x1, 170), ((x1 + x2) / 2 + 4, low - 60), (x2, low - 20)],
            [46, 42, 34, 22]), tone=0, halo=-3)
        c.lay(blade([(x2 - 1, low - 30), (x2 + 2, low), (x2 - 6, low + 34)], [17, 15, 0]),
            tone=1.15, halo=5)
        c.gouge([(x1 - 8, 158), (x1 + 2, 166), (x1 + 10, 156)], 4)
    random = np.random.default_rng(3)
    for _ in range(34):
        x, y = random.uniform(200, 350), random.uniform(46, 150)
        c.gouge([(x, y), (x + 8, y + 9), (x + 10, y + 20)], 3.4)
    return c
