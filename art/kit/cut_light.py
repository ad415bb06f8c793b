"""Cut by light: strokes that follow a form, fringes where light ends, words in a running hand.

A picture is decided by one lamp: what it reaches is paper, the rest is ink. `strokes` fills a part
of the page with tapering gouges, `fringe` frays an edge, `scrawl` writes.
Silhouettes stand on (0, 0) and are 1 high; `moved` places them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from art.kit.block import SOLID
from art.kit.noise import Image
from art.kit.woodcut import Point, Shape, Woodcut, blade

# Outlines are lists of points and read as such.
# fmt: off
Flow = Callable[[float, float], float]  # the direction of the strokes at a place, in degrees
WHERE = (0.0, 0.0, 600.0, 440.0)


def toward(x: float, y: float) -> Flow:
    """Let strokes run to and from a point."""
    return lambda px, py: math.degrees(math.atan2(py - y, px - x))


def around(x: float, y: float) -> Flow:
    """Let strokes run in circles round a point."""
    return lambda px, py: math.degrees(math.atan2(py - y, px - x)) + 90


def strokes(
    c: Woodcut, within: Image | None, flow: Flow | float, *, gap: float = 9, length: float = 44,
    width: float = 4.5, weight: Image | None = None, seed: int = 1, tone: float = 1.1,
    accent: float = 0.0, box: tuple[float, float, float, float] = WHERE,
) -> None:
    """Fill a mask with tapering gouges; where `weight` falls to 0 they thin out and end."""
    random = np.random.default_rng(seed)
    left, top, right, bottom = box
    turn: Flow = flow if callable(flow) else (lambda px, py: flow)
    scale = c.block.scale
    high, wide = c.X.shape
    shapes = []
    for i in range(int((right - left) * (bottom - top) / (gap * length) * 1.5)):
        x, y = left + _halton(i + 1, 2) * (right - left), top + _halton(i + 1, 3) * (bottom - top)
        row, column = int(y * scale), int(x * scale)
        if not (0 <= row < high and 0 <= column < wide):
            continue
        if within is not None and within[row, column] < 0.4:
            continue
        strong = 1.0 if weight is None else float(np.clip(weight[row, column], 0, 1))
        if strong < 0.12:
            continue
        reach = length * random.uniform(0.6, 1.25) * (0.45 + 0.55 * strong)
        points = []
        a = math.radians(turn(x, y))
        x, y = x - math.cos(a) * reach / 2, y - math.sin(a) * reach / 2
        for _ in range(5):
            points.append((x, y))
            a = math.radians(turn(x, y))
            x, y = x + math.cos(a) * reach / 4, y + math.sin(a) * reach / 4
        w = width * (0.35 + 0.65 * strong) * random.uniform(0.8, 1.2)
        shapes.append(blade(points, [0, w * 0.8, w, w * 0.6, 0]))
    _cut(c, shapes, within, tone, accent)


def fringe(
    c: Woodcut, edge: Sequence[Point], reach: Point, *, gap: float = 9, width: float = 9,
    tone: float = 0.0, accent: float = 0.0, seed: int = 1, within: Image | None = None,
) -> None:
    """Fray an edge: wedges that stand on it and taper along `reach`, long and short."""
    random = np.random.default_rng(seed)
    shapes = []
    for (ax, ay), (bx, by) in zip(edge, edge[1:], strict=False):
        count = max(1, round(math.hypot(bx - ax, by - ay) / gap))
        for k in range(count):
            t = (k + random.uniform(0.25, 0.75)) / count
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            far = random.uniform(0.35, 1.0)
            root = (x - reach[0] * 0.06, y - reach[1] * 0.06)
            end = (x + reach[0] * far, y + reach[1] * far)
            middle = ((x + end[0]) / 2, (y + end[1]) / 2)
            shapes.append(blade([root, middle, end], [width, width * 0.55, 0]))
    _cut(c, shapes, within, tone, accent)


def scrawl(
    c: Woodcut, start: Point, end: Point, size: float, *, seed: int = 1, width: float = 4,
    tone: float = 0.0, accent: float = 0.0,
) -> None:
    """Write a word that nobody can read from one point to another, in a running hand."""
    random = np.random.default_rng(seed)
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    points: list[Point] = []
    along = 0.0
    while along < length:
        up = size * (random.choice([0.7, 0.8, 1.9], p=[0.45, 0.35, 0.2]) if points else 2.2)
        down = size * (random.choice([0.0, 0.0, 1.1], p=[0.5, 0.3, 0.2]) if points else 0.0)
        step = size * random.uniform(0.5, 0.9)
        for dx, dy in ((0.0, down), (0.7 * step, -up), (0.35 * step, -up * 0.9), (0.6 * step, 0)):
            x = along + dx
            points.append((start[0] + ux * x - uy * dy, start[1] + uy * x + ux * dy))
        along += step
    widths = [width * (0.55 + 0.45 * (i % 2)) for i in range(len(points))]
    widths[0] = widths[-1] = 1.0
    pieces = [
        blade(_smooth(points[i : i + 5]), [w for w in widths[i : i + 5] for _ in range(3)][:-2])
        for i in range(0, len(points) - 4, 4)
    ]
    _cut(c, pieces, None, tone, accent)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Put two points on a rounded way between each two."""
    result: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        a, b = points[max(i - 1, 0)], points[i]
        d, e = points[i + 1], points[min(i + 2, last)]
        for t in (0.0, 1 / 3, 2 / 3):
            result.append(tuple(  # type: ignore[arg-type]
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                       + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, d, e, strict=True)))
    return [*result, points[-1]]


