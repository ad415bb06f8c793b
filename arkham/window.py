"""Remember where the window was, and keep it on the monitors there are.

Size and place lie in a small file of their own: the machine writes them whenever the window has
come to rest, and a fault in them is not worth a word. The mode, window or full screen, is a
setting like any other.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from arkham.atomic import write_atomically
from arkham.scenes.theme import LEAST_WINDOW
from arkham.sdl import sdl_function

FIRST_SHARE = 0.85  # of the monitor, for a window nobody has sized yet
LOOKED_FOR = (16, 9)
_TITLE_BAR = 64  # pixels of the window that must stay within reach
_LONGEST = 1000  # characters of the file
_FARTHEST = 100_000  # pixels; no desk is wider


class WindowState(NamedTuple):
    """What is remembered of the window between two starts."""

    size: tuple[int, int] | None = None  # None: as the monitor suggests
    position: tuple[int, int] | None = None  # None: where the system likes it
    fullscreen: bool = False


def monitors() -> list[pygame.Rect]:
    """Return the monitors as they lie on the desk, the first one first."""
    sizes = pygame.display.get_desktop_sizes()
    ask = sdl_function("SDL_GetDisplayBounds")
    found = []
    for number, size in enumerate(sizes):
        bounds = (ctypes.c_int * 4)()
        if ask is not None and ask(ctypes.c_int(number), bounds) == 0:
            found.append(pygame.Rect(*bounds))
        else:  # side by side is the best guess
            left = found[-1].right if found else 0
            found.append(pygame.Rect((left, 0), size))
    return found


def monitor_of(state: WindowState, desks: Sequence[pygame.Rect]) -> int:
    """Return the number of the monitor that shows most of a window, 0 if none does."""
    if state.position is None or state.size is None:
        return 0
    window = pygame.Rect(state.position, state.size)
    shown = [desk.clip(window) for desk in desks]
    areas = [part.width * part.height for part in shown]
    return areas.index(max(areas)) if areas else 0


def clamped(state: WindowState, desks: Sequence[pygame.Rect]) -> WindowState:
    """Return a window that fits the monitors there are now; a lost position is dropped."""
    if not desks:
        return state._replace(size=state.size or LEAST_WINDOW)
    desk = desks[monitor_of(state, desks)]
    wanted = state.size or first_size(desk.size)
    size = (
        max(LEAST_WINDOW[0], min(wanted[0], desk.width)),
        max(LEAST_WINDOW[1], min(wanted[1], desk.height)),
    )
    position = state.position
    if position is not None:
        bar = pygame.Rect(position, (size[0], _TITLE_BAR)).clip(desk)
        within_reach = bar.width >= _TITLE_BAR and bar.height >= _TITLE_BAR // 2
        position = position if within_reach else None
    return WindowState(size, position, state.fullscreen)


def first_size(desk: tuple[int, int]) -> tuple[int, int]:
    """Return the largest window of our shape that leaves some of the desk in sight."""
    width, height = (length * FIRST_SHARE for length in desk)
    unit = min(width / LOOKED_FOR[0], height / LOOKED_FOR[1])
    return round(unit * LOOKED_FOR[0]), round(unit * LOOKED_FOR[1])


def size_of(scale: str) -> tuple[int, int] | None:
    """Return the window that the setting of the scale asks for, None if it leaves it alone."""
    if not scale.isdigit():
        return None
    height = int(scale)
    return height * LOOKED_FOR[0] // LOOKED_FOR[1], height


def load_window(path: Path) -> WindowState:
    """Return the window as it was left; what cannot be read is as if never written."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(_LONGEST)
        data = json.loads(text)
    except (OSError, ValueError, RecursionError):
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
