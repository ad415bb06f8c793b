"""Relics and sights of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("overfed-oak")
def overfed_oak(page: Page) -> Woodcut:
    """Under the turf its roots hold the coffins it drinks from."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 190), tone=1.15)
    trunk = curve((206, 210), (236, 150), (226, 100), (240, 40), (230, -20), (372, -20), (360, 40),
        (378, 100), (366, 150), (398, 210), tension=0.6)
    c.lay(trunk, tone=0)
    for points, widths in ((((250, 60), (180, 44), (110, 60), (40, 30)), (44, 30, 18, 4)),
        (((350, 60), (430, 40), (500, 56), (580, 20)), (44, 30, 18, 4)),
                           (((170, 48), (150, 10), (120, -20)), (18, 12, 8)),
                            (((440, 44), (470, 10), (500, -20)), (18, 12, 8)),
                           (((110, 58), (80, 90), (40, 100)), (14, 9, 0)),
                            (((500, 54), (530, 90), (580, 104)), (14, 9, 0))):
        c.lay(blade(points, widths), tone=0)
    for x in (262, 290, 316, 342):
        c.gouge([(x, 0), (x + 6 * math.sin(x), 90), (x - 4, 190)], 6)
    c.lay(circle(304, 110, 18, 26), tone=0, halo=-4)
    c.lay(_box(0, 190, 600, 440), tone=0)
    for k in range(15):
        c.gouge([(k * 42, 192), (k * 42 + 10, 180), (k * 42 + 16, 192)], 6, tone=0)

    def coffin(x: float, y: float, k: float, turn: float) -> None:
        c.lay(moved([(-96, -26), (-50, -40), (96, -26), (96, 26), (-50, 40), (-96, 26)], x, y, k,
            turn), tone=1.15, accent=1.0, solid=True, halo=6)
        c.lay(moved([(-56, -6), (40, -6), (40, 6), (-56, 6)], x, y, k, turn),
            moved([(-30, -22), (-18, -22), (-18, 22), (-30, 22)], x, y, k, turn), tone=0)

    coffin(160, 292, 0.9, -12)
    coffin(444, 282, 0.84, 14)
    coffin(300, 388, 1.0, 4)
    for points, widths in ((((230, 190), (190, 232), (110, 250), (80, 300), (130, 334), (176,
        316)), (40, 30, 24, 18, 12, 3)),
                           (((250, 190), (240, 260), (206, 310), (150, 330)), (34, 24, 16, 2)),
                           (((374, 190), (420, 228), (500, 236), (524, 290), (470, 326), (420,
                            310)), (40, 30, 24, 18, 12, 3)),
                           (((350, 190), (372, 250), (440, 300), (470, 340)), (32, 22, 14, 2)),
                           (((300, 190), (290, 270), (240, 340), (212, 390), (260, 434)), (44, 32,
                            22, 16, 4)),
                           (((316, 190), (326, 280), (372, 340), (396, 392), (340, 440)), (36, 28,
                            20, 14, 4)),
                           (((306, 250), (304, 320), (322, 372), (300, 420)), (24, 18, 12, 2))):
        c.lay(blade(points, widths), tone=1.15, halo=6)
    return c


