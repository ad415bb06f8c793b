"""The steps and questions that an agenda can name, each registered beside its rule.

A registered name stands for the entry that is written on the agenda: `take(card, HAND)` is
`("take", card, HAND)`, and a type checker sees its arguments. The engine calls the function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from arkham.rules.choices import Question, Step
from arkham.rules.events import Log
from arkham.rules.state import GameState

StepFunction: TypeAlias = Callable[..., None]
QuestionFunction: TypeAlias = Callable[..., "Question | None"]
EffectFunction: TypeAlias = Callable[[GameState, Log, int, int, bool], None]
"""Carries out one effect: (state, log, card, anchor of its line or 0, mandatory)."""

F = TypeVar("F")
P = ParamSpec("P")

STEPS: Final[dict[str, StepFunction]] = {}
QUESTIONS: Final[dict[str, QuestionFunction]] = {}
EFFECTS: Final[dict[str, EffectFunction]] = {}


def step(function: Callable[Concatenate[GameState, Log, P], None]) -> Callable[P, Step]:
    """Register a step: called with the state, the log and the arguments of the agenda entry."""
    _register(STEPS, function.__name__, function)
    return partial(_entry, function.__name__)


def question(
    function: Callable[Concatenate[GameState, P], Question | None],
) -> Callable[P, Step]:
    """Register a question: called with the state and the arguments of the agenda entry.

    It returns None when there is nothing to ask; otherwise it stays on the agenda until one of
    its own options is chosen, and is asked anew after every free action.
    """
    _register(QUESTIONS, function.__name__, function)
    return partial(_entry, function.__name__)


def effect(name: str) -> Callable[[EffectFunction], EffectFunction]:
    """Register what an effect icon does, under the name that case files use."""

    def register(function: EffectFunction) -> EffectFunction:
        return _register(EFFECTS, name, function)

    return register


def _entry(*parts: Any) -> Step:
    """Return an entry of the agenda; only places count there, so it takes no keywords."""
    return parts


def _register(table: dict[str, F], name: str, function: F) -> F:
    if name in table:
        raise ValueError(f"{name!r} is registered twice")
    table[name] = function
    return function
