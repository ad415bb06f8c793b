"""Bots: players that go through the public rules only and never look at hidden cards.

A player is called with a state and returns one of the options of the waiting question; the
factories of `PLAYERS` make one from a seed. Search, advice, reviews and simulations live here as
well. It may import the rules and `files`; nothing here knows a scene.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from arkham.ai.bots import Chance, Expert, Greedy
from arkham.ai.search import Search
from arkham.rules import GameState, Option

Player: TypeAlias = Callable[[GameState], Option]

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": Chance,
    "greedy": Greedy,
    "expert": Expert,
    "search": Search,
}

__all__ = ["PLAYERS", "Player"]
