"""The Formula, skeleton locks and keys, the contact and the options of Case 2 (C2-9 to C2-18)."""

from __future__ import annotations

import pytest
from lab import clue

from arkham.casefile import load_case
from arkham.rules.cards import Attribute

LEFT = clue("left", "evidence", attributes="formula-left")
RIGHT = clue("right", "artifact", attributes="formula-right")
FIVE = "person1 threat1 monster1 location1"  # with one of the halves: five types


@pytest.fixture
def halves(table):
    """Return a table whose case has both halves."""
    table.case_with(LEFT, RIGHT, like=2)
    return table


@pytest.mark.rule("C2-9", "C2-11")
def test_the_right_half_directly_after_the_left_earns_the_formula(halves):
    halves.deal(hand="right", lines={"v1": "person1 left"})
    halves.play("right", "v1")
    assert halves.hand == "aklo"
    assert halves.formula == ""
    halves.ready()


@pytest.mark.rule("C2-9")
def test_the_formula_comes_after_the_effects_of_the_second_half(table):
    table.case_with(
        LEFT, clue("right", "artifact", "any>any", "formula-right", "may leads"), like=2
    )
    table.deal(hand="right", lines={"v1": "left"})
    table.play("right", "v1")
    table.expect("take")
    assert table.formula == "aklo"
    table.skip()
    assert table.hand == "aklo"


@pytest.mark.rule("C2-9")
@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("right", "left"),  # the wrong order
        ("left person1", "right"),  # not directly after
        ("left storm1", "right"),  # a Storm between breaks it
        ("person1", "right"),  # one half alone
        ("person1", "left"),
    ],
)
def test_what_does_not_join_the_halves(halves, line, card):
    halves.deal(hand=card, lines={"v1": line, "v2": ""})
    halves.play(card, "v1")
    assert halves.formula == "aklo"
    assert halves.hand == ""
    halves.ready()


@pytest.mark.rule("C2-9")
def test_halves_in_two_lines_do_not_join(halves):
    halves.deal(hand="right", lines={"v1": "left", "v2": "person1"})
    halves.play("right", "v2")
    assert halves.formula == "aklo"


@pytest.mark.rule("C2-9", "C2-2")
def test_a_storm_brought_by_the_second_half_lies_behind_it_and_breaks_nothing(table):
    ticking = [clue(f"tick{n}", time=True) for n in (1, 2)]
    right = clue("right", "artifact", attributes="formula-right", time=True)
    table.case_with(*ticking, LEFT, right, like=2)
    table.deal(hand="right", lines={"v1": "tick1 tick2 left"}, storms="storm3")
    table.play("right", "v1")
    assert table.lines["v1"] == "tick1 tick2 left right storm3"
    assert table.hand == "aklo"


@pytest.mark.rule("C2-10", "C2-11")
def test_both_halves_closed_earn_the_formula_at_once(halves):
    halves.deal(lines={"v1": f"{FIVE} right", "v2": ""}, closed="left")
    halves.close("v1")
    assert halves.hand == "aklo"
    halves.ready()


@pytest.mark.rule("C2-10")
def test_one_half_closed_and_one_scored_earn_it(table):
    scored = clue("right", "artifact", attributes="formula-right puzzle")
    table.case_with(LEFT, scored, like=2)
    table.deal(lines={"v1": f"{FIVE} evidence1 right", "v2": ""}, closed="left")
    table.close("v1", score=["right"])
    assert table.big_picture == "right"
    assert table.hand == "aklo"
    table.ready()


@pytest.mark.rule("C2-10")
def test_halves_in_other_areas_do_not_count(halves):
    for area in ("discard", "time", "stability"):
        halves.deal(lines={"v1": f"{FIVE} right", "v2": ""}, areas={area: "left"})
        halves.close("v1")
        assert halves.formula == "aklo", area


@pytest.mark.rule("C2-10", "E4")
def test_a_half_taken_from_closed_cases_can_still_be_joined_in_a_line(table):
    fetch = clue("fetch", effects="may closed")
    table.case_with(LEFT, RIGHT, fetch, like=2)
    table.deal(hand="fetch right", lines={"v1": "", "v2": ""}, closed="left")
    table.play("fetch", "v1")
    table.pick("left")
    assert table.closed == "" and table.formula == "aklo"
    table.play("left", "v2")
    table.play("right", "v2")
    assert table.hand == "aklo"


@pytest.mark.rule("C2-11", "D1")
def test_the_formula_taken_with_a_full_hand_asks_for_a_discard_at_once(halves):
    halves.deal(hand="person1 person2 person3", lines={"v1": "left"}, leads="right lead1")
    halves.play_lead("v1")
    halves.expect("hand_limit", need=1, only=["person1", "person2", "person3", "aklo"])
    assert halves.state.turn == 1, "it is asked at once, not at the end of the turn"
    halves.pick("person2")
    assert halves.hand == "person1 person3 aklo"
    halves.ready()


