"""What Case 3 adds to the worth of a table: the Machine, and Clues on cards still to be turned."""

from __future__ import annotations

from typing import Final

from arkham.ai.knowledge import Knowledge
from arkham.rules.mechanisms.case_icons import CASE_DECK, MENACES
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.purple import machine_in_play
from arkham.rules.state import GameState

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
