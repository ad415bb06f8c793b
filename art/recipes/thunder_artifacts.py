"""Pictures of the artifacts of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    bulb,
    cylinder,
    glow,
    path_through,
    rng,
    spot,
    table,
    tube,
)
from art.kit.elements_thunder import dynamite
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
