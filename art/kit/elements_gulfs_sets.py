"""Build the sets of Infinite Gulfs of Darkness: furniture, windows, tenements, vehicles."""

from __future__ import annotations

from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    torus,
)


def chair(material: str = "wood", back: float = 0.62) -> Group:
    """Set a plain chair, facing +z; its seat is at 0.46."""
    parts = [box(0.21, 0.025, 0.21, 0.01).at(0, 0.46, 0)]
    parts += both_sides(
        [
            capsule((0.18, 0, 0.18), (0.18, 0.45, 0.18), 0.024),
            capsule((0.18, 0, -0.2), (0.18, 0.46 + back, -0.24), 0.024),
            capsule((0.06, 0.5, -0.21), (0.06, 0.42 + back, -0.235), 0.016),
        ]
    )
    parts += [
        box(0.2, 0.06, 0.018, 0.01).at(0, 0.42 + back, -0.235),
        capsule((-0.18, 0.2, 0.18), (0.18, 0.2, 0.18), 0.016),
    ]
    return Group(Solid(parts, material, hatch=(0.2, 1, 0.2)))


def generator(r: float = 1.2) -> Group:
    """Bed a dynamo, its axle along x: a finned ring in a cradle."""
    ring = [torus(r, r * 0.3).rz(90).at(0, r, 0), torus(r * 0.55, r * 0.1).rz(90).at(0, r, 0)]
    fins = [
        box(r * 0.36, r * 0.035, r * 0.1).at(0, 0, r * 1.3).rx(a).at(0, r, 0)
        for a in range(0, 360, 20)
    ]
    return Group(
        Solid(ring, "metal", hatch=(0.3, 1, 0.2)),
        Solid(fins, "dark"),
        Solid([cylinder(r * 0.22, r * 0.7, 0.03).rz(90).at(0, r, 0)], "brass", hatch=(1, 0.2, 0.2)),
        Solid([box(r * 0.5, r * 0.3, r * 1.5, 0.05).at(0, r * 0.1, 0)], "stone"),
    )
