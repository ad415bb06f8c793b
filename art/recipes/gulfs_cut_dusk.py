"""The last shot, the shoal, the sleepers and a game of patience: Infinite Gulfs of Darkness."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, person
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, near, quad, strokes
from art.kit.cut_things import revolver
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("emptying-the-revolver")
def emptying_the_revolver(page: Page) -> Woodcut:
    """Five holes in the glass already; the sixth is for the hand that the glass shows."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    glass = curve((330, 172), (356, 70), (430, 6), (520, -12), (640, 20), (660, 200), (590, 318),
        (520, 362), (430, 344), (356, 274), tension=0.8)
    c.shine(colour(c, glass))
    bulb = c.mask(glass)
    hand(c, "open", 606, 372, 132, turn=-20, dark=True, lean=0.8, claw=0.3, nails=False,
        towards=(-1, -0.2))
    c.block.over(1 - bulb, tone=0, accent=0)
    c.gouge([(334, 196), (350, 92), (420, 28), (520, 2)], 9)  # the glass catches the flash
    for x, y, size in ((392, 104, 1.0), (470, 58, 0.85), (556, 50, 0.9), (390, 254, 0.8),
                       (430, 302, 0.9)):
        _bullet_hole(c, x, y, 20 * size, seed=int(x))
    _socket(c)
    flash: Point = (322, 204)
    _muzzle_flash(c, flash)
    sleeve = curve((-30, 470), (-20, 372), (30, 362), (92, 420), (100, 470), tension=0.5)
    c.lit(sleeve, towards=(1, -0.7), reach=30, hard=1.5, gap=0.7)
    hand(c, "gripping", 66, 392, 80, turn=16, towards=(1, -0.6), layer="under")
    revolver(c, 146, 272, 1.26, -16, flip=True, white=True)
    hand(c, "gripping", 66, 392, 80, turn=16, towards=(1, -0.6), layer="over")
    return c


def _bullet_hole(c: Woodcut, x: float, y: float, size: float, seed: int) -> None:
    """A hole with a chipped rim and cracks that run from it."""
    random = np.random.default_rng(seed)
    for k in range(7):
        a = math.radians(k * 51 + random.uniform(-16, 16))
        reach = size * random.uniform(2.0, 3.4)
        bend = a + random.uniform(-0.3, 0.3)
        c.gouge([(x, y), (x + math.cos(a) * reach * 0.5, y + math.sin(a) * reach * 0.5),
            (x + math.cos(bend) * reach, y + math.sin(bend) * reach)], 5, ends=(1, 0))
    rim = [(x + math.cos(a) * size * r, y + math.sin(a) * size * r) for a, r in zip(
        np.linspace(0, 2 * math.pi, 11)[:-1], random.uniform(0.72, 1.15, 10), strict=True)]
    paper(c, rim)
    ink(c, circle(x + 1, y + 1, size * 0.52))


def _socket(c: Woodcut) -> None:
    """The brass foot of the tube, on its coil."""
    paper(c, [(452, 356), (570, 350), (584, 384), (446, 390)], halo=5)
    for k in range(3):
        y = 396 + k * 18
        paper(c, curve((440, y), (510, y + 8), (592, y - 4), (594, y + 7), (510, y + 19),
            (440, y + 11), tension=0.5))


def _muzzle_flash(c: Woodcut, at: Point) -> None:
    """A burst that is thrown forward, not a star."""
    x, y = at
    tongues = ((-16, 124, 34), (10, 84, 22), (-42, 84, 24), (40, 58, 17), (-78, 60, 18),
               (84, 46, 15), (-126, 40, 14), (128, 30, 11))
    shapes = []
    for turn, long, wide in tongues:
        a = math.radians(turn)
        dx, dy = math.cos(a), math.sin(a)
        shapes.append(blade([(x - dx * 12, y - dy * 12), (x + dx * long * 0.35,
            y + dy * long * 0.35), (x + dx * long, y + dy * long)], (wide * 0.8, wide, 0)))
    ink(c, *shapes, halo=7)
    c.shine(paper(c, *shapes, circle(x, y, 20)))


