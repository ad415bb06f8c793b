"""Free actions at every question, and once more before maintenance (A4)."""

from __future__ import annotations

import pytest
from lab import COMMON_TYPES, clue, contact, equipment, objective
from table import Table

ROW = "lead1 lead2 lead3 lead4 lead5"
FIVE_HOURS = "threat1 threat2 threat3 threat4 threat5"


@pytest.mark.rule("A4")
def test_a_free_action_is_possible_in_the_middle_of_an_effect(table: Table) -> None:
    """The pending question stays and is asked anew with what the free action changed."""
    table.case_with(clue("doer", "threat", "any>any", "", "may time must discard-hand"))
    table.deal(hand="doer person1 person2", time="monster1")
    table.play("doer", "v1")
    table.expect("take", only=["monster1", "skip"], free=["use armitage 2"])
    table.use("armitage", 2)
    table.pick("monster1")
    table.pick("person1")
    table.expect("take", only=["person1", "skip"], free=[], source="doer")
    table.pick("person1")
    table.expect("discard_hand", only=["person2", "monster1", "person1"])
    table.pick("person2")
    assert table.hand == "monster1 person1"
    table.ready()


@pytest.mark.rule("A4")
def test_a_pending_question_left_without_an_answer_by_a_free_action_lapses(table: Table) -> None:
    table.case_with(
        clue("doer", "threat", "any>any", "", "may stability must discard-leads"),
        contact("nurse", "may penalty"),
    )
    table.deal(leads="doer lead2", stability="monster1")
    table.play_lead("v1")
    table.expect("take", only=["monster1", "skip"], free=["use nurse 1"])
    table.use("nurse", 1)
    table.pick("monster1")
    table.expect("discard_leads", only=["lead2"])
    table.pick("lead2")
    table.ready()


@pytest.mark.rule("A4", "E14")
def test_the_wanted_card_of_an_exchange_can_be_taken_by_a_free_action(table: Table) -> None:
    """The exchange then has nothing to swap with and lapses; no card is lost or doubled."""
    table.case_with(
        clue("doer", "threat", "any>any", "", "may exchange"), contact("nurse", "may penalty")
    )
    table.deal(hand="doer person1", time="monster1 monster2")
    table.play("doer", "v1")
    table.pick("monster1")
    table.expect("exchange_hand", only=["person1"], free=["use nurse 1"])
    table.use("nurse", 1)
    table.pick("monster1")
    assert (table.hand, table.time) == ("person1 monster1", "monster2")
    table.ready()


@pytest.mark.rule("A4", "D1")
def test_a_free_action_is_possible_at_the_hand_limit(table: Table) -> None:
    table.deal(hand="person1 person2 person3", leads=ROW, time="monster1")
    table.take()
    table.expect("hand_limit", need=1, free=["use armitage 2"])
    table.use("armitage", 2)
    table.pick("monster1")
    table.pick("lead1")
    assert (table.hand, table.time) == ("person1 person2 person3 monster1", "lead1")
    table.expect("hand_limit", need=1, only=["person1", "person2", "person3", "monster1"], free=[])
    table.pick("person3")
    assert table.discard == "person3"
    table.ready()


@pytest.mark.rule("A4")
def test_a_free_action_is_possible_while_puzzles_are_chosen(table: Table) -> None:
    """The lock played meanwhile joins the line that is being closed and its types."""
    table.case_with(
        clue("riddle", "person", "any>any", "puzzle"), clue("lair", "monster", "any>any", "lock")
    )
    line = "riddle threat1 artifact1 evidence1 location1 person1"
    table.deal(hand="lair", lines={"v1": line, "v2": ""})
    table.close("v1")
    table.expect("score", only=["riddle", "done"], free=["use armitage 1"])
    table.use("armitage", 1)
    table.play("lair", "v1")
    table.expect("score", only=["riddle", "done"], free=[])
    table.pick("riddle")
    assert table.closed == "v1 threat1 artifact1 evidence1 location1 person1 lair"
    table.ready()


@pytest.mark.rule("A4", "C3-12")
def test_a_free_action_can_close_the_very_line_whose_puzzles_are_chosen(table: Table) -> None:
    """The lock's own effect closes the case with all its puzzles; nothing is left to choose."""
    table.case_with(
        clue("riddle", "person", "any>any", "puzzle"),
        clue("trap", "monster", "any>any", "lock", "must close 5"),
        equipment("crowbar", "may open-lock"),
        like=3,
        parameters={"equipment": "crowbar"},
    )
    line = "riddle threat1 artifact1 evidence1 location1 person1"
    table.deal(hand="trap", lines={"case5": line, "case2": ""}, leads=ROW)
    table.close("case5")
    table.expect("score", only=["riddle", "done"], options=["use crowbar 1"])
    table.use("crowbar", 1)
    table.play("trap", "case5")
    assert table.big_picture == "riddle"
    assert table.closed == "case5 threat1 artifact1 evidence1 location1 person1 trap"
    assert "case5" not in table.lines
    table.ready()


