"""Build the beings of Infinite Gulfs of Darkness, and what is left of some."""

from __future__ import annotations

import math

from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    ellipsoid,
    extrude,
    sphere,
)


def ribcage() -> Group:
    """Prop up a rib cage with spine and collar bones; the breastbone looks to +z, 1 high."""
    ribs = []
    for i in range(7):
        y = 0.82 - 0.12 * i
        r = 0.22 + 0.1 * math.sin(math.pi * (i + 1.2) / 8)
        for k in range(9):
            a0, a1 = math.pi * (0.06 + 0.1 * k), math.pi * (0.06 + 0.1 * (k + 1))
            if k == 8:
                continue
            for side in (-1, 1):
                p = (
                    side * r * math.sin(a0),
                    y - 0.05 * (1 - math.cos(a0)),
                    -0.8 * r * math.cos(a0),
                )
                q = (
                    side * r * math.sin(a1),
                    y - 0.05 * (1 - math.cos(a1)),
                    -0.8 * r * math.cos(a1),
                )
                ribs.append(capsule(p, q, 0.024))
    spine = [sphere(0.05).at(0, 0.05 + 0.1 * i, -0.24) for i in range(10)]
    front = [box(0.035, 0.2, 0.02, 0.01).at(0, 0.55, 0.2)]
    collar = both_sides([capsule((0.03, 0.86, 0.14), (0.3, 0.93, 0.0), 0.026)])
    return Group(Solid(ribs, "thin-bone"), Solid([*spine, *front, *collar], "bone"))


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
