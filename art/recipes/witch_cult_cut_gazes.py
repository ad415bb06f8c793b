"""What looks back: The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("etched-bowl")
def etched_bowl(page: Page) -> Woodcut:
    """The markings stop where it would be full; what is in it shows who looks over your
        shoulder."""
    c = Woodcut(page)
    ink(c, PAGE)
    cx, cy = 312, 214
    paper(c, circle(cx, cy, 286, 250))
    ink(c, circle(cx, cy, 268, 233))
    for k in range(30):
        a = k * math.tau / 30
        x, y = cx + math.cos(a) * 242, cy + math.sin(a) * 211
        turn = math.degrees(a) + 90
        man = [moved(circle(0, -13, 6.5), x, y, 1.15, turn), moved(blade([(0, -8), (0, 4), (0,
            10)], [7, 8, 6]), x, y, 1.15, turn),
            moved(blade([(-13, -8), (0, -1), (13, -8)], [4, 5, 4]), x, y, 1.15, turn),
                moved(blade([(-9, 20), (0, 8), (9, 20)], [4, 6, 4]), x, y, 1.15, turn)]
        paper(c, *man)
    blood = circle(cx, cy, 208, 182)
    c.shine(colour(c, blood))
    pool = c.mask(blood)
    horned = joined(curve((326, 128), (370, 116), (414, 132), (430, 182), (414, 230), (480, 270),
        (520, 420), (320, 420), (340, 230), (312, 182), tension=0.5),
        blade(rounded_way([(336, 140), (300, 118), (288, 84), (306, 56)], 4), [36, 34, 32, 30, 27,
            24, 21, 18, 15, 12, 9, 5, 0]),
        blade(rounded_way([(408, 140), (446, 118), (456, 84), (438, 56)], 4), [36, 34, 32, 30, 27,
            24, 21, 18, 15, 12, 9, 5, 0]))
    you = joined(curve((190, 210), (240, 196), (290, 210), (300, 260), (286, 300), (350, 330),
        (400, 430), (90, 430), (130, 330), (196, 300), (182, 260), tension=0.5),
        curve((130, 226), (180, 206), (240, 200), (300, 206), (352, 228), (300, 236), (180, 236),
            tension=0.5), curve((184, 212), (192, 156), (226, 148), (244, 158), (262, 148), (294,
            158), (300, 212), tension=0.4))
    c.block.over(c.mask(horned) * pool, tone=0.0, kind=SOLID)
    c.block.over(c.mask(you) * pool, tone=0.0, kind=SOLID)
    for side in (-1, 1):
        c.block.over(c.mask(moved(curve((-16, 4), (0, -8), (16, -2), (2, 8), tension=0.7),
            371 + side * 26, 182, 1, side * -12)), tone=1.15, accent=0.0, kind=SOLID)
    return c
