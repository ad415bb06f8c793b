"""Chance: a 64-bit generator (SplitMix64) whose whole state is one integer.

Python promises stable sequences only for ``random.random()``, and a deal must be the same on
every system and version, so the game brings its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_MASK: Final = (1 << 64) - 1


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to bound - 1."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, ((bits ^ (bits >> 31)) * bound) >> 64


def seeded(seed: int) -> int:
    """Turn any integer into a generator state whose first numbers do not resemble the seed."""
    return below(seed & _MASK, 1 << 64)[1]


def shuffled(state: int, cards: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the next state and the cards in a new order (Fisher–Yates)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        state, pick = below(state, last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return state, tuple(deck)
