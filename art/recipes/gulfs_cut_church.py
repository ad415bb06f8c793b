"""The black church and its people: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, form
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("ankh-over-the-altar")
def ankh_over_the_altar(page: Page) -> Woodcut:
    """The candles below throw its shadow on the apse, and the shadow hangs by its neck."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    apse = curve((96, 460), (96, 150), (150, 30), (300, -40), (450, 30), (504, 150), (504, 460),
        tension=0.5)
    c.lay(apse, tone=1.15)
    inside = c.mask(apse)
    for k in range(9):  # courses of the vault
        y = 30 + k * 44
        c.gouge([(80, y + 14), (300, y - 20), (520, y + 14)], 4, tone=0, ends=(1, 1), within=inside)
        for j in range(5):
            x = 120 + j * 88 + (k % 2) * 44
            c.gouge([(x, y - 14), (x, y + 22)], 4, tone=0, ends=(1, 1), within=inside)
    hanged = (
        moved(curve((0, -34), (20, -24), (24, 2), (12, 28), (-6, 34), (-20, 16), (-22, -12)), 366,
            112,
            1, -28),
        curve((376, 128), (392, 132), (414, 146), (424, 190), (430, 250), (424, 276), (414, 240),
            (404, 206), (402, 260), (410, 326), (404, 352), (408, 384), (396, 388), (390, 350),
            (384, 352), (380, 388), (368, 384), (374, 350), (364, 320), (366, 256), (362, 200),
            (350, 244), (346, 282), (334, 278), (336, 236), (342, 180), (352, 146), tension=0.5),
        [(388, -20), (396, -20), (390, 120), (382, 120)],
        curve((384, 74), (398, 92), (388, 112), (378, 96), tension=0.8),
    )
    for part in hanged:
        c.lay(moved(part, 4, 4, 1), tone=1.15, accent=1.0, solid=True)
    c.lay([(-10, -10), (110, -10), (70, 130), (60, 450), (-10, 450)], [(610, -10), (500, -10), (534,
        130), (546, 450), (610, 450)], tone=0)
    for k in range(6):
        c.lay(circle(214, -6 + k * 17, 6, 10), tone=0, halo=-3)
    loop = curve((214, 92), (258, 116), (262, 164), (232, 214), (214, 226), (196, 214), (166, 164),
        (170, 116), tension=0.9)
    ankh = c.mask(loop) * (1 - c.mask(moved(loop, 107, 80, 0.5)))
    bars = c.mask(curve((120, 222), (214, 230), (308, 222), (312, 262), (214, 252), (116, 262),
        tension=0.3), curve((198, 230), (230, 230), (240, 352), (188, 352), tension=0.2))
    black = np.maximum(ankh, bars)
    c.block.over(black, tone=0, accent=0.0, kind=2)
    c._ring(black, -6, black)
    for points in ([(182, 130), (178, 164), (196, 200)], [(128, 232), (200, 240)], [(206, 262),
                   (204, 300), (200, 340)], [(190, 120), (204, 106), (218, 102)]):
        c.gouge(points, 6, ends=(0.3, 0.3))
    c.lay([(60, 392), (546, 392), (560, 460), (46, 460)], tone=0, halo=-7)
    c.lay([(60, 398), (546, 398), (548, 412), (58, 412)], tone=1.15)
    for x, tall in ((96, 60), (130, 86), (500, 70), (466, 44)):
        form(c, box(x - 11, 394 - tall, x + 11, 394), light=(0.4 if x < 300 else -0.4, -0.9, 0.4),
            swell=11, hard=1.6, halo=5, angle=90)
        flame(c, x, 392 - tall, 34)
    return c
