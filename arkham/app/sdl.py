"""Reach what SDL offers and pygame does not, through the library that pygame has loaded."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Any

import pygame


@cache
def sdl_function(name: str) -> Any | None:
    """Return a function of SDL to be given its types, None where it cannot be reached."""
    # On Linux and macOS the symbol is found through the extension module that links SDL.
    library = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        return getattr(ctypes.CDLL(library), name)
    except (OSError, AttributeError, TypeError):
        return None
