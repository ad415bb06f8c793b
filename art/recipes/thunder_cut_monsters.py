"""How Called Forth by Thunder is lost, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import mansion
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_relief import Relief, Turn, on
from art.kit.cut_strokes import limb, strokes
from art.kit.cut_weather import light_tree, strike
from art.kit.noise import Image
from art.kit.woodcut import Point, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
endings = Recipes("screens", accent="amber")


@endings("lost-thunder", size=(1040, 1080), scale=1.0)
def lost_thunder(page: Page) -> Woodcut:
    """The mountain has got up; it bends over the house with all the faces of the family in one."""
    c = Woodcut(page, view=(0, 0, 520))
    colour(c, [(-10, -10), (530, -10), (530, 560), (-10, 560)])
    strike(c, light_tree((84, -10), (34, 300), 17, 5, twigs=6), halo=0)
    _shoulders(c)
    t = Turn(268, 186, 118, pitch=-8, roll=-5, near=0.12)
    _face(c, t)
    hills = ink(c, curve((-20, 452), (80, 424), (170, 446), (262, 436), (360, 450), (450, 428),
        (540, 452), (540, 560), (-20, 560), tension=0.7), halo=-5)
    strokes(c, hills, lambda x, y: 0.25 * math.sin(x / 60), cell=16, length=46, width=5, seed=3,
        weight=lambda x, y: float(np.clip(1.2 - abs(x - 262) / 190 - (y - 430) / 150, 0, 0.9)))
    ink(c, moved(mansion(), 266, 452, 74), halo=-5)
    for x in (252, 266, 286):
        c.shine(colour(c, [(x - 4, 430), (x + 4, 430), (x + 4, 442), (x - 4, 442)]))
    for x, side in ((96.0, 1.0), (428.0, -1.0)):
        _grip(c, x, side)
    return c


def _shoulders(c: Woodcut) -> None:
    """A back like a ridge, higher than the head, and arms to the ground; the bolt lights it."""
    ridge: list[Point] = [(24, 400), (-10, 300), (6, 206), (50, 130), (116, 74), (190, 40),
        (270, 26), (350, 38), (420, 70), (480, 128), (520, 210), (530, 300), (500, 400)]
    back = ink(c, curve(*ridge, (430, 470), (90, 470), tension=0.8))
    fringe(c, [p for p in ridge if p[1] < 320], (0, -34), gap=7, width=13, seed=4)
    strokes(c, back, lambda x, y: math.atan2(y - 190, x - 268) + 0.5, cell=15, length=40, width=5,
        seed=6, weight=lambda x, y: float(np.clip((250 - x) / 190, 0, 1)
            * np.clip((math.hypot(x - 268, (y - 200) * 0.9) - 140) / 30, 0, 1)
            * np.clip((420 - y) / 100, 0, 1)))


def _face(c: Woodcut, t: Turn) -> None:
    """Nobody married out: the brow is a beam, one eye is pale, the jaw has grown too long."""
    _skull(c, t)
    for side, pale in ((-1, 0.0), (1, 1.0)):
        ink(c, curve(*on(t, (0.06 * side, -0.1, 0.7), (0.26 * side, -0.14, 0.6),
            (0.5 * side, -0.08, 0.44), (0.4 * side, 0.1, 0.5), (0.12 * side, 0.08, 0.6)),
            tension=0.8))
        slit = on(t, (0.1 * side, 0.04, 0.6), (0.25 * side, -0.02, 0.6), (0.42 * side, -0.07, 0.5))
        c.shine(c.lay(blade(slit, [0, 17, 0]), tone=1.15, accent=pale, solid=True))
        ink(c, circle(*slit[1], 4.5))
    ink(c, curve(*on(t, (-0.42, 0.66, 0.5), (-0.3, 0.5, 0.7), (0, 0.44, 0.85), (0.3, 0.5, 0.7),
        (0.42, 0.66, 0.5), (0.38, 1.1, 0.5), (0.2, 1.3, 0.5), (-0.2, 1.3, 0.5),
        (-0.38, 1.1, 0.5)), tension=0.8))
    colour(c, curve(*on(t, (-0.26, 1.16, 0.5), (-0.16, 0.98, 0.5), (0, 1.04, 0.5),
        (0.16, 0.98, 0.5), (0.26, 1.16, 0.5), (0.14, 1.27, 0.5), (-0.14, 1.27, 0.5)), tension=0.8))
    c.gouge(on(t, (0, 1.04, 0.5), (0.01, 1.14, 0.5), (0, 1.24, 0.5)), 4, tone=0)
    for x, y, w, long in ((-0.33, 0.56, 0.1, 0.22), (-0.21, 0.49, 0.15, 0.44),
            (-0.08, 0.46, 0.11, 0.18), (0.04, 0.45, 0.11, 0.2), (0.2, 0.49, 0.15, 0.38),
            (0.33, 0.56, 0.1, 0.2), (-0.28, 1.25, 0.13, -0.42), (-0.13, 1.31, 0.1, -0.15),
            (-0.02, 1.32, 0.1, -0.17), (0.1, 1.31, 0.1, -0.13), (0.26, 1.25, 0.13, -0.36)):
        paper(c, curve(*on(t, (x - w / 2, y, 0.55), (x + w / 2, y, 0.55),
            (x + w * 0.3, y + long * 0.5, 0.55), (x + w * 0.1, y + long, 0.55),
            (x - w * 0.35, y + long * 0.45, 0.55)), tension=0.3), halo=2.5)
    for k in range(27):  # hair from the crown, over the brow and down the cheeks
        a = math.radians(160 + k * 8.2)
        px, py = math.cos(a) * 0.72, math.sin(a) * 0.7 - 0.1
        tip: Point = (px * 1.5, py * 1.4 - 0.1)
        middle = ((px + tip[0]) / 2, (py + tip[1]) / 2 - 0.05, 0.1)
        c.lay(blade(on(t, (px * 0.86, py * 0.86, 0.2), middle, (*tip, 0)), [22, 16, 0]), tone=0)
        if k < 16:
            c.gouge(on(t, (px * 0.95, py * 0.95, 0.15), middle, (*tip, 0)), 7)


def _skull(c: Woodcut, t: Turn) -> None:
    """An ape's bones under a man's skin, lit from the left."""
    r = Relief(c)

    def bone(*spots: tuple[float, float, float, float]) -> Image:
        balls = []
        for x, y, z, radius in spots:
            px, py, pz, swell = t.at((x, y, z))
            balls.append((px, py, pz, radius * swell))
        return r.band(*balls)

    forms = [r.egg(t, (0, -0.3, -0.1), (0.6, 0.46, 0.72)),
        r.egg(t, (0, 0.36, 0.46), (0.42, 0.28, 0.42)),
        r.egg(t, (0, 1.26, 0.3), (0.4, 0.22, 0.36)),
        bone((-0.52, -0.16, 0.34, 0.1), (-0.3, -0.26, 0.54, 0.13), (0, -0.16, 0.64, 0.1)),
        bone((0.52, -0.16, 0.34, 0.1), (0.3, -0.26, 0.54, 0.13), (0, -0.16, 0.64, 0.1)),
        bone((0, -0.12, 0.62, 0.09), (0, 0.12, 0.78, 0.1)),
        bone((-0.13, 0.22, 0.8, 0.085), (0.13, 0.22, 0.8, 0.085))]
    for side in (-1, 1):
        forms.append(r.egg(t, (0.42 * side, 0.12, 0.28), (0.2, 0.16, 0.22)))
        forms.append(bone((0.54 * side, 0.2, 0, 0.13), (0.48 * side, 0.8, 0.14, 0.12),
            (0.34 * side, 1.2, 0.3, 0.13)))
    r.heap(*forms, blend=10)
    r.cut((-0.75, -0.35, 0.5), low=0.2, full=0.62, angle=20, halo=4)
    for side in (-1, 1):
        x, y, _, s = t.at((0.11 * side, 0.27, 0.85))
        ink(c, circle(x, y, 0.06 * s, 0.05 * s))
        for k in range(3):  # the lip is drawn up
            c.gouge(on(t, ((0.16 + 0.06 * k) * side, 0.2 + 0.05 * k, 0.75),
                ((0.3 + 0.05 * k) * side, 0.26 + 0.06 * k, 0.65),
                ((0.38 + 0.03 * k) * side, 0.42 + 0.06 * k, 0.55)), 5, tone=0)


def _grip(c: Woodcut, x: float, side: float) -> None:
    """A hand as large as a farm, come down beside the house."""
    def at(*points: Point) -> list[Point]:
        return beside(x, side, *points)

    arm = c.mask(curve(*at((-30, 200), (70, 200), (60, 380), (50, 436), (-50, 436), (-70, 370)),
        tension=0.6))
    ink(c, curve(*at((-30, 200), (70, 200), (60, 380), (50, 436), (-50, 436), (-70, 370)),
        tension=0.6))
    strokes(c, arm, lambda px, py: 1.2 * side, cell=13, length=34, width=5.5, seed=9,
        weight=lambda px, py: float(np.clip((x - 14 - px) / 44, 0, 1)
            * np.clip((py - 270) / 60, 0, 1)))
    fingers = ((-44, 418, -74, 470, -60, 530), (-16, 424, -24, 486, -14, 556),
        (14, 424, 26, 484, 28, 552), (42, 412, 72, 456, 78, 512))
    for ax, ay, bx, by, ex, ey in fingers:
        (kx, ky), (mx, my), (px, py) = at((ax, ay), (bx, by), ((bx + ex) / 2, (by + ey) / 2 - 6))
        ((tx, ty),) = at((ex, ey))
        c.lit(limb([(kx, ky), (mx, my), (px, py)], [40, 36, 26]), circle(mx, my, 21),
            towards=(-1, -0.4), reach=17, hard=1.4, halo=5)
        for k in (-1, 0, 1):
            c.gouge([(mx - 12, my + k * 6), (mx, my + k * 6 - 4), (mx + 12, my + k * 6)], 3, tone=0)
        paper(c, blade([(px, py - 8), ((px + tx) / 2 + (tx - px) * 0.2, (py + ty) / 2), (tx, ty)],
            [24, 19, 0]), halo=4)
