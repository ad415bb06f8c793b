"""Pictures of the evidence of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    bulb,
    define_material,
    lantern,
    path_through,
    sphere,
    spot,
    table,
    textures,
)
from art.kit.elements_thunder_layers import oval
from art.registry import Recipes

art = Recipes("thunder", accent="amber")


def _survey() -> np.ndarray:
    """Draw contour lines and a creek on a survey sheet."""
    pixels = np.zeros((600, 800, 4), np.uint8)
    canvas = skia.Surface.MakeRasterDirect(
        skia.ImageInfo.MakeN32Premul(800, 600), pixels
    ).getCanvas()
    canvas.clear(0xFFFFFFFF)
    ink = skia.Paint(AntiAlias=True, Color=0xFF000000, StrokeWidth=4)
    ink.setStyle(skia.Paint.kStroke_Style)
    for k in range(8):
        r = 60 + 50 * k
        points = [
            (
                470 + r * 1.2 * (1 + 0.16 * math.sin(3 * a + k * 0.4)) * math.cos(a),
                230 + r * (1 + 0.14 * math.sin(2 * a + k)) * math.sin(a),
            )
            for a in np.arange(24) * 0.2618
        ]
        canvas.drawPath(path_through(*points, tension=1), ink)
    return 0.12 + 0.88 * pixels[..., 1].astype(np.float32) / 255


@art("map-of-the-mounds")
def map_of_the_mounds(page: Page) -> Scene:
    survey = define_material(
        "survey", albedo=1.0, ambient=0.05, axis=(1, 0.1, 0.4),
        texture=textures.picture(_survey(), 0, 0, 3.2, 2.4),
    )  # fmt: skip
    s = Scene(page, cam=(0.0, 3.2, 2.4), look=(0.0, 0.0, 0.1), fov=37, roll=-6)
    s.add(
        Solid([box(1.6, 0.012, 1.2, bend=(0.02, 0.0))], survey).at(0, 0.03, 0),
        table(6, 5, material="wood").dim(0.5),
    )
    s.add(Solid([box(1.1, 0.02, 0.07)], "brass").ry(-27).at(-0.5, 0.08, 0.42))
    s.add(
        lantern("lamp").scale(0.5).at(-1.75, 0, -1.0),
        Solid([sphere(0.12).at(1.45, 0.1, 1.0)], "glass"),
    )
    s.light(
        spot((-2.4, 3.0, -0.6), (0, 0, 0), 1.05, inner=34, outer=46), bulb((1.4, 2.2, 2.0), 0.25, 4)
    )
    s.render()
    block = s.block
    hub = (0.28, -0.28)
    lines, mounds = [], []
    for k in range(9):
        a = k * 0.7 + 0.2
        reach = 1.05 if k % 2 else 0.85
        ends = [
            (hub[0] + r * 1.15 * math.cos(a + 0.14 * r), 0.05, hub[1] + r * math.sin(a + 0.14 * r))
            for r in (0.14, 0.38, 0.62, reach)
        ]
        inside = [p for p in ends if abs(p[0]) < 1.5 and abs(p[2]) < 1.1]
        page_points = [s.project(p) for p in inside]
        if len(page_points) > 1:
            lines.append(path_through(*page_points, close=False, tension=0.8))
        mounds += [oval(x, y, 7.5, 6) for x, y in page_points[1:]]
    block.over(block.path(lines, stroke=3.4), tone=1.3, accent=1)
    block.over(block.path(mounds), tone=0, keyline=0.5)
    x, y = s.project((hub[0], 0.05, hub[1]))
    house = path_through(
        (x - 17, y + 14), (x - 17, y - 6), (x, y - 22), (x + 17, y - 6), (x + 17, y + 14)
    )
    block.over(block.path(house), tone=1.4, accent=1, keyline=1)
    block.over(
        block.path(path_through((x - 5, y + 14), (x - 5, y + 1), (x + 5, y + 1), (x + 5, y + 14))),
        tone=0,
    )
    return s
