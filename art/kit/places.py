"""Build sets: ground, walls, rooms, streets, graveyards; feet of everything stand at y = 0."""

from __future__ import annotations

import math

from art.kit import textures
from art.kit.buildings import window
from art.kit.materials import define_material
from art.kit.shapes import (
    Group,
    Solid,
    box,
    capsule,
    cone,
    extrude,
    plane,
    terrain,
)


def ground(material: str = "ground", y: float = 0) -> Group:
    """Lay a flat ground."""
    return Group(Solid([plane().at(0, y, 0)], material).named("ground"))


def hills(
    amp: float = 1.2,
    freq: float = 0.22,
    seed: int = 1,
    material: str = "earth",
    y: float = 0,
    ridge: float = 0,
) -> Group:
    """Lay rolling ground."""
    return Group(Solid([terrain(amp, freq, seed, ridge).at(0, y, 0)], material).named("ground"))


def wall(z: float = -2, material: str = "wall", w: float = 12, h: float = 8, y: float = 0) -> Group:
    """Raise a wall behind the set, in light group 9."""
    return Group(Solid([box(w, h, 0.1).at(0, y, z)], material).named("wall").group(9))


def room(
    w: float = 3.2,
    h: float = 2.8,
    d: float = 4,
    floor: str = "planks",
    walls: str = "wall",
    ceil: bool = True,
) -> Group:
    """Build a room of half width w, half height h, half depth d, open towards the camera."""
    group = Group(
        Solid([box(w, 0.1, d).at(0, -0.1, 0)], floor).named("floor"),
        Solid([box(w, h, 0.1).at(0, h, -d)], walls, hatch=(0.06, 1, 0)).named("wall"),
        Solid([box(0.1, h, d).at(-w, h, 0)], walls, hatch=(0, 1, 0.06)).named("wall"),
        Solid([box(0.1, h, d).at(w, h, 0)], walls, hatch=(0, 1, 0.06)).named("wall"),
    )
    if ceil:
        group += Group(
            Solid([box(w, 0.1, d).at(0, 2 * h, 0)], walls, hatch=(0, 0, 1)).named("ceil")
        )
    return group


def alley(w: float = 1.6, h: float = 7, d: float = 16, material: str = "brick") -> Group:
    """Line an alley with two walls, windows and a fire escape."""
    group = Group(
        Solid([box(1, h, d).at(-w - 1, h, -d + 3)], material),
        Solid([box(1, h, d).at(w + 1, h, -d + 3)], material),
    )
    for i in range(3):
        group += window(0.32, 0.5, None).ry(90).at(-w + 0.03, 2.2 + i * 0.1, -1 - i * 3.2)
        group += (
            window(0.32, 0.5, "paper" if i == 1 else None).ry(-90).at(w - 0.03, 2.8, -2 - i * 3.2)
        )
    # fire escape
    for k in range(2):
        y = 2.6 + k * 2
        group += Group(
            Solid([box(0.45, 0.03, 1.1).at(-w + 0.45, y, -2)], "metal"),
            Solid(
                [
                    capsule((0, 0, 0), (0, 0.6, 0), 0.014)
                    .at(-w + 0.88, y, -2)
                    .repeat(sz=0.2, nz=5),
                    box(0.02, 0.02, 1.1).at(-w + 0.88, y + 0.6, -2),
                ],
                "metal",
            ),
        )
    return group


def stairs(
    n: int = 12,
    rise: float = 0.2,
    run: float = 0.28,
    w: float = 1.2,
    material: str = "stone",
) -> Group:
    """Build stairs that climb from z = 0 towards -z."""
    pts: list[tuple[float, float]] = [(0, -0.6)]
    for i in range(n):
        pts += [
            (i * run, i * rise if i else 0),
            (i * run, (i + 1) * rise),
            ((i + 1) * run, (i + 1) * rise),
        ]
    pts += [(n * run, -0.6)]
    return Group(Solid([extrude(pts, w).ry(90)], material, hatch=(1, 0.2, 0.1)))


