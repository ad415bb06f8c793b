"""Render the icons as white masks that the game tints and scales."""

from __future__ import annotations

import cv2
import fontpkg
import numpy as np
import skia
from PIL import Image

from art.catalogue import IMAGES
from art.kit.icons import attributes, effects, interface, kinds
from art.kit.icons.pen import ICONS, Pen
from art.kit.noise import blur, fbm, smoothstep

__all__ = ["ICONS", "attributes", "effects", "interface", "kinds", "mask", "write_icons"]

SIZE = 128
FINER = 4
RAGGED = 0.22  # how far the edge strays; more would blur the icons at 20 px


def mask(name: str, size: int = SIZE) -> Image.Image:
    """Draw an icon in white on nothing, with the slightly ragged edge of a print."""
    n = size * FINER
    pixels = np.zeros((n, n, 4), np.uint8)
    surface = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeN32Premul(n, n), pixels)
    canvas = surface.getCanvas()
    canvas.scale(n / 64, n / 64)
    face = skia.Typeface.MakeFromFile(str(fontpkg.path("Abril Fatface")))
    ICONS[name](Pen(canvas, face))
    surface.flushAndSubmit()
    ink = pixels[..., 3].astype(np.float32) / 255
    noise = fbm(n, n, n / 18, f"{name} icon", 3) - 0.5
    ink = smoothstep(0.38, 0.62, blur(ink, n / 140) + noise * RAGGED)
    ink = cv2.resize(ink.astype(np.float32), (size, size), interpolation=cv2.INTER_AREA)
    white = np.full((size, size, 4), 255, np.uint8)
    white[..., 3] = (ink * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(white)


def write_icons() -> None:
    """Write every icon to images/icons as PNG: alpha needs no loss, and the files are small."""
    folder = IMAGES / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ICONS:
        mask(name).save(folder / f"{name}.png", optimize=True)
    for path in folder.glob("*.png"):
        if path.stem not in ICONS:
            path.unlink()
