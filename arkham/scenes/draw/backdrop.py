"""Lay the desk and the papers on it: wood, lamp light and paper grain from a little noise.

Everything is made small and enlarged, so a 4K desk costs little more than a small one. Make a
desk once per window size and keep it; papers are kept here.
"""

from __future__ import annotations

import math
import random
from typing import Literal

import pygame

from arkham.scenes.draw.canvas import Canvas, Point, nine_slice, notched_points, samples_of
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.theme import Theme

_papers = SurfaceCache(megabytes=2)
PaperCut = Literal["plain", "notched", "torn"]

_WOOD: Colour = (148, 102, 72)  # as seen in full lamp light
_NIGHT = 0.2  # how much of it shows far from the lamp
_SHOULDER = 0.8  # where the pool of light ends, in radii
_HUSHED: Colour = (105, 105, 105)  # what high contrast leaves of the wood
_PLANKS = 5.2
_WHITE: Colour = (255, 255, 255)
_SOFT_WIDTH = 960  # light and figure need no more pixels than this


def _noise(
    size: tuple[int, int], cells: tuple[int, int], seed: str, low: int, high: int
) -> pygame.Surface:
    """Return soft grey noise between two levels, `cells` bumps across and down."""
    levels = bytes(low + v * (high - low) // 255 for v in range(256))
    bumps = random.Random(seed).randbytes(cells[0] * cells[1]).translate(levels)
    grey = pygame.image.frombytes(bumps, cells, "P")
    grey.set_palette([(v, v, v) for v in range(256)])
    small = pygame.Surface(cells, 0, 32)
    small.blit(grey, (0, 0))
    return pygame.transform.smoothscale(small, size)


def desk(
    size: tuple[int, int], lamp: tuple[float, float], radius: float, theme: Theme
) -> pygame.Surface:
    """Return a walnut desk at night with one pool of lamp light."""
    k = min(0.5, _SOFT_WIDTH / size[0])
    soft = (round(size[0] * k), round(size[1] * k))
    lamp, radius = (lamp[0] * k, lamp[1] * k), radius * k
    wood = pygame.Surface(soft, 0, 32)
    wood.fill(_WOOD)
    for cells, seed, low in (((5, 110), "grain", 168), ((3, 17), "figure", 184)):
        grain = _noise(soft, cells, seed, low, 255)
        wood.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light = _light(soft, lamp, radius)
    wood.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if theme.high_contrast:
        wood.fill(_HUSHED, special_flags=pygame.BLEND_RGB_MULT)
    wood = pygame.transform.smoothscale(wood, size)
    # Only the fibres need full resolution; they also hide the steps of the dark gradient.
    fibre = _noise(size, (11, 330), "fibre", 200, 255)
    wood.blit(fibre, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    plank = size[1] / _PLANKS
    seam = max(1, round(size[1] / 540))
    for i in range(int(_PLANKS) + 1):
        line = pygame.Rect(0, round((i + 0.2) * plank), size[0], seam)
        wood.fill((140, 140, 140), line, special_flags=pygame.BLEND_RGB_MULT)
    return wood


def _light(size: tuple[int, int], lamp: tuple[float, float], radius: float) -> pygame.Surface:
    """Return how much light falls where: a pool under the lamp with a shoulder, then night."""
    columns, rows = 64, 36
    light = pygame.Surface((columns, rows), 0, 32)
    for row in range(rows):
        y = (row + 0.5) / rows
        for column in range(columns):
            x = (column + 0.5) / columns
            far = math.hypot((x * size[0] - lamp[0]) / 1.35, y * size[1] - lamp[1]) / radius
            pool = 1 / (1 + (far / _SHOULDER) ** 4)
            edge = ((x - 0.5) / 0.62) ** 2 + ((y - 0.5) / 0.7) ** 2
            warm = 255 * (_NIGHT + (1 - _NIGHT) * pool) * (1 - 0.4 * min(1.0, edge))
            light.set_at((column, row), (round(warm), round(warm * 0.95), round(warm * 0.86)))
    return pygame.transform.smoothscale(light, size)


def paper(
    size: tuple[float, float],
    tone: Colour,
    seed: str,
    *,
    cut: PaperCut = "plain",
    notch: float = 0.0,
) -> pygame.Surface:
    """Return a sheet of paper with a little grain; `torn` sheets have ragged edges."""
    w, h = max(2, round(size[0])), max(2, round(size[1]))
    return _papers.get(
        ("paper", w, h, tone, seed, cut, round(notch, 1)),
        lambda: _sheet((w, h), tone, seed, cut, notch),
    )


def _sheet(
    size: tuple[int, int], tone: Colour, seed: str, cut: PaperCut, notch: float
) -> pygame.Surface:
    w, h = size
    sheet = blank(size)
    sheet.fill((*tone, 255))
    for cell, low in ((120, 241), (3, 248)):
        cells = (max(2, w // cell), max(2, h // cell))
        sheet.blit(
            _noise(size, cells, seed + str(cell), low, 255),
            (0, 0),
            special_flags=pygame.BLEND_RGB_MULT,
        )
    if cut == "plain":
        return sheet
    mask = _torn_mask(size, seed) if cut == "torn" else _notched_mask(size, notch)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _torn_mask(size: tuple[int, int], seed: str) -> pygame.Surface:
    mask = Canvas(size, _WHITE)
    mask.polygon(_torn(size, seed), _WHITE)
    return mask.finish()


def _notched_mask(size: tuple[int, int], notch: float) -> pygame.Surface:
    """Cut the corners small and stretch what is between them."""
    side = 2 * math.ceil(notch + 1) + 2
    small = (min(size[0], side), min(size[1], side))
    mask = Canvas(small, _WHITE, samples=samples_of(size))
    mask.polygon(notched_points((0, 0, *small), notch), _WHITE)
    return nine_slice(mask.finish(), size)


def _torn(size: tuple[int, int], seed: str) -> list[Point]:
    """Return a sheet's outline, nearly straight along its length and ragged at its ends."""
    w, h = size
    chance = random.Random(seed)
    small, large = max(0.6, h * 0.024), max(1.5, h * 0.07)
    along, ends = 60, 8
    top = [(w * i / along, chance.uniform(0, small)) for i in range(along + 1)]
    right = [(w - chance.uniform(0, large), h * i / ends) for i in range(1, ends)]
    bottom = [(w - w * i / along, h - chance.uniform(0, small)) for i in range(along + 1)]
    left = [(chance.uniform(0, large), h - h * i / ends) for i in range(1, ends)]
    return [*top, *right, *bottom, *left]
