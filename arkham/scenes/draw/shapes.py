"""Furniture in smooth shapes, each drawn once per size and colour: panels, rings, shadows, light.

`notched`, `rounded`, `outline`, `dashed` return a surface of exactly the size asked
for. `cast_shadow`, `shine` and `lamp_pool` draw straight onto a surface because they reach
beyond the shape they belong to; `lay_notched`, `lay_outline` and `lay_hatch` because they are
large. Sizes and widths are pixels; callers scale units themselves.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.canvas import (
    Box,
    Canvas,
    inset,
    inset_notch,
    lay_pieces,
    nine_slice,
    notched_points,
    rounded_points,
    small_frames,
)
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.theme import Scale, Theme, hex_colour, mix

_shapes = SurfaceCache(megabytes=3)
_HATCHES = 16  # lines of one strip of a hatched shadow
_lights = SurfaceCache(megabytes=1)
_WIDE_BLUR = 20  # pixels of reach


class Edge(NamedTuple):
    """A line along a shape; `inset` moves it inwards."""

    colour: Colour
    width: float = 1.3
    inset: float = 0.0


def notched(
    size: tuple[float, float],
    notch: float,
    fill: Colour,
    *edges: Edge,
    alpha: int = 255,
) -> pygame.Surface:
    """Return a panel with cut corners, any number of edge lines, and a flat fill."""
    return _framed(size, notch, True, fill, edges, alpha)


def rounded(
    size: tuple[float, float],
    radius: float,
    fill: Colour,
    *edges: Edge,
    alpha: int = 255,
) -> pygame.Surface:
    """Return a panel with round corners, any number of edge lines, and a flat fill."""
    return _framed(size, radius, False, fill, edges, alpha)


def outline(
    size: tuple[float, float], corner: float, colour: Colour, width: float, *, cut: bool = False
) -> pygame.Surface:
    """Return a hollow frame along the inside of a size; `cut` notches its corners."""
    return _framed(size, corner, cut, colour, (Edge(colour, width),), 0)


def lay_notched(
    surface: pygame.Surface,
    rect: pygame.Rect,
    notch: float,
    fill: Colour,
    *edges: Edge,
    alpha: int = 255,
) -> None:
    """Draw a panel with cut corners; for large ones, of which no picture is kept."""
    _lay_framed(surface, rect, notch, True, fill, edges, alpha)


def lay_outline(
    surface: pygame.Surface,
    rect: pygame.Rect,
    corner: float,
    colour: Colour,
    width: float,
    *,
    cut: bool = False,
) -> None:
    """Draw a hollow frame along the inside of a rectangle; for large ones."""
    _lay_framed(surface, rect, corner, cut, colour, (Edge(colour, width),), 0)


def _lay_framed(
    surface: pygame.Surface,
    rect: pygame.Rect,
    corner: float,
    cut: bool,
    fill: Colour,
    edges: tuple[Edge, ...],
    alpha: int,
) -> None:
    side = 2 * _reach(corner, edges) + 2
    if min(rect.size) < side:
        surface.blit(_framed(rect.size, corner, cut, fill, edges, alpha), rect)
        return
    key = ("frame", side, round(corner, 1), cut, fill, edges, alpha)
    frame = small_frames.get(
        key, lambda: _drawn_frame((side, side), corner, cut, fill, edges, alpha)
    )
    opaque = alpha == 255
    if opaque:  # one fill instead of dozens of pieces
        surface.fill(fill, rect.inflate(2 - side, 2 - side))
    lay_pieces(surface, frame, key, rect, hollow=opaque or alpha == 0)


def _reach(corner: float, edges: tuple[Edge, ...]) -> int:
    """Return how far from its sides a frame differs from its middle."""
    return math.ceil(corner + max((e.inset + e.width for e in edges), default=0) + 2)


def _framed(
    size: tuple[float, float],
    corner: float,
    cut: bool,
    fill: Colour,
    edges: tuple[Edge, ...],
    alpha: int,
) -> pygame.Surface:
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    key = ("frame", width, height, round(corner, 1), cut, fill, edges, alpha)

    def make() -> pygame.Surface:
        reach = _reach(corner, edges)
        small = (min(width, 2 * reach + 2), min(height, 2 * reach + 2))
        return nine_slice(_drawn_frame(small, corner, cut, fill, edges, alpha), (width, height))

    return _shapes.get(key, make)


def _drawn_frame(
    size: tuple[int, int],
    corner: float,
    cut: bool,
    fill: Colour,
    edges: tuple[Edge, ...],
    alpha: int,
) -> pygame.Surface:
    outer = next((e for e in edges if e.inset < 0.5), None)
    canvas = Canvas(size, outer.colour if outer else fill)
    box: Box = (0, 0, *size)

    def fill_inset(by: float, colour: Colour, opacity: int) -> None:
        if cut:
            canvas.notched(inset(box, by), inset_notch(corner, by), colour, opacity)
        else:
            canvas.rounded(inset(box, by), max(0.0, corner - by), colour, opacity)

    fill_inset(0, fill, alpha)
    for edge in edges:
        fill_inset(edge.inset, edge.colour, 255)
        fill_inset(edge.inset + edge.width, fill, alpha)
    return canvas.finish()


def dashed(
    size: tuple[float, float],
    corner: float,
    colour: Colour,
    width: float = 1.5,
    dash: float = 6,
    gap: float = 5,
    *,
    cut: bool = False,
    fill: Colour | None = None,
    fill_alpha: int = 255,
) -> pygame.Surface:
    """Return a dashed frame: an empty place, or something that cannot be used now."""
    w, h = max(2, round(size[0])), max(2, round(size[1]))
    key = ("dashed", w, h, round(corner, 1), colour, width, dash, gap, cut, fill, fill_alpha)

    def make() -> pygame.Surface:
        canvas = Canvas((w, h), colour)
        box: Box = (0, 0, w, h)
        outline_of = notched_points if cut else rounded_points
        if fill is not None:
            canvas.polygon(outline_of(box, corner), fill, fill_alpha)
        path = outline_of(inset(box, width / 2 + 0.25), max(0.0, corner - width / 2))
        canvas.dashes(path, colour, width, dash, gap)
        return canvas.finish()

    return _shapes.get(key, make)


def disc(px: float, fill: Colour, edge: Edge | None = None, *, alpha: int = 255) -> pygame.Surface:
    """Return a filled circle, with an edge line if asked for."""
    side = max(2, round(px))
    key = ("disc", side, fill, edge, alpha)

    def make() -> pygame.Surface:
        outer = edge if edge and edge.inset < 0.5 else None
        canvas = Canvas((side, side), outer.colour if outer else fill)
        centre, radius = (side / 2, side / 2), side / 2
        canvas.circle(centre, radius, fill, alpha)
        if edge:
            canvas.circle(centre, radius - edge.inset, edge.colour)
            canvas.circle(centre, radius - edge.inset - edge.width, fill, alpha)
        return canvas.finish()

    return _shapes.get(key, make)


def dashed_ring(px: float, colour: Colour, width: float, dash: float, gap: float) -> pygame.Surface:
    """Return a dashed circle: something still missing."""
    side = max(2, round(px))
    key = ("dashed ring", side, colour, width, dash, gap)

    def make() -> pygame.Surface:
        canvas = Canvas((side, side), colour)
        path = rounded_points(inset((0, 0, side, side), width / 2), side / 2)
        canvas.dashes(path, colour, width, dash, gap)
        return canvas.finish()

    return _shapes.get(key, make)


def lay_hatch(
    surface: pygame.Surface,
    rect: pygame.Rect,
    gap: float,
    line: Colour,
    line_alpha: int,
    shade: Colour,
    shade_alpha: int,
) -> None:
    """Lay a hatched shadow over what cannot be chosen, in pieces of one strip."""
    height, step = rect.height, max(4, round(gap))
    width = step * _HATCHES
    key = ("hatch", height, step, line, line_alpha, shade, shade_alpha)

    def make() -> pygame.Surface:
        strip = blank((width, height))
        strip.fill((*shade, shade_alpha))
        lines = blank((width, height), line)
        for x in range(-(-height // step) * -step, width, step):
            pygame.draw.line(lines, (*line, line_alpha), (x, height), (x + height, 0))
        strip.blit(lines, (0, 0))
        return strip

    strip = _shapes.get(key, make)
    for left in range(0, rect.width, width):
        shown = (0, 0, min(width, rect.width - left), height)
        surface.blit(strip, (rect.left + left, rect.top), shown)


def gradient(
    size: tuple[float, float], colour: Colour, start: int, end: int, *, across: bool = False
) -> pygame.Surface:
    """Return a fade from one opacity to another, downwards or across."""
    w, h = max(1, round(size[0])), max(1, round(size[1]))
    key = ("gradient", w, h, colour, start, end, across)

    def make() -> pygame.Surface:
        steps = 64
        strip = blank((steps, 1) if across else (1, steps), colour)
        for i in range(steps):
            level = round(start + (end - start) * i / (steps - 1))
            strip.set_at((i, 0) if across else (0, i), (*colour, level))
        return pygame.transform.smoothscale(strip, (w, h))

    return _shapes.get(key, make)


def cast_shadow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    *,
    blur: float,
    alpha: int,
    drop: float = 0.0,
    radius: float = 8.0,
    covered: bool = False,
) -> None:
    """Draw the soft shadow of a rounded rectangle below it, `drop` pixels further down.

    Where something opaque will lie (`covered`) the middle is left out.
    """
    reach = max(1, math.ceil(blur * 2))
    size = (rect.width + 2 * reach, rect.height + 2 * reach)
    place = (rect.left - reach, rect.top - reach + round(drop))
    least = _least_frame(reach, radius, None)
    if size[0] >= least and size[1] >= least:
        frame = _blurred((least, least), reach, radius, (0, 0, 0), alpha, 0)
        key = ("shadow", reach, round(radius), alpha)
        lay_pieces(surface, frame, key, pygame.Rect(place, size), hollow=covered)
        return
    image = _lights.get(
        ("shadow", size, reach, alpha, round(radius)),
        lambda: _soft(size, reach, radius, (0, 0, 0), alpha, None),
    )
    surface.blit(image, place)


def shine(
    surface: pygame.Surface,
    rect: pygame.Rect,
    colour: Colour,
    *,
    width: float,
    blur: float,
    alpha: int = 150,
    radius: float = 10.0,
) -> None:
    """Draw a glowing frame around a rectangle."""
    reach = max(1, math.ceil(blur * 2))
    size = (rect.width + 2 * reach, rect.height + 2 * reach)
    place = (rect.left - reach, rect.top - reach)
    least = _least_frame(reach, radius, width)
    line = max(1, round(width))
    if size[0] >= least and size[1] >= least:  # nothing shines in the middle
        frame = _blurred((least, least), reach, radius, colour, alpha, line)
        key = ("shine", reach, round(radius), colour, alpha, line)
        lay_pieces(surface, frame, key, pygame.Rect(place, size), hollow=True)
        return
    image = _lights.get(
        ("shine", size, reach, colour, alpha, round(radius), round(width, 1)),
        lambda: _soft(size, reach, radius, colour, alpha, width),
    )
    surface.blit(image, place)


def _soft(
    size: tuple[int, int],
    reach: int,
    radius: float,
    colour: Colour,
    alpha: int,
    width: float | None,
) -> pygame.Surface:
    """Blur a small frame once and stretch it: cost does not grow with the shape."""
    least = _least_frame(reach, radius, width)
    small = (min(size[0], least), min(size[1], least))
    line = 0 if width is None else max(1, round(width))
    # Shapes of all sizes share one frame, so a card that grows on its way blurs only once.
    return nine_slice(_blurred(small, reach, radius, colour, alpha, line), size)


def _least_frame(reach: int, radius: float, width: float | None) -> int:
    """Return the side of a frame from which all larger ones can be stretched."""
    return 2 * math.ceil(2 * reach + round(radius) + (width or 0)) + 2


def _blurred(
    size: tuple[int, int], reach: int, radius: float, colour: Colour, alpha: int, line: int
) -> pygame.Surface:
    """Return a soft rounded frame, filled without a line."""

    def make() -> pygame.Surface:
        # A wide blur looks the same at half its size and enlarged, and takes an eighth of the time.
        part = 2 if reach >= _WIDE_BLUR and not line else 1
        small = blank((size[0] / part, size[1] / part), colour)
        body = small.get_rect().inflate(-2 * reach // part, -2 * reach // part)
        pygame.draw.rect(small, (*colour, alpha), body, line, border_radius=round(radius / part))
        # gaussian_blur reaches twice its radius: half the margin, and nothing is cut off.
        blurred = pygame.transform.gaussian_blur(small, max(1, reach // 2 // part))
        return pygame.transform.smoothscale(blurred, size) if part > 1 else blurred

    return small_frames.get((size, reach, round(radius), colour, alpha, line), make)


def lamp_pool(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour, alpha: int
) -> None:
    """Lay a round pool of light that fades out at `radius`."""
    side = max(2, round(radius * 2))

    def make() -> pygame.Surface:
        rings = 96
        small = blank((rings * 2, rings * 2), colour)
        for i in range(rings, 0, -1):
            share = i / rings
            level = alpha * (1 - share) ** 1.6
            pygame.draw.circle(small, (*colour, round(level)), (rings, rings), i)
        return pygame.transform.smoothscale(small, (side, side))

    image = _lights.get(("pool", side, colour, alpha), make)
    surface.blit(image, (round(centre[0] - side / 2), round(centre[1] - side / 2)))


MANILA: Colour = hex_colour("#C9A874")
WORN: Colour = hex_colour("#AD946B")
_PALER = 0.35  # of white: cardboard on which all words reach the high contrast
Tab = tuple[float, float, float]  # its left end, its width, its height


def cardboard(theme: Theme, *, worn: bool) -> Colour:
    """Return the colour of a folder: the one in hand, or one that waits."""
    tone = WORN if worn else MANILA
    return mix(tone, theme.white, _PALER) if theme.high_contrast else tone


def folder(size: tuple[int, int], tone: Colour, tab: Tab, seed: str) -> pygame.Surface:
    """Return a folder of that size; the tab stands out at its upper edge."""
    left, across, high = tab
    slope = high * 0.41
    width, height = size
    canvas = Canvas(size, tone)
    points = [
        (0, high),
        (left - slope, high),
        (left, 0),
        (left + across, 0),
        (left + across + slope, high),
        (width, high),
        (width, height),
        (0, height),
    ]
    canvas.polygon(points, (255, 255, 255))
    sheet = paper(size, tone, seed).copy()
    sheet.blit(canvas.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


LEAF_MARGIN = 54.0  # units from the left edge of a leaf to the line where its words may begin


def lay_leaf(
    surface: pygame.Surface, page: pygame.Rect, tone: Colour, seed: str, scale: Scale, theme: Theme
) -> None:
    """Lay a leaf out of a ring binder: paper with a red margin and three holes."""
    surface.blit(paper(page.size, tone, seed), page)
    margin = round(page.left + scale.u(LEAF_MARGIN))
    ends = (margin, page.top), (margin, page.bottom - 1)
    pygame.draw.line(surface, theme.accent.light, *ends, scale.px(1.4))
    hole = disc(scale.px(20), theme.ink)
    for share in (0.15, 0.5, 0.85):
        centre = (round(page.left + scale.u(27)), round(page.top + page.height * share))
        surface.blit(hole, hole.get_rect(center=centre))
