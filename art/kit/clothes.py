"""Build hats, coats and what is worn with them, to fit the heads of `heads`."""

from __future__ import annotations

import math
from typing import Any

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
    rotation_x,
    rotation_y,
    rotation_z,
    translation,
)


def fedora(
    tilt: float = -6,
    turn: float = 0,
    brim: float = 1.0,
    material: str = "felt",
    band: str = "black",
    roll: float = 0,
) -> Group:
    """Put on a fedora; `tilt` > 0 lowers the brim in front."""
    crown = [
        lathe(
            [
                (0, 0),
                (0.455, 0),
                (0.44, 0.10),
                (0.40, 0.27),
                (0.345, 0.355),
                (0.24, 0.375),
                (0, 0.33),
            ],
            0.02,
        ),
        ellipsoid(0.085, 0.16, 0.40).at(0, 0.44, 0.03).cut(0.13),
    ]
    crown += both_sides([ellipsoid(0.13, 0.20, 0.20).rz(12).at(0.37, 0.34, 0.33).cut(0.17)])
    br = [cylinder(0.73 * brim, 0.020, 0.018, bend=(-0.20, 0.17))]
    bandp = [lathe([(0.40, 0.012), (0.470, 0.012), (0.458, 0.105), (0.40, 0.105)], 0.005)]
    m = translation(0, 0.31, -0.04) @ rotation_x(tilt) @ rotation_z(roll) @ rotation_y(turn)
    return Group(
        Solid([p.moved(m) for p in crown + [br[0].blend(0.03)]], material),
        Solid([p.moved(m) for p in bandp], band),
    )


def bowler(tilt: float = -4, material: str = "felt") -> Group:
    """Put on a bowler."""
    m = translation(0, 0.30, -0.06) @ rotation_x(tilt)
    shapes = [
        ellipsoid(0.44, 0.42, 0.48).at(0, 0.06, 0),
        box(1, 0.5, 1).at(0, -0.5, 0).cut(0.02),
        cylinder(0.60, 0.022, 0.02, bend=(-0.45, 0.10)).blend(0.03),
    ]
    return Group(
        Solid([p.moved(m) for p in shapes], material),
        Solid(
            [lathe([(0.40, 0.015), (0.452, 0.015), (0.452, 0.10), (0.40, 0.10)], 0.004).moved(m)],
            "black",
        ),
    )


def police_cap(tilt: float = -4) -> Group:
    """Put on a peaked cap with a badge."""
    m = translation(0, 0.28, -0.05) @ rotation_x(tilt)
    top = [
        lathe([(0, 0.10), (0.42, 0.10), (0.56, 0.30), (0.54, 0.36), (0.2, 0.40), (0, 0.40)], 0.02)
    ]
    band = [lathe([(0.38, -0.02), (0.43, -0.02), (0.43, 0.14), (0.38, 0.14)], 0.01)]
    visor = [cylinder(0.40, 0.02, 0.015, bend=(-0.5, 0.25)).at(0, -0.03, 0.20)]
    badge = [ellipsoid(0.075, 0.09, 0.03).at(0, 0.17, 0.455)]
    return Group(
        Solid([p.moved(m) for p in top], "cloth"),
        Solid([p.moved(m) for p in band], "dark"),
        Solid([p.moved(m) for p in visor], "glass"),
        Solid([p.moved(m) for p in badge], "brass"),
    )


def cloche(
    material: str = "felt", tilt: float = 4, band: str = "black", flower: bool = True
) -> Group:
    """Put on a cloche with a band and a flower."""
    m = translation(0, 0.12, -0.03) @ rotation_x(tilt)
    prof = [
        (0, 0.56),
        (0.20, 0.545),
        (0.36, 0.46),
        (0.445, 0.32),
        (0.475, 0.16),
        (0.485, 0.02),
        (0.515, -0.08),
        (0.56, -0.15),
        (0.535, -0.165),
        (0.485, -0.10),
        (0.44, 0),
        (0, 0.1),
    ]
    group = Group(
        Solid([lathe(prof, 0.012).moved(m)], material, hatch=(0.15, 1, 0.2)),
        Solid(
            [lathe([(0.44, 0.06), (0.494, 0.06), (0.490, 0.17), (0.44, 0.17)], 0.004).moved(m)],
            band,
        ),
    )
    if flower:
        group += Solid(
            [
                ellipsoid(0.085, 0.085, 0.03)
                .ry(62)
                .at(0.47 * math.sin(math.radians(62)), 0.11, 0.47 * math.cos(math.radians(62)))
                .moved(m)
            ]
            + [
                ellipsoid(0.06, 0.045, 0.025)
                .rz(a)
                .at(0.09 * math.cos(math.radians(a)), 0.09 * math.sin(math.radians(a)), 0.0)
                .ry(62)
                .at(0.485 * math.sin(math.radians(62)), 0.11, 0.485 * math.cos(math.radians(62)))
                .moved(m)
                for a in range(0, 360, 60)
            ],
            "white" if band == "black" else band,
        )
    return group


