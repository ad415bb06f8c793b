"""Cut texture that follows the form: many tapering gouges along a field, and shadows that are cast.

A field is a function of a place that gives the direction of the strokes there, in radians; a weight
gives how strong they are, 0 to 1. Both are measured in page units.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import skia

from art.kit.block import SOLID
from art.kit.noise import Image
from art.kit.woodcut import Point, Shape, Woodcut, as_path, blade

Field = Callable[[float, float], float]


def away(x0: float, y0: float) -> Field:
    """Run away from a point, as light does."""
    return lambda x, y: math.atan2(y - y0, x - x0)


def around(x0: float, y0: float, squash: float = 1.0) -> Field:
    """Run round a point; `squash` flattens the rings."""
    return lambda x, y: math.atan2((x - x0) * squash, -(y - y0) / squash)


def along(degrees: float) -> Field:
    """Run one way (0 is level, 90 down)."""
    return lambda x, y: math.radians(degrees)


def near(x0: float, y0: float, reach: float, inner: float = 0.0) -> Field:
    """Weigh what is near a light most: 1 up to `inner`, 0 at `reach`."""
    return lambda x, y: float(
        np.clip(1 - (math.hypot(x - x0, y - y0) - inner) / (reach - inner), 0, 1)
    )


def strokes(
    c: Woodcut, within: Image | Shape, field: Field, *, cell: float = 16, length: float = 34,
    width: float = 4.5, weight: Field | None = None, tone: float = 1.12, accent: float = 0.0,
    seed: int = 1, keep: Any = None,
) -> None:  # fmt: skip
    """Fill a shape with gouges that run along a field; tone 0 draws them in ink."""
    random = np.random.default_rng(seed)
    where = within if isinstance(within, np.ndarray) else c.mask(within)
    if keep is not None:
        where = where * (1 - keep)
    scale, left, top = c.block.scale, float(c.X[0, 0]), float(c.Y[0, 0])
    rows, columns = where.shape
    cuts: list[skia.Path] = []
    for row in range(int(rows / scale / cell) + 1):
        for column in range(int(columns / scale / cell) + 1):
            x = left + (column + random.uniform(0, 1)) * cell
            y = top + (row + random.uniform(0, 1)) * cell
            px, py = int((x - left) * scale), int((y - top) * scale)
            if not (0 <= px < columns and 0 <= py < rows) or where[py, px] < 0.5:
                continue
            w = 1.0 if weight is None else weight(x, y)
            if w < random.uniform(0.06, 0.3):
                continue
            reach = length * random.uniform(0.7, 1.25) * (0.5 + 0.5 * w)
            points = _follow(field, x, y, reach)
            swell = width * (0.45 + 0.55 * w) * random.uniform(0.8, 1.2)
            cuts.append(blade(points, [0, 0.8 * swell, swell, 0.7 * swell, 0]))
    if cuts:
        c.block.over(c.mask(*cuts) * where, tone=tone, accent=accent, kind=SOLID)


def _follow(field: Field, x: float, y: float, length: float) -> list[Point]:
    """Walk along the field, half the length both ways."""
    step = length / 4
    before, after = [(x, y)], [(x, y)]
    for walk, sign in ((before, -1), (after, 1)):
        for _ in range(2):
            px, py = walk[-1]
            a = field(px, py)
            walk.append((px + sign * step * math.cos(a), py + sign * step * math.sin(a)))
    return [*before[:0:-1], *after]


def cast(shape: Shape, ground: float, lean: float, stretch: float) -> skia.Path:
    """Lay the shadow of a thing that stands on y = `ground`: stretched down, leaning sideways."""
    matrix = skia.Matrix()
    matrix.setAll(1, -lean, lean * ground, 0, -stretch, ground * (1 + stretch), 0, 0, 1)
    path = skia.Path(as_path(shape))
    path.transform(matrix)
    return path


def less(shape: Shape, *holes: Shape) -> skia.Path:
    """Take shapes away from a shape."""
    path = as_path(shape)
    for hole in holes:
        path = skia.Op(path, as_path(hole), skia.kDifference_PathOp)
    return path


def joined(*shapes: Shape) -> skia.Path:
    """Join shapes to one outline."""
    path = as_path(shapes[0])
    for shape in shapes[1:]:
        path = skia.Op(path, as_path(shape), skia.kUnion_PathOp)
    return path


def quad(a: Point, b: Point, c: Point, d: Point) -> Callable[[float, float], Point]:
    """Map (u, v), 0 to 1, into a four-cornered sheet seen in perspective (a b along the top)."""
    matrix = skia.Matrix()
    matrix.setPolyToPoly(
        [skia.Point(0, 0), skia.Point(1, 0), skia.Point(1, 1), skia.Point(0, 1)],
        [skia.Point(*p) for p in (a, b, c, d)],
    )

    def place(u: float, v: float) -> Point:
        p = matrix.mapXY(u, v)
        return p.x(), p.y()

    return place


def limb(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """Make an arm or a leg: a band with round ends."""
    path = blade(points, widths)
    for (x, y), width in ((points[0], widths[0]), (points[-1], widths[-1])):
        if width > 0:
            end = skia.Path()
            end.addCircle(x, y, width / 2)
            path = skia.Op(path, end, skia.kUnion_PathOp)
    return path


def rounded_way(points: Sequence[Point], steps: int) -> list[Point]:
    """Put points on a rounded way through the given ones, `steps` from one to the next."""
    result: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        a, b = points[max(i - 1, 0)], points[i]
        d, e = points[i + 1], points[min(i + 2, last)]
        for k in range(steps):
            t = k / steps
            x, y = (
                0.5 * (2 * q + (r - p) * t)
                + 0.5 * ((2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, d, e, strict=True)
            )
            result.append((x, y))
    return [*result, points[-1]]


def mirrored(c: Woodcut) -> Woodcut:
    """Turn the whole picture from left to right, so that not everybody looks the same way."""
    for name, buffer in vars(c.block).items():
        if isinstance(buffer, np.ndarray) and name not in ("X", "Y"):
            setattr(c.block, name, np.ascontiguousarray(buffer[:, ::-1]))
    return c
