"""Build what coils and trails."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.kit.noise import rng
from art.kit.shapes import Group, Point, Solid, capsule, ellipsoid, sphere


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


def tentacle(
    length: float = 3.0,
    radius: float = 0.24,
    tilt: float = 18,
    curl: float = 300,
    twist: float = 0,
    n: int = 18,
    material: str = "slime",
    suckers: bool = True,
    seed: int = 1,
) -> Group:
    """Raise one tentacle from the origin, in the xy plane, curling outwards to +x at its tip."""
    joints, headings = [(0.0, 0.0)], []
    for i in range(n):
        t = (i + 0.5) / n
        lean = tilt * math.sin(min(1, t * 2.2) * math.pi * 0.5) * 1.6
        bend = curl * max(0, t - 0.28) ** 2.1 * 1.9  # turns faster towards the tip
        headings.append(math.radians(90 - lean + bend + 8 * math.sin(t * 7 + seed)))
        step = length / n * (1.15 - 0.45 * t)
        x, y = joints[-1]
        joints.append((x + math.cos(headings[-1]) * step, y + math.sin(headings[-1]) * step))
    arm, cups = [], []
    for i, heading in enumerate(headings):
        thick, thin = (radius * (1 - k / n) ** 0.8 + radius * 0.06 for k in (i, i + 1))
        z0, z1 = (twist * (k / n) ** 2 for k in (i, i + 1))
        part = capsule((*joints[i], z0), (*joints[i + 1], z1), thick, thin)
        arm.append(part.blend(0.05) if i else part)
        if i < n - 1:
            x = (joints[i][0] + joints[i + 1][0]) / 2 - math.sin(heading) * thick * 0.86
            y = (joints[i][1] + joints[i + 1][1]) / 2 + math.cos(heading) * thick * 0.86
            for side in (-0.45, 0.45):
                cups.append(sphere(thick * 0.30).at(x, y, (z0 + z1) / 2 + side * thick))
    group = Group(Solid(arm, material, hatch=(0.25, 1, 0.25)))
    if suckers:
        group += Solid(cups, "thin-bone")
    return group


def tentacles(
    n: int = 6,
    seed: str = "te",
    h: float = 2.5,
    r: float = 0.24,
    spread: float = 1.2,
    material: str = "slime",
    curl: float = 1.0,
) -> Group:
    """Raise a ring of tentacles from y = 0."""
    q = rng(seed)
    group = Group()
    for i in range(n):
        a = 360 * i / n + q.normal(0, 12)
        group += (
            tentacle(
                h * q.uniform(0.9, 1.35),
                r * q.uniform(0.8, 1.2),
                q.uniform(12, 30),
                curl * q.uniform(250, 380),
                q.normal(0, 0.3),
                material=material,
                seed=int(q.integers(1, 99)),
            )
            .at(spread * 0.5, -0.2, 0)
            .ry(a)
        )
    return group


def polyp(seed: int = 1, r: float = 0.5, n: int = 9, material: str = "slime") -> Group:
    """Float a ribbed bell with trailing strands."""
    q = rng(f"poly{seed}")
    group = Group(
        Solid(
            [
                ellipsoid(r, r * 0.78, r).rough(r * 0.04, 9, 2),
                ellipsoid(r * 0.86, r * 0.62, r * 0.86).at(0, -r * 0.55, 0).cut(r * 0.12),
            ],
            material,
            hatch=(0.1, 1, 0.3),
        )
    )
    group += Solid(
        [
            sphere(r * 0.16).at(r * 0.3 * math.cos(a), r * 0.28, r * 0.78 * abs(math.sin(a)) + 0.02)
            for a in (0.5, 1.4, 2.4)
        ],
        "lamp-accent",
    )
    for i in range(n):
        a = 2 * math.pi * i / n
        x, z = r * 0.72 * math.cos(a), r * 0.72 * math.sin(a)
        L = r * q.uniform(1.6, 3.0)
        w = q.uniform(-0.5, 0.5)
        group += tube(
            [
                (x, -r * 0.1, z),
                (x * 1.2 + w * r * 0.5, -r * 0.2 - L * 0.35, z * 1.1),
                (x * 1.0 - w * r * 0.8, -r * 0.2 - L * 0.7, z),
                (x * 1.3 + w * r, -r * 0.2 - L, z),
            ],
            r * 0.10,
            r * 0.02,
            "thin-slime",
            n=9,
        )
    return group
