"""The briefcase, the Machine, bound cards and locks (C3-5 to C3-10, C3-22)."""

from __future__ import annotations

import pytest
from case3_cards import BOUND, ELDER_SIGN, MACHINE, RAY
from lab import clue
from table import Table

GATE = clue("gate", "location", attributes="lock")
VAULT = clue("vault", "location", attributes="skeleton-lock")
PAIN = clue("pain", "threat", effects="must discard-hand")


@pytest.fixture
def lab(table: Table) -> Table:
    table.case_with(MACHINE, ELDER_SIGN, RAY, PAIN, *BOUND, like=3)
    return table


# Cards that cannot be discarded


@pytest.mark.rule("C3-6")
def test_another_card_must_be_chosen_for_a_discard(lab: Table) -> None:
    lab.deal(hand="pain bound2 person1")
    lab.play("pain", "case2")
    lab.expect("discard_hand", only=["person1"])
    lab.refused("pick", "bound2", reason="bound", have=1)


@pytest.mark.rule("C3-6")
def test_bound_cards_count_against_the_hand_limit(lab: Table) -> None:
    lab.deal(hand="bound2 bound3 person1")
    lab.take()
    lab.expect("hand_limit", only=["person1", "lead1"], need=1)


@pytest.mark.rule("C3-6")
@pytest.mark.parametrize("bound", ["bound1", "bound2"])
def test_a_bound_card_that_is_the_whole_hand_goes_to_the_discard_area(
    lab: Table, bound: str
) -> None:
    lab.deal(hand=f"pain {bound}")
    lab.play("pain", "case2")
    lab.expect("discard_hand", only=[bound])
    lab.pick(bound)
    assert lab.discard == f"lead1 {bound}"  # bound1 has a Time icon, and yet
    assert lab.time == ""
    lab.ready()


@pytest.mark.rule("C3-6")
def test_a_whole_hand_of_bound_cards_over_its_limit_offers_them_all(lab: Table) -> None:
    lab.deal(hand="bound2 bound3 bound4", leads="bound1 person1")
    lab.take()
    lab.expect("hand_limit", only=["bound1", "bound2", "bound3", "bound4"], need=1)
    lab.pick("bound1")
    assert (lab.discard, lab.time) == ("bound1", "")
    lab.ready()


@pytest.mark.rule("C3-6")
def test_a_bound_first_lead_goes_to_the_discard_area(lab: Table) -> None:
    lab.deal(leads="bound1 person1")
    lab.pass_()
    assert (lab.discard, lab.time) == ("bound1", "")


@pytest.mark.rule("C3-6")
def test_a_bound_lead_is_spared_while_another_can_be_chosen(table: Table) -> None:
    table.case_with(*BOUND, clue("panic", "threat", effects="must discard-leads"), like=3)
    table.deal(hand="panic", leads="person1 bound2 person2")
    table.play("panic", "case2")
    table.expect("discard_leads", only=["person2"])


# Locks and requirements


@pytest.mark.rule("C3-7")
@pytest.mark.parametrize(
    ("line", "card", "reason"),
    [
        ("person1", "gate", "no_key"),
        ("key", "gate", ""),
        ("bone", "gate", ""),
        ("key gate", "gate2", "no_key"),
        ("key", "vault", "skeleton_lock"),
        ("bone", "vault", ""),
        ("bone gate", "vault", "skeleton_lock"),
        ("key bone gate", "vault", ""),
        ("person1 person2", "deep", "minimum"),
        ("person1 person2 person3", "deep", ""),
    ],
)
def test_locks_keys_and_minimum(table: Table, line: str, card: str, reason: str) -> None:
    table.case_with(
        GATE, VAULT,
        clue("gate2", "location", attributes="lock"),
        clue("key", "evidence", attributes="key"),
        clue("bone", "evidence", attributes="skeleton-key"),
        clue("deep", "monster", attributes="min3"),
        like=3,
    )  # fmt: skip
    table.deal(hand=card, lines={"case2": line})
    if reason:
        table.refused("hand", card, "case2", reason)
    else:
        table.play(card, "case2")
        table.ready()


