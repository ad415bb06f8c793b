"""Pictures of Infinite Gulfs of Darkness, cut flat: one thing, and what is wrong with it."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, limb, rounded_way
from art.kit.cut_things import bolt
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-show-from-egypt")
def the_show_from_egypt(page: Page) -> Woodcut:
    """He lifts the glass rod, and the hair of the front row rises to it."""
    c = Woodcut(page)
    c.shine(colour(c, box(0, 0, 600, 330)))
    for k in range(13):
        x = 4 + k * 50 + (k % 3) * 5
        c.gouge([(x, -20), (x + 4, 150), (x - 3, 350)], 17 - (k % 2) * 7, tone=0, ends=(1, 0.6))
    # the beam, the boards
    c.shine(paper(c, [(40, 292), (560, 292), (620, 352), (620, 460), (-20, 460), (-20, 352)]))
    spot = circle(300, 138, 132)
    c.shine(paper(c, spot, halo=5))

    def pair(*ps: Point) -> list[Point]:
        return [(300 + a, b) for a, b in ps] + [(300 - a, b) for a, b in reversed(ps)]

    robe = curve(*pair((24, 128), (58, 138), (56, 178), (38, 226), (56, 318)), tension=0.35)
    nemes = curve(*pair((0, 34), (28, 38), (46, 60), (62, 124), (30, 160), (24, 128)), tension=0.3)
    raised = limb([(344, 152), (394, 132), (408, 70)], [34, 28, 20])
    elbow = limb([(254, 152), (232, 190), (252, 214), (318, 186)], [32, 28, 26, 18])
    fist = curve((394, 74), (394, 52), (410, 44), (426, 52), (424, 74), (410, 82))
    ink(c, joined(robe, elbow, raised, fist), halo=-6)
    ink(c, nemes, halo=-5)
    c.shine(paper(c, blade([(404, 92), (414, 10), (416, -20)], [15, 15, 15]), halo=5))
    ink(c, curve((394, 74), (394, 54), (410, 48), (426, 54), (424, 74), (410, 80)))
    # the stripes of the headcloth, and no face under it
    for k in range(6):
        for s in (-1, 1):
            y = 62 + k * 15
            c.gouge([(300 + s * 25, y + 4), (300 + s * (42 + k * 3.4), y - 2)], 6, ends=(0.8, 1))
    c.gouge([(276, 60), (300, 53), (324, 60)], 5, ends=(1, 1))
    c.shine(paper(c, blade([(300, 52), (307, 38), (297, 26), (303, 18)], [10, 9, 9, 3]), halo=3))
    c.gouge([(262, 200), (286, 194), (318, 178)], 5)
    for q in ([(288, 226), (286, 260), (276, 312)], [(312, 222), (314, 260), (324, 312)]):
        c.gouge(q, 5)
    # the front row, seen from behind
    r = np.random.default_rng(5)
    for x, y, s in ((50, 394, 40), (172, 392, 44), (300, 418, 44), (428, 392, 44), (550, 394, 40)):
        hair = []
        for k in range(17):
            a = math.radians(-168 + k * 9.8)
            bx, by = x + math.cos(a) * s * 0.62, y + math.sin(a) * s * 0.8
            long = s * r.uniform(1.0, 2.1) * (0.55 - 0.45 * math.sin(a))
            tx, ty = bx + math.cos(a) * s * 0.5 + (410 - x) * 0.1, by - long
            hair.append(blade([(bx, by + 8), (bx + (tx - bx) * 0.4, by - long * 0.4), (tx, ty)],
                [9, 7, 0]))
        ears = [circle(x + d * s * 0.72, y + 6, s * 0.14, s * 0.22) for d in (-1, 1)]
        ink(c, *hair)
        ink(c, circle(x, y, s * 0.7, s * 0.88), *ears)
        ink(c, curve((x - s * 1.3, 480), (x - s * 1.1, y + s * 0.9), (x - s * 0.3, y + s * 0.7),
            (x + s * 0.3, y + s * 0.7), (x + s * 1.1, y + s * 0.9), (x + s * 1.3, 480),
            tension=0.5), box(x - s * 0.34, y, x + s * 0.34, 460))
    return c


@art("headlights-off")
def headlights_off(page: Page) -> Woodcut:
    """The sedan fills the street behind you; its lamps are sockets, and nobody is at the wheel."""
    c = Woodcut(page)
    cx = 300
    # the street behind it
    c.shine(colour(c, box(0, 0, 600, 300)))
    for s in (-1, 1):
        ink(c, [(cx + s * 330, -20), (cx + s * 250, -20), (cx + s * 206, 60), (cx + s * 206, 30),
            (cx + s * 160, 60),
            (cx + s * 150, 96), (cx + s * 110, 110), (cx + s * 110, 300), (cx + s * 330, 300)])
    paper(c, [(-20, 330), (120, 280), (480, 280), (620, 330), (620, 460), (-20, 460)])
    ink(c, [(-20, 398), (40, 370), (560, 370), (620, 398), (620, 460), (-20, 460)])
    for k in range(5):
        c.gouge([(60 + k * 16, 404 + k * 8), (300, 402 + k * 8), (540 - k * 16, 404 + k * 8)], 4)

    def pair(*ps: Point) -> list[Point]:
        return [(cx + a, b) for a, b in ps] + [(cx - a, b) for a, b in reversed(ps)]

    # tyres, roof, wings
    for s in (-1, 1):
        ink(c, curve((cx + s * 150, 330), (cx + s * 232, 330), (cx + s * 236, 424), (cx + s * 160,
            426), tension=0.3), halo=-4)
    ink(c, curve(*pair((0, 30), (80, 34), (112, 60), (136, 150), (190, 176), (246, 230), (258,
        330), (250, 372), (0, 380)),
        tension=0.45), halo=-7)
    # windscreen
    glass = curve(*pair((0, 58), (74, 62), (92, 78), (106, 138), (0, 144)), tension=0.25)
    c.shine(paper(c, glass))
    ink(c, box(cx - 4, 50, cx + 4, 150))
    gm = c.mask(glass)
    wheel = less(circle(cx + 52, 142, 40, 36), circle(cx + 52, 142, 32, 28))
    c.block.over(c.mask(wheel, blade([(cx + 14, 138), (cx + 90, 138)], [8, 8])) * gm, tone=0.0,
        accent=0.0, kind=SOLID)
    # bonnet and grille
    paper(c, blade([(cx, 152), (cx, 176), (cx, 196)], [6, 10, 12]))
    for s in (-1, 1):
        c.gouge([(cx + s * 100, 160), (cx + s * 70, 176), (cx + s * 54, 220)], 7, ends=(0.2, 0.3))
        c.gouge([(cx + s * 150, 176), (cx + s * 204, 196), (cx + s * 240, 250), (cx + s * 246,
            310)], 13)
    grille = curve(*pair((0, 188), (40, 194), (48, 210), (34, 352), (0, 362)), tension=0.3)
    paper(c, grille, halo=5)
    gmask = c.mask(curve(*pair((0, 198), (34, 203), (40, 214), (28, 344), (0, 352)), tension=0.3))
    c.block.over(c.mask(*(box(cx - 40 + k * 13.2, 190, cx - 33 + k * 13.2,
        360) for k in range(7))) * gmask, tone=0.0, accent=0.0, kind=SOLID)
    # blind lamps
    for s in (-1, 1):
        x, y = cx + s * 128, 252
        paper(c, circle(x, y, 60, 62), halo=6)
        ink(c, circle(x, y, 50, 52))
        pts = [(x + math.cos(math.radians(a)) * 38,
            y + math.sin(math.radians(a)) * 40) for a in range(200, 271, 10)]
        c.gouge(pts, 6)
    # bumper
    paper(c, curve(*pair((0, 372), (150, 368), (262, 356), (268, 372), (150, 388), (0, 392)),
        tension=0.4), halo=5)
    return c


@art("overload-at-point-street")
def overload_at_point_street(page: Page) -> Woodcut:
    """The main breaker is shut and spits; the engineer has looped his rosary over it."""
    c = Woodcut(page)
    for x, y in ((114, 414), (486, 414)):  # the slate is screwed to the wall
        paper(c, circle(x, y, 10))
        ink(c, blade([(x - 8, y + 6), (x + 8, y - 6)], [4, 4]))
    # blades in their jaws
    for s in (-1, 1):
        x = 300 + s * 120
        bolt(c, (x + s * 26, 96), (x + s * 136, 34), 26, 11 + s, branches=1, accent=0.0, halo=5)
        bolt(c, (x + s * 30, 130), (x + s * 140, 190), 22, 21 + s, branches=0, accent=0.0, halo=5)
        paper(c, box(x - 40, 336, x + 40, 404), box(x - 40, 84, x + 40, 146))
        ink(c, box(x - 19, 84, x + 19, 404))
        paper(c, box(x - 13, 64, x + 13, 378))
        ink(c, box(x + s * 5 - 2, 76, x + s * 5 + 2, 330), circle(x, 370, 9))
    paper(c, box(166, 196, 434, 240), halo=6)
    ink(c, box(174, 226, 426, 230))
    grip = curve((278, 236), (322, 236), (330, 160), (338, 60), (322, 24), (278, 24), (262, 60),
        (270, 160), tension=0.4)
    ink(c, grip, halo=7)
    paper(c, less(grip, moved(grip, 21, 9.6, 0.93)))
    c.gouge([(284, 60), (282, 110), (288, 190)], 9)
    # the rosary
    way = rounded_way([(268, 128), (236, 176), (232, 232), (258, 288), (300, 318), (342, 288),
        (368, 232), (364, 176), (332, 128), (300, 118), (268, 128)], 24)
    beads, last = [], (0.0, 0.0)
    for p in way[:-6]:
        if math.hypot(p[0] - last[0], p[1] - last[1]) >= 25:
            beads.append(p)
            last = p
    ink(c, *(circle(x, y, 16) for x, y in (*beads, (300, 342))))
    c.shine(colour(c, *(circle(x, y, 11) for x, y in (*beads, (300, 342)))))
    c.shine(colour(c, box(289, 356, 311, 436), box(264, 376, 336, 397), halo=7))
    return c
