"""Who listens, and to what: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import skia

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Shape, Woodcut, as_path, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("too-many-mouths")
def too_many_mouths(page: Page) -> Woodcut:
    """There is one in every one of them."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x, y, wide, tall, turn = 292.0, 214.0, 290.0, 236.0, -7.0
    for level in range(4):
        _mouth(c, x, y, wide, tall, turn, 8 - level)
        x, y, turn = x + wide * 0.03, y + tall * 0.06, turn + 13
        wide, tall = wide * 0.47, tall * 0.44
    return c


def _mouth(c: Woodcut, x: float, y: float, wide: float, tall: float, turn: float,
    count: int) -> None:
    """Open a mouth with full lips and both rows of teeth; half width, half height."""
    lips = curve((-1.0, 0.02), (-0.62, -0.66), (-0.28, -0.92), (0.0, -0.8), (0.28, -0.92),
        (0.62, -0.66), (1.0, 0.02), (0.6, 0.72), (0.0, 0.96), (-0.6, 0.72), tension=0.7)
    hole = curve((-0.84, 0.0), (-0.5, -0.56), (0.0, -0.66), (0.5, -0.56), (0.84, 0.0), (0.5, 0.58),
        (0.0, 0.74), (-0.5, 0.58), tension=0.7)

    def put(shape: Shape) -> skia.Path:
        matrix = skia.Matrix()
        matrix.setScale(wide, tall)
        path = skia.Path(as_path(shape))
        path.transform(matrix)
        return moved(path, x, y, 1, turn)

    colour(c, put(lips), halo=6)
    gap = ink(c, put(hole))
    for row in (-1, 1):
        step = 1.6 / count
        for k in range(count):
            left = -0.8 + k * step
            m = left + step / 2
            root = row * (0.7 - 0.62 * m * m)
            tip = row * (0.3 - 0.4 * m * m) * (0.5 if (k + (row > 0)) % 3 == 0 else 1)
            tooth = curve((left + 0.008, root * 1.3), (left + step - 0.008, root * 1.3),
                (left + step * 0.86, (root + tip) / 2), (m +
                0.1 * step, tip), (left + step * 0.14, (root + tip) / 2), tension=0.3)
            c.lay(put(tooth), tone=1.15, solid=True, keep=1 - gap)
    paper(c, put(blade([(-0.66, -0.54), (-0.44, -0.74), (-0.26, -0.8)], [0, 0.07, 0])))
