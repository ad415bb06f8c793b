"""Storms and lightning (C2-1 to C2-8, C2-16)."""

from __future__ import annotations

import pytest
from lab import clue, storm

from arkham.casefile import load_case
from arkham.rules.cards import Kind
from arkham.rules.events import CheckMade, EffectMissed

TICKS = [clue(f"tick{n}", "threat", time=True) for n in range(1, 5)]
MOUNTAIN = clue("mountain", "location", effects="may storm")


@pytest.mark.rule("C2-1")
def test_the_case_has_its_components_and_lays_them_out(table):
    table.deal(case=2)
    cards = load_case(2).cards[1:]
    kinds = [card.kind for card in cards]
    assert sum(1 for c in cards if c.kind == Kind.CLUE and c.stacked) == 50
    assert kinds.count("victim") == 6
    assert kinds.count("storm") == 4
    assert table.formula == "third-aklo-ritual"
    assert len(table.storms.split()) == 4
    assert len(table.briefcase.split()) == 1


@pytest.mark.rule("C2-1")
def test_the_storms_are_shuffled(table):
    orders = set()
    for seed in range(12):
        table.deal(case=2, seed=seed)
        orders.add(table.storms)
    assert len(orders) > 1


@pytest.mark.rule("C2-2")
def test_the_third_time_icon_of_a_line_brings_the_top_storm_after_the_effects(table):
    tick = clue("last-tick", "threat", effects="may leads", time=True)
    table.case_with(*TICKS, tick, like=2)
    table.deal(hand="last-tick", lines={"v1": "tick1 tick2", "v2": ""}, storms="storm3 storm1")
    table.play("last-tick", "v1")
    table.expect("take", must=False)
    assert table.lines["v1"] == "tick1 tick2 last-tick"  # not yet: effects come first
    table.skip()
    assert table.lines["v1"] == "tick1 tick2 last-tick storm3"
    assert table.storms == "storm1"
    table.ready()


@pytest.mark.rule("C2-2")
def test_two_time_icons_or_icons_of_other_lines_bring_nothing(table):
    table.case_with(*TICKS, like=2)
    table.deal(hand="tick2 person1", lines={"v1": "tick1", "v2": "tick3 tick4"})
    table.play("tick2", "v1")
    table.play("person1", "v2")
    assert table.lines == {"v1": "tick1 tick2", "v2": "tick3 tick4 person1"}
    assert len(table.storms.split()) == 4


@pytest.mark.rule("C2-2")
def test_the_effects_of_the_storm_are_resolved(table):
    table.case_with(*TICKS, storm("gale", effects="must discard-hand"), like=2)
    table.deal(hand="tick3 person1 person2", lines={"v1": "tick1 tick2"})
    table.play("tick3", "v1")
    table.expect("discard_hand", must=True, only=["person1", "person2"], source="gale")
    table.pick("person2")
    assert table.lines["v1"] == "tick1 tick2 tick3 gale"
    table.ready()


@pytest.mark.rule("C2-3", "C2-16")
def test_tempest_mountain_may_bring_a_storm_without_time_icons(table):
    table.case_with(MOUNTAIN, like=2)
    table.deal(hand="mountain", lines={"v1": "", "v2": ""}, storms="storm2 storm1")
    table.play("mountain", "v1")
    table.expect("storm", must=False, only=["do", "skip"], source="mountain")
    table.yes()
    assert table.lines == {"v1": "mountain storm2", "v2": ""}
    table.ready()


@pytest.mark.rule("C2-3", "C2-16")
def test_the_storm_of_tempest_mountain_can_be_declined(table):
    table.case_with(MOUNTAIN, like=2)
    table.deal(hand="mountain", lines={"v1": ""})
    table.play("mountain", "v1")
    table.skip()
    assert table.lines["v1"] == "mountain"
    assert len(table.storms.split()) == 4
    table.ready()


@pytest.mark.rule("C2-3")
def test_the_shipped_tempest_mountain_reveals_a_storm(table):
    effects = load_case(2).card("tempest-mountain").effects
    assert any(e.name == "storm" and not e.must for e in effects)


