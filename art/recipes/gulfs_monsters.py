"""Pictures of the monsters of Infinite Gulfs of Darkness."""

from __future__ import annotations

import numpy as np

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    backdrop,
    beam,
    both_sides,
    box,
    bulb,
    bust,
    capsule,
    ellipsoid,
    figure,
    glow,
    gravestone,
    ground,
    hand,
    hills,
    lamppost,
    lathe,
    moon,
    polyp,
    rng,
    shelves,
    sky,
    sphere,
    spot,
    sun,
    tube,
    wall,
)
from art.kit.elements_gulfs import oval
from art.kit.elements_gulfs_beings import mouth, panther, tallow_face
from art.kit.elements_gulfs_sets import organ_pipes
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9


@art("what-swims-beside-us")
def what_swims_beside_us(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 1.3, 5.0), look=(0.1, 1.4, 0), fov=38, roll=4)
    s.add(shelves(3.2, 6, 0.55, seed="swim").at(0, 0, -1.3).group(WALL), ground("planks"))
    s.add(
        figure("suit", "fedora", arms="down", material="dark").scale(1.25).ry(-12).at(0.1, 0, 0.2)
    )
    for seed, r, x, y, z, tilt in (
        (5, 0.5, -1.05, 1.95, 0.9, 14),
        (6, 0.36, 0.55, 1.25, 1.0, -18),
        (7, 0.3, 1.25, 2.3, 0.2, 20),
        (8, 0.26, -0.75, 0.95, 1.2, -8),
        (9, 0.22, 0.35, 2.55, 0.6, 30),
    ):
        s.add(polyp(seed, r, 8).rz(tilt).at(x, y, z))
    s.light(
        spot((-3.2, 2.2, 3.4), (0, 1.4, 0.4), 1.2, inner=26, outer=36, group=-WALL),
        bulb((1.4, 0.6, 1.6), 1.2, 1.5, accent=True),
        bulb((1.6, 1.4, -0.4), 1.3, 1.7, accent=True, group=WALL),
    )
    return s.render()


@art("the-flute-player")
def the_flute_player(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, 0.9, 5.0), look=(0.05, 1.15, 0), fov=38, roll=-5)
    backdrop(s.block, 1.0, center=(300, 150), falloff=210, mode="rays", accent=1)
    s.add(
        organ_pipes(4, 0.5, 3.6, 0.4).dim(0.35).at(-2.0, -1.5, -1.2),
        organ_pipes(4, 0.5, 3.6, 0.4).dim(0.35).at(2.2, -1.5, -1.2),
    )
    profile = [
        (0, -0.6),
        (1.15, -0.6),
        (0.86, 0.4),
        (0.6, 1.1),
        (0.5, 1.55),
        (0.46, 1.85),
        (0.3, 2.15),
        (0.08, 2.3),
        (0, 2.3),
    ]
    cowl = [
        lathe(profile, 0.03).rough(0.075, 6, 2),
        ellipsoid(0.25, 0.34, 0.5).at(-0.1, 1.66, 0.5).cut(0.08),
        ellipsoid(0.16, 0.5, 0.3).at(0.3, 0.9, 0.62).cut(0.1),
    ]
    s.add(Solid(cowl, "slime", hatch=(1, 0.12, 0.2)))
    flute = [capsule((-0.2, 1.56, 0.5), (1.0, 0.5, 1.2), 0.055, 0.085)]
    s.add(Solid(flute, "bone", hatch=(1, -1, 0.5)))
    holes = [sphere(0.03).at(0.05 + 0.14 * i, 1.36 - 0.12 * i, 0.79 + 0.066 * i) for i in range(6)]
    s.add(Solid(holes, "black"))
    for _k, (a, b, c) in enumerate(
        (
            ((0.7, 1.0, 0.4), (0.95, 1.2, 0.9), (0.5, 1.05, 1.05)),
            ((0.8, 0.6, 0.4), (1.25, 0.9, 0.9), (0.75, 0.82, 1.15)),
            ((-0.5, 0.9, 0.4), (-0.6, 1.2, 0.9), (0.15, 1.28, 0.9)),
        )
    ):
        end = (c[0] + 0.1, c[1] - 0.2, c[2] + 0.08)
        s.add(tube([a, b, c, end], 0.085, 0.02, "thin-slime", n=14))
    s.light(
        spot((-3.2, 1.8, 1.6), (0, 1.2, 0.2), 1.2, inner=24, outer=36),
        spot((2.4, 1.6, 3.6), (0.5, 0.9, 0.9), 0.6, inner=9, outer=15),
    )
    return s.render()


