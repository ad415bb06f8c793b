"""Light and masses for the woodcuts of Infinite Gulfs of Darkness.

A picture here has a lamp in it: `form` rounds an outline and lights it, `strokes` cuts a texture
that follows the form.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np
import skia

from art.kit.block import SOLID
from art.kit.noise import Image, blur
from art.kit.woodcut import Point, Shape, Woodcut, blade, curve, moved

# Outlines are lists of points and read as such.
# fmt: off


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Make an upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def inner_distance(c: Woodcut, mask: Image) -> Image:
    """Return how far inside the mask a place lies, in page units."""
    inside = (mask > 0.5).astype(np.uint8)
    return cv2.distanceTransform(inside, cv2.DIST_L2, 5) / c.block.scale


def form(
    c: Woodcut,
    *shapes: Shape,
    light: tuple[float, float, float] = (-0.7, -0.5, 0.5),
    swell: float = 30,
    hard: float = 1.6,
    base: float = 0.0,
    accent: float = 0.0,
    angle: float = 0.0,
    bend: float = 1.0,
    gap: float = 0.7,
    halo: float = 0.0,
    within: Image | None = None,
) -> Image:
    """Round a flat outline like a cushion `swell` deep and light it; its lines bend over it.

    `light` points to the lamp (right, down, towards the eye); `hard` over 1 makes more bare paper.
    """
    mask = c.mask(*shapes)
    if within is not None:
        mask = mask * within
    deep = np.clip(inner_distance(c, mask) / swell, 0, 1)
    height = blur((np.sqrt(1 - (1 - deep) ** 2) * swell).astype(np.float32), 2.5 * c.block.scale)
    rise_y, rise_x = np.gradient(height, 1 / c.block.scale)
    length = np.sqrt(rise_x**2 + rise_y**2 + 1)
    lx, ly, lz = np.array(light) / math.hypot(*light)
    shade = np.clip((-rise_x * lx - rise_y * ly + lz) / length, 0, 1) * hard
    tone = base + (1.1 - base) * np.clip(shade - 0.12, 0, 1)
    if halo:
        c.lay(*shapes, tone=0, halo=halo)
    phase = c.lines(angle) + height * bend
    c.block.over(mask, tone=tone, accent=accent, phase=phase, gap=gap, kind=0)
    return mask


def strokes(
    c: Woodcut,
    within: Image,
    flow: Callable[[float, float], float],
    *,
    step: float = 16,
    length: float = 26,
    width: float = 4.0,
    tone: float = 1.1,
    accent: float = 0.0,
    light: Image | None = None,
    seed: int = 1,
) -> None:
    """Cut many tapering strokes along `flow` (degrees at a place), thick where `light` is 1."""
    random = np.random.default_rng(seed)
    scale, (left, top) = c.block.scale, c.block.origin
    cuts: list[Shape] = []
    rows, columns = within.shape
    for gy in np.arange(top, top + rows / scale, step * 0.62):
        for gx in np.arange(left, left + columns / scale, step):
            x, y = gx + random.uniform(-0.5, 0.5) * step, gy + random.uniform(-0.4, 0.4) * step
            px, py = int((x - left) * scale), int((y - top) * scale)
            if not (0 <= px < columns and 0 <= py < rows) or within[py, px] < 0.5:
                continue
            strength = 1.0 if light is None else float(light[py, px])
            if strength < 0.18:
                continue
            long = length * random.uniform(0.7, 1.2) * (0.5 + 0.5 * strength)
            points: list[Point] = []
            for _ in range(4):
                points.append((x, y))
                a = math.radians(flow(x, y))
                x, y = x + math.cos(a) * long / 3, y + math.sin(a) * long / 3
            wide = width * strength
            cuts.append(blade(points, (0, wide, wide * 0.8, 0)))
    if cuts:
        mask = c.mask(*cuts) * within
        c.block.over(mask, tone=tone, accent=accent, kind=SOLID)


def boards(
    c: Woodcut, within: Image, vanishing: Point, *, count: int = 14, low: float = 440,
    spread: float = 900, width: float = 5.0, tone: float = 0.0, seed: int = 2,
) -> None:  # fmt: skip
    """Part a floor into boards that run to a vanishing point, with a few butt joints."""
    random = np.random.default_rng(seed)
    vx, vy = vanishing
    lines: list[Shape] = []
    for i in range(count + 1):
        x = vx - spread / 2 + spread * i / count
        lines.append([(x - width / 2, low), (x + width / 2, low), (vx + 0.4, vy), (vx - 0.4, vy)])
        t = random.uniform(0.15, 0.75)
        step = spread / count * (1 - t)
        y = low + (vy - low) * t
        at = x + (vx - x) * t
        thick = width * (1 - t) * 0.9
        lines.append([(at, y - thick / 2), (at + step, y - thick / 2), (at + step, y + thick / 2),
                      (at, y + thick / 2)])
    c.block.over(c.mask(*lines) * within, tone=tone, accent=0.0, kind=SOLID)


def bricks(
    c: Woodcut, within: Image, *, tall: float = 22, wide: float = 52, line: float = 3.5,
    tone: float = 0.0, slope: float = 0.0, seed: int = 3,
) -> None:  # fmt: skip
    """Cut the joints of a brick wall; `slope` lets its courses climb to the right."""
    random = np.random.default_rng(seed)
    joints: list[Shape] = []
    for row in range(-12, int(440 / tall) + 14):
        y = row * tall
        joints.append([(0, y), (600, y + 600 * slope), (600, y + 600 * slope + line),
            (0, y + line)])
        for k in range(int(600 / wide) + 2):
            x = (k + (0.5 if row % 2 else 0)) * wide + random.uniform(-5, 5)
            top = y + x * slope
            joints.append(box(x, top, x + line, top + tall))
    c.block.over(c.mask(*joints) * within, tone=tone, accent=0.0, kind=SOLID)


# Small figures: 100 high, standing on (0, 0); `person` puts them on the page.

_COAT = curve((-15, -74), (-6, -82), (6, -82), (15, -74), (19, -56), (18, -38), (15, -34),
    (17, -16), (10, -15), (9, -3), (14, 0), (2, 0), (1, -15), (-2, -15), (-3, 0), (-15, 0),
    (-10, -3), (-9, -15), (-17, -16), (-15, -34), (-18, -40), (-19, -56), tension=0.35)
_HAT = curve((-14, -87), (-7, -90), (-7, -98), (-3, -101), (0, -99), (4, -101), (7, -98), (8, -90),
    (15, -88), (8, -84), (-7, -83), tension=0.4)
_NECK = [(-5, -90), (5, -90), (6, -78), (-6, -78)]
_STRIDE = curve((-9, -76), (-2, -83), (6, -82), (11, -74), (14, -58), (20, -44), (16, -40),
    (9, -50), (11, -30), (20, -16), (28, -3), (34, 0), (20, 0), (10, -14), (2, -24), (-6, -14),
    (-22, -6), (-26, -11), (-14, -24), (-13, -46), (-18, -36), (-22, -39), (-16, -58), tension=0.35)
_SIDE_HAT = curve((-10, -88), (-6, -91), (-5, -99), (0, -102), (6, -99), (8, -91), (17, -87),
    (8, -85), (-6, -85), tension=0.4)
_SIDE_NECK = [(-4, -91), (7, -91), (7, -84), (5, -78), (-4, -78)]
_GOWN = curve((-11, -76), (-4, -82), (4, -82), (11, -76), (14, -50), (13, -36), (20, 0), (-20, 0),
    (-13, -36), (-14, -50), tension=0.4)
_BARE = curve((-7, -92), (-4, -99), (4, -99), (7, -92), (5, -84), (0, -81), (-5, -84))

FIGURES: dict[str, tuple[Shape, ...]] = {
    "standing": (_NECK, _COAT, _HAT),
    "striding": (_SIDE_NECK, _STRIDE, _SIDE_HAT),
    "gown": (_GOWN, _NECK, _BARE),
    "bareheaded": (_NECK, _COAT, _BARE),
}


def figure(pose: str, x: float, y: float, tall: float, flip: bool = False) -> list[skia.Path]:
    """Return the outlines of a figure that stands on (x, y)."""
    return [moved(part, x, y, tall / 100, flip=flip) for part in FIGURES[pose]]


def person(
    c: Woodcut, pose: str, x: float, y: float, tall: float, *, flip: bool = False,
    towards: Point = (-1, -0.3), reach: float = 0.07, halo: float = 0.0, hard: float = 1.4,
) -> None:  # fmt: skip
    """Stand a dark figure on (x, y) with light on its edges."""
    for part in figure(pose, x, y, tall, flip):
        c.lit(part, towards=towards, reach=reach * tall, hard=hard, halo=halo, gap=0.6)
