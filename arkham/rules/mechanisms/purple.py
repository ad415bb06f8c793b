"""Purple icons: they work only while Tillinghast's Machine is in play (C3-8)."""

from __future__ import annotations

from typing import Final

from arkham.rules.areas import HAND
from arkham.rules.cards import Card, declare_attribute
from arkham.rules.choices import Refusal, declare_reason
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.state import GameState, Line

PURPLE: Final = declare_attribute("purple", "purple", tints_left=True)
NO_MACHINE: Final = declare_reason("purple")
MACHINE: Final = "tillinghasts-machine"


class Purple(Mechanism):
    def requirements(self, card: Card) -> dict[str, Requirement]:
        return {"purple": _machine_runs} if card.has(PURPLE) else {}


def machine_in_play(state: GameState) -> bool:
    """Say whether the Machine is in the hand, in the briefcase or in an open case."""
    machine = state.rules.index.get(MACHINE)
    if machine is None:
        return False
    return (
        machine in state.areas[HAND]
        or machine in state.areas[BRIEFCASE]
        or any(machine in line for line in state.lines)
    )


def _machine_runs(state: GameState, card: int, line: Line) -> Refusal | None:
    return None if machine_in_play(state) else Refusal(NO_MACHINE, 1, 0)
