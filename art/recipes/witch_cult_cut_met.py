"""Those one would not like to meet, and those who met them: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, melt
from art.kit.cut_strokes import along, around, away, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("shoggoth")
def shoggoth(page: Page) -> Woodcut:
    """It boils through the vault after me; the lamp I dropped shows how many eyes it has."""
    c = Woodcut(page)
    ink(c, PAGE)
    vault = c.mask(PAGE) - c.mask(curve((20, 460), (30, 150), (140, 10), (300, -40), (460, 10),
        (570, 150), (580, 460), tension=0.6))
    strokes(c, np.clip(vault, 0, 1), around(300, 260), cell=22, length=50, width=7, seed=3)
    random = np.random.default_rng(11)
    r = Relief(c)
    t = Turn(300, 220, 1)
    mass = r.egg(t, (0, 30, -60), (250, 230, 120))
    for x, y, z, size in ((190, 120, 10, 84), (330, 90, 20, 92), (440, 170, 10, 86),
        (120, 240, 20, 84), (270, 220, 50, 104), (400, 290, 50, 96), (190, 340, 60, 84),
        (300, 380, 60, 70), (500, 300, 10, 70), (90, 350, 20, 66)):
        mass = melt(mass, r.band((x, y, z, size), (x + 1, y + 1, z, size)), 22)
    for _ in range(26):
        x, y = random.uniform(60, 540), random.uniform(60, 400)
        size = random.uniform(12, 30)
        mass = melt(mass, r.band((x, y, 90, size), (x + 1, y, 90, size)), 8)
    r.heap(mass)
    r.cut((0.1, 0.72, 0.5), low=0.4, full=0.78, angle=20, halo=0, line=3, step=8)
    eyes = [(262, 200, 54), (146, 142, 30), (362, 100, 38), (436, 208, 32), (166, 296, 32),
        (380, 300, 36), (486, 312, 22), (246, 84, 22), (96, 240, 22), (484, 130, 20), (306, 18, 18),
        (72, 340, 18), (536, 226, 15)]
    for k, (x, y, size) in enumerate(eyes):
        ink(c, circle(x, y, size * 1.18))
        # one winks
        if k == 3:
            c.gouge([(x - size, y - 8), (x, y + size * 0.55), (x + size, y - 8)], 9)
            for j in (-1, 0, 1):
                c.gouge([(x + j * 17, y + 12 - abs(j) * 6), (x + j * 22, y + 24 - abs(j) * 6),
                    (x + j * 28, y + 34 - abs(j) * 8)], 6)
            continue
        ball = paper(c, circle(x, y, size))
        look = math.atan2(400 - y, 300 - x)
        px, py = x + math.cos(look) * size * 0.32, y + math.sin(look) * size * 0.32
        colour(c, circle(px, py, size * 0.58), keep=1 - ball)
        ink(c, circle(px, py, size * 0.27), keep=1 - ball)
        paper(c, circle(px + size * 0.2, py + size * 0.24, size * 0.1))
        lid = c.mask(moved(circle(0, 0, 1.25, 1.0), x, y - size * (1.28 - 0.1 * (k % 4)), size,
            (k * 37) % 40 - 20))
        c.block.over(lid * ball, tone=0.0, accent=0.0, kind=SOLID)
    _lantern(c, 300, 392)
    return c


def _lantern(c: Woodcut, x: float, y: float) -> None:
    """A stable lamp that was left standing, and what closes round it."""
    for side in (-1, 1):
        arm = blade(rounded_way([(x + side * 230, 470), (x + side * 130, 396), (x + side * 84, 440),
            (x + side * 44, 408)], 6), [90, 84, 78, 72, 66, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24,
            20, 15, 9, 0])
        c.lit(arm, towards=(-side, -0.2), reach=18, hard=1.3, halo=6)
    ink(c, [(x - 34, y - 44), (x + 34, y - 44), (x + 40, y + 60), (x - 40, y + 60)], halo=8)
    c.block.over(c.mask(circle(x, y - 50, 26, 34), stroke=5), tone=1.15, kind=SOLID)
    glow = paper(c, curve((x - 24, y - 28), (x + 24, y - 28), (x + 30, y + 40), (x - 30, y + 40),
        tension=0.3))
    c.shine(glow)
    colour(c, curve((x, y - 26), (x + 15, y + 10), (x + 9, y + 34), (x - 9, y + 34),
        (x - 15, y + 10), tension=0.7))
    for shape in ([(x - 42, y + 40), (x + 42, y + 40), (x + 48, y + 60), (x - 48, y + 60)],
        [(x - 22, y - 52), (x + 22, y - 52), (x + 34, y - 28), (x - 34, y - 28)]):
        paper(c, shape, halo=4)
    ink(c, blade([(x - 30, y - 34), (x + 30, y - 34)], [4, 4]),
        blade([(x - 44, y + 50), (x + 44, y + 50)], [4, 4]))


@art("hoofed-gentleman")
def hoofed_gentleman(page: Page) -> Woodcut:
    """From the gutter one sees the hoof first, and a long way up the hat that is raised."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, away(300, 20), cell=36, length=90, width=9, tone=0, seed=4,
        weight=lambda x, y: float(np.clip(math.hypot(x - 300, y - 60) / 190 - 0.9, 0, 1)))
    # gables lean in
    for side in (-1, 1):
        wall: list[Point] = [(300 + side * 310, -10), (300 + side * 190, -10),
            (300 + side * 214, 80), (300 + side * 250, 70), (300 + side * 260, 300),
            (300 + side * 310, 330)]
        ink(c, wall)
    ground = paper(c, [(-10, 356), (610, 340), (610, 450), (-10, 450)])
    strokes(c, ground, along(-2), cell=20, length=50, width=9, tone=0, seed=6,
        weight=lambda x, y: float(np.clip(abs(x - 260) / 200 - 0.3, 0, 1)))
    coat = joined(curve((244, 96), (262, 74), (300, 66), (338, 74), (358, 98), (386, 180),
        (430, 300), (470, 352), (356, 330), (330, 220), (300, 150), (272, 220), (240, 320),
        (120, 352), (170, 260), (214, 180), tension=0.45))
    c.lit(coat, towards=(-1, -0.2), reach=22, hard=1.0)
    left = limb(rounded_way([(276, 150), (250, 220), (214, 290), (196, 344)], 6),
        [54, 58, 62, 66, 70, 74, 78, 82, 86, 88, 90, 92, 94, 95, 94, 90, 84, 78, 74])
    right = limb(rounded_way([(316, 150), (346, 210), (392, 262), (414, 300)], 6),
        [44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 64, 64, 63, 62, 60, 58, 54, 50])
    for leg in (right, left):
        c.lit(leg, towards=(-1, -0.2), reach=22, hard=1.0, halo=3)
    for way in ([(268, 166), (240, 240), (196, 330)], [(286, 166), (268, 240), (226, 330)],
        [(322, 170), (352, 222), (398, 280)], [(336, 166), (372, 220), (420, 276)]):
        c.gouge(way, 5)
    _hoof(c, 416, 306, 0.66)
    _hoof(c, 190, 346, 1.2)
    _far_head(c)
    return c


