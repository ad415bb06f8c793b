"""Arkham at night: who watches, who gathers, and what they leave, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import WALKER, colour, fringe, ink, paper, strokes
from art.kit.cut_things import flame
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("two-men-from-innsmouth")
def two_men_from_innsmouth(page: Page) -> Woodcut:
    """One umbrella, two profiles that were never taught to blink."""
    c = Woodcut(page)
    street = paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, street, 88, gap=16, length=120, width=13, tone=0, seed=4,
            weight=np.clip(1.1 - (c.X - 20) / 240, 0, 1))
    for x, top in ((520, 230), (566, 190)):  # gambrel roofs far off
        ink(c, [(x - 34, 460), (x - 34, top + 40), (x - 20, top + 10), (x, top), (x + 20, top + 10),
                (x + 34, top + 40), (x + 34, 460)])
    paper(c, *([(x, y), (x + 9, y), (x + 9, y + 14), (x, y + 14)] for x, y in ((514, 300), (562,
        256))))
    _innsmouth(c, 398, 208, 78)
    _innsmouth(c, 180, 226, 118)
    ink(c, [(318, 60), (328, 60), (334, 380), (322, 380)], halo=-3)
    hand(c, "gripping", 322, 400, 46, turn=4, towards=(1, -0.5), layer="over")
    canopy = curve((-30, 96), (40, 20), (160, -30), (300, -36), (420, -10), (510, 60), (536, 108),
        (470, 84),
                   (400, 100), (330, 74), (240, 96), (160, 74), (70, 100), tension=0.5)
    red = colour(c, canopy, halo=9)
    for rib in ([(250, -40), (230, 30), (240, 92)], [(250, -40), (140, 10), (74, 96)], [(250, -40),
        (360, 10),
            (398, 96)], [(250, -40), (460, 20), (530, 104)]):
        c.gouge(rib, 6, tone=0, within=red)
    return c


def _innsmouth(c: Woodcut, x: float, y: float, s: float) -> None:
    """A brow that slopes, a nose that is not there, lips, no chin, and the folds in the neck."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]
    coat = curve(*at((-1.5, 4.0), (-1.2, 1.5), (-0.7, 1.0), (0.1, 1.0), (0.6, 1.3), (0.9, 1.8),
        (1.0, 2.6)),
                 tension=0.6)
    c.lit(coat, towards=(1, -0.4), reach=s * 0.2, hard=1.2, halo=9)
    head = curve(*at((-0.8, 1.2), (-0.84, 0.2), (-0.76, -0.5), (-0.3, -0.86), (0.3, -0.8), (0.6,
        -0.46),
                     (0.72, -0.14), (0.8, 0.1), (0.9, 0.2), (0.84, 0.3), (0.98, 0.42), (0.86,
                         0.52), (0.92, 0.64),
                     (0.7, 0.78), (0.4, 0.86), (0.3, 1.1), (0.36, 1.4), (-0.4, 1.6)), tension=0.45)
    ink(c, head, halo=8)
    face = c.mask(head) * c.mask(curve(*at((0.2, -0.6), (0.9, -0.7), (1.2, 0.6), (0.8, 1.0), (0.36,
        0.94), (0.14, 0.66),
                                          (0.24, 0.3), (0.1, 0.0)), tension=0.5))
    c.block.over(face, tone=1.15, accent=0, kind=2)
    neck = c.mask(head)
    strokes(c, neck, 8, gap=s * 0.13, length=s * 0.4, width=s * 0.06, seed=3,
            weight=np.clip((c.X - x + s * 0.3) / (s * 0.5), 0,
                0.9) * (y - s * 0.4 < c.Y) * (1 - face))
    for k in range(3):  # gills
        c.gouge(at((0.0 - k * 0.16, 0.8 + k * 0.04), (0.1 - k * 0.16, 1.0), (0.02 - k * 0.16,
            1.26)), s * 0.09)
    ink(c, curve(*at((0.26, -0.14), (0.44, -0.34), (0.68, -0.26), (0.76, -0.06), (0.58, 0.08),
        (0.34, 0.04))))
    paper(c, curve(*at((0.36, -0.06), (0.5, -0.13), (0.7, -0.1), (0.7, -0.02), (0.54, 0.02))))
    ink(c, curve(*at((0.58, -0.12), (0.68, -0.1), (0.66, -0.01), (0.58, -0.02))))
    c.gouge(at((0.95, 0.46), (0.66, 0.42), (0.34, 0.56)), s * 0.08, tone=0)
    for line in (((0.34, 0.14), (0.44, 0.22), (0.58, 0.16)), ((0.3, 0.6), (0.5, 0.74), (0.72, 0.7)),
                 ((0.3, 0.3), (0.36, 0.4), (0.34, 0.54)), ((0.8, 0.24), (0.76, 0.28), (0.72,
                     0.24))):
        c.gouge(at(*line), s * 0.05, tone=0)
    hat = curve(*at((-0.86, -0.5), (-0.84, -1.0), (-0.4, -1.34), (0.2, -1.32), (0.5, -1.0), (0.52,
        -0.56)), tension=0.5)
    c.lit(hat, towards=(1, -0.5), reach=s * 0.24, hard=1.2, halo=6)
    c.lit(blade(at((-1.1, -0.5), (-0.2, -0.56), (0.86, -0.5)), [0, s * 0.2, 0]), towards=(0.4, -1),
        reach=s * 0.08,
          hard=1.5, halo=5)


