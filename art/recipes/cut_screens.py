"""The menu's picture, the cover with its house, and the title, cut flat."""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np
from PIL import Image

from art.kit.block import Page
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")

MOON = (1370.0, 190.0, 430.0)
MAN = 800.0


@art("menu", size=(1920, 1080), scale=1.0)
def menu(page: Page) -> Woodcut:
    """The detective has come to the witch house; the left third stays dark for the words."""
    c = Woodcut(page, view=(0, 0, 1600))
    c.coarse = 1.7
    _night(c, MAN + 10, 40)
    _house(c)
    _street(c)
    _detective(c)
    return c


@art("cover-witch-cult")
def cover_witch_cult(page: Page) -> Woodcut:
    """The detective before the witch house, for the dossier of Case 1."""
    c = Woodcut(page, view=(548, 0, 1052))
    c.coarse = 1.4
    _night(c, MAN + 10, 40)
    _house(c)
    _street(c)
    _detective(c)
    return c


def _night(c: Woodcut, mist_ends: float = 1150.0, fades: float = 350.0) -> None:
    x, y, r = MOON
    away = np.hypot(c.X - x, c.Y - y)
    swirl = c.noise(280, "night", 3)
    mist = smoothstep(430, 760, c.X + (swirl - 0.5) * 260) * smoothstep(mist_ends + fades,
        mist_ends, c.X)
    mist = mist * (0.25 + 0.95 * smoothstep(-40, 420, c.Y + (swirl - 0.5) * 330))
    c.block.over(np.ones_like(c.X), tone=1.15 * mist, phase=c.lines(-3) + swirl * 150, gap=1.15)
    c.block.over(smoothstep(r + 22, r + 16, away), tone=0)
    disc = smoothstep(r + 1, r - 1, away)
    c.block.over(disc, tone=1.15, accent=1.0, kind=2)
    for drift, widths in (
        ([(1010, 96), (1120, 82), (1230, 104), (1380, 84), (1620, 108)], (0, 16, 26, 18, 8)),
        ([(1420, 372), (1500, 356), (1640, 380)], (0, 20, 12)),
        ([(900, 250), (980, 238), (1060, 254), (1120, 246)], (0, 13, 10, 0)),
    ):  # bars of cloud across the moon
        c.lay(blade(drift, widths), tone=0)


def _leaning(*points: Point) -> list[Point]:
    """Let the house lean to the right, more the higher it gets."""
    return [(x + (690 - y) * 0.085, y) for x, y in points]


def _house(c: Woodcut) -> None:
    """A gambrel that has sagged on its own cellar, black against the moon."""
    c.lay(_leaning((1210, 200), (1204, 50), (1192, 46), (1194, 34), (1280, 26), (1282, 40),
        (1270, 44), (1276, 220)), tone=0)
    roof = _leaning((1126, 128), (1350, 158), (1440, 236), (1506, 416), (1488, 420), (1500, 720),
        (1290, 720), (1276, 410), (1292, 404), (1222, 222))
    c.lay(roof, tone=0)
    for i in range(7):  # shingles catch the moon
        for k in range(9):
            y = 190 + i * 32 + (k % 2) * 6
            x = 1256 + k * 30 + i * 13
            if x < 1350 + i * 24:
                c.gouge(_leaning((x, y), (x + 11, y + 3), (x + 22, y + 1)), 4.5, accent=1.0)
    front = c.lay(_leaning((996, 720), (1006, 424), (976, 428), (1034, 258), (1126, 122),
        (1222, 222), (1298, 406), (1276, 412), (1290, 720)), tone=0)
    for i in range(24):  # clapboards, cut where the mist lights them
        y = 448 + i * 11.5
        sag = math.sin(i * 1.7) * 3
        c.gouge(_leaning((1000, y + sag), (1100, y + 5 - sag), (1190 - i * 2.5, y + 2)),
            5.4, within=front, ends=(1, 0))
    for i in range(13):  # and on the gable, fewer
        y = 268 + i * 12
        c.gouge(_leaning((1036 - (y - 258) * 0.32, y), (1072, y + 3),
            (1098 - (i % 3) * 12, y + 2)), 5, within=front, ends=(1, 0))
    for points, width in ((((976, 428), (1034, 258)), 12), (((1034, 258), (1126, 122)), 12),
        (((1126, 122), (1222, 222)), 5), (((1222, 222), (1298, 406)), 5)):
        c.gouge(_leaning(*points), width, ends=(1, 0.8))
    c.gouge(_leaning((976, 432), (1130, 448), (1280, 420)), 9, ends=(0.8, 0.2))
    _loft(c)
    for x, y, on in ((1052, 512, False), (1216, 512, True), (1052, 626, False), (1216, 626, False)):
        _window(c, x, y, lit=on)
    c.lay(_leaning((1100, 720), (1104, 592), (1134, 564), (1164, 590), (1170, 720)), tone=0, halo=9)
    c.gouge(_leaning((1092, 720), (1096, 586), (1134, 552)), 7, ends=(1, 0.8))
    c.gouge(_leaning((1134, 552), (1172, 584), (1178, 720)), 7, ends=(0.8, 1))


