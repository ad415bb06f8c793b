"""Cut open: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import SOLID, Page
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, around, away, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("slanted-garret")
def slanted_garret(page: Page) -> Woodcut:
    """The house cut open: he sleeps on one side of the slanted wall, she listens on the other."""
    c = Woodcut(page)
    sky = paper(c, PAGE)
    strokes(c, sky, along(-14), cell=30, length=110, width=10, tone=0, seed=4,
        weight=lambda x, y: float(np.clip(1.15 - y / 330, 0.2, 1)))
    house: list[Point] = [(36, 450), (62, 196), (40, 200), (160, 44), (296, -14), (440, 40),
        (566, 204), (544, 200), (572, 450)]
    roof = ink(c, house, halo=-6)
    strokes(c, roof,
        lambda x, y: math.radians(-52 if x < 160 else -24 if x < 296 else 22 if x < 440 else 54),
            cell=15,
        length=20, width=5, seed=6,
        weight=lambda x, y: float(y < 190) * 0.9)
    room: list[Point] = [(98, 392), (112, 206), (190, 84), (292, 42), (312, 46), (404, 392)]
    inside = paper(c, room)
    strokes(c, inside, away(346, 300), cell=24, length=46, width=6, tone=0, seed=8,
        weight=lambda x, y: float(np.clip(math.hypot(x - 340, y - 300) / 130 - 1.2, 0, 1)))
    loft: list[Point] = [(338, 50), (424, 80), (508, 206), (524, 392), (430, 392)]
    red = colour(c, loft)
    strokes(c, red, along(74), cell=24, length=60, width=7, tone=0, seed=5,
        weight=lambda x, y: float(np.clip((x - 430 - (y - 200) * 0.1) / 80, 0, 0.9)))
    wall = paper(c, [(318, 48), (332, 50), (424, 392), (410, 392)])
    strokes(c, wall, along(75), cell=12, length=50, width=4, tone=0, seed=2)
    ink(c, [(40, 392), (568, 392), (572, 450), (36, 450)])
    paper(c, blade([(60, 400), (300, 399), (550, 400)], [5, 5, 5]))
    for x in (120, 220, 330, 440):
        frame = [(x, 418), (x + 46, 418), (x + 46, 460), (x, 460)]
        c.block.over(c.mask(frame, stroke=4), tone=1.1, kind=SOLID)
    _sleeper(c)
    _listener(c)
    return c


def _sleeper(c: Woodcut) -> None:
    """An iron bed with a student in it, and the candle that he did not put out."""
    ink(c, limb([(128, 300), (128, 394)], [8, 8]), limb([(296, 330), (296, 394)], [8, 8]),
        limb([(128, 364), (296, 364)], [10, 10]), circle(128, 298, 8), circle(296, 328, 8))
    ink(c, curve((136, 336), (176, 330), (188, 346), (140, 358), tension=0.6), halo=-2)
    paper(c, curve((140, 340), (174, 334), (182, 346), (144, 354), tension=0.6))
    ink(c, curve((146, 330), (158, 312), (180, 314), (188, 322), (196, 330), (188, 338), (170, 344),
        (152, 342), tension=0.7))
    paper(c, curve((170, 320), (182, 320), (193, 330), (184, 336), (172, 338), tension=0.6))
    hump = curve((184, 362), (186, 342), (214, 322), (244, 326), (262, 308), (282, 318), (294, 362),
        tension=0.6)
    blanket = ink(c, hump)
    strokes(c, blanket, lambda x, y: 1.2 + (x - 240) / 100, cell=11, length=26, width=4, seed=3)
    ink(c, [(326, 352), (366, 352), (366, 360), (360, 360), (362, 394), (354, 394), (352, 360),
        (340, 360), (338, 394), (330, 394), (332, 360), (326, 360)])
    ink(c, [(340, 352), (340, 328), (350, 328), (350, 352)])
    flame = curve((345, 328), (337, 312), (345, 290), (353, 312), tension=0.8)
    colour(c, flame, halo=-3)
    ink(c, [(148, 150), (216, 122), (220, 196), (146, 210)])
    paper(c, [(154, 156), (180, 145), (181, 174), (154, 181)],
        [(186, 142), (210, 132), (212, 166), (187, 172)], [(154, 187), (181, 180), (181, 200),
        (153, 204)], [(187, 178), (212, 172), (214, 192), (188, 198)])


def _listener(c: Woodcut) -> None:
    """The old woman in the loft, bent double, her ear and her hands on the wall."""
    body = curve((520, 394), (522, 330), (510, 262), (484, 226), (452, 210), (430, 218), (438, 244),
        (452, 268), (456, 310), (450, 394), tension=0.6)
    face = curve((470, 206), (440, 226), (424, 224), (408, 226), (402, 216), (412, 206), (404, 200),
        (407, 194), (386, 190), (382, 182), (402, 168), (400, 154), (408, 148), tension=0.25)
    bonnet = curve((398, 156), (404, 134), (430, 116), (462, 122), (484, 150), (484, 184),
        (466, 216), (440, 222), (432, 196), (420, 168), tension=0.6)
    arms = [limb([(476, 254), (446, 290), (416, 282)], [34, 24, 14]),
        limb([(468, 230), (434, 252), (402, 244)], [30, 20, 12])]
    claws = [blade([(x, y), (x - 13, y - 8 + k * 7), (x - 24, y - 14 + k * 9)], [8, 6, 0]) for x,
        y in ((416, 282), (402, 244)) for k in range(4)]
    ink(c, joined(body, face, bonnet, *arms), *claws)
    strokes(c, c.mask(body), around(420, 330), cell=15, length=36, width=4, tone=1.15, accent=1.0,
        seed=4, weight=lambda x, y: float(np.clip((x - 470) / 40, 0, 0.7)))
    c.gouge([(424, 170), (444, 196), (438, 218)], 4, accent=1.0, tone=1.15)
    paper(c, blade([(404, 176), (412, 173), (420, 177)], [0, 6, 0]))


@art("horned-skull")
def horned_skull(page: Page) -> Woodcut:
    """The anatomist looks it in the face, and has to lean back to see all of it."""
    c = Woodcut(page)
    ink(c, PAGE)
    desk = paper(c, [(-10, 404), (610, 388), (610, 450), (-10, 450)])
    strokes(c, desk, along(-1.5), cell=20, length=90, width=7, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 300) / 140 - 0.7, 0, 1)))
    man = Profile(c, 128, 190, 126, tilt=-10, expression="afraid",
        build=Build(age=1.2, nose=0.5, gaunt=0.4))
    ink(c, man.shape(*man.outline()), halo=8)
    man.collar(drop=3.0)
    man.draw()
    man.hair("short")
    man.beard("goatee")
    _skull(c)
    return c


def _skull(c: Woodcut) -> None:
    """A man's skull from the side, and a ram's horns."""
    for far in (True, False):
        dx, dy = (-50, 14) if far else (-12, 32)
        way = rounded_way([(392 + dx, 118 + dy), (372 + dx, 52 + dy), (420 + dx, -4 + dy),
            (500 + dx, 4 + dy), (552 + dx, 70 + dy), (540 + dx, 150 + dy), (484 + dx, 186 + dy),
            (436 + dx, 160 + dy), (446 + dx, 118 + dy), (478 + dx, 112 + dy)], 8)
        widths = [66 * (1 - i / len(way)) ** 0.7 for i in range(len(way))]
        horn = blade(way, [*widths[:-1], 0])
        if far:
            ink(c, horn, halo=6)
            colour(c, horn)
            strokes(c, c.mask(horn), along(60), cell=12, length=40, width=8, tone=0, seed=4)
            _bone(c, -12, 32)
            continue
        ink(c, horn, halo=7)
        red = colour(c, horn)
        rings = []
        for i in range(2, len(way) - 6, 3):
            (ax, ay), (bx, by) = way[i - 1], way[i + 1]
            n = math.hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / n, (by - ay) / n
            w, (px, py) = widths[i] * 0.56, way[i]
            rings.append(blade([(px - uy * w, py + ux * w), (px + ux * 7, py + uy * 7),
                (px + uy * w, py - ux * w)], [8, 6, 2]))
        c.block.over(c.mask(*rings) * red, tone=0.0, accent=0.0, kind=SOLID)


def _bone(c: Woodcut, dx: float, dy: float) -> None:
    """The bone under them, lit from the side of the one who looks."""

    def put(shape: Shape) -> skia.Path:
        return moved(shape, dx, dy)

    dome = curve((352, 196), (346, 160), (362, 108), (410, 74), (470, 76), (518, 116), (526, 178),
        (500, 226), (462, 246), (448, 286), (430, 252), (400, 250), (372, 262), (344, 262),
        (336, 240), (350, 218), tension=0.6)
    jaw = curve((346, 286), (372, 280), (414, 274), (440, 244), (462, 250), (458, 300), (430, 332),
        (370, 346), (348, 334), tension=0.5)
    for shape in (jaw, dome):
        ink(c, put(shape), halo=8)
        bone = paper(c, put(shape))
        strokes(c, bone, around(408, 222), cell=15, length=40, width=7, tone=0, seed=5,
            weight=lambda x, y: float(np.clip((x - 428) / 70, 0, 1)))
    ink(c, put(curve((356, 178), (380, 166), (408, 178), (408, 206), (384, 218), (360, 206),
        tension=0.8)))
    ink(c, put(curve((350, 222), (362, 224), (366, 244), (350, 246), tension=0.5)))
    ink(c, put(curve((418, 214), (446, 214), (466, 232), (450, 240), (424, 232), tension=0.6)))
    for k in range(6):
        x = 350 + k * 12
        paper(c, put(curve((x - 6, 258), (x + 6, 257), (x + 5, 276 - k), (x - 5, 277 - k),
            tension=0.3)), halo=3)
        paper(c, put(curve((x - 5, 280 - k), (x + 5, 279 - k), (x + 6, 296 - k * 2),
            (x - 6, 297 - k * 2), tension=0.3)), halo=3)
