"""Collect what is wrong with a file: where, in a sentence, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

# A hostile file could hold a mistake on every line; nobody mends more than this at a time.
MOST_MISTAKES = 200
# Comparing words costs the product of their lengths, so long ones get no suggestion.
_LONGEST_GUESS = 40
_MOST_KNOWN_LISTED = 20


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake of a file; line 0 means the file as a whole."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{place}: {self.message}"


class CaseError(ValueError):
    """Refuses a case file; carries all its mistakes, and says them one per line."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(map(str, self.mistakes)))


class Stopped(Exception):
    """Leaves a file that cannot or need not be read any further."""


@dataclass(slots=True)
class Report:
    """Gathers the mistakes of one file."""

    path: Path
    mistakes: list[Mistake] = field(default_factory=list)

    def add(self, line: int, message: str) -> None:
        """Note a mistake; leave the file when there are too many."""
        self.mistakes.append(Mistake(self.path, line, message))
        if len(self.mistakes) == MOST_MISTAKES:
            raise Stopped

    def stop(self, line: int, message: str) -> NoReturn:
        """Note a mistake after which nothing else in the file can be trusted."""
        self.mistakes.append(Mistake(self.path, line, message))
        raise Stopped

    def in_order(self) -> list[Mistake]:
        """Return the mistakes by line, and say so if the list was cut short."""
        found = sorted(self.mistakes, key=lambda mistake: mistake.line)
        if len(found) >= MOST_MISTAKES:
            found.append(Mistake(self.path, 0, "there may be more mistakes; mend these first"))
        return found


def quoted(text: str) -> str:
    """Show a piece of a file in a message: in quotes, escaped, and never long."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


def guess(word: str, known: Iterable[str]) -> str:
    """Return the known word that was probably meant, or nothing."""
    if len(word) > _LONGEST_GUESS:
        return ""
    return next(iter(get_close_matches(word.lower(), [str(each) for each in known], n=1)), "")


def cure(word: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown word: what to write in its place."""
    known = list(known)
    if near := guess(word, known):
        return f"; did you mean {near!r}?"
    if 0 < len(known) <= _MOST_KNOWN_LISTED:
        return f"; known: {', '.join(known)}"
    return ""
