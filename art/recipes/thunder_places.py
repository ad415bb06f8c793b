"""Pictures of the places of Called Forth by Thunder."""

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
    cloudbank,
    cylinder,
    ellipsoid,
    figure,
    glow,
    gravestone,
    ground,
    lantern,
    lightning,
    rng,
    sky,
    spot,
    standing_stone,
    sun,
    tree,
)
from art.kit.elements_thunder_layers import oval, ridge
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("tempest-mountain")
def tempest_mountain(page: Page) -> Scene:
    s = Scene(page, cam=(0, 1, 14), look=(0, 4.2, 0), fov=40, roll=-3)
    sky(s.block, 0.0, 0.75, 400)
    s.add(
        cloudbank(12, "crown", 4.2, 0.5, 7.0, -6, 1.5), cloudbank(8, "skirt", 9, 0.4, 8.9, -9, 1.7)
    )
    s.light(sun((-0.5, 0.35, -0.6), 0.9), sun((0.7, -0.5, -0.3), 0.7, casts=False))
    s.render()
    block = s.block
    kept = [buffer.copy() for buffer in (block.tone, block.accent, block.phase)]
    cloud = (s.mask_of("cloud") > 0.5) & (
        176 + 10 * np.sin(block.X / 23) + 8 * np.sin(block.X / 9) > block.Y
    )
    mountain = ridge(
        block, 392, 60, seed="tm", tone=0.0, peak=(306, 128, 232), rough=22, cell=90, rim=0.7
    )
    block.tone, block.accent, block.phase = (
        np.where(cloud, old, new)
        for old, new in zip(kept, (block.tone, block.accent, block.phase), strict=True)
    )
    sky_only = (mountain < 0.5) | cloud
    lightning(block, 164, 150, 196, 352, 8, seed="l1", branches=4, glow_radius=0, over=sky_only)
    lightning(block, 430, 160, 420, 352, 6, seed="l2", branches=3, glow_radius=0, over=sky_only)
    lightning(block, 318, 150, 300, 250, 5, seed="l3", branches=2, glow_radius=0, over=block.Y > 0)
    ridge(block, 424, 14, seed="tm2", tone=0.0, rough=16, cell=60)
    return s


@art("jan-martenses-grave")
def jan_martenses_grave(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 2.5, 4.8), look=(0.0, 0.3, 0.2), fov=40, roll=-6)
    sky(s.block, 0.0, 0.15, 300)
    soil = [box(12, 3, 12).at(0, -3, 0), box(0.8, 4, 1.25).ry(10).at(0.1, 0, 0.9).cut(0.06)]
    s.add(Solid(soil, "earth", hatch=(0.3, 0.5, 1)))
    s.add(Solid([box(0.9, 0.05, 1.4).ry(10).at(0.1, -2.2, 0.9)], "black"))
    s.add(gravestone(0, 0.7, 1.7).rz(-6).rx(-4).at(0.1, -0.05, -0.85))
    heap = [ellipsoid(0.8, 0.5, 0.7).at(1.75, 0.05, 0.7)]
    s.add(Solid(heap, "earth", hatch=(0.5, 1, 0.3)))
    spade = [
        capsule((1.5, 0.4, 0.9), (1.25, 1.75, 0.7), 0.05),
        capsule((1.1, 1.76, 0.7), (1.4, 1.74, 0.7), 0.05),
    ]
    s.add(Solid(spade, "wood"), lantern("lamp-accent").scale(0.75).at(-1.15, 0, 0.9))
    s.light(
        bulb((-1.0, 0.7, 1.4), 1.5, 1.5),
        bulb((-1.1, 0.6, 1.2), 0.8, 1.2, accent=True, casts=False),
        spot((-3.4, 3.4, 3.0), (0.2, 0.8, -0.6), 0.7, inner=16, outer=26),
    )
    s.render()
    x, y = s.project((-1.15, 0.35, 0.9))
    glow(s.block, x, y, 110, accent=0.5, keep=s.covered * 0.6)
    x, y = s.project((0.12, -1.0, 0.75))
    for dx, dy in ((-28, 2), (14, -6), (-4, 24)):
        pair = [oval(x + dx, y + dy, 6, 4.6), oval(x + dx + 18, y + dy + 1, 6, 4.6)]
        s.block.over(s.block.path(pair), tone=1.4, accent=1)
    tree(s.block, 88, 260, 250, "grave", 0.1, depth=7)
    return s


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