@art("asenath-waite")
def asenath_waite(page: Page) -> Woodcut:
    """The lit half is hers."""
    c = Woodcut(page)
    h = Head(c, 292, 216, 190, tilt=5, expression="sly", build=Build(gaunt=0.5))
    ground = paper(c, [(-10, -10), (300, -10), (250, 450), (-10, 450)])
    strokes(c, ground, lambda x, y: 70 + y * 0.05, gap=17, length=110, width=13, tone=0, seed=6,
            weight=np.clip(1 - c.X / 160, 0, 1))
    hair = h.shape((-0.95, 1.0), (-1.02, 0.2), (-0.96, -0.6), (-0.5, -1.14), (0.1, -1.2), (0.64,
        -1.04), (0.94, -0.5),
                   (1.0, 0.3), (0.96, 0.94), (0.4, 1.3), (-0.6, 1.3))
    mass = c.lit(hair, towards=(1, -0.3), reach=26, hard=1.2, halo=9)
    strokes(c, mass, lambda x, y: 84 + (x - 300) * 0.06, gap=14, length=90, width=8, seed=5,
            weight=np.clip((c.X - 420) / 70, 0, 0.9))
    h.draw()
    fringe_shape = h.shape((-0.8, 0.2), (-0.84, -0.5), (-0.4, -1.04), (0.1, -1.1), (0.6, -0.92),
        (0.86, -0.4),
                           (0.84, 0.56), (0.62, 0.5), (0.6, -0.1), (0.5, -0.4), (0.0, -0.42),
                               (-0.5, -0.36),
                           (-0.6, 0.1))
    bob = c.lit(fringe_shape, towards=(0.9, -0.7), reach=18, hard=1.1, halo=5)
    strokes(c, bob, lambda x, y: 66 + (x - 300) * 0.16, gap=14, length=80, width=7, seed=8,
            weight=np.clip((c.X - 330) / 90, 0, 0.9))
    colour(c, h.shape((-0.2, 0.48), (-0.05, 0.41), (0.03, 0.44), (0.12, 0.4), (0.27, 0.46), (0.12,
        0.58), (0.0, 0.6)),
           halo=3)
    h.stroke((-0.18, 0.485), (0.03, 0.475), (0.26, 0.465), width=0.03)
    # the dark half, cut in red: a brow, a cheek, a beard
    for lines in (((-0.5, -0.22), (-0.3, -0.32), (-0.08, -0.2)), ((-0.54, -0.14), (-0.34, -0.24),
        (-0.1, -0.12))):
        c.gouge([h.at(*p) for p in lines], 11, accent=1.0)
    beard = h.shape((-0.6, 0.2), (-0.42, 0.36), (-0.2, 0.34), (-0.02, 0.36), (-0.2, 0.44), (-0.14,
        0.62), (0.0, 0.66),
                    (-0.04, 0.9), (0.02, 1.34), (-0.2, 1.46), (-0.46, 1.1), (-0.62, 0.7),
                        sharp=True)
    red = colour(c, beard, halo=5)
    strokes(c, red, lambda x, y: 82 - (x - 250) * 0.1, gap=12, length=60, width=7, tone=0, seed=4)
    colour(c, h.shape((-0.42, -0.02), (-0.3, -0.08), (-0.18, 0.0), (-0.3, 0.04)), halo=4)
    ink(c, circle(*h.at(-0.3, -0.02), 6))
    return c


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Woodcut:
    """They take the old glass away. It has not done looking."""
    c = Woodcut(page)
    wall = ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, wall, 2, gap=19, length=60, width=5, seed=4, weight=np.clip((c.Y - 40) / 700, 0.1,
        0.4))
    street = paper(c, [(-10, 392), (610, 380), (610, 450), (-10, 450)])
    strokes(c, street, 1, gap=13, length=70, width=8, tone=0, seed=6,
        weight=np.clip((c.Y - 396) / 50, 0, 1))
    paper(c, [(30, -10), (110, -10), (110, 66), (30, 70)], halo=5)
    ink(c, [(40, -10), (100, -10), (100, 56), (40, 60)])
    for x, ground, flip in ((132, 420, False), (486, 416, False)):
        man = moved(WALKER, x, ground, 330, 0, flip)
        c.lit(man, towards=(1, -0.2), reach=10, hard=1.2, halo=-3)
    frame = [(176, 60), (470, 36), (486, 356), (186, 366)]
    paper(c, frame, halo=9)
    glass = colour(c, [(190, 74), (456, 52), (472, 344), (200, 352)])
    h = Head(c, 330, 200, 124, tilt=-4, expression="afraid", build=Build(gaunt=2.0, age=1.6))
    face = c.mask(h.shape((0, -1.1), (0.5, -1.0), (0.72, -0.5), (0.7, 0.2), (0.46, 0.9), (0.1,
        1.1), (-0.3, 1.02),
                          (-0.62, 0.5), (-0.7, -0.2), (-0.6, -0.8))) * glass
    c.block.over(face, tone=0.0, accent=0, kind=2)
    before = c.block.accent.copy()
    h.draw(bald=True)
    c.block.accent = np.where(c.block.tone > 0.3, glass * 1.0 * (c.mask(frame) > 0.5) + before * 0,
        before)
    c.block.accent = np.where(glass > 0.5, c.block.accent, before)
    strokes(c, glass * face, 78, gap=15, length=70, width=5, accent=1.0, seed=9,
            weight=np.clip((330 - c.X) / 80, 0, 0.8))
    for line in ([(200, 150), (240, 96), (270, 66)], [(214, 190), (270, 116), (310, 66)], [(400,
        344), (440, 290),
            (466, 240)]):
        c.gouge(line, 8, within=glass)
    for x, y, turn, flip in ((186, 250, 84, False), (480, 226, -84, True)):
        hand(c, "gripping", x, y, 40, turn=turn, flip=flip, towards=(1, -0.5), layer="over")
    return c