def arch(
    w: float = 1.0,
    h: float = 2.4,
    depth: float = 0.5,
    material: str = "brick",
    W: float = 3.2,
    H: float = 4.2,
) -> Group:
    """Cut an arch of half width w and height h into a wall of W by H."""
    cut = (
        [(-w, -1), (-w, h - w)]
        + [
            (w * math.cos(math.pi * (1 - t / 10)), h - w + w * math.sin(math.pi * t / 10))
            for t in range(1, 10)
        ]
        + [(w, h - w), (w, -1)]
    )
    return Group(
        Solid([box(W, H / 2, depth).at(0, H / 2, 0), extrude(cut, depth * 2).cut()], material)
    )


def shelves(
    w: float = 2.4,
    rows: int = 5,
    h: float = 0.5,
    depth: float = 0.28,
    seed: str = "sh",
    material: str = "wood",
) -> Group:
    """Fill a bookcase; every seed has its own books."""
    books = define_material(
        f"books {seed}",
        albedo=1.0,
        ambient=0.02,
        axis=(1, 0.03, 0.1),
        texture=textures.books(w, h, seed),
        gap=0.8,
    )
    group = Group(
        *(
            [Solid([box(w, 0.035, depth).at(0, i * h, 0)], material) for i in range(rows + 1)]
            + [
                Solid([box(0.05, rows * h / 2, depth).at(sx * w, rows * h / 2, 0)], material)
                for sx in (-1, 1)
            ]
        )
    )
    return group + Solid([box(w, rows * h / 2, 0.05).at(0, rows * h / 2, depth * 0.55)], books)


def gravestone(kind: int = 0, w: float = 0.32, h: float = 0.8) -> Group:
    """Set a gravestone: 0 rounded, 1 cross, 2 obelisk, 3 slab."""
    if kind == 0:
        pts = (
            [(-w, 0), (-w, h * 0.7)]
            + [
                (w * math.cos(math.pi * (1 - t / 8)), h * 0.7 + w * math.sin(math.pi * t / 8))
                for t in range(9)
            ]
            + [(w, 0)]
        )
        shapes = [extrude(pts, 0.09, 0.02)]
    elif kind == 1:
        shapes = [
            box(0.08, h * 0.75, 0.07).at(0, h * 0.75, 0),
            box(w, 0.08, 0.07).at(0, h * 1.05, 0),
            box(w * 0.8, 0.1, 0.2).at(0, 0.1, 0),
        ]
    elif kind == 2:
        shapes = [
            cone(h * 0.8, 0.18, 0.10).at(0, h * 0.9, 0),
            cone(0.1, 0.1, 0.0).at(0, h * 1.8, 0),
            box(0.28, 0.1, 0.28).at(0, 0.1, 0),
        ]
    else:
        shapes = [box(w, h * 0.5, 0.09, 0.02).at(0, h * 0.5, 0)]
    return Group(Solid([p.rough(0.012, 14, 1) for p in shapes], "stone"))


def fence(n: int = 16, gap: float = 0.28, h: float = 1.1, material: str = "metal") -> Group:
    """Raise an iron fence of 2n + 1 bars."""
    group = Group(
        Solid(
            [
                capsule((0, 0, 0), (0, h, 0), 0.022).repeat(sx=gap, nx=n),
                cone(0.08, 0.05, 0.005).at(0, h + 0.05, 0).repeat(sx=gap, nx=n),
                box(gap * n, 0.025, 0.02).at(0, h * 0.82, 0),
                box(gap * n, 0.025, 0.02).at(0, h * 0.18, 0),
            ],
            material,
        )
    )
    return group


def table(w: float = 3, d: float = 1.4, y: float = 0, material: str = "planks") -> Group:
    """Lay a table top of half size w by d at the height y."""
    return Group(Solid([box(w, 0.08, d, 0.02).at(0, y - 0.08, 0)], material).named("table"))
