"""What the thunder does and whom it calls, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import beast_gaunt, beast_standing, man_running
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, away, cast, joined, less, limb, mirrored, near, strokes
from art.kit.cut_things import flame
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("called-forth-by-thunder")
def called_forth_by_thunder(page: Page) -> Woodcut:
    """Every peal is a dinner bell: the mounds open and arms come out of them."""
    c = Woodcut(page)
    sky = curve((-20, 250), (120, 232), (300, 240), (470, 226), (620, 240), (620, 330), (-20, 330),
        tension=0.5)
    colour(c, sky)
    bolt = light_tree((340, -10), (306, 250), 26, 4, twigs=8, depth=2)
    strike(c, bolt, halo=8)
    for x, y, wide, tall, arm in ((268, 300, 70, 34, 60), (392, 310, 100, 40, 80)):
        _mound(c, x, y, wide, tall)
        _risen_arm(c, x, y - tall * 0.5, arm, 1 if x < 300 else -1)
    ink(c, [(-10, 330), (610, 330), (610, 450), (-10, 450)])
    _mound(c, 470, 430, 210, 96)
    _risen_arm(c, 486, 374, 164, -1)
    _mound(c, 130, 452, 240, 120)
    _risen_arm(c, 132, 372, 232, 1)
    return c


def _mound(c: Woodcut, x: float, y: float, wide: float, tall: float) -> None:
    """A swelling of the ground, broken at its top."""
    hill = curve((x - wide, y + 30), (x - wide * 0.6, y - tall * 0.5), (x - wide * 0.2, y - tall),
        (x + wide * 0.2, y - tall), (x + wide * 0.6, y - tall * 0.5), (x + wide, y + 30),
        tension=0.8)
    ink(c, hill, halo=-4)
    strokes(c, hill, away(x, y - tall * 1.2), cell=wide * 0.16, length=wide * 0.34,
        width=wide * 0.035 + 1.5, seed=int(x), weight=lambda px, py: (py - y + tall * 0.9) / tall)


def _risen_arm(c: Woodcut, x: float, y: float, tall: float, side: int) -> None:
    """An arm that stands out of the earth and spreads its claws to the light."""
    s, light = side * tall, (side * 1.0, -0.6)
    arm = limb([(x - s * 0.16, y + tall * 0.2), (x - s * 0.14, y - tall * 0.2),
        (x, y - tall * 0.62)], [tall * 0.3, tall * 0.3, tall * 0.17])
    ink(c, arm, halo=-max(3, tall * 0.03))
    c.lit(arm, towards=light, reach=tall * 0.16, hard=1.3)
    hand(c, "open", x, y - tall * 0.56, tall * 0.36, turn=side * 12, flip=side < 0, towards=light,
        lean=0.86, nails=tall > 100, claw=0.62)


@art("cave-in")
def cave_in(page: Page) -> Woodcut:
    """Fifty tons of hill sit down on the only way out."""
    c = Woodcut(page)
    hole = curve((60, 450), (30, 330), (60, 230), (140, 180), (230, 200), (290, 280), (310, 450),
        tension=0.7)
    c.shine(colour(c, hole))
    man = moved(man_running(), 164, 412, 168, flip=True)
    ink(c, cast(man, 412, -0.4, 0.3), keep=1 - c.mask(hole))
    ink(c, man)
    prop = [(236, 214), (262, 204), (300, 300), (286, 322), (276, 304), (264, 320)]
    stump = [(292, 450), (296, 356), (308, 372), (318, 344), (330, 366), (330, 450)]
    c.lit(prop, towards=(-1, 0.2), reach=16, hard=1.5, halo=6)
    c.lit(stump, towards=(-1, 0.2), reach=20, hard=1.5, halo=6)
    beam = [(20, 196), (26, 164), (300, 150), (420, 210), (404, 240), (290, 186)]
    c.lit(beam, towards=(-0.3, 1), reach=16, hard=1.5, halo=6)
    for x, y, r, seed in ((40, 20, 70, 5), (170, 34, 74, 4), (320, 20, 86, 3),
            (470, 24, 84, 1), (590, 60, 80, 2), (96, 110, 52, 14), (240, 104, 52, 15),
            (400, 120, 70, 16), (530, 158, 86, 17), (450, 236, 76, 6), (570, 290, 80, 7),
            (386, 322, 60, 8), (478, 372, 82, 9), (590, 424, 74, 10), (376, 420, 48, 11),
            (228, 262, 22, 12), (132, 204, 18, 13)):
        _boulder(c, x, y, r, seed)
    return c


def _boulder(c: Woodcut, x: float, y: float, r: float, seed: int) -> None:
    """A block of stone, lit on the side to the lamp in the passage and cracked."""
    random = np.random.default_rng(seed)
    n = 6 + seed % 3
    edge = [(x + math.cos((k + random.uniform(-0.3, 0.3)) * 6.283 / n) * r * random.uniform(0.9,
        1.16), y + math.sin((k + random.uniform(-0.3, 0.3)) * 6.283 / n) * r * random.uniform(0.8,
        1.06)) for k in range(n)]
    towards = (180 - x, 330 - y)
    block = c.lit(edge, towards=towards, reach=r * 0.95, hard=1.15, halo=6,
        angle=20 + 50 * (seed % 4))
    a = math.atan2(towards[1], towards[0]) + random.uniform(-0.4, 0.4)
    c.gouge([(x - math.cos(a) * r * 0.2, y - math.sin(a) * r * 0.2),
        (x + math.cos(a + 0.4) * r * 0.4, y + math.sin(a + 0.4) * r * 0.4),
        (x + math.cos(a) * r, y + math.sin(a) * r)], r * 0.09,
        tone=0, within=block)


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """It came in by the chimney and crossed the parlour at a walk."""
    c = Woodcut(page)
    x, y = 430, 226
    for k in range(15):  # the boards of the floor run to the wall
        left = -400 + k * 90
        paper(c, [(left, 450), (left + 72, 450), (x + (left + 72 - x) * 0.5, 340),
            (x + (left - x) * 0.5, 340)], keep=1 - c.mask(circle(x, 396, 210, 62)))
    c.shine(colour(c, circle(x, 394, 92, 18), halo=5))
    wall = [(-10, -10), (610, -10), (610, 330), (-10, 330)]
    strokes(c, wall, along(90), cell=24, length=60, width=5, seed=4, weight=near(x, y, 420, 120))
    for start, end, seed in (((560, -10), (470, 170), 3), ((500, 270), (596, 350), 5),
            ((400, 280), (330, 366), 8), ((380, 190), (300, 130), 9)):
        strike(c, light_tree(start, end, 9, seed, twigs=3, depth=1), halo=5)
    ball = c.rough(circle(x, y, 86), 5, "ball", 14)
    c.shine(colour(c, ball, halo=12))
    c.shine(paper(c, c.rough(circle(x, y, 60), 4, "heart", 12)))
    man = Profile(c, 138, 214, 112, expression=Expression(-0.16, -0.06, 0.11, 0, 0.06, 0.14),
        build=Build(jaw=0.3, age=0.6))
    man.collar(drop=2.6)
    man.draw()
    man.hair("short")
    for k in range(9):  # every hair stands towards it
        t = -2.5 + k * 0.25
        root = man.at(math.cos(t) * 0.8 - 0.1, math.sin(t) * 0.9 - 0.1)
        tip = man.at(math.cos(t) * 1.1 + 0.12 * k * 0.3, math.sin(t) * 1.5 - 0.1)
        mid = ((root[0] + tip[0]) / 2 - 4, (root[1] + tip[1]) / 2)
        c.lit(blade([root, mid, tip], [26, 17, 0]), towards=(1, 0), reach=9, hard=1.5, halo=2)
    man.beard("moustache")
    return mirrored(c)


@art("cloudburst")
def cloudburst(page: Page) -> Woodcut:
    """The road is a creek now, and a witness is floating down it."""
    c = Woodcut(page)
    rain(c, -0.34, 210, seed=4, length=(70, 150), width=4.4)
    edge: list[Point] = [(-20, 70), (60, 96), (130, 64), (214, 90), (300, 54), (390, 80), (470, 40),
        (540, 62), (620, 30)]
    ink(c, curve((-20, -20), (620, -20), *edge[::-1], tension=0.9))
    fringe(c, edge, (-22, 66), gap=10, width=11, seed=6)
    beam = [(206, 214), (206, 236), (470, 420), (610, 400), (610, 270)]
    c.shine(colour(c, beam))
    rain(c, -0.34, 60, seed=5, length=(40, 90), width=4, tone=0, keep=1 - c.mask(beam))
    flood = curve((-20, 330), (120, 306), (260, 318), (420, 300), (620, 320), (620, 470),
        (-20, 470), tension=0.6)
    keep = c.mask(beam)
    paper(c, flood, keep=keep)
    strokes(c, flood, lambda x, y: 0.22 * math.sin(x / 60 + y / 30), cell=21, length=88, width=7,
        tone=0, seed=7, weight=lambda x, y: 0.55 + (y - 300) / 260)
    _bridge_end(c)
    hand(c, "open", 414, 396, 82, turn=10, towards=(-1, -0.4))
    wash = curve((350, 402), (384, 384), (420, 392), (456, 382), (494, 400), (480, 424), (366, 424),
        tension=0.8)
    ink(c, wash)
    for k in range(3):
        c.gouge([(340 - k * 14, 408 + k * 9), (420, 396 + k * 12), (506 + k * 14, 410 + k * 8)], 7)
    crown = curve((514, 356), (518, 322), (540, 316), (556, 324), (572, 320), (580, 354),
        tension=0.6)
    ink(c, moved(joined(crown, circle(546, 358, 54, 13)), 0, 0), halo=-5)
    paper(c, [(515, 344), (579, 342), (580, 352), (514, 354)])
    return c


def _bridge_end(c: Woodcut) -> None:
    """What is left of the bridge, and a car that stopped on it."""
    deck = [(-10, 262), (236, 256), (262, 276), (226, 282), (250, 296), (-10, 296)]
    ink(c, deck, halo=-5)
    for x in (40, 150):
        c.lit([(x, 290), (x + 24, 290), (x + 28, 380), (x - 6, 384)], towards=(1, 0), reach=12,
            hard=1.5, halo=4)
    body = curve((-20, 258), (-20, 196), (30, 186), (48, 140), (126, 136), (152, 184), (206, 194),
        (216, 214), (214, 252), tension=0.3)
    ink(c, body, halo=-5)
    paper(c, [(60, 152), (88, 150), (88, 182), (48, 184)], [(98, 150), (120, 150), (136, 182),
        (98, 182)])
    ink(c, circle(180, 252, 28), halo=-4)
    ink(c, circle(20, 254, 28), halo=-4)
    paper(c, circle(180, 252, 10), circle(20, 254, 10))
    c.shine(paper(c, circle(208, 222, 15, 17), halo=4))


@art("hail-on-tin-roofs")
def hail_on_tin_roofs(page: Page) -> Woodcut:
    """Ice the size of walnuts: a windshield, a lamp, and the thread of an argument."""
    c = Woodcut(page)
    roof = [(-10, 170), (430, 80), (610, 136), (610, 200), (-10, 310)]
    ink(c, roof, halo=-5)
    for k in range(15):  # the tin is rolled in waves that run down to the eaves
        x = -20 + k * 44
        top, low = (x * 0.78 + 60, 160 - x * 0.2), (x * 1.02, 310 - x * 0.185)
        c.gouge([top, ((top[0] + low[0]) / 2, (top[1] + low[1]) / 2), low], 9, ends=(0.4, 1.0),
            within=c.mask(roof))
    paper(c, [(-10, 308), (610, 198), (610, 216), (-10, 328)], halo=5)
    wall = [(-10, 334), (610, 222), (610, 450), (-10, 450)]
    strokes(c, wall, along(-10), cell=26, length=90, width=4, seed=3,
        weight=near(150, 380, 260, 90))
    stones = ((96, 190, 32, 1), (270, 222, 27, 1), (430, 112, 36, 1), (548, 186, 24, 1),
        (330, 52, 27, 0), (172, 62, 24, 0), (528, 62, 24, 0), (50, 70, 18, 0), (424, 24, 15, 0),
        (394, 190, 16, 1), (470, 350, 44, 1), (318, 404, 26, 0), (566, 420, 22, 1))
    for x, y, r, hit in stones:
        _hailstone(c, x, y, r, bool(hit))
    _smashed_lamp(c, 150, 330)
    return c


def _hailstone(c: Woodcut, x: float, y: float, r: float, hit: bool) -> None:
    """A lump of ice: a streak behind it, or splinters to both sides where it strikes."""
    if hit:
        ink(c, circle(x, y + r * 0.7, r * 1.7, r * 0.6))
        for a in (-165, -138, -42, -15):
            t = math.radians(a)
            c.gouge([(x + math.cos(t) * r * 1.3, y + r * 0.5 + math.sin(t) * r * 1.3),
                (x + math.cos(t) * r * 2.5, y + r * 0.5 + math.sin(t) * r * 2.5)], r * 0.2)
    else:
        for k in (-1, 0, 1):
            c.gouge([(x + k * r * 0.6 + r * 0.4, y - r * (1.4 - 0.2 * abs(k))), (x + k * r * 0.6
                + r * 1.2, y - r * 3.6)], r * 0.22)
    random = np.random.default_rng(int(x))
    lump = [(x + math.cos(a) * r * random.uniform(0.86, 1.1), y + math.sin(a) * r
        * random.uniform(0.8, 1.0)) for a in np.linspace(0, 6.283, 9)[:-1]]
    ice = paper(c, curve(*lump, tension=0.5), halo=6)
    ink(c, less(circle(x, y, r * 1.2), circle(x - r * 0.3, y - r * 0.3, r * 0.98)), keep=1 - ice)


def _smashed_lamp(c: Woodcut, x: float, y: float) -> None:
    """The lantern under the eaves, its glass in the air."""
    ink(c, circle(x, y + 54, 96, 76))
    c.gouge([(x, y - 34), (x, y - 4)], 6, ends=(1, 1))
    paper(c, [(x - 36, y + 14), (x + 36, y + 14), (x + 18, y - 10), (x - 18, y - 10)],
        [(x - 38, y + 92), (x + 38, y + 92), (x + 38, y + 112), (x - 38, y + 112)], halo=4)
    flame(c, x, y + 90, 74, 0.25)
    for side in (-34, 34):
        c.gouge([(x + side, y + 12), (x + side, y + 52), (x + side, y + 94)], 5, ends=(1, 1))
    for dx, dy, turn in ((-64, 40, 20), (64, 30, 70), (82, 66, -20), (-84, 78, 50), (60, -2, 10),
            (-62, 0, 80)):
        paper(c, moved([(-11, 8), (0, -15), (12, 10)], x + dx, y + dy, 1, turn), halo=3)


@art("dry-lightning")
def dry_lightning(page: Page) -> Woodcut:
    """The sky takes flash photographs of the ridge; in each the fellow is nearer."""
    c = Woodcut(page)
    ink(c, PAGE)
    frames = ((16, 190, 46, 1, beast_standing()), (204, 384, 104, 5, beast_gaunt()),
        (398, 584, 380, 9, beast_standing()))
    for left, right, tall, seed, body in frames:
        frame = [(left, 22), (right, 22), (right, 418), (left, 418)]
        inside = paper(c, frame)
        middle = (left + right) / 2
        ridge = curve((left - 10, 306), (middle - 40, 288), (middle + 30, 298), (right + 10, 280),
            (right + 10, 430), (left - 10, 430), tension=0.6)
        colour(c, ridge, keep=1 - inside)
        for k in range(3):  # the ground is cracked: no rain has come
            x = left + 24 + k * 62
            crack = light_tree((x + 14, 430), (x, 316 + k % 2 * 14), 9, seed + k, twigs=5, depth=1,
                spread=1.3)
            ink(c, *crack, keep=1 - c.mask(ridge) * inside)
        bolt = light_tree((middle + 30, 10), (middle - 46, 290), 17, seed, twigs=6, depth=1)
        ink(c, *bolt, keep=1 - inside)
        foot = 300 if tall < 200 else 500
        ink(c, moved(body, middle + (20 if tall < 200 else 4), foot, tall), keep=1 - inside)
    for x, y in ((478, 162), (496, 156)):
        colour(c, curve((x - 7, y + 2), (x, y - 4), (x + 7, y - 1), (x, y + 4), tension=0.8))
    return c
