"""Pictures of Infinite Gulfs of Darkness: what a lamp shows, and what it should not."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined
from art.kit.cut_things import flame
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


@art("crawford-tillinghast")
def crawford_tillinghast(page: Page) -> Woodcut:
    """The third coat on the rail has a head; it watches the air beside your own."""
    c = Woodcut(page)
    paper(c, box(0, 0, 600, 440))
    ink(c, box(-10, 96, 610, 122))
    c.gouge([(0, 106), (120, 103), (260, 107)], 5)
    for x, tall in ((62, 1.0), (188, 0.94)):
        _empty_coat(c, x, tall)
    _thin_man(c)
    _feelers(c)
    return c


def _empty_coat(c: Woodcut, x: float, tall: float) -> None:
    coat = curve(*((x + px, 120 + (py - 120) * tall) for px, py in ((-8, 130), (8, 130), (30, 150),
        (46, 190), (52, 300), (50, 372), (34, 380), (34, 470), (-38, 470), (-36, 380), (-52, 372),
        (-52, 300), (-46, 190), (-30, 150))), tension=0.4)
    ink(c, coat, joined(box(x - 4, 110, x + 4, 138), circle(x, 128, 9)))
    c.gouge([(x - 24, 160), (x - 34, 260), (x - 30, 360)], 7)
    c.gouge([(x + 4, 160), (x, 280), (x + 2, 430)], 5)
    c.gouge([(x + 30, 180), (x + 38, 270), (x + 36, 360)], 7)


class _Gaunt(Head):
    """A head a fifth too narrow."""

    def at(self, x: float, y: float) -> Point:
        return super().at(x * 0.8, y)


def _thin_man(c: Woodcut) -> None:
    coat = curve((300, 262), (340, 240), (384, 244), (416, 266), (430, 310), (436, 470), (270, 470),
        (276, 330), (282, 290), tension=0.4)
    ink(c, coat, halo=-7)
    ink(c, coat)
    ink(c, [(336, 190), (380, 190), (384, 262), (332, 262)])
    paper(c, [(364, 206), (380, 196), (382, 250), (366, 256)])
    head = _Gaunt(c, 352, 124, 102, expression=Expression(-0.03, -0.06, 0.085, 0.95, -0.1),
        build=Build(gaunt=1.3, age=0.5, nose=0.8))
    ink(c, head.shape((0, -1.04), (0.5, -0.94), (0.74, -0.5), (0.74, 0.1), (0.62, 0.56),
        (0.4, 0.92), (0.06, 1.06), (-0.4, 0.9), (-0.66, 0.3), (-0.7, -0.4), (-0.5, -0.9)))
    head.draw(bald=True)
    head.mass((-0.62, 0.5), (-0.78, -0.2), (-0.7, -0.8), (-0.3, -1.12), (0.06, -1.12), (0.02, -0.9),
        (-0.2, -0.7), (-0.5, -0.4), (-0.54, 0.1), reach=0.1)
    head.mass((0.1, -1.1), (0.5, -1.02), (0.8, -0.6), (0.86, 0.0), (0.74, 0.5), (0.66, 0.1),
        (0.62, -0.4), (0.4, -0.78), (0.12, -0.94), reach=0.16)
    paper(c, [(328, 246), (352, 266), (356, 300), (330, 274)],
        [(386, 240), (360, 266), (364, 300), (392, 268)])
    c.gouge([(400, 270), (414, 330), (416, 440)], 9)
    c.gouge([(308, 276), (298, 340), (298, 430)], 6)
    c.gouge([(362, 300), (366, 360), (364, 440)], 5)


def _feelers(c: Woodcut) -> None:
    """What is always there puts out a hand of sorts."""
    for start, points, wide in (
        (20, [(560, 30), (500, 62), (470, 40), (462, 14)], 30),
        (120, [(570, 92), (510, 104), (470, 84), (440, 86)], 36),
        (210, [(560, 160), (500, 150), (474, 120), (452, 128)], 38),
        (320, [(566, 236), (520, 200), (484, 198), (462, 172)], 40),
        (460, [(570, 330), (520, 290), (486, 290), (466, 250), (478, 226)], 42),
    ):
        way = [(650, start), *points]
        widths = [wide * (1 - k / len(points)) ** 0.8 + 3 for k in range(len(way))]
        c.shine(colour(c, blade(way, widths), halo=7))
        c.gouge([(630, start + 4), way[1], way[2]], wide * 0.2, tone=0)


@art("the-meter-spins")
def the_meter_spins(page: Page) -> Woodcut:
    """Cobwebs of two years, and behind the glass a disc that will not stand still."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    _cobweb(c, (-6, -6), 250)
    x, y = 396.0, 200.0
    for pipe in (box(326, 380, 352, 450), box(446, 380, 472, 450)):
        c.lit(pipe, towards=(-1, 0), reach=12, hard=1.5)
    paper(c, circle(x, y, 206))
    ink(c, circle(x, y, 190))
    plate = c.mask(circle(x, y, 178)) * (c.Y < 218)
    c.block.over(plate, tone=1.15, accent=0.0)
    glow = c.mask(circle(x, y, 178)) * (c.Y > 232)
    c.block.over(glow, tone=1.15, accent=1.0, kind=2)
    c.shine(glow)
    for dial, (dx, dy, turn) in enumerate(((-112, -24, 200), (-40, -86, 320), (44, -86, 80),
                                           (114, -24, 150))):
        _dial(c, x + dx, y + dy, 44, turn, blurred=dial > 1)
    ink(c, box(x - 62, 164, x + 62, 204))  # the figures of the count
    for k in range(4):
        paper(c, box(x - 56 + k * 29, 169, x - 32 + k * 29, 199))
        c.gouge([(x - 50 + k * 29, 178), (x - 38 + k * 29, 182), (x - 48 + k * 29, 192)], 6, tone=0,
            ends=(0.7, 0.7))
    _spinning_disc(c, x, 304)
    match: list[Point] = [(76, 296), (146, 214)]
    paper(c, blade([match[0], match[1]], (8, 7)), halo=4)
    flame(c, 148, 216, 84, lean=0.25)
    sleeve = curve((-20, 470), (24, 398), (150, 404), (176, 470), tension=0.4)
    c.lit(sleeve, towards=(0.6, -1), reach=22, hard=1.4)
    hand(c, "holding", 100, 424, 82, turn=6, towards=(0.5, -1), cuff=True)
    return c


