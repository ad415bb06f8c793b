"""People of Called Forth by Thunder, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_profiles import BackOfHead, Profile
from art.kit.woodcut import Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("night-clerk")
def night_clerk(page: Page) -> Woodcut:
    """One eye open under the key rack; one hook is bare."""
    c = Woodcut(page)
    for row in range(3):
        for k in range(7):
            x, y = 70 + k * 78, 34 + row * 84
            c.lay(circle(x, y - 6, 4), tone=1.15)
            if (row, k) == (1, 4):
                c.block.over(c.mask(circle(x, y + 18, 30, 34), stroke=5), tone=1.15, accent=1.0)
                continue
            c.lay(circle(x, y + 9, 10), [(x - 3, y + 16), (x + 3, y + 16), (x + 3, y + 50),
                (x - 3, y + 50)], [(x + 3, y + 36), (x + 13, y + 36), (x + 13, y + 48),
                (x + 3, y + 48)], tone=1.15)
            c.lay(circle(x, y + 9, 4.5), tone=0)
    c.lay([(-10, 400), (610, 380), (610, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True,
        halo=6)
    c.lit(curve((120, 400), (150, 330), (260, 290), (420, 300), (500, 390), tension=0.6),
        towards=(-0.7, -0.8), reach=26, hard=1.1, halo=8)
    h = Head(c, 280, 286, 96, flip=True, tilt=66,
        expression=Expression(-0.02, 0.0, 0.07, 0.4, 0.03),
        build=Build(gaunt=0.6, nose=0.6, age=0.5))
    c.lay(h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0, halo=4)
    h.draw()
    h.hair("short")
    h.black((-0.44, -0.12), (-0.28, -0.2), (-0.12, -0.08), (-0.14, 0.06), (-0.3, 0.08),
        (-0.42, 0.02))
    h.stroke((-0.42, -0.02), (-0.28, 0.04), (-0.14, -0.01), width=0.04, tone=1)
    c.lit(blade([(470, 400), (380, 382), (250, 372)], [70, 60, 46]), towards=(-0.2, -1),
        reach=20, hard=1.2, halo=6)
    hand(c, "open", 262, 376, 50, turn=-94, towards=(-0.3, -1), lean=0.9)
    return c


@art("widow-behind-the-counter")
def widow_behind_the_counter(page: Page) -> Woodcut:
    """Eggs, coffee, and no questions till the plate was clean."""
    c = Woodcut(page)
    for y in (70, 160):
        c.lay([(-10, y), (610, y), (610, y + 8), (-10, y + 8)], tone=1.15)
        for k in range(8):
            x = 24 + k * 78 + (y % 3) * 9
            if abs(x - 300) > 96:
                c.lay([(x, y - 44), (x + 30, y - 44), (x + 30, y), (x, y)],
                    tone=1.15, accent=float(k % 2), solid=True, halo=3)
                c.lay([(x + 4, y - 32), (x + 26, y - 32), (x + 26, y - 14), (x + 4, y - 14)],
                    tone=0.0)
    h = Head(c, 300, 150, 96, flip=True, expression="calm", tilt=-3,
        build=Build(fat=0.7, age=0.8, jaw=0.2))
    h.collar(drop=3.0)
    h.draw()
    h.mass((-0.66, 0.1), (-0.72, -0.5), (-0.5, -0.98), (0, -1.1), (0.45, -1.02), (0.72, -0.6),
        (0.68, 0.0), (0.58, -0.3), (0.3, -0.6), (0.0, -0.74), (-0.3, -0.62), (-0.56, -0.3),
        reach=0.34, lines=60)
    h.mass((-0.36, -0.98), (-0.4, -1.3), (0, -1.46), (0.4, -1.32), (0.34, -1.0), (0, -0.96),
        reach=0.3)
    c.lay([(-10, 352), (610, 352), (610, 450), (-10, 450)], tone=1.15, halo=8)
    for x in (190, 410):
        c.gouge([(x, 352), (x + (x - 300) * 0.3, 400), (x + (x - 300) * 0.6, 450)],
            4, tone=0, ends=(1, 1))
    c.lay(circle(292, 400, 100, 30), tone=0)
    c.lay(circle(292, 396, 92, 25), tone=1.15)
    c.lay(c.rough(circle(262, 394, 36, 13), 1.5, "egg", 9), c.rough(circle(322, 400, 34, 12),
        1.5, "egg2", 9), tone=1.15, halo=4)
    for x, y in ((258, 391), (324, 397)):
        c.lay(circle(x, y, 18, 8), tone=1.15, accent=1.0, halo=2, solid=True)
    c.lit(blade([(170, 300), (140, 350), (190, 386)], [64, 56, 40]), towards=(-0.6, -0.8),
        reach=18, hard=1.1, halo=6)
    hand(c, "gripping", 186, 386, 40, turn=64, towards=(-0.4, -1))
    pot = curve((408, 392), (400, 330), (416, 280), (464, 276), (480, 330), (474, 392), tension=0.5)
    c.lit(pot, towards=(-1, -0.4), reach=26, hard=1.4, halo=7)
    c.lit(blade([(408, 330), (384, 310), (372, 280)], [20, 15, 11]), towards=(-1, -0.4),
        reach=8, hard=1.4, halo=4)
    return c


@art("trooper-on-the-road")
def trooper_on_the_road(page: Page) -> Woodcut:
    """Orders to let nobody by, and none about talking."""
    c = Woodcut(page)
    c.lay([(-10, -10), (150, -10), (110, 370), (-10, 370)], tone=1.15, accent=1.0, solid=True)
    h = Head(c, 372, 150, 98, expression=Expression(-0.06, 0.0, 0.07, -0.3, 0.05),
        build=Build(jaw=0.2, nose=-0.2), tilt=-3)
    h.collar(drop=3.2)
    h.draw()
    h.hair("short")
    c.lay(h.shape((-0.5, -0.6), (-0.46, -1.3), (-0.2, -1.5), (0, -1.3), (0.2, -1.5), (0.5, -1.3),
        (0.54, -0.6)), tone=0)
    h.mass((-0.56, -0.56), (-0.5, -1.2), (-0.24, -1.46), (0.0, -1.28), (0.26, -1.48), (0.52, -1.2),
        (0.6, -0.56), reach=0.3)
    h.mass((-1.3, -0.56), (-0.7, -0.7), (0, -0.66), (0.74, -0.7), (1.34, -0.58), (0.8, -0.4),
        (0, -0.34), (-0.8, -0.38), reach=0.14, hard=1.6)
    c.lit(blade([(250, 470), (200, 400), (196, 300)], [90, 74, 50]), towards=(1, -0.4),
        reach=22, hard=1.1, halo=6)
    hand(c, "open", 196, 316, 84, turn=-2, towards=(1, -0.3))
    c.lay([(162, 322), (232, 318), (236, 352), (160, 356)], tone=1.15, halo=5)
    for k in range(9):
        x = -30 + k * 80
        c.lay([(x, 400), (x + 40, 398), (x + 10, 442), (x - 30, 444)],
            tone=1.15, accent=1.0, solid=True)
    c.gouge([(-10, 396), (300, 393), (610, 390)], 5, ends=(1, 1))
    c.gouge([(-10, 445), (300, 442), (610, 440)], 5, ends=(1, 1))
    return c


@art("coffin-maker")
def coffin_maker(page: Page) -> Woodcut:
    """Lately he lines them with boiler plate, along the bottom."""
    c = Woodcut(page)
    lid = [(60, -10), (150, -10), (196, 90), (160, 450), (40, 450), (10, 90)]
    c.lay(lid, tone=1.15, accent=1.0, solid=True, halo=4)
    c.block.over(c.mask([(70, 0), (142, 0), (180, 92), (148, 450), (54, 450), (26, 92)], stroke=5),
        tone=0)
    for i in range(4):
        c.gouge([(60 + i * 26, 30), (58 + i * 26, 200), (66 + i * 22, 430)], 4, tone=0)
    c.lay([(92, 120), (112, 120), (112, 160), (134, 160), (134, 180), (112, 180), (112, 260),
        (92, 260), (92, 180), (70, 180), (70, 160), (92, 160)], tone=0)
    h = Profile(c, 330, 160, 100, flip=True, tilt=-16, expression="grieving",
        build=Build(age=1.0, gaunt=0.6, nose=0.8))
    h.collar(drop=3.2)
    h.draw()
    h.hair("receding")
    h.beard("moustache")
    c.lit([(150, 370), (610, 340), (610, 450), (150, 450)], towards=(-0.1, -1),
        reach=16, hard=1.3, halo=8)
    c.lit(blade([(420, 330), (400, 280), (330, 300)], [80, 66, 44]), towards=(-0.8, -0.6),
        reach=18, hard=1.1, halo=6)
    c.lay(moved([(-8, 0), (8, 0), (8, 120), (-8, 120)], 226, 268, 1.0, -62), tone=1.15, halo=5)
    c.lay(moved([(-22, -34), (22, -34), (24, 6), (-24, 6)], 226, 268, 1.0, -62),
        tone=1.15, accent=1.0, halo=5, solid=True)
    hand(c, "gripping", 336, 318, 42, turn=-34, towards=(-0.8, -0.6))
    for k in range(4):
        c.lay([(246 + k * 26, 352 - k * 2), (254 + k * 26, 352 - k * 2),
            (251 + k * 26, 382 - k * 2)], tone=1.15, halo=3)
    return c


@art("woman-with-unlike-eyes")
def woman_with_unlike_eyes(page: Page) -> Woodcut:
    """One believed me; the other was listening to the hill."""
    c = Woodcut(page)
    c.lay([(300, -10), (610, -10), (610, 130), (460, 60)], tone=1.15, accent=1.0, solid=True)
    c.lay([(452, -10), (610, -10), (610, 450), (470, 450)], tone=1.15, accent=1.0, solid=True)
    face = curve((300, 20), (392, 40), (428, 130), (420, 240), (372, 350), (300, 410), (228, 350),
        (180, 240), (172, 130), (208, 40), tension=0.8)
    c.lay(face, tone=c.ramp((276, 200), (346, 206), 1.2, -0.2), phase=c.lines(8), gap=1.3)
    for side, amber in ((-1, False), (1, True)):
        c.lay(curve(*beside(300, side, (26, 190), (56, 150), (104, 152), (126, 190), (92, 216),
            (52, 216)), tension=0.8), tone=0)
        eye = curve(*beside(300, side, (36, 192), (62, 168), (100, 170), (116, 190), (90, 206),
            (60, 206)), tension=0.8)
        inside = c.lay(eye, tone=1.15, solid=True)
        c.shine(inside)
        c.shine(c.lay(circle(300 + side * 78, 187, 20),
            tone=1.15 if amber else 0.0, accent=float(amber), keep=1 - inside, solid=True))
        c.lay(circle(300 + side * 78, 187, 8), tone=0 if amber else 1.15, solid=True)
        c.gouge(beside(300, side, (24, 146), (74, 118), (130, 142)),
            12, tone=0 if side < 0 else 1.1, ends=(0.7, 0))
    c.gouge([(290, 196), (276, 262), (284, 284), (304, 286)], 8, tone=0)
    c.lay(curve((250, 330), (280, 320), (300, 326), (322, 320), (346, 328), (320, 348),
        (280, 348)), tone=0)
    c.gouge([(306, 338), (326, 336), (342, 330)], 4)
    for side in (-1, 1):
        hair = curve(*beside(300, side, (0, -30), (120, -30), (190, 60), (206, 240), (230, 460),
            (130, 460), (140, 330), (146, 200), (118, 90), (50, 46), (0, 40)), tension=0.5)
        c.lit(hair, towards=(-1, -0.4), reach=26, hard=1.0, angle=80)
        for i in range(4):
            c.gouge(beside(300, side, (60 + i * 24, 10 + i * 12), (152 + i * 14, 160),
                (156 + i * 18, 420)), 7 if side < 0 else 3)
    return c


@art("alonzo-typer")
def alonzo_typer(page: Page) -> Woodcut:
    """A student of doors, until he met one that was studying him."""
    c = Woodcut(page)
    c.lay([(330, -10), (610, -10), (610, 450), (330, 450)], tone=1.15)
    for x in (420, 510):
        c.gouge([(x, -10), (x + 3, 220), (x, 450)], 6, tone=0, ends=(1, 1))
    for y in (60, 390):
        c.lay([(330, y), (610, y - 8), (610, y + 22), (330, y + 30)], tone=0)
        for k in range(5):
            c.lay(circle(356 + k * 56, y + 12 - k * 1.4, 6), tone=1.15)
    c.lay([(440, 76), (500, 76), (500, 374), (440, 374)], tone=1.15, accent=1.0, solid=True)
    plate = curve((352, 130), (424, 130), (430, 220), (422, 318), (354, 318), (346, 220),
        tension=0.3)
    c.lay(plate, tone=0)
    hole = [circle(388, 200, 34), [(374, 222), (402, 222), (414, 296), (362, 296)]]
    c.lay(*hole, tone=1.15, accent=1.0, solid=True, halo=-4)
    c.lay(circle(388, 200, 25, 20), tone=0)
    c.shine(c.lay(circle(388, 200, 20, 15), tone=1.15, solid=True))
    c.lay(circle(384, 200, 9), tone=0)
    h = Profile(c, 190, 196, 118, tilt=8, expression=Expression(-0.14, -0.04, 0.1, 0, 0.04, 0.06),
        build=Build(age=0.8, gaunt=1.0, nose=0.6))
    h.collar(drop=2.4)
    h.draw(bald=True)
    h.hair("receding")
    h.beard("goatee")
    lens = h.shape((0.4, -0.16), (0.62, -0.2), (0.7, -0.06), (0.6, 0.06), (0.42, 0.04))
    c.block.over(c.mask(lens, stroke=5), tone=0)
    h.stroke((0.4, -0.06), (0.18, -0.1), (0.0, -0.08), width=0.04)
    return c


@art("joost-slingerland")
def joost_slingerland(page: Page) -> Woodcut:
    """A pit left alone burns to nothing."""
    c = Woodcut(page)
    smoke = curve((392, 160), (372, 110), (400, 70), (380, 20), (400, -20), (520, -20), (500, 40),
        (470, 80), (480, 120), (450, 170), tension=0.9)
    c.lay(smoke, tone=c.ramp((420, 160), (440, -20), 1.15, 0.7), phase=c.rings(330, 120))
    c.lay([(300, -10), (366, -10), (330, 206), (250, 300)], [(540, -10), (610, -10), (610, 300),
        (556, 250)], tone=1.15, accent=1.0, solid=True)
    mound = curve((250, 400), (276, 300), (330, 206), (400, 160), (450, 158), (520, 206),
        (570, 300), (600, 400), tension=0.7)
    m = c.lit(mound, towards=(-0.3, -1), reach=26, hard=1.1, halo=7)
    for row in range(5):
        for k in range(9):
            x, y = 292 + k * 36 + (row % 2) * 16, 214 + row * 40
            c.gouge([(x, y), (x + 10, y - 8), (x + 22, y)], 5, within=m)
    for x, y in ((330, 384), (420, 392), (510, 386), (470, 300), (370, 304)):
        c.shine(c.lay(curve((x - 20, y + 14), (x - 14, y - 10), (x, y - 20), (x + 14, y - 10),
            (x + 20, y + 14), tension=0.6), tone=1.15, accent=1.0, halo=4, solid=True))
    c.lay([(-10, 400), (610, 400), (610, 450), (-10, 450)], tone=0)
    h = Head(c, 196, 190, 104, expression="stern", tilt=3, build=Build(age=1.0, jaw=0.8, nose=0.4))
    c.lay(h.shape((-0.5, 0.8), (-1.4, 1.3), (-1.6, 2.6), (1.5, 2.6), (1.4, 1.3), (0.5, 0.8)),
        tone=0, halo=5)
    h.collar(drop=2.4)
    h.draw()
    h.beard("full")
    h.hat("fedora")
    return c


@art("abram-quackenbos")
def abram_quackenbos(page: Page) -> Woodcut:
    """Something up there was learning; the trap held his boot."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 300), (-10, 330)], tone=c.ramp((300, 320), (300, -20),
        0.75, 0.3), phase=c.lines(-3), gap=1.3)
    c.lay([(-10, 226), (610, 196), (610, 300), (-10, 330)], tone=1.15, accent=1.0, solid=True)
    c.lay([(-10, 330), (610, 300), (610, 450), (-10, 450)], tone=1.15)
    boot = curve((246, 40), (340, 36), (344, 180), (360, 232), (420, 262), (452, 290), (448, 326),
        (252, 330), (244, 220), tension=0.35)
    c.lit(boot, towards=(-0.8, -0.5), reach=22, hard=1.2, halo=8)
    for k in range(5):
        y = 66 + k * 32
        c.gouge([(296, y), (318, y + 4), (342, y - 4)], 5, ends=(1, 1))
    c.lay([(244, 318), (450, 314), (454, 334), (244, 340)], tone=1.15, halo=4)
    c.lay(curve((246, 42), (340, 36), (334, 22), (292, 14), (252, 24), tension=0.6),
        tone=1.15, accent=1.0, halo=4, solid=True)
    for side in (-1, 1):
        jaw = blade(beside(300, side, (176, 352), (150, 268), (86, 216), (20, 206)),
            [26, 26, 24, 20])
        c.lit(jaw, towards=(-0.3, -1), reach=12, hard=1.5, halo=7)
        for k in range(6):
            t = k / 5
            x = 300 + side * (166 - 140 * t**1.2)
            y = 316 - 104 * t**0.7
            c.lay([(x - 13, y - 4), (x + 13, y - 8 * side * 0), (x - side * 20, y + 40)],
                tone=1.15, halo=4)
    c.lay([(90, 344), (510, 340), (510, 364), (90, 368)], tone=0)
    for k in range(7):
        c.block.over(c.mask(moved(circle(0, 0, 15, 9), 470 + k * 24, 380 + k * 9, 1.0, 20),
            stroke=5), tone=0)
    return c


