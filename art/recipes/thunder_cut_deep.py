"""What came to the door, what lies under the hill, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, joined, limb, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("black-paw")
def black_paw(page: Page) -> Woodcut:
    """It came round the door at about the height of a hat and felt for the latch."""
    c = Woodcut(page)
    door = [(-10, -10), (430, -10), (446, 450), (-10, 450)]
    paper(c, door)
    for x in (60, 196, 330):  # planks
        ink(c, blade([(x, -10), (x + 3, 140), (x - 1, 300), (x + 4, 450)], [5, 7, 5, 7]))
    strokes(c, door, along(90), cell=22, length=76, width=4, tone=0, seed=5,
        weight=lambda x, y: (y - 330) / 130)
    ink(c, [(430, -10), (446, -10), (462, 450), (446, 450)])
    plate = curve((96, 170), (148, 164), (152, 330), (92, 330), tension=0.3)
    colour(c, plate, halo=6)
    bar = [(80, 244), (262, 236), (270, 250), (262, 262), (80, 264)]
    ink(c, moved(bar, 8, 14))
    colour(c, bar, halo=6)
    for y in (186, 314):
        ink(c, circle(122, y, 7))
    wrist = limb([(640, 20), (560, 96), (476, 150)], [190, 168, 140])
    fingers = [limb(points, [54, 52, 40, 26]) for points in PAW]
    whole = joined(wrist, circle(462, 164, 86, 84), *fingers)
    ink(c, c.rough(whole, 3.2, "fur", 9))
    for i, finger in enumerate(reversed(fingers)):
        ink(c, c.rough(finger, 1.8, f"finger{i}", 9), halo=-5)
    ink(c, circle(474, 164, 78, 84))
    dark = c.mask([(440, -10), (610, -10), (610, 450), (458, 450)])
    strokes(c, c.mask(whole) * dark, along(128), cell=19, length=46, width=5, seed=7,
        weight=lambda x, y: 0.75)
    for points in PAW:
        (ax, ay), (bx, by) = points[-2], points[-1]
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        tip = (bx + ux * 44, by + uy * 44 + 10)
        claw = blade([(bx - ux * 6, by - uy * 6), (bx + ux * 22, by + uy * 20), tip], [24, 19, 0])
        paper(c, claw, halo=6)
        x, y = points[1]
        c.gouge([(x + 30, y - 14), (x + 6, y - 17), (x - 22, y - 6)], 7)
    return c


PAW: tuple[list[Point], ...] = (  # its fingers, the topmost first
    [(450, 108), (372, 74), (302, 104), (262, 160)],
    [(440, 150), (350, 138), (288, 178), (262, 222)],
    [(440, 196), (362, 206), (318, 246), (304, 290)],
    [(452, 232), (396, 262), (370, 306), (366, 344)],
)
