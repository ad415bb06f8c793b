"""Pictures of the places of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    bulb,
    cylinder,
    figure,
    gravestone,
    hills,
    moon,
    path_through,
    plane,
    rng,
    spot,
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


@art("chesuncook-pit")
def chesuncook_pit(page: Page) -> Scene:
    s = Scene(page, cam=(0.35, 3.6, 2.3), look=(0.0, -2.2, -0.5), fov=58, roll=12, far=40)
    shaft = [plane().at(0, 0, 0), cylinder(2.6, 30).cut()]
    s.add(Solid(shaft, "stone", hatch=(0.2, 0.3, 1)))
    s.add(
        Solid(
            [cylinder(3.4, 14).at(0, -14, 0), cylinder(2.6, 40).cut()],
            "stone",
            hatch=(0.05, 1, 0.05),
        ).dim(0.7)
    )
    per_turn = 22
    for first in range(0, per_turn * 4, 11):
        steps = []
        for k in range(first, first + 11):
            a = math.radians(360 / per_turn * k + 40)
            steps.append(
                box(0.62, 0.09, 0.36)
                .at(2.05, 0, 0)
                .ry(-math.degrees(a))
                .at(0, -0.28 - 0.135 * k, 0)
            )
        s.add(Solid(steps, "stone", hatch=(1, 0.3, 0.5)))
    a = math.radians(360 / per_turn * 15 + 40)
    x, z = 2.0 * math.cos(a), 2.0 * math.sin(a)
    s.add(figure("trench", "fedora").scale(0.62).ry(30).at(x, -2.2, z))
    s.add(Solid([cylinder(2.6, 0.05).at(0, -13, 0)], "lamp-accent"))
    s.light(
        bulb((x * 0.8, -1.4, z * 0.8), 2.0, 1.4),
        spot((1.5, 7, 2), (0, -2, -0.4), 0.7, inner=26, outer=40),
        bulb((0, -11.0, 0), 3.0, 2.6, accent=True),
    )
    return s.render()
