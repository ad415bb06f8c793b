"""What is empty and should not be: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_grips import bent, wrapped
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-resonance-equation")
def the_resonance_equation(page: Page) -> Woodcut:
    """I work it to the end, and the last bracket falls shut."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for way in ([(96, 40), (84, 24), (66, 40), (60, 110), (46, 132), (30, 118)], [(560, 30),
        (504, 30), (540, 72), (502, 116), (562, 116)],
            [(20, 340), (46, 306), (70, 340), (94, 374), (118, 340)], [(510, 310),
            (560, 380)], [(560, 310), (510, 380)],
            [(40, 216), (100, 216)], [(40, 240), (100, 240)]):
        paper(c, blade(rounded_way(way, 4), [9] * (4 * (len(way) - 1) + 1)))
    for x, side in ((136, 1), (464, -1)):
        bracket = [(x, 18), (x + side * 92, 18), (x + side * 92, 56), (x + side * 44, 56),
            (x + side * 44, 384), (x + side * 92, 384), (x + side * 92, 424), (x, 424)]
        c.shine(colour(c, bracket))
        for k in range(5):
            y = 78 + k * 62 + (0 if side > 0 else 20)
            paper(c, [(x + side * 42, y - 26), (x + side * 42, y + 26),
                (x + side * 122, y + (6 if side > 0 else -6))], halo=5)
    paper(c, bent([(318, 480), (310, 390), (302, 300)], [90, 66, 62]), halo=6)
    paper(c, moved(box(-12, -150, 12, 30), 298, 232, 1, 14), halo=6)
    wrapped(c, 290, 262, 56, turn=-76)
    return c


@art("the-flute-player")
def the_flute_player(page: Page) -> Woodcut:
    """No lips that I could make out, nor fingers; the tune gets played regardless."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for k in range(9):
        x = -6 + k * 70
        top = 20 + 34 * abs(k - 4)
        paper(c, [(x, top - 60), (x + 50, top - 60), (x + 50, 470), (x, 470)])
        ink(c, [(x + 36, top - 60), (x + 50, top - 60), (x + 50, 470), (x + 36, 470)])
    robe = curve((300, 10), (392, 40), (432, 130), (428, 196), (500, 250), (560, 340), (580, 470),
        (40, 470), (60, 340), (112, 250), (176, 200), (170, 130), (212, 40), tension=0.5)
    c.lay(robe, tone=0, solid=True, halo=-8)
    hood = curve((300, 52), (356, 74), (382, 140), (366, 200), (326, 236), (300, 244), (274, 236),
        (234, 200), (218, 140), (244, 74), tension=0.6)
    for grow, width in ((1.0, 10),):
        c.block.over(c.mask(moved(hood, 0, 0, grow), stroke=width), tone=1.15, accent=0.0,
            kind=SOLID)
    for points, w in (([(250, 30), (200, 80), (190, 170)], 9), ([(350, 30), (400, 80),
        (412, 170)], 6), ([(150, 270), (110, 340), (96,
            430)], 9), ([(450, 270), (500, 340), (520, 430)], 7), ([(250, 320), (240, 380),
            (246, 434)], 7), ([(350, 320), (362, 380), (356, 434)], 6)):
        c.gouge(points, w)
    flute = [(96, 306), (104, 280), (470, 198), (482, 228)]
    paper(c, flute, halo=7)
    ink(c, moved(circle(0, 0, 16, 9), 300, 252, 1, -13))
    for k in range(5):
        ink(c, circle(146 + k * 26, 284 - k * 5.9, 6))
    ink(c, blade([(120, 300), (112, 284)], [5, 5]), blade([(404, 242), (398, 218)], [6, 6]))
    arms = (([(60, 440), (90, 380), (170, 360), (190, 310), (168, 262), (146, 274),
        (150, 292)], 40),
        ([(150, 450), (200, 390), (250, 350), (246, 290), (216, 250), (196, 262), (204, 282)], 38),
        ([(480, 440), (470, 350), (420, 300), (428, 240), (396, 200), (372, 212), (376, 236)], 40))
    for way, wide in arms:
        line = rounded_way(way, 6)
        n = len(line)
        c.shine(colour(c, blade(line, [wide * (1 - 0.82 * i / n) for i in range(n)]), halo=6))
        for i in range(4, n - 12, 4):
            x, y = line[i]
            paper(c, circle(x, y, wide * (1 - 0.82 * i / n) * 0.2))
    return c




@art("the-starry-wisdom")
def the_starry_wisdom(page: Page) -> Woodcut:
    """It squats on Federal Hill, black as a bad tooth."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    for points, w in (([(30, 60), (120, 44), (200, 62)], 12), ([(430, 40), (520, 30),
        (590, 50)], 12), ([(60, 110), (110, 102), (150, 112)], 8)):
        c.gouge(points, w, tone=0)
    gums: list[Point] = []
    teeth = ((40, 52, 150), (124, 50, 190), (214, 54, 214), (400, 56, 216), (492, 52, 186),
        (572, 50, 150))
    for x, wide, tall in teeth:
        low = 400 - 40 * math.cos((x - 306) / 300)
        tooth = curve((x - wide * 0.7, low + 20), (x - wide * 0.84, low - tall * 0.5),
            (x - wide * 0.74, low - tall * 0.86), (x - wide * 0.3, low -
            tall), (x + wide * 0.3, low - tall * 0.98), (x + wide * 0.76, low - tall * 0.84),
                (x + wide * 0.84, low - tall * 0.5), (x + wide
            * 0.7, low + 20), tension=0.6)
        c.lay(tooth, tone=1.15, solid=True, halo=6)
        c.gouge([(x + wide * 0.62, low - tall * 0.76), (x + wide * 0.7, low - tall * 0.46),
            (x + wide * 0.56, low - 20)], 11, tone=0)
        for row in range(3):
            for column in (-1, 0):
                wx, wy = x + column * 28 + 2, low - tall * 0.78 + row * 42
                ink(c, box(wx, wy, wx + 15, wy + 22))
        gums.append((x, low))
    church = [(262, 440), (258, 250), (244, 250), (272, 214), (280, 190), (306, -20), (334, 190),
        (342, 214), (368, 250), (356, 250), (350, 440)]
    c.lay(church, tone=0, solid=True, halo=-6)
    ink(c, blade([(268, 214), (306, 200), (346, 214)], [9, 9, 9]))
    c.gouge([(300, 60), (290, 130), (282, 196)], 9)
    c.gouge([(270, 258), (268, 310), (270, 350)], 8)
    paper(c, curve((300, 300), (300, 268), (310, 254), (320, 268), (320, 300), tension=0.5))
    edge: list[Point] = [(-20, 372)]
    for x, low in sorted([*gums, (306, 372)]):
        edge += [(x - 34, low - 8), (x, low + 12), (x + 34, low - 8), (x + 46, low - 44)]
    edge += [(620, 372), (620, 470), (-20, 470)]
    c.lay(curve(*edge, tension=0.5), tone=0, solid=True, halo=-6)
    for x, low in gums:
        c.gouge([(x - 22, low + 34), (x, low + 46), (x + 22, low + 34)], 7)
    return c