@art("cornelius-krom")
def cornelius_krom(page: Page) -> Woodcut:
    """Who was that fellow up the slope, and why did he walk that way?"""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 190), (420, 230), (250, 300), (-10, 360)], tone=1.15)
    c.lay([(250, 150), (610, 40), (610, 190), (420, 230), (250, 300)], tone=1.15, accent=1.0,
        solid=True)
    for x, w in ((70, 46), (150, 30), (500, 54)):
        c.lay([(x - w * 0.5, -10), (x + w * 0.5, -10), (x + w * 0.62, 450), (x - w * 0.62, 450)],
            tone=0)
        for k in range(9):
            c.gouge([(x - w * 0.24, k * 50), (x, k * 50 + 14), (x + w * 0.22, k * 50 + 6)], 4)
    fellow = curve((382, 92), (404, 96), (410, 116), (430, 130), (444, 170), (462, 222),
        (470, 262), (452, 254), (436, 206), (428, 236), (420, 262), (398, 262), (402, 226),
        (380, 262), (356, 268), (372, 220), (368, 176),
                   (346, 226), (336, 270), (322, 264), (334, 206), (350, 150), (366, 124),
                       (366, 104), tension=0.6)
    c.lay(fellow, tone=0)
    for dx in (380, 394):
        c.shine(c.lay(circle(dx, 110, 4), tone=1.15, accent=1.0, solid=True))
    h = BackOfHead(c, 236, 330, 92, tilt=-4)
    h.collar(drop=2.2)
    h.draw()
    h.mass((-0.72, 0.0), (-0.8, -0.5), (-0.56, -0.96), (0, -1.14), (0.56, -0.98), (0.82, -0.5),
        (0.7, -0.02), (0, -0.14), reach=0.3, lines=30)
    c.lit(blade([(330, 470), (402, 420), (420, 352)], [80, 66, 44]), towards=(1, -0.5),
        reach=20, hard=1.1, halo=6)
    hand(c, "open", 420, 362, 52, turn=10, flip=True, towards=(1, -0.4))
    return c
