"""Relics and evidence of The Witch Cult Murders: a thing, the hand at it, the shadow it throws."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import MAN, around, colour, fringe, ink, paper, scrawl, strokes, toward
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("etched-bowl")
def etched_bowl(page: Page) -> Woodcut:
    """A small hand over the rim, and marks that say how much is wanted."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 300), (-10, 300)])
    strokes(c, wall, -28, gap=15, length=90, width=12, tone=0, seed=3,
            weight=np.clip((c.X + c.Y * 0.4) / 420 - 0.6, 0, 1))
    altar = colour(c, [(-10, 318), (610, 296), (610, 450), (-10, 450)])
    strokes(c, altar, -2, gap=17, length=110, width=11, tone=0, seed=9,
            weight=np.clip((c.Y - 310) / 100, 0.1, 1))
    # the shadow of the knife on the wall says who waits
    ink(c, blade([(-30, 190), (40, 130), (96, 84), (130, 50)], [90, 74, 56, 40]))
    ink(c, curve((112, 60), (126, 30), (160, 22), (176, 44), (160, 74), (130, 82)))
    ink(c, blade([(150, 54), (190, 80), (240, 84), (296, 60)], [16, 40, 32, 0]),
        blade([(166, 30), (156, 60), (138, 88)], [12, 14, 12]))
    cx, cy = 262, 262
    outer = curve((cx - 190, cy - 10), (cx - 176, cy + 70), (cx - 110, cy + 140), (cx, cy + 168),
                  (cx + 110, cy + 140), (cx + 176, cy + 70), (cx + 190, cy - 10), tension=0.7)
    body = c.lit(outer, towards=(-1, -0.2), reach=90, hard=1.2, halo=8)
    strokes(c, body, around(cx, cy - 120), gap=14, length=60, width=5, seed=5,
            weight=np.clip(1 - (c.X - cx + 150) / 260, 0, 0.7))
    rim, inside = circle(cx, cy, 192, 66), circle(cx, cy + 4, 178, 57)
    paper(c, rim, halo=6)
    hollow = ink(c, inside)
    for row, (dy, wide) in enumerate(((16, 172), (34, 164), (50, 150))):
        for k in range(13):
            a = math.pi * (1.06 + 0.88 * k / 12)
            x, y = cx + math.cos(a) * wide, cy + 8 + math.sin(a) * 52 + dy
            _glyph(c, x, y, 7 + row, k + row * 5)
    blood = colour(c, circle(cx, cy + 44, 150, 38), keep=1 - hollow)
    c.gouge([(cx - 120, cy + 40), (cx - 60, cy + 18), (cx + 20, cy + 12)], 7, within=blood)
    strokes(c, blood, 0, gap=14, length=60, width=5, tone=0, seed=2,
            weight=np.clip((c.Y - cy - 30) / 40, 0, 0.7))
    sleeve = curve((420, 40), (520, 60), (640, 20), (640, 150), (520, 150), (430, 116), tension=0.5)
    paper(c, sleeve, halo=8)
    strokes(c, c.mask(sleeve), 12, gap=16, length=60, width=6, tone=0,
            weight=np.clip((c.Y - 70) / 70, 0, 0.8))
    arm = blade([(450, 76), (396, 96), (352, 130)], [58, 46, 36])
    c.lit(arm, towards=(-0.8, -1), reach=44, hard=1.6, halo=7)
    hand(c, "open", 360, 122, 46, turn=214, towards=(-1, -0.5), lean=0.95)
    colour(c, blade([(398, 84), (378, 108), (352, 150), (338, 190)], [5, 9, 8, 5]), halo=3)
    for y, size in ((222, 7), (256, 11)):
        colour(c, curve((334, y - size * 1.6), (334 + size, y), (334, y + size), (334 - size, y)),
               halo=3)
    return c


def _glyph(c: Woodcut, x: float, y: float, size: float, kind: int) -> None:
    """One of four marks, cut and forgotten."""
    forms: tuple[list[list[Point]], ...] = (
        [[(-1, -1), (0, 0), (1, -1)], [(0, 0), (0, 0.6), (0, 1.2)]],
        [[(-0.8, 1), (0, -1), (0.8, 1)]],
        [[(-1, 0), (0, -0.9), (1, 0)], [(-1, 0.9), (0, 0.2), (1, 0.9)]],
        [[(0, -1.2), (0, 0), (0, 1.2)], [(-0.9, 0.3), (0, -0.2), (0.9, 0.3)]],
    )
    for line in forms[kind % 4]:
        c.gouge([(x + px * size, y + py * size) for px, py in line], 3.6, ends=(0.7, 0.7))


