"""Monsters of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_hands import paw
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
endings = Recipes("screens", accent="amber")


def _straggler(c: Woodcut, x: float, y: float, s: float, rings: int = 3) -> None:
    """A face that a family grew by itself; the light falls from the left."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    def cut(*points: Point, tone: float = 0.0, tension: float = 0.7) -> None:
        c.lay(curve(*at(*points), tension=tension), tone=tone)

    _mane(c, x, y, s, rings)
    face = curve(*at((-66, -118), (-10, -128), (54, -116), (104, -66), (122, -20), (112, 26),
        (106, 72), (92, 130), (56, 176), (0, 192), (-54, 178), (-96, 132),
                     (-112, 70), (-116, 24), (-126, -20), (-108, -68)), tension=0.8)
    c.lay(face, tone=0, halo=6)
    # the lit half: forehead, cheek, muzzle
    cut((-100, -66), (-64, -106), (-10, -114), (28, -104), (22, -84), (6, -62), (-20, -66),
        (-70, -74), tone=1.15)
    cut((-114, -10), (-92, 22), (-56, 34), (-30, 26), (-34, 52), (-62, 70), (-84, 104), (-98, 70),
        (-106, 30), tone=1.15)
    cut((-16, -52), (6, -58), (14, -30), (18, 6), (2, 22), (-14, 8), (-20, -24),
        tone=1.15)  # the bridge of the nose
    cut((-58, 66), (-34, 48), (0, 44), (40, 48), (52, 62), (44, 74), (0, 70), (-44, 80),
        tone=1.15)  # upper lip
    for i in range(6):  # the dark cheek only hints
        c.gouge(at((112 - i * 4, 8 + i * 17), (84 - i * 2, 22 + i * 17), (64, 40 + i * 15)),
            6 - i * 0.5)
    c.gouge(at((40, -108), (82, -84), (104, -48)), 9)
    # brow: one heavy ridge
    cut((-120, -44), (-96, -72), (-50, -76), (-8, -52), (0, -46), (10, -54), (52, -78), (96, -66),
        (116, -36), (84, -30), (40, -34), (4, -18), (-36, -32), (-84, -26))
    for dx in (-86, -64, -42, 46, 70):
        c.gouge(at((dx, -48), (dx + 4, -60), (dx - 4, -82)), 6)
    # sockets and eyes, turned up
    cut((-104, -34), (-60, -44), (-20, -30), (-24, 6), (-56, 22), (-94, 10))
    cut((24, -30), (60, -44), (100, -32), (94, 8), (58, 20), (26, 4))
    for ex, amber in ((-60, True), (62, False)):
        c.shine(c.lay(curve(*at((ex - 34, -10), (ex - 6, -30), (ex + 26, -20), (ex + 32, -4),
            (ex + 4, 14), (ex - 22, 8))), tone=1.15, accent=float(amber), solid=True))
        c.lay(circle(x + (ex - 2) * s, y - 15 * s, 11 * s), tone=0)
        if not amber:
            c.block.over(c.mask(circle(x + (ex - 2) * s, y - 15 * s, 16 * s), stroke=3), tone=0)
    for side in (-1, 1):
        c.gouge(at((side * 26, 22), (side * 62, 34), (side * 100, 16)),
            5, tone=1.0 if side > 0 else 0)
    # nose: flat, two pits
    cut((-36, 30), (-18, 12), (0, 22), (20, 12), (38, 32), (24, 48), (8, 40), (0, 50), (-8, 40),
        (-26, 48))
    for side in (-1, 1):
        c.gouge(at((side * 6, 18), (side * 22, 10), (side * 38, 26)), 5)
    # the mouth stands open
    cut((-82, 92), (-50, 78), (0, 72), (48, 76), (82, 90), (78, 128), (44, 164), (0, 174),
        (-46, 164), (-78, 130))
    c.lay(curve(*at((-44, 140), (0, 124), (44, 140), (30, 160), (0, 166), (-30, 160))),
        tone=1.15, accent=1.0)
    c.gouge(at((0, 130), (2, 146), (0, 162)), 4, tone=0)
    for tx, ty, w, h in ((-58, 84, 16, 22), (-38, 80, 22, 46), (-14, 78, 16, 18), (4, 78, 16, 18),
        (22, 79, 15, 18), (42, 80, 22, 48), (62, 86, 15, 20)):
        c.lay(at((tx - w / 2, ty), (tx + w / 2, ty), (tx + w * 0.1, ty + h)), tone=1.15, halo=2)
    for tx, ty, w, h in ((-62, 142, 18, -34), (-40, 158, 15, -18), (-20, 166, 14, -16),
        (20, 166, 14, -16), (40, 158, 15, -18), (62, 140, 18, -36)):
        c.lay(at((tx - w / 2, ty), (tx + w / 2, ty), (tx, ty + h)), tone=1.15, halo=2)
    c.gouge(at((-92, 118), (-76, 172), (-24, 196)), 8)
    c.gouge(at((-90, 62), (-104, 100), (-92, 134)), 5, tone=0)


