"""A voice and a skull: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box, form
from art.kit.woodcut import Woodcut, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-reporters-bones")
def the_reporters_bones(page: Page) -> Woodcut:
    """He lies where he was found, under the one slit of light; the skull has run like wax."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    beam = c.lay([(500, -20), (560, -20), (470, 452), (-20, 452), (-20, 380)], tone=1.15,
        accent=1.0,
        solid=True)
    floor = c.mask([(-10, 330), (610, 300), (610, 450), (-10, 450)])
    c.block.over(floor * (1 - beam), tone=0, accent=0.0, kind=2)
    c.block.over(floor * beam, tone=1.15, accent=0.0, kind=2)
    for k in range(5):
        c.gouge([(-10, 346 + k * 26), (300, 334 + k * 26), (610, 318 + k * 28)], 4, tone=0, ends=(1,
            1))
    for k in range(7):  # ribs
        x, y = 396 + k * 23, 336 - k * 3
        rib = curve((x, y + 52), (x - 34, y + 20), (x - 30, y - 38), (x + 8, y - 66), (x + 30, y -
            60), close=False)
        c.block.over(c.mask(rib, stroke=20 - k), tone=0, accent=0.0, kind=2)
        c.block.over(c.mask(rib, stroke=11 - k * 0.7), tone=1.15, accent=0.0, kind=2)
    c.lit(curve((440, 452), (430, 390), (480, 350), (560, 336), (620, 350), (620, 452),
        tension=0.5),
        towards=(-0.6, -1), reach=30, hard=1.4, halo=6, gap=0.7)
    skull = curve((150, 300), (128, 236), (146, 164), (206, 122), (284, 124), (334, 168), (346,
        232),
        (330, 282), (338, 318), (320, 338), (312, 372), (262, 388), (206, 378), (196, 342),
        (170, 330), tension=0.7)
    form(c, skull, light=(0.6, -0.9, 0.45), swell=66, hard=1.55, halo=9, angle=30, bend=0.8)
    for points in (curve((176, 262), (200, 240), (236, 250), (240, 286), (212, 302), (182, 294)),
                   curve((276, 252), (306, 240), (330, 258), (326, 290), (298, 298), (278, 284)),
                   [(246, 300), (262, 288), (276, 300), (270, 326), (250, 326)]):
        c.lay(points, tone=0)
    for k in range(7):
        x = 214 + k * 15
        c.lay(curve((x, 346), (x + 13, 345), (x + 12, 376), (x + 1, 377), tension=0.3), tone=1.15,
            halo=3)
    hole = curve((196, 166), (232, 142), (270, 160), (276, 190), (264, 226), (256, 196), (244, 204),
        (236, 244), (224, 204), (208, 208), tension=0.7)
    c.lay(hole, tone=0, halo=-7)
    card = moved(box(-74, -44, 74, 44), 92, 392, 1, -12)
    c.lay(card, tone=1.15, halo=8)
    c.lay(moved(box(-62, -32, 62, -12), 92, 392, 1, -12), tone=0)
    c.gouge([(40, 406), (120, 390)], 6, tone=0, ends=(1, 1))
    return c
