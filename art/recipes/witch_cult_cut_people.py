"""People of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_profiles import BackOfHead, Profile
from art.kit.woodcut import Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("ephraim-waite")
def ephraim_waite(page: Page) -> Woodcut:
    """The old man lifts his daughter's face a little, to breathe."""
    c = Woodcut(page)
    c.lay([(440, -10), (610, -10), (610, 450), (530, 450)], tone=1.15, accent=1.0, solid=True)
    h = Head(c, 330, 190, 138, expression="sly", tilt=4, build=Build(gaunt=1.2, nose=1.4, age=1.5))
    h.collar(drop=2.2)
    h.draw(bald=True)
    h.hair("receding")
    h.beard("full")
    mask = Head(c, 210, 232, 118, flip=True, tilt=-10)
    face = mask.shape((0, -1.02), (0.5, -0.9), (0.72, -0.45), (0.7, 0.15), (0.52, 0.66),
        (0.2, 0.98), (-0.06, 1.02), (-0.36, 0.84), (-0.62, 0.4), (-0.7, -0.1), (-0.6, -0.7))
    c.lay(face, tone=1.15, halo=9)
    mask.black((-0.78, 0.3), (-0.86, -0.5), (-0.5, -1.06), (0.1, -1.16), (0.7, -0.94),
        (0.86, -0.4), (0.74, 0.3), (0.62, -0.1), (0.52, -0.46), (-0.44, -0.46), (-0.6, 0.0))
    mask.stroke((0.2, -1.06), (0.56, -0.9), (0.74, -0.5), width=0.07, tone=1)
    for side in (-1, 1):
        mask.black((0.1 * side, -0.1), (0.26 * side, -0.2), (0.48 * side, -0.12), (0.3 * side, 0.0))
        mask.stroke((0.08 * side, -0.28), (0.28 * side, -0.36), (0.5 * side, -0.26), width=0.05)
    mask.stroke((0.02, -0.1), (-0.07, 0.2), (0.05, 0.26), width=0.04)
    c.lay(mask.shape((-0.22, 0.5), (-0.08, 0.43), (0.0, 0.47), (0.08, 0.43), (0.22, 0.5),
        (0.08, 0.61), (-0.08, 0.61)), tone=1.15, accent=1.0, solid=True)
    c.lit(blade([(150, 480), (136, 420), (130, 372)], [60, 48, 36]), towards=(-1, -0.3),
        reach=18, hard=1.2, halo=5)
    hand(c, "holding", 134, 388, 52, turn=22, flip=True, towards=(-1, -0.4), lean=0.85)
    return c


@art("professor-upham")
def professor_upham(page: Page) -> Woodcut:
    """On the blackboard, a way through the wall."""
    c = Woodcut(page)
    c.lay([(-10, 330), (610, 330), (610, 450), (-10, 450)], tone=0.55, phase=c.lines(88), gap=1.3)
    c.lay([(-10, 318), (610, 318), (610, 334), (-10, 334)], tone=1.15, halo=5)
    for points in (((50, 60), (220, 30), (240, 180), (70, 210)), ((110, 110), (280, 80),
        (300, 230), (130, 260))):
        for a, b in zip(points, (*points[1:], points[0]), strict=True):
            c.gouge([a, b], 6, ends=(1, 1))
    for a, b in (((50, 60), (110, 110)), ((220, 30), (280, 80)), ((240, 180), (300, 230)),
        ((70, 210), (130, 260))):
        c.gouge([a, b], 6, ends=(1, 1))
    c.lay([(396, 30), (512, 12), (520, 318), (402, 318)], tone=1.15, accent=1.0, solid=True)
    c.lay([(416, 52), (494, 40), (500, 318), (420, 318)], tone=0)
    c.shine(c.lay(circle(436, 184, 7), tone=1.15, solid=True))
    h = BackOfHead(c, 270, 266, 100, tilt=6)
    h.collar(drop=2.4)
    h.draw()
    h.mass((-0.72, 0.0), (-0.74, -0.5), (-0.5, -0.98), (0, -1.1), (0.5, -1.0), (0.74, -0.5),
        (0.7, 0.0), (0.5, 0.36), (0, 0.44), (-0.5, 0.36), reach=0.7, lines=60, hard=1.7)
    for side in (-1, 1):
        h.stroke((0.62 * side, -0.02), (0.78 * side, -0.06), (0.92 * side, 0.0), width=0.05, tone=1)
    c.lit(blade([(352, 420), (420, 350), (424, 256)], [80, 62, 40]), towards=(1, -0.4),
        reach=22, hard=1.1, halo=7)
    hand(c, "holding", 424, 268, 46, turn=8, flip=True, towards=(1, -0.5), layer="under")
    c.lay(moved([(-5, -30), (5, -30), (5, 26), (-5, 26)], 442, 184, 1.0, 20), tone=1.15, halo=4)
    hand(c, "holding", 424, 268, 46, turn=8, flip=True, towards=(1, -0.5), layer="over")
    return c


