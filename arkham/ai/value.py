"""The chance to win as a fitted function of what lies on the table.

The features are what a player can see; their weights come from `data/values`, one file for each
case and mode, fitted over many games by `python -m tuning.fit_values`. A case without a file is
judged by the evaluation alone.
"""

from __future__ import annotations

import math
from typing import Final

from arkham.ai import gulfs, thunder
from arkham.ai.evaluation import evaluate_with
from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.lines import best_plans, links
from arkham.ai.stored import stored_weights
from arkham.ai.threats import lost_puzzles, runway_left
from arkham.rules.areas import DISCARD, DRAW, HAND, STABILITY, TIME
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.moves import time_limit
from arkham.rules.state import GameState, Won

FEATURES: Final = (
    "bias",
    "goals missing",
    "goals missing, squared",
    "one more fright loses",
    "two more frights lose",
    "three more frights lose",
    "four more frights lose",
    "runway",
    "runway, square root",
    "missing per runway",
    "best line",
    "second line",
    "other lines",
    "hand and leads",
    "tools",
    "puzzles out of reach",
    "frights in the stack",
    "hours in the stack",
    "puzzles in the stack",
    "hours passed",
    "hand",
    "storms",
    "formula",
    "machine",
    "graph",
    "evaluation",
)
_WON_ALREADY: Final = 8.0
"""The log odds of a table on which every goal is met and only maintenance is left."""


def features(state: GameState, know: Knowledge, met: int, missing: int) -> list[float]:
    """Return what the fitted value looks at, in the order of `FEATURES`."""
    areas = state.areas
    slack = state.rules.stability_limit - len(areas[STABILITY])
    left = runway_left(state, know)
    memories = know.memories(state)
    plans = best_plans(memories, know, met, missing)
    first, second = plans[0], plans[1]
    others = 0.0
    for worth in plans[2:]:
        others += worth
    stack = areas[DRAW]
    pool = stack if len(stack) >= _SMALL_STACK else stack + areas[DISCARD]
    frights = hours = puzzles = 0
    has_stability, has_time, goal = state.rules.has_stability, state.rules.has_time, know.goal
    for card in pool:
        if has_stability[card]:
            frights += 1
        if has_time[card]:
            hours += 1
        if goal[card] & ~met:
            puzzles += 1
    size = float(len(pool)) or 1.0
    mechanisms = know.mechanisms
    return [
        1.0,
        float(missing),
        float(missing * missing),
        1.0 if slack <= 1 else 0.0,
        1.0 if slack == 2 else 0.0,
        1.0 if slack == 3 else 0.0,
        1.0 if slack == 4 else 0.0,
        left,
        math.sqrt(left),
        missing / (left + 0.5),
        first,
        second,
        others,
        links(state, memories, know, met),
        float(len(areas[BRIEFCASE])),
        lost_puzzles(state, know, met, missing),
        frights / size,
        hours / size,
        puzzles / size,
        len(areas[TIME]) / time_limit(state),
        float(len(areas[HAND])),
        thunder.storms(state, know, met) if "storms" in mechanisms else 0.0,
        thunder.formula(state, know, met) if "formula" in mechanisms else 0.0,
        gulfs.machine(state, know, met) if "purple" in mechanisms else 0.0,
        gulfs.graph(state, know, met) if "case_graph" in mechanisms else 0.0,
        evaluate_with(state, know) / 10.0,
    ]


_SMALL_STACK: Final = 6


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
    """Return the chance to win, from 0 to 1."""
    if state.result is not None:
        return 1.0 if isinstance(state.result, Won) else 0.0
    return 1.0 / (
        1.0 + math.exp(-max(-30.0, min(30.0, log_odds(state, knowledge_of(state.rules)))))
    )
