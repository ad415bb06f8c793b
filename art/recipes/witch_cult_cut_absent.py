"""What stands for somebody who is not there: The Witch Cult Murders."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("two-men-from-innsmouth")
def two_men(page: Page) -> Woodcut:
    """They never hurried, they never blinked, and it was not raining."""
    c = Woodcut(page)
    paper(c, PAGE)
    for x, y in ((424, 262), (196, 246)):
        coat = curve((x - 170, 470), (x - 150, 392), (x - 100, 356), (x, 340), (x + 100, 356),
            (x + 150, 392), (x + 170, 470), tension=0.5)
        ink(c, coat, halo=-6)
        _fish(c, x, y)
    dome = curve((6, 150), (60, 50), (180, -30), (310, -60), (440, -34), (550, 40), (600, 150),
        (540, 116), (480, 124), (446, 156), (400, 124), (346, 126), (306, 158), (262, 124), (206,
        122), (160, 154), (124, 122), (60, 118), tension=0.4)
    dome = moved(dome, 0, 0)
    colour(c, dome, halo=9)
    for x, y in ((160, 154), (306, 158), (446, 156)):
        ink(c, blade([(310, -60), ((310 + x) / 2 + (x - 310) * 0.2, 50), (x, y)], [2, 6, 3]))
    ink(c, [(305, 140), (314, 140), (316, 470), (307, 470)], halo=-5)
    return c


def _fish(c: Woodcut, x: float, y: float) -> None:
    """A wide face under a bowler that does not blink."""
    skull = curve((x - 80, y - 10), (x - 78, y - 70), (x, y - 96), (x + 78, y - 70), (x + 80,
        y - 10), (x + 96, y + 40), (x + 84, y + 92), (x + 40, y + 124), (x, y + 130), (x - 40,
        y + 124), (x - 84, y + 92), (x - 96, y + 40), tension=0.6)
    paper(c, skull, halo=8)
    face = c.mask(skull)
    for row in range(4):                                        # scales
        for k in range(9):
            sx, sy = x - 92 + k * 23 + (row % 2) * 11, y + 36 + row * 24
            if abs(sx - x) < 62 - row * 4:
                continue
            scale = less(circle(sx, sy, 14, 14), circle(sx, sy - 5, 13, 13))
            c.block.over(c.mask(scale) * face, tone=0.0, kind=SOLID)
    shade = curve((x - 110, y - 100), (x + 110, y - 100), (x + 100, y + 8), (x + 50, y + 22), (x,
        y + 10), (x - 50, y + 22), (x - 100, y + 8), tension=0.5)
    c.block.over(c.mask(shade) * face, tone=0.0, kind=SOLID)
    for side in (-1, 1):
        ex = x + side * 46
        paper(c, circle(ex, y - 16, 27, 27))
        ink(c, circle(ex + side * 2, y - 14, 9, 15))
        ink(c, blade([(x + side * 8, y + 30), (x + side * 13, y + 38), (x + side * 7, y + 44)],
            [0, 6, 0]))
    ink(c, blade(rounded_way([(x - 72, y + 96), (x - 50, y + 76), (x, y + 68), (x + 50, y + 76),
        (x + 72, y + 96)], 3), [2, 6, 8, 9, 9, 10, 10, 10, 9, 9, 8, 6, 2]))
    ink(c, blade([(x - 24, y + 94), (x, y + 90), (x + 24, y + 94)], [0, 5, 0]))
    hat = joined(curve((x - 64, y - 46), (x - 70, y - 130), (x, y - 156), (x + 70, y - 130),
        (x + 64, y - 46), tension=0.5), curve((x - 106, y - 60), (x, y - 74), (x + 106, y - 60),
        (x + 102, y - 40), (x, y - 36), (x - 102, y - 40), tension=0.5))
    ink(c, hat, halo=-5)
