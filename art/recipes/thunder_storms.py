"""Pictures of the storms of Called Forth by Thunder."""

from __future__ import annotations

import numpy as np

from art.kit import (
    Page,
    Scene,
    lightning,
    path_through,
    rng,
    silhouette,
    sky,
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
