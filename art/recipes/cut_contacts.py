"""The contacts, the investigator and how the first case is won, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, fringe, ink, paper, scrawl, strokes
from art.kit.cut_profiles import Profile
from art.kit.cut_relief import Relief, Skull, Turn, beard, eye, fedora, head, on
from art.kit.cut_strokes import rounded_way
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("contacts", accent="red")
screens = Recipes("screens", accent="red")


@screens("investigator")
def investigator(page: Page) -> Woodcut:
    """The face in the mirror of Stability."""
    c = Woodcut(page)
    _at_the_blinds(c, 300, 232, 124)
    return c


@screens("won-witch-cult", size=(1040, 1080), scale=1.0)
def won_witch_cult(page: Page) -> Woodcut:
    """The investigator lights one at last, blinds behind him."""
    c = Woodcut(page, view=(40, -20, 520))
    _at_the_blinds(c, 300, 240, 130)
    return c


def _at_the_blinds(c: Woodcut, x: float, y: float, size: float) -> None:
    for i in range(22):
        top = -40 + i * 28
        c.lay([(-10, top), (610, top + 34), (610, top + 49), (-10, top + 15)],
            tone=1.15 if i % 7 != 3 else 0.6, phase=c.lines(3))
    t = Turn(x, y, size, yaw=-16, pitch=0, roll=-3)
    coat = [(-0.5, 0.9, 0), (-1.1, 1.16, 0), (-1.7, 1.5, 0), (-2.1, 3.6, 0), (2.1, 3.6, 0),
        (1.7, 1.5, 0), (1.1, 1.16, 0), (0.5, 0.9, 0)]
    skull = [(0, -1.5, 0), (0.7, -1.3, 0), (0.84, -0.4, 0), (0.8, 0.6, 0), (0.4, 1.2, 0),
        (-0.4, 1.2, 0), (-0.84, 0.6, 0), (-0.86, -0.4, 0), (-0.7, -1.3, 0)]
    c.lay(curve(*on(t, *coat), tension=0.4), curve(*on(t, *skull), tension=0.6), tone=0, halo=5)
    light = (0.72, 0.3, 0.5)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.45, jaw=0.7, nose=0.25))
    r.cut(light, low=0.16, full=0.5, angle=-16, halo=0.04 * size)
    shade = [(-0.66, -0.5, 0.3), (0.7, -0.5, 0.3), (0.64, -0.1, 0.3), (0.5, 0.03, 0.4), (0.28,
        0.06, 0.56),
        (0.1, -0.06, 0.66), (-0.1, -0.04, 0.66), (-0.34, 0.05, 0.56), (-0.62, 0.0, 0.3)]
    c.lay(curve(*on(t, *shade), tension=0.5), tone=0)  # the brim hides what he thinks
    eye(c, t, 1, lid=0.04, gaze=(-0.2, 0.1), iris=0.05)
    eye(c, t, -1, lid=0.03, gaze=(-0.2, 0.1), iris=0.05)
    c.lay(on(t, (-0.2, 1.1, 0.2), (0.0, 1.36, 0.3), (0.4, 1.04, 0.1), (0.6, 1.3, 0), (0.2, 2.4,
        0.1),
        (-0.3, 2.4, 0.1), (-0.46, 1.2, 0)), tone=0)
    c.lay(on(t, (-0.3, 1.16, 0.2), (0.0, 1.42, 0.3), (0.42, 1.08, 0.1), (0.3, 1.9, 0.1), (0.06,
        2.1, 0.1),
        (-0.2, 1.9, 0.1)), tone=1.15, solid=True)
    tie = on(t, (-0.07, 1.4, 0.3), (0.12, 1.4, 0.3), (0.09, 1.56, 0.3), (0.2, 2.0, 0.2),
        (0.06, 2.3, 0.2), (-0.1, 2.0, 0.2), (-0.05, 1.56, 0.3))
    c.lay(tie, tone=0, halo=4)
    c.lay(tie, tone=1.2, accent=1.0, solid=True)
    for side in (-1, 1):  # the trench coat's collar stands up
        flap = on(t, (0.26 * side, 1.5, 0.2), (0.5 * side, 0.72, 0), (1.0 * side, 0.84, -0.2),
            (0.96 * side, 1.5, 0), (0.4 * side, 2.2, 0.1))
        c.lit(flap, towards=light[:2], reach=0.2 * size, hard=1.3, halo=5)
    fedora(c, t, light[:2])
    (ax, ay), (bx, by) = on(t, (-0.1, 0.5, 0.66), (-0.5, 0.6, 1.0))
    bx -= 0.2 * size
    by += 0.02 * size
    stick = blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], [0.09 * size] * 3)
    c.lay(stick, tone=0, halo=5)
    c.lay(stick, tone=1.2, solid=True)
    c.shine(c.lay(circle(bx, by, 0.075 * size), tone=1.2, accent=1.0, halo=4, solid=True))
    smoke = [(bx - 4, by - 12), (bx - 24, by - 60), (bx + 4, by - 110), (bx - 34, by - 180),
        (bx - 10, by - 260)]
    c.gouge(smoke, 30, tone=0)
    c.gouge(smoke, 14)


@art("randolph-carter", accent="amber")
def randolph_carter(page: Page) -> Woodcut:
    """He holds up the key to a lock that is larger than a town."""
    c = Woodcut(page)
    lock = curve((360, 196), (346, 110), (396, 36), (470, 20), (540, 60), (566, 136), (540, 204),
        (526, 226),
                 (590, 460), (330, 460), (386, 226), tension=0.35)
    hole = colour(c, lock)
    strokes(c, hole, lambda x, y: 8 * math.sin(x / 40), gap=20, length=90, width=9, tone=0, seed=5,
            weight=np.clip(1.1 - c.Y / 130, 0, 1))
    for x, top, wide in ((390, 300, 30), (430, 250, 24), (466, 206, 34), (510, 262, 26), (548, 316,
        34)):
        ink(c, [(x - wide / 2, 460), (x - wide / 2, top + 26), (x + wide / 2, top + 26),
            (x + wide / 2, 460)],
            curve((x - wide * 0.62, top + 30), (x - wide * 0.5, top + 6), (x, top - 30),
                (x + wide * 0.5, top
                + 6), (x + wide * 0.62, top + 30), tension=0.5), keep=1 - hole)
    for x, y in ((430, 300), (466, 260), (466, 320), (510, 316), (390, 350), (548, 366)):
        paper(c, [(x - 4, y), (x + 4, y), (x + 4, y + 16), (x - 4, y + 16)])
    fringe(c, [(330, 450), (386, 228), (358, 190), (346, 110), (396, 36)], (-36, -10), gap=12,
        width=9, tone=1.1,
           seed=4)
    h = Profile(c, 190, 168, 118, expression="grieving", build=Build(gaunt=1.3, nose=0.6, jaw=1.4,
        age=0.5))
    coat = curve((-30, 470), (-20, 350), (50, 300), (130, 276), (210, 290), (270, 350), (300, 470),
        tension=0.6)
    c.lit(coat, towards=(1, -0.3), reach=30, hard=1.2, halo=9)
    h.collar(drop=2.6)
    h.draw()
    h.hair("slick")
    c.lit(blade([(230, 480), (300, 430), (352, 350)], [100, 80, 50]), towards=(1, -0.4), reach=22,
        hard=1.1,
        halo=7)
    hand(c, "holding", 352, 356, 58, turn=6, flip=True, towards=(1, -0.4), layer="under")
    ring = circle(380, 132, 32)
    c.block.over(c.mask(ring, stroke=30), tone=0, accent=0, kind=2)
    c.block.over(c.mask(ring, stroke=16), tone=1.15, accent=0, kind=2)
    paper(c, [(373, 162), (387, 162), (387, 284), (373, 284)], [(387, 232), (412, 232), (412, 246),
        (399, 246),
        (399, 254), (412, 254), (412, 268), (387, 268)], halo=7)
    hand(c, "holding", 352, 356, 58, turn=6, flip=True, towards=(1, -0.4), layer="over")
    return c


@art("father-merluzzo", accent="violet")
def father_merluzzo(page: Page) -> Woodcut:
    """He shields a candle from the wind, and behind him all the hill has lit theirs."""
    c = Woodcut(page)
    spire = [(470, 450), (478, 210), (452, 206), (520, 20), (588, 204), (560, 208), (570, 450)]
    sky = colour(c, [(-10, -10), (610, -10), (610, 330), (-10, 330)])
    strokes(c, sky, lambda x, y: 22 + 8 * math.sin(x / 50), gap=16, length=110, width=13, tone=0,
        seed=6,
            weight=np.clip(np.hypot(c.X - 420, c.Y - 150) / 220 - 0.3, 0, 1))
    ink(c, spire, [(300, 300), (340, 250), (380, 290), (430, 240), (470, 300), (610, 280), (610,
        450),
                   (300, 450)])
    for x, y, tall in ((352, 348, 22), (392, 372, 28), (586, 352, 22), (548, 384, 30), (500, 360,
        24)):
        ink(c, circle(x, y + tall * 0.6, tall * 0.9, tall * 0.8))
        paper(c, [(x - 3, y), (x + 3, y), (x + 3, y + tall), (x - 3, y + tall)], halo=3)
        flame(c, x, y + 2, tall)
    robe = curve((-40, 470), (-30, 330), (30, 270), (110, 250), (230, 270), (290, 340), (320, 470),
        tension=0.6)
    c.lit(robe, towards=(1, 0.1), reach=30, hard=1.2, halo=9)
    t = Turn(186, 154, 126, yaw=44, pitch=-4, roll=3)
    ink(c, curve((190, 26), (266, 44), (296, 140), (270, 240), (160, 280), (96, 230), (82, 130),
        (110, 50), tension=0.7), halo=6)
    r = Relief(c)
    head(r, t, Skull(fat=0.8, nose=0.8, jaw=0.6))
    r.cut((0.75, 0.5, 0.4), low=0.18, full=0.52, angle=-10)
    for side in (-1, 1):
        eye(c, t, side, lid=0.05, gaze=(0.5, 0.3))
    for k in range(6):  # what hair he has
        c.gouge(on(t, (-0.56, -0.5 + 0.1 * k, 0.3), (-0.72, -0.36 + 0.12 * k, 0.1),
            (-0.8, -0.1 + 0.12 * k, -0.1)), 7)
    ink(c, on(t, (-0.6, 1.0, 0), (0.5, 1.0, 0.1), (0.8, 2.2, 0), (-1.0, 2.2, 0)))
    c.lay(on(t, (-0.34, 1.08, 0.1), (0.42, 1.04, 0.1), (0.44, 1.3, 0.1), (-0.36, 1.34, 0.1)),
        tone=1.2, solid=True, halo=4)
    ink(c, on(t, (-0.3, 1.06, 0.1), (0.1, 1.06, 0.1), (0.08, 1.36, 0.1), (-0.32, 1.36, 0.1)))
    paper(c, [(352, 330), (384, 330), (388, 460), (348, 460)], halo=6)
    for x, low in ((356, 372), (370, 400), (380, 362)):
        c.gouge([(x, 334), (x + 1, (334 + low) / 2), (x, low)], 7, tone=0, ends=(0.8, 1))
    flame(c, 368, 332, 104)
    c.lit(blade([(240, 480), (300, 440), (352, 408)], [100, 84, 54]), towards=(0.7, -0.8), reach=20,
        hard=1.1, halo=6)
    hand(c, "gripping", 350, 420, 54, turn=8, towards=(0.4, -1), layer="over")
    return c


@art("dr-armitage")
def dr_armitage(page: Page) -> Woodcut:
    """He reads what nobody should, by a light that comes out of the page."""
    c = Woodcut(page)
    shelf = colour(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    random = np.random.default_rng(7)
    books = []
    for row in range(4):
        y, x = 96 + row * 112, -10.0
        while x < 610:
            w = random.uniform(16, 34)
            top = y - random.uniform(62, 88)
            books.append([(x, y), (x, top), (x + w - 5, top), (x + w - 5, y)])
            x += w
        books.append([(-10, y + 2), (610, y + 2), (610, y + 12), (-10, y + 12)])
    c.block.over(c.mask(*books[::2]) * shelf, tone=0.0, accent=0.0, kind=SOLID)
    strokes(c, shelf, 90, gap=20, length=70, width=11, tone=0, seed=3,
        weight=np.clip(np.abs(c.X - 300) / 130 - 1.0, 0, 1))
    t = Turn(300, 168, 126, yaw=6, pitch=6, roll=2)
    coat = curve((60, 460), (96, 340), (180, 290), (300, 276), (420, 290), (504, 340), (540, 460),
        tension=0.6)
    c.lit(coat, towards=(0, 1), reach=16, hard=0.8, halo=6)
    ink(c, circle(300, 160, 112, 136), halo=5)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.5, nose=0.6, brow=0.6))
    r.cut((0.62, 0.3, 0.55), low=0.22, full=0.52, angle=6, halo=0)
    for side in (-1, 1):
        eye(c, t, side, lid=0.07, iris=0.05, gaze=(0, 1.0))
    beard(c, t, 1, long=0.7)
    for k in range(9):
        u = -0.5 + k * 0.13
        c.gouge(on(t, (u * 0.7, -0.7 - 0.1 * math.cos(u * 2), 0.4), (u * 0.95 + 0.04, -0.92, 0.2),
            (u * 1.1 + 0.14, -1.02 + abs(u) * 0.3, 0)), 7 if k > 3 else 4)
    for side in (-1, 1):
        for k in range(6):
            c.gouge(on(t, (side * 0.6, -0.3 + k * 0.1, 0.1), (side * 0.78, -0.36 + k * 0.1, 0),
                (side * 0.9, -0.2 + k * 0.12, 0)), 6)
    for side in (-1, 1):
        (x, y), = on(t, (0.27 * side, -0.02, 0.62))
        c.block.over(c.mask(circle(x, y, 32, 28), stroke=11), tone=0.0, accent=0.0, kind=SOLID)
        c.block.over(c.mask(circle(x, y, 32, 28), stroke=5), tone=1.15, accent=0.0, kind=SOLID)
        c.gouge([(x - 18, y + 17), (x, y + 24), (x + 18, y + 16)], 6)
    (ax, ay), (bx, by) = on(t, (-0.04, -0.03, 0.72), (0.04, -0.03, 0.72))
    c.gouge([(ax - 3, ay), ((ax + bx) / 2, ay - 6), (bx + 3, by)], 6, ends=(1, 1))
    left = curve((296, 372), (220, 346), (110, 350), (60, 372), (40, 460), (296, 460), tension=0.3)
    right = curve((304, 372), (380, 346), (490, 350), (540, 372), (560, 460), (304, 460),
        tension=0.3)
    ink(c, left, right, halo=9)
    c.shine(paper(c, left, right))
    for k in range(3):
        scrawl(c, (92 - k * 10, 386 + k * 24), (270, 392 + k * 26), 7, seed=k + 2, width=4.6)
        scrawl(c, (334, 392 + k * 26), (508 + k * 10, 386 + k * 24), 7, seed=k + 8, width=4.6)
    ink(c, blade([(300, 370), (300, 460)], [9, 12]))
    for side, out, high, wide in ((1, 150, 40, 48), (-1, 168, 92, 44)):
        way = rounded_way([(300 + side * 10, 420), (300 + side * out * 0.7, 372),
            (300 + side * out * 1.25, 300 - (300 - high) * 0.35),
            (300 + side * out * 0.98, high + 74), (300 + side * out * 1.2, high + 12),
            (300 + side * (out * 1.2 + 26), high + 30)], 7)
        arm = blade(way, [wide * (1 - i / len(way)) ** 0.75 for i in range(len(way) - 1)] + [0])
        c.lit(arm, towards=(-side, 0.4), reach=8, hard=1.2, halo=6)
    return c
