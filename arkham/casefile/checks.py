"""Check what no card can know by itself: ids, other sides, numbers, letters, mechanisms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice, product

from arkham.casefile.cards import Draft
from arkham.casefile.mistakes import cure
from arkham.casefile.options import MOST_TERMS, Options, Setting
from arkham.casefile.schema import Fields
from arkham.casefile.vocabulary import (
    ATTRIBUTE_MECHANISMS,
    EFFECTS_ON_CASES,
    PARAMETERS,
    SECTION_MECHANISMS,
    CardOf,
)
from arkham.rules.cards import Attribute, Card, ClueType, Kind
from arkham.rules.mechanisms.case_icons import CASE
from arkham.rules.mechanisms.formula import LEFT_HALF, RIGHT_HALF
from arkham.rules.mechanisms.objectives import OBJECTIVE
from arkham.rules.mechanisms.victims import VICTIM


def check_ids(drafts: Sequence[Draft]) -> None:
    """Check that no id is used twice, in whatever section or file."""
    _refuse_twice(drafts, "id", lambda card: card.id)


def check_cards(drafts: Sequence[Draft], mechanisms: Sequence[str]) -> None:
    """Check the cards of a case against each other and against its mechanisms."""
    _refuse_twice(_of_kind(drafts, Kind.CLUE), "title", lambda card: card.title)
    _check_letters(drafts)
    _check_numbers(drafts)
    _check_cases_named(drafts)
    _check_attributes(drafts, mechanisms)


def _of_kind(drafts: Sequence[Draft], kind: str) -> list[Draft]:
    return [draft for draft in drafts if draft.card.kind == kind]


def _refuse_twice(drafts: Sequence[Draft], key: str, value_of: Callable[[Card], str]) -> None:
    first: dict[str, Draft] = {}
    for draft in drafts:
        value = value_of(draft.card)
        if not value:
            continue
        earlier = first.setdefault(value, draft)
        if earlier is not draft:
            place = f"line {earlier.fields.line_of(key)}"
            if earlier.fields.report is not draft.fields.report:
                place = f"{earlier.fields.report.path.name}, {place}"
            message = f"the {key} {value!r} stands twice, first at {place}"
            draft.fields.complain(draft.fields.line_of(key), message)


def link_reverses(drafts: Sequence[Draft]) -> None:
    """Check that two sides of a card name each other; tell a Clue which card it is the back of."""
    by_id = {draft.card.id: draft for draft in drafts if draft.card.id}
    fronts: dict[str, Draft] = {}
    for draft in drafts:
        if not draft.card.reverse:
            continue
        other = by_id.get(draft.card.reverse)
        objection = _objection_to_reverse(draft, other, by_id, fronts)
        if objection:
            draft.fields.complain(draft.fields.line_of("reverse"), f"reverse {objection}")
        elif other is not None and not other.card.reverse:
            fronts[other.card.id] = draft
    for back, front in fronts.items():
        by_id[back].card = replace(by_id[back].card, reverse=front.card.id)


def _objection_to_reverse(
    draft: Draft, other: Draft | None, by_id: dict[str, Draft], fronts: dict[str, Draft]
) -> str:
    named = repr(draft.card.reverse)
    if other is None:
        return f"names {named}, but there is no such card{cure(draft.card.reverse, by_id)}"
    if other is draft:
        return "names the card itself"
    if other.section == "clues":
        return f"names {named}, which is in the draw stack; move it to outside_clues"
    if other.section == "outside_clues" and not other.card.reverse:
        earlier = fronts.get(other.card.id)
        return f"names {named}, which is the back of {earlier.card.id!r}" if earlier else ""
    if other.card.reverse != draft.card.id:
        return f"names {named}, but that card names {other.card.reverse or 'none'!r} as its reverse"
    return ""


def _check_letters(drafts: Sequence[Draft]) -> None:
    owners: dict[str, Draft] = {}
    for draft in _of_kind(drafts, Kind.CLUE):
        letter, fields = draft.card.letter, draft.fields
        if not letter:
            continue
        if not draft.card.has(Attribute.PUZZLE):
            fields.complain(fields.line_of("attributes"), "a Clue with a letter should be a puzzle")
        earlier = owners.setdefault(letter, draft)
        if earlier is not draft:
            message = f"letter {letter} stands twice, first on {earlier.card.id!r}"
            fields.complain(fields.line_of("attributes"), message)
    for draft in _of_kind(drafts, OBJECTIVE):
        for letter in draft.card.letters:
            if letter not in owners:
                line = draft.fields.line_of("letters", letter)
                draft.fields.complain(line, f"no Clue has the letter {letter}")


def _check_numbers(drafts: Sequence[Draft]) -> None:
    """Check that numbers are used once, except for the two sides of a Case card."""
    for kind in (CASE, OBJECTIVE):
        first: dict[int, Draft] = {}
        for draft in _of_kind(drafts, kind):
            earlier = first.setdefault(draft.card.number, draft)
            if earlier is draft or not draft.card.number or _are_sides(earlier.card, draft.card):
                continue
            fields = draft.fields
            message = f"number {draft.card.number} stands twice, first on {earlier.card.id!r}"
            if kind == CASE:
                message += "; two sides need side A and side B, and each other as reverse"
            fields.complain(fields.line_of("number"), message)


def _are_sides(one: Card, other: Card) -> bool:
    are_opposite = one.reverse == other.id and other.reverse == one.id
    return are_opposite and {one.side, other.side} == {"A", "B"}


def _check_cases_named(drafts: Sequence[Draft]) -> None:
    """Check that the Case cards which effects open or close exist."""
    numbers = {draft.card.number for draft in _of_kind(drafts, CASE)}
    if 0 in numbers:
        return  # the number that could not be read may be the one that is missed
    for draft in drafts:
        card = draft.card
        lists = [("effects", card.effects), ("icons", card.icons), ("immediate", card.immediate)]
        lists += [("sides", side.effects) for side in card.sides]
        for key, effects in lists:
            for effect in effects:
                if effect.name in EFFECTS_ON_CASES and effect.number not in numbers:
                    words = f"{'must' if effect.must else 'may'} {effect.name} {effect.number}"
                    line = draft.fields.line_of(key, words)
                    draft.fields.complain(line, f"{words!r}: there is no case {effect.number}")


def _check_attributes(drafts: Sequence[Draft], mechanisms: Sequence[str]) -> None:
    """Check that every attribute means something in this case."""
    for draft in drafts:
        fields = draft.fields
        for attribute in draft.card.attributes:
            needed = ATTRIBUTE_MECHANISMS.get(attribute, "")
            if needed and needed not in mechanisms:
                line = fields.line_of("attributes", attribute)
                fields.complain(line, _needs(f"attribute {attribute!r}", needed))
        if draft.card.purple_icons and "purple" not in mechanisms:
            fields.complain(fields.line_of("purple_icons"), _needs("'purple_icons'", "purple"))


def _needs(what: str, mechanism: str) -> str:
    return f"{what} needs the mechanism {mechanism!r}, which the case does not list"


def check_mechanisms(case: Fields, drafts: Sequence[Draft], mechanisms: Sequence[str]) -> None:
    """Check that every mechanism has its cards, and every section its mechanism."""
    sections = {draft.section for draft in drafts}
    for section, mechanism in SECTION_MECHANISMS.items():
        if section in sections and mechanism not in mechanisms:
            case.complain(case.line_of(section), _needs(f"section {section!r}", mechanism))
        elif mechanism in mechanisms and section not in sections:
            line = case.line_of("mechanisms", mechanism)
            case.complain(line, f"the mechanism {mechanism!r} needs the section {section!r}")
    if "formula" in mechanisms:
        line = case.line_of("mechanisms", "formula")
        for half in (LEFT_HALF, RIGHT_HALF):
            count = sum(draft.card.has(half) for draft in drafts)
            if count != 1:
                message = f"the mechanism 'formula' needs one Clue with {half!r}, not {count}"
                case.complain(line, message)
        outside = [draft.card for draft in drafts if draft.section == "outside_clues"]
        if not any(card.type is ClueType.FORMULA for card in outside):
            message = "the mechanism 'formula' needs a Clue of type formula in outside_clues"
            case.complain(line, message)


def check_settings(settings: Sequence[Setting], drafts: Sequence[Draft]) -> None:
    """Check that parameters fit the cards of the case."""
    cards = {draft.card.id: draft.card for draft in drafts if draft.card.id}
    victims = len(_of_kind(drafts, VICTIM))
    for setting in settings:
        rule = PARAMETERS[setting.name]
        if isinstance(rule, CardOf):
            fitting = [card.id for card in cards.values() if card.kind == rule.kind]
            if setting.value not in fitting:
                word = str(setting.value)
                message = f"{setting.name}: there is no {rule.kind} {word!r}"
                setting.fields.complain(setting.line, message + cure(word, fitting))
            elif setting.name == "must_score" and not cards[str(setting.value)].has(
                Attribute.PUZZLE
            ):
                message = f"must_score: {setting.value!r} is no puzzle, so it is never scored"
                setting.fields.complain(setting.line, message)
        elif setting.name == "victims" and int(setting.value) > victims:
            message = f"victims is {setting.value}, but the case has {victims}"
            setting.fields.complain(setting.line, message)


def check_tools(case: Fields, options: Options, mechanisms: Sequence[str]) -> None:
    """Check that contact and equipment are named however the options are chosen."""
    missing: dict[tuple[str, str], None] = {}
    for chosen in islice(product(*(option.values for option in options.options)), MOST_TERMS):
        parameters = dict(options.parameters)
        for value in chosen:
            parameters |= dict(value.sets)
        helps = str(parameters.get("help", "both"))
        packed = [tool for tool in ("contact", "equipment") if helps in ("both", tool)]
        for mechanism, tool in [("contact", "contact"), *(("briefcase", each) for each in packed)]:
            if mechanism in mechanisms and not parameters.get(tool):
                missing[mechanism, tool] = None
    for mechanism, tool in missing:
        line = case.line_of("mechanisms", mechanism)
        message = f"the mechanism {mechanism!r} needs the parameter {tool!r}, which nothing sets"
        case.complain(line, message)
