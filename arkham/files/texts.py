"""Load the sentences that the player reads: data/texts.yaml, and data/advice.yaml for advice."""

from __future__ import annotations

from functools import cache
from typing import Any

from arkham.files.shipped import shipped


@cache
def texts() -> dict[str, dict[str, str]]:
    """Return the sentences of data/texts.yaml."""
    sentences: dict[str, dict[str, str]] = shipped("data", "texts.yaml")
    return sentences


@cache
def advice_texts() -> dict[str, Any]:
    """Return the sentences of data/advice.yaml; some have several wordings, the longest first."""
    sentences: dict[str, Any] = shipped("data", "advice.yaml")
    return sentences