def _loft(c: Woodcut) -> None:
    """The one bright window, and who is at it."""
    c.lay(_leaning((1080, 404), (1080, 276), (1192, 276), (1192, 404)), tone=0)
    pane = c.lay(_leaning((1088, 396), (1088, 284), (1184, 284), (1184, 396)),
        tone=1.15, solid=True)
    c.shine(pane)
    witch = curve(*_leaning((1088, 412), (1098, 380), (1112, 366), (1110, 354), (1098, 350),
        (1088, 346), (1102, 336), (1104, 324), (1116, 308),
                            (1134, 310), (1142, 326), (1156, 338), (1170, 360),
                                (1176, 412)), tension=0.6)
    c.block.over(c.mask(witch) * pane, tone=0, kind=2)
    for points in (((1150, 280), (1150, 400)), ((1086, 312), (1188, 312))):
        c.gouge(_leaning(*points), 6, tone=0, ends=(1, 1))


def _window(c: Woodcut, x: float, y: float, *, lit: bool) -> None:
    def box(grow: float) -> list[Point]:
        w, h = 24 + grow, 36 + grow
        return _leaning((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))

    c.lay(box(11), tone=0)
    c.lay(box(6), tone=1.1)
    c.lay(box(0), tone=1.15 if lit else 0, accent=1.0 if lit else 0.0, solid=True)
    if lit:
        for points in (((x, y - 36), (x, y + 36)), ((x - 24, y), (x + 24, y))):
            c.gouge(_leaning(*points), 6, tone=0, ends=(1, 1))


def _street(c: Woodcut) -> None:
    """The street goes up to the door in one bright bend; crooked pickets to the right of it."""
    c.lay(curve((360, 940), (470, 812), (700, 752), (960, 712), (1160, 700), (1400, 706),
        (1640, 690), (1660, 960), tension=0.6), tone=0)
    road = curve((1112, 706), (1176, 706), (1200, 742), (1150, 790), (1180, 850), (1320, 940),
        (300, 940), (470, 850), (760, 784), (1010, 748), tension=0.7)
    stones = c.mask(road)
    for row in range(13):  # cobbles, larger and farther apart towards us
        t = row / 12
        y = 714 + 214 * t**1.35
        half = 6 + 20 * t
        for k in range(-27, 21):
            x = 1150 - 520 * t + k * half * 2.7 + (row % 2) * half * 1.3
            if 400 < x < 1420:
                stone = [(x - half, y), (x - half * 0.4, y - 4 - 6 * t),
                    (x + half * 0.6, y - 3 - 6 * t), (x + half * 1.05, y + 1),
                    (x + half * 0.4, y + 3 + 5 * t), (x - half * 0.6, y + 3 + 4 * t)]
                c.block.over(c.mask(curve(*stone)) * stones, tone=1.15)
    for i in range(11):  # one picket is gone
        x = 1250 + i * 37
        top = 640 + math.sin(i * 2.1) * 12 + i * 2
        lean = math.sin(i * 3.3) * 10
        if i != 3:
            c.lay([(x - 9, 812), (x - 10 + lean, top + 20), (x + lean, top),
                (x + 10 + lean, top + 20), (x + 9, 812)], tone=1.1, halo=6)
            c.lay([(x - 9, 812), (x - 10 + lean, top + 20), (x - 2 + lean, top + 6), (x + 1, 812)],
                tone=0)
    for y in (684, 756):
        c.gouge([(1236, y), (1420, y + 15), (1620, y + 4)], 15, tone=0, ends=(1, 1))
        c.gouge([(1236, y), (1420, y + 14), (1620, y + 3)], 6, ends=(1, 1))
    c.lay([(1210, 800), (1640, 790), (1640, 960), (1400, 960)], tone=0)


