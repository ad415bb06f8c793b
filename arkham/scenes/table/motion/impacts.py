"""What shows that something has struck: dust, splinters, a bell, a piece that is set in."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.stamps import even
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank, tint
from arkham.scenes.draw.tween import Easing, in_out_cubic, in_quad, out_cubic
from arkham.scenes.table.motion.effects import Effect, blit_faded
from arkham.scenes.table.paint.cards import flying_shadow

_kept = SurfaceCache(megabytes=0.6)

_PUFFS = 22  # clouds of dust around a photograph
_PUFF = 64  # pixels: the side of the picture all clouds are made from
_JOLT = 5.0  # units that the desk gives way
_JOLTS = 5.0  # half swings before it lies still
_SPLINTERS = 13
_RAYS = 9
_RAYS_UNTIL = 0.3  # of the time: how long the blow itself is seen
_GRAVITY = 2.4  # in half heights of the glass
LINGERS = 0.1  # of its flight: how long a piece is seen there before it is pressed in
SET_DOWN = 0.36  # of the time: the piece comes down, then its edges shine
_HELD = 1.4  # how much larger a piece is that is held over its place
_ASKEW = 11  # degrees it is turned


@dataclass(slots=True, kw_only=True)
class Thud(Effect):
    """Something heavy has fallen flat: the desk gives way a little, and dust flies from below."""

    rect: pygame.Rect
    under: bool = True

    def draw(self, brush: Brush, share: float) -> None:
        rest = (1 - share) ** 3
        sinks = round(brush.u(_JOLT) * rest * math.cos(_JOLTS * math.pi * share))
        if sinks:
            brush.surface.scroll(0, sinks)
        chance = random.Random(self.rect.width)
        colour = brush.theme.paper_shade
        for number in range(_PUFFS):
            angle = math.tau * (number + chance.uniform(-0.3, 0.3)) / _PUFFS
            across, down = math.cos(angle), math.sin(angle)
            edge = 0.5 / max(abs(across) / self.rect.width, abs(down) / self.rect.height)
            away = edge * 0.94 + brush.u(chance.uniform(24, 84)) * out_cubic(share)
            side = brush.u(chance.uniform(34, 66)) * (0.5 + 0.7 * out_cubic(share))
            centre = (self.rect.centerx + across * away, self.rect.centery + down * away)
            level = round(chance.uniform(150, 255) * (1 - share) ** 1.3)
            blit_faded(brush.surface, _puff(side, colour), None, level, centre)


def _puff(side: float, colour: Colour) -> pygame.Surface:
    side = max(4, even(side / 2) * 2)  # few sizes

    def make() -> pygame.Surface:
        cloud = blank((_PUFF, _PUFF), colour)
        for radius in range(_PUFF // 2, 0, -1):
            level = round(150 * (1 - 2 * radius / _PUFF) ** 1.3)
            pygame.draw.circle(cloud, (*colour, level), (_PUFF // 2, _PUFF // 2), radius)
        return pygame.transform.smoothscale(cloud, (side, side))

    return _kept.get(("puff", side, colour), make)


@dataclass(slots=True, kw_only=True)
class Shatter(Effect):
    """Splinters that spring from a mirror where the blow fell, and drop."""

    point: Point
    half: float  # half the height of the glass
    number: int  # of the crack, so that no two look alike

    def draw(self, brush: Brush, share: float) -> None:
        chance = random.Random(self.number)
        theme, half = brush.theme, self.half
        if share < _RAYS_UNTIL:
            grown, line = out_cubic(share / _RAYS_UNTIL), max(1, round(half * 0.03))
            for ray in range(_RAYS):
                angle = math.tau * (ray + chance.uniform(-0.3, 0.3)) / _RAYS
                end = 0.35 + chance.uniform(0.5, 0.9) * grown
                inner = self._at(angle, half * min(end, 0.25 + 0.5 * grown))
                outer = self._at(angle, half * end)
                pygame.draw.aaline(brush.surface, theme.white, inner, outer, line)
        chance = random.Random(self.number + 100)
        for _ in range(_SPLINTERS):
            angle, speed = chance.uniform(-math.pi, math.pi), chance.uniform(0.5, 1.35)
            size, spin = half * chance.uniform(0.08, 0.23), chance.uniform(-9, 9)
            x, y = self._at(angle, half * speed * out_cubic(share))
            y += half * _GRAVITY * share * share * 0.5
            turned = spin * share + angle
            reaches = (1.0, 0.55, 0.8)
            points = [
                (
                    x + size * reach * math.cos(turned + i * 2.1),
                    y + size * reach * math.sin(turned + i * 2.1),
                )
                for i, reach in enumerate(reaches)
            ]
            shrink = max(0.0, 1 - max(0.0, share - 0.6) / 0.4)
            points = [(x + (px - x) * shrink, y + (py - y) * shrink) for px, py in points]
            glass = theme.white if chance.random() < 0.6 else theme.paper_shade
            pygame.draw.polygon(brush.surface, glass, points)
            pygame.draw.aalines(brush.surface, theme.ink, True, points)

    def _at(self, angle: float, away: float) -> Point:
        return self.point[0] + away * math.cos(angle), self.point[1] + away * math.sin(angle)


@dataclass(slots=True, kw_only=True)
class Toll(Effect):
    """A clock that strikes: its dial rings out of itself, larger and fainter."""

    dial: pygame.Surface
    centre: Point
    grows: float = 0.42

    def draw(self, brush: Brush, share: float) -> None:
        large = 1 + self.grows * out_cubic(share)
        size = even(self.dial.get_width() * large)
        image = pygame.transform.smoothscale(self.dial, (size, size))
        blit_faded(brush.surface, image, None, round(170 * (1 - share) ** 1.3), self.centre)


@dataclass(slots=True, kw_only=True)
class Flight(Effect):
    """A piece of the big picture on its way out of a file, tumbling, until it is over its place."""

    image: pygame.Surface
    start: Point
    goal: Point
    grown: float  # how much larger it is at the start of its path
    arc: float
    easing: Easing = in_out_cubic

    def draw(self, brush: Brush, share: float) -> None:
        moved = self.easing(min(1.0, share * (1 + LINGERS)))
        large = _HELD + (self.grown - _HELD) * (1 - moved) ** 0.7
        turned = _ASKEW + 34 * (1 - moved)
        centre = (
            self.start[0] + (self.goal[0] - self.start[0]) * moved,
            self.start[1]
            + (self.goal[1] - self.start[1]) * moved
            - self.arc * 4 * moved * (1 - moved),
        )
        image = pygame.transform.rotozoom(self.image, turned, large)
        blit_faded(brush.surface, image, None, round(255 * min(1.0, share * 6)), centre)


@dataclass(slots=True, kw_only=True)
class SetIn(Effect):
    """A piece that is pressed into its place, and whose edges shine for a moment."""

    image: pygame.Surface
    centre: Point

    def draw(self, brush: Brush, share: float) -> None:
        if share >= SET_DOWN:
            light = 1 - (share - SET_DOWN) / (1 - SET_DOWN)
            white = tint(self.image, brush.theme.lamp)
            blit_faded(brush.surface, white, None, round(230 * light), self.centre)
            return
        down = in_quad(share / SET_DOWN)
        large = 1 + (_HELD - 1) * (1 - down)
        image = pygame.transform.rotozoom(self.image, _ASKEW * (1 - down), large)
        rect = image.get_rect(center=(round(self.centre[0]), round(self.centre[1])))
        flying_shadow(brush.surface, rect.scale_by(0.7), brush.scale)
        brush.surface.blit(image, rect)
