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
    cylinder,
    ellipsoid,
    figure,
    glow,
    ground,
    hand,
    lantern,
    lathe,
    letter,
    path_through,
    silhouette,
    spot,
    stars,
    sun,
    tube,
    window,
)
from art.kit.elements_witch_cult import bubbling_mass, polyhedron
from art.kit.sitters import sitter, stringy_hair
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("thing-on-the-doorstep")
def thing_on_the_doorstep(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 0.95, 4.8), look=(0.05, 1.0, 0), fov=38, roll=5)
    backdrop(s.block, 1.15, center=(320, 190), falloff=240, mode="rays")
    wall_shape = [
        box(6, 3, 0.12).at(0, 3, 0),
        box(0.82, 1.3, 0.5).at(0.1, 1.2, 0).cut(),
    ]
    s.add(Solid(wall_shape, "wall").dim(0.5), ground("planks"))
    jamb = [box(0.07, 1.3, 0.2).at(x, 1.25, 0.1) for x in (-0.78, 0.98)]
    s.add(Solid([*jamb, box(0.95, 0.07, 0.2).at(0.1, 2.55, 0.1)], "wood"))
    door = Solid([box(0.42, 1.28, 0.05).at(0.42, 1.25, 0)], "upright-planks")
    s.add(door.ry(-62).at(0.95, 0, 0.2))
    heap = [
        lathe(
            [(0, 0), (0.62, 0), (0.58, 0.3), (0.42, 0.8), (0.36, 1.12), (0.16, 1.32), (0, 1.34)],
            0.02,
        ).rough(0.03, 8, 2),
        capsule((-0.32, 1.0, 0.05), (-0.55, 0.5, 0.2), 0.17, 0.13).blend(0.1),
        capsule((0.3, 1.02, 0.05), (0.62, 0.78, 0.42), 0.17, 0.12).blend(0.1),
        ellipsoid(0.5, 0.16, 0.4).at(-0.16, 0.12, 0.16).blend(0.15),
    ]
    s.add(Solid(heap, "cloth", hatch=(1, 0.2, 0.1)).dim(0.6).rz(5).at(-0.02, 0, 0.5))
    hat = [
        cylinder(0.4, 0.016, 0.012, bend=(0.3, 0.3)),
        lathe([(0, 0), (0.24, 0), (0.21, 0.2), (0.12, 0.25), (0, 0.22)], 0.01),
    ]
    s.add(Solid(hat, "felt").rx(16).rz(9).at(-0.16, 1.36, 0.56))
    s.add(Solid([ellipsoid(0.2, 0.22, 0.2).at(-0.14, 1.22, 0.55)], "black"))
    s.add(letter(0.13, 0.17, "paper", 0.3).rx(64).ry(-18).at(0.66, 0.78, 1.02))
    drip = [
        ellipsoid(0.62, 0.02, 0.3).at(-0.05, 0.02, 1.0),
        ellipsoid(0.3, 0.02, 0.2).at(-0.55, 0.02, 1.25),
        ellipsoid(0.14, 0.02, 0.12).at(0.3, 0.02, 1.45),
    ]
    s.add(Solid(drip, "lamp-accent"))
    s.light(
        spot((-2.6, 2.3, 3.6), (0, 0.8, 0.4), 0.9, inner=14, outer=22),
        sun((0.2, -0.35, 0.9), 0.9),
    )
    return s.render()


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


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, -0.15, 4.0), look=(0.02, -0.06, 0), fov=34, roll=-6)
    s.add(
        Solid([box(6, 5, 0.1).at(0, 0, 0), box(0.86, 0.98, 1).cut()], "siding")
        .at(0, 0, 0.72)
        .group(9)
    )
    frame = window(0.84, 0.96, None, panes=(2, 2), frame="wood", depth=0.12)
    s.add(Group(*frame[:1]).at(0, 0, 0.82).group(9))
    bars = [capsule((x, -1, 0.85), (x, 1, 0.85), 0.04) for x in (-0.36, 0.44)]
    bars += [capsule((-0.9, 0.5, 0.85), (0.9, 0.5, 0.85), 0.04)]
    bars += [box(1.1, 0.06, 0.2).at(0, -1.1, 0.9)]
    s.add(Solid(bars, "wood").group(9))
    ghost = sitter(
        None,
        None,
        dict(gaunt=1.3, nose=0.8, brow=1.4, jaw=1.2, mouth="open"),
        None,
        yaw=-8,
        pitch=2,
        gaze=(6, -4),
        wide=1.4,
        mood=0.4,
        on_head=[stringy_hair("dark", 1.3)],
    )
    s.add(ghost.scale(1.2).at(0.08, 0.02, 0.12))
    s.add(hand(16, 20, claw=0.8, arm=0).scale(1.3).rx(-86).at(-0.56, -0.86, 0.62))
    s.light(
        spot((-2.6, -0.9, 3.4), (0, 0, 0), 1.3, inner=34, outer=44, accent=True, group=-9),
        spot((-4.0, 3.0, 2.4), (0.3, 0, 0.7), 0.85, inner=22, outer=34, group=9),
    )
    return s.render()