def _detective(c: Woodcut) -> None:
    """He has stopped in the street: weight on one leg, one hand in a pocket, a lantern.

    The mist is white behind his back, the night black before his face, where the light is cut.
    """
    x = MAN

    def at(*points: Point) -> list[Point]:
        return [(x + px, py) for px, py in points]

    def up(*points: Point) -> list[Point]:
        return at(*((4 + px * 1.14, 240 - (240 - py) * 1.14) for px, py in points))

    light = (1.0, 0.1)
    _shadow(c, at)
    far_arm = curve(*at((66, 250), (104, 264), (126, 300), (138, 372), (150, 440), (162, 506),
        (132, 514), (116, 450), (98, 380), (78, 320)), tension=0.6)
    legs = [
        curve(*at((-84, 660), (-78, 760), (-72, 838), (-8, 842), (-4, 760), (16, 660)),
            tension=0.3),
        curve(*at((-6, 660), (28, 752), (52, 832), (114, 826), (96, 740), (98, 660)), tension=0.3),
    ]
    shoes = [
        curve(*at((-70, 834), (-76, 856), (-64, 868), (10, 872), (34, 866), (28, 854), (-6, 838)),
            tension=0.5),
        curve(*at((54, 826), (48, 846), (62, 858), (138, 856), (162, 848), (150, 838), (112, 822)),
            tension=0.5),
    ]
    coat = curve(*at((-34, 240), (-84, 252), (-108, 280), (-92, 340), (-78, 396), (-84, 470),
        (-108, 570), (-150, 676), (-186, 706), (-110, 724), (-60, 708), (6, 726), (60, 706),
        (122, 708), (112, 610), (98, 520), (84, 420), (96, 340), (104, 284), (80, 256), (36, 240)),
        tension=0.45)
    near_arm = curve(*at((-70, 254), (-102, 262), (-124, 296), (-144, 356), (-172, 424), (-164,
        446),
        (-112, 474), (-58, 492), (-44, 452), (-96, 430), (-120, 412), (-94, 356), (-78, 316)),
        tension=0.55)
    back_collar = curve(*at((-58, 268), (-56, 206), (-44, 172), (-18, 214), (16, 250)), tension=0.4)
    front_collar = curve(*at((-28, 274), (6, 246), (40, 222), (78, 212), (84, 236), (70, 262),
        (40, 300)), tension=0.35)
    head = curve(*up((-34, 148), (-40, 190), (-24, 236), (26, 244), (50, 228), (62, 219), (60, 207),
        (65, 200), (61, 194), (66, 189), (63, 183), (78, 175), (62, 150), (62, 138)), tension=0.4)
    crown = curve(*up((-46, 142), (-46, 104), (-32, 64), (-10, 54), (10, 66), (36, 52), (54, 74),
        (62, 132)), tension=0.65)
    brim = curve(*up((-86, 132), (-58, 128), (0, 132), (56, 128), (96, 142), (112, 160), (80, 158),
        (40, 152), (-10, 156), (-60, 152), (-88, 140)), tension=0.75)
    c.lay(*legs, *shoes, coat, near_arm, back_collar, head, crown, brim, far_arm, tone=0)
    c.lay(*legs, coat, near_arm, back_collar, crown, brim, tone=0, halo=-6, keep=x < c.X)
    c.lit(far_arm, towards=light, reach=20, hard=1.5, angle=6)
    for leg, shoe in zip(legs, shoes, strict=True):
        c.lit(leg, towards=light, reach=16, hard=1.5, angle=4)
        c.lay(shoe, tone=0, halo=5)
        c.lit(shoe, towards=(0.5, -0.9), reach=11, hard=1.6)
    body = c.lit(coat, towards=light, reach=22, hard=1.5, angle=6)
    for points, width in (
        (((8, 456), (22, 560), (28, 716)), 9), (((56, 452), (72, 560), (90, 700)), 16),
        (((-52, 520), (-76, 610), (-100, 706)), 5), (((-30, 450), (-34, 540), (-36, 700)), 4),
        (((80, 330), (72, 372), (76, 410)), 12), (((54, 300), (46, 350), (50, 404)), 6),
    ):
        c.gouge(at(*points), width, within=body)
    c.lay(at((-80, 402), (0, 420), (86, 404), (88, 436), (0, 452), (-82, 432)), tone=0)
    c.gouge(at((-20, 419), (40, 418), (86, 405)), 6, ends=(0, 1), within=body)
    c.gouge(at((-30, 451), (40, 449), (88, 436)), 6, ends=(0, 1), within=body)
    c.lay(at((24, 414), (52, 412), (53, 454), (25, 456)), tone=1.15)
    c.lay(at((32, 423), (45, 422), (46, 446), (33, 447)), tone=0)
    c.lay(at((6, 300), (28, 272), (70, 250), (92, 300), (60, 340), (44, 400), (20, 404)), tone=0)
    c.lay(at((44, 262), (64, 250), (54, 300), (40, 330)), tone=1.15)  # shirt
    c.lay(at((50, 262), (60, 258), (60, 276), (48, 330), (44, 300)), tone=1.15, accent=1.0,
        solid=True)
    lapel = at((66, 252), (92, 268), (88, 322), (54, 398), (48, 340))
    c.lit(lapel, towards=light, reach=16, hard=1.4, halo=4)
    c.gouge(at((14, 282), (18, 340), (36, 402)), 5)
    c.lay(near_arm, tone=0)
    for points, width in ((((-108, 300), (-116, 356), (-138, 410)), 5),
        (((-128, 430), (-96, 446), (-60, 458)), 6), (((-62, 446), (-52, 468), (-56, 490)), 6)):
        c.gouge(at(*points), width)
    c.gouge(at((-70, 496), (-44, 484), (-24, 486)), 6)  # the pocket
    _face(c, up)
    c.lit(back_collar, towards=light, reach=7, hard=1.4)
    c.lit(front_collar, towards=(0.6, -0.8), reach=17, hard=1.5, halo=5)
    c.lit(crown, towards=light, reach=19, hard=1.5, halo=3)
    c.lay(curve(*up((-47, 112), (8, 120), (60, 110), (62, 130), (8, 138), (-47, 132))), tone=1.15,
        accent=1.0, halo=4, solid=True)
    c.lit(brim, towards=(0.75, -0.66), reach=12, hard=1.8, halo=4)
    _lantern(c, x + 148, 500)


