"""Make large frames of small ones: stretched into one picture, or laid in pieces.

A frame differs from its middle only near its sides, so all sizes come from one small drawing.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import pygame

from arkham.scenes.draw.surfaces import SurfaceCache, blank

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