def _mane(c: Woodcut, x: float, y: float, s: float, rings: int) -> None:
    """Matted hair, combed away from the face in long wedges, brightest to the left."""
    random = np.random.default_rng(8)
    for ring, count in ((1.0, 40), (1.32, 46), (1.66, 46))[:rings]:
        for i in range(count):
            a = math.radians(100 + (i + random.uniform(-0.4, 0.4)) * 340 / count)
            r = ring * random.uniform(0.96, 1.08)
            px, py = x + math.cos(a) * 122 * r * s, y + 14 * s + math.sin(a) * 150 * r * s
            length = random.uniform(40, 74) * s
            droop = 26 * s * (1 + math.sin(a))
            bright = math.cos(a) < 0.25
            if not bright and random.random() < 0.45:
                continue
            dx, dy = math.cos(a) * length, math.sin(a) * length
            tip = a + random.uniform(-0.3, 0.3)
            c.gouge([(px, py), (px + dx * 0.5, py + dy * 0.5 + droop * 0.3),
                     (px + math.cos(tip) * length, py + dy + droop)],
                    (8 if bright else 4.5) * s * random.uniform(0.7, 1.1))


@endings("lost-thunder", size=(1040, 1080), scale=1.0)
def lost_thunder(page: Page) -> Woodcut:
    """The lantern has fallen, and they have seen it."""
    c = Woodcut(page, view=(0, 0, 520))
    hole = curve((70, 340), (60, 200), (110, 90), (200, 30), (310, 30), (410, 96), (456, 200),
        (450, 340), (400, 420), (120, 420), tension=0.8)
    earth = c.noise(40, "earth", 3)
    away = np.hypot(c.X - 260, (c.Y - 210))
    c.block.over(np.ones_like(c.X),
        tone=0.75 * smoothstep(330, 200, away + (earth - 0.5) * 120) + 0.0, phase=c.rings(260,
        210) + earth * 60, gap=1.2)
    floor = smoothstep(395, 420, c.Y + (earth - 0.5) * 30)
    c.block.over(floor, tone=1.15, accent=1.0)
    c.block.over(floor * smoothstep(150, 330, np.hypot(c.X - 392,
        (c.Y - 470) * 1.5) + (earth - 0.5) * 90), tone=0, accent=0)
    c.lay(c.rough(hole, 3, "hole", 10), tone=0, halo=5)
    _straggler(c, 262, 236, 0.78, 1)
    for px, py, size in ((132, 148, 13), (392, 148, 13), (196, 76, 10), (330, 76, 10),
        (108, 250, 12), (418, 250, 12), (262, 56, 7), (130, 330, 9), (402, 330, 9)):
        for side in (-1, 1):
            ex, ey = px + side * size * 1.4, py + side * (px - 262) * 0.02
            c.shine(c.lay(circle(ex, ey, size * 0.85, size * 0.66),
                tone=1.15, accent=1.0, solid=True))
            c.lay(circle(ex, ey, size * 0.3), tone=0)
    paw(c, 120, 470, 54, claw=0.6, towards=(0.6, -0.8))
    paw(c, 292, 492, 50, claw=0.6, towards=(0.8, -0.6))
    _lantern(c, 404, 478)
    return c


def _lantern(c: Woodcut, x: float, y: float) -> None:
    """It lies on its side and burns."""

    def put(*shapes: Shape) -> list[skia.Path]:
        return [moved(s, x, y, 1.0, 76) for s in shapes]

    c.lay(*put([(-26, 44), (26, 44), (30, 60), (-30, 60)], [(-22, -40), (22, -40), (14, -56),
        (-14, -56)]), tone=0, halo=-4)
    glass = c.lay(*put(curve((-20, 44), (-28, 10), (-20, -40), (20, -40), (28, 10), (20, 44))),
        tone=1.15, halo=5, solid=True)
    c.shine(glass)
    c.shine(c.lay(*put(blade([(0, 34), (-8, 8), (2, -26)], [10, 22, 0])),
        tone=1.15, accent=1.0, solid=True))
    c.block.over(c.mask(*put(circle(0, -40, 34, 62)), stroke=5) * (1 - glass), tone=0)
