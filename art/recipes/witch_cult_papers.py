"""Pictures of the papers among the evidence of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    blood,
    box,
    bulb,
    candlestick,
    capsule,
    cylinder,
    define_material,
    ellipsoid,
    glow,
    hand,
    letter,
    path_through,
    spot,
    sun,
    table,
    textures,
    torus,
)
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("salem-deposition")
def salem_deposition(page: Page) -> Scene:
    script = define_material(
        "deposition",
        albedo=1.0,
        ambient=0.05,
        axis=(1, 0.12, 0.5),
        texture=textures.text(15, -0.66, 0.66, -0.8, 0.75, hand=True, seed="salem"),
    )
    s = Scene(page, cam=(-0.2, 2.4, 3.4), look=(0.14, 0.48, -0.1), fov=36, roll=6)
    sheet = [
        box(0.82, 0.012, 0.98, 0.004, bend=(0.05, 0.0)),
        cylinder(0.13, 0.82).rz(90).at(0, 0.13, -1.05),
        cylinder(0.11, 0.82).rz(90).at(0, 0.11, 1.04),
    ]
    s.add(Solid(sheet, script).ry(-10).at(-0.2, 0.03, 0.15), table(5, 4))
    seal = [cylinder(0.17, 0.03, 0.02).rough(0.02, 9, 2), torus(0.1, 0.02).at(0, 0.03, 0)]
    s.add(Solid(seal, "lamp-accent").at(0.18, 0.07, 0.86))
    ribbon = [
        box(0.05, 0.006, 0.2).ry(24).at(0.08, 0.06, 1.06),
        box(0.05, 0.006, 0.2).ry(-18).at(0.3, 0.06, 1.06),
    ]
    s.add(Solid(ribbon, "lamp-accent"))
    s.add(candlestick().scale(1.0).at(0.98, 0, -0.6))
    for x, y, z, turn in (
        (0.6, 1.4, -0.3, 20),
        (1.35, 1.42, -0.2, -35),
        (0.5, 1.0, -0.1, 60),
        (0.2, 1.3, -0.5, 10),
    ):
        wings = [
            ellipsoid(0.11, 0.012, 0.07).rz(28).ry(24).at(0.1, 0.04, 0),
            ellipsoid(0.11, 0.012, 0.07).rz(-28).ry(-24).at(-0.1, 0.04, 0),
            capsule((0, 0, -0.06), (0, 0, 0.07), 0.025),
        ]
        s.add(Solid(wings, "white").rx(40).ry(turn).at(x, y, z))
    s.light(bulb((0.98, 1.4, -0.4), 1.8, 2.2), bulb((-1, 2.6, 2), 0.35, 5))
    s.render()
    x, y = s.project((0.98, 1.25, -0.6))
    glow(s.block, x, y, 90, tone=0.6, keep=s.covered * 0.7)
    return s


@art("derbys-last-letter")
def derbys_last_letter(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.1, 3.6), look=(0.02, 0.12, 0), fov=36, roll=-7)
    backdrop(s.block, 0.55, center=(150, 90), falloff=230, angle=70)
    note = define_material(
        "last letter",
        albedo=1.0,
        ambient=0.03,
        axis=(1, 0.12, 0.5),
        texture=textures.text(7, -0.52, 0.52, -0.68, -0.12, hand=True, seed="derby"),
    )
    s.add(letter(0.64, 0.84, note, 0.16).rx(76).ry(10).rz(7).at(-0.12, 0.34, 0.2))
    rotten = hand(34, 9, "flesh", arm=0, claw=0.7).scale(1.75)
    s.add(rotten.rx(-64).ry(168).rz(-8).at(0.34, -0.86, 0.05))
    thumb = capsule((0.12, -0.62, 0.42), (-0.02, -0.28, 0.42), 0.085, 0.055)
    s.add(Solid([thumb], "flesh"))
    sleeve = capsule((0.36, -0.92, 0.0), (0.75, -2.0, -0.1), 0.26, 0.36).rough(0.02, 7, 2)
    cuff = capsule((0.33, -0.82, 0.02), (0.38, -0.98, 0.0), 0.19, 0.2)
    s.add(Solid([sleeve], "cloth", hatch=(0.4, 1, 0.1)), Solid([cuff], "white"))
    s.light(
        spot((-2.8, 1.7, 3.0), (0, 0.1, 0.1), 1.05, inner=28, outer=38),
        sun((0.9, 0.1, -0.3), 0.25),
    )
    s.render()
    block = s.block
    smears = []
    for k, (x0, y0, x1, y1) in enumerate(
        ((206, 206, 350, 190), (212, 238, 345, 228), (222, 270, 318, 268))
    ):
        points = [
            (
                x0 + (x1 - x0) * i / 24 + 5 * math.cos(i * 1.8),
                y0 + (y1 - y0) * i / 24 + 7 * math.sin(i * 1.8 + k) * (0.5 + i / 20),
            )
            for i in range(25)
        ]
        smears.append(path_through(*points, close=False, tension=1))
    block.over(block.path(smears, stroke=5), tone=1.2, accent=1)
    blood(block, 322, 268, 15, squash=0.9, drops=9)
    return s
