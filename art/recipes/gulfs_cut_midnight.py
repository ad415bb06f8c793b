"""The meter, the blind room, the drill hall and the curtains: Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import boards, box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("infantry-hall")
def infantry_hall(page: Page) -> Woodcut:
    """Two scorched soles in the chalk; what stood in them has not quite left."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    _rifle_rack(c)
    floor = c.lay([(-10, 236), (610, 236), (610, 450), (-10, 450)], tone=0, halo=-4)
    boards(c, floor, (300, 90), count=18, spread=1700, low=450, width=3.4, tone=1.15)
    x, y = 300.0, 348.0
    ink(c, circle(x, y, 236, 84))
    for rx, ry, wide in ((232, 80, 13), (176, 58, 7)):
        ring = [(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in np.linspace(-1.4, 4.7, 40)]
        c.block.over(c.mask(curve(*ring, close=False), stroke=wide) * floor, tone=1.15,
            accent=0.0, kind=2)
    for k in range(12):  # signs that are no dance steps
        a = math.radians(k * 30 + 12)
        px, py = x + math.cos(a) * 205, y + math.sin(a) * 69
        s = 10 + 5 * math.sin(a)
        c.gouge([(px - s, py - s * 0.4), (px + s * 0.2, py + s * 0.5 * (-1) ** k),
            (px + s, py - s * 0.2)], 5, ends=(0.7, 0.7))
        if k % 3:
            c.gouge([(px, py - s * 0.7), (px, py + s * 0.6)], 4, ends=(0.7, 0.7))
    _smoke_lecturer(c, x, y)
    for side in (-1, 1):
        _scorched_sole(c, x + side * 30, y + 4, side)
    return c


def _rifle_rack(c: Woodcut) -> None:
    """Rifles with bayonets stand along the wall, lit from the middle of the floor."""
    for k in range(13):
        x = 10 + k * 48.5
        barrel: list[Shape] = [
            [(x - 2.5, 20), (x, -6), (x + 2.5, 20), (x + 3, 60), (x - 3, 60)],
            box(x - 3.5, 56, x + 3.5, 130),
            curve((x - 6, 92), (x + 6, 92), (x + 7, 160), (x + 13, 222), (x - 7, 222), (x - 8, 160),
                tension=0.3)]
        paper(c, *barrel)
        ink(c, box(x + 2, 96, x + 5, 160), circle(x - 1, 152, 4))
    ink(c, box(-10, 84, 610, 92), box(-10, 190, 610, 200))
    paper(c, box(-10, 86, 610, 90), box(-10, 193, 610, 197))


def _smoke_lecturer(c: Woodcut, x: float, y: float) -> None:
    """Smoke from two soles that keeps the shape of a tall man in a headcloth."""
    parts: list[Shape] = [
        blade([(x - 30, y), (x - 44, y - 34), (x - 14, y - 70), (x - 18, y - 120)],
            (14, 24, 34, 50)),
        blade([(x + 30, y), (x + 50, y - 34), (x + 22, y - 70), (x + 14, y - 120)],
            (14, 22, 34, 50)),
        curve((x - 38, y - 110), (x - 48, y - 150), (x - 76, y - 190), (x - 66, y - 210),
            (x - 20, y - 220), (x + 20, y - 220), (x + 68, y - 210), (x + 76, y - 188),
            (x + 46, y - 150), (x + 36, y - 110), (x, y - 84), tension=0.5),
        limb([(x + 62, y - 196), (x + 112, y - 178), (x + 122, y - 250)], [32, 25, 16]),
        blade([(x + 122, y - 246), (x + 122, y - 270), (x + 126, y - 304)], (18, 12, 4)),
        blade([(x + 126, y - 250), (x + 140, y - 264), (x + 144, y - 276)], (14, 10, 4)),
        blade([(x - 60, y - 196), (x - 92, y - 146), (x - 88, y - 96), (x - 126, y - 78),
            (x - 150, y - 96)], (32, 26, 18, 12, 0)),
        blade([(x + 34, y - 116), (x + 66, y - 104), (x + 78, y - 84), (x + 66, y - 70)],
            (20, 14, 9, 0))]
    smoke = joined(*parts)
    ink(c, smoke, halo=8)
    c.shine(colour(c, smoke))
    cloth = curve((x, y - 312), (x + 26, y - 306), (x + 34, y - 280), (x + 60, y - 222),
        (x + 34, y - 214), (x + 26, y - 170), (x + 12, y - 172), (x + 12, y - 216), (x, y - 212),
        (x - 12, y - 216), (x - 12, y - 172), (x - 26, y - 170), (x - 34, y - 214),
        (x - 60, y - 222), (x - 34, y - 280), (x - 26, y - 306), tension=0.25)
    ink(c, cloth, halo=6)
    c.shine(colour(c, cloth))
    ink(c, curve((x, y - 296), (x + 18, y - 288), (x + 19, y - 256), (x, y - 226),
        (x - 19, y - 256), (x - 18, y - 288), tension=0.6))
    for side in (-1, 1):
        for k in range(4):
            top = y - 280 + k * 15
            c.gouge([(x + side * 23, top), (x + side * (36 + k * 6), top + 9)], 5, tone=0,
                ends=(0.5, 1))
        c.gouge([(x + side * 19, y - 196), (x + side * 19, y - 172)], 3, tone=0, ends=(1, 1))
    for points in (((x - 28, y - 60), (x - 32, y - 36), (x - 26, y - 14)),
                   ((x + 32, y - 60), (x + 38, y - 36), (x + 30, y - 14))):
        c.gouge(points, 6, tone=0)


def _scorched_sole(c: Woodcut, x: float, y: float, side: float) -> None:
    """A shoe's sole and heel, burnt into the board and still hot."""
    sole = curve((x - 15, y + 16), (x - 17, y - 4), (x - 8 + side * 3, y - 22),
        (x + 8 + side * 3, y - 22), (x + 17, y - 4), (x + 14, y + 16), tension=0.6)
    heel = curve((x - 13, y + 23), (x + 12, y + 23), (x + 11, y + 40), (x - 11, y + 40),
        tension=0.6)
    ink(c, sole, heel, halo=7)
    c.shine(paper(c, sole, heel))
    colour(c, moved(sole, x * 0.28, y * 0.28, 0.72), moved(heel, x * 0.28, (y + 31) * 0.28, 0.72))
