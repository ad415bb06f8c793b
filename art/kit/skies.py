"""Paint backdrops and weather into the block: skies, moons, lightning, rain, fog.

All places are in page units: 600 wide, 440 high, y downwards. `accent` is the part of the light
that is accent, 0 to 1. `sky` and `backdrop` cover everything and come first.
"""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np
import skia

from art.kit.block import SOLID, Block, path_through
from art.kit.noise import Image, blur, equalise, fbm, rng, smoothstep


def _clouds(
    block: Block, cell: float, seed: str, octaves: int, stretch: tuple[float, float]
) -> Image:
    return fbm(
        block.px_height,
        block.px_width,
        cell * block.scale,
        block.seed + seed,
        octaves,
        stretch=stretch,
    )


def sky(
    block: Block,
    top: float = 0.02,
    bottom: float = 0.35,
    horizon: float = 300,
    *,
    clouds: float = 0.0,
    cell: float = 160,
    seed: str = "sky",
    accent: float = 0.0,
    angle: float = 4,
) -> None:
    """Fill with a gradient from the top tone to the tone at the horizon, and cloud bands."""
    t = np.clip(block.Y / horizon, 0, 1)
    tone = top + (bottom - top) * t**1.6
    a = math.radians(angle)
    phase = block.Y * math.cos(a) + block.X * math.sin(a)
    if clouds:
        bands = _clouds(block, cell, seed, 5, (1.9, 0.8))
        bands = equalise(blur(bands, 1.5 * block.scale))
        tone = tone * (1 - clouds) + clouds * smoothstep(0.45, 0.95, bands) * (0.25 + bottom)
        phase = phase + blur(bands, 16 * block.scale) * 70
    block.over(np.ones_like(block.tone), tone=tone, accent=accent, phase=phase)


def backdrop(
    block: Block,
    tone: float = 0.25,
    *,
    center: tuple[float, float] = (300, 220),
    falloff: float = 300,
    mode: str = "linear",
    angle: float = 90,
    dark: float = 0.0,
    accent: float = 0,
    gap: float = 1.0,
) -> None:
    """Fill with a pool of light round the centre, cut as lines, rings or rays."""
    cx, cy = center
    r = np.hypot(block.X - cx, block.Y - cy)
    light = dark + (tone - dark) * np.exp(-((r / falloff) ** 2))
    a = math.radians(angle)
    match mode:
        case "linear":
            phase = block.X * math.sin(a) + block.Y * math.cos(a)
        case "rings":
            phase = r
        case "rays":
            phase = np.arctan2(block.Y - cy, block.X - cx) * 120
        case _:
            raise ValueError(f"backdrop mode {mode!r}: known are linear, rings, rays")
    block.over(np.ones_like(block.tone), tone=light, accent=accent, phase=phase, gap=gap)


def moon(
    block: Block,
    x: float,
    y: float,
    radius: float,
    *,
    accent: float = 0.0,
    halo: float = 2.6,
    tone: float = 0.55,
    craters: bool = True,
    cloud: float = 0.0,
) -> Image:
    """Hang a disc with a halo of rings; returns the disc's mask."""
    d = np.hypot(block.X - x, block.Y - y)
    ring = np.clip(1 - (d - radius) / (radius * (halo - 1)), 0, 1) ** 1.7 * tone
    near = d < radius * halo
    block.phase = np.where(near, d + 500, block.phase)
    block.tone = np.maximum(block.tone, ring * near)
    block.shine(ring * near)
    disc = smoothstep(radius + 0.7, radius - 0.7, d)
    surface = np.full_like(block.tone, 1.2)
    if craters:
        patches = _clouds(block, radius * 0.9, "moon", 3, (1, 1))
        surface = np.where(patches > 0.58, 0.62, 1.2).astype(np.float32)
    block.over(disc, tone=surface, accent=accent, phase=block.Y + block.X * 0.3)
    block.shine(disc)
    if cloud:
        bands = equalise(_clouds(block, 120, "mc", 4, (2.6, 0.55)))
        block.tone = block.tone * (1 - smoothstep(0.62, 0.72, bands) * disc * cloud)
    return disc


def stars(
    block: Block, count: int = 60, lowest: float = 240, *, seed: str = "stars", size: float = 1.2
) -> None:
    """Scatter stars over the dark parts above `lowest`."""
    random = rng(block.seed + seed)
    dots = skia.Path()
    for _ in range(count):
        x, y = random.uniform(0, block.width), random.uniform(0, lowest)
        dots.addCircle(x, y, size * random.uniform(0.5, 1.4))
    block.over(block.path(dots) * (block.tone < 0.3), tone=1.2, accent=0)


