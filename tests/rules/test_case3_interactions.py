"""Where the parts of Case 3 meet: the Machine, limits that move, menaces in mid-step, endings."""

from __future__ import annotations

import pytest
from case3_cards import ELDER_SIGN, FIVE, MACHINE, RAY, menaces_with
from lab import clue, menace
from table import Table

from arkham.rules.cards import Card
from arkham.rules.events import CheckMade, StackRanDry, TimeStruck
from arkham.rules.moves import hand_limit, time_limit

EGYPT = clue("egypt", "threat", effects="must menace-draw")
FISKE = clue("fiske", "person", effects="may menace-search")
NERVE = clue("nerve", "person", effects="must check")
SHAKEN = clue("shaken", "person", stability=True)
DIVER = clue("diver", "person", effects="must close 6")
FOUR_LATE = "monster1 monster2 monster3 monster4"


def menacing(table: Table, *made: Card) -> None:
    """Give the table Menaces of its own and the Clues that bring them."""
    table.case_with(
        EGYPT, FISKE, NERVE, SHAKEN, DIVER, MACHINE, RAY, ELDER_SIGN, *menaces_with(*made), like=3
    )


@pytest.fixture
def lab(table: Table) -> Table:
    menacing(table)
    return table


# The Machine comes and goes


@pytest.mark.rule("C3-8", "C3-11")
def test_closing_the_machines_line_strands_a_purple_clue_in_the_hand(lab: Table) -> None:
    lab.deal(hand="ray", lines={"case1a": f"{FIVE} tillinghasts-machine", "case2": ""})
    lab.expect("action", options=["hand ray case2"])
    lab.close("case1a")
    assert "tillinghasts-machine" in lab.closed
    lab.refused("hand", "ray", "case2", "purple", need=1, have=0)


@pytest.mark.rule("C3-8", "C3-10")
def test_using_the_machine_up_at_the_action_question_takes_purple_plays_away(lab: Table) -> None:
    lab.deal(leads="ray lead1", briefcase="tillinghasts-machine")
    lab.expect("action", options=["lead case2"])
    lab.use("tillinghasts-machine", 1)
    lab.skip()
    lab.expect("action", never=["lead case2", "lead case1a"])
    lab.refused("lead", "ray", "case2", "purple")


@pytest.mark.rule("C3-8", "C3-14")
def test_the_machine_back_from_the_closed_cases_is_in_play_again(table: Table) -> None:
    table.case_with(MACHINE, RAY, clue("gas", "threat", effects="may closed"), like=3)
    table.deal(hand="gas ray", closed="tillinghasts-machine", menaces="haunter")
    table.refused("hand", "ray", "case2", "purple")
    table.play("gas", "case2")
    table.pick("tillinghasts-machine")
    assert table.hand == "ray tillinghasts-machine eye" and table.menaces == ""
    table.expect("action", options=["hand ray case2"])


@pytest.mark.rule("C3-10", "C3-14")
def test_the_machine_used_up_before_the_haunter_comes_leaves_it_a_menace(lab: Table) -> None:
    lab.deal(hand="diver", lines={"case6": "", "case2": ""}, briefcase="tillinghasts-machine")
    lab.use("tillinghasts-machine", 1)
    lab.skip()
    lab.play("diver", "case6")
    assert lab.menaces == "haunter"
    lab.ready()


@pytest.mark.rule("C3-9", "C3-14")
def test_stowing_the_machine_to_keep_the_hand_limit_keeps_it_in_play(lab: Table) -> None:
    lab.deal(
        hand="person1 person2 ray",
        menaces="haunter",
        briefcase="",
        leads="tillinghasts-machine lead1",
    )
    lab.take()
    assert lab.hand == "person1 person2 ray tillinghasts-machine eye"
    lab.expect("hand_limit", need=2, free=["stow tillinghasts-machine"])
    lab.stow("tillinghasts-machine")
    lab.expect(
        "hand_limit", need=1, free=["unpack tillinghasts-machine", "use tillinghasts-machine 1"]
    )
    lab.pick("person1")
    assert lab.hand == "person2 ray eye"
    lab.expect("action", options=["hand ray case2"])
    lab.ready()


# Limits that move


@pytest.mark.rule("C3-17", "C3-18")
def test_the_hand_limit_falls_when_aurora_borealis_is_removed(table: Table) -> None:
    menacing(
        table,
        menace("i1", ongoing="must hand-limit 1"),
        menace("ii2", "II", immediate="must remove-menaces"),
    )
    table.deal(hand="person1 person2 person3 egypt", menaces="i1", menace_deck="ii2")
    table.play("egypt", "case2")
    table.ready()  # three cards are left
    table.deal(
        hand="person1 person2 person3 person4", leads="egypt lead1", menaces="i1", menace_deck="ii2"
    )
    table.play_lead("case2")
    assert hand_limit(table.state) == 3
    table.expect("hand_limit", need=1, only=["person1", "person2", "person3", "person4"])
    table.pick("person2")
    table.ready()


