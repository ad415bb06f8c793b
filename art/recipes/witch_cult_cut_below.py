"""Seen from where nobody wants to be: The Witch Cult Murders."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art.kit.block import SOLID, Page
from art.kit.cut_grips import wrapped
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, hand, head
from art.kit.cut_strokes import along, away, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("call-at-midnight")
def call_at_midnight(page: Page) -> Woodcut:
    """The lit booth on the corner is full of water, and the caller still holds the receiver."""
    c = Woodcut(page)
    night = ink(c, PAGE)
    strokes(c, night, away(312, 190), cell=23, length=72, width=6, seed=4,
        weight=lambda x, y: float(np.clip(1.25 - math.hypot((x - 312) * 0.9, y - 190) / 300, 0,
            1)) * (y < 380))
    ink(c, [(-10, 450), (-10, 150), (30, 150), (30, 104), (60, 78), (60, 34), (104, -30), (148, 34),
        (148, 128), (170, 128), (170, 450)])
    paper(c, circle(104, 62, 32))
    ink(c, blade([(104, 70), (104, 38)], [8, 4]), circle(104, 64, 5))
    for k in range(12):
        a = math.radians(k * 30)
        ink(c, circle(104 + 26 * math.sin(a), 62 - 26 * math.cos(a), 2.6 if k else 4.4))
    ink(c, [(470, 450), (470, 210), (520, 168), (566, 208), (566, 150), (610, 150), (610, 450)])
    ink(c, [(-10, 392), (610, 392), (610, 450), (-10, 450)])
    ink(c, [(166, 20), (196, -10), (428, -10), (458, 20), (452, 424), (172, 424)], halo=5)
    paper(c, blade([(176, 24), (312, 20), (448, 24)], [6, 6, 6]))
    glass: list[Point] = [(192, 40), (432, 40), (428, 402), (196, 402)]
    inside = paper(c, glass)
    water = colour(c, curve((180, 92), (230, 86), (270, 96), (330, 86), (384, 96), (440, 88),
        (440, 410), (180, 410), tension=0.4), keep=1 - inside)
    strokes(c, water, along(86), cell=26, length=70, width=6, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 312) / 50 - 1.5, 0, 0.9)))
    _drowned(c, inside)
    for x in (188, 436):
        ink(c, blade([(x, 30), (x, 412)], [15, 15]))
    ink(c, blade([(184, 316), (440, 316)], [9, 9]))
    paper(c, blade([(190, 313), (312, 312), (434, 313)], [0, 3, 0]),
        blade([(180, 60), (180, 400)], [0, 5, 0]))
    jets = [blade(rounded_way([(x, y), (x + dx * 0.6, y - 4), (x + dx, y + 40)], 4),
        [9, 8, 8, 7, 6, 5, 4, 2, 0])
        for x, y, dx in ((448, 330, 46), (174, 352, -44))]
    paper(c, *jets, halo=4)
    pool = colour(c, curve((96, 430), (180, 408), (312, 416), (440, 408), (530, 432), (450, 456),
        (180, 456), tension=0.8))
    ink(c, blade([(166, 410), (312, 414), (458, 410)], [12, 12, 12]))
    strokes(c, pool, along(0), cell=22, length=70, width=5, seed=2, tone=1.15,
        weight=lambda x, y: float(np.clip((y - 414) / 20, 0, 1)))
    return c


def _drowned(c: Woodcut, inside: np.ndarray) -> None:
    """He hangs in the water: coat and hair rise, a hand lies flat on the glass."""
    coat = joined(curve((290, 246), (326, 236), (360, 246), (384, 280), (380, 330), (364, 372),
        (388, 440), (316, 400),
        (262, 430), (276, 372), (272, 300), tension=0.7), limb([(362, 268), (404, 256), (412, 200)],
            [44, 38, 28]),
        limb([(288, 268), (262, 300), (252, 352)], [40, 36, 30]))
    c.block.over(c.mask(coat) * inside, tone=0.0, accent=0.0, kind=SOLID)
    hair = [blade(rounded_way([(286 + k * 10, 158), (270 + k * 13 - (k % 3) * 6, 122),
        (288 + k * 11 + (k % 2) * 14, 104 - (k % 3) * 8)], 4),
        [18, 17, 16, 15, 13, 11, 8, 4, 0]) for k in range(8)]
    c.block.over(c.mask(*hair) * inside, tone=0.0, accent=0.0, kind=SOLID)
    ink(c, circle(322, 180, 54, 64))
    r = Relief(c)
    turn = Turn(322, 184, 62, yaw=-14, pitch=10, roll=-10)
    head(r, turn, Skull(gaunt=0.9, gape=0.8), neck=False)
    r.cut((-0.35, -0.75, 0.45), low=0.16, full=0.46, halo=3, line=2)
    for side in (-1, 1):
        eye(c, turn, side, lid=0.1, iris=0.045, gaze=(-0.2, -0.4))
    paper(c, [(298, 252), (320, 262), (344, 248), (334, 282), (318, 276)])
    ink(c, blade(rounded_way([(322, 262), (306, 296), (330, 320), (308, 350)], 4),
        [10, 12, 15, 17, 18, 18, 17, 16, 14, 12, 8, 4, 0]))
    h = Relief(c)
    hand(h, Turn(248, 368, 58, yaw=180, roll=-10), "open", arm=0.3, lean=0.95)
    h.cut((-0.3, -0.7, 0.6), low=0.1, full=0.4, halo=6, line=2)
    paper(c, moved([(-24, 12), (24, 12), (28, 44), (-28, 44)], 248, 372, 1, -10), halo=4)
    ink(c, joined(limb([(412, 210), (400, 166)], [20, 16]),
        curve((374, 172), (420, 154), (410, 130), (372, 146), tension=0.3)), halo=-5)
    c.block.over(c.mask(curve((376, 176), (384, 190), (390, 240), (424, 280), (410, 330),
        close=False), stroke=5) * inside, tone=0.0, accent=0.0, kind=SOLID)
    knuckles = [limb([(394 + k, 178 + k * 10), (418 + k, 182 + k * 10)],
        [12, 11]) for k in range(4)]
    for finger in knuckles:
        paper(c, finger, halo=3)
    for x, y, size in ((268, 150, 8), (282, 116, 6), (372, 114, 6), (250, 190, 5), (262, 232, 6)):
        paper(c, circle(x, y, size))
    ink(c, joined(curve((226, 92), (238, 54), (258, 62), (278, 52), (292, 92), tension=0.4),
        blade([(196, 84), (258, 98), (322, 80)], [0, 15, 0])))
    colour(c, blade([(231, 82), (258, 88), (288, 80)], [9, 10, 9]))


@art("walter-gilman")
def walter_gilman(page: Page) -> Woodcut:
    """Every night his bed falls with him through the gulf between the angles."""
    c = Woodcut(page)
    gulf = ink(c, PAGE)
    strokes(c, gulf, away(90, 560), cell=27, length=130, width=5, seed=6,
        weight=lambda x, y: float(np.clip(math.hypot(x - 310, (y - 210) * 1.1) / 220 - 0.85, 0,
            0.8)))
    for block in ((78, 78, 54, 10), (528, 92, 58, 40), (40, 316, 40, 70), (556, 380, 46, 20)):
        _block(c, *block)

    def put(*shapes: Shape) -> list[skia.Path]:
        return [moved(s, 306, 226, 1.0, -15) for s in shapes]

    bars = [limb(rounded_way([(-128, 60), (-128, -120), (-80, -186), (80, -186), (128, -120),
        (128, 60)], 6), [13] * 31)]
    bars += [limb([(x, -176), (x, 20)], [8, 8]) for x in (-84, -42, 42, 84)]
    bars += [circle(-128, -140, 12), circle(128, -140, 12),
        limb([(-124, -110), (124, -110)], [8, 8])]
    paper(c, *put(*bars), halo=4)
    pillow = paper(c, *put(curve((-112, -20), (-118, -90), (-60, -104), (0, -96), (70, -106),
        (116, -88), (108, -18), tension=0.6)), halo=6)
    strokes(c, pillow, away(306, 180), cell=20, length=30, width=4, tone=0, seed=9,
        weight=lambda x, y: float(np.clip((y - 120) / 80, 0, 0.8)))
    sheet = put(curve((-134, 20), (-170, 90), (-206, 170), (-250, 160), (-236, 210), (-200, 206),
        (-150, 240), (0, 226), (150, 240), (196, 206), (236, 236),
        (240, 176), (206, 160), (170, 90), (134, 20), tension=0.4))
    red = colour(c, *sheet, halo=6)
    folds = ([(-40, 50), (-80, 110), (-100, 220)], [(50, 50), (84, 110), (110, 220)],
        [(-110, 40), (-156, 120), (-196, 190)], [(112, 40), (158, 120), (196, 186)],
        [(-4, 70), (-8, 130), (4, 220)], [(-70, 84), (-54, 100), (-36, 128)],
            [(70, 86), (52, 104), (40, 130)])
    ways = [rounded_way(list(f), 5) for f in folds]
    c.block.over(c.mask(*put(*(blade(w,
        [22 * math.sin(math.pi * (i + 0.5) / (len(w) + 1)) for i in range(len(w))])
        for w in ways))) * red,
        tone=0.0, accent=0.0, kind=SOLID)
    shirt = paper(c, *put(curve((-92, 40), (-86, -8), (-50, -34), (0, -26), (50, -36), (88, -8),
        (94, 40), tension=0.6)), halo=5)
    strokes(c, shirt, along(70), cell=13, length=40, width=6, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((300 - x) / 70, 0, 1)))
    paper(c, *put(curve((-140, 24), (-80, 18), (0, 30), (80, 16), (140, 24), (144, 50), (60, 46),
        (0, 58), (-70, 46), (-142, 50), tension=0.6)), halo=5)
    for x in (-120, -30, 4, 34, 122):
        c.gouge(_points(put, [(x, 24), (x + 3, 38), (x - 2, 50)]), 5, tone=0)
    ink(c, *put(circle(0, -92, 56, 68)))
    turn = Turn(*_at(put, 0, -88), 66, yaw=10, pitch=6, roll=-12)
    r = Relief(c)
    head(r, turn, Skull(gape=1.0, gaunt=0.8), neck=False)
    r.cut((0.75, 0.3, 0.4), low=0.2, full=0.5, halo=0, line=2.4)
    for side in (-1, 1):
        eye(c, turn, side, lid=0.1, iris=0.05)
    ink(c, *put(curve((-58, -96), (-64, -140), (-30, -168), (20, -170), (58, -146), (58, -100),
        (40, -128), (0, -138), (-36, -126), tension=0.7)))
    for k in range(7):
        lock = _points(put, [(-40 + k * 13, -130 - 8 * math.sin(k / 6 * 3.14)),
            (-56 + k * 17, -166 - (k % 2) * 6), (-84 + k * 21, -196 - (k % 3) * 12)])
        ink(c, blade(lock, [24, 22, 0]), halo=0)
        c.gouge(lock, 5 if k > 2 else 3)
    for side in (-1, 1):
        x, y = _at(put, side * 74, 30)
        wrapped(c, x, y, 30, turn=-15 + side * 6, flip=side < 0, halo=5, thumb=False)
    foot = [limb([(-206, 120), (-206, 290)], [15, 15]), limb([(206, 120), (206, 290)], [15, 15]),
        limb([(-206, 168), (206, 168)], [11, 11]),
        circle(-206, 114, 14), circle(206, 114, 14), limb([(-206, 236), (206, 236)], [11, 11])]
    foot += [limb([(x, 168), (x, 236)], [8, 8]) for x in (-140, -70, 0, 70, 140)]
    paper(c, *put(*foot), halo=5)
    return c


def _at(put: Callable[..., list[skia.Path]], x: float, y: float) -> Point:
    """Return where a place of the bed lies on the page."""
    bounds = put(circle(x, y, 1))[0].getBounds()
    return bounds.centerX(), bounds.centerY()


def _points(put: Callable[..., list[skia.Path]], points: list[Point]) -> list[Point]:
    """Return where a way on the bed lies on the page."""
    return [_at(put, *p) for p in points]


def _block(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """A far solid that falls too: one side lit, one red, one in the dark."""
    rim = [(math.cos(math.radians(a)), math.sin(math.radians(a)) * 0.94) for a in (30, 90, 150, 210,
        270, 330)]
    mid = (0.16, 0.1)
    ink(c, moved(rim, x, y, size * 1.14, turn))
    for shape, lay in (([rim[3], rim[4], rim[5], mid], paper),
        ([rim[5], rim[0], rim[1], mid], colour)):
        lay(c, moved(shape, x, y, size * 0.94, turn))
    dark = c.mask(moved([rim[1], rim[2], rim[3], mid], x, y, size * 0.94, turn))
    strokes(c, dark, along(turn + 60), cell=10, length=30, width=4, seed=int(x))


@art("old-burying-ground")
def old_burying_ground(page: Page) -> Woodcut:
    """What the guest of honour sees: the rim, the mourners, and the first spade of earth."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, along(-12), cell=44, length=110, width=9, tone=0, seed=3,
        weight=lambda x, y: float(np.clip((90 - y) / 120, 0, 0.8)))
    paper(c, circle(404, 92, 46))
    for k in range(9):
        x = -20 + k * 30
        _withe(c, [(x, -20), (x + 14, 60 + (k * 37) % 60), (x - 4, 150 + (k * 53) % 70 - k * 9)], k)
    _mourners(c)
    rim: list[Point] = [(-10, 96), (92, 258), (300, 252), (508, 250), (610, 80)]
    pit = ink(c, [*rim, (610, 450), (-10, 450)])
    grass = []
    for (ax, ay), (bx, by) in zip(rim, rim[1:], strict=False):
        n = int(math.hypot(bx - ax, by - ay) / 9)
        for k in range(n):
            x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
            grass.append(blade([(x - 4, y + 4), (x + (k * 7) % 5 - 2, y - 9),
                (x + (k * 11) % 13 - 6, y - 14 - (k * 5) % 13)], [8, 5, 0]))
    ink(c, *grass)
    end = c.mask([(96, 262), (506, 256), (480, 460), (120, 460)])
    strokes(c, end, lambda x, y: 0.35 * math.sin(x / 40), cell=19, length=30, width=7, seed=7,
        weight=lambda x, y: float(np.clip(1.1 - (y - 256) / 110, 0, 1)))
    sides = np.clip(pit - c.mask([(84, 250), (516, 240), (500, 460), (100, 460)]), 0, 1)
    strokes(c, sides, lambda x, y: math.atan2(70, 100) if x < 300 else math.atan2(-70, 100),
        cell=22, length=40, width=6, seed=5,
        weight=lambda x, y: float(np.clip(0.95 - (y - 180) / 170, 0, 0.8)))
    for corner in ([(92, 258), (112, 450)], [(508, 250), (488, 450)]):
        ink(c, blade(corner, [10, 14]))
    for way, wide in (([(150, 262), (166, 306), (138, 348), (160, 400)], 12),
        ([(452, 258), (436, 302), (462, 344), (446, 384)], 12),
        ([(30, 170), (84, 250), (66, 330)], 10), ([(566, 160), (528, 236), (548, 310)], 10)):
        path = rounded_way(way, 5)
        ink(c, blade(path, [wide + 9] * len(path)))
        paper(c, blade(path, [wide * (1 - i / len(path)) for i in range(len(path))]))
    for side in (-1, 1):
        _shoe(c, 300 + side * 62, 402, side)
    for x, y, size in ((262, 276, 15), (226, 308, 20), (304, 316, 17)):
        clod = c.rough(circle(x, y, size, size * 0.8), size * 0.1, seed=f"clod{x}", step=size * 0.5)
        c.lit(clod, towards=(0.5, -1), reach=size * 0.7, hard=1.3, halo=5)
    return c


