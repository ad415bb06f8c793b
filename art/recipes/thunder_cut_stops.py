"""Stops on the way, of Called Forth by Thunder."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_strokes import along, cast, joined, near, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("last-pump")
def last_pump(page: Page) -> Woodcut:
    """Ten gallons, a slice of pie, and a bulb that burned till morning."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=0)
    mountain = curve((-20, 230), (90, 120), (170, 60), (240, 110), (330, 180), (440, 216),
        (620, 236), (620, 260), (-20, 260), tension=0.4)
    strokes(c, mountain, lambda x, y: 1.1 if x > 170 else 2.1, cell=20, length=50, width=5, seed=2,
        weight=lambda x, y: 0.5)
    for k in range(16):
        x = -10 + k * 42
        c.lay([(x - 26, 262), (x, 168 + 30 * (k % 3)), (x + 26, 262)], tone=0)
    cone = [(286, 92), (314, 92), (520, 396), (96, 396)]
    c.shine(c.lay(cone, tone=1.15, accent=1.0, solid=True))
    c.lay([(-10, 258), (610, 244), (610, 450), (-10, 450)], tone=0, keep=c.mask(cone))
    pool = circle(306, 396, 226, 44)
    c.shine(c.lay(pool, tone=1.2, solid=True))
    strokes(c, [(-10, 280), (610, 270), (610, 450), (-10, 450)], along(-2),
        cell=26, length=80, width=5, seed=5, weight=near(306, 390, 380),
        keep=np.maximum(c.mask(cone), c.mask(pool)))
    c.lay(blade([(300, 86), (300, 60), (340, 40), (400, 38), (402, 260), (404, 400)],
        [6, 6, 6, 7, 9, 11]), tone=0, halo=-3)
    c.lay([(262, 94), (282, 70), (318, 70), (338, 94)], tone=0, halo=-4)
    c.shine(c.lay(circle(300, 97, 14, 11), tone=1.2, solid=True))
    pump = joined([(254, 392), (258, 240), (250, 236), (250, 226), (318, 226), (318, 236),
        (310, 240), (314, 392)], [(262, 228), (266, 168), (302, 168), (306, 228)],
        circle(284, 146, 26))
    c.lay(cast(pump, 390, 0.1, 0.16), tone=0)
    c.lay(pump, tone=0, halo=-5)
    c.lay([(270, 176), (298, 176), (300, 222), (268, 222)], tone=1.18, solid=True)
    c.lay([(269, 200), (299, 200), (300, 222), (268, 222)], tone=1.15, accent=1.0, solid=True)
    c.shine(c.lay(circle(284, 146, 18), tone=1.2, solid=True))
    c.lay(circle(284, 276, 20), tone=1.18, solid=True)
    c.lay(blade([(284, 278), (290, 268), (296, 262)], [4, 4, 2]), tone=0)
    c.block.over(c.mask(curve((314, 260), (346, 280), (338, 340), (318, 356), (312, 330),
        close=False), stroke=6), tone=0, kind=2)
    car = joined(curve((360, 400), (362, 352), (400, 340), (420, 296), (452, 286), (540, 286),
        (566, 340), (620, 348), (620, 400), tension=0.3), circle(416, 398, 30),
        circle(570, 398, 30))
    c.lay(car, tone=0, halo=-5)
    c.lay([(428, 338), (444, 304), (486, 302), (486, 338)], tone=1.15, solid=True)
    c.lay(joined(circle(462, 326, 11, 12), moved(circle(0, 0, 22, 5), 458, 316, 1, 24),
        curve((446, 314), (452, 300), (468, 302), (474, 318), tension=0.6)), tone=0)
    for x in (416, 570):
        c.lay(circle(x, 398, 15), tone=1.15, solid=True)
        c.lay(circle(x, 398, 7), tone=0)
    for k, (x, y, w) in enumerate(((96, 300, 7), (126, 296, 5))):     # at the edge of the light
        c.shine(c.lay(blade([(x - w, y + k), (x, y - 1), (x + w, y)], [0, w * 0.8, 0]),
            tone=1.2, solid=True))
    return c