@art("sergeant-kehoe")
def sergeant_kehoe(page: Page) -> Woodcut:
    """Behind him, what the captain has him look for."""
    c = Woodcut(page)
    for number, (x, y, turn) in enumerate(((330, 20, -4), (458, 30, 6), (344, 176, 5), (470, 190,
        -5), (352, 326, -3),
        (482, 344, 4))):
        poster = [(0, 0), (104, 0), (104, 132), (0, 132)]
        c.lay(moved(poster, x, y, 1, turn), tone=1.15, accent=float(number % 3 == 0), solid=True,
            halo=5)
        cat = curve((30, 118), (26, 90), (34, 66), (30, 34), (34, 20), (44, 32), (58, 32),
            (68, 20), (72, 36), (68, 66), (80, 92), (78, 118), tension=0.5)
        c.lay(moved(cat, x, y, 1, turn), moved(blade([(76, 112), (92, 104), (94, 82)], [9, 7, 0]),
            x, y, 1, turn), tone=0)
        for ex in (44, 58):
            c.lay(moved(circle(ex, 48, 3.8), x, y, 1, turn), tone=1.15,
                accent=float(number % 3 > 0), solid=True)
    h = Profile(c, 214, 190, 122, expression="stern",
        build=Build(fat=1.4, jaw=1.0, nose=0.6, age=0.8))
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    h.beard("moustache")
    h.hat("police")
    for k in range(3):
        x, y = h.at(0.5 - k * 0.04, 1.72 + k * 0.24)
        c.lay(circle(x, y, 7), tone=1.15, halo=3)
    badge = [h.at(0.3 + 0.2 * math.sin(k * math.pi / 5) * (1 if k % 2 == 0 else 0.45),
        -0.98 - 0.2 * math.cos(k * math.pi / 5) * (1 if k % 2 == 0 else 0.45)) for k in range(10)]
    c.lay(badge, tone=1.15, halo=3)
    return c


@art("night-librarian")
def night_librarian(page: Page) -> Woodcut:
    """Not a word; the book on her arm is warm."""
    c = Woodcut(page)
    for i in range(11):  # spines
        x = 20 + i * 54
        tall = 170 + (i * 37) % 50
        c.lay([(x, 20), (x + 40, 20), (x + 40, tall), (x, tall)], tone=c.ramp((x, 0), (x + 40, 0),
            0.9 if abs(i - 5) > 1 else 0.2, 0.0), phase=c.lines(90))
    h = Head(c, 296, 170, 116, expression=Expression(0.05, -0.05, 0.03, 0, 0.05),
        build=Build(gaunt=0.6, nose=0.3))
    h.collar(drop=2.4)
    h.draw()
    h.mass((-0.66, 0.1), (-0.74, -0.5), (-0.5, -0.98), (0, -1.1), (0.45, -1.02), (0.74, -0.6),
        (0.7, 0.0), (0.6, -0.2), (0.5, -0.5), (0.1, -0.72), (-0.34, -0.6), (-0.58, -0.3),
        reach=0.3, lines=60)
    h.mass((-0.3, -1.0), (-0.34, -1.3), (0, -1.46), (0.34, -1.32), (0.3, -1.02), (0, -0.96),
        reach=0.24)
    for x in (-0.29, 0.29):
        px, py = h.at(x, -0.03)
        c.lay(circle(px, py, 0.25 * h.size), tone=0)
        c.shine(c.lay(circle(px, py, 0.19 * h.size), tone=1.15, solid=True))
    h.stroke((-0.1, -0.06), (0, -0.1), (0.1, -0.06), width=0.05, tone=0)
    c.lit(blade([(440, 480), (396, 430), (340, 380)], [90, 70, 54]), towards=(1, -0.4),
        reach=22, hard=1.2, halo=6)
    hand(c, "pointing", 336, 386, 80, turn=-10, towards=(1, -0.4), lean=0.8)
    book = [(96, 330), (210, 310), (232, 440), (120, 462)]
    c.lay(book, tone=1.15, accent=1.0, halo=7, solid=True)
    c.lay([(96, 330), (120, 462), (108, 462), (84, 336)], tone=1.15, halo=2)
    c.lit(blade([(60, 480), (130, 450), (176, 400)], [70, 60, 44]), towards=(1, -0.6),
        reach=20, hard=1.1, halo=5)
    hand(c, "gripping", 176, 404, 40, turn=50, towards=(1, -0.5))
    return c


