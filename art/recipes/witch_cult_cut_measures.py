"""What was measured and found wrong: The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import less, rounded_way
from art.kit.woodcut import Point, Shape, Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


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
