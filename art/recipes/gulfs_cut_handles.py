"""What is pulled, dropped and opened: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

import skia

from art.kit.block import SOLID, Page
from art.kit.cut_grips import bent, fingers
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less
from art.kit.woodcut import Shape, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("carters-patience")
def carters_patience(page: Page) -> Woodcut:
    """He plays against somebody who has more of it."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for k, (x, y, turn) in enumerate(((132, 150, -24), (190, 130, -12))):
        paper(c, moved(box(-116, -166, 116, 166), x, y, 1, turn), halo=6)
        colour(c, moved(box(-104, -154, 104, 154), x, y, 1, turn))
        for j in range(-5, 6):
            ink(c, moved([(j * 40 - 4, -154), (j * 40 + 4, -154), (j * 40 + 84, 154),
                (j * 40 + 76, 154)], x, y, 1, turn) if k else moved(box(0, 0, 1, 1), x, y))
    x0, y0, lean = 316, 214, 9

    def put(shape: Shape) -> skia.Path:
        return moved(shape, x0, y0, 1.12, lean)

    def other(shape: Shape) -> skia.Path:
        return moved(shape, x0, y0, 1.12, lean + 180)

    paper(c, put(box(-118, -170, 118, 170)), halo=8)
    ink(c, put(less(box(-92, -150, 92, 150), box(-87, -145, 87, 145))))
    frame = c.mask(put(box(-87, -145, 87, 145)))
    for half in (put, other):
        ink(c, half(curve((-87, 2), (-84, -30), (-44, -52), (44, -52), (84, -30),
            (87, 2), tension=0.3)))
        ink(c, half(curve((-50, -60), (-62, -90), (-48, -120), (48, -120), (62, -90), (50, -60),
            (40, -40), (-40, -40), tension=0.6)))
        colour(c, half([(-46, -108), (-54, -146), (-26, -126), (0, -150), (26, -126), (54, -146),
            (46, -108)]))
        ink(c, half(blade([(-46, -108), (0, -112), (46, -108)], [6, 7, 6])))
    for side in (-1, 1):
        for k in range(3):
            paper(c, put(blade(beside(0, side, (26 + k * 20, -44 + k * 5), (34 + k * 18, -20),
                (30 + k * 19, 0)), [5, 7, 5])))
            colour(c, other(blade(beside(0, side, (26 + k * 20, -44 + k * 5), (34 + k * 18, -20),
                (30 + k * 19, 0)), [5, 7, 5])))
    # the king
    paper(c, put(curve((-34, -102), (34, -102), (36, -70), (20, -40), (0, -34), (-20, -40),
        (-36, -70), tension=0.5)))
    for side in (-1, 1):
        ink(c, put(blade(beside(0, side, (6, -88), (18, -92),
            (30, -86)), [3, 6, 2])), put(circle(side * 17, -79, 5)))
        ink(c, put(blade(beside(0, side, (1, -58), (14, -60), (28, -50)), [5, 8, 0])))
    ink(c, put([(-3, -82), (3, -82), (7, -64), (-7, -64)]), put(curve((-20, -46), (0, -50),
        (20, -46), (10, -22), (0, -10), (-10, -22), tension=0.5)))
    # and who is on the other side of him
    paper(c, other(curve((-36, -102), (36, -102), (40, -74), (26, -58), (20, -34), (-20, -34),
        (-26, -58), (-40, -74), tension=0.5)))
    for side in (-1, 1):
        ink(c, other(circle(side * 17, -78, 13, 14)))
    ink(c, other([(0, -66), (8, -54), (-8, -54)]))
    for k in range(-2, 3):
        ink(c, other(box(k * 8 - 1.8, -48, k * 8 + 1.8, -34)))
    c.block.over((1 - frame) * c.mask(put(box(-118, -170, 118, 170))) * c.mask(put(box(-87, -150,
        87, 150))), tone=1.15, accent=0.0, kind=SOLID)
    for half in (put, other):  # its suit is an hourglass
        ink(c, half([(-112, -162), (-94, -162), (-101, -148), (-94, -134), (-112, -134),
            (-105, -148)]))
    c.lit(bent([(660, 480), (600, 440), (560, 416)], [170, 150, 130]), towards=(-0.4, -1),
        reach=16, hard=1.7, gap=0.6)
    fingers(c, ((((600, 452), (530, 412), (480, 372), (436, 352)),
        (104, 84, 62, 44)),), 0, 0, 1, shade=0.0, halo=7)
    paper(c, moved(box(-20, -74, 20, 74), 566, 430, 1, 30), halo=6)
    return c