def _hoof(c: Woodcut, x: float, y: float, size: float) -> None:
    """A goat's foot: hair over the pastern, two claws of horn."""

    def put(shape: Shape) -> skia.Path:
        return moved(shape, x, y, size)

    hair = [blade([(dx, -60), (dx * 1.1 + (k % 2) * 6 - 3, -26), (dx * 1.2, -10 + (k * 17) % 30)],
        [20, 18, 0]) for k, dx in enumerate(range(-44, 48, 8))]
    for side in (1, -1):
        claw = curve((side * 5, -10), (side * 34, -16), (side * 54, -4), (side * 78, 56),
            (side * 74, 72), (side * 12, 78), (side * 8, 30), tension=0.3)
        c.lit(put(claw), towards=(-0.8, -0.5), reach=40 * size, hard=1.5, halo=7, angle=84)
        for k in range(3):
            c.gouge([(x + side * (18 + k * 16) * size, y + 4 * size),
                (x + side * (24 + k * 18) * size, y + 36 * size),
                (x + side * (26 + k * 20) * size, y + 68 * size)], 4 * size, tone=0)
    ink(c, put([(-4, -10), (4, -10), (10, 80), (-10, 80)]))
    for lock in hair:
        c.lit(put(lock), towards=(-1, -0.2), reach=5 * size, hard=0.9)


def _far_head(c: Woodcut) -> None:
    """His face, far up and dark, under horns; the hat is raised to us."""
    horns = [blade(rounded_way([(300 + s * 14, 38), (300 + s * 40, 22), (300 + s * 44, -6),
        (300 + s * 28, -16)], 4), [15, 15, 14, 13, 12, 11, 10, 8, 7, 5, 4, 2, 0]) for s in (-1, 1)]
    ink(c, *horns)
    ink(c, curve((272, 44), (284, 26), (300, 22), (316, 26), (328, 44), (322, 70), (310, 86),
        (300, 104), (290, 86), (278, 70), tension=0.6))
    for s in (-1, 1):
        paper(c, blade([(300 + s * 5, 55), (300 + s * 14, 52), (300 + s * 23, 46)], [0, 7, 0]))
    c.gouge([(288, 74), (300, 80), (312, 74)], 4)
    arm = limb([(346, 104), (404, 118), (440, 86)], [36, 32, 22])
    c.lit(arm, towards=(-1, -0.2), reach=8, hard=1.0)
    hat = moved(joined(curve((-50, 0), (0, 10), (50, 0), (50, 10), (0, 20), (-50, 10), tension=0.4),
        [(-30, 6), (-34, -56), (34, -56), (30, 6)]), 452, 58, 1, 14)
    ink(c, hat)
    c.gouge([(428, 40), (424, 22), (424, 2)], 5)
    paper(c, moved(curve((-12, -9), (10, -10), (14, 6), (-8, 10), tension=0.6), 446, 78), halo=4)
