"""Seat people for portraits: busts with eyes that look somewhere, brows with a mood, and poses.

A `sitter` is a `people.bust` whose shoulders may rise, lean and turn apart from the head.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from art.kit.people import CLOTHES, bust
from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    capsule,
    ellipsoid,
    sphere,
)


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
