"""The chance to win as a fitted function of what lies on the table.

The features are what a player can see; their weights come from `data/values`, one file for each
case and mode, fitted over many games by `python -m tuning.fit_values`. A case without a file is
judged by the few features that mean the same everywhere.
"""

from __future__ import annotations

import math
from typing import Final

from arkham.ai.evaluation import evaluate_with
from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.stored import stored_weights
from arkham.ai.threats import runway_left
from arkham.rules.areas import DISCARD, DRAW, STABILITY
from arkham.rules.state import GameState, Won

FEATURES: Final = (
    "bias",
    "goals missing",
    "frights to spare",
    "runway",
    "missing per runway",
    "frights in the stack",
    "evaluation",
)
"""Few on purpose: what a line is worth is left to the evaluation, which knows that goals in the big
picture beat goals in sight. Fitted apart, a line that can be closed is worth as much as its goals,
for in the games looked at somebody always closed it; and then nobody does any more."""
_WON_ALREADY: Final = 8.0
"""The log odds of a table on which every goal is met and only maintenance is left."""


def features(state: GameState, know: Knowledge, met: int, missing: int) -> list[float]:
    """Return what the fitted value looks at, in the order of `FEATURES`."""
    areas = state.areas
    left = runway_left(state, know)
    stack = areas[DRAW]
    pool = stack if len(stack) >= _SMALL_STACK else stack + areas[DISCARD]
    frights = 0
    has_stability = state.rules.has_stability
    for card in pool:
        if has_stability[card]:
            frights += 1
    return [
        1.0,
        float(missing),
        float(min(_MOST_FRIGHTS, state.rules.stability_limit - len(areas[STABILITY]))),
        left,
        missing / (left + 0.5),
        frights / (float(len(pool)) or 1.0),
        evaluate_with(state, know) / 10.0,
    ]


_SMALL_STACK: Final = 6
_MOST_FRIGHTS: Final = 5  # more to spare makes no one safer


def log_odds(state: GameState, know: Knowledge) -> float:
    """Return the logarithm of the odds to win a table that is not over."""
    met = know.goals_in(state)
    missing = know.still_to_meet(met)
    if not missing:
        return _WON_ALREADY
    if not know.weights:
        know.weights = stored_weights(know.rules, FEATURES)
    total = 0.0
    weights = know.weights
    for place, feature in enumerate(features(state, know, met, missing)):
        total += weights[place] * feature
    return total


def win_chance(state: GameState) -> float:
    if state.result is not None:
        return 1.0 if isinstance(state.result, Won) else 0.0
    return 1.0 / (
        1.0 + math.exp(-max(-30.0, min(30.0, log_odds(state, knowledge_of(state.rules)))))
    )
