"""Relics, victims and visitors of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_profiles import Profile
from art.kit.cut_things import revolver
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("edward-pickman-derby")
def edward_pickman_derby(page: Page) -> Woodcut:
    """He looks out between the bars, and it is still he."""
    c = Woodcut(page)
    c.lay([(0, 0), (600, 0), (600, 440), (0, 440)], tone=0)
    c.lay([(330, -10), (600, -10), (600, 240), (452, 440), (380, 440)], tone=1.15, accent=1.0,
        solid=True)
    h = Head(c, 300, 176, 122, expression="afraid", build=Build(fat=0.7, jaw=-0.6))
    c.lay(circle(304, 176, 100, 140), tone=0)
    h.collar(drop=2.4)
    h.draw()
    h.hair("wild")
    for s in (-1, 1):
        c.lay(curve((304, 330), (304 + s * 40, 306), (304 + s * 62, 314), (304 + s * 62, 350),
            (304 + s * 38, 354)), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(circle(304, 331, 13), tone=1.15, accent=1.0, solid=True, halo=5)
    for x in (72, 172, 430, 530):
        c.lay(_box(x - 15, -10, x + 15, 450), tone=0)
        c.lay(_box(x - 10, -10, x + 10, 450), tone=1.15)
        c.lay(_box(x + 3, -10, x + 7, 450), tone=0)
    c.lay(_box(-10, 20, 610, 46), tone=0)
    c.lay(_box(-10, 25, 610, 41), tone=1.15)
    for x, flip in ((172, True), (430, False)):
        hand(c, "gripping", x + (34 if flip else -34), 350, 74, turn=-10 if flip else 10,
            flip=flip, towards=(1, -0.3), cuff=True)
    return c


@art("daniel-upton")
def daniel_upton(page: Page) -> Woodcut:
    """An architect over a plan, with his hand on the revolver that lies on it."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 310), (-10, 310)], tone=1.15)
    c.lay(_box(404, 30, 560, 218), tone=0)  # one of his houses, in its frame
    c.lay(_box(416, 42, 548, 206), tone=1.15)
    c.lay([(432, 120), (482, 66), (532, 120)], _box(444, 120, 520, 194), tone=0)
    for x in (458, 492):
        c.lay(_box(x, 130, x + 16, 152), tone=1.15)
    c.lay(_box(474, 162, 490, 194), tone=1.15)
    p = Profile(c, 232, 132, 94, expression="grieving", build=Build(jaw=0.8, age=0.6), tilt=14)
    c.lay(p.shape((-0.6, 0.6), (-1.5, 1.3), (-1.9, 3.0), (1.5, 3.0), (0.9, 1.4), (0.2, 0.9)),
        p.shape(*p.outline()), tone=0, halo=7)
    p.collar(drop=3.0)
    p.draw()
    p.hair("slick")
    p.beard("moustache")
    c.lay([(-10, 306), (610, 286), (610, 450), (-10, 450)], tone=0, halo=-7)
    plan = c.lay([(150, 312), (500, 296), (560, 452), (110, 452)], tone=1.15, accent=1.0,
        solid=True,
        halo=7)
    for a, b in (((180, 326), (480, 312)), ((480, 312), (520, 436)), ((520, 436), (150, 440)),
        ((180, 326), (150, 440)), ((420, 316), (444, 436))):
        c.gouge([a, b], 5, ends=(1, 1), within=plan)
    revolver(c, 350, 352, 0.98, 6, flip=True)
    c.lit(blade([(80, 470), (130, 400), (206, 398)], (90, 70, 50)), towards=(0.6, -1), reach=18,
        halo=7)
    hand(c, "gripping", 204, 404, 50, turn=76, flip=True, towards=(0.4, -0.9))
    return c


