"""Signs that somebody has been here: The Witch Cult Murders."""

from __future__ import annotations

import math

import skia

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, joined, less, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


def _bone(a: Point, b: Point, wide: float) -> skia.Path:
    """A bone of a finger: waisted, with a knob at each end."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return joined(blade([a, middle, b], [wide, wide * 0.62, wide * 0.86]), circle(*a, wide * 0.56),
        circle(*b, wide * 0.5))


@art("bones-behind-the-lath")
def bones(page: Page) -> Woodcut:
    """They pried off one board and went home."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 368, 236, 1.12, 10)

    dome = put(curve((-104, 16), (-118, -60), (-84, -134), (-10, -162), (70, -140), (116, -76),
        (112, 4), (92, 46), (74, 66), (66, 110),
        (40, 136), (0, 140), (-40, 134), (-62, 108), (-72, 66), (-92, 48), tension=0.65))
    paper(c, dome)
    ink(c, less(dome, moved(dome, -20, -4)))
    ink(c, put(curve((-84, 0), (-70, -28), (-30, -28), (-12, -4), (-16, 34), (-40, 52), (-72, 44),
        tension=0.7)),
        put(curve((84, 0), (70, -28), (32, -28), (14, -4), (18, 34), (42, 52), (74, 42),
            tension=0.7)),
        put(curve((0, 44), (14, 74), (4, 80), (0, 70), (-4, 80), (-14, 74), tension=0.3)))
    for k in range(7):
        ink(c, put([(-42 + k * 14 - 2.2, 100), (-42 + k * 14 + 2.2, 100), (-42 + k * 13.4 + 2,
            126), (-42 + k * 13.4 - 2, 126)]))
    ink(c, put(blade([(-54, 112), (0, 118), (54, 110)], [3, 6, 3])), put(blade([(-66, 72), (-50,
        84), (-52, 100)], [3, 10, 0])),
        put(blade([(66, 72), (52, 84), (54, 100)], [3, 10, 0])))
    ink(c, put(blade(rounded_way([(20, -150), (30, -120), (14, -96), (34, -70), (28, -52)], 3),
        [4] * 13)))
    for k, y, tall, lean in ((1, -34, 80, 1.5), (2, 52, 72, -2.0), (3, 378, 70, 1.0), (4, 456, 72,
        -1.4)):
        board = moved(c.rough([(-340, -tall / 2), (340, -tall / 2 + 4), (340, tall / 2), (-340,
            tall / 2 - 4)], 1.2, f"lath{k}", 30), 300, y, 1, lean)
        paper(c, board, halo=9)
        strokes(c, c.mask(board), along(lean), cell=24, length=150, width=5, tone=0, seed=k,
            weight=lambda x, y: 0.5)
        for x in (60, 540):
            ink(c, circle(x, y + (x - 300) * math.tan(math.radians(lean)), 7))
    for k in range(4):                                          # a small hand on the edge
        x = 124 + k * 40
        top = 326 - (18, 34, 30, 12)[k]
        knuckle, tip = (x + 2, 352), (x - 2, 392 + (0, 6, 4, -4)[k])
        for a, b, w in (((x + 8, top - 40), (x + 4, top + 14), 22), ((x + 3, top + 16), knuckle,
            21), ((x + 1, 356), tip, 18)):
            paper(c, _bone(a, b, w), halo=5)
    bow = [moved(curve((0, 0), (34, -34), (70, -40), (84, -8), (64, 26), (30, 18), tension=0.7),
        300, 130, 0.95, s, flip) for s, flip in ((-34, False), (-20, True))]
    tails = [blade([(298, 132), (262, 172), (258, 224)], [14, 30, 18]), blade([(300, 132), (306,
        176), (296, 220)], [14, 26, 16])]
    for shape in (*tails, *bow):
        colour(c, shape, halo=6)
    for shape in bow:
        c.block.over(c.mask(shape) * c.mask(moved(shape, 300 * 0.4, 130 * 0.4 + 6, 0.6)),
            tone=0.0, kind=SOLID)
    colour(c, circle(299, 131, 18, 17), halo=5)
    return c
