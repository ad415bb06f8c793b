"""Cards that tests of Case 3 share, besides the bland ones of the lab."""

from __future__ import annotations

from lab import CASES, MENACES, clue

from arkham.rules.cards import Card

MACHINE = clue("tillinghasts-machine", "artifact", attributes="equipment", sides=["may search"])
ELDER_SIGN = clue(
    "elder-sign", "artifact", "any>any", "equipment", "must prevent", sides=["must prevent"]
)
RAY = clue("ray", "threat", attributes="purple")
SHADE = clue("shade", "monster", attributes="darkness")
BOUND = tuple(clue(f"bound{n}", "evidence", attributes="bound", time=n == 1) for n in (1, 2, 3, 4))
FIVE = "person1 threat1 artifact1 evidence1 location1"  # five types, none of them a puzzle


def cases_with(*made: Card) -> tuple[Card, ...]:
    """Return the lab's Case cards, those of the same ids replaced."""
    ids = {card.id for card in made}
    return (*(card for card in CASES if card.id not in ids), *made)


def menaces_with(*made: Card) -> tuple[Card, ...]:
    """Return the lab's Menaces, those of the same ids replaced."""
    ids = {card.id for card in made}
    return (*(card for card in MENACES if card.id not in ids), *made)
