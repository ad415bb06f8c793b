"""Begin the figures anew without losing a game: a small file says from which game on they count."""

from __future__ import annotations

from pathlib import Path

from arkham.files.atomic import write_atomically
from arkham.files.untrusted import SaveError, number, parse, value

NEVER = -1  # every game counts
_NAME = "figures.json"
_MOST = 1_000_000


def counted_after(folder: Path) -> int:
    """Return the number of the last game that does not count, NEVER if all do."""
    try:
        data = parse((folder / _NAME).read_text(encoding="utf-8"))
        return number(value(data, "after"), "the number of the game", 0, _MOST)
    except (OSError, UnicodeDecodeError, SaveError):
        return NEVER


def count_after(folder: Path, game: int) -> None:
    """Let only games after this one count; OSError if that cannot be written down."""
    write_atomically(folder / _NAME, f'{{"after": {game}}}\n')


def count_all(folder: Path) -> None:
    """Take a reset back."""
    (folder / _NAME).unlink(missing_ok=True)
