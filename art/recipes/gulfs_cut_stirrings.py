"""Pictures of Infinite Gulfs of Darkness, cut flat: what will not keep still."""

from __future__ import annotations

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import limb
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("congregation-1876")
def congregation_1876(page: Page) -> Woodcut:
    """They stood still for the plate, all but one; he has not stopped,
        and now he leans out of it."""
    c = Woodcut(page)
    # the photograph on a dark table
    card = [(66, 20), (548, -6), (566, 360), (84, 392)]
    c.shine(paper(c, card))
    inner = [(92, 40), (526, 18), (540, 318), (108, 346)]
    ink(c, inner)
    plate = c.mask(inner)
    c.block.over(c.mask([(92, 40), (526, 18), (530, 110), (96, 130)]) * plate, tone=1.15,
        accent=0.0, kind=SOLID)
    # the church door behind them
    ink(c, curve((262, 130), (262, 66), (312, 30), (360, 60), (362, 124), tension=0.5))

    def sitter(x: float, y: float, s: float, kind: int) -> None:
        ink(c, curve((x - 1.5 * s, y + 3.6 * s), (x - 1.4 * s, y + 1.5 * s),
            (x - 0.5 * s, y + 0.9 * s), (x + 0.5 * s, y + 0.9 * s), (x + 1.4 * s, y + 1.5 * s),
            (x + 1.5 * s, y + 3.6 * s), tension=0.6), halo=-3)
        ink(c, circle(x, y, 0.72 * s, s), halo=-2)
        c.shine(paper(c, [(x - 0.3 * s, y + s), (x + 0.3 * s, y + s), (x, y + 1.9 * s)]))
        c.shine(paper(c, curve((x - 0.6 * s, y - 0.3 * s), (x, y - 0.8 * s),
            (x + 0.6 * s, y - 0.3 * s), (x + 0.5 * s, y + 0.5 * s), (x, y + 0.92 * s),
            (x - 0.5 * s, y + 0.5 * s), tension=0.8)))
        for side in (-1, 1):
            ink(c, circle(x + side * 0.28 * s, y - 0.08 * s, 0.17 * s, 0.12 * s))
        ink(c, [(x - 0.05 * s, y - 0.05 * s), (x + 0.14 * s, y + 0.3 * s),
            (x - 0.05 * s, y + 0.32 * s)])
        if kind == 0:  # a top hat and a beard
            ink(c, [(x - 0.6 * s, y - 0.5 * s), (x - 0.56 * s, y - 1.7 * s),
                (x + 0.56 * s, y - 1.7 * s), (x + 0.6 * s, y - 0.5 * s)],
                [(x - 0.95 * s, y - 0.62 * s), (x + 0.95 * s, y - 0.62 * s),
                (x + 0.95 * s, y - 0.42 * s), (x - 0.95 * s, y - 0.42 * s)], halo=-2.5)
            ink(c, curve((x - 0.56 * s, y + 0.3 * s), (x, y + 0.5 * s), (x + 0.56 * s, y + 0.3 * s),
                (x + 0.4 * s, y + 1.1 * s), (x, y + 1.4 * s), (x - 0.4 * s, y + 1.1 * s)))
        elif kind == 1:  # a bonnet
            c.shine(paper(c, curve((x - 0.8 * s, y + 0.6 * s), (x - 0.9 * s, y - 0.4 * s),
                (x, y - 1.2 * s), (x + 0.9 * s, y - 0.4 * s), (x + 0.8 * s, y + 0.6 * s),
                (x + 0.55 * s, y - 0.3 * s), (x, y - 0.7 * s), (x - 0.55 * s, y - 0.3 * s)),
                halo=2.5))
            ink(c, blade([(x - 0.2 * s, y + 0.56 * s), (x + 0.2 * s, y + 0.56 * s)],
                [0.12 * s] * 2))
        else:  # a moustache
            ink(c, curve((x - 0.66 * s, y - 0.3 * s), (x - 0.5 * s, y - 1.0 * s),
                (x + 0.3 * s, y - 1.06 * s), (x + 0.7 * s, y - 0.4 * s), (x + 0.3 * s, y - 0.6 * s),
                (x - 0.4 * s, y - 0.5 * s)))
            ink(c, curve((x - 0.46 * s, y + 0.6 * s), (x, y + 0.38 * s),
                (x + 0.46 * s, y + 0.6 * s), (x, y + 0.56 * s)))

    for x, y, s, kind in ((128, 106, 21, 2), (186, 100, 21, 0), (246, 96, 21, 1), (306, 94, 21, 2),
        (366, 90, 21, 0), (426, 86, 21, 1), (486, 84, 21, 2),
        (154, 178, 27, 1), (226, 172, 27, 2), (394, 164, 27, 2), (468, 160, 27, 0),
        (132, 268, 33, 0), (214, 262, 33, 2), (432, 250, 33, 1), (508, 246, 33, 2)):
        sitter(x, y, s, kind)
    c.block.over((1 - plate) * c.mask(card), tone=1.15, accent=0.0, kind=SOLID)
    c.block.over(1 - c.mask(card), tone=0.0, accent=0.0, kind=SOLID)
    c.block.light = c.block.light * c.mask(card)
    # the one who moved
    def mover(dx: float, dy: float, k: float) -> list[Shape]:
        def at(*ps: Point) -> list[Point]:
            return [(318 + dx + a * k, 236 + dy + b * k) for a, b in ps]

        return [curve(*at((-64, 130), (-60, 60), (-24, 38), (24, 38), (60, 60), (64, 130)),
            tension=0.6), curve(*at((-27, -6), (0, -40), (27, -6), (22, 26), (0, 42), (-22, 26)),
            tension=0.8),
            at((-25, -20), (-23, -76), (23, -76), (25, -20)), at((-40, -26), (40, -26), (40, -16),
                (-40, -16))]
    for dx, dy, k in ((-62, -16, 0.92), (-34, -8, 0.96)):
        for part in mover(dx, dy, k):
            m = c.mask(part) * plate
            stripes = (np.sin(c.Y * 0.62) > -0.1).astype(np.float32)
            c.block.over(m, tone=0.0, accent=0.0, kind=SOLID)
            c.block.over(m * stripes, tone=1.15, accent=1.0, kind=SOLID)
            c.shine(m * stripes)
    for shape in (mover(0, 0, 1.08), mover(0, 0, 1.0)):
        m = c.mask(*shape) * plate
        c.block.over(m, tone=0.0, accent=0.0, kind=SOLID)
    c.block.over(m, tone=1.15, accent=1.0, kind=SOLID)
    c.shine(m)
    ink(c, [(288, 205), (350, 205), (350, 213), (288, 213)])
    ink(c, circle(307, 236, 7, 6), circle(330, 236, 7, 6), curve((298, 256), (318, 250), (340, 254),
        (320, 270)))
    c.shine(paper(c, [(304, 254), (318, 252), (334, 254), (320, 260)]))
    for side in (-1, 1):
        c.gouge([(318 + side * 14, 278), (318 + side * 22, 300), (320, 336)], 5, tone=0)
    # his arm comes over the edge of the picture
    way = [(372, 296), (410, 324), (424, 364)]
    c.shine(colour(c, limb(way, [44, 42, 32]), halo=6))
    paper(c, moved(box(-21, -8, 21, 8), 426, 366, 1, -14), halo=4)
    c.shine(colour(c, curve((408, 374), (442, 368), (456, 392), (448, 412), (414, 414), (404, 394),
        tension=0.8), halo=5))
    for tip, knee, root in (((366, 412), (384, 392), (410, 384)), ((386, 444), (396, 420),
            (414, 398)), ((416, 458), (416, 430), (426, 402)), ((446, 456), (442, 428), (438, 402)),
            ((478, 434), (466, 408), (446, 390))):
        c.shine(colour(c, blade([root, knee, tip], [19, 18, 2]), halo=4))
    return c


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Woodcut:
    """No pigeon: a hand comes out between the slats and feels for the latch."""
    c = Woodcut(page)
    c.shine(colour(c, box(0, 0, 600, 440)))

    def slat(y: float, sag: float = 0.0) -> None:
        face = [(-10, y), (300, y - 14 + sag), (610, y - 30), (610, y + 36), (300, y + 52 + sag),
            (-10, y + 66)]
        ink(c, face, halo=5)
        paper(c, [(-10, y), (300, y - 14 + sag), (610, y - 30), (610, y - 20), (300, y - 3 + sag),
            (-10, y + 12)])
        for k in range(3):
            c.gouge([(20 + k * 190, y + 26 + k * 4), (110 + k * 190, y + 28 - k * 5),
                (190 + k * 190, y + 16 - k * 8)], 5)

    for y in (-30, 62, 154):
        slat(y)
    # the arm in the dark behind
    ink(c, curve((150, 236), (200, 206), (300, 196), (430, 196), (460, 240), (450, 330),
        (140, 330)))
    slat(330, 14)
    slat(424)
    # the hand over the slat
    back = curve((176, 330), (180, 270), (210, 236), (300, 222), (392, 230), (424, 262), (424, 330),
        (300, 352), tension=0.7)
    c.lit(back, towards=(-0.3, -1), reach=40, hard=1.3, halo=-5)
    for k, (x, spread, long) in enumerate(((196, -46, 96), (262, -16, 116), (330, 14, 118),
            (398, 44, 100))):
        q = [(x, 284), (x + spread * 0.4, 262 - (8 if k in (1, 2) else 0)), (x + spread * 0.9, 306),
            (x + spread, 284 + long * 0.62), (x + spread * 0.96, 290 + long * 0.78)]
        c.lit(limb(q, [46, 50, 40, 34, 24]), towards=(-0.6, -1), reach=22, hard=1.5, halo=5)
        for y in (300, 312):
            c.gouge([(x + spread * 0.8 - 12, y + k % 2 * 4), (x + spread * 0.86, y + 7),
                (x + spread * 0.9 + 13, y)], 4, tone=1.1)
        claw = blade([(x + spread * 0.97, 270 + long * 0.78), (x + spread * 0.98, 300 + long * 0.9),
            (x + spread * 0.8, 330 + long)], [26, 22, 0])
        c.shine(paper(c, claw, halo=5))
    # what it has done before
    for k in range(4):
        c.gouge([(196 + k * 36, 66 + k), (180 + k * 36, 112), (150 + k * 36, 150)], 9)
        c.gouge([(420 + k * 30, 150), (408 + k * 30, 184), (392 + k * 30, 212)], 8)
    return c
