"""Load the sentences that the player reads; data/texts.yaml holds all of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from arkham.paths import asset


@cache
def texts() -> dict[str, dict[str, str]]:
    """Return the sentences of data/texts.yaml."""
    text = asset("data", "texts.yaml").read_text(encoding="utf-8")
    # The loader written in C takes a seventh of the time.
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, dict[str, str]] = yaml.load(text, Loader=loader)
    return data
