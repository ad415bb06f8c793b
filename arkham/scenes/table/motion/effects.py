"""Passing pictures over the table: rings, stamps, a folder, pieces of the big picture, dusk.

An effect knows how long it lasts and draws itself at any share of that time. Nothing rests on
them: without a single one the table shows the same facts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.folders import MANILA, folder
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.shapes import outline
from arkham.scenes.draw.stamps import SEAL, even, seal_picture, stamp_picture
from arkham.scenes.draw.strings import draw_pin
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.tween import Easing, Tween, in_out_cubic, out_back, out_cubic, pulse
from arkham.scenes.table.paint.cards import flying_shadow

_kept = SurfaceCache(megabytes=1)
_pools = SurfaceCache(megabytes=1.5)
_STEPS = 16  # pictures of one growing ring
_TAB = 0.12  # of the height of a folder
_BOLT = (0.43, 0.54)  # of the width of the sky: where the bolt strikes
_POOL = 540  # units: the width of a dark pool
_FLICKER_S = 0.34
_DIP = 0.55  # how dark the middle of a flicker becomes; its pool is a small part of the table
_DUSK = 0.66  # of the usual light: what is left when a case is lost
_LIGHT_STEPS = 64
_SKY = 0.24  # of white: how much lighter a flash makes the table

FLASHES = (0.0, 0.38)  # seconds after the card came; never more than three a second
FLASH_S = 0.12
FLASHES_ALL_S = FLASHES[-1] + FLASH_S


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
        self._live: list[Effect] = []
        self._wait: dict[type[Effect], float] = {}  # seconds before another one may come

    @property
    def busy(self) -> bool:
        return bool(self._live)

    def add(self, effect: Effect) -> None:
        """Begin an effect; one that flashes is left out if it comes too soon after another."""
        if self._wait.get(type(effect), 0.0) > 0:
            return
        if effect.again:
            self._wait[type(effect)] = effect.again
        self._live.append(effect)

    def update(self, dt: float) -> None:
        for kind in self._wait:
            self._wait[kind] -= dt
        for effect in self._live:
            effect.elapsed += dt
        self._live = [effect for effect in self._live if effect.share < 1]

    def draw(self, brush: Brush, *, under: bool) -> None:
        """Draw those below or over the cards that move."""
        for effect in self._live:
            if effect.under is under and effect.share >= 0:
                effect.draw(brush, min(1.0, effect.share))

    def clear(self) -> None:
        self._live.clear()


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
    _blit_faded(brush.surface, image, None, round(255 * level), centre)


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
        _light(brush.surface, self.rect, self.colour, light * 0.18)
        for edge in _sides(self.rect, round(brush.scale.line(5, 3)), round(brush.u(10))):
            _light(brush.surface, edge, self.colour, light)
        if self.icon and share < 0.9:
            side = brush.u(SEAL) * (1.25 - 0.25 * out_back(min(1.0, share * 3)))
            image = seal_picture(brush, self.icon)
            if even(side) != image.get_width():
                image = pygame.transform.smoothscale(image, (even(side), even(side)))
            brush.centred(image, self.rect.center)


def _light(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, strength: float) -> None:
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
        _blit_faded(brush.surface, image, None, level, self.centre)


@dataclass(slots=True, kw_only=True)
class Folder(Effect):
    """A folder that lies open for the cards of a case, then travels."""

    start: pygame.Rect
    goal: pygame.Rect
    label: tuple[str, ...]  # what the case is called, longest first
    grows: float = 0.0  # share of its time in which it appears
    leaves: float = 1.0  # share of its time from which on it travels
    arc: float = 0.0
    easing: Easing = in_out_cubic

    def draw(self, brush: Brush, share: float) -> None:
        whole = named_folder(brush, self.start.size, self.label)
        moved = 0.0
        if share > self.leaves:
            moved = self.easing((share - self.leaves) / (1 - self.leaves))
        shown = out_back(min(1.0, share / self.grows)) if self.grows else 1.0
        a, b = self.start, self.goal
        width = (a.width + (b.width - a.width) * moved) * (0.82 + 0.18 * shown)
        size = (even(width), even(width * a.height / a.width))
        centre = (
            a.centerx + (b.centerx - a.centerx) * moved,
            a.centery + (b.centery - a.centery) * moved - self.arc * 4 * moved * (1 - moved),
        )
        rect = pygame.Rect((0, 0), size)
        rect.center = (round(centre[0]), round(centre[1]))
        flying_shadow(brush.surface, rect, brush.scale)
        image = whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)
        if share * 255 / max(0.01, self.grows or 0.01) < 255:
            _blit_faded(brush.surface, image, rect, round(share / self.grows * 255))
        else:
            brush.surface.blit(image, rect)


def named_folder(brush: Brush, size: tuple[int, int], label: tuple[str, ...]) -> pygame.Surface:
    """Return the folder of one case, its name on it."""
    theme = brush.theme

    def make() -> pygame.Surface:
        image = _empty_folder(size).copy()
        tab = round(size[1] * _TAB)
        body = pygame.Rect(0, tab, size[0], size[1] - tab)
        frame = body.inflate(-round(size[1] * 0.09), -round(size[1] * 0.09))
        line = max(1.0, size[1] * 0.008)
        image.blit(outline(frame.size, size[1] * 0.03, theme.on_paper, line, cut=True), frame)
        own = Brush(image, theme, brush.scale)
        style = Style(Face.TITLE, max(8, round(size[1] * 0.12)), theme.ink)
        where = (frame.centerx, frame.centery - size[1] * 0.06)
        own.write(label, where, style, frame.width * 0.92, anchor="c", valign="m")
        below = (frame.centerx, frame.centery + size[1] * 0.15)
        own.seal(icon_info("area.close"), below, size[1] * 0.2)
        return image

    return _kept.get(("folder", size, label, theme), make)


def _empty_folder(size: tuple[int, int]) -> pygame.Surface:
    tab = (size[0] * 0.1, size[0] * 0.36, size[1] * _TAB)
    return _kept.get(("folder", size), lambda: folder(size, MANILA, tab, "closing"))


@dataclass(slots=True, kw_only=True)
class Flight(Effect):
    """A picture on its way, growing or shrinking: a proved type flies to the big picture."""

    image: pygame.Surface
    start: Point
    goal: Point
    grown: float  # how much larger it is at the top of its path
    arc: float
    easing: Easing = in_out_cubic

    def draw(self, brush: Brush, share: float) -> None:
        moved = self.easing(share)
        large = 1 + (self.grown - 1) * (1 - moved) ** 0.7
        size = (
            even(self.image.get_width() * large),
            even(self.image.get_height() * large),
        )
        centre = (
            self.start[0] + (self.goal[0] - self.start[0]) * moved,
            self.start[1]
            + (self.goal[1] - self.start[1]) * moved
            - self.arc * 4 * moved * (1 - moved),
        )
        image = self.image
        if share < 1 and size != image.get_size():
            image = pygame.transform.smoothscale(image, size)
        _blit_faded(brush.surface, image, None, round(255 * min(1.0, share * 6)), centre)


@dataclass(slots=True, kw_only=True)
class Pin(Effect):
    """A pin that drops on the first card of a new line."""

    point: Point

    def draw(self, brush: Brush, share: float) -> None:
        fall = (1 - out_cubic(share)) * brush.u(34)
        where = (self.point[0], self.point[1] - fall)
        draw_pin(brush.surface, where, brush.u(11), brush.theme.accent.light)


@dataclass(slots=True, kw_only=True)
class SkyFlash(Effect):
    """Two flashes over the upper quarter of the table."""

    duration: float = field(default=FLASHES_ALL_S)
    again: ClassVar[float] = 1.0

    def draw(self, brush: Brush, share: float) -> None:
        strength = sky_light(share * FLASHES_ALL_S)
        if strength <= 0:
            return
        white = brush.theme.white
        sky = brush.surface.get_rect()
        sky.height //= 4
        _light(brush.surface, sky, white, _SKY * strength)
        image = _kept.get(("bolt", sky.size, white), lambda: _bolt(sky.size, white))
        where = pygame.Rect((round(sky.width * _BOLT[0]), 0), image.get_size())
        _blit_faded(brush.surface, image, where, round(255 * strength))


def sky_light(since: float) -> float:
    """Return how bright the sky is, some seconds after the card came that lights it."""
    for start in FLASHES:
        if 0 <= since - start < FLASH_S:
            return 1 - (since - start) / FLASH_S
    return 0.0


def _bolt(sky: tuple[int, int], white: Colour) -> pygame.Surface:
    """Draw one jagged stroke from the upper edge of a sky to the lower one."""
    points = [(0.52, 0.0), (0.47, 0.4), (0.5, 0.44), (0.44, 1.0), (0.53, 0.36), (0.5, 0.32)]
    left, right = _BOLT
    bolt = Canvas((sky[0] * (right - left), sky[1]), white, samples=2)
    bolt.polygon([((x - left) * sky[0], y * sky[1]) for x, y in points], white, 250)
    return bolt.finish()


def _blit_faded(
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
