"""Read the YAML files that ship with the game."""

from __future__ import annotations

from typing import Any

import yaml

from arkham.files.paths import asset

# The loader written in C takes a seventh of the time.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def shipped(*parts: str) -> Any:
    """Return what a file of the game says: shipped("data", "texts.yaml")."""
    return yaml.load(asset(*parts).read_text(encoding="utf-8"), Loader=_Loader)
