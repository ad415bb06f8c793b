"""Build what only Called Forth by Thunder needs: the Martenses, their holes, and farm things."""

from __future__ import annotations

import math

import numpy as np

from art.kit.people import hand
from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    torus,
)


def boot(material: str = "leather") -> Group:
    """Stand a high laced boot, its toe towards +z, 1.1 high."""
    leather = [
        capsule((0, 0.34, -0.12), (0, 1.0, -0.16), 0.2, 0.24),
        ellipsoid(0.2, 0.19, 0.3).at(0, 0.2, 0.1).blend(0.12),
        ellipsoid(0.2, 0.16, 0.24).at(0, 0.15, 0.4).blend(0.08),
        cylinder(0.19, 0.3).at(0, 1.2, -0.16).cut(0.02),
        box(0.5, 0.1, 0.8).at(0, -0.06, 0).cut(),
    ]
    sole = [
        box(0.19, 0.05, 0.4, 0.04).at(0, 0.05, 0.16),
        box(0.17, 0.08, 0.13, 0.03).at(0, 0.07, -0.24),
    ]
    laces = [
        capsule(
            (-0.1, 0.36 + 0.12 * i, 0.17 - 0.04 * i), (0.1, 0.42 + 0.12 * i, 0.16 - 0.04 * i), 0.02
        )
        for i in range(5)
    ]
    laces += both_sides(
        [
            capsule((0.02, 0.84, 0.14), (0.13, 0.6, 0.2), 0.018),
        ]
    )
    return Group(
        Solid(leather, material, hatch=(0.3, 1, 0.2)),
        Solid([cylinder(0.185, 0.02).at(0, 0.93, -0.16)], "black"),
        Solid(sole, "dark"),
        Solid(laces, "thin-bone"),
    )


def dynamite(sticks: int = 7) -> Group:
    """Bundle sticks of dynamite upright, 1 high, with a cord round them."""
    places = [(0.0, 0.0)] + [
        (0.23 * math.cos(a), 0.23 * math.sin(a))
        for a in np.arange(sticks - 1) * 2 * math.pi / (sticks - 1)
    ]
    rods = [cylinder(0.11, 0.5, 0.015).at(x, 0.5, z) for x, z in places]
    cord = [torus(0.35, 0.025).at(0, y, 0) for y in (0.3, 0.34, 0.68, 0.72)]
    return Group(Solid(rods, "paper", hatch=(0.25, 1, 0.2)), Solid(cord, "dark"))


def claw(material: str = "fur", curl: float = 24, spread: float = 15) -> Group:
    """Stretch out a hairy arm that ends in a clawed paw; the wrist at the origin, fingers to +z."""
    paw = hand(curl, spread, material, arm=0, claw=1.5)
    arm = capsule((0, 0, 0.06), (0.02, 0.04, -1.4), 0.085, 0.2).rough(0.012, 20, 2)
    tufts = [
        capsule((0.1 * math.cos(k * 2.4), 0.1 * math.sin(k * 2.4), -0.1 - 0.09 * k),
                (0.2 * math.cos(k * 2.4), 0.2 * math.sin(k * 2.4), -0.3 - 0.09 * k), 0.035, 0.004)
        for k in range(13)
    ]  # fmt: skip
    return paw + Solid([arm, *(t.blend(0.02) for t in tufts)], material, hatch=(1, 0.4, 0.3))
