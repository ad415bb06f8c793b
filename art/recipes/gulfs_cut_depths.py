"""What comes up and what goes down: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import Way, fingers
from art.kit.cut_gulfs import box, figure
from art.kit.cut_light import WALKER, colour, ink, paper
from art.kit.cut_strokes import along, around, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


def _fry(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """A small fish that swims to the right."""
    body = curve((-22, 0), (-8, -11), (12, -9), (26, 0), (12, 9), (-8, 11), tension=0.8)
    tail = [(-18, 0), (-38, -12), (-32, 0), (-38, 12)]
    ink(c, moved(joined(body, tail), x, y, size, turn))
    paper(c, circle(*_at(14, -2, x, y, size, turn), 3.4 * size))


def _at(px: float, py: float, x: float, y: float, size: float, turn: float) -> Point:
    a = math.radians(turn)
    return (x + (px * math.cos(a) - py * math.sin(a)) * size,
            y + (px * math.sin(a) + py * math.cos(a)) * size)


@art("shapes-in-the-other-light")
def shapes_in_the_other_light(page: Page) -> Woodcut:
    """The small fry keep to the lamp, and so do I; the lamp hangs before something's jaws."""
    c = Woodcut(page)
    lx, ly = 200, 190
    c.shine(c.lay(curve((-20, 210), (20, 60), (130, -20), (270, -10), (380, 80), (420, 220), (370,
        360), (270, 440),
        (120, 440), (20, 360), tension=0.8), tone=1.2, accent=1.0, solid=True))
    # The great head, out of the dark on the right.
    head = curve((640, -30), (470, -20), (372, 22), (318, 86), (300, 140), (318, 176), (372, 196),
        (420, 238),
        (430, 282), (392, 318), (322, 338), (282, 372), (300, 420), (380, 470), (640, 470),
            tension=0.6)
    skin = c.mask(head)
    ink(c, head)
    strokes(c, skin, around(640, 230), cell=15, length=46, width=6,
        weight=lambda px, py: max(0.0, 1.1 - math.hypot(px - lx, py - ly) / 300), seed=4)
    maw = curve((300, 142), (330, 168), (400, 186), (470, 214), (500, 262), (470, 312), (396,
        342), (318, 352),
        (284, 372), (330, 322), (380, 300), (400, 268), (380, 226), (334, 190), tension=0.6)
    ink(c, maw)
    colour(c, curve((400, 196), (470, 218), (496, 262), (468, 306), (402, 334), (430, 300), (440,
        262), (428,
        226), tension=0.7))
    for k in range(9):                                                  # the teeth, like needles
        t = k / 8
        x0, y0 = 302 + t * 168, 150 + t * 62
        long = (66, 40, 88, 50, 74, 42, 58, 34, 40)[k]
        paper(c, blade([(x0, y0 - 8), (x0 - 8, y0 + long * 0.5), (x0 - 24, y0 + long)], (17, 11,
            0)), halo=4)
        x1, y1 = 292 + t * 172, 368 - t * 58
        paper(c, blade([(x1, y1 + 10), (x1 - 4, y1 - long * 0.4), (x1 - 20, y1 - long * 0.8)],
            (17, 11, 0)),
            halo=4)
    ink(c, circle(452, 110, 34))
    paper(c, circle(448, 110, 25))
    ink(c, circle(441, 112, 14))
    ink(c, [(410, 70), (500, 70), (500, 104), (410, 112)])
    c.gouge([(408, 104), (444, 92), (488, 96)], 9)
    # The stalk and its lamp.
    stalk = rounded_way([(380, 24), (330, -10), (262, 0), (210, 60), (lx, 150)], 6)
    ink(c, blade(stalk, [26 - 14 * i / (len(stalk) - 1) for i in range(len(stalk))]))
    paper(c, blade(stalk, [14 - 8 * i / (len(stalk) - 1) for i in range(len(stalk))]))
    c.shine(c.lay(circle(lx, ly, 44), tone=1.25, solid=True, halo=8))
    for k in range(16):
        a = math.radians(k * 22.5)
        c.shine(c.lay(blade([(lx + math.cos(a) * 54, ly + math.sin(a) * 54), (lx + math.cos(a) * 70,
            ly + math.sin(a) * 70), (lx + math.cos(a) * (84 + k % 2 * 18),
                ly + math.sin(a) * (84 + k % 2 * 18))],
            (9, 7, 0)), tone=1.25, solid=True))
    ink(c, box(lx - 18, ly - 62, lx + 18, ly - 40))
    for px, py, size, turn in ((78, 110, 1.2, 30), (136, 48, 0.95, 60), (66, 236, 1.15, -14),
        (110, 312, 1.0, -40),
                               (262, 296, 1.0, -130), (270, 66, 0.85, 130)):
        _fry(c, px, py, size, turn)
    ink(c, curve((60, 470), (110, 424), (190, 412), (290, 424), (340, 470)))
    ink(c, moved(WALKER, 186, 418, 124))
    return c


