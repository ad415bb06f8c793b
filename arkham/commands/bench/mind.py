"""`arkham bench mind`: how long a hint and a review take beside a game that goes on."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from arkham.ai import PLAYERS
from arkham.ai.settling import worth_a_look
from arkham.ai.thinking import Thinker
from arkham.casefile import load_case
from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import BUILD, Measured, Ratio, add_bench
from arkham.rules import GameState, apply, new_game, notation

SHIPPED: Final = (1, 2, 3)
DECISIONS: Final = 60
LONGEST_S: Final = 60.0
_FRAME_S: Final = 1 / 60


def add(subparsers: Subparsers) -> None:
    add_bench(
        subparsers,
        "mind",
        f"The mind, {BUILD}",
        _measure,
        help="how long a hint and a review take",
        description="Ask the worker process for a hint and for the review of a game of "
        f"{DECISIONS} decisions, as a table does, once a frame, and measure by the clock on the "
        "wall until the answer is there, the birth of the process included. Other work on the "
        "machine makes it longer.",
        repetitions=1,
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    figures: dict[str, Any] = {}
    ratios: list[Ratio] = []
    longest_look = 0.0
    for case in SHIPPED:
        reviews, first_hints, hints = [], [], []
        for seed in range(max(1, arguments.repetitions)):
            start, commands, table = some_game(case, seed)
            _, last, look = _waited(Thinker.ask_review, start, commands)
            reviews.append(last)
            longest_look = max(longest_look, look)
            first, last, look = _waited(Thinker.ask_advice, table)
            first_hints.append(first)
            hints.append(last)
            longest_look = max(longest_look, look)
        figures[f"case {case}: first hint, s"] = median(first_hints)
        figures[f"case {case}: last hint, s"] = median(hints)
        ratios.append(Ratio(f"case {case}: review", median(reviews), 10.0, 8.0, "s"))
    ratios.append(Ratio("longest look for answers", 1000 * longest_look, 8.0, 1.0, "ms"))
    return figures, ratios


def some_game(case: int, seed: int) -> tuple[GameState, list[str], GameState]:
    """Return the deal, the commands and the last table of a game as long as wanted."""
    start = new_game(load_case(case), seed=seed)
    state, commands, decisions = start.clone(), [], 0
    player = PLAYERS["expert"](seed)
    table = state
    while state.choice is not None and decisions < DECISIONS:
        if len(worth_a_look(state.choice)) > 1:
            decisions += 1
            table = state.clone()
        option = player(state)
        commands.append(notation(state, option))
        apply(state, option, record=False)
    return start, commands, table


def _waited(ask: Callable[..., int], *question: Any) -> tuple[float, float, float]:
    """Return the seconds to the first and to the last answer, and those of the longest look."""
    began = time.perf_counter()
    thinker = Thinker()
    ticket, first, longest = ask(thinker, *question), 0.0, 0.0
    try:
        while (now := time.perf_counter()) - began < LONGEST_S and not thinker.is_silent:
            answers = [answer for answer in thinker.answers() if answer.ticket == ticket]
            longest = max(longest, time.perf_counter() - now)
            if answers and not first:
                first = now - began
            if any(answer.is_last for answer in answers):
                return first, now - began, longest
            time.sleep(_FRAME_S)
    finally:
        thinker.close()
    raise CommandError("no answer came.")
