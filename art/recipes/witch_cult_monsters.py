"""Pictures of the monsters of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    arch,
    backdrop,
    box,
    bulb,
    capsule,
    ellipsoid,
    figure,
    glow,
    ground,
    lantern,
    lathe,
    path_through,
    silhouette,
    spot,
    stars,
    sun,
    tube,
)
from art.kit.elements_witch_cult import bubbling_mass, polyhedron
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("shoggoth")
def shoggoth(page: Page) -> Scene:
    s = Scene(page, cam=(-0.15, 1.0, 4.9), look=(0.02, 1.12, 0), fov=41, roll=4)
    s.add(arch(1.75, 3.0, W=6, H=6, depth=0.4, material="stone").dim(0.55).at(0, 0, 0.7))
    s.add(ground("cobble"), bubbling_mass("shoggoth", 24, 2.2, 2.6).at(0.0, 0, -0.4))
    flow = [(-0.2, 0.15, 0.4), (-0.55, 0.12, 1.1), (-0.2, 0.1, 1.6), (0.25, 0.07, 1.8)]
    s.add(tube(flow, 0.3, 0.06, "slime", n=8))
    s.add(lantern().scale(0.42).rz(64).at(0.62, 0.12, 2.0))
    s.light(
        bulb((0.55, 0.35, 2.2), 1.7, 1.9, hardness=14),
        spot((-2.4, 3.0, 4.0), (0, 1.2, 0), 0.55, inner=22, outer=34),
    )
    s.render()
    x, y = s.project((0.4, 0.2, 2.0))
    glow(s.block, x, y, 60, tone=0.5)
    return s


@art("drifting-polyhedron")
def drifting_polyhedron(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.4, 6.2), look=(0, 0.3, 0), fov=40, roll=8)
    backdrop(s.block, 1.0, center=(340, 165), falloff=170, mode="rings", gap=1.3)
    stars(s.block, 50, 440)
    s.add(polyhedron().scale(1.2).rx(18).ry(24).at(0.4, 0.85, 0))
    s.add(polyhedron("glass").scale(0.22).ry(50).at(-1.5, 1.7, 0.4))
    s.add(polyhedron("glass").scale(0.14).ry(10).at(-1.05, 2.1, 0.0))
    walker = figure("trench", "fedora", arms="down", stride=0.2).scale(0.62).ry(160)
    s.add(walker.dim(0.6).at(-1.02, -1.35, 0.9))
    for i, (x, y, z) in enumerate(
        ((-1.05, -1.42, 0.9), (-0.1, -1.25, 0.3), (0.75, -0.98, -0.4), (1.5, -0.6, -1.2))
    ):
        prism = box(0.34, 0.07, 0.3, 0.01).ry(i * 31).rz(i * 3)
        s.add(Solid([prism], "stone", hatch=(1, 0.3, 0.4)).at(x, y, z))
    s.light(
        spot((-3, 3, 4), (0.4, 0.8, 0), 1.7, inner=24, outer=34),
        sun((-0.6, -0.5, -0.6), 0.4),
    )
    return s.render()


@art("mindless-pipers")
def mindless_pipers(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.5, 6.0), look=(0, 1.15, 0), fov=38)
    block = s.block
    backdrop(block, 1.15, center=(300, 130), falloff=235, mode="rings", accent=1)
    swirl = [(300.0, 128.0)]
    for i in range(60):
        a, r = i * 0.36, 6 + i * 3.4
        swirl.append((300 + math.cos(a) * r, 128 + math.sin(a) * r * 0.62))
    block.over(block.path(path_through(*swirl, close=False, tension=1), stroke=13), tone=0)
    pupil = path_through((210, 128), (300, 84), (390, 128), (300, 172), tension=0.8)
    silhouette(block, pupil, tone=0)
    for x, z, lean, k, big in (
        (-1.75, 0.6, 12, 1, 1.15),
        (-0.7, -0.6, 5, 2, 0.9),
        (0.75, -0.5, -6, 3, 0.95),
        (1.75, 0.8, -14, 4, 1.2),
    ):
        s.add(
            _piper(k).scale(big).dim(0.6).rz(-lean).ry(62 if x < 0 else -62).at(x * 1.1, -0.25, z)
        )
    s.add(ground("earth", -0.3))
    s.light(
        spot((-2.5, 2.0, 4.5), (0, 0.8, 0), 0.9, inner=30, outer=44),
        sun((0.1, -0.4, 0.9), 0.6, accent=True),
    )
    return s.render()


def _piper(kind: int) -> Group:
    """Bend a thing without a face round a flute."""
    body = [
        lathe([(0, 0), (0.46, 0), (0.34, 0.45), (0.2, 0.9), (0.26, 1.15), (0, 1.3)], 0.02).rough(
            0.05, 5 + kind, 2
        ),
        ellipsoid(0.24, 0.32, 0.26).at(0.04, 1.42, 0.08).rough(0.05, 6, 0).blend(0.12),
        capsule((0, 1.38, 0.24), (0, 1.28, 0.46), 0.1, 0.06).blend(0.06),
    ]
    for side in (-1, 1):
        elbow = (side * 0.55, 0.98 + 0.06 * kind, 0.2)
        body += [
            capsule((side * 0.2, 1.12, 0.05), elbow, 0.11, 0.08).blend(0.06),
            capsule(elbow, (side * 0.06, 1.1, 0.6 + 0.1 * side), 0.08, 0.05).blend(0.04),
        ]
    flute = capsule((0, 1.32, 0.42), (0, 0.95, 1.4), 0.05, 0.1)
    return Group(Solid(body, "slime", hatch=(0.4, 1, 0.2)), Solid([flute], "bone"))