def hood(material: str = "cloth") -> Group:
    """Draw up a hood over a black void."""
    outer = [
        ellipsoid(0.60, 0.66, 0.62).at(0, 0.08, -0.08),
        capsule((0, 0.45, -0.1), (0, 0.78, -0.32), 0.28, 0.06).blend(0.2),
        capsule((0, -0.4, -0.1), (0, -1.0, -0.12), 0.5, 0.62).blend(0.2),
    ]
    outer = [p.rough(0.015, 9, 2) for p in outer]
    outer += [ellipsoid(0.40, 0.56, 0.60).at(0, -0.06, 0.34).cut(0.05)]
    return Group(
        Solid(outer, material, hatch=(0.2, 1, 0.4)),
        Solid([ellipsoid(0.5, 0.56, 0.5).at(0, 0.03, -0.12)], "black"),
    )


def shawl(material: str = "cloth") -> Group:
    """Lay a shawl over the head."""
    shapes = [
        ellipsoid(0.50, 0.58, 0.56).at(0, 0.06, -0.12),
        capsule((0, -0.45, -0.12), (0, -1.1, -0.12), 0.46, 0.66).blend(0.25),
    ]
    shapes = [p.rough(0.03, 8, 2) for p in shapes] + [
        ellipsoid(0.33, 0.50, 0.55).at(0, -0.06, 0.36).cut(0.06),
        ellipsoid(0.16, 0.5, 0.4).at(0, -0.75, 0.45).cut(0.15),
    ]
    return Group(Solid(shapes, material, hatch=(0.35, 1, 0.4)))


def coat(
    lapel: bool = True,
    width: float = 1.0,
    tie: bool = True,
    collar_up: bool = False,
    material: str = "cloth",
    shirt: bool = True,
    tie_material: str = "black",
) -> Group:
    """Dress shoulders and chest, with shirt, tie and lapels as wanted."""
    w = width
    body = [ellipsoid(0.60 * w, 0.75, 0.36).at(0, -1.75, -0.16)] + both_sides(
        [
            capsule((0.16, -0.95, -0.14), (0.72 * w, -1.16, -0.18), 0.19, 0.22).blend(0.18),
            capsule((0.74 * w, -1.18, -0.18), (0.88 * w, -2.3, -0.05), 0.23, 0.20).blend(0.14),
        ]
    )
    body += [ellipsoid(0.52 * w, 0.6, 0.34).at(0, -1.45, -0.02).blend(0.2)]
    out = Group(Solid(body, material))
    if shirt:
        v = [(-0.24, -0.84), (0.24, -0.84), (0, -1.95)]
        out += Solid([extrude(v, 0.06, 0.01).rx(-10).at(0, -0.02, 0.11)], "white")
        out += Solid(
            both_sides(
                [
                    extrude(
                        [(0.02, -0.98), (0.17, -0.76), (0.25, -0.86), (0.20, -1.13)], 0.025, 0.01
                    )
                    .ry(16)
                    .rx(-8)
                    .at(-0.02, 0.0, 0.235)
                ]
            ),
            "white",
        )
    if tie:
        out += Solid(
            [
                extrude(
                    [
                        (-0.055, -1.0),
                        (0.055, -1.0),
                        (0.035, -1.10),
                        (0.085, -1.75),
                        (0, -1.9),
                        (-0.085, -1.75),
                        (-0.035, -1.10),
                    ],
                    0.03,
                    0.01,
                )
                .rx(-8)
                .at(0, 0, 0.245)
            ],
            tie_material,
        )
    if lapel:
        lap = [
            (0.10, -0.82),
            (0.30, -0.80),
            (0.46, -1.18),
            (0.34, -1.24),
            (0.40, -1.36),
            (0.02, -2.1),
            (-0.02, -2.0),
        ]
        out += Solid(
            both_sides([extrude(lap, 0.03, 0.012).ry(14).rx(-9).at(0.0, 0, 0.255)]),
            material,
            hatch=(0.4, 1, 0),
        )
    if collar_up:
        out += Solid(
            both_sides(
                [
                    extrude(
                        [(0.10, -1.05), (0.20, -0.62), (0.42, -0.48), (0.50, -0.72), (0.40, -1.1)],
                        0.03,
                        0.015,
                    )
                    .ry(38)
                    .at(-0.02, 0, 0.10)
                ]
            ),
            material,
            hatch=(1, 0.2, 0),
        )
    return out


def trench(**options: Any) -> Group:
    """Put on a trench coat, its collar up."""
    return coat(**{"collar_up": True, **options})


def dress(**options: Any) -> Group:
    """Put on a plain dress."""
    return coat(**{"lapel": False, "tie": False, "shirt": False, "width": 0.74, **options})


def uniform(material: str = "dark") -> Group:
    """Put on a dark, buttoned uniform."""
    buttons = [
        capsule((0, y, z), (0, y, z + 0.03), 0.035)
        for y, z in ((-1.05 - 0.22 * i, 0.34 + 0.015 * i) for i in range(4))
    ]
    plain = coat(lapel=False, tie=False, shirt=False, material=material)
    return plain + Solid(buttons, "brass")


def robe_shoulders(material: str = "cloth") -> Group:
    """Put on a wide robe."""
    b = [capsule((0, -0.7, -0.15), (0, -2.6, -0.1), 0.42, 0.95).rough(0.035, 7, 2)] + both_sides(
        [capsule((0.2, -1.0, -0.12), (0.62, -1.35, -0.1), 0.22, 0.28).blend(0.2)]
    )
    return Group(Solid(b, material, hatch=(1, 0.1, 0.1)))
