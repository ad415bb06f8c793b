"""Faces, hands and things seen from near by, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import claws
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, joined, less, limb, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("alonzo-typer")
def alonzo_typer(page: Page) -> Woodcut:
    """A student of doors meets one that is studying him."""
    c = Woodcut(page)
    strokes(c, [(300, -10), (610, -10), (610, 450), (300, 450)], along(90), cell=24, length=90,
        width=3.4, seed=4)
    plate = curve((356, 40), (440, 16), (526, 40), (548, 220), (526, 404), (440, 428), (356, 404),
        (334, 220), tension=0.35)
    ink(c, plate, halo=9)
    paper(c, less(plate, moved(plate, 440 * 0.05, 220 * 0.05, 0.95)))
    for x, y in ((440, 44), (440, 400)):
        paper(c, circle(x, y, 11))
        ink(c, [(x - 9, y - 2), (x + 9, y - 5), (x + 9, y - 1), (x - 9, y + 3)])
    keyhole = joined(circle(440, 168, 84), [(414, 220), (466, 220), (496, 372), (384, 372)])
    fringe(c, [(384, 372), (340, 250), (356, 168), (400, 96), (480, 96)], (-26, 0), gap=10, width=5,
        tone=1.12, within=c.mask(plate), seed=3)
    c.shine(colour(c, keyhole, halo=7))
    _eye_behind(c, 440, 168)
    _bent_scholar(c)
    return c


def _eye_behind(c: Woodcut, x: float, y: float) -> None:
    """An eye that fills the keyhole and looks to the left."""
    white = curve((x - 74, y + 8), (x - 38, y - 36), (x + 18, y - 44), (x + 70, y - 4),
        (x + 30, y + 36), (x - 32, y + 38), tension=0.8)
    ink(c, blade([(x - 78, y + 4), (x - 30, y - 56), (x + 30, y - 60), (x + 78, y - 8)],
        [0, 12, 16, 0]))
    paper(c, white, halo=7)
    inside = c.mask(white)
    colour(c, circle(x - 16, y, 38), keep=1 - inside)
    ink(c, less(circle(x - 16, y, 40), circle(x - 16, y, 33)), keep=1 - inside)
    ink(c, blade([(x - 20, y - 34), (x - 20, y), (x - 20, y + 34)], [0, 19, 0]))
    paper(c, circle(x - 4, y - 14, 6))
    for k in range(5):
        ink(c, blade([(x + 66 - k * 5, y - 20 + k * 3), (x + 52 - k * 6, y - 4 + k * 6),
            (x + 36 - k * 2, y + 2 + k * 7)], [0, 3, 0]), keep=1 - inside)


def _bent_scholar(c: Woodcut) -> None:
    """The old man bends to the keyhole, spectacles on his brow, and shades his eye."""
    for k in range(4):  # light along the bent back
        c.gouge([(96 - k * 20, 262 + k * 22), (40 - k * 16, 300 + k * 26), (-10 - k * 6,
            350 + k * 34)], 9 - k * 2)
    old = Profile(c, 168, 170, 112, tilt=10, expression=Expression(-0.12, 0.0, 0.085, 0, 0.05),
        build=Build(gaunt=1, nose=1.4, age=1.5))
    old.draw(bald=True)
    old.hair("receding")
    old.beard("goatee")
    x, y = old.at(0.46, -0.06)
    ring = less(circle(x, y, 26), circle(x, y, 19))
    colour(c, ring, halo=3)
    ink(c, limb([(x - 24, y - 2), (x - 80, y - 18)], [5, 5]))
    hand(c, "holding", 236, 420, 82, turn=26, towards=(1, -0.5), cuff=True)


@art("key-in-lizard-hide")
def key_in_lizard_hide(page: Page) -> Woodcut:
    """A foot of iron in the skin of some lizard; its shadow knows which."""
    c = Woodcut(page)
    paper(c, PAGE)
    ink(c, _lizard_shadow())
    corner = curve((-20, -20), (420, -20), (300, 50), (150, 70), (60, 110), (10, 190), (-20, 260),
        tension=0.7)
    ink(c, corner)
    fringe(c, [(400, -6), (300, 50), (150, 70), (60, 110), (10, 190), (-10, 250)], (26, 34), gap=11,
        width=10, seed=3)
    for k in range(3):  # it is warm
        x = 66 + k * 40
        c.shine(colour(c, blade([(x, 150), (x + 16, 116), (x - 10, 84), (x + 10, 50), (x, 20)],
            [0, 9, 12, 8, 0])))
    bow = less(joined(circle(112, 236, 74), circle(66, 190, 22), circle(60, 280, 22)),
        circle(112, 236, 40))
    shaft = blade([(176, 210), (340, 146), (470, 96)], [44, 42, 38])
    tip = blade([(450, 104), (500, 84), (560, 60)], [26, 24, 22])
    bit = [(496, 78), (516, 136), (536, 130), (532, 114), (546, 108), (552, 124), (574, 116),
        (552, 54)]
    c.lit(joined(tip, bit), towards=(-0.3, -1), reach=18, hard=1.3, halo=6)
    colour(c, bow, halo=7)
    ink(c, less(circle(112, 236, 62), circle(112, 236, 55)))
    hide = paper(c, shaft, halo=7)
    for k in range(13):
        for j in range(-1, 2):
            x, y = 186 + k * 24 + j * 6, 208 - k * 9.4 + j * 15 + (k % 2) * 6
            ink(c, less(circle(x, y, 11), circle(x + 3, y - 2.5, 10.4)), keep=1 - hide)
    _wrap(c)
    return c


def _wrap(c: Woodcut) -> None:
    """The hide still has one foot and the tip of its tail."""
    foot = limb([(330, 164), (352, 204), (340, 232)], [26, 18, 14])
    c.lay(foot, tone=1.15, solid=True, halo=6)
    for a in (50, 85, 120, 150):
        t = math.radians(a)
        paper(c, blade([(340, 230), (340 + 18 * math.cos(t), 230 + 18 * math.sin(t)),
            (340 + 36 * math.cos(t + 0.3), 230 + 36 * math.sin(t + 0.3))], [10, 8, 0]), halo=4)
    tail = blade([(226, 190), (214, 140), (250, 96), (300, 92), (310, 116)], [30, 24, 17, 9, 0])
    skin = paper(c, tail, halo=6)
    for k in range(6):
        x, y = ((218, 170), (222, 140), (238, 114), (262, 98), (286, 93), (304, 102))[k]
        c.gouge([(x - 12, y - 6), (x, y), (x + 12, y + 6)], 5, tone=0, within=skin)


def _lizard_shadow() -> Shape:
    body = blade([(60, 400), (130, 374), (240, 340), (340, 318), (420, 282), (452, 268)],
        [6, 34, 66, 76, 54, 40])
    head = curve((432, 246), (480, 222), (540, 224), (566, 244), (540, 270), (490, 290), (446, 296),
        tension=0.7)
    tail = blade([(150, 372), (70, 404), (10, 380), (-30, 320)], [40, 26, 18, 10])
    legs = [limb([(384, 296), (430, 340), (500, 346)], [34, 26, 18]),
        limb([(230, 346), (262, 400), (330, 412)], [34, 26, 18]),
        limb([(372, 280), (352, 236), (396, 206)], [30, 22, 16]),
        limb([(214, 334), (170, 306), (190, 272)], [30, 22, 16]),
        claws(500, 346, 44, 0), claws(330, 412, 44, 10), claws(396, 206, 40, -50),
        claws(190, 272, 38, -60)]
    jaw = blade([(470, 262), (520, 254), (566, 250)], [0, 4, 7])
    return less(joined(body, head, tail, *legs), jaw, circle(512, 240, 6))
