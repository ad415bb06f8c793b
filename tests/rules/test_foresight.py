"""Odds and previews: exact, and blind to the order of hidden cards (AC-10, AC-11)."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest
from playouts import some_or_all_seeds

from arkham.casefile import case_paths, load_case
from arkham.rules.areas import DISCARD, DRAW, STABILITY, TIME
from arkham.rules.engine import apply, determinize, new_game
from arkham.rules.foresight import foresee, public, reveals
from arkham.rules.odds import check_odds, runs_dry, stability_spread
from arkham.rules.registry import STEPS
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState

CASES = [Ruleset(load_case(path)) for path in case_paths()]


def positions(rules: Ruleset, seeds: range, chance: int = 0):
    """Yield every waiting state of some random games."""
    choose = random.Random(chance).choice
    for seed in seeds:
        state = new_game(rules, seed=seed)
        while state.choice is not None:
            yield state
            apply(state, choose(state.choice.options), record=False)


def fate_of_top_card(state: GameState) -> int:
    """Make one check for real and say where its card went."""
    trial = state.clone()
    top = trial.areas[DRAW][-1]
    STEPS["check"](trial, None, 0)
    return next(a for a in (TIME, STABILITY, DISCARD) if top in trial.areas[a])


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_odds_equal_counting_every_card_as_the_next_one(rules):
    for state in list(positions(rules, range(6)))[::7]:
        stack = state.areas[DRAW]
        if not stack:
            continue
        counted = {TIME: 0, STABILITY: 0, DISCARD: 0}
        for card in stack:
            trial = state.clone()
            trial.areas[DRAW] = (*[c for c in stack if c != card], card)
            counted[fate_of_top_card(trial)] += 1
        odds = check_odds(state)
        assert (odds.stability, odds.time, odds.nothing) == (
            counted[STABILITY],
            counted[TIME],
            counted[DISCARD],
        )
        assert odds.total == len(stack)


def test_the_spread_of_several_checks_equals_brute_force():
    state = new_game(CASES[0], seed=3)
    state.areas[DRAW] = state.areas[DRAW][:6]
    marked = state.rules.has_stability
    for checks in range(1, 5):
        counts = [0] * (checks + 1)
        orders = list(permutations(state.areas[DRAW], checks))
        for order in orders:
            counts[sum(marked[c] for c in order)] += 1
        expected = tuple(Fraction(count, len(orders)) for count in counts)
        assert stability_spread(state, checks) == expected
    assert not runs_dry(state, 6)
    assert runs_dry(state, 7)


def test_checks_beyond_the_stack_are_counted_out():
    state = new_game(CASES[0], seed=3)
    state.areas[DRAW] = state.areas[DRAW][:2]
    spread = stability_spread(state, 4)
    assert len(spread) == 5
    assert sum(spread) == 1
    assert spread[3] == spread[4] == 0


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
@some_or_all_seeds(8, 40)
def test_nothing_shown_depends_on_the_hidden_order(rules, seeds):
    for number, state in enumerate(positions(rules, seeds)):
        if number % 11:
            continue
        other = determinize(state, number)
        other.rng = state.rng
        assert check_odds(other) == check_odds(state)
        assert stability_spread(other, 4) == stability_spread(state, 4)
        for option in state.choice.options:
            seen, also_seen = foresee(state, option), foresee(other, option)
            assert seen._replace(reveal=None) == also_seen._replace(reveal=None)
            assert type(seen.reveal) is type(also_seen.reveal)


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
@some_or_all_seeds(10, 60)
def test_what_is_foreseen_is_what_happens(rules, seeds):
    for number, state in enumerate(positions(rules, seeds, chance=5)):
        if number % 5:
            continue
        for option in state.choice.options:
            foreseen = foresee(state, option)
            real = [e for e in map(public, apply(state.clone(), option)) if e is not None]
            assert tuple(real[: len(foreseen.events)]) == foreseen.events
            rest = real[len(foreseen.events) :]
            assert bool(rest) == (foreseen.reveal is not None)
            assert not rest or reveals(rest[0])
