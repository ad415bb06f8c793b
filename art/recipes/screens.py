"""Pictures of the screens: the menu, the desks, the covers of the dossiers, the investigator."""

from __future__ import annotations

from PIL.Image import Image

from art.kit import (
    Block,
    Page,
    Scene,
    Solid,
    backdrop,
    bulb,
    cloudbank,
    crystal,
    define_material,
    ellipsoid,
    engraving,
    fence,
    glow,
    lightning,
    mansion,
    metal_box,
    plane,
    rain,
    spot,
    sun,
    table,
    textures,
    tree,
)
from art.registry import Recipes

art = Recipes("screens", accent="red")

DESK = (1920, 1200)


def _desk(page: Page, texture: textures.Texture, hatch: tuple[float, float, float]) -> Block:
    """Look straight down on a surface with a soft pool of light on it."""
    define_material("desk", albedo=0.85, ambient=0.08, axis=(1, 0.02, 0.12), texture=texture)
    s = Scene(page, cam=(0, 9, 0.01), look=(0, 0, 0), fov=40)
    s.add(Solid([plane()], "desk", hatch=hatch))
    s.light(spot((-1.5, 7.5, -1), (0, 0, 0.2), 0.95, inner=14, outer=46, casts=False))
    return s.render().block


@art("table-witch-cult", size=DESK, scale=1.0)
def table_witch_cult(page: Page) -> Image:
    """A walnut desk."""
    planks = textures.planks(1.15, 2, 0.012, groove=0.0, length=22, other=0)
    block = _desk(page, planks, (0.05, 0, 1))
    paper, ink = (0x33, 0x25, 0x1B), (0x1C, 0x15, 0x10)
    return engraving(block, "red", gap=9, vignette=0.8, paper=paper, ink=ink, flecks=0)


@art("table-thunder", size=DESK, scale=1.0, accent="amber")
def table_thunder(page: Page) -> Image:
    """A farmhouse table, boards going away from the investigator."""
    planks = textures.planks(0.8, 0, 0.012, groove=0.0, length=30, other=2)
    block = _desk(page, planks, (1, 0, 0.06))
    paper, ink = (0x23, 0x2E, 0x29), (0x14, 0x1B, 0x18)
    return engraving(block, "amber", gap=9, vignette=0.8, paper=paper, ink=ink, flecks=0)


@art("table-gulfs", size=DESK, scale=1.0, accent="violet")
def table_gulfs(page: Page) -> Image:
    """A slab of slate, worn in rings."""
    block = _desk(page, textures.tiles(40, 1.0, 1.0), (0.3, 0, 1))
    backdrop(block, 0.75, center=(840, 520), falloff=900, mode="rings", dark=0.1)
    paper, ink = (0x29, 0x2A, 0x35), (0x15, 0x15, 0x1B)
    return engraving(block, "violet", gap=9, vignette=0.8, paper=paper, ink=ink, flecks=0)


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
