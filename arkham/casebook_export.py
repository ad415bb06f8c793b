"""Write the casebook as a table that spreadsheets read, and nothing they would run."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

from arkham.atomic import write_atomically
from arkham.records import Record

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
_RUNS = ("=", "+", "-", "@", "\t", "\r")  # what makes a spreadsheet take a cell for a formula


def export(records: Iterable[Record], folder: Path, code: Callable[[Record], str]) -> Path:
    """Write all records into a file of today and return it; OSError if that is not possible."""
    path = folder / f"casebook-{datetime.now(UTC):%Y-%m-%d}.csv"
    write_atomically(path, as_csv(records, code))
    return path


def as_csv(records: Iterable[Record], code: Callable[[Record], str]) -> str:
    """Return the records as CSV, the oldest first."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for record in sorted(records, key=lambda r: r.order):
        options = " ".join(f"{option}={chosen}" for option, chosen in record.options)
        cells: tuple[int | str, ...] = (
            record.number,
            _moment(record.begun),
            _moment(record.ended),
            record.case,
            options,
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
        writer.writerow([_harmless(c) if isinstance(c, str) else c for c in cells])
    return out.getvalue()


def _moment(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}" if seconds else ""


def _harmless(cell: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.lstrip().startswith(_RUNS) or cell.startswith(_RUNS) else cell
