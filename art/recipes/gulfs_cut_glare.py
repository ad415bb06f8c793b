"""Light that is too strong: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import man_running
from art.kit.cut_gulfs import box, bricks, figure
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import ink, paper
from art.kit.cut_strokes import along, away, cast, joined, near, strokes
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-three-lobed-eye")
def the_three_lobed_eye(page: Page) -> Woodcut:
    """The trefoil in the church wall looks in, and throws its shape about whoever stands there."""
    c = Woodcut(page)
    x, y = 330, 118
    for row in range(9):                                                # courses of stone
        top = row * 46
        for k in range(7):
            left = k * 104 - (52 if row % 2 else 0)
            block = c.mask(box(left + 4, top + 4, left + 100, top + 42))
            strokes(c, block, along(8), cell=13, length=42, width=6, seed=row * 9 + k,
                weight=near(x, y, 250, 120))
    lobes = [(x + math.cos(math.radians(a)) * 58, y + math.sin(math.radians(a)) * 58)
             for a in (-90, 30, 150)]
    ink(c, *(circle(lx, ly, 84) for lx, ly in lobes))
    rim = joined(*(circle(lx, ly, 74) for lx, ly in lobes))
    paper(c, rim)
    strokes(c, rim, away(x, y), cell=9, length=30, width=6, tone=0, seed=8,
        weight=lambda px, py: 0.9 if py < y else 0.35)
    for (lx, ly), a in zip(lobes, (-90, 30, 150), strict=True):
        ink(c, circle(lx, ly, 62))
        c.shine(c.lay(circle(lx, ly, 56), tone=1.2, accent=1.0, solid=True))
        t = math.radians(a)
        lens = moved(curve((-46, 0), (-20, -25), (20, -25), (46, 0), (20, 25), (-20, 25)), lx, ly,
            1, a)
        ink(c, moved(lens, 0, 0), halo=3)
        c.shine(c.lay(moved(curve((-40, 0), (-18, -20), (18, -20), (40, 0), (18, 20), (-18, 20)),
            lx, ly, 1,
            a), tone=1.2, solid=True))
        ink(c, moved(curve((-20, 0), (0, -9), (20, 0), (0, 9)), lx - math.cos(t) * 6,
            ly - math.sin(t) * 6,
            1, a), circle(lx, ly, 11))
    ink(c, box(0, 322, 600, 440))
    beam = [(x - 96, y + 96), (x + 20, y + 130), (292, 396), (92, 372)]
    strokes(c, beam, lambda px, py: math.radians(112), cell=22, length=150, width=6, accent=1.0,
        seed=7)
    for dx, dy in ((16, -22), (86, 14), (-82, 14)):                     # its light on the floor
        c.shine(c.lay(circle(196 + dx, 384 + dy, 84, 31), tone=1.2, accent=1.0, solid=True))
    man = figure("standing", 208, 392, 150)
    ink(c, [(190, 388), (226, 388), (130, 450), (30, 450)])
    ink(c, *man, halo=-5)
    for px in (420, 500, 580):                                          # the pews
        ink(c, curve((px - 36, 450), (px - 40, 330), (px - 30, 296), (px + 6, 290), (px + 26,
            306), (px + 30,
            340), (px + 60, 346), (px + 60, 450), tension=0.4), halo=5)
        c.gouge([(px - 38, 430), (px - 42, 340), (px - 30, 300), (px + 4, 292)], 6)
        c.gouge([(px - 20, 330), (px - 22, 380), (px - 20, 426)], 4)
    return c


@art("overload-at-point-street")
def overload_at_point_street(page: Page) -> Woodcut:
    """Dynamos as large as chapels; before the last of them the engineer is a very small man."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for k in range(4):                                                  # the windows of the hall
        wx, tall, wide = 16 + k * 66, 200 - k * 30, 46 - k * 5
        for u in (0.0, 0.5, 1.0):
            c.gouge([(wx + wide * u, 236), (wx + wide * u,
                236 - tall * (1 if u == 0.5 else 0.8))], 5, ends=(1, 1))
        for v in (0.0, 0.27, 0.54, 0.8):
            c.gouge([(wx, 236 - tall * v), (wx + wide, 236 - tall * v)], 4, ends=(1, 1))
    floor = paper(c, [(0, 350), (280, 236), (600, 350), (600, 440), (0, 440)])
    strokes(c, floor, away(300, 200), cell=17, length=60, width=7, tone=0, seed=5,
        weight=lambda px, py: max(0.0, abs(px - 190) / 170 - 0.35))
    for x, y, r in ((286, 200, 52), (352, 196, 96), (478, 190, 176)):   # far to near
        _dynamo(c, x, y, r)
    strike(c, light_tree((330, 92), (10, 226), 36, 6, twigs=9, spread=0.8), accent=1.0, halo=7)
    for k in range(14):
        a = math.radians(k * 360 / 14 + 9)
        far = 74 if k % 2 else 46
        c.shine(c.lay(blade([(326, 92), (326 + math.cos(a) * far * 0.5,
            92 + math.sin(a) * far * 0.5),
            (326 + math.cos(a) * far, 92 + math.sin(a) * far)], (26, 14, 0)), tone=1.25,
                solid=True))
    runner = moved(man_running(), 190, 414, 168, flip=True)
    ink(c, cast(runner, 410, 1.4, 0.3))
    ink(c, runner, halo=-6)
    return c


