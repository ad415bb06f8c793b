"""Build the things of Infinite Gulfs of Darkness, at about ten times their size."""

from __future__ import annotations

import math

import numpy as np

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


def torch(lit: str = "lamp") -> Group:
    """Lay an electric torch along +z, its lens in front."""
    return Group(
        Solid(
            [
                capsule((0, 0, -0.55), (0, 0, 0.1), 0.09),
                cone(0.12, 0.1, 0.19).rx(90).at(0, 0, 0.22),
                torus(0.19, 0.025).rx(90).at(0, 0, 0.34),
                *[torus(0.092, 0.012).rx(90).at(0, 0, -0.45 + 0.07 * i) for i in range(6)],
            ],
            "metal",
            hatch=(0.1, 0.2, 1),
        ),
        Solid([cylinder(0.17, 0.02).rx(90).at(0, 0, 0.34)], lit).named("lens"),
    )


def tuning_fork() -> Group:
    """Hold up a tuning fork, 1 high."""
    prongs = both_sides([box(0.028, 0.3, 0.028, 0.008).at(0.085, 0.68, 0)])
    bow = [torus(0.085, 0.034).rx(90).at(0, 0.4, 0), box(0.14, 0.08, 0.1).at(0, 0.49, 0).cut()]
    stem = [capsule((0, 0, 0), (0, 0.31, 0), 0.03), sphere(0.045)]
    return Group(Solid([*bow, *prongs, *stem], "metal"))


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


def vacuum_tube() -> Group:
    """Stand a radio valve, 2 high, with plates and a filament that shines."""
    base = [
        lathe([(0, 0), (0.3, 0), (0.32, 0.34), (0.36, 0.36), (0.36, 0.44), (0, 0.44)], 0.01),
        *[
            capsule(
                (0.18 * math.cos(a), -0.22, 0.18 * math.sin(a)),
                (0.18 * math.cos(a), 0, 0.18 * math.sin(a)),
                0.03,
            )
            for a in np.arange(4) * math.pi / 2 + 0.6
        ],
    ]
    bulb_ = lathe(
        [(0, 0.44), (0.3, 0.44), (0.34, 0.6), (0.5, 0.9), (0.56, 1.2), (0.5, 1.5), (0.3, 1.74),
         (0.1, 1.84), (0.06, 1.96), (0, 2.02)],
        0.01,
    )  # fmt: skip
    return Group(
        Solid(base, "metal", hatch=(0.2, 1, 0.1)),
        Solid([bulb_], "tube").named("tube"),
        Solid(
            [
                *both_sides([capsule((0.14, 0.5, 0.5), (0.14, 1.2, 0.58), 0.022)]),
                *[torus(0.15, 0.02).rx(90).at(0, 0.86 + 0.14 * i, 0.56) for i in range(3)],
                capsule((-0.22, 1.32, 0.54), (0.22, 1.32, 0.54), 0.035),
            ],
            "black",
        ),
    )


def scarab(shell: str = "gem") -> Group:
    """Lay a beetle of stone on the table, head towards +z, 1 long."""
    body = [
        ellipsoid(0.36, 0.24, 0.46).at(0, 0.12, -0.08),
        box(0.6, 0.3, 0.9).at(0, -0.26, 0).cut(0.02),
        capsule((0, 0.37, -0.6), (0, 0.36, 0.2), 0.012).cut(0.012),
    ]
    front = [
        ellipsoid(0.31, 0.18, 0.2).at(0, 0.1, 0.34),
        ellipsoid(0.2, 0.12, 0.15).at(0, 0.08, 0.54).blend(0.03),
        *both_sides(
            [extrude([(0, 0), (0.12, 0.14), (0.05, -0.04)], 0.04).rx(90).at(0.1, 0.08, 0.64)]
        ),
    ]
    legs = []
    for z, spread in ((0.36, 0.5), (0.02, 0.2), (-0.3, -0.2)):
        legs += [
            capsule((0.26, 0.08, z), (0.5, 0.14, z + spread * 0.3), 0.04, 0.03),
            capsule((0.5, 0.14, z + spread * 0.3), (0.62, 0.0, z + spread * 0.8), 0.03, 0.015),
        ]
    return Group(
        Solid(body, shell, hatch=(1, 0.35, 0.25)).named("shell"),
        Solid([*front, *both_sides(legs)], "brass", hatch=(0.4, 1, 0.3)),
    )


