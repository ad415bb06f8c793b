"""What all tests share: a profile that is nobody's, and the table to talk at."""

from __future__ import annotations

import gc
import os
from itertools import count
from pathlib import Path

import pytest
from table import Table

_profiles = count()


SWEEP_S = 1500  # the longest sweep, on a machine that is busy with others


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("sweep"):
            item.add_marker(pytest.mark.timeout(SWEEP_S))


def pytest_collection_finish() -> None:
    """Look less often for garbage, and never among the thousands of tests and their modules."""
    gc.set_threshold(20_000, 20, 20)
    gc.freeze()


@pytest.fixture(autouse=True)
def own_profile(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test folders of its own: no test may touch the games of whoever runs it."""
    profile = tmp_path_factory.getbasetemp() / f"profile-{next(_profiles)}"
    monkeypatch.setenv("ARKHAM_DATA", str(profile))
    for kind in ("DATA", "CONFIG", "STATE", "CACHE"):  # for tests that do without ARKHAM_DATA
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(profile / kind.lower()))
    # What is written need not outlive the machine. Tests of that put their own in its place.
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return profile


@pytest.fixture
def table() -> Table:
    """Return an empty table; `deal` puts a game on it."""
    return Table()