def _face(c: Woodcut, at: Callable[..., list[Point]]) -> None:
    """Nose, cheek, lip and chin come out of the brim's shadow; a cigarette glows."""
    c.lay(at((60, 152), (80, 174), (75, 181), (64, 183), (68, 189), (63, 194), (67, 200), (61, 207),
        (64, 218), (54, 229), (44, 227), (34, 214), (24, 192), (26, 178), (40, 172), (52, 170),
        (55, 160)), tone=1.15)
    for cut, width in ((((54, 166), (60, 176), (58, 183)), 5), (((66, 195), (56, 195), (47, 199)),
        4),
        (((64, 184), (54, 184), (50, 179)), 4), (((47, 187), (41, 198), (43, 212)), 4),
        (((63, 207), (57, 209), (52, 207)), 4)):
        c.gouge(at(*cut), width, tone=0)
    c.gouge(at((28, 166), (39, 162), (48, 164)), 5)  # the eye
    c.lay(at((60, 192), (62, 197), (104, 208), (105, 203)), tone=1.15, halo=3)
    ember = c.lay(circle(*at((107, 206))[0], 7), tone=1.15, accent=1.0, solid=True, halo=3)
    c.shine(ember)
    smoke = at((110, 194), (118, 160), (104, 116), (126, 70), (112, 26), (134, -20))
    c.lay(blade(smoke, (2, 7, 11, 13, 15, 18)), tone=1.15)


