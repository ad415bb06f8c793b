"""See grave consequences coming: which commands certainly bring trouble or lose the game."""

from __future__ import annotations

from enum import IntEnum

from arkham.rules.choices import Option, Verb
from arkham.rules.events import CardMoved, LineOpened, StackRanDry, TimeStruck
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.state import GameState


class Danger(IntEnum):
    """How grave the certain part of a command is; the larger the worse."""

    NONE = 0
    TROUBLE = 1  # what time costs comes
    LOSS = 2


def empties_the_table(state: GameState, option: Option) -> bool:
    """Say whether an option closes the last open case, so that trouble is due at once (X5)."""
    return state.rules.reopens and option.verb is Verb.CLOSE and len(state.lines) == 1


def danger_of(state: GameState, option: Option, foresight: Foresight | None = None) -> Danger:
    """Return the worst that an option certainly does, whatever the hidden order."""
    seen = foresight or foresee(state, option)
    if seen.ended is not None:
        return Danger.NONE if seen.ended.won else Danger.LOSS
    if empties_the_table(state, option):
        # The puzzles to score are asked first, so the foresight ends before trouble is due.
        return Danger.TROUBLE if state.areas[state.rules.trouble_stack().area] else Danger.LOSS
    if any(isinstance(event, TimeStruck | StackRanDry) for event in seen.events):
        return Danger.TROUBLE
    reveal, stack = seen.reveal, state.rules.trouble_stack().area
    if isinstance(reveal, CardMoved | LineOpened) and reveal.source.area == stack:
        return Danger.TROUBLE
    return Danger.NONE
