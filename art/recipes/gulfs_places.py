"""Pictures of the locations of Infinite Gulfs of Darkness."""

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
    capsule,
    church,
    crystal,
    cylinder,
    figure,
    glow,
    ground,
    hills,
    house,
    metal_box,
    path_through,
    spot,
    table,
)
from art.kit.elements_gulfs import oval
from art.kit.elements_gulfs_sets import chair, pierced_wall, window_frame
from art.kit.elements_gulfs_things import typewriter
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9


@art("the-windowless-steeple")
def the_windowless_steeple(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 5.2, 4.8), look=(0.0, 0.45, -0.1), fov=42, roll=-6)
    s.add(ground("planks"))
    for i in range(7):
        a = 360 / 7 * i + 12
        s.add(chair("wood", 0.8).scale(1.35).ry(180).at(0, 0, 1.75).ry(a))
    s.add(
        Solid(
            [cylinder(0.36, 0.4, 0.03).at(0, 0.4, 0), cylinder(0.46, 0.06).at(0, 0.84, 0)], "stone"
        )
    )
    s.add(
        metal_box(0.4, 0.16, 0.32, lid=120).ry(20).at(0, 0.9, 0),
        crystal().scale(0.3).at(0, 1.26, 0).paint("lamp-accent"),
    )
    s.light(
        bulb((0, 2.5, 0.3), 3.4, 2.4, accent=True, hardness=60),
        bulb((0.2, 2.9, 0.6), 1.2, 1.6, hardness=60),
    )
    s.render()
    x, y = s.project((0, 1.26, 0))
    glow(s.block, x, y, 70, accent=0.9)
    return s


@art("study-on-college-street")
def study_on_college_street(page: Page) -> Scene:
    s = Scene(page, cam=(-0.9, 1.7, 4.0), look=(0.15, 1.35, -1), fov=42, roll=3)
    backdrop(s.block, 1.3, center=(360, 190), falloff=240, angle=88)
    s.add(
        pierced_wall(5, 4, 0.35, 0.75, 1.4, 1.3).at(0, 1.2, -1.6).group(WALL),
        window_frame(1.4, 1.3, 3, 2, "wood", 0.04).at(0.35, 1.95, -1.5),
    )
    s.add(
        hills(0.8, 0.2, 3, "earth", -1.0).dim(0.1).at(0, 0, -26),
        church(None).scale(0.8).dim(0.0).at(3.4, -0.6, -22),
    )
    for i, x in enumerate((-2.6, -0.9, 0.8, 6.8, 8.6)):
        s.add(house(0.9, 0.9, 0.8, 0.8, lit=(0, 0)).dim(0.0).at(x, 0.1, -21 + i % 2))
    s.add(
        table(2.0, 0.8, 0.85, "wood").at(0.3, 0, 0.0),
        typewriter().scale(0.66).ry(-150).at(-0.62, 0.85, 0.05),
    )
    papers = [
        box(0.3, 0.01, 0.4).ry(14).at(0.9, 0.88, 0.1),
        box(0.3, 0.01, 0.4).ry(-10).at(0.95, 0.9, 0.05),
    ]
    s.add(Solid(papers, "text"), ground("planks"))
    s.light(
        spot((2.4, 4.0, -6), (0.0, 0.8, 0.4), 1.6, inner=20, outer=34),
        spot((-3.2, 2.8, 3.2), (-0.2, 0.9, 0), 0.9, inner=12, outer=22),
    )
    s.render()
    x, y = s.project((3.4, 2.4, -22))
    s.block.over(s.block.path(oval(x + 2, y, 5, 9)), tone=1.5, accent=1.0)
    glow(s.block, x + 2, y, 46, accent=1.1, keep=(s.mask_of("wall") > 0) * 1.0)
    return s


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
