"""Read files and plain data that came from outside: nothing is used before it is checked.

Whatever lies where a file of ours should be, a device, a pipe that nobody writes to, a link in a
loop, gigabytes, reading it comes to an end at once.
"""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any, NoReturn

from arkham.files.texts import texts

LARGEST = 2_000_000  # bytes and characters; a real save has a few thousand
LONGEST_TEXT = 200


class SaveError(ValueError):
    """Refuses a save; the sentence is meant for the player."""


class NewerSave(SaveError):
    """Refuses a save of a later version of the game; it is sound, but not for us."""


class NoOrdinaryFile(SaveError):
    """Refuses a folder, a pipe or a device: reading it could take for ever."""


class TooLong(SaveError):
    """Refuses a file that is longer than it can rightly be."""


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return the content of an ordinary file, at most so many bytes.

    NoOrdinaryFile and TooLong say what it is otherwise, OSError why it cannot be read.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise NoOrdinaryFile(texts()["storage"]["no_file"])
    if status.st_size <= most:
        with open(path, "rb", opener=unblocked) as file:
            data = file.read(most + 1)
        if len(data) <= most:  # it may have grown meanwhile
            return data
    raise TooLong(texts()["storage"]["too_long"])


def read_bounded(path: Path, most: int = LARGEST) -> str:
    """Return the text of an ordinary file, as `read_bytes`; SaveError if it is no text."""
    try:
        return read_bytes(path, most).decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(texts()["storage"]["no_text"]) from None


def unblocked(path: str, flags: int) -> int:
    """Open a file without waiting for whoever is at the other end, should it be a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def listed(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder by a pattern; none where the folder cannot be listed."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def parse(text: str) -> dict[str, Any]:
    """Return the object that a JSON text holds."""
    if len(text) > LARGEST:
        raise SaveError(f"The file is too large for a saved game: over {LARGEST // 1_000_000} MB.")
    try:
        data = json.loads(text, parse_constant=_refuse_constant, parse_float=_refuse_constant)
    except RecursionError:
        raise SaveError("The file is no saved game: it is nested too deeply.") from None
    except ValueError:  # not JSON, or an absurdly long number
        raise SaveError("The file is no saved game: it cannot be read as JSON.") from None
    if not isinstance(data, dict):
        raise SaveError("The file is no saved game: it should hold one JSON object.")
    return data


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"no save holds {word}")


def value(data: dict[str, Any], key: str) -> Any:
    """Return the value of a key that must be there."""
    try:
        return data[key]
    except KeyError:
        raise SaveError(f"The save is damaged: it has no {key!r}.") from None


def number(found: Any, what: str, low: int, high: int) -> int:
    """Return a whole number between two bounds."""
    if type(found) is not int or not low <= found <= high:
        raise SaveError(f"The save is damaged: {what} should be a number from {low} to {high}.")
    return found


def word(found: Any, what: str) -> str:
    """Return a short text."""
    if not isinstance(found, str) or len(found) > LONGEST_TEXT:
        raise SaveError(f"The save is damaged: {what} should be a short text.")
    return found


def words(found: Any, what: str) -> list[str]:
    """Return a list of short texts."""
    return [word(each, what) for each in listing(found, what)]


def listing(found: Any, what: str) -> list[Any]:
    """Return a list, whatever it holds."""
    if not isinstance(found, list):
        raise SaveError(f"The save is damaged: {what} should be a list.")
    return found


def mapping(found: Any, what: str) -> dict[str, Any]:
    """Return an object; JSON allows only texts as its keys."""
    if not isinstance(found, dict):
        raise SaveError(f"The save is damaged: {what} should be an object.")
    return found
