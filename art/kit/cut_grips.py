"""Draw near hands flat: fingers of bare paper parted by ink, a nail each, one shadow along them.

`wrapped` closes round a bar that runs level through (0, 0): knuckles up, the arm comes from below.
`fingers` draws any hand from the ways of its fingers.
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


def arm(c: Woodcut, points: Sequence[Point], widths: Sequence[float], **kind: float) -> skia.Path:
    """Lay a sleeve in ink with light along its edge, and return its outline."""
    outline = limb(rounded_way(points, 5), [w for w, _ in rounded_way([(w, 0.0) for w in widths],
        5)])
    c.lay(outline, tone=0, solid=True, **kind)
    return outline
