"""Who meets whom in The Witch Cult Murders: monsters, witnesses and those they come for."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import (
    MAN,
    colour,
    fringe,
    ink,
    paper,
    strokes,
)
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("brown-jenkin")
def brown_jenkin(page: Page) -> Woodcut:
    """It sits on the sleeper's chest and feels for the throat."""
    c = Woodcut(page)
    colour(c, [(250, -10), (560, -10), (560, 236), (250, 250)])
    ink(c, [(398, -10), (410, -10), (410, 250), (398, 250)], [(250, 96), (560, 88), (560, 100),
        (250, 108)])
    bed = paper(c, curve((-20, 300), (60, 288), (110, 312), (210, 344), (300, 330), (420, 300),
                         (520, 306), (620, 290), (620, 460), (-20, 460), tension=0.6))
    strokes(c, bed, lambda x, y: 20 * math.sin(x / 90) + 12, gap=18, length=90, width=12, tone=0,
            seed=4, weight=np.clip((c.Y - 350) / 80, 0, 0.9) + np.clip((c.X - 420) / 200, 0, 0.6))
    sleeper = Profile(c, 122, 322, 84, tilt=-82, expression=Expression(0.02, 0.0, 0.008, 0, 0.03,
        0.1),
                      build=Build(gaunt=0.8))
    sleeper.draw()
    sleeper.hair("short")
    _jenkin(c)
    return c


def _jenkin(c: Woodcut) -> None:
    """A rat's back, a watchmaker's hands, and a small old face."""
    tail = blade([(486, 300), (560, 318), (590, 360), (540, 400), (470, 396), (440, 420)],
                 [20, 17, 14, 11, 8, 0])
    c.lit(tail, towards=(-0.2, -1), reach=6, hard=1.2, halo=6)
    back = curve((300, 322), (282, 270), (296, 220), (304, 160), (346, 110), (404, 96), (460, 128),
                 (500, 196), (512, 268), (490, 318), (420, 332), (360, 330), tension=0.6)
    fur = ink(c, back)
    spine = [(318, 140), (346, 110), (404, 96), (460, 128), (500, 196), (512, 268)]
    fringe(c, spine, (20, -18), gap=9, width=11, seed=2)
    fringe(c, spine[2:], (16, -6), gap=13, width=5, tone=1.1, accent=0.0, seed=5)
    strokes(c, fur, lambda x, y: 40 + (x - 340) * 0.5, gap=14, length=36, width=6, seed=6,
            weight=np.clip(1.1 - np.hypot(c.X - 300, c.Y - 260) / 150, 0, 0.9))
    c.lit(curve((404, 336), (396, 280), (430, 250), (472, 264), (486, 310), (470, 338),
        tension=0.6),
          towards=(-0.8, -0.8), reach=16, hard=1.1, halo=6)
    c.lit(blade([(470, 330), (430, 342), (380, 340)], [22, 18, 10]), towards=(-0.2, -1), reach=12,
          hard=1.5, halo=5)
    for (ax, ay), (bx, by), (wx, wy), turn in (((316, 236), (274, 276), (216, 300), -112),
            ((330, 264), (292, 318), (240, 322), -104)):
        arm = blade([(ax, ay), (bx, by), (wx, wy)], [40, 28, 20])
        c.lit(arm, towards=(-0.6, -1), reach=12, hard=1.3, halo=6)
        hand(c, "open", wx + 4, wy, 30, turn=turn, towards=(-0.4, -1), lean=0.75, claw=0.4)
    c.lit(circle(342, 110, 30, 34), towards=(-1, -0.3), reach=14, hard=1.3, halo=5)
    colour(c, circle(338, 112, 15, 19))
    h = Profile(c, 284, 166, 66, flip=True, tilt=-16,
                expression=Expression(0.16, -0.12, 0.045, 0, 0.05, 0.22, True),
                build=Build(nose=1.8, gaunt=1.4, age=1.8, jaw=0.6), accent_eye=True)
    h.draw()
    h.beard("goatee")
    for k in range(7):  # whiskers of fur round the cheek
        h.stroke((-0.02 - k * 0.03, -0.5 + k * 0.2), (-0.2, -0.44 + k * 0.22), (-0.5,
            -0.3 + k * 0.22),
                 width=0.08, tone=1)


