"""Draw the two gauges: the clock of Time and the mirror of Stability.

Each takes the rectangle it has to fill and a state that may be fractional while it changes:
2.4 of 5 is a clock whose third segment is wiping in, or a mirror whose third crack is running.
Whole states are kept per size, so an idle table only blits. Meaning never hangs on colour:
filled segments are hatched, cracks are drawn, pieces are present or dashed.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.draw.canvas import Canvas, Point, sector_points
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.draw.theme import Theme, mix

kept_gauges = SurfaceCache(megabytes=2.5)  # by stage, while they move
gauge_parts = SurfaceCache(megabytes=2)  # what all stages share
STEPS = 12  # stages of one segment or crack; finer cannot be seen at 60 frames a second

_RUNNING_SAMPLES = 2  # a crack that still runs needs less care than one that stays
Portrait = tuple[str, str]  # folder and name of a picture

_SPAN_GAP = 4.4  # degrees between two segments
_HATCH = 5.0  # degrees between two lines of the hatching
_INNER, _OUTER = 0.645, 0.915  # of the radius: the ring of segments
MIRROR_ASPECT = 1.62 / 2.0


def stage_of(count: float, limit: int) -> int:
    """Return which of its pictures a gauge shows: states that look alike share one."""
    return round(max(0.0, min(count, limit)) * STEPS)


def drop_shadow(surface: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
    cast_shadow(
        surface,
        rect,
        blur=max(1.0, rect.height * 0.04),
        alpha=150,
        drop=rect.height * 0.025,
        radius=radius,
    )


def draw_mirror(
    surface: pygame.Surface,
    rect: pygame.Rect,
    count: float,
    limit: int,
    theme: Theme,
    portrait: Portrait | None = None,
    *,
    numbers: bool = True,
) -> None:
    """Draw the Stability mirror into a rectangle: one more crack for every card.

    The oval keeps its shape (`MIRROR_ASPECT`). `portrait` names the picture behind the glass; a
    figure in a hat stands there without it. The number plate hangs a little below the oval.
    """
    oval = mirror_oval(rect)
    stage = stage_of(count, limit)
    image = kept_gauges.get(
        ("mirror", oval.size, stage, limit, theme, portrait),
        lambda: _mirror(oval.size, stage / STEPS, limit, theme, portrait),
    )
    drop_shadow(surface, oval, oval.width / 2)
    surface.blit(image, oval)
    if numbers:
        _mirror_plate(surface, oval, f"{math.floor(stage / STEPS + 0.5)}/{limit}", theme)


def mirror_oval(rect: pygame.Rect) -> pygame.Rect:
    """Return the mirror itself within the rectangle that is kept for it."""
    height = min(rect.height, round(rect.width / MIRROR_ASPECT))
    oval = pygame.Rect(0, 0, round(height * MIRROR_ASPECT), height)
    oval.center = rect.center
    return oval


def mirror_blow(oval: pygame.Rect) -> Point:
    """Return where the blow fell from which all cracks run."""
    glass = _glass_box(oval.size).move(oval.topleft)
    x, y = impact(glass.size)
    return glass.left + x, glass.top + y


def _mirror_plate(surface: pygame.Surface, oval: pygame.Rect, words: str, theme: Theme) -> None:
    width, height = round(oval.height * 0.43), round(oval.height * 0.2)
    plate = pygame.Rect(0, 0, width, height)
    plate.midtop = (oval.centerx, oval.bottom - round(height * 0.62))
    edge = Edge(theme.ink, max(1.0, height * 0.05))
    surface.blit(notched(plate.size, height * 0.22, theme.paper, edge), plate)
    left = (plate.left + width * 0.24, plate.centery)
    draw_icon(surface, "mark.stability", left, height * 0.74, theme.ink)
    style = Style(Face.NUMBER, max(6, round(height * 0.6)), theme.ink)
    right = (plate.left + width * 0.66, plate.centery)
    draw(surface, words, right, style, anchor="c", valign="m", width=width * 0.56, least=6)


def _mirror(
    size: tuple[int, int], count: float, limit: int, theme: Theme, portrait: Portrait | None
) -> pygame.Surface:
    if count <= 0:
        return gauge_parts.get(
            ("whole", size, theme, portrait), lambda: _whole(size, theme, portrait)
        )
    # A running crack is drawn over the mirror as the last blow has left it.
    before = math.ceil(count) - 1
    image = gauge_parts.get(
        ("mirror", size, before * STEPS, limit, theme, portrait),
        lambda: _mirror(size, before, limit, theme, portrait),
    ).copy()
    glass = _glass_box(size)
    box = crack_box(glass.size, before)
    cracks = Canvas(box.size, theme.ink, None if count == before + 1 else _RUNNING_SAMPLES)
    draw_cracks(cracks, glass.size, count, limit, theme, first=before, corner=box.topleft)
    layer = cracks.finish()
    layer.blit(_oval(glass.size), (0, 0), box, special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(layer, box.move(glass.topleft))
    return image


def _glass_box(size: tuple[int, int]) -> pygame.Rect:
    border = round(size[1] * 0.05)
    return pygame.Rect((0, 0), size).inflate(-2 * border, -2 * border)


def _oval(size: tuple[int, int]) -> pygame.Surface:
    """Return a white oval that cuts a rectangle to the shape of the glass."""
    white = (255, 255, 255)

    def make() -> pygame.Surface:
        shape = Canvas(size, white)
        shape.ellipse((0, 0, *size), white)
        return shape.finish()

    return gauge_parts.get(("oval", size), make)


def _whole(size: tuple[int, int], theme: Theme, portrait: Portrait | None) -> pygame.Surface:
    """Draw the mirror without a crack: beaded frame, figure behind glass."""
    width, height = size
    half = height / 2
    frame = Canvas(size, theme.bronze)
    frame.ellipse((0, 0, width, height), theme.bronze)
    rim = max(1.0, half / 60)
    frame.ellipse((rim * 0.5, rim * 0.5, width - rim, height - rim), theme.edge)
    frame.ellipse((rim * 1.6, rim * 1.6, width - rim * 3.2, height - rim * 3.2), theme.bronze)
    bead = mix(theme.bronze, theme.paper_shade, 0.6)
    for i in range(44):
        angle = i * math.tau / 44
        x, y = width / 2 + width * 0.468 * math.cos(angle), half + height * 0.473 * math.sin(angle)
        frame.circle((x, y), max(0.6, half * 0.021), bead)
    image = frame.finish()
    glass = _glass_box(size)
    pane = blank(glass.size, theme.ink)
    picture = screen_picture(*portrait, glass.size) if portrait else None
    pane.blit(picture or _figure(glass.size, theme), (0, 0))
    pane.blit(_vignette(glass.size), (0, 0))
    pane.blit(_oval(glass.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(pane, glass)
    shine = Canvas(size, theme.paper)
    line = max(1.0, height / 150)
    shade = mix(theme.ink, theme.paper, 0.5)
    shine.ellipse((*glass.topleft, *glass.size), shade)
    inner = (glass.x + line, glass.y + line, glass.width - 2 * line, glass.height - 2 * line)
    shine.ellipse(inner, shade, 0)
    image.blit(shine.finish(), (0, 0))
    return image


def _vignette(size: tuple[int, int]) -> pygame.Surface:
    small = blank((48, 48))
    for i in range(34, 0, -1):
        level = round(150 * max(0.0, i / 34 - 0.35) ** 1.5)
        pygame.draw.circle(small, (0, 0, 0, min(150, level)), (24, 24), i)
    return pygame.transform.smoothscale(small, size)


def _figure(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Draw a man in a hat before a blind, in the manner of the cards."""
    width, height = size
    canvas = Canvas(size, theme.ink)
    canvas.polygon([(0, 0), (width, 0), (width, height), (0, height)], theme.ink)
    slat = height / 17
    for i in range(17):
        y = i * slat + slat * 0.35
        canvas.polygon(
            [
                (0, y + slat * 0.5),
                (width, y - slat * 0.2),
                (width, y + slat * 0.1),
                (0, y + slat * 0.8),
            ],
            mix(theme.ink, theme.paper, 0.42),
        )

    def body(points: list[tuple[float, float]], share: float) -> None:
        canvas.polygon(
            [(x * width, y * height) for x, y in points], mix(theme.ink, theme.paper, share)
        )

    body(
        [
            (0.02, 1),
            (0.1, 0.84),
            (0.36, 0.76),
            (0.4, 0.68),
            (0.66, 0.68),
            (0.7, 0.76),
            (0.94, 0.84),
            (1, 1),
        ],
        0.07,
    )
    body(
        [
            (0.36, 0.4),
            (0.68, 0.4),
            (0.68, 0.56),
            (0.6, 0.7),
            (0.5, 0.73),
            (0.42, 0.68),
            (0.36, 0.56),
        ],
        0.82,
    )
    body([(0.36, 0.4), (0.52, 0.4), (0.47, 0.58), (0.5, 0.73), (0.42, 0.68), (0.36, 0.56)], 0.1)
    body([(0.42, 0.77), (0.5, 0.74), (0.6, 0.77), (0.53, 0.86)], 0.85)
    body([(0.49, 0.78), (0.55, 0.78), (0.58, 1), (0.47, 1)], 0.0)
    canvas.ellipse((width * 0.2, height * 0.31, width * 0.66, height * 0.15), theme.ink)
    body(
        [
            (0.33, 0.36),
            (0.36, 0.16),
            (0.45, 0.12),
            (0.52, 0.15),
            (0.6, 0.12),
            (0.69, 0.17),
            (0.72, 0.36),
        ],
        0.16,
    )
    canvas.polygon(
        [
            (width * x, height * y)
            for x, y in ((0.33, 0.37), (0.34, 0.31), (0.715, 0.31), (0.725, 0.37))
        ],
        theme.accent.fill,
    )
    return canvas.finish()


