"""Weather indoors and out: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page, path_through
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, away, cast, joined, limb, near, rounded_way, strokes
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("boy-who-counts")
def boy_who_counts(page: Page) -> Woodcut:
    """Flash, and he starts on his fingers; somebody else keeps a tally too."""
    c = Woodcut(page)
    ink(c, PAGE)
    paper(c, [(136, -10), (464, -10), (464, 330), (136, 330)])
    c.shine(colour(c, [(150, -10), (450, -10), (450, 318), (150, 318)], halo=4))
    sky = c.mask([(150, -10), (450, -10), (450, 318), (150, 318)])
    strokes(c, sky, along(-12), cell=18, length=80, width=9, tone=0, seed=5, weight=lambda x,
        y: float(np.clip(0.95 - y / 90, 0, 0.9)))
    c.lay(curve((320, 330), (380, 260), (414, 206), (432, 214), (480, 280), (480, 330),
        tension=0.4), tone=0, solid=True, keep=1 - sky)
    strike(c, light_tree((408, -20), (416, 212), 18, 9, twigs=4, depth=1), halo=4)
    paper(c, [(120, 318), (480, 318), (488, 342), (112, 342)], halo=6)
    boy = joined(curve((170, 322), (166, 262), (184, 222), (216, 210), (244, 224), (256, 262),
        (262, 322), tension=0.6),
        curve((190, 176), (196, 138), (232, 126), (262, 146), (262, 160), (272, 176), (260, 182),
            (262, 196), (246, 210), (236, 226), (206, 224), (194, 204), tension=0.45),
        curve((178, 158), (192, 124), (228, 112), (258, 128), (268, 146), (298, 152), (292, 162),
            (250, 158), (214, 160), (192, 176), tension=0.5),
        limb(rounded_way([(228, 304), (318, 244), (330, 310)], 5),
            [58, 54, 50, 46, 44, 42, 38, 36, 34, 32, 30]),
            curve((312, 306), (348, 302), (372, 322), (312, 324), tension=0.4),
        limb(rounded_way([(234, 246), (296, 236), (334, 186)], 5),
            [40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20]), circle(341, 168, 19, 21),
        *(limb([(341 + dx * 0.4, 162), (341 + dx, 162 - dy)], [11, 8]) for dx,
            dy in ((-30, 14), (-16, 40), (1, 48), (17, 44), (31, 30))))
    ink(c, boy, halo=-4)
    random = np.random.default_rng(4)
    for x, y, n in ((126, 366, 5), (182, 370, 5), (238, 364, 5), (294, 370, 5), (350, 366, 3),
        (130, 410, 5), (186, 414, 5), (242, 408, 5), (20, 380, 5), (26, 330, 5), (500, 60, 5),
        (550, 64, 4), (30, 60, 5), (84, 66, 5), (36, 120, 5), (90, 116, 5), (40, 230, 5),
        (94, 236, 5), (504, 130, 5), (552, 124, 5)):
        for k in range(min(n, 4)):
            w = random.uniform(-2, 2)
            c.gouge([(x + k * 10 + w, y - 14), (x + k * 10 - w, y + 16)], 5, ends=(0.7, 0.5))
        if n == 5:
            c.gouge([(x - 8, y + 10), (x + 40, y - 10)], 5, ends=(0.7, 0.5))
    for k in range(4):
        x = 356 + k * 36
        c.shine(paper(c, blade([(x + 24, 352), (x + 8, 396), (x - 20, 446)], [2, 17, 6])))
    return c


@art("ball-lightning")
def ball_lightning(page: Page) -> Woodcut:
    """It came in by the chimney and crossed the parlour at a walk; the cat saw it first."""
    c = Woodcut(page)
    ink(c, PAGE)
    bx, by = 436, 190
    c.shine(colour(c, [(-10, 460), (-10, 320), (610, 268), (610, 460)]))
    strokes(c, [(-10, -10), (610, -10), (610, 268), (-10, 320)], away(bx, by), cell=15, length=56,
        width=6.5, seed=3, weight=near(bx, by, 470, 130))
    c.shine(colour(c, c.rough(circle(bx, by, 84), 6, "ball", 14), halo=12))
    c.shine(paper(c, c.rough(circle(bx, by, 64), 3, "heart", 12)))
    cat = joined(
        curve((120, 300), (130, 230), (170, 178), (220, 168), (262, 196), (282, 246), (272, 300),
            (226, 268), (170, 280), tension=0.7),
        limb(rounded_way([(150, 270), (128, 330), (138, 396)], 5),
            [70, 60, 50, 42, 36, 32, 30, 28, 26, 24, 22]),
            curve((126, 390), (150, 388), (168, 406), (126, 406), tension=0.4),
        limb(rounded_way([(176, 280), (172, 340), (186, 388)], 5),
            [50, 44, 38, 32, 28, 26, 24, 23, 22, 21, 20]),
            curve((176, 380), (198, 380), (214, 396), (176, 396), tension=0.4),
        limb(rounded_way([(258, 260), (252, 330), (270, 398)], 5),
            [54, 46, 40, 34, 30, 28, 26, 25, 24, 22, 20]),
            curve((258, 392), (282, 390), (300, 408), (258, 408), tension=0.4),
        limb(rounded_way([(236, 260), (226, 330), (236, 386)], 5),
            [48, 42, 36, 32, 28, 26, 24, 22, 20, 19, 18]),
            curve((228, 380), (250, 378), (264, 392), (226, 394), tension=0.4),
        circle(290, 262, 42, 38), [(258, 240), (262, 196), (290, 226)],
            [(292, 226), (316, 194), (326, 244)], curve((300, 262), (334, 268), (336, 286),
            (310, 298), (286, 296), tension=0.6),
        limb(rounded_way([(140, 250), (98, 200), (104, 110), (140, 60)], 5),
            [30, 34, 38, 42, 46, 48, 50, 50, 48, 44, 40, 34, 28, 20, 12, 4]))
    ink(c, cast(cat, 404, -0.9, 0.3))
    ink(c, cat, halo=-4)
    fringe(c, [(128, 236), (168, 178), (220, 166), (262, 194)], (-4, -44), gap=10, width=13,
        seed=3)
    fringe(c, [(84, 200), (80, 110), (112, 62)], (-34, -10), gap=10, width=13, seed=4)
    fringe(c, [(124, 120), (128, 180)], (34, -6), gap=10, width=12, seed=5)
    paper(c, circle(308, 252, 8, 9))
    ink(c, circle(310, 252, 3, 8))
    for y in (276, 284):
        c.gouge([(318, y), (350, y + (y - 280) * 2), (376, y + (y - 280) * 4)], 3.5)
    return c


@art("carters-umbrella")
def carters_umbrella(page: Page) -> Woodcut:
    """He insisted on it; it turned inside out at the county line and took him along."""
    c = Woodcut(page)
    ink(c, PAGE)
    hub = (368, 176)
    along_ = math.radians(-42)
    ribs = [along_ + math.radians(a) for a in (-74, -50, -25, 0, 25, 50, 74)]
    lengths = (176, 196, 206, 210, 206, 196, 176)
    tips = [(hub[0] + math.cos(a) * r, hub[1] + math.sin(a) * r) for a,
        r in zip(ribs, lengths, strict=True)]
    edge: list[Point] = []
    for a, b, t, r in zip(ribs, ribs[1:], tips, lengths, strict=False):
        m = (a + b) / 2
        edge += [t, (hub[0] + math.cos(m) * r * 0.74, hub[1] + math.sin(m) * r * 0.74)]
    cloth = path_through(hub, *edge, tips[-1])
    flash = [(-10, 40), (150, 96), (262, 156), (320, 270), (420, 460), (-10, 460)]
    rain(c, 0.9, 70, seed=4, length=(70, 170), width=5, keep=c.mask(flash))
    c.shine(paper(c, flash))
    rain(c, 0.9, 60, seed=8, length=(50, 120), width=4, tone=0, keep=1 - c.mask(flash))
    ground = curve((-20, 410), (120, 392), (260, 404), (430, 386), (620, 398), (620, 470),
        (-20, 470), tension=0.5)
    paper(c, ground, halo=6)
    strokes(c, ground, along(-4), cell=18, length=60, width=4, tone=0, seed=3, weight=lambda x,
        y: 0.4)
    c.shine(colour(c, cloth, halo=9))
    for a, r in zip(ribs, lengths, strict=True):
        ink(c, blade([hub, (hub[0] + math.cos(a) * r * 0.5, hub[1] + math.sin(a) * r * 0.5),
            (hub[0] + math.cos(a) * r, hub[1] + math.sin(a) * r)], [7, 6, 4]))
        paper(c, circle(hub[0] + math.cos(a) * (r + 3), hub[1] + math.sin(a) * (r + 3), 7), halo=3)
    strokes(c, cloth, away(*hub), cell=15, length=60, width=6, tone=0, seed=5,
        weight=near(*hub, 130, 20))
    paper(c, blade([hub, (324, 224), (262, 292)], [8, 8, 8]), halo=5)
    man = joined(curve((142, 268), (160, 244), (196, 244), (216, 270), (228, 320), (238, 352),
        (200, 372), (176, 352), (152, 310), tension=0.5),
        curve((136, 196), (154, 172), (186, 174), (196, 196), (208, 212), (198, 218), (198, 234),
            (180, 240), (182, 256), (152, 258), (140, 226), tension=0.45),
        limb(rounded_way([(180, 268), (222, 292), (272, 280)], 4),
            [38, 35, 33, 31, 29, 27, 25, 22, 19]),
        limb(rounded_way([(216, 348), (276, 352), (312, 398)], 4),
            [52, 48, 44, 41, 38, 35, 32, 29, 26]), curve((294, 386), (318, 376), (350, 384),
            (344, 398), (306, 416), tension=0.4),
        limb(rounded_way([(200, 356), (236, 384), (238, 410)], 4),
            [50, 46, 42, 39, 36, 34, 32, 29, 26]), curve((224, 400), (246, 396), (274, 410),
            (268, 420), (224, 420), tension=0.4),
        [(170, 330), (232, 332), (296, 362), (252, 362), (274, 396), (226, 376), (214, 398),
            (180, 364)],
        *([(146 + k * 12, 184 - k * 3), (160 + k * 10, 174),
            (184 + k * 16, 156 + k * 4)] for k in range(4)))
    ink(c, man)
    paper(c, blade([(190, 284), (222, 300), (256, 292)], [0, 5, 0]))
    for x, y in ((274, 278), (258, 296)):
        paper(c, curve((x - 13, y - 4), (x, y - 14), (x + 13, y - 2), (x + 6, y + 12),
            (x - 9, y + 10), tension=0.6), halo=4)
    return c
