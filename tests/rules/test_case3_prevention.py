"""Preventing the effects of the next Clue, from a line or from the briefcase (C3-22, C3-26)."""

from __future__ import annotations

import pytest
from case3_cards import ELDER_SIGN, FIVE, menaces_with
from lab import clue, menace
from table import Table

from arkham.rules.events import EffectMissed, MarkCleared, MarkSet, StrainFelt

LOUD = clue("loud", "threat", effects="must check")
PAIN = clue("pain", "threat", effects="must discard-hand")


@pytest.fixture
def lab(table: Table) -> Table:
    table.case_with(ELDER_SIGN, LOUD, PAIN, like=3)
    return table


@pytest.mark.rule("C3-22", "C3-26")
def test_the_elder_sign_in_a_line_prevents_the_next_clue_of_that_line(lab: Table) -> None:
    lab.deal(hand="elder-sign loud", lines={"case1a": "", "case2": ""}, draw="person5 person6")
    lab.play("elder-sign", "case2")
    assert [event.value for event in lab.happened(MarkSet)] == [lab.card("case2").index]
    lab.play("loud", "case2")
    assert EffectMissed(lab.card("loud").index, "", "prevented") in lab.events
    assert len(lab.happened(MarkCleared)) == 1
    assert lab.discard == "lead1 lead2"  # no check was made
    lab.ready()


@pytest.mark.rule("C3-22")
def test_another_line_is_not_protected_and_the_protection_waits(lab: Table) -> None:
    lab.deal(
        hand="loud pain",
        lines={"case1a": "", "case2": "elder-sign"},
        marks=[("prevent", "case2")],
        leads="lead1 lead2 lead3 lead4 lead5",
        draw="person5",
    )
    lab.play("loud", "case1a")
    assert lab.discard == "lead1 person5"
    lab.play("pain", "case2")
    assert lab.state.marks == ()
    lab.ready()


@pytest.mark.rule("C3-22")
def test_only_one_clue_is_prevented(lab: Table) -> None:
    lab.deal(
        hand="person1 loud",
        lines={"case2": "elder-sign"},
        marks=[("prevent", "case2")],
        draw="person5 person6",
        leads="lead1 lead2 lead3 lead4 lead5",
    )
    lab.play("person1", "case2")  # has no effect to prevent, but it was the next Clue
    lab.play("loud", "case2")
    assert lab.discard == "lead1 lead2 person6"


@pytest.mark.rule("C3-22")
def test_the_elder_sign_used_from_the_briefcase_prevents_in_any_line(lab: Table) -> None:
    for line in ("case1a", "case2"):
        lab.deal(hand="loud pain", briefcase="elder-sign")
        lab.use("elder-sign", 1)
        assert lab.box.endswith("elder-sign")
        lab.play("loud", line)
        assert lab.discard == "lead1" and lab.state.marks == ()
        lab.play("pain", line)  # the hand is empty now, so nothing is asked
        lab.ready()


@pytest.mark.rule("C3-22")
def test_the_elder_sign_in_the_briefcase_prevents_nothing_by_itself(lab: Table) -> None:
    lab.deal(hand="loud", briefcase="elder-sign", draw="person5")
    lab.play("loud", "case2")
    assert lab.discard == "lead1 person5"


@pytest.mark.rule("C3-22", "C3-12")
def test_a_protection_ends_with_its_line(lab: Table) -> None:
    lab.deal(
        hand="loud",
        lines={"case3": f"{FIVE} elder-sign"},
        marks=[("prevent", "case3")],
        draw="person5 person6",
        leads="lead1 lead2 lead3 lead4 lead5",
    )
    lab.close("case3")
    assert lab.lines == {"case3": ""} and lab.state.marks == ()
    lab.play("loud", "case3")
    assert lab.discard == "lead1 lead2 person6"  # a check as on any other day


@pytest.mark.rule("C3-26")
def test_prevention_skips_gained_effects_but_not_the_strain(table: Table) -> None:
    dread = clue("dread", "monster", "any>any", "darkness", "must discard-leads")
    table.case_with(
        dread, ELDER_SIGN,
        *menaces_with(menace("i1", ongoing="must darkness-gains-check")),
        like=3,
    )  # fmt: skip
    six = "person1 threat1 artifact1 evidence1 person2 person3"
    table.deal(
        hand="dread",
        lines={"case2": f"{six} elder-sign"},
        marks=[("prevent", "case2")],
        menaces="i1",
        draw="monster1 monster2 monster3",
    )
    table.play("dread", "case2")
    assert len(table.happened(StrainFelt)) == 1
    assert table.discard == "lead1 monster1"  # the strain's check and nothing else
    table.ready()


@pytest.mark.rule("C3-26", "C3-12")
def test_a_prevented_closing_effect_closes_nothing(table: Table) -> None:
    table.case_with(ELDER_SIGN, clue("shot", "threat", effects="must close 5"), like=3)
    table.deal(hand="shot", lines={"case5": "elder-sign"}, marks=[("prevent", "case5")])
    table.play("shot", "case5")
    assert table.lines == {"case5": "elder-sign shot"}
    table.ready()


@pytest.mark.rule("C3-22")
def test_a_voluntary_prevention_can_be_declined(table: Table) -> None:
    table.case_with(clue("charm", "artifact", effects="may prevent"), like=3)
    table.deal(hand="charm")
    table.play("charm", "case2")
    table.expect("case_icon", must=False, only=["do", "skip"], source="charm")
    table.skip()
    assert table.state.marks == ()
    table.ready()
