"""Objectives: what Hardboiled mode asks for (C3-4, C3-19, C3-23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules.areas import BIG_PICTURE, BOX, declare_area
from arkham.rules.cards import declare_kind
from arkham.rules.events import Log
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.moves import lay, move, sweep
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset


OBJECTIVE: Final = declare_kind("objective", ground="paper", pattern="rings", sign="disc")
OBJECTIVES: Final = declare_area("objectives", kind=OBJECTIVE)


class Objectives(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.GOALS, OBJECTIVES, "objectives", "kind.objective"),
    )
    defaults: ClassVar[Mapping[str, int | str]] = {"mode": "classic"}

    def prepare(self, rules: Ruleset) -> None:
        self.is_hardboiled = rules.word("mode") == "hardboiled"
        objectives = [c for c in rules.cards if c.kind == OBJECTIVE]
        self.letter_bit = [_bits(c.letter) for c in rules.cards]
        self.asked_bits = [_bits(*c.letters) for c in rules.cards]
        self.displayed = [c.index for c in sorted(objectives, key=lambda c: c.number)]

    def goals(self, rules: Ruleset) -> Sequence[int]:
        return [c.index for c in rules.cards if c.letters] if self.is_hardboiled else ()

    def set_up(self, state: GameState, log: Log) -> None:
        """Display the Objectives, or put them into the box in Classic mode (C3-4)."""
        lay(state, log, OBJECTIVES, self.displayed)
        if not self.is_hardboiled:
            sweep(state, log, OBJECTIVES, BOX, "set-up")

    def victory(self, state: GameState, log: Log) -> bool | None:
        """Add the Objectives whose puzzles are all scored; all of them win (C3-19)."""
        if not self.is_hardboiled:
            return None
        picture = state.areas[BIG_PICTURE]
        if not picture:
            return False
        scored = 0
        for card in picture:
            scored |= self.letter_bit[card]
        for objective in state.areas[OBJECTIVES]:
            if not self.asked_bits[objective] & ~scored:
                move(state, log, objective, OBJECTIVES, BIG_PICTURE, "objective")
        return not state.areas[OBJECTIVES]


def _bits(*letters: str) -> int:
    """Return letters of puzzles as bits."""
    bits = 0
    for letter in letters:
        if letter:
            bits |= 1 << (ord(letter) - ord("A"))
    return bits