@pytest.mark.rule("C3-17", "C3-18", "C3-20")
def test_the_shipped_menaces_do_the_same_at_the_time_limit(table: Table) -> None:
    """The discard is asked while the Menace resolves, before the time area is emptied."""
    table.deal(
        case=3,
        hand="the-usherette gas-no-flame infantry-hall butler-hospital",
        menaces="aurora-borealis",
        menace_deck="the-stars-go-missing nyarlathotep",
        time=[lambda c: c.time] * 5,
        leads=[lambda c: not c.time and not c.effects],
        briefcase="",
    )
    table.pass_()
    assert table.menaces == "the-stars-go-missing"
    table.expect("hand_limit", need=1)
    assert len(table.time.split()) == 5
    table.pick("gas-no-flame")
    assert table.time == "" and time_limit(table.state) == 4
    table.ready()


@pytest.mark.rule("C3-18", "C3-20")
def test_a_time_limit_that_drops_to_the_cards_already_there_strikes_this_turn(table: Table) -> None:
    menacing(table, menace("i1", ongoing="must time-limit -1"))
    table.deal(hand="egypt", menace_deck="i1 i2 i3", time=FOUR_LATE, briefcase="")
    table.play("egypt", "case2")
    assert [(e.count, e.limit) for e in table.happened(TimeStruck)] == [(4, 4)]
    assert table.menaces == "i1 i2" and table.time == ""
    table.ready()


@pytest.mark.rule("C3-18", "C3-20")
def test_a_time_limit_far_below_the_cards_strikes_once(table: Table) -> None:
    menacing(table, menace("i1", ongoing="must time-limit -3"))
    table.deal(hand="egypt", menace_deck="i1 i2 i3", time=FOUR_LATE, briefcase="")
    table.play("egypt", "case2")
    assert [(e.count, e.limit) for e in table.happened(TimeStruck)] == [(4, 2)]
    assert table.menaces == "i1 i2"
    table.ready()


@pytest.mark.rule("C3-18", "C3-20")
def test_a_limit_lowered_by_the_menace_of_the_time_check_waits_for_the_next(table: Table) -> None:
    menacing(table, menace("i1", ongoing="must time-limit -1"))
    table.deal(menace_deck="i1 i2", time=f"{FOUR_LATE} monster5", briefcase="")
    table.pass_()
    assert table.menaces == "i1" and table.time == ""
    table.ready()


# Menaces in the middle of something


@pytest.mark.rule("C3-21")
def test_a_check_that_finds_the_stack_empty_brings_a_menace_and_then_draws(lab: Table) -> None:
    lab.deal(
        hand="nerve", draw="", rest="box", leads="lead1 lead2", discard="shaken",
        menace_deck="i2 i1", briefcase="",
    )  # fmt: skip
    lab.play("nerve", "case2")
    assert [e.cause for e in lab.happened(StackRanDry)][0] == "check"
    assert len(lab.happened(CheckMade)) == 1
    drawn = lab.happened(CheckMade)[0].card
    assert lab.ids([drawn]) in ("shaken", "lead1")
    assert lab.menaces.startswith("i2")


@pytest.mark.rule("C3-17", "C3-21")
def test_a_menace_that_reshuffles_in_mid_check_feeds_that_check(table: Table) -> None:
    menacing(table, menace("i1", immediate="must reshuffle-all"))
    table.deal(
        hand="nerve", draw="", rest="box", leads="", discard="", time="shaken",
        menace_deck="i1 i2", briefcase="",
    )  # fmt: skip
    table.play("nerve", "case2")
    assert [table.ids([e.card]) for e in table.happened(CheckMade)] == ["shaken"]
    assert table.stability == "shaken" and table.time == ""


@pytest.mark.rule("C3-15", "C3-21")
def test_nyarlathotep_in_mid_check_asks_for_a_discard_that_feeds_the_new_stack(lab: Table) -> None:
    lab.deal(
        hand="person1 person2 person3", draw="", rest="box", leads="nerve", discard="",
        menace_deck="nyarlathotep i1 i2", briefcase="",
    )  # fmt: skip
    lab.play_lead("case2")
    lab.expect("hand_limit", need=1, options=["dexter"])
    assert lab.happened(CheckMade) == []
    lab.pick("person2")
    assert [lab.ids([e.card]) for e in lab.happened(CheckMade)] == ["person2"]


