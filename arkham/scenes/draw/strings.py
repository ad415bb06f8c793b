"""Tie a line of investigation together: the twisted string and its pins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from arkham.scenes.draw.canvas import Canvas, Point, bezier, dashed
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank, faded, tint
from arkham.scenes.draw.theme import Theme, mix

_pins = SurfaceCache(megabytes=2)
_cords: dict[object, tuple[pygame.Surface, Point]] = {}  # as if from the origin
_KEPT_CORDS = 48
_STEP = 4  # pixels: lengths of strings are rounded to this
_SAG = 0.035  # of the distance between two pins
_MOST_SAG = 9.0


def cord(points: Sequence[Point], theme: Theme, width: float) -> tuple[pygame.Surface, Point]:
    """Return a sagging string through points, with its shadow, and where to blit it."""
    path: list[Point] = [points[0]]
    for start, end in pairwise(points):
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        one, two = _hang(start, end, min(_MOST_SAG, length * _SAG))
        path += bezier(start, one, two, end, max(6, int(length / 12)))
    pad = math.ceil(width * 3) + 4
    left, top = min(x for x, _ in path) - pad, min(y for _, y in path) - pad
    left, top = math.floor(left), math.floor(top)
    size = (max(x for x, _ in path) - left + pad, max(y for _, y in path) - top + pad)
    path = [(x - left, y - top) for x, y in path]
    fill = theme.accent.string
    body = Canvas(size, mix(fill, (0, 0, 0), 0.55), samples=2)
    body.stroke(path, mix(fill, (0, 0, 0), 0.55), width + 1.4)
    body.stroke(path, fill, width)
    light = mix(fill, theme.white, 0.45)
    for piece in dashed(path, width * 1.2, width * 0.9):
        body.stroke(piece, light, max(0.7, width * 0.34))
    drawn = body.finish()
    image = blank(drawn.get_size())
    shade = pygame.transform.box_blur(faded(tint(drawn, (0, 0, 0)), 0.6), max(1, round(width)))
    image.blit(shade, (round(width * 0.4), round(width * 1.2)))
    image.blit(drawn, (0, 0))
    return image, (left, top)


def draw_cord(
    surface: pygame.Surface,
    start: Point,
    end: Point,
    theme: Theme,
    width: float,
    share: float = 1.0,
) -> None:
    """Draw the string between two pins, or its first part.

    Strings are kept in few lengths: most of a line are alike, and pins hide where they end.
    """
    length, fall = (round((b - a) / _STEP) * _STEP for a, b in zip(start, end, strict=True))
    key = (length, fall, round(width, 1), theme)
    if key not in _cords:
        if len(_cords) >= _KEPT_CORDS:
            _cords.clear()
        _cords[key] = cord([(0.0, 0.0), (float(length), float(fall))], theme, width)
    image, corner = _cords[key]
    where = (round(start[0]) + corner[0], round(start[1]) + corner[1])
    surface.blit(image, where, (0, 0, round(image.get_width() * share), image.get_height()))


def draw_loose(
    surface: pygame.Surface,
    start: Point,
    end: Point,
    theme: Theme,
    width: float,
    share: float,
    sag: float,
) -> None:
    """Draw the first part of a string that hangs `sag` times as low as one at rest, and swings."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    hang = _hang(start, end, min(_MOST_SAG, length * _SAG) * sag)
    path = [start, *bezier(start, *hang, end, 12)]
    path = path[: max(2, round(len(path) * share))]
    fill = theme.accent.string
    for colour, thick in ((mix(fill, (0, 0, 0), 0.55), width + 1.4), (fill, width)):
        for one, two in pairwise(path):
            pygame.draw.aaline(surface, colour, one, two, max(1, round(thick)))


def _hang(start: Point, end: Point, sag: float) -> tuple[Point, Point]:
    """Return what a string between two pins is drawn towards."""
    one, two = (
        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + sag)
        for share in (0.3, 0.7)
    )
    return one, two


def pin(px: float, colour: Colour) -> pygame.Surface:
    """Return a round pin head with a light on it; its shadow falls to the lower right."""
    side = max(4, round(px))

    def make() -> pygame.Surface:
        pad = max(2, round(side * 0.5))
        whole = (side + 2 * pad, side + 2 * pad)
        centre, radius = (whole[0] / 2, whole[1] / 2), side / 2
        shade = Canvas(whole, (0, 0, 0))
        shade.circle((centre[0] + radius * 0.4, centre[1] + radius * 0.8), radius, (0, 0, 0), 150)
        image = pygame.transform.gaussian_blur(shade.finish(), max(1, round(radius * 0.5)))
        head = Canvas(whole, mix(colour, (0, 0, 0), 0.45))
        head.circle(centre, radius, mix(colour, (0, 0, 0), 0.45))
        head.circle(centre, radius * 0.8, colour)
        light = (centre[0] - radius * 0.3, centre[1] - radius * 0.35)
        head.circle(light, radius * 0.32, mix(colour, (255, 240, 225), 0.8))
        image.blit(head.finish(), (0, 0))
        return image

    return _pins.get((side, colour), make)


def draw_pin(surface: pygame.Surface, centre: Point, px: float, colour: Colour) -> pygame.Rect:
    """Draw a pin around its centre; return all that it touches."""
    image = pin(px, colour)
    return surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
