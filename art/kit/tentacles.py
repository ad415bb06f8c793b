"""Build what coils and trails."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.kit.shapes import Point, Solid, capsule


def tube(
    points: Sequence[Point],
    r0: float,
    r1: float,
    material: str = "slime",
    n: int = 14,
    k: float = 0.06,
    hatch: Sequence[float] | None = None,
    taper: float = 1.0,
) -> Solid:
    """Run a tube of n pieces through points; its radius goes from r0 to r1."""
    ends = np.asarray(points, float)
    spans = len(ends) - 1
    around = np.vstack([2 * ends[0] - ends[1], ends, 2 * ends[-1] - ends[-2]])
    joints = []
    for i in range(n + 1):
        u = i / n * spans
        j = min(int(u), spans - 1)
        t = u - j
        p0, p1, p2, p3 = around[j : j + 4]  # a Catmull-Rom curve
        slope, bend = p2 - p0, 2 * p0 - 5 * p1 + 4 * p2 - p3
        joints.append(0.5 * (2 * p1 + slope * t + bend * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    pieces = []
    for i in range(n):
        start, end = (r0 + (r1 - r0) * (step / n) ** taper for step in (i, i + 1))
        piece = capsule(joints[i], joints[i + 1], start, end)
        pieces.append(piece.blend(k) if i else piece)
    # lines ring the tube only where it runs from end to end; that is the best one axis can do
    return Solid(pieces, material, hatch=ends[-1] - ends[0] + 1e-6 if hatch is None else hatch)
