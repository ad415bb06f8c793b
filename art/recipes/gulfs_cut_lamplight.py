"""Pictures of Infinite Gulfs of Darkness: what a lamp shows, and what it should not."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
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
