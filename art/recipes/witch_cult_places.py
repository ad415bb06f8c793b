"""Pictures of the places of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    gravestone,
    hills,
    moon,
    path_through,
    rng,
    sun,
    tree,
)
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("old-burying-ground")
def old_burying_ground(page: Page) -> Scene:
    s = Scene(page, cam=(-0.2, 0.72, 6.0), look=(0.05, 1.35, 0), fov=42, roll=-4)
    backdrop(s.block, 1.0, center=(215, 300), falloff=250, mode="rays", accent=1)
    moon(s.block, 215, 300, 92, accent=1, halo=1.05, tone=0.4, craters=False)
    random = rng("burying")
    for x, z, kind in (
        (-2.5, 0.6, 3),
        (-1.7, -1.4, 0),
        (-0.7, 0.3, 1),
        (-0.1, -2.4, 2),
        (0.6, -0.8, 3),
        (2.4, -1.8, 0),
        (-2.9, -2.6, 2),
    ):
        s.add(
            gravestone(kind, h=0.8)
            .rz(random.normal(0, 6))
            .ry(random.normal(0, 14))
            .dim(0.5)
            .at(x, -0.05, z)
        )
    tomb = [box(0.95, 0.2, 0.5, 0.02).at(0, 0.3, 0), box(1.05, 0.06, 0.58, 0.02).at(0, 0.55, 0)]
    s.add(Solid(tomb, "stone").ry(14).dim(0.7).at(-0.95, 0, 2.0))
    s.add(gravestone(0, 0.42, 1.1).rz(-9).at(1.42, 0, 1.0))
    s.add(hills(0.4, 0.3, 2, "grass", -0.1).dim(0.5))
    s.light(sun((0.7, -0.25, 0.5), 0.9), sun((0.6, -0.3, -0.6), 0.5))
    s.render()
    tree(s.block, 440, 392, 470, "willow", -0.14, depth=8, spread=0.62)
    block = s.block
    hanging = []
    for k in range(26):
        x, y = (
            262 + k * 12 + random.normal(0, 6),
            40 + 46 * abs(math.sin(k * 0.7)) + random.normal(0, 12),
        )
        drop = random.uniform(90, 200)
        sway = random.normal(0, 10)
        hanging.append(
            path_through(
                (x, y),
                (x + sway, y + drop * 0.5),
                (x + sway * 0.6, y + drop),
                close=False,
                tension=1,
            )
        )
    block.over(block.path(hanging, stroke=2.6), tone=0)
    roots = []
    for x0, x1 in ((428, 372), (446, 405), (452, 480), (440, 352)):
        roots.append(
            path_through(
                (x0, 372),
                ((x0 + x1) / 2 - 6, 352 if x1 < 440 else 390),
                (x1, 372),
                (x1 - 6, 412),
                close=False,
                tension=1,
            )
        )
    block.over(block.path(roots, stroke=10), tone=0)
    return s
