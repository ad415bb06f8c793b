"""Draw vector shapes with smooth edges: large, by pygame.draw, then averaged down.

A canvas lives for one picture: draw on it in target pixels (fractions allowed), then `finish`.
Later shapes replace earlier ones, also with transparency: drawing with alpha 0 cuts a hole.
The matte is the colour of the outermost edge; see `surfaces.blank`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame

from arkham.scenes.draw.nine_slice import repeat_row
from arkham.scenes.draw.surfaces import Colour, blank

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height

# Pictures up to this many pixels on their longer side get that many samples an axis.
_SAMPLES = ((360, 4), (900, 3))


class Canvas:
    """A drawing surface several times as large as the picture it becomes.

    `alike` are the first and the last row of a part in which all rows look the same, and no point
    of a shape lies: one of them is drawn, which saves most of the work on a frame around a picture.
    """

    def __init__(
        self,
        size: tuple[float, float],
        matte: Colour,
        samples: int | None = None,
        alike: tuple[int, int] = (0, 0),
    ):
        self.size = (max(1, round(size[0])), max(1, round(size[1])))
        k = self.samples = samples or samples_of(self.size)
        self._first, self._left_out = alike[0], alike[1] - alike[0]
        self._surface = blank((self.size[0] * k, (self.size[1] - self._left_out) * k), matte)

    def finish(self) -> pygame.Surface:
        """Return the picture at its own size."""
        drawn = (self.size[0], self.size[1] - self._left_out)
        picture = pygame.transform.smoothscale(self._surface, drawn)
        return repeat_row(picture, self._first, self._left_out) if self._left_out else picture

    def polygon(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        pygame.draw.polygon(self._surface, (*colour, alpha), [self._at(p) for p in points])

    def _at(self, point: Point) -> Point:
        """Return where a point of the picture lies on the surface."""
        x, y = point
        k = self.samples
        return x * k, y * k - (self._left_out * k if y > self._first else 0)

    def circle(self, centre: Point, radius: float, colour: Colour, alpha: int = 255) -> None:
        reach = radius * self.samples
        pygame.draw.circle(self._surface, (*colour, alpha), self._at(centre), reach)

    def ring(self, centre: Point, radius: float, width: float, colour: Colour) -> None:
        """Draw a full ring whose outer edge is at `radius`."""
        k = self.samples
        line = max(1, round(width * k))
        pygame.draw.circle(self._surface, colour, self._at(centre), radius * k, line)

    def sector(
        self, centre: Point, inner: float, outer: float, start: float, sweep: float, colour: Colour
    ) -> None:
        """Draw a piece of a ring; angles in degrees, 0 at three o'clock, clockwise."""
        self.polygon(sector_points(centre, inner, outer, start, sweep), colour)

    def ellipse(self, box: Box, colour: Colour, alpha: int = 255) -> None:
        k, (x, y) = self.samples, self._at(box[:2])
        whole = pygame.Rect(round(x), round(y), round(box[2] * k), round(box[3] * k))
        pygame.draw.ellipse(self._surface, (*colour, alpha), whole)

    def rounded(self, box: Box, radius: float, colour: Colour, alpha: int = 255) -> None:
        self.polygon(rounded_points(box, radius), colour, alpha)

    def notched(self, box: Box, notch: float, colour: Colour, alpha: int = 255) -> None:
        self.polygon(notched_points(box, notch), colour, alpha)

    def stroke(
        self, points: Sequence[Point], colour: Colour, width: float, *, closed: bool = False
    ) -> None:
        """Draw a line through points with round ends and joints."""
        path = [*points, points[0]] if closed else points
        for start, end in pairwise(path):
            self.polygon(_bar(start, end, width), colour)
        if width * self.samples >= 3:
            for point in points:
                self.circle(point, width / 2, colour)

    def dashes(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        dash: float,
        gap: float,
        *,
        closed: bool = False,
    ) -> None:
        """Draw a dashed line through points."""
        path = [*points, points[0]] if closed else list(points)
        for piece in dashed(path, dash, gap):
            for start, end in pairwise(piece):
                self.polygon(_bar(start, end, width), colour)


def samples_of(size: tuple[int, int]) -> int:
    """Return how many samples an axis a picture of that size gets for each pixel."""
    return next((n for limit, n in _SAMPLES if max(size) <= limit), 2)


def _bar(start: Point, end: Point, width: float) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]


def dashed(path: Sequence[Point], dash: float, gap: float) -> Iterable[list[Point]]:
    """Cut a path into dashes; each keeps the corners it runs over."""
    drawing, left, piece = True, dash, [path[0]]
    for start, end in pairwise(path):
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        done = 0.0
        while length - done > left:
            done += left
            share = done / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawing:
                yield [*piece, point]
            piece, drawing = [point], not drawing
            left = dash if drawing else gap
        left -= length - done
        if drawing:
            piece.append(end)
        else:
            piece = [end]
    if drawing and len(piece) > 1:
        yield piece


def arc_points(centre: Point, radius: float, start: float, sweep: float) -> list[Point]:
    """Return points along an arc, close enough to look round."""
    steps = max(2, math.ceil(abs(sweep) / 360 * max(12.0, radius * 2.2)))
    angles = [math.radians(start + sweep * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def sector_points(
    centre: Point, inner: float, outer: float, start: float, sweep: float
) -> list[Point]:
    """Return the outline of a piece of a ring."""
    back = arc_points(centre, inner, start + sweep, -sweep) if inner > 0 else [centre]
    return arc_points(centre, outer, start, sweep) + back


def rounded_points(box: Box, radius: float) -> list[Point]:
    """Return the outline of a rectangle with round corners, clockwise from the top left."""
    x, y, w, h = box
    r = max(0.0, min(radius, w / 2, h / 2))
    if r < 0.3:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    corners = ((x + r, y + r, 180), (x + w - r, y + r, 270), (x + w - r, y + h - r, 0))
    points: list[Point] = []
    for cx, cy, angle in (*corners, (x + r, y + h - r, 90)):
        points += arc_points((cx, cy), r, angle, 90)
    return points


def notched_points(box: Box, notch: float) -> list[Point]:
    """Return the outline of a rectangle with cut corners, clockwise from the top left."""
    x, y, w, h = box
    k = max(0.0, min(notch, w / 2, h / 2))
    return [
        (x + k, y),
        (x + w - k, y),
        (x + w, y + k),
        (x + w, y + h - k),
        (x + w - k, y + h),
        (x + k, y + h),
        (x, y + h - k),
        (x, y + k),
    ]


def inset(box: Box, by: float) -> Box:
    """Return a box made smaller by the same length on every side."""
    x, y, w, h = box
    return x + by, y + by, max(0.0, w - 2 * by), max(0.0, h - 2 * by)


def inset_notch(notch: float, by: float) -> float:
    """Return the notch that keeps a cut corner parallel after an inset."""
    return max(0.0, notch - by * (2 - math.sqrt(2)))


def bezier(start: Point, one: Point, two: Point, end: Point, steps: int = 14) -> list[Point]:
    """Return points along a cubic curve, the start left out."""
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points
