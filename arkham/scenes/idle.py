"""Sleep until something happens: an idle table must cost nothing.

`pygame.event.wait` polls a thousand times a second. SDL itself can block in the system's own
wait; it is reached through the library that pygame has already loaded. Where that fails the
fallback naps, which costs a little but works everywhere.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from functools import cache

import pygame

_NAP_S = 0.008


@cache
def _sdl_wait() -> Callable[[None, int], int] | None:
    # On Linux and macOS the symbol is found through the extension module that links SDL.
    library = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        function = ctypes.CDLL(library).SDL_WaitEventTimeout
    except (OSError, AttributeError, TypeError):
        return None
    function.argtypes = [ctypes.c_void_p, ctypes.c_int]
    function.restype = ctypes.c_int
    return function


def wait(seconds: float) -> None:
    """Return as soon as an event is queued, or after that time; the event stays queued."""
    milliseconds = max(0, int(seconds * 1000))
    blocking = _sdl_wait()
    if blocking is not None:
        if milliseconds:
            blocking(None, milliseconds)
        return
    end = time.monotonic() + seconds
    while not pygame.event.peek() and time.monotonic() < end:
        time.sleep(min(_NAP_S, max(0.0, end - time.monotonic())))
