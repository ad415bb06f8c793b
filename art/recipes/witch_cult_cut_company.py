"""Callers, servants, singers and what they serve, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import MAN, colour, fringe, ink, paper, strokes
from art.kit.cut_strokes import cast, joined
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("meadow-hill-coven")
def meadow_hill_coven(page: Page) -> Woodcut:
    """Nine robes round the fire, and their shadows come down the slope to where one lies hid."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, lambda x, y: math.degrees(math.atan2(y - 240, x - 340)), gap=18, length=90,
            width=18, tone=0, seed=4,
            weight=np.clip(np.hypot(c.X - 340, (c.Y - 230) * 1.2) / 90 - 2.5, 0, 1))
    hill = paper(c, curve((-20, 330), (120, 274), (300, 246), (440, 252), (560, 284), (620, 310),
                          (620, 470), (-20, 470), tension=0.6))
    robe = [(0.0, -1.0), (0.08, -0.9), (0.12, -0.78), (0.1, -0.68), (0.2, -0.6), (0.24, -0.4),
            (0.22, -0.2), (0.28, 0.0), (-0.28, 0.0), (-0.22, -0.2), (-0.24, -0.4), (-0.2, -0.6),
            (-0.1, -0.68), (-0.12, -0.78), (-0.08, -0.9)]
    places = ((108, 300, 112), (176, 290, 104), (240, 276, 92), (292, 264, 80), (388, 262, 80),
              (436, 268, 90), (494, 284, 106), (556, 304, 124))
    for x, y, size in places:  # away from the fire
        lean = (x - 340) / 130
        reach = 1.0 if abs(x - 340) > 90 else 1.5
        ink(c, [(x - size * 0.2, y - 4), (x + size * 0.2, y - 4),
                (x + lean * size * reach + size * 0.42, y + size * reach * 1.1),
                (x + lean * size * reach, y + size * reach * 1.5),
                (x + lean * size * reach - size * 0.42, y + size * reach * 1.1)], keep=1 - hill)
    fire = curve((290, 262), (282, 200), (312, 160), (306, 110), (338, 40), (350, 110), (372, 130),
                 (370, 100), (402, 170), (396, 262), tension=0.7)
    c.shine(paper(c, fire, halo=6))
    heart = curve((318, 262), (312, 222), (334, 196), (336, 150), (362, 200), (372, 230),
                  (366, 262), tension=0.7)
    c.shine(colour(c, heart, halo=4))
    for k, (x, y, size) in enumerate(places):
        ink(c, moved(robe, x, y, size, (k % 3 - 1) * 3), halo=-4)
    for x, y in ((318, 262), (338, 268), (360, 262)):
        ink(c, moved([(-26, -5), (26, -5), (26, 5), (-26, 5)], x, y, 1, (x - 338) * 0.9), halo=-2)
    ink(c, [(400, 384), (470, 384), (520, 460), (400, 460)])
    ink(c, moved(robe, 430, 388, 186, 3), halo=-5)
    _watcher(c)
    return c


def _watcher(c: Woodcut) -> None:
    """A hat and a collar in the wet grass."""
    ink(c, curve((-20, 400), (120, 414), (300, 424), (460, 416), (620, 396), (620, 460), (-20, 460),
                 tension=0.6))
    blades = [(x, 424 - 6 * math.cos(x / 90)) for x in range(-10, 640, 90)]
    fringe(c, [(float(x), y) for x, y in blades], (10, -46), gap=11, width=10, seed=5)
    fringe(c, [(float(x), y) for x, y in blades], (-14, -34), gap=14, width=9, seed=6)
    hat = curve((150, 440), (146, 404), (164, 372), (186, 378), (208, 370), (226, 404), (222, 440),
                tension=0.6)
    brim = circle(187, 408, 66, 13)
    c.lit(joined(hat, brim), towards=(0.6, -1), reach=10, hard=1.3, halo=-4)
    c.lit(curve((90, 470), (120, 434), (187, 422), (252, 434), (286, 470), tension=0.6),
          towards=(0.6, -1), reach=12, hard=1.2, halo=4)


@art("miskatonic-library")
def miskatonic_library(page: Page) -> Woodcut:
    """At the end of the stacks somebody stands in the window. The dog has stopped breathing."""
    c = Woodcut(page)
    vanish = (196, 176)
    window = [(126, 60), (150, 30), (190, 16), (232, 28), (258, 60), (258, 220), (126, 220)]
    c.shine(colour(c, window))
    ink(c, [(126, 92), (258, 92), (258, 97), (126, 97)])
    floor = paper(c, [(126, 222), (258, 222), (560, 450), (-60, 450)])
    for k in range(5):
        y = 232 + k * k * 9 + k * 10
        c.gouge([(-20, y), (220, y), (460, y + 2)], 2 + k * 1.2, tone=0, within=floor)
    tall = moved(MAN, 192, 224, 150)
    ink(c, cast(tall, 222, -0.35, 1.4))
    ink(c, tall)
    _shelves(c, vanish)
    _watchdog(c)
    return c


def _shelves(c: Woodcut, vanish: Point) -> None:
    """Rows of books that run to the window on both sides."""
    random = np.random.default_rng(6)
    vx, vy = vanish
    for edge, outer in ((112, -60), (276, 640)):
        def at(s: float, y: float, edge: float = edge, outer: float = outer) -> Point:
            s = s * s * 0.7 + s * 0.3
            k = 0.34 + (2.5 - 0.34) * s
            return edge + (outer - edge) * s, vy + (y - vy) * k

        for row in range(6):
            top, low = (vy - 190 + row * 62), (vy - 190 + row * 62 + 50)
            t = 0.0
            while t < 0.98:
                step = random.uniform(0.03, 0.075)
                y0 = top + (low - top) * random.uniform(0, 0.25)
                end = min(t + step * 0.82, 1)
                if random.uniform() < 0.95 - t * 0.6:
                    paper(c, [at(t, y0), at(end, y0), at(end, low), at(t, low)])
                t += step


def _watchdog(c: Woodcut) -> None:
    """It sits with its back to us, ears up."""
    dog = curve((300, 470), (306, 380), (330, 320), (346, 270), (348, 232), (322, 222), (288, 214),
                (272, 200), (276, 186), (312, 176), (342, 158), (356, 132), (362, 84), (384, 108),
                (396, 132), (416, 132), (434, 110), (456, 84),
                (462, 108), (456, 150), (468, 178), (462, 220), (466, 270), (500, 320), (526, 390),
                (530, 470), tension=0.45)
    ink(c, dog, halo=12)
    fur = c.lit(dog, towards=(-1, -0.3), reach=22, hard=1.2, halo=-6)
    strokes(c, fur, lambda x, y: 90 + (x - 404) * 0.2, gap=15, length=40, width=6, seed=3,
            weight=np.clip((380 - c.X) / 60, 0, 0.9) * np.clip((c.Y - 220) / 60, 0, 1))
    c.gouge([(280, 206), (312, 208), (344, 200)], 5)
    c.gouge([(330, 186), (344, 176), (358, 178)], 6)
    paper(c, blade([(448, 104), (438, 124), (446, 142)], [0, 9, 0]))
    colour(c, curve((346, 222), (404, 238), (460, 222), (464, 246), (404, 264), (344, 246),
                    tension=0.6), halo=5)
    for x in (366, 404, 442):
        paper(c, circle(x, 244 - abs(x - 404) * 0.14, 5))
    c.gouge([(404, 270), (402, 350), (404, 440)], 6)
