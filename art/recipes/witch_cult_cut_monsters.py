"""Monsters of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_hands import hand, paw
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
endings = Recipes("screens", accent="red")


@art("hoofed-gentleman")
def hoofed_gentleman(page: Page) -> Woodcut:
    """He has taken the visitor's chair and crossed his legs; the hat hangs on his knee."""
    c = Woodcut(page, view=(36, -38, 610))
    c.lay([(120, -50), (470, -50), (470, 380), (120, 380)], tone=1.15, accent=1.0, solid=True)
    for x in (236, 353):  # the window's bars
        c.lay([(x - 4, -50), (x + 4, -50), (x + 4, 380), (x - 4, 380)], tone=0)
    c.lay([(110, 118), (480, 118), (480, 127), (110, 127)], tone=0)
    c.lay([(104, 370), (486, 370), (486, 378), (104, 378)], tone=1.15)
    _chair(c)
    _gentleman(c)
    return c


def _chair(c: Woodcut) -> None:
    back = curve((372, 470), (380, 300), (398, 190), (412, 150), (440, 132), (474, 146),
        (484, 190), (478, 300), (486, 470), tension=0.6)
    c.lit(back, towards=(-1, -0.6), reach=16, hard=1.2)
    seat = curve((226, 322), (300, 312), (396, 312), (420, 340), (420, 470), (236, 470),
        (220, 400), tension=0.4)
    c.lit(seat, towards=(-1, -0.7), reach=22, hard=1.1, halo=4)
    for y in (170, 214, 258):
        c.gouge([(424, y), (440, y + 6), (466, y + 2)], 4)


def _gentleman(c: Woodcut) -> None:
    lit = (-1, -0.25)
    # the standing leg, then the crossed one with its hoof to the front
    shin = blade([(268, 318), (240, 348), (246, 380)], [40, 26, 15])
    c.lit(shin, towards=lit, reach=8, hard=1.3)
    _hoof(c, 246, 376, 28, 8)
    body = curve((330, 128), (352, 118), (388, 132), (402, 176), (404, 250), (400, 322),
        (340, 330), (308, 318), (312, 250), (304, 190), (312, 150), tension=0.7)
    c.lit(body, towards=lit, reach=20, hard=1.25, halo=4)
    thigh = curve((400, 300), (340, 268), (270, 242), (222, 240), (204, 256), (206, 280),
        (260, 300), (330, 330), (396, 344), tension=0.7)
    c.lit(thigh, towards=(-0.4, -1), reach=20, hard=1.3, halo=5)
    calf = blade([(222, 256), (190, 300), (166, 334), (152, 356)], [42, 34, 22, 16])
    c.lit(calf, towards=lit, reach=12, hard=1.4, halo=5)
    _hoof(c, 152, 352, 34, 38)
    # shirt front, lapel, tie
    c.lay([(318, 136), (334, 130), (330, 200), (316, 176)], tone=1.15, halo=3)
    c.gouge([(340, 132), (346, 190), (324, 240)], 4)
    _horned_profile(c)
    # the arm along the chair, the other on the knee
    c.lit(blade([(366, 150), (372, 216), (330, 252), (282, 246)], [44, 38, 26, 18]),
        towards=(-1, -0.5), reach=14, hard=1.2, halo=5)
    c.lay([(284, 234), (296, 238), (292, 258), (280, 254)], tone=1.15, halo=3)
    hand(c, "gripping", 286, 250, 34, turn=-104, towards=(-0.6, -1), lean=0.8)


