"""Describe lights: sun, bulb, spot, and spots behind a stencil (blinds, window pane, door slit).

Every light falls on one of two plates: the paper plate, or (`accent=True`) the accent plate.
`group` restricts it: n lights only the solids of that group, -n lights all but them.
`hardness` sharpens the shadow's edge; `beam` > 0 makes the light visible in the air when the scene
is rendered with `air`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from art.kit.shapes import Point

SUN, BULB, SPOT = 0, 1, 2
NO_STENCIL, BLINDS, PANE, SLIT, LEAVES = 0, 1, 2, 3, 4


class Light(NamedTuple):
    """Hold one light; `row` is what the ray-marcher reads (columns in `raymarch`)."""

    kind: int
    position: tuple[float, float, float]
    direction: tuple[float, float, float]
    intensity: float
    falloff: float
    inner_cos: float
    outer_cos: float
    stencil: int
    stencil_params: tuple[float, float, float]
    accent: bool
    hardness: float
    wrap: float
    beam: float
    casts: bool
    group: int

    def row(self) -> list[float]:
        flat: list[float] = []
        for value in self:
            flat.extend(value) if isinstance(value, tuple) else flat.append(float(value))
        return flat


def unit(vector: Point) -> NDArray[np.float64]:
    array = np.asarray(vector, float)
    return array / np.linalg.norm(array)


def _triple(vector: Point) -> tuple[float, float, float]:
    x, y, z = vector
    return float(x), float(y), float(z)


def sun(
    direction: Point,
    intensity: float = 1.0,
    *,
    accent: bool = False,
    hardness: float = 40,
    wrap: float = 0.0,
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Light everything from one direction; `direction` is the way the light travels."""
    return Light(
        SUN, (0, 0, 0), _triple(unit(direction)), intensity, 0, 0, 0,
        NO_STENCIL, (0, 0, 0), accent, hardness, wrap, 0, casts, group,
    )  # fmt: skip


def bulb(
    position: Point,
    intensity: float = 1.0,
    falloff: float = 4.0,
    *,
    accent: bool = False,
    hardness: float = 24,
    wrap: float = 0.0,
    beam: float = 0.0,
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Light all round from a point; half the intensity is left at `falloff`."""
    return Light(
        BULB, _triple(position), (0, -1, 0), intensity, falloff, 0, 0,
        NO_STENCIL, (0, 0, 0), accent, hardness, wrap, beam, casts, group,
    )  # fmt: skip


def spot(
    position: Point,
    target: Point,
    intensity: float = 1.0,
    falloff: float = 0,
    *,
    inner: float = 18,
    outer: float = 26,
    accent: bool = False,
    hardness: float = 40,
    wrap: float = 0.0,
    beam: float = 0.0,
    stencil: int = NO_STENCIL,
    stencil_params: tuple[float, float, float] = (0, 0, 0),
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Throw a cone; it is full up to `inner` degrees from the axis and dark beyond `outer`."""
    direction = unit(np.asarray(target, float) - np.asarray(position, float))
    return Light(
        SPOT, _triple(position), _triple(direction), intensity, falloff,
        math.cos(math.radians(inner)), math.cos(math.radians(outer)),
        stencil, stencil_params, accent, hardness, wrap, beam, casts, group,
    )  # fmt: skip


def blinds(
    position: Point,
    target: Point,
    intensity: float = 1.0,
    *,
    period: float = 0.05,
    duty: float = 0.55,
    half: float = 0.35,
    accent: bool = False,
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Throw venetian blinds: bars `period` apart, lit for `duty` of it, `half` window size."""
    return spot(
        position, target, intensity, inner=40, outer=45, stencil=BLINDS,
        stencil_params=(period, duty, half), accent=accent, casts=casts, group=group,
    )  # fmt: skip


def pane(
    position: Point,
    target: Point,
    intensity: float = 1.0,
    *,
    width: float = 0.22,
    height: float = 0.32,
    bar: float = 0.018,
    accent: bool = False,
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Throw a window of half size width x height with a cross of bars."""
    return spot(
        position, target, intensity, inner=40, outer=45, stencil=PANE,
        stencil_params=(width, height, bar), accent=accent, casts=casts, group=group,
    )  # fmt: skip


def slit(
    position: Point,
    target: Point,
    intensity: float = 1.0,
    *,
    width: float = 0.1,
    height: float = 0.5,
    accent: bool = False,
    casts: bool = True,
    group: int = 0,
) -> Light:
    """Throw the light of a door ajar."""
    return spot(
        position, target, intensity, inner=50, outer=55, stencil=SLIT,
        stencil_params=(width, height, 0), accent=accent, casts=casts, group=group,
    )  # fmt: skip
