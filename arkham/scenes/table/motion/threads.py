"""Tie the cards of every line with a string that grows when a card has come to rest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from arkham.scenes.draw.tween import Tween, out_cubic

_NOTHING = -1


@dataclass(slots=True)
class Thread:
    """The string of one line, counted in pieces from pin to pin; the last runs to the slot.

    No piece is a pin alone, -1 not even that.
    """

    tied: int = _NOTHING  # pieces that lie still
    length: Tween = field(default_factory=lambda: Tween(_NOTHING))

    @property
    def growing(self) -> bool:
        return self.length.moving


class Threads:
    """The strings of all open lines, by the first card of each."""

    def __init__(self) -> None:
        self._threads: dict[int, Thread] = {}

    def of(self, anchor: int) -> Thread:
        """Return the string of a line."""
        return self._threads[anchor]

    def follow(
        self, lines: Sequence[Sequence[int]], moving: Collection[int], seconds: float
    ) -> None:
        """Tie every line up to its first card that is under way, all of it once it rests."""
        known, self._threads = self._threads, {}
        for line in lines:
            thread = self._threads[line[0]] = known.get(line[0]) or Thread()
            first = next((i for i, card in enumerate(line) if card in moving), None)
            wanted = len(line) if first is None else first - 1
            if wanted == thread.length.goal:
                continue
            grows = wanted > thread.length.value
            thread.length.to(wanted, seconds if grows else 0.0, out_cubic)
            thread.tied = wanted if not thread.growing else min(thread.tied, wanted)

    def pull(self, anchor: int, seconds: float) -> None:
        """Pull the string of a line out, from its open end back to its first card."""
        thread = self._threads[anchor]
        thread.length.to(_NOTHING, seconds, out_cubic)
        thread.tied = _NOTHING

    @property
    def moving(self) -> bool:
        return any(thread.growing for thread in self._threads.values())

    def update(self, dt: float) -> None:
        for thread in self._threads.values():
            if thread.growing:
                thread.length.update(dt)
                if not thread.growing:
                    thread.tied = int(thread.length.goal)

    def finish(self) -> None:
        for thread in self._threads.values():
            thread.length.finish()
            thread.tied = int(thread.length.goal)
