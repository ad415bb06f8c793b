"""Chance: a 64-bit generator (SplitMix64) whose whole state is one integer.

Python promises stable sequences only for ``random.random()``, and a deal must be the same on
every system and version, so the game brings its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_SIZE: Final = 1 << 64
_MASK: Final = _SIZE - 1


def seeded(seed: int) -> int:
    """Turn any integer into a generator state whose first numbers do not resemble the seed."""
    state = (seed + 0x9E3779B97F4A7C15) & _MASK
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)


def shuffled(state: int, cards: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the next state and the cards in a new order (Fisher–Yates)."""
    # The same numbers as in `seeded`, but kept so that compiled they fit those of the machine,
    # which wrap and have a sign: hence the negative constants and a mask after every shift.
    state &= _MASK
    signed: i64 = state - _SIZE if state >= _SIZE >> 1 else state
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        bound: i64 = last + 1
        signed += -0x61C8864680B583EB
        bits = (signed ^ (signed >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        bits = (bits ^ (bits >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        bits ^= bits >> 31 & 0x1FFFFFFFF
        low = (bits & 0xFFFFFFFF) * bound >> 32
        pick = (bits >> 32 & 0xFFFFFFFF) * bound + low >> 32
        deck[last], deck[pick] = deck[pick], deck[last]
    return int(signed) & _MASK, tuple(deck)
