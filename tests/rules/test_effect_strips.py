"""The effects every case knows (E1–E14)."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules.events import EffectBegan, EffectMissed, StackShuffled

ROW = "lead1 lead2 lead3 lead4 lead5"
TAKING = {"discard": "E3", "closed": "E4", "stability": "E5", "time": "E6"}


@pytest.mark.rule("E1")
def test_effects_follow_one_another_from_left_to_right(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may time may discard must discard-hand"))
    table.deal(hand="doer person1", time="monster1", discard="evidence1")
    table.play("doer", "v1")
    table.expect("take", area="time", source="doer")
    table.skip()
    table.expect("take", area="discard", source="doer")
    table.skip()
    table.expect("discard_hand", area="hand", source="doer")
    table.pick("person1")
    assert [e.effect for e in table.happened(EffectBegan)] == ["time", "discard", "discard-hand"]
    assert [e.position for e in table.happened(EffectBegan)] == [0, 1, 2]
    table.ready()


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    "name", ["leads", "discard", "closed", "stability", "time", "search", "shuffle", "exchange"]
)
def test_a_voluntary_effect_can_be_declined_and_changes_nothing(table: Table, name: str) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", f"may {name}"))
    table.deal(
        hand="doer person1",
        leads=ROW,
        time="monster1",
        discard="evidence1",
        stability="location1",
        closed="artifact1",
    )
    table.play("doer", "v1")
    table.expect(table.choice.prompt, must=False, options=["skip"])
    table.skip()
    assert (table.hand, table.time, table.discard) == ("person1", "monster1", "evidence1 lead1")
    assert (table.stability, table.closed) == ("location1", "artifact1")
    assert [e.why for e in table.happened(EffectMissed)] == ["declined"]
    assert table.happened(StackShuffled) == []
    table.ready()


@pytest.mark.rule("E1")
@pytest.mark.parametrize("name", ["discard-hand", "discard-leads"])
def test_a_mandatory_effect_cannot_be_declined(table: Table, name: str) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", f"must {name}"))
    table.deal(hand="doer person1")
    table.play("doer", "v1")
    table.expect(table.choice.prompt, must=True, never=["skip"])
    table.refused("pass", reason="pending", need=1, have=0)


@pytest.mark.rule("E1")
def test_a_printed_must_makes_even_a_taking_mandatory(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "must discard"))
    table.deal(hand="doer", discard="evidence1")
    table.play("doer", "v1")
    table.expect("take", must=True, only=["evidence1", "lead1"])
    table.pick("evidence1")
    table.ready()


@pytest.mark.rule("E1")
def test_a_card_lying_in_a_line_does_nothing_when_another_is_played(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "must discard-hand"))
    table.deal(hand="person1 person2", lines={"v1": "doer"})
    table.play("person1", "v1")
    assert table.hand == "person2"
    table.ready()


@pytest.mark.rule("E2")
def test_any_card_of_the_row_can_be_taken_and_its_gap_waits_for_the_refill(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may leads must discard-leads"))
    table.deal(hand="doer", leads=ROW, draw="person1 person2 person3")
    table.play("doer", "v1")
    table.expect(
        "take", must=False, area="leads", only=["lead2", "lead3", "lead4", "lead5", "skip"]
    )
    table.pick("lead3")
    assert table.leads == "- lead2 - lead4 lead5", "no card slides in the middle of a play"
    table.pick("lead5")
    assert table.leads == "lead2 lead4 person1 person2 person3"
    assert table.hand == "lead3"
    table.ready()


@pytest.mark.rule("E2")
def test_a_played_lead_leaves_four_to_take_from(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may leads"))
    table.deal(leads="doer lead1 lead2", lines={"v1": ""})
    table.play_lead("v1")
    table.expect("take", only=["lead1", "lead2", "skip"])
    table.pick("lead2")
    table.ready()


@pytest.mark.rule("E3", "E4", "E5", "E6")
@pytest.mark.parametrize("area", TAKING)
def test_a_card_is_taken_from_its_area_and_from_no_other(table: Table, area: str) -> None:
    areas = {
        "discard": "evidence1",
        "closed": "artifact1",
        "stability": "location1",
        "time": "monster1",
    }
    table.case_with(clue("doer", "threat", "any>any", "", f"may {area}"))
    areas[area] += " person1 person2"
    table.deal(leads="doer lead1", areas=dict(areas))
    table.play_lead("v1")
    table.expect("take", must=False, area=area, only=[*areas[area].split(), "skip"])
    table.pick("person1")
    assert table.hand == "person1"
    for name, cards in areas.items():
        assert getattr(table, name) == cards.replace(" person1", "")
    table.ready()


@pytest.mark.rule("E4")
def test_only_clues_can_be_taken_from_closed_cases(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may closed"))
    table.deal(leads="doer lead1", closed="v3 artifact1 v4")
    table.play_lead("v1")
    table.expect("take", only=["artifact1", "skip"])
    table.skip()
    table.deal(leads="doer lead1", closed="v3")
    table.play_lead("v1")
    assert table.closed == "v3"
    table.ready()


@pytest.mark.rule("E6")
def test_a_taken_time_card_counts_no_longer(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may time"))
    table.deal(leads="doer lead1", time="person1 person2 person3 person4 person5")
    table.play_lead("v1")
    table.pick("person3")
    assert table.time == "person1 person2 person4 person5"
    assert len(table.lines) == 2, "no Victim: four cards are below the limit"
    table.ready()


@pytest.mark.rule("E7")
def test_search_shows_the_stack_without_its_order_and_shuffles_it(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may search"), bland=2)
    offered = []
    for top in ("person1", "monster2"):
        table.deal(hand="doer", draw=top)
        table.play("doer", "v1")
        table.expect("search", must=False, area="draw", options=["skip"])
        offered.append([table.ids([o.card]) for o in table.choice.options])
    assert offered[0] == offered[1], "the options do not tell which card lies on top"
    assert sorted(offered[0][:-1]) == sorted(table.draw.split()), "all of the stack, nothing else"
    rng = table.state.rng
    table.pick("evidence1")
    assert table.hand == "evidence1" and "evidence1" not in table.draw
    assert len(table.happened(StackShuffled)) == 1 and table.state.rng != rng
    table.ready()


@pytest.mark.rule("E7")
def test_search_finds_nothing_in_an_empty_stack(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may search"))
    table.deal(hand="doer", leads=ROW, discard="person1", rest="box")
    table.play("doer", "v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    assert table.hand == ""
    table.ready()


@pytest.mark.rule("E8")
def test_shuffle_returns_the_discards_and_leaves_the_time_area(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may shuffle"))
    table.deal(
        hand="doer",
        leads=ROW,
        draw="monster1",
        discard="person1 person2",
        time="person3",
        rest="box",
    )
    table.play("doer", "v1")
    table.expect("shuffle", must=False, only=["do", "skip"], area="discard")
    table.yes()
    assert (table.discard, table.time) == ("", "person3")
    drawn = table.leads.split()[-1]
    assert {drawn, *table.draw.split()} == {"monster1", "person1", "person2", "lead1"}
    table.ready()


@pytest.mark.rule("E9")
def test_discard_hand_is_the_players_choice(table: Table) -> None:
    table.case_with(
        clue("doer", "threat", "any>any", "", "must discard-hand"), clue("late", time=True)
    )
    table.deal(hand="doer person1 late")
    table.play("doer", "v1")
    table.expect("discard_hand", must=True, only=["person1", "late"], area="hand")
    table.pick("late")
    assert (table.hand, table.time, table.discard) == ("person1", "late", "lead1")
    table.ready()


@pytest.mark.rule("E9")
def test_discard_hand_does_nothing_to_an_empty_hand(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "must discard-hand"))
    table.deal(hand="doer")
    table.play("doer", "v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.ready()


@pytest.mark.rule("E10")
def test_discard_leads_is_the_players_choice_of_the_row(table: Table) -> None:
    table.case_with(
        clue("doer", "threat", "any>any", "", "must discard-leads"), clue("late", time=True)
    )
    table.deal(hand="doer person1", leads="lead1 lead2 late lead3 lead4")
    table.play("doer", "v1")
    table.expect("discard_leads", must=True, only=["lead2", "late", "lead3", "lead4"], area="leads")
    table.pick("late")
    assert (table.time, table.discard, table.hand) == ("late", "lead1", "person1")
    table.ready()


@pytest.mark.rule("E10")
def test_discard_leads_does_nothing_to_an_empty_row(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "must discard-leads"))
    table.deal(hand="doer", leads="lead1", draw=ROW.replace("lead1", "person1"))
    table.play("doer", "v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.ready()


@pytest.mark.rule("E11")
def test_the_check_effect_asks_nothing_and_cannot_be_declined(table: Table) -> None:
    table.case_with(
        clue("doer", "threat", "any>any", "", "must check"),
        clue("shock", "monster", stability=True),
    )
    table.deal(hand="doer", draw="shock")
    table.play("doer", "v1")
    assert table.stability == "shock"
    table.ready()


@pytest.mark.rule("E12", "D1")
def test_the_hand_limit_holds_before_the_next_effect(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may time may discard"))
    table.deal(
        hand="person1 person2 person3", leads="doer lead1", time="monster1", discard="evidence1"
    )
    table.play_lead("v1")
    table.pick("monster1")
    table.expect(
        "hand_limit", must=True, need=1, only=["person1", "person2", "person3", "monster1"]
    )
    table.pick("person2")
    table.expect("take", area="discard", only=["evidence1", "person2", "skip"])
    table.pick("person2")
    table.pick("person2")
    assert table.hand == "person1 person3 monster1"
    table.ready()


@pytest.mark.rule("E12", "E7")
def test_a_searched_card_goes_to_the_hand_before_the_stack_is_shuffled(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may search"))
    table.deal(hand="person1 person2 person3", leads="doer lead1")
    table.play_lead("v1")
    table.pick("monster1")
    table.expect("hand_limit", options=["monster1"])
    assert table.happened(StackShuffled) == []
    table.pick("monster1")
    assert len(table.happened(StackShuffled)) == 1 and table.discard == "monster1"
    table.ready()


@pytest.mark.rule("E13")
@pytest.mark.parametrize("area", ["leads", *TAKING])
def test_a_voluntary_effect_with_nothing_to_take_asks_nothing(table: Table, area: str) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", f"may {area}"))
    table.deal(leads="doer", draw=ROW)
    table.play_lead("v1")
    assert [(e.effect, e.why) for e in table.happened(EffectMissed)] == [(area, "moot")]
    table.ready()


@pytest.mark.rule("E13", "E8")
def test_an_empty_discard_area_is_not_offered_for_shuffling(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may shuffle"))
    table.deal(leads="doer lead1")
    table.play_lead("v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.ready()


@pytest.mark.rule("E14")
@pytest.mark.parametrize(("area", "wanted"), [("time", "monster1"), ("stability", "location1")])
def test_exchange_swaps_a_hand_card_with_a_card_of_either_penalty_area(
    table: Table, area: str, wanted: str
) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may exchange"), clue("late", time=True))
    table.deal(
        hand="doer late person1", time="monster1", stability="location1", discard="evidence1"
    )
    table.play("doer", "v1")
    table.expect("exchange_area", must=False, only=["monster1", "location1", "skip"])
    table.pick(wanted)
    table.expect("exchange_hand", must=True, only=["late", "person1"], area="hand")
    table.pick("late")
    assert table.hand == f"person1 {wanted}"
    assert getattr(table, area) == "late", "it goes where the other came from"
    assert table.discard == "evidence1 lead1", "an exchange is no discard"
    table.ready()


@pytest.mark.rule("E14", "E13")
def test_exchange_needs_a_card_on_both_sides(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may exchange"))
    table.deal(hand="doer", time="monster1")
    table.play("doer", "v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.deal(hand="doer person1")
    table.play("doer", "v1")
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.ready()


@pytest.mark.rule("E14", "D1")
def test_exchange_keeps_the_size_of_the_hand_so_no_limit_is_passed(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may exchange"))
    table.deal(hand="person1 person2 person3", leads="doer lead1", time="monster1")
    table.play_lead("v1")
    table.pick("monster1")
    table.pick("person1")
    assert (table.hand, table.time) == ("person2 person3 monster1", "person1")
    table.ready()
