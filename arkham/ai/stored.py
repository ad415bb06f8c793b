"""Fitted numbers that are stored as data: the weights of the chance to win, by case and mode."""

from __future__ import annotations

import json
from typing import Final

from arkham.files.paths import asset
from arkham.rules.ruleset import Ruleset

_OTHERS: Final = "others"
"""The file for cases that nobody has fitted: the mean of those that are."""


def values_name(rules: Ruleset) -> str:
    """Return the name of the file that holds the weights of a ruleset."""
    if "objectives" in rules.case.mechanisms:
        return f"{rules.case.id}-{rules.word('mode')}"
    return rules.case.id


def stored_weights(rules: Ruleset, names: tuple[str, ...]) -> list[float]:
    """Return the weights of a ruleset in the order of the names; unknown names weigh nothing."""
    path = asset("data", "values", f"{values_name(rules)}.json")
    if not path.exists():
        path = asset("data", "values", f"{_OTHERS}.json")
    if not path.exists():
        return [0.0] * len(names)
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return [float(weights.get(name, 0.0)) for name in names]