@art("what-swims-beside-us")
def what_swims_beside_us(page: Page) -> Woodcut:
    """He thinks that he walks home alone; it has kept pace with him since the bridge."""
    c = Woodcut(page)
    for row in range(3):                                                # a street, nearly asleep
        for k in range(6):
            wx, wy = 14 + k * 106, -62 + row * 136
            if (row, k) in ((0, 2), (1, 0), (1, 5), (0, 4), (0, 1)):
                paper(c, box(wx, wy, wx + 58, wy + 96))
                ink(c, box(wx + 26, wy, wx + 32, wy + 96), box(wx, wy + 44, wx + 58, wy + 50))
            c.gouge([(wx - 8, wy + 104), (wx + 66, wy + 104)], 6, ends=(1, 1))
    ground = paper(c, box(0, 352, 600, 440))
    strokes(c, ground, along(0), cell=14, length=90, width=7, tone=0, seed=6,
        weight=lambda px, py: min(1.0, abs(px - 290) / 240))
    fish = curve((520, 150), (470, 178), (420, 196), (440, 216), (500, 236), (524, 262), (470,
        288), (400, 302),
        (320, 304), (240, 290), (160, 262), (96, 240), (50, 286), (4, 304), (34, 238), (14, 168),
            (52, 188),
        (98, 216), (170, 176), (250, 136), (330, 110), (410, 100), (480, 116), tension=0.55)
    ink(c, fish, halo=9)
    body = colour(c, fish)
    ink(c, curve((520, 152), (470, 180), (400, 196), (372, 208), (400, 222), (450, 236), (520,
        258), (460, 262),
        (388, 250), (350, 212), (384, 184), (450, 164), tension=0.5))
    for k, long in enumerate((44, 26, 36, 22, 30, 18)):                 # the teeth
        tx = 500 - k * 22
        paper(c, blade([(tx, 160 + k * 6), (tx - 4, 160 + k * 6 + long * 0.5), (tx - 12,
            160 + k * 6 + long)], (13, 9, 0)))
        paper(c, blade([(tx - 6, 258 - k * 6), (tx - 10, 258 - k * 6 - long * 0.5), (tx - 20,
            258 - k * 6 - long)],
            (13, 9, 0)))
    paper(c, circle(436, 134, 19, 16), halo=8)
    ink(c, circle(438, 137, 6))
    for k in range(4):                                                  # gills
        ink(c, blade([(346 - k * 15, 130 + k * 4), (322 - k * 15, 196), (338 - k * 15, 272)], (0,
            10, 0)))
    for row in range(8):                                                # scales
        for k in range(9):
            sx, sy = 284 - k * 22 + (row % 2) * 11, 128 + row * 22 + k * 4
            ink(c, less(circle(sx, sy, 11), circle(sx + 5, sy, 10)), keep=1 - body)
    for k in range(9):                                                  # the spines of its back
        bx = 300 - k * 17
        colour(c, blade([(bx, 122 + k * 8), (bx - 14, 92 + k * 8), (bx - 40, 62 + k * 9)], (13, 9,
            0)), halo=5)
    ink(c, moved(WALKER, 262, 432, 330), halo=-8)
    return c


