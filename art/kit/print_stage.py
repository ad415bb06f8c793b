"""Print a block so that it reads: few greys, forms that turn, figures that part from the ground.

What `pull` adds to `engrave.engraving`, in this order:

1. depth halo: the ground darkens beside a nearer, lit edge and brightens beside a dark one;
2. turning: a form goes to ink where it turns away from the eye;
3. contrast: middle greys are pushed to ink or paper, lines stay as accents between them;
4. line weight: near lines are fine and close, far lines coarse and wide apart.

What shines by itself (`block.light`: glows, bolts, beams, lamps) is exempt from 1 to 3.
The PLAY plate is for a card of 110 to 150 pixels: twice as coarse, and what would be dust at that
size is left out. It is printed small, so that the game can shrink it without moire.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from PIL import Image as PillowImage

from art.kit import engrave
from art.kit.block import SOLID, STIPPLE, Block
from art.kit.noise import blur, smoothstep
from art.kit.palette import ACCENTS, INK, PAPER

RIM = 40  # a rim of light covers at least this many squares of its width


@dataclass(frozen=True)
class Plate:
    """Say how coarse a print is; lengths are in page units."""

    gap: float  # line spacing of the nearest things
    far_gap: float  # how much wider the farthest lines are spaced
    halo: float  # reach of the dark or bright ring round a nearer thing
    ink_under: float  # tones under it are solid ink
    paper_over: float  # tones over it are bare paper
    least_line: float  # a white line is at least this part of the spacing, or it is left out
    outline: float
    stipple: float
    dust: float  # white or black specks of a smaller area are left out
    flecks: float
    width: float  # of the printed picture, as a part of the page's

    def scaled(self, factor: float) -> Plate:
        """Return the plate for a page whose things are `factor` times as large."""
        return replace(
            self,
            gap=self.gap * factor,
            halo=self.halo * factor,
            outline=self.outline * factor,
            stipple=self.stipple * factor,
            dust=self.dust * factor * factor,
        )


FULL = Plate(5.4, 0.75, 13, 0.10, 0.80, 0.10, 1.5, 2.4, 7, 0.04, 1.0)
BOLD = Plate(
    7.6, 0.50, 13, 0.12, 0.74, 0.08, 1.7, 3.0, 12, 0.03, 1.0
)  # for flat pictures, `woodcut`
PLAY = Plate(11.4, 0.40, 17, 0.13, 0.58, 0.14, 2.8, 5.0, 32, 0.0, 0.5)


def pull(
    block: Block,
    accent: str,
    plate: Plate = FULL,
    *,
    size: tuple[int, int] | None = None,
    vignette: float = 0.9,
    paper: tuple[int, int, int] = PAPER,
    ink: tuple[int, int, int] = INK,
) -> PillowImage.Image:
    """Print the block with this plate, as large as the page or as `size`."""
    plain = engrave.with_vignette(block, block.tone, vignette).astype(np.float32)
    coloured = _solid_accent(block, plain)
    # a solid in coloured light keeps its shades, or it melts into the glow round it
    exempt = block.light * np.where((block.solid_id >= 0) & (coloured > 0.5), 0.3, 1)
    exposed = np.clip(plain * _exposure(plain), 0, 1.15)
    shaped = _turning(block, _depth_halo(block, exposed, plate.halo))
    shaped = shaped + 0.55 * (shaped - blur(shaped, 20 * block.scale))
    cut = _few_greys(shaped, plate.ink_under, plate.paper_over)
    cut = np.where(coloured > 0.5, _few_greys(shaped, plate.ink_under * 0.6, 0.5), cut)
    shining = np.clip((plain - 0.045) / np.where(coloured > 0.5, 0.5, 0.78), 0, 1) ** 0.8
    cut = cut * (1 - exempt) + shining * exempt
    pattern, chance = _pattern(block, plate)
    jitter = (chance - 0.5) * 0.12 * np.minimum(1, cut * 4) * (block.kind != STIPPLE)
    width = np.clip(cut + jitter, 0, 1)
    width = np.where(cut > 0.90, 1.2, np.where(cut < plate.least_line, -0.2, width))
    white = smoothstep(-0.14, 0.14, width - pattern)
    white = np.where(block.kind == SOLID, smoothstep(0.45, 0.55, plain), white)
    rims, outlines = engrave.keylines(
        block, np.maximum(plain, shaped), thickness=plate.outline, strength=0.55
    )
    rims = _without_wires(rims > 0.4, white, plate.outline * block.scale)
    white = np.maximum(white, rims) * (1 - outlines * (1 - exempt))
    white = _without_dust(white, plate.dust * block.scale**2)
    sheet = copy(block)
    width, height = size or (block.width, block.height)
    sheet.width, sheet.height = round(width * plate.width), round(height * plate.width)
    return engrave.ink_and_paper(
        sheet, white, coloured, ACCENTS[accent], paper=paper, ink=ink, flecks=plate.flecks
    )


def _exposure(tone: Any) -> float:
    """Return how much more light a picture needs, of which nearly all would be ink."""
    bright = float(np.percentile(tone, 85))  # an eighth of the page or so should be light
    return float(np.clip(0.38 / max(bright, 1e-3), 1, 2.0))


def _solid_accent(block: Block, tone: Any) -> Any:
    """Decide by the area, not line by line, what is printed in the accent colour."""
    weight = np.clip(tone, 0.02, 1).astype(np.float32)
    share = blur((block.accent * weight).astype(np.float32), 1.6 * block.scale)
    share = share / np.maximum(blur(weight, 1.6 * block.scale), 1e-4)
    return smoothstep(0.40, 0.46, share)


def _depth_halo(block: Block, tone: Any, reach: float) -> Any:
    """Part near from far: ink beside what is lit, light beside what is dark (Luft et al. 2006)."""
    radius = reach * block.scale
    depth = block.depth
    spread = blur(depth, radius) - depth  # under 0: behind its neighbours
    behind = np.clip(-spread * 2.6, 0, 1)
    before = np.clip(spread * 1.6, 0, 0.5)
    near = np.exp(-6 * depth).astype(np.float32)
    lit = blur((np.clip(tone, 0, 1) * near).astype(np.float32), radius)
    lit = smoothstep(0.12, 0.34, lit / np.maximum(blur(near, radius), 1e-4))
    parted = tone * (1 - 0.92 * behind * lit) + before * tone
    return parted + behind * (1 - lit) * np.minimum(2 * tone, 0.3)


def _turning(block: Block, tone: Any) -> Any:
    """Darken forms where they turn from the eye; flat pictures have no such place."""
    towards = smoothstep(0.02, 0.42, block.facing)
    return tone * (1 - 0.75 * (block.solid_id >= 0) * (1 - towards))


def _few_greys(tone: Any, low: float, high: float) -> Any:
    """Stretch the tones between low and high, and steepen their middle."""
    t = np.clip((tone - low) / (high - low), 0, 1)
    return 0.6 * t * t * (3 - 2 * t) + 0.4 * t


def _pattern(block: Block, plate: Plate) -> tuple[Any, Any]:
    """Cut the lines; their spacing grows with the distance."""
    gap = plate.gap * (1 + plate.far_gap * block.depth)
    pattern, chance = engrave.line_pattern(block, gap, 0.62, "w")
    if (block.kind == STIPPLE).any():
        dots = engrave.stipple_pattern(block, plate.stipple)
        pattern = np.where(block.kind == STIPPLE, dots, pattern)
    return pattern, chance


def _without_wires(rims: Any, white: Any, width: float) -> Any:
    """Keep the rims that go on from something lit and are long; others look like stray wires."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(rims.astype(np.uint8))
    reach = np.ones((round(10 * width) + 1,) * 2, np.uint8)
    lit = cv2.dilate((white > 0.5).astype(np.uint8), reach) > 0
    kept = (
        np.bincount(labels.ravel(), (lit & rims).ravel(), count) > 0.05 * stats[:, cv2.CC_STAT_AREA]
    )
    kept &= stats[:, cv2.CC_STAT_AREA] > RIM * width * width
    kept[0] = False  # what is not a rim
    return kept[labels].astype(np.float32)


def _without_dust(white: Any, least: float) -> Any:
    """Fill specks of paper in ink, and of ink in paper, that are smaller than `least` pixels."""
    kept = white.astype(np.float32)
    for value in (1.0, 0.0):
        specks = (kept > 0.5 if value else kept <= 0.5).astype(np.uint8)
        count, labels, stats, _ = cv2.connectedComponentsWithStats(specks, connectivity=8)
        small = stats[:, cv2.CC_STAT_AREA] < least
        small[0] = False  # what is not a speck
        kept = np.where(small[labels], 1 - value, kept)
    return kept
