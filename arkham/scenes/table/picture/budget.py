"""Limit how long one frame may print, so that motion stays smooth whatever is new on the table."""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """A span of time for work that may also be done a frame later.

    The first piece of work is always granted, however long it takes: so every frame gets on.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self._seconds = seconds
        self._clock = clock
        self._end = 0.0
        self.granted = 0
        self.moving = True  # whether anything moves that a long frame would halt
        self.crowded = False  # whether what moves fills the frame already

    def begin(self, *, moving: bool = True, crowded: bool = False) -> None:
        """Begin a frame."""
        self.moving = moving
        self.crowded = crowded
        self._end = self._clock() + self._seconds
        self.granted = 0

    def grants(self) -> bool:
        """Say whether one more piece of work may be done now."""
        if self.granted and self._clock() >= self._end:
            return False
        self.granted += 1
        return True
