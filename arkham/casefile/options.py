"""Read the parameters of a case and the options that set them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arkham.casefile.mistakes import cure, quoted
from arkham.casefile.schema import Fields
from arkham.casefile.vocabulary import DIFFICULTIES, PARAMETERS, NumberBetween, OneOf
from arkham.rules.cards import OptionDef, OptionValue

DEFAULT = "default"
MOST_TERMS = 200  # ways to choose the options that are looked at


@dataclass(frozen=True, slots=True)
class Setting:
    """One parameter with its value, and where it stands, for the checks against the cards."""

    name: str
    value: int | str
    line: int
    fields: Fields


@dataclass(frozen=True, slots=True)
class Options:
    options: tuple[OptionDef, ...]
    parameters: tuple[tuple[str, int | str], ...]
    settings: tuple[Setting, ...]  # of parameters and options alike


def read_options(case: Fields) -> Options:
    """Return what can be chosen before a game, and what holds unless chosen otherwise."""
    parameters = case.mapping("parameters")
    standing = list(_settings(parameters)) if parameters else []
    settings = list(standing)
    options: list[OptionDef] = []
    ids: dict[str, int] = {}
    for fields in case.mappings("options", "option", required=True):
        option = _option(fields, settings)
        _refuse_twice(option.id, ids, fields)
        options.append(option)
    return Options(
        tuple(options), tuple((each.name, each.value) for each in standing), tuple(settings)
    )


def _option(fields: Fields, settings: list[Setting]) -> OptionDef:
    values: list[OptionValue] = []
    defaults: list[str] = []
    ids: dict[str, int] = {}
    for choice in fields.mappings("values", "value", required=True):
        value = _value(choice, settings)
        _refuse_twice(value.id, ids, choice)
        values.append(value)
        if value.difficulty == DEFAULT:
            defaults.append(value.id)
            if len(defaults) > 1:
                line = choice.line_of("difficulty")
                message = f"a second default; {quoted(defaults[0])} is the default already"
                choice.complain(line, message)
    # A value whose difficulty could not be read may have been the default.
    if values and not defaults and all(value.difficulty for value in values):
        fields.complain(fields.line_of("values"), "no value has the difficulty 'default'")
    option = OptionDef(
        id=fields.identifier(),
        title=fields.title(),
        values=tuple(values),
        default=defaults[0] if defaults else "",
    )
    fields.close()
    return option


def _value(fields: Fields, settings: list[Setting]) -> OptionValue:
    changes = fields.mapping("set", required=True)
    set_here = list(_settings(changes)) if changes else []
    settings.extend(set_here)
    value = OptionValue(
        id=fields.identifier(),
        title=fields.title(),
        text=fields.text("text", required=True),
        difficulty=fields.word("difficulty", DIFFICULTIES, "difficulty", required=True),
        sets=tuple((each.name, each.value) for each in set_here),
    )
    fields.close()
    return value


def _settings(fields: Fields) -> Iterator[Setting]:
    """Yield the parameters of a mapping whose values are right by themselves."""
    for name in fields.names:
        known = PARAMETERS.get(name)
        if known is None:
            line = fields.line_of(name)
            fields.complain(line, f"unknown parameter {quoted(name)}{cure(name, PARAMETERS)}")
            continue
        scalar = fields.scalar(name)
        if scalar is None:
            continue
        value: int | str | None
        if isinstance(known, NumberBetween):
            value = fields.number_of(scalar, name, known.low, known.high)
        elif isinstance(known, OneOf):
            value = fields.word_of(scalar, known.words, name) or None
        else:
            value = fields.identifier_of(scalar, name) or None
        if value is not None:
            yield Setting(name, value, scalar.line, fields)


def _refuse_twice(identifier: str, seen: dict[str, int], fields: Fields) -> None:
    line = fields.line_of("id")
    if identifier in seen:
        message = f"the id {identifier!r} stands twice, first on line {seen[identifier]}"
        fields.complain(line, message)
    elif identifier:
        seen[identifier] = line
