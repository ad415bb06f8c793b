"""The people of the hollows and those who died there, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import joined, limb, strokes
from art.kit.cut_weather import rain
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("pieter-vosburgh")
def pieter_vosburgh(page: Page) -> Woodcut:
    """Someone was tapping time with him from under the steps."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 250), (-10, 250)], tone=0)
    rain(c, -0.25, 46, seed=6, length=(40, 90), keep=c.mask([(-10, 200), (262, 226), (610, 470),
        (-10, 470)]))
    house = [(-10, -10), (262, -10), (262, 230), (-10, 230)]
    c.lay(house, tone=0)
    for k in range(7):
        y = 10 + k * 34
        c.lay(blade([(-10, y), (70, y), (262, y)], [3, 3, 3]), tone=1.1, solid=True)
    door = [(60, 20), (196, 20), (196, 236), (60, 236)]
    c.shine(c.lay(door, tone=1.15, accent=1.0, solid=True, halo=8))
    c.lay([(-10, 226), (236, 226), (236, 246), (-10, 246)], tone=1.15, solid=True, halo=4)
    for k in range(6):     # the steps, seen from the side
        x, y = 232 + k * 62, 226 + k * 40
        c.lay([(x, y), (x + 66, y), (x + 66, y + 40), (x + 56, y + 40), (x + 56, y + 14),
            (x, y + 14)], tone=1.15, solid=True)
    seat = joined(limb([(236, 190), (296, 190), (318, 260)], [54, 44, 34]), limb([(240, 200),
        (284, 214), (266, 268)], [50, 40, 30]), [(300, 258), (340, 256), (366, 272), (300, 274)],
                  curve((190, 226), (176, 160), (186, 104), (220, 84), (258, 92), (276, 140),
                      (266, 206), (240, 232), tension=0.5))
    c.lay(seat, tone=0, halo=-5)
    for k in range(3):
        c.gouge([(190 + k * 11, 114 + k * 6), (186 + k * 12, 160), (194 + k * 12, 214)], 6 - k)
    face = Profile(c, 252, 62, 44, tilt=20, expression="grieving")
    face.draw()
    face.hair("short")
    fiddle = joined(circle(304, 112, 26, 20), circle(338, 106, 20, 15), [(316, 98), (330, 96),
        (330, 122), (316, 126)])
    c.lay(moved(fiddle, 0, 0), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(blade([(340, 104), (376, 96), (404, 90)], [11, 9, 9]), tone=0, halo=-3)
    c.lay(blade([(292, 114), (340, 106), (400, 92)], [2, 2.4, 2]), tone=0)
    c.lit(limb([(262, 120), (318, 150), (376, 112)], [32, 26, 18]), towards=(0.3, 1),
        reach=10, hard=1.3, halo=4)
    c.lit(limb([(232, 112), (276, 172), (322, 168)], [32, 26, 16]), towards=(-1, 0.6),
        reach=9, hard=1.3, halo=4)
    c.lay(blade([(320, 170), (316, 120), (312, 40)], [6, 4, 4]), tone=1.15, solid=True, halo=3)
    for x, y in ((372, 100), (322, 164)):
        for k in range(3):
            c.lit(limb([(x - 8 + k * 8, y + 8), (x - 4 + k * 8, y), (x - 8 + k * 9, y - 10)],
                [9, 9, 6]), towards=(-0.5, -1), reach=8, hard=1.9, halo=2)
    arm = limb([(40, 480), (80, 380), (160, 326), (226, 350)], [86, 58, 44, 38])
    c.lay(arm, tone=0, halo=-6)
    strokes(c, arm, lambda x, y: math.atan2(-60, x - 60) if x < 110 else -0.2, cell=15, length=34,
        width=5, seed=3, weight=lambda x, y: 0.8)
    hand(c, "open", 214, 350, 66, turn=84, flip=True, towards=(0.3, -1), lean=0.8, claw=0.5)
    for k in range(2):
        c.block.over(c.mask(curve((384 + k * 18, 350 - k * 10), (398 + k * 20, 376),
            (390 + k * 20, 404 + k * 8), close=False), stroke=5), tone=1.15, accent=1.0, kind=2)
    return c
