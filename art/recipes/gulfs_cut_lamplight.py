"""Pictures of Infinite Gulfs of Darkness: what a lamp shows, and what it should not."""

from __future__ import annotations

import skia

from art.kit.block import Page
from art.kit.cut_grips import bent
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_heads import Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("drawer-eleven")
def drawer_eleven(page: Page) -> Woodcut:
    """The sheet keeps a man's shape; where its hem is lifted there is nothing to see."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for row in range(2):
        for k in range(4):
            x, y = 14 + k * 150, -46 + row * 112
            paper(c, box(x, y, x + 136, y + 98))
            ink(c, box(x + 4, y + 4, x + 132, y + 94))
            paper(c, box(x + 48, y + 62, x + 88, y + 69))
    hollow = curve((90, 356), (130, 300), (200, 270), (290, 240), (380, 270), (470, 300),
        (550, 356), tension=0.5)
    c.shine(colour(c, hollow))
    _empty_sheet(c)
    tray = [(-10, 352), (610, 352), (610, 378), (-10, 378)]
    paper(c, tray, halo=6)
    front = box(-10, 386, 610, 450)
    ink(c, front)
    for x in (60, 210, 360, 510):
        c.gouge([(x - 60, 400), (x, 403), (x + 60, 400)], 5)
    _toe_tag(c)
    return c


def _empty_sheet(c: Woodcut) -> None:
    over = [(22, 352), (26, 300), (40, 262), (60, 240), (78, 232), (88, 214), (98, 232), (116, 244),
        (132, 262), (160, 236), (210, 208), (262, 206), (310, 226), (360, 226), (410, 206),
        (446, 214), (486, 244), (512, 236), (524, 182), (540, 164), (560, 184), (566, 240),
        (576, 300), (582, 352)]
    hem = [(556, 352), (536, 330), (516, 352), (480, 346), (446, 330), (400, 318), (352, 292),
        (318, 270), (290, 252), (262, 272), (236, 300), (206, 326), (170, 340), (140, 352),
        (108, 336), (84, 352)]
    sheet = curve(*over, *hem, tension=0.55)
    paper(c, sheet, halo=6)
    for points, width in (
        ([(290, 256), (268, 232), (230, 214)], 7), ([(296, 258), (314, 240), (350, 234)], 7),
        ([(284, 262), (232, 252), (170, 256)], 8), ([(304, 264), (372, 256), (420, 240)], 8),
        ([(300, 272), (380, 286), (460, 280), (500, 262)], 8),
        ([(270, 276), (200, 292), (140, 290)], 8),
        ([(132, 266), (124, 300), (130, 336)], 8), ([(50, 262), (42, 300), (48, 344)], 7),
        ([(528, 196), (520, 250), (492, 300)], 8), ([(548, 186), (552, 250), (544, 316)], 8),
        ([(90, 240), (94, 270), (86, 300)], 7), ([(446, 224), (462, 260), (490, 290)], 6),
    ):
        c.gouge(points, width, tone=0)
    sleeve = curve((180, -20), (330, -20), (336, 60), (330, 130), (262, 132), (226, 60),
        tension=0.4)
    ink(c, sleeve, halo=-6)
    c.lit(sleeve, towards=(1, -0.2), reach=30, hard=1.2, gap=0.7)
    paper(c, [(258, 120), (334, 118), (332, 146), (264, 148)], halo=5)
    hand(c, "holding", 302, 146, 66, turn=180, towards=(0.4, -1))
    c.gouge([(290, 240), (290, 252), (286, 262)], 6, tone=0)


def _toe_tag(c: Woodcut) -> None:
    c.lay(blade([(540, 180), (566, 250), (500, 330), (476, 366)], (5, 5, 5, 5)), tone=0)
    c.lay(blade([(540, 182), (566, 250), (500, 330), (476, 366)], (2, 2, 2, 2)), tone=1.15)
    card = [(-56, -14), (-40, -30), (54, -30), (54, 30), (-40, 30), (-56, 14)]
    tag = moved(card, 436, 392, 1, 14)
    paper(c, tag, halo=6)
    ink(c, moved(circle(-40, 0, 6), 436, 392, 1, 14))
    for x in (-4, 22):
        ink(c, moved([(x - 12, -14), (x - 2, -20), (x + 5, -20), (x + 5, 20), (x - 5, 20),
            (x - 5, -8), (x - 12, -5)], 436, 392, 1, 14))


class _Gaunt(Head):
    """A head a fifth too narrow."""

    def at(self, x: float, y: float) -> Point:
        return super().at(x * 0.8, y)


@art("violet-vacuum-tube")
def violet_vacuum_tube(page: Page) -> Woodcut:
    """Connected to nothing, and lit: behind the glass a heart beats."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))

    def put(*points: Point, tension: float = 0.8) -> skia.Path:
        return moved(curve(*points, tension=tension), 300, 216, 1, 14)

    glass = joined(put((0, -200), (70, -186), (128, -120), (138, -40), (112, 40), (80, 84),
        (78, 120), (-78, 120), (-80, 84), (-112, 40), (-138, -40), (-128, -120), (-70, -186)),
        put((-12, -190), (-5, -240), (5, -240), (12, -190), tension=0.3))
    c.shine(paper(c, glass))
    for side in (-1, 1):
        for far, tall in ((168, 76), (200, 116)):
            paper(c, moved(blade([(side * (far - tall * 0.16), -40 - tall), (side * far, -40),
                (side * (far - tall * 0.16), -40 + tall)], [0, 15, 0]), 300, 216, 1, 14))
    # the heart hangs where a filament would, on its own vessels
    vessels = joined(
        moved(bent([(-6, -60), (-12, -118), (22, -150), (58, -128), (60, -96)],
            [46, 44, 40, 34, 30]), 300, 216, 1, 14),
        moved(bent([(-44, -50), (-58, -100), (-52, -132)], [32, 28, 26]), 300, 216, 1, 14),
        moved(bent([(0, -120), (-10, -156)], [24, 22]), 300, 216, 1, 14),
        moved(bent([(28, -136), (34, -166)], [20, 18]), 300, 216, 1, 14))
    heart = put((-70, -50), (-34, -80), (10, -70), (50, -84), (86, -52), (92, 0), (66, 52),
        (20, 96), (0, 104), (-44, 66), (-80, 10))
    c.shine(colour(c, joined(vessels, heart)))
    ink(c, moved(blade([(66, -70), (36, -40), (12, 0), (-8, 60)], [0, 12, 10, 0]), 300, 216, 1, 14),
        moved(blade([(20, -14), (44, 4), (52, 34)], [0, 9, 0]), 300, 216, 1, 14),
        moved(blade([(6, 16), (-26, 20), (-44, 40)], [0, 8, 0]), 300, 216, 1, 14),
        moved(blade([(-36, -58), (-6, -50), (30, -66)], [0, 9, 0]), 300, 216, 1, 14))
    paper(c, moved(blade([(-62, 4), (-62, -28), (-44, -50)], [0, 16, 0]), 300, 216, 1, 14))
    for points in ([(-112, 0), (-122, -60), (-96, -124)], [(116, 4), (124, -50), (106, -104)]):
        ink(c, moved(blade(points, [0, 10, 0]), 300, 216, 1, 14))
    wires = [moved(bent([(side * 40, 124), (side * 34, 96), (side * 12, 84)], [9, 9, 9]),
        300, 216, 1, 14) for side in (-1, 1)]
    ink(c, *wires)
    base = put((-88, 112), (88, 112), (88, 178), (-88, 178), tension=0.1)
    paper(c, base, halo=8)
    for y in (128, 146, 164):
        ink(c, moved(bent([(-80, y), (0, y + 4), (80, y)], [6, 8, 6]), 300, 216, 1, 14))
    for x in (-60, -20, 20, 60):
        paper(c, moved(box(x - 9, 186, x + 9, 214), 300, 216, 1, 14))
    return c
