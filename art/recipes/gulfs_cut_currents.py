"""Pictures of Infinite Gulfs of Darkness, cut flat: gas, lamps, wires and other lights."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import BackOfHead
from art.kit.cut_strokes import cast, joined, less, limb, rounded_way
from art.kit.cut_things import bolt
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


@art("live-wire")
def live_wire(page: Page) -> Woodcut:
    """The broken cable writes on the wet stones and rears like a cobra."""
    c = Woodcut(page)
    hx, hy = 268, 118
    # cobbles
    rnd = np.random.default_rng(5)
    y, row = 268.0, 0
    while y < 452:
        t = (y - 240) / 200
        w, hgt = 26 + 74 * t, 10 + 26 * t
        x = -w * (0.5 if row % 2 else 0.0) - 20
        while x < 640:
            ww = w * rnd.uniform(0.85, 1.1)
            d = math.hypot((x + ww / 2 - 280) / 1.5, y - 300)
            stone = curve((x + 3, y + hgt * 0.55), (x + ww * 0.2, y + 2), (x + ww * 0.8, y + 2),
                (x + ww - 3, y + hgt * 0.55), (x + ww * 0.8, y + hgt - 3),
                (x + ww * 0.2, y + hgt - 3))
            if d < 300:
                lower = moved(stone, 0, max(3.0, min(12, d * 0.055)) + 1)
                paper(c, less(stone, lower))
            x += ww
        y += hgt
        row += 1
    c.shine(colour(c, curve((150, 392), (210, 352), (330, 340), (450, 352), (520, 384), (470, 424),
        (330, 440), (200, 430)), halo=4))
    for i, (x, y) in enumerate(((-20, 40), (40, 210), (150, -40), (300, -50), (440, -20),
            (520, 120), (440, 230))):
        bolt(c, (hx, hy), (x, y), 34, 20 + i, branches=2, halo=0)
    # the cable: falls in from the right, writes, rears
    pts = [(640, 250), (560, 330), (470, 372), (420, 346), (440, 300), (490, 312), (470, 372),
        (400, 404), (340, 392),
        (316, 340), (350, 304), (392, 330), (360, 392), (280, 414), (204, 388), (176, 330), (196,
            262), (250, 226), (292, 186), (272, 136), (262, 120)]
    way = rounded_way(pts, 6)
    n = len(way)
    for i in range(0, n - 1, 4):
        seg = way[i:min(i + 6, n)]
        ink(c, blade(seg, [40] * len(seg)))
        paper(c, blade(seg, [28] * len(seg)))
        ink(c, blade([(x + 3, yy + 4) for x, yy in seg], [17] * len(seg)))
    for i in range(3, n - 1, 5):
        (ax, ay), (bx, by) = way[i - 1], way[i]
        L = math.hypot(bx - ax, by - ay) + 1e-6
        ux, uy = (bx - ax) / L, (by - ay) / L
        c.gouge([(bx - uy * 2 - ux * 4, by + ux * 2 - uy * 4), (bx + uy * 15 + ux * 5,
            by - ux * 15 + uy * 5)], 4, tone=0, ends=(0.4, 1))
    star2 = []
    r = np.random.default_rng(3)
    for k in range(22):
        a = k / 22 * 2 * math.pi + 0.1
        rad = (78 * r.uniform(0.7, 1.2)) if k % 2 else 36
        star2.append((hx + math.cos(a) * rad, hy - 6 + math.sin(a) * rad))
    c.shine(paper(c, star2, halo=5))
    # the frayed strands
    for turn, long in ((-168, 44), (-140, 62), (-112, 70), (-84, 74), (-56, 66), (-30, 60),
            (-4, 44)):
        a = math.radians(turn)
        q = [(hx - 2, hy + 20), (hx + math.cos(a) * long * 0.4, hy + math.sin(a) * long * 0.3),
            (hx + math.cos(a) * long, hy + 4 + math.sin(a) * long * 0.75)]
        ink(c, blade(q, [9, 7, 0]))
    ink(c, moved([(-16, -16), (16, -16), (14, 18), (-14, 18)], hx, hy + 24, 1, -10))
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
