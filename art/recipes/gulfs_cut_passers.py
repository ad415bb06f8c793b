"""Pictures of Infinite Gulfs of Darkness, cut flat: who comes by, and what he brings."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-panther-kneels")
def the_panther_kneels(page: Page) -> Woodcut:
    """It bows before the stranger on its elbows, rump high, and its tongue is in his palm."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 300))
    paper(c, box(0, 296, 600, 440))
    ink(c, box(0, 292, 600, 300), box(0, 404, 600, 440))
    for x in (70, 250, 430, 600):
        c.gouge([(x, 296), (x - 26, 350), (x - 60, 406)], 6, tone=0, ends=(0.6, 1))
    # the stranger: a long coat that goes off the page
    coat = curve((500, -20), (486, 90), (480, 180), (496, 300), (470, 418), (620, 430), (620, -20),
        tension=0.5)
    c.lit(coat, towards=(-1, -0.1), reach=34, hard=1.2, angle=80, halo=-5)
    body = curve((-30, 150), (10, 84), (70, 66), (128, 88), (166, 124), (206, 104), (252, 92),
        (290, 112), (316, 150), (330, 190), (320, 300), (300, 330), (332, 350), (400, 352),
        (436, 358), (448, 380), (430, 392), (330, 394), (240, 392), (206, 372), (200, 330),
        (150, 306), (96, 322), (74, 372), (96, 392), (92, 412), (-30, 416), tension=0.75)
    tail = blade([(30, 110), (12, 60), (40, 22), (92, 20), (122, 46), (112, 70)],
        [30, 26, 23, 21, 20, 8])
    c.lit(joined(tail, body), towards=(0.3, -1), reach=20, hard=1.1, angle=64, halo=-5)
    head = [(0.06, -0.56), (-0.08, -0.66), (-0.12, -0.92), (-0.26, -1.08), (-0.46, -0.98),
        (-0.54, -0.62),
        (-0.9, -0.5), (-1.1, 0.2), (-0.8, 0.76), (-0.46, 0.7), (-0.1, 0.62), (0.3, 0.62),
        (0.62, 0.64), (0.8, 0.56), (0.84, 0.42), (0.98, 0.28), (1.05, 0.06), (0.97, -0.12),
        (0.7, -0.2), (0.44, -0.28), (0.26, -0.46)]

    def at(*points: Point) -> list[Point]:
        a = math.radians(30)
        return [(326 + 116 * (x * math.cos(a) - y * math.sin(a)),
            196 + 116 * (x * math.sin(a) + y * math.cos(a))) for x, y in points]

    for line in ([(176, 140), (206, 210), (204, 290)], [(202, 126), (236, 200), (230, 300)],
        [(150, 150), (178, 220), (174, 280)], [(60, 130), (104, 190), (92, 290)],
        [(30, 140), (66, 210), (50, 310)], [(92, 130), (136, 200), (128, 286)],
        [(236, 336), (280, 358), (360, 366)], [(10, 160), (34, 220), (20, 320)]):
        c.gouge(line, 7)
    skull = curve(*at(*head), tension=0.7)
    ink(c, skull, halo=7)
    near = c.mask(curve(*at((-0.62, -1.2), (1.4, -0.8), (1.4, 1.0), (-0.2, 0.9), (-0.4, 0.3),
        (-0.3, -0.3)), tension=0.5))
    face = c.mask(skull)
    light = np.clip(c.edge_light(face, (0.5, -1), 26) * 1.5, 0, 1) * near
    c.block.over(face * near, tone=light * 1.1, accent=0.0, phase=c.lines(-62), kind=0)
    low = np.clip(c.edge_light(face, (0.1, 1), 16) * 1.6, 0, 1)
    c.block.over((low > 0.45).astype(np.float32) * near, tone=1.1, accent=0.0, kind=SOLID)
    ink(c, curve(*at((-0.3, -0.64), (-0.2, -0.9), (-0.34, -0.96), (-0.46, -0.7)), tension=0.7))
    c.gouge(at((-0.36, -0.7), (-0.3, -0.86), (-0.24, -0.66)), 6)
    # the eye is closed, the nose wet, whiskers
    paper(c, curve(*at((0.1, -0.14), (0.26, -0.12), (0.44, 0.06), (0.3, 0.1), (0.16, 0.02)),
        tension=0.8))
    c.gouge(at((0.06, -0.12), (0.22, 0.0), (0.46, 0.07)), 6, tone=0)
    c.gouge(at((0.62, 0.02), (0.84, 0.06), (0.9, 0.16)), 7)
    c.gouge(at((0.94, 0.32), (0.7, 0.46), (0.42, 0.38), (0.3, 0.26)), 6)
    for k in range(3):
        c.gouge(at((0.7, 0.2 + k * 0.06), (0.4, 0.34 + k * 0.13), (0.0, 0.36 + k * 0.22)), 4.4)
    for k in range(4):
        c.gouge(at((-0.1 - k * 0.15, -0.14 + k * 0.05), (-0.2 - k * 0.15, 0.04 + k * 0.05),
            (-0.2 - k * 0.14, 0.24 + k * 0.04)), 6)
    for k in range(3):
        c.gouge([(412 + k * 12, 364), (420 + k * 12, 376), (414 + k * 12, 390)], 4)
    # the palm
    palm = curve((560, 222), (530, 240), (500, 270), (466, 290), (430, 294), (396, 284), (384, 290),
        (392, 306), (436, 326), (490, 330), (530, 308), (570, 280), tension=0.7)
    paper(c, blade([(520, 262), (500, 250), (478, 230), (464, 208), (460, 200)],
        [34, 32, 25, 20, 8]), halo=5)
    paper(c, palm, halo=5)
    paper(c, curve((500, 246), (540, 236), (550, 262), (516, 280), (494, 272)))
    for y in (0, 1, 2):
        c.gouge([(474 - y * 6, 302 + y * 8), (436, 303 + y * 7), (396 + y * 6, 294 + y * 5)], 3.6,
            tone=0)
    colour(c, curve((358, 276), (386, 272), (418, 284), (448, 282), (456, 292), (430, 304),
        (392, 302), (362, 290),
        tension=0.8), halo=4)
    c.gouge([(372, 282), (404, 292), (440, 292)], 4, tone=0)
    c.lit([(540, 206), (620, 176), (620, 306), (566, 296)], towards=(-1, 0), reach=20, halo=5)
    return c


