"""Paint flat things into the block: glows, beams, trees, smoke, silhouettes, crowds, blood.

All places are in page units: 600 wide, 440 high, y downwards. Call these after `Scene.render`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
import skia

from art.kit.block import Block, path_through
from art.kit.noise import Image, blur, rng, smoothstep
from art.kit.skies import ribbon


def glow(
    block: Block,
    x: float,
    y: float,
    radius: float,
    *,
    tone: float = 0.8,
    accent: float = 0.0,
    mode: str = "rays",
    power: float = 1.5,
    keep: Any = None,
) -> None:
    """Add a halo of light cut as rays or rings; `keep` masks what it does not touch."""
    d = np.hypot(block.X - x, block.Y - y)
    light = np.clip(1 - d / radius, 0, 1) ** power
    near = light > 0.02
    if keep is not None:
        near &= keep < 0.5
        light = light * (1 - keep)
    field = np.arctan2(block.Y - y, block.X - x) * 120 if mode == "rays" else d
    block.phase = np.where(near, field + 1000, block.phase)
    block.add_light(light.astype(np.float32), tone=0 if accent else tone, accent=accent)


def beam(
    block: Block,
    x0: float,
    y0: float,
    width0: float,
    x1: float,
    y1: float,
    width1: float,
    *,
    tone: float = 0.5,
    accent: float = 0.0,
    soften: float = 2.0,
    keep: Any = None,
    behind: bool = True,
) -> None:
    """Throw a flat cone of light from one end to the other, behind the solids if `behind`."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    cone = path_through(
        (x0 - nx * width0, y0 - ny * width0),
        (x0 + nx * width0, y0 + ny * width0),
        (x1 + nx * width1, y1 + ny * width1),
        (x1 - nx * width1, y1 - ny * width1),
    )
    along = np.clip(((block.X - x0) * dx + (block.Y - y0) * dy) / (length * length), 0, 1)
    light = block.path(cone, soften=soften) * (1 - 0.75 * along)
    if behind:
        light = light * (block.solid_id < 0)
    if keep is not None:
        light = light * (1 - keep)
    field = np.arctan2(block.Y - y0, block.X - x0) * 160 + 200
    block.phase = np.where(light > 0.05, field, block.phase)
    block.add_light(light, tone=0 if accent else tone, accent=accent)


def tree(
    block: Block,
    x: float,
    y: float,
    height: float,
    seed: str = "tree",
    lean: float = 0.0,
    *,
    spread: float = 0.55,
    depth: int = 8,
    tone: float = 0.0,
) -> Image:
    """Grow a bare twisted tree from its foot at (x, y); returns its mask."""
    random = rng(block.seed + seed)
    branches: list[skia.Path] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, left: int) -> None:
        points = [(x, y)]
        for _ in range(5):
            angle += random.normal(0, 0.14)
            x += math.cos(angle) * length / 5
            y += math.sin(angle) * length / 5
            points.append((x, y))
        branches.append(ribbon(points, width, width * 0.62))
        if left <= 0 or width < 0.5:
            return
        forks = 2 if random.random() < 0.8 else 3
        for j in range(forks):
            turn = (j - (forks - 1) / 2) * 2 * spread * random.uniform(0.6, 1.25)
            turn += random.normal(0, 0.12)
            shorter, thinner = random.uniform(0.62, 0.86), random.uniform(0.55, 0.72)
            grow(x, y, angle + turn, length * shorter, width * thinner, left - 1)
        if left > 3 and random.random() < 0.7:
            start_x, start_y = points[random.integers(2, 5)]
            turn = random.choice([-1, 1]) * random.uniform(0.6, 1.1)
            grow(start_x, start_y, angle + turn, length * 0.6, width * 0.42, left - 2)

    trunk = height * 0.075
    grow(x, y, -math.pi / 2 + lean, height * 0.30, trunk, depth)
    root = path_through(
        (x - trunk * 1.1, y + 4),
        (x - trunk * 0.45, y - height * 0.06),
        (x + trunk * 0.45, y - height * 0.06),
        (x + trunk * 1.2, y + 4),
    )
    mask = np.maximum(block.path(branches), block.path(root))
    block.over(mask, tone=tone, accent=0)
    return mask


