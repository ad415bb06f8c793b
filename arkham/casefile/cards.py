"""Read the cards of each section; what concerns several cards at once is checked elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from arkham.casefile.mistakes import cure, quoted
from arkham.casefile.schema import Fields
from arkham.casefile.vocabulary import (
    CASE_SIDES,
    DECKS,
    HIGHEST_CASE,
    HIGHEST_CASE_FILE,
    HIGHEST_MINIMUM,
    ICONS,
    IMMEDIATE_EFFECTS,
    ONGOING_EFFECTS,
    STRIP_EFFECTS,
)
from arkham.rules.cards import ATTRIBUTES, Card, ClueType, Kind, Side, Technique, Words
from arkham.rules.mechanisms.briefcase import EQUIPMENT, PORTABLE
from arkham.rules.mechanisms.case_icons import CASE
from arkham.rules.mechanisms.lightning import LIGHTNING
from arkham.rules.mechanisms.menaces import MENACE
from arkham.rules.mechanisms.objectives import OBJECTIVE
from arkham.rules.mechanisms.storms import STORM
from arkham.rules.mechanisms.tools import CONTACT
from arkham.rules.mechanisms.victims import VICTIM

_MINIMUM = re.compile(r"minimum (?P<number>[1-9])")
_LETTER = re.compile(r"letter (?P<letter>[A-Z])")
_ATTRIBUTES = tuple(ATTRIBUTES)
_ATTRIBUTE_WORDS = (*_ATTRIBUTES, "minimum N", "letter X")
_MOST_SIDES = 4


@dataclass(slots=True)
class Draft:
    """A card as far as it could be read, and the keys it was read from."""

    card: Card
    fields: Fields
    section: str


@dataclass(frozen=True, slots=True)
class Section:
    key: str
    one: str  # what one of its cards is called
    read: Callable[[Fields], Card]


def read_section(case: Fields, section: Section) -> list[Draft]:
    drafts = []
    required = section.key in ("clues", "contacts")
    for fields in case.mappings(section.key, section.one, required=required):
        card = section.read(fields)
        fields.close()
        drafts.append(Draft(card, fields, section.key))
    return drafts


def _clue(fields: Fields, *, stacked: bool) -> Card:
    attributes, minimum, letter = _attributes(fields)
    type_word = fields.word("type", tuple(ClueType), "clue type", required=True)
    left = fields.word("left", tuple(Technique), "technique", required=True)
    return Card(
        index=0,
        id=fields.identifier(),
        kind=Kind.CLUE,
        title=fields.title(),
        type=ClueType(type_word) if type_word else None,
        left=Technique(left) if left else None,
        right=_right(fields),
        attributes=attributes,
        minimum=minimum,
        letter=letter,
        time=fields.flag("time"),
        stability=fields.flag("stability"),
        effects=fields.effects("effects", STRIP_EFFECTS),
        reverse="" if stacked else fields.identifier("reverse", required=False),
        stacked=stacked,
        # What an equipment Clue does from the briefcase.
        sides=_sides(fields) if PORTABLE in attributes else (),
        words=Words(
            flavour=fields.text("flavour", required=True), note=fields.text("note", required=True)
        ),
    )


def _stacked_clue(fields: Fields) -> Card:
    return _clue(fields, stacked=True)


def _outside_clue(fields: Fields) -> Card:
    return _clue(fields, stacked=False)


def _victim(fields: Fields) -> Card:
    return Card(
        index=0,
        id=fields.identifier(),
        kind=VICTIM,
        title=fields.title(),
        right=_right(fields),
        words=Words(
            subtitle=fields.text("subtitle"),
            opening=fields.text("opening", required=True),
            closing=fields.text("closing", required=True),
        ),
    )


def _storm(fields: Fields) -> Card:
    marks = fields.words("attributes", (LIGHTNING,), "attribute of a storm")
    return Card(
        index=0,
        id=fields.identifier(),
        kind=STORM,
        title=fields.title(),
        right=_right(fields),
        attributes=tuple(marks),
        effects=fields.effects("effects", STRIP_EFFECTS),
        words=Words(flavour=fields.text("flavour"), note=fields.text("note")),
    )


def _case(fields: Fields) -> Card:
    purple = fields.flag("purple_icons")
    return Card(
        index=0,
        id=fields.identifier(),
        kind=CASE,
        title=fields.title(),
        # A card with purple icons becomes a Menace, never a line, so nothing links to it.
        right=_right(fields, required=not purple),
        reverse=fields.identifier("reverse", required=False),
        number=fields.number("number", 1, HIGHEST_CASE, required=True),
        side=fields.word("side", CASE_SIDES, "side"),
        icons=fields.effects("icons", ICONS, required=purple),
        purple_icons=purple,
        immediate=fields.effects("immediate", IMMEDIATE_EFFECTS),
        ongoing=fields.effects("ongoing", ONGOING_EFFECTS),
        words=Words(
            flavour=fields.text("flavour"),
            note=fields.text("note"),
            subtitle=fields.text("subtitle"),
            opening=fields.text("opening", required=True),
            closing=fields.text("closing", required=True),
        ),
    )


def _menace(fields: Fields) -> Card:
    return Card(
        index=0,
        id=fields.identifier(),
        kind=MENACE,
        title=fields.title(),
        reverse=fields.identifier("reverse", required=False),
        deck=fields.word("deck", DECKS, "menace deck", required=True),
        icons=fields.effects("icons", ICONS),
        immediate=fields.effects("immediate", IMMEDIATE_EFFECTS),
        ongoing=fields.effects("ongoing", ONGOING_EFFECTS),
        words=Words(
            flavour=fields.text("flavour"),
            note=fields.text("note"),
            subtitle=fields.text("subtitle"),
        ),
    )


def _objective(fields: Fields) -> Card:
    letters = _letters(fields)
    return Card(
        index=0,
        id=fields.identifier(),
        kind=OBJECTIVE,
        title=fields.title(),
        number=fields.number("number", 1, HIGHEST_CASE, required=True),
        letters=letters,
        words=Words(
            flavour=fields.text("flavour"),
            note=fields.text("note"),
            revelation=fields.text("revelation", required=True),
            paths=_paths(fields, letters),
        ),
    )


def _letters(fields: Fields) -> tuple[str, ...]:
    letters: list[str] = []
    for scalar in fields.scalars("letters", required=True):
        letter = scalar.text
        if not re.fullmatch("[A-Z]", letter):
            message = f"letter {quoted(letter)} should be a single capital"
            fields.complain(scalar.line, message)
        elif letter in letters:
            fields.complain(scalar.line, f"letters names {letter!r} twice")
        else:
            letters.append(letter)
    return tuple(letters)


def _paths(fields: Fields, letters: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Read how to reach each puzzle: one path for every letter of the Objective."""
    paths = fields.mapping("paths", required=True)
    if paths is None:
        return ()
    found = tuple((letter, paths.text(letter, required=True)) for letter in letters)
    paths.close()
    return found


