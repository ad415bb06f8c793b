"""Figures from the records of games: pure, the same in whatever order the records come.

What each figure means is said to the player by the `define_…` sentences of data/texts.yaml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from arkham.records.records import ABANDONED, LOSSES, Record

FORM = 20  # games
_BIN_WIDTHS = (5, 10, 20, 50, 100, 1000)
_MOST_BINS = 8

Group = tuple[str, tuple[tuple[str, str], ...], str]
"""What is counted on its own: a case, its options (the mode is one), fair or practice."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Games that lasted from `low` to `high` turns."""

    low: int
    high: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A number of games in numbers; averages are None where there is nothing to average."""

    games: int
    won: int
    lost: int
    abandoned: int
    form: tuple[str, ...]  # results of the last games, the latest last
    streak: int
    best_streak: int
    causes: tuple[tuple[str, int], ...]  # why games were not won, every cause, in a fixed order
    turns: tuple[Bin, ...]
    average_turns: float | None
    average_puzzles: float | None
    seconds: int

    @property
    def share(self) -> int | None:
        """Return the share of games won in whole per cent."""
        return round(100 * self.won / self.games) if self.games else None

    @property
    def form_won(self) -> int:
        return sum(result == "won" for result in self.form)


def first_endings(records: Iterable[Record]) -> list[Record]:
    """Return one record a game, its first ending, in the order in which the games ended."""
    first: dict[str, Record] = {}
    for record in sorted(records, key=lambda r: r.order):
        known = first.get(record.game)
        if known is None or record.ending < known.ending:
            first[record.game] = record
    return sorted(first.values(), key=lambda r: r.order)


def figures(records: Iterable[Record]) -> Figures:
    """Count games, each once."""
    games = first_endings(records)
    ended = [game for game in games if game.result != ABANDONED]
    won = sum(game.won for game in games)
    causes = Counter(game.result for game in games)
    return Figures(
        games=len(games),
        won=won,
        lost=len(ended) - won,
        abandoned=len(games) - len(ended),
        form=tuple(game.result for game in games[-FORM:]),
        streak=_current_run([game.won for game in games]),
        best_streak=longest_run(game.won for game in games),
        causes=tuple((cause, causes[cause]) for cause in (*LOSSES, ABANDONED)),
        turns=_bins(ended),
        average_turns=_average([game.turns for game in ended]),
        average_puzzles=_average([game.puzzles for game in ended]),
        seconds=sum(game.seconds for game in games),
    )


def by_group(records: Iterable[Record]) -> dict[Group, Figures]:
    """Return the figures of every case with its options, fair and practice apart."""
    groups: dict[Group, list[Record]] = {}
    for record in first_endings(records):
        groups.setdefault((record.case, record.options, record.mark), []).append(record)
    return {group: figures(groups[group]) for group in sorted(groups)}


def longest_run(hits: Iterable[bool]) -> int:
    best = run = 0
    for hit in hits:
        run = run + 1 if hit else 0
        best = max(best, run)
    return best


def _current_run(hits: list[bool]) -> int:
    run = 0
    for hit in reversed(hits):
        if not hit:
            break
        run += 1
    return run


def _average(values: list[int]) -> float | None:
    return sum(values) / len(values) if values else None


def _bins(games: list[Record]) -> tuple[Bin, ...]:
    """Sort games by turns into bins of equal width, as few as needed, none left out between."""
    if not games:
        return ()
    turns = [game.turns for game in games]
    width = next(
        (w for w in _BIN_WIDTHS if max(turns) // w - min(turns) // w < _MOST_BINS), _BIN_WIDTHS[-1]
    )
    first, last = min(turns) // width, min(min(turns) // width + 99, max(turns) // width)
    won = Counter(game.turns // width for game in games if game.won)
    lost = Counter(game.turns // width for game in games if not game.won)
    return tuple(
        Bin(n * width, n * width + width - 1, won[n], lost[n]) for n in range(first, last + 1)
    )