@pytest.mark.rule("C3-21")
def test_a_check_without_cards_or_discards_draws_nothing_but_still_brings_the_menace(
    lab: Table,
) -> None:
    lab.deal(
        hand="nerve", draw="", rest="box", leads="", discard="", menace_deck="i1 i2 i3",
        briefcase="",
    )  # fmt: skip
    lab.play("nerve", "case2")
    assert lab.happened(CheckMade) == []
    assert lab.menaces == "i1 i2"  # one for the check, one for the refill
    lab.ready()


@pytest.mark.rule("C3-16", "C3-20", "C3-21")
def test_with_the_last_menace_gone_play_goes_on_until_one_is_due(lab: Table) -> None:
    lab.deal(hand="egypt", menace_deck="ii3", time=FOUR_LATE, briefcase="")
    lab.play("egypt", "case2")
    assert lab.menace_deck == ""
    lab.ready()
    lab.pass_()
    lab.ready()
    lab.deal(menace_deck="", time=f"{FOUR_LATE} monster5", briefcase="")
    lab.pass_()
    lab.over("lost menaces")


@pytest.mark.rule("C3-17", "C3-20")
def test_removing_deck_i_can_use_up_the_last_menaces(table: Table) -> None:
    menacing(table, menace("ii2", "II", immediate="must remove-menaces"))
    table.deal(hand="fiske", menaces="i1", menace_deck="i2 i3 ii2", time=FOUR_LATE, briefcase="")
    table.play("fiske", "case2")
    table.pick("ii2")
    assert table.menace_deck == "" and table.menaces == "ii2"
    table.ready()


# Endings


LETTERED = tuple(
    clue(letter.lower(), kind, attributes=f"puzzle letter{letter}")
    for letter, kind in zip("ABCDEFG", ["monster"] * 7, strict=True)
)


@pytest.mark.rule("C3-19", "C3-12")
def test_a_closing_by_effect_can_score_the_last_letter_and_win(table: Table) -> None:
    table.case_with(*LETTERED, DIVER, like=3)
    table.deal(hand="diver", big_picture="a b c d e f", lines={"case6": "g", "case2": ""})
    table.play("diver", "case6")
    table.over("won")


@pytest.mark.rule("C3-19", "C3-20")
def test_a_closing_that_completes_all_objectives_wins_before_time_is_checked(table: Table) -> None:
    table.case_with(*LETTERED, DIVER, like=3)
    table.deal(
        hand="diver", big_picture="a b c d e f", lines={"case6": "g", "case2": ""},
        time=f"{FIVE} person2", menace_deck="", briefcase="",
    )  # fmt: skip
    table.play("diver", "case6")
    table.over("won")


@pytest.mark.rule("C3-19", "C3-22", "C3-23")
def test_a_closing_that_scores_the_last_letter_but_must_draw_a_missing_menace_loses(
    table: Table,
) -> None:
    """The Menace is due at once, the victory check comes later."""
    table.case_with(
        *LETTERED, clue("plunge", "person", effects="must close 6 must menace-draw"), like=3
    )
    table.deal(
        hand="plunge", big_picture="a b c d e f", lines={"case6": "g", "case2": ""}, menace_deck=""
    )
    table.play("plunge", "case6")
    table.over("lost menaces")
    assert table.big_picture == "a b c d e f g"  # all letters, and yet no Objective was added
    assert table.objectives == "goal1 goal2 goal3 goal4 goal5"


@pytest.mark.rule("C3-11", "C3-19")
def test_an_objective_met_by_a_closing_is_kept_though_stability_ends_the_turn(table: Table) -> None:
    table.case_with(*LETTERED, like=3)
    table.deal(
        lines={"case1a": f"{FIVE} c", "case2": ""},
        stability=f"{FOUR_LATE} monster5",
        briefcase="",
    )
    table.close("case1a", score=["c"])
    table.over("lost stability")
    assert table.big_picture == "c goal2"


@pytest.mark.rule("C3-10", "A4")
def test_outside_help_is_offered_before_a_maintenance_that_would_lose(lab: Table) -> None:
    lab.deal(stability=f"{FOUR_LATE} monster5", briefcase="merluzzo")
    lab.pass_()
    lab.expect("last_chance", must=False, only=["proceed"], options=["use merluzzo 2"])
    lab.use("merluzzo", 2)
    lab.pick("monster5")
    lab.ready()


@pytest.mark.rule("C3-22", "E14")
def test_an_exchange_is_called_off_when_its_card_is_taken_meanwhile(table: Table) -> None:
    table.case_with(clue("canvas", "artifact", effects="may exchange"), like=3)
    table.deal(hand="canvas person1", stability="monster1", briefcase="merluzzo")
    table.play("canvas", "case2")
    table.pick("monster1")
    table.expect("exchange_hand", only=["person1"])
    table.use("merluzzo", 2)
    table.pick("monster1")
    assert (table.hand, table.stability) == ("person1 monster1", "")
    table.ready()
