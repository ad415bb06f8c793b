"""Fitted numbers that are stored as data: the weights of the chance to win, by case and mode."""

from __future__ import annotations

import json
from typing import Any, Final

from arkham.files.paths import asset
from arkham.rules.ruleset import Ruleset

_OF_ANY_CASE: Final = {
    "bias": -5.45,
    "goals missing": -0.14,
    "frights to spare": 0.38,
    "runway": 0.56,
    "evaluation": 0.81,
}
"""Weights for a case that nobody has fitted: Case 1's, of the few features that every case has."""


def values_name(rules: Ruleset) -> str:
    """Return the name of the file that holds the weights of a ruleset."""
    if "objectives" in rules.case.mechanisms:
        return f"{rules.case.id}-{rules.word('mode')}"
    return rules.case.id


def stored_weights(rules: Ruleset, names: tuple[str, ...]) -> list[float]:
    """Return the weights of a ruleset in the order of the names; unknown names weigh nothing."""
    weights = _document(rules).get("weights", _OF_ANY_CASE)
    return [float(weights.get(name, 0.0)) for name in names]


def stored_fear(rules: Ruleset) -> float:
    """Return how much frights are to be feared in a case, against the usual measure."""
    return float(_document(rules).get("fear", 1.0))


def _document(rules: Ruleset) -> dict[str, Any]:
    """Return what is stored about a ruleset; nothing for a case that nobody has fitted."""
    path = asset("data", "values", f"{values_name(rules)}.json")
    if not path.exists():
        return {}
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document