def _equipment(fields: Fields) -> Card:
    return _with_sides(fields, EQUIPMENT)


def _contact(fields: Fields) -> Card:
    """Read a contact; its number is that of the case it comes from."""
    return _with_sides(fields, CONTACT, fields.number("case", 1, HIGHEST_CASE_FILE, required=True))


def _with_sides(fields: Fields, kind: str, number: int = 0) -> Card:
    return Card(
        index=0,
        id=fields.identifier(),
        kind=kind,
        title=fields.title(),
        number=number,
        sides=_sides(fields, required=True),
        words=Words(
            flavour=fields.text("flavour"),
            note=fields.text("note"),
            subtitle=fields.text("subtitle"),
        ),
    )


def _sides(fields: Fields, *, required: bool = False) -> tuple[Side, ...]:
    sides = fields.mappings("sides", "side", required=required)
    if len(sides) > _MOST_SIDES:
        fields.complain(fields.line_of("sides"), f"sides are {len(sides)}, over {_MOST_SIDES}")
    return tuple(map(_side, sides))


def _side(fields: Fields) -> Side:
    side = Side(
        title=fields.title(),
        text=fields.text("text", required=True),
        effects=fields.effects("effects", STRIP_EFFECTS, required=True),
    )
    fields.close()
    return side


def _right(fields: Fields, *, required: bool = True) -> tuple[Technique, ...]:
    words = fields.words("right", tuple(Technique), "technique", required=required)
    return tuple(map(Technique, words))


def _attributes(fields: Fields) -> tuple[tuple[str, ...], int, str]:
    """Return the attributes of a Clue, its minimum and its letter."""
    found: list[str] = []
    minimum, letter = 0, ""
    for scalar in fields.scalars("attributes"):
        word, name = scalar.text, scalar.text.split(" ")[0]
        twice = False
        if word in _ATTRIBUTES:
            twice = word in found
            found.append(word)
        elif counted := _MINIMUM.fullmatch(word):
            twice = minimum > 0
            minimum = int(counted["number"])
        elif lettered := _LETTER.fullmatch(word):
            twice = letter != ""
            letter = lettered["letter"]
        elif name == "minimum":
            message = f"{quoted(word)} should be 'minimum N', with N from 1 to {HIGHEST_MINIMUM}"
            fields.complain(scalar.line, message)
        elif name == "letter":
            message = f"{quoted(word)} should be 'letter X', with X a single capital"
            fields.complain(scalar.line, message)
        else:
            message = f"unknown attribute {quoted(word)}{cure(word, _ATTRIBUTE_WORDS)}"
            fields.complain(scalar.line, message)
        if twice:
            fields.complain(scalar.line, f"attributes names {name!r} twice")
    return tuple(found), minimum, letter


# In the order of CaseDef.cards.
SECTIONS = (
    Section("clues", "clue", _stacked_clue),
    Section("outside_clues", "clue", _outside_clue),
    Section("victims", "victim", _victim),
    Section("storms", "storm", _storm),
    Section("cases", "case", _case),
    Section("menaces", "menace", _menace),
    Section("objectives", "objective", _objective),
    Section("equipment", "equipment", _equipment),
)
CONTACTS = Section("contacts", "contact", _contact)
