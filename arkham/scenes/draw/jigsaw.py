"""Lay out and draw the big picture: a jigsaw with one piece a clue type, proved or missing.

Six types make three columns of two; a seventh stands beside them over both rows.
A piece that arrives is drawn as a sprite of its own (`piece`) flying to its `piece_rects` place.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from arkham.scenes.draw.canvas import Canvas, Point, bezier
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.surfaces import SurfaceCache, blank, faded, tint
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.draw.theme import Theme

_pieces = SurfaceCache(megabytes=3)
Tabs = tuple[int, int, int, int]  # top, right, bottom, left: 1 = knob, -1 = hole, 0 = straight

_KNOB = 0.2  # how far a knob stands out, as a share of the short side


def jigsaw_size(width: int, types: int = 6) -> tuple[int, int]:
    """Return the size of the whole picture for a width."""
    side = width // _columns(types)
    return side * _columns(types), side * 2


def _columns(types: int) -> int:
    return 3 if types <= 6 else 4


def piece_rects(rect: pygame.Rect, types: Sequence[str]) -> dict[str, pygame.Rect]:
    """Return where each type lies: the body of its piece, knobs not counted."""
    side = min(rect.width // _columns(len(types)), rect.height // 2)
    left = rect.centerx - side * _columns(len(types)) // 2
    top = rect.centery - side
    places = {}
    for i, kind in enumerate(types):
        if i < 6:
            places[kind] = pygame.Rect(left + i % 3 * side, top + i // 3 * side, side, side)
        else:
            places[kind] = pygame.Rect(left + 3 * side, top, side, 2 * side)
    return places


def _tabs(index: int, types: int) -> Tabs:
    if index >= 6:
        return (0, 0, 0, -1)
    column, row = index % 3, index // 3
    knob_right = 1 if (column + row) % 2 == 0 else -1
    right = knob_right if column < 2 else 0
    if column == 2 and types > 6:
        right = 1 if row == 0 else 0
    left = -(1 if (column - 1 + row) % 2 == 0 else -1) if column else 0
    return (-1 if row else 0, right, 0 if row else 1, left)


def piece_points(size: tuple[float, float], tabs: Tabs, origin: Point = (0, 0)) -> list[Point]:
    """Return the outline of a piece whose body starts at `origin`."""
    x, y = origin
    w, h = size
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    unit = min(w, h)
    points: list[Point] = []
    for side, tab in enumerate(tabs):
        start, end = corners[side], corners[(side + 1) % 4]
        points.append(start)
        if tab:
            points += _knob(start, end, tab, unit, tall=side in (1, 3) and h > w * 1.5)
    return points


def _knob(start: Point, end: Point, tab: int, unit: float, *, tall: bool) -> list[Point]:
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    nx, ny = dy * tab, -dx * tab
    # The knob sits in the middle of the neighbour's edge: on a tall piece that is the upper half.
    middle = length * 0.75 if tall else length / 2

    def at(along: float, out: float) -> Point:
        run = middle + (along - 0.5) * unit
        return start[0] + dx * run + nx * unit * out, start[1] + dy * run + ny * unit * out

    foot, head, heel = at(0.4, 0), at(0.5, _KNOB), at(0.6, 0)
    first = bezier(foot, at(0.44, 0.04), at(0.3, _KNOB), head, 9)
    return [foot, *first, *bezier(head, at(0.7, _KNOB), at(0.56, 0.04), heel, 9)]


def draw_jigsaw(
    surface: pygame.Surface,
    rect: pygame.Rect,
    types: Sequence[str],
    have: Collection[str],
    theme: Theme,
) -> None:
    """Draw the big picture: paper pieces for proved types, dashed places for the others."""
    places = piece_rects(rect, types)
    for kind in sorted(types, key=lambda t: t in have):
        place = places[kind]
        image = piece(kind, place.size, types, theme, filled=kind in have)
        surface.blit(image, image.get_rect(center=place.center))


def piece(
    kind: str, size: tuple[int, int], types: Sequence[str], theme: Theme, *, filled: bool
) -> pygame.Surface:
    """Return one piece; the surface is wider than the body by its knobs and shadow."""
    tabs = _tabs(list(types).index(kind), len(types))
    return _pieces.get(
        ("piece", kind, size, tabs, theme, filled),
        lambda: _type_piece(kind, size, tabs, theme, filled),
    )


def _type_piece(
    kind: str, size: tuple[int, int], tabs: Tabs, theme: Theme, filled: bool
) -> pygame.Surface:
    image = _blank_piece(size, tabs, theme, filled)
    side = min(size)
    colour = theme.ink if filled else theme.dim
    centre = (image.get_width() / 2, image.get_height() / 2)
    draw_icon(image, f"type.{kind}", centre, side * (0.6 if filled else 0.5), colour)
    return image


def letter_piece(letter: str, px: int, theme: Theme, *, filled: bool) -> pygame.Surface:
    """Return the small piece of a lettered puzzle that a goal asks for."""

    def make() -> pygame.Surface:
        image = _blank_piece((px, px), (0, 1, 0, 0), theme, filled)
        style = Style(Face.LABEL, max(6, round(px * 0.62)), theme.ink if filled else theme.muted)
        centre = (image.get_width() / 2, image.get_height() / 2)
        draw(image, letter, centre, style, anchor="c", valign="m")
        return image

    return _pieces.get(("letter", letter, px, theme, filled), make)


def _blank_piece(size: tuple[int, int], tabs: Tabs, theme: Theme, filled: bool) -> pygame.Surface:
    unit = min(size)
    pad = int(unit * (_KNOB + 0.06)) + 2
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    points = piece_points(size, tabs, (pad, pad))
    line = max(1.0, unit / 46)
    if not filled:
        canvas = Canvas(whole, theme.dim)
        canvas.polygon(points, theme.ink, 120)
        canvas.dashes(points, theme.dim, line, unit * 0.06 + 1.5, unit * 0.05 + 1.5)
        return canvas.finish()
    body = Canvas(whole, theme.ink)
    body.polygon(points, theme.paper)
    body.stroke(points, theme.ink, line * 1.3, closed=True)
    drawn = body.finish()
    image = blank(whole)
    blur = max(1, round(unit * 0.06))
    shade = pygame.transform.gaussian_blur(faded(tint(drawn, (0, 0, 0)), 0.6), blur)
    image.blit(shade, (round(unit * 0.02), round(unit * 0.05)))
    image.blit(drawn, (0, 0))
    return image
