"""Build what should not be: what walks and crouches."""

from __future__ import annotations

import math

import numpy as np

from art.kit.people import hand
from art.kit.shapes import Group, Solid, both_sides, capsule, ellipsoid, extrude, lathe, sphere
from art.kit.tentacles import tube


def eyeball(r: float = 0.2, pupil: bool = True, accent: bool = True) -> Group:
    """Roll a glowing eye that looks at +z."""
    group = Group(Solid([sphere(r)], "lamp-accent" if accent else "window"))
    if pupil:
        group += Solid([ellipsoid(r * 0.22, r * 0.75, r * 0.3).at(0, 0, r * 0.82)], "black")
    return group


def rat() -> Group:
    """Crouch a rat with a bearded, half human face and small hands; its eyes are tagged "eye"."""
    body = [
        ellipsoid(0.46, 0.44, 0.75).at(0, 0.46, -0.35).rough(0.035, 20, 1),
        ellipsoid(0.34, 0.34, 0.45).at(0, 0.50, 0.30).rough(0.03, 22, 1).blend(0.2),
        ellipsoid(0.30, 0.28, 0.34).at(0.34, 0.28, -0.62).rough(0.02, 20, 1).blend(0.12),
        ellipsoid(0.30, 0.28, 0.34).at(-0.34, 0.28, -0.62).rough(0.02, 20, 1).blend(0.12),
    ]
    body += [ellipsoid(0.27, 0.25, 0.27).at(0, 0.72, 0.70).rough(0.03, 24, 1).blend(0.12)]
    group = Group(Solid(body, "fur", hatch=(0.35, 0.6, 1)))
    face = [
        ellipsoid(0.215, 0.235, 0.22).at(0, 0.655, 0.84),
        ellipsoid(0.13, 0.11, 0.16).at(0, 0.545, 1.03).blend(0.10),
        capsule((0, 0.70, 1.03), (0, 0.60, 1.17), 0.035, 0.055).blend(0.05),
    ]
    face += both_sides(
        [
            ellipsoid(0.08, 0.052, 0.08).rz(14).at(0.105, 0.685, 1.055).cut(0.03),
            ellipsoid(0.10, 0.045, 0.08).rz(-18).at(0.13, 0.60, 0.99).blend(0.04),
            capsule((0.03, 0.735, 1.075), (0.19, 0.79, 0.98), 0.038, 0.022).blend(0.03),
            ellipsoid(0.025, 0.02, 0.03).at(0.035, 0.575, 1.19).blend(0.015),
        ]
    )
    face += [
        ellipsoid(0.105, 0.035, 0.12).at(0, 0.475, 1.12).cut(0.015),
        ellipsoid(0.085, 0.04, 0.085).at(0, 0.43, 1.07).blend(0.03),
    ]
    face += both_sides([capsule((0.16, 0.56, 0.98), (0.10, 0.45, 1.08), 0.008).cut(0.02)])
    group += Group(
        Solid(face, "skin", hatch=(0.25, 1, 0.35)),
        Solid(both_sides([sphere(0.040).at(0.105, 0.683, 1.035)]), "lamp-accent").named("eye"),
        Solid(both_sides([ellipsoid(0.010, 0.026, 0.012).at(0.103, 0.683, 1.072)]), "black"),
    )
    group += Solid(
        both_sides(
            [
                ellipsoid(0.13, 0.17, 0.03).rz(-32).ry(24).at(0.24, 0.97, 0.70),
                ellipsoid(0.095, 0.13, 0.05).rz(-32).ry(24).at(0.245, 0.965, 0.735).cut(0.02),
            ]
        ),
        "skin",
        hatch=(1, 0.3, 0.1),
    )
    group += Solid(
        both_sides(
            [
                extrude([(0, 0), (0.030, 0), (0.018, -0.085)], 0.012).at(0.006, 0.497, 1.15),
                extrude([(0, 0), (0.024, 0), (0.010, -0.05)], 0.012).at(0.05, 0.495, 1.13),
            ]
        ),
        "white",
    )
    group += Solid(
        [
            capsule(
                (0.10 * math.cos(a), 0.45 - 0.02 * abs(math.cos(a)), 1.0 + 0.05 * math.sin(a)),
                (
                    0.15 * math.cos(a) + 0.01,
                    0.22 + 0.05 * abs(math.cos(a)),
                    0.97 + 0.08 * math.sin(a),
                ),
                0.036,
                0.004,
            )
            for a in np.linspace(-0.5, 3.6, 11)
        ],
        "hair",
        hatch=(1, 0.1, 0.3),
    )
    for sx in (-1, 1):
        shapes = [
            capsule((sx * 0.24, 0.42, 0.60), (sx * 0.30, 0.15, 0.95), 0.085, 0.05).rough(
                0.012, 25, 1
            )
        ]
        group += Solid(shapes, "fur", hatch=(0.2, 0.6, 1))
        paw = hand(14, 16, arm=0, claw=0.8).scale(0.95)
        group += paw.ry(sx * 14).at(sx * 0.30, 0.06, 0.93)
    group += tube(
        [
            (0, 0.3, -0.9),
            (0.4, 0.1, -1.5),
            (1.0, 0.06, -1.4),
            (1.35, 0.06, -0.7),
            (1.5, 0.08, 0.0),
            (1.3, 0.1, 0.5),
        ],
        0.09,
        0.012,
        "skin",
        n=18,
    )
    return group


