"""The menu's picture, its house on the cards, and the title, cut flat."""

from __future__ import annotations

import math

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
cards = Recipes("witch-cult", accent="red")

MOON = (1370.0, 190.0, 430.0)
MAN = 800.0


@art("menu", size=(1920, 1080), scale=1.0)
def menu(page: Page) -> Woodcut:
    """The detective has come to the witch house; the left third stays dark for the words."""
    c = Woodcut(page, view=(0, 0, 1600))
    c.coarse = 1.7
    _night(c)
    _house(c)
    _street(c)
    _detective(c)
    return c


@cards("witch-house")
def witch_house(page: Page) -> Woodcut:
    """It leans over the street like a drunk with a secret."""
    c = Woodcut(page, view=(868, 0, 870))
    c.coarse = 1.2
    _night(c)
    _house(c)
    _street(c)
    return c


@art("cover-witch-cult")
def cover_witch_cult(page: Page) -> Woodcut:
    """The detective before the witch house, for the dossier of Case 1."""
    c = Woodcut(page, view=(560, 30, 1040))
    c.coarse = 1.4
    _night(c)
    _house(c)
    _street(c)
    _detective(c)
    return c


def _night(c: Woodcut) -> None:
    x, y, r = MOON
    away = np.hypot(c.X - x, c.Y - y)
    swirl = c.noise(280, "night", 3)
    mist = smoothstep(430, 760, c.X + (swirl - 0.5) * 260) * smoothstep(1500, 1150, c.X)
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
        (470, 940), (600, 850), (800, 790), (1010, 748), tension=0.7)
    stones = c.mask(road)
    for row in range(13):  # cobbles, larger and farther apart towards us
        t = row / 12
        y = 714 + 214 * t**1.35
        half = 6 + 20 * t
        for k in range(-21, 21):
            x = 1150 - 520 * t + k * half * 2.7 + (row % 2) * half * 1.3
            if 535 + 80 * t < x < 1420:
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
    """Seen from behind: a black coat with the moon along its right edge."""
    x = MAN

    def at(*points: Point) -> list[Point]:
        return [(x + px, py) for px, py in points]

    c.lay(curve(*at((-60, 862), (-160, 900), (-440, 960), (0, 960), (84, 862))),
        tone=0)  # his shadow
    legs = [curve(*at((-66, 640), (-60, 750), (-66, 836), (-98, 856), (-96, 868), (-26, 868),
        (-20, 760), (-4, 640)), tension=0.35),
            curve(*at((2, 640), (12, 760), (18, 846), (16, 872), (86, 872), (84, 858), (58, 842),
                (62, 750), (72, 640)), tension=0.35)]
    coat = curve(*at((-28, 236), (-66, 246), (-100, 262), (-118, 300), (-124, 360), (-130, 420),
        (-126, 470), (-100, 500), (-92, 530), (-108, 610), (-150, 700), (-100, 704), (-56, 690),
                     (-8, 706), (36, 692), (76, 704), (104, 688), (98, 610), (88, 530), (98, 500),
                         (126, 470), (132, 420), (128, 360), (122, 300), (104, 262), (70, 246),
                         (30, 236)), tension=0.5)
    collar = curve(*at((-46, 278), (-56, 236), (-46, 196), (-16, 226), (18, 226), (48, 194),
        (60, 234), (50, 278)), tension=0.4)
    head = curve(*at((-31, 190), (-34, 216), (-20, 246), (22, 246), (37, 216), (33, 188)),
        tension=0.8)
    crown = curve(*at((-45, 184), (-46, 146), (-34, 102), (-14, 92), (2, 102), (20, 90), (40, 102),
        (49, 144), (50, 184)), tension=0.7)
    brim = curve(*at((-92, 206), (-74, 186), (-44, 178), (0, 184), (50, 174), (82, 174),
        (104, 190), (72, 206), (30, 208), (0, 213), (-46, 214)), tension=0.8)
    c.lay(*legs, coat, collar, head, crown, brim, tone=0, halo=-7)
    moonwards = (1.0, -0.25)
    for leg in legs:
        c.lit(leg, towards=moonwards, reach=12, hard=1.5)
    body = c.lit(coat, towards=moonwards, reach=18, hard=1.5, angle=-8)
    right = curve(*at((80, 282), (104, 270), (122, 308), (127, 366), (130, 420), (124, 468),
        (96, 498), (82, 478), (98, 436), (96, 366)), tension=0.6)
    c.lit(right, towards=moonwards, reach=26, hard=1.5, halo=6, angle=-8)
    c.gouge(at((-92, 300), (-96, 400), (-88, 480)), 5)
    for points, width in ((((-82, 448), (0, 460), (82, 446)), 6), (((-82, 474), (0, 487),
        (82, 472)), 6), (((2, 250), (5, 350), (2, 444)), 6), (((48, 300), (64, 360), (60, 436)), 8),
                          (((0, 496), (-4, 590), (-12, 700)), 10), (((40, 494), (52, 590),
                              (64, 696)), 12), (((-44, 494), (-58, 590),
                              (-92, 700)), 8), (((72, 500), (84, 590), (92, 680)), 8)):
        c.gouge(at(*points), width, within=body)
    c.lay(at((22, 458), (42, 456), (42, 478), (22, 480)), tone=1.1)
    c.lit(head, towards=moonwards, reach=14, hard=1.5, halo=3)
    c.lit(collar, towards=moonwards, reach=19, hard=1.5, halo=6)
    c.lit(crown, towards=moonwards, reach=19, hard=1.5, halo=4)
    c.lay(curve(*at((-45, 164), (0, 174), (49, 161), (50, 180), (0, 193), (-45, 184))),
        tone=1.15, accent=1.0, halo=4, solid=True)
    c.lit(brim, towards=(0.8, -0.8), reach=12, hard=1.7, halo=5)


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
    return Image.fromarray(np.dstack([printed, (np.clip(alpha, 0, 1) * 255).astype(np.uint8)]))