@art("shapes-in-the-other-light")
def shapes_in_the_other_light(page: Page) -> Woodcut:
    """In the beam the small fry scatter all at once; then he sees from what."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    lamp: Point = (24, 376)
    beam = [lamp, (250, -40), (660, -40), (660, 470), (330, 470)]
    c.shine(colour(c, beam))
    lit = c.mask(beam)
    fish = curve((660, -60), (520, -34), (420, 0), (340, 60), (286, 124), (276, 154), (330, 166),
        (420, 196), (456, 226), (420, 254), (330, 272), (256, 268), (250, 300), (300, 350),
        (400, 420), (520, 480), (660, 500), tension=0.45)
    body = ink(c, fish)
    strokes(c, body, along(28), cell=20, length=44, width=6,
        weight=lambda x, y: near(300, 80, 210)(x, y), seed=4)
    strokes(c, body, along(32), cell=22, length=40, width=5,
        weight=lambda x, y: 0.8 * near(320, 380, 120)(x, y), seed=5)
    for k in range(3):  # gills
        x = 520 + k * 30
        c.gouge([(x - 8, 130), (x + 22, 210), (x - 2, 300)], 11)
    for t, long in ((0.04, 60), (0.16, 42), (0.28, 66), (0.42, 36), (0.56, 50), (0.7, 28)):
        px, py = 284 + 150 * t, 148 + 56 * t
        paper(c, blade([(px, py - 6), (px + 8, py + long * 0.4), (px + 20, py + long)], (14, 9, 0)))
    for t, long in ((0.02, 72), (0.15, 48), (0.3, 60), (0.45, 34), (0.6, 44)):
        px, py = 262 + 150 * t, 272 - 4 * t
        paper(c, blade([(px, py + 6), (px + 4, py - long * 0.5), (px + 18, py - long)],
            (15, 10, 0)))
    ink(c, circle(412, 104, 58, 46))
    for x, y, turn, size in ((378, 110, 24, 1.2), (428, 76, -34, 1.0), (440, 124, 78, 1.0)):
        slit = moved(curve((-24, 0), (0, -13), (24, 0), (0, 13), tension=0.5), x, y, size, turn)
        c.shine(colour(c, slit))
        paper(c, moved(curve((-20, 0), (0, -5), (20, 0), (0, 5), tension=0.5), x, y, size, turn))
    for x, y, turn, size in (
            (232, 214, 184, 1.1), (208, 152, 214, 1.05), (236, 96, 238, 1.0), (196, 280, 160, 1.1),
            (262, 40, 256, 0.8), (150, 226, 186, 0.9),
            (230, 342, 128, 1.0), (176, 108, 226, 0.7), (280, 400, 112, 0.9), (196, 52, 240, 0.7),
            (340, 214, 180, 0.8)):
        _minnow(c, x, y, turn, 34 * size)
    c.block.over((1 - lit) * (c.X < 330), tone=0, accent=0.0)
    c.shine(paper(c, circle(22, 376, 16), [(4, 394), (40, 394), (46, 450), (-2, 450)]))
    person(c, "standing", 118, 436, 150, towards=(1, -0.3), reach=0.05)
    return c


def _minnow(c: Woodcut, x: float, y: float, turn: float, size: float) -> None:
    """A swimmer that is no fish: a lancet with a forked tail and a thread before it."""
    outline = curve((1, 0), (0.5, -0.28), (-0.2, -0.26), (-0.7, -0.06), (-1.25, -0.36),
        (-1.05, 0.02), (-1.25, 0.4), (-0.7, 0.1), (-0.2, 0.28), (0.5, 0.26), tension=0.55)
    paper(c, moved(outline, x, y, size, turn), halo=4)
    ink(c, moved(circle(0.55, 0, 0.11), x, y, size, turn))
    ink(c, moved([(0.2, -0.2), (0.28, -0.2), (0.2, 0.2), (0.12, 0.2)], x, y, size, turn))


@art("the-sleepwalkers")
def the_sleepwalkers(page: Page) -> Woodcut:
    """Down the hill in nightshirts, eyes shut, hands out, to the one man who is awake."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    slope = [(-10, 120), (610, 330), (610, 450), (-10, 450)]
    ground = ink(c, slope, halo=-4)
    strokes(c, ground, along(19), cell=30, length=60, width=5, seed=6,
        weight=lambda x, y: 0.55 * near(200, 380, 330)(x, y))
    _sleeper(c, 32, 154, 104, "bun", hem=-9)
    _sleeper(c, 124, 222, 168, "long", hem=-9)
    _sleeper(c, 282, 384, 296, "cap", hem=-30)
    _waker(c)
    return c


