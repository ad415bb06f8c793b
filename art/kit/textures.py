"""Make textures: functions that brighten or darken a surface by its own position and normal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from art.kit.noise import rng

Texture = Callable[[Any, Any], Any]


def _fraction(x: Any) -> Any:
    return x - np.floor(x)


def _chance(*numbers: Any) -> Any:
    """Hash whole numbers to 0..1, so that each brick or plank has its own shade."""
    seed = numbers[0] * 12.9898 + (numbers[1] * 78.233 if len(numbers) > 1 else 0)
    return _fraction(np.abs(np.sin(seed) * 437.5))


def _along_wall(position: Any, normal: Any) -> Any:
    """Choose the horizontal coordinate that runs along the wall."""
    return np.where(np.abs(normal[:, 0]) > np.abs(normal[:, 2]), position[:, 2], position[:, 0])


def planks(
    width: float = 0.25,
    axis: int = 0,
    gap: float = 0.06,
    *,
    groove: float = 0.12,
    length: float = 2.3,
    other: int = 1,
) -> Texture:
    """Lay planks side by side along `axis`, running along `other`."""

    def texture(p: Any, n: Any) -> Any:
        across = p[:, axis] / width
        plank = np.floor(across)
        edge = _fraction(across)
        along = p[:, other] / (width * length * 3) + np.abs(np.sin(plank * 12.9898)) * 7
        joint = _fraction(along) < 0.03 / (width * length * 3)
        shade = 0.75 + 0.25 * _fraction(np.abs(np.sin(plank * 78.233) * 437.5))
        return np.where((edge < gap) | (edge > 1 - gap) | joint, groove, shade)

    return texture


def bricks(
    width: float = 0.42, height: float = 0.16, gap: float = 0.10, mortar: float = 0.05
) -> Texture:
    """Lay bricks on any upright wall."""

    def texture(p: Any, n: Any) -> Any:
        v = p[:, 1] / height
        row = np.floor(v)
        u = _along_wall(p, n) / width + 0.5 * (row % 2)
        joint = (_fraction(v) < gap) | (_fraction(u) < gap * height / width)
        return np.where(joint, mortar, 0.55 + 0.45 * _chance(row, np.floor(u)))

    return texture


def shingles(width: float = 0.22, height: float = 0.2, gap: float = 0.1) -> Texture:
    """Lay shingles on a roof."""

    def texture(p: Any, n: Any) -> Any:
        v = p[:, 1] / height
        row = np.floor(v)
        u = _along_wall(p, n) / width + 0.5 * (row % 2)
        joint = (_fraction(v) < 0.16) | (_fraction(u) < 0.07)
        return np.where(joint, gap, 0.45 + 0.55 * _chance(row, np.floor(u)))

    return texture


def siding(height: float = 0.16, gap: float = 0.1) -> Texture:
    """Lay clapboards."""

    def texture(p: Any, n: Any) -> Any:
        v = p[:, 1] / height
        shade = 0.7 + 0.3 * _fraction(np.abs(np.sin(np.floor(v) * 91.7) * 437.5))
        return np.where(_fraction(v) < 0.16, gap, shade)

    return texture


def cobbles(size: float = 0.42) -> Texture:
    """Pave the ground with cobblestones."""

    def texture(p: Any, n: Any) -> Any:
        z = p[:, 2] / (size * 0.72)
        row = np.floor(z)
        x = p[:, 0] / size + 0.5 * (row % 2)
        u, v = _fraction(x) - 0.5, _fraction(z) - 0.5
        joint = np.maximum(np.abs(u), np.abs(v)) > 0.42
        shade = 0.5 + 0.5 * _chance(row, np.floor(x))
        return np.where(joint, 0.03, shade * (1 - 0.5 * np.clip(v + 0.1, 0, 1)))

    return texture


def tiles(size: float = 0.6, light: float = 1.0, dark: float = 0.12) -> Texture:
    """Tile the floor as a chessboard."""

    def texture(p: Any, n: Any) -> Any:
        odd = (np.floor(p[:, 0] / size) + np.floor(p[:, 2] / size)) % 2
        return np.where(odd > 0.5, light, dark)

    return texture


def text(
    lines: int = 14,
    x0: float = -0.8,
    x1: float = 0.8,
    y0: float = -0.9,
    y1: float = 0.9,
    *,
    axes: tuple[int, int] = (0, 2),
    seed: str = "t",
    title: bool = False,
    hand: bool = False,
) -> Texture:
    """Write lines that look like print, or like handwriting, and say nothing."""
    random = rng(seed)
    ends = random.uniform(0.55, 1, 200)
    letters = random.random((lines + 2, 64)) > 0.22
    stroke = 0.13 if hand else 0.16

    def texture(p: Any, n: Any) -> Any:
        u = (p[:, axes[0]] - x0) / (x1 - x0)
        v = (p[:, axes[1]] - y0) / (y1 - y0)
        row = np.clip(np.floor(v * lines), 0, lines - 1).astype(int)
        height = _fraction(v * lines)
        if hand:
            height = height + 0.10 * np.sin(u * 90 + row * 3.1) * np.sin(u * 37 + row)
        column = np.clip((u * 64).astype(int), 0, 63)
        end = np.where(ends[row] > 0.9, 1, ends[row])
        inside = (u > 0) & (u < end) & (v > 0) & (v < 1)
        ink = (np.abs(height - 0.5) < stroke) & letters[row, column] & inside
        if title:
            band = (v < 2.4 / lines) & (v > 0.4 / lines) & (u > 0.12) & (u < 0.88)
            ink = np.where(v < 2.8 / lines, band & (_fraction(u * 9) > 0.16), ink)
        return np.where(ink, 0.08, 1.0)

    return texture


def picture(
    image: Any,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    axes: tuple[int, int] = (0, 2),
    upside_down: bool = False,
    outside: float = 1.0,
) -> Texture:
    """Print a grey picture (a 2-D array, 0 to 1) centred at x, y of the surface."""
    rows, columns = image.shape

    def texture(p: Any, n: Any) -> Any:
        u = (p[:, axes[0]] - x) / width + 0.5
        v = (p[:, axes[1]] - y) / height + 0.5
        if upside_down:
            v = 1 - v
        inside = (u >= 0) & (u < 1) & (v >= 0) & (v < 1)
        column = np.clip((u * columns).astype(int), 0, columns - 1)
        row = np.clip((v * rows).astype(int), 0, rows - 1)
        return np.where(inside, image[row, column], outside)

    return texture


def books(half_width: float, height: float, seed: str, count: int = 26) -> Texture:
    """Fill shelves with spines of random width, height and shade."""
    random = rng(seed)
    rows = 24
    edges, tops, shades = [], [], []
    for _ in range(rows):
        edge = np.cumsum(random.uniform(0.6, 1.5, count * 2))
        edges.append(edge / edge[-1])
        tops.append(random.uniform(0.55, 0.92, count * 2))
        pale = random.random(count * 2) < 0.25
        shades.append(np.where(pale, 1.0, random.uniform(0.12, 0.75, count * 2)))

    def texture(p: Any, n: Any) -> Any:
        rows_here = np.clip(np.floor(p[:, 1] / height).astype(int), 0, rows - 1)
        v = _fraction(p[:, 1] / height)
        u = np.clip(p[:, 0] / (2 * half_width) + 0.5, 0, 0.9999)
        shade = np.zeros(len(u))
        for row in np.unique(rows_here):
            here = rows_here == row
            book = np.clip(np.searchsorted(edges[row], u[here]), 0, count * 2 - 1)
            right = edges[row][book]
            left = np.where(book > 0, edges[row][book - 1], 0)
            across = (u[here] - left) / (right - left)
            own = shades[row][book]
            top = tops[row][book]
            tone = own * (0.45 + 0.55 * np.sin(np.pi * np.clip(across, 0, 1)))
            tone = np.where((across < 0.07) | (across > 0.93) | (v[here] > top), 0, tone)
            bands = (np.abs(v[here] - top * 0.78) < 0.03) | (np.abs(v[here] - top * 0.2) < 0.03)
            shade[here] = np.where(bands, 1.0 - own, tone)
        return shade

    return texture
