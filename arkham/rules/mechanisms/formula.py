"""The Formula: a Clue beside the table, earned by joining its two halves (C2-9 to C2-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules.areas import BIG_PICTURE, CLOSED, HAND, declare_area
from arkham.rules.cards import ClueType, declare_attribute
from arkham.rules.choices import Step
from arkham.rules.events import Log, declare_arrival
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.moves import lay, move
from arkham.rules.registry import step
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset


ARRIVES: Final = declare_arrival("formula")
FORMULA: Final = declare_area("formula", kind="clue")
LEFT_HALF: Final = declare_attribute("formula-left", "formula")
RIGHT_HALF: Final = declare_attribute("formula-right", "formula")
_LEFT: Final = 1
_RIGHT: Final = 2


class Formula(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.STACK, FORMULA, "formula", "type.formula"),
    )
    watched: tuple[int, ...] = (FORMULA, CLOSED, BIG_PICTURE)

    def prepare(self, rules: Ruleset) -> None:
        self.formulas = [
            c.index for c in rules.cards if c.type is ClueType.FORMULA and not c.stacked
        ]
        self.half = [_LEFT * c.has(LEFT_HALF) | _RIGHT * c.has(RIGHT_HALF) for c in rules.cards]

    def set_up(self, state: GameState, log: Log) -> None:
        lay(state, log, FORMULA, self.formulas)

    def after_play(self, state: GameState, card: int, anchor: int) -> Sequence[Step]:
        """Way 1: the right half directly after the left one, in one line (C2-9)."""
        if not self.half[card] & _RIGHT:
            return ()
        line = state.line_of(anchor)
        if line is None:
            return ()
        # Looked up, because the card's own effects may have brought a Storm behind it.
        before = line[line.index(card) - 1]
        return (take_formula(),) if self.half[before] & _LEFT else ()

    def standing_order(self, state: GameState) -> Step | None:
        """Way 2: both halves among closed cases and big picture (C2-10)."""
        if not state.areas[FORMULA]:
            return None
        solved = 0
        for area in (CLOSED, BIG_PICTURE):
            for card in state.areas[area]:
                solved |= self.half[card]
        return take_formula() if solved == _LEFT | _RIGHT else None


@step
def take_formula(state: GameState, log: Log) -> None:
    """Take the Formula to the hand, unless it was taken before (C2-11)."""
    for card in state.areas[FORMULA]:
        move(state, log, card, FORMULA, HAND, ARRIVES)