@art("soundings-in-the-bay")
def soundings_in_the_bay(page: Page) -> Woodcut:
    """The lead has found no bottom. It has found a finger and a thumb."""
    c = Woodcut(page)
    paper(c, box(0, 0, 600, 92))
    for k in range(5):
        c.gouge([(20 + k * 120, 18 + k % 3 * 12), (70 + k * 120, 13 + k % 3 * 12), (150 + k * 120,
            20 + k % 3 * 12)],
            4, tone=0)
    sea = colour(c, curve((-20, 90), (80, 84), (180, 94), (300, 88), (420, 96), (520, 86), (620,
        92), (620, 210),
        (-20, 210), tension=0.6))
    ink(c, box(0, 186, 600, 440))
    strokes(c, sea, along(1), cell=16, length=70, width=8, tone=0, seed=5,
        weight=lambda px, py: max(0.0, (py - 92) / 90))
    deep = c.mask(box(0, 170, 600, 440))
    strokes(c, deep, along(2), cell=24, length=80, width=4, accent=1.0, seed=7,
        weight=lambda px, py: max(0.0, 0.9 - (py - 170) / 130))
    # The boat goes down by the bow.
    hull = moved(curve((-96, -20), (-60, -14), (0, -12), (60, -14), (98, -24), (76, 16), (40, 24),
        (-40, 24), (-76,
        14), tension=0.4), 292, 84, 1, 9)
    for px, lean in ((-34, 0.0), (30, 16.0)):
        for part in figure("standing", 0, 0, 92):
            ink(c, moved(part, 292 + px, 104 + px * 0.16, 1, 9 + lean))
    ink(c, hull, halo=5)
    c.gouge([(206, 62), (260, 78), (330, 90), (380, 86)], 6)
    ink(c, blade([(354, 76), (350, 180), (348, 262)], (8, 8, 8)))
    paper(c, blade([(354, 76), (350, 180), (348, 262)], (4.5, 4.5, 4.5)))
    ways: list[Way] = [
        ([(250, 392), (196, 344), (176, 292), (186, 250)], (38, 34, 28, 16)),
        ([(270, 372), (222, 306), (212, 240), (228, 196)], (42, 38, 31, 17)),
        ([(296, 358), (262, 286), (262, 220), (284, 172)], (44, 40, 32, 18)),
        ([(330, 356), (306, 308), (314, 266), (344, 268)], (46, 42, 34, 24)),
    ]
    paper(c, curve((238, 470), (234, 400), (262, 366), (320, 346), (370, 372), (412, 410), (400,
        470), tension=0.7),
        halo=9)
    ways.append(([(390, 440), (416, 386), (398, 320), (362, 274)], (62, 50, 38, 24)))
    for points, widths in ways:  # lit from above, on the left
        fingers(c, [(points, widths)], 0, 0, 1, halo=6, shade=0.0)
        way = rounded_way(points, 6)
        wide = [w for w, _ in rounded_way([(w, 0.0) for w in widths], 6)]
        skin = c.mask(limb(way, wide))
        dark = limb([(px + w * 0.62, py + w * 0.2) for (px, py), w in zip(way, wide,
            strict=True)], wide)
        ink(c, dark, keep=1 - skin)
        for k in (0.36, 0.68):                                          # its joints
            px, py = way[round(k * (len(way) - 1))]
            w = wide[round(k * (len(way) - 1))]
            c.gouge([(px - w * 0.42, py + 3), (px - w * 0.1, py - 3), (px + w * 0.2, py + 2)], 4,
                tone=0, within=skin)
    strokes(c, box(220, 380, 430, 440), along(80), cell=13, length=40, width=5, tone=0, seed=3,
        weight=lambda px, py: max(0.0, (py - 380) / 60))
    ink(c, [(336, 256), (360, 256), (356, 296), (342, 296)])
    return c
