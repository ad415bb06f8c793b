"""Remember where the window was, in a small file beside the settings.

The machine writes it whenever the window has come to rest, and a fault in it is not worth a word.
The mode, window or full screen, is a setting like any other.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import NamedTuple

from arkham.files.atomic import write_atomically
from arkham.files.untrusted import read_bounded

ASPECT = (16, 9)
_LONGEST = 1000  # bytes of the file
_FARTHEST = 100_000  # pixels; no desk is wider


class WindowState(NamedTuple):
    """What is remembered of the window between two starts."""

    size: tuple[int, int] | None = None  # None: as the monitor suggests
    position: tuple[int, int] | None = None  # None: where the system likes it
    fullscreen: bool = False


def size_of(scale: str) -> tuple[int, int] | None:
    """Return the window that the setting of the scale asks for, None if it leaves it alone."""
    if not scale.isdigit():
        return None
    height = int(scale)
    return height * ASPECT[0] // ASPECT[1], height


def load_window(path: Path) -> WindowState:
    """Return the window as it was left; what cannot be read is as if never written."""
    try:
        data = json.loads(read_bounded(path, _LONGEST))
    except (OSError, ValueError, RecursionError):  # a SaveError is a ValueError
        return WindowState()
    if not isinstance(data, dict):
        return WindowState()
    size, position = _pair(data.get("size")), _pair(data.get("position"))
    if size is None or min(size) < 1:
        return WindowState()
    return WindowState(size, position)


def _pair(found: object) -> tuple[int, int] | None:
    if not isinstance(found, list) or len(found) != 2:
        return None
    x, y = found
    if type(x) is not int or type(y) is not int or max(abs(x), abs(y)) > _FARTHEST:
        return None
    return x, y


def save_window(path: Path, state: WindowState) -> None:
    """Keep size and place for the next start, if the folder lets us."""
    data = {"size": state.size, "position": state.position}
    with contextlib.suppress(OSError):
        write_atomically(path, json.dumps(data) + "\n")
