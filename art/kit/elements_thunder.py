"""Build what only Called Forth by Thunder needs: the Martenses, their holes, and farm things."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.kit.creatures import ghoul
from art.kit.noise import rng
from art.kit.people import hand
from art.kit.shapes import (
    Group,
    Point,
    Shape,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    extrude,
    sphere,
    torus,
)
from art.kit.tentacles import tube


def unlike_ghoul() -> Group:
    """Crouch the ghoul of the kit with the eyes of the Martenses: one amber, one pale."""
    beast = Group(*(solid for solid in ghoul() if solid.tag != "eye"))
    beast += Solid([sphere(0.046).at(-0.112, 1.478, 0.872)], "lamp-accent").named("amber eye")
    beast += Solid([sphere(0.046).at(0.112, 1.478, 0.872)], "lamp").named("pale eye")
    pupils = [ellipsoid(0.012, 0.028, 0.02).at(x, 1.478, 0.912) for x in (-0.112, 0.112)]
    return beast + Solid(pupils, "black")


def martense(
    *,
    arms: str = "knuckles",
    material: str = "fur",
    eyes: float = 0.04,
    gape: bool = True,
    ears: bool = True,
) -> Group:
    """Crouch a dwarfed, apish cousin, 1.5 high, facing +z; arms: knuckles, raised or reach.

    eyes: their radius, 0 for none.
    It is smooth, hence cheap: use it in throngs and as a silhouette.
    """
    body = [
        ellipsoid(0.34, 0.36, 0.32).at(0, 0.5, -0.3),
        capsule((0, 0.55, -0.28), (0, 1.05, 0.08), 0.33, 0.4).blend(0.15),
        ellipsoid(0.27, 0.27, 0.28).at(0, 1.36, 0.36).blend(0.1),
        ellipsoid(0.2, 0.15, 0.2).at(0, 1.24, 0.54).blend(0.08),
        capsule((-0.17, 1.44, 0.55), (0.17, 1.44, 0.55), 0.07).blend(0.05),
    ]
    if ears:
        body += both_sides([ellipsoid(0.07, 0.14, 0.05).rz(-24).at(0.29, 1.46, 0.3).blend(0.04)])
    if gape:
        body.append(ellipsoid(0.13, 0.07, 0.16).at(0, 1.2, 0.7).cut(0.02))
    limbs: list[Shape] = []
    for side in (-1, 1):
        shoulder = (side * 0.36, 1.12, 0.05)
        elbow, wrist = {
            "knuckles": ((side * 0.7, 0.72, 0.3), (side * 0.58, 0.14, 0.62)),
            "raised": ((side * 0.85, 1.3, 0.1), (side * 0.8, 1.95, 0.3)),
            "reach": ((side * 0.55, 0.8, 0.5), (side * 0.36, 0.9, 1.1)),
        }[arms]
        limbs += [
            capsule(shoulder, elbow, 0.17, 0.12).blend(0.1),
            capsule(elbow, wrist, 0.12, 0.08).blend(0.05),
            capsule((side * 0.26, 0.42, -0.3), (side * 0.5, 0.5, 0.12), 0.19, 0.14).blend(0.1),
            capsule((side * 0.5, 0.5, 0.12), (side * 0.44, 0.08, -0.06), 0.13, 0.08).blend(0.05),
            ellipsoid(0.1, 0.07, 0.2).at(side * 0.45, 0.06, 0.08).blend(0.04),
        ]
        for k in range(4):
            turn = math.radians((k - 1.5) * 20)
            up = 1.0 if arms == "raised" else -0.1
            tip = (
                wrist[0] + 0.2 * math.sin(turn),
                max(0.03, wrist[1] + 0.2 * up),
                wrist[2] + (0.06 if arms == "raised" else 0.22) * math.cos(turn),
            )
            limbs.append(capsule(wrist, tip, 0.05, 0.012).blend(0.02))
    group = Group(Solid([*body, *limbs], material, hatch=(0.3, 1, 0.4)))
    if gape:
        group += Solid([ellipsoid(0.11, 0.05, 0.08).at(0, 1.2, 0.6)], "black")
        fangs = [
            extrude([(-0.02, 0), (0.02, 0), (0, -0.07)], 0.012).at(x, 1.255, 0.68)
            for x in (-0.08, -0.03, 0.03, 0.08)
        ]
        group += Solid(fangs, "thin-bone")
    if eyes:
        group += Solid([sphere(eyes).at(-0.1, 1.385, 0.6)], "lamp-accent").named("eye")
        group += Solid([sphere(eyes).at(0.1, 1.385, 0.6)], "lamp").named("eye")
    return group


def tunnel(points: Sequence[Point], radius: float, material: str = "earth") -> Group:
    """Dig a tunnel through points out of a great lump of clay; the camera goes inside."""
    lump: list[Shape] = [box(14, 14, 40)]
    dug = [
        capsule(a, b, radius).rough(radius * 0.09, 5 / radius, 0).cut(radius * 0.25)
        for a, b in zip(points, points[1:], strict=False)
    ]
    return Group(Solid(lump + dug, material, hatch=(0.25, 0.3, 1)))


def boulder(radius: float, seed: int = 0) -> Solid:
    """Break a rock: a ball with flats."""
    random = rng(f"boulder{seed}")
    shapes: list[Shape] = [ellipsoid(radius, radius * 0.85, radius * 0.9)]
    for k in range(7):
        flat = box(radius, radius, radius).at(0, radius * random.uniform(1.55, 1.75), 0)
        shapes.append(flat.rx(random.uniform(0, 180)).ry(k * 51 + random.uniform(0, 20)).cut())
    return Solid(shapes, "stone", hatch=(0.4, 1, 0.3))


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


def axe_head() -> Solid:
    """Forge an axe head in the xy plane, the edge at -x, the eye at the origin."""
    outline = [
        (0.16, 0.16), (-0.06, 0.17), (-0.4, 0.3), (-0.66, 0.44), (-0.76, 0.2), (-0.78, -0.02),
        (-0.74, -0.26), (-0.62, -0.44), (-0.4, -0.22), (-0.06, -0.14), (0.16, -0.16),
    ]  # fmt: skip
    return Solid([extrude(outline, 0.07, 0.03)], "metal", hatch=(1, 0.3, 0.2))


def fiddle(wood: str = "wood") -> Group:
    """Lay a fiddle in the xy plane along +y, its scroll up, strings towards +z."""
    half = [(0, -0.62), (0.26, -0.58), (0.36, -0.4), (0.3, -0.22), (0.2, -0.1), (0.2, 0.02),
            (0.28, 0.14), (0.27, 0.32), (0.14, 0.42), (0, 0.44)]  # fmt: skip
    outline = half + [(-x, y) for x, y in half[-2:0:-1]]
    neck = [
        capsule((0, 0.4, 0.06), (0, 1.1, 0.02), 0.05, 0.035),
        torus(0.07, 0.035).rz(90).at(0, 1.18, -0.02),
        *both_sides([capsule((0.02, 1.04, 0), (0.13, 1.05, 0), 0.022)]),
    ]
    holes = both_sides([capsule((0.13, -0.22, 0.1), (0.17, -0.02, 0.1), 0.018)])
    strings = [
        capsule((x, -0.36, 0.13), (x * 0.6, 1.05, 0.07), 0.007)
        for x in (-0.045, -0.015, 0.015, 0.045)
    ]
    return Group(
        Solid([extrude(outline, 0.08, 0.04)], wood, hatch=(1, 0.2, 0.1)),
        Solid(neck, "dark"),
        Solid([*holes, box(0.1, 0.02, 0.05).at(0, -0.16, 0.11)], "black"),
        Solid(strings, "thin-bone"),
    )


def basket(height: float = 0.7, radius: float = 0.55, whole: float = 0.6) -> Group:
    """Weave a basket up to `whole` of its height; the bare splints stand out above."""
    rows = int(height * whole / 0.085)
    rings = [
        torus(radius * (0.8 + 0.25 * i * 0.085 / height), 0.05).at(0, 0.05 + 0.085 * i, 0)
        for i in range(rows)
    ]
    splints = []
    for k in range(18):
        a = 2 * math.pi * k / 18
        c, n = math.cos(a), math.sin(a)
        foot, tip = radius * 0.8, radius * (1.12 + 0.14 * math.sin(k * 2.4))
        top = height * (0.85 + 0.22 * abs(math.sin(k * 1.7)))
        splints.append(capsule((foot * c, 0.02, foot * n), (tip * c, top, tip * n), 0.032))
    half = len(splints) // 2
    return Group(
        Solid(rings, "grey", hatch=(1, 0.4, 1)),
        Solid(splints[:half], "thin-bone"),
        Solid(splints[half:], "thin-bone"),
        Solid([cylinder(radius * 0.8, 0.02).at(0, 0.02, 0)], "black"),
    )


def jaw_trap(radius: float = 0.8, gape: float = 10) -> Group:
    """Hold up an open steel trap in the xy plane: two toothed jaws, springs at the sides."""
    group = Group()
    steps = np.linspace(0.06, math.pi - 0.06, 13)
    for side in (-1, 1):
        bow = [(radius * math.cos(a), side * radius * math.sin(a), 0) for a in steps]
        jaw: list[Shape] = [capsule(a, b, 0.055) for a, b in zip(bow, bow[1:], strict=False)]
        teeth = [
            capsule(
                (radius * math.cos(a), side * radius * math.sin(a), 0),
                (radius * 0.74 * math.cos(a), side * radius * 0.74 * math.sin(a), 0.02),
                0.06,
                0.004,
            )
            for a in steps[1:-1]
        ]
        half = Group(Solid(jaw, "metal", hatch=(1, 0.3, 0.3)), Solid(teeth, "thin-bone"))
        group += half.rx(side * gape)
    ends = [
        box(0.3, 0.035, 0.09, 0.02).rz(6).at(radius + 0.28, 0.03, 0),
        box(0.3, 0.035, 0.09, 0.02).rz(-6).at(radius + 0.28, -0.03, 0),
        sphere(0.1).at(radius, 0, 0),
    ]
    return group + Solid(both_sides(ends), "metal")


def fulgurite(material: str = "gem") -> Group:
    """Grow a root of lightning glass, 2.4 high, hanging down from the origin's height."""
    random = rng("fulgurite")
    group = Group()

    def branch(
        start: tuple[float, float, float], angle: float, length: float, r: float, left: int
    ) -> None:
        x, y, z = start
        points = [start]
        for _ in range(4):
            angle += random.normal(0, 0.26)
            x += math.sin(angle) * length / 4
            y -= math.cos(angle) * length / 4
            z += random.normal(0, 0.05)
            points.append((x, y, z))
        group.append(tube(points, r, r * 0.55, material, n=8, k=0.02, hatch=(0.3, 1, 0.5)))
        if left:
            for side in (-1, 1):
                turn = side * random.uniform(0.35, 0.75)
                branch(
                    points[-1], angle + turn, length * random.uniform(0.6, 0.8), r * 0.6, left - 1
                )
            if left > 1:
                middle = points[2]
                branch(
                    middle, angle + random.choice([-1, 1]) * 0.9, length * 0.55, r * 0.45, left - 2
                )

    branch((0, 1.25, 0), 0.05, 0.85, 0.17, 3)
    return group


