"""Pictures of Infinite Gulfs of Darkness, cut flat: what opens, looks and breaks."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-stone-by-its-name")
def the_stone_by_its_name(page: Page) -> Woodcut:
    """Every scholar had a piece of it; their hands, all bone, still hold the pieces."""
    c = Woodcut(page)
    cx, cy = 300, 222
    rim = [(-20, -168), (104, -136), (190, -30), (142, 96), (30, 166), (-104, 140), (-184, 24),
        (-138, -110)]
    core: Point = (8, -6)
    cutsat = [0, 2, 3, 5, 6]
    pieces = []
    for i, a in enumerate(cutsat):
        b = cutsat[(i + 1) % 5]
        idx = []
        k = a
        while True:
            idx.append(k)
            if k == b:
                break
            k = (k + 1) % 8
        pieces.append([rim[k] for k in idx])
    for i, rimpts in enumerate(pieces):
        mx = sum(p[0] for p in rimpts) / len(rimpts)
        my = sum(p[1] for p in rimpts) / len(rimpts)
        length = math.hypot(mx, my)
        ux, uy = mx / length, my / length

        def at(p: Point, dx: float = cx + ux * 17, dy: float = cy + uy * 17) -> Point:
            return p[0] + dx, p[1] + dy

        poly = [at(core), *(at(p) for p in rimpts)]
        ang = math.degrees(math.atan2(uy, ux)) + 90 + 180  # fingers point inward
        size = 84
        t = math.radians(ang)
        px, py = -0.42, -1.62
        rx, ry = px * math.cos(t) - py * math.sin(t), px * math.sin(t) + py * math.cos(t)
        gx, gy = cx + mx * 0.98 + ux * 17, cy + my * 0.98 + uy * 17
        wx, wy = gx - rx * size, gy - ry * size
        hand(c, "holding", wx, wy, size, turn=ang, lean=0.62, towards=(-ux, -uy), layer="under",
            nails=False)
        ink(c, poly, halo=6)
        # facets
        inner = [(x * 0.5, y * 0.5) for x, y in rimpts]
        n = len(rimpts)
        c.shine(colour(c, [at(core), *(at(p) for p in inner)]) if i % 2 else paper(c,
            [at(core), *(at(p) for p in inner)]))
        for k in range(n - 1):
            q = [at(inner[k]), at(inner[k + 1]), at(rimpts[k + 1]), at(rimpts[k])]
            c.shine(paper(c, q) if (i + k) % 2 and n > 2 else colour(c, q))
        for a0, b0 in [*((inner[k], rimpts[k]) for k in range(n)), *((inner[k],
                inner[k + 1]) for k in range(n - 1))]:
            ink(c, blade([at(a0), at(b0)], [5, 5]))
        hand(c, "holding", wx, wy, size, turn=ang, lean=0.62, towards=(-ux, -uy), layer="over",
            nails=False)
        # cuffs
        c.lit([(wx + ux * 8 - uy * 48, wy + uy * 8 + ux * 48), (wx + ux * 8 + uy * 48,
            wy + uy * 8 - ux * 48), (wx + ux * 160 + uy * 70, wy + uy * 160 - ux * 70),
            (wx + ux * 160 - uy * 70, wy + uy * 160 + ux * 70)], towards=(-ux, -uy), reach=14,
            hard=1.5, halo=4)
    return c


@art("the-shining-trapezohedron")
def the_shining_trapezohedron(page: Page) -> Woodcut:
    """No two of its faces are alike, and each is a window on somewhere else."""
    c = Woodcut(page)
    x0, y0, k0 = 306, 208, 1.36
    outer = [(-34, -148), (84, -136), (160, -56), (152, 48), (92, 132), (-8, 152), (-112, 116),
        (-160, 18), (-126, -88)]
    inner = [(-56, -74), (62, -68), (94, 20), (4, 80), (-84, 40)]
    rim = [(x0 + x * k0, y0 + y * k0) for x, y in outer]
    core = [(x0 + x * k0, y0 + y * k0) for x, y in inner]
    corner = {k: rim[k] for k in range(9)} | {10 + k: core[k] for k in range(5)}
    # the bands of the box that hold it
    for side in (-1, 1):
        paper(c, blade([(306 + side * 300, 460), (306 + side * 262, 380), (306 + side * 206, 330),
            (306 + side * 130, 330)], [44, 38, 30, 8]), halo=5)
        for t in (0.2, 0.5):
            ink(c, circle(306 + side * (286 - 60 * t), 424 - 70 * t, 5))
    ink(c, rim, halo=8)
    facets = ((0, 1, 11, 10), (1, 2, 11), (2, 3, 12, 11), (3, 4, 12), (4, 5, 13, 12), (5, 6, 13),
        (6, 14, 13), (6, 7, 14), (7, 8, 10, 14), (8, 0, 10))
    masks = []
    for face, look in zip(facets, "kvpvkpvkpv", strict=True):
        ends = [corner[k] for k in face]
        masks.append(c.mask(ends))
        if look != "k":
            c.shine((colour if look == "v" else paper)(c, ends))
    masks.append(c.mask(core))
    c.shine(colour(c, core))

    def within(face: int, *shapes: Shape, tone: float = 1.2, accent: float = 0.0) -> None:
        m = c.mask(*shapes) * masks[face]
        c.block.over(m, tone=tone, accent=accent, kind=SOLID)
        if tone:
            c.shine(m)
        else:
            c.block.light = c.block.light * (1 - m)

    # the desert, two pyramids, a sun that is not ours
    within(10, box(0, y0 + 24, 600, 440))
    within(10, circle(x0 + 58, y0 - 42, 26))
    for px, w, top in ((-44, 74, -62), (62, 50, -22)):
        within(10, [(x0 + px - w, y0 + 26), (x0 + px, y0 + top), (x0 + px + w, y0 + 26)], tone=0.0)
        within(10, [(x0 + px - w, y0 + 26), (x0 + px, y0 + top), (x0 + px - w * 0.3, y0 + 26)])
    for q in ([(x0 - 90, y0 + 60), (x0 - 20, y0 + 46), (x0 + 60, y0 + 56)],
            [(x0 - 30, y0 + 86), (x0 + 10, y0 + 76), (x0 + 50, y0 + 84)]):
        within(10, blade(q, [0, 7, 0]), tone=0.0)
    # stars
    for x, y, s in ((276, 40, 13), (326, 60, 18), (368, 44, 11), (300, 84, 10), (356, 92, 12),
            (250, 78, 9)):
        within(0, *(moved(blade([(0, -s), (0, 0), (0, s)], [0, s * 0.5, 0]), x, y, 1,
            t) for t in (0, 90)))
    # a sea, and what stands in it
    for k in range(6):
        y = 190 + k * 24
        within(2, blade([(400, y), (440, y - 8), (476, y + 2), (520, y - 8)], [0, 8, 8, 0]),
            tone=0.0)
    within(2, [(458, 240), (466, 130), (486, 130), (494, 240)], tone=0.0)
    # towers
    for x, top, w in ((108, 170, 22), (134, 130, 26), (166, 156, 22), (192, 200, 24),
            (206, 150, 18)):
        within(8, [(x - w / 2, 300), (x - w / 2, top), (x, top - 26), (x + w / 2, top),
            (x + w / 2, 300)], tone=0.0)
    # an eye of three lobes in the dark
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        x, y = 376 + math.cos(a) * 21, 352 + math.sin(a) * 21
        within(4, moved(circle(0, 0, 12, 19), x, y, 1, 120 * k), accent=1.0)
        within(4, moved(blade([(0, -14), (0, 0), (0, 14)], [0, 7, 0]), x, y, 1, 120 * k), tone=0.0)
    # veins
    for face, q in ((7, [(130, 250), (150, 280), (190, 330)]), (7, [(110, 244), (160, 262),
            (190, 262)])):
        within(face, blade(q, [0, 10, 0]), accent=1.0)
    for face in facets:
        ends = [corner[k] for k in face]
        for a, b in zip(ends, [*ends[1:], ends[0]], strict=True):
            m = c.mask(blade([a, b], [13, 13]))
            c.block.over(m, tone=0.0, accent=0.0, kind=SOLID)
            c.block.light = c.block.light * (1 - m)
    edges = [blade([corner[a], corner[b]], [5, 5]) for face in facets for a,
        b in zip(face, (*face[1:], face[0]), strict=True)]
    c.shine(paper(c, *edges))
    c.block.over(c.mask(curve(*rim, tension=0), stroke=9), tone=1.2, accent=0.0, kind=SOLID)
    return c
