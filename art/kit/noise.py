"""Make repeatable random numbers and smooth noise; every seed is a string."""

from __future__ import annotations

import zlib
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[Any]  # a grey value a pixel, most of them 32-bit floats


def rng(seed: str) -> np.random.Generator:
    """Seed by the CRC of a string, so that a picture is the same on every run."""
    return np.random.default_rng(zlib.crc32(seed.encode()))


def fbm(
    height: int,
    width: int,
    cell: float,
    seed: str,
    octaves: int = 4,
    gain: float = 0.5,
    stretch: tuple[float, float] = (1, 1),
) -> Image:
    """Make cloudy noise from 0 to 1; `cell` is the size of the largest blobs in pixels."""
    random = rng(seed)
    total = np.zeros((height, width), np.float32)
    weight = 1.0
    weights = 0.0
    for octave in range(octaves):
        cell_x = max(1.0, cell * stretch[0] / 2**octave)
        cell_y = max(1.0, cell * stretch[1] / 2**octave)
        grid = random.random((int(height / cell_y) + 4, int(width / cell_x) + 4))
        size = (int(grid.shape[1] * cell_x) + 1, int(grid.shape[0] * cell_y) + 1)
        big = cv2.resize(grid.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
        top, left = int(random.random() * cell_y), int(random.random() * cell_x)
        total += weight * big[top : top + height, left : left + width]
        weights += weight
        weight *= gain
    return np.clip(total / weights, 0, 1)


def equalise(noise: Image) -> Image:
    """Spread values evenly, so that a threshold of t covers a part t of the area."""
    flat = noise.ravel()
    order = np.argsort(flat, kind="stable")
    even = np.empty_like(flat)
    even[order] = np.linspace(0, 1, flat.size, dtype=flat.dtype)
    return even.reshape(noise.shape)


def smoothstep(a: Any, b: Any, x: Any) -> Any:
    """Rise smoothly from 0 at a to 1 at b; with a > b it falls."""
    t = np.clip((x - a) / (b - a + 1e-12), 0, 1)
    return t * t * (3 - 2 * t)


def blur(image: Any, radius: float) -> Any:
    """Blur by a Gaussian of this radius in pixels."""
    return cv2.GaussianBlur(image, (0, 0), radius)
