"""Pictures of the locations of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    capsule,
    figure,
    ground,
    path_through,
    spot,
)
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9


@art("infantry-hall")
def infantry_hall(page: Page) -> Scene:
    s = Scene(page, cam=(0.6, 4.4, 8.6), look=(0.1, 1.0, -1.5), fov=42, roll=4)
    s.add(
        ground("planks"),
        figure("trench", "fedora", arms="pockets").scale(1.15).ry(160).at(0.5, 0, 1.0),
    )
    for sx in (-1, 1):
        pillars = [
            capsule((sx * 4.6, 0, 4 - 2.6 * i), (sx * 4.6, 6, 4 - 2.6 * i), 0.16) for i in range(6)
        ]
        s.add(Solid(pillars, "metal"), Solid([box(0.2, 0.25, 9).at(sx * 4.4, 2.6, -3)], "wood"))
    s.add(
        Solid([box(3.2, 0.5, 1.2).at(0, 0.5, -8.6)], "planks"),
        Solid([box(6, 5, 0.1).at(0, 4, -10)], "wall"),
    )
    s.light(
        spot((3.6, 6.5, -6.5), (0.2, 0, 0.6), 1.6, inner=26, outer=38),
        spot((-3, 6, -4), (0, 2.5, -10), 0.8, inner=20, outer=34),
    )
    s.render()
    block, chalk = s.block, []
    keep = s.mask_of("ground")

    def on_floor(radius: float, turn: float) -> tuple[float, float]:
        return s.project((-0.9 + radius * math.cos(turn), 0, 0.0 + radius * math.sin(turn)))

    for r in (1.5, 2.3):
        chalk.append(
            path_through(*(on_floor(r, t) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)))
        )
    for i in range(7):
        a, b = 2 * math.pi * i / 7, 2 * math.pi * (i + 3) / 7
        chalk.append(path_through(on_floor(2.3, a), on_floor(2.3, b), close=False))
    block.over(block.path(chalk, stroke=5) * keep, tone=1.4, accent=1.0)
    x, y = on_floor(0, 0)
    burnt = path_through(
        *(
            (
                x + 44 * math.cos(t) * (1 + 0.25 * math.sin(t * 7)),
                y + 17 * math.sin(t) * (1 + 0.25 * math.cos(t * 5)),
            )
            for t in np.linspace(0, 6.28, 40, endpoint=False)
        )
    )
    block.over(block.path(burnt) * keep, tone=0.0)
    return s
