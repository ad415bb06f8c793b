"""Pictures of the monsters of Called Forth by Thunder."""

from __future__ import annotations

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    capsule,
    ellipsoid,
    extrude,
    figure,
    ground,
    hills,
    lightning,
    rng,
    sky,
    sphere,
    spot,
    sun,
    tentacle,
    torus,
    tree,
    window,
)
from art.kit.elements_thunder import martense
from art.kit.elements_thunder_layers import oval
from art.kit.sitters import sitter, stringy_hair
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("ancient-forgotten-one")
def ancient_forgotten_one(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 0.7, 7.0), look=(0.05, 2.1, 0), fov=40, roll=-4)
    backdrop(s.block, 0.5, center=(300, 60), falloff=160, mode="rays", accent=1)
    jambs = [box(6, 4, 0.5).at(0, 4, 0.6), box(2.35, 2.6, 2).at(0.05, 2.1, 0).cut()]
    s.add(Solid(jambs, "stone").dim(0.3).group(WALL), ground("stone").dim(0.6))
    bulk = [
        ellipsoid(2.2, 1.3, 0.9).at(0, 3.1, -1.2),
        ellipsoid(2.0, 1.1, 1.0).at(-0.7, 1.6, -1.0).blend(0.5),
        ellipsoid(2.0, 1.2, 1.0).at(0.9, 1.4, -1.0).blend(0.5),
        ellipsoid(2.4, 0.8, 1.1).at(0.1, 0.4, -0.8).blend(0.5),
    ]
    s.add(Solid([p.rough(0.13, 4.5, 2) for p in bulk], "flesh", hatch=(0.3, 1, 0.3)))
    eye = Group(
        Solid([ellipsoid(0.95, 0.72, 0.4)], "lamp-accent").named("eye"),
        Solid([ellipsoid(0.12, 0.6, 0.16).at(0.04, 0, 0.34)], "black"),
        Solid([torus(0.9, 0.17).rx(90)], "flesh", hatch=(1, 1, 0.4)),
    )
    s.add(eye.at(0.05, 2.7, -0.3))
    lesser = [
        (-1.5, 1.9, 0.2),
        (1.55, 1.75, 0.24),
        (-1.45, 3.5, 0.17),
        (1.5, 3.55, 0.19),
        (-0.9, 1.15, 0.16),
        (0.95, 1.0, 0.18),
    ]
    s.add(Solid([sphere(r).at(x, y, 0.02) for x, y, r in lesser], "lamp-accent"))
    pupils = [ellipsoid(r * 0.25, r * 0.7, 0.1).at(x, y, 0.02 + r * 0.9) for x, y, r in lesser]
    s.add(Solid(pupils, "black"))
    arm = tentacle(2.6, 0.26, 14, 310, seed=7)
    s.add(arm.at(2.1, -0.1, 1.4), arm.mirrored().at(-2.1, -0.1, 1.4))
    man = figure("trench", "fedora", arms="down", material="black", hat_material="black")
    s.add(man.scale(0.8).ry(176).at(0.1, 0, 2.6))
    s.light(
        spot((-3.2, 1.0, 6.0), (0, 2.2, -0.6), 0.75, inner=30, outer=44, group=-WALL),
        spot((-3.4, 4.0, 4.0), (0, 2.2, 0.6), 0.6, inner=24, outer=40, group=WALL),
    )
    return s.render()


