"""Things and errands of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import skia

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("carters-errand")
def carters_errand(page: Page) -> Woodcut:
    """He slid an envelope along the counter, under the station clock."""
    c = Woodcut(page)
    c.lay(circle(440, 96, 78), tone=1.15, halo=6)
    c.block.over(c.mask(circle(440, 96, 70), stroke=5), tone=0)
    for k in range(12):
        a = math.radians(k * 30)
        c.gouge([(440 + math.cos(a) * 52, 96 + math.sin(a) * 52),
            (440 + math.cos(a) * 58, 96 + math.sin(a) * 58),
            (440 + math.cos(a) * 64, 96 + math.sin(a) * 64)], 6, tone=0, ends=(1, 1))
    c.lay(blade([(440, 96), (416, 84), (392, 74)], [10, 9, 3]), blade([(440, 96), (446, 120),
        (450, 138)], [11, 10, 4]), tone=0)
    h = Profile(c, 200, 158, 104, tilt=4, expression="grieving",
        build=Build(gaunt=1.3, jaw=0.8, nose=0.6, age=0.6))
    h.collar(drop=3.0)
    h.draw()
    h.hair("receding")
    c.lay([(-10, 356), (610, 340), (610, 450), (-10, 450)], tone=1.15, halo=8)
    c.lay([(-10, 410), (610, 396), (610, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True)
    envelope = [(330, 352), (500, 336), (530, 396), (352, 414)]
    c.lay(envelope, tone=1.15, accent=1.0, halo=6, solid=True)
    c.gouge([(332, 354), (428, 388), (500, 338)], 5, tone=0, ends=(1, 1))
    c.lit(blade([(120, 400), (220, 400), (316, 372)], [90, 76, 50]), towards=(0.4, -1),
        reach=22, hard=1.1, halo=7)
    c.lay(moved([(-30, -12), (30, -12), (30, 14), (-30, 14)], 312, 374, 1.0, 78), tone=1.15, halo=5)
    hand(c, "open", 322, 372, 50, turn=80, towards=(0.2, -1))
    return c


@art("carters-patience")
def carters_patience(page: Page) -> Woodcut:
    """The private shelf stayed locked."""
    c = Woodcut(page)
    for row in range(4):
        y = 100 + row * 112
        c.lay([(-10, y), (610, y), (610, y + 10), (-10, y + 10)], tone=1.15)
        for k in range(13):
            x, tall = 6 + k * 47, 68 + (k * 31 + row * 13) % 26
            c.lay([(x, y - tall), (x + 38, y - tall), (x + 38, y), (x, y)], tone=c.ramp((x, 0),
                (x + 38, 0), 0.95, 0.0), phase=c.lines(90))
    for k in range(-8, 16):  # the lattice before them
        for lean in (1, -1):
            x = k * 62
            c.lay([(x, -10), (x + 7, -10), (x + 7 + lean * 300, 450), (x + lean * 300, 450)],
                tone=0)
    for shape in ([(290, -10), (310, -10), (310, 450), (290, 450)],):
        c.lay(shape, tone=1.15, halo=5)
    c.block.over(c.mask(circle(300, 176, 58), stroke=38), tone=0)
    c.block.over(c.mask(circle(300, 176, 58), stroke=24), tone=1.15)
    c.block.over(c.mask(circle(304, 180, 58), stroke=7), tone=0)
    c.lay(curve((206, 196), (300, 188), (394, 196), (400, 330), (300, 346), (200, 330),
        tension=0.25), tone=1.15, accent=1.0, halo=10, solid=True)
    c.lay(circle(300, 248, 22), [(290, 256), (310, 256), (322, 310), (278, 310)], tone=0)
    for x, y in ((222, 214), (378, 214), (222, 314), (378, 314)):
        c.lay(circle(x, y, 7), tone=0)
    return c


@art("six-suits-of-clothes")
def six_suits_of_clothes(page: Page) -> Woodcut:
    """Butler, cook, footmen, maids: laid side by side, every button still done up."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15)
    for y in (26, 128, 230, 332, 434):  # boards
        c.gouge([(-10, y), (300, y + 3), (610, y)], 4, tone=0, ends=(1, 1))
    for k, kind in enumerate("mfbfmf"):
        x, turn = 52 + k * 99, (-5, 4, -3, 5, -4, 3)[k]

        def put(shape: list[Point], x: float = x, turn: float = turn) -> skia.Path:
            return moved(shape, x, 210, 1, turn)

        def sides(*points: Point) -> list[Point]:
            return [*points, *[(-px, py) for px, py in points[::-1]]]

        dress = kind == "m"
        arms = sides((10, -152), (36, -140), (50, -10), (34, -4), (26, -84))
        if dress:
            body = [sides((10, -152), (28, -90), (24, -40), (46, 150))]
        else:
            body = [sides((10, -152), (28, -90), (30, 30)), sides((30, 20), (30, 160), (6, 160),
                (2, 60))]
        c.lay(*(put(shape) for shape in (arms, *body)), tone=0, halo=-6)
        for s in (-1, 1):  # cuffs and shoes
            c.lay(put([(s * 35, -16), (s * 50, -20), (s * 51, -8), (s * 36, -4)]), tone=1.15,
                halo=3)
            c.lay(put([(s * 6, 168), (s * 26, 168), (s * 34, 190), (s * 8, 190)]), tone=0)
        if dress:
            c.lay(put(sides((12, -110), (16, -44), (34, 120))), tone=1.15)
            c.lay(put(sides((14, -50), (15, -34))), tone=0)
        else:
            c.lay(put(sides((9, -150), (19, -60), (10, 16))), tone=1.15, accent=1.0, solid=True,
                halo=3)
            c.lay(put(sides((10, -152), (0, -104))), tone=1.15)
            for y in (-88, -62, -36, -10):
                c.lay(circle(*_turned(x, 210, 0, y, turn), 4.4), tone=0)
        c.lay(put(sides((4, -140), (15, -148), (15, -132))), tone=0)
        if kind == "b":
            c.lay(put(sides((30, 20), (34, 70), (20, 30))), tone=0)
    return c


def _turned(x: float, y: float, px: float, py: float, degrees: float) -> Point:
    """Turn a point clockwise about (x, y), from which it is measured."""
    a = math.radians(degrees)
    return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)
