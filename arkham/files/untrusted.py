"""Read plain data that came from outside: every value is checked before anything uses it."""

from __future__ import annotations

import json
from typing import Any, NoReturn

LARGEST = 2_000_000  # characters; a real save has a few thousand
LONGEST_TEXT = 200


class SaveError(ValueError):
    """Refuses a save; the sentence is meant for the player."""


class NewerSave(SaveError):
    """Refuses a save of a later version of the game; it is sound, but not for us."""


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