def _sleeper(c: Woodcut, x: float, y: float, tall: float, hair: str, hem: float) -> None:
    """Somebody asleep on bare feet, both arms out before the body; (x, y) is under the heels."""
    s = tall / 100

    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    ink(c, curve(*at((-16, -3), (20, -4), (-10, 14), (-70, 22), (-80, 14), (-40, 4))))
    for shift, step in ((9, -2), (-4, 0)):  # legs and bare feet
        paper(c, curve(*at((-6 + shift, hem - 8), (5 + shift, hem - 8), (2 + shift, -14 + step),
            (1 + shift, -5 + step), (12 + shift, -1 + step), (10 + shift, 1 + step),
            (-6 + shift, step), (-5 + shift, -14 + step)), tension=0.4), halo=1.2 * s)
    _arm(c, at, 4, -76, -5)
    gown = curve(*at((-9, -80), (2, -83), (9, -77), (11, -62), (10, -50), (14, hem - 15), (17, hem),
        (8, hem + 2), (0, hem), (-10, hem + 3), (-18, hem), (-15, hem - 22), (-14, -60)),
        tension=0.45)
    paper(c, gown, halo=1.6 * s)
    low = hem - 2
    for points in (((-8, -60), (-10, (low - 60) / 2), (-13, low)), ((0, -52), (-1, (low - 52) / 2),
                   (-4, low)), ((6, -46), (8, (low - 46) / 2), (9, low))):
        c.gouge(at(*points), 1.6 * s, tone=0, ends=(0, 0.8))
    c.gouge(at((-13, -58), (-15, (low - 58) / 2), (-17, low)), 4 * s, tone=0, ends=(0.2, 0.8))
    paper(c, at((-6, -92), (4, -90), (5, -79), (-7, -79)))
    head = Profile(c, *at((1, -92))[0], 10.5 * s, tilt=-7)
    paper(c, head.shape(*head.outline()), halo=1.2 * s)
    ink(c, head.shape((0.3, 0.98), (0.0, 0.86), (-0.2, 0.66), (-0.1, 1.0), (0.2, 1.16)))
    head.stroke((0.6, 0.02), (0.46, 0.1), (0.28, 0.02), width=0.1)
    head.stroke((0.62, -0.24), (0.46, -0.32), (0.3, -0.24), width=0.08)
    head.stroke((0.68, 0.5), (0.56, 0.53), (0.44, 0.5), width=0.08)
    _night_hair(c, head, hair)
    _arm(c, at, -1, -73, 0)


def _arm(c: Woodcut, at: Callable[..., list[Point]], x: float, y: float, up: float) -> None:
    """A sleeve that hangs open at the wrist, and a hand that feels its way."""
    s = at((1, 0))[0][0] - at((0, 0))[0][0]
    fingers = curve(*at((x + 35, y + 3 + up), (x + 44, y + 1 + up), (x + 50, y + 3 + up),
        (x + 55, y + 9 + up), (x + 52, y + 10 + up), (x + 48, y + 7 + up), (x + 49, y + 12 + up),
        (x + 46, y + 12 + up), (x + 43, y + 8 + up), (x + 35, y + 8 + up)), tension=0.5)
    paper(c, fingers, halo=1.2 * s)
    sleeve = curve(*at((x - 4, y - 3), (x + 10, y - 3 + up * 0.4), (x + 37, y - 1 + up),
        (x + 40, y + 15 + up), (x + 33, y + 17 + up), (x + 18, y + 9 + up * 0.5), (x - 1, y + 12)),
        tension=0.45)
    paper(c, sleeve, halo=1.3 * s)
    ink(c, curve(*at((x + 36.4, y + 1 + up), (x + 38, y + 4 + up), (x + 38.6, y + 14 + up),
        (x + 35.6, y + 11 + up)), tension=0.5))
    c.gouge(at((x + 8, y + 8 + up * 0.3), (x + 20, y + 6 + up * 0.6), (x + 31, y + 11 + up)),
        1.4 * s, tone=0)


