"""On both sides of a door: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import along, around, limb, strokes
from art.kit.woodcut import Point, Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("three-knocks-and-two")
def three_knocks_and_two(page: Page) -> Woodcut:
    """He has his ear to the door and counts; on the other side are only bones."""
    c = Woodcut(page)
    ink(c, PAGE)
    room = paper(c, [(-10, -10), (300, -10), (300, 450), (-10, 450)])
    strokes(c, room, along(90), cell=26, length=90, width=10, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((90 - x) / 100, 0, 1)))
    t = Turn(196, 216, 116, yaw=12, pitch=2, roll=13)
    c.lit(curve((-30, 460), (30, 390), (110, 352), (170, 336), (240, 340), (300, 370), (310, 460),
        tension=0.6), towards=(-1, -0.4), reach=22, hard=1.0, halo=5)
    ink(c, circle(196, 206, 92, 120))
    r = Relief(c)
    head(r, t, Skull(nose=0.4, jaw=0.3, gape=0.15), neck=False)
    r.cut((-0.6, 0.1, 0.5), low=0.3, full=0.62, angle=20, halo=6)
    for side in (-1, 1):
        eye(c, t, side, lid=0.12, iris=0.05, gaze=(1.0, -0.2))
    hair = curve(*on(t, (-0.68, 0.1, 0), (-0.62, -0.4, 0.3), (-0.2, -0.66, 0.5), (0.3, -0.66, 0.5),
        (0.62, -0.36, 0.3), (0.68, 0.0, 0.1), (0.84, -0.4, 0), (0.66, -1.04, 0), (0.0, -1.22, 0),
        (-0.66, -1.04, 0), (-0.84, -0.4, 0)), tension=0.6)
    strokes(c, ink(c, hair), around(206, 260), cell=14, length=40, width=4.5, seed=5,
        weight=lambda x, y: float(np.clip((240 - x) / 80, 0, 1)))
    door: list[Point] = [(286, -10), (350, -10), (350, 450), (286, 450)]
    ink(c, door, halo=8)
    wood = colour(c, door)
    strokes(c, wood, along(90), cell=34, length=130, width=5, tone=0, seed=3)
    for y in (34, 84, 134, 226, 276):
        ink(c, curve((358, y - 20), (326, y - 7), (326, y + 7), (358, y + 20), tension=0.6))
        for dy, far in ((-21, 410), (0, 440), (21, 410)):
            paper(c, [(366, y + dy * 0.5 - 6), (366, y + dy * 0.5 + 6), (far, y + dy)])
    _bones(c)
    return c


def _bones(c: Woodcut) -> None:
    """A hand without flesh, its knuckles to the door."""
    sleeve = curve((520, 344), (500, 294), (540, 280), (620, 264), (620, 464), (556, 444),
        (520, 416), (536, 384), tension=0.4)
    for (ax, ay), (bx, by) in (((620, 326), (496, 340)), ((620, 374), (500, 370))):
        _bone(c, ax, ay, bx, by, 22)
    cloth = c.lit(sleeve, towards=(-1, -0.5), reach=18, hard=1.1, halo=6)
    strokes(c, cloth, along(8), cell=20, length=50, width=4, seed=4)
    for k in range(4):
        dx, dy = k * 7, k * 30
        wrist = (492 + k * 2, 340 + k * 10)
        knuckle, mid, end, tip = (420 + dx, 288 + dy), (366 + k * 3, 312 + dy), (398 + dx,
            342 + dy * 0.94), (430 + dx, 334 + dy * 0.96)
        _bone(c, *wrist, *knuckle, 18)
        _bone(c, *tip, *end, 14)
        _bone(c, *end, *mid, 17)
        _bone(c, *knuckle, *mid, 20)
    for x, y in ((494, 344), (508, 360), (496, 378), (512, 340)):
        ink(c, circle(x, y, 15))
        paper(c, circle(x, y, 11))


def _bone(c: Woodcut, ax: float, ay: float, bx: float, by: float, wide: float) -> None:
    """A bone with two knobs at each end."""
    n = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / n * wide * 0.3, (bx - ax) / n * wide * 0.3
    mx, my = (ax + bx) / 2, (ay + by) / 2
    parts = [limb([(ax, ay), (mx, my), (bx, by)], [wide * 0.8, wide * 0.55, wide * 0.8])]
    parts += [circle(x + s * nx, y + s * ny, wide * 0.42) for x,
        y in ((ax, ay), (bx, by)) for s in (-1, 1)]
    ink(c, *parts, halo=4)
    paper(c, *parts)
    c.gouge([(ax + nx, ay + ny), (mx + nx * 0.6, my + ny * 0.6), (bx + nx, by + ny)], wide * 0.16,
        tone=0)
