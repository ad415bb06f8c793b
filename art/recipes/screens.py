"""Pictures of the screens: the menu, the desks, the covers of the dossiers, the investigator."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    bulb,
    cloudbank,
    crystal,
    ellipsoid,
    fence,
    glow,
    lightning,
    mansion,
    metal_box,
    rain,
    spot,
    sun,
    table,
    tree,
)
from art.registry import Recipes

art = Recipes("screens", accent="red")


@art("cover-thunder", accent="amber")
def cover_thunder(page: Page) -> Scene:
    """The mansion in the storm, for the dossier of Case 2."""
    s = Scene(page, cam=(0.5, 0.2, 14), look=(0.2, 4.3, 0), fov=37)
    backdrop(s.block, 0.55, center=(400, 210), falloff=230, dark=0.05)
    hill = [ellipsoid(7, 2.6, 5).at(1.4, -0.3, -2), ellipsoid(14, 1.2, 9).at(0, -0.7, 2).blend(1)]
    s.add(
        mansion(lit=(0, 0, 0, 0, 1, 0, 1)).dim(0.12).ry(-14).at(1.4, 2.0, -2),
        cloudbank(14, "m", 11, 0.6, 12.4, -12, 1.8),
        Solid(hill, "grass").dim(0.25),
        fence(14, 0.4, 0.9).dim(0.1).at(-1, 0.6, 5),
    )
    s.light(sun((-0.6, -0.3, -0.5), 1.0), sun((0.6, 0.4, -0.3), 0.5, casts=False))
    s.render()
    open_sky = (s.block.solid_id < 0) | (s.mask_of("cloud") > 0)
    lightning(s.block, 186, 40, 214, 330, 9, over=open_sky, seed="z5", glow_radius=260)
    tree(s.block, 58, 452, 380, lean=0.05, seed="q4", depth=6)
    rain(s.block, 70, 16)
    return s


@art("cover-gulfs", accent="violet")
def cover_gulfs(page: Page) -> Scene:
    """The stone in its box, for the dossier of Case 3."""
    s = Scene(page, cam=(0.9, 2.0, 3.6), look=(0, 0.82, 0), fov=34)
    stone = crystal().scale(0.66).rx(14).ry(24).at(0, 1.14, 0)
    s.add(metal_box(lid=118).ry(-18), stone, table(5, 3, material="stone"))
    s.light(
        bulb((-0.5, 1.6, 0.9), 1.5, 1.3, accent=True),
        bulb((0, 0.8, 0.0), 1.2, 1.2, accent=True, casts=False),
        spot((-2.4, 3.4, 2.2), (0, 0.7, 0), 0.6, inner=20, outer=28),
    )
    s.render()
    x, y = s.project((0, 1.14, 0))
    glow(s.block, x, y, 340, accent=0.9, keep=s.covered)
    return s
