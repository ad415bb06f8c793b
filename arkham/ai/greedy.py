"""A bot that looks one action ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from arkham.ai.evaluation import evaluate
from arkham.ai.knowledge import knowledge_of
from arkham.ai.settling import after, worth_a_look
from arkham.rules import determinize, legal
from arkham.rules.choices import Option
from arkham.rules.state import GameState

SAMPLES: Final = 2
"""In how many imagined orders of the hidden cards an option is tried."""


class Greedy:
    """Choose the option whose outcome looks best once its questions are answered."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, state: GameState) -> Option:
        choice = legal(state)
        assert choice is not None
        options = worth_a_look(choice)
        if len(options) == 1:
            return options[0]
        knowledge_of(state.rules).forget_lines_if_many()
        worlds = [determinize(state, self.random.getrandbits(63)) for _ in range(SAMPLES)]
        return max(
            options,
            key=lambda option: sum(evaluate(after(world, option)) for world in worlds),
        )