def ghoul() -> Group:
    """Crouch a white, ape-like thing; its eyes are tagged "eye"."""
    body = [
        ellipsoid(0.55, 0.62, 0.5).rx(35).at(0, 1.0, 0).rough(0.05, 13, 1),
        ellipsoid(0.44, 0.44, 0.42).at(0, 0.58, -0.35).rough(0.04, 13, 1).blend(0.2),
        capsule((0, 1.35, 0.2), (0, 1.40, 0.5), 0.30, 0.27).rough(0.05, 14, 1).blend(0.2),
        ellipsoid(0.34, 0.36, 0.26).at(0, 1.50, 0.48).rough(0.05, 14, 1).blend(0.1),
    ]
    group = Group(Solid(body, "fur", hatch=(0.25, 1, 0.7)))
    face = [
        ellipsoid(0.235, 0.27, 0.26).at(0, 1.47, 0.64),
        ellipsoid(0.19, 0.13, 0.20).at(0, 1.35, 0.82).blend(0.08),
        ellipsoid(0.155, 0.09, 0.16).at(0, 1.165, 0.80).blend(0.06),
        capsule((-0.19, 1.575, 0.80), (0, 1.535, 0.90), 0.055, 0.05).blend(0.05),
        capsule((0.19, 1.575, 0.80), (0, 1.535, 0.90), 0.055, 0.05).blend(0.05),
    ]
    face += both_sides(
        [
            ellipsoid(0.08, 0.05, 0.09).rz(16).at(0.115, 1.48, 0.91).cut(0.03),
            ellipsoid(0.10, 0.05, 0.08).rz(-20).at(0.15, 1.40, 0.82).blend(0.04),
            ellipsoid(0.03, 0.022, 0.05).at(0.035, 1.395, 1.03).cut(0.012),
        ]
    )
    face += [ellipsoid(0.145, 0.085, 0.22).at(0, 1.245, 0.98).cut(0.02)]
    group += Group(
        Solid(face, "flesh", hatch=(0.25, 1, 0.3)),
        Solid([ellipsoid(0.12, 0.075, 0.12).at(0, 1.245, 0.80)], "black"),
        Solid(both_sides([sphere(0.034).at(0.112, 1.478, 0.868)]), "lamp-accent").named("eye"),
    )
    teeth = []
    for x, length in (
        (-0.115, 0.085),
        (-0.07, 0.05),
        (-0.03, 0.05),
        (0.01, 0.05),
        (0.05, 0.05),
        (0.10, 0.085),
    ):
        z = 1.0 - abs(x) * 0.55
        teeth += [
            extrude([(-0.017, 0), (0.017, 0), (0, -length)], 0.012).at(x, 1.318, z - 0.02),
            extrude([(-0.016, 0), (0.016, 0), (0, length * 0.8)], 0.012).at(
                x * 0.9, 1.172, z - 0.05
            ),
        ]
    group += Solid(teeth, "white")
    for sx in (-1, 1):
        arm = [
            capsule((sx * 0.45, 1.25, 0.1), (sx * 0.82, 0.80, 0.42), 0.18, 0.12),
            capsule((sx * 0.82, 0.80, 0.42), (sx * 0.70, 0.16, 0.80), 0.12, 0.085).blend(0.06),
        ]
        leg = [
            capsule((sx * 0.32, 0.5, -0.4), (sx * 0.62, 0.55, 0.1), 0.2, 0.15),
            capsule((sx * 0.62, 0.55, 0.1), (sx * 0.55, 0.08, -0.15), 0.14, 0.09).blend(0.06),
            capsule((sx * 0.55, 0.06, -0.15), (sx * 0.6, 0.05, 0.15), 0.09, 0.05).blend(0.05),
        ]
        group += Group(
            Solid([p.rough(0.02, 18, 1) for p in arm], "fur", hatch=(0.3, 1, 0.3)),
            Solid([p.rough(0.02, 18, 1) for p in leg], "fur", hatch=(0.3, 1, 0.3)),
        )
        group += (
            hand(12, 16, "flesh", arm=0, claw=1.1).scale(1.6).ry(sx * 8).at(sx * 0.70, 0.07, 0.80)
        )
    return group


