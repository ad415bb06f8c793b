"""Read the keys of a mapping one by one, noting every mistake and carrying on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arkham.casefile.mistakes import Report, cure, guess, quoted
from arkham.casefile.reader import UNSEEN_IN_TEXT, Listing, Mapping, Node, Refused, Scalar
from arkham.casefile.vocabulary import EffectNames
from arkham.rules.cards import Effect

LONGEST_TITLE = 80
LONGEST_TEXT = 8_000
LONGEST_ID = 60

_PLACEHOLDERS = frozenset({"…", "...", "XXX", "TODO", "TBD"})
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WHOLE_NUMBER = re.compile(r"[+-]?(0|[1-9][0-9]{0,8})")
_EFFECT = re.compile(r"(?P<will>must|may) (?P<name>[a-z-]+)( (?P<number>[+-]?[0-9]{1,4}))?")


class Fields:
    """A mapping with the name it goes by in messages.

    Each reading method returns an empty value for a key that is absent or wrong, so that the
    rest can still be read. The keys asked for are the keys allowed: `close` refuses all others.
    """

    def __init__(self, node: Node, name: str, report: Report) -> None:
        self.name = name
        self.line = node.line
        self.report = report
        self._values: dict[str, Node] = {}
        self._key_lines: dict[str, int] = {}
        self._item_lines: dict[tuple[str, str], int] = {}
        self._asked: list[str] = []
        self._missing: list[str] = []
        self._is_mapping = isinstance(node, Mapping)
        if isinstance(node, Mapping):
            self._values, self._key_lines = node.values, node.key_lines
        elif not isinstance(node, Refused):
            report.add(node.line, f"{name or 'the file'} should be a mapping, key: value")

    def line_of(self, key: str, item: str = "") -> int:
        """Return the line of a key or of a word in its list; of the mapping if it has none."""
        return self._item_lines.get((key, item), self._key_lines.get(key, self.line))

    def has(self, key: str) -> bool:
        return key in self._values

    @property
    def names(self) -> tuple[str, ...]:
        """The keys in file order, for mappings whose keys are free to choose."""
        return tuple(self._values)

    def complain(self, line: int, message: str) -> None:
        self.report.add(line, f"{self.name}: {message}" if self.name else message)

    def close(self) -> None:
        """Refuse the keys nobody asked for, and name the required ones that are absent."""
        for key in self._values:
            if key in self._asked:
                continue
            value = self._values[key]
            if " " in key and isinstance(value, Scalar) and not value.text:
                message = f"{quoted(key)} comes after a comma; put the whole text in quotes"
                self.complain(self._key_lines[key], message)
                continue
            # A misspelt key is one mistake, not an unknown and a missing one.
            meant = guess(key, [word for word in self._asked if not self.has(word)])
            if meant in self._missing:
                self._missing.remove(meant)
            known = [meant] if meant else self._asked
            self.complain(self._key_lines[key], f"unknown key {quoted(key)}{cure(key, known)}")
        for key in self._missing:
            self.complain(self.line, f"the key {key!r} is missing")

    def text(self, key: str, *, required: bool = False, longest: int = LONGEST_TEXT) -> str:
        """Read a text; a key that is there must say something."""
        scalar = self.scalar(key, required=required)
        return self._text_of(scalar, key, longest) if scalar else ""

    def _text_of(self, scalar: Scalar, key: str, longest: int) -> str:
        text = scalar.text.strip()
        if not text:
            self.complain(scalar.line, f"{key} is empty")
        elif text in _PLACEHOLDERS:
            self.complain(scalar.line, f"{key} is still the placeholder {text!r}")
        elif not scalar.is_text:
            message = f"{key} should be text; put {quoted(scalar.text)} in quotes"
            self.complain(scalar.line, message)
        elif unseen := UNSEEN_IN_TEXT.search(text):
            self.complain(scalar.line, f"{key} holds the control character {unseen.group()!r}")
        elif len(text) > longest:
            self.complain(scalar.line, f"{key} is longer than {longest} characters")
        else:
            return text
        return ""

    def title(self, key: str = "title") -> str:
        text = self.text(key, required=True, longest=LONGEST_TITLE)
        if "\n" in text:
            self.complain(self.line_of(key), f"{key} should be one line")
        return text

    def identifier(self, key: str = "id", *, required: bool = True) -> str:
        """Read an id, or a reference to one."""
        scalar = self.scalar(key, required=required)
        return self.identifier_of(scalar, key) if scalar else ""

    def identifier_of(self, scalar: Scalar, key: str) -> str:
        text = scalar.text
        if not text:
            self.complain(scalar.line, f"{key} is empty")
        elif not scalar.is_text:
            self.complain(scalar.line, f"{key} should be text, not {quoted(text)}")
        elif len(text) > LONGEST_ID or not _ID.fullmatch(text):
            message = f"{key} {quoted(text)} should be made of a-z, 0-9 and single dashes"
            self.complain(scalar.line, message)
        else:
            return text
        return ""

    def number(self, key: str, low: int, high: int, *, required: bool = False) -> int:
        scalar = self.scalar(key, required=required)
        number = self.number_of(scalar, key, low, high) if scalar else None
        return number or 0

    def number_of(self, scalar: Scalar, key: str, low: int, high: int) -> int | None:
        """Check a scalar that should be a whole number in a range."""
        if not scalar.plain or not _WHOLE_NUMBER.fullmatch(scalar.text):
            message = f"{key} should be a whole number, not {quoted(scalar.text)}"
            self.complain(scalar.line, message)
            return None
        number = int(scalar.text)
        if not low <= number <= high:
            self.complain(scalar.line, f"{key} is {number}; it should be {low} to {high}")
            return None
        return number

    def flag(self, key: str) -> bool:
        scalar = self.scalar(key)
        if scalar and not (scalar.plain and scalar.text in ("true", "false")):
            message = f"{key} should be true or false, not {quoted(scalar.text)}"
            self.complain(scalar.line, message)
        return scalar is not None and scalar.text == "true"

    def word(self, key: str, known: Sequence[str], what: str, *, required: bool = False) -> str:
        """Read one of the known words; `what` names such a word in messages."""
        scalar = self.scalar(key, required=required)
        return self.word_of(scalar, known, what) if scalar else ""

    def word_of(self, scalar: Scalar, known: Sequence[str], what: str) -> str:
        if scalar.text in known:
            return scalar.text
        message = f"unknown {what} {quoted(scalar.text)}{cure(scalar.text, known)}"
        self.complain(scalar.line, message)
        return ""

    def words(
        self, key: str, known: Sequence[str], what: str, *, required: bool = False
    ) -> tuple[str, ...]:
        """Read a list of different known words."""
        found: list[str] = []
        for scalar in self.scalars(key, required=required):
            word = self.word_of(scalar, known, what)
            if word and word in found:
                self.complain(scalar.line, f"{key} names {word!r} twice")
            elif word:
                found.append(word)
        return tuple(found)

    def effects(
        self, key: str, known: EffectNames, *, required: bool = False
    ) -> tuple[Effect, ...]:
        """Read a list of effects, each of the form `must name` or `may name 4`."""
        read = [self._effect(scalar, known) for scalar in self.scalars(key, required=required)]
        return tuple(effect for effect in read if effect)

    def _effect(self, scalar: Scalar, known: EffectNames) -> Effect | None:
        form = _EFFECT.fullmatch(scalar.text)
        if not form:
            name = scalar.text.split(" ")[0]
            if name in known:
                message = f"effect {quoted(scalar.text)} should begin with must or may"
            else:
                shown = quoted(scalar.text)
                message = f"effect {shown} should read 'must NAME' or 'may NAME'"
            self.complain(scalar.line, message)
            return None
        name, digits = form["name"], form["number"]
        if name not in known:
            self.complain(scalar.line, f"unknown effect {name!r}{cure(name, known)}")
            return None
        limits = known[name]
        if limits is None:
            if digits:
                self.complain(scalar.line, f"effect {name!r} takes no number")
            return Effect(name, form["will"] == "must")
        number = int(digits or 0)
        if not digits:
            self.complain(scalar.line, f"effect {name!r} needs a number")
        elif number == 0 or not limits[0] <= number <= limits[1]:
            message = f"effect {name!r} takes a number from {limits[0]} to {limits[1]}"
            self.complain(scalar.line, f"{message}, not {digits}")
        else:
            return Effect(name, form["will"] == "must", number)
        return None

    def scalars(self, key: str, *, required: bool = False) -> list[Scalar]:
        """Return the members of a list of plain words."""
        found: list[Scalar] = []
        for item in self.items(key, required=required):
            if isinstance(item, Scalar):
                found.append(item)
                self._item_lines[key, item.text] = item.line
            elif not isinstance(item, Refused):
                self.complain(item.line, f"{key} should be a list of words")
        return found

    def items(self, key: str, *, required: bool = False) -> list[Node]:
        """Return the members of a list; a required list must have some."""
        node = self._value(key, required)
        if isinstance(node, Listing):
            if required and not node.items:
                self.complain(node.line, f"{key} is empty")
            return node.items
        if node and not isinstance(node, Refused):
            self.complain(node.line, f"{key} should be a list")
        return []

    def mappings(self, key: str, what: str, *, required: bool = False) -> list[Fields]:
        """Return the members of a list of mappings, each named by its id or its place."""
        found = []
        for place, item in enumerate(self.items(key, required=required), start=1):
            label = item.values.get("id") if isinstance(item, Mapping) else None
            known = isinstance(label, Scalar) and _ID.fullmatch(label.text[:LONGEST_ID])
            name = f"{what} {known.group() if known else place}"
            prefix = f"{self.name}: " if self.name else ""
            found.append(Fields(item, prefix + name, self.report))
        return found

    def mapping(self, key: str, *, required: bool = False) -> Fields | None:
        """Return the mapping under a key, if there is one."""
        node = self._value(key, required)
        if node is None:
            return None
        return Fields(node, f"{self.name}: {key}" if self.name else key, self.report)

    def scalar(self, key: str, *, required: bool = False) -> Scalar | None:
        """Return the single value under a key, if there is one."""
        node = self._value(key, required)
        if isinstance(node, Scalar):
            return node
        if node and not isinstance(node, Refused):
            self.complain(node.line, f"{key} should be a single value, not a list or a mapping")
        return None

    def _value(self, key: str, required: bool) -> Node | None:
        if key not in self._asked:
            self._asked.append(key)
            if required and self._is_mapping and not self.has(key):
                self._missing.append(key)
        return self._values.get(key)
