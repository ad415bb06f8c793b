"""Passing pictures over the table: rings, halos, glows, stamps, dust, splinters, dusk.

An effect knows how long it lasts and draws itself at any share of that time. Nothing rests on
them: without a single one the table shows the same facts.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import ClassVar

import pygame

from arkham.scenes.draw.brush import SEAL, Brush, even, seal_picture, stamp_picture
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank, tint
from arkham.scenes.draw.tween import (
    Easing,
    Tween,
    in_out_cubic,
    in_quad,
    out_back,
    out_cubic,
    pulse,
)
from arkham.scenes.table.paint.cards import flying_shadow

_kept = SurfaceCache(megabytes=1.6)
_pools = SurfaceCache(megabytes=1.5)
_STEPS = 16  # pictures of one growing ring
_POOL = 540  # units: the width of a dark pool
_FLICKER_S = 0.34
_DIP = 0.55  # how dark the middle of a flicker becomes; its pool is a small part of the table
_DUSK = 0.66  # of the usual light: what is left when a case is lost
_LIGHT_STEPS = 64


@dataclass(slots=True, kw_only=True)
class Effect:
    """Something that is seen for a while."""

    duration: float
    delay: float = 0.0
    elapsed: float = 0.0
    under: bool = False  # drawn below the cards that move, not over them
    again: ClassVar[float] = 0.0  # real seconds before the next of its kind may come, at any speed

    @property
    def share(self) -> float:
        """Return how much of its time is over; below 0 it has still to begin."""
        return (self.elapsed - self.delay) / max(1e-6, self.duration)

    def draw(self, brush: Brush, share: float) -> None:
        """Draw it at a share of its time, 0 to 1."""
        raise NotImplementedError


class Effects:
    """All effects that are seen now."""

    def __init__(self) -> None:
        self.live: list[Effect] = []
        self._wait: dict[type[Effect], float] = {}  # seconds before another one may come

    @property
    def busy(self) -> bool:
        return bool(self.live)

    def add(self, effect: Effect) -> None:
        """Begin an effect; one that flashes is left out if it comes too soon after another."""
        if self._wait.get(type(effect), 0.0) > 0:
            return
        if effect.again:
            self._wait[type(effect)] = effect.again
        self.live.append(effect)

    def update(self, dt: float) -> None:
        for kind in self._wait:
            self._wait[kind] -= dt
        for effect in self.live:
            effect.elapsed += dt
        self.live = [effect for effect in self.live if effect.share < 1]

    def draw(self, brush: Brush, *, under: bool) -> None:
        """Draw those below or over the cards that move."""
        for effect in self.live:
            if effect.under is under and effect.share >= 0:
                effect.draw(brush, min(1.0, effect.share))

    def clear(self) -> None:
        self.live.clear()


@dataclass(slots=True, kw_only=True)
class Ring(Effect):
    """A ring that runs outwards from a round thing and fades: the clock strikes."""

    centre: Point
    radius: float
    reach: float  # how far beyond `radius` it runs
    colour: Colour

    def draw(self, brush: Brush, share: float) -> None:
        step = round(out_cubic(share) * _STEPS)
        grown = step / _STEPS
        radius = self.radius + self.reach * grown
        width = max(1.5, self.reach * 0.34 * (1 - grown))

        def make() -> pygame.Surface:
            side = math.ceil(radius) + 2
            canvas = Canvas((side, side), self.colour, samples=2)
            canvas.ring((side, side), radius, width, self.colour)
            image = canvas.finish()
            image.set_alpha(round(235 * (1 - grown) ** 0.8))
            return image

        key = ("ring", round(self.radius), round(self.reach), step, self.colour)
        _lay_quarters(brush.surface, _kept.get(key, make), self.centre)


def _lay_quarters(surface: pygame.Surface, quarter: pygame.Surface, centre: Point) -> None:
    """Lay a round picture of which only the upper left quarter is kept."""
    x, y = round(centre[0]), round(centre[1])
    left, top = x - quarter.get_width(), y - quarter.get_height()
    flip = pygame.transform.flip
    surface.blit(quarter, (left, top))
    surface.blit(flip(quarter, True, False), (x, top))
    surface.blit(flip(quarter, False, True), (left, y))
    surface.blit(flip(quarter, True, True), (x, y))


@dataclass(slots=True, kw_only=True)
class Halo(Effect):
    """A dark pool around a card that is held up, so that it stands out from the table."""

    rect: pygame.Rect
    under: bool = True

    def draw(self, brush: Brush, share: float) -> None:
        _darken(brush, self.rect.center, min(1.0, share * 4, (1 - share) * 5))


@dataclass(slots=True, kw_only=True)
class Flicker(Effect):
    """The lamp dims for a moment: a dark pool where its light falls."""

    centre: Point
    duration: float = _FLICKER_S
    again: ClassVar[float] = 0.5

    def draw(self, brush: Brush, share: float) -> None:
        _darken(brush, self.centre, _DIP * pulse(share))


def _darken(brush: Brush, centre: Point, level: float) -> None:
    """Lay a dark pool; all are of one size, for a picture that large is kept only once."""
    side = brush.px(_POOL)
    image = _pools.get(side, lambda: _dark_pool(side))
    blit_faded(brush.surface, image, None, round(255 * level), centre)


def print_pool(brush: Brush) -> None:
    """Make the dark pool before it is needed."""
    _darken(brush, (0, 0), 0.0)


def _dark_pool(side: int) -> pygame.Surface:
    rings = 64
    small = blank((rings * 2, rings * 2))
    for i in range(rings, 0, -1):
        level = round(225 * (1 - i / rings) ** 0.8)
        pygame.draw.circle(small, (0, 0, 0, level), (rings, rings), i)
    return pygame.transform.smoothscale(small, (side, side))


@dataclass(slots=True, kw_only=True)
class Glow(Effect):
    """A frame that lights up around something and fades: strain on a line, a letter proved."""

    rect: pygame.Rect
    colour: Colour
    icon: str = ""  # a seal in its middle, such as the mark of stability

    def draw(self, brush: Brush, share: float) -> None:
        light = pulse(min(1.0, share * 0.96 + 0.04))
        lighten(brush.surface, self.rect, self.colour, light * 0.18)
        for edge in _sides(self.rect, round(brush.scale.line(5, 3)), round(brush.u(10))):
            lighten(brush.surface, edge, self.colour, light)
        if self.icon and share < 0.9:
            side = brush.u(SEAL) * (1.25 - 0.25 * out_back(min(1.0, share * 3)))
            image = seal_picture(brush, self.icon)
            if even(side) != image.get_width():
                image = pygame.transform.smoothscale(image, (even(side), even(side)))
            brush.centred(image, self.rect.center)


def lighten(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, strength: float) -> None:
    """Add light to a rectangle: fast at any size, and no picture has to be made for it."""
    red, green, blue = (round(part * strength) for part in colour)
    surface.fill((red, green, blue), rect, special_flags=pygame.BLEND_RGB_ADD)


def _sides(rect: pygame.Rect, line: int, notch: int) -> list[pygame.Rect]:
    """Return the four sides of a frame, its corners cut off."""
    wide, high = rect.width - 2 * notch, rect.height - 2 * notch
    left, top = rect.left + notch, rect.top + notch
    return [
        pygame.Rect(left, rect.top, wide, line),
        pygame.Rect(left, rect.bottom - line, wide, line),
        pygame.Rect(rect.left, top, line, high),
        pygame.Rect(rect.right - line, top, line, high),
    ]


@dataclass(slots=True, kw_only=True)
class Stamp(Effect):
    """The outcome of a check, stamped on its card; without an icon nothing has happened."""

    centre: Point
    side: float
    icon: str = ""

    def draw(self, brush: Brush, share: float) -> None:
        falling = min(1.0, share / 0.28)
        large = 1.7 - 0.7 * out_back(falling)
        level = round(255 * min(1.0, falling * 1.6))
        image = stamp_picture(brush, self.side, self.icon)
        if falling < 1:
            size = (even(image.get_width() * large), even(image.get_height() * large))
            image = pygame.transform.smoothscale(image, size)
        blit_faded(brush.surface, image, None, level, self.centre)


def blit_faded(
    surface: pygame.Surface,
    image: pygame.Surface,
    rect: pygame.Rect | None,
    level: int,
    centre: Point = (0, 0),
) -> None:
    """Blit a shared picture less opaque, and leave it as it was."""
    if rect is None:
        rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
    before = image.get_alpha()
    image.set_alpha(max(0, min(255, level)))
    surface.blit(image, rect)
    image.set_alpha(before)


class Lamplight:
    """How bright the table is, 1 being its usual light."""

    def __init__(self) -> None:
        self._light = Tween(1.0)

    @property
    def level(self) -> float:
        return round(self._light.value * _LIGHT_STEPS) / _LIGHT_STEPS

    @property
    def moving(self) -> bool:
        return self._light.moving

    def fade(self, seconds: float) -> None:
        """Let dusk fall."""
        self._light.to(_DUSK, seconds, in_out_cubic)

    def reset(self) -> None:
        self._light.to(1.0, 0)

    def finish(self) -> None:
        self._light.finish()

    def update(self, dt: float) -> None:
        self._light.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Dim a finished picture."""
        if self.level < 1:
            grey = round(255 * self.level)
            surface.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)


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