def _night_hair(c: Woodcut, head: Profile, kind: str) -> None:
    """Hair as the pillow left it, or a nightcap."""
    ink(c, head.shape((0.42, -0.8), (0.1, -1.14), (-0.5, -1.08), (-0.96, -0.7), (-1.0, -0.1),
        (-0.7, 0.56), (-0.3, 0.5), (-0.16, 0.1), (0.0, -0.1), (0.16, -0.46)))
    if kind == "bun":
        ink(c, head.shape((-0.8, -0.3), (-1.3, -0.4), (-1.5, 0.0), (-1.2, 0.36), (-0.8, 0.2)))
    if kind == "cap":
        paper(c, head.shape((0.5, -0.62), (0.3, -1.14), (-0.4, -1.36), (-1.1, -1.0), (-1.5, -0.2),
            (-1.6, 0.9), (-1.4, 1.0), (-1.2, 0.1), (-0.95, -0.3), (-0.2, -0.5)),
            halo=0.1 * head.size)
        paper(c, circle(*head.at(-1.5, 1.05), 0.2 * head.size), halo=0.06 * head.size)
        head.stroke((0.5, -0.5), (-0.2, -0.4), (-0.9, -0.2), width=0.09)
        head.stroke((0.3, -1.0), (-0.4, -1.0), (-1.1, -0.5), width=0.06)
    if kind == "long":
        ink(c, head.shape((-0.5, -0.8), (-1.04, -0.4), (-1.06, 0.6), (-1.3, 1.6), (-1.0, 2.6),
            (-0.7, 2.2), (-0.5, 1.4), (-0.14, 0.6), (-0.2, 0.0)))
        for k in range(4):
            d = k * 0.16
            head.stroke((-0.1 - d, -0.9 + d * 0.3), (-0.62 - d * 0.5, -0.4), (-0.5 - d, 0.7),
                width=0.06, tone=1)


def _waker(c: Woodcut) -> None:
    """His back, close to us: hat, collar, and a hand over what he holds."""
    coat = curve((462, 460), (470, 330), (500, 268), (540, 246), (640, 240), (640, 460),
        tension=0.5)
    c.lit(coat, towards=(-1, -0.2), reach=22, hard=1.5, halo=-5, gap=0.7)
    c.lit(curve((520, 190), (516, 252), (560, 280), (620, 262), (620, 180), tension=0.6),
        towards=(-1, 0), reach=16, hard=1.5)
    collar = [(504, 262), (528, 222), (620, 226), (620, 282), (548, 280)]
    c.lit(collar, towards=(-1, -0.4), reach=12, hard=1.4, halo=3)
    hat = curve((462, 186), (510, 180), (520, 120), (548, 104), (580, 112), (620, 104), (640, 184),
        (640, 214), (560, 210), (490, 204), tension=0.5)
    c.lit(hat, towards=(-1, -0.5), reach=14, hard=1.4, halo=-4)


