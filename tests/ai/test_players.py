"""Every bot plays by the rules, plays alike for the same seed, and sees no hidden card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from _pytest.mark.structures import ParameterSet

from arkham.ai import PLAYERS, Player
from arkham.ai.search import Search
from arkham.rules import GameState, apply, legal, load_case, new_game
from arkham.rules.areas import DRAW, UNSEEN
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.ruleset import Ruleset

SETTINGS = [(1, {}), (2, {}), (3, {}), (3, {"mode": "classic"})]
LOOKING = ["greedy", "expert", "search"]
SLOW = ["expert", "search"]
ANSWERS = {"search": 16}
MOST_ANSWERS = 60
# The same bots, but the one that thinks longest is given little to think with.
MAKERS: dict[str, Callable[[int], Player]] = PLAYERS | {"search": partial(Search, rollouts=8)}


def every_setting(names: Iterable[str]) -> list[ParameterSet]:
    """Let every bot play every setting; the slow ones play all but Case 1 in the sweeps."""
    return [
        pytest.param(name, *setting, marks=pytest.mark.sweep if number and name in SLOW else ())
        for name in names
        for number, setting in enumerate(SETTINGS)
    ]


def play_on(state: GameState, name: str, seed: int, answers: int) -> None:
    player = MAKERS[name](seed)
    for _ in range(answers):
        if legal(state) is None:
            return
        apply(state, player(state), record=False)


def with_hidden_order_reversed(state: GameState) -> GameState:
    """Return a table that looks the same to the player: only hidden cards lie otherwise."""
    twin = state.clone()
    for area in (DRAW, VICTIMS, STORMS):
        twin.areas[area] = twin.areas[area][::-1]
    if twin.areas[UNSEEN] and twin.areas[VICTIMS]:
        stack, away = twin.areas[VICTIMS], twin.areas[UNSEEN]
        twin.areas[VICTIMS], twin.areas[UNSEEN] = (*stack[:-1], away[0]), (*away[1:], stack[-1])
    cards = twin.rules.cards
    deck = twin.areas[MENACE_DECK]
    second = tuple(c for c in deck if cards[c].deck == "II")
    first = tuple(c for c in deck if cards[c].deck == "I")
    twin.areas[MENACE_DECK] = second[::-1] + first[::-1]
    twin.rng ^= 0x5DEECE66D
    return twin


@pytest.mark.parametrize(("name", "case", "options"), every_setting(PLAYERS))
def test_a_bot_answers_every_question(case: int, options: dict[str, str], name: str) -> None:
    state = new_game(load_case(case), options, seed=5)
    play_on(state, name, 1, ANSWERS.get(name, MOST_ANSWERS))
    assert state.turn > 3


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_plays_alike_for_the_same_seed(name: str) -> None:
    rules = Ruleset(load_case(2))
    one, other = new_game(rules, seed=9), new_game(rules, seed=9)
    play_on(one, name, 3, ANSWERS.get(name, MOST_ANSWERS))
    play_on(other, name, 3, ANSWERS.get(name, MOST_ANSWERS))
    assert one.digest() == other.digest()


@pytest.mark.parametrize(("name", "case", "options"), every_setting(LOOKING))
def test_no_choice_depends_on_hidden_cards(case: int, options: dict[str, str], name: str) -> None:
    rules = Ruleset(load_case(case), options)
    state = new_game(rules, seed=21)
    guide = PLAYERS["greedy"](4)
    for answer in range(MOST_ANSWERS):
        if legal(state) is None:
            break
        if answer % (15 if name == "search" else 5) == 0:
            twin = with_hidden_order_reversed(state)
            assert MAKERS[name](answer)(state) == MAKERS[name](answer)(twin)
        apply(state, guide(state), record=False)


def test_a_bot_leaves_the_table_as_it_found_it() -> None:
    state = new_game(load_case(1), seed=2)
    before = state.digest()
    PLAYERS["expert"](1)(state)
    assert state.digest() == before
