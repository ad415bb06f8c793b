"""The black church and its people: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, form, strokes
from art.kit.cut_things import flame
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("congregation-1876")
def congregation_1876(page: Page) -> Woodcut:
    """Row upon row in Sunday black; the gentleman in front moved, and keeps on moving."""
    c = Woodcut(page)
    turn = -5
    c.lay(moved(box(-262, -206, 262, 216), 304, 214, 1, turn), tone=1.15)
    c.lay(moved(box(-244, -188, 244, 176), 304, 214, 1, turn), tone=1.15)
    c.lay(moved(box(-244, -188, 244, -60), 304, 214, 1, turn), tone=0)
    door = curve((-70, 0), (-70, -110), (-40, -160), (0, -176), (40, -160), (70, -110), (70, 0),
        tension=0.4)
    c.lay(moved(door, 300, 200, 1, turn), tone=1.15)
    c.lay(moved(door, 300, 206, 0.9, turn), tone=0)
    random = np.random.default_rng(12)
    for row in range(4):
        for k in range(8 - row % 2):
            px = -214 + (row % 2) * 30 + k * 61 + random.uniform(-4, 4)
            py = -74 + row * 52 + random.uniform(-4, 4)
            if row == 3 and 2 < k < 5:
                continue
            x, y = _turned(px, py, turn)
            _sitter(c, x, y, 23 + row * 2.2, int(random.integers(0, 5)))
    _restless(c, *_turned(-4, 66, turn))
    edge = c.mask(moved(box(-244, -188, 244, 176), 304, 214, 1, turn))
    c.block.over(c.mask(moved(box(-262, -206, 262, 216), 304, 214, 1, turn)) * (1 - edge),
        tone=1.15, accent=0.0, kind=2)
    thumb = curve((640, 300), (540, 316), (486, 330), (456, 356), (470, 384), (520, 386),
        (570, 400), (640, 430), tension=0.8)
    form(c, thumb, light=(-0.4, -0.9, 0.5), swell=36, hard=1.5, halo=6, angle=70)
    c.lay(curve((464, 352), (488, 336), (510, 346), (500, 362), (474, 370), tension=0.8), tone=1.15,
        halo=3)
    return c


def _turned(x: float, y: float, turn: float) -> Point:
    """Find a place of the tilted photograph on the page."""
    a = math.radians(turn)
    return 304 + x * math.cos(a) - y * math.sin(a), 214 + x * math.sin(a) + y * math.cos(a)


def _sitter(c: Woodcut, x: float, y: float, r: float, kind: int) -> None:
    """Draw one of many: shoulders, a face with its sockets, a hat, a bonnet or a beard."""
    c.lay(curve((x - r * 1.7, y + r * 3.4), (x - r * 1.5, y + r * 1.3), (x, y + r * 0.7), (x +
        r * 1.5, y + r * 1.3), (x + r * 1.7, y + r * 3.4), tension=0.4), tone=0)
    c.lay(curve((x - r * 0.62, y - r * 0.4), (x, y - r), (x + r * 0.62, y - r * 0.4), (x + r * 0.5,
        y + r * 0.5), (x, y + r), (x - r * 0.5, y + r * 0.5)), tone=1.15, halo=4)
    c.lay(box(x - r * 0.46, y - r * 0.3, x - r * 0.08, y - r * 0.02), box(x + r * 0.1,
        y - r * 0.3, x + r * 0.46, y - r * 0.02), box(x - r * 0.24, y + r * 0.44, x + r * 0.26,
        y + r * 0.58), tone=0)
    if kind in (0, 3):
        c.lay(curve((x - r * 0.66, y + r * 0.1), (x, y + r * 0.36), (x + r * 0.66, y + r * 0.1),
            (x + r * 0.5, y + r), (x, y + r * 1.5), (x - r * 0.5, y + r), tension=0.6), tone=0)
    if kind in (1, 3):
        c.lay(box(x - r * 0.62, y - r * 1.7, x + r * 0.62, y - r * 0.5), box(x - r, y - r * 0.64,
            x + r, y - r * 0.42), tone=0)
    elif kind == 2:
        c.lay(curve((x - r * 0.9, y + r * 0.8), (x - r * 0.9, y - r * 0.8), (x, y - r * 1.4),
            (x + r * 0.9, y - r * 0.8), (x + r * 0.9, y + r * 0.8), (x + r * 0.6, y - r * 0.3),
            (x, y - r * 0.7), (x - r * 0.6, y - r * 0.3), tension=0.5), tone=0)
    else:
        c.lay(curve((x - r * 0.7, y - r * 0.1), (x - r * 0.6, y - r * 0.9), (x, y - r * 1.2), (x +
            r * 0.7, y - r * 0.8), (x + r * 0.66, y - r * 0.1), (x + r * 0.4, y - r * 0.5), (x,
            y - r * 0.62), tension=0.5), tone=0)


def _restless(c: Woodcut, x: float, y: float) -> None:
    """Stand the gentleman who would not hold still before the others: a coat, a hat, a smear."""
    coat = curve((-96, 160), (-88, 74), (-34, 46), (34, 46), (88, 74), (96, 160), tension=0.4)
    c.lay(moved(coat, x, y, 1, -4), tone=0, halo=-6)
    c.lay(moved([(-20, 44), (20, 44), (2, 130)], x, y, 1, -4), tone=1.15)
    c.lay(moved([(-7, 62), (7, 62), (3, 124)], x, y, 1, -4), tone=0)
    c.lay(moved(curve((-32, -10), (0, -40), (32, -10), (26, 34), (0, 54), (-26, 34)), x, y), tone=0,
        halo=-5)
    random = np.random.default_rng(6)
    for k in range(9):  # where a face should be, it went to and fro
        cy = y - 34 + k * 10.5
        out = 44 + 64 * math.sin(math.pi * (k + 1) / 10) * random.uniform(0.6, 1.2)
        left, right = x - out - random.uniform(0, 40), x + out + random.uniform(0, 40)
        smear = blade([(left, cy + 7), (x - 30, cy), (x + 30, cy - 2), (right, cy - 8)],
            (0, 9.5, 9.5, 0))
        c.lay(smear, tone=1.15, accent=1.0, solid=True, halo=2)
    for part in (box(-38, -118, 38, -38), box(-64, -48, 64, -30)):
        c.lay(moved(part, x, y, 1, -6), tone=0, halo=-5)
    c.lay(moved(box(-38, -64, 38, -48), x, y, 1, -6), tone=1.15, accent=1.0, solid=True)


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Woodcut:
    """No pigeons: something with too many joints tries the slats from within."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=1.15, accent=1.0, solid=True)
    c.lay(curve((210, 470), (190, 260), (236, 120), (330, 60), (450, 90), (540, 200), (560, 470),
        tension=0.5), tone=0)
    random = np.random.default_rng(5)
    claws = {1: (186, 1.0), 2: (388, 1.35), 4: (240, 0.85)}
    for k in range(5, -1, -1):  # from below, so that each slat hides the roots of the claws
        y = -30 + k * 88
        c.lay([(-10, y + 64), (610, y - 16), (610, y + 36), (-10, y + 116)], tone=0)
        top = c.lay([(-10, y + 64), (610, y - 16), (610, y + 8), (-10, y + 88)], tone=1.15)
        strokes(c, top, lambda x, y: -7, step=44, length=70, width=4, tone=0, seed=k)
        c.gouge([(-10, y + 104), (300, y + 66), (610, y + 24)], 3, ends=(0.5, 0.5))
        if k in claws:
            x, reach = claws[k]
            c.lay(curve((x - 90 * reach, y + 68 - x * 0.133), (x - 40, y + 20 - x * 0.133), (x + 50,
                y + 10 - x * 0.133), (x + 100 * reach, y + 46 - x * 0.133), (x, y + 70 - x * 0.133),
                tension=0.6), tone=0)
            for j in range(4):
                bx = x + (j - 1.5) * 38 * reach + random.uniform(-5, 5)
                edge = y + 64 - bx / 600 * 80
                _claw(c, bx, edge, reach * (74, 98, 90, 62)[j], (j - 1.5) * 9)
    c.lay([(540, 0), (600, 0), (600, 440), (540, 440)], tone=0)
    c.lay([(530, 0), (548, 0), (548, 440), (530, 440)], tone=1.15, halo=6)
    return c


