"""Pictures of the threats of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    backdrop,
    figure,
    ground,
    rng,
    sun,
)
from art.kit.elements_thunder_layers import briar
from art.registry import Recipes

art = Recipes("thunder", accent="amber")


@art("hedge-that-closes")
def hedge_that_closes(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.8, 6), look=(0, 1.2, 0), fov=38, roll=-3)
    backdrop(s.block, 1.3, center=(300, 200), falloff=235, mode="rays", accent=1)
    s.add(ground("grass").dim(0.8))
    s.add(
        figure("trench", None, arms="raised", material="dark").scale(0.95).ry(172).at(0.05, 0, 1.2)
    )
    s.light(sun((0.1, -0.3, 0.9), 0.8))
    s.render()
    random = rng("briars")
    for side in (-1, 1):
        for k in range(15):
            y0 = -20 + 34 * k
            x0 = 300 + side * 330
            reach = 70 + 46 * math.sin(k * 1.9) + 44 * abs(k - 7) / 7
            tip = (
                300 + side * random.uniform(30, 62) + side * 60 * abs(k - 6.5) / 7,
                y0 + random.uniform(-50, 50),
            )
            mid = (300 + side * (150 + reach * 0.3), y0 + random.uniform(-46, 46))
            near = (300 + side * (100 + reach * 0.2), y0 + random.uniform(-40, 40))
            briar(
                s.block,
                [(x0, y0), mid, near, tip],
                random.uniform(12, 22),
                seed=f"b{side}{k}",
                thorns=1.3,
            )
    return s
