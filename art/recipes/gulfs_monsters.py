"""Pictures of the monsters of Infinite Gulfs of Darkness."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    both_sides,
    box,
    ellipsoid,
    hand,
    spot,
)
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("scratching-at-the-louvres")
def scratching_at_the_louvres(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 0.2, 4.8), look=(0.05, 0.0, 0), fov=38, roll=4)
    s.add(Solid([box(3, 3, 0.05).at(0, 0, -1.2)], "window-accent"))
    slats = [box(1.45, 0.2, 0.03, 0.01).rx(38).at(0.1, -1.6 + 0.42 * i, 0) for i in range(9)]
    s.add(Solid(slats, "wood", hatch=(0.1, 1, 0.4)))
    frame = both_sides([box(0.22, 3, 0.25).at(1.6, 0, 0)])
    s.add(
        Solid(frame, "stone").at(0.1, 0, 0),
        Solid(both_sides([box(2, 3, 0.2).at(3.75, 0, 0.05)]), "brick").at(0.1, 0, 0),
    )
    mass = [
        ellipsoid(0.7, 0.8, 0.3).at(0.3, 0.1, -0.9),
        ellipsoid(0.5, 0.6, 0.3).at(0.5, 0.8, -0.9),
    ]
    s.add(Solid(mass, "black"))
    for x, y, k in ((-0.35, 0.36, 2.0), (0.7, -0.08, 1.8)):
        s.add(hand(52, 15, "flesh", arm=0, claw=1.5).scale(k).rx(8).at(x, y, -0.12))
    s.light(spot((-3.4, 1.8, 3.4), (0, 0, 0), 1.25, inner=26, outer=36))
    return s.render()
