"""The Professional Contact: one side, once, at any time (A1–A5)."""

from __future__ import annotations

import pytest
from lab import clue, contact, equipment
from table import Table

from arkham.rules.choices import IllegalCommand
from arkham.rules.events import CheckMade

ROW = "lead1 lead2 lead3 lead4 lead5"
FIVE_HOURS = "threat1 threat2 threat3 threat4 threat5"
DOOR = clue("door", "location", "any>any", "lock")
KEY = clue("key", "artifact", "any>any", "key")


@pytest.mark.rule("A1")
def test_the_contact_is_a_free_action_and_then_lies_in_the_box(table: Table) -> None:
    table.deal(hand="person1", time="monster1", leads=ROW)
    table.expect("action", free=["use armitage 2"])
    table.use("armitage", 2)
    table.pick("monster1")
    table.pick("person1")
    assert (table.hand, table.time) == ("monster1", "person1")
    assert (table.briefcase, table.box) == ("", "armitage")
    table.expect("action", free=[], options=["take lead1"])
    assert (table.leads, table.state.turn) == (ROW, 1), "the turn's action is still to come"
    table.ready()


@pytest.mark.rule("A1")
def test_neither_side_can_be_used_after_the_other(table: Table) -> None:
    table.case_with(DOOR)
    table.deal(hand="door person1", time="monster1 monster2")
    table.expect("action", free=["use armitage 1", "use armitage 2"])
    table.use("armitage", 1)
    table.play("door", "v1")
    table.expect("action", free=[])
    with pytest.raises(IllegalCommand, match="use armitage 2"):
        table.do("use armitage 2")


@pytest.mark.rule("A1")
def test_a_side_that_could_do_nothing_is_not_offered(table: Table) -> None:
    table.case_with(DOOR, clue("far", "location", "any>any", "lock min3"))
    table.deal(hand="person1")
    table.expect("action", free=[])
    table.deal(hand="far person1", stability="monster1", lines={"v1": "person2"})
    table.expect("action", free=["use armitage 2"])
    table.deal(hand="", stability="monster1")
    table.expect("action", free=[])


@pytest.mark.rule("A1")
def test_a_side_once_used_can_still_be_declined(table: Table) -> None:
    table.deal(hand="person1", time="monster1")
    table.use("armitage", 2)
    table.expect("exchange_area", must=False, only=["monster1", "skip"])
    table.skip()
    assert (table.hand, table.time, table.box) == ("person1", "monster1", "armitage")
    table.ready()


@pytest.mark.rule("A2", "A5")
def test_the_key_side_plays_a_lock_from_the_hand_without_a_key(table: Table) -> None:
    table.case_with(DOOR, clue("vault", "location", "any>any", "lock min2"))
    table.deal(hand="door vault person1", lines={"v1": "", "v2": "person2 person3"}, leads=ROW)
    table.refused("hand", "door", "v1", "no_key", need=1, have=0)
    table.use("armitage", 1)
    table.expect(
        "play_lock",
        must=False,
        area="hand",
        only=["play door v1", "play door v2", "play vault v2", "skip"],
    )
    table.play("door", "v1")
    assert table.lines == {"v1": "door", "v2": "person2 person3"}
    assert (table.hand, table.leads, table.discard) == ("vault person1", ROW, "")
    table.ready()


@pytest.mark.rule("A2", "A5")
def test_only_the_key_is_waived_not_the_link_nor_the_minimum(table: Table) -> None:
    table.case_with(
        clue("study", "location", "research>any", "lock"),
        clue("deep", "location", "any>any", "lock min2"),
        clue("talk", "person", "any>interview"),
        clue("plain", "person", "any>any", "min1"),
        DOOR,
    )
    table.deal(hand="study deep plain", lines={"v1": "talk"})
    table.expect("action", free=[])
    table.deal(hand="study deep door", lines={"v1": "talk"})
    table.use("armitage", 1)
    table.expect("play_lock", only=["play door v1", "skip"])
    table.skip()
    table.ready()


@pytest.mark.rule("A5")
def test_a_lock_so_played_brings_its_effects_and_its_strain(table: Table) -> None:
    line = "person1 person2 person3 threat1 threat2 threat3 evidence1"
    table.case_with(clue("door", "location", "any>any", "lock", "may leads"))
    table.deal(hand="door", leads=ROW, lines={"v1": line}, draw="monster1")
    table.use("armitage", 1)
    table.play("door", "v1")
    assert len(table.happened(CheckMade)) == 1 and table.discard == "monster1"
    table.expect("take", only=[*ROW.split(), "skip"])
    table.pick("lead1")
    table.expect("action", options=["take lead2"])
    assert table.leads == "- lead2 lead3 lead4 lead5", "the gap waits for the refill"
    table.take()
    assert table.leads.startswith("lead3 lead4 lead5 ")
    table.ready()


