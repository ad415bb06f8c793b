"""The people of the hollows and those who died there, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import (
    beast_child,
)
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, around, cast, joined, less, limb, near, strokes
from art.kit.cut_weather import rain
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
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


@art("dowser")
def dowser(page: Page) -> Woodcut:
    """The stick pulls harder for other things."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True)
    strokes(c, [(-10, -10), (610, -10), (610, 150), (-10, 150)], along(-3),
        cell=36, length=160, width=10, tone=0, seed=3, weight=lambda x, y: 0.9 - y / 190)
    c.lay(curve((-20, 226), (120, 200), (240, 226), (400, 196), (620, 214), (620, 330), (-20, 330),
        tension=0.6), tone=0)
    field = curve((-20, 300), (150, 286), (360, 296), (620, 270), (620, 470), (-20, 470),
        tension=0.5)
    c.lay(field, tone=1.15, solid=True)
    mound = curve((300, 470), (330, 400), (400, 360), (480, 352), (560, 380), (620, 440),
        (620, 470), tension=0.7)
    strokes(c, less(field, mound), along(-6), cell=22, length=60, width=5, tone=0, seed=5,
        weight=lambda x, y: 0.7)
    c.lay(mound, tone=0, halo=-6)
    strokes(c, mound, around(470, 480), cell=16, length=40, width=5, seed=6, weight=lambda x, y:
        0.8 - abs(x - 430) / 200)
    coat = curve((196, 142), (150, 158), (130, 220), (122, 310), (106, 400), (190, 410), (276, 396),
        (268, 310), (270, 230), (258, 172), (230, 146), tension=0.5)
    legs = joined(limb([(160, 390), (136, 430), (120, 470)], [50, 40, 34]), limb([(226, 390),
        (262, 420), (290, 446)], [50, 40, 30]), [(274, 432), (306, 436), (330, 462), (270, 462)])
    c.lay(joined(coat, legs), tone=0, halo=-5)
    for k in range(5):
        c.gouge([(262 - k * 6, 190 + k * 6), (262 - k * 16, 290), (268 - k * 30, 390)], 7 - k * 0.8)
    face = Profile(c, 222, 96, 54, tilt=24, expression="stern", build=Build(age=1.2, gaunt=0.6))
    face.draw()
    face.beard("full")
    face.hat("fedora")
    for hold, (x, y) in enumerate(((360, 244), (326, 268))):
        arm = limb([(244, 190 + hold * 14), (294, 226 + hold * 16), (x, y)], [46, 34, 24])
        c.lay(arm, tone=0, halo=-4)
        c.lit(arm, towards=(0.4, -1), reach=7, hard=1.3)
    fork = [limb([(352, 240), (392, 262), (424, 316)], [10, 13, 15]), limb([(324, 268), (376, 282),
        (424, 316)], [10, 13, 15]), limb([(420, 310), (444, 340), (450, 376)], [16, 15, 8])]
    c.lay(*fork, tone=1.15, solid=True, halo=5)
    for x, y in ((362, 246), (330, 272)):
        for k in range(4):
            c.lit(limb([(x - 14 + k * 8, y - 12 + k * 2), (x - 6 + k * 8, y + 2 + k * 2),
                (x - 12 + k * 7, y + 12 + k * 2)], [10, 10, 7]), towards=(0.4, -1),
                reach=8, hard=1.9, halo=2)
    for k in range(5):     # what it pulls for pushes back
        a = math.radians(198 + k * 36)
        c.lay(blade([(452 + math.cos(a) * 22, 384 + math.sin(a) * 12), (452 + math.cos(a) * 46,
            384 + math.sin(a) * 26), (452 + math.cos(a) * 70, 384 + math.sin(a) * 34)], [9, 6, 0]),
            tone=0, halo=0)
    c.lay(joined(curve((404, 402), (420, 380), (452, 374), (486, 382), (502, 404), (452, 416),
        tension=0.6)), tone=0, halo=-4)
    hand(c, "open", 456, 440, 40, turn=-6, towards=(-0.6, -1), lean=0.75, claw=0.5)
    return c


