"""Keep the upkeep of memory out of the way of frames.

A table makes and drops thousands of surfaces of all sizes. A page of memory that is touched for
the first time costs as much as drawing on it, so glibc keeps some to spare for canvases; whole
screens have pages of their own, which go back at once. One heap for all threads wastes least.

And Python looks for garbage whenever enough was made, among all that there is, which halts a
frame for milliseconds: the game looks for it while nothing moves, and only among what came since
it began.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # names of glibc's malloc.h
_LEAST_OWN_PAGES = 3584 * 1024  # less than a screen of 720p, more than most canvases
_MOST_SPARE = 5 * 1024 * 1024
_WORTH_A_LOOK = 5_000  # objects made since the last look for garbage


def return_memory_early() -> None:
    """Set this up for the whole process; without glibc nothing happens."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, _LEAST_OWN_PAGES)
        libc.mallopt(_TRIM_THRESHOLD, _MOST_SPARE)
        libc.mallopt(_ARENA_MAX, 1)


def give_memory_back() -> None:
    """Return what lies free between things that are kept, after something large has gone."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL("libc.so.6").malloc_trim(0)


@contextmanager
def garbage_collected_by_hand() -> Iterator[None]:
    """Keep Python from looking for garbage by itself for a while."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def keep_for_good() -> None:
    """Look no more at what is there now: modules, words and all else that stays to the end."""
    gc.freeze()


def collect_garbage(*, everywhere: bool = False) -> None:
    """Look for garbage now, if there may be much of it: among what is new, or everywhere."""
    if everywhere:
        gc.collect()
    elif gc.get_count()[0] > _WORTH_A_LOOK:
        gc.collect(1)
