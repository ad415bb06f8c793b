"""The rules are pure: no picture, no files, no clock, no chance but their own."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

import pytest
from places import ROOT

from arkham.rules.areas import HAND
from arkham.rules.effects import take
from arkham.rules.registry import QUESTIONS, STEPS

RULES = ROOT / "arkham" / "rules"
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in RULES.rglob("*.py")}
FORBIDDEN = {
    "asyncio", "datetime", "glob", "importlib", "io", "locale", "logging", "multiprocessing", "os",
    "platform", "random", "secrets", "shutil", "socket", "subprocess", "sys", "tempfile",
    "threading", "time", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "__import__"}
DOOR = RULES / "__init__.py"
"""`load_case` is a convenience for scripts: it alone reaches outside, and only when called."""

FOR_THE_COMPILER = "mypy_extensions"
"""What mypyc alone reads; it may stand where nothing is imported when the game runs."""


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Yield all there is in the rules, with its file and the code itself."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            yield f"{path.name}: {getattr(node, 'lineno', '')}", node


def imports(tree: ast.AST) -> Iterator[str]:
    nodes = [*ast.walk(tree)]
    unread = [n for node in nodes for n in unread_in(node)]
    for node in [node for node in nodes if node not in unread]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def unread_in(node: ast.AST) -> list[ast.stmt]:
    """Return the imports for the compiler, which a running game passes by."""
    if not isinstance(node, ast.If) or ast.unparse(node.test) != "TYPE_CHECKING":
        return []
    found = [n for n in node.body if isinstance(n, ast.ImportFrom)]
    return [n for n in found if n.module == FOR_THE_COMPILER]


def test_what_the_compiler_reads_may_not_be_imported_by_the_game() -> None:
    line = f"from {FOR_THE_COMPILER} import i64"
    assert not [*imports(ast.parse(f"if TYPE_CHECKING:\n    {line}"))]
    assert [*imports(ast.parse(line))] == [FOR_THE_COMPILER]
    assert [*imports(ast.parse("if TYPE_CHECKING:\n    import chess"))] == ["chess"]


def test_a_rules_file_imports_only_harmless_standard_modules() -> None:
    for path, tree in TREES.items():
        for module in imports(tree):
            top = module.split(".")[0]
            if module.startswith("arkham.rules"):
                continue
            if path == DOOR and module in ("arkham.casefile", "pathlib"):
                continue
            assert top != "pathlib" and top in sys.stdlib_module_names, (path, module)
            assert top not in FORBIDDEN, (path, module)


def test_a_rules_file_reads_nothing_and_says_nothing() -> None:
    for place, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, place


def test_no_order_comes_from_a_set() -> None:
    """Sets are for asking what is in them; going through one would depend on hashes."""
    for place, node in nodes():
        if isinstance(node, ast.For | ast.comprehension):
            walked = node.iter
            assert not isinstance(walked, ast.Set | ast.SetComp), place
            if isinstance(walked, ast.Call) and isinstance(walked.func, ast.Name):
                assert walked.func.id not in ("set", "frozenset"), place


def test_entries_of_the_agenda_are_written_by_what_registered_them() -> None:
    """So that a type checker sees every argument; a bare tuple would hide a wrong one."""
    for place, node in nodes():
        if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
            name = node.elts[0].value
            is_entry = len(node.elts) == 1 or not isinstance(node.elts[1], ast.Constant)
            assert not (is_entry and (name in STEPS or name in QUESTIONS)), place


def test_an_entry_takes_no_keywords() -> None:
    """Only places are kept on the agenda and in saves."""
    assert take(3, HAND) == ("take", 3, HAND)
    with pytest.raises(TypeError):
        take(3, area=HAND)