def _lantern(c: Woodcut, x: float, y: float) -> None:
    """A storm lantern in his fist: the light comes from it."""

    def at(*points: Point) -> list[Point]:
        return [(x + px, y + py) for px, py in points]

    c.lay(curve(*at((-15, 4), (-17, 22), (-8, 34), (10, 34), (18, 22), (14, 2))), tone=1.15, halo=4)
    for k in range(3):
        c.gouge(at((-8 + k * 8, 14), (-9 + k * 8, 24), (-7 + k * 8, 33)), 3.5, tone=0)
    c.lay(at((-34, 82), (-30, 52), (0, 32), (30, 52), (34, 82), (30, 82), (26, 56), (0, 38),
        (-26, 56), (-30, 82)), tone=1.15)
    c.lay(at((-14, 72), (-8, 56), (8, 56), (14, 72)), tone=1.15, halo=4)
    c.lay(at((-30, 84), (-22, 70), (22, 70), (30, 84)), tone=1.15, halo=4)
    glass = curve(*at((-24, 88), (24, 88), (32, 116), (26, 144), (-26, 144), (-32, 116)),
        tension=0.5)
    c.shine(c.lay(glass, tone=1.15, accent=1.0, solid=True, halo=8))
    c.shine(c.lay(curve(*at((0, 96), (10, 116), (7, 136), (-7, 136), (-10, 116))), tone=1.15,
        solid=True))
    c.lay(at((-34, 166), (-28, 146), (28, 146), (34, 166)), tone=1.15, halo=4)
    for side in (-1, 1):
        c.lay(blade(at((side * 33, 84), (side * 40, 116), (side * 35, 150)), (4, 5, 4)), tone=1.15)


def _shadow(c: Woodcut, at: Callable[..., list[Point]]) -> None:
    """His shadow lies long over the stones, away from the lantern."""
    c.lay(curve(*at((10, 866), (-40, 852), (-110, 850), (-200, 838), (-214, 848), (-290, 850),
        (-322, 838), (-336, 850), (-372, 850), (-380, 832), (-392, 850), (-440, 854), (-448, 866),
        (-392, 872), (-384, 884), (-372, 872), (-338, 874), (-326, 886), (-230, 888), (-130, 880),
        (-40, 876)), tension=0.3), tone=0, halo=3)


