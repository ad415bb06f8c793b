"""Bots without a plan: one that chooses at random, one that looks an action ahead, an expert.

The first is the floor that every other bot is measured against.
"""

from __future__ import annotations

from random import Random
from typing import Final

from arkham.ai.evaluation import evaluate
from arkham.ai.habits import USUAL, Habits
from arkham.ai.knowledge import knowledge_of
from arkham.ai.settling import after, worth_a_look
from arkham.rules import determinize, legal
from arkham.rules.choices import Option
from arkham.rules.state import GameState


class Chance:
    """Choose any option, all alike."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, state: GameState) -> Option:
        choice = legal(state)
        assert choice is not None
        return choice.options[int(self.random.random() * len(choice.options))]


WORLDS: Final = 2
"""In how many imagined orders of the hidden cards an option is tried."""
FINALISTS: Final = 3
"""How many options the expert looks at further than one action ahead."""
TURNS_AHEAD: Final = 2
CLEAR_LEAD: Final = 3.0
"""An option that is better than all others by so much at once needs no further look."""


class Imagining:
    """Try what is worth a look in a few imagined worlds."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, state: GameState) -> Option:
        choice = legal(state)
        assert choice is not None
        options = worth_a_look(choice)
        if len(options) == 1:
            return options[0]
        knowledge_of(state.rules).forget_lines_if_many()
        return self.best(
            [determinize(state, self.random.getrandbits(63)) for _ in range(WORLDS)], options
        )

    def best(self, worlds: list[GameState], options: list[Option]) -> Option:
        raise NotImplementedError


class Greedy(Imagining):
    """Choose the option whose outcome looks best once its questions are answered."""

    def best(self, worlds: list[GameState], options: list[Option]) -> Option:
        return max(
            options,
            key=lambda option: sum(evaluate(after(world, option)) for world in worlds),
        )


class Expert(Imagining):
    """Choose the option that leads to the best table some turns later, on average."""

    def best(self, worlds: list[GameState], options: list[Option]) -> Option:
        candidates = []
        for number, option in enumerate(options):
            tables = [after(world, option) for world in worlds]
            candidates.append((sum(map(evaluate, tables)), -number, tables))
        candidates.sort(key=lambda candidate: candidate[:2], reverse=True)
        enough = candidates[0][0] - CLEAR_LEAD * WORLDS
        finalists = [c for c in candidates[:FINALISTS] if c[0] > enough]
        best = finalists[0]
        if len(finalists) > 1:
            best = max(finalists, key=lambda candidate: _prospect(candidate[2]))
        return options[-best[1]]


def _prospect(tables: list[GameState]) -> float:
    """Return the worth of tables played on for some turns, and then looked at."""
    return sum(evaluate(play_on(table, TURNS_AHEAD)) for table in tables)


def play_on(table: GameState, turns: int, habits: Habits = USUAL) -> GameState:
    """Return a table played on for some turns, or to its end."""
    for _ in range(turns):
        if table.result is not None:
            break
        table = best_turn(table, habits)
    return table


def best_turn(table: GameState, habits: Habits = USUAL) -> GameState:
    """Return the best-looking table one action later."""
    choice = table.choice
    assert choice is not None
    best, best_worth = table, float("-inf")
    for option in worth_a_look(choice):
        if not option.free:
            played = after(table, option, habits)
            worth = evaluate(played)
            if worth > best_worth:
                best, best_worth = played, worth
    return best
