"""Fade from the picture before a change to the one after it, where the two differ.

Reduced motion shows every change like this, and so does taking back: nothing moves.
"""

from __future__ import annotations

import pygame

FADE_S = 0.14
_BANDS = 40  # parts of the height that are compared


class CrossFade:
    """The old picture, vanishing."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._bands: list[pygame.Rect] | None = None
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        return self._before is not None

    def start(self, before: pygame.Surface) -> None:
        """Begin with a picture as it is; a fade under way goes on from there."""
        self._before = before.copy()
        self._bands = None
        self._elapsed = 0.0

    def finish(self) -> None:
        self._before = None

    def update(self, dt: float) -> None:
        self._elapsed += dt
        if self._elapsed >= FADE_S:
            self.finish()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Lay what is left of the old picture over the new one; return where."""
        before = self._before
        if before is None or before.get_size() != surface.get_size():
            return []
        if self._bands is None:
            self._bands = changed_bands(before, surface)
        before.set_alpha(round(255 * (1 - self._elapsed / FADE_S)))
        for band in self._bands:
            surface.blit(before, band, band)
        return self._bands


def changed_bands(one: pygame.Surface, two: pygame.Surface) -> list[pygame.Rect]:
    """Return the bands over the whole width in which two pictures differ."""
    width, height = one.get_size()
    if (one.get_pitch(), one.get_bytesize()) != (two.get_pitch(), two.get_bytesize()):
        return [one.get_rect()]
    step = -(-height // _BANDS)
    pitch = one.get_pitch()
    first, second = one.get_buffer().raw, two.get_buffer().raw
    return [
        pygame.Rect(0, top, width, min(step, height - top))
        for top in range(0, height, step)
        if first[top * pitch : (top + step) * pitch] != second[top * pitch : (top + step) * pitch]
    ]
