"""Draw things that more than one woodcut shows."""

from __future__ import annotations

import math

import numpy as np
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


def flame(cut: Woodcut, x: float, y: float, tall: float, lean: float = 0.0) -> None:
    """Let a fire stand on (x, y): a tongue of the accent with a heart of paper."""

    def tongue(k: float) -> skia.Path:
        h, w, t = tall * k, tall * 0.34 * k, lean * tall * k
        return curve((x - w, y - h * 0.16), (x - w * 0.82, y - h * 0.5), (x - w * 0.2 + t,
            y - h * 0.68),
            (x - w * 0.3 + t, y - h), (x + w * 0.45 + t, y - h * 0.72), (x + w * 0.5 + t * 0.5,
             y - h * 0.5),
            (x + w * 0.86, y - h * 0.56), (x + w, y - h * 0.2), (x + w * 0.5, y), (x - w * 0.5, y),
            tension=0.8)  # fmt: skip

    cut.shine(cut.lay(tongue(1.0), tone=1.15, accent=1.0, solid=True, halo=5))
    cut.shine(cut.lay(tongue(0.5), tone=1.15, solid=True))


def bolt(
    cut: Woodcut, start: Point, end: Point, width: float, seed: int = 1, *, branches: int = 3,
    accent: float = 1.0, halo: float = 5.0,
) -> None:  # fmt: skip
    """Strike with lightning: a crooked tapering stem and a few branches."""
    random = np.random.default_rng(seed)

    def stem(a: Point, b: Point, wide: float, steps: int) -> list[Point]:
        dx, dy = b[0] - a[0], b[1] - a[1]
        side = [0.0, *random.uniform(-0.16, 0.16, steps - 1), 0.0]
        side = [s * (1 if i % 2 else -1) if i else 0.0 for i, s in enumerate(map(abs, side))]
        points = [(a[0] + dx * i / steps - dy * side[i], a[1] + dy * i / steps + dx * side[i])
                  for i in range(steps + 1)]  # fmt: skip
        widths = [wide * (1 - 0.86 * i / steps) for i in range(steps + 1)]
        left = [(px - w / 2, py) for (px, py), w in zip(points, widths, strict=True)]
        right = [(px + w / 2, py) for (px, py), w in zip(points, widths, strict=True)]
        shapes.append([*left, *right[::-1]])
        return points

    shapes: list[Shape] = []
    joints = stem(start, end, width, 7)
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    for i in range(branches):
        x, y = joints[1 + (2 * i + 1) % 5]
        turn = (0.7 if i % 2 else -0.7) + random.uniform(-0.2, 0.2)
        along = math.atan2(end[1] - start[1], end[0] - start[0]) + turn
        reach = length * random.uniform(0.24, 0.4)
        stem((x, y), (x + math.cos(along) * reach, y + math.sin(along) * reach), width * 0.6, 4)
    cut.shine(cut.lay(*shapes, tone=1.15, accent=accent, solid=True, halo=halo))
