"""What lies under the surface of things: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import dead_tree
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, joined, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("shunned-island")
def shunned_island(page: Page) -> Woodcut:
    """Nobody lands there; whoever has looked down beside it knows why."""
    c = Woodcut(page)
    ink(c, PAGE)
    colour(c, [(-10, -10), (610, -10), (610, 168), (-10, 168)])
    skull = curve((112, 168), (122, 112), (166, 74), (226, 60), (300, 60), (362, 76), (404, 116),
        (416, 168), (420, 230), (400, 286), (376, 306), (372, 372), (356, 460), (172, 460),
        (158, 372), (152, 306), (126, 284), (108, 230), tension=0.7)
    below = c.mask([(-10, 168), (610, 168), (610, 460), (-10, 460)])
    bone = c.mask(skull) * below
    c.block.over(bone, tone=1.15, accent=0, kind=SOLID)
    for x, lean in ((196, 1), (330, -1)):  # sockets
        ink(c, moved(curve((-60, -14), (-36, -42), (16, -40), (54, -16), (50, 26), (20, 52),
            (-34, 44), (-60, 18), tension=0.8), x, 236, 1, lean * 12, lean < 0))
    ink(c, curve((264, 270), (282, 300), (292, 330), (272, 334), (264, 322), (254, 334),
        (234, 330), (246, 298), tension=0.5))
    ink(c, curve((172, 358), (220, 366), (264, 368), (310, 366), (356, 358), (350, 392),
        (264, 404), (180, 392), tension=0.6))
    for k in range(9):
        x = 184 + k * 20
        y = 364 + 5 * math.sin(k / 8 * math.pi)
        paper(c, curve((x - 8, y - 16), (x + 8, y - 16), (x + 9, y + 16), (x, y + 22),
            (x - 9, y + 16), tension=0.4), halo=3)
        paper(c, curve((x - 8, y + 28), (x + 8, y + 28), (x + 8, y + 60), (x - 8, y + 60),
            tension=0.4), halo=3)
    for points in ([(128, 292), (160, 306), (168, 350)], [(402, 290), (368, 306), (360, 350)],
            [(300, 176), (312, 196), (304, 222)], [(316, 198), (338, 190), (350, 176)]):
        c.gouge(points, 6, tone=0)
    strokes(c, bone, along(0), cell=20, length=70, width=5, seed=6, tone=0,
        weight=lambda x, y: float(np.clip((x - 290) / 150, 0.0, 1)
            + np.clip((y - 390) / 60, 0, 0.6) + np.clip((200 - y) / 40, 0, 0.7)))
    strokes(c, below * (1 - bone), along(0), cell=26, length=80, width=5, seed=8,
        weight=lambda x, y: float(np.clip(1.05 - (y - 168) / 90, 0, 0.9)))
    _crown(c)
    _boat(c)
    return c


def _crown(c: Woodcut) -> None:
    """The part that stands out of the water: bare rock, standing stones, dead trees."""
    land = ink(c, c.rough(curve((104, 172), (122, 112), (166, 76), (226, 62), (300, 62), (362, 78),
        (404, 116), (424, 172), tension=0.7), 1.6, "rock", 9))
    for x, y, s, lean, seed in ((176, 80, 96, 0.3, 3), (366, 100, 100, -0.2, 11)):
        ink(c, moved(dead_tree(seed, lean), x, y, s))
    for x, wide, tall, turn in ((226, 24, 60, -5), (262, 28, 78, 3), (302, 24, 56, 7)):
        ink(c, moved(curve((-wide / 2, 12), (-wide * 0.4, -tall), (wide * 0.2, -tall - 6),
            (wide / 2, 12), tension=0.3), x, 64, 1, turn))
    strokes(c, land, lambda x, y: math.atan2(y - 230, x - 264) + math.pi / 2, cell=17, length=44,
        width=5, seed=4, weight=lambda x, y: float(np.clip((250 - x) / 120, 0, 0.9)))


def _boat(c: Woodcut) -> None:
    """They row, and look the other way."""
    ink(c, curve((456, 164), (556, 160), (540, 184), (474, 186), tension=0.4), halo=-4)
    for x in (490, 522):
        ink(c, curve((x - 11, 168), (x - 9, 142), (x, 134), (x + 9, 142), (x + 12, 168),
            tension=0.5), circle(x, 128, 8, 9))
    ink(c, blade([(500, 150), (470, 172), (446, 190)], [5, 5, 8]))


@art("thirtieth-of-april")
def thirtieth(page: Page) -> Woodcut:
    """Every rented room on the street had the same date circled, and behind it the same door."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 276, 224, 1, -4)

    paper(c, put([(-232, -260), (238, -260), (238, 196), (196, 204), (150, 190), (90, 206),
        (20, 192), (-60, 208), (-120, 194), (-180, 206), (-232, 196)]))
    ink(c, put([(-232, -260), (238, -260), (238, -178), (-232, -178)]))
    for x in (-160, -80, 0, 80, 160):
        paper(c, put(circle(x, -196, 9)))
    three = joined(*(blade(rounded_way(w, 5), [46] * (len(w) * 5 - 4)) for w in ([(-190, -100),
        (-140, -136), (-82, -122), (-64, -68), (-92, -18), (-128, -6)], [(-128, -6), (-80, 2),
        (-48, 52), (-62, 116), (-122, 146), (-190, 114)])))
    ink(c, put(three))
    hole = circle(106, 6, 112, 158)
    ink(c, put(circle(106, 6, 132, 178)))
    c.shine(colour(c, put(hole)))
    inside = c.mask(put(hole))
    hill = put(curve((-20, 96), (60, 74), (106, 66), (160, 76), (240, 100), (240, 190), (-20, 190),
        tension=0.7))
    c.block.over(c.mask(hill) * inside, tone=0, accent=0, kind=SOLID)
    for x, y, s, turn in ((34, 100, 0.62, -14), (180, 102, 0.62, 14)):
        c.block.over(c.mask(put(_dancer(x, y, s, turn))) * inside, tone=0, accent=0, kind=SOLID)
    ink(c, put(_horned()))
    for side in (-1, 1):
        c.shine(paper(c, put(moved(curve((-9, 3), (0, -6), (10, -3), (2, 5), tension=0.7),
            106 + side * 14, -62, 1, side * -14, side < 0))))
    for x, y, turn in ((18, 142, 16), (66, 170, 6), (146, 170, -6), (194, 142, -16)):
        _claw(c, x, y, turn)
    return c