def _cobweb(c: Woodcut, corner: Point, size: float) -> None:
    """A web in a corner: threads from it, and arcs that sag between them."""
    x, y = corner
    angles = [math.radians(a) for a in (4, 22, 40, 58, 76, 92)]
    lengths = [1.2, 1.0, 0.9, 0.95, 0.86, 1.1]

    def at(k: int, t: float) -> Point:
        return (x + math.cos(angles[k]) * size * lengths[k] * t,
                y + math.sin(angles[k]) * size * lengths[k] * t)

    for k in range(len(angles)):
        c.gouge([at(k, 0), at(k, 0.5), at(k, 1)], 3, ends=(1, 0.6))
    for t in (0.3, 0.5, 0.72, 0.94):
        for k in range(len(angles) - 1):
            (ax, ay), (bx, by) = at(k, t), at(k + 1, t)
            sag = ((ax + bx) / 2 * 0.86 + x * 0.14, (ay + by) / 2 * 0.86 + y * 0.14)
            c.gouge([(ax, ay), sag, (bx, by)], 2.6, ends=(0.8, 0.8))


def _dial(c: Woodcut, x: float, y: float, r: float, turn: float, *, blurred: bool) -> None:
    """A small dial; the quick ones show their pointer in many places."""
    ink(c, circle(x, y, r * 0.94))
    paper(c, circle(x, y, r * 0.82))
    for k in range(10):
        a = math.radians(k * 36)
        c.gouge([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r * 0.62),
            (x + math.cos(a) * r * 0.84, y + math.sin(a) * r * 0.84)], 4, tone=0, ends=(1, 1))
    for k in range(7 if blurred else 1):
        a = math.radians(turn - k * 17)
        wide = 9.0 - k
        tip, tail = (math.cos(a) * r * 0.66, math.sin(a) * r * 0.66), (math.cos(a), math.sin(a))
        ink(c, blade([(x - tail[0] * r * 0.2, y - tail[1] * r * 0.2), (x, y),
            (x + tip[0], y + tip[1])], (wide * 0.6, wide, 1)))


def _spinning_disc(c: Woodcut, x: float, y: float) -> None:
    """The disc, edge on; its haste is thrown off sideways."""
    ink(c, box(x - 5, 232, x + 5, 376))
    ink(c, circle(x, y, 138, 34), circle(x, y + 12, 138, 34))
    paper(c, circle(x, y, 132, 28))
    for k in range(4):
        rx, ry = 112 - k * 26, 22 - k * 5
        start = 200 + k * 37
        arc = [(x + math.cos(math.radians(start + i * 22)) * rx,
                y + math.sin(math.radians(start + i * 22)) * ry) for i in range(9)]
        c.gouge(arc, 6, tone=0)
    ink(c, circle(x, y, 12, 4))
    for dx, dy, long in ((-150, 8, 128), (-166, 30, 90), (-140, -18, 74)):
        c.gouge([(x + dx, y + dy), (x + dx - long * 0.5, y + dy + 9), (x + dx - long, y + dy + 26)],
            8, ends=(1, 0))
