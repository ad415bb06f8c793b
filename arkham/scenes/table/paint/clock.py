"""Draw the clock of Time: segments that fill, a hand, and the number in the middle."""

from __future__ import annotations

import math

import pygame

from arkham.scenes.draw.canvas import Canvas, sector_points
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.draw.theme import Theme, mix
from arkham.scenes.table.paint.mirror import STEPS, drop_shadow, gauge_parts, kept_gauges, stage_of

_SPAN_GAP = 4.4  # degrees between two segments
_HATCH = 5.0  # degrees between two lines of the hatching
_INNER, _OUTER = 0.645, 0.915  # of the radius: the ring of segments


def draw_clock(
    surface: pygame.Surface,
    rect: pygame.Rect,
    count: float,
    limit: int,
    theme: Theme,
    *,
    numbers: bool = True,
) -> None:
    """Draw the Time clock into a square: `limit` segments, `count` of them filled."""
    side = min(rect.width, rect.height)
    stage = stage_of(count, limit)
    image = kept_gauges.get(
        ("clock", side, stage, limit, theme, numbers),
        lambda: _clock(side, stage / STEPS, limit, theme, numbers),
    )
    drop_shadow(surface, rect, side / 2)
    surface.blit(image, image.get_rect(center=rect.center))


def _clock(side: int, count: float, limit: int, theme: Theme, numbers: bool) -> pygame.Surface:
    """Put a clock together from its dial, the segment that is filling, the hand and the cap."""
    whole = int(count)
    image = gauge_parts.get(
        ("dial", side, whole, limit, theme), lambda: _dial(side, whole, limit, theme)
    ).copy()
    radius, centre = side / 2, (side / 2, side / 2)
    if count > whole:
        _fill_segment(image, whole, count - whole, limit, theme)
    _hand(image, math.radians(-90 + count * 360 / limit), theme)
    cap = gauge_parts.get(("cap", side, theme, numbers), lambda: _cap(side, theme, numbers))
    corner = (side - cap.get_width()) // 2
    image.blit(cap, (corner, corner))
    if numbers:
        style = Style(Face.NUMBER, round(radius * 0.38), theme.ink)
        words = f"{math.floor(count + 0.5)}/{limit}"
        draw(image, words, (centre[0], centre[1] + radius * 0.17), style, anchor="c", valign="m")
    return image


def _dial(side: int, whole: int, limit: int, theme: Theme) -> pygame.Surface:
    """Draw everything of a clock that stands still while a segment fills."""
    canvas = Canvas((side, side), theme.bronze)
    radius, centre = side / 2, (side / 2, side / 2)
    line = _line(side)
    canvas.circle(centre, radius, theme.bronze)
    canvas.ring(centre, radius - line * 0.4, line * 1.3, theme.edge)
    canvas.circle(centre, radius * 0.94, theme.ink)
    empty = mix(theme.panel_raised, theme.edge, 0.16)
    inner, outer = radius * _INNER, radius * _OUTER
    for segment in range(limit):
        start, sweep = _span(segment, limit)
        canvas.sector(centre, inner, outer, start, sweep, empty)
        if segment < whole:
            _engrave(canvas, centre, side, start, sweep, theme)
    minute = mix(theme.ink, theme.paper, 0.6)
    for tick in range(60):
        angle = math.radians(tick * 6 - 90)
        from_centre = radius * (0.58 if tick % 5 else 0.55)
        ends = [_on_circle(centre, r, angle) for r in (from_centre, radius * 0.61)]
        canvas.stroke(ends, minute, max(0.7, line * 0.7))
    canvas.circle(centre, radius * 0.53, mix(theme.ink, theme.bronze, 0.3))
    return canvas.finish()


def _cap(side: int, theme: Theme, numbers: bool) -> pygame.Surface:
    """Draw the paper in the middle of a clock, with its sign."""
    radius = side / 2
    half = math.ceil(radius * 0.49) + 1
    # As even as the clock, so that both have the same centre.
    canvas = Canvas((half * 2 + side % 2,) * 2, theme.paper)
    centre = (canvas.size[0] / 2, canvas.size[1] / 2)
    canvas.circle(centre, radius * 0.49, theme.paper)
    canvas.ring(centre, radius * 0.46, max(0.9, _line(side) * 0.9), theme.ink)
    image = canvas.finish()
    above = radius * 0.2 if numbers else 0.0
    share = 0.36 if numbers else 0.6
    draw_icon(image, "mark.time", (centre[0], centre[1] - above), radius * share, theme.ink)
    return image


def _line(side: int) -> float:
    return max(1.0, side / 110)


def _span(segment: int, limit: int) -> tuple[float, float]:
    """Return where a segment starts and how far it sweeps, in degrees."""
    span = 360 / limit
    return -90 + segment * span + _SPAN_GAP / 2, span - _SPAN_GAP


def _engrave(
    canvas: Canvas,
    centre: tuple[float, float],
    side: int,
    start: float,
    sweep: float,
    theme: Theme,
) -> None:
    """Fill a piece of the ring with the accent and hatch it."""
    inner, outer, line = side / 2 * _INNER, side / 2 * _OUTER, _line(side)
    canvas.sector(centre, inner, outer, start, sweep, theme.accent.fill)
    engraved = mix(theme.accent.fill, theme.ink, 0.46)
    for i in range(int(sweep / _HATCH)):
        angle = math.radians(start + 3 + i * _HATCH)
        ends = [_on_circle(centre, r, angle) for r in (inner + line, outer - line)]
        canvas.stroke(ends, engraved, max(0.8, line * 0.9))


def _fill_segment(
    image: pygame.Surface, segment: int, share: float, limit: int, theme: Theme
) -> None:
    """Draw the segment that is filling, on a canvas no larger than itself."""
    side = image.get_width()
    start, sweep = _span(segment, limit)
    sweep *= share
    middle = (side / 2, side / 2)
    box = _box(sector_points(middle, side / 2 * _INNER, side / 2 * _OUTER, start, sweep))
    canvas = Canvas(box.size, theme.accent.fill)
    _engrave(canvas, (middle[0] - box.left, middle[1] - box.top), side, start, sweep, theme)
    image.blit(canvas.finish(), box)


def _box(points: list[tuple[float, float]]) -> pygame.Rect:
    """Return the whole pixels that points lie in, and one more around them."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, top = math.floor(min(xs)) - 1, math.floor(min(ys)) - 1
    return pygame.Rect(left, top, math.ceil(max(xs)) + 1 - left, math.ceil(max(ys)) + 1 - top)


def _on_circle(centre: tuple[float, float], radius: float, angle: float) -> tuple[float, float]:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _hand(image: pygame.Surface, angle: float, theme: Theme) -> None:
    radius = image.get_width() / 2
    shapes = []
    for grow, colour in ((0.022, theme.ink), (0.0, theme.paper)):
        tip = _on_circle((radius, radius), radius * (0.88 + grow), angle)
        base = [
            _on_circle((radius, radius), radius * 0.46, angle + d)
            for d in (0.16 + grow, -0.16 - grow)
        ]
        shapes.append(([tip, *base], colour))
    box = _box(shapes[0][0])
    canvas = Canvas(box.size, theme.ink)
    for points, colour in shapes:
        canvas.polygon([(x - box.left, y - box.top) for x, y in points], colour)
    image.blit(canvas.finish(), box)
