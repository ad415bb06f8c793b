"""The vocabulary of the game: what a card, an option and a case are.

Everything here is immutable and shared by all games of a case. A state refers to cards by
their index in ``CaseDef.cards``; index 0 is the gap in the leads row and no card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from arkham.rules.travel import travel_by_fields

GAP: Final = 0


class Kind(StrEnum):
    """What a card is: the core knows Clues; a mechanism declares its own with `declare_kind`."""

    CLUE = "clue"


class KindInfo(NamedTuple):
    """What can be said of all cards of a kind, and how they are shown."""

    name: str
    heads_line: bool  # an open case begins with it
    joins_line: bool  # it is played to open cases
    is_portrait: bool  # a tall picture in a paper frame, and a pennant instead of a disc
    ground: str  # the colour of its frame and back: "ink", "paper", "accent", "slate" or "plum"
    pattern: str  # on its back: "rays", "stripes", "rain", "rings" or "lines"
    sign: str  # what its icon stands on: "circle", "disc", "diamond", "shield" or "none"


KINDS: Final[dict[str, KindInfo]] = {}


def declare_kind(
    name: str,
    *,
    heads_line: bool = False,
    joins_line: bool = False,
    is_portrait: bool = False,
    ground: str = "ink",
    pattern: str = "rays",
    sign: str = "circle",
) -> str:
    if name in KINDS:
        raise ValueError(f"there are two kinds {name!r}")
    KINDS[name] = KindInfo(name, heads_line, joins_line, is_portrait, ground, pattern, sign)
    return name


declare_kind(Kind.CLUE, joins_line=True)


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
    """What a Clue can bear; a mechanism declares its own with `declare_attribute`."""

    PUZZLE = "puzzle"
    KEY = "key"
    LOCK = "lock"
    BOUND = "bound"  # cannot be discarded


class AttributeInfo(NamedTuple):
    """Which mechanism gives an attribute its meaning, and how it is shown."""

    name: str
    mechanism: str  # "" for the core
    tints_left: bool  # shown by the colour of the left icon instead of a flag


ATTRIBUTES: Final[dict[str, AttributeInfo]] = {}


def declare_attribute(name: str, mechanism: str, *, tints_left: bool = False) -> str:
    if name in ATTRIBUTES:
        raise ValueError(f"there are two attributes {name!r}")
    ATTRIBUTES[name] = AttributeInfo(name, mechanism, tints_left)
    return name


for _attribute in Attribute:
    declare_attribute(_attribute, "")


@dataclass(frozen=True, slots=True)
class Effect:
    """One icon of an effect strip or icon column: `must check`, `may leads`, `must access 4`."""

    name: str
    must: bool
    number: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """One usable side of a card that helps from beside the table."""

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
    paths: tuple[tuple[str, str], ...] = ()  # puzzle letter -> how to reach it


@dataclass(frozen=True, slots=True)
class Card:
    """One side of one card, as printed."""

    index: int
    id: str
    kind: str  # of KINDS
    title: str
    type: ClueType | None = None
    left: Technique | None = None
    right: tuple[Technique, ...] = ()
    attributes: tuple[str, ...] = ()  # of ATTRIBUTES
    minimum: int = 0
    letter: str = ""
    time: bool = False
    stability: bool = False
    effects: tuple[Effect, ...] = ()
    reverse: str = ""  # id of the card printed on the other side
    stacked: bool = True  # False: a Clue that starts outside the draw stack
    number: int = 0  # where the cards of its kind are numbered
    side: str = ""  # "A" or "B" where a line can begin with both sides
    deck: str = ""  # "I" or "II" where the cards of its kind form two decks
    icons: tuple[Effect, ...] = ()  # applied when its line closes or when it enters play
    purple_icons: bool = False  # the icons wait for something to be in play
    immediate: tuple[Effect, ...] = ()
    ongoing: tuple[Effect, ...] = ()
    letters: tuple[str, ...] = ()  # puzzles it asks for
    sides: tuple[Side, ...] = ()
    words: Words = field(default_factory=Words)

    def has(self, attribute: str) -> bool:
        return attribute in self.attributes


@dataclass(frozen=True, slots=True)
class OptionValue:
    id: str
    title: str
    text: str
    difficulty: str  # "easy", "default", "different", "difficult" or "most difficult"
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


travel_by_fields(Effect, Side, Words, Card, OptionValue, OptionDef, CaseDef)
