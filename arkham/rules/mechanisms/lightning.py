"""Lightning: Clues that only a thunderstorm lets happen, once a line (C2-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arkham.rules.cards import Card, Kind, declare_attribute
from arkham.rules.choices import Refusal, declare_reason
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.mechanisms.storms import STORM
from arkham.rules.state import GameState, Line

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

LIGHTNING: Final = declare_attribute("lightning", "lightning")
NO_LIGHTNING: Final = declare_reason("no_lightning")
SECOND_LIGHTNING: Final = declare_reason("second_lightning")
_NO_STORM: Final = Refusal(NO_LIGHTNING, 1, 0)


class Lightning(Mechanism):
    def prepare(self, rules: Ruleset) -> None:
        self.flashes = [c.kind == STORM and c.has(LIGHTNING) for c in rules.cards]
        self.needs_flash = [c.kind == Kind.CLUE and c.has(LIGHTNING) for c in rules.cards]

    def requirements(self, card: Card) -> dict[str, Requirement]:
        if self.needs_flash[card.index]:
            return {"lightning": self._storm_has_lightning, "one-lightning": self._is_first}
        return {}

    def _storm_has_lightning(self, state: GameState, card: int, line: Line) -> Refusal | None:
        return None if _count(self.flashes, line) else _NO_STORM

    def _is_first(self, state: GameState, card: int, line: Line) -> Refusal | None:
        have = _count(self.needs_flash, line)
        return Refusal(SECOND_LIGHTNING, 1, have) if have else None


def _count(bears: list[bool], line: Line) -> int:
    number = 0
    for card in line:
        number += bears[card]
    return number
