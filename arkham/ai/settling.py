"""Answer the questions between two actions, so that a table can be judged at rest."""

from __future__ import annotations

from arkham.ai import habits
from arkham.ai.evaluation import evaluate
from arkham.ai.knowledge import knowledge_of
from arkham.rules import apply, legal
from arkham.rules.choices import Choice, Option, Prompt
from arkham.rules.state import GameState


def after(world: GameState, option: Option) -> GameState:
    """Return an imagined world after an option and the questions it brings."""
    table = world.clone()
    apply(table, option, record=False)
    know = knowledge_of(table.rules)
    while (choice := legal(table)) is not None and choice.prompt is not Prompt.ACTION:
        habit = habits.answer(table, choice, know)
        if habit is not None:
            apply(table, habit, record=False)
        else:
            table = _best_answer(table, choice)
    return table


def _best_answer(table: GameState, choice: Choice) -> GameState:
    """Return the best-looking table after any answer to a question."""
    best, best_worth = table, float("-inf")
    for option in choice.options:
        if not option.free:
            answered = table.clone()
            apply(answered, option, record=False)
            worth = evaluate(answered)
            if worth > best_worth:
                best, best_worth = answered, worth
    return best
