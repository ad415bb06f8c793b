"""Build the things that only the cards of The Witch Cult Murders need."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.kit.noise import rng
from art.kit.shapes import (
    Group,
    Point,
    Solid,
    both_sides,
    box,
    capsule,
    cone,
    cylinder,
    ellipsoid,
    extrude,
    lathe,
    plane,
    sphere,
    torus,
)


def chain(
    points: Sequence[Point], links: int, size: float = 0.09, material: str = "metal"
) -> Group:
    """Hang a chain along points: oval links, turned in alternation."""
    path = np.asarray(points, float)
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    group = Group()
    for i in range(links):
        at = [np.interp(lengths[-1] * (i + 0.5) / links, lengths, path[:, k]) for k in range(3)]
        ahead = [np.interp(lengths[-1] * (i + 1.5) / links, lengths, path[:, k]) for k in range(3)]
        dx, dy, dz = (b - a for a, b in zip(at, ahead, strict=True))
        yaw = math.degrees(math.atan2(-dz, dx))
        lift = math.degrees(math.atan2(dy, math.hypot(dx, dz)))
        tube = size * 0.24
        link = [
            torus(size * 0.55, tube).at(size * 0.4, 0, 0),
            torus(size * 0.55, tube).at(-size * 0.4, 0, 0),
        ]
        turned = Solid(link, material).rx(90 * (i % 2)).rz(lift).ry(yaw)
        group += turned.at(*at)
    return group


def cross(height: float = 1.0, material: str = "metal") -> Group:
    """Make a crucifix in the xy plane, its arms at two thirds of the height."""
    h = height
    wood = [
        box(0.085 * h, 0.5 * h, 0.035 * h, 0.012),
        box(0.36 * h, 0.085 * h, 0.035 * h, 0.012).at(0, 0.17 * h, 0),
    ]
    wood += [
        ellipsoid(0.1 * h, 0.1 * h, 0.04 * h).at(x * h, y * h, 0).blend(0.02)
        for x, y in ((0.38, 0.17), (-0.38, 0.17), (0, 0.51), (0, -0.51))
    ]
    body = [
        ellipsoid(0.05 * h, 0.055 * h, 0.05 * h).rz(12).at(0.01 * h, 0.25 * h, 0.075 * h),
        capsule((0, 0.18 * h, 0.05 * h), (0, -0.08 * h, 0.05 * h), 0.055 * h, 0.04 * h).blend(0.02),
        capsule(
            (0, -0.08 * h, 0.05 * h), (0.02 * h, -0.38 * h, 0.05 * h), 0.04 * h, 0.025 * h
        ).blend(0.02),
    ]
    body += both_sides(
        [
            capsule(
                (0.04 * h, 0.15 * h, 0.05 * h), (0.28 * h, 0.19 * h, 0.045 * h), 0.03 * h, 0.02 * h
            ).blend(0.02)
        ]
    )
    ring = torus(0.07 * h, 0.018 * h).rx(90).at(0, 0.64 * h, 0)
    return Group(Solid([*wood, ring], material), Solid(body, "white"))


def figurine() -> Group:
    """Build the Elder Thing of the balustrade: ridged barrel, starfish head, five spikes a side."""
    barrel = lathe(
        [(0, 0), (0.2, 0), (0.36, 0.3), (0.42, 0.65), (0.36, 1.0), (0.2, 1.3), (0, 1.3)], 0.02
    )
    shapes = [barrel.rough(0.035, 10, 2)]
    group = Group()
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.35
        c, n = math.cos(a), math.sin(a)
        group += Solid(
            [
                capsule((0.1 * c, 1.42, 0.1 * n), (0.62 * c, 1.56, 0.62 * n), 0.13, 0.02),
                sphere(0.055).at(0.63 * c, 1.57, 0.63 * n),
            ],
            "metal",
            hatch=(c, 0.2, n),
        )
        group += Solid(
            [
                capsule((0.12 * c, 0.0, 0.12 * n), (0.6 * c, -0.14, 0.6 * n), 0.12, 0.03),
                capsule((0.36 * c, 0.66, 0.36 * n), (0.78 * c, 0.86, 0.78 * n), 0.05, 0.012),
            ],
            "metal",
            hatch=(c, 0.2, n),
        )
    shapes += [
        capsule((0, 1.25, 0), (0, 1.42, 0), 0.16, 0.2).blend(0.06),
        torus(0.3, 0.03).at(0, 0.28, 0),
        torus(0.3, 0.03).at(0, 1.04, 0),
    ]
    return group + Solid(shapes, "metal", hatch=(0.2, 1, 0.1))


def curved_knife(material: str = "metal") -> Group:
    """Make a sickle of a knife along +y: the hilt below the origin, the blade curving to -x."""
    outer, inner = [], []
    for i in range(21):
        t = i / 20
        angle = math.radians(8 + 98 * t)
        x, y = -1.25 + 1.25 * math.cos(angle), 1.28 * math.sin(angle)
        width = 0.17 * (1 - t**1.8) + 0.004
        outer.append((x + width * math.cos(angle), y + width * math.sin(angle)))
        inner.append((x - width * 0.8 * math.cos(angle), y - width * 0.8 * math.sin(angle)))
    blade = Solid([extrude(outer + inner[::-1], 0.03, 0.012)], material, hatch=(0.5, 1, 0.1))
    hilt = [capsule((0, 0.1, 0), (0.03, -0.5, 0), 0.085, 0.1)]
    hilt += [torus(0.1, 0.025).at(0.01, -0.05 - 0.1 * i, 0) for i in range(5)]
    thumbs = [
        capsule(
            (0.0, 0.14, 0),
            (math.cos(a) * 0.3, 0.2 + 0.1 * math.sin(a * 3), math.sin(a) * 0.3),
            0.05,
            0.035,
        )
        for a in np.arange(5) * 2 * math.pi / 5
    ]
    pommel = [
        sphere(0.14).at(0.03, -0.62, 0),
        *(
            capsule(
                (0.03, -0.62, 0), (0.03 + math.cos(a) * 0.2, -0.78, math.sin(a) * 0.2), 0.05, 0.03
            )
            for a in np.arange(5) * 1.26
        ),
    ]
    return Group(blade, Solid(hilt, "leather"), Solid(thumbs + pommel, "brass"))


def umbrella(radius: float = 1.6, material: str = "accent") -> Group:
    """Open an umbrella: its rim at y = 0, the stick hanging down from the tip."""
    dome = [
        ellipsoid(radius, radius * 0.52, radius),
        ellipsoid(radius * 0.97, radius * 0.49, radius * 0.97).at(0, -0.04, 0).cut(),
        box(3 * radius, radius, 3 * radius).at(0, -radius, 0).cut(),
    ]
    for i in range(8):  # the scallops between the ribs
        a = math.radians(45 * i + 22.5)
        dome.append(
            sphere(radius * 0.42)
            .at(radius * 1.05 * math.cos(a), -0.2 * radius, radius * 1.05 * math.sin(a))
            .cut()
        )
    tip, stick = radius * 0.62, -radius * 1.4
    return Group(
        Solid(dome, material, hatch=(0.2, 1, 0.3)),
        Solid([capsule((0, tip, 0), (0, stick, 0), 0.03)], "metal"),
    )


def cradle() -> Group:
    """Build a hooded wooden cradle on rockers, its head at -x."""
    side = [(-0.95, 0.28), (0.8, 0.32), (0.98, 0.86), (0.2, 0.74), (-0.4, 0.82), (-1.05, 0.86)]
    planks = [extrude(side, 0.035, 0.01).rx(12 * s).at(0, 0.06, 0.44 * s) for s in (-1, 1)]
    ends = [
        box(0.03, 0.3, 0.4, 0.01).rz(-16).at(0.88, 0.62, 0),
        box(0.03, 0.55, 0.44, 0.01).rz(8).at(-1.0, 0.82, 0),
        box(0.85, 0.03, 0.36).at(-0.05, 0.36, 0),
    ]
    hood = [
        cylinder(0.5, 0.32, 0.01).rz(90).at(-0.72, 0.92, 0),
        cylinder(0.45, 0.6).rz(90).at(-0.62, 0.9, 0).cut(),
        box(1, 0.5, 1).at(-0.7, 0.34, 0).cut(),
    ]
    rockers = []
    for x in (-0.62, 0.62):
        arc = [(math.sin(a) * 0.85, 0.85 - math.cos(a) * 0.85) for a in np.linspace(-0.9, 0.9, 9)]
        bow = arc + [(px * 0.8, py + 0.2) for px, py in arc[::-1]]
        rockers.append(extrude(bow, 0.06, 0.01).ry(90).at(x, 0.02, 0))
    return Group(
        Solid(planks, "wood", hatch=(0.1, 1, 0.1)),
        Solid(ends, "wood", hatch=(0, 1, 0.2)),
        Solid(hood, "wood", hatch=(1, 0.2, 0.1)),
        Solid(rockers, "wood", hatch=(0, 0.3, 1)),
    )


def dog() -> Group:
    """Seat a big watchdog, facing +z, ears up."""
    body = [
        ellipsoid(0.26, 0.34, 0.3).at(0, 0.36, -0.28),
        capsule((0, 0.42, -0.2), (0, 0.86, 0.08), 0.26, 0.22).blend(0.15),
        capsule((0, 0.86, 0.08), (0, 1.12, 0.18), 0.17, 0.15).blend(0.1),
        ellipsoid(0.165, 0.155, 0.19).at(0, 1.2, 0.2).blend(0.06),
        capsule((0, 1.15, 0.3), (0, 1.1, 0.52), 0.1, 0.07).blend(0.05),
    ]
    body += both_sides(
        [
            capsule((0.14, 0.72, 0.12), (0.15, 0.06, 0.2), 0.1, 0.065).blend(0.06),
            ellipsoid(0.08, 0.05, 0.13).at(0.15, 0.05, 0.25).blend(0.03),
            ellipsoid(0.13, 0.2, 0.24).at(0.22, 0.2, -0.18).blend(0.06),
            cone(0.11, 0.07, 0.01).rz(-8).at(0.1, 1.4, 0.12).blend(0.03),
        ]
    )
    return Group(
        Solid(body, "fur", hatch=(0.3, 1, 0.4)),
        Solid(both_sides([sphere(0.03).at(0.075, 1.225, 0.365)]), "lamp-accent").named("eye"),
        Solid([sphere(0.045).at(0, 1.12, 0.575)], "black"),
    )


def polyhedron(material: str = "gem") -> Group:
    """Cut a thing of too many facets out of a ball."""
    random = rng("polyhedron")
    shapes = [sphere(1.0)]
    for i in range(18):
        tilt = math.degrees(math.acos(1 - 2 * (i + 0.5) / 18))
        shapes.append(plane().at(0, 0.74 + 0.07 * random.random(), 0).rx(tilt).ry(i * 137.5).clip())
    return Group(Solid(shapes, material, hatch=(0.4, 1, 0.7)).named("gem"))


def bubbling_mass(seed: str, count: int = 26, width: float = 2.0, height: float = 2.2) -> Group:
    """Heap up protoplasm that buds eyes; feet at y = 0."""
    random = rng(seed)
    shapes = [ellipsoid(width * 0.8, height * 0.55, 0.9).at(0, height * 0.4, -0.3)]
    eyes, pupils = [], []
    for i in range(count):
        a, lift = random.uniform(0, math.pi), random.random() ** 0.8
        spread = width * (1 - 0.45 * lift) * math.cos(a)
        z = 0.75 * math.sin(a) * (1 - 0.3 * lift)
        y, r = lift * height * 0.95, random.uniform(0.16, 0.4)
        shapes.append(sphere(r).at(spread, y, z).blend(0.12))
        if i % 2 == 0:
            e = r * random.uniform(0.4, 0.62)
            eyes.append(sphere(e).at(spread, y + r * 0.15, z + r * 0.75))
            pupils.append(
                ellipsoid(e * 0.3, e * 0.62, e * 0.3).at(
                    spread * 0.97 + random.normal(0, 0.02), y + r * 0.15, z + r * 0.75 + e * 0.82
                )
            )
    return Group(
        Solid(shapes, "slime", hatch=(0.3, 1, 0.3)),
        Solid(eyes, "lamp-accent").named("eye"),
        Solid(pupils, "black"),
    )


def hoof(side: int = 1) -> Group:
    """Make one cloven hoof with its fetlock, the toes towards +z."""
    half = [
        ellipsoid(0.085, 0.13, 0.17).at(0.075, 0.09, 0.06),
        capsule((0.07, 0.1, 0.1), (0.075, 0.03, 0.24), 0.09, 0.05).blend(0.05),
    ]
    horn = both_sides(half) + [box(0.5, 0.2, 0.5).at(0, -0.2, 0).cut()]
    shank = [
        capsule((0, 0.2, 0.0), (0, 0.52, -0.12), 0.13, 0.11).rough(0.03, 20, 1),
        capsule((0, 0.52, -0.12), (0, 1.1, 0.1), 0.11, 0.2).rough(0.03, 18, 1).blend(0.08),
    ]
    turn = 10 * side
    return Group(Solid(horn, "glass", hatch=(0.1, 1, 0.1)), Solid(shank, "fur")).ry(turn)


def oval_frame(
    x: float, y: float, depth: float = 0.09, thick: float = 0.1, material: str = "brass"
) -> Group:
    """Make an oval picture frame in the xy plane, with a crest on top."""
    steps = np.linspace(0, 2 * math.pi, 33)[:-1]
    outside = [((x + thick) * math.cos(a), (y + thick) * math.sin(a)) for a in steps]
    inside = [(x * math.cos(a), y * math.sin(a)) for a in steps]
    crest = [sphere(0.1).at(0, y + thick * 1.4, 0)]
    crest += both_sides([torus(0.1, 0.035).rx(90).at(0.17, y + thick * 1.1, 0)])
    ring = [extrude(outside, depth, 0.02), extrude(inside, depth * 3).cut()]
    return Group(Solid(ring + crest, material, hatch=(0.4, 1, 0.2)))


def bare_foot() -> Group:
    """Stand a bare foot on its heel, the sole towards +z, toes up."""
    shapes = [
        ellipsoid(0.17, 0.2, 0.16).at(0, 0.16, 0),
        ellipsoid(0.14, 0.36, 0.11).at(0.02, 0.45, -0.02).blend(0.08),
        ellipsoid(0.2, 0.17, 0.12).at(0, 0.78, 0).blend(0.08),
    ]
    for i, (x, y, r) in enumerate(
        (
            (-0.15, 1.03, 0.085),
            (-0.04, 1.05, 0.06),
            (0.05, 1.01, 0.055),
            (0.13, 0.96, 0.05),
            (0.19, 0.89, 0.045),
        )
    ):
        shapes.append(
            capsule((x, y - 0.12, 0), (x, y, 0.03), r * 0.9, r).blend(0.02 if i else 0.03)
        )
    return Group(Solid(shapes, "skin", hatch=(0.3, 1, 0.3)))


def bone(length: float = 0.8, r: float = 0.05) -> Group:
    ends = both_sides(
        [sphere(r * 1.5).at(length / 2, 0, r * 0.9), sphere(r * 1.4).at(length / 2, 0, -r * 0.9)]
    )
    shaft = capsule((-length / 2, 0, 0), (length / 2, 0, 0), r)
    return Group(Solid([shaft, *(e.blend(0.03) for e in ends)], "bone", hatch=(1, 0.3, 0.2)))


def poppet() -> Group:
    """Knead a wax doll of a detective, standing, with tie, hat and pins."""
    wax = [
        ellipsoid(0.26, 0.42, 0.2).at(0, 0.72, 0),
        sphere(0.27).at(0, 1.34, 0).blend(0.1),
        ellipsoid(0.12, 0.1, 0.14).at(0, 1.17, 0.1).blend(0.06),
        sphere(0.05).at(0, 1.32, 0.27).blend(0.03),
    ]
    wax += both_sides(
        [
            capsule((0.2, 0.96, 0), (0.56, 0.74, 0.06), 0.12, 0.09).blend(0.06),
            capsule((0.12, 0.42, 0), (0.2, 0.06, 0.05), 0.14, 0.11).blend(0.06),
        ]
    )
    wax += both_sides([sphere(0.045).at(0.1, 1.4, 0.25).cut(0.02)])
    wax += [capsule((-0.08, 1.2, 0.26), (0.08, 1.2, 0.26), 0.015).cut(0.02)]
    tie = (
        extrude([(-0.05, 0), (0.05, 0), (0.08, -0.4), (0, -0.5), (-0.08, -0.4)], 0.02)
        .rx(-6)
        .at(0, 1.06, 0.2)
    )
    hat = [
        cylinder(0.4, 0.016, 0.012, bend=(-0.25, 0.2)).at(0, 1.5, 0),
        lathe([(0, 1.5), (0.25, 1.5), (0.22, 1.7), (0.13, 1.74), (0, 1.7)], 0.01),
    ]
    return Group(
        Solid(
            [p.rough(0.008, 16, 0) if p.op < 2 else p for p in wax], "flesh", hatch=(0.3, 1, 0.2)
        ),
        Solid([tie], "accent"),
        Solid(hat, "felt").rx(-6),
    )
