"""Keep what a game knows of the world outside its table: when, how long, which day's case, a note.

Nothing here changes a rule. Playing time comes from a clock that only runs forward, so setting
the system's clock back can never make a game shorter than it was.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

from arkham.files.untrusted import SaveError, mapping, number, value, word

LONGEST_NOTE = 80
_LONGEST_PAUSE = 300.0  # seconds; whoever thinks longer has left the table
_LATEST = 253_402_300_799  # the last second of the year 9999
_ID = re.compile(r"[0-9a-f]{0,32}")


def new_id() -> str:
    """Return a name for a game that no other game has."""
    return os.urandom(6).hex()


@dataclass(slots=True)
class Journal:
    """When a game was begun and ended, how long it was played, and what the player wrote on it."""

    id: str = ""  # empty for games nobody keeps, as of bots
    begun: int = 0  # seconds since 1970, UTC; 0 if nobody knows
    ended: int = 0
    seconds: float = 0.0  # played, pauses left out
    daily: str = ""  # the day whose case this is, as 2026-11-16
    note: str = ""
    endings: int = 0  # how often the game was ended; after the first it was only looked back at
    _since: float | None = field(default=None, repr=False, compare=False)

    @classmethod
    def opened(cls, daily: str = "") -> Journal:
        """Begin the journal of a new game."""
        return cls(new_id(), now(), daily=daily)

    def sit_down(self, clock: float) -> None:
        """Start counting; `clock` is `time.monotonic()`."""
        self.id = self.id or new_id()
        self._since = clock

    def tick(self, clock: float) -> None:
        """Count the time since the last move, but no long pause."""
        if self._since is not None:
            self.seconds += max(0.0, min(clock - self._since, _LONGEST_PAUSE))
            self._since = clock

    def close(self) -> None:
        """Note the end of the game, which is never before its beginning."""
        self.id = self.id or new_id()
        self.ended = max(self.begun, now())
        self.endings += 1

    def to_json(self) -> dict[str, int | str]:
        """Return the journal as a save holds it."""
        return {
            "id": self.id,
            "begun": self.begun,
            "ended": self.ended,
            "seconds": int(self.seconds),
            "daily": self.daily,
            "note": self.note,
            "endings": self.endings,
        }


def read_journal(found: Any) -> Journal:
    """Return the journal of a save; SaveError if it holds anything else."""
    data = mapping(found, "the journal")
    identity = word(value(data, "id"), "the journal's id")
    if not _ID.fullmatch(identity):
        raise SaveError("The save is damaged: the journal's id should be a number.")
    daily = word(value(data, "daily"), "the day")
    if daily and day_of(daily) is None:
        raise SaveError("The save is damaged: the day should be a date.")
    return Journal(
        id=identity,
        begun=number(value(data, "begun"), "the beginning", 0, _LATEST),
        ended=number(value(data, "ended"), "the end", 0, _LATEST),
        seconds=number(value(data, "seconds"), "the playing time", 0, _LATEST),
        daily=daily,
        note=clean_note(word(value(data, "note"), "the note")),
        endings=number(value(data, "endings"), "the count of endings", 0, 1_000_000),
    )


def clean_note(text: str) -> str:
    """Return a note as one line of printable characters, not too long."""
    return "".join(c for c in text if c.isprintable())[:LONGEST_NOTE]


def day_of(text: str) -> date | None:
    """Return the date that a text like 2026-11-16 names."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def now() -> int:
    """Return the time in whole seconds since 1970."""
    return max(0, int(datetime.now(UTC).timestamp()))
