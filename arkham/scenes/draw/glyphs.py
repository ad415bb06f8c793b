"""Draw the small signs of controls: undo, check, cross, gear and their kin, on a grid of 24."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from arkham.scenes.draw.canvas import Canvas, Point, bezier, notched_points, rounded_points
from arkham.scenes.draw.surfaces import Colour, SurfaceCache

_glyphs = SurfaceCache(megabytes=4)
_WIDTH = 2.2


class _Pen:
    """A canvas seen through a 24-unit grid."""

    def __init__(self, px: int, colour: Colour) -> None:
        self.canvas = Canvas((px, px), colour)
        self._k = px / 24
        self._colour = colour

    def _at(self, point: Point) -> Point:
        return point[0] * self._k, point[1] * self._k

    def line(self, *points: Point, width: float = _WIDTH, closed: bool = False) -> None:
        large = [self._at(p) for p in points]
        self.canvas.stroke(large, self._colour, width * self._k, closed=closed)

    def dashed(self, points: list[Point], dash: float) -> None:
        k = self._k
        large = [self._at(p) for p in points]
        self.canvas.dashes(large, self._colour, _WIDTH * k, dash * k, dash * k, closed=True)

    def dot(self, centre: Point, radius: float) -> None:
        self.canvas.circle(self._at(centre), radius * self._k, self._colour)

    def ring(self, centre: Point, radius: float, width: float = _WIDTH) -> None:
        outer = (radius + width / 2) * self._k
        self.canvas.ring(self._at(centre), outer, width * self._k, self._colour)


def _turn_back(pen: _Pen, mirrored: bool) -> None:
    def x(value: float) -> float:
        return 24 - value if mirrored else value

    curve = bezier((x(14), 9), (x(22), 9), (x(22), 19), (x(14), 19))
    pen.line((x(5), 9), (x(14), 9), *curve, (x(9), 19))
    pen.line((x(9), 4), (x(4), 9), (x(9), 14))


def _log(pen: _Pen) -> None:
    for y in (6, 12, 18):
        pen.dot((5, y), 1.6)
        pen.line((9.5, y), (20, y))


def _plan(pen: _Pen) -> None:
    pen.line(*rounded_points((3, 6, 9, 13), 1.5), closed=True)
    pen.dashed(rounded_points((12, 4, 9, 13), 1.5), 2.6)


def _board(pen: _Pen) -> None:
    """Draw a table of rows and columns, one cell of it filled."""
    pen.line(*rounded_points((3, 4, 18, 16), 1.5), closed=True)
    pen.line((3, 10), (21, 10))
    pen.line((10, 4), (10, 20))
    pen.dot((15.5, 15), 2.2)


def _hint(pen: _Pen) -> None:
    pen.ring((12, 10), 6)
    pen.line((9.5, 18.5), (14.5, 18.5))
    pen.line((10.5, 21.5), (13.5, 21.5))
    pen.line((12, 10), (12, 15), width=1.8)


def _chart(pen: _Pen) -> None:
    """Draw a curve that falls, between two axes."""
    pen.line((3, 3), (3, 21), (21, 21))
    pen.line((6, 7), (11, 10), (15, 9), (20, 17))


def _gear(pen: _Pen) -> None:
    for tooth in range(8):
        a = tooth * math.pi / 4
        inner, outer = 6.5, 9.6
        pen.line(
            (12 + inner * math.cos(a), 12 + inner * math.sin(a)),
            (12 + outer * math.cos(a), 12 + outer * math.sin(a)),
            width=3,
        )
    pen.ring((12, 12), 6)
    pen.ring((12, 12), 2, 1.8)


def _check(pen: _Pen) -> None:
    pen.line((4, 13), (10, 19), (20, 6), width=3.3)


def _cross(pen: _Pen) -> None:
    pen.line((6, 6), (18, 18), width=3)
    pen.line((18, 6), (6, 18), width=3)


def _warn(pen: _Pen) -> None:
    pen.line((12, 3), (22, 20), (2, 20), closed=True)
    pen.line((12, 9), (12, 14))
    pen.dot((12, 17), 1.3)


def _arrow(pen: _Pen) -> None:
    pen.line((4, 12), (19, 12))
    pen.line((14, 7), (20, 12), (14, 17))


def _skip(pen: _Pen) -> None:
    for x in (5, 12):
        pen.line((x, 5), (x + 8, 12), (x, 19))


def _chevron(pen: _Pen, points: tuple[Point, Point, Point]) -> None:
    pen.line(*points, width=3)


def _minus(pen: _Pen) -> None:
    pen.line((5, 12), (19, 12), width=3)


def _plus(pen: _Pen) -> None:
    _minus(pen)
    pen.line((12, 5), (12, 19), width=3)


def _book(pen: _Pen) -> None:
    for side in (-1, 1):
        pen.line((12, 7), (12 + side * 9, 5), (12 + side * 9, 18), (12, 20))
    pen.line((12, 7), (12, 20))


def _window(pen: _Pen) -> None:
    pen.line(*notched_points((3, 5, 18, 14), 2), closed=True)
    pen.line((3, 9.5), (21, 9.5))


def _play(pen: _Pen) -> None:
    pen.line((7, 4), (19, 12), (7, 20), closed=True)


def _pause(pen: _Pen) -> None:
    for x in (8, 16):
        pen.line((x, 5), (x, 19), width=3.4)


def _fork(pen: _Pen) -> None:
    """Draw a line that another one leaves."""
    pen.line((4, 17), (20, 17))
    pen.line((7, 17), *bezier((9, 17), (13, 17), (11, 7), (16, 7)), (20, 7))
    pen.dot((4, 17), 2.4)


_DRAWN: dict[str, Callable[[_Pen], None]] = {
    "undo": lambda pen: _turn_back(pen, False),
    "redo": lambda pen: _turn_back(pen, True),
    "log": _log,
    "plan": _plan,
    "board": _board,
    "hint": _hint,
    "chart": _chart,
    "gear": _gear,
    "check": _check,
    "cross": _cross,
    "warn": _warn,
    "arrow": _arrow,
    "skip": _skip,
    "left": lambda pen: _chevron(pen, ((15, 4), (7, 12), (15, 20))),
    "right": lambda pen: _chevron(pen, ((9, 4), (17, 12), (9, 20))),
    "up": lambda pen: _chevron(pen, ((4, 15), (12, 7), (20, 15))),
    "down": lambda pen: _chevron(pen, ((4, 9), (12, 17), (20, 9))),
    "minus": _minus,
    "plus": _plus,
    "book": _book,
    "window": _window,
    "play": _play,
    "pause": _pause,
    "fork": _fork,
}
GLYPHS = tuple(_DRAWN)


def glyph(name: str, px: float, colour: Colour) -> pygame.Surface:
    """Return a sign as a square surface of exactly that many pixels."""
    side = max(4, round(px))

    def make() -> pygame.Surface:
        pen = _Pen(side, colour)
        _DRAWN[name](pen)
        return pen.canvas.finish()

    return _glyphs.get((name, side, colour), make)


def draw_glyph(
    surface: pygame.Surface, name: str, centre: tuple[float, float], px: float, colour: Colour
) -> None:
    """Draw a sign around its centre."""
    image = glyph(name, px, colour)
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
