"""Find case files, load them, and say what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from arkham.casefile.build import build_case, build_contacts
from arkham.casefile.cards import Draft
from arkham.casefile.checks import check_ids
from arkham.casefile.mistakes import CaseError, Mistake, Report, Stopped, cure, quoted
from arkham.casefile.reader import Mapping, Node, read_file
from arkham.casefile.vocabulary import MECHANISMS, TURN_STEPS
from arkham.files.paths import asset
from arkham.rules.cards import CaseDef

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
    """Return where the contacts of the series are."""
    return asset("data", "contacts.yaml")


def load_case(
    source: int | str | Path,
    *,
    contacts: Path | None = None,
    mechanisms: Sequence[str] = MECHANISMS,
    turn_steps: Sequence[str] = TURN_STEPS,
) -> CaseDef:
    """Return a case by its number, its id or its path; CaseError says all that is wrong with it."""
    path = source if isinstance(source, Path) else _path_of(source)
    return _load(
        _stamp(path), _stamp(contacts or contacts_path()), tuple(mechanisms), tuple(turn_steps)
    )


def check_file(
    path: Path | str,
    *,
    contacts: Path | None = None,
    mechanisms: Sequence[str] = MECHANISMS,
    turn_steps: Sequence[str] = TURN_STEPS,
) -> list[Mistake]:
    """Return what is wrong with a case file or with a file of contacts, in line order."""
    return _read(Path(path), contacts or contacts_path(), mechanisms, turn_steps)[1]


# Three cases and their mended versions; a game loads the same file for every scene.
@lru_cache(maxsize=8)
def _load(
    case: _Stamp, contacts: _Stamp, mechanisms: tuple[str, ...], turn_steps: tuple[str, ...]
) -> CaseDef:
    found, mistakes = _read(case[0], contacts[0], mechanisms, turn_steps)
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


def _read(
    path: Path, contacts: Path, mechanisms: Sequence[str], turn_steps: Sequence[str]
) -> tuple[CaseDef | None, list[Mistake]]:
    """Return the case of a file, if it holds one, and the mistakes."""
    report, series = Report(path), Report(contacts)
    case = None
    try:
        root = read_file(report)
        if _holds_contacts(root):
            check_ids(build_contacts(root, report))
        else:
            case = build_case(
                root,
                report,
                lambda: _read_contacts(series),
                mechanisms=mechanisms,
                turn_steps=turn_steps,
            )
    except Stopped:
        pass  # the report knows why
    return case, report.in_order() + series.in_order()


def _read_contacts(series: Report) -> list[Draft]:
    try:
        return build_contacts(read_file(series), series)
    except Stopped:
        return []


def _holds_contacts(root: Node) -> bool:
    return isinstance(root, Mapping) and "contacts" in root.values and "clues" not in root.values


def _path_of(source: int | str) -> Path:
    """Return the path that a number, an id or a path in words stands for."""
    word = str(source)
    if not _NAME.fullmatch(word):
        return Path(word)
    names: dict[str, Path] = {}
    for path in case_paths():
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # one unreadable file must not hide the others
        names.update((name, path) for line in _NAME_LINES for name in line.findall(text)[:1])
    if word in names:
        return names[word]
    if isinstance(source, str) and Path(source).exists():
        return Path(source)
    message = f"there is no case {quoted(word)}{cure(word, names)}"
    raise CaseError([Mistake(asset("data", "cases"), 0, message)])