# Purple icons


@pytest.mark.rule("C3-8")
@pytest.mark.parametrize("where", ["hand", "briefcase", "line"])
def test_purple_clues_can_be_played_while_the_machine_is_in_play(lab: Table, where: str) -> None:
    machine = "tillinghasts-machine"
    lab.deal(
        hand=f"ray {machine}" if where == "hand" else "ray",
        briefcase=machine if where == "briefcase" else "",
        lines={"case1a": machine if where == "line" else "", "case2": ""},
    )
    lab.play("ray", "case2")  # not the Machine's own line
    assert lab.lines["case2"] == "ray"
    lab.ready()


@pytest.mark.rule("C3-8")
@pytest.mark.parametrize("where", ["closed", "box", "discard", "time", "stability", "draw"])
def test_purple_clues_are_refused_while_it_is_not(lab: Table, where: str) -> None:
    lab.deal(hand="ray", areas={where: "tillinghasts-machine"} if where != "draw" else {})
    lab.refused("hand", "ray", "case2", "purple", need=1, have=0)


@pytest.mark.rule("C3-8")
def test_the_machine_among_the_leads_is_not_in_play(lab: Table) -> None:
    lab.deal(leads="ray tillinghasts-machine")
    lab.refused("lead", "ray", "case2", "purple")
    lab.expect("action", never=["lead case2"])


@pytest.mark.rule("C3-8")
def test_a_purple_clue_once_laid_is_followed_like_any_other(lab: Table) -> None:
    lab.deal(hand="person1", lines={"case2": "ray"}, closed="tillinghasts-machine")
    lab.play("person1", "case2")
    assert lab.lines == {"case2": "ray person1"}


@pytest.mark.rule("C3-8")
def test_opening_a_lock_does_not_stand_in_for_the_machine(table: Table) -> None:
    table.case_with(
        MACHINE, clue("hatch", "location", attributes="lock purple"), like=3,
        parameters={"equipment": "ritual"},
    )  # fmt: skip
    table.deal(hand="hatch", briefcase="ritual")
    table.expect("action", free=[])
    table.deal(hand="hatch tillinghasts-machine", briefcase="ritual")
    table.expect("action", free=["use ritual 1", "stow tillinghasts-machine"])


# Equipment Clues in the briefcase


@pytest.mark.rule("C3-9")
def test_equipment_clues_move_between_hand_and_briefcase_as_free_actions(lab: Table) -> None:
    lab.deal(hand="elder-sign person1", briefcase="tillinghasts-machine")
    turn = lab.state.turn
    lab.expect(
        "action",
        options=["stow elder-sign", "unpack tillinghasts-machine"],
        never=["stow person1", "unpack elder-sign", "stow tillinghasts-machine"],
    )
    lab.stow("elder-sign")
    assert (lab.hand, lab.briefcase) == ("person1", "tillinghasts-machine elder-sign")
    lab.unpack("tillinghasts-machine")
    lab.unpack("elder-sign")
    assert (lab.hand, lab.briefcase) == ("person1 tillinghasts-machine elder-sign", "")
    assert lab.state.turn == turn
    lab.ready()


@pytest.mark.rule("C3-9")
def test_the_briefcase_does_not_count_against_the_hand_limit(lab: Table) -> None:
    lab.deal(hand="person1 person2 person3", briefcase="tillinghasts-machine elder-sign")
    lab.expect("action")
    lab.unpack("elder-sign")
    lab.expect(
        "hand_limit", only=["person1", "person2", "person3", "elder-sign"], need=1,
        options=["stow elder-sign"],
    )  # fmt: skip
    lab.unpack("tillinghasts-machine")
    lab.expect("hand_limit", need=2)
    lab.stow("elder-sign")
    lab.stow("tillinghasts-machine")
    lab.ready()


@pytest.mark.rule("C3-9")
def test_stowing_answers_the_question_of_the_hand_limit(lab: Table) -> None:
    lab.deal(hand="person1 person2 person3", leads="tillinghasts-machine lead1")
    lab.take()
    lab.expect("hand_limit", need=1, options=["stow tillinghasts-machine"])
    lab.stow("tillinghasts-machine")
    assert lab.hand == "person1 person2 person3" and lab.discard == ""
    lab.ready()


