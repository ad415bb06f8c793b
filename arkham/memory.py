"""Ask the system's allocator to give the memory of pictures back as soon as they are dropped.

A table makes and drops thousands of surfaces of all sizes. By default glibc keeps them in one
heap that only grows; from a fixed size on they can have pages of their own instead.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # names of glibc's malloc.h
_LEAST_OWN_PAGES = 256 * 1024
_MOST_SPARE = 1024 * 1024


def return_memory_early() -> None:
    """Set this up for the whole process; without glibc nothing happens."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, _LEAST_OWN_PAGES)
        libc.mallopt(_TRIM_THRESHOLD, _MOST_SPARE)
