"""Places, threats and things of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_creatures import three_lobed_eye
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, circle
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """Spoken once it is a key: it leaves the mouth and goes to the lock."""
    c = Woodcut(page)
    c.lay([(392, -10), (610, -10), (610, 450), (392, 450)], tone=1.15)  # the door
    c.lay([(404, -10), (416, -10), (416, 450), (404, 450)], tone=0)
    for y in (24, 336):
        c.lay([(510, y), (610, y), (610, y + 80), (510, y + 80)], tone=0)
        c.lay([(520, y + 10), (610, y + 10), (610, y + 70), (520, y + 70)], tone=1.15)
    face = Profile(c, 160, 196, 150, expression=Expression(-0.04, 0.0, 0.06, 0.0, 0.04, 0.3),
        build=Build(jaw=0.4, gaunt=0.9))
    face.collar(drop=2.2)
    face.draw()
    face.hair("slick")
    y = 282
    c.lay([(424, 176), (492, 176), (492, 396), (424, 396)], tone=0)
    c.lay(circle(464, y, 22), [(452, y), (476, y), (486, y + 76), (442, y + 76)], tone=1.15)
    c.shine(c.lay(circle(306, y, 50), [(340, y - 16), (462, y - 16), (462, y + 16), (340, y + 16)],
        [(394, y), (414, y), (414, y + 58), (394, y + 58)], [(424, y), (448, y), (448, y + 74),
        (424, y + 74)], tone=1.15, accent=1.0, solid=True, halo=8))
    c.lay(circle(306, y, 23), tone=0)
    return c


@art("who-sat-at-the-window")
def who_sat_at_the_window(page: Page) -> Woodcut:
    """From outside: he faces west, and nothing is cracked but him."""
    c = Woodcut(page)
    for i in range(16):
        y = 8 + i * 30
        c.gouge([(-10, y), (60, y + 2), (130, y)], 5, ends=(1, 0.6))
        c.gouge([(610, y), (540, y + 2), (470, y)], 5, ends=(1, 0.6))
    c.lay([(122, -10), (478, -10), (478, 400), (122, 400)], tone=1.15, halo=6)
    glass = c.lay([(140, -10), (460, -10), (460, 386), (140, 386)], tone=0)
    c.lay([(140, -10), (200, -10), (172, 386), (140, 386)], [(404, -10), (460, -10), (460, 386),
        (440, 386)], tone=1.15, accent=1.0, solid=True)
    before = c.block.tone.copy()
    h = Head(c, 306, 196, 140, flip=True, expression=Expression(-0.14, 0.0, 0.15, 0.0, 0.06, 0.15),
        build=Build(gaunt=1.4), tilt=-7)
    h.collar(drop=2.3)
    h.draw()
    h.hair("short")
    c.block.tone = np.where((glass > 0.5) | (before > 0.5), c.block.tone, before)
    for x in (0.29, -0.27):  # what he saw is still in his eyes
        px, py = h.at(x, -0.035)
        three_lobed_eye(c, px, py, 0.14 * h.size)
    c.block.tone = np.where(glass > 0.5, c.block.tone, before)
    for bar in ([(294, -10), (306, -10), (306, 110), (294, 110)], [(140, 108), (460, 108),
        (460, 120), (140, 120)]):
        c.lay(bar, tone=1.15, halo=4)
    c.lay([(108, 392), (492, 392), (504, 418), (96, 418)], tone=1.15, halo=5)
    return c
