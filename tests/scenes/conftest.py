"""Give the tests of this room a display without a window."""

from __future__ import annotations

from dummy_display import display

__all__ = ["display"]