def _shoe(c: Woodcut, x: float, y: float, side: int) -> None:
    """A toe cap, polished for the occasion, that points at the sky."""
    cap = curve((x - 54, y + 70), (x - 54, y - 4), (x - 34 + side * 6, y - 56),
        (x + side * 8, y - 72), (x + 34 + side * 6, y - 54), (x + 54, y - 2), (x + 54, y + 70),
        tension=0.8)
    sole = moved(cap, x * -0.08 + side * 7, y * -0.08 + 2, 1.08)
    paper(c, sole, halo=7)
    ink(c, moved(cap, x * -0.02, y * -0.02 + 6, 1.02))
    c.lit(cap, towards=(0.5, -0.8), reach=24, hard=1.0)
    paper(c, blade(rounded_way([(x - 30, y + 4), (x - 22, y - 30), (x - 4, y - 48)], 4),
        [0, 5, 9, 11, 12, 11, 8, 4, 0]))
    c.gouge([(x - 50, y + 22), (x, y + 8), (x + 50, y + 22)], 5, ends=(0.4, 0.4))


def _withe(c: Woodcut, way: list[Point], seed: int) -> None:
    """A branch of the willow with its leaves."""
    path = rounded_way(way, 8)
    shapes = [blade(path, [5] * len(path))]
    for i, (x, y) in enumerate(path[2:]):
        side = 1 if (i + seed) % 2 else -1
        shapes.append(blade([(x, y), (x + side * 8, y + 12), (x + side * 9, y + 28)], [3, 8, 0]))
    ink(c, *shapes)


