"""Pictures of the menaces of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    aurora,
    box,
    bulb,
    capsule,
    church,
    cylinder,
    figure,
    glow,
    ground,
    hills,
    lamppost,
    path_through,
    sky,
    sphere,
    spot,
    stars,
    sun,
)
from art.kit.elements_gulfs import polygon, smoke_mass
from art.kit.elements_gulfs_sets import tenement
from art.kit.skies import ribbon
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("aurora-borealis")
def aurora_borealis(page: Page) -> Scene:
    s = Scene(page, cam=(0, 4.2, 12), look=(0, 5.2, 0), fov=40, roll=-3)
    sky(s.block, 0.0, 0.08, 400)
    stars(s.block, 60, 260)
    for i, x in enumerate((-7, -5.2, -3.2, 4.4, 6.2, 7.8)):
        s.add(tenement(0.95, 3.4 + i % 3, 0.8, 4, 3, (1, 7)).dim(0.2).at(x, 0, -2 - i % 2))
    s.add(church(None).scale(0.8).dim(0.12).ry(10).at(1.9, 0, -4))
    s.add(
        Solid(
            [box(4, 1.45, 1.6).at(-1.0, 1.45, 4.0), box(4.1, 0.12, 1.7).at(-1.0, 2.9, 4.0)], "brick"
        )
    )
    s.add(figure("trench", "fedora", arms="down").ry(150).scale(1.05).at(-0.6, 3.02, 4.2))
    sheet = [box(0.34, 0.26, 0.01, bend=(0.4, 0)).rx(-30)]
    s.add(Solid(sheet, "text").at(-0.25, 4.15, 3.75))
    chimney = [box(0.3, 0.6, 0.3).at(-2.6, 3.5, 3.6), box(0.36, 0.08, 0.36).at(-2.6, 4.1, 3.6)]
    s.add(Solid(chimney, "brick"))
    s.light(
        sun((0.2, -0.8, 0.5), 0.6, accent=True),
        spot((2.6, 6.5, 7), (-0.6, 3.8, 4), 0.9, inner=9, outer=14),
    )
    s.render()
    aurora(s.block, 235, 230, 4)
    return s


@art("the-lights-go-out")
def the_lights_go_out(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 1.5, 7.2), look=(0.35, 1.9, 0), fov=42, roll=4)
    s.add(ground("cobble"))
    for i in range(6):
        for side in (-1, 1):
            s.add(tenement(2.2, 6.5, 1.0, 4, 3).ry(-side * 84).at(side * 4.6, 0, 2.5 - 4.6 * i))
    for i in range(5):
        lit = "lamp-accent" if i == 0 else "black"
        s.add(
            lamppost(3.2, lit).at(1.35 - 0.05 * i, 0, 3.0 - 3.0 * i),
            lamppost(3.2, "black").at(-2.1 + 0.02 * i, 0, 1.4 - 3.0 * i),
        )
    s.add(figure("trench", "fedora", arms="pockets").ry(-24).at(0.3, 0, 3.4).named("man"))
    s.light(bulb((1.2, 3.1, 4.2), 5.5, 4.2), bulb((1.3, 3.0, 2.4), 1.4, 2.4, accent=True))
    s.render()
    smoke_mass(s.block, 216, 170, 120, 170, tone=0.2, seed="out", cell=90, keep=s.mask_of("man"))
    x, y = s.project((1.35, 3.02, 3.0))
    glow(s.block, x, y, 100, accent=1.0)
    return s


@art("the-stars-go-missing")
def the_stars_go_missing(page: Page) -> Scene:
    s = Scene(page, cam=(0, 1.4, 12), look=(0, 4.2, 0), fov=40)
    block = s.block
    sky(block, 0.14, 0.5, 400)
    stars(block, 150, 400, size=2.6)
    lines = []
    for points in (
        ((120, 90), (168, 62), (214, 96), (262, 78), (286, 132), (238, 150), (214, 96)),
        ((100, 210), (150, 190), (176, 240), (226, 228)),
        ((300, 40), (352, 62), (398, 40)),
    ):
        lines.append(path_through(*points, close=False))
        big = [
            polygon(
                *(
                    (
                        px + (14 if k % 2 == 0 else 4) * math.cos(k * math.pi / 4),
                        py + (14 if k % 2 == 0 else 4) * math.sin(k * math.pi / 4),
                    )
                    for k in range(8)
                )
            )
            for px, py in points
        ]
        block.over(block.path(big), tone=1.6, accent=0.0)
    block.over(block.path(lines, stroke=2.8), tone=1.4, accent=1.0)
    dome = [
        sphere(1.5).at(0, 1.5, 0),
        cylinder(1.45, 0.8).at(0, 0.7, 0),
        box(0.26, 2, 2).at(0.1, 2.4, 1.2).cut(),
    ]
    s.add(
        Solid(dome, "metal").dim(0.5).ry(20).at(-1.9, 0.7, 1),
        Solid([capsule((-1.9, 2.3, 1.4), (-1.0, 3.9, 2.4), 0.22, 0.3)], "brass").dim(0.8),
    )
    s.add(hills(1.0, 0.12, 3, "earth", 0.2).dim(0.3))
    s.light(sun((0.9, -0.4, -0.5), 0.9))
    s.render()
    keep = s.covered
    smoke_mass(block, 500, 150, 250, 190, tone=0.0, seed="gone", cell=150, ragged=0.6, keep=keep)
    mask = smoke_mass(
        block,
        520,
        160,
        190,
        150,
        tone=1.1,
        accent=1.0,
        seed="gone2",
        cell=130,
        ragged=0.8,
        keep=keep,
        light=(-1, 0.2),
    )
    fingers = []
    for x, y, length, lift in (
        (420, 96, 150, -18),
        (408, 142, 190, 4),
        (414, 190, 180, 26),
        (430, 236, 150, 46),
    ):
        fingers.append(
            ribbon(
                [
                    (x + 70, y),
                    (x - length * 0.3, y + lift * 0.5),
                    (x - length * 0.75, y + lift),
                    (x - length, y + lift * 1.7),
                ],
                34,
                3,
            )
        )
    reach = block.path(fingers) * (1 - keep) * (mask < 0.5)
    block.over(reach, tone=0.0)
    return s
