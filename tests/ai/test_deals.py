"""Graded deals: told by what happened, alike results graded alike, silent about other terms."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arkham.ai import deals
from arkham.ai.deals import Grade, graded_deals
from arkham.rules import load_case
from arkham.rules.ruleset import Ruleset


@pytest.fixture
def rules() -> Ruleset:
    return Ruleset(load_case(1))


def lay(folder: Path, monkeypatch: pytest.MonkeyPatch, rules: Ruleset, solved: list[int]) -> None:
    """Let these results, of the seeds from 1 on, be what is known."""
    document = {
        "content": rules.case.content_hash,
        "options": rules.options,
        "player": "expert",
        "tried": 10,
        "solved": {str(seed): wins for seed, wins in enumerate(solved, 1)},
    }
    path = folder / "deals.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    monkeypatch.setattr(deals, "asset", lambda *parts: path)


def test_deals_are_graded_by_what_a_bot_made_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Ruleset
) -> None:
    lay(tmp_path, monkeypatch, rules, [9, 1, 5, 6, 9, 4, 1, 5])
    assert [d.seed for d in graded_deals(rules, Grade.EASIER)] == [1, 5]
    assert [d.seed for d in graded_deals(rules, Grade.FAIR)] == [4, 3, 8, 6]
    hard = graded_deals(rules, Grade.HARDER)
    assert [(d.seed, d.solved, d.tried, d.player) for d in hard] == [
        (2, 1, 10, "expert"),
        (7, 1, 10, "expert"),
    ]


def test_deals_that_all_fared_alike_are_fair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Ruleset
) -> None:
    lay(tmp_path, monkeypatch, rules, [10] * 8)
    assert len(graded_deals(rules, Grade.FAIR)) == 8
    assert graded_deals(rules, Grade.EASIER) == graded_deals(rules, Grade.HARDER) == []


def test_nothing_is_known_of_other_terms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Ruleset
) -> None:
    lay(tmp_path, monkeypatch, rules, [9, 1, 5, 6, 9, 4, 1, 5])
    other = Ruleset(load_case(1), {"victims": "six"})
    assert graded_deals(other, Grade.EASIER) == []
