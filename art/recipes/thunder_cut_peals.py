"""What the thunder does and whom it calls, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import beast_gaunt, beast_standing
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, mirrored, near, strokes
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """It came in by the chimney and crossed the parlour at a walk."""
    c = Woodcut(page)
    x, y = 430, 226
    for k in range(15):  # the boards of the floor run to the wall
        left = -400 + k * 90
        paper(c, [(left, 450), (left + 72, 450), (x + (left + 72 - x) * 0.5, 340),
            (x + (left - x) * 0.5, 340)], keep=1 - c.mask(circle(x, 396, 210, 62)))
    c.shine(colour(c, circle(x, 394, 92, 18), halo=5))
    wall = [(-10, -10), (610, -10), (610, 330), (-10, 330)]
    strokes(c, wall, along(90), cell=24, length=60, width=5, seed=4, weight=near(x, y, 420, 120))
    for start, end, seed in (((560, -10), (470, 170), 3), ((500, 270), (596, 350), 5),
            ((400, 280), (330, 366), 8), ((380, 190), (300, 130), 9)):
        strike(c, light_tree(start, end, 9, seed, twigs=3, depth=1), halo=5)
    ball = c.rough(circle(x, y, 86), 5, "ball", 14)
    c.shine(colour(c, ball, halo=12))
    c.shine(paper(c, c.rough(circle(x, y, 60), 4, "heart", 12)))
    man = Profile(c, 138, 214, 112, expression=Expression(-0.16, -0.06, 0.11, 0, 0.06, 0.14),
        build=Build(jaw=0.3, age=0.6))
    man.collar(drop=2.6)
    man.draw()
    man.hair("short")
    for k in range(9):  # every hair stands towards it
        t = -2.5 + k * 0.25
        root = man.at(math.cos(t) * 0.8 - 0.1, math.sin(t) * 0.9 - 0.1)
        tip = man.at(math.cos(t) * 1.1 + 0.12 * k * 0.3, math.sin(t) * 1.5 - 0.1)
        mid = ((root[0] + tip[0]) / 2 - 4, (root[1] + tip[1]) / 2)
        c.lit(blade([root, mid, tip], [26, 17, 0]), towards=(1, 0), reach=9, hard=1.5, halo=2)
    man.beard("moustache")
    return mirrored(c)


@art("dry-lightning")
def dry_lightning(page: Page) -> Woodcut:
    """The sky takes flash photographs of the ridge; in each the fellow is nearer."""
    c = Woodcut(page)
    ink(c, PAGE)
    frames = ((16, 190, 46, 1, beast_standing()), (204, 384, 104, 5, beast_gaunt()),
        (398, 584, 380, 9, beast_standing()))
    for left, right, tall, seed, body in frames:
        frame = [(left, 22), (right, 22), (right, 418), (left, 418)]
        inside = paper(c, frame)
        middle = (left + right) / 2
        ridge = curve((left - 10, 306), (middle - 40, 288), (middle + 30, 298), (right + 10, 280),
            (right + 10, 430), (left - 10, 430), tension=0.6)
        colour(c, ridge, keep=1 - inside)
        for k in range(3):  # the ground is cracked: no rain has come
            x = left + 24 + k * 62
            crack = light_tree((x + 14, 430), (x, 316 + k % 2 * 14), 9, seed + k, twigs=5, depth=1,
                spread=1.3)
            ink(c, *crack, keep=1 - c.mask(ridge) * inside)
        bolt = light_tree((middle + 30, 10), (middle - 46, 290), 17, seed, twigs=6, depth=1)
        ink(c, *bolt, keep=1 - inside)
        foot = 300 if tall < 200 else 500
        ink(c, moved(body, middle + (20 if tall < 200 else 4), foot, tall), keep=1 - inside)
    for x, y in ((478, 162), (496, 156)):
        colour(c, curve((x - 7, y + 2), (x, y - 4), (x + 7, y - 1), (x, y + 4), tension=0.8))
    return c