@art("horned-skull")
def horned_skull(page: Page) -> Woodcut:
    """The anatomist pours himself a drink; the lamp makes more of it on the wall."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 352), (-10, 352)])
    strokes(c, wall, lambda x, y: 60 + y * 0.1, gap=15, length=90, width=11, tone=0, seed=4,
            weight=np.clip(np.hypot(c.X - 300, c.Y - 210) / 230 - 0.7, 0, 1))
    devil = curve((20, 360), (40, 250), (100, 190), (96, 120), (70, 70), (66, 20), (90, -20),
                  (120, 10), (124, 60), (160, 92), (216, 92), (250, 60), (254, 0), (290, -30),
                  (306, 30), (296, 80), (268, 124), (270, 180), (256, 214), (320, 260), (350, 360),
                  tension=0.6)
    ink(c, devil)
    table = colour(c, [(-10, 346), (610, 338), (610, 450), (-10, 450)])
    strokes(c, table, 1, gap=18, length=110, width=8, tone=0, seed=5,
            weight=np.clip((c.Y - 340) / 110, 0.1, 0.9))
    ink(c, curve((60, 398), (150, 384), (300, 384), (330, 402), (200, 420), (90, 416), tension=0.6))
    _skull(c, 250, 280, 106)
    _glass(c)
    return c


def _skull(c: Woodcut, x: float, y: float, s: float) -> None:
    """Three quarters, lit from the right, horns grown from the brow."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]
    for horn, widths in (
        (at((-0.42, -0.62), (-0.86, -0.86), (-1.1, -1.3), (-0.98, -1.7)), [46, 38, 24, 0]),
        (at((0.36, -0.68), (0.86, -0.94), (1.02, -1.4), (0.8, -1.86)), [50, 42, 28, 0]),
    ):
        mask = c.lit(blade(horn, widths), towards=(1, -0.2), reach=26, hard=1.4, halo=7)
        for k in range(5):
            t = (k + 0.6) / 6
            i = min(int(t * 3), 2)
            (ax, ay), (bx, by) = horn[i], horn[i + 1]
            px, py = ax + (bx - ax) * (t * 3 - i), ay + (by - ay) * (t * 3 - i)
            c.gouge([(px - 24, py + 10), (px, py), (px + 24, py + 8)], 5, tone=0, within=mask)
    dome = curve(*at((-0.7, -0.1), (-0.72, -0.56), (-0.4, -0.94), (0.1, -1.0), (0.56, -0.8),
                     (0.78, -0.36), (0.7, 0.06), (0.62, 0.3), (0.42, 0.42), (0.38, 0.8), (0.1,
                         0.92),
                     (-0.24, 0.88), (-0.34, 0.5), (-0.58, 0.3)), tension=0.6)
    bone = c.lit(dome, towards=(1, -0.25), reach=s * 1.05, hard=1.9, halo=8)
    ink(c, curve(*at((-0.46, -0.2), (-0.2, -0.3), (0.0, -0.2), (-0.02, 0.08), (-0.24, 0.18),
                     (-0.46, 0.06)), tension=0.7))
    ink(c, curve(*at((0.2, -0.22), (0.46, -0.32), (0.64, -0.18), (0.6, 0.06), (0.38, 0.14),
                     (0.2, 0.02)), tension=0.7))
    ink(c, at((0.1, 0.1), (0.2, 0.36), (0.1, 0.34), (0.02, 0.38)))
    for k in range(7):
        px = -0.24 + k * 0.1
        c.gouge(at((px, 0.52), (px + 0.01, 0.66), (px, 0.8)), 5, tone=0, within=bone)
    c.gouge(at((-0.3, 0.66), (0.04, 0.7), (0.38, 0.62)), 5, tone=0, within=bone)
    for line in (((0.3, -0.9), (0.24, -0.7), (0.34, -0.56), (0.26, -0.42)),
                 ((0.62, 0.16), (0.5, 0.24), (0.4, 0.4)), ((-0.1, -0.5), (0.2, -0.44), (0.5,
                     -0.5))):
        c.gouge(at(*line), 5, tone=0)
    colour(c, moved(circle(0, 0, 5, 4), *at((0.44, -0.08))[0]))


