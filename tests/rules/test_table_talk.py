"""The table-talk language itself: positions are exact, and wrong claims fail."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table


def test_a_deal_is_exact_and_loses_no_card(table: Table) -> None:
    table.case_with(clue("rat", "monster", "research>any", "puzzle min3", "must check"))
    table.deal(hand="rat person1", lines={"v3": "threat1"}, time="monster1", draw="evidence2")
    assert table.hand == "rat person1"
    assert table.lines == {"v3": "threat1"}
    assert table.time == "monster1"
    assert table.leads == "lead1 lead2 lead3 lead4 lead5"
    assert table.draw.startswith("evidence2 artifact1 evidence1 location1 person2")
    assert table.victims == "v1 v2 v4 v5" and table.unseen == "v6"
    table.ready()


def test_the_stack_can_be_bare(table: Table) -> None:
    table.deal(draw="person1", leads="lead1 lead2 lead3 lead4 lead5", rest="box")
    assert table.draw == "person1" and table.leads == "lead1 lead2 lead3 lead4 lead5"
    table.pass_()
    assert (table.draw, table.leads) == ("", "lead2 lead3 lead4 lead5 person1")
    table.ready()


def test_predicates_take_what_no_one_named(table: Table) -> None:
    table.deal(case=1, hand=[lambda c: c.time, "brown-jenkin"])
    first, second = table.hand.split()
    assert second == "brown-jenkin" and table.card(first).time


def test_a_card_cannot_be_dealt_twice(table: Table) -> None:
    with pytest.raises(AssertionError, match="named twice"):
        table.deal(hand="person1", time="person1")


def test_expectations_can_fail(table: Table) -> None:
    table.deal(hand="person1")
    table.expect("action", must=True, options=["pass", "hand person1 v1"], never=["close v1"])
    with pytest.raises(AssertionError, match="asked: action"):
        table.expect("hand_limit")
    with pytest.raises(AssertionError, match="missing"):
        table.expect("action", only=["pass", "skip"])
    with pytest.raises(AssertionError, match="should be refused"):
        table.refused("hand", "person1", "v1", "technique")
