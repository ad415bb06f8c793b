"""Who is held, wrapped and swallowed: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_glyphs import glyph
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import around, less, limb, quad, rounded_way, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """No human mouth was consulted in the making of it; what he reads aloud comes back for him."""
    c = Woodcut(page)
    ink(c, PAGE)
    head = curve((120, 120), (150, 60), (210, 28), (276, 40), (312, 82), (320, 104), (312, 120),
        (350, 160), (330, 174), (342, 190), (296, 214), (282, 232), (300, 250), (324, 262),
        (322, 284), (330, 304), (300, 324), (270, 330),
        (276, 380), (320, 450), (60, 450), (110, 370), (104, 290), (108, 200), tension=0.35)
    c.lit(head, towards=(1, -0.25), reach=84, hard=1.7, angle=18)
    strokes(c, curve((104, 220), (110, 130), (150, 50), (220, 20), (286, 36), (300, 70),
        (240, 90), (200, 130), (190, 200), (150, 240), tension=0.5), around(220, 200), cell=13,
        length=40, width=5, seed=4, weight=lambda x, y: 0.7)
    ink(c, curve((268, 104), (300, 96), (314, 112), (300, 136), (272, 134), tension=0.6))
    paper(c, curve((274, 118), (294, 102), (310, 114), (298, 130), tension=0.7))
    ink(c, circle(299, 115, 6))
    way = rounded_way([(286, 232), (360, 220), (440, 206), (506, 246), (500, 316), (420, 346),
        (320, 350), (210, 350), (126, 326), (96, 300)], 8)
    way2 = rounded_way([(92, 352), (116, 380), (196, 402), (300, 396), (390, 384), (440, 416),
        (500, 400)], 8)
    for path, wide in ((way2, 46), (way, 50)):
        n = len(path) - 1
        band = blade(path,
            [wide * min(1.0, 0.3 + i / 14, 0.25 + (n - i) / 8) for i in range(n + 1)])
        c.shine(colour(c, band, halo=7))
        for k, i in enumerate(range(8, n - 3, 5)):
            (ax, ay), (bx, by) = path[i], path[min(i + 4, n)]
            dx, dy = bx - ax, by - ay
            half = wide * 0.31 / math.hypot(dx, dy)
            nx, ny, ex, ey = -dy * half, dx * half, ax + dx * 0.9, ay + dy * 0.9
            place = quad((ax - nx, ay - ny), (ex - nx, ey - ny), (ex + nx, ey + ny),
                (ax + nx, ay + ny))
            ink(c, *glyph(k, place, 6))
    return c


@art("cornelius-krom")
def cornelius_krom(page: Page) -> Woodcut:
    """He peeled bark for a living, until a tree put it back on."""
    c = Woodcut(page)
    ink(c, PAGE)
    strokes(c, PAGE, lambda x,
        y: 1.57 + 0.5 * math.sin((x - 300) / 90) * math.sin((y - 200) / 140), cell=15, length=64,
        width=6.5, seed=4,
        weight=lambda x, y: float(np.clip(1.05 - abs(x - 250) / 330, 0.1, 0.9)))
    slit = curve((306, -20), (360, 40), (404, 130), (410, 230), (380, 330), (310, 420),
        (246, 360), (206, 250), (204, 150), (240, 50), tension=0.6)
    paper(c, moved(slit, -306 * 0.14, -200 * 0.12, 1.14), halo=10)
    ink(c, moved(slit, -306 * 0.05, -200 * 0.04, 1.05))
    resin = colour(c, slit)
    c.shine(resin)
    face = HalfFace(c, 312, 168, 1.04, tilt=-5)
    # the bark closes over the face: it shows only within the slit
    before = {n: getattr(c.block, n).copy() for n in ("tone", "accent", "kind", "light")}
    face.draw(gaze=0.35, lid=1.5, brow=-0.9)
    ink(c, face.round((-26, 98), (2, 88), (30, 98), (28, 136), (2, 150), (-22, 136)))
    paper(c, face.put([(-16, 97), (16, 97), (14, 105), (-14, 105)]))
    for name, was in before.items():
        now = getattr(c.block, name)
        setattr(c.block, name, np.where(resin > 0.5, now, was).astype(now.dtype))
    for y, out in ((226, 470), (258, 480), (290, 474), (320, 456)):
        finger = limb(rounded_way([(398, y + 4), (428, y - 10), (out - 14, y - 2), (out, y + 16)],
            4), [30, 31, 32, 32, 32, 31, 31, 30, 30, 29, 28, 26, 22])
        paper(c, finger, halo=6)
        ink(c, less(finger, moved(finger, -2, -9)))
        ink(c, blade([(424, y - 22), (430, y - 10), (426, y + 2)], [0, 5, 0]))
    for x, y, far in ((262, 330, 450), (300, 392, 470), (338, 360, 440)):
        c.shine(colour(c, blade([(x, y), (x, (y + far) / 2), (x, far)], [16, 10, 15]),
            circle(x, far, 11, 14), halo=4))
    return c


@art("portrait-of-trintje")
def portrait_of_trintje(page: Page) -> Woodcut:
    """The painter was merciful about her mouth: he gave her a fan."""
    c = Woodcut(page)
    ink(c, PAGE)
    mat = circle(300, 214, 236, 238)
    strokes(c, c.mask(PAGE) * (1 - c.mask(circle(300, 214, 250, 252))), around(300, 214), cell=20,
        length=70, width=8, seed=8, weight=lambda x, y: 0.8)
    paper(c, less(circle(300, 214, 250, 252), mat), halo=6)
    face = HalfFace(c, 300, 140, 0.98, flip=True)
    hair = curve((186, 200), (182, 70), (230, 4), (300, -20), (370, 4), (418, 70), (414, 200),
        tension=0.6)
    strokes(c, hair, around(300, 150), cell=12, length=40, width=5.5, seed=3, weight=lambda x,
        y: float(np.clip((x - 220) / 150, 0.15, 0.9)))
    face.draw(woman=True, gaze=0.2, lid=1.15, brow=0.5)
    for side in (-1, 1):
        x = 300 + side * 112
        paper(c, curve((x, 176), (x + 8, 196), (x, 208), (x - 8, 196), tension=0.7),
            circle(x, 170, 4))
    x0, y0, r = 300, 424, 216
    spread = [math.radians(a) for a in np.linspace(206, 334, 12)]
    tips = []
    for a, b in zip(spread, spread[1:], strict=False):
        m = (a + b) / 2
        tips += [(x0 + math.cos(a) * r * 0.96, y0 + math.sin(a) * r * 0.96),
            (x0 + math.cos(m) * r * 1.03, y0 + math.sin(m) * r * 1.03)]
    tips.append((x0 + math.cos(spread[-1]) * r * 0.96, y0 + math.sin(spread[-1]) * r * 0.96))
    leaf = colour(c, curve(*tips, (x0, y0), tension=0.3), halo=9)
    c.shine(leaf)
    jaws = curve((184, 302), (204, 270), (250, 250), (300, 244), (350, 250), (396, 270),
        (416, 302), (392, 322), (350, 338), (300, 344), (250, 338), (208, 322), tension=0.6)
    c.lay(jaws, tone=0, solid=True, keep=1 - leaf)
    for k in range(9):
        x = 208 + k * 23
        top = 262 - 18 * math.sin(math.pi * (x - 184) / 232)
        low = 318 + 24 * math.sin(math.pi * (x - 184) / 232)
        long = 46 if k in (2, 6) else 32
        c.shine(paper(c, [(x - 11, top + 4), (x + 11, top + 4), (x, top + long)],
            [(x - 1, low), (x + 21, low), (x + 10, low - long * 0.8)]))
    for a in spread:
        ink(c, blade([(x0, y0), (x0 + math.cos(a) * r * 0.5, y0 + math.sin(a) * r * 0.5),
            (x0 + math.cos(a) * r * 0.95, y0 + math.sin(a) * r * 0.95)], [7, 5, 5]))
    for k in range(4):
        x = 262 + k * 26
        finger = limb(rounded_way([(x + 6, 450), (x, 418), (x + 8, 396)], 4),
            [26, 26, 26, 25, 24, 22, 20, 17, 12])
        paper(c, finger, halo=5)
        ink(c, less(finger, moved(finger, -6, 0)))
        ink(c, blade([(x + 8, 400), (x + 11, 386), (x + 18, 372)], [11, 8, 0]), halo=-3)
    return c