def _glass(c: Woodcut) -> None:
    """A bottle tipped by a hand from the right, a tumbler nearly full."""
    paper(c, [(388, 300), (472, 300), (462, 398), (398, 398)], halo=8)
    ink(c, [(395, 308), (465, 308), (456, 390), (404, 390)])
    colour(c, [(398, 340), (462, 340), (456, 390), (404, 390)])
    c.gouge([(402, 312), (406, 350), (410, 386)], 6)
    colour(c, blade([(440, 214), (432, 260), (430, 344)], [6, 10, 9]), halo=4)
    bottle = moved([(-14, 0), (14, 0), (16, -44), (40, -70), (44, -200), (-44, -200), (-40, -70),
                    (-16, -44)], 440, 216, 1, 52)
    c.lit(bottle, towards=(-0.6, -1), reach=20, hard=1.2, halo=7)
    paper(c, moved([(-38, -100), (38, -100), (38, -160), (-38, -160)], 440, 216, 1, 52))
    for k in range(3):
        ink(c, moved([(-26, -112 - k * 14), (24 - k * 8, -112 - k * 14), (24 - k * 8,
            -118 - k * 14),
                      (-26, -118 - k * 14)], 440, 216, 1, 52))


@art("book-of-azathoth")
def book_of_azathoth(page: Page) -> Woodcut:
    """All have signed. A pen is offered, and there is one line left."""
    c = Woodcut(page)
    sheet = [(110, -10), (520, -10), (600, 450), (-40, 450)]
    leaf = paper(c, sheet)
    for k in range(6):
        y = 20 + k * 38 + k * k * 5
        spread = 1 + k * 0.14
        for side in (-1, 1):
            x0 = 316 + side * 96 * spread - 70 * spread - 20
            long = (100 + (k * 53 + side * 31) % 44) * spread
            scrawl(c, (x0, y), (x0 + long, y - 4), 8 * spread, seed=k * 5 + side + 1,
                width=5 * spread,
                   tone=1.1, accent=1.0)
    c.gouge([(90, 424), (230, 421), (420, 424)], 6, tone=0, ends=(0.6, 0.6))
    dark = ink(c, curve((640, -20), (380, -20), (396, 60), (430, 120), (470, 220), (520, 330),
                        (640, 380), tension=0.6))
    fringe(c, [(384, -10), (402, 60), (436, 120), (474, 220), (522, 330)], (-50, 18), gap=12,
           width=15, seed=3)
    strokes(c, dark, 116, gap=17, length=60, width=6, seed=3,
            weight=np.clip(1.1 - (c.X - 400 - c.Y * 0.3) / 120, 0, 0.8))
    hand(c, "holding", 452, 204, 90, turn=-78, towards=(-0.4, -1), claw=0.46, lean=0.86, dark=True)
    quill = blade([(262, 414), (292, 300), (312, 212), (306, 90), (272, 6)], [5, 11, 15, 58, 0])
    c.lit(quill, towards=(1, 0.2), reach=14, hard=1.0, halo=-5)
    for k in range(6):
        c.gouge([(306 - k * 2, 190 - k * 28), (288 - k * 3, 172 - k * 28), (278 - k * 3,
            146 - k * 28)], 6)
    ink(c, curve((-20, 330), (60, 372), (120, 420), (110, 460), (-20, 460), tension=0.5), halo=6)
    finger = blade([(20, 450), (84, 408), (146, 376), (196, 352), (216, 344)], [96, 80, 62, 50, 26])
    c.lit(finger, towards=(-0.3, -1), reach=56, hard=1.6, halo=9)
    for x, y in ((104, 392), (114, 386), (158, 366)):
        c.gouge([(x - 8, y - 22), (x + 4, y), (x + 6, y + 20)], 5, tone=0)
    paper(c, curve((182, 336), (206, 330), (216, 340), (196, 352), tension=0.6), halo=3)
    colour(c, curve((212, 338), (228, 346), (234, 364), (224, 388), (212, 366), tension=0.7),
        halo=4)
    colour(c, curve((222, 414), (234, 404), (242, 418), (230, 428)), keep=1 - leaf)
    return c


