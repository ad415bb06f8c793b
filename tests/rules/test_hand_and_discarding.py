"""The hand limit and where discarded cards go (D1–D3)."""

from __future__ import annotations

import pytest
from lab import clue, contact, equipment, menace
from table import Table

THREE = "person1 person2 person3"


@pytest.mark.rule("D1")
def test_the_third_card_is_kept_and_the_fourth_costs_one(table: Table) -> None:
    table.deal(hand="person1 person2")
    table.take()
    assert table.hand == "person1 person2 lead1"
    table.ready()
    table.take()
    table.expect(
        "hand_limit", must=True, need=1, only=["person1", "person2", "lead1", "lead2"], area="hand"
    )


@pytest.mark.rule("D1")
@pytest.mark.parametrize("given_up", ["person2", "lead1"])
def test_any_card_may_be_given_up_the_new_one_included(table: Table, given_up: str) -> None:
    table.deal(hand=THREE)
    table.take()
    table.pick(given_up)
    assert given_up not in table.hand.split() and len(table.hand.split()) == 3
    assert table.discard == given_up
    table.ready()


@pytest.mark.rule("D1")
def test_nothing_else_can_be_done_while_the_hand_is_over_its_limit(table: Table) -> None:
    table.deal(hand=THREE)
    table.take()
    table.refused("pass", reason="hand_limit", need=3, have=4)
    table.refused("hand", "person1", "v1", "hand_limit", need=3, have=4)
    table.expect("hand_limit", never=["skip", "pass"])


@pytest.mark.rule("D1", "A4")
def test_two_cards_too_many_cost_two(table: Table) -> None:
    """A free action at the question itself can make it worse; then it is asked twice."""
    table.case_with(contact("nurse", "may penalty"))
    table.deal(hand=THREE, time="monster1 monster2")
    table.take()
    table.use("nurse", 1)
    table.pick("monster1")
    table.expect("hand_limit", need=2, only=[*THREE.split(), "lead1", "monster1"])
    table.pick("lead1")
    table.expect("hand_limit", need=1, only=[*THREE.split(), "monster1"])
    table.pick("monster1")
    assert (table.hand, table.discard, table.time) == (THREE, "lead1 monster1", "monster2")
    table.ready()


@pytest.mark.rule("D1")
def test_an_effect_that_brings_the_hand_back_to_its_limit_ends_the_question(table: Table) -> None:
    """The lock played from the overfull hand leaves three cards: nothing is to be given up."""
    table.case_with(clue("door", "location", "any>any", "lock"))
    table.deal(hand="door person1 person2")
    table.take()
    table.use("armitage", 1)
    table.play("door", "v1")
    assert (table.hand, table.discard) == ("person1 person2 lead1", "")
    table.ready()


@pytest.mark.rule("D1", "E12")
def test_a_limit_passed_anew_during_a_free_action_is_asked_at_once(table: Table) -> None:
    """The hand is within its limit once the lock is played; what the lock takes counts anew."""
    table.case_with(clue("door", "location", "any>any", "lock", "may leads must discard-leads"))
    table.deal(hand="door person1 person2", leads="lead1 lead2 lead3 lead4 lead5")
    table.take()
    table.use("armitage", 1)
    table.play("door", "v1")
    table.pick("lead2")
    table.expect("hand_limit", need=1, only=["person1", "person2", "lead1", "lead2"])
    table.pick("person1")
    table.expect("discard_leads", only=["lead3", "lead4", "lead5"])
    table.pick("lead5")
    assert table.hand == "person2 lead1 lead2"
    table.ready()


@pytest.mark.rule("D1", "E12", "A4")
def test_a_hand_that_grows_during_free_actions_is_asked_about_at_once(table: Table) -> None:
    """The limit's own question still waits below two searches; the first card drawn counts."""
    table.deal(3, hand="the-usherette live-wire infantry-hall", leads="headlights-off")
    table.take()
    table.expect("hand_limit", need=1)
    table.use("necronomicon", 1)
    table.use("father-merluzzo", 1)
    table.pick("the-blind-organ-tuner")
    table.expect("hand_limit", need=2)
    table.pick("headlights-off")
    table.pick("the-usherette")
    table.expect("search", source="necronomicon")
    table.skip()
    assert table.hand == "live-wire infantry-hall the-blind-organ-tuner"
    table.ready()


@pytest.mark.rule("D1", "C3-9")
def test_a_card_unpacked_into_a_full_hand_during_an_effect_is_asked_about_at_once(
    table: Table,
) -> None:
    table.case_with(clue("sign", "artifact", "any>any", "equipment"), like=3)
    table.deal(hand=THREE, briefcase="tome sign", lines={"case1a": "", "case2": ""})
    table.take()
    table.use("tome", 1)
    table.unpack("sign")
    table.expect("hand_limit", need=2)
    table.stow("sign")
    table.expect("hand_limit", need=1)
    table.pick("lead1")
    table.expect("search", source="tome")
    table.skip()
    table.ready()


