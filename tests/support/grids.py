"""Grids of sizes, scales and screens: what every run looks at, and what the sweeps add."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
TEXT = (1.0, 1.5, 2.0)
"""The windows and the sizes of letters that every screen has to fit."""

Cell = tuple[Any, ...]
"""The arguments of one run of a test."""


def swept(grid: Iterable[Cell], *, but: Collection[Cell]) -> list[ParameterSet]:
    """Return the arguments of a grid; all of them are left to the sweeps `but` these."""
    cells = list(grid)
    assert set(but) <= set(cells), "a cell that is not in the grid would never be looked at"
    marks = {True: (), False: (pytest.mark.sweep,)}
    return [pytest.param(*cell, marks=marks[cell in but]) for cell in cells]
