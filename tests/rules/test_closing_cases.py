"""Closing a case: when, which puzzles are scored, where the cards go (X1–X5)."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules.cards import Card
from arkham.rules.engine import option_for
from arkham.rules.events import LineClosed, LineOpened, StackShuffled
from arkham.rules.foresight import foresee

FOUR = "person1 threat1 artifact1 evidence1"
FIVE = FOUR + " location1"
SIX = FIVE + " monster1"


def puzzle(card_id: str, clue_type: str) -> Card:
    return clue(card_id, clue_type, "any>any", "puzzle")


@pytest.mark.rule("X1")
@pytest.mark.parametrize(
    ("line", "types", "closable"),
    [
        ("", 0, False),
        (FOUR, 4, False),
        (FOUR + " person2 threat2 artifact2", 4, False),
        (FIVE, 5, True),
        (FIVE + " person2 person3", 5, True),
        (SIX, 6, True),
    ],
)
def test_five_different_types_are_needed_to_close(
    table: Table, line: str, types: int, closable: bool
) -> None:
    table.deal(lines={"v1": line, "v2": FIVE.replace("1", "4")})
    table.expect("action", options=["close v2"])
    if closable:
        table.close("v1", score=[])
        assert [e.types for e in table.happened(LineClosed)] == [types]
        assert list(table.lines) == ["v2"]
        table.ready()
    else:
        table.refused("close", onto="v1", reason="few_types", need=5, have=types)


@pytest.mark.rule("X1")
def test_the_order_of_the_types_does_not_matter_nor_who_the_victim_is(table: Table) -> None:
    table.deal(lines={"v4": "monster1 monster2 location1 evidence1 threat1 person1", "v2": ""})
    table.close("v4", score=[])
    assert table.closed == "v4 monster1 monster2 location1 evidence1 threat1 person1"
    table.ready()


@pytest.mark.rule("X2")
def test_a_puzzle_is_scored_only_if_five_types_are_left_without_it(table: Table) -> None:
    table.case_with(puzzle("riddle", "monster"), puzzle("secret", "person"))
    table.deal(lines={"v1": FIVE + " riddle", "v2": ""})
    table.close("v1")
    table.expect("score", must=False, only=["riddle", "done"])
    table.pick("riddle")
    assert (table.big_picture, table.closed) == ("riddle", f"v1 {FIVE}")
    table.ready()
    table.deal(lines={"v1": FIVE.replace("person1", "secret"), "v2": ""})
    table.close("v1")
    assert table.big_picture == "", "without the person only four types would be left"
    table.ready()


@pytest.mark.rule("X2")
def test_a_second_clue_of_the_type_frees_the_puzzle(table: Table) -> None:
    table.case_with(puzzle("secret", "person"), puzzle("riddle", "threat"))
    table.deal(lines={"v1": "secret person1 riddle artifact1 evidence1 location1", "v2": ""})
    table.close("v1")
    table.expect("score", only=["secret", "done"])
    table.refused("pick", "riddle", "v1", "score_types", need=5, have=4)
    table.refused("pass", reason="pending")
    table.pick("secret")
    assert (table.big_picture, len(table.closed.split())) == ("secret", 6)
    table.ready()


@pytest.mark.rule("X2")
def test_each_scored_puzzle_narrows_the_choice_of_the_next(table: Table) -> None:
    """Six types with three puzzles that each stand alone: only one of them can be scored."""
    table.case_with(puzzle("p", "person"), puzzle("t", "threat"), puzzle("m", "monster"))
    table.deal(lines={"v1": "p t m artifact1 evidence1 location1", "v2": ""})
    table.close("v1")
    table.expect("score", only=["p", "t", "m", "done"])
    table.pick("t")
    assert (table.big_picture, table.closed) == ("t", "v1 p m artifact1 evidence1 location1")
    table.ready()


@pytest.mark.rule("X2")
def test_two_puzzles_of_one_type_are_each_others_company(table: Table) -> None:
    """Either can go while the other stays; once one is chosen the other must stay."""
    table.case_with(puzzle("p", "person"), puzzle("q", "person"))
    table.deal(lines={"v1": "p q threat1 artifact1 evidence1 location1", "v2": ""})
    table.close("v1")
    table.expect("score", only=["p", "q", "done"])
    table.pick("q")
    assert (table.big_picture, table.closed) == ("q", "v1 p threat1 artifact1 evidence1 location1")
    table.ready()


@pytest.mark.rule("X2")
def test_several_puzzles_can_be_scored_in_any_order(table: Table) -> None:
    table.case_with(puzzle("p", "person"), puzzle("t", "threat"))
    table.deal(lines={"v1": f"p t {SIX}", "v2": ""})
    table.close("v1")
    table.pick("t")
    table.expect("score", only=["p", "done"])
    table.pick("p")
    assert (table.big_picture, table.closed) == ("t p", f"v1 {SIX}")
    table.ready()


@pytest.mark.rule("X2")
def test_scoring_is_a_choice_and_non_puzzles_never_are_part_of_it(table: Table) -> None:
    table.case_with(puzzle("riddle", "monster"))
    table.deal(lines={"v1": FIVE + " person2 riddle", "v2": ""})
    table.close("v1")
    table.expect("score", only=["riddle", "done"], never=["person2", "v1"])
    table.done()
    assert (table.big_picture, table.closed) == ("", f"v1 {FIVE} person2 riddle")
    table.ready()


@pytest.mark.rule("X3")
def test_all_cards_of_the_line_leave_and_other_lines_stay(table: Table) -> None:
    table.case_with(puzzle("riddle", "monster"))
    table.deal(lines={"v1": FIVE + " riddle", "v2": "threat2", "v3": ""}, closed="evidence3")
    table.close("v1", score=["riddle"])
    assert table.lines == {"v2": "threat2", "v3": ""}
    assert table.closed == f"evidence3 v1 {FIVE}"
    assert table.big_picture == "riddle"
    closed = table.happened(LineClosed)[0]
    assert (closed.types, table.ids(closed.scored), table.ids(closed.filed)) == (
        6,
        "riddle",
        f"v1 {FIVE}",
    )
    table.ready()


@pytest.mark.rule("X4")
def test_six_types_give_back_one_lost_card(table: Table) -> None:
    table.deal(
        lines={"v1": SIX, "v2": ""}, stability="person4 person5", time="threat4", briefcase=""
    )
    table.close("v1")
    table.expect("bonus", must=False, only=["person4", "person5", "skip"], area="stability")
    table.pick("person5")
    assert (table.hand, table.stability, table.time) == ("person5", "person4", "threat4")
    table.ready()


@pytest.mark.rule("X4")
def test_the_bonus_counts_the_types_before_scoring(table: Table) -> None:
    table.case_with(puzzle("riddle", "monster"))
    table.deal(lines={"v1": FIVE + " riddle", "v2": ""}, stability="person5")
    table.close("v1", score=["riddle"])
    table.expect("bonus", only=["person5", "skip"])
    table.skip()
    assert table.stability == "person5"
    table.ready()


@pytest.mark.rule("X4")
def test_five_types_give_no_bonus_and_an_empty_area_asks_nothing(table: Table) -> None:
    table.deal(lines={"v1": FIVE, "v2": ""}, stability="person5")
    table.close("v1")
    assert table.stability == "person5"
    table.ready()
    table.deal(lines={"v1": SIX, "v2": ""})
    table.close("v1")
    table.ready()


@pytest.mark.rule("X4", "D1")
def test_the_bonus_obeys_the_hand_limit(table: Table) -> None:
    table.deal(
        hand="threat4 threat5 threat6",
        lines={"v1": SIX, "v2": ""},
        stability="person5",
        briefcase="",
    )
    table.close("v1")
    table.pick("person5")
    table.expect("hand_limit", only=["threat4", "threat5", "threat6", "person5"])
    table.pick("threat5")
    table.ready()


@pytest.mark.rule("X5")
def test_with_no_open_case_left_discards_and_time_return_and_a_victim_is_drawn(
    table: Table,
) -> None:
    table.deal(
        lines={"v1": FIVE},
        leads="lead1 lead2 lead3 lead4 lead5",
        discard="person4",
        time="person5",
        stability="person6",
        draw="threat4",
        victims="v5 v6",
        rest="box",
        briefcase="",
    )
    table.close("v1")
    assert table.lines == {"v5": ""} and table.victims == "v6"
    assert (table.discard, table.time, table.stability) == ("", "", "person6")
    # lead1 was the discarded First lead; one of the four was dealt to the row.
    rest = {*table.draw.split(), table.leads.split()[-1]}
    assert rest == {"lead1", "person4", "person5", "threat4"}
    assert len(table.happened(StackShuffled)) == 1
    assert [e.cause for e in table.happened(LineOpened)] == ["no open case"]
    table.ready()


@pytest.mark.rule("X5")
def test_nothing_is_shuffled_while_another_case_is_open(table: Table) -> None:
    table.deal(lines={"v1": FIVE, "v2": ""}, discard="person4", time="person5")
    table.close("v1")
    assert (table.discard, table.time) == ("person4 lead1", "person5")
    assert table.lines == {"v2": ""} and table.happened(StackShuffled) == []
    table.ready()


@pytest.mark.rule("X5", "G3")
def test_closing_the_last_case_without_a_victim_loses_even_a_complete_picture(table: Table) -> None:
    solved = [
        puzzle(f"s{n}", t) for n, t in enumerate(("person", "threat", "artifact", "evidence"))
    ]
    table.case_with(*solved, puzzle("riddle", "location"))
    table.deal(lines={"v1": FIVE + " riddle"}, victims="", big_picture="s0 s1 s2 s3", briefcase="")
    table.close("v1", score=["riddle"])
    assert len(table.big_picture.split()) == 5
    table.over("lost victims")


@pytest.mark.rule("X5")
def test_the_loss_can_be_foreseen_before_the_closing(table: Table) -> None:
    """The table warns of what foresight calls certain; a Victim in reserve ends the warning."""
    table.deal(lines={"v1": FIVE}, victims="", briefcase="")
    ended = foresee(table.state, option_for(table.state, "close v1")).ended
    assert ended is not None and (ended.won, ended.reason) == (False, "victims")
    table.deal(lines={"v1": FIVE}, victims="v3", briefcase="")
    assert foresee(table.state, option_for(table.state, "close v1")).ended is None
    table.case_with(puzzle("riddle", "monster"))
    table.deal(lines={"v1": FIVE + " riddle"}, victims="", briefcase="")
    table.close("v1")
    assert foresee(table.state, option_for(table.state, "done")).ended is not None


@pytest.mark.rule("X4", "X5")
def test_the_bonus_is_taken_before_the_new_victim(table: Table) -> None:
    table.deal(lines={"v1": SIX}, stability="person5", victims="v3", briefcase="")
    table.close("v1")
    table.expect("bonus", options=["person5"])
    assert table.lines == {}
    table.pick("person5")
    assert table.lines == {"v3": ""}
    table.ready()
