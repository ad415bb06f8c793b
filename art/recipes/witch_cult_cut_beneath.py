"""What lies under the surface of things: The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_bodies import dead_tree
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_relief import Relief, Turn, hand
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


@art("crowninshield-house")
def crowninshield_house(page: Page) -> Woodcut:
    """Lights in every window; the lady of the house has lain under it since October."""
    c = Woodcut(page)
    colour(c, PAGE)
    _front(c)
    earth = ink(c, [(-10, 214), (610, 214), (610, 460), (-10, 460)])
    paper(c, blade([(-10, 216), (300, 218), (610, 214)], [7, 8, 7]))
    grave = c.mask(curve((70, 330), (130, 268), (300, 256), (470, 268), (548, 330), (500, 410),
        (300, 430), (110, 412), tension=0.8))
    strokes(c, earth * (1 - grave), lambda x, y: math.atan2(y - 340, x - 306) + math.pi / 2,
        cell=20, length=44, width=5, seed=5, weight=lambda x, y: 0.62)
    _lady(c)
    return c


def _front(c: Woodcut) -> None:
    """A proud front with two chimneys, and somebody at the window."""
    ink(c, [(150, 216), (150, 92), (132, 92), (190, 38), (430, 38), (488, 92), (470, 92),
        (470, 216)], [(204, 44), (204, 2), (246, 2), (246, 44)], [(374, 44), (374, 2), (416, 2),
        (416, 44)])
    for x in (186, 248, 372, 434):
        for y in (120, 178):
            c.shine(paper(c, [(x - 17, y - 20), (x + 17, y - 20), (x + 17, y + 20), (x - 17,
                y + 20)]))
            c.gouge([(x, y - 20), (x, y + 20)], 4, tone=0, ends=(1, 1))
            c.gouge([(x - 17, y), (x + 17, y)], 4, tone=0, ends=(1, 1))
    c.shine(paper(c, [(288, 100), (332, 100), (332, 140), (288, 140)]))
    ink(c, curve((296, 141), (300, 124), (304, 120), (302, 110), (310, 103), (318, 110),
        (316, 120), (321, 124), (325, 141), tension=0.5))
    paper(c, [(270, 166), (310, 150), (350, 166)], [(276, 168), (284, 168), (284, 216), (276, 216)],
        [(336, 168), (344, 168), (344, 216), (336, 216)])
    for y in (60, 76):
        c.gouge([(176, y), (310, y - 2), (444, y)], 4)


def _lady(c: Woodcut) -> None:
    """Bones and long hair; one arm has gone up through the earth to the step."""
    for k in range(9):  # it has gone on growing
        colour(c, blade(rounded_way([(150, 318 + k * 4), (112 - k * 3, 300 + k * 10),
            (90 - k, 340 + k * 6), (104 + k * 9, 376 + k * 3), (96 + k * 14, 404)], 2),
            [8, 10, 11, 11, 11, 10, 8, 5, 0]), halo=2.5)
    paper(c, blade([(206, 346), (260, 352), (320, 356), (368, 362)], [13, 14, 14, 14]), halo=3)
    for k in range(7):  # ribs from the spine up and over
        x = 226 + k * 17
        high = 292 + abs(k - 2.5) * 5
        c.gouge([(x + 6, 352 + k), (x - 14, 330), (x - 8, high + 8), (x + 8, high), (x + 22,
            high + 14)], 8, ends=(0.6, 0.2))
    paper(c, curve((366, 344), (392, 322), (420, 334), (414, 360), (424, 384), (396, 392),
        (372, 378), tension=0.7), halo=4)
    ink(c, circle(398, 358, 10, 9))
    for hip, knee, foot in (((408, 344), (462, 292), (520, 352)), ((408, 376), (476, 340),
            (520, 396))):
        for a, b in ((hip, knee), (knee, foot)):
            mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            paper(c, joined(blade([a, mid, b], [16, 10, 15]), circle(*a, 10), circle(*b, 10)),
                halo=4)
        paper(c, limb([foot, (foot[0] + 8, foot[1] - 26)], [14, 9]), halo=3)
    def lying(shape: Shape) -> Shape:
        return moved(shape, 166, 330, 1, -78)

    paper(c, lying(curve((-34, 10), (-40, -24), (-14, -48), (20, -46), (38, -22), (36, 6), (26, 14),
        (30, 36), (6, 46), (-8, 28), tension=0.7)), halo=5)
    ink(c, lying(circle(14, -16, 13, 12)), lying([(33, -6), (38, 8), (26, 6)]))
    for k in range(4):
        ink(c, lying(blade([(8 + k * 7, 16 - k), (9 + k * 7, 24 - k), (10 + k * 7, 32 - k)],
            [1, 3, 1])))
    shoulder, elbow, wrist = (232, 318), (268, 262), (306, 212)
    for a, b in ((shoulder, elbow), (elbow, wrist)):
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        paper(c, joined(blade([a, mid, b], [15, 10, 13]), circle(*a, 10), circle(*b, 9)), halo=5)
    for dx, dy in ((-26, -28), (-12, -40), (4, -42), (19, -34), (30, -14)):
        paper(c, limb([(306 + dx * 0.3, 208 + dy * 0.3), (306 + dx * 0.8, 208 + dy * 0.75),
            (306 + dx, 208 + dy)], [8, 9, 5]), halo=4)


@art("professor-upham")
def professor_upham(page: Page) -> Woodcut:
    """He proved that one can step through a wall; before the chalk was dry somebody did."""
    c = Woodcut(page)
    ink(c, PAGE)
    random = np.random.default_rng(6)

    def chalk(*points: Point, wide: float = 8) -> None:
        line = rounded_way(points, 3)
        paper(c, blade(line, [wide * float(random.uniform(0.6, 1.2)) for _ in line]))

    c.shine(colour(c, [(96, 44), (270, 44), (270, 410), (96, 410)]))
    ink(c, [(96, 44), (40, 74), (40, 440), (96, 410)])
    for a, b in (((96, 44), (270, 44)), ((270, 44), (270, 410)), ((96, 44), (96, 410)),
            ((96, 44), (40, 74)), ((40, 74), (40, 438)), ((40, 438), (96, 410)),
            ((60, 412), (330, 410))):
        chalk(a, ((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 - 2), b, wide=10)
    for y in (110, 270):
        chalk((52, y), (84, y - 16), (84, y + 96), (52, y + 116), (52, y), wide=6)
    for way in ([(316, 40), (346, 26), (336, 66), (312, 92), (348, 88)], [(366, 60), (396, 58)],
            [(366, 76), (396, 74)], [(420, 34), (448, 84)], [(450, 34), (420, 84)],
            [(478, 44), (500, 30), (492, 60), (512, 84)], [(536, 60), (570, 58)]):
        chalk(*way, wide=7)
    man = Profile(c, 492, 230, 134, flip=True, tilt=-4, expression="afraid",
        build=Build(nose=0.6, age=1.2))
    man.collar(drop=2.6)
    man.draw(bald=True)
    man.hair("receding")
    man.beard("moustache")
    ink(c, limb([(90, 336), (150, 326), (196, 320)], [86, 74, 58]), keep=c.mask([(0, 0), (101, 0),
        (101, 440), (0, 440)]))
    r = Relief(c)
    joints = hand(r, Turn(202, 316, 94, roll=80, yaw=14, pitch=-6), "reach", lean=0.8, long=1.15,
        knobs=0.3, arm=0.5)
    r.cut((0.3, -0.8, 0.5), low=0.2, full=0.55, angle=10, halo=7)
    for way in joints:
        (ax, ay), (bx, by) = way[-2][:2], way[-1][:2]
        paper(c, blade([(bx, by), (bx + (bx - ax) * 0.5, by + (by - ay) * 0.5 + 2),
            (bx + (bx - ax), by + (by - ay) + 8)], [13, 9, 0]), halo=3)
    return c
