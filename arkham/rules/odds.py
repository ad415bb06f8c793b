"""Exact odds of a Stability check, from what the player can know: which cards are left.

Every Clue that is not in the draw stack lies open, so the stack's composition is public and only
its order is hidden. Nothing here looks at the order.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import NamedTuple

from arkham.rules.areas import DISCARD, DRAW, TIME
from arkham.rules.moves import discard_area
from arkham.rules.state import GameState


class CheckOdds(NamedTuple):
    """How many cards of the draw stack lead to each of a check's three outcomes."""

    stability: int
    time: int
    nothing: int

    @property
    def total(self) -> int:
        return self.stability + self.time + self.nothing


def check_odds(state: GameState) -> CheckOdds:
    """Count the outcomes of the next check.

    An empty stack is formed anew from the discard area first (L1), so then that is counted.
    """
    cards = state.areas[DRAW] or state.areas[DISCARD]
    stability = time = nothing = 0
    for card in cards:
        if state.rules.has_stability[card]:
            stability += 1
        elif discard_area(state, card) == TIME:
            time += 1
        else:
            nothing += 1
    return CheckOdds(stability, time, nothing)


def stability_spread(state: GameState, checks: int) -> tuple[Fraction, ...]:
    """Return the chances that 0, 1, … `checks` checks in a row cost Stability.

    Exact while the stack lasts; checks beyond it would first bring trouble, so they are
    counted out: the spread is over the cards there are.
    """
    odds = check_odds(state)
    drawn = min(checks, odds.total)
    others = odds.total - odds.stability
    ways = comb(odds.total, drawn)
    spread = [
        Fraction(comb(odds.stability, hits) * comb(others, drawn - hits), ways)
        for hits in range(drawn + 1)
    ]
    return (*spread, *[Fraction(0)] * (checks - drawn))


def runs_dry(state: GameState, checks: int) -> bool:
    """Say whether so many checks in a row would find the draw stack empty."""
    return checks > len(state.areas[DRAW])
