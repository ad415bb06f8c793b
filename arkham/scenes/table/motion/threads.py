"""Tie the cards of every line with a string that grows when a card has come to rest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from arkham.scenes.draw.tween import Tween, linear, out_cubic

_NOTHING = -1


@dataclass(slots=True)
class Thread:
    """The string of one line, counted in pieces from pin to pin; the last runs to the slot.

    No piece is a pin alone, -1 not even that.
    """

    tied: int = _NOTHING  # pieces that lie still
    length: Tween = field(default_factory=lambda: Tween(_NOTHING))
    pulled: bool = False  # its line is being closed
    slack: Tween = field(default_factory=lambda: Tween(0.0))  # 1 to 0 while it is drawn tight

    @property
    def growing(self) -> bool:
        return self.length.moving or self.slack.moving


class Threads:
    """The strings of all open lines, by the first card of each."""

    def __init__(self) -> None:
        self._threads: dict[int, Thread] = {}

    def of(self, anchor: int) -> Thread:
        """Return the string of a line."""
        return self._threads[anchor]

    def follow(
        self,
        lines: Sequence[Sequence[int]],
        moving: Collection[int],
        seconds: float,
        tighten: float = 0.0,
    ) -> None:
        """Tie every line up to its first card that is under way, all of it once it rests.

        What was tied is then drawn tight.
        """
        known, self._threads = self._threads, {}
        for line in lines:
            thread = self._threads[line[0]] = known.get(line[0]) or Thread()
            first = next((i for i, card in enumerate(line) if card in moving), None)
            wanted = len(line) if first is None else first - 1
            if wanted == thread.length.goal or thread.pulled:
                continue
            grows = wanted > thread.length.value
            thread.length.to(wanted, seconds if grows else 0.0, out_cubic)
            thread.slack.to(1.0 if grows else 0.0, 0.0)
            if grows:
                thread.slack.to(0.0, seconds + tighten, linear)
            thread.tied = wanted if not thread.growing else min(thread.tied, wanted)

    def pull(self, anchor: int, seconds: float) -> None:
        """Pull the string of a line out, from its open end back to its first card."""
        thread = self._threads[anchor]
        thread.length.to(_NOTHING, seconds, out_cubic)
        thread.slack.to(0.0, 0.0)
        thread.tied, thread.pulled = _NOTHING, True

    @property
    def moving(self) -> bool:
        return any(thread.growing for thread in self._threads.values())

    def update(self, dt: float) -> None:
        for thread in self._threads.values():
            if thread.growing:
                thread.length.update(dt)
                thread.slack.update(dt)
                if not thread.growing:
                    thread.tied = int(thread.length.goal)

    def finish(self) -> None:
        for thread in self._threads.values():
            thread.length.finish()
            thread.slack.finish()
            thread.tied = int(thread.length.goal)
