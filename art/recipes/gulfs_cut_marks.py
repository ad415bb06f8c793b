"""Chalk, ink and starlight: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, away, cast, joined, limb, quad, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-resonance-equation")
def the_resonance_equation(page: Page) -> Woodcut:
    """He wrote the last term, and the curve went on by itself, out of the slate and up the wall."""
    c = Woodcut(page)
    at = quad((-30, 36), (480, 10), (480, 318), (-30, 336))
    plaster = paper(c, box(0, 0, 600, 440))
    strokes(c, plaster, along(80), cell=15, length=44, width=5, tone=0, seed=4,
        weight=lambda px, py: 0.5 if px > 440 else 0.7)
    ink(c, [at(-0.1, -0.08), at(1.05, -0.08), at(1.05, 1.1), at(-0.1, 1.1)])
    paper(c, [at(-0.1, -0.05), at(1.03, -0.05), at(1.03, 1.06), at(-0.1, 1.06)])
    ink(c, [at(-0.1, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(-0.1, 1.0)])
    signs: dict[str, list[list[Point]]] = {
        "S": [[(0.75, 0.05), (0.55, 0.0), (0.45, 0.25), (0.45, 0.75), (0.35, 1.0), (0.15, 0.95)]],
        "=": [[(0.1, 0.38), (0.9, 0.38)], [(0.1, 0.64), (0.9, 0.64)]],
        "w": [[(0.05, 0.4), (0.2, 0.95), (0.45, 0.55), (0.65, 0.95), (0.95, 0.35)]],
        "2": [[(0.2, 0.2), (0.5, 0.0), (0.75, 0.25), (0.2, 0.95), (0.85, 0.92)]],
        "x": [[(0.15, 0.3), (0.85, 0.95)], [(0.85, 0.3), (0.15, 0.95)]],
        "E": [[(0.85, 0.05), (0.15, 0.05), (0.55, 0.5), (0.15, 0.95), (0.85, 0.95)]],
        "+": [[(0.5, 0.2), (0.5, 0.85)], [(0.15, 0.52), (0.85, 0.52)]],
        "f": [[(0.8, 0.05), (0.5, 0.05), (0.42, 0.5), (0.35, 1.05)], [(0.2, 0.42), (0.7, 0.42)]],
        "d": [[(0.75, 0.0), (0.7, 0.95)], [(0.7, 0.55), (0.4, 0.45), (0.25, 0.75), (0.45, 0.98),
            (0.7, 0.8)]],
        "-": [[(0.1, 0.5), (0.9, 0.5)]],
    }
    for row, text in enumerate(("Sf=w2+xE-d", "E2x=Sw-f+")):
        for k, sign in enumerate(text):
            u, v = 0.03 + k * 0.092, 0.06 + row * 0.2
            for line in signs[sign]:
                way = [at(u + px * 0.066, v + py * 0.15) for px, py in line]
                c.gouge(way, 6.5, ends=(0.8, 0.6))
    wave: list[Point] = []
    for k in range(121):
        t = k / 120
        x = -10 + t * 640
        y = 236 - math.sin(t * t * 34) * (6 + 150 * t**2.1)
        wave.append((x, y))
    ink(c, blade(wave, [20 + 12 * i / 120 for i in range(121)]))
    for a, b in (((470, 60), (560, 20)), ((478, 120), (590, 100)), ((476, 290), (590, 330)),
        ((470, 330), (540, 420)),
                 ((520, 200), (600, 210))):
        ink(c, blade([a, ((a[0] + b[0]) / 2 + 8, (a[1] + b[1]) / 2 + 10), b], (10, 6, 0)))
    c.shine(c.lay(blade(wave, [9 + 9 * i / 120 for i in range(121)]), tone=1.2, accent=1.0,
        solid=True))
    # The man who asked to have it washed off.
    arms = [limb([(side * 0.13, -0.76), (side * 0.24, -0.9), (side * 0.07, -0.93)], (0.1, 0.085,
        0.06)) for side in (-1, 1)]
    man = moved(joined(man_standing(hat=False), *arms), 206, 446, 262)
    ink(c, cast(man, 440, -1.2, 0.3))
    ink(c, man, halo=-7)
    for side in (-1, 1):
        paper(c, limb([(206 + side * 26, 202), (206 + side * 16, 192)], (15, 13)), halo=3)
    return c


@art("the-starry-wisdom")
def the_starry_wisdom(page: Page) -> Woodcut:
    """They lift the lids of their heads, and the night comes down."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    ink(c, curve((-20, -20), (620, -20), (620, 40), (560, 66), (500, 50), (440, 84), (380, 60),
        (300, 92), (220, 66), (140,
        96), (80, 62), (-20, 84), tension=0.7))
    for x, y, size in ((436, 282, 92), (206, 300, 134)):
        _opened(c, x, y, size)
    for x, y, r in ((60, 30, 13), (128, 52, 9), (196, 24, 15), (262, 44, 9), (330, 22, 12), (404,
        44, 9), (470, 20, 13),
                    (540, 36, 10), (186, 92, 12), (180, 136, 9), (424, 100, 10), (196, 176, 8)):
        star = [(x + math.cos(math.radians(k * 45)) * (r if k % 2 == 0 else r * 0.3),
            y + math.sin(math.radians(k * 45)) * (r if
            k % 2 == 0 else r * 0.3)) for k in range(8)]
        c.shine(c.lay(star, tone=1.25, solid=True))
    return c


