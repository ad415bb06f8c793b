"""Finds of The Witch Cult Murders: what a hand holds, and what holds the hand."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.cut_relief import Relief, Skull, Turn, hand, head, on
from art.kit.cut_strokes import quad
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
WHOLE = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("angles-in-red")
def angles_in_red(page: Page) -> Woodcut:
    """The shackled hand draws the last line, and the granite gives way."""
    c = Woodcut(page)
    wall = paper(c, WHOLE)
    strokes(c, wall, 30, gap=20, length=34, width=7, tone=0, seed=4,
        weight=np.clip(np.hypot(c.X - 250, c.Y - 190) / 200 - 0.75, 0, 1))
    for y in (66, 190, 318):
        c.gouge([(-10, y), (300, y + 5), (610, y - 3)], 6, tone=0, ends=(1, 1))
    for x, a, b in ((96, -10, 66), (420, -10, 66), (30, 66, 190), (520, 66, 190), (140, 318, 450),
        (470, 318, 450)):
        c.gouge([(x, a), (x + 3, b)], 6, tone=0, ends=(1, 1))
    rings = []
    for k in range(4):
        s = 1.0 - k * 0.235
        rings.append([(250 + s * x + 8 * k, 196 + s * y - 10 * k) for x, y in ((-200, -120),
            (30, -180), (176, -60), (120, 150), (-120, 176))])
    ink(c, rings[1])
    c.mask(rings[1])
    for p in range(5):
        for k in range(3):
            a, b = rings[k][p], rings[k + 1][p]
            c.lay(blade([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [12 - 3 * k, 11 - 3 * k,
                9 - 3 * k]), tone=1.2, accent=1.0, solid=True)
    for k, wide in enumerate((16, 12, 9, 6)):
        for p in range(5):
            if k == 0 and p == 2:
                continue
            a, b = rings[k][p], rings[k][(p + 1) % 5]
            c.lay(blade([a, ((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 - 2), b], [wide, wide * 1.1,
                wide]), tone=1.2, accent=1.0, solid=True)
    tip, goal = rings[0][2], rings[0][3]
    mid = (tip[0] + (goal[0] - tip[0]) * 0.8, tip[1] + (goal[1] - tip[1]) * 0.8)
    c.lay(blade([tip, ((tip[0] + mid[0]) / 2, (tip[1] + mid[1]) / 2), mid], [16, 17, 12]),
        tone=1.2, accent=1.0, solid=True)
    gloom = curve((620, 90), (560, 130), (500, 180), (456, 250), (430, 330), (372, 400), (350,
        460), (620, 460), tension=0.5)
    ink(c, gloom)
    h = Relief(c)
    t = Turn(640, 350, 168, yaw=92, roll=-52, pitch=4)
    joints = hand(h, t, "pinch", lean=0.74, knobs=0.26, arm=1.3)
    (ix, iy, *_), (tx, ty, *_) = joints[0][-1], joints[4][-1]
    gx, gy = (ix + tx) / 2, (iy + ty) / 2
    chalk = blade([mid, (gx, gy), (gx + 30, gy + 6)], [8, 20, 20])
    c.lay(chalk, tone=0, halo=5)
    colour(c, chalk)
    h.cut((-0.55, -0.7, 0.45), low=0.24, full=0.58, angle=-10, halo=8)
    for k in range(3):
        link = moved(circle(0, 0, 26, 15), 566 + k * 14, 300 + k * 40, 1, 66)
        c.block.over(c.mask(link, stroke=18), tone=0.0, accent=0.0, kind=SOLID)
        c.block.over(c.mask(link, stroke=9), tone=1.15, accent=0.0, kind=SOLID)
    return c


@art("book-of-azathoth")
def book_of_azathoth(page: Page) -> Woodcut:
    """A page of bloody thumbs; one line is left, and the thumb is coming down."""
    c = Woodcut(page)
    place = quad((120, 8), (452, -20), (560, 470), (20, 500))
    ink(c, WHOLE)
    paper(c, [place(0, 0), place(1, 0), place(1, 1), place(0, 1)])
    for k in range(5):
        v = 0.2 + k * 0.18
        c.gouge([place(0.06, v), place(0.5, v), place(0.94, v)], 4, tone=0, ends=(1, 1))
    random = np.random.default_rng(3)
    for row, column in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)):
        x, y = place(0.19 + column * 0.31, 0.14 + row * 0.27)
        s = 0.95 + 0.3 * row
        turn = random.uniform(-26, 26)
        print_ = c.rough(moved(circle(0, 0, 34, 46), x, y, s, turn), 1.6, seed=f"{row}{column}")
        inside = c.lay(print_, tone=1.2, accent=1.0, solid=True)
        ridges = []
        for r in range(1, 6):                                   # a loop, as thumbs have it
            w = 7.0 * r
            loop = [(-w, 50), (-w * 0.96, 4), (-w * 0.5, -w * 1.02), (w * 0.3, -w * 1.08),
                (w * 0.92, -w * 0.2), (w * 0.8, 26), (w * 1.5, 54)]
            ridges.append(moved(blade([(px, py + 6) for px, py in loop], [1, 3.4, 3.6, 3.6, 3.6,
                3.4, 1]), x, y, s, turn))
        c.block.over(c.mask(*ridges) * inside, tone=1.2, accent=0.0, kind=SOLID)
    light = (-0.7, -0.55, 0.42)
    f = Relief(c)
    f.heap(f.band((660, 40, 40, 96), (590, 104, 50, 84), (500, 178, 60, 74), (456, 214, 56, 76),
        (404, 262, 40, 66), (372, 296, 30, 52)))
    f.heap(f.band((660, 240, -60, 90), (600, 300, -50, 70), (540, 330, -40, 58), (520, 350, -40,
        40)))
    shade = f.shadow(-60, light, 200)
    page_ = c.mask([place(0, 0), place(1, 0), place(1, 1), place(0, 1)])
    c.block.over(shade * page_, tone=0.0, accent=0.0, kind=SOLID)
    f.cut(light, low=0.2, full=0.6, angle=-45, halo=9)
    nail = moved(curve((-34, -44), (0, -54), (34, -44), (38, 20), (0, 44), (-38, 20), tension=0.8),
        400, 240, 0.92, 222)
    c.lay(nail, tone=0, halo=2)
    paper(c, moved(nail, 33, 19, 0.92))
    c.gouge([(470, 196), (484, 214), (486, 238)], 6, tone=0)
    c.gouge([(452, 180), (462, 196), (478, 204)], 5, tone=0)
    drop = curve((350, 322), (336, 352), (328, 376), (342, 394), (358, 378), (358, 352),
        tension=0.8)
    pad = f.mask() * c.mask(circle(352, 322, 50))
    c.block.over(pad, tone=1.2, accent=1.0, kind=SOLID)
    colour(c, drop, halo=5)
    return c


@art("wax-poppet")
def wax_poppet(page: Page) -> Woodcut:
    """Seven pins, a scrap of necktie and a very small fedora; the seventh goes in now."""
    c = Woodcut(page)
    wall = colour(c, WHOLE)
    light = (0.62, -0.55, 0.42)
    r = Relief(c)
    x0 = 270
    parts = [r.band((x0, 226, 0, 48), (x0, 300, 6, 62), (x0, 330, 4, 58)),
             r.band((x0 - 8, 196, 0, 26), (x0, 236, 0, 34)),
             r.band((x0 - 36, 250, 0, 30), (x0 - 88, 222, 6, 29), (x0 - 128, 186, 4, 25)),
             r.band((x0 + 36, 250, 0, 30), (x0 + 92, 236, 6, 29), (x0 + 132, 206, 4, 25)),
             r.band((x0 - 26, 340, 0, 38), (x0 - 44, 400, 6, 37), (x0 - 52, 470, 4, 34)),
             r.band((x0 + 26, 340, 0, 38), (x0 + 44, 400, 6, 37), (x0 + 54, 470, 4, 34))]
    r.heap(*parts, blend=22)
    t = Turn(x0 - 6, 138, 74, yaw=14, pitch=6, roll=-8)
    head(r, t, Skull(jaw=0.6), neck=False)
    dark = r.shadow(-120, light)
    c.block.over(dark, tone=0.0, accent=0.0, kind=SOLID)
    strokes(c, wall * (1 - dark) * (1 - r.mask()), 20, gap=30, length=60, width=7, tone=0, seed=3,
        weight=np.clip((np.hypot(c.X - 300, c.Y - 180) - 170) / 130, 0, 1))
    r.cut(light, low=0.2, full=0.6, angle=-34, halo=7)
    for side in (-1, 1):                                        # stitched eyes
        x, y = on(t, (0.25 * side, -0.03, 0.56))[0]
        for a in (45, 135):
            b = math.radians(a)
            c.gouge([(x - 11 * math.cos(b), y - 11 * math.sin(b)), (x + 11 * math.cos(b),
                y + 11 * math.sin(b))], 7, tone=0, ends=(0.6, 0.6))
    tie = [(x0 - 14, 206), (x0 + 12, 206), (x0 + 6, 226), (x0 + 20, 296), (x0 + 2, 320), (x0 - 16,
        296), (x0 - 6, 226)]
    c.lay(tie, tone=0, halo=4)
    colour(c, tie)
    crown = curve(*on(t, (-0.66, -0.5, 0.3), (-0.62, -1.2, 0), (-0.3, -1.46, 0), (0, -1.34, 0),
        (0.34, -1.46, 0), (0.64, -1.2, 0), (0.7, -0.5, 0.3)), tension=0.5)
    c.lit(crown, towards=(0.8, -0.5), reach=26, hard=1.2, halo=4)
    colour(c, on(t, (-0.66, -0.54, 0.3), (-0.64, -0.78, 0.3), (0.67, -0.78, 0.3), (0.7, -0.54,
        0.3)))
    brim = curve(*on(t, (-1.2, -0.44, 0.2), (-0.6, -0.6, 0.4), (0, -0.56, 0.6), (0.6, -0.6, 0.4),
        (1.24, -0.5, 0.2), (0.6, -0.34, 0.6), (0, -0.3, 0.8), (-0.6, -0.32, 0.6)), tension=0.7)
    c.lit(brim, towards=(0.8, -0.5), reach=12, hard=1.4, halo=4)
    heart = (x0 + 36, 262)
    for (ax, ay), (bx, by) in (((x0 - 112, 196), (x0 - 178, 110)), ((x0 + 116, 216),
        (x0 + 150, 300)), ((x0 - 40, 300), (x0 - 128, 318)), ((x0 - 50, 400), (x0 - 130, 410)),
                               ((x0 + 46, 396), (x0 + 124, 380)), ((x0 - 60, 240), (x0 - 108,
                                   296))):
        c.lay(blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], [3, 6, 6]), circle(bx,
            by, 11), tone=0, halo=4)
        paper(c, blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], [3, 6, 6]), circle(bx,
            by, 11))
    h = Relief(c)
    joints = hand(h, Turn(566, 96, 118, yaw=92, roll=-112, pitch=0), "pinch", lean=0.8, knobs=0.12,
        arm=1.2)
    (ix, iy, *_), (tx, ty, *_) = joints[0][-1], joints[4][-1]
    gx, gy = (ix + tx) / 2, (iy + ty) / 2
    far = (gx + (gx - heart[0]) * 0.3, gy + (gy - heart[1]) * 0.3)
    needle = blade([heart, (gx, gy), far], [3, 7, 7])
    c.lay(needle, tone=0, halo=4)
    paper(c, needle)
    h.cut((0.3, -0.75, 0.45), low=0.22, full=0.58, angle=-20, halo=8)
    return c
