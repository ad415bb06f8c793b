"""Seat people for portraits: busts with eyes that look somewhere, brows with a mood, and poses.

A `sitter` is a `people.bust` whose shoulders may rise, lean and turn apart from the head.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from art.kit.block import SOLID
from art.kit.heads import head_shapes
from art.kit.materials import define_material
from art.kit.people import CLOTHES, bust
from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    lathe,
    sphere,
    torus,
)

define_material("eye", albedo=1.25, ambient=0.0, kind=SOLID, keyline=0.6)


def eyes(gaze: tuple[float, float] = (0, 0), wide: float = 0.0, iris: str = "black") -> Group:
    """Set eyes into a head: they look `gaze` degrees right and up; `wide` 1 is terror."""
    radius = 0.075 + 0.016 * wide
    turn, lift = math.radians(gaze[0]), math.radians(gaze[1])
    x, y, z = math.sin(turn), math.sin(lift), math.cos(turn) * math.cos(lift)
    reach = radius * 0.86
    white, dark = [], []
    for side in (-1, 1):
        place = (side * 0.142, 0.008, 0.308)
        white.append(sphere(radius).at(*place))
        pupil = sphere(max(0.028, 0.033 - 0.006 * wide)).at(
            place[0] + x * reach, place[1] + y * reach, place[2] + z * reach
        )
        dark.append(pupil)
    return Group(Solid(white, "eye").named("eyes"), Solid(dark, iris).named("pupils"))


def brows(mood: float = 0.0, material: str = "black", thick: float = 0.022) -> Group:
    """Draw eyebrows: mood -1 is anger, +1 is grief or fear."""
    inner, outer = 0.128 + 0.035 * mood, 0.142 - 0.03 * mood
    hairs = both_sides(
        [capsule((0.05, inner, 0.405), (0.235, outer, 0.315), thick * 1.2, thick * 0.6)]
    )
    return Group(Solid(hairs, material))


def lips(material: str = "accent") -> Group:
    shapes = [
        ellipsoid(0.086, 0.027, 0.05).at(0, -0.277, 0.390),
        ellipsoid(0.072, 0.032, 0.05).at(0, -0.330, 0.380),
    ]
    return Group(Solid(shapes, material))


def flat_cap(material: str = "tweed") -> Group:
    shapes = [
        ellipsoid(0.47, 0.17, 0.54).rx(10).at(0, 0.40, -0.02),
        lathe([(0.30, 0.18), (0.43, 0.18), (0.43, 0.34), (0.30, 0.34)], 0.02).blend(0.08),
        ellipsoid(0.33, 0.035, 0.26).rx(16).at(0, 0.24, 0.42).blend(0.03),
    ]
    return Group(Solid(shapes, material, hatch=(0.3, 1, 0.4)))


def headscarf(material: str = "cloth") -> Group:
    """Tie a peasant's kerchief under the chin."""
    shapes = [
        ellipsoid(0.45, 0.53, 0.54).at(0, 0.08, -0.10).rough(0.012, 9, 2),
        capsule((0, -0.30, -0.20), (0, -0.85, -0.30), 0.36, 0.24).blend(0.15),
        ellipsoid(0.33, 0.47, 0.56).at(0, -0.07, 0.46).cut(0.05),
    ]
    knot = [
        sphere(0.07).at(0, -0.60, 0.24),
        capsule((0, -0.60, 0.25), (0.13, -0.84, 0.34), 0.05, 0.08).blend(0.03),
        capsule((0, -0.60, 0.25), (-0.11, -0.88, 0.34), 0.05, 0.08).blend(0.03),
    ]
    knot += both_sides([capsule((0.34, -0.30, 0.10), (0.02, -0.60, 0.22), 0.06, 0.05).blend(0.04)])
    return Group(Solid(shapes, material, hatch=(0.35, 1, 0.4)), Solid(knot, material))


def top_hat(material: str = "dark", band: str = "accent") -> Group:
    crown = [(0, 0.26), (0.42, 0.26), (0.39, 0.5), (0.44, 0.98), (0.40, 1.0), (0, 0.99)]
    return Group(
        Solid(
            [lathe(crown, 0.01), cylinder(0.66, 0.022, 0.02, bend=(-0.3, 0.1)).at(0, 0.28, 0)],
            material,
        ),
        Solid([lathe([(0.38, 0.29), (0.432, 0.29), (0.42, 0.42), (0.38, 0.42)])], band),
    )