def _opened(c: Woodcut, x: float, y: float, size: float) -> None:
    """One of the faithful in profile; the night runs into him where the crown was."""
    who = Profile(c, x, y, size, build=Build(gaunt=0.8, nose=0.4), expression="calm")
    ink(c, moved(curve((-0.6, 0.5), (0.3, 0.9), (0.5, 1.5), (1.0, 2.2), (-1.7, 2.2), (-1.3, 1.5),
        (-0.66, 1.2)), x, y, size),
        halo=5)
    who.collar()
    who.draw(bald=True)
    crown = curve((-0.9, -0.46), (-0.84, -0.66), (-0.5, -1.0), (-0.1, -1.08), (0.3, -1.05), (0.6,
        -0.8), (0.7, -0.46), tension=0.7)
    colour(c, moved(crown, x, y, size))
    colour(c, moved(box(-0.95, -1.1, 0.75, -0.44), x, y, size))
    paper(c, moved(circle(-0.1, -0.44, 0.78, 0.17), x, y, size), halo=4)
    ink(c, moved(circle(-0.1, -0.44, 0.7, 0.12), x, y, size))
    stream = blade([(x - 0.16 * size, 40), (x - 0.24 * size, y - size * 1.3), (x - 0.08 * size,
        y - size * 0.9),
        (x - 0.1 * size, y - size * 0.42)], (0.9 * size, 0.34 * size, 0.26 * size, 0.5 * size))
    ink(c, stream)
    lid = moved(moved(curve((0.0, 0.0), (0.06, -0.26), (0.4, -0.52), (0.76, -0.58), (1.1, -0.52),
        (1.42, -0.3), (1.5, 0.02),
        (0.76, 0.1), tension=0.7), 0, 0, 1, -78), x - 0.88 * size, y - 0.5 * size, size)
    c.lit(lid, towards=(1, -0.2), reach=0.3 * size, hard=1.3, halo=5)


