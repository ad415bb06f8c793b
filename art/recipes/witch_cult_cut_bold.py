"""One large shape each, of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("coroners-table")
def coroners_table(page: Page) -> Woodcut:
    """It went in at the ribs, and came out well fed: it left over the dead man's foot."""
    c = Woodcut(page)
    ink(c, PAGE)
    sheet = curve((70, 330), (110, 190), (160, 96), (230, 56), (300, 66), (372, 54), (440, 100),
        (492, 200), (534, 330), tension=0.5)
    cloth = colour(c, sheet)
    strokes(c, cloth, lambda x, y: math.degrees(math.atan2(y - 20, x - 300)), gap=24, length=120,
        width=12, tone=0, seed=5, weight=np.clip(np.abs(c.X - 300) / 190 - 0.1, 0, 0.9))
    ink(c, [(-10, 372), (610, 372), (610, 450), (-10, 450)])
    paper(c, [(30, 384), (570, 384), (590, 404), (10, 404)])
    for x, side in ((206, -1), (394, 1)):                       # bare soles
        sole = curve((x - 46, 372), (x - 52, 320), (x - 44 - side * 8, 270), (x - 62, 200),
            (x - 54, 156), (x, 138), (x + 54, 156), (x + 62, 200), (x + 44 - side * 8, 270),
            (x + 52, 320), (x + 46, 372), (x, 388), tension=0.7)
        toes = []
        for dx, y, r in ((-44, 112, 27), (-6, 100, 18), (24, 108, 16), (46, 122, 14),
            (64, 142, 12)):
            toes.append(circle(x + side * dx, y, r, r * 1.15))
        skin = paper(c, sole, *toes, halo=8)
        strokes(c, skin, lambda px, py: 60, gap=11, length=40, width=5, tone=0, seed=7,
            weight=np.clip((c.X - x - 20) / 40, 0, 0.9))
        for toe in toes:
            c.block.over(c.mask(toe, stroke=5), tone=0.0, accent=0.0, kind=SOLID)
        c.gouge([(x - 40, 214), (x, 228), (x + 40, 212)], 6, tone=0)
        c.gouge([(x - 30, 318), (x, 308), (x + 32, 318)], 6, tone=0)
    for x, y, turn in ((196, 178, -14), (224, 238, 12), (192, 292, -10), (222, 346, 14),
        (196, 424, -8)):
        _small_hand(c, x, y, 21, turn + 180)
    return c


def _small_hand(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """The print of a rat's palm, which is a child's."""
    palm = curve((-0.5, 0.5), (-0.6, -0.2), (0, -0.5), (0.6, -0.2), (0.5, 0.5))
    fingers = [blade([(dx * 0.5, -0.3), (dx * 0.8, -0.9), (dx, -1.5 + abs(dx) * 0.4)],
        [0.4, 0.4, 0.2]) for dx in (-0.9, -0.3, 0.3, 0.9)]
    thumb = blade([(-0.4, 0.3), (-1.0, 0.0), (-1.3, -0.4)], [0.4, 0.4, 0.2])
    colour(c, *(moved(shape, x, y, size, turn) for shape in (palm, *fingers, thumb)))
