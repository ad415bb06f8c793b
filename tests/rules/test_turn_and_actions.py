"""The turn and its five actions (T1–T9)."""

from __future__ import annotations

import pytest
from lab import clue, victim
from table import Table

from arkham.rules.events import CardMoved, LeadsSlid, TurnBegan

FIVE_TYPES = "person1 threat1 artifact1 evidence1 location1"
ROW = "lead1 lead2 lead3 lead4 lead5"


@pytest.mark.rule("T1")
def test_turns_of_action_and_maintenance_follow_one_another(table: Table) -> None:
    table.deal(leads=ROW, draw="person1 person2")
    table.pass_()
    assert (table.state.turn, table.leads) == (2, "lead2 lead3 lead4 lead5 person1")
    kinds = [type(e) for e in table.events if isinstance(e, CardMoved | LeadsSlid | TurnBegan)]
    assert kinds == [CardMoved, LeadsSlid, CardMoved, TurnBegan]
    table.pass_()
    assert (table.state.turn, table.leads) == (3, "lead3 lead4 lead5 person1 person2")
    table.ready()


@pytest.mark.rule("T2")
def test_the_five_actions_are_all_there_is(table: Table) -> None:
    table.deal(hand="person2", leads=ROW, lines={"v1": FIVE_TYPES, "v2": ""}, briefcase="")
    table.expect(
        "action",
        must=True,
        only=[
            "take lead1",
            "lead v1",
            "lead v2",
            "hand person2 v1",
            "hand person2 v2",
            "close v1",
            "pass",
        ],
        free=[],
    )


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    "command", ["take lead1", "lead v1", "hand person2 v1", "close v1", "pass"]
)
def test_every_action_uses_up_the_first_lead_and_ends_the_phase(table: Table, command: str) -> None:
    table.deal(hand="person2", leads=ROW, lines={"v1": FIVE_TYPES, "v2": ""}, draw="monster1")
    table.do(command)
    assert table.leads == "lead2 lead3 lead4 lead5 monster1"
    assert table.state.turn == 2
    table.ready()


@pytest.mark.rule("T2")
def test_only_the_first_lead_can_be_taken_or_played(table: Table) -> None:
    table.deal(leads=ROW)
    table.refused("take", "lead2", reason="not_first_lead", need=1, have=2)
    table.refused("lead", "lead5", "v1", "not_first_lead", need=1, have=5)
    table.expect("action", never=["take lead2"])


@pytest.mark.rule("T3")
def test_take_brings_the_first_lead_to_the_hand(table: Table) -> None:
    table.deal(hand="person1", leads=ROW)
    table.take()
    assert (table.hand, table.discard) == ("person1 lead1", "")
    table.ready()


@pytest.mark.rule("T3")
def test_taking_a_lead_with_a_time_icon_is_no_discard(table: Table) -> None:
    table.case_with(clue("late", time=True))
    table.deal(leads="late lead1 lead2 lead3 lead4")
    table.take()
    assert (table.hand, table.time) == ("late", "")
    table.ready()


@pytest.mark.rule("T4")
def test_play_lead_puts_the_first_lead_into_a_line_and_discards_nothing(table: Table) -> None:
    table.deal(leads=ROW, lines={"v1": "", "v2": "person1"})
    table.play_lead("v2")
    assert table.lines == {"v1": "", "v2": "person1 lead1"}
    assert (table.discard, table.hand) == ("", "")
    table.ready()


@pytest.mark.rule("T4", "P1")
def test_a_lead_that_fits_one_line_is_offered_there_only(table: Table) -> None:
    table.case_with(
        clue("book", "artifact", "research>any"),
        victim("reader", "research"),
        victim("w", "interview"),
    )
    table.deal(leads="book lead1", lines={"reader": "", "w": ""})
    table.expect("action", options=["lead reader"], never=["lead w"])
    table.refused("lead", "book", "w", "technique", need="research", have="interview")
    table.play_lead("reader")
    assert table.lines == {"reader": "book", "w": ""}
    table.ready()