# The clock


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
    image = clock_picture(side, count, limit, theme, numbers=numbers)
    drop_shadow(surface, rect, side / 2)
    surface.blit(image, image.get_rect(center=rect.center))


def clock_picture(
    side: int, count: float, limit: int, theme: Theme, *, numbers: bool = True
) -> pygame.Surface:
    """Return the clock as it stands."""
    stage = stage_of(count, limit)
    return kept_gauges.get(
        ("clock", side, stage, limit, theme, numbers),
        lambda: _clock(side, stage / STEPS, limit, theme, numbers),
    )


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


def _filled(theme: Theme) -> Colour:
    """Return the ground of a filled segment; the deep inks of the high contrast are too dark."""
    return theme.accent.light if theme.high_contrast else theme.accent.fill


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
    canvas.sector(centre, inner, outer, start, sweep, _filled(theme))
    engraved = mix(_filled(theme), theme.ink, 0.46)
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
    canvas = Canvas(box.size, _filled(theme))
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


_IMPACT = (0.64, 0.34)  # where the blow fell, as shares of the glass
_DIRECTIONS = (132, -62, -170, 38, 92, 4, -115, 68)  # degrees; the first one crosses the face
_STEP = 0.15  # length of one piece of a crack, in half heights
_PIECES = 9
_BRANCH_AT = (1, 3, 5)
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
    for ink, main, side in ((theme.ink, 0.07, 0.044), (theme.white, 0.032, 0.018)):
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
