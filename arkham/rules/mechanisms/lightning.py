"""Lightning: Clues that only a thunderstorm lets happen, once a line (C2-6)."""

from __future__ import annotations

from arkham.rules.cards import Attribute, Card, Kind
from arkham.rules.choices import Reason, Refusal
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.state import GameState, Line


class Lightning(Mechanism):
    def requirements(self, card: Card) -> dict[str, Requirement]:
        if card.kind is Kind.CLUE and card.has(Attribute.LIGHTNING):
            return {"lightning": _storm_has_lightning, "one-lightning": _first_lightning}
        return {}


def _storm_has_lightning(state: GameState, card: int, line: Line) -> Refusal | None:
    have = _count(state, line, Kind.STORM)
    return None if have else Refusal(Reason.NO_LIGHTNING, 1, have)


def _first_lightning(state: GameState, card: int, line: Line) -> Refusal | None:
    have = _count(state, line, Kind.CLUE)
    return Refusal(Reason.SECOND_LIGHTNING, 1, have) if have else None


def _count(state: GameState, line: Line, kind: Kind) -> int:
    cards = [state.rules.cards[c] for c in line]
    return sum(card.kind is kind and card.has(Attribute.LIGHTNING) for card in cards)
