"""Build the sets of Infinite Gulfs of Darkness: furniture, windows, tenements, vehicles."""

from __future__ import annotations

from art.kit.shapes import (
    Group,
    Shape,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    torus,
)


def chair(material: str = "wood", back: float = 0.62) -> Group:
    """Set a plain chair, facing +z; its seat is at 0.46."""
    parts = [box(0.21, 0.025, 0.21, 0.01).at(0, 0.46, 0)]
    parts += both_sides(
        [
            capsule((0.18, 0, 0.18), (0.18, 0.45, 0.18), 0.024),
            capsule((0.18, 0, -0.2), (0.18, 0.46 + back, -0.24), 0.024),
            capsule((0.06, 0.5, -0.21), (0.06, 0.42 + back, -0.235), 0.016),
        ]
    )
    parts += [
        box(0.2, 0.06, 0.018, 0.01).at(0, 0.42 + back, -0.235),
        capsule((-0.18, 0.2, 0.18), (0.18, 0.2, 0.18), 0.016),
    ]
    return Group(Solid(parts, material, hatch=(0.2, 1, 0.2)))


def window_frame(
    w: float, h: float, columns: int = 2, rows: int = 3, material: str = "wood", bar: float = 0.03
) -> Group:
    """Frame an opening of half size w x h; what lies behind shows through."""
    shapes = [
        box(w + 0.1, 0.09, 0.08).at(0, h + 0.05, 0),
        box(w + 0.16, 0.08, 0.14).at(0, -h - 0.05, 0.03),
        *both_sides([box(0.09, h + 0.1, 0.08).at(w + 0.05, 0, 0)]),
    ]
    for i in range(1, columns):
        shapes.append(box(bar, h, 0.03).at(-w + 2 * w * i / columns, 0, 0))
    for i in range(1, rows):
        shapes.append(box(w, bar, 0.03).at(0, -h + 2 * h * i / rows, 0))
    return Group(Solid(shapes, material, hatch=(0.3, 1, 0.1)))


def pierced_wall(
    w: float, h: float, x: float, y: float, hole_w: float, hole_h: float, material: str = "wall"
) -> Group:
    """Raise a wall of half size w x h at z = 0 with an opening round (x, y)."""
    shapes: list[Shape] = [box(w, h, 0.08), box(hole_w, hole_h, 0.3).at(x, y, 0).cut()]
    return Group(Solid(shapes, material, hatch=(0.06, 1, 0)))


def generator(r: float = 1.2) -> Group:
    """Bed a dynamo, its axle along x: a finned ring in a cradle."""
    ring = [torus(r, r * 0.3).rz(90).at(0, r, 0), torus(r * 0.55, r * 0.1).rz(90).at(0, r, 0)]
    fins = [
        box(r * 0.36, r * 0.035, r * 0.1).at(0, 0, r * 1.3).rx(a).at(0, r, 0)
        for a in range(0, 360, 20)
    ]
    return Group(
        Solid(ring, "metal", hatch=(0.3, 1, 0.2)),
        Solid(fins, "dark"),
        Solid([cylinder(r * 0.22, r * 0.7, 0.03).rz(90).at(0, r, 0)], "brass", hatch=(1, 0.2, 0.2)),
        Solid([box(r * 0.5, r * 0.3, r * 1.5, 0.05).at(0, r * 0.1, 0)], "stone"),
    )


def tenement(
    w: float, h: float, d: float, storeys: int = 5, columns: int = 3, lit: tuple[int, ...] = ()
) -> Group:
    """Build a block of flats with rows of windows on its front, which faces +z."""
    group = Group(
        Solid([box(w, h / 2, d).at(0, h / 2, 0)], "brick"),
        Solid([box(w + 0.12, 0.12, d + 0.12).at(0, h, 0)], "stone"),
    )
    dark, bright = [], []
    for j in range(storeys):
        for i in range(columns):
            x = (i - (columns - 1) / 2) * 2 * w / columns
            y = h * (j + 0.55) / storeys
            pane_ = box(w * 0.42 / columns, h * 0.27 / storeys, 0.03).at(x, y, d + 0.01)
            (bright if j * columns + i in lit else dark).append(pane_)
    group += Solid(dark, "black")
    if bright:
        group += Solid(bright, "window")
    sills = [
        box(w * 0.5 / columns, 0.05, 0.07).at(
            (i - (columns - 1) / 2) * 2 * w / columns,
            h * (j + 0.55) / storeys - h * 0.3 / storeys,
            d + 0.03,
        )
        for j in range(storeys)
        for i in range(columns)
    ]
    return group + Solid(sills, "stone")


def dory() -> Group:
    """Float a rowing boat along x, 3.2 long, its waterline at y = 0."""
    hull = [
        ellipsoid(1.65, 0.62, 0.6).at(0, 0.36, 0),
        box(2, 0.6, 1).at(0, 0.98, 0).cut(0.02),
        ellipsoid(1.5, 0.52, 0.5).at(0, 0.42, 0).cut(0.02),
    ]
    benches = [box(0.12, 0.03, 0.5).at(x, 0.26, 0) for x in (-0.7, 0.1, 0.8)]
    return Group(Solid(hull, "siding", hatch=(0.1, 1, 0.1)), Solid(benches, "wood"))
