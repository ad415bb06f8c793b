"""Read the YAML files that ship with the game, above all the sentences that the player reads.

These are data/texts.yaml, data/menu.yaml for the menu, whose first frame need not wait for the
others, and data/advice.yaml for advice.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from arkham.files.paths import asset

# The loader written in C takes a seventh of the time.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def shipped(*parts: str) -> Any:
    """Return what a file of the game says: shipped("data", "texts.yaml")."""
    return yaml.load(asset(*parts).read_text(encoding="utf-8"), Loader=_Loader)


@cache
def texts() -> dict[str, dict[str, str]]:
    """Return the sentences of data/texts.yaml."""
    sentences: dict[str, dict[str, str]] = shipped("data", "texts.yaml")
    return sentences


@cache
def menu_texts() -> dict[str, str]:
    """Return the sentences of data/menu.yaml."""
    sentences: dict[str, str] = shipped("data", "menu.yaml")
    return sentences


@cache
def advice_texts() -> dict[str, Any]:
    """Return the sentences of data/advice.yaml; some have several wordings, the longest first."""
    sentences: dict[str, Any] = shipped("data", "advice.yaml")
    return sentences
