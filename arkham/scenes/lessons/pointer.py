"""The arrow from a sheet to what it is about: it ends at its matter, however far away that is.

It goes straight or around one corner, whichever crosses least of what has to stay free.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import pygame

from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.lessons.placing import Box, Room
from arkham.scenes.lessons.spotlight import arrow_head

Point = tuple[int, int]
Way = tuple[Point, ...]
_PLACES = 5  # on each edge, where an arrow may begin or end
_HARD, _SOFT = 12.0, 0.8  # what a pixel over them costs, in pixels of way
_CARD = 3  # the weight from which on something counts as soft here
_CORNER = 40  # what a corner costs
_HEAD = 22
_MARGIN = 20  # units around the way, for its head


@lru_cache(maxsize=8)
def way_to(sheet: Box, matter: Box, room: Room) -> Way:
    """Return the best way from the edge of a sheet to the edge of its matter."""
    start, end = pygame.Rect(sheet), pygame.Rect(matter)
    own = (start.inflate(-4, -4), end.inflate(-4, -4))
    hard = [rect for box in set(room.hard) if not _is_of(rect := pygame.Rect(box), end)]
    soft = [pygame.Rect(each.box) for each in set(room.soft) if each.weight >= _CARD]
    soft = [rect for rect in soft if not _is_of(rect, end)]
    best: Way = (start.center, end.center)
    least = float("inf")
    for way in _ways(start, end):
        cost = _length(way) + _CORNER * (len(way) - 2)
        if cost >= least or any(_inside(way, rect) for rect in own):
            continue
        cost += _HARD * sum(_inside(way, rect) for rect in hard)
        if cost < least:
            cost += _SOFT * sum(_inside(way, rect) for rect in soft)
        if cost < least:
            best, least = way, cost
    return best


def _is_of(rect: pygame.Rect, matter: pygame.Rect) -> bool:
    """Say whether something is the matter itself, a part of it, or what it lies on."""
    return bool(rect.contains(matter) or matter.contains(rect))


def _ways(start: pygame.Rect, end: pygame.Rect) -> Iterator[Way]:
    for one in _edge_points(start):
        for other in _edge_points(end):
            yield one, other
            yield one, (one[0], other[1]), other
            yield one, (other[0], one[1]), other


def _edge_points(rect: pygame.Rect) -> Iterator[Point]:
    for i in range(1, _PLACES + 1):
        x = rect.left + rect.width * i // (_PLACES + 1)
        y = rect.top + rect.height * i // (_PLACES + 1)
        yield from ((x, rect.top), (x, rect.bottom), (rect.left, y), (rect.right, y))


def _inside(way: Way, rect: pygame.Rect) -> float:
    """Return how much of a way lies on something."""
    clipped = (rect.clipline(one, other) for one, other in pairwise(way))
    return sum(_length(part) + 1 for part in clipped if part)


def _length(way: Way) -> float:
    return sum(pygame.Vector2(one).distance_to(other) for one, other in pairwise(way))


@lru_cache(maxsize=4)
def pointer_picture(way: Way, theme: Theme, scale: Scale) -> tuple[pygame.Surface, Point]:
    """Return an arrow along a way, and where it is laid."""
    u = scale.u
    corners = [pygame.Rect(point, (1, 1)) for point in way]
    box = corners[0].unionall(corners[1:]).inflate(2 * scale.px(_MARGIN), 2 * scale.px(_MARGIN))
    points = [(float(x - box.left), float(y - box.top)) for x, y in way]
    last = pygame.Vector2(points[-1]) - pygame.Vector2(points[-2])
    size = min(u(_HEAD), max(1.0, last.length()))
    back = pygame.Vector2(points[-1]) - last.normalize() * size if last else points[-1]
    stem = [*points[:-1], (back[0], back[1])]
    head = arrow_head(points[-2], points[-1], size)
    canvas = Canvas(box.size, theme.lamp)
    canvas.stroke(stem, theme.ink, u(8))
    canvas.stroke(head, theme.ink, u(4), closed=True)
    canvas.stroke(stem, theme.lamp, u(4))
    canvas.polygon(head, theme.lamp)
    return canvas.finish(), box.topleft
