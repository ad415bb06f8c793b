"""The worth of a table as a bot sees it: a sum of ideas, one function each.

Only what the player can see goes in: compositions of stacks, never their order.
"""

from __future__ import annotations

from typing import Final

from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.lines import GOAL, best_plans, links, progress
from arkham.ai.threats import lost_puzzles, nerves, runway, tools
from arkham.rules.areas import BIG_PICTURE, CLOSED
from arkham.rules.mechanisms.case_icons import CASE_DECK, MENACES
from arkham.rules.mechanisms.formula import FORMULA
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.purple import machine_in_play
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.state import GameState, Won

HALF_SOLVED: Final = 2.0
HALF_PLAYED: Final = 1.0
HALVES_JOINED: Final = 2.0
LIGHTNING_READY: Final = 1.0
STORM_GATHERS: Final = 0.15


def storms(state: GameState, know: Knowledge, met: int) -> float:
    """Value lightning that waits for its puzzle, and the hours that call a Storm."""
    wanted = know.lightning_goals & ~met
    worth = 0.0
    for line in state.lines:
        has_storm = False
        hours = 0
        for card in line:
            if know.is_storm[card]:
                has_storm = True
                if wanted and know.storm_has_lightning[card]:
                    worth += LIGHTNING_READY
            hours += know.has_time[card]
        if wanted and not has_storm and state.areas[STORMS]:
            worth += STORM_GATHERS * min(hours, 2)
    return worth


def formula(state: GameState, know: Knowledge, met: int) -> float:
    """Value the halves of the Formula while it is still to be earned."""
    if not state.areas[FORMULA]:
        return 0.0
    half = know.half
    solved = played = 0
    for area in (CLOSED, BIG_PICTURE):
        for card in state.areas[area]:
            solved += half[card] != 0
    worth = HALF_SOLVED * solved
    for line in state.lines:
        for card in line:
            played += half[card] != 0
        if half[line[-1]] == 1:
            worth += HALVES_JOINED
    return worth + HALF_PLAYED * played


MACHINE_AT_HAND: Final = 2.5
CLUE_RELEASED: Final = {True: 4.0, False: 0.8}  # by whether every lettered puzzle is asked for
CASE_OPENED: Final = 0.8
ACTIVE_MENACE: Final = 0.5


def machine(state: GameState, know: Knowledge, met: int) -> float:
    """Value the Machine while puzzles in its light are still to be scored."""
    if not know.purple_goals & ~met:
        return 0.0
    return MACHINE_AT_HAND if machine_in_play(state) else 0.0


def graph(state: GameState, know: Knowledge, met: int) -> float:
    """Value the cases that lie open, and the Clues won from the backs of cards."""
    areas = state.areas
    hidden = 0
    for area in (CASE_DECK, MENACE_DECK, MENACES):
        for card in areas[area]:
            hidden += know.clue_behind[card]
    for line in state.lines:
        hidden += know.clue_behind[line[0]]
    worth = -CLUE_RELEASED[know.by_letter] * hidden
    worth -= CASE_OPENED * len(areas[CASE_DECK])
    return worth - ACTIVE_MENACE * len(areas[MENACES])


WIN: Final = 1000.0
MET_GOAL: Final = 1.02 * GOAL  # a goal met is worth more than one in sight


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
    if know.has_storms:
        worth += storms(state, know, met)
    if know.has_formula:
        worth += formula(state, know, met)
    if know.has_machine:
        worth += machine(state, know, met)
    if know.has_graph:
        worth += graph(state, know, met)
    return worth