@art("the-panther-kneels")
def the_panther_kneels(page: Page) -> Scene:
    s = Scene(page, cam=(-0.2, 0.85, 5.0), look=(-0.05, 0.95, 0), fov=36, roll=3)
    backdrop(s.block, 1.15, center=(270, 210), falloff=220, mode="rings", dark=0.05)
    s.add(panther().at(-0.15, 0.0, 0.3), ground("cobble"))
    legs = [
        capsule((1.12, 0.1, -0.05), (1.1, 1.5, -0.1), 0.15, 0.2),
        capsule((1.5, 0.1, -0.25), (1.36, 1.5, -0.15), 0.15, 0.2),
        ellipsoid(0.36, 0.3, 0.26).at(1.22, 1.55, -0.12).blend(0.1),
        capsule((1.22, 1.6, -0.12), (1.2, 2.6, -0.15), 0.34, 0.38).blend(0.1),
    ]
    s.add(
        Solid(legs, "dark", hatch=(1, 0.15, 0.1)).at(0.22, 0, 0),
        Solid(
            [
                ellipsoid(0.26, 0.09, 0.12).at(0.98, 0.09, 0.02),
                ellipsoid(0.26, 0.09, 0.12).at(1.36, 0.09, -0.2),
            ],
            "black",
        ).at(0.22, 0, 0),
    )

    s.add(
        Solid([capsule((1.2, 2.0, 0.3), (0.98, 1.2, 0.42), 0.13, 0.1)], "dark", hatch=(0.3, 1, 0.2))
    )
    s.add(hand(8, 7, arm=0.35, sleeve="dark").scale(1.1).rx(64).ry(-60).at(1.02, 1.12, 0.4))
    s.light(
        sun((0.8, -0.5, -0.25), 0.9), spot((-3, 2.6, 3.4), (0.6, 0.8, 0), 0.9, inner=20, outer=30)
    )
    s.render()
    x, y = s.project((0.8, 0.66, 0.5))
    drops = [oval(x, y, 4, 6), oval(x + 3, y + 16, 3, 5), oval(x - 2, y + 32, 3, 4)]
    s.block.over(s.block.path(drops), tone=1.4, accent=1.0)
    return s


@art("tallow-faces")
def tallow_faces(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.7, 6.2), look=(0.1, 1.0, 0), fov=36, roll=-4)
    sky(s.block, 0.0, 0.14, 420)
    moon(s.block, 390, 92, 62, accent=1.0, halo=2.2, tone=0.6, craters=False)
    watcher = bust("hood", None, dict(nose=0.4), "robe", hat_options={"material": "cloth"})[1:]
    cowl = Group(*watcher) + tallow_face()
    for x, y, z, k, lean, yaw in (
        (-0.85, 1.2, 0.9, 0.62, -17, 12),
        (0.75, 1.05, 1.5, 0.68, 17, -12),
        (1.85, 1.25, -0.6, 0.56, -14, -20),
        (-0.1, 1.45, -1.6, 0.5, -15, 0),
        (-2.1, 1.3, -2.0, 0.5, 14, 20),
        (1.1, 1.5, -3.0, 0.46, 14, -8),
    ):
        s.add(cowl.scale(k).ry(yaw).rz(lean).at(x, y, z))
        side = 1 if lean < 0 else -1
        s.add(
            gravestone(0 if z > 0 else 3, 0.44, 0.72 + 0.1 * (z < 0))
            .rz(-lean * 0.2)
            .at(x - side * 0.52, 0, z + 0.5)
        )
    s.add(hills(0.3, 0.4, 2, "grass", -0.1))
    s.light(
        spot((-3.4, 2.2, 5.0), (0, 0.9, 0), 1.25, inner=28, outer=40), sun((-0.9, -0.3, 0.2), 0.3)
    )
    s.render()
    return s


