"""What was measured and found wrong: The Witch Cult Murders."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Turn, hand
from art.kit.cut_strokes import joined, less, limb, rounded_way
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, moved
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
