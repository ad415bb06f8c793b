"""Places and signs of The Witch Cult Murders, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("slanted-garret")
def slanted_garret(page: Page) -> Woodcut:
    """The wall leans in, the ceiling leans down, and in the corner somebody bent stands."""
    c = Woodcut(page)
    ceiling = c.lay([(-20, -20), (640, -20), (640, 250), (470, 232), (196, 40), (-20, 60)],
        tone=1.15)
    for k in range(6):  # boards
        t = k / 5
        c.gouge([(196 + 274 * t, 40 + 192 * t), (120 + 520 * t, -30 + 120 * t)], 9, tone=0,
            ends=(0.5, 1), within=ceiling)
    c.lay([(-20, 60), (196, 40), (120, 400), (-20, 450)], tone=0, halo=0)
    c.gouge([(196, 40), (158, 220), (120, 402)], 8, ends=(1, 1))
    c.shine(c.lay([(196, 40), (470, 232), (452, 372), (120, 402)], tone=1.15, accent=1.0,
        solid=True,
        halo=6))
    c.lay([(120, 402), (452, 372), (640, 392), (640, 460), (-20, 460)], tone=0)
    for k in range(7):  # floor
        c.gouge([(150 + k * 50, 404 - k * 4), (110 + k * 70, 424), (60 + k * 90, 448)], 6,
            ends=(0.3, 1))
    witch = curve((178, 400), (186, 320), (186, 252), (204, 206), (232, 190), (250, 176), (262,
        146),
        (292, 138), (314, 152), (318, 172), (336, 188), (320, 196), (316, 214), (300, 224), (318,
         250),
        (352, 254), (362, 268), (350, 282), (312, 280), (312, 330), (322, 396), tension=0.5)
    c.lay(witch, tone=0)
    c.lay(blade([(352, 220), (354, 310), (358, 396)], (9, 9, 9)), tone=0)  # her stick
    c.lay(curve((224, 216), (232, 202), (244, 212), (236, 232), tension=0.6), tone=0)
    c.gouge([(222, 230), (210, 300), (208, 380)], 7)
    c.gouge([(262, 250), (262, 310), (256, 386)], 7)
    c.lay(circle(312, 166, 5), tone=1.15)
    rat = curve((386, 392), (384, 368), (404, 350), (432, 352), (448, 366), (462, 380), (448, 390),
        tension=0.7)
    c.lay(rat, blade([(388, 386), (366, 392), (352, 412), (330, 410)], (10, 8, 6, 2)), tone=0,
        halo=-5)
    c.lay(circle(444, 372, 4), tone=1.15, accent=1.0, solid=True)
    return c


@art("two-men-from-innsmouth")
def two_men_from_innsmouth(page: Page) -> Woodcut:
    """They share one umbrella in dry weather, and neither has blinked."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15)
    c.lay(curve((76, 152), (112, 66), (200, 16), (300, 4), (400, 16), (488, 66), (524, 152), (450,
        128),
        (376, 150), (300, 126), (224, 150), (150, 128),
         tension=0.6), tone=1.15, accent=1.0, solid=True,
        halo=6)
    for x in (150, 300, 450):
        c.gouge([(300, 4), ((300 + x) / 2 + (x - 300) * 0.14, 56), (x, 128)], 6, tone=0, ends=(0.5,
            1))
    c.lay(_box(294, 120, 306, 330), tone=0)
    for x in (196, 404):
        def at(*points: Point, x: float = x) -> list[Point]:
            return [(x + px, py) for px, py in points] + [(x - px, py) for px, py in points[::-1]]

        c.lay(curve(*at((0, 168), (46, 176), (58, 214), (56, 252), (66, 292), (30, 320)),
            tension=0.7),
            tone=0, halo=-6)
        c.lay(curve(*at((0, 306), (52, 276), (74, 290), (98, 332), (106, 460)), tension=0.4),
            tone=0, halo=-6)
        c.lay(curve(*at((0, 130), (34, 136), (48, 160), (50, 186), (84, 190), (70, 202), (0, 206)),
            tension=0.5), tone=0, halo=-5)
        for s in (-1, 1):
            c.lay(circle(x + s * 36, 228, 13, 10), tone=1.15)  # wide apart, without lids
            c.gouge([(x + s * 6, 350), (x + s * 40, 330), (x + s * 70, 304)], 8)  # lapels
            c.gouge([(x + s * 6, 350), (x + s * 10, 400), (x + s * 8, 450)], 5)
        c.gouge([(x - 46, 268), (x - 20, 257), (x, 254), (x + 20, 257), (x + 46, 268)], 7,
            ends=(0.5,
            0.5))
    c.lit(blade([(250, 420), (276, 380), (296, 330)], (56, 44, 26)), towards=(1, -0.4), reach=12,
        halo=-5)
    hand(c, "fist", 296, 338, 34, turn=4, towards=(-0.6, -1))
    return c


@art("prints-in-the-flour")
def prints_in_the_flour(page: Page) -> Woodcut:
    """A rat came over the floured boards, and it had palms."""
    c = Woodcut(page)
    floor = c.lay([(214, 118), (386, 118), (640, 440), (-40, 440)], tone=1.15)
    for k in range(7):
        c.gouge([(214 + k * 29, 118), (120 + k * 60, 250), (-40 + k * 113, 440)], 4, tone=0,
            ends=(0.3, 1), within=floor)
    for k in range(9):  # the wainscot
        c.lay(_box(40 + k * 60, -6, 92 + k * 60, 62), tone=1.15, accent=1.0, solid=True)
    c.lay(_box(-10, 72, 610, 112), tone=1.15)
    c.lay([(0, 112), (208, 112), (-60, 440)], [(392, 112), (600, 112), (660, 440)], tone=0)
    c.lay(curve((252, 120), (250, 66), (300, 22), (350, 66), (348, 120), tension=0.8), tone=0)
    for x in (280, 320):
        c.shine(c.lay(circle(x, 78, 12, 9), tone=1.15, accent=1.0, solid=True))

    def track(x: float, y: float, k: float, turn: float, flip: bool, blood: bool) -> None:
        parts = [curve((-26, 26), (-32, -6), (-18, -26), (14, -28), (30, -8), (28, 26), (0, 40))]
        for bx, by, ax, ay, wide in ((-30, 8, -64, -20, 17), (-22, -22, -42, -82, 15), (-3, -27,
            -6, -96, 15), (14, -25, 30, -88, 14), (27, -8, 62, -54, 13)):
            parts.append(blade([(bx, by), ((bx + ax) / 2, (by + ay) / 2), (ax * 0.94, ay * 0.94),
                (ax * 1.2, ay * 1.2)], (wide, wide, wide * 0.8, 0)))
        c.lay(*[moved(part, x, y, k, turn, flip) for part in parts], tone=1.15 if blood else 0,
            accent=1.0 if blood else 0.0, solid=blood)

    for x, y, k, turn, flip, blood in ((302, 142, 0.17, 180, False, False), (330, 162, 0.25, 176,
        True, False), (278, 196, 0.36, 186, False, False),
                                       (350, 238, 0.50, 172, True, False), (252, 290, 0.70, 190,
                                        False, False), (388, 326, 1.0, 170, True, True)):
        track(x, y, k, turn, flip, blood)
    # the tail
    c.lay(blade([(300, 150), (316, 200), (290, 250), (326, 310), (286, 380), (304, 450)], (2, 4, 6,
    8, 11, 14)), tone=0)
    return c
