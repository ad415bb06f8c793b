"""The numbers of the rulebook that no option changes, and small readings of card data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arkham.rules.cards import Card, ClueType, Effect, Technique

TYPES_TO_CLOSE: Final = 5
LEADS_SPACES: Final = 5
HAND_DEALT: Final = 3
STRAIN_FROM: Final = 7
TYPE_BITS: Final = {clue_type: 1 << i for i, clue_type in enumerate(ClueType)}
_TECHNIQUE_BITS: Final = {
    Technique.COLLECTION: 1,
    Technique.SURVEILLANCE: 2,
    Technique.INTERVIEW: 4,
    Technique.RESEARCH: 8,
}
_ANY_BITS: Final = 15


def technique_mask(techniques: Iterable[Technique]) -> int:
    """Return techniques as bits; ANY is all of them, so that it meets every other (P2)."""
    mask = 0
    for technique in techniques:
        mask |= _TECHNIQUE_BITS.get(technique, _ANY_BITS)
    return mask


def techniques_of(mask: int) -> tuple[Technique, ...]:
    """Return what a mask stands for: ANY alone, or the single techniques in fixed order."""
    if mask == _ANY_BITS:
        return (Technique.ANY,)
    return tuple(t for t, bit in _TECHNIQUE_BITS.items() if mask & bit)


def effect_key(effect: Effect) -> tuple[str, bool]:
    """Return the name under which an effect is registered, and whether it is mandatory."""
    name = f"{effect.name} {effect.number}" if effect.number else effect.name
    return name, effect.must


def ongoing_number(card: Card, name: str) -> int:
    """Return what the ongoing effects of a card add to a limit while it is in play."""
    return sum(effect.number for effect in card.ongoing if effect.name == name)