@pytest.mark.rule("C2-11", "D1")
def test_closing_with_a_full_hand_takes_the_formula_over_the_limit(halves):
    halves.deal(
        hand="person2 person3 person4", lines={"v1": f"{FIVE} right", "v2": ""}, closed="left"
    )
    halves.close("v1")
    halves.expect("hand_limit", need=1, only=["person2", "person3", "person4", "aklo"])
    halves.pick("aklo")
    assert "aklo" in halves.discard
    halves.ready()


@pytest.mark.rule("C2-12")
def test_the_formula_counts_as_a_type_for_closing_and_for_victory(table):
    table.case_with(like=2)
    table.deal(lines={"v1": "person1 threat1 artifact1 evidence1 aklo", "v2": ""}, formula="")
    table.expect("action", options=["close v1"])
    clues = [clue(f"solved-{t}", t, attributes="puzzle") for t in ("person", "threat")]
    clues += [clue(f"solved-{t}", t, attributes="puzzle") for t in ("artifact", "evidence")]
    table.case_with(*clues, like=2)
    ids = " ".join(card.id for card in clues)
    table.deal(big_picture=f"{ids} aklo", formula="")
    table.pass_()
    table.over("won")


@pytest.mark.rule("C2-12")
def test_the_shipped_formula_is_a_puzzle_with_a_skeleton_key():
    formula = load_case(2).card("third-aklo-ritual")
    assert set(formula.attributes) >= {Attribute.PUZZLE, "skeleton-key"}
    assert formula.type == "formula"


@pytest.mark.rule("C2-12", "X2")
def test_the_formula_can_be_scored(table):
    table.case_with(like=2)
    table.deal(
        lines={"v1": "person1 threat1 artifact1 evidence1 location1 aklo", "v2": ""}, formula=""
    )
    table.close("v1", score=["aklo"])
    assert table.big_picture == "aklo"
    table.ready()


SKELETON_LOCK = clue("crypt", "monster", attributes="skeleton-lock puzzle")
LOCK = clue("gate", "location", attributes="lock")
LOCK_2 = clue("gate2", "location", attributes="lock")
KEY = clue("key", "artifact", attributes="key")


@pytest.fixture
def locks(table):
    """Return a table whose case has locks and keys of both kinds."""
    table.case_with(SKELETON_LOCK, LOCK, LOCK_2, KEY, like=2)
    return table


@pytest.mark.rule("C2-13")
def test_a_skeleton_lock_needs_a_skeleton_key_in_its_line(locks):
    locks.deal(hand="crypt", lines={"v1": "key", "v2": "aklo"}, formula="")
    locks.refused("hand", "crypt", "v1", "skeleton_lock", need=1, have=0)
    locks.play("crypt", "v2")
    assert locks.lines["v2"] == "aklo crypt"


@pytest.mark.rule("C2-13")
def test_a_skeleton_key_opens_one_common_lock_instead(locks):
    locks.deal(hand="gate", lines={"v1": "aklo", "v2": "person1"}, formula="")
    locks.refused("hand", "gate", "v2", "no_key", need=1, have=0)
    locks.play("gate", "v1")
    assert locks.lines["v1"] == "aklo gate"


@pytest.mark.rule("C2-13")
def test_a_skeleton_key_spent_on_a_common_lock_opens_no_skeleton_lock(locks):
    locks.deal(hand="crypt gate2", lines={"v1": "aklo gate", "v2": ""}, formula="")
    locks.refused("hand", "crypt", "v1", "skeleton_lock", need=1, have=0)
    locks.refused("hand", "gate2", "v1", "no_key", need=1, have=0)


@pytest.mark.rule("C2-13")
@pytest.mark.parametrize("line", ["key aklo gate", "aklo key gate"])
def test_with_both_keys_the_common_lock_spends_the_common_one(locks, line):
    locks.deal(hand="crypt gate2", lines={"v1": line, "v2": ""}, formula="")
    locks.expect("action", options=["hand crypt v1", "hand gate2 v1"])
    locks.play("crypt", "v1")
    locks.refused("hand", "gate2", "v1", "no_key", need=1, have=0)


@pytest.mark.rule("C2-13")
def test_a_common_key_that_came_after_the_lock_did_not_open_it(locks):
    locks.deal(hand="crypt", lines={"v1": "aklo gate key", "v2": ""}, formula="")
    locks.refused("hand", "crypt", "v1", "skeleton_lock", need=1, have=0)


@pytest.mark.rule("C2-14", "X4")
def test_the_bonus_needs_six_types_and_the_formula_is_one_of_them(table):
    table.case_with(like=2)
    five = "person1 threat1 artifact1 evidence1 location1"
    table.deal(lines={"v1": f"{five} aklo", "v2": ""}, formula="", stability="monster1")
    table.close("v1", score=[])
    table.expect("bonus", must=False, only=["monster1", "skip"])
    table.deal(lines={"v1": five, "v2": ""}, stability="monster1")
    table.close("v1", score=[])
    assert table.stability == "monster1"
    table.ready()