@art("van-der-heyl-attic")
def van_der_heyl_attic(page: Page) -> Scene:
    s = Scene(page, cam=(-0.3, 1.15, 4.8), look=(0.05, 1.25, 0), fov=42, roll=5)
    s.add(ground("planks"))
    for side in (-1, 1):
        s.add(
            Solid(
                [box(0.08, 3.2, 5).rz(side * 32).at(side * 2.35, 1.6, -1)],
                "upright-planks",
                hatch=(0, 1, 0.1),
            )
        )
        rafters = [
            box(0.07, 3.2, 0.09).rz(side * 32).at(side * 2.2, 1.6, z)
            for z in (-3.2, -1.8, -0.4, 1.0)
        ]
        s.add(Solid(rafters, "wood"))
    gable = [box(4, 3, 0.1).at(0, 2, -4), cylinder(0.62, 1).rx(90).at(0.0, 2.0, -4).cut()]
    s.add(Solid(gable, "siding").dim(0.5), Solid([box(2, 2, 0.02).at(0, 2, -4.3)], "window-accent"))
    s.add(
        Solid(
            [
                capsule((0, 1.3, -3.9), (0, 2.7, -3.9), 0.04),
                capsule((-0.7, 2.0, -3.9), (0.7, 2.0, -3.9), 0.04),
            ],
            "black",
        )
    )
    seat = [
        box(0.4, 0.04, 0.38, 0.02).at(0, 0.55, 0),
        *[
            capsule((x, 0.55, -0.36), (x * 0.92, 1.55, -0.62), 0.035)
            for x in (-0.36, -0.18, 0, 0.18, 0.36)
        ],
        capsule((-0.42, 1.55, -0.62), (0.42, 1.55, -0.62), 0.06),
    ]
    for x in (-0.36, 0.36):
        arc = [(x, 0.1 + 0.16 * (t * 1.0) ** 2, t * 0.75) for t in np.linspace(-1.15, 1.0, 9)]
        seat += [capsule(a, b, 0.04) for a, b in zip(arc, arc[1:], strict=False)]
        seat += [
            capsule((x, 0.12, 0.3), (x, 0.85, 0.32), 0.03),
            capsule((x, 0.12, -0.3), (x, 0.55, -0.34), 0.03),
            capsule((x, 0.85, 0.36), (x, 0.95, -0.44), 0.035),
        ]
    s.add(Solid(seat, "wood", hatch=(0.3, 1, 0.2)).rx(-9).ry(36).scale(1.15).at(0.1, 0, 0.2))
    for x, z, turn, k in ((-1.5, -0.2, 20, 0.5), (1.55, -0.7, -24, 0.6), (1.25, -2.2, 8, 0.5)):
        s.add(
            Solid(
                [box(k, 0.3, 0.34, 0.03).at(0, 0.3, 0), cylinder(0.34, k).rz(90).at(0, 0.58, 0)],
                "leather",
                hatch=(0.3, 1, 0.2),
            )
            .ry(turn)
            .at(x, 0, z)
        )
    s.light(
        spot((0.0, 3.0, -5.6), (0.1, 0.4, 0.4), 1.4, inner=24, outer=32, accent=True),
        spot((-0.9, 1.5, 4.8), (0.1, 0.9, -0.6), 1.1, inner=24, outer=36),
    )
    s.render()
    x, y = s.project((0, 2.0, -4))
    glow(s.block, x, y, 100, accent=0.4, keep=s.covered)
    return s
