"""Mental strain and Stability checks (M1–M3)."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules.areas import DISCARD, STABILITY
from arkham.rules.events import CheckMade, StrainFelt

SIX = "person1 person2 person3 threat1 threat2 threat3"


@pytest.mark.rule("M1")
@pytest.mark.parametrize(("before", "strain"), [(5, False), (6, False), (7, True), (8, True)])
def test_the_eighth_card_of_a_line_is_the_first_to_strain(
    table: Table, before: int, strain: bool
) -> None:
    line = (SIX + " evidence1 evidence2").split()[:before]
    table.deal(hand="monster1", lines={"v1": line, "v2": "location1"}, draw="artifact1")
    table.play("monster1", "v1")
    felt = table.happened(StrainFelt)
    assert [e.before for e in felt] == ([before] if strain else [])
    assert table.discard == ("lead1 artifact1" if strain else "lead1")
    table.ready()


@pytest.mark.rule("M1")
def test_strain_counts_only_the_line_that_is_played_to(table: Table) -> None:
    table.deal(hand="monster1", lines={"v1": SIX + " evidence1", "v2": ""})
    table.play("monster1", "v2")
    assert table.happened(StrainFelt) == []
    table.ready()


@pytest.mark.rule("M1")
def test_a_lead_strains_like_a_card_of_the_hand_and_closing_does_not(table: Table) -> None:
    line = SIX + " evidence1 artifact1 location1"
    table.deal(lines={"v1": line, "v2": ""})
    table.play_lead("v1")
    assert len(table.happened(StrainFelt)) == 1
    table.deal(lines={"v1": line, "v2": ""})
    table.close("v1", score=[])
    assert table.happened(StrainFelt) == []
    table.ready()


@pytest.mark.rule("M1")
def test_strain_comes_before_the_effects_and_can_be_felt_in_them(table: Table) -> None:
    """The card lost to the strain can be taken back by the play that caused it."""
    table.case_with(
        clue("calm", "person", "any>any", "", "may stability"),
        clue("shock", "monster", stability=True),
    )
    table.deal(hand="calm", lines={"v1": SIX + " evidence1"}, draw="shock")
    table.play("calm", "v1")
    table.expect("take", only=["shock", "skip"])
    table.pick("shock")
    assert (table.hand, table.stability) == ("shock", "")
    table.ready()


@pytest.mark.rule("M2", "D2")
def test_a_check_draws_one_card_and_files_it_by_its_icons(table: Table) -> None:
    """Stability icon, neither icon, Time icon: one check each, from the top of the stack."""
    table.case_with(
        clue("scare", "threat", "any>any", "", "must check must check must check"),
        clue("shock", "monster", stability=True),
        clue("late", "person", time=True),
    )
    table.deal(hand="scare", draw="shock person1 late person2")
    table.play("scare", "v1")
    assert (table.stability, table.discard, table.time) == ("shock", "lead1 person1", "late")
    assert [e.fate for e in table.happened(CheckMade)][:2] == [STABILITY, DISCARD]
    assert table.leads.split()[-1] == "person2", "three cards were drawn, no more"
    table.ready()


@pytest.mark.rule("M2")
def test_the_check_effect_is_not_the_stability_icon(table: Table) -> None:
    """A card that orders a check but has no Stability icon passes when it is drawn."""
    table.case_with(
        clue("scare", "threat", "any>any", "", "must check"),
        clue("noise", "threat", "any>any", "", "must check"),
    )
    table.deal(hand="scare", draw="noise")
    table.play("scare", "v1")
    assert (table.stability, table.discard) == ("", "lead1 noise")
    assert len(table.happened(CheckMade)) == 1, "a drawn card's effects do nothing"
    table.ready()


@pytest.mark.rule("M2")
def test_a_played_card_with_the_stability_icon_costs_nothing_by_itself(table: Table) -> None:
    table.case_with(clue("shock", "monster", stability=True))
    table.deal(hand="shock")
    table.play("shock", "v1")
    assert table.stability == "" and table.happened(CheckMade) == []
    table.ready()


@pytest.mark.rule("M2")
def test_a_discarded_stability_icon_goes_to_the_discard_area(table: Table) -> None:
    """Only a check looks at the Stability icon."""
    table.case_with(clue("shock", "monster", stability=True))
    table.deal(leads="shock lead1")
    table.pass_()
    assert (table.stability, table.discard) == ("", "shock")
    table.ready()


@pytest.mark.rule("M3")
def test_both_icons_at_a_check_cost_stability_only(table: Table) -> None:
    table.case_with(
        clue("scare", "threat", "any>any", "", "must check"),
        clue("both", "monster", time=True, stability=True),
    )
    table.deal(hand="scare", draw="both")
    table.play("scare", "v1")
    assert (table.stability, table.time, table.discard) == ("both", "", "lead1")
    table.ready()


@pytest.mark.rule("M3", "D2")
def test_both_icons_discarded_cost_time_only(table: Table) -> None:
    table.case_with(clue("both", "monster", time=True, stability=True))
    table.deal(leads="both lead1")
    table.pass_()
    assert (table.stability, table.time) == ("", "both")
    table.ready()