@art("the-sleepwalkers")
def the_sleepwalkers(page: Page) -> Woodcut:
    """They come down the hill in their nightshirts with shut eyes, and their hands are out."""
    c = Woodcut(page)
    colour(c, [(0, 0), (600, 0), (600, 150), (0, 60)])
    paper(c, circle(96, 40, 54))
    for x, w, t in ((-20, 110, 40), (86, 70, 66), (470, 90, 60), (560, 80, 30)):
        ink(c, [(x, 240), (x, t + 30), (x + w / 2, t), (x + w, t + 30), (x + w, 240)])
    ink(c, [(0, 90), (200, 110), (600, 170), (600, 440), (0, 440)])

    def sleeper(x: float, y: float, s: float, near: bool = False, cap_on: bool = False) -> None:
        """y is the chin, s half a head."""
        gown = [(-0.5, 0.9), (-1.15, 1.1), (-1.5, 1.7), (-1.4, 5.2), (-1.8, 8.4), (1.8, 8.4),
            (1.4, 5.2), (1.5, 1.7), (1.15, 1.1), (0.5, 0.9)]
        g = curve(*((x + a * s, y + (b - 1) * s) for a, b in gown), tension=0.5)
        paper(c, g, halo=5)
        m = c.mask(g)
        for q in (-0.7, -0.2, 0.5, 1.0):
            c.gouge([(x + q * s, y + 1.0 * s), (x + q * 1.1 * s, y + 3 * s),
                (x + q * 1.5 * s, y + 7 * s)], 0.14 * s, tone=0, within=m, ends=(0, 1))
        shade = [(0.5, 0.9), (1.15, 1.1), (1.6, 1.7), (1.6, 5.2), (2.0, 8.4), (0.9, 8.4), (0.8, 4),
            (0.9, 1.9)]
        c.block.over(c.mask(curve(*((x + a * s, y + (b - 1) * s) for a, b in shade),
            tension=0.5)) * m, tone=0, accent=0.0, kind=SOLID)
        ink(c, [(x - 0.42 * s, y - 0.6 * s), (x + 0.42 * s, y - 0.6 * s),
            (x + 0.5 * s, y + 0.06 * s), (x, y + 0.4 * s), (x - 0.5 * s, y + 0.06 * s)])
        paper(c, [(x - 0.34 * s, y - 0.5 * s), (x - 0.02 * s, y - 0.1 * s),
            (x - 0.06 * s, y + 0.2 * s), (x - 0.38 * s, y + 0.02 * s)])

        def at(*ps: Point) -> list[Point]:
            return [(x + a * s, y + (b - 1) * s) for a, b in ps]

        skull = curve(*at((0, -1), (0.42, -0.92), (0.64, -0.55), (0.66, 0.05), (0.56, 0.5),
            (0.34, 0.86), (0.06, 1.02), (-0.2, 0.98), (-0.46, 0.76), (-0.6, 0.4), (-0.68, 0.0),
            (-0.64, -0.55), (-0.42, -0.92)), tension=0.75)
        ink(c, skull, halo=max(3, 0.07 * s))
        ear = curve(*at((-0.64, -0.16), (-0.78, -0.2), (-0.78, 0.06), (-0.62, 0.26)))
        paper(c, ear)
        paper(c, curve(*at((-0.2, -0.86), (0.2, -0.8), (0.36, -0.5), (0.34, -0.2), (0.44, 0.0),
            (0.4, 0.26), (0.24, 0.4), (0.3, 0.6), (0.12, 0.84), (-0.02, 0.97), (-0.2, 0.94),
            (-0.42, 0.74), (-0.55, 0.4), (-0.63, 0.0), (-0.58, -0.55)), tension=0.6))
        # brows, shut lids, nose, slack mouth
        ink(c, curve(*at((-0.54, -0.2), (-0.4, -0.32), (-0.14, -0.26), (-0.16, -0.2),
            (-0.38, -0.25)), tension=0.7))
        ink(c, curve(*at((0.12, -0.26), (0.34, -0.32), (0.5, -0.2), (0.34, -0.24), (0.14, -0.2)),
            tension=0.7))
        ink(c, curve(*at((-0.54, 0.0), (-0.34, 0.08), (-0.13, 0.0), (-0.16, 0.1), (-0.34, 0.17),
            (-0.5, 0.1)), tension=0.8))
        ink(c, curve(*at((0.13, 0.0), (0.3, 0.08), (0.5, 0.0), (0.46, 0.1), (0.3, 0.17),
            (0.16, 0.1)), tension=0.8))
        ink(c, at((0.02, -0.24), (0.1, -0.2), (0.12, 0.2), (0.2, 0.36), (0.02, 0.42), (-0.12, 0.38),
            (0.05, 0.34), (0.03, 0.1)))
        ink(c, curve(*at((-0.17, 0.63), (0.0, 0.58), (0.19, 0.62), (0.1, 0.67), (0.0, 0.69),
            (-0.1, 0.67)), tension=0.8))
        if near:
            c.gouge(at((-0.5, 0.24), (-0.36, 0.5), (-0.34, 0.7)), 0.06 * s, tone=0)
            c.gouge(at((-0.2, 0.42), (-0.28, 0.54), (-0.26, 0.66)), 0.05 * s, tone=0)
            c.gouge(at((-0.46, -0.06), (-0.34, -0.1), (-0.18, -0.06)), 0.03 * s, tone=0)
        cap = curve(*at((0.72, -0.36), (0.68, -0.8), (0.3, -1.2), (-0.2, -1.3), (-0.6, -1.46),
            (-1.0, -1.4), (-1.22, -1.0), (-1.16, -0.8), (-0.96, -1.06), (-0.8, -0.96),
            (-0.72, -0.36), (0, -0.54)), tension=0.7)
        if cap_on:
            paper(c, cap, halo=max(3, 0.07 * s))
            ink(c, curve(*at((0.72, -0.4), (0.68, -0.8), (0.3, -1.2), (0.06, -1.2), (0.3, -0.8),
                (0.3, -0.52)), tension=0.7))
            paper(c, circle(x - 1.18 * s, y - 1.7 * s, 0.17 * s), halo=3)
            c.gouge(at((-0.72, -0.5), (0, -0.68), (0.72, -0.5)), 0.08 * s, tone=0, ends=(1, 1))
            c.gouge(at((-0.2, -1.26), (-0.5, -1.1), (-0.66, -0.7)), 0.07 * s, tone=0)
        else:
            ink(c, curve(*at((0.7, 0.0), (0.76, -0.6), (0.4, -1.1), (-0.1, -1.16), (-0.6, -0.96),
                (-0.74, -0.4), (-0.66, -0.1), (-0.5, -0.5), (-0.1, -0.66), (0.3, -0.56),
                (0.5, -0.3)), tension=0.7))
        for side in (-1, 1):
            sx, ex = x + side * 1.15 * s, x + side * 1.32 * s
            sy, ey = y + 0.5 * s, y + 1.5 * s
            sleeve = curve((sx - 0.42 * s, sy - 0.2 * s), (sx + 0.3 * s, sy - 0.24 * s),
                (ex + 0.62 * s, ey - 0.1 * s), (ex + 0.56 * s, ey + 0.5 * s),
                (ex - 0.56 * s, ey + 0.5 * s), (ex - 0.6 * s, ey - 0.1 * s), tension=0.6)
            paper(c, sleeve, halo=0.1 * s)
            ink(c, circle(ex, ey + 0.42 * s, 0.5 * s, 0.2 * s))
            c.gouge([(sx + 0.1 * s, sy), (ex + 0.3 * s, ey - 0.2 * s),
                (ex + 0.4 * s, ey + 0.2 * s)], 0.12 * s, tone=0)
            hand(c, "open", ex, ey + 0.2 * s, 0.86 * s if near else 0.8 * s, turn=180 + side * 4,
                flip=side > 0, towards=(-1, 0.5), lean=0.9, nails=False)
    sleeper(212, 104, 15)
    sleeper(388, 112, 17)
    sleeper(140, 168, 36)
    sleeper(452, 170, 38)
    sleeper(296, 186, 70, near=True, cap_on=True)
    return c


