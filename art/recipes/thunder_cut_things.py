"""Things and places of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_things import bolt
from art.kit.noise import smoothstep
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("empty-boots")
def empty_boots(page: Page) -> Woodcut:
    """Laced to the top, double bows, socks still inside."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 330), (-10, 344)], tone=c.ramp((300, 340), (300, 0),
        1.15, 0.1), phase=c.lines(2), gap=1.3)
    c.lay([(-10, 344), (610, 330), (610, 450), (-10, 450)], tone=0)
    c.lay([(-10, 280), (610, 262), (610, 330), (-10, 344)], tone=1.15, accent=1.0, solid=True)
    for x, flip in ((206, False), (390, False)):
        boot = curve((-62, -230), (56, -236), (60, -90), (74, -34), (130, -8), (146, 30),
            (140, 62), (-66, 66), (-70, -60), tension=0.35)
        c.lit(moved(boot, x, 340, 1.0, -3 if x < 300 else 4, flip), towards=(-0.9, -0.4),
            reach=20, hard=1.2, halo=-6)
        c.lay(moved([(-70, 54), (144, 50), (148, 76), (-72, 80)],
            x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=4)
        sock = curve((-56, -228), (50, -234), (44, -276), (8, -270), (-20, -288), (-50, -270),
            tension=0.6)
        c.lay(moved(sock, x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=6)
        for k in range(3):
            c.lay(moved(blade([(-30 + k * 26, -268), (-29 + k * 26, -250), (-31 + k * 26, -236)],
                [0, 5, 3]), x, 340, 1.0, -3 if x < 300 else 4), tone=0)
        for k in range(6):
            y = -196 + k * 28
            c.lay(moved(blade([(14, y), (34, y + 10), (58, y + 4)], [6, 7, 6]),
                x, 340, 1.0, -3 if x < 300 else 4), moved(blade([(14, y + 14), (36, y + 4),
                (58, y - 8)], [5, 6, 5]), x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, halo=2)
        for spine in (((36, -206), (4, -240), (-26, -222), (4, -200)), ((40, -206), (80, -240),
            (104, -218), (70, -200)), ((36, -206), (20, -170), (8, -150)), ((42, -206), (64, -170),
            (80, -156))):
            c.lay(moved(blade(spine, [9, 10, 9, 8][: len(spine)]),
                x, 340, 1.0, -3 if x < 300 else 4), tone=1.15, accent=1.0, halo=4, solid=True)
    return c


@art("martense-mansion")
def martense_mansion(page: Page) -> Woodcut:
    """Built in 1670, and the ground has been coming from it ever since."""
    c = Woodcut(page)
    sky = c.noise(120, "storm", 3)
    c.block.over(np.ones_like(c.X),
        tone=0.05 + 1.0 * smoothstep(-20, 240, c.Y + (sky - 0.5) * 170),
        phase=c.lines(-5) + sky * 60, gap=1.3)
    bolt(c, (452, -10), (366, 150), 44, 8, branches=3)
    c.lay(curve((-20, 330), (120, 270), (220, 214), (300, 200), (390, 214), (500, 266), (620, 320),
        (620, 470), (-20, 470), tension=0.6), tone=0)
    house = [(196, 226), (200, 150), (186, 150), (204, 104), (240, 82), (246, 44), (264, 44),
        (266, 74), (320, 72), (326, 40), (344, 40), (346, 80), (392, 104), (412, 150), (398, 150),
        (402, 226)]
    c.lay(house, tone=0)
    for x, y, lit in ((230, 170, 0), (280, 170, 0), (326, 170, 1), (372, 170, 0), (256, 118, 1),
        (340, 118, 0)):
        c.lay([(x - 11, y - 16), (x + 11, y - 16), (x + 11, y + 14), (x - 11, y + 14)],
            tone=1.15, accent=float(lit), solid=True)
        c.lay([(x - 2, y - 16), (x + 2, y - 16), (x + 2, y + 14), (x - 2, y + 14)], tone=0)
    for spine, w in ((((280, 226), (230, 270), (210, 330), (120, 400), (60, 460)), 44),
        (((300, 226), (310, 280), (280, 340), (300, 400), (280, 470)), 50), (((330, 226),
        (380, 280), (400, 340), (470, 390), (540, 460)), 44)):
        n = len(spine)
        ridge = blade(spine, [12 + w * i / (n - 1) for i in range(n)])
        m = c.lit(ridge, towards=(0.5, -0.8), reach=18, hard=1.2, halo=-3)
        for i in range(n - 1):
            for f in (0.1, 0.4, 0.7):
                (ax, ay), (bx, by) = spine[i], spine[i + 1]
                x, y = ax + (bx - ax) * f, ay + (by - ay) * f
                c.gouge([(x - 16 - i * 5, y), (x, y + 8 + i * 2), (x + 16 + i * 5, y - 2)],
                    4, tone=1.1, within=m)
    return c


@art("falling-barometer")
def falling_barometer(page: Page) -> Woodcut:
    """It only ever says the one thing."""
    c = Woodcut(page)
    for k in range(8):
        c.gouge([(27 + k * 78, -10), (27 + k * 78, 450)], 13, accent=1.0, ends=(1, 1))
    case = curve((300, 2), (330, 26), (326, 70), (346, 120), (330, 170), (342, 214), (390, 250),
        (408, 316), (386, 384), (330, 424), (300, 438), (270, 424), (214, 384), (192, 316),
        (210, 250), (258, 214), (270, 170), (254, 120), (274, 70), (270, 26), tension=0.7)
    wood = c.lit(case, towards=(-1, -0.3), reach=44, hard=1.25, halo=9)
    c.block.over(wood * c.edge_light(wood, (1, 0), 7), tone=1.15)
    c.lay([(288, 60), (312, 60), (312, 200), (288, 200)], tone=1.15, halo=5)
    c.lay([(297, 150), (303, 150), (303, 194), (297, 194)], circle(300, 192, 9),
        tone=1.15, accent=1.0, halo=2, solid=True)
    for k in range(8):
        c.gouge([(290, 72 + k * 14), (297, 72 + k * 14), (304, 72 + k * 14)],
            3, tone=0, ends=(1, 1))
    c.lay(circle(300, 316, 88), tone=0, halo=-4)
    c.lay(circle(300, 316, 78), tone=1.15)
    for k in range(21):
        a = math.radians(-215 + k * 12.5)
        r0 = 58 if k % 5 else 50
        c.gouge([(300 + math.cos(a) * r0, 316 + math.sin(a) * r0),
            (300 + math.cos(a) * 64, 316 + math.sin(a) * 64),
            (300 + math.cos(a) * 70, 316 + math.sin(a) * 70)], 4, tone=0, ends=(1, 1))
    c.lay(blade([(332, 288), (300, 316), (262, 352), (240, 372)], [14, 14, 9, 0]),
        tone=1.15, accent=1.0, halo=4, solid=True)
    c.lay(circle(300, 316, 10), tone=0)
    return c


@art("called-forth-by-thunder")
def called_forth_by_thunder(page: Page) -> Woodcut:
    """Every peal is a dinner bell."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 360), (-10, 360)], tone=1.15)
    bolt(c, (318, -10), (250, 350), 78, 5, branches=4)
    c.lay(curve((-20, 350), (120, 320), (300, 312), (470, 324), (620, 346), (620, 470), (-20, 470),
        tension=0.6), tone=0)
    for x, y, s, turn, flip in ((70, 330, 34, -14, False), (150, 306, 44, 8, True),
        (392, 300, 50, -6, False), (482, 316, 38, 12, True), (548, 336, 30, -10, False),
        (320, 320, 30, 14, True)):
        c.lay(blade([(x + 6, y + 110), (x + 2, y + 50), (x, y)], [s * 0.9, s * 0.72, s * 0.56]),
            tone=0)
        hand(c, "open", x, y + 6, s, turn=turn, flip=flip, towards=(0.2, -1),
            lean=0.85, claw=0.34, dark=True, nails=False)
    for x, y in ((110, 392), (236, 404), (360, 388), (470, 402)):
        for side in (-1, 1):
            c.shine(c.lay(circle(x + side * 11, y, 7, 5), tone=1.15, accent=1.0, solid=True))
    return c


@art("torches-on-the-road")
def torches_on_the_road(page: Page) -> Woodcut:
    """Two dozen neighbours who wanted whoever woke it up."""
    c = Woodcut(page)
    for x, y, s in ((92, 92, 0.8), (228, 60, 1.0), (396, 56, 1.05), (520, 96, 0.8)):
        c.shine(c.lay(blade([(x, y + 60 * s), (x - 20 * s, y + 20 * s), (x + 14 * s, y - 20 * s),
            (x - 2 * s, y - 64 * s)], [22 * s, 56 * s, 34 * s,
            0]), tone=1.15, accent=1.0, solid=True))
        c.shine(c.lay(blade([(x, y + 52 * s), (x - 6 * s, y + 20 * s), (x + 4 * s, y - 14 * s)],
            [12 * s, 24 * s, 0]), tone=1.15, solid=True))
        c.lay([(x - 9 * s, y + 56 * s), (x + 9 * s, y + 56 * s), (x + 6 * s, 450),
            (x - 6 * s, 450)], tone=1.15, halo=3)
    for x, y, s, flip, mood, hat, beard in ((150, 236, 66, False, "stern", "fedora", ""),
        (466, 240, 66, True, "raging", "cap", ""),
        (306, 250, 92, False, "raging", "fedora", "full")):
        h = Head(c, x, y, s, flip=flip, expression=mood, build=Build(jaw=0.8, age=0.8, nose=0.4))
        c.lay(h.shape((-0.5, 0.8), (-1.4, 1.3), (-1.5, 3.0), (1.5, 3.0), (1.4, 1.3), (0.5, 0.8)),
            h.shape((0, -1.4), (0.7, -1.2), (0.84, -0.2), (0.8, 1.0), (-0.8, 1.0), (-0.84, -0.2),
            (-0.7, -1.2)), tone=0, halo=5)
        h.collar(drop=2.8)
        h.draw()
        if beard:
            h.beard(beard)
        h.hat(hat)
    for x, y in ((228, 372), (396, 366)):
        hand(c, "gripping", x - 18, y + 20, 38, turn=4, towards=(0.4, -1))
    return c


@art("portrait-of-trintje")
def portrait_of_trintje(page: Page) -> Woodcut:
    """The painter was merciful about her mouth."""
    c = Woodcut(page)
    c.lay(circle(300, 218, 196, 232), tone=1.15, halo=6)
    c.block.over(c.mask(circle(300, 218, 184, 220), stroke=5), tone=0)
    view = c.lay(circle(300, 218, 166, 202), tone=1.15, accent=1.0, solid=True)
    tone, accent = c.block.tone.copy(), c.block.accent.copy()
    c.lay(circle(300, 380, 210, 90), tone=0)
    ruff = circle(300, 318, 150, 62)
    m = c.lay(ruff, tone=1.15)
    for k in range(30):
        a = math.radians(k * 12)
        c.gouge([(300 + math.cos(a) * 56, 312 + math.sin(a) * 22),
            (300 + math.cos(a) * 100, 316 + math.sin(a) * 42),
            (300 + math.cos(a) * 150, 318 + math.sin(a) * 62)], 6, tone=0, within=m, ends=(0.2, 1))
    h = Head(c, 300, 192, 108, flip=True, expression="calm",
        build=Build(gaunt=0.6, nose=0.4, jaw=-0.4))
    c.lay(h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    h.draw()
    h.mass((-0.7, 0.1), (-0.8, -0.5), (-0.56, -1.0), (0, -1.16), (0.56, -1.0), (0.8, -0.5),
        (0.72, 0.1), (0.6, -0.3), (0.3, -0.62), (-0.3, -0.62), (-0.6, -0.3), reach=0.3, lines=60)
    for x, amber in ((0.29, False), (-0.27, True)):
        px, py = h.at(x, -0.035)
        c.shine(c.lay(circle(px, py, 15), tone=1.15, accent=float(amber), halo=3, solid=True))
        c.lay(circle(px, py, 6), tone=0)
    c.block.tone = np.where(view > 0.5, c.block.tone, tone)
    c.block.accent = np.where(view > 0.5, c.block.accent, accent)
    return c


@art("the-burrow")
def the_burrow(page: Page) -> Woodcut:
    """On my belly in the clay with a flashlight between my teeth."""
    c = Woodcut(page)
    clay = c.noise(46, "clay", 3)
    for k, r in enumerate((340, 264, 204)):
        edge = circle(300, 210 + k * 6, r * 1.12, r * 0.86)
        c.lay(c.rough(edge, 4, f"b{k}", 16),
            tone=(0.6, 0.38, 0.16)[k] + (clay - 0.5) * 0.7, phase=np.arctan2(c.Y - 214,
            c.X - 300) * 150 + clay * 40, gap=1.2, halo=6)
    c.lay(c.rough(curve((130, 460), (150, 330), (210, 270), (300, 250), (390, 270), (450, 330),
        (470, 460), tension=0.6), 2, "coat", 12), tone=0, halo=5)
    h = Head(c, 300, 196, 104, expression=Expression(-0.1, 0.02, 0.1, 0.0, 0.03),
        build=Build(jaw=0.4, gaunt=0.5), tilt=4)
    c.lay(h.shape((0, -1.3), (0.7, -1.1), (0.84, -0.2), (0.8, 1.0), (-0.8, 1.0), (-0.84, -0.2),
        (-0.7, -1.1)), tone=0)
    h.draw()
    h.hair("short")
    x, y = h.at(0.04, 0.52)
    c.shine(c.lay([(x - 28, y + 6), (x + 28, y + 6), (x + 250, 470), (x - 250, 470)],
        tone=1.15, accent=1.0, solid=True))
    c.lay(circle(x, y + 4, 38), tone=0)
    c.shine(c.lay(circle(x, y + 4, 31), tone=1.15, solid=True))
    c.block.over(c.mask(circle(x, y + 4, 21), stroke=4), tone=0)
    for side in (-1, 1):
        hand(c, "open", 300 + side * 170, 424, 66, turn=side * 10, flip=side > 0,
            towards=(-side, -0.4))
    return c


@art("cave-in")
def cave_in(page: Page) -> Woodcut:
    """Fifty tons of hill sat down on my only exit; a hand is all that is out."""
    c = Woodcut(page)
    c.shine(c.lay(curve((120, 330), (128, 170), (190, 70), (300, 30), (410, 66), (474, 170),
        (484, 330), tension=0.7), tone=1.15, accent=1.0, solid=True))
    stone = [(-1, -0.2), (-0.3, -0.9), (0.8, -0.6), (1, 0.3), (0.1, 0.9), (-0.8, 0.6)]
    for x, y, r, turn in ((176, 130, 24, 10), (432, 150, 28, 40), (190, 226, 14, 20),
        (430, 240, 14, 0), (236, 66, 17, 60)):  # more comes down
        c.lay(moved(stone, x, y, r, turn), tone=0)
    hand(c, "open", 300, 290, 100, turn=6, towards=(-1, -0.6))
    rocks = ((60, 330, 96), (548, 330, 96), (170, 330, 78), (440, 330, 82), (244, 366, 62),
        (352, 362, 66), (110, 430, 90), (300, 432, 82), (490, 430, 92), (206, 436, 60),
        (400, 436, 58))
    for x, y, r in rocks:
        pts = []
        for k in range(6):
            a = math.radians(k * 60 + (x * 7 + y) % 40)
            q = r * (0.82 + 0.26 * ((x * (k + 3) + y * 5) % 17) / 17)
            pts.append((x + math.cos(a) * q, y + math.sin(a) * q * 0.8))
        c.lit(pts, towards=(300 - x + 1, 60 - y), reach=r * 0.34, hard=1.2, halo=6)
    return c