@art("carters-patience")
def carters_patience(page: Page) -> Woodcut:
    """He deals himself another game; the shelf behind him stays locked."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    _locked_shelf(c)
    _carter_at_cards(c)
    cloth = curve((-20, 262), (300, 244), (620, 268), (620, 470), (-20, 470), tension=0.2)
    ink(c, cloth, halo=4)
    c.shine(colour(c, curve((-20, 276), (290, 256), (470, 270), (620, 330), (620, 460), (-20, 460),
        tension=0.4)))
    table = quad((60, 280), (430, 280), (560, 450), (-30, 450))
    for column in range(6):
        for row in range(column + 1):
            _card(c, table, column, row, shown=row == column)
    arm = curve((640, 470), (640, 300), (560, 268), (474, 292), (452, 322), (472, 352), (540, 372),
        tension=0.5)
    c.lit(arm, towards=(-1, -0.7), reach=24, hard=1.4, halo=5, gap=0.7)
    card = [(300, 262), (352, 246), (376, 312), (322, 330)]
    paper(c, card, halo=5)
    hand(c, "holding", 462, 330, 70, turn=-78, towards=(-1, -0.6), cuff=True)
    _spade(c, 338, 288, 15)
    return c


def _locked_shelf(c: Woodcut) -> None:
    """Books behind a grille, and a padlock on it."""
    random = np.random.default_rng(8)
    x = 34.0
    while x < 250:
        wide, tall = random.uniform(20, 34), random.uniform(120, 166)
        paper(c, box(x, 214 - tall, x + wide - 5, 214))
        for y in (214 - tall * 0.82, 214 - tall * 0.24):
            ink(c, box(x, y, x + wide - 5, y + 7))
        x += wide
    paper(c, box(20, 218, 262, 226))
    bars = [box(44 + k * 42, -10, 52 + k * 42, 240) for k in range(6)]
    bars.append(box(10, 120, 270, 130))
    ink(c, *bars, halo=2)
    shackle = curve((124, 140), (124, 104), (150, 84), (176, 104), (176, 140), close=False)
    c.block.over(c.mask(shackle, stroke=22), tone=0, accent=0.0)
    c.block.over(c.mask(shackle, stroke=12), tone=1.15, accent=0.0)
    colour(c, curve((110, 126), (190, 126), (194, 188), (106, 188), tension=0.25), halo=6)
    ink(c, circle(150, 148, 8), [(146, 150), (154, 150), (158, 172), (142, 172)])


def _carter_at_cards(c: Woodcut) -> None:
    """An old man who looks down at his cards."""
    coat = curve((330, 300), (344, 240), (392, 212), (440, 204), (520, 190), (584, 220), (640, 290),
        (640, 320), tension=0.5)
    c.lit(coat, towards=(-1, 0.2), reach=34, hard=1.4, gap=0.7)
    head = Profile(c, 452, 118, 88, flip=True, tilt=-16, expression="calm",
        build=Build(age=1.4, nose=0.7, gaunt=0.4))
    head.collar(drop=2.0)
    head.draw(bald=True)
    head.hair("receding")
    head.beard("goatee")


def _card(c: Woodcut, table: Callable[[float, float], Point], column: int, row: int,
          shown: bool) -> None:
    """A card of the tableau; only the last of its column lies open."""
    left, top = 0.02 + column * 0.165, 0.02 + row * 0.1
    sheet = [table(left, top), table(left + 0.135, top), table(left + 0.135, top + 0.36),
             table(left, top + 0.36)]
    paper(c, sheet, halo=3)
    if shown:
        (ax, ay), (_, by) = table(left + 0.0675, top + 0.2), table(left + 0.0675, top + 0.1)
        _spade(c, ax, ay, abs(ay - by) * 0.5 + 2)
    else:
        ink(c, [table(left + 0.014, top + 0.025), table(left + 0.121, top + 0.025),
            table(left + 0.121, top + 0.33), table(left + 0.014, top + 0.33)])


def _spade(c: Woodcut, x: float, y: float, size: float) -> None:
    """The suit of swords."""
    ink(c, moved(curve((0, -1), (0.8, -0.1), (0.6, 0.5), (0.1, 0.3), (0.34, 1), (-0.34, 1),
        (-0.1, 0.3), (-0.6, 0.5), (-0.8, -0.1), tension=0.5), x, y, size))
