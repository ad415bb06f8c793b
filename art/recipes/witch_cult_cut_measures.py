"""What was measured and found wrong: The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import joined, less, limb, rounded_way
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("thirtieth-of-april")
def thirtieth(page: Page) -> Woodcut:
    """Every rented room on the street had the same date circled."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 292, 210, 1, -5)

    sheet = put([(-210, -250), (210, -250), (210, 260), (-210, 260)])
    paper(c, sheet)
    ink(c, put([(-210, -250), (210, -250), (210, -176), (-210, -176)]))
    for x in (-140, -70, 0, 70, 140):
        paper(c, put(circle(x, -196, 8)))
    three = joined(*(blade(rounded_way(w, 5), [34] * (len(w) * 5 - 4)) for w in ([(-150, -84),
        (-110, -112), (-58, -100), (-46, -56), (-74, -24), (-104, -20)], [(-104, -20), (-62, -14),
        (-34, 26), (-46, 78), (-100, 96), (-154, 66)])))
    zero = less(circle(76, -6, 84, 108), circle(76, -6, 44, 70))
    ink(c, put(three), put(zero))
    ring = rounded_way([(20, 176), (140, 140), (196, 30), (160, -110), (30, -164), (-130, -140),
        (-196, -30), (-176, 90), (-80, 152), (10, 158), (56, 152)], 6)
    n = len(ring)
    smear = put(blade(ring, [34 - 10 * (i / n) for i in range(n)]))
    colour(c, smear)
    for x, y, far in ((-176, 90, 110), (-110, 138, 70), (-20, 156, 90), (170, 90, 60)):
        colour(c, put(limb([(x, y), (x, y + far)], [9, 13])))
    r = Relief(c)
    joints = hand(r, Turn(580, 492, 142, yaw=20, roll=-52, pitch=-6), "point", lean=0.9, arm=1.4)
    r.cut((-0.6, -0.7, 0.5), low=0.15, full=0.5, angle=60, halo=9)
    x, y = joints[0][3][:2]
    colour(c, c.rough(circle(x - 2, y, 21, 17), 1.5, "wet", 5))
    return c


@art("horned-skull")
def horned_skull(page: Page) -> Woodcut:
    """Human from the chin to the brow; then the anatomist poured himself a drink."""
    c = Woodcut(page)
    colour(c, PAGE)
    ink(c, [(-10, 372), (610, 356), (610, 450), (-10, 450)])

    def put(shape: Shape) -> Shape:
        return moved(shape, 292, 250, 1.06, -7)

    for side in (-1, 1):
        way = rounded_way([(62, -120), (130, -170), (216, -160), (268, -90), (256, 0), (200, 44),
            (146, 20), (150, -30)], 5)
        n = len(way)
        horn = put(moved(blade(way, [104 - 92 * (i / (n - 1)) ** 1.1 for i in range(n)]), 0, 0, 1,
            0, side < 0))
        (paper if side < 0 else ink)(c, horn, halo=8 if side < 0 else -7)
        inside = c.mask(horn)
        for i in range(1, n - 3, 2):
            (ax, ay), (bx, by) = way[i], way[i + 1]
            a = math.atan2(by - ay, bx - ax) + math.pi / 2
            wide = (104 - 92 * (i / (n - 1)) ** 1.1) * 0.56
            rib = blade([(ax - math.cos(a) * wide, ay - math.sin(a) * wide),
                (ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5), (ax + math.cos(a) * wide,
                ay + math.sin(a) * wide)], [4, 10, 4])
            c.block.over(c.mask(put(moved(rib, 0, 0, 1, 0, side < 0))) * inside,
                tone=0.0 if side < 0 else 1.12, kind=SOLID)
    skull = put(curve((-98, -20), (-106, -90), (-70, -146), (0, -164), (70, -146), (106, -90),
        (98, -20), (104, 24), (84, 56), (70, 76), (66, 150), (40, 184),
        (0, 192), (-40, 184), (-66, 150), (-70, 76), (-84, 56), (-104, 24), tension=0.55))
    paper(c, skull, halo=9)
    ink(c, less(skull, moved(skull, -46, -4)))
    for side in (-1, 1):
        socket = put(moved(curve((12, 14), (22, -24), (58, -34), (88, -12), (84, 28), (54, 48),
            (24, 40), tension=0.65), 0, 0, 1, 0, side < 0))
        ink(c, socket, halo=4)
    ink(c, put(curve((0, 40), (18, 80), (6, 88), (0, 78), (-6, 88), (-18, 80), tension=0.3)))
    ink(c, put(blade(rounded_way([(-58, 118), (-20, 128), (20, 128), (58, 118)], 3), [6] * 10)))
    for k in range(8):
        x = -49 + k * 14
        ink(c, put([(x - 2.4, 104), (x + 2.4, 104), (x * 0.96 + 2.2, 152), (x * 0.96 - 2.2, 152)]))
    ink(c, put(blade([(-72, 80), (-54, 96), (-58, 124)], [3, 12, 0])), put(blade([(-40, 172), (0,
        162), (40, 172)], [0, 6, 0])))
    ink(c, put(blade(rounded_way([(-60, -150), (-40, -120), (-54, -96), (-30, -70)], 3), [5] * 10)))
    return c
