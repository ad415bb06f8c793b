"""Draw weather: lightning as a tree of light, clouds lit from within, rain that drives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import skia

from art.kit.block import SOLID, path_through
from art.kit.cut_strokes import less
from art.kit.woodcut import Point, Woodcut, blade, circle


def light_tree(
    start: Point, end: Point, width: float, seed: int, *, twigs: int = 7, depth: int = 2,
    spread: float = 0.75,
) -> list[skia.Path]:  # fmt: skip
    """Grow a bolt as it grows in the sky: a crooked stem that thins, twigs upon twigs."""
    random = np.random.default_rng(seed)
    shapes: list[skia.Path] = []

    def grow(a: Point, b: Point, wide: float, left: int, count: int) -> None:
        points = _crooked(a, b, random)
        n = len(points) - 1
        shapes.append(_band(points, [wide * (1 - 0.8 * i / n) for i in range(n + 1)]))
        if not left:
            return
        heading = math.atan2(b[1] - a[1], b[0] - a[0])
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        for k in range(count):
            t = random.uniform(0.12, 0.85)
            x, y = points[round(t * n)]
            turn = heading + (1 if k % 2 else -1) * random.uniform(0.35, 1.0) * spread
            reach = length * (1 - t * 0.6) * random.uniform(0.25, 0.5)
            tip = (x + math.cos(turn) * reach, y + math.sin(turn) * reach)
            grow((x, y), tip, max(wide * 0.5 * (1 - 0.5 * t), 2.4), left - 1, count // 2)

    grow(start, end, width, depth, twigs)
    return shapes


def _crooked(a: Point, b: Point, random: Any, rounds: int = 4) -> list[Point]:
    """Break a line again and again beside its middle."""
    points = [a, b]
    for _ in range(rounds):
        broken = [points[0]]
        for p, q in zip(points, points[1:], strict=False):
            side = random.uniform(-0.2, 0.2)
            broken.append(
                ((p[0] + q[0]) / 2 - (q[1] - p[1]) * side, (p[1] + q[1]) / 2 + (q[0] - p[0]) * side)
            )
            broken.append(q)
        points = broken
    return points


def _band(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """Make a band with sharp corners."""
    left, right = [], []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) + 1e-9
        nx, ny = -(by - ay) / length * widths[i] / 2, (bx - ax) / length * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return path_through(*left, *right[::-1])


def strike(
    c: Woodcut, shapes: Sequence[skia.Path], *, accent: float = 0.0, halo: float = 4
) -> None:
    """Print a bolt so that it shines."""
    c.shine(c.lay(*shapes, tone=1.2, accent=accent, solid=True, halo=halo))


def billow(
    c: Woodcut, puffs: Sequence[tuple[float, float, float]], towards: Point, *, rim: float = 0.2
) -> None:  # fmt: skip
    """Heap a cloud of round puffs (x, y, radius); each keeps its lit edge free."""
    length = math.hypot(*towards)
    lx, ly = towards[0] / length, towards[1] / length
    heading = math.atan2(ly, lx)
    for x, y, r in sorted(puffs, key=lambda p: -(p[0] * lx + p[1] * ly) - p[2] * 0.8):
        disc = c.rough(circle(x, y, r, r * 0.86), r * 0.02, f"puff{x:.0f}{y:.0f}", 12)
        c.block.over(c.mask(disc), tone=0, accent=0, kind=SOLID)
        shade = circle(x - lx * r * rim, y - ly * r * rim, r * (1 + rim * 0.15), r * 0.9)
        c.block.over(c.mask(less(disc, shade)), tone=1.12, accent=0, kind=SOLID)
        folds = []
        for inner, span in ((0.66, 0.75), (0.46, 0.5)):  # the light goes on inside, fold by fold
            bow = [heading + span * t for t in (-1, -0.5, 0, 0.5, 1)]
            folds.append(blade(
                [(x + math.cos(a) * r * inner, y + math.sin(a) * r * inner * 0.86) for a in bow],
                [0, r * 0.05, r * 0.075, r * 0.05, 0]))  # fmt: skip
        c.block.over(c.mask(*folds) * c.mask(disc), tone=1.12, accent=0, kind=SOLID)


def rain(
    c: Woodcut, slant: float, count: int, *, seed: int = 1, length: tuple[float, float] = (40, 110),
    width: float = 3.4, tone: float = 1.12, keep: Any = None, accent: float = 0.0,
) -> None:  # fmt: skip
    """Drive rain over the page; `slant` is how far it goes sideways for each unit down."""
    random = np.random.default_rng(seed)
    drops = []
    for _ in range(count):
        x, y = random.uniform(-80, 680), random.uniform(-60, 460)
        reach = random.uniform(*length)
        tip = (x + slant * reach, y + reach)
        drops.append(blade([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip], [0, width, 0.8]))
    mask = c.mask(*drops)
    if keep is not None:
        mask = mask * (1 - keep)
    c.block.over(mask, tone=tone, accent=accent, kind=SOLID)
