"""Find case files, load them, and say what is wrong with them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
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
from arkham.casefile.mistakes import CaseError, Mistake, Report, Stopped, cure, quoted
from arkham.casefile.options import Options, read_options
from arkham.casefile.reader import Mapping, Node, read_file
from arkham.casefile.schema import Fields
from arkham.casefile.vocabulary import (
    ACCENTS,
    HIGHEST_CASE_FILE,
    MECHANISM_TEXTS,
    MECHANISMS,
    TEXTS,
    TURN_STEPS,
)
from arkham.files.paths import asset
from arkham.rules.cards import GAP, Card, CaseDef, Kind

_GAP_CARD = Card(index=GAP, id="", kind=Kind.CLUE, title="", stacked=False)


def _build_contacts(root: Node, report: Report) -> list[Draft]:
    """Return the contacts of the series as their file tells them."""
    fields = Fields(root, "", report)
    contacts = read_section(fields, CONTACTS)
    fields.close()
    return contacts


def _build_case(root: Node, report: Report, read_contacts: Callable[[], list[Draft]]) -> CaseDef:
    """Return the case, as far as it can be read; the report gets all its mistakes.

    The contacts of the series are read only for a case that can meet them.
    """
    fields = Fields(root, "", report)
    listed = fields.words("mechanisms", MECHANISMS, "mechanism", required=True)
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
        turn=_turn(fields),
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


def _turn(fields: Fields) -> tuple[str, ...]:
    turn = fields.words("turn", TURN_STEPS, "turn step", required=True)
    if turn and "action" not in turn:
        fields.complain(fields.line_of("turn"), "the turn has no step 'action'")
    if turn and "victory" not in turn:
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


_NAME = re.compile(r"-?[a-z0-9][a-z0-9-]{0,59}")
# A case can be called by its number and by its id; finding them takes no parsing.
_NAME_LINES = (
    re.compile(r"^number:[ ]*([0-9]{1,3})\b", re.MULTILINE),
    re.compile(r"^id:[ ]*[\"']?([a-z0-9-]+)", re.MULTILINE),
)

# What a file was when it was read: path, time of change, size.
_Stamp = tuple[Path, int, int]


def case_paths() -> list[Path]:
    """Return the shipped case files in the order of the series."""
    return sorted(asset("data", "cases").glob("*.yaml"))


def contacts_path() -> Path:
    return asset("data", "contacts.yaml")


def load_case(source: int | str | Path, *, contacts: Path | None = None) -> CaseDef:
    """Return a case by its number, its id or its path; CaseError says all that is wrong with it."""
    path = source if isinstance(source, Path) else _path_of(source)
    return _load(_stamp(path), _stamp(contacts or contacts_path()))


def check_file(path: Path | str, *, contacts: Path | None = None) -> list[Mistake]:
    """Return what is wrong with a case file or with a file of contacts, in line order."""
    return _read(Path(path), contacts or contacts_path())[1]


# Three cases and their mended versions; a game loads the same file for every scene.
@lru_cache(maxsize=8)
def _load(case: _Stamp, contacts: _Stamp) -> CaseDef:
    found, mistakes = _read(case[0], contacts[0])
    if found is None:
        mistakes = mistakes or [Mistake(case[0], 0, "this file holds contacts, not a case")]
    if found is None or mistakes:
        raise CaseError(mistakes)
    return found


def _stamp(path: Path) -> _Stamp:
    try:
        status = path.stat()
    except (OSError, ValueError):  # reading the file will say what is wrong with it
        return path, 0, 0
    return path, status.st_mtime_ns, status.st_size


def _read(path: Path, contacts: Path) -> tuple[CaseDef | None, list[Mistake]]:
    """Return the case of a file, if it holds one, and the mistakes."""
    report, series = Report(path), Report(contacts)
    case = None
    try:
        root = read_file(report)
        if _holds_contacts(root):
            check_ids(_build_contacts(root, report))
        else:
            case = _build_case(root, report, lambda: _read_contacts(series))
    except Stopped:
        pass  # the report knows why
    return case, report.in_order() + series.in_order()


def _read_contacts(series: Report) -> list[Draft]:
    try:
        return _build_contacts(read_file(series), series)
    except Stopped:
        return []


def _holds_contacts(root: Node) -> bool:
    return isinstance(root, Mapping) and "contacts" in root.values and "clues" not in root.values


def _path_of(source: int | str) -> Path:
    """Return the path that a number, an id or a path in words stands for."""
    word = str(source)
    if not _NAME.fullmatch(word):
        return Path(word)
    names = {name: path for path in case_paths() for name in _names(_stamp(path))}
    if word in names:
        return names[word]
    if isinstance(source, str) and Path(source).exists():
        return Path(source)
    message = f"there is no case {quoted(word)}{cure(word, names)}"
    raise CaseError([Mistake(asset("data", "cases"), 0, message)])


@lru_cache(maxsize=8)
def _names(case: _Stamp) -> tuple[str, ...]:
    try:
        text = case[0].read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ()  # one unreadable file must not hide the others
    return tuple(name for line in _NAME_LINES for name in line.findall(text)[:1])
