"""What gives way: Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined
from art.kit.woodcut import Point, Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("iron-door")
def iron_door(page: Page) -> Woodcut:
    """The bolts are on this side, and so are the bulges."""
    c = Woodcut(page)
    c.shine(colour(c, PAGE))
    edge = [(376, -40), (376, 10), (364, 48), (334, 78), (312, 112), (296, 142), (284, 156), (304,
        172), (302, 188), (284, 208), (266, 222), (284, 236), (280, 250), (272, 262), (312, 268),
        (278, 290), (284, 304), (270, 322),
        (284, 350), (330, 368), (366, 384), (376, 420), (376, 480)]
    ink(c, curve(*edge, (640, 480), (640, -40), tension=0.3))
    plate = curve(*edge, close=False, tension=0.3)
    c.block.over(c.mask(plate, stroke=40), tone=0.0, kind=SOLID)
    c.block.over(c.mask(plate, stroke=24), tone=1.15, accent=0.0, kind=SOLID)
    for y in (0, 404, 436):
        ink(c, circle(375, y, 6))
    for y in (34, 396):                                         # the bolts
        ink(c, [(262, y - 17), (440, y - 17), (440, y + 17), (262, y + 17)])
        paper(c, [(268, y - 11), (434, y - 11), (434, y - 1), (268, y - 1)])
        ink(c, [(340, y - 26), (362, y - 26), (362, y + 26), (340, y + 26)], halo=-4)
    for y in range(80, 380, 48):
        paper(c, circle(500 - abs(y - 224) * 0.16, y, 8))
    man = curve((-20, 470), (-20, 360), (30, 344), (44, 310), (20, 260), (20, 190), (60, 150),
        (150, 140), (184, 160), (190, 196), (216, 238), (206, 250), (190, 252), (196, 270), (184,
        278), (192, 292), (176, 310),
        (164, 340), (120, 350), (110, 370), (190, 400), (230, 470), tension=0.28)
    ink(c, man)
    hat = joined(curve((18, 176), (30, 96), (70, 70), (100, 84), (136, 74), (170, 104), (178,
        172), tension=0.4), curve((-40, 180), (40, 164), (110, 164), (190, 158), (246, 166), (190,
        184), (60, 196), tension=0.5))
    ink(c, hat, halo=0)
    paper(c, [(152, 214), (192, 196), (188, 212), (190, 224)])
    ink(c, circle(183, 210, 5, 8))
    return c
