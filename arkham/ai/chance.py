"""A bot that chooses at random: the floor every other bot is measured against."""

from __future__ import annotations

from random import Random

from arkham.rules import legal
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