@pytest.mark.rule("C2-4")
def test_a_line_with_a_storm_gets_no_second_one_from_a_third_time_icon(table):
    table.case_with(*TICKS, like=2)
    table.deal(hand="tick3", lines={"v1": "tick1 tick2 storm1"}, storms="storm2")
    table.play("tick3", "v1")
    assert table.lines["v1"] == "tick1 tick2 storm1 tick3"
    assert table.storms == "storm2"
    table.ready()


@pytest.mark.rule("C2-4")
def test_the_effect_is_moot_where_a_storm_lies_already(table):
    table.case_with(MOUNTAIN, like=2)
    table.deal(hand="mountain", lines={"v1": "storm1"}, storms="storm2")
    table.play("mountain", "v1")
    assert table.lines["v1"] == "storm1 mountain"
    assert [e.why for e in table.happened(EffectMissed)] == ["moot"]
    table.ready()


@pytest.mark.rule("C2-4", "C2-2", "C2-3")
def test_a_third_time_icon_that_reveals_a_storm_itself_brings_only_one(table):
    table.case_with(*TICKS, clue("both", "location", effects="may storm", time=True), like=2)
    table.deal(hand="both", lines={"v1": "tick1 tick2"}, storms="storm1 storm2")
    table.play("both", "v1")
    table.yes()
    assert table.lines["v1"] == "tick1 tick2 both storm1"
    assert table.storms == "storm2"
    table.ready()


@pytest.mark.rule("C2-4", "C2-2")
def test_declined_by_effect_the_storm_still_comes_by_the_third_icon(table):
    table.case_with(*TICKS, clue("both", "location", effects="may storm", time=True), like=2)
    table.deal(hand="both", lines={"v1": "tick1 tick2"}, storms="storm1 storm2")
    table.play("both", "v1")
    table.skip()
    assert table.lines["v1"] == "tick1 tick2 both storm1"


@pytest.mark.rule("C2-5")
def test_a_storm_is_the_card_to_link_to(table):
    table.case_with(
        storm("gale", "research"),
        clue("reader", icons="research>any"),
        clue("talker", icons="interview>any"),
        like=2,
    )
    table.deal(hand="reader talker", lines={"v1": "gale", "v2": ""})
    table.refused("hand", "talker", "v1", "technique", need="interview", have="research")
    table.play("reader", "v1")
    assert table.lines["v1"] == "gale reader"


@pytest.mark.rule("C2-5")
def test_a_storm_counts_for_no_type_and_no_minimum(table):
    table.case_with(clue("third", attributes="min3"), like=2)
    table.deal(
        hand="third",
        lines={"v1": "person1 threat1 storm1", "v2": "person2 threat2 artifact1 evidence1 storm2"},
    )
    table.refused("hand", "third", "v1", "minimum", need=3, have=2)
    table.refused("close", "", "v2", "few_types", need=5, have=4)


@pytest.mark.rule("C2-5", "M1")
def test_a_storm_counts_for_mental_strain(table):
    line = "person1 person2 person3 person4 person5 person6"
    table.case_with(like=2)
    table.deal(hand="person7", lines={"v1": f"{line} storm1"})
    table.play("person7", "v1")
    assert len(table.happened(CheckMade)) == 1
    table.deal(hand="person7", lines={"v1": line})
    table.play("person7", "v1")
    assert not table.happened(CheckMade)


@pytest.mark.rule("C2-5", "M1")
def test_a_storm_that_is_the_eighth_card_costs_a_check_before_its_effects(table):
    table.case_with(*TICKS, storm("gale", effects="must discard-hand"), like=2)
    line = "tick1 tick2 person1 person2 person3 person4"
    table.deal(hand="tick3 threat1", lines={"v1": line}, draw="threat2 threat3")
    table.play("tick3", "v1")
    assert [table.ids([e.card]) for e in table.happened(CheckMade)] == ["threat2"]
    table.expect("discard_hand", source="gale")