@art("ladislas-wolejko")
def ladislas_wolejko(page: Page) -> Woodcut:
    """Somebody has taken him by the hand."""
    c = Woodcut(page)
    c.lay([(120, -10), (610, -10), (610, 372), (120, 372)], tone=c.ramp((200, 200), (600, 120),
        1.15, 0.3), phase=c.lines(3), gap=1.3)
    skirt = curve((380, -20), (372, 100), (340, 230), (316, 400), (300, 420), (560, 430),
        (548, 300), (520, 120), (520, -20), tension=0.5)
    mask = c.lay(skirt, tone=0)
    for i in range(5):
        c.gouge([(404 + i * 22, 130), (392 + i * 28, 280), (366 + i * 40, 410)], 5, within=mask)
    c.lit(blade([(380, 20), (330, 110), (296, 178)], [70, 48, 30]), towards=(-1, -0.2),
        reach=18, hard=1.1, halo=4)
    hand(c, "open", 300, 172, 34, turn=196, towards=(-1, -0.4), lean=0.7, claw=0.3, nails=False)
    gown = curve((214, 236), (246, 236), (262, 270), (276, 340), (288, 402), (172, 402),
        (184, 340), (198, 270), tension=0.4)
    c.lay(gown, blade([(254, 250), (280, 226), (296, 206)], [24, 20, 15]), blade([(206, 252),
        (186, 290), (180, 316)], [24, 20, 14]), tone=1.15, halo=6)
    for i in range(3):
        c.gouge([(216 + i * 14, 300), (212 + i * 16, 350), (204 + i * 24, 400)], 4, tone=0)
    c.lay(circle(196, 206, 9), circle(264, 206, 9), tone=1.15, halo=3)
    c.lit(curve((230, 160), (258, 172), (268, 204), (252, 236), (230, 242), (208, 236), (192, 204),
        (202, 172)), towards=(-1, -0.4), reach=12, hard=1.2, halo=4)
    c.gouge([(228, 164), (236, 150), (250, 148)], 7, tone=0)
    for x in (208, 248):
        c.lay(curve((x - 12, 402), (x + 12, 402), (x + 14, 424), (x - 14, 424)), tone=1.15, halo=3)
    c.lay([(-10, 424), (610, 424), (610, 450), (-10, 450)], tone=0)
    c.lay(circle(112, 384, 40), tone=1.15, accent=1.0, halo=4, solid=True)
    c.gouge([(76, 370), (112, 388), (150, 374)], 6, tone=0)
    return c


@art("asenath-waite")
def asenath_waite(page: Page) -> Woodcut:
    """She looks, and keeps on looking."""
    c = Woodcut(page)
    c.lay([(-10, -10), (110, -10), (90, 450), (-10, 450)], [(490, -10), (610, -10), (610, 450),
        (510, 450)], tone=1.15, accent=1.0, solid=True)
    face = curve((300, -40), (420, -10), (452, 120), (440, 260), (386, 380), (300, 460),
        (214, 380), (160, 260), (148, 120), (180, -10), tension=0.8)
    c.lay(face, tone=c.ramp((210, 200), (470, 240), 1.2, 0.0), phase=c.lines(-14), gap=1.3)
    for side in (-1, 1):
        c.lay(curve(*beside(300, side, (26, 148), (70, 100), (140, 108), (164, 150), (120, 190),
            (64, 192)), tension=0.8), tone=0)
        eye = curve(*beside(300, side, (34, 156), (72, 122), (120, 126), (150, 156), (112, 178),
            (70, 178)), tension=0.8)
        inside = c.lay(eye, tone=1.15, solid=True)
        c.shine(inside)
        c.shine(c.lay(circle(300 + side * 90, 150, 30),
            tone=1.15, accent=1.0, keep=1 - inside, solid=True))
        c.lay(circle(300 + side * 90, 150, 13), tone=0)
        c.shine(c.lay(circle(300 + side * 90 - 12, 140, 5), tone=1.15, solid=True))
        c.gouge(beside(300, side, (24, 92), (84, 62), (164, 88)), 15, tone=0, ends=(0.7, 0))
    c.gouge([(286, 170), (276, 240), (282, 268), (300, 274)], 7, tone=0)
    c.lay(curve((268, 268), (284, 262), (300, 272), (318, 262), (334, 270), (300, 284)), tone=0)
    c.lay(curve((244, 336), (278, 322), (300, 330), (322, 322), (356, 334), (322, 366),
        (278, 366)), tone=1.15, accent=1.0, halo=5, solid=True)
    c.gouge([(244, 337), (300, 346), (356, 336)], 5, tone=0)
    for side in (-1, 1):
        hair = curve(*beside(300, side, (0, -60), (200, -60), (260, 40), (250, 340), (170, 390),
            (128, 330), (152, 200), (138, 60), (60, 20), (0, 26)), tension=0.5)
        c.lit(hair, towards=(-1, -0.5), reach=30, hard=1.0, angle=76)
        for i in range(4):
            c.gouge(beside(300, side, (166 + i * 22, 30), (182 + i * 18, 180),
                (160 + i * 18, 350)), 6 if side < 0 else 3)
    return c
