"""Pictures of the storms of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    bulb,
    car,
    glow,
    ground,
    lightning,
    path_through,
    rain,
    rng,
    silhouette,
    sky,
    spot,
    torus,
)
from art.kit.elements_thunder_layers import oval, ridge
from art.registry import Recipes

art = Recipes("thunder", accent="amber")


@art("dry-lightning")
def dry_lightning(page: Page) -> Scene:
    s = Scene(page, cam=(0, 1, 6), look=(0, 1, 0))
    s.render()
    block = s.block
    sky(block, 0.1, 0.9, 330)
    for x0, x1, w, seed in ((120, 168, 6, "d1"), (330, 300, 9, "d2"), (470, 446, 5, "d3")):
        lightning(block, x0, -10, x1, 318, w, seed=seed, branches=5, glow_radius=300, glow_tone=1.0)
    hillside = ridge(block, 346, 22, seed="dry", tone=0.0, rough=5, peak=(330, 170, 34))
    random = rng("crowded")
    shapes = []
    for k in range(15):
        x = 86 + 31 * k + random.normal(0, 5)
        top = float(np.argmax(hillside[:, int(x * block.scale)] > 0.5)) / block.scale + 4
        h = random.uniform(24, 46)
        w = h * 0.42
        lean = random.choice([-1, 1]) * h * 0.2
        shapes.append(
            path_through(
                (x - w, top + 6),
                (x - w * 0.9, top - h * 0.5),
                (x - w * 0.4 + lean, top - h * 0.86),
                (x + w * 0.4 + lean, top - h * 0.82),
                (x + w, top - h * 0.4),
                (x + w, top + 6),
                tension=0.6,
            )
        )
        shapes.append(oval(x + lean * 1.7, top - h * 0.92, h * 0.19, h * 0.2))
        shapes.append(
            path_through(
                (x - w, top - h * 0.5),
                (x - w * 1.7, top + 4),
                (x - w * 1.3, top + 4),
                (x - w * 0.6, top - h * 0.3),
            )
        )
    silhouette(block, shapes, tone=0.0)
    ridge(block, 424, 10, seed="dry2", tone=0.0, rim=0.5, rough=12, cell=80)
    return s


@art("cloudburst")
def cloudburst(page: Page) -> Scene:
    s = Scene(page, cam=(-1.3, 1.2, 5.4), look=(0.0, 0.95, 0), fov=38, roll=-12)
    sky(s.block, 0.02, 0.35, 300, clouds=0.8)
    s.add(ground("sea", 0.45), car().named("car").scale(1.2).rz(7).ry(-28).at(0.2, 0, 0))
    waves = [torus(1.5 + 0.4 * k, 0.06).at(0.2, 0.45, 0.2) for k in range(3)]
    planks = [
        box(0.9, 0.04, 0.13).rz(14).ry(30).at(-1.6, 0.5, 1.9),
        box(0.7, 0.04, 0.12).rz(-9).ry(-50).at(1.7, 0.5, 1.7),
        box(0.1, 0.8, 0.1).rz(24).at(1.9, 0.7, -0.6),
    ]
    s.add(Solid(waves, "sea"), Solid(planks, "wood"))
    s.light(
        spot((-3.2, 2.8, 4.6), (0, 0.8, 0.6), 1.0, inner=22, outer=34),
        bulb((0.2, 0.8, 3.4), 0.8, 1.2, accent=True),
    )
    s.render()
    angle = math.radians(-28)
    for side in (-1, 1):
        lx, lz = side * 0.4, 1.75
        x, z = (
            lx * math.cos(angle) + lz * math.sin(angle),
            -lx * math.sin(angle) + lz * math.cos(angle),
        )
        px, py = s.project((x + 0.2, 1.05 + side * -0.05, z))
        glow(s.block, px, py, 110, accent=1.2, power=2.2)
    rain(s.block, 620, 24, length=(30, 90), width=1.5, mask=1 - 0.85 * s.mask_of("car"))
    return s
