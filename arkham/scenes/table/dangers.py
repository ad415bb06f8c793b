"""See grave consequences coming: which commands certainly bring trouble or lose the game."""

from __future__ import annotations

from enum import IntEnum

from arkham.rules.areas import MENACE_DECK, VICTIMS
from arkham.rules.choices import Option, Verb
from arkham.rules.events import CardMoved, LineOpened, StackRanDry, TimeStruck
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.state import GameState

_TROUBLE_STACKS = (VICTIMS, MENACE_DECK)


class Danger(IntEnum):
    """How grave the certain part of a command is; the larger the worse."""

    NONE = 0
    TROUBLE = 1  # a new Victim or Menace comes
    LOSS = 2


def trouble_stack(state: GameState) -> tuple[str, int]:
    """Return what trouble is called in this case, and the area it comes from."""
    if "victims" in state.rules.case.mechanisms:
        return "victims", VICTIMS
    return "menaces", MENACE_DECK


def empties_the_table(state: GameState, option: Option) -> bool:
    """Say whether an option closes the last open case, so that a Victim is due at once (X5)."""
    victims = "victims" in state.rules.case.mechanisms
    return victims and option.verb is Verb.CLOSE and len(state.lines) == 1


def danger_of(state: GameState, option: Option, foresight: Foresight | None = None) -> Danger:
    """Return the worst that an option certainly does, whatever the hidden order."""
    seen = foresight or foresee(state, option)
    if seen.ended is not None:
        return Danger.NONE if seen.ended.won else Danger.LOSS
    if empties_the_table(state, option):
        # The puzzles to score are asked first, so the foresight ends before the Victim is due.
        return Danger.TROUBLE if state.areas[VICTIMS] else Danger.LOSS
    if any(isinstance(event, TimeStruck | StackRanDry) for event in seen.events):
        return Danger.TROUBLE
    reveal = seen.reveal
    if isinstance(reveal, CardMoved | LineOpened) and reveal.source.area in _TROUBLE_STACKS:
        return Danger.TROUBLE
    return Danger.NONE
