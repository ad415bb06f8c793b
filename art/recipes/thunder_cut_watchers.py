"""What waits by the fire, in the ground and beyond the lamp: Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, cast, joined, less, rounded_way, strokes
from art.kit.cut_weather import light_tree
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("joost-slingerland")
def joost_slingerland(page: Page) -> Woodcut:
    """A charcoal burner sleeps beside his pit; what rises from it does not."""
    c = Woodcut(page)
    ink(c, PAGE)
    c.shine(colour(c, curve((-20, 372), (120, 352), (330, 344), (620, 330), (620, 470),
        (-20, 470), tension=0.4)))
    smoke = curve((196, 310), (178, 234), (150, 166), (166, 88), (236, 30), (340, 6), (440, 22),
        (512, 78), (550, 150), (560, 226), (522, 208), (470, 198), (450, 226),
        (464, 284), (420, 262), (392, 208), (356, 176), (312, 178), (274, 214), (250, 252),
            (252, 310), tension=0.55)
    plume = paper(c, c.rough(smoke, 1.4, "smoke", 9))
    strokes(c, plume, lambda x,
        y: math.atan2(x - 300, -(y - 300) * 0.9) + 0.5 * math.sin(x / 40 + y / 60), cell=19,
        length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: float(np.clip(0.75 - (x - 150) / 500, 0.15, 0.7)))
    for x, y, r in ((200, 120, 46), (260, 70, 40), (250, 180, 34), (340, 60, 44), (320, 130, 32)):
        ink(c, less(circle(x, y, r, r * 0.9), circle(x + 5, y + 7, r * 0.96, r * 0.9)))
    ink(c, curve((404, 84), (448, 84), (500, 120), (512, 140), (470, 144), (428, 126),
        tension=0.6))
    c.shine(colour(c, curve((428, 98), (462, 104), (496, 132), (462, 132), tension=0.6)))
    ink(c, circle(468, 120, 5, 11))
    ink(c, circle(538, 186, 8, 10))
    for x, y, dx, dy in ((540, 214, -8, 46), (516, 206, -10, 34), (492, 200, -10, 38)):
        paper(c, [(x - 12, y - 4), (x + 12, y + 2), (x + dx, y + dy)], halo=4)
    for x, y, dx, dy in ((460, 268, 16, -38), (448, 240, 22, -24)):
        paper(c, [(x - 4, y - 12), (x + 2, y + 14), (x + dx, y + dy)], halo=4)
    pit = curve((20, 446), (66, 360), (140, 302), (222, 284), (300, 302), (352, 360), (384, 446),
        tension=0.6)
    ink(c, pit, halo=4)
    strokes(c, pit, lambda x, y: math.atan2(y - 250, x - 220), cell=15, length=34, width=5,
        seed=3, weight=lambda x, y: float(np.clip((x - 150) / 170, 0.1, 0.6)))
    for x, y in ((118, 400), (206, 408), (292, 398), (220, 344)):
        c.shine(colour(c, curve((x - 15, y + 12), (x, y - 16), (x + 15, y + 12), tension=0.6),
            halo=4))
    ink(c, curve((396, 436), (430, 414), (600, 414), (620, 440), tension=0.4))
    blanket = curve((436, 432), (440, 392), (480, 376), (530, 386), (566, 370), (590, 384),
        (596, 432), tension=0.5)
    wool = paper(c, blanket, halo=5)
    strokes(c, wool, lambda x, y: 1.2 - (x - 430) / 200, cell=17, length=46, width=5, tone=0,
        seed=3, weight=lambda x, y: 0.55)
    ink(c, joined(circle(424, 410, 24, 21), curve((382, 418), (400, 392), (402, 372), (432, 366),
        (446, 390), (462, 400), (430, 410), tension=0.4)), halo=-3)
    paper(c, blade([(402, 394), (424, 388), (446, 394)], [5, 7, 5]))
    ink(c, curve((584, 372), (604, 352), (616, 372), (612, 432), (592, 432), tension=0.5))
    return c


@art("last-pump")
def last_pump(page: Page) -> Woodcut:
    """A bulb that burned till morning; seen by those it kept away."""
    c = Woodcut(page)
    ink(c, PAGE)
    c.shine(colour(c, [(262, 60), (306, 60), (600, 320), (-20, 320)]))
    c.shine(paper(c, circle(290, 336, 330, 96)))
    body = [(238, 306), (242, 128), (326, 128), (330, 306)]
    ink(c, cast(body, 306, 0.5, 0.3), body)
    ink(c, [(224, 300), (344, 300), (350, 318), (218, 318)])
    paper(c, circle(284, 172, 30), halo=3)
    ink(c, less(circle(284, 172, 25), circle(284, 172, 21)),
        blade([(284, 174), (292, 160), (298, 154)], [6, 4, 1]))
    paper(c, [(256, 220), (312, 220), (312, 230), (256, 230)],
        [(256, 240), (312, 240), (312, 250), (256, 250)],
        [(256, 260), (312, 260), (312, 270), (256, 270)])
    c.shine(paper(c, circle(284, 82, 46), halo=5))
    ink(c, [(262, 122), (306, 122), (312, 132), (256, 132)])
    hose = rounded_way([(328, 150), (376, 160), (384, 230), (356, 270), (340, 220), (334, 190)], 6)
    ink(c, blade(hose, [9 for _ in hose]))
    for x, y, s in ((96, 476, 1.25), (316, 500, 1.1), (520, 470, 1.3)):
        watcher = joined(curve((-112, 0), (-104, -60), (-60, -88), (0, -96), (60, -88),
            (104, -60), (112, 0), tension=0.6),
            curve((-40, -84), (-44, -124), (-26, -152), (0, -158), (26, -152), (44, -124),
                (40, -84), tension=0.7), [(-38, -110), (-56, -140), (-26, -134)],
                [(38, -110), (56, -140), (26, -134)])
        shape = c.rough(moved(watcher, x, y, s), 1.4, f"w{x}", 7)
        ink(c, shape, halo=-5)
        fringe(c, [(x - 104 * s, y - 58 * s), (x - 60 * s, y - 90 * s)], (-10, -24), gap=8,
            width=10, seed=x)
        fringe(c, [(x + 60 * s, y - 90 * s), (x + 104 * s, y - 58 * s)], (10, -24), gap=8,
            width=10, seed=x + 1)
    return c


@art("jan-martenses-skull")
def jan_martenses_skull(page: Page) -> Woodcut:
    """His family said lightning; lightning does not leave its axe."""
    c = Woodcut(page, view=(-44, -66, 690))
    c.shine(colour(c, [(-80, -100), (700, -100), (700, 500), (-80, 500)]))
    soil = curve((-80, 330), (150, 312), (320, 330), (470, 308), (700, 326), (700, 500),
        (-80, 500), tension=0.5)
    ink(c, soil)
    strokes(c, soil, along(-3), cell=20, length=50, width=5, seed=7, weight=lambda x,
        y: float(np.clip((y - 310) / 120, 0.1, 0.6)))
    skull = curve((160, 190), (166, 112), (222, 54), (292, 38), (362, 52), (418, 108), (426, 186),
        (410, 240), (404, 286), (380, 318), (374, 372), (336, 408), (256, 408), (216, 374),
        (208, 320),
        (182, 288), (176, 240), tension=0.55)
    ink(c, circle(300, 404, 130, 26))
    bone = paper(c, c.rough(skull, 0.8, "bone", 9), halo=7)
    shade = curve((330, 30), (372, 110), (380, 190), (392, 250), (352, 300), (346, 420),
        (440, 420), (450, 100), tension=0.5)
    c.lay(shade, tone=0, solid=True, keep=1 - bone)
    strokes(c, bone * c.mask(shade), along(-64), cell=14, length=40, width=5, seed=4,
        weight=lambda x, y: float(np.clip((420 - x) / 80, 0, 0.75)))
    strokes(c, bone * (1 - c.mask(shade)), lambda x, y: math.atan2(y - 220, x - 290) + 1.57,
        cell=13, length=36, width=4.5, tone=0, seed=6,
        weight=lambda x, y: float(np.clip((206 - x + abs(y - 180) * 0.1) / 40, 0, 0.8)))
    ink(c, curve((196, 214), (222, 186), (262, 192), (276, 222), (260, 258), (218, 262),
        (196, 244), tension=0.7), curve((318, 222), (330, 192), (372, 186), (396, 212),
        (394, 246), (372, 262), (334, 256), tension=0.7))
    ink(c, curve((296, 250), (314, 278), (318, 304), (298, 298), (278, 304), (280, 278),
        tension=0.5))
    for k in range(9):
        x = 230 + k * 17
        c.lay(blade([(x, 328), (x + 1, 350), (x, 374)], [1, 6, 1]), tone=0, solid=True,
            keep=1 - bone)
    ink(c, blade([(222, 352), (298, 346), (374, 352)], [2, 6, 2]))
    ink(c, [(196, 56), (232, 40), (240, 118), (226, 150), (222, 112)])
    c.shine(c.lay(*light_tree((322, 66), (286, 232), 22, 5, twigs=5, depth=1, spread=0.9),
        tone=1.15, accent=1.0, solid=True, halo=5, keep=1 - bone))

    def put(shape: Shape) -> Shape:
        return moved(shape, 356, 8, 1.0, 16)

    haft = put([(-8, -26), (430, -14), (430, 14), (-8, 2)])
    wood = paper(c, haft, halo=7)
    strokes(c, wood, along(18), cell=13, length=60, width=4, tone=0, seed=2, weight=lambda x,
        y: 0.6)
    ink(c, put(curve((-30, -44), (30, -44), (30, 10), (38, 56), (52, 92), (0, 102), (-52, 92),
        (-38, 56), (-30, 10), tension=0.25)), halo=-5)
    paper(c, put(curve((38, 58), (50, 90), (0, 98), (-50, 90), (-38, 58), (-34, 70), (0, 80),
        (34, 70), tension=0.3)))
    paper(c, put(blade([(-20, -30), (-20, 4), (-26, 40)], [0, 7, 0])))
    return c
