"""Write the casebook as a table that spreadsheets read, and nothing they would run."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from arkham.files.atomic import write_atomically
from arkham.records.records import LOSSES, Record
from arkham.records.statistics import by_group

COLUMNS = (
    "number",
    "begun",
    "ended",
    "case",
    "options",
    "seed",
    "code",
    "mark",
    "result",
    "turns",
    "puzzles",
    "seconds",
    "daily",
    "ending",
    "note",
)
FIGURE_COLUMNS = (
    "case",
    "options",
    "mark",
    "games",
    "won",
    "lost",
    "left open",
    "streak",
    "best streak",
    "share won",
    "average turns",
    "average puzzles",
    *(f"lost by {cause}" for cause in LOSSES),
    "seconds",
)
Row = tuple[int | str, ...]
# What makes a spreadsheet take a cell for a formula; some read the wide forms alike.
_SIGNS = "=+\\-@\uff1d\uff0b\uff0d\uff20\u2212\\t\\r"
# Some split cells at other marks than we do, so that one may begin in the middle of ours.
_BEGINNING = re.compile(rf"(^|[;,|\t\r\n])([\s\"']*)(?=[{_SIGNS}])")


def export(
    records: Sequence[Record], folder: Path, code: Callable[[Record], str]
) -> tuple[Path, Path]:
    """Write all games and all figures into two files of today; OSError if that is not possible."""
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    games, sums = folder / f"casebook-{day}.csv", folder / f"casebook-figures-{day}.csv"
    write_atomically(games, games_csv(records, code))
    write_atomically(sums, figures_csv(records))
    return games, sums


def games_csv(records: Iterable[Record], code: Callable[[Record], str]) -> str:
    rows: list[Row] = []
    for record in sorted(records, key=lambda r: r.order):
        cells: Row = (
            record.number,
            _moment(record.begun),
            _moment(record.ended),
            record.case,
            _options(record.options),
            record.seed,
            code(record),
            record.mark,
            record.result,
            record.turns,
            record.puzzles,
            record.seconds,
            record.daily,
            record.ending,
            record.note,
        )
        rows.append(cells)
    return _table(COLUMNS, rows)


def figures_csv(records: Iterable[Record]) -> str:
    """Return the figures of every case with its options, fair and practice apart, as CSV."""
    rows: list[Row] = []
    for (case, options, mark), sums in by_group(records).items():
        counts = (sums.games, sums.won, sums.lost, sums.abandoned, sums.streak, sums.best_streak)
        averages = (sums.share, sums.average_turns, sums.average_puzzles)
        means = ("" if mean is None else f"{mean:.2f}" for mean in averages)
        causes = (count for cause, count in sums.causes if cause in LOSSES)
        rows.append((case, _options(options), mark, *counts, *means, *causes, sums.seconds))
    return _table(FIGURE_COLUMNS, rows)


def _options(options: tuple[tuple[str, str], ...]) -> str:
    return " ".join(f"{option}={chosen}" for option, chosen in options)


def _table(columns: Sequence[str], rows: Iterable[Row]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_harmless(c) if isinstance(c, str) else c for c in row])
    return out.getvalue()


def _moment(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}" if seconds else ""


def _harmless(cell: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return _BEGINNING.sub(r"\1'\2", cell)
