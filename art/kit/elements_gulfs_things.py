"""Build the things of Infinite Gulfs of Darkness, at about ten times their size."""

from __future__ import annotations

from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    extrude,
)


def ankh(size: float = 1.0) -> Group:
    """Hang a looped cross in the xy plane; the bars cross at the origin."""
    loop = [
        (0.0, 0.02), (0.2, 0.3), (0.27, 0.52), (0.22, 0.74), (0.0, 0.86),
        (-0.22, 0.74), (-0.27, 0.52), (-0.2, 0.3),
    ]  # fmt: skip
    ring = [
        capsule((*loop[i], 0), (*loop[(i + 1) % 8], 0), 0.075, 0.075).blend(0.02) for i in range(8)
    ]
    bars = [
        extrude([(-0.07, 0), (0.07, 0), (0.13, -1.1), (-0.13, -1.1)], 0.07, 0.02),
        *both_sides([extrude([(0, 0.07), (0, -0.07), (0.55, -0.12), (0.55, 0.12)], 0.07, 0.02)]),
    ]
    return Group(Solid([*ring, *bars], "brass", hatch=(0.3, 1, 0.4))).scale(size)


def typewriter() -> Group:
    """Put a typewriter on the table, its keys towards +z."""
    body = [
        extrude(
            [(-0.5, 0), (0.6, 0), (0.6, 0.1), (0.1, 0.34), (0.05, 0.5), (-0.5, 0.5)], 0.55, 0.03
        ).ry(-90),
    ]
    keys = [
        cylinder(0.045, 0.02)
        .rx(24)
        .at(-0.4 + 0.1 * i + 0.04 * row, 0.2 + 0.07 * row, 0.52 - 0.12 * row)
        for row in range(3)
        for i in range(8)
    ]
    roller = [
        capsule((-0.66, 0.6, -0.3), (0.66, 0.6, -0.3), 0.09),
        cylinder(0.11, 0.05).rz(90).at(0.74, 0.6, -0.3),
    ]
    return Group(
        Solid(body, "dark", hatch=(0.3, 1, 0.2)),
        Solid(keys, "thin-bone"),
        Solid(roller, "metal", hatch=(1, 0.2, 0.2)),
        Solid([box(0.4, 0.36, 0.008).rx(-14).at(0, 0.98, -0.36)], "text"),
    )
