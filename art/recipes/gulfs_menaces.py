"""Pictures of the menaces of Infinite Gulfs of Darkness."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    aurora,
    box,
    bulb,
    church,
    figure,
    glow,
    ground,
    lamppost,
    sky,
    spot,
    stars,
    sun,
)
from art.kit.elements_gulfs import smoke_mass
from art.kit.elements_gulfs_sets import tenement
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