@art("carters-errand")
def carters_errand(page: Page) -> Woodcut:
    """Carter hands it over: a book in oilcloth, tied twice, and the list under the cord."""
    c = Woodcut(page)
    # lamp light behind him
    paper(c, [(0, 0), (236, 0), (120, 200), (0, 240)])
    coat = curve((210, 130), (120, 160), (60, 220), (40, 330), (60, 460), (540, 460), (560, 330),
        (540, 220), (480, 160), (390, 130), tension=0.6)
    c.lit(coat, towards=(-1, -0.4), reach=26, hard=1.2, halo=5)
    h = Head(c, 300, 84, 84, flip=True, expression="stern", build=Build(gaunt=0.6, age=1.0,
        nose=0.5))
    ink(c, h.shape((0, -1.1), (0.5, -0.98), (0.74, -0.55), (0.74, 0.05), (0.6, 0.5), (0.4, 0.85),
        (0.08, 1.04), (-0.16, 1.02), (-0.42, 0.8), (-0.58, 0.4), (-0.66, -0.1), (-0.7, -0.6),
        (-0.4, -1.0)), halo=5)
    h.collar()
    h.draw()
    h.hair("short")
    # arms
    for side in (-1, 1):
        arm = blade([(300 + side * 196, 210), (300 + side * 212, 290), (300 + side * 176, 336)],
            [90, 84, 66])
        c.lit(arm, towards=(-1, -0.5), reach=20, hard=1.2, halo=5)
    # the parcel
    top = [(180, 262), (420, 262), (486, 408), (114, 408)]
    front = [(114, 408), (486, 408), (478, 470), (122, 470)]
    c.shine(colour(c, top, halo=7))
    ink(c, front)
    m = c.mask(top)
    for q in ([(200, 262), (214, 300), (196, 330)], [(400, 262), (392, 300), (414, 336)],
            [(140, 400), (190, 380), (210, 350)], [(460, 400), (420, 376), (400, 352)],
            [(250, 408), (256, 388), (246, 372)]):
        c.gouge(q, 8, tone=0, within=m)
    for k in range(9):
        c.gouge([(140 + k * 42, 414), (142 + k * 41, 436), (144 + k * 40, 460)], 7, ends=(1, 0))
    # the list under the cord
    sheet = [(214, 282), (318, 274), (334, 368), (214, 376)]
    c.shine(paper(c, sheet, halo=5))
    for k in range(5):
        c.gouge([(228, 298 + k * 15), (270, 294 + k * 15), (314 - k % 2 * 20, 290 + k * 16)], 5,
            tone=0, ends=(1, 1))
    # cord
    paper(c, blade([(346, 260), (362, 408), (360, 470)], [10, 14, 14]),
        blade([(146, 336), (454, 330)], [11, 11]), halo=4)
    paper(c, blade([(354, 336), (338, 360), (334, 384)], [9, 8, 5]), blade([(356, 336), (378, 352),
        (392, 376)], [9, 8, 5]), halo=4)
    ink(c, c.rough(circle(354, 333, 25), 1.5, "wax"), halo=-4)
    c.shine(paper(c, *(moved(blade([(0, -3), (0, -10), (0, -17)], [0, 8, 0]), 354, 333, 1,
        72 * k) for k in range(5))))
    # his hands: fingers under it, thumbs on top
    for side in (-1, 1):

        def at(*ps: Point, way: int = side) -> list[Point]:
            return [(300 + way * x, y) for x, y in ps]

        back = curve(*at((196, 300), (168, 312), (150, 340), (154, 376), (172, 402), (204, 410),
            (226, 380), (226, 330)), tension=0.8)
        c.lit(back, towards=(-0.6, -1), reach=60, hard=1.9, halo=5)
        for k in range(3):
            f = limb(at((206 - k * 2, 368 + k * 18), (178, 384 + k * 17),
                (164 + k * 3, 398 + k * 16)), [26, 25, 20])
            c.lit(f, towards=(-0.6, -1), reach=20, hard=1.8, halo=4)
        thumb = limb(at((188, 318), (156, 322), (120, 336), (104, 344)), [40, 34, 28, 20])
        c.lit(thumb, towards=(-0.4, -1), reach=26, hard=2.2, halo=5)
        c.gouge(at((148, 314), (146, 326), (150, 338)), 4, tone=0)
        paper(c, curve(*at((104, 336), (118, 334), (120, 346), (106, 350))), halo=3)
        paper(c, moved([(-40, -13), (40, -13), (38, 13), (-38, 13)], 300 + side * 206, 300, 1,
            side * 18), halo=4)
    return c
