"""Paint what only Infinite Gulfs of Darkness needs: smoke that looks back."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import skia

from art.kit.block import Block, path_through
from art.kit.noise import Image, blur, fbm, smoothstep


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


def smoke_mass(
    block: Block,
    x: float,
    y: float,
    rx: float,
    ry: float,
    *,
    tone: float = 0.6,
    base: float = 0.0,
    accent: float = 0.0,
    seed: str = "mass",
    ragged: float = 0.8,
    cell: float = 110,
    light: tuple[float, float] = (-0.6, -0.8),
    keep: Any = None,
    above: float | None = None,
) -> Image:
    """Roll up a bank of billowing smoke, lit on the side of `light`; returns its mask.

    Its lines swirl with the billows. `keep` masks what it does not cover; `above` ends it at a
    height of the page.
    """
    h, w, s = block.px_height, block.px_width, block.scale
    warp = fbm(h, w, cell * 1.3 * s, block.seed + seed + "w", 3) - 0.5
    billow = np.abs(fbm(h, w, cell * 0.75 * s, block.seed + seed, 4) - 0.5) * 2
    bank = 1 - blur(billow, 2.2 * s)
    d = np.hypot((block.X - x) / rx, (block.Y - y) / ry) + warp * ragged + (0.8 - bank) * 0.25
    mask = smoothstep(1.02, 0.94, d)
    if above is not None:
        mask = mask * (above > block.Y)
    if keep is not None:
        mask = mask * (1 - keep)
    height = blur((bank * 1.1 - d * 0.75).astype(np.float32), 4 * s)
    gy, gx = np.gradient(height * 34 * s)
    lx, ly = light
    facing = -(gx * lx + gy * ly) / (np.sqrt(1 + gx * gx + gy * gy) * math.hypot(lx, ly))
    shade = base + tone * smoothstep(0.05, 0.75, facing)
    swirl = block.Y * 0.5 + block.X * 0.28 + blur(bank.astype(np.float32), 5 * s) * 95 + warp * 120
    block.over(mask, tone=shade, accent=accent, phase=swirl + 700)
    block.keyline = block.keyline * (1 - mask)
    block.silhouette = block.silhouette * (1 - mask)
    return mask