@art("haunter-of-the-dark")
def haunter_of_the_dark(page: Page) -> Woodcut:
    """Out of the steeple at last, wider than the street, and afraid of nothing but the lamp."""
    c = Woodcut(page)
    paper(c, box(0, 0, 600, 440))
    wing: list[Point] = [(0, 150), (60, 70), (108, 14), (180, 0), (260, 14), (340, 60), (300, 96),
        (296, 172), (262, 146), (226, 168),
        (218, 238), (190, 206), (158, 226), (142, 296), (116, 252), (84, 270), (66, 320), (40,
            280), (0, 300)]
    for side in (-1, 1):
        shape = [(300 + side * px, py + (0 if side < 0 else 10)) for px, py in wing]
        ink(c, c.rough(shape, 1.2), halo=0)
        inner = c.mask(shape)
        x0 = 300 + side * 104
        strokes(c, inner, away(x0, 30), cell=15, length=56, width=6, seed=5 + side,
            weight=lambda px, py, s=side: max(0.0,
                1 - abs(py - 150) / 110) * (0.6 if s < 0 else 0.3))
        for tip in ((334, 62), (294, 166), (217, 230), (141, 286), (66, 308)):
            way = [(x0, 26.0), (300 + side * (tip[0] * 0.5 + 62), tip[1] * 0.42 + 4),
                (300 + side * tip[0], tip[1] + 0.0)]
            ink(c, blade(way, (20, 15, 3)))
            c.gouge(way, 7 if side < 0 else 4, ends=(1, 0))
    ink(c, curve((236, 330), (244, 250), (224, 180), (236, 110), (270, 60), (300, 48), (332, 60),
        (364, 108), (374, 180), (356, 250),
        (364, 330), tension=0.7))
    smoke = c.mask(curve((240, 330), (248, 250), (230, 180), (240, 110), (272, 64), (300, 54),
        (330, 64), (360, 110), (370, 180),
        (352, 250), (360, 330), tension=0.7))
    strokes(c, smoke, lambda px, py: math.radians(90) + math.sin(py / 30 + px / 60) * 0.6,
        cell=14, length=50, width=5, seed=9,
        weight=lambda px, py: max(0.0, (py - 190) / 90) * max(0.0, 1 - (px - 230) / 110))
    for a in (-90, 30, 150):                                            # its eye
        t = math.radians(a)
        lx, ly = 301 + math.cos(t) * 38, 132 + math.sin(t) * 38
        ink(c, moved(circle(0, 0, 50, 30), lx, ly, 1, a))
        c.shine(c.lay(moved(curve((-40, 0), (-10, -23), (24, -17), (46, 0), (24, 17), (-10, 23)),
            lx, ly, 1, a), tone=1.2, accent=1.0,
            solid=True))
        c.shine(c.lay(moved(curve((-22, 0), (0, -10), (26, 0), (0, 10)), lx, ly, 1, a), tone=1.25,
            solid=True))
    # The steeple, and the roofs of Federal Hill.
    ink(c, [(250, 450), (254, 322), (236, 322), (300, 214), (364, 322), (346, 322), (350, 450)],
        halo=-6)
    for k in range(4):
        colour(c, [(274, 340 + k * 22), (326, 340 + k * 22), (326, 352 + k * 22), (274,
            352 + k * 22)])
    roofs = [(-10, 450), (-10, 350), (40, 320), (90, 352), (90, 372), (130, 372), (130, 340),
        (180, 340), (180, 380), (250, 380), (350,
        392), (392, 392), (392, 360), (440, 330), (488, 360), (488, 384), (530, 384), (530, 346),
            (610, 346), (610, 450)]
    ink(c, roofs)
    for px, py in ((20, 372), (52, 372), (20, 404), (148, 360), (206, 400), (420, 370), (452,
        370), (420, 400), (556, 372)):
        paper(c, box(px, py, px + 12, py + 17))
    for side in (-1, 1):                                                # the claws that hold it
        for k in range(3):
            px = 300 + side * (30 + k * 16)
            paper(c, blade([(px - side * 6, 268 + k * 14), (px + side * 8, 290 + k * 14),
                (px - side * 4, 322 + k * 10)], (13, 11, 0)),
                halo=4)
    return c
