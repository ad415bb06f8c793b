"""Grids of sizes, scales and screens: what every run looks at, and what the sweeps add."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

Cell = tuple[Any, ...]
"""The arguments of one run of a test."""


def swept(grid: Iterable[Cell], *, but: Collection[Cell]) -> list[ParameterSet]:
    """Return the arguments of a grid; all of them are left to the sweeps `but` these."""
    cells = list(grid)
    assert set(but) <= set(cells), "a cell that is not in the grid would never be looked at"
    marks = {True: (), False: (pytest.mark.sweep,)}
    return [pytest.param(*cell, marks=marks[cell in but]) for cell in cells]
