"""Pictures of the artifacts of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    bulb,
    cylinder,
    ellipsoid,
    glow,
    letter,
    path_through,
    rng,
    spot,
    sun,
    table,
    torus,
    tube,
)
from art.kit.elements_thunder import dynamite, fulgurite
from art.registry import Recipes

art = Recipes("thunder", accent="amber")


@art("crate-of-dynamite")
def crate_of_dynamite(page: Page) -> Scene:
    s = Scene(page, cam=(0.7, 1.9, 4.1), look=(0.02, 0.92, 0), fov=37, roll=-5)
    slats = [box(1.05, 0.13, 0.04).at(0, 0.15 + 0.29 * i, 0.7) for i in range(3)]
    slats += [box(1.05, 0.13, 0.04).at(0, 0.15 + 0.29 * i, -0.7) for i in range(3)]
    sides = [
        box(0.04, 0.13, 0.7).at(x, 0.15 + 0.29 * i, 0) for i in range(3) for x in (-1.05, 1.05)
    ]
    posts = [box(0.07, 0.45, 0.03).at(x, 0.43, 0.76) for x in (-0.9, 0.9)]
    s.add(
        Solid(slats, "wood", hatch=(0.1, 1, 0.1)).ry(-16),
        Solid(sides, "wood", hatch=(0.1, 1, 0.1)).ry(-16),
    )
    s.add(
        Solid(posts, "wood", hatch=(1, 0.1, 0.1)).ry(-16),
        Solid([box(1.0, 0.02, 0.66).at(0, 0.05, 0)], "black").ry(-16),
    )
    rods = [
        cylinder(0.12, 0.5, 0.015).at(-0.78 + 0.26 * i, 0.5, z)
        for i in range(7)
        for z in (-0.45, -0.19, 0.07, 0.33)
    ]
    s.add(
        Solid(rods[:14], "paper", hatch=(0.25, 1, 0.2)).ry(-16),
        Solid(rods[14:], "paper", hatch=(0.25, 1, 0.2)).ry(-16),
    )
    s.add(dynamite(4).scale(0.95).rz(12).ry(-10).at(-0.1, 0.82, 0.05))
    s.add(
        tube(
            [(-0.3, 1.72, 0.05), (-0.34, 2.0, 0.1), (0.1, 2.08, 0.2), (0.42, 1.84, 0.25)],
            0.03,
            0.028,
            "thin-bone",
            n=14,
        )
    )
    s.add(table(6, 4, material="planks").dim(0.8))
    s.light(
        spot((-2.8, 2.4, 1.8), (0, 0.6, 0), 1.15, inner=26, outer=38),
        bulb((0.6, 1.9, 0.7), 0.9, 1.0, accent=True),
    )
    s.render()
    x, y = s.project((0.42, 1.84, 0.25))
    glow(s.block, x, y, 95, accent=1.3, power=1.2)
    sparks = []
    random = rng("sparks")
    for k in range(13):
        a, r = k * 0.485 + random.normal(0, 0.1), random.uniform(24, 52)
        sparks.append(
            path_through(
                (x + 10 * math.cos(a), y + 10 * math.sin(a)),
                (x + r * math.cos(a), y + r * math.sin(a)),
                close=False,
            )
        )
    s.block.over(s.block.path(sparks, stroke=3.2), tone=1.4, accent=1)
    s.block.over(
        s.block.path(
            path_through(
                *[(x + 11 * math.cos(k), y + 11 * math.sin(k)) for k in np.arange(8) * 0.785],
                tension=1,
            )
        ),
        tone=1.4,
        accent=0,
    )
    return s


@art("van-der-heyl-strongbox")
def van_der_heyl_strongbox(page: Page) -> Scene:
    s = Scene(page, cam=(-0.8, 1.7, 3.6), look=(0.0, 0.62, 0), fov=37, roll=5)
    chest = [box(1.1, 0.5, 0.66, 0.03).at(0, 0.5, 0)]
    lid = [cylinder(0.66, 1.1, 0.02).rz(90).at(0, 1.0, 0), box(2, 0.5, 2).at(0, 0.49, 0).cut()]
    straps = [box(0.09, 0.52, 0.69, 0.01).at(x, 0.5, 0) for x in (-0.74, 0, 0.74)]
    straps += [torus(0.66, 0.05).rz(90).at(x, 1.0, 0) for x in (-0.74, 0, 0.74)]
    s.add(
        Solid(chest, "metal", hatch=(0.2, 1, 0.1)).dim(0.75).ry(16),
        Solid(lid, "metal", hatch=(1, 0.2, 0.1)).dim(0.75).ry(16),
    )
    s.add(Solid(straps, "brass", hatch=(1, 0.3, 0.3)).ry(16))
    for x in (-0.74, 0, 0.74):
        lock = [
            box(0.16, 0.2, 0.07, 0.04).at(x, 0.62, 0.74),
            torus(0.11, 0.035).rx(90).at(x, 0.84, 0.74),
        ]
        hole = [
            cylinder(0.045, 0.02).rx(90).at(x, 0.65, 0.82),
            box(0.022, 0.06, 0.02).at(x, 0.58, 0.82),
        ]
        s.add(Solid(lock, "brass").ry(16), Solid(hole, "lamp-accent").ry(16))
    for x, z, turn, tilt in (
        (-1.15, 0.9, 30, 8),
        (0.2, 1.25, -24, 3),
        (1.0, 1.0, 12, 6),
        (-0.5, 1.3, 64, 2),
    ):
        s.add(letter(0.32, 0.22, "hand", 0.2).rx(tilt).ry(turn).at(x, 0.05, z))
    water = [
        ellipsoid(0.9, 0.015, 0.3).at(0.3, 0.01, 0.95),
        ellipsoid(0.5, 0.015, 0.2).at(-0.7, 0.01, 0.85),
    ]
    s.add(Solid(water, "glass", hatch=(0.1, 0.2, 1)), table(6, 4, material="stone").dim(0.7))
    s.light(
        spot((-3.0, 2.4, 2.2), (0, 0.5, 0), 1.25, inner=26, outer=38), sun((-0.8, -0.4, -0.2), 0.35)
    )
    return s.render()


@art("fulgurite")
def fulgurite_picture(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, 0.1, 4.4), look=(0.0, 0.02, 0), fov=38, roll=-6)
    backdrop(s.block, 1.0, center=(300, 150), falloff=210, mode="rays")
    s.add(fulgurite("gem").scale(1.0).at(0.05, 0.12, 0.3))
    s.light(
        spot((-2.6, 1.6, 3.0), (0, 0, 0), 1.9, inner=30, outer=42),
        sun((-0.6, -0.3, -0.7), 0.5),
    )
    return s.render()
