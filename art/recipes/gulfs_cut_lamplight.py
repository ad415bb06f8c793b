"""Pictures of Infinite Gulfs of Darkness: what a lamp shows, and what it should not."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box, form
from art.kit.cut_hands import hand
from art.kit.cut_heads import Head
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_strokes import along, joined, near, strokes
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
    """The tube burns on the pawnbroker's counter; its plug lies before it, in nothing."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    c.shine(colour(c, curve((20, 330), (-10, 200), (40, 60), (170, -30), (620, -30), (620, 330),
        tension=0.3)))
    fringe(c, [(20, 330), (-10, 200), (40, 60), (170, -30)], (46, 24), gap=13, width=11, seed=4)
    _jaws_shadow(c)
    counter = c.lay(box(-10, 312, 610, 450), tone=0)
    strokes(c, counter, along(0), cell=13, length=70, width=5,
        weight=near(230, 300, 200, 10), seed=8)
    _tube(c)
    _dentures(c)
    _loose_plug(c)
    return c


def _jaws_shadow(c: Woodcut) -> None:
    """The set of teeth throws a shadow on the wall that is wide open."""
    upper = [(620, -20), (560, -10), (470, 10), (404, 50), (370, 98), (384, 140), (396, 112),
        (412, 158), (428, 122), (446, 172), (464, 130), (484, 180), (504, 134), (526, 182),
        (548, 136), (572, 180), (590, 140), (620, 170)]
    lower = [(620, 236), (596, 218), (576, 250), (556, 214), (536, 250), (516, 212), (498, 248),
        (480, 214), (464, 246), (448, 212), (434, 240), (420, 210), (408, 244), (420, 312),
        (620, 312)]
    ink(c, upper, lower)


def _tube(c: Woodcut) -> None:
    pip = curve((202, 30), (206, -2), (214, -2), (220, 30), tension=0.4)
    glass = curve((211, 18), (262, 34), (302, 84), (304, 140), (276, 186), (252, 214), (248, 240),
        (174, 240), (170, 214), (146, 186), (118, 140), (120, 84), (160, 34), tension=0.9)
    c.shine(paper(c, joined(glass, pip), halo=9))
    for side in (-1, 1):
        wire = [(211 + side * x, y) for x, y in ((22, 240), (20, 200), (34, 176), (34, 160))]
        c.lay(blade(wire, (7, 6, 6, 6)), tone=0)
    ink(c, curve((166, 158), (256, 158), (248, 170), (174, 170), tension=0.3))
    fire = curve((174, 152), (166, 116), (182, 92), (190, 56), (206, 84), (216, 42), (230, 84),
        (244, 70), (246, 104), (256, 126), (248, 152), tension=0.7)
    c.shine(colour(c, fire, halo=5))
    for points in ([(196, 148), (188, 124), (198, 100)], [(218, 148), (222, 118), (216, 84)],
            [(236, 148), (242, 130), (236, 112)]):
        c.gouge(points, 6)
    for points in ([(140, 150), (130, 110), (152, 64)], [(288, 140), (290, 108), (276, 72)]):
        c.gouge(points, 7, tone=0)
    base = curve((162, 232), (258, 232), (264, 250), (252, 300), (252, 322), (168, 322), (168, 300),
        (156, 250), tension=0.3)
    c.lay(base, tone=0, halo=5)
    for y in (250, 268, 286, 304):
        c.gouge([(164, y), (210, y + 8), (256, y)], 6)


def _dentures(c: Woodcut) -> None:
    """A plaster jaw, small beside its shadow."""
    for top, gum in ((262, 1), (312, -1)):
        arch = curve((352, top), (366, top - 20 * gum), (412, top - 26 * gum),
            (440, top - 16 * gum), (446, top + 4 * gum), (400, top + 10 * gum), tension=0.6)
        c.lit(arch, towards=(-1, -0.4), reach=26, hard=1.5, halo=4)
        for k in range(6):
            x = 356 + k * 15
            tooth = curve((x, top - 2 * gum), (x + 12, top - 4 * gum), (x + 12, top + 16 * gum),
                (x + 2, top + 17 * gum), tension=0.5)
            paper(c, tooth, halo=3)


def _loose_plug(c: Woodcut) -> None:
    cord = [(168, 312), (112, 322), (52, 352), (60, 400), (150, 418), (250, 394), (330, 374),
        (400, 384)]
    ink(c, blade(cord, (30,) * 8))
    paper(c, blade(cord, (11,) * 8))
    body = curve((392, 354), (440, 346), (468, 356), (474, 410), (446, 424), (396, 412), (384, 382),
        tension=0.5)
    for y in (368, 398):
        prong = [(456, y - 7), (540, y - 11), (550, y - 4), (544, y + 5), (456, y + 8)]
        paper(c, prong, halo=6)
        ink(c, circle(530, y - 3, 4))
    ink(c, body, halo=6)
    form(c, body, light=(-0.6, -0.7, 0.4), swell=26, angle=80)