@art("sleepwalker")
def sleepwalker(page: Page) -> Woodcut:
    """The ridge, the nightshirt, and the street forty feet down."""
    c = Woodcut(page)
    sky = colour(c, [(-10, -10), (610, -10), (610, 330), (-10, 330)])
    strokes(c, sky, lambda x, y: -16 + 12 * math.sin(x / 110), gap=17, length=130, width=14, tone=0,
            seed=5, weight=np.clip(np.hypot(c.X - 440, (c.Y - 130) * 1.3) / 230 - 0.55, 0, 1))
    ink(c, [(430, 290), (470, 262), (510, 296), (560, 270), (620, 310), (620, 460), (380, 460)])
    for x, y in ((470, 306), (514, 330), (566, 312), (498, 372)):
        paper(c, [(x, y), (x + 12, y), (x + 12, y + 17), (x, y + 17)])
    paper(c, curve((450, 420), (500, 404), (560, 404), (600, 424), (540, 440), (480, 438),
        tension=0.6))
    ink(c, blade([(540, 376), (540, 400), (540, 420)], [4, 4, 6]), circle(540, 374, 7),
        moved(MAN, 512, 428, 34))
    roof = paper(c, [(-10, 330), (400, 206), (436, 262), (300, 460), (-10, 460)])
    for k in range(7):  # courses of shingles, each casting its edge
        y = 362 + k * 32
        course = [(-10, y), (200 - k * 6, y - 62 + k * 2), (424 - k * 16, y - 128 + k * 6)]
        c.gouge(course, 6, tone=0, within=roof, ends=(0.9, 0.9))
        fringe(c, course, (-6, 24), gap=19, width=9, seed=k, within=roof)
    strokes(c, roof, 108, gap=16, length=60, width=13, tone=0, seed=8,
            weight=np.clip((c.Y - 330 - (c.X * -0.2)) / 110, 0, 1))
    ink(c, blade([(-10, 326), (190, 266), (404, 202)], [16, 14, 10]))
    c.gouge([(-10, 332), (190, 272), (404, 208)], 6, ends=(0.9, 0.9))
    ink(c, [(60, 320), (130, 300), (130, 130), (60, 140)], [(48, 146), (142, 132), (142, 110), (48,
        122)])
    for k in range(4):
        c.gouge([(122, 150 + k * 36), (121, 164 + k * 36), (122, 178 + k * 36)], 7)
    ink(c, curve((380, 214), (300, 246), (230, 284), (180, 330), (230, 320), (310, 270),
        tension=0.6))
    _walker_in_shirt(c)
    return c


def _walker_in_shirt(c: Woodcut) -> None:
    """One bare foot on the ridge, the other over nothing."""
    for leg in (blade([(360, 160), (352, 190), (350, 208), (364, 214)], [24, 18, 13, 10]),
                blade([(384, 150), (412, 178), (428, 204), (444, 204)], [24, 18, 13, 9])):
        c.lit(leg, towards=(0.6, -0.6), reach=16, hard=1.9, halo=6)
    shirt = curve((330, 178), (338, 130), (350, 90), (356, 66), (374, 58), (394, 66), (398, 92),
                  (402, 130), (420, 166), (392, 170), (364, 184), tension=0.4)
    cloth = paper(c, shirt, halo=8)
    strokes(c, cloth, lambda x, y: 96 + (x - 375) * 0.35, gap=11, length=60, width=7, tone=0,
        seed=3,
            weight=np.clip(1 - (c.X - 334) / 56, 0, 0.9))
    for y in (80, 94):
        paper(c, blade([(380, y), (426, y + 4), (470, y)], [20, 16, 10]), halo=6)
        hand(c, "open", 466, y, 15, turn=84, towards=(1, -0.5), nails=False)
    h = Profile(c, 376, 36, 25, tilt=-8, expression=Expression(-0.05, 0.05, 0.01, 0, 0.0))
    h.draw()
    h.hair("short")