@pytest.mark.rule("A5", "P4")
def test_a_lock_so_played_spends_no_key_of_the_line(table: Table) -> None:
    table.case_with(
        DOOR,
        KEY,
        clue("gate", "location", "any>any", "lock"),
        clue("hatch", "location", "any>any", "lock"),
    )
    table.deal(hand="door gate hatch", lines={"v1": "key", "v2": ""})
    table.use("armitage", 1)
    table.play("door", "v1")
    table.play("gate", "v1")
    table.refused("hand", "hatch", "v1", "no_key", need=1, have=0)
    assert table.lines["v1"] == "key door gate"
    table.ready()


@pytest.mark.rule("A5")
def test_the_mark_of_a_waived_lock_goes_with_its_line(table: Table) -> None:
    """Taken back from closed cases and played again, the lock needs a key like any other."""
    table.case_with(DOOR, KEY)
    table.deal(hand="door", lines={"v1": "person1 threat1 artifact1 evidence1", "v2": ""})
    table.use("armitage", 1)
    table.play("door", "v1")
    assert table.state.marks == (("waived", table.card("door").index),)
    table.close("v1", score=[])
    assert table.state.marks == ()
    table.ready()


@pytest.mark.rule("A5", "T4")
def test_the_first_lead_can_be_played_without_its_key_as_the_action(table: Table) -> None:
    table.case_with(DOOR, clue("deep", "location", "any>any", "lock min2"))
    table.deal(leads="door lead2", lines={"v1": "", "v2": ""})
    table.expect(
        "action", never=["lead v1"], options=["lead v1 armitage 1", "lead v2 armitage 1"], free=[]
    )
    table.play_lead("v1", using="armitage 1")
    assert table.lines == {"v1": "door", "v2": ""}
    assert (table.box, table.state.turn, table.discard) == ("armitage", 2, "")
    table.ready()
    table.deal(leads="deep lead2", lines={"v1": "person1", "v2": "person2 person3"})
    table.expect("action", never=["lead v1 armitage 1"], options=["lead v2 armitage 1"])
    table.deal(leads="door lead2", briefcase="")
    table.expect("action", never=["lead v1", "lead v1 armitage 1"])


@pytest.mark.rule("A5")
def test_a_lead_with_a_key_in_the_line_can_be_played_with_or_without_the_contact(
    table: Table,
) -> None:
    table.case_with(DOOR, KEY, clue("gate", "location", "any>any", "lock"))
    table.deal(hand="gate", leads="door lead2", lines={"v1": "key"})
    table.expect("action", options=["lead v1", "lead v1 armitage 1"])
    table.play_lead("v1", using="armitage 1")
    table.expect("action", options=["hand gate v1"])
    table.ready()


@pytest.mark.rule("A5")
def test_the_price_of_a_key_like_side_comes_before_the_play(table: Table) -> None:
    """Carter's check is made first, and the lead is then played without its key."""
    table.case_with(DOOR, clue("shock", "monster", stability=True))
    table.deal(options={"contact": "carter"}, leads="door lead2", lines={"v1": ""}, draw="shock")
    table.play_lead("v1", using="carter 1")
    assert (table.stability, table.box, table.lines) == ("shock", "carter", {"v1": "door"})
    table.ready()
    table.deal(options={"contact": "carter"}, hand="door", lines={"v1": ""}, draw="shock")
    table.use("carter", 1)
    assert table.stability == "shock"
    table.play("door", "v1")
    table.ready()


@pytest.mark.rule("A3", "E14")
@pytest.mark.parametrize(("wanted", "area"), [("monster1", "time"), ("evidence1", "stability")])
def test_the_exchange_side_swaps_with_either_penalty_area(
    table: Table, wanted: str, area: str
) -> None:
    table.deal(hand="person1 person2", time="monster1", stability="evidence1", discard="location1")
    table.use("armitage", 2)
    table.expect("exchange_area", only=["monster1", "evidence1", "skip"], source="armitage")
    table.pick(wanted)
    table.expect("exchange_hand", must=True, only=["person1", "person2"])
    table.pick("person2")
    assert (table.hand, getattr(table, area)) == (f"person1 {wanted}", "person2")
    assert table.discard == "location1"
    table.ready()


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
