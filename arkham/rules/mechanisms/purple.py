"""Purple icons: they work only while Tillinghast's Machine is in play (C3-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from arkham.rules.areas import HAND
from arkham.rules.cards import Card, declare_attribute
from arkham.rules.choices import Refusal, declare_reason
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.state import GameState, Line

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

PURPLE: Final = declare_attribute("purple", "purple", tints_left=True)
NO_MACHINE: Final = declare_reason("purple")
MACHINE: Final = "tillinghasts-machine"
_UNSEEN: Final = Refusal(NO_MACHINE, 1, 0)


class Purple(Mechanism):
    def prepare(self, rules: Ruleset) -> None:
        self._machine = rules.index.get(MACHINE, 0)

    def requirements(self, card: Card) -> dict[str, Requirement]:
        return {"purple": self._machine_runs} if card.has(PURPLE) else {}

    def _machine_runs(self, state: GameState, card: int, line: Line) -> Refusal | None:
        return None if _lies_open(self._machine, state.areas, state.lines) else _UNSEEN

    def light_source(self, areas: Sequence[Sequence[int]], lines: Sequence[Sequence[int]]) -> int:
        return self._machine if _lies_open(self._machine, areas, lines) else 0


def machine_in_play(state: GameState) -> bool:
    """Say whether the Machine is in the hand, in the briefcase or in an open case."""
    machine = state.rules.index.get(MACHINE)
    return machine is not None and _lies_open(machine, state.areas, state.lines)


def _lies_open(
    machine: int, areas: Sequence[Sequence[int]], lines: Sequence[Sequence[int]]
) -> bool:
    is_open = machine in areas[HAND] or machine in areas[BRIEFCASE]
    for line in lines:
        is_open = is_open or machine in line
    return is_open
