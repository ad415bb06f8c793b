"""Raise the cards that can be used: a little under the pointer, all of them in a question.

Only the picture rises. Where a card can be pointed at never changes, so nothing flickers under a
pointer at its edge.
"""

from __future__ import annotations

from collections.abc import Mapping

from arkham.rules.state import GameState
from arkham.scenes.draw.tween import Tween, out_cubic
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.spots import card_at
from arkham.scenes.table.targets import can_grip
from arkham.scenes.table.view import TableView

_POINTED = 9.0  # units
_ASKED = 8.0
_BOTH = 15.0
_LIFT_S = 0.09
_CARDS = ("lead", "hand", "card", "head")


def heights_for(cues: Cues, view: TableView, state: GameState) -> dict[int, float]:
    """Return how high each card is to be raised: what answers, and what can be used here."""
    if cues.carried is not None:
        return {}
    heights = dict.fromkeys(cues.picks, _ASKED)
    spot = cues.focused or cues.hovered
    card = card_at(view, spot) if spot and spot.name in _CARDS else 0
    if card in cues.picks:
        heights[card] = _BOTH
    elif card and not cues.fan and can_grip(state, card):
        heights[card] = _POINTED
    return heights


class Lifts:
    """How high each card is raised now."""

    def __init__(self) -> None:
        self._tweens: dict[int, Tween] = {}

    def want(self, heights: Mapping[int, float], *, at_once: bool = False) -> None:
        """Let cards rise to these heights, and all others sink back."""
        for card in heights:
            self._tweens.setdefault(card, Tween(0.0))
        for card, tween in self._tweens.items():
            height = heights.get(card, 0.0)
            if tween.goal != height:
                tween.to(height, 0.0 if at_once else _LIFT_S, out_cubic)

    def update(self, dt: float) -> None:
        for tween in self._tweens.values():
            tween.update(dt)
        low = [card for card, tween in self._tweens.items() if not (tween.goal or tween.moving)]
        for card in low:
            del self._tweens[card]

    @property
    def moving(self) -> bool:
        return any(tween.moving for tween in self._tweens.values())

    def pixels(self, scale: float) -> dict[int, int]:
        """Return how many pixels each raised card is raised."""
        found = {card: round(tween.value * scale) for card, tween in self._tweens.items()}
        return {card: height for card, height in found.items() if height}
