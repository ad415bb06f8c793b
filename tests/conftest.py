"""What all tests share: the table to talk at."""

from __future__ import annotations

import pytest
from table import Table


@pytest.fixture
def table() -> Table:
    """Return an empty table; `deal` puts a game on it."""
    return Table()