def _dynamo(c: Woodcut, x: float, y: float, r: float) -> None:
    """A generator, its rim to the left in the light."""
    ink(c, circle(x - r * 0.2, y, r * 1.0, r * 1.04), circle(x, y, r, r * 1.04), halo=5)
    side = c.mask(circle(x - r * 0.24, y, r, r * 1.04)) * (1 - c.mask(circle(x, y, r * 0.98,
        r * 1.02)))
    c.block.over(side, tone=1.15, accent=0.0, kind=2)
    strokes(c, side, along(0), cell=max(6, r * 0.06), length=r * 0.3, width=max(4, r * 0.035),
        tone=0,
        seed=4, weight=lambda px, py: 0.9)
    ring = c.mask(circle(x, y, r * 0.94, r * 0.98)) * (1 - c.mask(circle(x, y, r * 0.66, r * 0.69)))
    for k in range(20):
        a = math.radians(k * 18 + 4)
        p, q = (0.7, 0.92)
        c.gouge([(x + math.cos(a) * r * p, y + math.sin(a) * r * p * 1.04),
            (x + math.cos(a) * r * q,
            y + math.sin(a) * r * q * 1.04)], r * 0.09 * (1.2 if math.cos(a) < 0.2 else 0.5),
                ends=(0.8, 1),
            within=ring)
    for k in range(6):
        a = math.radians(k * 60 + 14)
        c.gouge([(x + math.cos(a) * r * 0.2, y + math.sin(a) * r * 0.2),
            (x + math.cos(a) * r * 0.62,
            y + math.sin(a) * r * 0.62)], r * 0.08, ends=(1, 0.8))
    paper(c, circle(x, y, r * 0.18))
    ink(c, circle(x + r * 0.02, y + r * 0.02, r * 0.1))


