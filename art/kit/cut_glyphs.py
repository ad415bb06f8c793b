"""Write in Aklo: signs that no human mouth was consulted about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import skia

from art.kit.woodcut import Point, blade, curve

# Outlines are lists of points and read as such.
# fmt: off
GLYPHS: tuple[tuple[tuple[Point, ...], ...], ...] = (  # strokes in a square of 1
    (((0.0, 0.2), (0.3, 0.45), (0.5, 0.5), (0.7, 0.45), (1.0, 0.2)), ((0.5, 0.5), (0.45, 0.8),
    (0.6, 1.0)),
        ((0.25, 0.05), (0.3, 0.2)), ((0.5, 0.05), (0.5, 0.3)), ((0.75, 0.05), (0.7, 0.2))),
    (((0.9, 0.1), (0.4, 0.0), (0.05, 0.4), (0.3, 0.9), (0.75, 0.85), (0.85, 0.5), (0.55, 0.35),
        (0.4, 0.6)), ((0.95, 0.85), (1.0, 1.0)),),
    (((0.0, 0.55), (0.5, 0.25), (1.0, 0.55), (0.5, 0.85), (0.0, 0.55)), ((0.42, 0.56), (0.58,
    0.56)),
        ((0.2, 0.2), (0.1, 0.0)), ((0.5, 0.14), (0.5, -0.06)), ((0.8, 0.2), (0.9, 0.0))),
    (((0.1, 0.0), (0.2, 0.5), (0.0, 1.0)), ((0.2, 0.5), (0.6, 0.4), (0.9, 0.7), (0.7, 1.0), (0.5,
    0.8)),
        ((0.5, 0.05), (0.8, 0.2), (1.0, 0.0))),
    (((0.0, 0.3), (0.2, 0.7), (0.4, 0.3), (0.6, 0.7), (0.8, 0.3), (1.0, 0.7)), ((0.1, 1.0), (0.9,
    1.0)),
        ((0.5, 0.0), (0.5, 0.14))),
    (((0.5, 0.0), (0.5, 1.0)), ((0.05, 0.1), (0.15, 0.55), (0.5, 0.7), (0.85, 0.55), (0.95, 0.1)),
        ((0.2, 0.95), (0.8, 0.95))),
)


def glyph(kind: int, place: Callable[[float, float], Point], width: float) -> list[skia.Path]:
    """Return the strokes of a sign; `place` maps its square of 1 onto the page."""
    strokes = []
    for line in GLYPHS[kind % len(GLYPHS)]:
        points = walk_along([place(x, y) for x, y in line], 12)
        widths = [width * (1 - 0.6 * abs(i / 12 - 0.3)) for i in range(13)]
        strokes.append(blade(points, widths))
    return strokes


def walk_along(points: Sequence[Point], steps: int) -> list[Point]:
    """Walk a rounded way through points in even steps."""
    measure = skia.PathMeasure(curve(*points, close=False, tension=0.9), False)
    length = measure.getLength()
    walk = [measure.getPosTan(length * i / steps)[0] for i in range(steps + 1)]
    return [(p.x(), p.y()) for p in walk]