def gas_pump(lit: str = "lamp-accent") -> Group:
    """Raise a visible pump of the 1920s, 3 high: cabinet, glass cylinder, lit globe."""
    cabinet = [
        box(0.3, 0.75, 0.26, 0.04).at(0, 0.8, 0),
        box(0.4, 0.06, 0.36, 0.02).at(0, 0.06, 0),
        cylinder(0.3, 0.05, 0.02).at(0, 1.6, 0),
        cylinder(0.3, 0.05, 0.02).at(0, 2.42, 0),
        cylinder(0.12, 0.08).at(0, 2.54, 0),
    ]
    bars = [
        capsule(
            (0.27 * math.cos(a), 1.6, 0.27 * math.sin(a)),
            (0.27 * math.cos(a), 2.42, 0.27 * math.sin(a)),
            0.02,
        )
        for a in np.arange(6) * math.pi / 3 + 0.3
    ]
    hose = tube(
        [
            (0.28, 1.4, 0.1),
            (0.62, 1.5, 0.16),
            (0.66, 0.7, 0.2),
            (0.42, 0.45, 0.26),
            (0.36, 0.95, 0.26),
        ],
        0.04,
        0.035,
        "thin-metal",
        n=18,
    )
    lever = [capsule((-0.3, 0.9, 0.1), (-0.5, 1.5, 0.14), 0.03), sphere(0.06).at(-0.5, 1.52, 0.14)]
    return Group(
        Solid(cabinet, "metal", hatch=(0.2, 1, 0.1)),
        Solid([cylinder(0.23, 0.4).at(0, 2.0, 0)], "glass"),
        Solid(bars, "thin-metal"),
        Solid(lever, "metal"),
        Solid([box(0.2, 0.24, 0.02).at(0, 1.0, 0.27)], "white"),
        Solid([ellipsoid(0.32, 0.32, 0.14).at(0, 2.9, 0)], lit).named("globe"),
        hose,
    )


def coffin(length: float = 2.0, material: str = "wood") -> Solid:
    """Nail a coffin along x, the head at -x, its lid on; 0.5 high."""
    k = length / 2
    outline = [
        (-k, -0.26),
        (-k * 0.45, -0.44),
        (k, -0.22),
        (k, 0.22),
        (-k * 0.45, 0.44),
        (-k, 0.26),
    ]
    return Solid(
        [extrude(outline, 0.22, 0.02).rx(90).at(0, 0.22, 0)], material, hatch=(0.1, 1, 0.4)
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
