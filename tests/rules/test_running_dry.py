"""Running out of leads (L1–L3): at any point, with a Victim as the price."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules.events import CheckMade, LineOpened, StackRanDry

ROW = "lead1 lead2 lead3 lead4 lead5"


@pytest.mark.rule("L1", "L2")
def test_a_dry_refill_brings_a_victim_and_a_new_stack_and_goes_on(table: Table) -> None:
    table.deal(
        leads=ROW, discard="person1 person2 person3", time="threat1", rest="box", briefcase=""
    )
    table.pass_()
    assert table.lines == {"v1": "", "v2": "", "v3": ""}
    assert [e.cause for e in table.happened(StackRanDry)] == ["refill"]
    assert (table.discard, table.time) == ("", "threat1"), "the time area is not shuffled in"
    dealt = table.leads.split()[-1]
    assert {dealt, *table.draw.split()} == {"lead1", "person1", "person2", "person3"}
    table.ready()


@pytest.mark.rule("L1")
def test_the_last_card_of_the_stack_costs_nothing(table: Table) -> None:
    """Only a card that must be drawn and is not there does."""
    table.deal(leads=ROW, draw="person1", rest="box", briefcase="")
    table.pass_()
    assert table.happened(StackRanDry) == [] and table.victims == "v3 v4 v5"
    assert table.leads.endswith("person1") and table.draw == ""
    table.ready()


@pytest.mark.rule("L2")
def test_a_refill_can_run_dry_halfway(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may leads"))
    table.deal(hand="doer", leads=ROW, draw="person1", discard="person2", rest="box", briefcase="")
    table.play("doer", "v1")
    table.pick("lead2")
    assert table.leads.startswith("lead3 lead4 lead5 person1")
    assert table.leads.split()[-1] in ("person2", "lead1")
    assert len(table.happened(StackRanDry)) == 1 and table.victims == "v4 v5"
    table.ready()


@pytest.mark.rule("L1", "L2", "M2")
def test_a_check_that_runs_dry_draws_from_the_new_stack_and_effects_go_on(table: Table) -> None:
    table.case_with(
        clue("scare", "threat", "any>any", "", "must check may stability"),
        clue("shock", "monster", stability=True),
    )
    table.deal(leads="scare lead2 lead3 lead4 lead5", discard="shock", rest="box", briefcase="")
    table.play_lead("v1")
    assert [e.cause for e in table.happened(StackRanDry)] == ["check"]
    assert list(table.lines) == ["v1", "v2", "v3"]
    assert [table.ids([e.card]) for e in table.happened(CheckMade)] == ["shock"]
    table.expect("take", area="stability", only=["shock", "skip"])
    table.skip()
    table.ready()


@pytest.mark.rule("L2", "M1")
def test_the_strain_check_can_run_dry_before_the_effects(table: Table) -> None:
    table.case_with(clue("last", "threat", "any>any", "", "may discard"))
    line = "person1 person2 person3 threat1 threat2 threat3 monster1"
    table.deal(
        leads="last lead2",
        lines={"v1": line},
        discard="evidence1 evidence2",
        rest="box",
        briefcase="",
    )
    table.play_lead("v1")
    assert len(table.happened(StackRanDry)) == 1
    table.expect("take", area="discard")
    assert len(table.discard.split()) == 1, "the discards were shuffled, then one was drawn"


@pytest.mark.rule("L1", "G3")
def test_a_dry_stack_without_a_victim_loses_in_the_middle_of_an_effect(table: Table) -> None:
    table.case_with(clue("scare", "threat", "any>any", "", "must check may leads"))
    table.deal(hand="scare", leads=ROW, discard="person1", victims="", rest="box", briefcase="")
    table.play("scare", "v1")
    table.over("lost victims")
    assert table.discard == "person1 lead1", "lost before the new stack is formed"


@pytest.mark.rule("L3")
def test_with_no_discards_the_victim_still_comes_and_the_check_draws_nothing(table: Table) -> None:
    table.case_with(
        clue("scare", "threat", "any>any", "", "must check must check must discard-hand")
    )
    table.deal(hand="person1", leads="scare lead2 lead3 lead4 lead5", rest="box", briefcase="")
    table.play_lead("v1")
    assert table.happened(CheckMade) == []
    assert [e.cause for e in table.happened(LineOpened)] == ["leads", "leads"]
    table.expect("discard_hand", only=["person1"])
    table.pick("person1")
    assert len(table.lines) == 5, "the refill asked for a card once more"
    assert table.leads == "lead2 lead3 lead4 lead5 person1"
    table.ready()


@pytest.mark.rule("L3")
def test_play_goes_on_with_fewer_leads(table: Table) -> None:
    table.deal(leads="lead1 lead2 lead3", rest="box", briefcase="")
    table.take()
    assert (table.leads, table.hand) == ("lead2 lead3", "lead1")
    assert table.victims == "v4 v5", "one Victim for one instruction"
    table.ready()
    table.expect("action", options=["take lead2", "lead v1", "hand lead1 v3"])


@pytest.mark.rule("L3")
def test_the_stack_formed_anew_may_run_out_in_the_same_refill(table: Table) -> None:
    """Two cards are dealt from the new stack; when it is empty again a second Victim comes."""
    table.deal(leads="lead1 lead2", discard="person1", rest="box", briefcase="")
    table.pass_()
    assert len(table.happened(StackRanDry)) == 2
    assert table.victims == "v5" and table.draw == "" and table.discard == ""
    assert table.leads.startswith("lead2 ")
    assert set(table.leads.split()) == {"lead1", "lead2", "person1"}
    table.ready()