@art("chimney-throng")
def chimney_throng(page: Page) -> Scene:
    s = Scene(page, cam=(-0.2, 1.2, 6.2), look=(0.05, 1.25, 0), fov=38, roll=4)
    hearth = [
        box(6, 4, 0.5).at(0, 3, -1.6),
        extrude(
            [(-1.15, -1), (-1.15, 1.7), (-0.8, 2.2), (0, 2.4), (0.8, 2.2), (1.15, 1.7), (1.15, -1)],
            2,
        )
        .at(0.1, 0, -1.6)
        .cut(),
    ]
    s.add(Solid(hearth, "brick").group(WALL), ground("stone").dim(0.7))
    s.add(Solid([box(2, 2, 0.05).at(0.1, 1, -3.4)], "lamp-accent"))
    s.add(Solid([box(1.7, 0.12, 0.5).at(0.1, 2.62, -1.3)], "wood").group(WALL))
    random = rng("throng")
    crowd_ = (
        (0.1, -1.6, 0.8),
        (-0.65, -1.4, 0.75),
        (0.85, -1.4, 0.78),
        (-0.2, -0.7, 0.72),
        (0.6, -0.5, 0.74),
        (-1.2, -0.3, 0.75),
        (1.55, 0.0, 0.78),
        (-0.5, 0.5, 0.8),
        (0.55, 0.9, 0.82),
        (-1.7, 1.1, 0.84),
        (1.75, 1.5, 0.84),
        (-0.35, 2.0, 0.86),
    )
    for x, z, k in crowd_:
        pose = ("knuckles", "reach")[int(random.integers(0, 2))]
        s.add(
            martense(arms=pose, eyes=0.065).scale(k).ry(x * 12 + random.normal(0, 14)).at(x, 0, z)
        )
    for x, y, z in ((-0.55, 1.25, -2.0), (0.5, 1.4, -2.2), (0.05, 1.8, -2.4)):
        s.add(martense(arms="reach", eyes=0.065).scale(0.7).ry(x * 30).at(x, y * 0.62, z))
    s.light(
        sun((0.0, -0.3, 0.9), 0.5, accent=True, group=-WALL),
        spot((-3.4, 2.4, 5.0), (0, 0.6, 0), 1.35, inner=24, outer=36, group=-WALL),
        spot((-3.0, 4.0, 3.0), (0, 2.2, -1.2), 0.55, inner=18, outer=34, group=WALL),
    )
    return s.render()


@art("shape-in-the-flash")
def shape_in_the_flash(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 0.3, 6.6), look=(0.05, 1.75, 0), fov=38, roll=-6)
    sky(s.block, 0.5, 1.0, 360)
    lightning(
        s.block, 470, -10, 452, 300, 11, seed="flash", glow_radius=600, glow_tone=1.3, branches=6
    )
    beast = martense(arms="raised", material="dark", eyes=0, ears=False).rx(12).scale(1.55)
    s.add(beast.ry(-34).at(-0.35, 0, 0.4), ground("earth").dim(0.3))
    barn = [
        extrude(
            [(-1.6, 0), (-1.6, 1.9), (-1.1, 2.9), (0, 3.5), (1.1, 2.9), (1.6, 1.9), (1.6, 0)], 1.4
        )
    ]
    s.add(Solid(barn, "upright-planks").dim(0.12).ry(24).at(2.3, 0, -2.4))
    s.light(sun((-0.75, -0.2, 0.35), 0.7))
    return s.render()


@art("faces-in-the-upper-windows")
def faces_in_the_upper_windows(page: Page) -> Scene:
    s = Scene(page, cam=(-0.9, -0.9, 5.9), look=(0.03, 0.35, 0), fov=38, roll=5)
    front = [box(6, 6, 0.1)]
    places = ((-1.5, 1.25), (0.0, 1.3), (1.5, 1.25), (-0.75, -0.55), (0.85, -0.55))
    for x, y in places:
        front.append(box(0.46, 0.66, 1).at(x, y, 0).cut())
    s.add(
        Solid(front, "siding").group(WALL), Solid([box(6, 6, 0.02).at(0, 0, -0.9)], "window-accent")
    )
    people = (
        (dict(gaunt=1.2, jaw=1.2, nose=1.4, mouth="open"), -16, 0.4),
        (dict(fat=1.2, nose=1.3, jaw=1.3), 4, -0.8),
        (dict(female=True, gaunt=1.0, nose=1.1), 18, 0.8),
        (dict(gaunt=0.8, brow=1.6, jaw=0.7, mouth="open"), -8, -0.5),
        (dict(female=True, fat=0.6, nose=0.9, mouth="open"), 12, 0.9),
    )
    for (x, y), (face, yaw, mood) in zip(places, people, strict=True):
        s.add(
            Group(*window(0.46, 0.66, None, panes=(1, 1), depth=0.1)[:1]).at(x, y, 0.08).group(WALL)
        )
        hairs = [stringy_hair("dark", 0.9)] if face.get("female") else []
        head = sitter(
            None,
            None if hairs else "receding",
            face,
            "robe",
            yaw=yaw,
            pitch=14,
            gaze=(-yaw * 0.5, -16),
            wide=0.9,
            mood=mood,
            on_head=hairs,
        )
        s.add(head.scale(0.62).at(x, y - 0.04, -0.45))
    s.add(Solid([box(6, 0.07, 0.2).at(0, 0.36, 0.1)], "wood").group(WALL))
    s.light(
        spot((-2.8, -1.4, 4.6), (0, 0.3, 0), 1.2, inner=30, outer=42, group=-WALL),
        spot((-4.0, 3.0, 3.0), (0, 0, 0), 0.55, inner=24, outer=40, group=WALL),
    )
    return s.render()


