"""Build the beings of Infinite Gulfs of Darkness, and what is left of some."""

from __future__ import annotations

import math

import numpy as np

from art.kit.materials import define_material
from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cone,
    cylinder,
    ellipsoid,
    extrude,
    lathe,
    sphere,
    torus,
)

define_material("panther", albedo=0.2, ambient=0.0, spec=0.5, axis=(1, 0.35, 0.3))


def seated(material: str = "cloth", hat: bool = True) -> Group:
    """Seat a figure in a chair, facing +z, hands on the knees."""
    body = [
        capsule((0, 0.62, -0.08), (0, 1.12, -0.1), 0.2, 0.19),
        *both_sides(
            [
                capsule((0.1, 0.56, -0.05), (0.12, 0.56, 0.36), 0.11, 0.09).blend(0.05),
                capsule((0.12, 0.54, 0.36), (0.12, 0.08, 0.34), 0.085, 0.06).blend(0.03),
                capsule((0.2, 1.14, -0.1), (0.3, 0.84, 0.0), 0.085, 0.075).blend(0.06),
                capsule((0.3, 0.84, 0.0), (0.16, 0.68, 0.28), 0.07, 0.055).blend(0.03),
                ellipsoid(0.06, 0.05, 0.12).at(0.12, 0.05, 0.42).blend(0.02),
            ]
        ),
        capsule((0, 1.2, -0.08), (0, 1.32, -0.06), 0.08).blend(0.05),
    ]
    group = Group(Solid(body, material, hatch=(1, 0.15, 0.1)))
    head = [
        ellipsoid(0.105, 0.145, 0.125).at(0, 1.43, -0.04),
        ellipsoid(0.02, 0.035, 0.03).at(0, 1.42, 0.085).blend(0.02),
    ]
    group += Solid(head, "skin")
    marks = both_sides([ellipsoid(0.03, 0.012, 0.02).at(0.042, 1.455, 0.072)])
    group += Solid([*marks, ellipsoid(0.035, 0.012, 0.02).at(0, 1.365, 0.068)], "black")
    if hat:
        group += Solid(
            [
                cylinder(0.2, 0.008, 0.006, bend=(-0.5, 0.4)).at(0, 1.5, -0.04),
                lathe([(0, 1.5), (0.125, 1.5), (0.115, 1.6), (0.08, 1.63), (0, 1.62)], 0.005).at(
                    0, 0, -0.04
                ),
            ],
            "felt",
        )
    else:
        group += Solid([ellipsoid(0.115, 0.11, 0.13).at(0, 1.5, -0.07)], "hair")
    return group


def sleepwalker(female: bool = False) -> Group:
    """Walk someone in a nightshirt towards +z, eyes shut, arms out, 1.75 tall."""
    shirt = [
        lathe(
            [
                (0, 0.2),
                (0.34, 0.2),
                (0.28, 0.6),
                (0.2, 1.05),
                (0.22, 1.3),
                (0.2, 1.4),
                (0.08, 1.48),
                (0, 1.48),
            ],
            0.01,
        ).rough(0.02, 9, 2),
        *both_sides(
            [
                capsule((0.2, 1.36, 0.02), (0.22, 1.3, 0.36), 0.09, 0.085).blend(0.05),
                capsule((0.22, 1.3, 0.36), (0.17, 1.36, 0.66), 0.085, 0.1).blend(0.03),
            ]
        ),
    ]
    skin = [
        ellipsoid(0.105, 0.135, 0.12).at(0, 1.66, 0.01),
        ellipsoid(0.085, 0.10, 0.09).at(0, 1.60, 0.05).blend(0.05),
        capsule((0, 1.45, 0), (0, 1.58, 0), 0.06).blend(0.03),
        ellipsoid(0.02, 0.04, 0.03).at(0, 1.63, 0.135).blend(0.02),
        *both_sides(
            [
                ellipsoid(0.05, 0.03, 0.1).at(0.17, 1.36, 0.8),
                capsule((0.08, 0.25, 0), (0.08, 0.08, 0.02), 0.06, 0.05),
            ]
        ),
        *both_sides([ellipsoid(0.06, 0.04, 0.12).at(0.08, 0.04, 0.06)]),
    ]
    sockets = both_sides([ellipsoid(0.032, 0.014, 0.02).at(0.042, 1.665, 0.122)])
    hair = [ellipsoid(0.12, 0.12, 0.135).at(0, 1.71, -0.03)]
    if female:
        hair += both_sides([capsule((0.1, 1.68, -0.03), (0.13, 1.3, 0.0), 0.05, 0.04)])
    return Group(
        Solid(shirt, "white", hatch=(1, 0.15, 0.1)),
        Solid(skin, "skin"),
        Solid([*sockets, ellipsoid(0.03, 0.01, 0.02).at(0, 1.57, 0.13)], "black"),
        Solid(hair, "hair"),
    )


