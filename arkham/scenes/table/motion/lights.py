"""Light that falls on the desk: a bolt beyond the window, and the glow that shows the unseen."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, faded
from arkham.scenes.draw.theme import mix
from arkham.scenes.draw.tween import out_cubic, pulse
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.effects import Effect, blit_faded

_RINGS = 10  # each adds a little, so that the light is strongest in the middle
_MOST = 4  # of 255: what one ring adds to the strongest part of its colour


def desk_of(layout: TableLayout) -> pygame.Rect:
    """Return the part of the desk on which leads and open cases lie."""
    return layout.leads.area.union(layout.lines.area)


def light_desk(
    surface: pygame.Surface,
    desk: pygame.Rect,
    colour: Colour,
    level: float = 1.0,
    *,
    goes_out: bool = False,
) -> None:
    """Add a faint light to what is there, or take it away again; no picture is kept for it."""
    blend = pygame.BLEND_RGB_SUB if goes_out else pygame.BLEND_RGB_ADD
    most = max(colour)
    adds = [_MOST * part // most for part in colour]
    for ring in range(round(_RINGS * level)):
        narrower = ring * desk.width // (_RINGS + 6), ring * desk.height // (_RINGS + 6)
        inner = desk.inflate(-narrower[0], -narrower[1])
        surface.fill(adds, inner, special_flags=blend)


_kept = SurfaceCache(megabytes=1)

FLASHES = (0.0, 0.4)  # seconds after the card came; never more than three a second
FLASH_S = 0.18
FLASHES_ALL_S = FLASHES[-1] + FLASH_S + 0.02
_PANE_LIGHT = 30  # of 255: so little that no pixel changes by a tenth of the full luminance
_PANES = (3, 2)  # of the window whose light falls on the desk, across and down
_BAR = 0.06  # of a pane: the bars between them
_SLANT = 0.32  # how far the light leans over, as a share of its height
_STRIP = 4  # pixels: the light is laid in strips, so that no picture of it has to be kept
_BOLT_WIDTH = 0.34  # of its height
_WAVES = 3
_WAVE_WIDTH = 11  # units
_WAVE_LINES = 5


@dataclass(slots=True, kw_only=True)
class SkyFlash(Effect):
    """Two flashes: a bolt strikes the card that came, and a window is thrown over the desk."""

    desk: pygame.Rect  # where the window's light falls
    strikes: Point  # the end of the bolt, which comes from the upper edge
    duration: float = field(default=FLASHES_ALL_S)
    again: ClassVar[float] = 1.0

    def draw(self, brush: Brush, share: float) -> None:
        strength = sky_light(share * FLASHES_ALL_S)
        if strength <= 0:
            return
        white = mix(brush.theme.white, (150, 180, 255), 0.35)
        _throw_window(brush.surface, self.desk, white, round(_PANE_LIGHT * strength))
        height = max(8, round(self.strikes[1]))
        size = (round(height * _BOLT_WIDTH), height)
        number = 0 if share * FLASHES_ALL_S < FLASHES[1] else 1
        bolt = _kept.get(("bolt", size, number, white), lambda: _bolt(size, white, number))
        corner = (round(self.strikes[0] - size[0] / 2), 0)
        blit_faded(brush.surface, bolt, pygame.Rect(corner, size), round(255 * strength**0.6))


def sky_light(since: float) -> float:
    """Return how bright the sky is, some seconds after the card came that lights it."""
    for start in FLASHES:
        if 0 <= since - start < FLASH_S:
            return 1 - (since - start) / FLASH_S
    return 0.0


def _throw_window(surface: pygame.Surface, desk: pygame.Rect, white: Colour, level: int) -> None:
    """Lay the slanted light of a window over the desk, pane by pane."""
    columns, rows = _PANES
    lean = desk.height * _SLANT
    wide, high = (desk.width - lean) / columns, desk.height / rows
    strip = pygame.Surface((max(1, round(wide * (1 - _BAR))), _STRIP), 0, surface)
    strip.fill(white)
    strip.set_alpha(level)
    for row in range(rows):
        top, bottom = desk.top + row * high, desk.top + (row + 1 - _BAR) * high
        for y in range(round(top), round(bottom), _STRIP):
            left = desk.left + lean * (y - desk.top) / desk.height
            for column in range(columns):
                surface.blit(strip, (round(left + column * wide), y))


def _bolt(size: tuple[int, int], white: Colour, number: int) -> pygame.Surface:
    """Draw a forked bolt from the upper edge down to the middle of the lower one."""
    chance = random.Random(5 + number)
    width, height = size
    glow = mix(white, (90, 110, 190), 0.5)
    trunk = _jagged(chance, (width * (0.6 - 0.3 * number), 0.0), (width / 2, float(height)), 13)
    forks = []
    for joint in (4, 6, 9):
        x, y = trunk[joint]
        side = chance.choice((-1, 1)) * chance.uniform(0.25, 0.42) * width
        end = (x + side, y + height * chance.uniform(0.14, 0.26))
        forks.append(_jagged(chance, (x, y), end, 5))
    line = max(1.2, height / 130)
    image = _strokes(size, glow, trunk, forks, line * 5)
    image = faded(image, 0.3)
    image.blit(_strokes(size, white, trunk, forks, line), (0, 0))
    return image


def _strokes(
    size: tuple[int, int], colour: Colour, trunk: list[Point], forks: list[list[Point]], line: float
) -> pygame.Surface:
    canvas = Canvas(size, colour, samples=2)
    canvas.stroke(trunk, colour, line)
    for fork in forks:
        canvas.stroke(fork, colour, line * 0.6)
    return canvas.finish()


def _jagged(chance: random.Random, start: Point, end: Point, pieces: int) -> list[Point]:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    points = [start]
    for i in range(1, pieces):
        share = i / pieces
        aside = chance.uniform(-1, 1) * length * 0.055
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + aside,
                start[1] + (end[1] - start[1]) * share,
            )
        )
    return [*points, end]


@dataclass(slots=True, kw_only=True)
class Waves(Effect):
    """Rings of light that run over the desk from the thing that was switched on."""

    source: Point
    desk: pygame.Rect
    colour: Colour

    def draw(self, brush: Brush, share: float) -> None:
        corners = (self.desk.topleft, self.desk.topright, self.desk.bottomleft)
        far = max(math.dist(self.source, corner) for corner in (*corners, self.desk.bottomright))
        surface = brush.surface
        before = surface.get_clip()
        surface.set_clip(self.desk)
        for wave in range(_WAVES):
            time = share * (1 + 0.3 * (_WAVES - 1)) - 0.3 * wave
            if not 0 < time < 1:
                continue
            radius = far * out_cubic(time)
            colour = mix(self.colour, brush.theme.white, 0.5 * (1 - time))
            for line in range(_WAVE_LINES):  # cut like the prints: each line finer, and further in
                width = brush.u(_WAVE_WIDTH) * (1 - time) * (1 - line / _WAVE_LINES)
                inner = radius - line * brush.u(_WAVE_WIDTH) * 1.7
                if inner > 1 and width >= 0.5:
                    thick = max(1, round(width))
                    pygame.draw.aacircle(surface, colour, self.source, inner, thick)
        surface.set_clip(before)


@dataclass(slots=True, kw_only=True)
class Surge(Effect):
    """The lamp of a machine that starts: its light swells over the desk before it stays."""

    desk: pygame.Rect
    colour: Colour
    under: bool = True

    def draw(self, brush: Brush, share: float) -> None:
        light_desk(brush.surface, self.desk, self.colour, pulse(share))
