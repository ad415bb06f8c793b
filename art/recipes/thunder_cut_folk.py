"""The people of the hollows and those who died there, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import (
    beast_child,
)
from art.kit.cut_hands import hand
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import cast, joined, less, limb, strokes
from art.kit.cut_weather import rain
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("maritje-decker")
def maritje_decker(page: Page) -> Woodcut:
    """Nobody on that side of the ridge has a boy that age."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, solid=True)
    rain(c, -0.3, 90, seed=3, length=(50, 120), width=4, tone=0)
    ground = curve((-20, 330), (150, 312), (320, 330), (480, 306), (620, 318), (620, 470),
        (-20, 470), tension=0.5)
    c.lay(ground, tone=0)
    pool = curve((150, 400), (240, 346), (350, 334), (470, 336), (560, 356), (540, 410), (400, 440),
        (230, 446), tension=0.7)
    c.shine(c.lay(pool, tone=1.15, accent=1.0, solid=True))
    boy = moved(beast_child(), 452, 366, 178)
    c.lay(cast(boy, 364, -1.1, 0.34), tone=0)
    c.lay(boy, tone=0, halo=-5)
    coat = curve((206, 98), (172, 112), (150, 160), (130, 250), (112, 340), (96, 430), (190, 440),
        (300, 432), (286, 340), (278, 250), (272, 170), (252, 116), (232, 100), tension=0.5)
    c.lay(joined(coat, [(150, 430), (190, 430), (190, 470), (140, 470)], [(220, 430), (262, 430),
        (270, 470), (220, 470)]), tone=0, halo=-5)
    for k in range(5):
        c.gouge([(272 + k * 1, 190 + k * 10), (276 - k * 14, 290 + k * 10), (286 - k * 30, 424)],
            7 - k)
    hood = curve((220, 38), (184, 50), (172, 88), (182, 122), (218, 132), (252, 122), (262, 88),
        (250, 52), tension=0.8)
    c.lit(hood, towards=(1, 0.4), reach=22, hard=1.3, halo=5)
    arm = limb([(262, 140), (300, 176), (322, 178)], [44, 34, 20])
    c.lit(arm, towards=(0.5, 1), reach=14, hard=1.4, halo=4)
    lamp = [(312, 206), (350, 206), (356, 262), (306, 262)]
    c.lay(blade([(318, 206), (331, 184), (344, 206)], [4, 5, 4]), tone=1.15, solid=True)
    c.shine(c.lay(lamp, tone=1.2, solid=True, halo=6))
    c.shine(c.lay(curve((322, 252), (320, 232), (332, 214), (342, 232), (340, 252), tension=0.7),
        tone=1.15, accent=1.0, solid=True))
    for a in ([(302, 262), (360, 262), (362, 272), (300, 272)], [(308, 198), (354, 198), (350, 208),
            (312, 208)], [(329, 206), (333, 206), (333, 262), (329, 262)]):
        c.lay(a, tone=0)
    bag = curve((96, 300), (108, 274), (150, 268), (176, 280), (182, 330), (100, 336), tension=0.4)
    c.lay(bag, tone=1.15, solid=True, halo=6)
    c.lay(less(bag, [(96, 260), (190, 260), (190, 298), (96, 302)]), tone=0)
    c.lay(joined([(134, 306), (144, 306), (144, 330), (134, 330)], [(126, 313), (152, 313),
        (152, 322), (126, 322)]), tone=1.15, solid=True)
    return c


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
