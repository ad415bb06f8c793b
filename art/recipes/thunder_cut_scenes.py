"""Threats, evidence and storms of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import paw
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, beside, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Woodcut:
    """Stuck in the block after one swing, and the handle bitten through."""
    c = Woodcut(page)
    bark = c.lit([(96, 340), (504, 340), (524, 460), (76, 460)], towards=(-1, -0.2), reach=60,
        hard=1.3)
    for k in range(9):
        x = 126 + k * 44
        c.gouge([(x, 386), (x + 6, 416), (x + 2, 448)], 8, within=bark, ends=(0, 1))
    c.lay(circle(300, 338, 208, 56), tone=1.15, halo=6)
    c.lay(circle(300, 336, 192, 46), tone=1.15, accent=1.0, solid=True)
    for r in (150, 104, 58):
        c.block.over(c.mask(circle(318, 337, r, r * 0.24), stroke=5), tone=0)
    c.lay(blade([(221, 247), (330, 181), (446, 110)], (36, 42, 48)), tone=1.15, halo=8)
    c.gouge([(250, 232), (300, 201), (350, 170)], 5, tone=0)
    # whose teeth
    for x, y, r in ((462, 122, 22), (440, 86, 20), (414, 148, 16), (382, 124, 15), (378, 172, 12),
        (342, 150, 11)):
        c.lay(circle(x, y, r), tone=0)
    head = curve((180, 184), (232, 176), (252, 232), (286, 290), (312, 338), (250, 354), (184, 348),
        (190, 296), (186, 240), tension=0.25)
    steel = c.lay(head, tone=1.15, halo=8)
    c.lay(curve((188, 196), (206, 194), (220, 250), (232, 318), (198, 314), (198, 250),
        tension=0.3),
        tone=0, keep=1 - steel)
    c.lay(curve((170, 352), (250, 340), (326, 340), (300, 360), (240, 366)), tone=0)  # the cleft
    for k in range(5):  # a tuft of hair
        c.gouge([(236 + k * 9, 330), (252 + k * 11, 312 - k * 3), (274 + k * 13, 318 - k * 5)], 4,
            tone=0)
    return c


@art("hail-on-tin-roofs")
def hail_on_tin_roofs(page: Page) -> Woodcut:
    """Ice the size of walnuts."""
    c = Woodcut(page)
    c.lay([(-10, 190), (610, 90), (610, 176), (-10, 276)], tone=1.15, accent=1.0, solid=True)
    roof = [(-10, 270), (610, 170), (610, 450), (-10, 450)]
    m = c.lay(roof, tone=1.15)
    for k in range(17):
        x = -20 + k * 40
        c.lay([(x, 280 - x * 0.16 - 20), (x + 17, 278 - x * 0.16 - 24), (x + 17 - 60, 460),
            (x - 70, 460)], tone=0, keep=1 - m)
    c.gouge([(-10, 272), (300, 221), (610, 172)], 12, tone=0, ends=(1, 1))
    c.gouge([(-10, 266), (300, 215), (610, 166)], 5, ends=(1, 1))
    stack = [(402, 210), (402, 110), (394, 110), (394, 92), (456, 92), (456, 110), (448, 110),
        (448, 200)]
    c.lay(stack, tone=1.15, accent=1.0, halo=6, solid=True)
    for y in (126, 150, 174):
        c.lay([(402, y), (448, y - 3), (448, y + 3), (402, y + 6)], tone=0)
    random = np.random.default_rng(12)
    for x, y, r in ((150, 130, 30), (262, 60, 24), (340, 150, 20), (520, 60, 26), (70, 50, 20),
        (210, 190, 17), (560, 130, 15), (300, 20, 14), (120, 200, 13), (480, 20, 16)):
        c.gouge([(x + 8, y - r - 60), (x + 4, y - r - 30), (x + 1, y - r - 6)], 5, ends=(0.2, 1))
        c.lay(c.rough(circle(x, y, r), 1.6, f"h{x}", 9), tone=1.15, halo=5)
        c.gouge([(x + r * 0.1, y + r * 0.6), (x + r * 0.55, y + r * 0.3),
            (x + r * 0.66, y - r * 0.2)], r * 0.22, tone=0)
    for x, y, r in ((190, 276, 26), (330, 290, 22), (470, 240, 24), (90, 330, 22), (260, 380, 26),
        (420, 370, 22), (540, 320, 24)):
        for k in range(5):
            a = math.radians(-160 + k * 35 + random.uniform(-6, 6))
            c.gouge([(x + math.cos(a) * (r + 6), y + math.sin(a) * (r + 6)),
                (x + math.cos(a) * (r + 16), y + math.sin(a) * (r + 16)),
                (x + math.cos(a) * (r + 26), y + math.sin(a) * (r + 26))], 6, tone=0)
        c.lay(c.rough(circle(x, y, r), 1.6, f"g{x}", 9), tone=1.15, halo=7)
        c.gouge([(x + r * 0.1, y + r * 0.6), (x + r * 0.55, y + r * 0.3),
            (x + r * 0.66, y - r * 0.2)], r * 0.22, tone=0)
    return c


@art("black-paw")
def black_paw(page: Page) -> Woodcut:
    """Round the door, at about the height of a hat, and felt for the latch."""
    c = Woodcut(page)
    c.lay([(-10, -10), (236, -10), (236, 450), (-10, 450)], tone=0)
    c.shine(c.lay([(190, -10), (306, -10), (306, 450), (190, 450)],
        tone=1.15, accent=1.0, solid=True))
    c.lay([(306, -10), (610, -10), (610, 450), (306, 450)], tone=1.15)
    for x in (380, 470, 556):
        c.gouge([(x, -10), (x + 3, 220), (x, 450)], 6, tone=0, ends=(1, 1))
    for y in (54, 396):
        c.lay([(306, y), (610, y), (610, y + 24), (306, y + 24)], tone=0)
    c.lay([(352, 300), (382, 300), (382, 366), (352, 366)], tone=0)
    c.lay(blade([(366, 316), (400, 312), (440, 316)], [15, 16, 13]), tone=0, halo=-4)
    arm = curve((190, 40), (240, 30), (300, 40), (340, 74), (360, 130), (330, 170), (280, 150),
        (230, 130), (190, 130), tension=0.7)
    c.lay(c.rough(arm, 2.4, "fur", 7), tone=0)
    for x0, x1, x2, low in ((300, 286, 300, 262), (326, 326, 338, 292), (350, 366, 380, 286),
        (366, 404, 420, 250)):
        c.lay(blade([(x0, 110), (x1, 170), ((x1 + x2) / 2 + 4, low - 60), (x2, low - 20)],
            [46, 42, 34, 22]), tone=0, halo=-3)
        c.lay(blade([(x2 - 1, low - 30), (x2 + 2, low), (x2 - 6, low + 34)], [17, 15, 0]),
            tone=1.15, halo=5)
        c.gouge([(x1 - 8, 158), (x1 + 2, 166), (x1 + 10, 156)], 4)
    random = np.random.default_rng(3)
    for _ in range(34):
        x, y = random.uniform(200, 350), random.uniform(46, 150)
        c.gouge([(x, y), (x + 8, y + 9), (x + 10, y + 20)], 3.4)
    return c


@art("eyes-in-the-burrow")
def eyes_in_the_burrow(page: Page) -> Woodcut:
    """My first thought was rescue."""
    c = Woodcut(page)
    clay = c.noise(44, "clay", 3)
    for k, r in enumerate((330, 262, 206, 160)):
        x, y = 300 + k * 3, 214 + k * 4
        edge = circle(x, y, r * 1.1, r * 0.9)
        c.lay(c.rough(edge, 4 - k * 0.6, f"r{k}", 16),
            tone=(0.62, 0.42, 0.26, 0.12)[k] + (clay - 0.5) * 0.7, phase=np.arctan2(c.Y - y,
            c.X - x) * 150 + clay * 40, gap=1.2, halo=6)
    c.lay(c.rough(circle(312, 226, 116, 96), 3, "hole", 12), tone=0, halo=5)
    for side in (-1, 1):
        eye = blade(beside(312, side, (16, 230), (40, 214), (70, 206)), [0, 30, 0])
        c.shine(c.lay(eye, tone=1.15, accent=1.0, solid=True))
        c.lay(circle(312 + side * 42, 216, 8, 12), tone=0)
    for k in range(7):
        c.lay([(278 + k * 11, 270), (289 + k * 11, 270), (283 + k * 11, 288 + (k % 2) * 8)],
            tone=1.15)
    paw(c, 176, 372, 46, claw=0.6, towards=(0.2, -1))
    paw(c, 430, 376, 46, claw=0.6, towards=(-0.2, -1))
    return c


@art("two-empty-pillows")
def two_empty_pillows(page: Page) -> Woodcut:
    """They slept three to a bed for safety. Carter had the middle."""
    c = Woodcut(page)
    for k in range(13):
        x = 20 + k * 46
        c.lay([(x - 5, -10), (x + 5, -10), (x + 5, 110), (x - 5, 110)], tone=1.15)
    c.lay([(-10, 40), (610, 40), (610, 54), (-10, 54)], tone=1.15, halo=3)
    for x, dent in ((106, True), (300, False), (494, True)):
        c.lay(curve((x - 92, 108), (x, 96), (x + 92, 108), (x + 96, 176), (x + 86, 236), (x, 248),
            (x - 86, 236), (x - 96, 176), tension=0.5), tone=1.15, halo=7)
        if dent:
            c.lay(curve((x - 34, 150), (x, 138), (x + 34, 150), (x + 40, 184), (x, 206),
                (x - 40, 184)), tone=c.ramp((x, 140), (x, 206), 0.2, 0.9), phase=c.rings(x, 120))
    h = Head(c, 300, 176, 76, flip=True, tilt=4, expression="afraid", build=Build(gaunt=0.4))
    c.lay(h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    h.draw()
    h.hair("short")
    quilt = curve((-20, 262), (120, 250), (250, 262), (300, 254), (352, 262), (480, 250),
        (620, 262), (620, 460), (-20, 460), tension=0.4)
    m = c.lay(quilt, tone=0, halo=6)
    for row in range(4):
        for k in range(11):
            x, y = -20 + k * 62 + (row % 2) * 31, 280 + row * 48
            square = [(x, y), (x + 26, y + 22), (x, y + 44), (x - 26, y + 22)]
            c.lay(square, tone=1.15, accent=float((row + k) % 2), keep=1 - m, solid=True)
    for side in (-1, 1):
        c.lit(blade(beside(300, side, (40, 268), (56, 262), (64, 254)), [24, 22, 18]),
            towards=(0, -1), reach=10, hard=1.5, halo=4)
        for k in range(4):
            c.lay(blade(beside(300, side, (34 + k * 11, 250), (33 + k * 11, 262),
                (33 + k * 11, 276)), [9, 10, 8]), tone=1.15, halo=3)
    return c


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """Not made for a human mouth: what the shaving mirror shows has another."""
    c = Woodcut(page)
    c.lay([(284, 380), (316, 380), (322, 450), (278, 450)], tone=1.15)
    c.lay(circle(300, 208, 224), tone=1.15)  # the fork it hangs in
    c.lay([(-10, -10), (610, -10), (610, 208), (-10, 208)], circle(300, 208, 212), tone=0)
    c.lay(circle(88, 208, 16), circle(512, 208, 16), tone=1.15)
    c.lay(circle(300, 208, 198), tone=1.15, accent=1.0, solid=True)
    glass = c.lay(circle(300, 208, 174), tone=0)
    before, accent = c.block.tone.copy(), c.block.accent.copy()
    h = Head(c, 300, 190, 132, expression="afraid", build=Build(jaw=0.4, gaunt=0.5))
    h.collar(drop=2.2)
    h.draw()
    h.hair("short")
    c.lay(h.shape((0.0, 0.1), (0.3, 0.36), (0.36, 0.7), (0.2, 1.0), (0.0, 1.12), (-0.2, 1.0),
        (-0.36, 0.7), (-0.3, 0.36)), tone=0, halo=-7)
    for s in (-1, 1):  # it stands upright, and has teeth on both sides
        for k in range(5):
            y = 0.3 + k * 0.16
            out = 0.31 - abs(k - 2) * 0.05
            c.lay(h.shape((s * out, y - 0.07), (s * 0.06, y), (s * out, y + 0.07), sharp=True),
                tone=1.15)
    for x, y, long in ((160, 130, 70), (196, 250, 90), (432, 120, 100), (408, 280, 60)):
        c.lay(blade([(x, y), (x + 1, y + long * 0.6), (x, y + long)], (3, 5, 15)),
            circle(x, y + long, 8), tone=1.15, halo=5)  # it sweats
    c.block.tone = np.where(glass > 0.5, c.block.tone, before)
    c.block.accent = np.where(glass > 0.5, c.block.accent, accent)
    return c