@art("frank-elwood")
def frank_elwood(page: Page) -> Woodcut:
    """A candle, a student, and on the wall the shadow of a rat with hands."""
    c = Woodcut(page)
    c.lay([(290, 0), (560, 0), (520, 440), (330, 440)], tone=1.15, accent=1.0, solid=True)
    rat = curve((600, 450), (470, 430), (430, 380), (410, 300), (388, 258), (346, 240), (326, 216),
        (348, 196), (386, 176), (400, 150), (396, 112), (420, 92), (446, 112), (456, 140),
        (500, 160), (548, 200), (590, 260), (640, 300), tension=0.8)
    c.lay(rat, tone=0)
    c.lay(circle(410, 186, 9), tone=1.15)
    for k in range(3):
        c.gouge([(342, 216 + k * 6), (306, 212 + k * 18), (272, 222 + k * 28)], 4, tone=0)
    for k in range(4):
        c.lay([(340 + k * 13, 236 + k * 3), (350 + k * 13, 238 + k * 3), (342 + k * 13,
            256 + k * 3)], tone=1.15, accent=1.0, solid=True)
    for k in range(4):  # its hand
        c.lay(blade([(420, 320), (380 - k * 4, 322 + k * 12), (350 - k * 2, 306 + k * 22)], (22,
            11, 3)), tone=0)
    h = Head(c, 196, 196, 104, expression="afraid", build=Build(gaunt=0.4))
    c.lay(circle(200, 196, 88, 118), tone=0, halo=6)
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    c.lay(_box(318, 330, 350, 450), tone=1.15, halo=7)
    c.shine(c.lay(curve((334, 326), (322, 304), (334, 266), (346, 304)), tone=1.15, solid=True,
        halo=6))
    hand(c, "gripping", 296, 436, 54, turn=8, towards=(1, -0.3), cuff=True)
    return c


@art("brass-latchkey")
def brass_latchkey(page: Page) -> Woodcut:
    """Bent nearly double by somebody's grip, and the grip is still on it."""
    c = Woodcut(page)
    shaft: list[Point] = [(186, 110), (290, 262), (322, 262), (420, 96)]
    left = blade(shaft[:2], (32, 32))
    right = blade(shaft[2:], (32, 32))
    bit = [(418, 96), (452, 118), (430, 152), (464, 172), (446, 202), (394, 168)]
    c.lay(left, right, bit, circle(170, 86, 72), tone=1.15, accent=1.0, solid=True)
    c.lay(circle(170, 86, 38), tone=0)
    c.gouge([(206, 128), (240, 178), (272, 226)], 6)
    c.gouge([(352, 226), (382, 178), (408, 132)], 6)
    c.gouge([(114, 80), (126, 46), (160, 30)], 8)
    c.lit(blade([(306, 470), (306, 420), (306, 390)], (150, 130, 110)), towards=(-1, 0), reach=30,
        halo=7)
    hand(c, "fist", 306, 398, 150, towards=(-0.7, -0.6), cuff=True)
    return c


@art("derbys-last-letter")
def derbys_last_letter(page: Page) -> Woodcut:
    """Delivered in person, three months dead: finger bones put it through the door."""
    c = Woodcut(page)
    for x in (70, 530):  # the door
        c.lay(_box(x - 6, -10, x + 6, 450), tone=1.15)
    c.lay(_box(112, 52, 488, 172), tone=1.15, accent=1.0, solid=True)
    c.lay(_box(142, 80, 458, 144), tone=0)
    for x in (127, 473):
        c.lay(circle(x, 112, 8), tone=0)
    c.lay(moved(_box(-128, -30, 128, 290), 304, 150, 1, 4), tone=1.15, halo=9)
    for k in range(5):  # the hand is his for two lines
        tidy = k < 2
        y, swing = 96 + k * 40, 5 if tidy else 9 + k * 2
        points: list[Point] = [(x, y + (swing if i % 2 else -swing) * (1 if tidy else 0.6 +
            0.4 * math.sin(i * 2.3 + k))) for i, x in enumerate(range(-104, 106 - (k == 4) * 90,
            13 if tidy else 17))]
        c.lay(moved(blade(points, [6.0 if tidy else 9.0] * len(points)), 304, 150, 1, 4),
            tone=1.15 if k > 1 else 0.0, accent=1.0 if k > 1 else 0.0, solid=True)
    for k, x in enumerate((206, 262, 318, 374)):
        low, lean = 222 + (14, 26, 20, 0)[k], (k - 1.5) * -5
        joints: list[Point] = [(x, 92), (x + 2, 152), (x + lean, 152 + (low - 152) * 0.6),
            (x + lean * 1.6, low)]
        for i, wide in enumerate((26, 22, 18)):
            (ax, ay), (bx, by) = joints[i], joints[i + 1]
            c.lay(blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], (wide, wide * 0.56,
                wide * 0.9 if i < 2 else 2)), tone=1.15, halo=6)
    return c
