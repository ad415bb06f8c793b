"""Bring a picture to the screen, only where it or what passes over it has changed."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from arkham.scenes.table.picture.parts import merged


class Frame:
    """The last frame on a surface: the picture, and where something was drawn over it."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None  # None: nobody knows what its pixels show
        self._size = (0, 0)
        self._over: list[pygame.Rect] = []
        self._restored: list[pygame.Rect] = []

    def forget(self) -> None:
        """Begin anew, because something else was drawn where the last frame was."""
        self._surface = None

    def restore(
        self, surface: pygame.Surface, picture: pygame.Surface, changed: Iterable[pygame.Rect]
    ) -> None:
        """Show the picture, given where it is another one than in the last frame."""
        whole = surface.get_rect()
        rects = [whole]
        if surface is self._surface and whole.size == self._size:
            rects = merged((*changed, *self._over), whole)
        for rect in rects:
            surface.blit(picture, rect, rect)
        self._surface, self._size = surface, whole.size
        self._restored, self._over = rects, []

    def cover(self, rects: Iterable[pygame.Rect]) -> None:
        """Remember where something was drawn over the picture."""
        self._over += rects

    def changed(self) -> list[pygame.Rect]:
        """Return where this frame may differ from the one before it."""
        window = pygame.Rect((0, 0), self._size)
        return merged((*self._restored, *self._over), window)