@art("frank-elwood")
def frank_elwood(page: Page) -> Woodcut:
    """His candle shows him the wall, and what stands between it and the wall."""
    c = Woodcut(page)
    wall = colour(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, wall, 80, gap=16, length=110, width=13, tone=0, seed=4,
            weight=np.clip((90 - c.X) / 90, 0, 1) + np.clip((c.X - 540) / 70, 0, 1))
    rat = curve((610, 470), (612, 250), (590, 150), (550, 80), (500, 40), (450, 26), (400, 40),
        (350, 66), (300, 84),
                (284, 98), (300, 112), (350, 118), (392, 138), (410, 190), (396, 260), (380, 330),
                    (390, 470),
                tension=0.55)
    ink(c, rat, circle(470, 26, 30, 34), blade([(430, 220), (390, 236), (350, 214), (326, 180)],
        [44, 34, 26, 18]))
    for k in range(5):
        a = math.radians(170 + k * 26)
        tip = (322 + math.cos(a) * 66, 172 + math.sin(a) * 52)
        ink(c, blade([(326, 182), (322 + math.cos(a) * 34, 166 + math.sin(a) * 34), (tip[0],
            tip[1] + 22)],
                     [13, 10, 0]))
    fringe(c, [(500, 40), (550, 80), (590, 150), (608, 240)], (22, -16), gap=12, width=12, seed=2)
    for k in range(4):
        c.gouge([(292, 98), (266, 88 + k * 8), (236, 72 + k * 17)], 4, tone=0)
    colour(c, [(362, 74), (386, 62), (382, 80)])
    for x in (308, 324):
        ink(c, [(x, 110), (x + 11, 112), (x + 4, 132)])
    h = Head(c, 186, 236, 104, tilt=-6, expression="afraid", build=Build(gaunt=0.3))
    ink(c, h.shape((-0.5, 0.8), (-1.5, 1.2), (-2.0, 1.9), (-2.0, 3.0), (2.0, 3.0), (1.9, 1.8),
        (1.4, 1.2), (0.5, 0.8)),
        h.shape((0, -1.14), (0.6, -1.0), (0.78, -0.3), (0.74, 0.4), (0.3, 1.06), (-0.4, 1.0),
            (-0.74, 0.3), (-0.78, -0.4)))
    h.collar(drop=2.6)
    h.draw()
    h.hair("short")
    c.lit(blade([(260, 480), (310, 440), (340, 400)], [90, 76, 50]), towards=(0.4, -1), reach=18,
        hard=1.2, halo=8)
    paper(c, [(336, 322), (364, 322), (366, 420), (334, 420)], halo=7)
    flame(c, 350, 324, 84)
    hand(c, "gripping", 338, 412, 50, turn=6, towards=(0.4, -1), layer="over")
    return c
