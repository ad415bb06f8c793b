"""What is between, behind and under: The Witch Cult Murders."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Grip, Relief, Turn, hand
from art.kit.cut_strokes import joined, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]
PRAYER = Grip(((2, 3, 2, -3), (0, 3, 2, -1), (2, 3, 2, 2), (4, 4, 3, 5)), ((34, 8), (22, 6), (14,
    4)))


@art("joe-mazurewicz")
def joe_mazurewicz(page: Page) -> Woodcut:
    """He fixes looms by day and prays by night; his candle has its own opinion of the prayer."""
    c = Woodcut(page)
    paper(c, PAGE)
    rat = joined(curve((600, 470), (610, 200), (560, 130), (500, 104), (440, 110), (380, 140),
        (318, 176), (268, 216), (262, 234), (286, 246), (340, 262), (380, 290), (400, 340), (390,
        470), tension=0.5),
        circle(474, 100, 32, 40), circle(540, 112, 31, 38))
    ink(c, rat)
    paper(c, curve((372, 192), (396, 172), (420, 176), (400, 192), tension=0.5))
    paper(c, [(276, 238), (330, 236), (372, 252), (392, 272), (340, 262)])
    for k in range(5):
        ink(c, [(282 + k * 20, 242 + k * 4), (296 + k * 20, 244 + k * 5), (286 + k * 20,
            260 + k * 3)])
    for k in range(3):
        ink(c, blade([(290, 214 + k * 8), (240, 180 + k * 26), (214, 160 + k * 46)], [6, 6, 0]))
    for x, y, yaw, halo in ((186, 396, 62, 9), (146, 404, 50, 9)):
        r = Relief(c)
        hand(r, Turn(x, y, 134, yaw=yaw, roll=10, pitch=0), PRAYER, lean=1.0, arm=1.0)
        r.cut((-0.7, -0.5, 0.5), low=0.0, full=0.3, angle=60, halo=halo)
    beads = rounded_way([(112, 326), (140, 354), (190, 350), (232, 330), (256, 352), (262, 380)], 2)
    for x, y in beads:
        colour(c, circle(x, y, 13), halo=4)
    cross = joined([(252, 352), (280, 352), (280, 470), (252, 470)], [(222, 384), (310, 384),
        (310, 412), (222, 412)])
    colour(c, moved(cross, 0, -6), halo=6)
    return c
