"""How likely a command loses the game before the next turn, from what the player can know.

Cards that a Stability check may draw are counted one by one; the player is taken to choose, where
asked on the way, what loses least often. Nothing here depends on the order of a hidden stack.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from arkham.rules.areas import DRAW, STABILITY
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.engine import apply, determinize
from arkham.rules.events import CardMoved, CheckMade, Event
from arkham.rules.foresight import reveals
from arkham.rules.moves import discard_area
from arkham.rules.state import GameState, Lost

_MOST_COMMANDS: Final = 1000
_TO_AND_FRO: Final = (Verb.STOW, Verb.UNPACK)  # they could be done for ever, and save nobody


class _Untold(Exception):
    """The chance depends on too much, or on a shuffle in between."""


def loss_chance(state: GameState, option: Option) -> Fraction | None:
    """Return the chance that an option has lost the game before the next turn's action.

    None if it cannot be told, as where a card of another hidden stack comes up on the way.
    """
    if not _is_near(state, option):
        return Fraction(0)
    trial = determinize(state, 0)
    try:
        return _Reckoning().chance(trial, option)
    except _Untold:
        return None


def _is_near(state: GameState, option: Option) -> bool:
    """Say whether a loss is in reach at all; most of the time none is, and nothing is tried."""
    rules = state.rules
    checks = 2 + len(rules.effects[option.card])
    stack = state.areas[rules.trouble_stack().area]
    return len(state.areas[STABILITY]) + checks >= rules.stability_limit or not stack


def _is_other_reveal(event: Event) -> bool:
    """Say whether a card of another hidden stack than the Clues' comes up and may do something.

    One that only begins a line does not.
    """
    return isinstance(event, CardMoved) and reveals(event) and event.source.area != DRAW


class _Reckoning:
    """One question of how likely a loss is; it gives up after so many trials."""

    def __init__(self) -> None:
        self._left = _MOST_COMMANDS
        self._asked = 0

    def chance(self, state: GameState, option: Option, drawn: tuple[int, ...] = ()) -> Fraction:
        """Return the chance of a loss if the first checks of a command draw these cards."""
        self._left -= 1
        if self._left < 0:
            raise _Untold
        trial = state.clone()
        stack = [card for card in state.areas[DRAW] if card not in drawn]
        trial.areas[DRAW] = (*stack, *reversed(drawn))
        events = apply(trial, option)
        if any(_is_other_reveal(event) for event in events):
            raise _Untold  # what such a card brings is not counted here
        checks = [event.card for event in events if isinstance(event, CheckMade)]
        if tuple(checks[: len(drawn)]) != drawn or any(
            card not in stack for card in checks[len(drawn) :]
        ):
            raise _Untold  # the stack was formed anew on the way
        if len(checks) > len(drawn):
            return self._over_the_stack(state, option, drawn, stack)
        if trial.result is not None:
            return Fraction(isinstance(trial.result, Lost))
        return self._least(trial)

    def _over_the_stack(
        self, state: GameState, option: Option, drawn: tuple[int, ...], stack: list[int]
    ) -> Fraction:
        """Return the mean over all cards that the next check may draw.

        Cards with the same fate are tried once, unless an answer is asked for afterwards: then it
        may matter which card lies where.
        """
        kinds: dict[tuple[bool, int], list[int]] = {}
        for card in stack:
            kind = (state.rules.has_stability[card], discard_area(state, card))
            kinds.setdefault(kind, []).append(card)
        total = Fraction(0)
        for first, *others in kinds.values():
            before = self._asked
            chance = self.chance(state, option, (*drawn, first))
            total += chance
            if self._asked == before:
                total += chance * len(others)
            else:
                total += sum(self.chance(state, option, (*drawn, card)) for card in others)
        return total / len(stack)

    def _least(self, state: GameState) -> Fraction:
        """Return the chance of a loss for a player who answers as well as can be."""
        choice = state.choice
        assert choice is not None
        if choice.prompt == Prompt.ACTION:
            return Fraction(0)  # the turn is over, and it is not lost
        self._asked += 1
        least = Fraction(1)
        options = sorted(choice.options, key=lambda o: o.free)
        for option in options:
            if option.verb not in _TO_AND_FRO:
                least = min(least, self.chance(state, option))
                if not least:
                    break
        return least
