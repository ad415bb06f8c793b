"""Hold the picture while it is cut: the buffers that scenes and layers fill and the print reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import skia

from art.kit.noise import Image, blur

WIDTH, HEIGHT = 600, 440
LINES, STIPPLE, SOLID = 0, 1, 2
FLAT = 1.2  # a layer of one tone, brighter than this, is a mark in paper or accent: it has no shade


@dataclass(frozen=True)
class Page:
    """Say what a recipe draws on: its seed, how much finer it is computed, its size and accent."""

    seed: str
    scale: float = 1.5
    width: int = WIDTH
    height: int = HEIGHT
    accent: str = "red"


def path_through(*points: Sequence[float], close: bool = True, tension: float = 0.0) -> skia.Path:
    """Make a path through points; tension > 0 rounds it to a Catmull-Rom curve."""
    path = skia.Path()
    path.moveTo(*points[0])
    if tension <= 0:
        for point in points[1:]:
            path.lineTo(*point)
    else:
        n = len(points)
        k = tension / 3.0
        for i in range(n if close else n - 1):
            if close:
                p0, p1, p2, p3 = (points[(i + j) % n] for j in (-1, 0, 1, 2))
            else:
                p0, p1 = points[max(i - 1, 0)], points[i]
                p2, p3 = points[i + 1], points[min(i + 2, n - 1)]
            path.cubicTo(
                p1[0] + (p2[0] - p0[0]) * k,
                p1[1] + (p2[1] - p0[1]) * k,
                p2[0] - (p3[0] - p1[0]) * k,
                p2[1] - (p3[1] - p1[1]) * k,
                *p2,
            )
    if close:
        path.close()
    return path


class Block:
    """Hold the buffers, one value a pixel; X and Y are the pixel's place on the 600x440 page.

    tone: light (0 ink, 1 paper).  accent: which part of it is accent.  phase: the line field, white
    lines follow its level sets.  kind: lines, stipple or solid.  gap: line spacing, times the
    usual.  keyline, silhouette: where black and white outlines may run.  solid_id: the solid seen,
    -1 where there is none.  depth: 0 near to 1 far.  facing: how far a surface is turned to the
    camera.  light: what shines by itself (glows, bolts, lamps) or is drawn flat in paper; the print
    leaves it alone.  wobble: how unsteady the lines are, times the usual.
    """

    def __init__(self, page: Page, origin: tuple[float, float] = (0, 0)) -> None:
        self.page = page
        self.origin = origin  # the page's place in the drawing
        self.seed = page.seed
        self.scale = page.scale
        self.width, self.height = page.width, page.height
        self.px_width, self.px_height = int(page.width * page.scale), int(page.height * page.scale)
        shape = (self.px_height, self.px_width)
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        self.X, self.Y = columns / page.scale + origin[0], rows / page.scale + origin[1]
        self.tone: Image = np.zeros(shape, np.float32)
        self.accent: Image = np.zeros(shape, np.float32)
        self.phase: Image = self.Y.astype(np.float64)
        self.kind: Image = np.zeros(shape, np.uint8)
        self.solid_id: Image = np.full(shape, -1, np.int32)
        self.gap: Image = np.ones(shape, np.float32)
        self.keyline: Image = np.zeros(shape, np.float32)
        self.silhouette: Image = np.zeros(shape, np.float32)
        self.depth: Image = np.ones(shape, np.float32)
        self.facing: Image = np.ones(shape, np.float32)
        self.light: Image = np.zeros(shape, np.float32)
        self.wobble: Image = np.ones(shape, np.float32)

    def mask(self, draw: Callable[[skia.Canvas], object], soften: float = 0) -> Image:
        """Return what `draw` covers on a canvas of page units, 0 to 1."""
        pixels = np.zeros((self.px_height, self.px_width, 4), np.uint8)
        info = skia.ImageInfo.MakeN32Premul(self.px_width, self.px_height)
        surface = skia.Surface.MakeRasterDirect(info, pixels)
        canvas = surface.getCanvas()
        canvas.scale(self.scale, self.scale)
        canvas.translate(-self.origin[0], -self.origin[1])
        draw(canvas)
        surface.flushAndSubmit()
        covered = pixels[..., 3].astype(np.float32) / 255
        return blur(covered, soften * self.scale) if soften else covered

    def path(
        self, paths: skia.Path | Sequence[skia.Path], stroke: float = 0, soften: float = 0
    ) -> Image:
        """Return the mask of one or more paths, filled or stroked."""
        paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
        if stroke:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(stroke)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        every = [paths] if isinstance(paths, skia.Path) else paths
        return self.mask(lambda canvas: [canvas.drawPath(path, paint) for path in every], soften)

    def over(
        self,
        mask: Image,
        tone: Any = None,
        accent: Any = None,
        phase: Any = None,
        kind: int | None = None,
        gap: float | None = None,
        keyline: float = 0.0,
    ) -> None:
        """Lay a layer over the buffers where the mask is."""
        inside = mask > 0.5
        if tone is not None:
            self.tone = self.tone * (1 - mask) + np.asarray(tone, np.float32) * mask
            flat = isinstance(tone, float | int) and tone >= FLAT
            self.light = self.light * (1 - mask) + (mask if flat else 0)
            self.facing = self.facing * (1 - mask) + mask
        if accent is not None:
            self.accent = self.accent * (1 - mask) + np.asarray(accent, np.float32) * mask
        if phase is not None:
            self.phase = np.where(inside, phase, self.phase)
        if kind is not None:
            self.kind[inside] = kind
        if gap is not None:
            self.gap[inside] = gap
        if keyline:
            edge = cv2.morphologyEx(mask, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
            self.keyline = np.maximum(self.keyline, edge * keyline)

    def add_light(self, mask: Image, tone: float = 0.0, accent: float = 0.0) -> None:
        """Add paper light or accent light."""
        for strength, is_accent in ((accent, True), (tone, False)):
            if not strength:
                continue
            added = mask * strength
            total = self.tone + added
            part = self.accent * self.tone + (added if is_accent else 0)
            self.accent = np.where(total > 1e-4, part / np.maximum(total, 1e-4), self.accent)
            self.tone = total
            self.shine(added)

    def shine(self, mask: Image) -> None:
        """Mark what shines by itself, so that the print does not shade it."""
        self.light = np.maximum(self.light, np.clip(mask * 3, 0, 1)).astype(np.float32)
