"""The shoal and a game of patience: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, person
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, near, quad, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


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
