"""Let a held key go on where that helps: erasing, writing, walking; never for a command."""

from __future__ import annotations

import time

import pygame

from arkham import keys

AFTER_MS = 400
EVERY_MS = 40
_LATEST_S = 0.8  # a key whose release got lost, as when the window changes, is free again then
_WALKS = frozenset({"left", "right", "up", "down", "page-up", "page-down", "next", "previous"})


class HeldKeys:
    """The key pressed last, to tell a press from its repetition."""

    def __init__(self) -> None:
        pygame.key.set_repeat(AFTER_MS, EVERY_MS)
        self._held: tuple[int, int] | None = None
        self._since = 0.0

    def lets_pass(self, event: pygame.event.Event, *, typing: bool) -> bool:
        """Follow the keys; return False for a repetition that nobody wants."""
        if event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self._held = None
        elif event.type == pygame.KEYDOWN:
            now = time.monotonic()
            repeated = self._held == (event.key, event.mod) and now - self._since < _LATEST_S
            self._held, self._since = (event.key, event.mod), now
            return not repeated or _goes_on(event, typing=typing)
        return True


def _goes_on(event: pygame.event.Event, *, typing: bool) -> bool:
    if typing and (event.key == pygame.K_BACKSPACE or keys.types_text(event)):
        return True
    return keys.action_of(event, typing=typing) in _WALKS
