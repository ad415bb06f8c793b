"""Pictures of the threats of The Witch Cult Murders."""

from __future__ import annotations

import numpy as np
import skia

from art.kit import (
    Page,
    Scene,
    Solid,
    blinds,
    box,
    define_material,
    sphere,
    spot,
    textures,
    torus,
    wall,
)
from art.kit.noise import Image
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9


def _calendar(width: int = 300, height: int = 380) -> Image:
    """Print a leaf of a tear-off calendar: a bar, a number, a few lines."""
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.MakeN32Premul(width, height)
    canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
    ink = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    canvas.drawRect(skia.Rect.MakeXYWH(20, 18, width - 40, 52), ink)
    pen = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF, StrokeWidth=22)
    pen.setStyle(skia.Paint.kStroke_Style)
    three = skia.Path()
    three.addArc(skia.Rect.MakeXYWH(72, 134, 62, 62), -160, 245)
    three.addArc(skia.Rect.MakeXYWH(68, 198, 70, 72), -85, 245)
    canvas.drawPath(three, pen)
    canvas.drawOval(skia.Rect.MakeXYWH(166, 134, 62, 136), pen)
    for k in range(2):
        canvas.drawRect(skia.Rect.MakeXYWH(60, 322 + k * 24, width - 120 - 40 * k, 9), ink)
    return 1.0 - 0.97 * pixels[..., 3].astype(np.float32) / 255


@art("thirtieth-of-april")
def thirtieth_of_april(page: Page) -> Scene:
    leaf = define_material(
        "calendar",
        albedo=1.0,
        ambient=0.03,
        axis=(1, 0.15, 0),
        texture=textures.picture(_calendar(), 0, 0, 1.5, 1.9, axes=(0, 1), upside_down=True),
    )
    s = Scene(page, cam=(0.5, 0.2, 4.6), look=(0.02, 0.0, 0), fov=36, roll=-6)
    s.add(wall(-0.12, "wall"))
    for x, y, big, tilt in (
        (0.05, -0.02, 0.98, 3),
        (-1.42, 0.42, 0.5, -7),
        (1.42, -0.42, 0.58, 8),
        (1.3, 0.95, 0.42, -4),
        (-1.2, -0.9, 0.44, 6),
    ):
        pad = Solid([box(0.75, 0.95, 0.03, 0.01, bend=(0, 0.03))], leaf)
        board = Solid([box(0.82, 1.12, 0.02, 0.01).at(0, 0.1, -0.04)], "dark")
        ring = Solid(
            [torus(0.58, 0.04).rx(90).rough(0.02, 3, 0).at(0.0, -0.06, 0.06)], "lamp-accent"
        )
        nail = Solid([sphere(0.05).at(0, 1.12, 0.03)], "metal")
        for part in (pad, board, ring, nail):
            s.add(part.scale(big).rz(tilt).at(x, y, 0.0))
    s.light(
        blinds((-3.4, 1.8, 3.6), (0, 0, 0), 1.05, period=0.1, duty=0.72, half=0.6),
        spot((-3.4, 1.8, 3.6), (0, 0, 0), 0.35, inner=14, outer=24, group=-WALL),
    )
    return s.render()
