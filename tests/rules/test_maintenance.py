"""Maintenance (U1–U4), the end of the game (G1–G4) and the limits that options set (O1, O3)."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules import IllegalCommand, apply, legal, outcome
from arkham.rules.cards import Card
from arkham.rules.events import GameEnded, LeadsSlid, LineOpened, TimeStruck
from arkham.rules.state import Lost, Won

ROW = "lead1 lead2 lead3 lead4 lead5"
TYPES = ("person", "threat", "artifact", "evidence", "location", "monster")
NERVES = "person1 person2 person3 person4 person5 person6"


def solved_puzzles() -> list[Card]:
    """Return a puzzle of each type, and a second one of the first type."""
    return [clue(f"solved-{t}", t, "any>any", "puzzle") for t in TYPES] + [
        clue("solved-twice", TYPES[0], "any>any", "puzzle")
    ]


def picture(number: int) -> str:
    return " ".join(f"solved-{t}" for t in TYPES[:number])


def first(words: str, number: int) -> str:
    return " ".join(words.split()[:number])


@pytest.mark.rule("U1", "G1", "O1")
@pytest.mark.parametrize(
    ("victory", "scored", "won"),
    [("five", 4, False), ("five", 5, True), ("five", 6, True), ("six", 5, False), ("six", 6, True)],
)
def test_puzzles_of_enough_types_win_at_the_victory_check(
    table: Table, victory: str, scored: int, won: bool
) -> None:
    table.case_with(*solved_puzzles())
    table.deal(options={"victory": victory}, big_picture=picture(scored))
    table.pass_()
    if won:
        table.over("won")
        assert outcome(table.state) == Won() and legal(table.state) is None
    else:
        table.ready()


@pytest.mark.rule("G1", "O1")
def test_two_puzzles_of_one_type_count_once(table: Table) -> None:
    table.case_with(*solved_puzzles())
    table.deal(big_picture=picture(4) + " solved-twice")
    table.pass_()
    table.ready()


@pytest.mark.rule("U1", "G1")
def test_the_picture_is_checked_in_maintenance_not_at_the_closing(table: Table) -> None:
    table.case_with(*solved_puzzles())
    table.deal(
        lines={"v1": "person1 threat1 artifact1 evidence1 location1 solved-location", "v2": ""},
        big_picture=picture(4),
        stability="person2",
        time="person3",
        hand="person4",
    )
    table.close("v1", score=["solved-location"])
    table.over("won")
    assert [type(e) for e in table.log].count(GameEnded) == 1
    assert table.discard == "lead1", "the action was carried out in full"
    # With no Victim left for an empty table the game is lost before it comes to maintenance.
    line = "person1 threat1 artifact1 evidence1 location1 solved-location"
    table.deal(lines={"v1": line}, big_picture=picture(4), victims="")
    table.close("v1", score=["solved-location"])
    table.over("lost victims")
    assert len(table.big_picture.split()) == 5


@pytest.mark.rule("U2", "G2", "O3")
@pytest.mark.parametrize(
    ("limits", "cards", "lost"),
    [("five", 4, False), ("five", 5, True), ("five", 6, True), ("six", 5, False), ("six", 6, True)],
)
def test_the_stability_limit_loses_at_its_check(
    table: Table, limits: str, cards: int, lost: bool
) -> None:
    table.deal(options={"limits": limits}, stability=first(NERVES, cards))
    table.pass_()
    if lost:
        table.over("lost stability")
        assert isinstance(outcome(table.state), Lost)
    else:
        table.ready()


@pytest.mark.rule("U2", "G2")
def test_the_limit_may_be_passed_in_the_action_and_mended_before_the_check(table: Table) -> None:
    table.case_with(
        clue("panic", "threat", "any>any", "", "must check may stability"),
        clue("shock", "monster", stability=True),
    )
    table.deal(hand="panic", stability=first(NERVES, 4), draw="shock", briefcase="")
    table.play("panic", "v1")
    assert len(table.stability.split()) == 5
    table.pick("person1")
    assert len(table.stability.split()) == 4
    table.ready()
    table.deal(hand="panic", stability=first(NERVES, 4), draw="shock", briefcase="")
    table.play("panic", "v1")
    table.skip()
    table.over("lost stability")


@pytest.mark.rule("U3", "O3")
@pytest.mark.parametrize(
    ("limits", "cards", "struck"),
    [("five", 4, False), ("five", 5, True), ("five", 6, True), ("six", 5, False), ("six", 6, True)],
)
def test_the_time_limit_brings_a_victim_and_empties_the_area(
    table: Table, limits: str, cards: int, struck: bool
) -> None:
    hours = first(NERVES, cards)
    table.deal(options={"limits": limits}, time=hours, victims="v4 v5", discard="threat1")
    table.pass_()
    if struck:
        assert table.lines == {"v1": "", "v2": "", "v4": ""} and table.victims == "v5"
        assert (table.time, table.discard) == ("", f"threat1 lead1 {hours}")
        assert [e.cause for e in table.happened(LineOpened)] == ["time"]
        limit = 5 if limits == "five" else 6
        assert [(e.count, e.limit) for e in table.happened(TimeStruck)] == [(cards, limit)]
    else:
        assert table.lines == {"v1": "", "v2": ""} and table.victims == "v4 v5"
        assert (table.time, table.discard) == (hours, "threat1 lead1")
        assert table.happened(TimeStruck) == []
    table.ready()


@pytest.mark.rule("U3", "G3")
def test_the_time_limit_without_a_victim_loses_at_once(table: Table) -> None:
    table.deal(time=first(NERVES, 5), victims="", leads=ROW)
    table.pass_()
    table.over("lost victims")
    assert len(table.time.split()) == 5, "lost before the area is emptied"
    assert table.leads == "- lead2 lead3 lead4 lead5", "and before the refill"


@pytest.mark.rule("U3", "L1")
def test_cards_swept_by_time_are_there_for_a_refill_that_runs_dry(table: Table) -> None:
    """U3 comes before U4: the same maintenance draws two Victims and deals the swept cards."""
    table.deal(time=first(NERVES, 5), leads=ROW, draw="", rest="box", victims="v3 v4", briefcase="")
    table.pass_()
    assert list(table.lines) == ["v1", "v2", "v3", "v4"]
    assert [e.cause for e in table.happened(LineOpened)] == ["time", "leads"]
    assert len(table.leads.split()) == 5 and len(table.draw.split()) == 5
    table.ready()


@pytest.mark.rule("U4")
def test_the_row_slides_left_and_is_filled_from_left_to_right(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may leads must discard-leads"))
    table.deal(hand="doer", leads=ROW, draw="person1 person2 person3 person4")
    table.play("doer", "v1")
    table.pick("lead2")
    table.pick("lead4")
    assert table.leads == "lead3 lead5 person1 person2 person3"
    slid = table.happened(LeadsSlid)
    assert [(table.ids(e.before), table.ids(e.after)) for e in slid] == [
        ("- - lead3 - lead5", "lead3 lead5")
    ]
    table.ready()


@pytest.mark.rule("U4")
def test_the_refill_never_deals_a_sixth_lead(table: Table) -> None:
    table.deal(leads=ROW, draw="person1 person2")
    table.take()
    assert (table.leads, table.draw.split()[0]) == ("lead2 lead3 lead4 lead5 person1", "person2")
    table.ready()


@pytest.mark.rule("G4")
def test_victory_comes_before_stability_and_stability_before_time(table: Table) -> None:
    table.case_with(*solved_puzzles())
    table.deal(
        big_picture=picture(5),
        stability=first(NERVES, 5),
        victims="",
        time="threat1 threat2 threat3 threat4 threat5",
    )
    table.pass_()
    table.over("won")
    table.deal(
        big_picture=picture(4),
        stability=first(NERVES, 5),
        victims="",
        time="threat1 threat2 threat3 threat4 threat5",
    )
    table.pass_()
    table.over("lost stability")


@pytest.mark.rule("G3", "G4")
def test_a_victim_due_in_the_action_loses_before_any_check_can_win(table: Table) -> None:
    table.case_with(*solved_puzzles(), clue("scare", "threat", "any>any", "", "must check"))
    table.deal(
        hand="scare", big_picture=picture(5), victims="", rest="box", briefcase="", leads=ROW
    )
    table.play("scare", "v1")
    table.over("lost victims")


@pytest.mark.rule("G3")
def test_a_victim_due_in_the_refill_loses(table: Table) -> None:
    table.deal(leads=ROW, victims="", rest="box", briefcase="", discard="person1")
    table.pass_()
    table.over("lost victims")


@pytest.mark.rule("G1", "G2", "G3")
def test_nothing_can_be_played_after_the_end(table: Table) -> None:
    table.deal(stability=first(NERVES, 5))
    table.pass_()
    before = table.state.digest()
    with pytest.raises(IllegalCommand, match="over"):
        apply(table.state, "pass")
    assert table.state.digest() == before


@pytest.mark.rule("O1", "O2", "O3")
def test_options_change_their_own_figures_in_play(table: Table) -> None:
    """Six types, four victims, limits of six: each at its boundary in one game each."""
    options = {"victory": "six", "victims": "four", "limits": "six"}
    table.case_with(*solved_puzzles())
    table.deal(options=options, big_picture=picture(5), stability=first(NERVES, 5))
    assert (table.victims, table.unseen) == ("v3 v4", "v5 v6")
    table.pass_()
    table.ready()
    table.deal(options=options, time="threat1 threat2 threat3 threat4 threat5")
    table.pass_()
    assert len(table.lines) == 2
    table.ready()