def smoke(
    block: Block,
    x: float,
    y: float,
    height: float = 160,
    sway: float = 30,
    width: float = 16,
    *,
    tone: float = 0.75,
    seed: str = "smoke",
    strands: int = 3,
    accent: float = 0,
) -> None:
    """Let smoke rise from (x, y)."""
    random = rng(block.seed + seed)
    steps = 40
    for k in range(strands):
        phase, frequency = random.uniform(0, 6), random.uniform(1.2, 2.2)
        left, right = [], []
        for i in range(steps):
            t = i / (steps - 1)
            px = x + math.sin(phase + t * 6 * frequency) * sway * t * (1 + 0.3 * k)
            px += sway * 0.5 * t * t * (k - 1)
            swell = math.sin(math.pi * min(1, t * 1.05)) ** 1.5
            half = (1.2 + width * swell * (0.35 + 0.65 * abs(math.sin(phase + t * 9)))) * 0.5
            left.append((px - half, y - height * t))
            right.append((px + half, y - height * t))
        mask = block.path(path_through(*left, *right[::-1], tension=0.8), soften=0.6)
        faded = mask * np.clip((block.Y - (y - height)) / (height * 0.6), 0, 1)
        block.tone = np.maximum(block.tone, faded * tone)
        block.shine(faded * tone)
        block.accent = np.where(faded > 0.3, accent, block.accent)
        field = block.X + np.sin(block.Y / 17 + phase) * 9
        block.phase = np.where(mask > 0.4, field, block.phase)


def silhouette(
    block: Block,
    paths: skia.Path | Sequence[skia.Path],
    *,
    tone: float = 0.0,
    accent: float = 0.0,
    rim: float = 0.0,
    rim_width: float = 5,
    light: tuple[float, float] = (-1, -1),
    keyline: float = 0.0,
) -> Image:
    """Lay a flat shape, with a rim of light on the side that faces `light`; returns its mask."""
    mask = block.path(paths)
    surface = np.full_like(block.tone, tone)
    if rim:
        inside = (mask > 0.5).astype(np.uint8)
        d = cv2.distanceTransform(inside, cv2.DIST_L2, 5) / block.scale
        swell = blur(np.sqrt(np.clip(d, 0, rim_width * 4) / (rim_width * 4)), 1.2 * block.scale)
        slope_y, slope_x = np.gradient(swell)
        steep = np.hypot(slope_x, slope_y) + 1e-6
        lx, ly = light
        facing = -(slope_x * lx + slope_y * ly) / (steep * math.hypot(lx, ly))
        edge = smoothstep(rim_width * 2, rim_width * 0.3, d)
        surface = np.maximum(surface, rim * np.clip(facing, 0, 1) * edge)
    block.over(mask, tone=surface, accent=accent, keyline=keyline)
    return mask


def blood(
    block: Block,
    x: float,
    y: float,
    radius: float,
    *,
    seed: str = "blood",
    drops: int = 14,
    squash: float = 0.45,
    tone: float = 1.0,
) -> Image:
    """Spill an accent-coloured pool with droplets; returns its mask."""
    random = rng(block.seed + seed)
    corners = 22
    points = []
    for i in range(corners):
        a = 2 * math.pi * i / corners
        r = radius * (1 + random.normal(0, 0.16))
        points.append((x + math.cos(a) * r, y + math.sin(a) * r * squash))
    paths = [path_through(*points, tension=0.9)]
    for _ in range(drops):
        a, d = random.uniform(0, 6.28), radius * random.uniform(1.1, 2.2)
        r = radius * random.uniform(0.03, 0.14)
        left, top = x + math.cos(a) * d - r, y + math.sin(a) * d * squash - r * 0.6
        drop = skia.Path()
        drop.addOval(skia.Rect.MakeXYWH(left, top, 2 * r, 1.2 * r))
        paths.append(drop)
    mask = block.path(paths)
    block.over(mask, tone=tone, accent=1.0)
    return mask
