"""The contacts, the investigator and how the first case is won, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, blade, circle
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
    h = Head(c, x, y, size, tilt=-4, expression=Expression(0.04, -0.06, 0.04, 0.3, 0.03),
        build=Build(jaw=0.5, nose=0.3, gaunt=0.3))
    c.lay(h.shape((-0.5, 0.8), (-1.5, 1.25), (-2.0, 3.4), (2.0, 3.4), (1.5, 1.25), (0.5, 0.8)),
        h.shape((0, -1.5), (0.6, -1.45), (0.72, -0.7), (0.78, 0.1), (0.66, 0.7), (0.2, 1.1),
        (-0.3, 1.08), (-0.7, 0.6), (-0.76, -0.2), (-0.7, -1.2)), tone=0, halo=5)
    h.collar(drop=3.2)
    h.draw()
    h.hair("short")
    h.hat("fedora", band_accent=True)
    tie = h.shape((-0.03, 1.3), (0.11, 1.28), (0.2, 1.5), (0.1, 1.9), (-0.04, 1.5), sharp=True)
    c.lay(tie, tone=1.15, accent=1.0, halo=3, solid=True)
    for side in (-1, 1):  # the trench coat's collar stands up
        c.lit(h.shape((0.3 * side, 1.2), (0.66 * side, 0.62), (0.96 * side, 0.9),
            (0.8 * side, 1.5), (0.42 * side, 1.7),
            sharp=True), towards=h.towards, reach=0.2 * size, hard=1.3, halo=5)
    ax, ay = h.at(0.16, 0.52)
    bx, by = h.at(0.62, 0.68)
    c.lay(blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)],
        [0.1 * size, 0.1 * size, 0.1 * size]), tone=1.15, halo=4, solid=True)
    c.shine(c.lay(circle(bx, by, 0.075 * size), tone=1.15, accent=1.0, halo=3, solid=True))
    smoke = [(bx + 6, by - 10), (bx + 26, by - 50), (bx + 4, by - 100), (bx + 34, by - 160),
        (bx + 16, by - 230)]
    c.gouge(smoke, 26, tone=0)
    c.gouge(smoke, 13)


@art("randolph-carter", accent="amber")
def randolph_carter(page: Page) -> Woodcut:
    """Long chin, tired eyes, and a silver key."""
    c = Woodcut(page)
    c.lay([(330, -10), (610, -10), (610, 450), (380, 450)], tone=c.ramp((600, 100), (360, 340),
        1.0, 0.15), phase=c.lines(-62), gap=1.3)
    h = Head(c, 250, 172, 116, tilt=3, expression="grieving",
        build=Build(gaunt=1.3, nose=0.6, jaw=0.8, age=0.4))
    h.collar(drop=2.5)
    h.draw()
    h.hair("receding")
    c.lit(blade([(480, 480), (470, 410), (430, 340)], [90, 74, 48]), towards=(1, -0.4),
        reach=22, hard=1.1, halo=6)
    hand(c, "holding", 430, 350, 58, turn=4, flip=True, towards=(1, -0.4), layer="under")
    ring = circle(458, 120, 34)
    c.block.over(c.mask(ring, stroke=26), tone=0)
    c.block.over(c.mask(ring, stroke=15), tone=1.15, accent=1.0, kind=2)
    c.lay([(452, 150), (464, 150), (464, 270), (452, 270)], [(464, 226), (488, 226), (488, 238),
        (476, 238), (476, 246), (488, 246), (488, 260),
        (464, 260)], tone=1.15, accent=1.0, halo=6, solid=True)
    hand(c, "holding", 430, 350, 58, turn=4, flip=True, towards=(1, -0.4), layer="over")
    return c


@art("father-merluzzo", accent="violet")
def father_merluzzo(page: Page) -> Woodcut:
    """He has walked the procession in the dark before."""
    c = Woodcut(page)
    h = Profile(c, 216, 176, 116, tilt=-3, expression="stern",
        build=Build(fat=1.0, age=1.0, nose=1.0))
    h.collar(drop=2.5)
    h.draw()
    h.hair("receding")
    c.lay(h.shape((0.36, 1.04), (0.02, 1.24), (-0.5, 1.02), (-0.6, 0.92), (-0.6, 1.14),
        (0.06, 1.46), (0.46, 1.28), sharp=True), tone=1.15, halo=4)
    c.lay(h.shape((0.44, 1.26), (0.7, 1.7), (0.8, 2.5), (0.4, 2.5), (0.3, 1.6), sharp=True), tone=0)
    c.lay([(404, 200), (440, 200), (444, 450), (400, 450)], tone=1.15, halo=6)
    for x, low in ((408, 250), (424, 290), (436, 240)):
        c.gouge([(x, 204), (x + 1, (204 + low) / 2), (x, low)], 7, tone=0, ends=(0.8, 1))
    c.shine(c.lay(blade([(422, 200), (412, 160), (428, 110), (420, 70)], [16, 52, 36, 0]),
        tone=1.15, accent=1.0, halo=6, solid=True))
    c.shine(c.lay(blade([(422, 196), (418, 170), (424, 136)], [8, 22, 0]), tone=1.15, solid=True))
    c.lit(blade([(300, 480), (360, 430), (406, 372)], [90, 74, 48]), towards=(0.6, -0.8),
        reach=20, hard=1.1, halo=6)
    hand(c, "gripping", 404, 392, 54, turn=8, towards=(0.4, -1), layer="over")
    return c


@art("dr-armitage")
def dr_armitage(page: Page) -> Woodcut:
    """White beard, and the one book he does not lend."""
    c = Woodcut(page)
    for k in range(10):
        x = 12 + k * 60
        tall = 130 + (k * 37) % 50
        c.lay([(x, -10), (x + 44, -10), (x + 44, tall), (x, tall)], tone=c.ramp((x, 0),
            (x + 44, 0), 0.7, 0.0), phase=c.lines(90))
    c.lay([(-10, 184), (610, 184), (610, 194), (-10, 194)], tone=1.15)
    h = Head(c, 300, 168, 112, flip=True, tilt=-3, expression="stern",
        build=Build(age=1.4, nose=0.6, fat=0.4))
    c.lay(h.shape((0, -1.2), (0.7, -1.0), (0.9, -0.2), (0.9, 1.2), (-0.9, 1.2), (-0.9, -0.2),
        (-0.7, -1.0)), tone=0)
    h.collar(drop=2.6)
    h.draw(bald=True)
    h.hair("receding")
    h.beard("full")
    for x in (-0.29, 0.29):
        px, py = h.at(x, -0.03)
        c.block.over(c.mask(circle(px, py, 0.22 * h.size), stroke=6), tone=0 if x > 0 else 1.15)
    h.stroke((-0.08, -0.08), (0, -0.12), (0.08, -0.08), width=0.05, tone=0)
    c.lay([(176, 330), (424, 330), (440, 462), (160, 462)], tone=0, halo=-5)
    c.lay([(190, 342), (410, 342), (422, 456), (178, 456)], tone=1.15, accent=1.0, solid=True)
    c.lay([(204, 354), (396, 354), (406, 450), (194, 450)], tone=0)
    star = [(300 + math.sin(math.radians(k * 144)) * 42,
        400 - math.cos(math.radians(k * 144)) * 42) for k in range(6)]
    for a, b in zip(star, star[1:], strict=False):
        c.gouge([a, b], 6, ends=(1, 1))
    for side in (-1, 1):
        hand(c, "gripping", 300 + side * 146, 430, 48, turn=side * -24, flip=side > 0,
            towards=(-1, -0.4))
    return c
