"""Faces and hands of The Witch Cult Murders, carved in relief and found by one lamp."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper, strokes, toward
from art.kit.cut_relief import Grip, Relief, Skull, Turn, eye, hand, head, on
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
WHOLE = [(-10, -10), (610, -10), (610, 450), (-10, 450)]




def _coat(c: Woodcut, turn: Turn, *, wide: float = 1.5, drop: float = 2.4, light: tuple[float,
    float] = (1, -0.4)) -> None:
    """Lay dark shoulders under a head, with light on the edge."""
    outline = [(-0.36, 1.0, -0.3), (-0.8, 1.2, -0.3), (-wide, 1.5, -0.3), (-wide - 0.3, drop,
        -0.3), (wide + 0.3, drop, -0.3),
               (wide, 1.5, -0.3), (0.8, 1.2, -0.3), (0.36, 1.0, -0.3), (0.0, 1.3, -0.2)]
    c.lit(curve(*on(turn, *outline), tension=0.5), towards=light, reach=26, hard=1.3, halo=5)


@art("necronomicon")
def necronomicon(page: Page) -> Woodcut:
    """Something presses face and hands against the leather from inside; the chain holds the lid."""
    c = Woodcut(page)
    table = colour(c, WHOLE)
    strokes(c, table, 4, gap=26, length=120, width=9, tone=0, seed=3)
    ink(c, [(20, 450), (66, -10), (540, -10), (620, 450)])
    paper(c, [(506, -10), (536, -10), (606, 420), (560, 372)], [(34, 400), (560, 372), (606, 420),
        (600, 450), (30, 450)])
    for i in range(5):                                           # the edges of the pages
        c.gouge([(510 + i * 6, -10), (538 + i * 8, 190), (562 + i * 9, 376 + i * 9), (560 + i * 9,
            384 + i * 9), (300, 398 + i * 11), (26, 412 + i * 11)], 4, tone=0, ends=(1, 1))
    lid = ink(c, [(34, 404), (72, -14), (508, -14), (562, 376)])
    for pts in ([(58, 384), (94, -14)], [(52, 386), (540, 360)], [(490, -14), (538, 360)]):
        c.gouge(pts, 5, ends=(1, 1))
    t = Turn(296, 172, 140, pitch=4, roll=-3, yaw=5)
    spread = Grip(((0, 8, 6, -24), (0, 6, 4, -6), (0, 8, 5, 12), (0, 10, 6, 30)), ((68, 4),
        (54, 4), (40, 4)))
    far = np.hypot((c.X - 296) / 1.2, c.Y - 170)
    strokes(c, lid, toward(296, 170), gap=15, length=48, width=5.5, seed=5,
            weight=np.clip(1.2 - np.abs(far - 176) / 36, 0,
                1) * (c.X > 96) * (c.X < 500) * (c.Y < 356))
    r = Relief(c)
    head(r, t, Skull(gaunt=0.7, gape=0.6, brow=1), ears=False, neck=False)
    r.cut((0.75, -0.6, 0.3), low=0.16, full=0.55, angle=-38, gap=0.9, halo=10)
    for x, y, turn, flip in ((160, 330, -14, False), (432, 322, 12, True)):
        h = Relief(c)
        hand(h, Turn(x, y, 80, yaw=180, roll=turn, flip=flip), spread, lean=0.95, arm=0)
        h.cut((0.75, -0.6, 0.35), low=0.2, full=0.5, angle=-38, halo=7)
    for x, y, turn in ((62, 384, -90), (536, 358, 180)):         # brass on the corners
        paper(c, moved([(-6, -6), (54, -6), (-6, 54)], x, y, 1, turn))
        ink(c, moved(circle(12, 12, 6), x, y, 1, turn))
    for i in range(13):
        x, y = 30 + 43 * i, 250 + 12 * i
        flat = i % 2
        link = moved(circle(0, 0, 30, 9 if flat else 20), x, y, 1, 15)
        c.lay(link, tone=0, halo=5)
        paper(c, link)
        if flat:
            c.gouge([(x - 22, y - 6), (x, y), (x + 22, y + 7)], 5, tone=0)
        else:
            ink(c, moved(circle(0, 0, 18, 8), x, y, 1, 15))
    return c


@art("night-librarian")
def night_librarian(page: Page) -> Woodcut:
    """A finger on her lips; in her glasses burns what she reads."""
    c = Woodcut(page)
    shelves = c.mask([(-10, -10), (150, -10), (150, 450), (-10, 450)], [(446, -10), (610, -10),
        (610, 450), (446, 450)])
    random = np.random.default_rng(4)
    books = []
    for row in range(4):
        y = 106 + row * 116
        for left, right in ((-8, 150), (446, 608)):
            x = float(left)
            while x < right - 14:
                w = random.uniform(15, 30)
                top = y - random.uniform(64, 92)
                books.append([(x, y), (x, top), (x + w - 6, top), (x + w - 6, y)])
                x += w
    c.block.over(c.mask(*books) * shelves, tone=1.2, accent=0.0, kind=SOLID)
    c.block.over(c.mask(*books[2::5], *books[3::7]) * shelves, tone=1.2, accent=1.0, kind=SOLID)
    ink(c, curve((300, -60), (420, -20), (466, 120), (460, 300), (570, 450), (40, 450), (140, 300),
        (136, 120), (180, -20)))
    t = Turn(300, 224, 156, pitch=5, roll=3)
    # the knot of hair
    bun = c.lit(circle(304, 46, 66, 52), towards=(0.4, 0.9), reach=30, hard=0.9)
    strokes(c, bun, lambda px, py: 20 + (px - 300) * 0.4, gap=11, length=50, width=4.5, seed=2)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.6, nose=0.4), ears=False)
    r.cut((0.3, 0.9, 0.42), low=0.2, full=0.55, angle=10)
    ink(c, curve(*on(t, (0.0, -0.66, 0.6), (-0.3, -0.6, 0.5), (-0.54, -0.3, 0.3), (-0.6, 0.1, 0.1),
        (-0.74, 0.2, 0), (-0.82, -0.3, 0),
        (-0.7, -0.8, 0), (-0.3, -1.1, 0), (0.0, -1.16, 0), (0.3, -1.1, 0), (0.7, -0.8, 0), (0.82,
            -0.3, 0), (0.74, 0.2, 0), (0.6, 0.1, 0.1), (0.54, -0.3, 0.3), (0.3, -0.6, 0.5)),
                tension=0.7))
    for side in (-1, 1):
        for i in range(6):
            a = 0.06 + i * 0.11
            c.gouge(on(t, (side * a * 0.3, -0.98, 0.4), (side * (a + 0.14), -0.74 + i * 0.03,
                0.45), (side * (0.5 + i * 0.05), -0.36 + i * 0.08, 0.2), (side * (0.62 + i * 0.03),
                    0.0, 0.1)),
                    4.5 if side > 0 else 3.2)
    for side in (-1, 1):
        x, y, _, s = t.at((0.27 * side, -0.02, 0.6))
        ink(c, circle(x, y, 0.25 * s))
        paper(c, circle(x, y, 0.235 * s))
        ink(c, circle(x, y, 0.2 * s))
        colour(c, circle(x, y, 0.19 * s))
        for k in range(3):                                     # lines of the page
            c.gouge([(x - 18, y - 12 + k * 12), (x, y - 14 + k * 12), (x + 18, y - 12 + k * 12)],
                4, tone=0)
    (ax, ay), (bx, by) = on(t, (-0.05, -0.04, 0.7), (0.05, -0.04, 0.7))
    c.gouge([(ax - 4, ay), ((ax + bx) / 2, ay - 9), (bx + 4, by)], 7, ends=(0.8, 0.8))
    # collar
    paper(c, [(150, 452), (206, 400), (262, 440), (262, 452)], [(440, 452), (404, 396), (366, 452)])
    h = Relief(c)
    shush = Grip(((4, 6, 4, -3), (84, 100, 55, 0), (86, 100, 55, 2), (88, 98, 55, 5)), ((30, 60),
        (-10, 70), (-62, 50)))
    hand(h, Turn(334, 476, 106, yaw=14, roll=-6, pitch=-4), shush, lean=0.9, long=1.08)
    h.cut((0.55, 0.5, 0.5), low=0.3, full=0.6, angle=15, halo=9)
    return c


@art("daniel-upton")
def daniel_upton(page: Page) -> Woodcut:
    """Calm behind the muzzle; the sixth shot still smokes."""
    c = Woodcut(page)
    wall = colour(c, [(-10, -10), (330, -10), (300, 450), (-10, 450)])
    strokes(c, wall, toward(214, 250), gap=24, length=110, width=12, tone=0, seed=3,
            weight=np.clip(np.hypot(c.X - 214, c.Y - 250) / 190 - 0.75, 0, 1))
    t = Turn(390, 150, 124, yaw=-24, pitch=8, roll=4)
    _coat(c, t, wide=1.7)
    r = Relief(c)
    ink(c, circle(380, 130, 96, 130))
    head(r, t, Skull(gaunt=0.6, jaw=0.6))
    r.cut((0.9, -0.25, 0.35), low=0.16, full=0.5, angle=-16)
    eye(c, t, 1, lid=0.04, gaze=(-0.3, 0.1))
    eye(c, t, -1, lid=0.035, gaze=(-0.3, 0.1))
    for side in (-1, 1):                                        # spectacles
        x, y, _, k = t.at((0.26 * side, -0.01, 0.62))
        c.block.over(c.mask(circle(x, y, 0.19 * k, 0.18 * k), stroke=8), tone=0.0, accent=0.0,
            kind=SOLID)
        c.block.over(c.mask(circle(x, y, 0.19 * k, 0.18 * k), stroke=3.5), tone=1.15, accent=0.0,
            kind=SOLID)
    hair = curve(*on(t, (-0.5, -0.5, 0.5), (-0.1, -0.66, 0.66), (0.4, -0.6, 0.55), (0.62, -0.3,
        0.2), (0.7, 0.0, 0), (0.8, -0.4, -0.2), (0.7, -0.9, -0.2), (0.2, -1.14, 0), (-0.3, -1.1,
            0.1), (-0.64, -0.8, 0.2)), tension=0.7)
    c.lit(hair, towards=(1, -0.4), reach=36, hard=1.0, angle=60, halo=3)
    gx, gy = 214, 236
    arm = Relief(c)
    arm.heap(arm.band((300, 330, -120, 60), (470, 420, -260, 90)), arm.band((250, 320, -40, 44),
        (300, 330, -120, 54)), blend=20)
    arm.cut((0.9, -0.5, 0.3), low=0.45, full=0.9, angle=30)
    for i in range(3):                                          # fingers round the grip
        y = gy + 96 + i * 36
        f = Relief(c)
        f.heap(f.band((gx + 62, y - 2, -30, 21), (gx + 46, y, 4, 22), (gx - 6, y + 4, 16, 20),
            (gx - 34, y + 6, -10, 17)))
        f.cut((0.9, -0.5, 0.35), low=0.3, full=0.6, angle=0, halo=5)
    c.lit(circle(gx, gy + 10, 92, 88), towards=(1, -0.5), reach=44, hard=1.2, halo=8)
    for i in range(6):
        a = math.radians(-90 + i * 60)
        x, y = gx + 60 * math.cos(a), gy + 10 + 58 * math.sin(a)
        if i:
            paper(c, circle(x, y, 20))
            ink(c, circle(x, y, 15.5))
    c.lit([(gx - 30, gy - 74), (gx - 22, gy - 108), (gx + 22, gy - 108), (gx + 30, gy - 74),
        (gx + 40, gy + 70), (gx + 26, gy + 116), (gx - 26, gy + 116), (gx - 40,
        gy + 70)], towards=(1, -0.4), reach=20, hard=1.3, halo=6)
    c.lay(circle(gx, gy - 40, 58), tone=0, halo=6)
    paper(c, circle(gx, gy - 40, 54))
    c.gouge([(gx - 44, gy - 54), (gx - 38, gy - 16), (gx - 6, gy + 8)], 14, tone=0)
    ink(c, circle(gx, gy - 40, 33))
    c.lit([(gx - 6, gy - 94), (gx - 4, gy - 120), (gx + 4, gy - 120), (gx + 6, gy - 94)],
        towards=(1, 0), reach=6, hard=1.5, halo=4)
    for pts, w in (([(gx + 12, gy - 44), (gx - 16, gy - 92), (gx - 60, gy - 130), (gx - 30,
        gy - 186), (gx - 66, gy - 260)], 17),):
        c.lay(blade(pts, [4, w, w * 0.7, w, 0]), tone=1.2, solid=True)
    return c


@art("nickel-crucifix")
def nickel_crucifix(page: Page) -> Woodcut:
    """Its shadow falls across her face and burns."""
    c = Woodcut(page)
    t = Turn(372, 190, 168, yaw=-24, pitch=-6, roll=10)
    r = Relief(c)
    head(r, t, Skull(gaunt=1.1, nose=1.0, gape=0.62, brow=1))
    face = r.cut((-0.62, -0.05, 0.6), low=0.22, full=0.55, angle=12, halo=10)
    eye(c, t, -1, lid=0.03, gaze=(-0.6, 0.2))
    eye(c, t, 1, lid=0.03, gaze=(-0.6, 0.2))
    ink(c, curve(*on(t, (-0.2, -0.74, 0.66), (0.2, -0.78, 0.6), (0.5, -0.56, 0.4), (0.64, -0.1,
        0.1), (0.7, 0.3, 0), (0.9, 0.2, -0.2), (0.96, -0.5, -0.3), (0.6, -1.1, -0.2), (0, -1.2, 0),
            (-0.5, -1.0, 0.2), (-0.66, -0.5, 0.3), (-0.46, -0.6, 0.5)), tension=0.7))
    for i in range(9):
        u = i / 8
        c.gouge(on(t, (-0.3 + u * 0.7, -0.8 + u * 0.2, 0.55 - u * 0.2), (0.0 + u * 0.66,
            -1.0 + u * 0.4, 0.3 - u * 0.1), (0.5 + u * 0.34, -0.98 + u * 0.7, 0), (0.86 + u * 0.1,
                -0.7 + u * 0.95, -0.2)), 9)
    cross = c.mask(moved([(-24, -170), (24, -170), (24, -66), (104, -66), (104, -18), (24, -18),
        (24, 190), (-24, 190), (-24, -18), (-104, -18), (-104, -66), (-24, -66)], 352, 214, 1, 12))
    lit = cross * face * (c.block.tone > 0.5)
    c.block.over(lit, tone=1.2, accent=1.0, kind=SOLID)
    for g, tone in ((9, 0.0), (0, 1.2)):
        shape = moved([(-12 - g, -110 - g), (12 + g, -110 - g), (12 + g, -58 - g), (54 + g,
            -58 - g), (54 + g, -34 + g), (12 + g, -34 + g), (12 + g, 96), (-12 - g, 96),
                       (-12 - g, -34 + g), (-54 - g, -34 + g), (-54 - g, -58 - g), (-12 - g,
                           -58 - g)], 172, 236, 1.15, -7)
        c.lay(shape, tone=tone, solid=True)
    c.gouge([(188, 120), (172, 190), (164, 300)], 7, tone=0)
    c.gouge([(114, 188), (172, 180), (228, 172)], 6, tone=0)
    h = Relief(c)
    hand(h, Turn(190, 462, 100, yaw=200, roll=-10, pitch=-10, flip=True), "fist", arm=0.8)
    h.cut((0.6, -0.7, 0.4), low=0.25, full=0.55, angle=-30, halo=8)
    return c
