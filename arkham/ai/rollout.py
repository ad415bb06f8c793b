"""A quick player for imagined worlds: the best-looking action, turn by turn."""

from __future__ import annotations

from arkham.ai.evaluation import evaluate
from arkham.ai.settling import after, worth_a_look
from arkham.rules.state import GameState


def play_on(table: GameState, turns: int) -> GameState:
    """Return a table played on for some turns, or to its end."""
    for _ in range(turns):
        if table.result is not None:
            break
        table = best_turn(table)
    return table


def best_turn(table: GameState) -> GameState:
    """Return the best-looking table one action later."""
    choice = table.choice
    assert choice is not None
    best, best_worth = table, float("-inf")
    for option in worth_a_look(choice):
        if not option.free:
            played = after(table, option)
            worth = evaluate(played)
            if worth > best_worth:
                best, best_worth = played, worth
    return best