# The letters stand on 0..1, y downwards; the second list of a letter is what is cut out of it.
LETTERS: dict[str, tuple[float, list[list[Point]]]] = {
    "A": (
        1.0,
        [
            [
                (0, 1),
                (0.34, 0),
                (0.66, 0.01),
                (1, 1),
                (0.72, 1),
                (0.65, 0.78),
                (0.33, 0.80),
                (0.27, 1),
            ],
            [(0.40, 0.58), (0.60, 0.565), (0.505, 0.22)],
        ],
    ),
    "R": (
        0.98,
        [
            [
                (0, 0.01),
                (0.64, 0),
                (0.89, 0.13),
                (0.90, 0.42),
                (0.68, 0.58),
                (0.98, 1),
                (0.66, 1),
                (0.42, 0.64),
                (0.28, 0.64),
                (0.30, 1),
                (0.01, 1),
            ],
            [(0.28, 0.19), (0.55, 0.18), (0.62, 0.3), (0.54, 0.43), (0.28, 0.44)],
        ],
    ),
    "K": (
        1.0,
        [
            [
                (0, 0),
                (0.29, 0.01),
                (0.28, 0.40),
                (0.62, 0),
                (0.97, 0.01),
                (0.55, 0.46),
                (1, 1),
                (0.65, 1),
                (0.36, 0.63),
                (0.29, 0.71),
                (0.30, 1),
                (0.02, 1),
            ]
        ],
    ),
    "H": (
        0.94,
        [
            [
                (0, 0),
                (0.29, 0),
                (0.28, 0.38),
                (0.64, 0.36),
                (0.63, 0.01),
                (0.92, 0),
                (0.94, 1),
                (0.65, 1),
                (0.64, 0.58),
                (0.28, 0.61),
                (0.30, 1),
                (0.01, 1),
            ]
        ],
    ),
    "M": (
        1.16,
        [
            [
                (0, 1),
                (0.06, 0),
                (0.35, 0),
                (0.58, 0.5),
                (0.81, 0),
                (1.10, 0.01),
                (1.16, 1),
                (0.87, 1),
                (0.84, 0.43),
                (0.64, 0.9),
                (0.51, 0.9),
                (0.31, 0.45),
                (0.28, 1),
            ]
        ],
    ),
    "N": (
        0.93,
        [
            [
                (0, 1),
                (0.02, 0),
                (0.30, 0),
                (0.66, 0.55),
                (0.65, 0),
                (0.93, 0.01),
                (0.91, 1),
                (0.64, 1),
                (0.28, 0.45),
                (0.29, 1),
            ]
        ],
    ),
    "I": (0.31, [[(0.01, 0), (0.30, 0.01), (0.31, 1), (0.0, 1)]]),
}


@art("logo", size=(1240, 640), scale=1.0)
def logo(page: Page) -> Image.Image:
    """The title, cut with the knife; the moon is its O, and a keyhole is in it."""
    c = Woodcut(page, view=(0, 0, 620))
    c.coarse = 0.8
    covered = np.zeros_like(c.X)
    for word, x, y, height in (("ARKHAM", 16.0, 18.0, 118.0), ("NOIR", 16.0, 156.0, 148.0)):
        for k, letter in enumerate(word):
            top, tall = y + math.sin(k * 2.6) * 3, height + math.sin(k * 1.9) * 5
            if letter == "O":
                x += tall * 0.55
                disc = circle(x, y + height / 2, tall * 0.55)
                covered = np.maximum(covered, c.lay(disc, tone=1.15, accent=1.0, solid=True))
                hole = [
                    circle(x, y + height * 0.4, tall * 0.15),
                    [
                        (x - tall * 0.06, y + height * 0.44),
                        (x + tall * 0.06, y + height * 0.44),
                        (x + tall * 0.14, y + height * 0.8),
                        (x - tall * 0.14, y + height * 0.8),
                    ],
                ]
                c.lay(*hole, tone=0)
                x += tall * 0.55 + 12
                continue
            width, parts = LETTERS[letter]
            wide = 90.5 if word == "ARKHAM" else 172
            shapes = [[(x + px * wide, top + py * tall) for px, py in part] for part in parts]
            mask = c.lay(shapes[0], tone=1.15)
            if len(shapes) > 1:
                mask = mask * (1 - c.lay(shapes[1], tone=0))
            shade = c.edge_light(mask, (-1, 0.55), tall * 0.13)
            c.block.over(mask, tone=1.15 - 1.25 * shade, phase=c.lines(-29), gap=0.6)
            covered = np.maximum(covered, mask)
            x += width * wide + (7 if word == "ARKHAM" else 12)
    printed = np.asarray(c.pull().convert("RGB"))
    near = cv2.dilate(
        covered.astype(np.float32), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (17, 17))
    )
    alpha = cv2.resize(cv2.GaussianBlur(near, (0, 0), 1.2), (printed.shape[1], printed.shape[0]))
    whole = Image.fromarray(np.dstack([printed, (np.clip(alpha, 0, 1) * 255).astype(np.uint8)]))
    return whole.quantize(256, Image.Quantize.FASTOCTREE)  # paper, inks and edges: decoded sooner
