"""Games that can no longer be won, only where that can be proved from what lies open.

Two things prove it: too few puzzles can still come into play, or the draw stack ends, and with it
the game, before the actions that are needed at the very least. Whatever is uncertain counts as if
it went well: every card that may come does, every check is passed. So most lost games are never
called lost; but what is called lost is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from arkham.rules.areas import BIG_PICTURE, BOX, CLOSED, DISCARD, DRAW, STABILITY, TIME
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.cards import Attribute, Card, Effect
from arkham.rules.choices import Prompt
from arkham.rules.effects import TAKING
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import GameState

_UNDERSTOOD: Final = frozenset({"victims", "contact", "storms", "lightning", "skeleton", "formula"})
"""Mechanisms that bring no card back in a way of their own; with another one nothing is proved."""
_FORMS_A_STACK: Final = "shuffle"
_REACHES: Final = {
    **{name: (area,) for name, area in TAKING.items()},
    _FORMS_A_STACK: (DISCARD,),
    "exchange": (TIME, STABILITY),
    "penalty": (TIME, STABILITY),
}
"""From which areas an effect can bring cards back."""


class Proof(StrEnum):
    TOO_FEW_PUZZLES = "too_few_puzzles"  # missing, possible
    TOO_FEW_TURNS = "too_few_turns"  # turns, needed


@dataclass(frozen=True, slots=True)
class Hopeless:
    """Why a game cannot be won any more, with the numbers that prove it."""

    proof: Proof
    numbers: tuple[tuple[str, int], ...]


def hopeless(state: GameState) -> Hopeless | None:
    """Return why nothing can win the game any more; None where that is not certain."""
    if state.choice is None or state.choice.prompt != Prompt.ACTION:
        return None  # something is still being carried out
    if not _UNDERSTOOD.issuperset(state.rules.case.mechanisms):
        return None
    missing = _missing(state, state.areas[BIG_PICTURE])
    if not missing:
        return None
    in_cases = [card for line in state.lines for card in line]
    cards, effects = _can_still_come(state)
    lacking = _missing(state, [*state.areas[BIG_PICTURE], *in_cases, *cards])
    if lacking:
        numbers = (("missing", missing), ("possible", missing - lacking))
        return Hopeless(Proof.TOO_FEW_PUZZLES, numbers)
    if state.areas[VICTIMS] or _FORMS_A_STACK in effects:
        return None
    # Every action takes the First lead away, and the row is filled again after the check for
    # victory: the stack lasts for one action more than it has cards.
    turns = len(state.areas[DRAW]) + 1
    to_play = _missing(state, [*state.areas[BIG_PICTURE], *in_cases])
    to_play = max(to_play, _types_to_close(state))
    needed = to_play + 1 - len(state.areas[BRIEFCASE])  # a helper may play a card without an action
    if needed > turns:
        return Hopeless(Proof.TOO_FEW_TURNS, (("turns", turns), ("needed", needed)))
    return None


def _can_still_come(state: GameState) -> tuple[set[int], set[str]]:
    """Return every card that may still come to the hand or help, and all their effects."""
    away = {BIG_PICTURE, CLOSED, BOX}
    if not state.areas[VICTIMS]:  # else a stack that runs dry is formed of these again
        away |= {DISCARD, TIME}
    cards: set[int] = set()
    effects: set[str] = set()
    waiting = [card for n, area in enumerate(state.areas) if n not in away for card in area]
    areas = list(state.areas)
    for line in state.lines:  # a case that is closed by then gives its cards back, too
        areas[CLOSED] += line
    while waiting:
        card = waiting.pop()
        if card in cards:
            continue
        cards.add(card)
        for effect in _all_effects(state.rules.cards[card]):
            effects.add(effect.name)
            for area in _REACHES.get(effect.name, ()):
                waiting += areas[area]
    return cards, effects


def _all_effects(card: Card) -> list[Effect]:
    found = [*card.effects]
    for side in card.sides:
        found += side.effects
    return found


def _missing(state: GameState, cards: list[int] | tuple[int, ...]) -> int:
    """Return how many puzzles the big picture still needs if all of these were scored in it."""
    rules = state.rules
    types = rules.types_in([c for c in cards if rules.cards[c].has(Attribute.PUZZLE)])
    named = bool(rules.must_score) and rules.must_score not in cards
    return max(0, rules.types_to_win - types, int(named))


def _types_to_close(state: GameState) -> int:
    """Return how many types the open case that is nearest to its closing lacks."""
    types = [state.rules.types_in(line) for line in state.lines]
    return TYPES_TO_CLOSE - min(TYPES_TO_CLOSE, max(types, default=0))