def _hoof(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    for side in (0.0, 1.0):
        toe = [(-0.1 + side * 0.04, -0.1), (0.5 * side - 0.45, 0.0), (0.62 * side - 0.78, 0.78),
            (-0.03 + side * 0.66, 0.86), (0.06 + side * 0.4, 0.1)]
        c.lit(moved(curve(*toe, tension=0.35), x, y, size, turn), towards=(-1, -0.4),
            reach=size * 0.4, hard=1.6, halo=3)
    fringe = [(-0.5, 0.1), (-0.55, -0.3), (0.45, -0.3), (0.55, 0.12), (0.34, -0.02), (0.2, 0.16),
        (0.02, 0.0), (-0.2, 0.16), (-0.34, -0.02)]
    c.lay(moved(fringe, x, y, size, turn), tone=1.15, halo=2)


def _horned_profile(c: Woodcut) -> None:
    """A long courteous face in profile, lit from the front."""
    lit = (-1, -0.2)
    c.lay([(322, 96), (364, 90), (372, 140), (330, 140)], tone=0)
    for points, widths in (
        (((352, 38), (366, 14), (394, 4), (416, 18), (410, 36)), (19, 16, 13, 8, 0)),
        (((332, 34), (330, 6), (350, -18), (384, -24), (396, -12)), (20, 17, 14, 9, 0)),
    ):
        c.lit(blade(points, widths), towards=(-0.8, -0.8), reach=8, hard=1.4, halo=3)
    head = curve((330, 32), (352, 30), (374, 42), (382, 66), (374, 96), (356, 116), (330, 124),
        (316, 122), (306, 112), (308, 104), (303, 100), (306, 95), (301, 91), (304, 86),
                 (292, 80), (291, 75), (306, 58), (306, 46), (316, 36), tension=0.55)
    c.lit(head, towards=lit, reach=34, hard=1.3, angle=-14, halo=4)
    c.lay(curve((306, 60), (320, 54), (334, 58), (330, 68), (314, 70)), tone=0)
    c.shine(c.lay(curve((309, 64), (317, 61), (326, 64), (317, 67)),
        tone=1.15, accent=1.0, solid=True))
    c.gouge([(303, 55), (316, 48), (334, 52)], 5, tone=0)
    c.gouge([(304, 98), (314, 97), (328, 88)], 4, tone=0)
    c.gouge([(306, 80), (314, 84), (318, 92)], 3, tone=0)
    c.lay([(306, 112), (322, 116), (318, 134), (296, 152), (300, 130)], tone=0)
    c.gouge([(312, 122), (309, 134), (300, 147)], 3)
    ear = curve((356, 72), (350, 60), (366, 50), (392, 36), (384, 58), (368, 80))
    c.lit(ear, towards=lit, reach=10, hard=1.4, halo=3)


@art("unnamable")
def unnamable(page: Page) -> Woodcut:
    """It leans over the slab where two men were talking: horns, vapour, one spoiled eye."""
    c = Woodcut(page)
    c.lay([(-10, -10), (150, -10), (90, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True)
    body = curve((286, 70), (346, 74), (398, 108), (420, 170), (426, 236), (470, 290), (520, 330),
        (560, 450), (60, 450), (86, 360), (150, 306), (186, 240), (180, 166), (214,
        100), tension=0.85)
    eye, mouth = (250.0, 176.0), (322.0, 292.0)
    swirl = c.noise(90, "vapour", 3)
    to_eye = np.hypot((c.X - eye[0]) * 0.8, c.Y - eye[1])
    to_mouth = np.hypot((c.X - mouth[0]) * 1.25, (c.Y - mouth[1]) * 0.8)
    field = c.X * 0.55 + swirl * 110 - 62 * np.log(to_eye + 6) - 92 * np.log(to_mouth + 6)
    shade = c.ramp((120, 260), (480, 330),
        1.0, 0.34) * smoothstep(430, 330, c.Y + (swirl - 0.5) * 120)
    light = 0.16 + 0.42 * shade + 0.22 * smoothstep(100, 50, to_mouth) * shade
    horns = (
        (((236, 108), (190, 64), (138, 64), (112, 112), (134, 152), (166, 144)),
            (58, 48, 38, 27, 15, 0)),
        (((366, 96), (404, 46), (462, 32), (512, 62), (520, 116), (488, 136)),
            (52, 44, 34, 24, 14, 0)),
        (((292, 80), (282, 44), (296, 12), (320, -12)), (30, 23, 14, 0)),
    )
    for points, widths in horns:
        mask = c.lit(blade(points, widths), towards=(-0.7, -0.7), reach=40, hard=1.9, halo=4)
        for i in range(len(points) - 2):
            (ax, ay), (bx, by) = points[i], points[i + 1]
            n = math.hypot(bx - ax, by - ay)
            for f in (0.2, 0.6):
                x, y, w = ax + (bx - ax) * f, ay + (by - ay) * f, widths[i] * 0.6
                c.gouge([(x - (by - ay) / n * w, y + (bx - ax) / n * w),
                    (x + (by - ay) / n * w * 0.6,
                    y - (bx - ax) / n * w * 0.6)], 5, tone=0, within=mask, ends=(1, 0))
    c.lay(c.rough(body, 2, "b", 12), tone=light, phase=field, gap=1.15, halo=7)
    c.lay(curve((278, 250), (316, 232), (360, 246), (376, 300), (366, 362), (334, 392), (300, 380),
        (276, 330)), tone=0)
    for x, top, low, w in ((292, 244, 344, 6), (308, 238, 388, 9), (326, 236, 300, 7),
        (340, 238, 392, 7), (356, 246, 376, 10), (368, 262, 330, 5)):
        c.gouge([(x, top), (x + (low - top) * 0.04, (top + low) / 2), (x - 2, low)],
            w, ends=(1.6, 0.5))
    c.lay(circle(*eye, 52, 44), tone=0)
    ball = c.lay(circle(*eye, 43, 36), tone=1.15, accent=1.0, solid=True)
    c.shine(ball)
    c.shine(c.lay(blade([(eye[0] - 30, eye[1] + 12), (eye[0] + 2, eye[1] + 2),
        (eye[0] + 34, eye[1] - 14)], [0, 26, 0]), tone=1.15, solid=True))
    for dx, length in ((-26, 60), (-8, 92), (14, 74)):  # it runs
        c.gouge([(eye[0] + dx, eye[1] + 30), (eye[0] + dx - 3, eye[1] + 50),
            (eye[0] + dx - 2, eye[1] + length)], 9, accent=1.0, ends=(1, 0.3))
    c.gouge([(188, 150), (244, 122), (312, 168)], 17, tone=0)
    stones = [(-10, 450), (-10, 404), (30, 400), (30, 352), (56, 334), (84, 352), (88, 398),
        (500, 404), (506, 366), (534, 350), (562, 368), (566, 402), (610, 398), (610, 450)]
    c.lit(stones, towards=(-0.2, -1), reach=14, hard=1.3, halo=7)
    return c


@art("brown-jenkin")
def brown_jenkin(page: Page) -> Woodcut:
    """He sits on the bed rail with somebody's watch."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 372), (-10, 400)], tone=c.ramp((330, 240), (40, 20),
        1.15, 0.1), phase=c.lines(16), gap=1.3)
    c.lay([(420, -10), (610, -10), (610, 450), (490, 450)], tone=1.15, accent=1.0, solid=True)
    _rat(c)
    return c


@endings("lost-witch-cult", size=(1040, 1080), scale=1.0)
def lost_witch_cult(page: Page) -> Woodcut:
    """He comes up close to see whether I am done."""
    c = Woodcut(page, view=(0, 0, 520))
    _stare(c)
    return c


def _tufts(c: Woodcut, seed: int, count: int, centre: Point, inner: float, outer: float,
    squash: float, width: float = 3.4, start: float = 0, end: float = 360) -> None:
    """Cut hair that grows away from a point."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        a = math.radians(random.uniform(start, end))
        r = random.uniform(inner, outer)
        x, y = centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r * squash
        length = random.uniform(24, 46)
        bend = random.uniform(-0.35, 0.35)
        c.gouge([(x, y), (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5),
            (x + math.cos(a + bend) * length, y + math.sin(a + bend) * length + 5)], width)


def _stare(c: Woodcut) -> None:
    """An old man's face on a rat, lit from below."""
    x = 260.0
    _tufts(c, 4, 110, (x, 250), 150, 270, 1.05, 4.6, 150, 390)
    for side in (-1, 1):
        ear = curve(*beside(x, side, (100, 168), (112, 128), (150, 92), (206, 84), (188, 112),
            (206, 122), (178, 152), (136, 188)), tension=0.45)
        c.lit(ear, towards=(-side * 0.3, 1), reach=24, hard=1.3, halo=5)  # bitten long ago
        c.lay(curve(*beside(x, side, (122, 162), (136, 132), (162, 112), (178, 116), (164, 142),
            (140, 166)), tension=0.6), tone=0)
    face = curve((x, 92), (x + 64, 100), (x + 118, 150), (x + 132, 216), (x + 112, 272),
        (x + 84, 320), (x + 44, 366), (x, 378), (x - 44, 366), (x - 84, 320), (x - 112,
        272), (x - 132, 216), (x - 118, 150), (x - 64, 100), tension=0.85)
    c.lit(face, towards=(-0.25, 1), reach=120, hard=1.15, angle=78, halo=7)
    for side in (-1, 1):
        c.lay(curve(*beside(x, side, (22, 196), (48, 168), (92, 172), (112, 206), (86, 240),
            (44, 238)),
            tension=0.8), tone=0)
        slit = beside(x, side, (30, 214), (62, 207), (100, 190))
        c.shine(c.lay(blade(slit, (0, 26, 0)), tone=1.15, accent=1.0, solid=True, halo=4))
        c.lay(blade(beside(x, side, (61, 192), (62, 207), (60, 222)), (0, 8, 0)), tone=0)
        c.lay(curve(*beside(x, side, (14, 182), (40, 158), (90, 150), (126, 176), (96, 170),
            (56, 194),
            (22, 206)), tension=0.6), tone=0)
        for i in range(6):
            c.gouge(beside(x, side, (30 + i * 14, 166 - i * 1.5), (34 + i * 17, 148 - i * 2),
                (44 + i * 19, 128 + i * 3)), 5)
        for i in range(3):
            c.gouge(beside(x, side, (38 + i * 10, 250 + i * 9), (66 + i * 10, 258 + i * 8),
                (96 - i * 2, 246 + i * 14)), 4, tone=0)
        for i in range(5):
            c.gouge(beside(x, side, (26, 292 + i * 5), (110, 272 + i * 16),
                (210 + i * 6, 236 + i * 38)), 3.4)
    nose = curve((x, 226), (x + 20, 244), (x + 34, 272), (x + 22, 290), (x, 296), (x - 22, 290),
        (x - 34, 272), (x - 20, 244))
    c.lit(nose, towards=(-0.4, 1), reach=24, hard=1.6, halo=5)
    for side in (-1, 1):
        c.lay(curve((x + side * 6, 286), (x + side * 12, 276), (x + side * 22, 278),
            (x + side * 16, 290)), tone=0)
    mouth = curve((x - 70, 300), (x - 36, 312), (x, 306), (x + 36, 312), (x + 70, 300),
        (x + 58, 352), (x + 24, 384), (x - 24, 384), (x - 58, 352), tension=0.7)
    c.lay(mouth, tone=0, halo=3)
    c.lay(curve((x - 52, 330), (x, 322), (x + 52, 330), (x + 44, 356), (x + 20, 376), (x - 20, 376),
        (x - 44, 356), tension=0.7), tone=1.15, accent=1.0, solid=True)
    for dx, w, h in ((-52, 12, 22), (-36, 13, 26), (-14, 25, 56), (13, 25, 52), (36, 13, 26),
        (52, 12, 22)):
        top = 310 - abs(dx) * 0.06
        c.lay([(x + dx - w / 2, top), (x + dx + w / 2, top), (x + dx + w * 0.3, top + h),
            (x + dx - w * 0.3, top + h)], tone=1.15)
    for dx in (-30, -16, 0, 16, 30):
        c.lay([(x + dx - 7, 380 - abs(dx) * 0.3), (x + dx + 7, 380 - abs(dx) * 0.3),
            (x + dx, 358 - abs(dx) * 0.2)], tone=1.15)
    beard = curve((x - 96, 300), (x - 62, 360), (x, 398), (x + 62, 360), (x + 96, 300),
        (x + 110, 380), (x + 80, 450), (x + 40, 470), (x + 8, 520), (x - 30, 474), (x - 76,
        456), (x - 112, 380), tension=0.6)
    c.lay(beard, tone=0)
    for i in range(15):
        t = i / 14 * 2 - 1
        px = x + t * 84
        py = 396 - t * t * 80
        c.gouge([(px, py), (px + t * 14, py + 46),
            (px + t * 2 + math.sin(i * 2.3) * 8, py + 92 - abs(t) * 16)], 10, ends=(0.4, 0))
    for side in (-1, 1):
        paw(c, x + side * 178, 500, 52, claw=0.7)


def _rat(c: Woodcut) -> None:
    """A hunched back, a bald tail, an old man's profile."""
    lit = (-0.7, 0.5)
    tail = [
        (392, 372),
        (470, 392),
        (540, 368),
        (562, 300),
        (530, 244),
        (486, 250),
        (478, 290),
        (506, 312),
    ]
    widths = [26, 22, 18, 14, 11, 8, 6, 0]
    band = c.lay(blade(tail, widths), tone=0, halo=-3)
    for i in range(34):
        t = i / 34 * (len(tail) - 1)
        k = min(int(t), len(tail) - 2)
        f = t - k
        x = tail[k][0] + (tail[k + 1][0] - tail[k][0]) * f
        y = tail[k][1] + (tail[k + 1][1] - tail[k][1]) * f
        nx, ny = tail[k + 1][1] - tail[k][1], tail[k][0] - tail[k + 1][0]
        n = math.hypot(nx, ny)
        c.gouge([(x - nx / n * 12, y - ny / n * 12), (x + nx / n * 12, y + ny / n * 12)], 2.2,
            within=band, ends=(1, 1))  # fmt: skip
    body = curve((246, 152), (290, 118), (348, 108), (404, 138), (440, 204), (450, 284), (440,
        350), (404, 392), (300, 398), (236, 392), (226, 372), (262, 360), (268, 320), (238, 290),
        (222, 240), tension=0.75)  # fmt: skip
    fur = c.lit(c.rough(body, 1.6, "fur", 9), towards=lit, reach=40, angle=-48, hard=0.85, halo=4)
    random = np.random.default_rng(3)
    for _ in range(70):  # tufts, combed down the back
        t = random.uniform(0, 1)
        a = math.radians(-118 + t * 150)
        r = random.uniform(0.5, 1.0)
        x, y = 344 + math.cos(a) * 96 * r, 250 + math.sin(a) * 132 * r
        d = a + 1.35
        length = random.uniform(14, 26)
        c.gouge([(x, y), (x + math.cos(d) * length * 0.5, y + math.sin(d) * length * 0.5 + 2),
            (x + math.cos(d) * length, y + math.sin(d) * length + 6)], 2.4,
            within=fur)  # fmt: skip
    _old_mans_profile(c)
    _watch(c)


def _old_mans_profile(c: Woodcut) -> None:
    head = curve((322, 120), (276, 96), (236, 100), (206, 122), (196, 146), (172, 168), (152,
        186), (148, 198), (160, 204), (176, 204), (174, 214), (182, 222), (178, 236), (200, 246),
        (250, 250), (300, 230), (322, 170), tension=0.7)  # fmt: skip
    c.lit(head, towards=(-0.8, 0.45), reach=44, angle=-24, hard=1.15, halo=6)
    ear = curve((288, 142), (270, 96), (284, 52), (322, 40), (350, 66), (348, 108), (322, 146))
    c.lit(ear, towards=(-1, 0.1), reach=22, hard=1.2, halo=6)
    c.lay(
        curve((296, 132), (286, 98), (298, 68), (322, 60), (334, 80), (326, 112)),
        tone=1.1,
        accent=1.0,
        halo=3,
    )
    c.gouge([(304, 124), (300, 96), (312, 74)], 6, tone=0)
    beard = curve((174, 224), (200, 216), (236, 214), (266, 186), (288, 214), (274, 262), (246,
        300), (206, 344), (210, 304), (184, 318), (192, 284), (168, 286), (182,
        252))  # fmt: skip
    mass = c.lay(beard, tone=0, halo=3)
    for x, y, dx, dy in ((182, 232, -4, 44), (194, 226, -2, 78), (208, 226, 0, 104), (222, 226, 2,
        90), (236, 224, 4, 76), (250, 216, 6, 70), (262, 208, 8, 62)):  # fmt: skip
        c.gouge(
            [(x, y), (x + dx + 4, y + dy * 0.5), (x + dx - 4, y + dy)],
            7.5,
            within=mass,
            ends=(0.5, 0),
        )
    c.lay(curve((168, 208), (196, 204), (226, 212), (198, 222)), tone=0)
    for i in range(4):  # teeth
        x = 174 + i * 9
        c.lay([(x, 207), (x + 7, 206), (x + 3.5, 221)], tone=1.15)
    c.lay(curve((194, 150), (212, 132), (242, 134), (254, 152), (236, 168), (206, 168)), tone=0)
    eye = skia.Path()
    eye.addCircle(221, 152, 11)
    c.shine(c.lay(eye, tone=1.15, accent=1.0, solid=True))
    pupil = skia.Path()
    pupil.addCircle(217, 152, 4)
    c.lay(pupil, tone=0)
    c.gouge([(188, 140), (216, 126), (258, 138)], 8, tone=0)
    c.gouge([(190, 131), (216, 118), (256, 127)], 5)
    c.gouge([(238, 184), (252, 200), (246, 216)], 5, tone=0)
    for k in range(4):
        c.gouge(
            [(166, 196 + k * 3), (120 - k * 3, 190 + k * 16), (84 + k * 4, 200 + k * 24)],
            2.8,
            tone=0,
        )


def _watch(c: Woodcut) -> None:
    """The hands of a watchmaker."""
    c.lit(blade([(262, 306), (214, 342), (176, 330)], [38, 26, 20]), towards=(-0.6, 0.6),
        reach=12, hard=1.1, halo=4)  # fmt: skip
    hand(c, "holding", 182, 334, 30, turn=-74, towards=(-0.8, -0.5), layer="under", lean=0.72)
    dial = skia.Path()
    dial.addCircle(112, 352, 36)
    rim = skia.Path()
    rim.addCircle(112, 352, 43)
    c.lay(rim, tone=0, halo=3)
    c.lay(dial, tone=1.15)
    for k in range(12):
        a = math.radians(k * 30)
        c.gouge([(112 + math.cos(a) * 27, 352 + math.sin(a) * 27), (112 + math.cos(a) * 34,
            352 + math.sin(a) * 34)], 4, tone=0, ends=(1, 1))  # fmt: skip
    c.gouge([(112, 352), (112, 330)], 4, tone=0, ends=(1, 0.4))
    c.gouge([(112, 352), (98, 344)], 4.5, tone=0, ends=(1, 0.4))
    stem = skia.Path()
    stem.addCircle(142, 318, 9)
    c.block.over(c.mask(stem, stroke=5), tone=0)
    hand(c, "holding", 182, 334, 30, turn=-74, towards=(-0.8, -0.5), layer="over", lean=0.72)
