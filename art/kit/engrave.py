"""Print a block: cut its tones as lines, ink it, and lay the accent over it.

The look is that of a white-line wood engraving: the lines follow the block's phase, their width is
the tone, their spacing stays constant on the page.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from PIL import Image as PillowImage

from art.kit.block import SOLID, STIPPLE, Block
from art.kit.noise import Image, blur, equalise, fbm, rng, smoothstep
from art.kit.palette import ACCENTS, INK, PAPER

GAP = 5.6  # line spacing in page units; under 4.5 it greys out at half size, over 8 it looks coarse


def engraving(
    block: Block,
    accent: str,
    *,
    gap: float = GAP,
    wobble: float = 1.0,
    vignette: float = 0.9,
    paper: tuple[int, int, int] = PAPER,
    ink: tuple[int, int, int] = INK,
    flecks: float = 0.08,
) -> PillowImage.Image:
    """Print the block as a wood engraving."""
    tone = with_vignette(block, block.tone, vignette)
    cut = _tone_curve(tone, 0.045, 0.95, 0.8)
    pattern, line_chance = line_pattern(block, gap, wobble, "w")
    if (block.kind == STIPPLE).any():
        pattern = np.where(block.kind == STIPPLE, stipple_pattern(block), pattern)
    jitter = (line_chance - 0.5) * 0.16 * np.minimum(1, cut * 4) * (block.kind != STIPPLE)
    width = np.clip(cut + jitter, 0, 1)
    width = np.where(cut > 0.93, 1.2, width)
    width = np.where(cut < 0.03, -0.2, width)
    white = smoothstep(-0.14, 0.14, width - pattern)
    white = np.where(block.kind == SOLID, smoothstep(0.45, 0.55, tone), white)
    white_lines, black_lines = keylines(block, tone)
    white = np.maximum(white, white_lines) * (1 - black_lines)
    # mixed areas are decided line by line, never blended
    plate = smoothstep(-0.05, 0.05, block.accent - (0.30 + 0.40 * (1 - pattern)))
    return ink_and_paper(block, white, plate, ACCENTS[accent], paper=paper, ink=ink, flecks=flecks)


def _triangle(x: Any) -> Any:
    """Return 1 at whole numbers, falling to 0 between them."""
    return np.abs(2 * (x - np.floor(x)) - 1)


def _log_gradient(block: Block) -> Image:
    """Measure how fast the phase runs, as log2 per page unit, ignoring jumps at borders."""
    dx = np.abs(np.diff(block.phase, axis=1))
    dy = np.abs(np.diff(block.phase, axis=0))
    far = 1e9
    right = np.pad(dx, ((0, 0), (0, 1)), constant_values=far)
    left = np.pad(dx, ((0, 0), (1, 0)), constant_values=far)
    below = np.pad(dy, ((0, 1), (0, 0)), constant_values=far)
    above = np.pad(dy, ((1, 0), (0, 0)), constant_values=far)
    slope = np.hypot(np.minimum(right, left), np.minimum(below, above)) * block.scale
    return blur(np.log2(np.clip(slope, 1e-5, 1e3)).astype(np.float32), 1.6 * block.scale)


def line_pattern(block: Block, gap: Any, wobble: float, seed: str) -> tuple[Any, Any]:
    """Return the threshold of every pixel (white where it is under the tone) and a line's chance.

    Two octaves of lines are blended so that the spacing stays near `gap` on the page; it may be
    another one at every pixel.
    """
    height, width, scale = block.px_height, block.px_width, block.scale
    slow = fbm(height, width, 46 * scale, block.seed + seed, 3) - 0.5
    quick = fbm(height, width, 9 * scale, block.seed + seed + "f", 2) - 0.5
    shift = (slow * 1.6 + quick * 0.5) * gap * wobble * block.wobble * 0.55
    spacing = _log_gradient(block) + np.log2(gap * block.gap)
    octave = np.floor(-spacing)
    between = smoothstep(0.15, 0.85, -spacing - octave)
    base = (block.phase + shift * np.exp2(spacing) / (gap * block.gap)) * np.exp2(octave)
    pattern = (1 - _triangle(base)) * (1 - between) + (1 - _triangle(2 * base)) * between
    chance = np.abs(np.sin(np.floor(base * 2) * 12.9898 + 78.233) * 43758.5453)
    return pattern, chance - np.floor(chance)


def stipple_pattern(block: Block, size: float = 2.4) -> Image:
    noise = rng(block.seed + "st").random((block.px_height, block.px_width)).astype(np.float32)
    radius = size * block.scale
    return equalise(blur(noise, radius * 0.42) - blur(noise, radius * 0.9))


def keylines(
    block: Block, tone: Any, thickness: float = 1.15, strength: float = 0.5
) -> tuple[Any, Any]:
    """Part neighbours of like tone: white lines between dark ones, black between light ones."""
    radius = max(1, int(round(thickness * block.scale)))
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (radius * 2 - 1, radius * 2 - 1))
    around = blur(tone, 3.0 * block.scale)
    breaks = fbm(block.px_height, block.px_width, 16 * block.scale, block.seed + "k", 3)
    white = cv2.dilate(block.silhouette, brush) * smoothstep(0.14, 0.05, around)
    white = white * strength * smoothstep(0.22, 0.40, breaks) * 1.4
    black = cv2.dilate(block.keyline, brush) * smoothstep(0.22, 0.42, around)
    return np.clip(white, 0, 1), np.clip(black, 0, 1)


def _tone_curve(tone: Any, low: float, high: float, gamma: float) -> Any:
    return np.clip((np.clip(tone, 0, 4) - low) / (high - low), 0, 1) ** gamma


def with_vignette(block: Block, tone: Any, strength: float) -> Any:
    """Darken towards a ragged border."""
    if not strength:
        return tone
    x = ((block.X - block.origin[0]) / block.width - 0.5) * 2
    y = ((block.Y - block.origin[1]) / block.height - 0.5) * 2
    ragged = fbm(block.px_height, block.px_width, 70 * block.scale, block.seed + "v", 3) - 0.5
    reach = np.maximum(np.abs(x) ** 3, np.abs(y) ** 3) + 0.25 * (x * x * y * y) + ragged * 0.10
    return tone * (1 - strength * smoothstep(0.62, 1.08, reach))


def ink_and_paper(
    block: Block,
    white: Any,
    plate: Any,
    accent: tuple[int, int, int],
    *,
    paper: tuple[int, int, int] = PAPER,
    ink: tuple[int, int, int] = INK,
    flecks: float = 0.08,
    misregistration: tuple[float, float] = (1.2, -0.8),
) -> PillowImage.Image:
    """Ink the block on paper, with the accent block slightly out of place."""
    height, width, scale, seed = block.px_height, block.px_width, block.scale, block.seed
    # ink bleeds: blurred, then cut by a noisy threshold, edges come out round and ragged
    bleed = fbm(height, width, 2.6 * scale, seed + "p", 2) - 0.5
    bare = blur(white.astype(np.float32), 0.55 * scale)
    bare = smoothstep(0.28, 0.72, bare + bleed * 0.34)
    if flecks:
        fine = fbm(height, width, 3.2 * scale, seed + "salt", 2)
        coarse = fbm(height, width, 90 * scale, seed + "salt2", 3)
        fleck = smoothstep(0.80 - 0.07 * coarse, 0.90 - 0.07 * coarse, fine) * flecks
        bare = np.maximum(bare, fleck * (1 - bare) * 0.8)
    dx, dy = misregistration
    shift = np.array([[1, 0, dx * scale], [0, 1, dy * scale]], np.float32)
    coloured = cv2.warpAffine(
        plate.astype(np.float32), shift, (width, height), borderMode=cv2.BORDER_REPLICATE
    )
    worn = fbm(height, width, 2.2 * scale, seed + "an", 2)
    coloured = np.clip(coloured * (1 - 0.30 * smoothstep(0.68, 0.85, worn)), 0, 1)[..., None]
    stains = fbm(height, width, 60 * scale, seed + "pp", 4)[..., None] - 0.5
    grain = rng(seed + "g").random((height, width, 1)) - 0.5
    sheet = np.array(paper) / 255 * (1 - 0.05 * stains - 0.05 * grain)
    sheet = sheet * (1 - coloured) + np.array(accent) / 255 * coloured
    image = np.array(ink) / 255 * (1 - bare[..., None]) + sheet * bare[..., None]
    image = cv2.resize(
        np.clip(image, 0, 1).astype(np.float32),
        (block.width, block.height),
        interpolation=cv2.INTER_AREA,
    )
    return PillowImage.fromarray((image * 255 + 0.5).astype(np.uint8))
