"""Pictures of the places of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    cylinder,
    figure,
    ground,
    rng,
    standing_stone,
    sun,
)
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("chorazin-stones")
def chorazin_stones(page: Page) -> Scene:
    s = Scene(page, cam=(-0.3, 1.5, 9.0), look=(0.0, 1.75, 0), fov=38, roll=-3)
    backdrop(s.block, 1.15, center=(300, 250), falloff=215, mode="rays", accent=1)
    random = rng("chorazin")
    for k in range(9):
        a = math.radians(-64 + 36 * k)
        x, z = 3.1 * math.sin(a), -2.6 * math.cos(a)
        big = random.uniform(1.9, 2.7)
        stone = standing_stone(big, 0.36, k).rz(random.normal(0, 5)).ry(random.uniform(0, 60))
        s.add(stone.dim(0.35 if z < 0 else 0.8).at(x, 0, z))
    s.add(standing_stone(2.9, 0.42, 12).rz(6).at(-2.3, 0, 2.8), ground("grass").dim(0.7))
    s.add(Solid([cylinder(2.2, 0.02).at(0, 0.01, 0)], "white", hatch=(0.2, 0.3, 1)).dim(0.8))
    s.add(figure("trench", "fedora", arms="down").dim(0.4).ry(170).at(0.55, 0, 1.6))
    s.light(sun((0.8, -0.35, -0.2), 1.0), sun((0, -0.3, 0.9), 0.5))
    return s.render()
