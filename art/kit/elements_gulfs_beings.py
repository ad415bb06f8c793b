"""Build the beings of Infinite Gulfs of Darkness, and what is left of some."""

from __future__ import annotations

import math

from art.kit.shapes import (
    Group,
    Solid,
    capsule,
    ellipsoid,
    extrude,
)


def mouth(width: float = 0.3, gape: float = 0.6, teeth: int = 7) -> Group:
    """Open a mouth in the xy plane, looking to +z."""
    lips_ = []
    steps = 14
    for i in range(steps):
        a, b = 2 * math.pi * i / steps, 2 * math.pi * (i + 1) / steps
        p = (width * math.cos(a), width * gape * math.sin(a), 0.02 * math.cos(2 * a))
        q = (width * math.cos(b), width * gape * math.sin(b), 0.02 * math.cos(2 * b))
        lips_.append(capsule(p, q, width * 0.17))
    fangs = []
    for i in range(teeth):
        t = -0.75 + 1.5 * i / (teeth - 1)
        rise = math.sqrt(1 - t * t) * gape * width
        w = width * 0.09
        drop = gape * width * (0.72 if i % 2 else 0.5)
        fangs += [
            extrude([(-w, 0), (w, 0), (0, -drop)], 0.02).at(t * width, rise * 0.96, 0.02),
            extrude([(-w, 0), (w, 0), (0, drop)], 0.02).at(t * width + w * 0.4, -rise * 0.96, 0.0),
        ]
    return Group(
        Solid([ellipsoid(width, width * gape, 0.09).at(0, 0, -0.04)], "black"),
        Solid(lips_, "flesh", hatch=(0.3, 1, 0.5)),
        Solid(fangs, "thin-bone"),
    )