def diving_helmet() -> Group:
    """Close a copper helmet round a head of `heads`: one open port in front, two at the sides."""
    shell = [
        ellipsoid(0.78, 0.8, 0.8).at(0, 0.02, -0.02),
        cylinder(0.36, 0.6).rx(90).at(0, 0.0, 0.6).cut(0.03),
        ellipsoid(0.6, 0.62, 0.62).at(0, 0.02, -0.02).cut(),
    ]
    rings = [
        torus(0.39, 0.06).rx(90).at(0, 0.0, 0.7),
        torus(0.7, 0.08).at(0, -0.66, -0.02),
        torus(0.76, 0.06).at(0, -0.82, -0.02),
    ]
    rings += both_sides(
        [
            torus(0.22, 0.06).rz(90).ry(-38).at(0.63, 0.06, 0.4),
            capsule((0.1, 0.8, -0.1), (0.16, 0.95, -0.2), 0.07),
        ]
    )
    bolts = [
        sphere(0.04).at(0.39 * math.cos(a), 0.39 * math.sin(a), 0.76)
        for a in np.arange(10) * math.pi / 5
    ]
    bolts += [
        sphere(0.055).at(0.8 * math.cos(a), -0.74, 0.8 * math.sin(a) - 0.02)
        for a in np.arange(10) * math.pi / 5 + 0.3
    ]
    panes = both_sides([ellipsoid(0.2, 0.2, 0.05).ry(52).at(0.63, 0.06, 0.4)])
    plate = [
        ellipsoid(1.02, 0.42, 0.72).at(0, -1.12, -0.06),
        box(2, 0.3, 2).at(0, -1.62, 0).cut(0.02),
    ]
    group = Group(
        Solid(shell, "brass", hatch=(0.25, 1, 0.2)),
        Solid(rings, "brass", hatch=(0.6, 1, 0.3)),
        Solid(bolts, "thin-metal"),
        Solid(panes, "glass"),
        Solid(plate, "brass", hatch=(1, 0.3, 0.2)),
    )
    return group


def empty_suit(material: str = "cloth", skirt: bool = False) -> Group:
    """Spread a suit of clothes on the floor, collar towards -z, buttoned, nobody in it."""
    coat = [
        ellipsoid(0.3, 0.07, 0.42).at(0, 0.05, 0),
        *both_sides(
            [
                capsule((0.24, 0.05, -0.3), (0.5, 0.05, 0.02), 0.085, 0.075).blend(0.05),
                capsule((0.5, 0.05, 0.02), (0.42, 0.05, 0.4), 0.07, 0.06).blend(0.04),
            ]
        ),
        ellipsoid(0.1, 0.1, 0.08).at(0, 0.08, -0.42).cut(0.03),
    ]
    group = Group(
        Solid([p.rough(0.012, 8, 2) for p in coat[:-1]] + coat[-1:], material, hatch=(1, 0.2, 0.4))
    )
    collar = both_sides([capsule((0.1, 0.1, -0.4), (0.02, 0.13, -0.14), 0.04, 0.03)])
    group += Solid(collar, "white")
    group += Solid([sphere(0.026).at(0, 0.13, -0.06 + 0.12 * i) for i in range(4)], "thin-bone")
    if skirt:
        group += Solid(
            [
                extrude([(-0.22, 0.3), (0.22, 0.3), (0.44, 1.2), (-0.44, 1.2)], 0.06, 0.03)
                .rx(90)
                .at(0, 0.05, 0)
            ],
            "dark",
            hatch=(1, 0.1, 0.2),
        )
        group += Solid([box(0.2, 0.07, 0.42, 0.02).at(0, 0.07, 0.62)], "white", hatch=(0.3, 0.2, 1))
    else:
        group += Solid(
            both_sides(
                [capsule((0.13, 0.05, 0.36), (0.2, 0.05, 1.25), 0.12, 0.09).rough(0.012, 7, 2)]
            ),
            "dark",
            hatch=(0.3, 0.1, 1),
        )
    group += Solid(both_sides([ellipsoid(0.07, 0.08, 0.15).ry(14).at(0.22, 0.07, 1.44)]), "leather")
    return group


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


