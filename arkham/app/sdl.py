"""What SDL offers and pygame does not: a wait that costs nothing, and where the monitors lie.

`pygame.event.wait` polls a thousand times a second. SDL itself can block in the system's own
wait. Where that cannot be reached the fallback naps, which costs a little but works everywhere.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pygame

from arkham.scenes.draw.theme import LEAST_WINDOW
from arkham.settings.window_state import ASPECT, WindowState


@cache
def sdl_function(name: str) -> Any | None:
    """Return a function of SDL to be given its types, None where it cannot be reached."""
    # On Linux and macOS the symbol is found through the extension module that links SDL.
    library = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        return getattr(ctypes.CDLL(library), name)
    except (OSError, AttributeError, TypeError):
        return None


_NAP_S = 0.008


@cache
def _sdl_wait() -> Callable[[None, int], int] | None:
    function = sdl_function("SDL_WaitEventTimeout")
    if function is None:
        return None
    function.argtypes = [ctypes.c_void_p, ctypes.c_int]
    function.restype = ctypes.c_int
    wait_for_event: Callable[[None, int], int] = function
    return wait_for_event


def wait(seconds: float) -> None:
    """Return as soon as an event is queued, or after that time; the event stays queued."""
    end = time.perf_counter() + seconds
    milliseconds = max(0, int(seconds * 1000))
    blocking = _sdl_wait()
    if blocking is None:
        while not pygame.event.peek() and time.perf_counter() < end:
            time.sleep(min(_NAP_S, max(0.0, end - time.perf_counter())))
    elif not (milliseconds and blocking(None, milliseconds)):
        # What is left of a millisecond, so that frames keep their pace.
        time.sleep(min(0.001, max(0.0, end - time.perf_counter())))


FIRST_SHARE = 0.85  # of the monitor, for a window nobody has sized yet
_TITLE_BAR = 64  # pixels of the window that must stay within reach


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
    unit = min(width / ASPECT[0], height / ASPECT[1])
    return round(unit * ASPECT[0]), round(unit * ASPECT[1])