def _claw(c: Woodcut, x: float, y: float, long: float, out: float) -> None:
    """Hook one finger over the edge at (x, y); it has a joint more than it needs."""
    joints = [(x - 4, y - 22), (x - 2, y - 6), (x + out * 0.5 - 5, y + long * 0.3), (x + out + 5,
        y +
        long * 0.56), (x + out - 4, y + long * 0.8)]
    form(c, blade(joints, (12, 32, 22, 26, 12)), light=(-0.9, -0.3, 0.3), swell=12, hard=1.7,
        halo=5, angle=75)
    c.lay(blade([(x + out + 4, y + long * 0.66), (x + out - 6, y + long * 0.92), (x + out + 4, y +
        long * 1.36)], (15, 14, 0)), tone=1.15, halo=4)
    c.gouge([(x + out + 4, y + long * 1.36), (x + out, y + long * 1.6), (x + out + 5, y + long *
        1.9)], 5, tone=0)


@art("ankh-over-the-altar")
def ankh_over_the_altar(page: Page) -> Woodcut:
    """The candles below throw its shadow on the apse, and the shadow hangs by its neck."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    apse = curve((96, 460), (96, 150), (150, 30), (300, -40), (450, 30), (504, 150), (504, 460),
        tension=0.5)
    c.lay(apse, tone=1.15)
    inside = c.mask(apse)
    for k in range(9):  # courses of the vault
        y = 30 + k * 44
        c.gouge([(80, y + 14), (300, y - 20), (520, y + 14)], 4, tone=0, ends=(1, 1), within=inside)
        for j in range(5):
            x = 120 + j * 88 + (k % 2) * 44
            c.gouge([(x, y - 14), (x, y + 22)], 4, tone=0, ends=(1, 1), within=inside)
    hanged = (
        moved(curve((0, -34), (20, -24), (24, 2), (12, 28), (-6, 34), (-20, 16), (-22, -12)), 366,
            112,
            1, -28),
        curve((376, 128), (392, 132), (414, 146), (424, 190), (430, 250), (424, 276), (414, 240),
            (404, 206), (402, 260), (410, 326), (404, 352), (408, 384), (396, 388), (390, 350),
            (384, 352), (380, 388), (368, 384), (374, 350), (364, 320), (366, 256), (362, 200),
            (350, 244), (346, 282), (334, 278), (336, 236), (342, 180), (352, 146), tension=0.5),
        [(388, -20), (396, -20), (390, 120), (382, 120)],
        curve((384, 74), (398, 92), (388, 112), (378, 96), tension=0.8),
    )
    for part in hanged:
        c.lay(moved(part, 4, 4, 1), tone=1.15, accent=1.0, solid=True)
    c.lay([(-10, -10), (110, -10), (70, 130), (60, 450), (-10, 450)], [(610, -10), (500, -10), (534,
        130), (546, 450), (610, 450)], tone=0)
    for k in range(6):
        c.lay(circle(214, -6 + k * 17, 6, 10), tone=0, halo=-3)
    loop = curve((214, 92), (258, 116), (262, 164), (232, 214), (214, 226), (196, 214), (166, 164),
        (170, 116), tension=0.9)
    ankh = c.mask(loop) * (1 - c.mask(moved(loop, 107, 80, 0.5)))
    bars = c.mask(curve((120, 222), (214, 230), (308, 222), (312, 262), (214, 252), (116, 262),
        tension=0.3), curve((198, 230), (230, 230), (240, 352), (188, 352), tension=0.2))
    black = np.maximum(ankh, bars)
    c.block.over(black, tone=0, accent=0.0, kind=2)
    c._ring(black, -6, black)
    for points in ([(182, 130), (178, 164), (196, 200)], [(128, 232), (200, 240)], [(206, 262),
                   (204, 300), (200, 340)], [(190, 120), (204, 106), (218, 102)]):
        c.gouge(points, 6, ends=(0.3, 0.3))
    c.lay([(60, 392), (546, 392), (560, 460), (46, 460)], tone=0, halo=-7)
    c.lay([(60, 398), (546, 398), (548, 412), (58, 412)], tone=1.15)
    for x, tall in ((96, 60), (130, 86), (500, 70), (466, 44)):
        form(c, box(x - 11, 394 - tall, x + 11, 394), light=(0.4 if x < 300 else -0.4, -0.9, 0.4),
            swell=11, hard=1.6, halo=5, angle=90)
        flame(c, x, 392 - tall, 34)
    return c
