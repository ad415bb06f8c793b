"""The vocabulary of the game: what a card, an option and a case are.

Everything here is immutable and shared by all games of a case. A state refers to cards by
their index in ``CaseDef.cards``; index 0 is the gap in the leads row and no card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

GAP: Final = 0


class Kind(StrEnum):
    CLUE = "clue"
    VICTIM = "victim"
    STORM = "storm"
    CASE = "case"
    MENACE = "menace"
    OBJECTIVE = "objective"
    CONTACT = "contact"
    EQUIPMENT = "equipment"


class ClueType(StrEnum):
    PERSON = "person"
    THREAT = "threat"
    ARTIFACT = "artifact"
    EVIDENCE = "evidence"
    LOCATION = "location"
    MONSTER = "monster"
    FORMULA = "formula"


class Technique(StrEnum):
    COLLECTION = "collection"
    SURVEILLANCE = "surveillance"
    INTERVIEW = "interview"
    RESEARCH = "research"
    ANY = "any"


class Attribute(StrEnum):
    PUZZLE = "puzzle"
    KEY = "key"
    LOCK = "lock"
    LIGHTNING = "lightning"
    SKELETON_KEY = "skeleton-key"
    SKELETON_LOCK = "skeleton-lock"
    FORMULA_LEFT = "formula-left"
    FORMULA_RIGHT = "formula-right"
    DARKNESS = "darkness"
    EQUIPMENT = "equipment"
    BOUND = "bound"  # cannot be discarded
    PURPLE = "purple"  # its technique icons need Tillinghast's Machine in play


@dataclass(frozen=True, slots=True)
class Effect:
    """One icon of an effect strip or icon column: `must check`, `may leads`, `must access 4`."""

    name: str
    must: bool
    number: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """One usable side of a contact or an equipment card."""

    title: str
    text: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """What a card says; empty where the kind has no such text."""

    flavour: str = ""
    note: str = ""
    subtitle: str = ""
    opening: str = ""
    closing: str = ""
    revelation: str = ""
    paths: tuple[tuple[str, str], ...] = ()  # objective: puzzle letter -> how to reach it


@dataclass(frozen=True, slots=True)
class Card:
    """One side of one card, as printed."""

    index: int
    id: str
    kind: Kind
    title: str
    type: ClueType | None = None
    left: Technique | None = None
    right: tuple[Technique, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    minimum: int = 0
    letter: str = ""
    time: bool = False
    stability: bool = False
    effects: tuple[Effect, ...] = ()
    reverse: str = ""  # id of the card printed on the other side
    stacked: bool = True  # False: a Clue that starts outside the draw stack
    number: int = 0  # of a Case card or an Objective
    side: str = ""  # "A" or "B" where both sides of a Case card are cases
    deck: str = ""  # "I" or "II" of a Menace
    icons: tuple[Effect, ...] = ()  # applied when a case closes or a Menace enters
    purple_icons: bool = False  # the icons wait for Tillinghast's Machine
    immediate: tuple[Effect, ...] = ()
    ongoing: tuple[Effect, ...] = ()
    letters: tuple[str, ...] = ()  # puzzles an Objective asks for
    sides: tuple[Side, ...] = ()
    words: Words = field(default_factory=Words)

    def has(self, attribute: Attribute) -> bool:
        return attribute in self.attributes


@dataclass(frozen=True, slots=True)
class OptionValue:
    id: str
    title: str
    text: str
    difficulty: str  # "easy", "default", "difficult" or "most difficult"
    sets: tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class OptionDef:
    id: str
    title: str
    values: tuple[OptionValue, ...]
    default: str


@dataclass(frozen=True, slots=True)
class CaseDef:
    """A case as its file tells it: cards, options, mechanisms, the turn and the words."""

    id: str
    number: int
    title: str
    cards: tuple[Card, ...]  # cards[0] stands for the gap
    options: tuple[OptionDef, ...]
    mechanisms: tuple[str, ...]
    turn: tuple[str, ...]
    parameters: tuple[tuple[str, int | str], ...]
    accent: str
    texts: tuple[tuple[str, str], ...]  # tagline, blurb, intro, won, lost-…
    content_hash: str

    def card(self, card_id: str) -> Card:
        """Return the card of that id; KeyError with the id if there is none."""
        for card in self.cards[1:]:
            if card.id == card_id:
                return card
        raise KeyError(card_id)
