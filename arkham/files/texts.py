"""Load the sentences that the player reads; data/texts.yaml holds all of them."""

from __future__ import annotations

from functools import cache

from arkham.files.shipped import shipped


@cache
def texts() -> dict[str, dict[str, str]]:
    """Return the sentences of data/texts.yaml."""
    sentences: dict[str, dict[str, str]] = shipped("data", "texts.yaml")
    return sentences