def _dancer(x: float, y: float, s: float, turn: float) -> Shape:
    """A witch with her arms up."""
    return moved(joined(curve((-14, -70), (14, -70), (22, -30), (34, 6), (-34, 6), (-22, -30),
        tension=0.4), circle(0, -84, 13, 15), [(-17, -92), (17, -92), (2, -134)],
        limb([(-12, -64), (-34, -88), (-30, -120)], [13, 11, 8]),
        limb([(12, -64), (34, -88), (30, -120)], [13, 11, 8])), x, y, s, turn)


def _horned() -> Shape:
    """He who presides, arms spread; he is what is hollow in the nought."""
    parts: list[Shape] = [curve((76, -36), (106, -44), (136, -36), (150, 20), (158, 100),
        (54, 100), (62, 20), tension=0.5), curve((84, -74), (106, -88), (128, -74), (124, -46),
        (106, -26), (88, -46), tension=0.7)]
    for side in (-1, 1):
        parts.append(blade(rounded_way([(106 + side * 14, -78), (106 + side * 42, -92),
            (106 + side * 48, -122), (106 + side * 28, -142)], 3), [20, 19, 18, 16, 14, 12, 9, 6, 4,
            0]))
        parts.append(limb([(106 + side * 30, -22), (106 + side * 62, -14), (106 + side * 76, -54)],
            [28, 22, 14]))
    return joined(*parts)


def _claw(c: Woodcut, x: float, y: float, turn: float) -> None:
    """A finger of those who climb out of the date."""
    finger = moved(joined(limb([(0, -22), (0, 0), (0, 22)], [24, 27, 22]),
        blade([(0, 20), (1, 38), (-4, 60)], [19, 14, 0])), x, y, 1, turn)
    ink(c, moved(finger, 276, 224, 1, -4), halo=-4)
    c.gouge([(270 + x - 6, 222 + y - 10), (268 + x - 6, 222 + y + 4), (270 + x - 6, 222 + y + 18)],
        5)