@pytest.mark.rule("C2-6")
def test_lightning_needs_a_storm_with_lightning(table):
    table.case_with(clue("bolt", attributes="lightning"), like=2)
    table.deal(hand="bolt", lines={"v1": "storm1", "v2": "storm3", "v3": "person1"})
    table.expect("action", options=["hand bolt v1"], never=["hand bolt v2", "hand bolt v3"])
    table.refused("hand", "bolt", "v2", "no_lightning", need=1, have=0)
    table.refused("hand", "bolt", "v3", "no_lightning", need=1, have=0)
    table.play("bolt", "v1")
    assert table.lines["v1"] == "storm1 bolt"


@pytest.mark.rule("C2-6")
def test_a_line_takes_one_lightning_clue(table):
    table.case_with(
        clue("bolt", attributes="lightning"), clue("flash", attributes="lightning"), like=2
    )
    table.deal(hand="flash", lines={"v1": "storm1 bolt", "v2": "storm2"})
    table.refused("hand", "flash", "v1", "second_lightning", need=1, have=1)
    table.play("flash", "v2")
    assert table.lines["v2"] == "storm2 flash"


@pytest.mark.rule("C2-6")
def test_two_of_the_four_shipped_storms_carry_lightning():
    storms = [card for card in load_case(2).cards if card.kind == "storm"]
    assert sorted(bool(card.attributes) for card in storms) == [False, False, True, True]


@pytest.mark.rule("C2-7")
def test_at_closing_the_storm_goes_to_the_box(table):
    line = "person1 threat1 artifact1 evidence1 location1 storm2"
    table.case_with(like=2)
    table.deal(lines={"v1": line, "v2": "storm1"})
    table.close("v1")
    assert table.box == "storm2"
    assert "storm2" not in table.closed
    assert table.lines["v2"] == "storm1"


@pytest.mark.rule("C2-8")
def test_an_empty_storm_stack_brings_nothing(table):
    table.case_with(*TICKS, MOUNTAIN, like=2)
    table.deal(hand="tick3 mountain", lines={"v1": "tick1 tick2", "v2": ""}, storms="")
    table.play("tick3", "v1")
    assert table.lines["v1"] == "tick1 tick2 tick3"
    table.play("mountain", "v2")
    assert table.lines["v2"] == "mountain"
    table.ready()


@pytest.mark.rule("C2-16", "E14")
def test_exchange_is_one_of_the_effects(table):
    table.case_with(clue("swap", effects="may exchange"), like=2)
    table.deal(hand="swap person1", lines={"v1": ""}, stability="person2")
    table.play("swap", "v1")
    table.expect("exchange_area", must=False, only=["person2", "skip"])
    table.pick("person2")
    table.pick("person1")
    assert (table.hand, table.stability) == ("person2", "person1")
    table.ready()


@pytest.mark.rule("C2-2", "C2-3")
@pytest.mark.parametrize(
    ("before", "mark", "foregone"),
    [
        ("tick1 tick2", "time", True),  # the third Time icon brings one anyway
        ("tick1", "time", False),
        ("tick1 tick2", "", False),  # it bears none itself
    ],
)
def test_a_storm_that_comes_anyway_is_told_as_foregone(table, before, mark, foregone):
    mountain = clue("mountain", "location", effects="may storm", time=bool(mark))
    table.case_with(*TICKS, mountain, like=2)
    table.deal(hand="mountain", lines={"v1": before})
    table.play("mountain", "v1")
    table.expect("storm", must=False, only=["do", "skip"], source="mountain")
    state = table.state
    told = [m.is_foregone(state, state.choice) for m in state.rules.mechanisms]
    assert any(told) == foregone
    table.skip()
    assert ("storm" in table.lines["v1"]) == foregone


@pytest.mark.rule("C2-8")
def test_an_offer_of_no_storm_is_foregone(table):
    table.case_with(MOUNTAIN, like=2)
    table.deal(hand="mountain", lines={"v1": ""}, storms="")
    table.play("mountain", "v1")
    state = table.state
    if state.choice.prompt == "storm":
        assert any(m.is_foregone(state, state.choice) for m in state.rules.mechanisms)