@art("wax-poppet")
def wax_poppet(page: Page) -> Woodcut:
    """A pin goes into the doll; across the street a man stops under the lamp."""
    c = Woodcut(page)
    night = ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    paper(c, [(64, 92), (108, 92), (232, 340), (-40, 340)])
    strokes(c, night, toward(86, 84), gap=15, length=56, width=5, seed=5,
            weight=np.clip(1.1 - np.hypot(c.X - 86, c.Y - 90) / 150, 0, 1))
    ink(c, [(82, 90), (90, 90), (94, 346), (80, 346)], [(70, 74), (104, 74), (100, 94), (74, 94)])
    c.shine(colour(c, [(74, 78), (100, 78), (97, 92), (77, 92)]))
    bent = moved(MAN, 116, 338, 150, 9)
    ink(c, bent, blade([(150, 238), (168, 262), (140, 274)], [20, 18, 12]))
    for x0, x1 in ((-10, 6), (228, 240)):  # the window we look out of
        ink(c, [(x0, -10), (x1, -10), (x1, 360), (x0, 360)])
    sill = paper(c, [(-10, 352), (610, 340), (610, 374), (-10, 388)])
    strokes(c, sill, -1, gap=12, length=90, width=5, tone=0, seed=2)
    colour(c, [(-10, 388), (610, 374), (610, 450), (-10, 450)])
    _poppet(c)
    arm = blade([(650, 130), (600, 156), (556, 190)], [120, 96, 60])
    c.lit(arm, towards=(-0.6, -1), reach=24, hard=1.2, halo=8)
    hand(c, "holding", 556, 190, 74, turn=-72, towards=(-0.4, -1), claw=0.34, lean=0.8)
    c.lay(blade([(424, 212), (396, 226), (352, 250)], [4, 6, 3]), tone=1.15, solid=True, halo=4)
    c.shine(paper(c, circle(438, 206, 11), halo=4))
    return c


def _poppet(c: Woodcut) -> None:
    """Soft wax, half melted, in a hat that somebody took trouble over."""
    body = curve((262, 440), (266, 396), (282, 344), (268, 318), (240, 336), (214, 330), (222, 306),
                 (258, 280), (296, 258), (300, 240), (282, 214), (288, 176), (320, 160), (356, 172),
                 (368, 206), (354, 238), (354, 256), (396, 282), (424, 312), (424, 336), (396, 334),
                 (374, 316), (372, 350), (394, 400), (396, 440), (350, 444), (334, 400), (318, 444),
                 tension=0.6)
    wax = c.lit(body, towards=(-1, -0.25), reach=130, hard=1.9, halo=9)
    for seam in ([(262, 300), (268, 330), (262, 360)], [(392, 300), (384, 330), (392, 352)]):
        c.gouge(seam, 4, tone=0, within=wax)
    for line in ([(300, 280), (296, 320), (306, 350)], [(350, 290), (354, 330), (346, 360)]):
        c.gouge(line, 5, tone=0, within=wax)
    colour(c, [(318, 252), (336, 252), (330, 266), (344, 316), (328, 332), (314, 316), (324, 266)],
           halo=4)
    face = Head(c, 328, 204, 50, flip=True, tilt=-4, expression="grieving", build=Build(jaw=1.0,
        gaunt=0.4))
    ink(c, circle(328, 200, 42, 54), halo=5)
    face.draw()
    face.hat("fedora", band_accent=True)
    for (ax, ay), (bx, by) in (((196, 262), (288, 296)), ((420, 262), (362, 300)),
            ((214, 400), (300, 372)), ((446, 392), (366, 372))):
        c.lay(blade([(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)], [4, 5, 3]), tone=1.15,
              solid=True, halo=4)
        c.shine(paper(c, circle(ax, ay, 9), halo=4))


