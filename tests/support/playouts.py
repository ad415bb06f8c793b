"""Games played at random over every shipped case and all its options, for properties to watch.

Half the games are played blindly, half by someone who would rather play and close than pass, so
that long lines, closings and full big pictures are seen too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import islice, product
from random import Random

import pytest

from arkham.casefile import case_paths, load_case
from arkham.rules import apply, legal, new_game
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice, Option, Verb
from arkham.rules.events import Event
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState

CASES = [load_case(path) for path in case_paths()]
GAMES = 36  # all options of Cases 1 and 2
SWEEP_GAMES = 1060

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)


def some_or_all_seeds(some: int, every: int) -> pytest.MarkDecorator:
    """Run a test with some seeds; the sweeps run it with the others."""
    rest = pytest.param(range(some, every), id="many", marks=pytest.mark.sweep)
    return pytest.mark.parametrize("seeds", [pytest.param(range(some), id="some"), rest])


some_or_many_games = some_or_all_seeds(GAMES, SWEEP_GAMES)

_EAGERNESS = {
    Verb.CLOSE: 60,
    Verb.LEAD: 12,
    Verb.HAND: 8,
    Verb.PICK: 8,
    Verb.PLAY: 8,
    Verb.DO: 4,
    Verb.TAKE: 4,
    Verb.SKIP: 2,
}


@cache
def rulesets(case: CaseDef) -> tuple[Ruleset, ...]:
    """Return the case with every combination of its options."""
    names = [option.id for option in case.options]
    values = product(*[[value.id for value in option.values] for option in case.options])
    return tuple(Ruleset(case, dict(zip(names, chosen, strict=True))) for chosen in values)


def rules_for(case: CaseDef, seed: int) -> Ruleset:
    """Return the options that a seed plays with; consecutive seeds go through all of them."""
    every = rulesets(case)
    return every[seed * 7 % len(every)] if len(every) % 7 else every[seed % len(every)]


def playout(
    case: CaseDef, seed: int, *, record: bool = True
) -> Iterator[tuple[GameState, list[Event]]]:
    """Yield the table at every question and at the end, with the events that led there."""
    log: list[Event] = []
    state = new_game(rules_for(case, seed), seed=seed, log=log if record else None)
    choose = chooser(seed)
    yield state, log
    while (choice := legal(state)) is not None:
        yield state, apply(state, choose(choice), record=record)


def tables(case: CaseDef, seeds: range, *, every: int = 1) -> Iterator[GameState]:
    """Yield the waiting tables of many games, or only every so manyth of them."""
    waiting = (state for seed in seeds for state in _waiting(case, seed))
    for state in islice(waiting, every - 1, None, every):
        yield state.clone()


@lru_cache(maxsize=3 * GAMES)  # many properties watch the same games
def _waiting(case: CaseDef, seed: int) -> list[GameState]:
    return [state.clone() for state, _ in playout(case, seed, record=False) if state.choice]


def chooser(seed: int) -> Callable[[Choice], Option]:
    """Return someone to play a game: blind for even seeds, eager for odd ones."""
    chance = Random(seed)
    if seed % 2 == 0:
        return lambda choice: chance.choice(choice.options)
    return lambda choice: chance.choices(
        choice.options, [_EAGERNESS.get(option.verb, 1) for option in choice.options]
    )[0]
