"""Build what the 1920s made: telephones, watches, guns, cars, and one cabinet of coils."""

from __future__ import annotations

import math

import numpy as np

from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    sphere,
    torus,
)


def machine() -> Group:
    """Build a cabinet of dials, coils and glowing tubes; the tubes are tagged "tube"."""
    group = Group(
        Solid([box(1.3, 0.5, 0.6, 0.03).at(0, 0.5, 0)], "wood", hatch=(0.1, 1, 0.1)),
        Solid(
            [
                box(1.36, 0.05, 0.66, 0.02).at(0, 1.02, 0),
                box(1.36, 0.05, 0.66, 0.02).at(0, 0.02, 0),
            ],
            "wood",
            hatch=(0, 0.2, 1),
        ),
    )
    for i, x in enumerate((-0.85, -0.3, 0.3)):
        group += Group(
            Solid([cylinder(0.2, 0.03).rx(90).at(x, 0.6, 0.62)], "white"),
            Solid([torus(0.2, 0.035).rx(90).at(x, 0.6, 0.63)], "brass"),
            Solid(
                [
                    capsule(
                        (x, 0.6, 0.68),
                        (
                            x + 0.13 * math.cos(1 + i * 1.3),
                            0.6 + 0.13 * math.sin(1 + i * 1.3),
                            0.68,
                        ),
                        0.016,
                    )
                ],
                "black",
            ),
        )
    for i in range(4):
        group += Solid(
            [
                cylinder(0.055, 0.06, 0.01)
                .rx(90)
                .at(0.72 + 0.14 * (i % 2) * 2 - 0.07, 0.45 + 0.3 * (i // 2), 0.64)
            ],
            "metal",
        )
    # coils
    for x in (-0.85, 0.85):
        group += Group(
            Solid([cylinder(0.16, 0.55).at(x, 1.6, 0)], "dark"),
            Solid([torus(0.19, 0.028).repeat(sy=0.085, ny=6).at(x, 1.6, 0)], "brass"),
            Solid([sphere(0.17).at(x, 2.32, 0)], "metal"),
        )
    # vacuum tubes
    for x in (-0.36, 0, 0.36):
        hh = 1.45 if x == 0 else 1.3
        group += Group(
            Solid([cylinder(0.1, 0.08).at(x, 1.12, 0.12)], "metal"),
            Solid(
                [
                    ellipsoid(0.15, 0.28, 0.15).at(x, hh + 0.1, 0.12),
                    capsule((x, hh + 0.3, 0.12), (x, hh + 0.46, 0.12), 0.05, 0.02).blend(0.06),
                ],
                "tube",
            ).named("tube"),
            Solid(
                [
                    capsule((x, hh - 0.1, 0.27), (x, hh + 0.16, 0.27), 0.03),
                    torus(0.05, 0.018).rx(90).at(x, hh + 0.18, 0.26),
                ],
                "black",
            ),
        )
    # arch ring
    group += Group(
        Solid([torus(0.62, 0.045).rx(90).at(0, 2.15, -0.18)], "brass"),
        Solid([torus(0.46, 0.025).rx(90).at(0, 2.15, -0.18)], "metal"),
        Solid([capsule((0, 1.05, -0.18), (0, 1.55, -0.18), 0.05)], "metal"),
    )
    return group


def car() -> Group:
    """Park a saloon of the 1920s, its nose towards +z."""
    group = Group(
        Solid(
            [
                box(0.62, 0.34, 0.75, 0.08).at(0, 1.22, -0.55),
                box(0.50, 0.26, 0.62, 0.10).at(0, 0.78, 0.75).blend(0.06),
                box(0.62, 0.22, 1.1, 0.06).at(0, 0.72, -0.3).blend(0.05),
                box(0.68, 0.05, 0.85, 0.05).at(0, 1.58, -0.55),
            ],
            "glass",
            hatch=(0.1, 1, 0.2),
        ),
        Solid(
            [box(0.48, 0.2, 0.02).at(0, 1.28, 0.215)]
            + both_sides(
                [
                    box(0.02, 0.2, 0.28).at(0.625, 1.28, -0.2),
                    box(0.02, 0.2, 0.28).at(0.625, 1.28, -0.9),
                ]
            ),
            "black",
        ),
    )
    for sx in (-1, 1):
        for z in (0.95, -1.1):
            group += Solid(
                [
                    torus(0.33, 0.085).rz(90).at(sx * 0.66, 0.40, z),
                    cylinder(0.10, 0.06).rz(90).at(sx * 0.66, 0.40, z),
                ]
                + [
                    capsule(
                        (sx * 0.66, 0.40, z),
                        (sx * 0.66, 0.40 + 0.3 * math.sin(a), z + 0.3 * math.cos(a)),
                        0.02,
                    )
                    for a in np.arange(8) * math.pi / 4
                ],
                "dark",
            )
        group += Group(
            Solid(
                [
                    ellipsoid(0.16, 0.05, 0.52).at(sx * 0.70, 0.80, 0.95),
                    ellipsoid(0.16, 0.05, 0.5).at(sx * 0.70, 0.80, -1.1),
                    box(0.14, 0.03, 0.5).at(sx * 0.72, 0.38, -0.1),
                ],
                "glass",
            ),
            Solid([sphere(0.15).at(sx * 0.36, 0.95, 1.42)], "metal"),
            Solid([cylinder(0.13, 0.02).rx(90).at(sx * 0.36, 0.95, 1.56)], "lamp"),
        )
    group += Group(
        Solid([box(0.26, 0.25, 0.03, 0.03).at(0, 0.80, 1.39)], "metal"),
        Solid([box(0.012, 0.22, 0.02).repeat(sx=0.07, nx=3).at(0, 0.80, 1.42)], "black"),
        Solid([box(0.74, 0.04, 0.04).at(0, 0.50, 1.62)], "metal"),
    )
    return group