def pharaoh() -> Group:
    """Stand up a tall robed figure with a headdress; its face is a void with two eyes."""
    group = Group(
        Solid(
            [
                lathe(
                    [
                        (0, 0),
                        (0.62, 0),
                        (0.46, 0.7),
                        (0.30, 1.5),
                        (0.27, 1.9),
                        (0.34, 2.2),
                        (0.2, 2.38),
                        (0, 2.4),
                    ],
                    0.01,
                ).rough(0.025, 11, 2)
            ]
            + both_sides(
                [
                    capsule((0.30, 2.18, 0), (0.62, 1.72, 0.1), 0.13, 0.11).blend(0.08),
                    capsule((0.62, 1.72, 0.1), (0.86, 2.16, 0.28), 0.11, 0.17).blend(0.04),
                ]
            ),
            "cloth",
            hatch=(1, 0.1, 0.1),
        )
    )
    group += Solid(both_sides([ellipsoid(0.05, 0.12, 0.04).rz(-20).at(0.93, 2.36, 0.3)]), "skin")
    nem = [
        ellipsoid(0.26, 0.30, 0.26).at(0, 2.66, -0.03),
        extrude(
            [
                (-0.20, 2.75),
                (-0.40, 2.20),
                (-0.30, 2.10),
                (-0.16, 2.4),
                (0.16, 2.4),
                (0.30, 2.10),
                (0.40, 2.20),
                (0.20, 2.75),
            ],
            0.13,
            0.05,
        )
        .at(0, 0, -0.02)
        .blend(0.06),
        capsule((0, 2.86, 0.0), (0, 3.10, -0.18), 0.17, 0.10).blend(0.12),
        ellipsoid(0.15, 0.21, 0.2).at(0, 2.60, 0.18).cut(0.02),
    ]
    group += Group(
        Solid(nem, "stone", hatch=(0.1, 1, 0.25)),
        Solid([ellipsoid(0.17, 0.2, 0.14).at(0, 2.6, 0.0)], "black"),
        Solid(
            both_sides([ellipsoid(0.026, 0.012, 0.01).at(0.06, 2.64, 0.145)]), "lamp-accent"
        ).named("eye"),
    )
    return group
