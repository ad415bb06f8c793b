"""Name the words a case file may use, and the numbers that may go with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arkham.rules import mechanisms
from arkham.rules.cards import ATTRIBUTES, Kind
from arkham.rules.mechanisms.briefcase import EQUIPMENT
from arkham.rules.mechanisms.tools import CONTACT
from arkham.rules.state import LOSSES

MECHANISMS = tuple(mechanisms.MECHANISMS)
TURN_STEPS = ("action", "last_chance", "victory", "stability", "time", "refill")

ACCENTS = ("red", "amber", "violet")
DIFFICULTIES = ("easy", "default", "different", "difficult", "most difficult")
DECKS = ("I", "II")
CASE_SIDES = ("A", "B")

HIGHEST_CASE_FILE = 99  # the number of a case in the series
HIGHEST_CASE = 9  # the number of a Case card
HIGHEST_MINIMUM = 9
_CASE_NUMBER = (1, HIGHEST_CASE)

# The range of the number an effect takes; None where it takes none.
EffectNames = Mapping[str, tuple[int, int] | None]

STRIP_EFFECTS: EffectNames = {
    "leads": None,
    "discard": None,
    "closed": None,
    "stability": None,
    "time": None,
    "search": None,
    "shuffle": None,
    "exchange": None,
    "storm": None,
    "menace-search": None,
    "discard-hand": None,
    "discard-leads": None,
    "check": None,
    "menace-draw": None,
    "prevent": None,
    "close": _CASE_NUMBER,
    "key": None,
    "open-lock": None,
    "penalty": None,
}
ICONS: EffectNames = {"flip": None, "hand": None, "access": _CASE_NUMBER, "stability": None}
IMMEDIATE_EFFECTS: EffectNames = {
    "access": _CASE_NUMBER,
    "remove-menaces": None,
    "reshuffle-all": None,
}
ONGOING_EFFECTS: EffectNames = {
    "hand-limit": (-3, 3),
    "time-limit": (-3, 3),
    "darkness-time": None,
    "darkness-gains-check": None,
    "darkness-gains-discard-hand": None,
}
# Effects whose number is that of a Case card.
EFFECTS_ON_CASES = frozenset({"access", "close"})


@dataclass(frozen=True, slots=True)
class NumberBetween:
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf:
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardOf:
    kind: str


PARAMETERS: Mapping[str, NumberBetween | OneOf | CardOf] = {
    "types_to_win": NumberBetween(1, 7),
    "victims": NumberBetween(2, 20),
    "stability_limit": NumberBetween(1, 20),
    "time_limit": NumberBetween(1, 20),
    "hand_limit": NumberBetween(1, 10),
    "contact": CardOf(CONTACT),
    "must_score": CardOf(Kind.CLUE),
    "mode": OneOf(("hardboiled", "classic")),
    "menaces": OneOf(("all", "random", "no-aurora")),
    "help": OneOf(("both", "contact", "equipment", "none")),
    "equipment": CardOf(EQUIPMENT),
}

# Which mechanism makes a section or an attribute mean something.
SECTION_MECHANISMS: Mapping[str, str] = {
    "victims": "victims",
    "storms": "storms",
    "cases": "case_graph",
    "menaces": "menaces",
    "objectives": "objectives",
    "equipment": "briefcase",
}
ATTRIBUTE_MECHANISMS: Mapping[str, str] = {
    name: info.mechanism for name, info in ATTRIBUTES.items() if info.mechanism
}

TEXTS = ("tagline", "blurb", "intro", "won", "lost-stability")
# The last page that a mechanism adds.
MECHANISM_TEXTS: Mapping[str, str] = {
    mechanism: f"lost-{loss}" for loss, mechanism in LOSSES.items() if mechanism
}
