"""Rulebook, code and tests name the same clauses: each is proved, none is made up."""

from __future__ import annotations

import ast
import re
from functools import cache

from places import ROOT

from arkham.rules.choices import REASONS

LEDGER = ROOT / "docs" / "rules.md"
CLAUSE = re.compile(r"^- ([A-Z]\d+(?:-\d+)?) ", re.MULTILINE)
MENTION = re.compile(r"\b(C[23]-\d+|[STDPMEXULAGO]\d{1,2})\b")


def clauses() -> list[str]:
    """Return the ids of the ledger in its order."""
    return CLAUSE.findall(LEDGER.read_text(encoding="utf-8"))


@cache
def proofs() -> dict[str, list[str]]:
    """Return for each clause id that a test names where it is named."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "pytest.mark.rule":
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            assert node.args, f"{where}: a rule mark names no clause"
            for argument in node.args:
                assert isinstance(argument, ast.Constant), (
                    f"{where}: name the clause in plain words"
                )
                found.setdefault(str(argument.value), []).append(where)
    return found


def test_every_reason_for_a_refusal_is_given_in_a_test() -> None:
    """A reason nobody has seen may never be told, or told with the wrong numbers."""
    text = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "tests/rules").glob("test_*.py"))
    told = {reason for reason in REASONS if re.search(rf"refused\([^)]*\"{reason}\"", text)}
    assert told == set(REASONS), set(REASONS) - told


def test_no_clause_is_told_twice() -> None:
    ids = clauses()
    assert len(ids) > 100
    assert [c for c in set(ids) if ids.count(c) > 1] == []


def test_every_clause_of_the_ledger_has_a_test() -> None:
    unproved = [clause for clause in clauses() if clause not in proofs()]
    assert not unproved, f"no test names {', '.join(unproved)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = set(clauses())
    unknown = {clause: where for clause, where in proofs().items() if clause not in known}
    assert not unknown, unknown


def test_the_code_of_the_rules_cites_only_clauses_that_exist() -> None:
    known = set(clauses())
    for path in sorted((ROOT / "arkham" / "rules").rglob("*.py")):
        cited = set(MENTION.findall(path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {sorted(cited - known)}"
