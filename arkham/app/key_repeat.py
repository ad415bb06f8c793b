"""Let a held key go on where that helps: erasing and walking; never for a command.

Repetitions are made here and not asked from the system: those lie in the queue of events like
presses do, so after a moment in which the game was busy nobody could tell them apart.
"""

from __future__ import annotations

import time

import pygame

from arkham.settings import keys

AFTER_S = 0.4
EVERY_S = 0.04
_WALKS = frozenset({"left", "right", "up", "down", "page-up", "page-down", "next", "previous"})


class KeyRepeat:
    """The key pressed last, as long as it is down and may go on."""

    def __init__(self) -> None:
        pygame.key.set_repeat()  # none from the system
        self._event: pygame.event.Event | None = None
        self._next = 0.0

    def follow(self, event: pygame.event.Event, *, typing: bool) -> None:
        """Learn of a key that was pressed or let go."""
        if event.type == pygame.KEYDOWN:
            self._event = event if _goes_on(event, typing=typing) else None
            self._next = time.monotonic() + AFTER_S
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self._event = None

    @property
    def due(self) -> float | None:
        """Return in how many seconds the key is to be pressed again, None if it is not."""
        return None if self._event is None else max(0.0, self._next - time.monotonic())

    def again(self) -> pygame.event.Event | None:
        """Return the press to repeat now, if it is time."""
        if self.due != 0:
            return None
        self._next = time.monotonic() + EVERY_S
        return self._event


def _goes_on(event: pygame.event.Event, *, typing: bool) -> bool:
    if typing and event.key == pygame.K_BACKSPACE:
        return True
    return keys.action_of(event, typing=typing) in _WALKS