def stringy_hair(material: str = "grey", length: float = 1.0) -> Group:
    """Hang unwashed locks on both sides of the face."""
    locks = []
    for i in range(4):
        x, z = 0.34 + 0.03 * i, 0.14 - 0.13 * i
        sway = 0.06 * math.sin(i * 2.3)
        end = (x + 0.10 + sway, -0.75 * length - 0.08 * (i % 3), z + 0.06)
        middle = (x + 0.06 - sway, -0.2, z + 0.04)
        locks += [
            capsule((x - 0.06, 0.28, z - 0.02), middle, 0.065, 0.06).blend(0.02),
            capsule(middle, end, 0.06, 0.012).blend(0.02),
        ]
    cap = ellipsoid(0.40, 0.46, 0.48).at(0, 0.16, -0.10)
    face = ellipsoid(0.30, 0.36, 0.30).at(0, -0.02, 0.40).cut(0.06)
    return Group(Solid([cap, face, *both_sides(locks)], material, hatch=(1, 0.2, 0.5)))


def bandage() -> Group:
    turns = [
        torus(0.40, 0.07).rx(-14).at(0, 0.27, -0.06),
        torus(0.395, 0.06).rx(-24).rz(10).at(0, 0.36, -0.09).blend(0.02),
        ellipsoid(0.37, 0.32, 0.42).at(0, 0.28, -0.10).blend(0.04),
    ]
    return Group(Solid(turns, "white", hatch=(0.3, 1, 0.6)))


def bow_tie(material: str = "accent") -> Group:
    knot = [ellipsoid(0.05, 0.06, 0.05).at(0, -0.92, 0.27)]
    knot += both_sides([ellipsoid(0.13, 0.085, 0.045).rz(8).at(0.15, -0.92, 0.25)])
    return Group(Solid(knot, material))


def sitter(
    hat: str | None = None,
    hair: str | None = "short",
    face: Mapping[str, Any] | None = None,
    clothes: str | None = "suit",
    *,
    yaw: float = 28,
    pitch: float = 4,
    roll: float = 0,
    body_yaw: float | None = None,
    lean: float = 0,
    hunch: float = 0.14,
    gaze: tuple[float, float] | None = (0, 0),
    wide: float = 0.0,
    iris: str = "black",
    mood: float | None = 0.0,
    brow_material: str = "black",
    clothes_options: Mapping[str, Any] | None = None,
    on_head: Iterable[Group] = (),
    worn: Iterable[Group] = (),
    **rest: Any,
) -> Group:
    """Seat someone; `hunch` lifts the shoulders, `lean` tips them forward, the rest as in `bust`.

    gaze: where the eyes look, or None for a blind head.  mood: the brows, or None for none.
    """
    extras = list(on_head)
    if gaze is not None:
        extras.append(eyes(gaze, wide, iris))
    if mood is not None:
        extras.append(brows(mood, brow_material))
    head = bust(hat, hair, face, None, yaw=yaw, pitch=pitch, roll=roll, on_head=extras, **rest)
    body = CLOTHES[clothes](**(clothes_options or {})) if clothes else Group()
    for thing in worn:
        body += thing
    turned = body.at(0, 1.0, 0.1).rx(lean).at(0, -1.0 + hunch, -0.1)
    return head + turned.ry(yaw * 0.7 if body_yaw is None else body_yaw)


def fallen_face(material: str = "white", mouth: str = "accent") -> Group:
    """Lift the face off a young woman like a mask: blind eyes, painted lips."""
    shapes = head_shapes(female=True, nose=0.8, brow=0.5)
    shapes += [
        box(1, 1, 1).at(0, 0, -0.93).cut(0.03),
        ellipsoid(0.27, 0.40, 0.30).at(0, -0.03, 0.0).cut(0.03),
    ]
    shapes += both_sides([ellipsoid(0.08, 0.036, 0.3).at(0.142, 0.005, 0.3).cut(0.015)])
    hollow = Solid([ellipsoid(0.26, 0.36, 0.14).at(0, -0.05, 0.10)], "black")
    return Group(Solid(shapes, material, hatch=(0.35, 1, 0.25)), hollow, *lips(mouth))
