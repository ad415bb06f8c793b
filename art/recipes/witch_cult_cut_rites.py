"""Rites of The Witch Cult Murders, and who plays for them."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import MAN, colour, ink, paper, strokes
from art.kit.cut_relief import Grip, Relief, Skull, Turn, hand, head, on
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
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


@art("crowninshield-house")
def crowninshield_house(page: Page) -> Woodcut:
    """Three servants at the head of the cellar stair; the new cement has not held."""
    c = Woodcut(page)
    ink(c, WHOLE)
    wall = c.mask([(-10, -10), (610, -10), (610, 250), (-10, 250)])
    for row in range(6):                                        # the old stones
        y = 20 + row * 42
        c.gouge([(-10, y), (100, y + 3), (230 - row * 16, y)], 4, ends=(0.8, 0), within=wall)
        for k in range(3 - row // 3):
            x = k * 66 + (33 if row % 2 else 0)
            c.gouge([(x, y), (x + 2, y + 20), (x, y + 40)], 3.5, within=wall)
    floor = paper(c, [(-10, 262), (610, 250), (610, 450), (-10, 450)])
    strokes(c, floor, 2, gap=26, length=90, width=6, tone=0, seed=4,
        weight=np.clip((c.Y - 330) / 200, 0.1, 0.6))
    door = [(376, -10), (520, -10), (520, 132), (376, 132)]
    colour(c, door)
    for k in range(6):                                          # steps come down to us
        y, half = 132 + k * 24, 76 + k * 8
        ink(c, [(448 - half, y), (448 + half, y), (448 + half + 8, y + 24), (448 - half - 8,
            y + 24)])
        tread = [(448 - half, y), (448 + half, y), (448 + half + 3, y + 9), (448 - half - 3, y + 9)]
        colour(c, tread)
    spill = colour(c, [(324, 276), (572, 276), (620, 400), (250, 450), (214, 400)])
    strokes(c, spill, 168, gap=26, length=80, width=7, tone=0, seed=6)
    for x, tall in ((404, 116), (448, 132), (492, 116)):
        ink(c, moved(MAN, x, 136, tall))
        c.block.over(c.mask(blade([(x - 2, 136), (448 + (x - 448) * 1.5, 250),
            (300 + (x - 448) * 2.4,
            460)], [20, 34, 70])) * np.maximum(spill, 0), tone=0.0, accent=0.0, kind=SOLID)
    random = np.random.default_rng(7)
    for k in range(11):                                         # cracks
        a = math.tau * k / 11 + random.uniform(-0.2, 0.2)
        way = [(214.0, 392.0)]
        for _ in range(4):
            a += random.uniform(-0.5, 0.5)
            x, y = way[-1]
            way.append((x + 44 * math.cos(a), y + 17 * math.sin(a)))
        c.lay(blade(way, [15, 11, 8, 5, 0]), tone=0, solid=True)
    ink(c, curve((124, 392), (160, 366), (220, 358), (280, 366), (312, 394), (270, 420), (200,
        428), (146, 416), tension=0.6))
    r = Relief(c)
    hand(r, Turn(214, 372, 138, yaw=166, roll=6, pitch=4, near=0.1), Grip(((-6, 34, 26, -20), (-10,
        28, 22, -5), (-6, 34, 26, 8), (-2, 38, 28, 24)), ((64, 24), (50, 18), (24, 20))),
         lean=1.06, long=1.08, knobs=0.06, arm=0.3)
    r.cut((0.5, -0.35, 0.66), low=0.32, full=0.64, angle=-30, halo=10)
    for x, y, wide, turn in ((136, 404, 46, -14), (296, 408, 50, 12), (214, 424, 60, 2)):
        slab = moved([(-1, 0.1), (-0.4, -0.36), (0.5, -0.4), (1, 0), (0.6, 0.4), (-0.7, 0.44)], x,
            y, wide, turn)
        c.lay(slab, tone=0, halo=5)
        c.lit(slab, towards=(0.5, -0.9), reach=20, hard=1.5)
    return c
