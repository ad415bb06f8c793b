"""What Case 2 adds to the worth of a table: storms to come, and the Formula in two halves."""

from __future__ import annotations

from typing import Final

from arkham.ai.knowledge import Knowledge
from arkham.rules.areas import BIG_PICTURE, CLOSED
from arkham.rules.mechanisms.formula import FORMULA
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.state import GameState

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