@art("coroners-table")
def coroners_table(page: Page) -> Woodcut:
    """It went in at the ribs. It left by the feet, on little hands."""
    c = Woodcut(page)
    cone = paper(c, [(236, 52), (352, 52), (500, 250), (90, 250)])
    strokes(c, cone, toward(294, 0), gap=15, length=80, width=9, tone=0, seed=3,
            weight=np.clip(np.abs(c.X - 294) / (40 + c.Y * 0.5) - 0.3, 0, 1))
    floor = colour(c, [(-10, 330), (610, 322), (610, 450), (-10, 450)])
    strokes(c, floor, 1, gap=16, length=90, width=10, tone=0, seed=9,
        weight=np.clip((c.Y - 330) / 110, 0.1, 1))
    coroner = moved(MAN, 470, 420, 400)
    ink(c, coroner, halo=-3)
    c.lit(coroner, towards=(-1, -0.2), reach=22, hard=1.2)
    ink(c, [(286, -10), (302, -10), (302, 30), (286, 30)])
    c.shine(paper(c, curve((218, 62), (238, 34), (270, 22), (318, 22), (350, 34), (370, 62),
                           tension=0.4), halo=5))
    ink(c, curve((218, 60), (238, 30), (270, 18), (318, 18), (350, 30), (370, 60), (350, 48),
                 (240, 48), tension=0.4))
    body = curve((56, 262), (70, 226), (100, 210), (128, 224), (150, 226), (190, 196), (236, 188),
                 (280, 206), (330, 222), (390, 226), (440, 222), (470, 236), (486, 262),
                     tension=0.6)
    sheet = [(40, 256), (500, 256), (530, 300), (520, 420), (470, 392), (420, 424), (360, 396),
             (300, 430), (240, 400), (180, 430), (120, 396), (70, 424), (24, 398), (20, 300)]
    cloth = paper(c, body, curve(*sheet, tension=0.25), halo=7)
    strokes(c, cloth, lambda x, y: 88 + (x - 270) * 0.02, gap=19, length=80, width=11, tone=0,
            seed=8, weight=np.clip((c.Y - 292) / 50, 0, 0.9))
    c.gouge([(40, 274), (270, 280), (510, 272)], 7, tone=0)
    for fold in ([(150, 232), (180, 246), (240, 258)], [(330, 226), (300, 244), (250, 256)],
                 [(400, 230), (420, 246), (470, 252)]):
        c.gouge(fold, 6, tone=0)
    for x, y in ((530, 232), (496, 236)):  # bare feet, toes up
        foot = curve((-52, 30), (-34, 6), (-22, -26), (-16, -52), (0, -62), (12, -54), (12, -34),
            (6, -6), (14, 18),
                     (18, 34), tension=0.6)
        c.lit(moved(foot, x, y, 1.1, 2), towards=(-0.8, -0.6), reach=44, hard=1.9, halo=7)
        for k in range(3):
            c.gouge([(x - 14 + k * 8, y - 66 + k * 2), (x - 11 + k * 8, y - 58), (x - 12 + k * 8,
                y - 48)], 3.5, tone=0)
    c.gouge([(506, 186), (528, 206), (548, 236)], 4)
    colour(c, moved([(-13, -4), (13, -4), (13, 34), (-13, 34)], 550, 244, 1, -14), halo=5)
    wound = c.rough(curve((186, 222), (212, 198), (252, 200), (274, 224), (250, 242), (206, 240),
                          tension=0.6), 4, step=12)
    colour(c, wound, halo=4)
    ink(c, c.rough(circle(230, 222, 24, 12), 3, step=9))
    colour(c, blade([(226, 236), (230, 280), (222, 340)], [26, 18, 0]),
           blade([(252, 236), (256, 268), (254, 300)], [14, 9, 0]))
    for x, y, size, turn in ((270, 300, 15, 180), (304, 334, 17, 160), (278, 372, 19, 190),
            (330, 398, 22, 150), (300, 428, 22, 178)):
        _small_hand(c, x, y, size, turn)
    return c


def _small_hand(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """The print of a rat's palm, which is a child's."""
    palm = curve((-0.5, 0.5), (-0.6, -0.2), (0, -0.5), (0.6, -0.2), (0.5, 0.5))
    fingers = [blade([(dx * 0.5, -0.3), (dx * 0.8, -0.9), (dx, -1.5 + abs(dx) * 0.4)], [0.4, 0.4,
        0.2])
               for dx in (-0.9, -0.3, 0.3, 0.9)]
    thumb = blade([(-0.4, 0.3), (-1.0, 0.0), (-1.3, -0.4)], [0.4, 0.4, 0.2])
    colour(c, *(moved(shape, x, y, size, turn) for shape in (palm, *fingers, thumb)))
