"""Objectives and victory: Hardboiled against Classic (C3-4, C3-19, C3-23, C3-25)."""

from __future__ import annotations

import pytest
from case3_cards import FIVE
from lab import clue
from table import Table

from arkham.rules import load_case
from arkham.rules.cards import Card
from arkham.rules.turn import readable_goals

TYPES = ("person", "threat", "artifact", "evidence", "location", "monster", "person")
LETTERED = tuple(
    clue(letter.lower(), kind, attributes=f"puzzle letter{letter}")
    for letter, kind in zip("ABCDEFG", TYPES, strict=True)
)
BLANK = tuple(clue(f"blank{n}", kind, attributes="puzzle") for n, kind in enumerate(TYPES[:6], 1))
MENACING = clue("menacing", "threat", effects="must menace-draw")
CASE = load_case(3)


@pytest.fixture
def lab(table: Table) -> Table:
    """Return a table whose five Objectives ask for AB, C, DE, F and G."""
    table.case_with(*LETTERED, *BLANK, MENACING, like=3)
    return table


@pytest.mark.rule("C3-19")
def test_an_objective_is_met_when_all_its_letters_are_scored(lab: Table) -> None:
    lab.deal(big_picture="a c d")
    lab.pass_()
    assert lab.big_picture == "a c d goal2"
    assert lab.objectives == "goal1 goal3 goal4 goal5"
    lab.ready()


@pytest.mark.rule("C3-19")
def test_several_objectives_can_be_met_in_one_check(lab: Table) -> None:
    lab.deal(big_picture="a b c")
    lab.pass_()
    assert lab.big_picture == "a b c goal1 goal2"


@pytest.mark.rule("C3-19")
def test_objectives_are_met_at_the_check_not_before(lab: Table) -> None:
    lab.deal(lines={"case3": f"{FIVE} c"}, briefcase="", stability="monster1")
    lab.close("case3", score=["c"])
    lab.expect("take", source="case3")
    assert lab.big_picture == "c"
    lab.skip()
    assert lab.big_picture == "c goal2"


@pytest.mark.rule("C3-19")
def test_all_five_objectives_win(lab: Table) -> None:
    lab.deal(big_picture="a b c d e f g")
    lab.pass_()
    lab.over("won")
    assert lab.objectives == ""


@pytest.mark.rule("C3-19")
def test_four_objectives_do_not_win_whatever_the_types(lab: Table) -> None:
    lab.deal(big_picture="a b c d e f blank1 blank2 blank3 blank4 blank5 blank6")
    lab.pass_()
    assert lab.objectives == "goal5"
    lab.ready()


@pytest.mark.rule("C3-19", "C3-4")
def test_classic_asks_for_five_types_and_for_no_letters(lab: Table) -> None:
    lab.deal(options={"mode": "classic"}, big_picture="blank1 blank2 blank3 blank4 blank5")
    lab.pass_()
    lab.over("won")


@pytest.mark.rule("C3-19", "C3-4")
def test_classic_is_not_won_with_four_types(lab: Table) -> None:
    lab.deal(options={"mode": "classic"}, big_picture="blank1 blank2 blank3 blank4 a b")
    lab.pass_()
    lab.ready()


@pytest.mark.rule("C3-19")
@pytest.mark.parametrize("mode", ["hardboiled", "classic"])
def test_the_same_table_is_judged_by_its_mode(lab: Table, mode: str) -> None:
    lab.deal(options={"mode": mode}, big_picture="blank1 blank2 blank3 blank4 blank5")
    lab.pass_()
    if mode == "classic":
        lab.over("won")
    else:
        assert lab.objectives == "goal1 goal2 goal3 goal4 goal5"
        lab.ready()


@pytest.mark.rule("C3-19", "G4")
def test_victory_comes_before_the_stability_limit(lab: Table) -> None:
    five = "monster1 monster2 monster3 monster4 monster5"
    lab.deal(big_picture="a b c d e f g", stability=five, briefcase="")
    lab.pass_()
    lab.over("won")


@pytest.mark.rule("C3-23")
def test_scored_objectives_can_be_read_after_the_end_won_or_lost(lab: Table) -> None:
    lab.deal(big_picture="a b c", stability="monster1 monster2 monster3 monster4", briefcase="")
    assert readable_goals(lab.state) == []
    lab.pass_()
    assert lab.big_picture == "a b c goal1 goal2"
    assert readable_goals(lab.state) == []  # not while the game goes on
    lab.deal(
        big_picture="a b c", briefcase="",
        stability="monster1 monster2 monster3 monster4 monster5",
    )  # fmt: skip
    lab.pass_()
    lab.over("lost stability")
    assert [card.id for card in readable_goals(lab.state)] == ["goal1", "goal2"]
    lab.deal(big_picture="a b c d e f g")
    lab.pass_()
    assert [card.number for card in readable_goals(lab.state)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("C3-23", "C3-19")
def test_a_puzzle_scored_in_the_turn_of_a_sudden_loss_completes_nothing(lab: Table) -> None:
    """The loss comes in the action phase, so the victory check is never reached."""
    lab.deal(hand="menacing", big_picture="a b c", menace_deck="")
    lab.play("menacing", "case2")
    lab.over("lost menaces")
    assert lab.big_picture == "a b c" and readable_goals(lab.state) == []


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}


def what_it_needs(puzzle: Card) -> str:
    """Return what a path has to say of the line of its puzzle, after "Needs"."""
    if puzzle.has("lock"):
        return "a Key in its line."
    if puzzle.has("skeleton-lock"):
        *some, last = [card.title for card in CASE.cards if card.has("skeleton-key")]
        return f"a skeleton key in its line: {', '.join(some)} or {last}."
    return f"{NUMBERS[puzzle.minimum]} Clues in its line." if puzzle.minimum else ""


@pytest.mark.rule("C3-25", "C3-23")
def test_every_objective_tells_the_path_to_each_of_its_puzzles() -> None:
    objectives = [c for c in CASE.cards if c.kind == "objective"]
    for card in objectives:
        assert [letter for letter, _ in card.words.paths] == list(card.letters)
        assert card.words.revelation
        for letter, path in card.words.paths:
            puzzle = next(c for c in CASE.cards if c.letter == letter)
            assert puzzle.title in path
            assert ("Machine" in path) == puzzle.has("purple")
            assert path.partition("Needs ")[2] == what_it_needs(puzzle)
    letters = [letter for card in objectives for letter in card.letters]
    assert sorted(letters) == sorted({c.letter for c in CASE.cards if c.letter})