def elder_star(material: str = "stone") -> Group:
    """Cut a flat five-pointed star of soapstone in the xy plane, with a flame scratched in it."""
    points = []
    for i in range(10):
        a = math.pi / 2 + i * math.pi / 5
        r = 1.0 if i % 2 == 0 else 0.47
        points.append((r * math.cos(a), r * math.sin(a)))
    star = [extrude(points, 0.12, 0.05).rough(0.012, 11, 1)]
    eye = [
        torus(0.27, 0.028).rx(90).at(0, 0, 0.15),
        *[
            capsule(
                (0.3 * math.cos(a), 0.3 * math.sin(a), 0.15),
                (0.62 * math.cos(a), 0.62 * math.sin(a), 0.15),
                0.02,
                0.012,
            )
            for a in np.arange(5) * 2 * math.pi / 5 + math.pi / 2
        ],
    ]
    flame = [(0, -0.2), (0.1, -0.1), (0.08, 0.04), (0.0, 0.2), (-0.03, 0.06), (-0.1, -0.08)]
    return Group(
        Solid(star, material, hatch=(0.5, 1, 0.3)),
        Solid(eye, "black"),
        Solid([extrude(flame, 0.03).at(0, 0, 0.15)], "lamp-accent").named("flame"),
    )


def easel(w: float, h: float, canvas: str) -> Group:
    """Set a canvas of half size w x h on an easel; its middle is at y = 1.5."""
    legs = [
        *both_sides([capsule((0.1, 2.9, -0.12), (0.72, 0, 0.1), 0.045)]),
        capsule((0, 2.9, -0.14), (0, 0, -1.0), 0.045),
        box(w * 0.9, 0.05, 0.12).at(0, 1.5 - h - 0.05, 0.1),
        capsule((0, 1.5 + h, 0), (0, 2.95, -0.1), 0.05),
    ]
    return Group(
        Solid(legs, "wood"),
        Solid([box(w, h, 0.04).at(0, 0, 0)], canvas).named("canvas").rx(-7).at(0, 1.5, 0.1),
    )


def gas_bracket() -> Group:
    """Fix a gas arm to the wall z = 0, its open burner at (0, 0, 0.8)."""
    arm = [
        cylinder(0.24, 0.05, 0.02).rx(90).at(0, -0.75, 0.04),
        capsule((0, -0.75, 0.05), (0, -0.75, 0.5), 0.045),
        torus(0.26, 0.04).rz(90).at(0, -0.5, 0.55),
        capsule((0, -0.75, 0.5), (0, -0.58, 0.78), 0.045),
        capsule((0, -0.6, 0.8), (0, -0.16, 0.8), 0.05),
        cone(0.07, 0.11, 0.05).at(0, -0.1, 0.8),
        box(0.13, 0.04, 0.02, 0.01).at(0.1, -0.4, 0.8),
    ]
    shade = lathe(
        [
            (0.2, -0.12),
            (0.42, 0.1),
            (0.46, 0.36),
            (0.36, 0.6),
            (0.32, 0.6),
            (0.42, 0.36),
            (0.38, 0.1),
            (0.18, -0.08),
        ]
    )
    return Group(
        Solid(arm, "brass", hatch=(0.3, 1, 0.3)),
        Solid([shade.at(0, 0, 0.8)], "white", hatch=(0.2, 1, 0.1)),
    )


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


def church_bell(r: float = 1.0) -> Group:
    """Hang a bell, mouth down, its crown at the origin."""
    profile = [
        (0, 0),
        (0.42, -0.05),
        (0.52, -0.5),
        (0.6, -0.95),
        (0.8, -1.3),
        (1.0, -1.45),
        (0.92, -1.5),
        (0.5, -1.0),
        (0, -0.9),
    ]
    clapper = [capsule((0, -0.8, 0), (0.06, -1.5, 0.05), 0.05), sphere(0.16).at(0.07, -1.6, 0.05)]
    return Group(
        Solid(
            [
                lathe(profile, 0.02),
                torus(0.56, 0.03).at(0, -0.62, 0),
                torus(0.86, 0.035).at(0, -1.32, 0),
            ],
            "brass",
            hatch=(0.2, 1, 0.2),
        ),
        Solid(clapper, "metal"),
    ).scale(r)