@pytest.mark.rule("C3-9")
def test_a_mandatory_discard_finds_the_hand_empty_after_stowing(lab: Table) -> None:
    lab.deal(hand="pain elder-sign")
    lab.play("pain", "case2")
    lab.expect("discard_hand", only=["elder-sign"])
    lab.stow("elder-sign")
    assert "elder-sign" in lab.briefcase and lab.discard == "lead1"
    lab.ready()


@pytest.mark.rule("C3-9")
def test_an_equipment_clue_in_a_line_stays_there(lab: Table) -> None:
    lab.deal(lines={"case2": "elder-sign tillinghasts-machine"}, briefcase="")
    lab.expect("action", free=[])


@pytest.mark.rule("C3-9")
def test_an_equipment_clue_is_played_from_the_hand_like_any_clue(lab: Table) -> None:
    lab.deal(hand="tillinghasts-machine", briefcase="elder-sign")
    lab.expect(
        "action", options=["hand tillinghasts-machine case2"], never=["hand elder-sign case2"]
    )
    lab.play("tillinghasts-machine", "case2")
    assert lab.lines["case2"] == "tillinghasts-machine"
    lab.ready()


# Using what is in the briefcase


@pytest.mark.rule("C3-10")
def test_a_used_card_goes_to_the_box_and_the_turn_goes_on(lab: Table) -> None:
    lab.deal(briefcase="merluzzo tome", stability="monster1")
    lab.use("merluzzo", 2)
    lab.pick("monster1")
    assert (lab.hand, lab.box) == ("monster1", "merluzzo")
    lab.use("tome", 1)
    lab.pick("monster7")
    assert (lab.hand, lab.box, lab.briefcase) == ("monster1 monster7", "merluzzo tome", "")
    lab.ready()


@pytest.mark.rule("C3-10")
def test_only_one_side_of_the_contact_can_be_used(lab: Table) -> None:
    lab.deal(briefcase="merluzzo", stability="monster1")
    lab.use("merluzzo", 1)
    lab.pick("monster7")
    lab.expect("action", free=[])


@pytest.mark.rule("C3-10", "C3-8")
def test_the_machine_is_used_from_the_briefcase_only_and_is_then_gone(lab: Table) -> None:
    lab.deal(hand="tillinghasts-machine ray", briefcase="")
    lab.expect("action", free=["stow tillinghasts-machine"], options=["hand ray case2"])
    lab.stow("tillinghasts-machine")
    lab.expect("action", options=["hand ray case2", "use tillinghasts-machine 1"])
    lab.use("tillinghasts-machine", 1)
    lab.pick("monster7")
    assert lab.box.endswith("tillinghasts-machine")
    lab.refused("hand", "ray", "case2", "purple")


@pytest.mark.rule("C3-10")
def test_a_card_can_be_used_in_the_middle_of_a_question(lab: Table) -> None:
    lab.deal(hand="pain person1", briefcase="tome")
    lab.play("pain", "case2")
    lab.expect("discard_hand", only=["person1"], free=["use tome 1"])
    lab.use("tome", 1)
    lab.pick("monster7")
    lab.expect("discard_hand", only=["person1", "monster7"], free=[])


@pytest.mark.rule("C3-10", "C3-22")
def test_the_ritual_opens_a_lock_or_a_skeleton_lock(lab: Table) -> None:
    lab.case_with(GATE, VAULT, like=3, parameters={"equipment": "ritual"})
    lab.deal(hand="gate vault person1", briefcase="ritual", lines={"case2": ""})
    lab.refused("hand", "vault", "case2", "skeleton_lock")
    lab.use("ritual", 1)
    lab.expect("play_lock", only=["play gate case2", "play vault case2", "skip"])
    lab.play("vault", "case2")
    assert lab.lines == {"case2": "vault"} and lab.box.endswith("ritual")
    lab.expect("action", never=["hand gate case2"])