@art("overfed-oak")
def overfed_oak(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 0.8, 7.0), look=(0.0, 1.85, 0), fov=38, roll=4)
    backdrop(s.block, 1.1, center=(450, 150), falloff=190, mode="linear", angle=82)
    trunk = [
        capsule((0, 0.3, 0), (0.0, 1.6, 0), 1.25, 1.15),
        ellipsoid(1.45, 0.9, 1.1).at(-0.1, 1.0, 0.1).blend(0.4),
        capsule((0, 1.8, 0), (0.1, 2.6, -0.1), 1.05, 0.8).blend(0.5),
        capsule((0.0, 2.5, 0), (-0.5, 3.9, -0.1), 0.5, 0.24).blend(0.3),
        capsule((0.2, 2.5, 0), (0.75, 3.9, -0.1), 0.5, 0.24).blend(0.3),
        capsule((-0.5, 2.3, 0), (-2.3, 3.0, 0.1), 0.42, 0.14).blend(0.3),
        capsule((0.5, 2.3, 0), (2.3, 3.3, 0.1), 0.4, 0.13).blend(0.3),
        capsule((-1.0, 0.4, 0.3), (-2.3, -0.1, 0.7), 0.5, 0.16).blend(0.3),
        capsule((1.0, 0.4, 0.3), (2.3, -0.1, 0.8), 0.5, 0.16).blend(0.3),
        capsule((-0.3, 0.3, 0.8), (-0.9, -0.1, 2.0), 0.45, 0.14).blend(0.3),
        capsule((0.5, 0.3, 0.8), (1.0, -0.1, 1.9), 0.45, 0.14).blend(0.3),
        ellipsoid(0.7, 0.55, 0.6).at(-1.2, 1.1, 0.5).blend(0.3),
        ellipsoid(0.5, 0.4, 0.5).at(1.25, 0.75, 0.5).blend(0.3),
    ]
    bark = [p.rough(0.075, 11, 2) for p in trunk]
    hole = ellipsoid(0.42, 0.36, 0.8).at(0.0, 0.3, 1.2).cut(0.1)
    s.add(Solid([*bark, hole], "wood", hatch=(1, 0.25, 0.3)), hills(0.3, 0.4, 8, "grass", -0.2))
    s.add(Solid([ellipsoid(0.5, 0.42, 0.3).at(0.0, 0.28, 0.72)], "black"))
    knots = [
        ellipsoid(0.13, 0.2, 0.1).at(x, y, z) for x, y, z in ((0.5, 1.7, 1.0), (-0.2, 2.2, 0.98))
    ]
    s.add(Solid(knots, "black"))
    s.light(
        spot((-3.6, 2.6, 3.4), (0, 1.4, 0), 1.15, inner=28, outer=40), sun((0.9, -0.2, -0.1), 0.4)
    )
    s.render()
    block = s.block
    x, y = s.project((0.0, 0.3, 1.1))
    block.over(block.path([oval(x - 12, y, 6, 5), oval(x + 12, y + 1, 6, 5)]), tone=1.5, accent=1)
    boughs = (
        (-2.1, 2.9, 130, -0.6, "o1"),
        (-0.45, 3.7, 120, -0.2, "o2"),
        (0.7, 3.7, 120, 0.25, "o3"),
        (2.1, 3.2, 140, 0.6, "o4"),
    )
    for bough_x, bough_y, height, lean, seed in boughs:
        px, py = s.project((bough_x, bough_y, 0.05))
        tree(block, px, py + 8, height, seed, lean, depth=6)
    return s
