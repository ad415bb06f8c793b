"""Answer the questions between two actions, so that a table can be judged at rest.

Most are answered by habit: trying every answer out would cost more time than the answers matter.
Where there is no habit they are tried out after all.
"""

from __future__ import annotations

from arkham.ai.evaluation import evaluate
from arkham.ai.habits import USUAL, Habits
from arkham.ai.knowledge import knowledge_of
from arkham.rules import apply, legal
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.state import GameState


def worth_a_look(choice: Choice) -> list[Option]:
    """Return the options of a question without those that are never better than another.

    Passing is taking the First lead and discarding it; what is safe in the briefcase stays there.
    """
    options = choice.options
    if options[0].verb is Verb.TAKE:
        return [o for o in options if o.verb is not Verb.PASS and o.verb is not Verb.UNPACK]
    return [o for o in options if o.verb is not Verb.UNPACK]


def after(world: GameState, option: Option, habits: Habits = USUAL) -> GameState:
    """Return an imagined world after an option and the questions it brings."""
    table = world.clone()
    apply(table, option, record=False)
    know = knowledge_of(table.rules)
    while (choice := legal(table)) is not None and choice.prompt != Prompt.ACTION:
        habit = habits.get(choice.prompt)
        if habit is not None:
            apply(table, habit(table, choice, know), record=False)
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
