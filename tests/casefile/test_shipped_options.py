"""What the options of the shipped cases set, and in which order their turns run."""

from __future__ import annotations

import pytest

from arkham.casefile import load_case
from arkham.rules.engine import new_game
from arkham.rules.moves import time_limit
from arkham.rules.ruleset import Ruleset

FIVE, SIX = {"stability": 5, "time": 5}, {"stability": 6, "time": 6}
TURN = ("action", "last_chance", "victory", "stability", "time", "refill")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("value", "limits"), [("five", FIVE), ("six", SIX)])
def test_the_limits_of_a_case_are_set_together(
    number: int, value: str, limits: dict[str, int]
) -> None:
    rules = Ruleset(load_case(number), {"limits": value})
    told = rules.parameters
    assert {"stability": told["stability_limit"], "time": told["time_limit"]} == limits
    assert rules.stability_limit == limits["stability"]
    if number < 3:  # where no side of a card changes it
        assert time_limit(new_game(rules, seed=1)) == limits["time"]


@pytest.mark.parametrize(
    ("number", "options", "types"),
    [
        (1, {}, 5),
        (1, {"victory": "five"}, 5),
        (1, {"victory": "six"}, 6),
        (2, {}, 5),
        (2, {"victory": "ancient"}, 5),
        (3, {"mode": "classic"}, 5),
    ],
)
def test_what_wins_a_case(number: int, options: dict[str, str], types: int) -> None:
    assert Ruleset(load_case(number), options).types_to_win == types


def test_the_hard_victory_of_the_second_case_names_its_puzzle() -> None:
    hard = Ruleset(load_case(2), {"victory": "ancient"})
    plain = Ruleset(load_case(2), {"victory": "five"})
    assert hard.parameters["must_score"] == "ancient-forgotten-one"
    assert hard.cards[hard.index["ancient-forgotten-one"]].type
    assert not plain.parameters.get("must_score")


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("value", "count"), [("four", 4), ("five", 5), ("six", 6)])
def test_how_many_victims_a_case_has(number: int, value: str, count: int) -> None:
    assert Ruleset(load_case(number), {"victims": value}).parameters["victims"] == count


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_turn_runs_in_the_order_of_the_rulebook(number: int) -> None:
    """Victory is looked at before stability, stability before time (T1, U1 to U4)."""
    assert load_case(number).turn == TURN


def test_the_first_case_of_the_graph_has_two_sides_that_name_each_other() -> None:
    cards = {card.id: card for card in load_case(3).cards[1:]}
    errand, patience = cards["carters-errand"], cards["carters-patience"]
    assert (errand.number, errand.side, patience.number, patience.side) == (1, "A", 1, "B")
    assert (errand.reverse, patience.reverse) == (patience.id, errand.id)
    assert not errand.ongoing and [effect.name for effect in patience.ongoing] == ["time-limit"]
    sided = {card.id for card in cards.values() if card.side}
    assert {errand.id, patience.id} <= sided


def test_the_case_graph_opens_the_cases_that_its_file_draws() -> None:
    opens = {
        card.number: effect.number
        for card in load_case(3).cards[1:]
        for effect in card.icons
        if effect.name == "access"
    }
    assert opens == {1: 5, 2: 4, 3: 3, 4: 3, 5: 6, 6: 7}
