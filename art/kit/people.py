"""Put people together: busts for portraits, hands, a body under a sheet.

`figures` holds the small full-length people.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from art.kit import clothes as wardrobe
from art.kit import heads
from art.kit.shapes import (
    Group,
    Solid,
    box,
    capsule,
    rotation_x,
    rotation_y,
    rotation_z,
    translation,
)

HAIR: dict[str, Callable[[str], Group]] = {
    "short": lambda material: heads.hair_short(material=material),
    "receding": lambda material: heads.hair_short(recede=1.6, material=material),
    "bob": heads.hair_bob,
    "bun": heads.hair_bun,
    "wild": heads.hair_wild,
}
HATS: dict[str, Callable[..., Group]] = {
    "fedora": wardrobe.fedora,
    "bowler": wardrobe.bowler,
    "cloche": wardrobe.cloche,
    "police": wardrobe.police_cap,
    "hood": wardrobe.hood,
    "shawl": wardrobe.shawl,
}
CLOTHES: dict[str, Callable[..., Group]] = {
    "suit": wardrobe.coat,
    "trench": wardrobe.trench,
    "dress": wardrobe.dress,
    "robe": wardrobe.robe_shoulders,
    "uniform": wardrobe.uniform,
}


def bust(
    hat: str | None = None,
    hair: str | None = "short",
    face: Mapping[str, Any] | None = None,
    clothes: str | None = None,
    *,
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
    body_yaw: float = 0,
    glasses: bool = False,
    beard: float = 0,
    moustache: bool = False,
    hair_material: str = "hair",
    hat_material: str | None = None,
    skin: str = "skin",
    hat_options: Mapping[str, Any] | None = None,
    clothes_options: Mapping[str, Any] | None = None,
    on_head: Iterable[Group] = (),
    worn: Iterable[Group] = (),
) -> Group:
    """Build head and shoulders; `on_head` turns with the head, `worn` with the body.

    hat: a key of HATS.  hair: a key of HAIR.  clothes: a key of CLOTHES.  face: arguments of
    `heads.head_shapes`.  beard: its length, about 1.
    """
    face = dict(face or {})
    neck = heads.neck_shapes(female=face.get("female", False))
    head = Group(Solid(heads.head_shapes(**face) + neck, skin))
    if hair:
        head += HAIR[hair](hair_material)
    if hat:
        options = dict(hat_options or {})
        if hat_material:
            options["material"] = hat_material
        head += HATS[hat](**options)
    if glasses:
        head += heads.spectacles()
    if beard:
        head += heads.full_beard(beard, hair_material)
    if moustache:
        head += heads.handlebar(hair_material)
    for thing in on_head:
        head += thing
    pivot = translation(0, -0.45, -0.08)
    turn = rotation_y(yaw) @ rotation_x(pitch) @ rotation_z(roll)
    body = CLOTHES[clothes](**(clothes_options or {})) if clothes else Group()
    for thing in worn:
        body += thing
    return head.moved(pivot @ turn @ np.linalg.inv(pivot)) + body.ry(body_yaw)


def hand(
    curl: float = 25,
    spread: float = 9,
    material: str = "skin",
    arm: float = 0.9,
    sleeve: str = "cloth",
    claw: float = 0.0,
) -> Group:
    """Build a right hand, palm down, fingers towards +z, the wrist at the origin."""
    shapes = [
        box(0.095, 0.035, 0.11, 0.03).at(0, 0, 0.13),
        capsule((0, 0, -0.05), (0, 0, 0.06), 0.06, 0.07).blend(0.05),
    ]
    for i, (x, L) in enumerate(((-0.072, 0.17), (-0.024, 0.20), (0.026, 0.19), (0.07, 0.15))):
        a = math.radians((i - 1.5) * spread)
        c1, c2 = math.radians(curl), math.radians(curl * 2.1)
        p0 = np.array([x, 0.0, 0.23])
        p1 = p0 + L * 0.55 * np.array([math.sin(a), -math.sin(c1), math.cos(c1)])
        p2 = p1 + L * 0.55 * np.array([math.sin(a), -math.sin(c2), math.cos(c2)])
        shapes += [
            capsule(p0, p1, 0.030, 0.026).blend(0.02),
            capsule(p1, p2, 0.027, 0.020 - 0.014 * claw).blend(0.012),
        ]
        if claw:
            shapes += [
                capsule(
                    p2,
                    p2 + 0.10 * claw * np.array([math.sin(a), -math.sin(c2), math.cos(c2)]),
                    0.014,
                    0.002,
                ).blend(0.01)
            ]
    shapes += [
        capsule((-0.075, -0.01, 0.06), (-0.15, -0.03, 0.15), 0.036, 0.03).blend(0.03),
        capsule((-0.15, -0.03, 0.15), (-0.155, -0.05, 0.235), 0.03, 0.022).blend(0.015),
    ]
    group = Group(Solid(shapes, material, hatch=(0.15, 0.2, 1)))
    if arm:
        group += Group(
            Solid(
                [capsule((0, 0, -0.10), (0, 0.03, -arm), 0.10, 0.15).rough(0.008, 9, 2)],
                sleeve,
                hatch=(0.1, 0.1, 1),
            ),
            Solid([capsule((0, 0, -0.02), (0, 0, -0.1), 0.075, 0.08)], "white"),
        )
    return group
