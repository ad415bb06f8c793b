"""Pictures of the last page: how each case is won and how it is lost."""

from __future__ import annotations

from PIL.Image import Image

from art.kit import (
    Page,
    Scene,
    Solid,
    aurora,
    backdrop,
    bulb,
    church,
    ellipsoid,
    engraving,
    figure,
    glow,
    ground,
    house,
    lamppost,
    mansion,
    sky,
    stars,
    sun,
    tree,
)
from art.registry import Recipes

art = Recipes("screens", accent="red")

TALL = (1040, 1080)
GAP = 10.5


def _printed(s: Scene, page: Page) -> Image:
    return engraving(s.block, page.accent, gap=GAP, vignette=0.9)


@art("won-thunder", size=TALL, scale=1.0, accent="amber")
def won_thunder(page: Page) -> Image:
    """The sun comes up behind the ruin; someone stands and watches it."""
    s = Scene(page, cam=(0.4, 1.0, 12), look=(0.2, 3.6, 0), fov=44, roll=-2)
    backdrop(s.block, 1.15, center=(560, 640), falloff=520, mode="rays", accent=1.0, dark=0.02)
    hill = [ellipsoid(7, 2.4, 5).at(1.2, -0.2, -2), ellipsoid(14, 1.2, 9).at(0, -0.6, 2).blend(1)]
    s.add(
        mansion(lit=()).dim(0.05).ry(-14).at(1.2, 1.8, -2),
        Solid(hill, "grass").dim(0.2),
        figure("trench", "fedora", arms="pockets").dim(0.35).ry(185).at(-1.5, 0.62, 5.4),
    )
    s.light(sun((-0.1, -0.25, 1.0), 0.8), sun((0.7, -0.2, -0.6), 0.25))
    s.render()
    tree(s.block, 985, 1085, 640, lean=-0.1, seed="t1", depth=7)
    return _printed(s, page)


@art("won-gulfs", size=TALL, scale=1.0, accent="violet")
def won_gulfs(page: Page) -> Image:
    """The lamps burn again under a sky that is only a sky; the steeple is dark and empty."""
    s = Scene(page, cam=(0.2, 1.5, 13), look=(0.2, 3.7, 0), fov=48)
    sky(s.block, 0.0, 0.05, 900)
    stars(s.block, 60, 420, size=2.2)
    s.add(ground("cobble").dim(0.9), church(None).dim(0.1).scale(1.1).ry(14).at(-2.2, 0, 0))
    for x, z, turn, lit in ((0.9, 0.5, -6, (1, 1)), (3.3, 1.5, -20, (0, 1)), (-5.0, 1, 24, (1, 0))):
        s.add(house(1.1, 1.9, 1.2, 1.1, lit=lit, storeys=2).dim(0.12).ry(turn).at(x, 0, z))
    s.add(lamppost(2.6).at(-0.5, 0, 4.5))
    s.add(figure("trench", "fedora", arms="pockets").dim(0.9).ry(196).at(0.7, 0, 5.6))
    s.light(bulb((-0.5, 2.4, 4.7), 2.6, 3.2), sun((0.3, -0.6, 0.7), 0.25, accent=True))
    s.render()
    aurora(s.block, 560, 470, 4)
    x, y = s.project((-0.5, 2.42, 4.5))
    glow(s.block, x, y, 130, tone=0.8, keep=s.covered * 0.6)
    return _printed(s, page)