@art("the-windowless-steeple")
def the_windowless_steeple(page: Page) -> Woodcut:
    """Seven chairs in a ring under the spire; one of them has been turned to the door."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for x in (-240, -110, 20, 140, 306, 470, 590, 720, 850):
        paper(c, blade([(306 + (x - 306) * 0.06, -60), (306 + (x - 306) * 0.5, 80),
            (x, 260)], [2, 6, 10]))
    for y, wide in ((20, 150), (84, 250)):
        way = [(306 - wide, y + 30), (306, y), (306 + wide, y + 30)]
        ink(c, blade(way, [16, 16, 16]))
        paper(c, blade(way, [6, 6, 6]))
    ink(c, circle(306, 262, 330, 176))
    c.shine(colour(c, circle(306, 268, 306, 160)))
    back = joined(curve((-34, 0), (-38, -120), (-24, -150), (0, -176), (24, -150), (38, -120),
        (34, 0), tension=0.2),
        [(-40, -4), (40, -4), (48, 20), (-48, 20)], [(-46, 16), (-36, 16), (-38, 66),
        (-46, 66)], [(46, 16), (36, 16), (38, 66), (46, 66)])
    chairs = ((306, 138, 0.6), (416, 150, 0.64), (196, 150, 0.64), (486, 226, 0.84),
        (126, 226, 0.84), (430, 362, 1.15), (182, 368, 1.2))
    for i, (x, y, s) in enumerate(chairs):
        if i == 5:
            paper(c, [(278, 226), (334, 226), (342, 316), (270, 316)], halo=6)
            ink(c, [(312, 232), (334, 226), (342, 316), (318, 316)])
            c.shine(paper(c, [(306, 138), (338, 158), (344, 190), (322, 216), (290, 216),
                (270, 186), (280, 156)], halo=6))
            ink(c, blade([(306, 140), (312, 176), (304, 214)], [3, 5, 3]), blade([(272, 184),
                (312, 176), (342, 188)], [3, 5, 3]))
        c.lay(moved(back, x, y, s), tone=0, solid=True, halo=-4 * s)
        for k in (-1, 0, 1):
            colour(c, moved(box(k * 20 - 4, -118 + abs(k) * 10, k * 20 + 4, -20), x, y, s))
    return c


@art("the-meter-spins")
def the_meter_spins(page: Page) -> Woodcut:
    """The house has been empty for two years; what its meter counts throws a light."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x, y = 322, 168
    for k in range(9):
        a, b = math.radians(4 + k * 22), math.radians(18 + k * 22)
        c.shine(colour(c, [(x, y + 44), (x + math.cos(a) * 600, y + 44 + math.sin(a) * 600),
            (x + math.cos(b) * 600, y + 44 + math.sin(b) * 600)]))
    ink(c, circle(x, y, 190), box(x - 38, -20, x + 38, 10))
    paper(c, circle(x, y, 182), box(x - 30, -20, x + 30, 10))
    ink(c, circle(x, y, 168))
    paper(c, circle(x, y, 160))
    ink(c, circle(x, y, 153))
    for k in range(4):
        a = math.radians(-153 + k * 42)
        dx, dy = x + math.cos(a) * 108, y + 18 + math.sin(a) * 108
        paper(c, circle(dx, dy, 35))
        for j in range(8):
            t = j * math.pi / 4
            ink(c, blade([(dx + math.cos(t) * 26, dy + math.sin(t) * 26),
                (dx + math.cos(t) * 35, dy + math.sin(t) * 35)], [4, 5]))
        ink(c, moved(blade([(0, 12), (0, -4), (0, -25)], [6, 11, 1]), dx, dy, 1, k * 77 + 20))
        ink(c, circle(dx, dy, 6))
    paper(c, box(x - 7, y - 40, x + 7, y + 120), [(x - 40, y + 112), (x + 40, y + 112),
        (x + 56, y + 134), (x - 56, y + 134)])
    disc = circle(x, y + 50, 134, 38)
    paper(c, moved(disc, 0, 10), halo=6)
    c.shine(colour(c, disc, halo=5))
    for k in range(11):
        a = k / 11 * 2 * math.pi
        way = [(x + math.cos(a + t * 0.9) * (36 + 96 * t), y + 50
            + math.sin(a + t * 0.9) * (10 + 26 * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        ink(c, blade(way, [0, 5, 8, 6, 0]))
    ink(c, circle(x, y + 50, 24, 9))
    paper(c, box(x - 7, y - 10, x + 7, y + 50))
    hand(c, "open", 146, 430, 130, turn=6, towards=(0.8, -0.6), dark=True, cuff=True)
    return c
