"""Play events one after another, as fast as the player likes; know nothing of the rules.

The rules are done before the first card moves. Each event is performed by a script that changes
the picture and yields how many seconds it then needs; skipping runs all scripts to their end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from arkham.rules.events import Event

Script: TypeAlias = Iterator[float]


class Director:
    """The queue of events that the picture has still to show."""

    def __init__(self, perform: Callable[[Event], Script]) -> None:
        self._perform = perform
        self._queue: deque[Event] = deque()
        self._script: Script = iter(())
        self._playing = False
        self._rushing = False
        self._wait = 0.0
        self.speed = 1.0  # 0 means at once

    @property
    def pace(self) -> float:
        """Return what a second of a script takes now; 0 while all is shown at once."""
        return 0.0 if self._rushing or self.speed <= 0 else 1 / self.speed

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._playing

    def feed(self, events: Iterable[Event]) -> None:
        """Take on what has happened; with speed 0 it is shown as done."""
        self._queue.extend(events)
        if self.speed <= 0:
            self.skip()

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; return whether something is still to come."""
        self._wait -= dt
        while self.busy and self._wait <= 0:
            self._wait = self._step() * self.pace
        return self.busy

    def _step(self) -> float:
        """Go on with the script, or with the next event; return how long that takes."""
        if not self._playing:
            self._script = self._perform(self._queue.popleft())
            self._playing = True
        try:
            return next(self._script)
        except StopIteration:
            self._playing = False
            return 0.0

    def skip(self) -> None:
        """Show everything as done, because the player has moved on."""
        self._rushing = True
        while self.busy:
            self._step()
        self._rushing = False
        self._wait = 0.0