@pytest.mark.rule("C2-14", "X4")
def test_seven_types_bring_the_bonus_too(table):
    table.case_with(like=2)
    six = "person1 threat1 artifact1 evidence1 location1 monster1"
    table.deal(lines={"v1": f"{six} aklo", "v2": ""}, formula="", stability="monster2")
    table.close("v1", score=[])
    table.expect("bonus", must=False, only=["monster2", "skip"])


@pytest.mark.rule("C2-15", "A5")
def test_carter_checks_then_opens_a_lock_or_a_skeleton_lock(locks):
    locks.deal(hand="crypt gate", lines={"v1": "", "v2": ""}, draw="person1 person2")
    locks.use("carter", 1)
    assert "person1" in locks.discard
    locks.expect("play_lock", must=False, options=["play crypt v1", "play gate v2", "skip"])
    locks.play("crypt", "v1")
    assert locks.lines["v1"] == "crypt"
    assert locks.box == "carter"
    locks.ready()


@pytest.mark.rule("C2-15")
def test_carter_takes_a_card_from_either_penalty_area(table):
    table.case_with(clue("late", time=True), clue("mad", stability=True), like=2)
    table.deal(time="late", stability="mad", hand="person1")
    table.use("carter", 2)
    table.expect("take_penalty", must=False, only=["late", "mad", "skip"])
    table.pick("mad")
    assert table.hand == "person1 mad"
    assert table.time == "late" and table.stability == ""
    table.ready()


@pytest.mark.rule("C2-15", "L1", "G3")
def test_carters_check_on_an_empty_stack_loses_without_victims(locks):
    locks.deal(hand="gate", lines={"v1": ""}, victims="", rest="discard")
    locks.use("carter", 1)
    locks.over("lost victims")


@pytest.mark.rule("C2-15", "L2")
def test_carters_check_on_an_empty_stack_opens_a_case_and_goes_on(locks):
    locks.deal(hand="gate", lines={"v1": ""}, victims="v3", rest="discard")
    locks.use("carter", 1)
    locks.expect("play_lock", options=["play gate v1", "play gate v3"])
    locks.play("gate", "v3")
    assert locks.lines == {"v1": "", "v3": "gate"}


@pytest.mark.rule("C2-15")
def test_carters_check_may_draw_the_last_card_of_the_stack(locks):
    locks.deal(hand="gate", lines={"v1": ""}, draw="person1", rest="closed")
    locks.use("carter", 1)
    assert locks.draw == ""
    locks.expect("play_lock", options=["play gate v1"])


@pytest.mark.rule("C2-17")
def test_the_difficult_victory_asks_for_the_ancient_forgotten_one(table):
    types = ("person", "threat", "artifact", "evidence")
    solved = [clue(f"solved-{t}", t, attributes="puzzle") for t in types]
    ancient = clue("ancient", "monster", attributes="puzzle")
    other = clue("other", "monster", attributes="puzzle")
    ids = " ".join(card.id for card in solved)
    table.case_with(*solved, ancient, other, like=2, parameters={"must_score": "ancient"})
    table.deal(big_picture=f"{ids} other")
    table.pass_()
    table.ready()
    table.deal(big_picture=f"{ids} ancient")
    table.pass_()
    table.over("won")


@pytest.mark.rule("C2-17", "O2", "O3")
def test_the_shipped_options_set_what_they_say(table):
    table.deal(case=2, options={"victory": "ancient"})
    assert table.state.rules.must_score == table.state.rules.index["ancient-forgotten-one"]
    table.deal(case=2)
    assert table.state.rules.must_score == 0
    for value, count in (("four", 4), ("five", 5), ("six", 6)):
        table.deal(case=2, options={"victims": value, "limits": "six"})
        assert table.state.rules.number("victims") == count
        assert table.state.rules.stability_limit == 6


@pytest.mark.rule("C2-18", "D2")
@pytest.mark.parametrize(("time", "area"), [(True, "time"), (False, "discard")])
def test_a_discarded_formula_is_a_clue_like_any_other(table, time, area):
    formula = clue("aklo", "formula", "any>any", "puzzle skeleton-key", stacked=False, time=time)
    table.case_with(formula, like=2)
    table.deal(leads="aklo person1", formula="")
    table.pass_()
    assert "aklo" in getattr(table, area)
    table.ready()


@pytest.mark.rule("C2-18", "E14")
def test_the_formula_can_be_exchanged_into_a_penalty_area_and_back(table):
    table.case_with(clue("swap", effects="may exchange"), like=2)
    table.deal(hand="swap aklo", lines={"v1": ""}, formula="", time="person1")
    table.play("swap", "v1")
    table.pick("person1")
    table.pick("aklo")
    assert (table.hand, table.time) == ("person1", "aklo")
    table.use("carter", 2)
    table.pick("aklo")
    assert table.time == ""
    assert table.hand == "person1 aklo"
