"""What happens on the road and under the hill, of Called Forth by Thunder."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import (
    dead_tree,
    head_shape,
    man_standing,
)
from art.kit.cut_strokes import cast, joined, limb, quad
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, blade, curve, moved
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
