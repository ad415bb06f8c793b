"""Pictures of the case cards of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    box,
    church,
    fence,
    hills,
    sky,
    sphere,
    spot,
    sun,
    torus,
)
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("the-starry-wisdom")
def the_starry_wisdom(page: Page) -> Scene:
    s = Scene(page, cam=(-0.9, 1.2, 7.4), look=(0.2, 2.9, 0), fov=42, roll=6)
    sky(s.block, 0.55, 1.05, 420, clouds=0.35, angle=-8)
    s.add(
        church(None).dim(0.12).scale(0.92).ry(24).at(0.5, 0.5, -4.5),
        hills(0.9, 0.2, 6, "grass", 0.0).dim(0.4),
    )
    s.add(fence(14, 0.3, 2.0).dim(0.05).at(0, -0.1, 3.4))
    chain = [
        torus(0.12, 0.035)
        .rx(90 if i % 2 else 0)
        .rz(30)
        .at(-0.42 + 0.17 * i, 1.85 - 0.05 * math.sin(i * 0.5) * 3, 3.62)
        for i in range(7)
    ]
    lock = Group(
        Solid([box(0.24, 0.26, 0.09, 0.05)], "metal", hatch=(0.3, 1, 0.1)),
        Solid([torus(0.17, 0.045).rx(90).at(0, 0.3, 0)], "metal"),
        Solid(
            [sphere(0.06).at(0, 0.02, 0.08), box(0.025, 0.1, 0.03).at(0, -0.07, 0.08)],
            "lamp-accent",
        ),
    )
    s.add(Solid(chain, "metal"), lock.scale(1.3).rz(-8).at(-0.05, 1.25, 3.8))
    s.light(
        spot((-3.0, 2.6, 7.5), (0, 1.5, 3.6), 1.5, inner=16, outer=26), sun((0.9, -0.4, -0.2), 0.7)
    )
    return s.render()
