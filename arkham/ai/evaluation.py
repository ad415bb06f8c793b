"""The worth of a table as a bot sees it: a sum of ideas, one function each.

Only what the player can see goes in: compositions of stacks, never their order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arkham.ai import gulfs, thunder
from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.lines import GOAL, best_plans, links, progress
from arkham.ai.threats import lost_puzzles, nerves, runway, tools
from arkham.rules.state import GameState, Won

WIN: Final = 1000.0
MET_GOAL: Final = 1.02 * GOAL  # a goal met is worth more than one in sight

CASE_IDEAS: Final[tuple[tuple[str, Callable[[GameState, Knowledge, int], float]], ...]] = (
    ("storms", thunder.storms),
    ("formula", thunder.formula),
    ("purple", gulfs.machine),
    ("case_graph", gulfs.graph),
)
"""What a mechanism adds, by its name."""


def evaluate(state: GameState) -> float:
    """Return the worth of a table; a won game is worth most, a lost one least."""
    if state.result is not None:
        return WIN if isinstance(state.result, Won) else -WIN
    know = knowledge_of(state.rules)
    return evaluate_with(state, know)


def evaluate_with(state: GameState, know: Knowledge) -> float:
    """Return the worth of a table that is not over, with its tables at hand."""
    met = know.goals_in(state)
    missing = know.still_to_meet(met)
    if not missing:
        return WIN / 2 + nerves(state, know)
    worth = MET_GOAL * (know.goals_to_win - missing)
    memories = know.memories(state)
    worth += progress(best_plans(memories, know, met, missing))
    worth += links(state, memories, know, met)
    worth += nerves(state, know)
    worth += runway(state, know)
    worth += tools(state)
    worth += lost_puzzles(state, know, met, missing)
    for mechanism, idea in CASE_IDEAS:
        if mechanism in know.mechanisms:
            worth += idea(state, know, met)
    return worth
