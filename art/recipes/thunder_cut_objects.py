"""Things that were found, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import man_running, mansion
from art.kit.cut_strokes import along, away, joined, near, quad, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


def bar(c: Woodcut, a: Point, b: Point, width: float, tone: float = 0.0,
    accent: float = 0.0) -> None:
    """Lay a straight bar."""
    c.lay(blade([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [width] * 3),
        tone=tone, accent=accent, solid=True)


@art("crate-of-dynamite")
def crate_of_dynamite(page: Page) -> Woodcut:
    """Opens anything, once: the fuse runs down the stairs faster than he runs up."""
    c = Woodcut(page)
    spark = (352, 330)
    # the way out
    c.shine(c.lay([(250, -10), (610, -10), (610, 130), (470, 240), (330, 330)],
        tone=1.15, accent=1.0, solid=True))
    for k in range(8):     # the stairs of the cellar
        x, y = 520 - k * 44, 76 + k * 34
        c.lay([(x - 44, y + 34), (x, y + 34), (x, y), (620, y), (620, 460), (x - 44, 460)], tone=0)
        c.lay([(x - 46, y + 31), (x + 2, y + 31), (x + 2, y + 38), (x - 46, y + 38)],
            tone=1.15, solid=True)
    c.lay(moved(man_running(), 424, 146, 134, turn=-20), tone=0)
    c.lay([(-10, 340), (610, 352), (610, 460), (-10, 460)], tone=0)
    strokes(c, [(-10, 346), (610, 352), (610, 460), (-10, 460)], away(*spark),
        cell=18, length=50, width=6, weight=near(*spark, 290), seed=2)
    front = [(40, 262), (236, 290), (232, 424), (46, 380)]
    side = [(236, 290), (306, 246), (300, 366), (232, 424)]
    top = [(40, 262), (116, 226), (306, 246), (236, 290)]
    c.lay(joined(front, side, top), tone=0, halo=-4)
    place = quad(*front)
    for v in (0.02, 0.36, 0.69):
        c.lay([place(0.03, v + 0.03), place(0.97, v + 0.03), place(0.97, v + 0.27),
            place(0.03, v + 0.27)], tone=0)
        strokes(c, [place(0.04, v + 0.03), place(0.96, v + 0.03), place(0.96, v + 0.26),
            place(0.04, v + 0.26)], along(9), cell=22, length=70,
                width=4, seed=int(v * 100), weight=lambda x, y: 0.3 + x / 400)
    strokes(c, side, along(-34), cell=11, length=60, width=9, seed=9)
    for u in (0.06, 0.94):
        bar(c, place(u, 0.0), place(u, 1.0), 14, 1.12)
        for v in (0.16, 0.5, 0.84):
            c.lay(circle(*place(u, v), 3.4), tone=0)
    tray, box = quad(*top), c.mask(joined(front, side))
    for row in range(3):
        for k in range(6):
            x, y = tray(0.1 + k * 0.16, 0.2 + row * 0.3)
            lift = 46 + 10 * ((k * 7 + row * 3) % 3)
            body: Shape = [(x - 13, y + 30), (x - 13, y - lift), (x + 13, y - lift),
                (x + 13, y + 30)]
            c.lay(body, tone=1.15, accent=1.0, solid=True, halo=3, keep=box)
            c.lay([(x - 13, y + 30), (x - 13, y - lift), (x - 7, y - lift), (x - 7, y + 30)],
                tone=0, keep=box)
            c.lay(circle(x, y - lift, 13, 6), tone=1.15, solid=True, halo=2)
            c.lay(circle(x, y - lift, 4, 2.4), tone=0)
    fuse = curve((214, 190), (262, 170), (330, 206), (312, 270), (346, 300), (352, 330),
        close=False)
    c.block.over(c.mask(fuse, stroke=6), tone=1.12, kind=2)
    star = []
    for k in range(22):
        r = (52, 16)[k % 2] * (0.7 + 0.5 * ((k * 5) % 4) / 3)
        star.append((spark[0] + math.cos(k * math.pi / 11) * r,
            spark[1] + math.sin(k * math.pi / 11) * r))
    c.shine(c.lay(star, tone=1.15, accent=1.0, solid=True, halo=4))
    c.shine(c.lay(circle(*spark, 11), tone=1.2, solid=True))
    return c


@art("map-of-the-mounds")
def map_of_the_mounds(page: Page) -> Woodcut:
    """They were all coming from one address: on the sheet the mounds have begun to rise."""
    c = Woodcut(page)
    table = [(-10, -10), (610, -10), (610, 450), (-10, 450)]
    c.lay(table, tone=1.15, accent=1.0, solid=True)
    strokes(c, table, along(6), cell=22, length=130, width=9, tone=0, seed=3)
    sheet = quad((150, 26), (566, 66), (588, 446), (-6, 380))
    page_shape = [sheet(0, 0), sheet(1, 0), sheet(1, 1), sheet(0, 1)]
    c.lay(moved(page_shape, 10, 14), tone=0)
    c.lay(page_shape, tone=1.15, solid=True)
    centre = sheet(0.56, 0.3)
    random = np.random.default_rng(4)
    for r in (0.11, 0.19, 0.28, 0.38, 0.5):     # the hill
        ring = [sheet(0.56 + math.cos(a) * r * (1.1 + 0.12 * math.sin(3 * a + r * 9)),
            0.34 + math.sin(a) * r * (0.9 + 0.1 * math.cos(2 * a)))
                for a in np.linspace(0, 2 * math.pi, 26)[:-1]]
        c.block.over(c.mask(curve(*ring), stroke=2.6) * c.mask(page_shape), tone=0, kind=2)
    c.shine(c.lay(circle(*centre, 40, 26), tone=1.15, accent=1.0, solid=True))
    for a in (0.1, 0.72, 1.3, 1.95, 2.6, 3.4, 4.3, 5.3):     # rows of mounds, each with its shadow
        reach = 0.62 if 0.3 < a < 3 else 0.4
        for k in range(1, 7):
            t = 0.1 + k * reach / 6
            u, v = 0.56 + math.cos(a + k * 0.03) * t, 0.3 + math.sin(a + k * 0.03) * t * 1.05
            if not (0.03 < u < 0.97 and 0.03 < v < 0.95):
                continue
            x, y = sheet(u, v)
            s = 9 + 12 * v + random.uniform(-1, 2)
            c.lay(blade([(x, y + 2), (x - s * 1.3, y + s * 0.4), (x - s * 2.3, y + s * 0.6)],
                [s * 1.1, s * 0.8, 0]), tone=0)
            c.lay(curve((x - s, y + s * 0.4), (x - s * 0.5, y - s * 0.7),
                (x + s * 0.3, y - s * 0.8), (x + s, y + s * 0.4), tension=0.7), tone=0, halo=-2)
            c.lay(blade([(x + s * 0.1, y - s * 0.5), (x + s * 0.5, y - s * 0.2),
                (x + s * 0.6, y + s * 0.3)], [0, s * 0.4, 0]), tone=1.15, solid=True)
    c.lay(moved(mansion(), centre[0], centre[1] + 16, 96), tone=0, halo=-3)
    c.shine(c.lay([(centre[0] - 14, centre[1] - 8), (centre[0] - 6, centre[1] - 8),
        (centre[0] - 6, centre[1] + 4), (centre[0] - 14, centre[1] + 4)],
        tone=1.2, accent=1.0, solid=True))
    ruler = [(20, 448), (300, 168), (316, 184), (60, 460)]
    c.lay(moved(ruler, -12, 10), tone=0)
    c.lay(ruler, tone=1.15, accent=1.0, solid=True, halo=4)
    for k in range(15):
        t = k / 15
        x, y = 20 + 280 * t, 448 - 280 * t
        bar(c, (x, y), (x + (12 if k % 3 == 0 else 7), y + (12 if k % 3 == 0 else 7)), 3)
    return c
