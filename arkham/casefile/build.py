"""Make a CaseDef of the nodes of a case file, with the fingerprint of all that decides a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from hashlib import sha256
from typing import Any

from arkham.casefile.cards import CONTACTS, SECTIONS, Draft, read_section
from arkham.casefile.checks import (
    check_cards,
    check_ids,
    check_mechanisms,
    check_settings,
    check_tools,
    link_reverses,
)
from arkham.casefile.mistakes import Report
from arkham.casefile.options import Options, read_options
from arkham.casefile.reader import Node
from arkham.casefile.schema import Fields
from arkham.casefile.vocabulary import ACCENTS, HIGHEST_CASE_FILE, MECHANISM_TEXTS, TEXTS
from arkham.rules.cards import GAP, Card, CaseDef, Kind

_GAP_CARD = Card(index=GAP, id="", kind=Kind.CLUE, title="", stacked=False)


def build_contacts(root: Node, report: Report) -> list[Draft]:
    """Return the contacts of the series as their file tells them."""
    fields = Fields(root, "", report)
    contacts = read_section(fields, CONTACTS)
    fields.close()
    return contacts


def build_case(
    root: Node,
    report: Report,
    read_contacts: Callable[[], list[Draft]],
    *,
    mechanisms: Sequence[str],
    turn_steps: Sequence[str],
) -> CaseDef:
    """Return the case, as far as it can be read; the report gets all its mistakes.

    The contacts of the series are read only for a case that can meet them.
    """
    fields = Fields(root, "", report)
    listed = fields.words("mechanisms", mechanisms, "mechanism", required=True)
    number = fields.number("number", 1, HIGHEST_CASE_FILE, required=True)
    options = read_options(fields)
    drafts = [draft for section in SECTIONS for draft in read_section(fields, section)]
    met = _contacts_met(read_contacts, number, listed, options)
    # Contacts come first here, so that a clash is a mistake of the case, not of the series.
    check_ids([*met, *drafts])
    link_reverses(drafts)
    check_cards(drafts, listed)
    check_mechanisms(fields, drafts, listed)
    check_settings(options.settings, [*drafts, *met])
    check_tools(fields, options, listed)
    case = CaseDef(
        id=fields.identifier(),
        number=number,
        title=fields.title(),
        cards=_numbered([draft.card for draft in [*drafts, *met]]),
        options=options.options,
        mechanisms=listed,
        turn=_turn(fields, turn_steps),
        parameters=options.parameters,
        accent=fields.word("accent", ACCENTS, "accent", required=True),
        texts=_texts(fields, listed),
        content_hash="",
    )
    fields.close()
    return replace(case, content_hash=content_hash(case))


def _contacts_met(
    read: Callable[[], list[Draft]], number: int, mechanisms: Sequence[str], options: Options
) -> list[Draft]:
    """Return the contacts a case can use: all of them, or its own and those it names."""
    if "contact" in mechanisms:
        return read()
    if "briefcase" not in mechanisms:
        return []
    named = {setting.value for setting in options.settings if setting.name == "contact"}
    return [each for each in read() if each.card.number == number or each.card.id in named]


def _numbered(cards: Sequence[Card]) -> tuple[Card, ...]:
    return (_GAP_CARD, *(replace(card, index=index) for index, card in enumerate(cards, start=1)))


def _turn(fields: Fields, turn_steps: Sequence[str]) -> tuple[str, ...]:
    turn = fields.words("turn", turn_steps, "turn step", required=True)
    if turn and "action" not in turn:
        fields.complain(fields.line_of("turn"), "the turn has no step 'action'")
    if turn and "victory" in turn_steps and "victory" not in turn:
        fields.complain(
            fields.line_of("turn"), "the turn has no step 'victory', so nobody could win"
        )
    return turn


def _texts(fields: Fields, mechanisms: Sequence[str]) -> tuple[tuple[str, str], ...]:
    texts = fields.mapping("texts", required=True)
    if texts is None:
        return ()
    ends = [text for mechanism, text in MECHANISM_TEXTS.items() if mechanism in mechanisms]
    found = tuple((key, texts.text(key, required=True)) for key in (*TEXTS, *ends))
    texts.close()
    return found


_LENGTH = 16
# Fields of any dataclass of a case that no rule reads.
_WORDS = frozenset({"title", "text", "words", "texts", "accent", "difficulty", "content_hash"})
# Fields whose order in the file has no meaning.
_UNORDERED = frozenset({"parameters", "sets"})


def content_hash(case: CaseDef) -> str:
    """Return a digest of all that matters to play, so that mending a typo keeps saves valid."""
    canonical = json.dumps(_mechanics(case), sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode("ascii")).hexdigest()[:_LENGTH]


def _mechanics(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_mechanics(member) for member in value]
    if not is_dataclass(value):
        return value
    found = {}
    for field in fields(value):
        content = getattr(value, field.name)
        # Empty fields stay out, so that a field which a later version adds changes no digest.
        if content and field.name not in _WORDS:
            found[field.name] = _mechanics(
                tuple(sorted(content)) if field.name in _UNORDERED else content
            )
    return found