def panther() -> Group:
    """Set a panther down on its elbows, facing +x: haunches high, head bowed to the ground."""
    body = [
        ellipsoid(0.42, 0.40, 0.32).at(-1.0, 0.86, 0),
        capsule((-1.0, 0.9, 0), (0.1, 0.56, 0), 0.32, 0.3).blend(0.15),
        ellipsoid(0.38, 0.34, 0.32).at(0.2, 0.5, 0).blend(0.12),
        capsule((0.35, 0.62, 0), (0.72, 0.5, 0.04), 0.21, 0.17).blend(0.1),
        ellipsoid(0.24, 0.18, 0.19).rz(-34).at(0.86, 0.42, 0.05).blend(0.06),
        ellipsoid(0.14, 0.1, 0.12).rz(-34).at(1.03, 0.28, 0.06).blend(0.05),
        cone(0.1, 0.075, 0.01).rz(34).at(0.72, 0.68, 0.16).blend(0.02),
        cone(0.1, 0.075, 0.01).rz(28).at(0.74, 0.66, -0.06).blend(0.02),
        capsule((0.16, 0.42, 0.26), (0.02, 0.12, 0.3), 0.16, 0.1).blend(0.08),
        capsule((0.02, 0.1, 0.3), (0.72, 0.08, 0.32), 0.1, 0.085).blend(0.05),
        capsule((0.2, 0.4, -0.22), (0.95, 0.08, -0.22), 0.14, 0.085).blend(0.06),
        ellipsoid(0.3, 0.36, 0.17).rz(14).at(-1.0, 0.66, 0.24).blend(0.08),
        capsule((-0.92, 0.42, 0.28), (-1.3, 0.3, 0.28), 0.13, 0.09).blend(0.06),
        capsule((-1.3, 0.3, 0.28), (-1.12, 0.08, 0.3), 0.085, 0.075).blend(0.04),
        ellipsoid(0.17, 0.08, 0.1).at(-1.02, 0.08, 0.31).blend(0.04),
        capsule((-1.1, 0.6, -0.22), (-0.98, 0.08, -0.26), 0.14, 0.08).blend(0.06),
        capsule((-1.34, 1.0, 0), (-1.72, 1.22, 0.05), 0.085, 0.07).blend(0.06),
        capsule((-1.72, 1.22, 0.05), (-1.92, 1.66, 0.05), 0.07, 0.06).blend(0.05),
        capsule((-1.92, 1.66, 0.05), (-1.72, 1.92, 0.05), 0.06, 0.05).blend(0.04),
    ]
    eyes = [ellipsoid(0.05, 0.032, 0.03).rz(-30).at(0.94, 0.46, 0.21)]
    return Group(
        Solid(body, "panther", hatch=(1, 0.35, 0.3)),
        Solid(eyes, "lamp-accent").named("eye"),
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


def tallow_face() -> Group:
    """Run a face like wax: pits for eyes, no mouth, chin in drips; sized for a bust's hood."""
    face = [
        ellipsoid(0.33, 0.44, 0.3).at(0, 0.02, 0.1),
        ellipsoid(0.26, 0.3, 0.24).at(0, -0.3, 0.12).blend(0.12),
        capsule((0.02, 0.05, 0.38), (0.03, -0.2, 0.42), 0.05, 0.04).blend(0.08),
        *[
            capsule((x, -0.42, 0.22), (x * 1.15, y, 0.2), 0.075, 0.05).blend(0.06)
            for x, y in ((-0.17, -0.72), (-0.05, -0.92), (0.07, -0.66), (0.18, -0.84))
        ],
        *both_sides([ellipsoid(0.085, 0.13, 0.14).rz(10).at(0.14, 0.06, 0.42).cut(0.06)]),
        *[
            capsule((x, -0.06, 0.36), (x * 1.1, -0.4, 0.34), 0.03, 0.022).blend(0.04)
            for x in (-0.15, 0.16)
        ],
    ]
    return Group(Solid(face, "white", hatch=(0.4, 1, 0.25)))
