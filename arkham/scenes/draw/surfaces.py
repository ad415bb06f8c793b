"""Keep drawn surfaces within a memory budget and in the one pixel format the game blits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

Size = tuple[int, int]
Colour = tuple[int, int, int]


def blank(size: tuple[float, float], matte: Colour = (0, 0, 0)) -> pygame.Surface:
    """Return a transparent surface whose hidden colour is `matte`.

    Scaling and blurring average the colour of transparent pixels too; a matte in the colour
    of the outline keeps edges free of dark fringes.
    """
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    surface = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    if matte != (0, 0, 0):
        surface.fill((*matte, 0))
    return surface


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Convert a loaded image to the blit format; needs no open window."""
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))


def tint(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a copy that keeps the alpha and shows one flat colour."""
    tinted = surface.copy()
    tinted.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    tinted.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return tinted


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a copy whose opacity is multiplied by `alpha` (0…1)."""
    copy = surface.copy()
    level = max(0, min(255, round(alpha * 255)))
    copy.fill((255, 255, 255, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


_PLAIN_WINDOW = 1920 * 1080
_growth = 1.0  # how much more than usual caches may hold


def fit_caches(window: Size) -> None:
    """Let all caches hold what a window of that size needs: their budgets are those of 1080p."""
    global _growth
    _growth = max(1.0, window[0] * window[1] / _PLAIN_WINDOW)


def window_growth() -> float:
    """Return how many times 1080p the window is; 1 for smaller ones."""
    return _growth


class SurfaceCache:
    """Remember surfaces by key and forget the least recently used beyond a budget of bytes."""

    def __init__(self, megabytes: float) -> None:
        self._plain_budget = megabytes * 1024 * 1024
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of that key, made now if it is not there."""
        surfaces = self._surfaces
        if key in surfaces:
            surfaces.move_to_end(key)
            return surfaces[key]
        surface = make()
        surfaces[key] = surface
        self.bytes += _weight(surface)
        while self.bytes > self._plain_budget * _growth and len(surfaces) > 1:
            self.bytes -= _weight(surfaces.popitem(last=False)[1])
        return surface

    def peek(self, key: Hashable) -> pygame.Surface:
        """Return a surface that is there, without counting that as a use."""
        return self._surfaces[key]

    def clear(self) -> None:
        self._surfaces.clear()
        self.bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
