"""Play events one after another, as fast as the player likes; know nothing of the rules.

The rules are done before the first card moves. The director brings the view up to date one
event at a time and gives each its moment; skipping is settling all of them at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from arkham.rules.areas import LEADS, LINE
from arkham.rules.events import (
    AreaLaid,
    CardFlipped,
    CardMoved,
    CardsSwept,
    CheckMade,
    Event,
    GameEnded,
    LeadsSlid,
    LineClosed,
    LineOpened,
    StackShuffled,
    StrainFelt,
    TimeStruck,
)
from arkham.scenes.motion import Easing, in_out_cubic, out_cubic, out_quint


@dataclass(frozen=True, slots=True)
class Beat:
    """How an event is played: how long its cards travel, how long the next event waits."""

    travel: float = 0.0
    wait: float = 0.0
    easing: Easing = in_out_cubic
    arc: float = 0.0  # in units of the layout


AT_ONCE = Beat()
_BEATS: dict[type, Beat] = {
    AreaLaid: Beat(0.18, 0.12, out_cubic, 24),
    CardMoved: Beat(0.22, 0.22),
    CardsSwept: Beat(0.3, 0.3),
    CardFlipped: Beat(0.16, 0.16),
    StackShuffled: Beat(0.0, 0.12),
    LeadsSlid: Beat(0.14, 0.14, out_cubic),
    LineOpened: Beat(0.42, 0.42, out_cubic),
    LineClosed: Beat(0.42, 0.5, in_out_cubic, 40),
    StrainFelt: Beat(0.0, 0.3),
    CheckMade: Beat(0.18, 0.44, out_cubic),
    TimeStruck: Beat(0.0, 0.5),
    GameEnded: Beat(0.0, 0.9),
}
_DEAL = Beat(0.18, 0.06, out_cubic, 24)
_SNAP = Beat(0.2, 0.2, out_quint, 12)


def beat_of(event: Event) -> Beat:
    """Return how an event is played at normal speed."""
    if isinstance(event, CardMoved):
        if event.target.area == LINE:
            return _SNAP
        if event.target.area == LEADS:
            return _DEAL
    return _BEATS.get(type(event), AT_ONCE)


class Director:
    """The queue of events that the picture has still to show."""

    def __init__(self, settle: Callable[[Event, Beat], None]) -> None:
        self._settle = settle
        self._queue: deque[Event] = deque()
        self._wait = 0.0
        self.speed = 1.0  # 0 means at once

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._wait > 0

    def feed(self, events: Iterable[Event]) -> None:
        """Take on what has happened; with speed 0 it is shown as done."""
        self._queue.extend(events)
        if self.speed <= 0:
            self.skip()

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; return whether something is still to come."""
        self._wait = max(0.0, self._wait - dt)
        while self._queue and self._wait == 0:
            event = self._queue.popleft()
            beat = self._at_speed(beat_of(event))
            self._settle(event, beat)
            self._wait = beat.wait
        return self.busy

    def _at_speed(self, beat: Beat) -> Beat:
        if self.speed <= 0:
            return AT_ONCE
        return Beat(beat.travel / self.speed, beat.wait / self.speed, beat.easing, beat.arc)

    def skip(self) -> None:
        """Settle everything now, because the player has moved on."""
        while self._queue:
            self._settle(self._queue.popleft(), AT_ONCE)
        self._wait = 0.0
