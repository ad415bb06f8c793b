"""Pictures of Infinite Gulfs of Darkness, cut flat: what opens, looks and breaks."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, limb
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


@art("emptying-the-revolver")
def emptying_the_revolver(page: Page) -> Woodcut:
    """Seen through the glass of the apparatus: five holes in it, and the man fires the sixth."""
    c = Woodcut(page)
    bulb = curve((300, -60), (500, -20), (590, 130), (560, 290), (470, 380), (440, 460), (200, 460),
        (176, 380), (80, 290), (40, 130), (120, -20), tension=0.85)
    c.shine(colour(c, bulb))
    ring = less(bulb, moved(bulb, 8, 4, 0.975))
    paper(c, ring)
    # the man, behind the glass
    man = joined(
        curve((250, 150), (190, 180), (140, 206), (120, 280), (124, 460), (480, 460), (478, 280),
            (456, 206), (404, 180), (346, 150), tension=0.5),
        curve((248, 60), (246, 120), (262, 160), (298, 180), (334, 160), (350, 120), (348, 60),
            tension=0.7))
    ink(c, man)
    hat = joined(curve((236, 76), (240, 30), (268, 2), (298, 14), (330, 2), (356, 30), (362, 76),
        tension=0.5),
        curve((188, 84), (236, 64), (300, 72), (364, 62), (412, 80), (360, 104), (300, 100),
            (240, 106), tension=0.6))
    # the face, lit from below by the flash
    paper(c, curve((262, 150), (272, 122), (288, 132), (298, 116), (308, 132), (326, 122),
        (338, 150), (318, 174), (298, 182), (278, 174), tension=0.5))
    ink(c, curve((274, 152), (298, 146), (324, 152), (298, 158), tension=0.8),
        [(290, 134), (306, 134), (302, 141), (294, 141)])
    c.gouge([(266, 118), (280, 112), (290, 118)], 6)
    c.gouge([(308, 118), (320, 112), (332, 118)], 6)
    ink(c, hat)
    c.gouge([(206, 90), (300, 106), (394, 88)], 8)
    for side in (-1, 1):  # the coat, lit by the shot
        for q, w in (([(150, 250), (120, 262), (70, 286)], 10), ([(168, 300), (130, 304),
            (80, 306)], 12),
            ([(160, 356), (120, 346), (76, 328)], 11), ([(128, 400), (100, 376), (66, 352)],
                9), ([(30, 186), (50, 214), (44, 250)], 9),
            ([(110, 216), (90, 232), (60, 256)], 8)):
            c.gouge([(298 + side * x, y) for x, y in q], w)
    r = np.random.default_rng(8)
    gx, gy = 298, 296
    flash = []
    for k in range(28):
        a = k / 28 * 2 * math.pi
        rad = 132 * r.uniform(0.7, 1.15) if k % 2 else 56 * r.uniform(0.9, 1.1)
        flash.append((gx + math.cos(a) * rad, gy + math.sin(a) * rad))
    c.shine(paper(c, flash, halo=6))
    # cylinder, muzzle and the fingers under them
    ink(c, curve((244, 330), (236, 372), (250, 440), (346, 440), (360, 372), (352, 330),
        tension=0.7), halo=5)
    for k in range(4):  # the right hand's fingers come round the butt, the left hand's over them
        y = 446 - k * 26
        for finger in (limb([(366, y - 4), (330, y + 4), (296, y + 6), (274, y)], [26, 28, 26, 20]),
            limb([(236, y + 6), (254, y + 12), (282, y + 14)], [24, 26, 22])):
            c.lit(finger, towards=(0.2, -1), reach=15, hard=1.7, halo=3.5, gap=0.7)
    ink(c, circle(gx, gy + 18, 50), circle(gx, gy, 33), [(gx - 5, gy - 30), (gx + 5, gy - 30),
        (gx + 4, gy - 50), (gx - 4, gy - 50)], halo=5)
    paper(c, less(circle(gx, gy, 27), circle(gx, gy, 18)))
    for k in range(7):
        a = math.radians(-14 + k * 34.6)
        paper(c, circle(gx + math.cos(a) * 41, gy + 18 + math.sin(a) * 41, 7))
    # five holes
    for i, (x, y) in enumerate(((150, 90), (470, 70), (520, 220), (110, 230), (420, 390))):
        for k in range(9):
            a = k / 9 * 2 * math.pi + i
            long = r.uniform(30, 74)
            b = a + r.uniform(-0.15, 0.15)
            q = [(x + math.cos(a) * 10, y + math.sin(a) * 10), (x + math.cos(b) * long * 0.55,
                y + math.sin(b) * long * 0.55), (x + math.cos(a) * long, y + math.sin(a) * long)]
            c.shine(paper(c, blade(q, [7, 4, 0])))
        c.shine(paper(c, circle(x, y, 17)))
        ink(c, circle(x, y, 10))
    return c
