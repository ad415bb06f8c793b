"""Where the tests find what lies beside them."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
DATA = TESTS / "data"
SUPPORT = TESTS / "support"
REPLAYS = TESTS / "replays"
"""Finished games that every version must still replay to the same end."""
