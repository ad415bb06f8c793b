"""Graded deals: told by what happened, alike results graded alike, silent about other terms."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from places import ROOT

from arkham.ai import deals
from arkham.ai.deals import Grade, graded_deals
from arkham.ai.stored import values_name
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


CASES = [load_case(number) for number in (1, 2, 3)]
FEW = 9
"""So many deals of a grade are enough for a player who asks for several."""
SHIPPED = sorted((ROOT / "data" / "deals").glob("*.json"))


def test_deals_of_every_case_are_shipped() -> None:
    assert {"witch-cult", "thunder", "gulfs-hardboiled"} <= {path.stem for path in SHIPPED}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_shipped_deals_are_of_the_cards_as_they_are(path: Path) -> None:
    """If the cards were meant to change: python -m tuning.grade_deals, see docs/balance.md."""
    document = json.loads(path.read_text(encoding="utf-8"))
    chosen = {name: value for name, value in document["options"].items() if name == "mode"}
    case = next(case for case in CASES if path.stem.startswith(case.id))
    rules = Ruleset(case, chosen)  # the default terms of the mode
    assert values_name(rules) == path.stem
    assert document["content"] == rules.case.content_hash
    assert document["options"] == rules.options
    deals_of = {grade: graded_deals(rules, grade) for grade in Grade}
    assert sum(map(len, deals_of.values())) == len(document["solved"])
    assert all(len(found) >= FEW for found in deals_of.values())
    for deal in deals_of[Grade.EASIER]:
        assert deal.solved > max(other.solved for other in deals_of[Grade.HARDER])
        assert (deal.player, deal.tried) == (document["player"], document["tried"])
