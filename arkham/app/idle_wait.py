"""Sleep until something happens: an idle table must cost nothing.

`pygame.event.wait` polls a thousand times a second. SDL itself can block in the system's own
wait. Where that cannot be reached the fallback naps, which costs a little but works everywhere.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from functools import cache

import pygame

from arkham.app.sdl import sdl_function

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