def ribbon(points: list[tuple[float, float]], start: float, end: float) -> skia.Path:
    """Make a band along points whose width runs from `start` to `end`."""
    left, right = [], []
    n = len(points)
    for i, (x, y) in enumerate(points):
        a, b = points[max(i - 1, 0)], points[min(i + 1, n - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) + 1e-9
        half = (start + (end - start) * i / (n - 1)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return path_through(*left, *right[::-1])


def _jagged(
    random: np.random.Generator,
    start: tuple[float, float],
    end: tuple[float, float],
    rough: float,
    depth: int,
) -> list[tuple[float, float]]:
    points = [start, end]
    for _ in range(depth):
        finer = [points[0]]
        for a, b in zip(points, points[1:], strict=False):
            length = math.hypot(b[0] - a[0], b[1] - a[1])
            x = (a[0] + b[0]) / 2 + random.normal(0, length * rough)
            y = (a[1] + b[1]) / 2 + random.normal(0, length * rough * 0.4)
            finer += [(x, y), b]
        points = finer
    return points


def lightning(
    block: Block,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    width: float = 7,
    *,
    seed: str = "bolt",
    branches: int = 5,
    accent: float = 1.0,
    glow_radius: float = 170,
    glow_tone: float = 0.9,
    rough: float = 0.15,
    over: Any = None,
) -> None:
    """Strike a forked bolt with a paper core; the lines of the sky bend round it.

    `over` is the mask it may cover; the sky alone if left out.
    """
    random = rng(block.seed + seed)
    main = _jagged(random, (x0, y0), (x1, y1), rough, 5)
    forks = []
    for _ in range(branches):
        x, y = main[random.integers(2, len(main) - 8)]
        turn = random.choice([-1, 1]) * random.uniform(0.35, 0.9)
        angle = math.atan2(y1 - y0, x1 - x0) + turn
        length = math.hypot(x1 - x0, y1 - y0) * random.uniform(0.15, 0.42)
        tip = (x + math.cos(angle) * length, y + math.sin(angle) * length)
        forks.append(_jagged(random, (x, y), tip, 0.2, 4))
    outer = block.path(
        [ribbon(main, width * 1.9, width * 0.9)] + [ribbon(f, width * 1.1, 1.2) for f in forks]
    )
    core = block.path(
        [ribbon(main, width * 0.75, width * 0.15)]
        + [ribbon(f, width * 0.3, 0.2) for f in forks[:2]]
    )
    open_sky = block.solid_id < 0
    allowed = open_sky if over is None else np.asarray(over, bool)
    if glow_radius:
        d = cv2.distanceTransform((outer <= 0.3).astype(np.uint8), cv2.DIST_L2, 5) / block.scale
        light = np.exp(-d / (glow_radius * 0.30)) * glow_tone
        field = blur(d.astype(np.float32), 7 * block.scale) + 300
        block.phase = np.where(open_sky, field, block.phase)
        block.tone = np.where(open_sky, np.maximum(block.tone, light), block.tone)
        block.shine(light * open_sky)
    block.over(outer * allowed, tone=1.6, accent=accent)
    block.over(core * allowed, tone=1.6, accent=0.0)
    block.shine(outer * allowed)


def rain(
    block: Block,
    count: int = 420,
    angle: float = 14,
    *,
    length: tuple[float, float] = (14, 46),
    width: float = 1.15,
    seed: str = "rain",
    mask: Any = None,
    accent: float = 0,
) -> None:
    """Slash rain across the page: white over dark, black over light."""
    random = rng(block.seed + seed)
    a = math.radians(angle)
    drops = []
    for _ in range(count):
        x = random.uniform(-60, block.width + 60)
        y = random.uniform(-40, block.height)
        fall, thick = random.uniform(*length), width * random.uniform(0.5, 1.5)
        dx, dy = math.sin(a) * fall, math.cos(a) * fall
        points = [(x, y), (x + dx * 0.5, y + dy * 0.5), (x + dx, y + dy)]
        drops.append(ribbon(points, thick * 0.2, thick * 1.6))
    wet = block.path(drops)
    if mask is not None:
        wet = wet * mask
    light = blur(block.tone, 5 * block.scale) > 0.55
    tone = np.where(light, 0.0, 1.2)
    block.over(wet, tone=tone, accent=np.where(light, block.accent, accent), kind=SOLID)


def fog(
    block: Block,
    y: float,
    height: float,
    *,
    tone: float = 0.5,
    density: float = 0.8,
    cell: float = 130,
    seed: str = "fog",
    keep: Any = None,
    accent: float = 0.0,
) -> None:
    """Lay a bank of fog round the height y; `keep` masks what stays clear."""
    banks = equalise(_clouds(block, cell, seed, 4, (3.0, 0.6)))
    veil = np.exp(-(((block.Y - y) / height) ** 2)) * density * smoothstep(0.25, 0.8, banks)
    if keep is not None:
        veil = veil * (1 - keep)
    block.tone = block.tone * (1 - veil) + tone * veil
    block.shine(veil * 0.3)
    block.accent = block.accent * (1 - veil) + accent * veil
    block.phase = np.where(veil > 0.3, block.Y + banks * 26, block.phase)
    block.keyline = block.keyline * (1 - smoothstep(0.2, 0.6, veil))


def aurora(
    block: Block,
    y: float = 150,
    height: float = 150,
    count: int = 4,
    *,
    accent: float = 1.0,
    seed: str = "aur",
    tone: float = 0.9,
) -> None:
    """Hang curtains of light in the sky, cut as upright strokes."""
    random = rng(block.seed + seed)
    light, field = np.zeros_like(block.tone), np.zeros_like(block.tone)
    for k in range(count):
        p1, p2 = random.uniform(0, 6), random.uniform(0, 6)
        f1, f2 = random.uniform(0.006, 0.012), random.uniform(0.018, 0.03)
        hem = y + k * 26 - 30 + 38 * np.sin(block.X * f1 + p1) + 14 * np.sin(block.X * f2 + p2)
        up = (hem - block.Y) / (height * random.uniform(0.7, 1.2))
        fold = 0.55 + 0.45 * np.sin(block.X * f2 * 2.2 + p1 * 2)
        glow = np.where(up > 0, np.exp(-up * 2.2) * fold, np.exp(up * 26)) * tone * (1 - 0.12 * k)
        brighter = glow > light
        light = np.where(brighter, glow, light)
        strokes = block.X + 18 * np.sin(block.X * f2 + p2) + k * 400
        field = np.where(brighter, strokes, field)
    open_sky = block.solid_id < 0
    block.tone = np.where(open_sky, np.maximum(block.tone, light), block.tone)
    block.shine(light * open_sky)
    block.accent = np.where(open_sky & (light > 0.06), accent, block.accent)
    block.phase = np.where(open_sky & (light > 0.05), field, block.phase)