@art("the-shadow-with-no-man")
def the_shadow_with_no_man(page: Page) -> Scene:
    s = Scene(page, cam=(-0.7, 1.2, 5.4), look=(0.15, 1.55, -1.2), fov=40, roll=-5)
    s.add(wall(-2.2, "brick"), ground("cobble"), lamppost(2.9).at(-1.9, 0, -0.6))
    ghost = figure("trench", "fedora", stride=0.24)
    arm = Solid(
        [
            capsule((0.2, 1.36, 0), (0.42, 1.5, 0.16), 0.085),
            capsule((0.42, 1.5, 0.16), (0.24, 1.78, 0.2), 0.075),
        ],
        "cloth",
    )
    s.add((ghost + arm).ry(62).scale(0.85).at(-0.5, 0.25, 5.9))
    s.light(
        spot(
            (-1.35, 0.75, 11.5),
            (0.6, 1.75, -2.2),
            1.35,
            inner=12,
            outer=17,
            accent=True,
            hardness=1500,
        ),
        bulb((-1.9, 2.6, -0.4), 1.1, 1.2),
    )
    s.render()
    x, y = s.project((-1.9, 2.72, -0.6))
    glow(s.block, x, y, 60, tone=0.6)
    return s


@art("too-many-mouths")
def too_many_mouths(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.1, 5.0), look=(0, 0, 0), fov=40, roll=6)
    block = s.block
    backdrop(block, 0.2, center=(470, 60), falloff=300, mode="rays", accent=1)
    beam(block, 640, -50, 16, 120, 330, 190, accent=1.6, soften=4)
    spine = [
        (2.6, 1.6, -3.2),
        (1.3, 1.0, -1.5),
        (0.5, 0.15, -0.6),
        (-0.3, -0.35, 0.2),
        (-0.75, -0.55, 0.9),
    ]
    coil = tube(spine, 0.22, 0.95, "flesh", n=14, k=0.2)
    s.add(coil)
    random = rng("mouths")
    centre = np.array([-0.75, -0.55, 0.9])
    for _i, (a, b, w) in enumerate(
        (
            (0, 0, 0.42),
            (48, 26, 0.27),
            (-46, 16, 0.26),
            (16, -44, 0.28),
            (-20, 46, 0.26),
            (62, -26, 0.22),
            (-58, -30, 0.24),
            (28, 58, 0.2),
            (-12, -74, 0.2),
            (74, 14, 0.17),
        )
    ):
        one = mouth(w, float(random.uniform(0.45, 0.85)), 7).rz(float(random.uniform(-40, 40)))
        s.add(one.at(0, 0, 1.02).rx(-b).ry(a).at(*centre))
    for p, w, yaw in (
        ((0.35, 0.45, 0.35), 0.2, 10),
        ((0.95, 0.55, -0.35), 0.17, 14),
        ((0.55, -0.25, 0.2), 0.18, 30),
        ((1.5, 1.0, -1.15), 0.13, 10),
    ):
        s.add(mouth(w, 0.7, 5).rz(float(random.uniform(-50, 50))).ry(yaw).at(*p))
    s.light(
        spot((-3.2, 1.6, 3.6), (-0.4, -0.2, 0), 1.15, inner=28, outer=40),
        bulb((1.6, 1.8, 0.6), 0.9, 1.6, accent=True),
    )
    return s.render()


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 0.2, 4.8), look=(0.05, 0.0, 0), fov=38, roll=4)
    s.add(Solid([box(3, 3, 0.05).at(0, 0, -1.2)], "window-accent"))
    slats = [box(1.45, 0.2, 0.03, 0.01).rx(38).at(0.1, -1.6 + 0.42 * i, 0) for i in range(9)]
    s.add(Solid(slats, "wood", hatch=(0.1, 1, 0.4)))
    frame = both_sides([box(0.22, 3, 0.25).at(1.6, 0, 0)])
    s.add(
        Solid(frame, "stone").at(0.1, 0, 0),
        Solid(both_sides([box(2, 3, 0.2).at(3.75, 0, 0.05)]), "brick").at(0.1, 0, 0),
    )
    mass = [
        ellipsoid(0.7, 0.8, 0.3).at(0.3, 0.1, -0.9),
        ellipsoid(0.5, 0.6, 0.3).at(0.5, 0.8, -0.9),
    ]
    s.add(Solid(mass, "black"))
    for x, y, k in ((-0.35, 0.36, 2.0), (0.7, -0.08, 1.8)):
        s.add(hand(52, 15, "flesh", arm=0, claw=1.5).scale(k).rx(8).at(x, y, -0.12))
    s.light(spot((-3.4, 1.8, 3.4), (0, 0, 0), 1.25, inner=26, outer=36))
    return s.render()