@pytest.mark.rule("D1", "C3-18")
def test_a_limit_that_falls_while_its_question_waits_is_asked_at_once(table: Table) -> None:
    """A check runs dry, and the Menace that comes takes away the one that widened the hand."""
    table.case_with(
        contact("guide", "must check may penalty"),
        menace("wide", ongoing="must hand-limit 1"),
        menace("purge", "II", immediate="must remove-menaces"),
        like=3,
        parameters={"contact": "guide"},
    )
    table.deal(
        hand=f"{THREE} person4",
        leads="lead1",
        menaces="wide",
        menace_deck="purge",
        time="evidence1",
        rest="box",
        lines={"case1a": "", "case2": ""},
    )
    table.take()
    table.expect("hand_limit", need=1)
    table.use("guide", 1)
    table.expect("hand_limit", need=2)
    table.pick("person1")
    table.pick("person2")
    table.expect("take_penalty", source="guide")


@pytest.mark.rule("D1", "A4")
def test_a_hand_that_does_not_grow_is_not_asked_about_again(table: Table) -> None:
    """The lock leaves the overfull hand: what it does comes before the question that waits."""
    table.case_with(
        clue("door", "location", "any>any", "lock", "must discard-leads"),
        contact("nurse", "may penalty"),
        equipment("crowbar", "may open-lock"),
        like=3,
        parameters={"contact": "nurse", "equipment": "crowbar"},
    )
    table.deal(hand="door person1 person2", time="monster1", lines={"case1a": "", "case2": ""})
    table.take()
    table.use("nurse", 1)
    table.pick("monster1")
    table.expect("hand_limit", need=2)
    table.use("crowbar", 1)
    table.play("door", "case1a")
    table.expect("discard_leads")
    table.pick("lead2")
    table.expect("hand_limit", need=1)
    table.pick("person1")
    table.ready()


@pytest.mark.rule("D2")
def test_a_discarded_time_icon_goes_to_the_time_area_and_others_do_not(table: Table) -> None:
    table.case_with(clue("late", time=True))
    table.deal(leads="late lead1 lead2 lead3 lead4")
    table.pass_()
    assert (table.time, table.discard) == ("late", "")
    table.pass_()
    assert (table.time, table.discard) == ("late", "lead1")
    table.ready()


@pytest.mark.rule("D2")
def test_every_kind_of_discard_obeys_the_time_icon(table: Table) -> None:
    """First lead, hand limit, both discard effects, a passed check: each with a bystander."""
    table.case_with(
        *[clue(f"late{n}", time=True) for n in range(1, 6)],
        clue("mishap", "threat", "any>any", "", "must discard-hand must discard-leads must check"),
        clue("shock", stability=True),
        parameters={"time_limit": 9},
    )
    table.deal(
        hand="mishap late1 person1", leads="late2 late3 lead1 lead2 lead3", draw="late4 shock"
    )
    table.play("mishap", "v1")
    assert table.time == "late2"
    table.pick("late1")
    table.pick("late3")
    assert table.time == "late2 late1 late3 late4"
    assert (table.discard, table.stability) == ("", "")
    table.ready()
    table.deal(hand="person1 person2 person3", leads="late5 lead1 lead2 lead3 lead4")
    table.take()
    table.pick("late5")
    assert table.time == "late5"
    table.ready()


@pytest.mark.rule("D3", "U3")
def test_time_cards_swept_to_the_discard_area_stay_there(table: Table) -> None:
    table.case_with(*[clue(f"late{n}", time=True) for n in range(1, 6)])
    table.deal(
        leads="late1 lead1 lead2 lead3 lead4", time="late2 late3 late4 late5", discard="person1"
    )
    table.pass_()
    assert (table.time, table.discard) == ("", "person1 late2 late3 late4 late5 late1")
    table.ready()


@pytest.mark.rule("D3", "X3")
def test_time_icons_of_a_closed_line_go_with_the_line(table: Table) -> None:
    table.case_with(clue("late", "person", time=True))
    table.deal(lines={"v1": "late threat1 artifact1 evidence1 location1", "v2": ""})
    table.close("v1", score=[])
    assert (table.time, table.closed) == ("", "v1 late threat1 artifact1 evidence1 location1")
    table.ready()


@pytest.mark.rule("D3", "E14")
def test_a_card_exchanged_into_an_area_is_not_discarded_there(table: Table) -> None:
    table.case_with(clue("late", time=True))
    table.deal(hand="late", stability="monster1")
    table.use("armitage", 2)
    table.pick("monster1")
    table.pick("late")
    assert (table.hand, table.stability, table.time) == ("monster1", "late", "")
    table.ready()