@pytest.mark.rule("T5", "T8")
def test_play_from_hand_discards_the_first_lead_before_the_play(table: Table) -> None:
    table.deal(hand="person1 person2", leads=ROW)
    table.play("person1", "v2")
    assert table.lines == {"v1": "", "v2": "person1"}
    assert (table.hand, table.discard) == ("person2", "lead1")
    assert _moved(table)[:2] == ["lead1", "person1"]
    table.ready()


@pytest.mark.rule("T5", "D2")
def test_the_lead_discarded_for_a_play_can_be_a_time_icon(table: Table) -> None:
    table.case_with(clue("late", time=True))
    table.deal(hand="person1", leads="late lead1")
    table.play("person1", "v1")
    assert (table.time, table.discard) == ("late", "")
    table.ready()


@pytest.mark.rule("T5")
def test_the_lead_is_discarded_before_the_effects_of_the_play(table: Table) -> None:
    """A card that takes from the discard area can take the very lead that was given up."""
    table.case_with(clue("broker", "person", "any>any", "", "may discard"))
    table.deal(hand="broker", leads=ROW)
    table.play("broker", "v1")
    table.expect("take", only=["lead1", "skip"])
    table.pick("lead1")
    assert table.hand == "lead1"
    table.ready()


@pytest.mark.rule("T6", "T8")
def test_close_discards_the_first_lead_and_then_closes(table: Table) -> None:
    table.deal(leads=ROW, lines={"v1": FIVE_TYPES, "v2": ""})
    table.close("v1", score=[])
    assert table.lines == {"v2": ""}
    assert table.discard == "lead1"
    assert table.closed == f"v1 {FIVE_TYPES}"
    assert _moved(table)[0] == "lead1"
    table.ready()


@pytest.mark.rule("T7")
def test_pass_discards_the_first_lead_and_nothing_else(table: Table) -> None:
    table.deal(hand="person1", leads=ROW, lines={"v1": "person2", "v2": ""})
    table.pass_()
    assert (table.discard, table.hand) == ("lead1", "person1")
    assert table.lines == {"v1": "person2", "v2": ""}
    table.ready()


@pytest.mark.rule("T8")
def test_play_and_close_are_offered_only_where_they_can_be_carried_out(table: Table) -> None:
    table.case_with(clue("chat", "person", "interview>any"), victim("w", "research"))
    table.deal(hand="chat", lines={"w": "", "v2": "person1 threat1 artifact1 evidence1"})
    table.expect("action", options=["hand chat v2"], never=["hand chat w", "close v2", "close w"])
    table.refused("hand", "chat", "w", "technique", need="interview", have="research")
    table.refused("close", onto="v2", reason="few_types", need=5, have=4)
    table.refused("close", onto="w", reason="few_types", need=5, have=0)


@pytest.mark.rule("T9")
def test_with_an_empty_row_nothing_is_taken_or_discarded(table: Table) -> None:
    table.deal(
        hand="person2 person3",
        leads="",
        lines={"v1": FIVE_TYPES, "v2": ""},
        victims="v3 v4 v5",
        rest="box",
        briefcase="",
    )
    table.expect(
        "action",
        only=[
            "pass",
            "close v1",
            "hand person2 v1",
            "hand person2 v2",
            "hand person3 v1",
            "hand person3 v2",
        ],
    )
    table.play("person2", "v2")
    assert (table.discard, table.leads) == ("", "")
    assert table.lines == {"v1": FIVE_TYPES, "v2": "person2", "v3": ""}
    table.close("v1", score=[])
    assert table.discard == ""
    table.pass_()
    assert table.discard == ""
    assert table.lines == {"v2": "person2", "v3": "", "v4": "", "v5": ""}
    table.ready()


def _moved(table: Table) -> list[str]:
    return table.ids(e.card for e in table.events if isinstance(e, CardMoved)).split()
