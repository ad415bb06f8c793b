"""Pictures of the threats of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    backdrop,
    figure,
    glow,
    ground,
    path_through,
    rng,
    silhouette,
    sky,
    stars,
    sun,
)
from art.kit.elements_thunder_layers import briar, flame, oval, ridge
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


@art("walpurgis-eve")
def walpurgis_eve(page: Page) -> Scene:
    s = Scene(page, cam=(0, 1, 6), look=(0, 1, 0))
    s.render()
    block = s.block
    sky(block, 0.0, 0.3, 200)
    stars(block, 70, 110)
    rows = (
        (150, 30, "w1", (118, 232, 352, 478), 30),
        (232, 40, "w2", (178, 318, 446), 46),
        (322, 44, "w3", (252, 392), 70),
    )
    for y, rise, seed, places, size in rows:
        hills = ridge(block, y, rise, seed=seed, tone=0.0, rim=0.75, rough=3, cell=150)
        for x in places:
            column = hills[:, int(x * block.scale)]
            top = float(np.argmax(column > 0.5)) / block.scale
            sky_only = (hills > 0.5).astype(np.float32)
            glow(block, x, top - size * 0.4, size * 1.7, accent=0.8, keep=sky_only)
            flame(block, x, top + 5, size, lean=0.06)
    ridge(block, 428, 10, seed="w4", tone=0.0, rough=4)
    body = path_through(
        (62, 460), (84, 372), (112, 352), (168, 352), (196, 372), (220, 460), tension=0.4
    )
    brim = path_through((88, 306), (140, 292), (196, 304), (194, 313), (140, 304), (90, 315))
    crown = path_through(
        (110, 302), (114, 270), (126, 264), (140, 268), (156, 263), (166, 270), (172, 302)
    )
    silhouette(
        block, [body, brim, crown, oval(140, 328, 27, 32)], tone=0.0, rim=0.8, light=(1, -0.6)
    )
    return s
