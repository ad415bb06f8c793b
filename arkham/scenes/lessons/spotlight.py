"""Darken a table but for what a lesson is about: one mask for all of it, with an arrow over it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.canvas import Canvas, bezier
from arkham.scenes.draw.shapes import lay_outline, shine
from arkham.scenes.draw.surfaces import blank
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.lessons.placing import Box, Size

_DARK = 132  # of 255
_FEATHER = 30  # units over which it becomes dark
_COARSE = 4  # the mask is blurred this much smaller, which nobody can see
_RING = 5  # units between a thing and its ring
_WAY = 28  # units that an arrow and its head take
_TURN = 60  # units of the corner of an arrow


@dataclass(frozen=True, slots=True)
class Light:
    """What is lit: holes in the dark, rings around what is to be used, one arrow."""

    window: Size
    holes: tuple[Box, ...]
    rings: tuple[Box, ...]
    arrow: tuple[Box, Box] | None
    words: Box  # the prompt, which the arrow passes below


def light_picture(light: Light, theme: Theme, scale: Scale) -> pygame.Surface:
    """Return a surface to lay over the whole window."""
    u = scale.u
    mask = _mask(light, scale)
    surface = pygame.transform.smoothscale(mask, light.window)
    for box in light.rings:
        rect = pygame.Rect(box).inflate(2 * scale.px(_RING), 2 * scale.px(_RING))
        shine(surface, rect, theme.lamp, width=u(3), blur=u(9), alpha=120, radius=u(8))
        lay_outline(surface, rect, u(6), theme.lamp, scale.line(3, 2), cut=True)
    if light.arrow is not None:
        start, end = light.arrow
        _draw_arrow(surface, pygame.Rect(start), pygame.Rect(end), theme, scale)
        surface.fill((0, 0, 0, 0), light.words)
    return surface


def _mask(light: Light, scale: Scale) -> pygame.Surface:
    """Return the dark with all holes cut together, coarse and soft."""
    size = (light.window[0] // _COARSE, light.window[1] // _COARSE)
    mask = blank(size)
    mask.fill((0, 0, 0, _DARK))
    feather = scale.u(_FEATHER) / _COARSE
    for box in light.holes:
        rect = pygame.Rect([side // _COARSE for side in box])
        rect = rect.inflate(round(feather * 1.3), round(feather * 1.3))
        pygame.draw.rect(mask, (0, 0, 0, 0), rect, border_radius=round(feather / 2))
    return pygame.transform.gaussian_blur(mask, max(1, round(feather / 2.5)))


def _bow(start: pygame.Rect, end: pygame.Rect, scale: Scale) -> list[tuple[float, float]]:
    begin, goal = _ends(start, end, scale.u(8))
    across, down = goal[0] - begin[0], goal[1] - begin[1]
    if down > 0:  # along the gap below the leads, then down: the lines stay free for words
        turn = min(abs(across), down, scale.u(_TURN))
        before, after = (goal[0] - turn, begin[1]), (goal[0], begin[1] + turn)
        straight = bezier(begin, begin, before, before, 10)
        corner = bezier(before, (goal[0], begin[1]), (goal[0], begin[1]), after, 6)
        return [*straight, *corner, *bezier(after, after, goal, goal, 8)]
    one, two = (begin[0] + across * 0.5, begin[1]), (goal[0] - across * 0.15, goal[1] - down / 2)
    return bezier(begin, one, two, goal, 24)


def arrow_places(start: pygame.Rect, end: pygame.Rect, scale: Scale) -> list[pygame.Rect]:
    """Return the places that the arrow from one thing to the other passes."""
    side = scale.px(_WAY)
    places = []
    for x, y in _bow(start, end, scale):
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(x), round(y))
        places.append(place)
    return places


def _draw_arrow(
    surface: pygame.Surface, start: pygame.Rect, end: pygame.Rect, theme: Theme, scale: Scale
) -> None:
    """Draw a bow from what is taken to where it goes."""
    u = scale.u
    points = _bow(start, end, scale)
    box = pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(p, (1, 1)) for p in points])
    box = box.inflate(round(u(60)), round(u(60)))
    canvas = Canvas(box.size, theme.lamp)
    moved = [(x - box.left, y - box.top) for x, y in points]
    canvas.stroke(moved, theme.lamp, u(4))
    (x1, y1), (x2, y2) = moved[-3], moved[-1]
    beyond = u(11) / max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    tip = (x2 + (x2 - x1) * beyond, y2 + (y2 - y1) * beyond)
    canvas.polygon(arrow_head(moved[-3], tip, u(22)), theme.lamp)
    surface.blit(canvas.finish(), box)


def _ends(
    start: pygame.Rect, end: pygame.Rect, gap: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where an arrow leaves one thing and meets the other."""
    if start.top > end.bottom:  # from below
        return (start.centerx, start.top - gap), (end.centerx, end.bottom - end.height * 0.3)
    if start.bottom < end.top:
        return (start.centerx, start.bottom + gap), (
            end.left + end.width * 0.35,
            end.top + end.height * 0.35,
        )
    return (start.right + gap, start.centery), (end.left - gap, end.centery)


def arrow_head(
    before: tuple[float, float], tip: tuple[float, float], size: float
) -> list[tuple[float, float]]:
    """Return the head of an arrow that comes from one point and ends at the other."""
    length = max(1.0, ((tip[0] - before[0]) ** 2 + (tip[1] - before[1]) ** 2) ** 0.5)
    dx, dy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    back = (tip[0] - dx * size, tip[1] - dy * size)
    sx, sy = -dy * size * 0.45, dx * size * 0.45
    return [tip, (back[0] + sx, back[1] + sy), (back[0] - sx, back[1] - sy)]