@art("the-meter-spins")
def the_meter_spins(page: Page) -> Woodcut:
    """In the cellar of an empty house my lamp finds a meter that runs for all of Boston."""
    c = Woodcut(page)
    x, y = 346, 196
    lit = paper(c, circle(x - 6, y + 6, 226, 214))
    bricks(c, lit, tall=34, wide=84, line=5)
    strokes(c, lit, along(12), cell=15, length=46, width=6, tone=0, seed=3,
        weight=lambda px, py: max(0.0, min(1.0, (math.hypot(px - x, py - y) - 130) / 80)))
    for k, px in enumerate((-40, -14, 14, 40)):                         # the mains
        ink(c, blade([(x + px, 0), (x + px * 1.1, 70)], (17, 17)))
        c.gouge([(x + px - 4, 0), (x + px - 4, 40)], 4, ends=(1, 0))
        del k
    ink(c, moved(circle(0, 0, 126, 134), x + 34, y + 26))              # its shadow on the wall
    ink(c, circle(x, y, 120, 128))
    paper(c, circle(x, y, 111, 119))
    ink(c, circle(x, y, 100, 108))
    face = paper(c, curve((x - 84, y - 40), (x - 50, y - 84), (x + 50, y - 84), (x + 84, y - 40),
        (x + 84,
        y + 8), (x - 84, y + 8), tension=0.5))
    del face
    for k, (dx, turn) in enumerate(((-54, 40), (-18, 200), (18, 300), (54, 120))):
        ink(c, circle(x + dx, y - 32, 16))
        paper(c, circle(x + dx, y - 32, 12))
        a = math.radians(turn)
        ink(c, blade([(x + dx - math.cos(a) * 5, y - 32 - math.sin(a) * 5),
            (x + dx + math.cos(a) * 11,
            y - 32 + math.sin(a) * 11)], (6, 1)))
        del k
    ink(c, box(x - 84, y + 8, x + 84, y + 22))
    # The disc, so fast that it throws sparks.
    c.shine(c.lay(circle(x, y + 46, 92, 24), tone=1.2, accent=1.0, solid=True))
    c.shine(c.lay(curve((x - 84, y + 40), (x - 20, y + 26), (x + 60, y + 30), (x + 10, y + 36),
        (x - 50,
        y + 40)), tone=1.2, solid=True))
    ink(c, circle(x, y + 46, 10, 5))
    random = np.random.default_rng(4)
    for k in range(34):
        side = -1 if k % 2 else 1
        t = random.uniform(0.0, 1.0)
        sx, sy = x + side * (84 + t * 10), y + 44 + random.uniform(-10, 14)
        far = random.uniform(60, 190)
        rise = random.uniform(-0.5, 0.35)
        way: list[Point] = [(sx, sy), (sx + side * far * 0.5, sy + rise * far * 0.5),
            (sx + side * far,
            sy + rise * far + far * 0.18)]
        ink(c, blade(way, (11, 8, 2)))
        c.shine(c.lay(blade(way, (6, 5, 0)), tone=1.2, accent=1.0, solid=True))
    c.gouge([(x - 92, y - 52), (x - 74, y - 84), (x - 44, y - 102)], 8)
    # Whoever holds the lamp.
    ink(c, curve((40, 460), (60, 380), (112, 348), (140, 330), (136, 296), (120, 262), (126, 236),
        (92, 226),
        (126, 214), (138, 176), (172, 168), (196, 172), (214, 206), (252, 222), (222, 232), (218,
            264),
        (228, 280), (214, 288), (214, 312), (196, 326), (232, 360), (252, 460), tension=0.4),
            halo=-5)
    return c


@art("crawford-tillinghast")
def crawford_tillinghast(page: Page) -> Woodcut:
    """Lit from below by his own apparatus; in his goggles swims what he nods to."""
    c = Woodcut(page)
    face = HalfFace(c, 318, 214, 1.22, tilt=-4)
    _shock(c, 316, 150)
    ink(c, box(262, 340, 372, 440))  # a neck too thin for its collar
    face.draw(gaze=0.9, lid=1.3, brow=-0.5, mouth=0.7, jaw=-6)
    collar = [(214, 440), (258, 388), (318, 430), (372, 384), (430, 440)]
    paper(c, collar, halo=6)
    ink(c, [(318, 424), (286, 406), (280, 440), (318, 432), (352, 440), (350, 404)])
    for px, wide in ((270, 62), (372, 54)):
        ink(c, circle(px, 212, wide), halo=0)
        paper(c, circle(px, 212, wide - 7))
        ink(c, circle(px, 212, wide - 15))
        c.shine(c.lay(circle(px, 212, wide - 19), tone=1.2, accent=1.0, solid=True))
        ink(c, curve((px - 26, 216), (px - 6, 196), (px + 14, 204), (px + 30, 192), (px + 26,
            212), (px + 32,
            228), (px + 14, 222), (px - 8, 232)))
        paper(c, circle(px - 10, 210, 4.5))
    return c


def _shock(c: Woodcut, x: float, y: float) -> None:
    """Hair that has stood on end for weeks."""
    random = np.random.default_rng(3)
    for k in range(80):
        a = math.radians(-206 + k * 232 / 79)
        far = random.uniform(150, 240) * (1.0 if k % 2 else 0.8)
        p = (x + math.cos(a) * 90, y + math.sin(a) * 80)
        q = (x + math.cos(a) * far, y + math.sin(a) * far * 0.82 + 14)
        m = ((p[0] + q[0]) / 2 + random.uniform(-16, 16), (p[1] + q[1]) / 2 + random.uniform(-10,
            4))
        c.gouge([p, m, q], random.uniform(8, 14), ends=(1, 0))
