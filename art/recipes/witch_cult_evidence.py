"""Pictures of the evidence of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    bulb,
    capsule,
    cylinder,
    define_material,
    ellipsoid,
    extrude,
    ground,
    pane,
    path_through,
    rng,
    skull,
    sphere,
    spot,
    textures,
    torus,
)
from art.kit.elements_witch_cult import bone
from art.kit.shapes import Shape
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9


def _tiny_print(x: float, z: float, turn: float, side: int) -> list[Shape]:
    """Press a small human palm into the flour: cuts for palm, thumb and fingers."""
    marks = [ellipsoid(0.085, 0.06, 0.1)]
    for k in range(4):
        a = math.radians((k - 1.5) * 20)
        marks.append(
            capsule(
                (math.sin(a) * 0.08, 0, -0.09),
                (math.sin(a) * 0.17, 0, -0.1 - math.cos(a) * 0.11),
                0.028,
                0.022,
            )
        )
    marks.append(capsule((-0.08 * side, 0, 0.0), (-0.17 * side, 0, -0.06), 0.03, 0.022))
    return [m.ry(turn).at(x, 0.02, z).cut(0.015) for m in marks]


@art("prints-in-the-flour")
def prints_in_the_flour(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 1.35, 2.9), look=(0.02, 0.18, -0.5), fov=40, roll=-5)
    trail = [
        (-0.28, 1.12, 8, 1),
        (0.12, 0.98, -4, -1),
        (-0.16, 0.55, 0, 1),
        (0.28, 0.36, -10, -1),
        (0.1, -0.05, -14, 1),
        (0.5, -0.2, -20, -1),
        (0.36, -0.6, -16, 1),
    ]
    flour = [ellipsoid(1.5, 0.05, 1.25).rough(0.02, 5, 1).at(0.05, 0, 0.35)]
    for step in trail:
        flour += _tiny_print(*step)
    s.add(Solid(flour, "white", hatch=(0.3, 0.4, 1)), ground("planks"))
    hole = [
        box(5, 1.4, 0.1).at(0, 1.4, 0),
        cylinder(0.3, 0.5).rx(90).at(0.4, 0.12, 0).cut(),
        box(0.3, 0.16, 0.5).at(0.4, 0.0, 0).cut(),
    ]
    s.add(Solid(hole, "upright-planks").at(0.1, 0, -1.35))
    s.add(Solid([box(5, 0.09, 0.05).at(0, 0.85, -1.22)], "wood"))
    s.add(Solid([box(2, 2, 0.05).at(0.4, 0, -1.9)], "black"))
    s.add(Solid([sphere(0.05).at(x, 0.2, -1.5) for x in (0.42, 0.6)], "lamp-accent"))
    s.light(
        spot((-2.9, 1.15, 0.9), (0.1, 0, 0.1), 1.5, inner=24, outer=34, hardness=70),
        bulb((0.3, 2.2, 1.8), 0.2, 4),
    )
    return s.render()


@art("angles-in-red")
def angles_in_red(page: Page) -> Scene:
    s = Scene(page, cam=(0.5, 1.35, 4.3), look=(-0.05, 1.45, -1), fov=44, roll=-4)
    blocks = define_material(
        "granite",
        albedo=0.75,
        ambient=0.02,
        axis=(0.1, 1, 0.1),
        texture=textures.bricks(0.95, 0.5, 0.05, 0.05),
    )
    s.add(
        ground("stone"),
        Solid([box(6, 3, 0.2).at(0, 3, -1.6)], blocks),
        Solid([box(0.2, 3, 6).at(-2.9, 3, 0)], blocks),
    )
    s.add(
        Solid(
            [
                torus(0.16, 0.035).rx(90).at(1.55, 0.95, -1.3),
                torus(0.16, 0.035).rx(60).at(1.55, 0.66, -1.28),
                torus(0.2, 0.045).rx(90).rz(30).at(1.5, 0.35, -1.25),
            ],
            "metal",
        )
    )
    s.light(
        pane((3.6, 4.2, 2.6), (-0.3, 1.3, -1.5), 1.3, width=0.42, height=0.4, bar=0.03),
        bulb((0.4, 2.0, 2.0), 0.3, 4),
    )
    s.render()
    z = -1.39

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [s.project((x, y, z)) for x, y in points]

    spiral = [
        (0.35 + 0.055 * k * math.cos(0.5 * k), 1.55 + 0.055 * k * math.sin(0.5 * k))
        for k in range(22)
    ]
    lines = [
        path_through(*at([(1.5, 2.6), (-1.45, 0.62), (1.55, 1.75)]), close=False),
        path_through(*at([(1.35, 0.75), (-1.45, 0.62), (0.4, 2.9)]), close=False),
        path_through(*at([(-1.45, 0.62), (-0.75, 2.75)]), close=False),
        path_through(*at([(-1.6, 1.9), (0.95, 2.35), (0.55, 0.55)]), close=False),
        path_through(*at(spiral), close=False, tension=1),
    ]
    block = s.block
    block.over(block.path(lines, stroke=7), tone=1.2, accent=1)
    runs = []
    for x, y, drop in (
        (-1.45, 0.62, 0.4),
        (1.35, 0.75, 0.4),
        (1.55, 1.75, 0.4),
        (0.95, 2.35, 0.3),
        (0.55, 0.55, 0.3),
    ):
        runs.append(path_through(*at([(x, y), (x + 0.01, y - drop)]), close=False))
    block.over(block.path(runs, stroke=3.4), tone=1.2, accent=1)
    return s


@art("bones-behind-the-lath")
def bones_behind_the_lath(page: Page) -> Scene:
    s = Scene(page, cam=(-0.3, 1.0, 3.2), look=(0.05, 0.82, 0), fov=37, roll=5)
    random = rng("lath")
    hole = [
        (-0.95, 0.1),
        (-1.1, 0.7),
        (-0.8, 1.2),
        (-0.9, 1.55),
        (-0.2, 1.75),
        (0.5, 1.6),
        (0.95, 1.3),
        (0.85, 0.8),
        (1.1, 0.4),
        (0.9, 0.05),
        (0.1, -0.05),
    ]
    plaster = [box(5, 3, 0.06).at(0, 2, 0)]
    plaster.append(extrude(hole, 0.5).cut())
    s.add(Solid(plaster, "wall").group(WALL))
    laths = [
        box(1.5, 0.055, 0.02).rz(random.normal(0, 1.2)).at(0, 0.2 + 0.21 * k, -0.1)
        for k in range(8)
        if k not in (2, 3, 4, 5)
    ]
    stubs = [
        box(0.5, 0.055, 0.02)
        .rz(random.normal(0, 7))
        .at(sx * (0.98 + 0.12 * (k % 2)), 0.2 + 0.21 * k, -0.1)
        for k in (2, 3, 4, 5)
        for sx in (-1, 1)
    ]
    s.add(Solid(laths + stubs, "wood", hatch=(0.1, 1, 0.1)))
    s.add(
        skull().scale(0.42).ry(28).rz(8).at(-0.3, 0.72, -0.4),
        skull().scale(0.36).ry(-30).rz(-14).at(0.42, 0.5, -0.4),
    )
    s.add(skull().scale(0.3).ry(10).rz(60).at(0.1, 0.36, -0.4))
    for _ in range(11):
        s.add(
            bone(random.uniform(0.5, 0.8), 0.045)
            .rz(random.uniform(-40, 40))
            .ry(random.uniform(-40, 40))
            .at(random.uniform(-0.7, 0.7), random.uniform(0.1, 0.6), random.uniform(-0.65, -0.4))
        )
    shoe = [
        extrude(
            [
                (-0.2, 0),
                (0.24, 0),
                (0.28, 0.07),
                (0.2, 0.13),
                (0.06, 0.13),
                (-0.02, 0.2),
                (-0.2, 0.24),
            ],
            0.09,
            0.02,
        ),
        ellipsoid(0.1, 0.1, 0.06).at(-0.1, 0.26, 0).cut(0.02),
        box(0.02, 0.07, 0.11, 0.01).rz(-20).at(0.02, 0.14, 0),
    ]
    s.add(Solid(shoe, "accent").ry(-14).rz(-8).at(0.3, 0.78, -0.22))
    s.add(Solid([box(3, 3, 0.05).at(0, 1, -1.2)], "black"))
    s.light(
        spot((-0.9, 1.5, 3.4), (0, 0.6, -0.3), 1.35, inner=22, outer=30, group=-WALL),
        spot((-3.4, 2.4, 2.0), (0, 0.9, 0), 0.75, inner=22, outer=34, group=WALL),
    )
    return s.render()