@art("hannah-ten-broeck")
def hannah_ten_broeck(page: Page) -> Woodcut:
    """She wove by lamplight; the floor was pushed up from below, three boards wide."""
    c = Woodcut(page)
    wall = [(-10, -10), (610, -10), (610, 300), (-10, 320)]
    c.lay(wall, tone=1.15, accent=1.0, solid=True)
    for y in (36, 96, 156, 216, 276):
        c.lay(blade([(-10, y + 6), (300, y), (610, y - 6)], [5, 5, 5]), tone=0)
    c.lay(curve((-20, -20), (210, -20), (176, 100), (190, 210), (170, 330), (-20, 340),
        tension=0.4), tone=0)
    floor = [(-10, 312), (610, 296), (610, 450), (-10, 450)]
    c.lay(floor, tone=0)
    strokes(c, floor, along(-3), cell=22, length=110, width=6, seed=4, weight=near(380, 330, 330))
    hole = [(30, 350), (196, 338), (150, 430), (-20, 446)]
    c.lay(hole, tone=0)
    for k, (x, tip) in enumerate(((20, (10, 250)), (70, (84, 190)), (124, (168, 232)))):
        board: Shape = [(x - 14, 420 + k * 3), (x + 40, 410), (tip[0] + 34 + k * 6, tip[1]),
            (tip[0] + 6, tip[1] + 22), (tip[0] - 14 - k * 4, tip[1] - 10)]
        c.lay(board, tone=0, halo=-4)
        strokes(c, board, along(-80), cell=12, length=60, width=4.5, seed=k, weight=lambda x, y:
            0.8)
    for x, y, t in ((84, 352, -84), (150, 330, -70)):
        hand(c, "open", x - 10, y + 40, 50, turn=t + 90, towards=(1, -0.3), lean=0.75, claw=0.5)
    table = [(300, 262), (610, 246), (610, 276), (300, 284)]
    c.lay(joined(table, [(330, 270), (352, 270), (350, 430), (332, 430)]), tone=0)
    c.gouge([(304, 266), (450, 258), (606, 250)], 6)
    c.lay(curve((436, 254), (440, 216), (426, 200), (432, 176), (456, 176), (462, 200), (450, 216),
        (456, 254), tension=0.4), tone=0)
    c.shine(c.lay(curve((430, 180), (424, 130), (436, 100), (436, 66), (454, 66), (454, 100),
        (466, 130), (460, 180), tension=0.5), tone=1.2, solid=True, halo=6))
    c.shine(c.lay(curve((438, 174), (436, 150), (446, 124), (454, 150), (452, 174), tension=0.6),
        tone=1.15, accent=1.0, solid=True))
    skirt = curve((196, 236), (176, 300), (160, 380), (150, 450), (360, 450), (352, 350),
        (340, 300), (290, 250), tension=0.5)
    c.lit(skirt, towards=(1, -0.7), reach=30, hard=1.2, halo=6)
    body = curve((214, 150), (186, 180), (186, 250), (220, 280), (282, 270), (286, 200), (262, 156),
        tension=0.6)
    c.lit(body, towards=(1, -0.2), reach=20, hard=1.3, halo=5)
    face = Profile(c, 250, 104, 50, tilt=14, expression="calm", build=Build(age=0.8))
    face.draw()
    face.hair("bun")
    basket = curve((300, 262), (292, 312), (306, 344), (380, 350), (404, 320), (402, 264),
        tension=0.5)
    c.lay(basket, tone=1.15, solid=True, halo=6)
    for row in range(4):
        for k in range(7):
            x, y = 300 + k * 16 + (row % 2) * 8, 274 + row * 19
            c.lay(blade([(x, y), (x + 6, y + 3), (x + 12, y)], [3, 8, 3]),
                tone=0, keep=1 - c.mask(basket))
    for k in range(8):
        x = 302 + k * 14
        c.lay(blade([(x, 270), (x + (k - 3.5) * 4, 226), (x + (k - 3.5) * 9, 196 + 6 * (k % 3))],
            [6, 5, 2]), tone=1.15, solid=True, halo=2)
    arm = limb([(262, 186), (270, 244), (322, 252)], [40, 32, 22])
    c.lit(arm, towards=(0.8, -0.7), reach=16, hard=1.5, halo=5)
    for k in range(4):
        c.lit(limb([(318, 240 + k * 7), (336, 244 + k * 7), (344, 254 + k * 6)], [10, 10, 7]),
            towards=(0.8, -0.7), reach=8, hard=1.9, halo=2)
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
