"""Paint what only Infinite Gulfs of Darkness needs: smoke that looks back."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from art.kit.block import path_through
from art.kit.noise import Image


def drawn(width: int, height: int, draw: Callable[[skia.Canvas], object]) -> Image:
    """Return a grey picture, 1 where `draw` painted white, for `textures.picture`."""
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.MakeN32Premul(width, height)
    surface = skia.Surface.MakeRasterDirect(info, pixels)
    draw(surface.getCanvas())
    surface.flushAndSubmit()
    return pixels[..., 1].astype(np.float32) / 255


def pen(width: float = 0, grey: float = 1.0) -> skia.Paint:
    """Make a brush of a grey from 0 to 1 that strokes `width`, or fills if it is 0."""
    level = int(round(grey * 255))
    paint = skia.Paint(AntiAlias=True, Color=skia.Color(level, level, level))
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def oval(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    path = skia.Path()
    ry = rx if ry is None else ry
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def polygon(*points: tuple[float, float]) -> skia.Path:
    return path_through(*points)
