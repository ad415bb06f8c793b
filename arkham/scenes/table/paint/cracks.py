"""Break a mirror: every card in the stability area adds one crack from the same blow."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.theme import Theme

_IMPACT = (0.64, 0.34)  # where the blow fell, as shares of the glass
_DIRECTIONS = (-62, 38, 158, -150, 98, 4, -105, 68)  # degrees; each next crack far from the last
_STEP = 0.15  # length of one piece of a crack, in half heights
_PIECES = 9
_BRANCH_AT = (2, 4)
_WIDEST = 0.055  # the hole of the blow, in half heights


@dataclass(frozen=True, slots=True)
class _Crack:
    """One crack in half heights around the impact: a jagged line and its side branches."""

    line: tuple[Point, ...]
    branches: tuple[tuple[int, Point], ...]  # (piece it leaves from, its end)
    shard: tuple[Point, ...]  # the glass that fell out between this crack and the next


@lru_cache(maxsize=1)
def _cracks() -> tuple[_Crack, ...]:
    chance = random.Random(7)
    return tuple(_crack(math.radians(d), chance) for d in _DIRECTIONS)


def _crack(direction: float, chance: random.Random) -> _Crack:
    x = y = 0.0
    line: list[Point] = [(0.0, 0.0)]
    branches: list[tuple[int, Point]] = []
    for piece in range(_PIECES):
        angle = direction + chance.uniform(-0.45, 0.45)
        x, y = x + _STEP * math.cos(angle), y + _STEP * math.sin(angle)
        line.append((x, y))
        if piece in _BRANCH_AT:
            side = angle + chance.choice((-1, 1)) * chance.uniform(0.6, 1.0)
            reach = _STEP * chance.uniform(1.2, 1.7)
            branches.append((piece + 1, (x + reach * math.cos(side), y + reach * math.sin(side))))
    turn = direction + 0.55
    shard = (
        (0.1 * math.cos(turn), 0.1 * math.sin(turn)),
        (0.34 * math.cos(turn - 0.22), 0.34 * math.sin(turn - 0.22)),
        (0.39 * math.cos(turn + 0.12), 0.39 * math.sin(turn + 0.12)),
    )
    return _Crack(tuple(line), tuple(branches), shard)


def impact(size: tuple[int, int]) -> Point:
    """Return where the blow fell on a glass of that size."""
    return size[0] * _IMPACT[0], size[1] * _IMPACT[1]


def crack_box(size: tuple[int, int], number: int) -> pygame.Rect:
    """Return the part of a glass that a crack changes when it comes, the first one is 0."""
    crack, before = _cracks()[number], _cracks()[max(0, number - 1)]
    points = [*crack.line, *(end for _, end in crack.branches), *before.shard]
    origin, half = impact(size), size[1] / 2
    reach = math.ceil(half * _WIDEST) + 2
    xs = [origin[0] + x * half for x, _ in points]
    ys = [origin[1] + y * half for _, y in points]
    left, top = math.floor(min(xs)) - reach, math.floor(min(ys)) - reach
    box = pygame.Rect(left, top, math.ceil(max(xs)) + reach - left, 0)
    box.height = math.ceil(max(ys)) + reach - top
    return box.clip(pygame.Rect((0, 0), size))


def draw_cracks(
    canvas: Canvas,
    size: tuple[int, int],
    count: float,
    limit: int,
    theme: Theme,
    *,
    first: int = 0,
    corner: Point = (0, 0),
) -> None:
    """Draw `count` cracks in a glass of some size; a fraction is a crack still running.

    The cracks before `first` are there already. The canvas may be a part of the glass that
    begins at `corner`.
    """
    if count <= 0:
        return
    half = size[1] / 2
    blow = impact(size)
    origin = blow[0] - corner[0], blow[1] - corner[1]

    def at(point: Point) -> Point:
        return origin[0] + point[0] * half, origin[1] + point[1] * half

    running = [(c, min(1.0, count - i)) for i, c in enumerate(_cracks()[:limit]) if count > i]
    for crack, share in running[max(0, first - 1) : -1]:
        if share >= 1:
            canvas.polygon([at(p) for p in crack.shard], theme.accent.fill)
    # All dark beds first, then all bright lines: a crack must not cut a neighbour's light.
    for ink, main, side in ((theme.ink, 0.062, 0.04), (theme.white, 0.026, 0.016)):
        for crack, share in running[first:]:
            last = share * _PIECES
            points = [at(p) for p in _partial(crack.line, last)]
            canvas.stroke(points, ink, max(1.0, half * main))
            for piece, end in crack.branches:
                if last >= piece:
                    canvas.stroke([at(crack.line[piece]), at(end)], ink, max(0.8, half * side))
    canvas.circle(origin, half * _WIDEST, theme.ink)
    canvas.circle(origin, half * 0.032, theme.white)


def _partial(line: tuple[Point, ...], length: float) -> list[Point]:
    """Return a line up to a number of pieces, the last one cut."""
    whole = min(len(line) - 1, int(length))
    points = list(line[: whole + 1])
    rest = length - whole
    if whole < len(line) - 1 and rest > 0:
        (x0, y0), (x1, y1) = line[whole], line[whole + 1]
        points.append((x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest))
    return points if len(points) > 1 else [points[0], points[0]]