def paper(c: Woodcut, *shapes: Shape, **kind: Any) -> Image:
    """Cut shapes down to the bare paper."""
    return c.lay(*shapes, tone=1.15, solid=True, **kind)


def colour(c: Woodcut, *shapes: Shape, **kind: Any) -> Image:
    """Lay shapes in the accent."""
    return c.lay(*shapes, tone=1.15, accent=1.0, solid=True, **kind)


def ink(c: Woodcut, *shapes: Shape, **kind: Any) -> Image:
    """Leave shapes in ink."""
    return c.lay(*shapes, tone=0.0, solid=True, **kind)


def _cut(c: Woodcut, shapes: list[Any], within: Image | None, tone: float, accent: float) -> None:
    if not shapes:
        return
    mask = c.mask(*shapes)
    c.block.over(mask if within is None else mask * within, tone=tone, accent=accent, kind=SOLID)


def _halton(index: int, base: int) -> float:
    """Return the place of an even, unordered sequence, 0 to 1."""
    result, part = 0.0, 1.0
    while index:
        part /= base
        result += part * (index % base)
        index //= base
    return result


def _both(*right: Point) -> list[Point]:
    """Mirror the right half of an outline, from top to bottom."""
    return [*right, *((-x, y) for x, y in reversed(right))]


MAN = _both(  # from behind or before, in hat and overcoat
    (0.0, -0.988), (0.038, -1.0), (0.058, -0.955), (0.112, -0.945), (0.104, -0.928),
    (0.056, -0.922), (0.05, -0.878), (0.036, -0.856), (0.056, -0.845), (0.13, -0.815),
    (0.158, -0.77), (0.168, -0.6), (0.178, -0.45), (0.152, -0.425), (0.134, -0.5), (0.126, -0.4),
    (0.152, -0.2), (0.084, -0.19), (0.078, -0.03), (0.108, 0.0), (0.02, 0.0), (0.014, -0.19),
)
WALKER: list[Point] = [  # to the right, leaning into it
    (0.0, -1.0), (0.06, -0.985), (0.09, -0.94), (0.15, -0.925), (0.1, -0.912), (0.098, -0.89),
    (0.115, -0.872), (0.095, -0.855), (0.085, -0.83), (0.05, -0.82), (0.1, -0.79), (0.13, -0.66),
    (0.2, -0.55), (0.225, -0.51), (0.19, -0.49), (0.12, -0.56), (0.11, -0.46), (0.17, -0.26),
    (0.12, -0.24), (0.2, -0.05), (0.26, -0.03), (0.25, 0.0), (0.16, 0.0), (0.03, -0.22),
    (-0.08, -0.22), (-0.13, -0.12), (-0.22, -0.03), (-0.2, 0.02), (-0.28, 0.0), (-0.27, -0.06),
    (-0.15, -0.2), (-0.19, -0.24), (-0.13, -0.46), (-0.14, -0.7), (-0.1, -0.8), (-0.03, -0.83),
    (-0.03, -0.9), (-0.09, -0.915), (-0.045, -0.945), (-0.04, -0.985),
]
