"""The Professional Contact: one side, once, at any time (A1–A3, A5)."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules.choices import IllegalCommand, Reason, Refusal, Verb
from arkham.rules.events import CheckMade
from arkham.rules.refusals import refusal_of

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
def test_a_line_that_cannot_take_the_lock_says_what_it_lacks_and_no_key(table: Table) -> None:
    table.case_with(clue("deep", "location", "any>any", "lock min2"))
    table.deal(hand="deep", lines={"v1": "person1 person2", "v2": "person3"})
    table.use("armitage", 1)
    refused = refusal_of(table.state, Verb.HAND, table.card("deep").index, table.card("v2").index)
    assert refused == (Refusal(Reason.MINIMUM, 2, 1),)
    table.play("deep", "v1")
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
    assert not table.state.marks
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
