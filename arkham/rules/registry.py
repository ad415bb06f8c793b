"""The steps and questions that an agenda can name, each registered beside its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from arkham.rules.choices import Question
from arkham.rules.events import Log
from arkham.rules.state import GameState

StepFunction: TypeAlias = Callable[..., None]
QuestionFunction: TypeAlias = Callable[..., "Question | None"]
EffectFunction: TypeAlias = Callable[[GameState, Log, int, int, bool], None]
"""Carries out one effect: (state, log, card, anchor of its line or 0, mandatory)."""

F = TypeVar("F")

STEPS: Final[dict[str, StepFunction]] = {}
QUESTIONS: Final[dict[str, QuestionFunction]] = {}
EFFECTS: Final[dict[str, EffectFunction]] = {}


def step(function: StepFunction) -> StepFunction:
    """Register a step: called with the state, the log and the arguments of the agenda entry."""
    return _register(STEPS, function.__name__, function)


def question(function: QuestionFunction) -> QuestionFunction:
    """Register a question: called with the state and the arguments of the agenda entry.

    It returns None when there is nothing to ask; otherwise it stays on the agenda until one of
    its own options is chosen, and is asked anew after every free action.
    """
    return _register(QUESTIONS, function.__name__, function)


def effect(name: str) -> Callable[[EffectFunction], EffectFunction]:
    """Register what an effect icon does, under the name that case files use."""

    def register(function: EffectFunction) -> EffectFunction:
        return _register(EFFECTS, name, function)

    return register


def _register(table: dict[str, F], name: str, function: F) -> F:
    if name in table:
        raise ValueError(f"{name!r} is registered twice")
    table[name] = function
    return function
