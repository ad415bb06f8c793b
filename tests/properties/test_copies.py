"""A clone, a saved table and a second game with the same seed are the same game."""

from __future__ import annotations

import json
from random import Random

import pytest
from playouts import CASES, every_case, playout, some_or_many_games, tables

from arkham.rules import apply, new_game, notation
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice
from arkham.rules.engine import resume
from arkham.rules.events import Event
from arkham.rules.state import GameState, Lost, Won, state_from_json

IMMUTABLE = (int, str, bool, type(None), Won, Lost)


@every_case
@some_or_many_games
def test_playing_on_a_clone_leaves_the_original_alone(case: CaseDef, seeds: range) -> None:
    chance = Random(1)
    for state in tables(case, seeds, every=4):
        before, clone = state.digest(), state.clone()
        assert clone.digest() == before and clone.choice == state.choice
        for _ in range(6):
            if clone.choice is None:
                break
            apply(clone, chance.choice(clone.choice.options))
        assert state.digest() == before
        assert clone.choice is None or clone.serial > state.serial


def test_a_clone_shares_no_list_and_forgets_no_slot() -> None:
    for case in CASES:
        for state, _ in playout(case, 3):
            clone = state.clone()
            for name in GameState.__slots__:
                mine, other = getattr(state, name), getattr(clone, name)
                assert mine == other, name
                if isinstance(mine, list):
                    assert mine is not other, f"{name} is shared"
                    assert all(map(is_immutable, mine)), name
                elif name != "rules":
                    assert is_immutable(mine), name


def is_immutable(value: object) -> bool:
    """Say whether a value can be shared: plain, or a tuple of such to any depth."""
    if isinstance(value, tuple):
        return all(map(is_immutable, value))
    return isinstance(value, IMMUTABLE)


@every_case
@some_or_many_games
def test_a_table_survives_being_written_and_read(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        for number, (state, _) in enumerate(playout(case, seed)):
            if number % 4 and state.choice is not None:
                continue
            text = json.dumps(state.to_json())
            again = state_from_json(state.rules, json.loads(text))
            resume(again)
            assert again.digest() == state.digest(), seed
            assert again.choice == state.choice and again.result == state.result
            for name in GameState.__slots__:
                assert getattr(again, name) == getattr(state, name), name


@every_case
@some_or_many_games
def test_a_table_read_back_plays_on_like_the_original(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds, every=23):
        again = state_from_json(state.rules, json.loads(json.dumps(state.to_json())))
        resume(again)
        original, chance = state.clone(), Random(2)
        for _ in range(12):
            if original.choice is None:
                break
            command = notation(original, chance.choice(original.choice.options))
            assert apply(original, command) == apply(again, command)
        assert original.digest() == again.digest()


@pytest.mark.parametrize("damage", ["areas", "lines", "agenda", "rng", "result"])
def test_a_damaged_table_is_refused(damage: str) -> None:
    state = new_game(CASES[0], seed=5)
    data = state.to_json()
    if damage == "areas":
        data["areas"]["hand"][0] = "nobody"
    else:
        del data[damage]
    with pytest.raises(ValueError, match="does not fit"):
        state_from_json(state.rules, data)


@every_case
@some_or_many_games
def test_the_same_seed_and_commands_give_the_same_game(case: CaseDef, seeds: range) -> None:
    for seed in seeds[::10]:
        first = [(s.digest(), _asked(s.choice), e) for s, e in _told(case, seed)]
        second = [(s.digest(), _asked(s.choice), e) for s, e in _told(case, seed)]
        assert first == second, seed


@every_case
@some_or_many_games
def test_a_game_nobody_records_goes_the_same_way(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds, every=6):
        assert state.choice is not None
        option = state.choice.options[-1]
        loud, silent = state.clone(), state.clone()
        assert apply(loud, option) and apply(silent, option, record=False) == []
        assert loud.digest() == silent.digest()


def _told(case: CaseDef, seed: int) -> list[tuple[GameState, list[Event]]]:
    return [(state.clone(), events) for state, events in playout(case, seed)]


def _asked(choice: Choice | None) -> object:
    return choice and tuple(choice)