@pytest.mark.rule("A4", "U2")
def test_before_maintenance_a_free_action_can_still_save_the_game(table: Table) -> None:
    nerves = "person1 person2 person3 person4 person5"
    table.deal(options={"contact": "merluzzo"}, stability=nerves)
    table.pass_()
    table.expect(
        "last_chance", must=False, only=["proceed"], free=["use merluzzo 1", "use merluzzo 2"]
    )
    table.use("merluzzo", 2)
    table.pick("person5")
    assert table.stability == "person1 person2 person3 person4"
    table.ready()
    table.deal(options={"contact": "merluzzo"}, stability=nerves)
    table.pass_()
    table.proceed()
    table.over("lost stability")


@pytest.mark.rule("A4", "U3")
def test_before_maintenance_a_free_action_can_still_stop_the_clock(table: Table) -> None:
    table.deal(options={"contact": "carter"}, time=FIVE_HOURS)
    table.pass_()
    table.expect("last_chance", only=["proceed"], free=["use carter 2"])
    table.use("carter", 2)
    table.pick("threat3")
    assert (table.hand, len(table.time.split())) == ("threat3", 4)
    assert len(table.lines) == 2
    table.ready()


@pytest.mark.rule("A4")
def test_an_exchange_before_maintenance_keeps_the_question_of_what_bites_open(table: Table) -> None:
    """A swap does not make the area smaller: the clock still strikes."""
    table.deal(hand="person1", time=FIVE_HOURS)
    table.pass_()
    table.use("armitage", 2)
    table.pick("threat1")
    table.pick("person1")
    assert table.hand == "threat1" and len(table.lines) == 3
    table.ready()


@pytest.mark.rule("A4", "L1")
def test_before_a_refill_that_would_run_dry_there_is_a_last_chance_too(table: Table) -> None:
    table.deal(hand="person1", time="monster1", leads=ROW, rest="box")
    table.pass_()
    table.expect("last_chance", only=["proceed"], free=["use armitage 2"])
    table.proceed()
    assert table.lines == {"v1": "", "v2": "", "v3": ""}
    table.ready()


@pytest.mark.rule("A4")
def test_no_last_chance_is_asked_where_it_could_change_nothing(table: Table) -> None:
    """Neither when maintenance is harmless nor when no side could be used."""
    table.deal(hand="person1", time="monster1", stability="monster2")
    table.pass_()
    table.ready()
    table.deal(hand="", time=FIVE_HOURS)
    table.pass_()
    assert len(table.lines) == 3
    table.ready()


@pytest.mark.rule("A4", "G4")
@pytest.mark.parametrize("like", [1, 3])
def test_no_last_chance_is_asked_before_a_sure_victory(table: Table, like: int) -> None:
    """The victory check comes first, by types or by Objectives, so nothing bites any more."""
    solved = [
        clue(f"s-{t}", t, "any>any", f"puzzle letter{letter}")
        for t, letter in zip(COMMON_TYPES[:5], "ABCDE", strict=True)
    ]
    goal = [objective("goal", 1, "ABCDE")] if like == 3 else []
    table.case_with(
        *solved,
        *goal,
        contact("priest", "may stability"),
        like=like,
        parameters={"contact": "priest"},
    )
    nerves = "person1 person2 person3 person4 person5"
    table.deal(big_picture="s-person s-threat s-artifact s-evidence s-location", stability=nerves)
    table.pass_()
    table.over("won")
    table.deal(big_picture="s-person s-threat s-artifact s-evidence", stability=nerves)
    table.pass_()
    table.expect("last_chance", options=["use priest 1"])


@pytest.mark.rule("A4")
def test_every_question_of_the_core_carries_the_free_actions(table: Table) -> None:
    table.case_with(
        clue("doer", "threat", "any>any", "",
             "may leads may discard may closed may stability may time may search may shuffle"
             " may exchange must discard-hand must discard-leads"),
    )  # fmt: skip
    table.deal(
        hand="doer person1 person2",
        leads=ROW,
        discard="evidence1",
        closed="location1",
        stability="monster1",
        time="monster2",
    )
    seen = []
    table.play("doer", "v1")
    while table.choice.prompt != "action":
        seen.append(table.choice.prompt.value)
        table.expect(table.choice.prompt, free=["use armitage 2"])
        table.do(
            "skip" if not table.choice.must else f"pick {table.ids([table.choice.options[0].card])}"
        )
    assert seen == [
        "take", "take", "take", "take", "take", "search", "shuffle", "exchange_area",
        "discard_hand", "discard_leads",
    ]  # fmt: skip
    table.ready()
