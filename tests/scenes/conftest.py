"""Give the tests of this room a display without a window."""

from __future__ import annotations

import pytest
from dummy_display import display

__all__ = ["display"]


@pytest.fixture(autouse=True)
def usual_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test leave the larger caches of a larger window to the next one."""
    monkeypatch.setattr("arkham.scenes.draw.surfaces._growth", 1.0)
