"""Pictures of the papers among the evidence of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    blood,
    capsule,
    define_material,
    hand,
    letter,
    path_through,
    spot,
    sun,
    textures,
)
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


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
