"""The ideas of the evaluation point the right way."""

from __future__ import annotations

import pytest

from arkham.ai.evaluation import evaluate
from arkham.ai.knowledge import knowledge_of
from arkham.rules import GameState, load_case, new_game
from arkham.rules.areas import BIG_PICTURE, CLOSED, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.cards import Attribute, ClueType
from arkham.rules.mechanisms.case_icons import CASE_DECK
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import Lost, Won


@pytest.fixture
def state() -> GameState:
    return new_game(load_case(1), seed=7)


def drawn(state: GameState, number: int) -> tuple[int, ...]:
    """Take cards off the draw stack of a table that is only looked at."""
    stack = state.areas[DRAW]
    state.areas[DRAW] = stack[:-number]
    return stack[-number:]


def of_type(state: GameState, clue_type: ClueType, *, puzzle: bool = False) -> int:
    return next(
        c.index
        for c in state.rules.cards
        if c.type is clue_type and c.stacked and c.has(Attribute.PUZZLE) is puzzle
    )


def test_won_beats_everything_and_lost_is_beaten_by_everything(state: GameState) -> None:
    now = evaluate(state)
    state.result = Won()
    assert evaluate(state) > now
    state.result = Lost("victims")
    assert evaluate(state) < now


def test_a_scored_type_counts_once(state: GameState) -> None:
    before = evaluate(state)
    person = of_type(state, ClueType.PERSON, puzzle=True)
    state.areas[BIG_PICTURE] = (person,)
    once = evaluate(state)
    assert once > before + 5
    state.areas[BIG_PICTURE] = (person, person)
    assert evaluate(state) == once


def test_each_fright_costs_more_than_the_one_before(state: GameState) -> None:
    worths = []
    for number in range(5):
        state.areas[STABILITY] = tuple(range(1, 1 + number))
        worths.append(evaluate(state))
    costs = [a - b for a, b in zip(worths, worths[1:], strict=False)]
    assert costs == sorted(costs) and costs[0] > 0


def test_hours_and_victims_and_cards_are_worth_keeping(state: GameState) -> None:
    now = evaluate(state)
    late = state.clone()
    late.areas[TIME] = (1, 2, 3)
    assert evaluate(late) < now
    few = state.clone()
    few.areas[VICTIMS] = few.areas[VICTIMS][:-1]
    assert evaluate(few) < now
    thin = state.clone()
    drawn(thin, 20)
    assert evaluate(thin) < now


def test_the_last_victim_is_worth_most(state: GameState) -> None:
    worths = []
    for left in (2, 1, 0):
        state.areas[VICTIMS] = state.areas[VICTIMS][:left]
        worths.append(evaluate(state))
    assert worths[1] - worths[2] > worths[0] - worths[1] > 0


def test_a_new_type_helps_a_line_and_a_repeated_one_does_not(state: GameState) -> None:
    victim = state.lines[0][0]
    person, place = of_type(state, ClueType.PERSON), of_type(state, ClueType.LOCATION)
    state.areas[HAND] = state.areas[LEADS] = ()
    state.lines = [(victim, person, place)]
    two_types = evaluate(state)
    state.lines = [(victim, person, person)]
    assert evaluate(state) < two_types


def test_a_puzzle_left_behind_for_good_costs_a_goal(state: GameState) -> None:
    rules = state.rules
    know = knowledge_of(rules)
    bits = sorted(know.puzzles_of_goal)[:2]
    assert evaluate(state) > _with_closed(state, [p for b in bits for p in know.puzzles_of_goal[b]])


def _with_closed(state: GameState, cards: list[int]) -> float:
    table = state.clone()
    table.areas[CLOSED] = tuple(cards)
    return evaluate(table)


def test_a_contact_is_worth_keeping(state: GameState) -> None:
    now = evaluate(state)
    state.areas[BRIEFCASE] = ()
    assert evaluate(state) < now


def test_halves_of_the_formula_are_worth_playing() -> None:
    state = new_game(load_case(2), seed=7)
    half = next(c.index for c in state.rules.cards if c.has("formula-left"))
    state.areas[DRAW] = tuple(c for c in state.areas[DRAW] if c != half)
    before = evaluate(state)
    state.areas[CLOSED] = (half,)
    assert evaluate(state) > before


def test_a_clue_won_from_a_case_card_is_worth_much_where_letters_count() -> None:
    gains = []
    for mode in ("hardboiled", "classic"):
        state = new_game(load_case(3), {"mode": mode}, seed=7)
        before = evaluate(state)
        haunter = state.rules.index["haunter-of-the-dark"]
        state.areas[CASE_DECK] = tuple(c for c in state.areas[CASE_DECK] if c != haunter)
        gains.append(evaluate(state) - before)
    assert gains[0] > gains[1] > 0


def test_hardboiled_counts_letters_and_classic_counts_types() -> None:
    case = load_case(3)
    assert knowledge_of(new_game(case, {}, seed=1).rules).goals_to_win == 12
    assert knowledge_of(new_game(case, {"mode": "classic"}, seed=1).rules).goals_to_win == 5


def test_a_named_puzzle_is_a_goal_of_its_own() -> None:
    state = new_game(load_case(2), {"victory": "ancient"}, seed=1)
    know = knowledge_of(state.rules)
    types = [of_type(state, t, puzzle=True) for t in list(ClueType)[:5]]
    met = 0
    for card in types:
        met |= know.goal[card]
    assert know.still_to_meet(met) == 1
    assert know.still_to_meet(met | know.goal[state.rules.must_score]) == 0
