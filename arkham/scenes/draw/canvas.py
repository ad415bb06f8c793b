"""Draw vector shapes with smooth edges: large, by pygame.draw, then averaged down.

A canvas lives for one picture: draw on it in target pixels (fractions allowed), then `finish`.
Later shapes replace earlier ones, also with transparency: drawing with alpha 0 cuts a hole.
The matte is the colour of the outermost edge; see `surfaces.blank`.

A frame differs from its middle only near its sides, so frames of all sizes come from one small
drawing: stretched into one picture, or laid in pieces.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank

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
    ) -> None:
        """Draw a dashed line through points and back to the first."""
        for piece in dashed([*points, points[0]], dash, gap):
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


small_frames = SurfaceCache(megabytes=3)
_STRIP = 128  # pixels: how long the sides are kept; longer ones are laid in pieces
_TILE = 64  # pixels: the height of a piece of the middle
_Cut = tuple[int, int, int, int]  # source, its length, target, its length
Piece = tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]


def nine_slice(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Stretch a picture to a size by its middle row and column; corners keep their shape."""
    if small.get_size() == size:
        return small
    columns, rows = (_cuts(*lengths) for lengths in zip(small.get_size(), size, strict=True))
    return _stretched(small, size, columns, rows)


def repeat_row(small: pygame.Surface, row: int, times: int) -> pygame.Surface:
    """Make a picture higher: one of its rows comes so many times more."""
    width, height = small.get_size()
    below = height - row - 1
    rows = [(0, row, 0, row), (row, 1, row, times + 1), (row + 1, below, row + 1 + times, below)]
    return _stretched(small, (width, height + times), [(0, width, 0, width)], rows)


def _stretched(
    small: pygame.Surface, size: tuple[int, int], columns: list[_Cut], rows: list[_Cut]
) -> pygame.Surface:
    result = blank(size)
    for sx, sw_, dx, dw in columns:
        for sy, sh_, dy, dh in rows:
            piece = small.subsurface((sx, sy, sw_, sh_))
            if (sw_, sh_) != (dw, dh):
                piece = pygame.transform.scale(piece, (dw, dh))
            result.blit(piece, (dx, dy), special_flags=pygame.BLEND_RGBA_ADD)
    return result


def _cuts(small: int, large: int) -> list[_Cut]:
    """Return the slices along one axis."""
    if small >= large:
        return [(0, small, 0, large)]
    half = small // 2
    rest = small - half - 1
    return [
        (0, half, 0, half),
        (half, 1, half, large - half - rest),
        (small - rest, rest, large - rest, rest),
    ]


def lay_pieces(
    surface: pygame.Surface,
    frame: pygame.Surface,
    key: Hashable,
    rect: pygame.Rect,
    *,
    hollow: bool,
) -> None:
    """Draw a square frame stretched to a rectangle, piece by piece; a hollow one lacks its middle.

    The key tells frames apart.
    """
    x, y = rect.topleft
    pieces = _pieces(frame, key, rect.size, hollow)
    surface.blits([(image, (x + dx, y + dy), area) for image, (dx, dy), area in pieces], False)


@lru_cache(maxsize=256)
def _pieces(
    frame: pygame.Surface, key: Hashable, size: tuple[int, int], hollow: bool
) -> tuple[Piece, ...]:
    """Return the pieces of a frame as they lie from its corner; few sizes come again and again."""
    side = frame.get_width()
    half = side // 2
    rest = side - half - 1
    wide, high = size[0] - side + 1, size[1] - side + 1
    right, bottom, cut = half + wide, half + high, side - rest
    pieces: list[Piece] = [
        (frame, (0, 0), (0, 0, half, half)),
        (frame, (right, 0), (cut, 0, rest, half)),
        (frame, (0, bottom), (0, cut, half, rest)),
        (frame, (right, bottom), (cut, cut, rest, rest)),
    ]
    across, down = _strips(frame, key)
    for start in range(0, wide, _STRIP):
        length, left = min(_STRIP, wide - start), half + start
        pieces.append((across, (left, 0), (0, 0, length, half)))
        pieces.append((across, (left, bottom), (0, cut, length, rest)))
    for start in range(0, high, _STRIP):
        length, top = min(_STRIP, high - start), half + start
        pieces.append((down, (0, top), (0, 0, half, length)))
        pieces.append((down, (right, top), (cut, 0, rest, length)))
    if not hollow:
        middle = small_frames.get((key, "middle"), lambda: _middle(frame))
        for over in range(0, wide, _STRIP):
            for below in range(0, high, _TILE):
                area = (0, 0, min(_STRIP, wide - over), min(_TILE, high - below))
                pieces.append((middle, (half + over, half + below), area))
    return tuple(pieces)


def _strips(frame: pygame.Surface, key: Hashable) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the middle column of a frame repeated across, and its middle row down."""
    side = frame.get_width()
    half = side // 2

    def stretched(area: tuple[int, int, int, int], size: tuple[int, int]) -> pygame.Surface:
        part = frame.subsurface(area)
        return small_frames.get((key, area), lambda: pygame.transform.scale(part, size))

    return stretched((half, 0, 1, side), (_STRIP, side)), stretched(
        (0, half, side, 1), (side, _STRIP)
    )


def _middle(frame: pygame.Surface) -> pygame.Surface:
    """Return a piece of what is inside a frame."""
    half = frame.get_width() // 2
    colour = frame.get_at((half, half))
    # What hides its ground is copied, which is faster than mixed.
    tile = blank((_STRIP, _TILE)) if colour.a < 255 else pygame.Surface((_STRIP, _TILE), 0, 32)
    tile.fill(colour)
    return tile
