"""Draw things that more than one woodcut shows."""

from __future__ import annotations

import skia

from art.kit.woodcut import Point, Shape, Woodcut, circle, curve, moved


def revolver(
    cut: Woodcut, x: float, y: float, size: float = 1.0, turn: float = 0.0, *,
    flip: bool = False, white: bool = False,
) -> None:  # fmt: skip
    """Lay a revolver down with its cylinder at (x, y) and its muzzle to the left."""
    body, mark = (1.15, 0.0) if white else (0.0, 1.15)

    def put(*shapes: Shape) -> list[skia.Path]:
        return [moved(shape, x, y, size, turn, flip) for shape in shapes]

    parts: list[Shape] = [
        circle(24, 36, 20),
        [(-120, -12), (10, -14), (10, 8), (-120, 6)],
        [(-122, -12), (-112, -22), (-104, -12)],
        [(6, -20), (58, -18), (76, -6), (66, 26), (10, 24)],
        curve((52, -8), (80, -12), (104, 30), (124, 70), (96, 84), (76, 60), (58, 26), tension=0.5),
        [(58, -18), (74, -34), (82, -28), (72, -10)],
    ]
    cut.lay(*put(*parts), tone=body, halo=6 if white else 0, solid=True)
    cut.lay(*put(circle(24, 36, 12)), tone=mark)
    cut.lay(*put([(-112, -5), (4, -8), (4, -4), (-112, -1)]), tone=mark)
    for dx in (18, 30, 42):
        slot: list[Point] = [(dx - 3, -10), (dx + 3, -10), (dx + 3, 16), (dx - 3, 16)]
        cut.lay(*put(slot), tone=mark)
    cut.lay(*put([(76, 10), (84, 8), (110, 62), (104, 66)]), tone=mark)
