"""The boards of the three desks: a few long cuts of grain, seams and knots.

The game multiplies them with its lamp light: what is white here stays as the lamp shows it.
"""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.kit.block import Page
from art.kit.noise import rng
from art.kit.woodcut import Point, Woodcut, blade
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")

SIZE = (1920, 1200)
Colour = tuple[int, int, int]


def _printed(c: Woodcut, light: Colour, dark: Colour) -> Image.Image:
    """Print what was laid in ink as `dark` on `light`."""
    ink = np.clip(1 - c.block.tone, 0, 1)[..., None]
    cut = np.asarray(light, np.float32) * (1 - ink) + np.asarray(dark, np.float32) * ink
    return Image.fromarray(np.round(cut).astype(np.uint8))


def _bare(page: Page) -> Woodcut:
    c = Woodcut(page)
    c.lay([(0, 0), (1920, 0), (1920, 1200), (0, 1200)], tone=1.0)
    return c


def _grain(c: Woodcut, top: float, tall: float, seed: str, *, upright: bool, cuts: int) -> None:
    """Cut one board: a seam, lines that drift along it, now and then a knot they go round."""
    random = rng(c.block.seed + seed)
    long = 1200 if upright else 1920

    def at(*points: Point) -> list[Point]:
        return [(y, x) for x, y in points] if upright else list(points)

    c.lay(blade(at((-20, top), (long / 2, top), (long + 20, top)), (5, 5, 5)), tone=0)
    joint = float(random.uniform(0.1, 0.9)) * long
    c.lay(blade(at((joint, top), (joint, top + tall)), (4, 4)), tone=0)
    knot = (float(random.uniform(0.1, 0.9)) * long, top + tall * float(random.uniform(0.35, 0.65)))
    has_knot = random.uniform() < 0.6
    drift, phase = float(random.uniform(4, 12)), float(random.uniform(0, 6))
    for k in range(cuts):
        y0 = top + tall * (k + 0.8) / (cuts + 0.6)
        start = float(random.uniform(-0.2, 0.6)) * long
        end = start + float(random.uniform(0.3, 0.8)) * long
        points, widths = [], []
        for i in range(25):
            t = i / 24
            x = start + (end - start) * t
            y = y0 + math.sin(x / 260 + phase + k * 0.12) * drift
            if has_knot:
                near = math.exp(-(((x - knot[0]) / 120) ** 2)) * math.exp(-abs(y0 - knot[1]) / 46)
                y += (1 if y0 > knot[1] else -1) * near * 26
            points.append((x, y))
            widths.append(3.4 * math.sin(math.pi * t) ** 0.6)
        c.lay(blade(at(*points), widths), tone=0)
    if has_knot:
        eye = at((knot[0] - 16, knot[1]), (knot[0], knot[1] + 3), (knot[0] + 16, knot[1]))
        c.lay(blade(eye, (0, 13, 0)), tone=0)


@art("table-witch-cult", size=SIZE, scale=1.0)
def table_witch_cult(page: Page) -> Image.Image:
    """A walnut desk, its boards from left to right."""
    c = _bare(page)
    for k in range(6):
        _grain(c, k * 212 - 40, 212, f"w{k}", upright=False, cuts=6)
    return _printed(c, (255, 236, 222), (206, 184, 168))


@art("table-thunder", size=SIZE, scale=1.0, accent="amber")
def table_thunder(page: Page) -> Image.Image:
    """A farmhouse table, boards going away from the investigator."""
    c = _bare(page)
    for k in range(9):
        _grain(c, k * 228 - 60, 228, f"t{k}", upright=True, cuts=7)
    return _printed(c, (216, 236, 206), (166, 186, 158))


@art("table-gulfs", size=SIZE, scale=1.0, accent="violet")
def table_gulfs(page: Page) -> Image.Image:
    """A slab of slate with a few veins."""
    c = _bare(page)
    random = rng(page.seed)
    for k in range(9):
        x, y = float(random.uniform(-200, 1700)), float(random.uniform(0, 1200))
        a = float(random.uniform(-0.5, -0.2))
        points = [(x, y)]
        for _ in range(9):
            a += float(random.uniform(-0.22, 0.22))
            x, y = x + math.cos(a) * 90, y + math.sin(a) * 90
            points.append((x, y))
        c.lay(blade(points, [0, 2, 4, 5, 4, 6, 4, 3, 2, 0]), tone=0)
        if k % 2:
            x, y = points[4]
            side = [(x, y), (x + 60, y + 40), (x + 150, y + 60), (x + 220, y + 110)]
            c.lay(blade(side, (4, 3, 3, 0)), tone=0)
    return _printed(c, (206, 206, 246), (162, 162, 204))
