"""Build the things that only the cards of The Witch Cult Murders need."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.kit.shapes import (
    Group,
    Point,
    Solid,
    both_sides,
    box,
    capsule,
    cone,
    cylinder,
    ellipsoid,
    extrude,
    sphere,
    torus,
)


def chain(
    points: Sequence[Point], links: int, size: float = 0.09, material: str = "metal"
) -> Group:
    """Hang a chain along points: oval links, turned in alternation."""
    path = np.asarray(points, float)
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    group = Group()
    for i in range(links):
        at = [np.interp(lengths[-1] * (i + 0.5) / links, lengths, path[:, k]) for k in range(3)]
        ahead = [np.interp(lengths[-1] * (i + 1.5) / links, lengths, path[:, k]) for k in range(3)]
        dx, dy, dz = (b - a for a, b in zip(at, ahead, strict=True))
        yaw = math.degrees(math.atan2(-dz, dx))
        lift = math.degrees(math.atan2(dy, math.hypot(dx, dz)))
        tube = size * 0.24
        link = [
            torus(size * 0.55, tube).at(size * 0.4, 0, 0),
            torus(size * 0.55, tube).at(-size * 0.4, 0, 0),
        ]
        turned = Solid(link, material).rx(90 * (i % 2)).rz(lift).ry(yaw)
        group += turned.at(*at)
    return group


def cross(height: float = 1.0, material: str = "metal") -> Group:
    """Make a crucifix in the xy plane, its arms at two thirds of the height."""
    h = height
    wood = [
        box(0.085 * h, 0.5 * h, 0.035 * h, 0.012),
        box(0.36 * h, 0.085 * h, 0.035 * h, 0.012).at(0, 0.17 * h, 0),
    ]
    wood += [
        ellipsoid(0.1 * h, 0.1 * h, 0.04 * h).at(x * h, y * h, 0).blend(0.02)
        for x, y in ((0.38, 0.17), (-0.38, 0.17), (0, 0.51), (0, -0.51))
    ]
    body = [
        ellipsoid(0.05 * h, 0.055 * h, 0.05 * h).rz(12).at(0.01 * h, 0.25 * h, 0.075 * h),
        capsule((0, 0.18 * h, 0.05 * h), (0, -0.08 * h, 0.05 * h), 0.055 * h, 0.04 * h).blend(0.02),
        capsule(
            (0, -0.08 * h, 0.05 * h), (0.02 * h, -0.38 * h, 0.05 * h), 0.04 * h, 0.025 * h
        ).blend(0.02),
    ]
    body += both_sides(
        [
            capsule(
                (0.04 * h, 0.15 * h, 0.05 * h), (0.28 * h, 0.19 * h, 0.045 * h), 0.03 * h, 0.02 * h
            ).blend(0.02)
        ]
    )
    ring = torus(0.07 * h, 0.018 * h).rx(90).at(0, 0.64 * h, 0)
    return Group(Solid([*wood, ring], material), Solid(body, "white"))


def cradle() -> Group:
    """Build a hooded wooden cradle on rockers, its head at -x."""
    side = [(-0.95, 0.28), (0.8, 0.32), (0.98, 0.86), (0.2, 0.74), (-0.4, 0.82), (-1.05, 0.86)]
    planks = [extrude(side, 0.035, 0.01).rx(12 * s).at(0, 0.06, 0.44 * s) for s in (-1, 1)]
    ends = [
        box(0.03, 0.3, 0.4, 0.01).rz(-16).at(0.88, 0.62, 0),
        box(0.03, 0.55, 0.44, 0.01).rz(8).at(-1.0, 0.82, 0),
        box(0.85, 0.03, 0.36).at(-0.05, 0.36, 0),
    ]
    hood = [
        cylinder(0.5, 0.32, 0.01).rz(90).at(-0.72, 0.92, 0),
        cylinder(0.45, 0.6).rz(90).at(-0.62, 0.9, 0).cut(),
        box(1, 0.5, 1).at(-0.7, 0.34, 0).cut(),
    ]
    rockers = []
    for x in (-0.62, 0.62):
        arc = [(math.sin(a) * 0.85, 0.85 - math.cos(a) * 0.85) for a in np.linspace(-0.9, 0.9, 9)]
        bow = arc + [(px * 0.8, py + 0.2) for px, py in arc[::-1]]
        rockers.append(extrude(bow, 0.06, 0.01).ry(90).at(x, 0.02, 0))
    return Group(
        Solid(planks, "wood", hatch=(0.1, 1, 0.1)),
        Solid(ends, "wood", hatch=(0, 1, 0.2)),
        Solid(hood, "wood", hatch=(1, 0.2, 0.1)),
        Solid(rockers, "wood", hatch=(0, 0.3, 1)),
    )


def dog() -> Group:
    """Seat a big watchdog, facing +z, ears up."""
    body = [
        ellipsoid(0.26, 0.34, 0.3).at(0, 0.36, -0.28),
        capsule((0, 0.42, -0.2), (0, 0.86, 0.08), 0.26, 0.22).blend(0.15),
        capsule((0, 0.86, 0.08), (0, 1.12, 0.18), 0.17, 0.15).blend(0.1),
        ellipsoid(0.165, 0.155, 0.19).at(0, 1.2, 0.2).blend(0.06),
        capsule((0, 1.15, 0.3), (0, 1.1, 0.52), 0.1, 0.07).blend(0.05),
    ]
    body += both_sides(
        [
            capsule((0.14, 0.72, 0.12), (0.15, 0.06, 0.2), 0.1, 0.065).blend(0.06),
            ellipsoid(0.08, 0.05, 0.13).at(0.15, 0.05, 0.25).blend(0.03),
            ellipsoid(0.13, 0.2, 0.24).at(0.22, 0.2, -0.18).blend(0.06),
            cone(0.11, 0.07, 0.01).rz(-8).at(0.1, 1.4, 0.12).blend(0.03),
        ]
    )
    return Group(
        Solid(body, "fur", hatch=(0.3, 1, 0.4)),
        Solid(both_sides([sphere(0.03).at(0.075, 1.225, 0.365)]), "lamp-accent").named("eye"),
        Solid([sphere(0.045).at(0, 1.12, 0.575)], "black"),
    )


def bone(length: float = 0.8, r: float = 0.05) -> Group:
    ends = both_sides(
        [sphere(r * 1.5).at(length / 2, 0, r * 0.9), sphere(r * 1.4).at(length / 2, 0, -r * 0.9)]
    )
    shaft = capsule((-length / 2, 0, 0), (length / 2, 0, 0), r)
    return Group(Solid([shaft, *(e.blend(0.03) for e in ends)], "bone", hatch=(1, 0.3, 0.2)))