def _mourners(c: Woodcut) -> None:
    """Two on the edge, black against the evening: one reads, one shovels."""
    priest = joined(curve((126, 290), (136, 190), (146, 126), (164, 108), (182, 102), (202, 110),
        (220, 132), (228, 190), (240, 290), tension=0.5), circle(184, 84, 20, 25),
        blade([(144, 66), (184, 74), (226, 64)], [0, 10, 0]),
            curve((164, 70), (168, 50), (184, 46), (200, 50), (204, 70), tension=0.4))
    digger = joined(curve((410, 290), (424, 210), (434, 146), (456, 116), (484, 112), (508, 136),
        (516, 200), (530, 290), tension=0.5), circle(458, 92, 19, 23),
        blade([(418, 84), (460, 90), (500, 78)], [0, 9, 0]),
            curve((440, 82), (446, 58), (464, 54), (478, 60), (480, 80), tension=0.4),
        limb([(446, 144), (404, 172), (366, 178)], [30, 26, 17]),
            limb([(500, 156), (474, 216), (438, 212)], [30, 26, 17]))
    for shape in (priest, digger):
        c.lit(shape, towards=(0.8, -0.5), reach=10, hard=1.2)
    paper(c, [(148, 172), (182, 160), (216, 170), (216, 194), (182, 184), (150, 196)], halo=4)
    ink(c, blade([(182, 158), (182, 186)], [4, 4]))
    ink(c, limb([(500, 222), (330, 166)], [11, 11]))
    spade = curve((344, 154), (310, 134), (258, 130), (246, 140), (258, 160), (318, 186),
        tension=0.35)
    c.lit(spade, towards=(0.3, -1), reach=11, hard=1.3)
    for x, y, size in ((256, 130, 17), (284, 124, 14), (242, 166, 10), (262, 190, 15),
        (248, 224, 12), (286, 208, 9), (270, 236, 11)):
        ink(c, c.rough(circle(x, y, size, size * 0.8), size * 0.12, seed=f"earth{x}",
            step=size * 0.6))
