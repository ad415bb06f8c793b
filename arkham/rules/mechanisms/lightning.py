"""Lightning: Clues that only a thunderstorm lets happen, once a line (C2-6)."""

from __future__ import annotations

from typing import Final

from arkham.rules.cards import Card, Kind, declare_attribute
from arkham.rules.choices import Refusal, declare_reason
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.mechanisms.storms import STORM
from arkham.rules.state import GameState, Line

LIGHTNING: Final = declare_attribute("lightning", "lightning")
NO_LIGHTNING: Final = declare_reason("no_lightning")
SECOND_LIGHTNING: Final = declare_reason("second_lightning")


class Lightning(Mechanism):
    def requirements(self, card: Card) -> dict[str, Requirement]:
        if card.kind == Kind.CLUE and card.has(LIGHTNING):
            return {"lightning": _storm_has_lightning, "one-lightning": _first_lightning}
        return {}


def _storm_has_lightning(state: GameState, card: int, line: Line) -> Refusal | None:
    have = _count(state, line, STORM)
    return None if have else Refusal(NO_LIGHTNING, 1, have)


def _first_lightning(state: GameState, card: int, line: Line) -> Refusal | None:
    have = _count(state, line, Kind.CLUE)
    return Refusal(SECOND_LIGHTNING, 1, have) if have else None


def _count(state: GameState, line: Line, kind: str) -> int:
    cards = state.rules.cards
    return sum([cards[c].kind == kind and cards[c].has(LIGHTNING) for c in line])
