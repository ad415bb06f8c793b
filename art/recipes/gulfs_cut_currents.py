"""Pictures of Infinite Gulfs of Darkness, cut flat: gas, lamps, wires and other lights."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import BackOfHead
from art.kit.cut_strokes import cast, joined, limb, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-lights-go-out")
def the_lights_go_out(page: Page) -> Woodcut:
    """Something puts the street lamps out, one after the other, between finger and thumb."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    ink(c, [(0, 440), (0, 250), (60, 250), (60, 220), (100, 220), (100, 262), (150, 262),
        (150, 280), (210, 280), (210, 440)])
    ink(c, [(600, 440), (600, 190), (560, 170), (520, 190), (520, 230), (470, 230), (470, 205),
        (430, 205), (430, 260), (370, 260), (370, 440)])
    for x, y in ((536, 216), (568, 216), (536, 258), (486, 256), (446, 236), (446, 280), (568, 300),
            (400, 290)):
        paper(c, box(x, y, x + 16, y + 24))
    pool = paper(c, curve((110, 450), (150, 380), (260, 356), (380, 370), (470, 410), (500, 450)))
    ink(c, box(0, 430, 110, 440), box(500, 430, 600, 440))
    for x, y, s in ((120, 372, 0.62), (52, 366, 0.42), (8, 360, 0.3)):
        ink(c, moved([(-6, 0), (-4, -230), (4, -230), (6, 0)], x, y, s),
            moved([(-20, -232), (-28, -290), (28, -290), (20, -232)], x, y, s),
            moved([(-32, -290), (0, -320), (32, -290)], x, y, s), halo=-3)
        c.gouge([(x, y - 330 * s), (x + 16 * s, y - 370 * s), (x - 14 * s, y - 410 * s),
            (x + 10 * s, y - 460 * s)], 10 * s, tone=0)
    post = [(246, 416), (248, 262), (264, 262), (266, 416)]
    ink(c, post, box(236, 404, 276, 418), box(232, 254, 280, 264), halo=-4)
    # glass and flame
    glass = [(232, 254), (220, 176), (292, 176), (280, 254)]
    c.shine(paper(c, glass, halo=6))
    c.shine(colour(c, curve((256, 244), (240, 222), (252, 196), (256, 172), (266, 200),
        (274, 224))))
    ink(c, blade([(232, 254), (220, 176)], [5, 5]), blade([(280, 254), (292, 176)], [5, 5]))
    shadow = [cast(p, 408, -0.9, 0.5) for p in figure("striding", 360, 404, 74)]
    c.block.over(c.mask(*shadow) * pool, tone=0, accent=0.0, kind=SOLID)
    person(c, "striding", 360, 404, 78, towards=(-1, -0.2), reach=0.05, halo=-3)
    hand(c, "holding", 322, -40, 140, turn=204, towards=(-0.5, 1), lean=0.92, dark=True, claw=0.2)
    return c


@art("aurora-borealis")
def aurora_borealis(page: Page) -> Woodcut:
    """Violet curtains over the town at midnight, and small print can be read by them."""
    c = Woodcut(page)

    def ribbon(edge: list[Point], tall: float, seed: int) -> None:
        way = rounded_way(edge, 14)
        rr = np.random.default_rng(seed)
        shapes, whites = [], []
        n = len(way)
        base = []
        for i, (x, y) in enumerate(way):
            ph = 0.5 + 0.5 * math.sin(i * 0.21 + seed)
            base.append((x, y - tall * (0.16 + 0.3 * ph)))
        shapes.append(curve(*way, *base[::-1], tension=0))
        for i in range(0, n, 2):
            x, y = way[i]
            ph = 0.5 + 0.5 * math.sin(i * 0.21 + seed)
            long = tall * (0.4 + 0.7 * ph) * rr.uniform(0.75, 1.15)
            shapes.append(blade([(x, y), (x + 3, y - long * 0.5), (x + 8, y - long)], [12, 9, 0]))
            if i % 4 == 0:
                whites.append(blade([(x, y), (x + 2, y - long * 0.2), (x + 4,
                    y - long * (0.34 + 0.3 * ph))], [6, 5, 0]))
        c.shine(colour(c, *shapes))
        c.shine(paper(c, *whites))
        c.shine(paper(c, blade(way, [7] * n)))

    ribbon([(-20, 70), (70, 36), (170, 84), (290, 44), (420, 92), (520, 34), (640, 70)], 110, 3)
    ribbon([(-20, 222), (60, 256), (150, 214), (240, 160), (330, 206), (460, 236), (540, 176),
        (640, 200)], 130, 9)
    # roofs
    ink(c, [(0, 440), (0, 300), (40, 284), (80, 300), (80, 316), (120, 316), (120, 270), (134, 230),
        (148, 270), (148, 320), (210, 320), (240, 300), (270, 320), (340, 320), (340, 296),
        (400, 296), (400, 320), (460, 310), (500, 284), (540, 310), (600, 310), (600, 440)],
        halo=-4)
    # the reader
    h = BackOfHead(c, 420, 296, 62, flip=True)
    body = curve((330, 460), (340, 400), (372, 372), (420, 362), (476, 374), (520, 404), (540, 460),
        tension=0.7)
    c.lit(body, towards=(-0.4, -1), reach=22, hard=1.4, halo=-5)
    h.draw()
    hat = joined(curve((352, 262), (420, 246), (490, 262), (488, 276), (420, 286), (354, 276),
        tension=0.6), [(372, 262), (376, 220), (466, 220), (470, 262)])
    c.lit(hat, towards=(-0.3, -1), reach=16, hard=1.6, halo=-5)
    colour(c, [(373, 250), (374, 238), (468, 238), (469, 250)])
    page_left = [(132, 262), (244, 278), (244, 420), (132, 400)]
    page_right = [(244, 278), (356, 256), (356, 396), (244, 420)]
    c.shine(paper(c, page_left, page_right, halo=6))
    c.gouge([(244, 278), (245, 340), (244, 420)], 5, tone=0, ends=(1, 1))
    for k in range(6):
        y = 300 + k * 17
        if k > 0:
            c.gouge([(144, y - 9), (232, y + 4)], 5, tone=0, ends=(1, 1))
        c.gouge([(256, y + 3), (300 if k < 3 else 344, y - 8 + (9 if k < 3 else 0))], 5, tone=0,
            ends=(1, 1))
    ink(c, [(144, 276), (232, 289), (232, 298), (144, 286)], [(308, 284), (344, 277), (344, 326),
        (308, 333)])
    c.lit(limb([(372, 416), (352, 372), (350, 352)], [30, 26, 20]), towards=(-0.6, -1), reach=14,
        hard=1.8, halo=4)
    for k in range(4):
        c.lit(limb([(366, 336 + k * 13), (350, 338 + k * 13), (338, 341 + k * 13)], [14, 14, 10]),
            towards=(-0.6, -1), reach=12, hard=2, halo=3)
    return c
