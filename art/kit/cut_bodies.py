"""Draw whole bodies as silhouettes: men in coats, the things of the mountain, houses and trees.

Each stands with its feet at (0, 0) and is one high; `moved` places it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from art.kit.block import path_through
from art.kit.cut_strokes import joined, limb
from art.kit.woodcut import Point, blade, circle, curve

# Outlines are lists of points and read as such.
# fmt: off


def man_standing(hat: bool = True) -> skia.Path:
    """A man in a long coat, seen from behind or before, weight on one leg."""
    coat = curve((-0.045, -0.83), (-0.1, -0.81), (-0.15, -0.77), (-0.17, -0.66), (-0.178, -0.5),
        (-0.165, -0.42), (-0.13, -0.43), (-0.125, -0.52), (-0.12, -0.62), (-0.112, -0.5),
        (-0.13, -0.3), (-0.15, -0.16), (-0.05, -0.15), (0.06, -0.17), (0.15, -0.15), (0.125, -0.32),
        (0.11, -0.5), (0.118, -0.62), (0.125, -0.52), (0.14, -0.43), (0.172, -0.42), (0.182, -0.5),
        (0.17, -0.66), (0.15, -0.77), (0.1, -0.81), (0.045, -0.83), tension=0.5)
    legs = [[(-0.1, -0.2), (-0.02, -0.2), (-0.025, -0.03), (-0.03, 0), (-0.11, 0), (-0.085, -0.04)],
            [(0.02, -0.2), (0.1, -0.2), (0.085, -0.04), (0.115, 0), (0.03, 0), (0.03, -0.03)]]
    return joined(coat, *legs, head_shape(0, -0.87, 0.06, hat=hat))


def head_shape(x: float, y: float, r: float, *, hat: bool = True) -> skia.Path:
    """A head on its neck, in a fedora if `hat`; r is half its width."""
    skull = joined(circle(x, y, r * 0.86, r * 1.1),
        [(x - r * 0.6, y), (x + r * 0.6, y), (x + r * 0.7, y + r * 1.8),
            (x - r * 0.7, y + r * 1.8)])
    if not hat:
        return skull
    crown = curve((x - r * 0.95, y - r * 0.5), (x - r * 0.86, y - r * 1.6),
        (x - r * 0.3, y - r * 1.85),
        (x + r * 0.1, y - r * 1.66), (x + r * 0.5, y - r * 1.84), (x + r * 0.9, y - r * 1.5),
        (x + r, y - r * 0.5), tension=0.5)
    brim = curve((x - r * 1.75, y - r * 0.42), (x - r, y - r * 0.74), (x, y - r * 0.62),
        (x + r, y - r * 0.78), (x + r * 1.85, y - r * 0.6), (x + r * 1.1, y - r * 0.3),
        (x, y - r * 0.2), (x - r, y - r * 0.24), tension=0.6)
    return joined(skull, crown, brim)


def man_running() -> skia.Path:
    """A man who runs to the right for his life, coat behind him."""
    coat = curve((0.04, -0.82), (-0.08, -0.78), (-0.14, -0.62), (-0.2, -0.46), (-0.4, -0.36),
        (-0.3, -0.3), (-0.1, -0.32), (0.02, -0.36), (0.1, -0.42), (0.13, -0.6), (0.15, -0.76),
        tension=0.6)
    parts = [
        limb([(0.1, -0.74), (0.24, -0.62), (0.36, -0.74)], [0.1, 0.085, 0.05]),
        limb([(-0.04, -0.74), (-0.2, -0.66), (-0.27, -0.52)], [0.1, 0.08, 0.05]),
        limb([(0.02, -0.42), (0.2, -0.34), (0.22, -0.14), (0.2, -0.02)], [0.15, 0.12, 0.08, 0.06]),
        limb([(-0.02, -0.42), (-0.12, -0.24), (-0.34, -0.22), (-0.42, -0.26)],
            [0.15, 0.12, 0.08, 0.05]),
        path_through((0.17, -0.04), (0.24, -0.05), (0.33, 0), (0.17, 0)),
        path_through((-0.38, -0.3), (-0.44, -0.2), (-0.5, -0.34), (-0.45, -0.36)),
        head_shape(0.13, -0.9, 0.06),
    ]
    return joined(coat, *parts)


def beast_standing() -> skia.Path:
    """One of the family upright: shoulders over its head, arms to its shins, no two sides alike."""
    body = curve((-0.1, -0.86), (-0.26, -0.88), (-0.36, -0.74), (-0.26, -0.56), (-0.18, -0.4),
        (-0.2, -0.3), (0.0, -0.26), (0.18, -0.3), (0.16, -0.42), (0.24, -0.58), (0.34, -0.78),
        (0.22, -0.94), (0.08, -0.9), tension=0.7)
    head = curve((-0.1, -0.82), (-0.12, -0.94), (-0.05, -1.02), (0.06, -0.98), (0.1, -0.86),
        (0.06, -0.74),
        (-0.02, -0.69), (-0.08, -0.73), tension=0.7)
    parts = [
        limb([(-0.28, -0.78), (-0.42, -0.56), (-0.36, -0.36), (-0.42, -0.16)],
            [0.18, 0.12, 0.09, 0.07]),
        limb([(0.27, -0.82), (0.44, -0.64), (0.47, -0.4), (0.4, -0.22)], [0.18, 0.12, 0.09, 0.07]),
        limb([(-0.12, -0.34), (-0.22, -0.2), (-0.12, -0.1), (-0.16, -0.02)],
            [0.18, 0.14, 0.09, 0.06]),
        limb([(0.1, -0.34), (0.2, -0.22), (0.12, -0.1), (0.18, -0.02)], [0.18, 0.14, 0.09, 0.06]),
        path_through((-0.2, -0.04), (-0.1, -0.04), (-0.1, 0.01), (-0.26, 0.01)),
        path_through((0.14, -0.04), (0.22, -0.04), (0.3, 0.01), (0.12, 0.01)),
        claws(-0.42, -0.14, 0.12, 96), claws(0.4, -0.2, 0.12, 80),
    ]
    return joined(body, head, *parts)


def _bones(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """Make a limb of straight bones with knobs for joints."""
    shapes: list[skia.Path] = []
    ends = list(zip(points, widths, strict=True))
    for ((ax, ay), v), ((bx, by), w) in zip(ends, ends[1:], strict=False):
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length / 2, (bx - ax) / length / 2
        shapes.append(path_through((ax + nx * v, ay + ny * v), (bx + nx * w, by + ny * w),
            (bx - nx * w, by - ny * w), (ax - nx * v, ay - ny * v)))
        shapes.append(circle(bx, by, w * 0.56))
    return joined(*shapes)


def beast_gaunt() -> skia.Path:
    """A lean one that stoops: its head hangs before its ribs, every limb has a joint too many."""
    body = curve((-0.16, -0.86), (-0.06, -0.95), (0.08, -0.94), (0.16, -0.84), (0.13, -0.7),
        (0.05, -0.56), (0.09, -0.44), (0.02, -0.38), (-0.08, -0.42), (-0.06, -0.56), (-0.13, -0.7),
        tension=0.7)
    head = curve((0.06, -0.92), (0.16, -0.98), (0.25, -0.9), (0.27, -0.78), (0.24, -0.66),
        (0.18, -0.62), (0.13, -0.7), (0.08, -0.8), tension=0.7)
    parts = [
        _bones([(-0.13, -0.84), (-0.36, -0.7), (-0.24, -0.46), (-0.36, -0.26), (-0.3, -0.12)],
            [0.12, 0.09, 0.075, 0.06, 0.05]),
        _bones([(0.12, -0.84), (0.38, -0.6), (0.3, -0.4), (0.44, -0.24)],
            [0.12, 0.09, 0.075, 0.05]),
        _bones([(-0.04, -0.42), (-0.2, -0.3), (-0.06, -0.16), (-0.18, -0.02)],
            [0.15, 0.11, 0.08, 0.06]),
        _bones([(0.05, -0.42), (0.24, -0.32), (0.12, -0.16), (0.22, -0.02)],
            [0.15, 0.11, 0.08, 0.06]),
        path_through((-0.2, -0.03), (-0.12, -0.03), (-0.06, 0.01), (-0.24, 0.01)),
        path_through((0.18, -0.03), (0.25, -0.03), (0.34, 0.01), (0.16, 0.01)),
        claws(-0.3, -0.14, 0.12, 84), claws(0.44, -0.25, 0.12, 70),
    ]
    return joined(body, head, *parts)


def claws(x: float, y: float, size: float, turn: float, count: int = 4,
    fan: float = 22) -> skia.Path:
    """A spread of hooked fingers from (x, y); `turn` says where they point (0 right, 90 down)."""
    shapes = []
    for k in range(count):
        a = math.radians(turn + (k - (count - 1) / 2) * fan)
        b = a + 0.4
        knuckle = (x + math.cos(a) * size * 0.5, y + math.sin(a) * size * 0.5)
        tip = (knuckle[0] + math.cos(b) * size * 0.6, knuckle[1] + math.sin(b) * size * 0.6)
        shapes.append(blade([(x, y), knuckle, tip], [size * 0.3, size * 0.26, 0]))
    return joined(*shapes)


def mansion() -> skia.Path:
    """The Martense house: a gambrel with two chimneys and a wing that sags."""
    parts: list[list[Point]] = [
        [(-0.34, 0.02), (-0.34, -0.34), (-0.4, -0.33), (-0.31, -0.56), (-0.18, -0.68), (0.04, -0.7),
         (0.15, -0.57), (0.23, -0.35), (0.18, -0.34), (0.18, 0.02)],
        [(-0.24, -0.6), (-0.24, -0.9), (-0.26, -0.9), (-0.26, -0.94), (-0.14, -0.95),
            (-0.14, -0.91),
         (-0.16, -0.9), (-0.15, -0.6)],
        [(0.0, -0.66), (0.01, -0.84), (0.08, -0.84), (0.08, -0.62)],
        [(0.16, 0.02), (0.16, -0.24), (0.13, -0.24), (0.22, -0.4), (0.42, -0.36), (0.52, -0.2),
         (0.48, -0.2), (0.48, 0.02)],
        [(-0.34, 0.02), (-0.34, -0.18), (-0.5, -0.12), (-0.48, 0.02)],
    ]
    return joined(*parts)


def dead_tree(seed: int, lean: float = 0.0) -> skia.Path:
    """A bare tree, one high, that the wind has bent."""
    random = np.random.default_rng(seed)
    shapes: list[skia.Path] = []

    def grow(x: float, y: float, a: float, length: float, wide: float, left: int) -> None:
        bend = random.uniform(-0.25, 0.25) + lean * 0.2
        mid = (x + math.cos(a) * length / 2, y + math.sin(a) * length / 2)
        tip = (mid[0] + math.cos(a + bend) * length / 2, mid[1] + math.sin(a + bend) * length / 2)
        shapes.append(blade([(x, y), mid, tip], [wide, wide * 0.8, wide * 0.55 if left else 0]))
        if not left:
            return
        for side in (-1, 1):
            grow(*tip, a + bend + side * random.uniform(0.3, 0.75), length * random.uniform(0.55,
                0.8),
                wide * 0.58, left - 1)
        if left > 1:
            grow(*mid, a + random.choice((-1, 1)) * 0.9, length * 0.5, wide * 0.4, left - 2)

    grow(0, 0, -math.pi / 2 + lean * 0.4, 0.4, 0.1, 4)
    return joined(*shapes)
