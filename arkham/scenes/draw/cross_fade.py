"""Fade from the picture before a change to the one after it.

Reduced motion shows every change like this, and so does taking back: nothing moves.
"""

from __future__ import annotations

import pygame

FADE_S = 0.14


class CrossFade:
    """The old picture, vanishing."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        return self._before is not None

    def start(self, before: pygame.Surface) -> None:
        """Begin with a picture as it is; a fade under way goes on from there."""
        self._before = before.copy()
        self._elapsed = 0.0

    def finish(self) -> None:
        self._before = None

    def update(self, dt: float) -> None:
        self._elapsed += dt
        if self._elapsed >= FADE_S:
            self.finish()

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._before is not None and self._before.get_size() == surface.get_size():
            self._before.set_alpha(round(255 * (1 - self._elapsed / FADE_S)))
            surface.blit(self._before, (0, 0))
