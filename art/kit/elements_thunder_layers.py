"""Paint the flat things of Called Forth by Thunder: flames, ridges, briars, glyphs, cracks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from art.kit.block import Block, path_through
from art.kit.noise import Image, fbm, rng, smoothstep
from art.kit.skies import ribbon


def flame(
    block: Block, x: float, y: float, height: float, *, lean: float = 0.0, core: bool = True
) -> None:
    """Light a tongue of fire that stands at (x, y): accent, with a paper core."""

    def tongue(k: float, lift: float) -> skia.Path:
        h, w = height * k, height * 0.27 * k
        foot, tip = y - lift, x + lean * h
        return path_through(
            (x, foot),
            (x + w, foot - h * 0.2),
            (x + w * 0.62 + lean * h * 0.5, foot - h * 0.52),
            (tip, foot - h),
            (x - w * 0.4 + lean * h * 0.5, foot - h * 0.6),
            (x - w, foot - h * 0.24),
            tension=0.9,
        )

    block.over(block.path(tongue(1.0, 0)), tone=1.4, accent=1.0)
    if core:
        block.over(block.path(tongue(0.5, height * 0.05)), tone=1.4, accent=0.0)


def ridge(
    block: Block,
    y: float,
    rise: float,
    *,
    seed: str,
    tone: float = 0.0,
    peak: tuple[float, float, float] | None = None,
    rough: float = 7,
    cell: float = 190,
    rim: float = 0.0,
) -> Image:
    """Lay a range of hills over what is there; `peak` (x, width, height) lifts one summit.

    Returns the mask of the hills.
    """
    profile = fbm(2, block.px_width, cell * block.scale, block.seed + seed, 3)[0]
    fine = fbm(2, block.px_width, 16 * block.scale, block.seed + seed + "f", 3)[0] - 0.5
    column = block.X[0]
    height = y - rise * (profile - 0.3) * 1.6 + fine * rough
    if peak is not None:
        at, width, lift = peak
        height = height - lift * np.exp(-(np.abs((column - at) / width) ** 1.35))
    depth = block.Y - height[None, :]
    mask = smoothstep(-0.6, 0.6, depth)
    surface: Image | float = tone
    if rim:
        surface = np.maximum(tone, rim * np.clip(1 - depth / 26, 0, 1) ** 1.4).astype(np.float32)
    block.over(mask, tone=surface, accent=0, phase=depth * 0.9 + block.X * 0.12)
    block.keyline = block.keyline * (1 - mask)
    block.silhouette = block.silhouette * (1 - mask)
    return mask


def briar(
    block: Block,
    points: Sequence[tuple[float, float]],
    width: float,
    *,
    seed: str,
    tone: float = 0.0,
    thorns: float = 1.0,
) -> None:
    """Wind a thorny cane through points, thick at its start."""
    random = rng(block.seed + seed)
    path: list[tuple[float, float]] = []
    n = len(points)
    for i in range(n - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, n - 1)]
        for k in range(10):
            t = k / 10
            path.append(
                (
                    _catmull(p0[0], p1[0], p2[0], p3[0], t),
                    _catmull(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    path.append(points[-1])
    shapes = [ribbon(path, width, max(1.4, width * 0.25))]
    for i in range(2, len(path) - 1, 2):
        (x, y), (nx, ny) = path[i], path[i + 1]
        angle = math.atan2(ny - y, nx - x) + random.choice([-1, 1]) * random.uniform(0.9, 1.4)
        length = width * random.uniform(1.1, 1.9) * thorns * (1 - 0.5 * i / len(path))
        side = angle + math.pi / 2
        w = width * 0.32
        shapes.append(
            path_through(
                (x + math.cos(side) * w, y + math.sin(side) * w),
                (x - math.cos(side) * w, y - math.sin(side) * w),
                (x + math.cos(angle) * length, y + math.sin(angle) * length),
            )
        )
    mask = block.path(shapes)
    block.over(mask, tone=tone, accent=0)
    block.keyline = block.keyline * (1 - mask)


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def glyph(x: float, y: float, size: float, kind: int) -> list[skia.Path]:
    """Draw a letter of Aklo as strokes round (x, y): a stave with hooks, rings and barbs."""
    random = rng(f"aklo{kind}")

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * size, y + py * size

    strokes = [
        path_through(
            at(random.uniform(-0.1, 0.1), -0.5), at(random.uniform(-0.1, 0.1), 0.5), close=False
        )
    ]
    for _ in range(3):
        side, level = random.choice([-1, 1]), random.uniform(-0.45, 0.45)
        match random.integers(0, 4):
            case 0:
                strokes.append(
                    path_through(
                        at(0, level),
                        at(0.3 * side, level - 0.22),
                        at(0.34 * side, level + 0.12),
                        close=False,
                        tension=1,
                    )
                )
            case 1:
                ring = [
                    at(0.2 * side + 0.15 * math.cos(a), level + 0.15 * math.sin(a))
                    for a in np.arange(8) * 0.785
                ]
                strokes.append(path_through(*ring, tension=1))
            case 2:
                strokes.append(
                    path_through(at(-0.28, level), at(0.28, level + 0.14 * side), close=False)
                )
            case _:
                strokes.append(
                    path_through(
                        at(0, level),
                        at(0.34 * side, level + 0.2),
                        at(0.1 * side, level + 0.34),
                        close=False,
                    )
                )
    return strokes


def cracks(
    block: Block,
    x: float,
    y: float,
    radius: float,
    *,
    seed: str,
    arms: int = 6,
    width: float = 4.0,
    tone: float = 0.0,
) -> None:
    """Break a surface: crooked black lines run out from (x, y)."""
    random = rng(block.seed + seed)
    lines = []
    for k in range(arms):
        angle = 2 * math.pi * k / arms + random.normal(0, 0.25)
        points = [(x, y)]
        length = radius * random.uniform(0.55, 1.1)
        for _ in range(5):
            angle += random.normal(0, 0.4)
            px, py = points[-1]
            points.append((px + math.cos(angle) * length / 5, py + math.sin(angle) * length / 5))
        lines.append(ribbon(points, width, 0.8))
    block.over(block.path(lines), tone=tone, accent=0)


def oval(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    """Draw an ellipse round (x, y), or a circle."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - (ry or rx), x + rx, y + (ry or rx)))
    return path
