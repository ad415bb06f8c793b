"""Build things one can hold or put on a table, about ten times their size."""

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
    extrude,
    lathe,
    plane,
    sphere,
    torus,
)


def key(material: str = "brass") -> Group:
    """Lay a key along x, its bow at -x."""
    group = Group(
        Solid(
            [
                torus(0.22, 0.05).at(-0.42, 0, 0),
                sphere(0.07).at(-0.18, 0, 0),
                capsule((-0.2, 0, 0), (0.72, 0, 0), 0.045),
                torus(0.06, 0.025).rz(90).at(-0.1, 0, 0),
                torus(0.05, 0.02).rz(90).at(0.4, 0, 0),
                box(0.035, 0.03, 0.14, 0.008).at(0.52, 0, 0.14),
                box(0.035, 0.03, 0.18, 0.008).at(0.62, 0, 0.17),
                box(0.03, 0.03, 0.11, 0.008).at(0.70, 0, 0.11),
                box(0.11, 0.03, 0.03, 0.008).at(0.6, 0, 0.24),
            ],
            material,
        )
    )
    return group


def candle(h: float = 0.8, r: float = 0.13, lit: bool = True, accent: float = 0) -> Group:
    """Stand a candle up; the flame is tagged "flame"."""
    group = Group(
        Solid(
            [
                cylinder(r, h / 2, 0.02).at(0, h / 2, 0),
                torus(r * 0.8, 0.035).at(0, h, 0).blend(0.03),
                capsule((r * 0.9, h * 0.96, 0.02), (r * 1.02, h * 0.55, 0.03), 0.03, 0.045).blend(
                    0.03
                ),
                capsule(
                    (-r * 0.6, h * 0.96, r * 0.75), (-r * 0.7, h * 0.7, r * 0.85), 0.025, 0.04
                ).blend(0.03),
                ellipsoid(r * 1.5, 0.05, r * 1.5).at(0, 0.03, 0).blend(0.06),
            ],
            "white",
        ),
        Solid([capsule((0, h, 0), (0.01, h + 0.09, 0), 0.012)], "black"),
    )
    if lit:
        group += Group(
            Solid(
                [
                    ellipsoid(0.055, 0.13, 0.055).at(0, h + 0.17, 0),
                    capsule((0, h + 0.2, 0), (0.01, h + 0.36, 0), 0.04, 0.005).blend(0.05),
                ],
                "lamp-accent" if accent else "lamp",
            ).named("flame")
        )
    return group


def lantern(lit: str = "lamp") -> Group:
    """Stand a lantern up; its glass is of the material `lit`."""
    group = Group(
        Solid(
            [
                lathe([(0, 0), (0.30, 0), (0.32, 0.06), (0.26, 0.14), (0.24, 0.2), (0, 0.2)]),
                lathe(
                    [
                        (0, 0.74),
                        (0.22, 0.74),
                        (0.27, 0.78),
                        (0.16, 0.92),
                        (0.06, 0.98),
                        (0.06, 1.04),
                        (0, 1.04),
                    ]
                ),
                torus(0.20, 0.018).rx(90).at(0, 1.18, 0),
            ]
            + [
                capsule(
                    (0.22 * math.cos(a), 0.18, 0.22 * math.sin(a)),
                    (0.20 * math.cos(a), 0.76, 0.20 * math.sin(a)),
                    0.014,
                )
                for a in np.arange(6) * math.pi / 3
            ],
            "metal",
        ),
        Solid(
            [lathe([(0, 0.2), (0.12, 0.22), (0.17, 0.4), (0.12, 0.62), (0.09, 0.74), (0, 0.74)])],
            lit,
        ).named("flame"),
    )
    return group


def skull() -> Group:
    """Carve a skull, facing +z, about 1 high, its middle at the origin."""
    shapes = [
        ellipsoid(0.40, 0.42, 0.50).at(0, 0.12, -0.08),
        ellipsoid(0.27, 0.26, 0.26).at(0, -0.20, 0.20).blend(0.12),
        ellipsoid(0.24, 0.14, 0.22).at(0, -0.42, 0.16).blend(0.06),
    ]
    shapes += both_sides([ellipsoid(0.10, 0.06, 0.14).at(0.27, -0.10, 0.18).blend(0.06)])
    shapes += both_sides([ellipsoid(0.125, 0.115, 0.16).at(0.155, 0.0, 0.38).cut(0.04)])
    shapes += [
        extrude(
            [(-0.06, -0.05), (0, 0.09), (0.06, -0.05), (0.03, -0.07), (0, -0.04), (-0.03, -0.07)],
            0.2,
            0.01,
        )
        .at(0, -0.19, 0.42)
        .cut(0.02),
        ellipsoid(0.10, 0.16, 0.2).at(0.34, -0.3, 0.05).cut(0.04),
        ellipsoid(0.10, 0.16, 0.2).at(-0.34, -0.3, 0.05).cut(0.04),
    ]
    shapes += [box(0.2, 0.012, 0.3).at(0, -0.385, 0.38).cut(0.008)]
    shapes += [
        box(0.008, 0.07, 0.1).at(x, -0.37, 0.42).cut(0.006)
        for x in (-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15)
    ]
    return Group(
        Solid(shapes, "bone"), Solid([ellipsoid(0.3, 0.2, 0.3).at(0, 0.02, 0.02)], "black")
    )


def crystal(material: str = "gem") -> Group:
    """Cut a many-faced crystal, tagged "gem"."""
    shapes = [sphere(0.62)]
    for k in range(8):
        a = k * 45
        shapes.append(plane().at(0, 0.40, 0).rx(62 if k % 2 else 52).ry(a).clip())
        shapes.append(plane().at(0, 0.40, 0).rx(118 if k % 2 else 128).ry(a + 22).clip())
    shapes += [plane().at(0, 0.5, 0).rx(6).clip(), plane().at(0, 0.5, 0).rx(174).clip()]
    return Group(Solid(shapes, material, hatch=(0.4, 1, 0.7)).named("gem"))
