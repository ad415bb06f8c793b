"""The tree is the map: every room says what it is, stays small, and imports only downwards."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from places import ROOT, TESTS

PACKAGE = ROOT / "arkham"
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if "_assets" not in path.parts]
ROOMS = sorted({path.parent for path in FILES})
MOST_TEST_FILES = 26
MOST_FILES = 21  # twenty modules and the docstring of the room

_BASE = {"files", "rules", "casefile"}
_DRAWN = {"play", "words", "settings", "scenes", "scenes.draw", "scenes.widgets"}
ALLOWED: dict[str, set[str]] = {
    "rules": {"casefile"},  # `load_case`, and only when called: see test_purity
    "files": {"rules"},
    "casefile": {"files", "rules"},
    "ai": {"files", "rules"},
    "settings": {"files"},
    "play": _BASE,
    "lessons": _BASE | {"play"},
    "words": _BASE | {"play"},
    "records": _BASE | {"play", "words"},
    "scenes": {"scenes.draw"},
    "scenes.draw": _BASE | {"words"},
    "scenes.cards": _BASE | {"scenes.draw"},
    "scenes.widgets": _BASE | {"play", "settings", "scenes.draw"},
    "scenes.dialogs": _BASE | _DRAWN | {"scenes.cards"},
    "scenes.menu": _BASE | _DRAWN | {"scenes.cards"},
    "scenes.setup": _BASE | _DRAWN | {"scenes.cards"},
    "scenes.log": _BASE | _DRAWN | {"scenes.cards"},
    "scenes.rulebook": _BASE | _DRAWN | {"scenes.cards", "scenes.table"},
    "scenes.settings": _BASE | _DRAWN | {"scenes.cards"},
    "scenes.casebook": _BASE | _DRAWN | {"records"},
    "scenes.table": _BASE | _DRAWN | {"scenes.cards", "scenes.dialogs"},
    "scenes.lessons": _BASE | _DRAWN | {"lessons", "scenes.cards", "scenes.table"},
    "scenes.replay": _BASE | _DRAWN | {"scenes.dialogs", "scenes.table"},
    "scenes.evidence": _BASE | _DRAWN | {"scenes.cards", "scenes.table"},
    "scenes.planning": _BASE | _DRAWN | {"scenes.cards", "scenes.table"},
    "scenes.game_over": _BASE | _DRAWN | {"scenes.cards", "scenes.table"},
    "scenes.advice": _BASE | _DRAWN | {"scenes.table"},
    "scenes.review": _BASE | _DRAWN | {"scenes.cards"},
}
"""What each room may import while the game runs; imports for types alone are free."""
_SCREENS = {room for room in ALLOWED if room.startswith("scenes")}
# The flow owns the mind: scenes only show what it found out, and get that handed in.
ALLOWED["flow"] = _BASE | _SCREENS | {"play", "records", "words", "settings", "lessons", "ai"}
ALLOWED["app"] = ALLOWED["flow"] | {"flow"}
ALLOWED["commands"] = ALLOWED["app"] | {"app"}


def room_of(module: str) -> str:
    """Return the room of a dotted module name: `scenes.draw`, `rules`; nothing for the root."""
    parts = module.split(".")[1:]
    if parts[:1] == ["scenes"] and len(parts) > 1 and (PACKAGE / "scenes" / parts[1]).is_dir():
        return ".".join(parts[:2])
    return parts[0] if parts and (PACKAGE / parts[0]).is_dir() else ""


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return what a file imports when it runs."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    for_types = {
        inner
        for node in nodes
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in nodes:
        if node in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_a_room_imports_only_what_its_place_allows() -> None:
    for path in FILES:
        room = room_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for module in imports(path) if room else ():
            other = room_of(module) if module.startswith("arkham.") else ""
            assert not other or other == room or other in ALLOWED[room], (path, module)


def test_a_room_says_what_lives_in_it_and_is_not_crowded() -> None:
    for room in ROOMS:
        words = ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8")))
        assert words and len(words) > 40, room
        assert len(list(room.glob("*.py"))) <= MOST_FILES, room


def test_nothing_reaches_for_the_private_modules_of_python() -> None:
    """Their names change with its versions, as those of the hashes did."""
    for path in FILES:
        tops = {module.split(".")[0] for module in imports(path)} - {"__future__"}
        assert not [top for top in tops if top.startswith("_")], path


def test_no_room_of_the_tests_is_crowded() -> None:
    counts = Counter(path.parent for path in TESTS.rglob("*.py"))
    assert not {folder: count for folder, count in counts.items() if count > MOST_TEST_FILES}
