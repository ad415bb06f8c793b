"""Determinizing changes only what the player cannot see, and owes nothing to the real order."""

from __future__ import annotations

from random import Random

from playouts import every_case, some_or_many_games, tables

from arkham.rules import determinize
from arkham.rules.areas import AREA_NAMES, DRAW, UNSEEN
from arkham.rules.cards import CaseDef
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import GameState

HIDDEN = (DRAW, VICTIMS, UNSEEN, STORMS, MENACE_DECK)


@every_case
@some_or_many_games
def test_all_that_is_visible_stays_as_it_is(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds, every=3):
        before = state.digest()
        clone = determinize(state, state.serial)
        assert state.digest() == before, "the real table is untouched"
        assert clone.choice == state.choice
        assert (clone.lines, clone.marks, clone.agenda) == (state.lines, state.marks, state.agenda)
        assert (clone.turn, clone.serial, clone.result) == (state.turn, state.serial, state.result)
        for area, name in enumerate(AREA_NAMES):
            if area in HIDDEN:
                assert len(clone.areas[area]) == len(state.areas[area]), name
            else:
                assert clone.areas[area] == state.areas[area], name
        assert _pooled(clone) == _pooled(state)


@every_case
@some_or_many_games
def test_two_tables_that_look_alike_give_the_same_clone(case: CaseDef, seeds: range) -> None:
    """Reorder what is hidden: whoever sees only clones cannot tell the difference."""
    chance = Random(4)
    for state in tables(case, seeds, every=5):
        other = state.clone()
        other.rng = chance.getrandbits(64)
        for area in (DRAW, STORMS):
            other.areas[area] = _reordered(chance, other.areas[area])
        _reorder_victims(chance, other)
        _reorder_menaces(chance, other)
        for seed in (0, 1):
            assert determinize(other, seed).digest() == determinize(state, seed).digest()


@every_case
def test_different_seeds_give_different_orders(case: CaseDef) -> None:
    state = next(tables(case, range(1)))
    assert len({determinize(state, seed).areas[DRAW] for seed in range(20)}) == 20


def _pooled(state: GameState) -> list[int]:
    return sorted(c for area in HIDDEN for c in state.areas[area])


def _reordered(chance: Random, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(chance.sample(cards, len(cards)))


def _reorder_victims(chance: Random, state: GameState) -> None:
    """Victims in the stack and those removed unseen could be one another."""
    stack = state.areas[VICTIMS]
    away = [c for c in state.areas[UNSEEN] if state.rules.cards[c].kind == "victim"]
    if stack:
        pool = _reordered(chance, (*stack, *away))
        state.areas[VICTIMS] = pool[: len(stack)]
        if away:
            state.areas[UNSEEN] = pool[len(stack) :]


def _reorder_menaces(chance: Random, state: GameState) -> None:
    """Menaces keep their decks, I on top of II; the one removed unseen could be any of I."""
    cards, deck = state.rules.cards, state.areas[MENACE_DECK]
    second = tuple(c for c in deck if cards[c].deck == "II")
    first = tuple(c for c in deck if cards[c].deck == "I")
    away = tuple(c for c in state.areas[UNSEEN] if cards[c].kind == "menace")
    if state.choice is not None and state.choice.area == MENACE_DECK:
        away = ()  # the player is looking through the deck
    pool = _reordered(chance, first + away)
    state.areas[MENACE_DECK] = _reordered(chance, second) + pool[: len(first)]
    if away:
        state.areas[UNSEEN] = pool[len(first) :]
