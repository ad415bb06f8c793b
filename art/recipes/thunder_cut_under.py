"""What happens on the road and under the hill, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import (
    claws,
    dead_tree,
    head_shape,
    man_standing,
)
from art.kit.cut_heads import Build, Head
from art.kit.cut_strokes import along, around, cast, joined, less, limb, quad, strokes
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("torches-on-the-road")
def torches_on_the_road(page: Page) -> Woodcut:
    """Two dozen neighbours who wanted whoever woke it up: their shadows arrive first."""
    c = Woodcut(page)
    for x, y, tall, seed, lean in ((70, 230, 250, 4, 0.3), (20, 240, 200, 8, -0.2),
            (540, 230, 270, 11, -0.3), (600, 240, 220, 2, 0.2)):
        tree = moved(dead_tree(seed, lean), x, y, tall)
        c.lay(tree, tone=0)
        c.lit(tree, towards=(300 - x, 0), reach=5, hard=1.4)
    road = quad((190, 208), (430, 208), (680, 470), (-90, 470))
    c.lay([(-10, 210), (610, 210), (610, 470), (-10, 470)], tone=0)
    lit = c.lay([road(0, 0), road(1, 0), road(1, 1), road(0, 1)], tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(3)
    people = [(214, 214, 116), (386, 212, 112), (160, 212, 96), (446, 210, 98), (262, 222, 140),
        (346, 224, 150)]
    for k, (x, y, s) in enumerate(people):
        body = moved(man_standing(hat=k % 3 != 1), x, y, s, flip=k % 2 == 1)
        side = 1 if k % 2 else -1
        arm = limb([(x + side * s * 0.14, y - s * 0.74), (x + side * s * 0.26, y - s * 0.86),
            (x + side * s * 0.24, y - s * 1.06)], [s * 0.09, s * 0.07, s * 0.05])
        pole = blade([(x + side * s * 0.22, y - s * 0.8), (x + side * s * 0.25, y - s * 1.1),
            (x + side * s * 0.27, y - s * 1.3)], [s * 0.05] * 3)
        whole = joined(body, arm, pole)
        c.lay(cast(whole, y - 2, (x - 304) / 110, 1.1), tone=0, keep=1 - lit)
        c.lay(whole, tone=0, halo=-4)
        flame(c, x + side * s * 0.27, y - s * 1.24, s * 0.5, random.uniform(-0.2, 0.2))
    hat = joined(head_shape(304, 398, 36), curve((210, 470), (226, 452), (262, 438), (304, 432),
        (346, 438), (382, 452), (398, 470), tension=0.5))
    c.lay(hat, tone=0, halo=-6)
    return c


@art("two-empty-pillows")
def two_empty_pillows(page: Page) -> Woodcut:
    """They slept three to a bed for safety. Carter had the middle."""
    c = Woodcut(page)
    strokes(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)], along(62),
        cell=36, length=140, width=4, seed=4, weight=lambda x, y: 0.5)
    bed = quad((108, -40), (560, 30), (500, 560), (20, 470))
    c.lay([bed(0, 0), bed(1, 0), bed(1, 1), bed(0, 1)], tone=1.15, solid=True, halo=10)
    for u in (0.16, 0.5, 0.84):
        pillow = curve(bed(u - 0.15, 0.09), bed(u, 0.07), bed(u + 0.15, 0.09), bed(u + 0.16, 0.22),
            bed(u + 0.15, 0.34), bed(u, 0.36), bed(u - 0.15, 0.34), bed(u - 0.16, 0.22),
            tension=0.6)
        c.lay(pillow, tone=1.15, solid=True, halo=6)
        if u != 0.5:     # the dent is still there
            x, y = bed(u, 0.22)
            dent = circle(x, y, 34, 40)
            c.lay(less(dent, moved(dent, 9, 12)), tone=0)
            strokes(c, pillow, around(x, y), cell=15, length=34, width=4.5, tone=0, seed=int(x),
                weight=lambda px, py, x=x, y=y: 1.2 - abs(math.hypot(px - x, py - y) - 44) / 24)
    hx, hy = bed(0.5, 0.23)
    carter = Head(c, hx + 2, hy - 2, 58, tilt=9, expression="afraid", build=Build(gaunt=0.6))
    carter.draw()
    carter.hair("short")
    quilt = [bed(0, 0.47), bed(0.3, 0.45), bed(0.5, 0.4), bed(0.7, 0.46), bed(1, 0.47), bed(1, 1.1),
        bed(0, 1.1)]
    cover = c.lay(quilt, tone=1.15, accent=1.0, solid=True, halo=7)
    for i in range(7):
        for j in range(6):
            if (i + j) % 2 == 0:
                u, v = i / 7, 0.48 + j * 0.1
                c.lay([bed(u, v), bed(u + 1 / 7, v), bed(u + 1 / 7, v + 0.1), bed(u, v + 0.1)],
                    tone=1.15, solid=True, keep=1 - cover)
    c.lay([bed(0, 0.42), bed(0.3, 0.4), bed(0.5, 0.355), bed(0.7, 0.41), bed(1, 0.42), bed(1, 0.49),
        bed(0.7, 0.48), bed(0.5, 0.43), bed(0.3, 0.47), bed(0, 0.49)], tone=1.15, solid=True,
        halo=4)
    for k in (-1, 1):
        for j in range(4):
            x, y = bed(0.5 + k * 0.045 + k * j * 0.018, 0.375 + j * 0.006)
            c.lit(limb([(x, y - 6), (x, y + 12)], [9, 8]), towards=(0.4, -1),
                reach=8, hard=2, halo=2)
    shade = limb([(660, 470), (540, 380), (430, 340), (350, 300)], [150, 110, 70, 56])
    c.lay(joined(shade, claws(358, 308, 130, 226, fan=26), limb([(370, 320), (318, 330),
        (280, 316)], [30, 22, 0])), tone=0)
    return c
