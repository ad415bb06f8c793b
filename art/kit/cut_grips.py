"""Draw near hands flat: fingers of bare paper parted by ink, a nail each, one shadow along them.

`wrapped` closes round a bar that runs level through (0, 0), `resting` lies on a table;
`fingers` draws any other hand from the ways of its fingers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from art.kit.cut_strokes import limb, rounded_way
from art.kit.woodcut import Point, Woodcut, curve, moved

# Outlines are lists of points and read as such.
# fmt: off
Way = tuple[Sequence[Point], Sequence[float]]  # points from the knuckle to the tip, widths there


def fingers(
    c: Woodcut, ways: Sequence[Way], x: float, y: float, size: float, *, turn: float = 0.0,
    flip: bool = False, halo: float = 6.0, nails: bool = True, tone: float = 1.15,
    accent: float = 0.0, shade: float = 0.34,
) -> None:
    """Lay fingers one over the other; their lower side is ink over `shade` of the width."""
    for points, widths in ways:
        way = rounded_way(points, 6)
        wide = [w for w, _ in rounded_way([(w, 0.0) for w in widths], 6)]
        outline = limb(way, wide)
        mask = c.lay(moved(outline, x, y, size, turn, flip), tone=tone, accent=accent, solid=True,
            halo=halo)
        if shade:
            under = limb([(px, py + w * (0.9 - shade * 0.62)) for (px, py), w in zip(way, wide,
                strict=True)], wide)
            c.lay(moved(under, x, y, size, turn, flip), tone=0, solid=True, keep=1 - mask)
        if nails:
            (ax, ay), (bx, by) = way[-4], way[-1]
            a = math.degrees(math.atan2(by - ay, bx - ax))
            w = widths[-1]
            nail = moved(curve((-0.2 * w, -0.34 * w), (0.34 * w, -0.3 * w), (0.42 * w, 0.1 * w),
                (-0.1 * w, 0.1 * w), tension=0.7), bx, by, 1, a)
            c.lay(moved(nail, x, y, size, turn, flip), tone=0, solid=True, keep=1 - mask)
            inner = moved(curve((-0.08 * w, -0.27 * w), (0.3 * w, -0.23 * w), (0.36 * w, 0.02 * w),
                (0.0, 0.03 * w), tension=0.7), bx, by, 1, a)
            c.lay(moved(inner, x, y, size, turn, flip), tone=tone, accent=accent, solid=True,
                keep=1 - mask)


_GRIP: tuple[Way, ...] = (  # over the bar: from the knuckle above it down to the tip below
    (((1.06, -0.5), (1.2, -0.3), (1.12, 0.14), (0.92, 0.42)), (0.4, 0.44, 0.4, 0.3)),
    (((0.6, -0.66), (0.72, -0.44), (0.66, 0.16), (0.5, 0.52)), (0.44, 0.48, 0.43, 0.32)),
    (((0.1, -0.7), (0.2, -0.46), (0.15, 0.18), (0.02, 0.56)), (0.45, 0.49, 0.44, 0.33)),
    (((-0.4, -0.62), (-0.33, -0.4), (-0.35, 0.16), (-0.46, 0.5)), (0.44, 0.48, 0.43, 0.32)),
)
_BACK = curve((-0.66, -0.66), (-0.2, -1.02), (0.5, -1.0), (1.12, -0.74), (1.4, -0.34), (1.3, 0.0),
    (0.9, -0.3), (-0.5, -0.3), tension=0.6)
_THUMB: Way = (((-0.72, 0.66), (-0.4, 0.5), (0.0, 0.62), (0.36, 0.56)), (0.46, 0.48, 0.42, 0.32))


def wrapped(
    c: Woodcut, x: float, y: float, size: float, *, turn: float = 0.0, flip: bool = False,
    halo: float = 6.0, thumb: bool = True, accent: float = 0.0, tone: float = 1.15,
) -> None:
    """Close a hand round a bar, its fingers towards the eye; 2 wide, the bar through (0, 0)."""
    c.lay(moved(_BACK, x, y, size, turn, flip), tone=tone, accent=accent, solid=True, halo=halo)
    fingers(c, _GRIP, x, y, size, turn=turn, flip=flip, halo=halo, shade=0.0, accent=accent,
        tone=tone)
    if thumb:
        fingers(c, (_THUMB,), x, y, size, turn=turn, flip=flip, halo=halo, shade=0.0,
            accent=accent, tone=tone)


def bent(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """Make a limb whose way and width are rounded."""
    wide = [w for w, _ in rounded_way([(w, 0.0) for w in widths], 5)]
    return limb(rounded_way(points, 5), wide)


_FLAT_PALM = curve((-0.32, 0.3), (-0.46, -0.3), (-0.52, -0.8), (-0.3, -1.04), (0.2, -1.06),
    (0.48, -0.86), (0.44, -0.3), (0.3, 0.3), tension=0.6)
_FLAT: tuple[Way, ...] = (
    (((-0.36, -0.86), (-0.44, -1.3), (-0.47, -1.6)), (0.3, 0.27, 0.2)),
    (((-0.1, -0.96), (-0.13, -1.44), (-0.12, -1.8)), (0.3, 0.28, 0.2)),
    (((0.15, -0.94), (0.19, -1.38), (0.22, -1.68)), (0.29, 0.26, 0.19)),
    (((0.36, -0.8), (0.46, -1.12), (0.53, -1.36)), (0.25, 0.22, 0.17)),
    (((-0.34, -0.26), (-0.7, -0.6), (-0.8, -0.96)), (0.36, 0.3, 0.22)),
)


def resting(
    c: Woodcut, x: float, y: float, size: float, *, turn: float = 0.0, flip: bool = False,
    halo: float = 5.0, spread: float = 1.0, accent: float = 0.0,
) -> None:
    """Lay a hand flat, its back to the eye: wrist at (0, 0), knuckles 1 above, thumb left."""
    ways = [([(px * (1 + (spread - 1) * max(0.0, -py - 0.8)), py) for px, py in points], widths)
            for points, widths in _FLAT]
    fingers(c, ways, x, y, size, turn=turn, flip=flip, halo=halo, shade=0.0, accent=accent)
    c.lay(moved(_FLAT_PALM, x, y, size, turn, flip), tone=1.15, accent=accent, solid=True)
    for px in (-0.24, 0.02, 0.27):  # between the knuckles
        cut = [(px, -1.08 + abs(px) * 0.3), (px * 0.9, -0.9 + abs(px) * 0.3), (px * 0.7, -0.62)]
        c.gouge([_at(p, x, y, size, turn, flip) for p in cut], 0.06 * size, tone=0)


def _at(point: Point, x: float, y: float, size: float, turn: float, flip: bool) -> Point:
    a = math.radians(turn)
    px, py = point[0] * size * (-1 if flip else 1), point[1] * size
    return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)
