"""Rites of The Witch Cult Murders, and who plays for them."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.cut_relief import Relief, Skull, Turn, hand, head, on
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
WHOLE = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("mindless-pipers")
def mindless_pipers(page: Page) -> Woodcut:
    """No eyes, no tune; they dare not stop."""
    c = Woodcut(page)
    sky = colour(c, WHOLE)
    strokes(c, sky, lambda x, y: math.degrees(math.atan2(y - 40, x - 500)) + 78, gap=18,
        length=120, width=12, tone=0, seed=4,
            weight=np.clip(np.hypot(c.X - 500, c.Y - 40) / 160 - 0.6, 0, 1))
    ink(c, circle(500, 40, 84))
    light = (0.72, -0.55, 0.36)
    for x, y, size, yaw in ((66, 262, 62, 50), (196, 290, 86, 48), (376, 318, 124, 44)):
        t = Turn(x, y, size, yaw=yaw, pitch=26, roll=-6)
        ink(c, curve((x - size * 0.8, y - size * 0.4), (x - size * 0.4, y - size * 1.1),
            (x + size * 0.5, y - size * 1.1), (x + size * 0.8, y), (x + size * 0.9, y + size * 1.1),
            (x + size * 1.6, y + size * 2.2), (x - size * 1.5, y + size * 2.2), (x - size * 0.9,
                y + size), tension=0.6), halo=6)
        r = Relief(c)
        head(r, t, Skull(fat=1.4, nose=-1.5, gape=0.1), ears=False)
        r.cut(light, low=0.16, full=0.52, angle=-30)
        for side in (-1, 1):                                    # skin over the sockets
            c.lay(curve(*on(t, (0.25 * side - 0.15, -0.05, 0.5), (0.25 * side, -0.13, 0.56),
                (0.25 * side + 0.15, -0.05, 0.5), (0.25 * side, 0.05, 0.56)), tension=0.7), tone=0)
        mx, my = on(t, (0, 0.5, 0.66))[0]
        ex, ey = mx + size * 0.9, my - size * 1.9
        pipe = blade([(mx, my), ((mx + ex) / 2, (my + ey) / 2), (ex, ey)], [size * 0.11,
            size * 0.14, size * 0.27])
        c.lay(pipe, tone=0, halo=6)
        paper(c, pipe)
        for k in range(5):
            u = 0.3 + k * 0.12
            ink(c, circle(mx + (ex - mx) * u, my + (ey - my) * u, size * 0.045))
        for u in (0.3, 0.56):
            h = Relief(c)
            hx, hy = mx + (ex - mx) * u, my + (ey - my) * u
            hand(h, Turn(hx + size * 0.5, hy + size * 0.52, size * 0.44, yaw=20, roll=-50, pitch=0,
                z=40), "grasp", lean=0.75, long=1.3, arm=1.6)
            h.cut(light, low=0.2, full=0.5, halo=5)
    return c