@art("knuckle-tracks")
def knuckle_tracks(page: Page) -> Woodcut:
    """One print in the mud under raking light, and a boot for scale."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 440), tone=1.15)
    for k in range(26):
        y = 8 + k * 18
        c.gouge([(-10 + (k * 71) % 500, y), (40 + (k * 71) % 500, y - 4), (110 + (k * 71) % 500,
            y + 3)], 5, tone=0)

    def pit(shape: skia.Path) -> None:
        c.lay(shape, tone=0, halo=-10)
        mask = c.mask(shape)
        rim = (c.edge_light(mask, (0.9, 0.5), 30) > 0.45).astype(np.float32)
        c.block.over(rim, tone=1.15, accent=1.0, kind=2)

    palm = curve((236, 190), (300, 172), (384, 178), (430, 214), (424, 300), (392, 360), (320,
        372), (262, 340), (236, 270), tension=0.8)
    pit(palm)
    for x, y, r in ((238, 132, 34), (304, 106, 38), (374, 110, 38), (440, 148, 34)):
        pit(circle(x, y, r, r * 1.16))
    pit(curve((150, 300), (176, 262), (216, 268), (226, 306), (206, 350), (168, 356)))
    boot = curve((40, 420), (30, 340), (44, 282), (84, 270), (112, 300), (110, 360), (104, 420),
        tension=0.8)
    c.lay(boot, tone=0)
    for k in range(6):
        c.gouge([(36, 300 + k * 22), (74, 296 + k * 22), (108, 302 + k * 22)], 6, ends=(1, 1))
    return c


@art("munroes-last-plate")
def munroes_last_plate(page: Page) -> Woodcut:
    """The camera on its legs; in the flash, something much too near."""
    c = Woodcut(page, view=(64, 10, 560))
    c.shine(c.lay([(300, 126), (640, -120), (640, 470), (560, 470)], tone=1.15, accent=1.0,
        solid=True))
    beast = curve((640, 460), (600, 400), (520, 392), (470, 340), (446, 300), (420, 300), (392,
        330), (368, 322), (400, 276), (440, 250), (456, 190), (440, 150),
        (446, 100), (486, 64), (540, 60), (590, 90), (640, 80), tension=0.5)
    c.lay(c.rough(beast, 3, step=12), tone=0)
    for k in range(4):
        c.lay(blade([(392 + k * 13, 312 + k * 3), (374 + k * 12, 330 + k * 6), (362 + k * 13,
            352 + k * 6)], (9, 7, 0)), tone=1.15)
    for x in (470, 516):
        c.lay(circle(x, 130, 15), tone=1.15)
        c.lay(circle(x - 4, 132, 6), tone=0)
    c.lay(curve((452, 178), (490, 168), (536, 180), (528, 214), (490, 226), (460, 212)), tone=1.15)
    for k in range(5):
        c.lay([(456 + k * 16, 172), (470 + k * 16, 172), (463 + k * 16, 196)],
            [(460 + k * 15, 222), (472 + k * 15, 220), (466 + k * 15, 200)], tone=0)
    for a, b in (((150, 190), (90, 450)), ((200, 200), (206, 450)), ((244, 190), (310, 450))):
        c.lay(blade([a, b], (14, 12)), tone=1.15, halo=6)
    c.lay([(112, 70), (244, 56), (252, 194), (118, 204)], tone=1.15, halo=8)
    c.lay([(124, 82), (234, 70), (240, 182), (130, 192)], tone=0)
    for k in range(4):  # the bellows
        c.lay([(244 + k * 13, 66 + k * 7), (252 + k * 13, 64 + k * 7), (258 + k * 13, 186 - k * 8),
            (250 + k * 13, 190 - k * 8)], tone=1.15)
    c.lay([(296, 92), (330, 88), (334, 160), (300, 166)], tone=1.15, halo=5)
    c.lay(circle(326, 126, 22, 30), tone=0, halo=-5)
    # the cloth
    c.lay(curve((60, 40), (120, 20), (190, 30), (200, 100), (176, 210), (120, 260), (60, 250),
    tension=0.6), tone=0, halo=-6)
    for k in range(3):
        c.gouge([(84 + k * 30, 50), (90 + k * 28, 140), (80 + k * 26, 236)], 6)
    c.lay(_box(196, -10, 206, 56), tone=1.15)
    c.lay([(150, -10), (260, -10), (260, 12), (150, 12)], tone=1.15)
    return c


@art("jan-martenses-grave")
def jan_martenses_grave(page: Page) -> Woodcut:
    """Cut through the earth: a grave that was opened from below."""
    c = Woodcut(page)
    c.lay(_box(0, 0, 600, 150), tone=1.15)
    c.lay(curve((206, 160), (206, 60), (240, 24), (290, 24), (324, 60), (324, 160), tension=0.4),
        tone=0)
    for k in range(3):
        c.gouge([(232, 68 + k * 24), (266, 66 + k * 24), (300, 68 + k * 24)], 6)
    spade = [moved(blade([(0, -130), (0, 0)], (9, 9)), 420, 140, 1, 12),
        moved(curve((-24, -6), (24, -6), (22, 36), (0, 56), (-22, 36), tension=0.4), 420, 140, 1,
        12),
        moved(blade([(-20, -130), (20, -130)], (9, 9)), 420, 140, 1, 12)]
    c.lay(*spade, tone=0)
    c.lay(_box(0, 148, 600, 440), tone=0)
    random = np.random.default_rng(1)
    for _ in range(34):  # stones
        x, y, r = random.uniform(0, 600), random.uniform(170, 430), random.uniform(5, 12)
        c.lay(curve((x - r, y), (x, y - r * 0.7), (x + r, y), (x, y + r * 0.6)), tone=1.15)
    c.lay(curve((140, 250), (160, 206), (330, 200), (430, 214), (452, 250), (430, 288), (330, 300),
        (240, 316), (216, 380), (232, 460), (96, 460), (120, 360), (150, 300)),
        tone=1.15, accent=1.0, solid=True, halo=7)
    # the coffin, its floor gone
    c.lay([(190, 236), (226, 216), (420, 224), (420, 278), (330, 284), (318, 262), (300, 288),
    (286, 268), (226, 288), (190, 272)], tone=0, halo=-5)
    c.gouge([(206, 240), (300, 236), (406, 240)], 6)
    for x, y, flip, turn in ((196, 330, False, -10), (150, 384, True, 8)):
        hand(c, "open", x, y + 40, 36, turn=turn, flip=flip, dark=False, claw=0.7, towards=(1,
            -0.5))
    return c


@art("jan-martenses-skull")
def jan_martenses_skull(page: Page) -> Woodcut:
    """Two blows have gone into it, side by side."""
    c = Woodcut(page)
    c.lay([(0, 0), (210, 0), (150, 440), (0, 440)], tone=1.15, accent=1.0, solid=True)
    skull = curve((160, 200), (176, 100), (250, 44), (350, 40), (430, 92), (452, 180), (436, 236),
        (414, 262), (410, 300), (386, 320), (300, 322), (236, 308), (226, 270), (186, 250),
        tension=0.8)
    c.lay(skull, tone=0, halo=9)
    bone = c.lay(skull, tone=1.15)
    shade = c.edge_light(bone, (-1, 0.2), 90)
    c.block.over(bone * (shade > 0.42), tone=0)
    for k in range(7):
        c.gouge([(226 + k * 5, 70 + k * 26), (258 + k * 4, 66 + k * 26), (300, 70 + k * 26)], 7,
            tone=0, within=bone, ends=(1, 0))
    c.lay(curve((250, 190), (280, 172), (318, 184), (322, 226), (288, 246), (254, 232)),
        curve((362, 180), (392, 168), (424, 184), (420, 224), (390, 236), (362, 222)), tone=0)
    c.lay([(340, 228), (360, 274), (336, 268), (322, 276)], tone=0)
    for k in range(7):
        c.gouge([(262 + k * 21, 292), (264 + k * 21, 324)], 6, tone=0, ends=(1, 1))
    c.gouge([(244, 300), (320, 300), (408, 290)], 5, tone=0, ends=(1, 1))
    jaw = curve((250, 340), (320, 344), (400, 334), (404, 380), (370, 408), (290, 410), (254, 384),
        tension=0.7)
    c.lay(jaw, tone=1.15, halo=7)
    for k in range(6):
        c.gouge([(270 + k * 22, 340), (271 + k * 22, 366)], 6, tone=0, ends=(1, 1))
    for x, lean in ((286, -1), (356, 1)):  # lightning does not need a second swing
        wound = [(x - 6, 20), (x + 16, 22), (x + 10 + lean * 6, 60), (x + 30, 92), (x + 6, 80),
            (x + 2, 136), (x - 12, 84), (x - 36, 98), (x - 14, 60)]
        c.lay(wound, tone=0, halo=-2)
    c.lay(_box(0, 414, 600, 440), tone=1.15)
    return c


@art("carters-umbrella")
def carters_umbrella(page: Page) -> Woodcut:
    """It turned inside out at the county line."""
    c = Woodcut(page, view=(-50, -74, 690))
    for k in range(64):
        x, y = (k * 137) % 760 - 80, (k * 89) % 560 - 90
        c.gouge([(x + 40, y - 18), (x, y), (x - 50, y + 20)], 5)
    c.lay(blade([(330, 96), (290, 250), (262, 380)], (9, 9, 10)), tone=1.15, halo=6)
    c.lay(blade([(262, 376), (256, 404), (270, 424), (292, 416), (296, 398)], (10, 11, 11, 10, 8)),
        tone=1.15, halo=6)
    hub = (324.0, 120.0)
    tips: list[Point] = [(126, 70), (190, -6), (290, -50), (400, -44), (486, 10), (528, 86)]
    for a, b in zip(tips, tips[1:], strict=False):
        mid = ((a[0] + b[0]) / 2 * 0.8 + hub[0] * 0.2, (a[1] + b[1]) / 2 * 0.74 + hub[1] * 0.26)
        torn = a == tips[3]
        cloth = curve(hub, ((hub[0] + a[0]) / 2 - 10, (hub[1] + a[1]) / 2 + 26), a, mid, b,
            ((hub[0] + b[0]) / 2 + 8, (hub[1] + b[1]) / 2 + 26), tension=0.35)
        if not torn:
            c.lay(cloth, tone=1.15, accent=1.0, solid=True, halo=5)
    for tip in tips:
        c.lay(blade([hub, ((hub[0] + tip[0]) / 2, (hub[1] + tip[1]) / 2 + 22), tip], (6, 6, 5)),
            tone=1.15, halo=4)
        c.lay(blade([(312, 168), ((hub[0] + tip[0]) / 2, (hub[1] + tip[1]) / 2 + 22)], (5, 5)),
            tone=1.15, halo=2)
    c.lay(circle(*hub, 9), tone=1.15, halo=3)
    hand(c, "gripping", 250, 372, 60, turn=16, towards=(0.8, -0.5), cuff=True)
    return c


@art("van-der-heyl-attic")
def van_der_heyl_attic(page: Page) -> Woodcut:
    """The rocking chair goes by itself before the round window."""
    c = Woodcut(page)
    c.lay([(300, -40), (640, 330), (640, 460), (-40, 460), (-40, 330)], tone=0)
    for side in (-1, 1):
        for k in range(5):  # rafters
            c.lay(blade([(300 + side * (16 + k * 4), -20 + k * 62), (300 + side * (330 - k * 6),
                330 + k * 46)], (15, 19)), tone=1.15, halo=6)
    c.lay([(300, 30), (470, 250), (470, 330), (130, 330), (130, 250)], tone=0)
    c.shine(c.lay(circle(232, 150, 74), tone=1.15, accent=1.0, solid=True, halo=10))
    c.gouge([(232, 74), (232, 226)], 10, tone=0, ends=(1, 1))
    c.gouge([(156, 150), (308, 150)], 10, tone=0, ends=(1, 1))
    for k in range(9):
        c.gouge([(140 + k * 40, 340), (60 + k * 60, 390), (-40 + k * 85, 450)], 5, ends=(0.4, 1))
    lean = 13

    def part(shape: skia.Path) -> skia.Path:
        return moved(shape, 352, 356, 1.16, lean)

    frame = [blade([(-40, -10), (-46, -190)], (12, 11)), blade([(40, -10), (40, -190)], (12, 11)),
        blade([(-52, -196), (0, -206), (48, -196)], (14, 18, 14)),
        blade([(-70, -66), (10, -64), (78, -66)], (14, 14, 14)), blade([(-60, 40), (-52, -66)],
            (11, 11)), blade([(66, 40), (62, -66)], (11, 11)),
        blade([(62, -66), (66, -116), (36, -120)], (11, 11, 10)),
            blade([(-52, -66), (-70, -116), (-40, -120)], (11, 11, 10)),
        blade([(-118, 28), (-60, 50), (0, 56), (62, 50), (122, 26)], (10, 14, 15, 14, 10))]
    frame += [blade([(x, -66), (x, -196)], (8, 8)) for x in (-20, 0, 20)]
    c.lay(*[part(s) for s in frame], tone=1.15, halo=7)
    return c


@art("giffords-letter")
def giffords_letter(page: Page) -> Woodcut:
    """A civil lie by return of post; the shovel that he bought stands right through it."""
    c = Woodcut(page)
    c.lay(curve((-20, 350), (120, 330), (300, 322), (470, 332), (620, 350), (620, 460), (-20, 460)),
        tone=1.15)
    for k in range(16):  # earth
        x, y = 14 + k * 38, 366 + (k * 29) % 60
        c.gouge([(x, y), (x + 14, y - 7), (x + 28, y + 2)], 6, tone=0)
    c.lay(moved(_box(-156, -150, 156, 150), 288, 190, 1, -7), tone=1.15, halo=10)
    for k in range(8):
        y = -122 + k * 33
        points = [(x, y + (5 if i % 2 else -5)) for i, x in enumerate(range(-130, 132 if k < 7
            else 10, 14))]
        c.lay(moved(blade(points, [6.0] * len(points)), 288, 190, 1, -7), tone=0)

    def part(shape: Shape) -> skia.Path:
        return moved(shape, 326, 200, 1.0, 9)

    grip = [part(_box(-15, -150, 15, 60)), part(_box(-58, -196, 58, -168)), part([(-58, -170),
        (-34, -170), (-15, -140), (15, -140), (34, -170), (58, -170), (20, -110), (-20, -110)])]
    iron = part(curve((-66, 50), (66, 50), (68, 130), (40, 190), (0, 214), (-40, 190), (-68, 130),
        tension=0.35))
    c.lay(*grip, iron, tone=0, halo=11)
    c.lay(*grip, tone=1.15, accent=1.0, solid=True)
    c.lit(iron, towards=(-1, -0.2), reach=50, hard=1.5)
    c.lay(part(_box(-17, 40, 17, 110)), tone=1.15, accent=1.0, solid=True, halo=5)
    c.lay(curve((190, 440), (210, 396), (262, 372), (330, 380), (390, 400), (420, 440)), tone=1.15,
        halo=7)  # it stands in the ground
    for x in (226, 276, 330, 374):
        c.gouge([(x, 424), (x + 14, 412), (x + 28, 424)], 6, tone=0)
    c.lay(c.rough(circle(196, 292, 34), 3, step=12), tone=1.15, accent=1.0, solid=True, halo=6)
    c.block.over(c.mask(circle(196, 292, 20), stroke=5), tone=0)
    return c


@art("last-leaf-of-the-diary")
def last_leaf_of_the_diary(page: Page) -> Woodcut:
    """A tidy hand, a stroke that runs off the leaf, and what pulled."""
    c = Woodcut(page)
    c.lay([(104, -10), (506, -10), (520, 330), (470, 352), (440, 338), (400, 366), (350, 350),
        (300, 372), (240, 350), (190, 368), (150, 346), (92, 358)], tone=1.15)
    for k in range(4):
        y = 28 + k * 42
        points: list[Point] = [(x, y + (8 if i % 2 else -8)) for i, x in
            enumerate(range(136, 480 if k < 3 else 250, 18))]
        c.lay(blade(points, [7.0] * len(points)), tone=0)
    trail: list[Point] = [(244, 152), (262, 170), (276, 214), (270, 276), (246, 330), (196, 400)]
    c.lay(blade(trail, [7, 9, 10, 11, 11, 10]), tone=0)
    c.gouge([(248, 328), (224, 364), (196, 400)], 10, ends=(1, 1))
    for k, (top, low) in enumerate(((150, 380), (116, 420), (132, 436), (172, 410))):
        x = 296 + k * 46  # four claws
        rip = blade([(x + 34, top), (x + 12, (top + low) / 2), (x - 40, low)], (4, 34, 3))
        c.shine(c.lay(rip, tone=1.15, accent=1.0, solid=True, halo=6))
    pen = [(-8, 0), (8, 0), (10, -120), (-10, -120)]
    c.lay(moved(pen, 176, 426, 1, -70), moved([(-8, 2), (8, 2), (0, 30)], 176, 426, 1, -70),
        tone=1.15, halo=7)
    return c


@art("fulgurite")
def fulgurite(page: Page) -> Woodcut:
    """Lightning signed its name in the sand: what is a bolt above is glass below."""
    c = Woodcut(page)
    c.lay([(-10, 168), (160, 160), (300, 172), (440, 160), (610, 168), (610, 450), (-10, 450)],
        tone=1.15)
    random = np.random.default_rng(31)
    for _ in range(150):  # sand
        x, y = random.uniform(0, 600), random.uniform(184, 436)
        c.lay(circle(x, y, random.uniform(2.2, 3.6)), tone=0)
    c.shine(c.lay([(214, -10), (262, -10), (284, 58), (330, 50), (300, 172), (286, 100), (244,
        110)],
        tone=1.15, solid=True))
    roots: list[tuple[list[Point], list[float]]] = [
        ([(300, 152), (284, 204), (322, 232), (288, 290), (326, 318), (302, 420)],
            [56, 48, 42, 38, 30, 3]),
        ([(292, 200), (236, 196), (218, 258), (160, 262), (136, 352)], [40, 34, 30, 24, 3]),
        ([(220, 250), (234, 306), (198, 326), (204, 392)], [28, 22, 18, 3]),
        ([(310, 232), (376, 216), (392, 276), (448, 268), (470, 356)], [40, 34, 30, 24, 3]),
        ([(392, 268), (376, 322), (412, 342), (398, 404)], [28, 22, 18, 3]),
        ([(240, 204), (190, 184), (126, 214)], [26, 20, 3]),
        ([(368, 224), (420, 198), (478, 220)], [26, 20, 3]),
        ([(296, 288), (258, 310), (272, 346), (250, 408)], [28, 22, 18, 3]),
    ]
    # as crooked as what made it
    glass = [c.rough(blade(points, [w * 1.1 for w in widths]), 1.5, str(points[0]), 9)
        for points, widths in roots]
    c.lay(*glass, tone=0, halo=8)
    c.lay(*glass, tone=1.15, accent=1.0, solid=True)
    for points, _ in roots[:5]:  # the shine of glass
        for (ax, ay), (bx, by) in zip(points[:-1], points[1:-1], strict=False):
            c.gouge([(ax - 5, ay), (bx - 5, by)], 7, ends=(0.3, 0.3))
    c.lay(circle(300, 158, 27, 11), tone=1.15, accent=1.0, solid=True, halo=6)
    c.lay(circle(300, 158, 15, 5.5), tone=0)  # it is a tube
    return c
