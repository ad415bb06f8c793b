"""`arkham bench rules`: random turns and clones a second, beside those of python-chess."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from arkham.casefile import CaseError, load_case
from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import BUILD, Measured, Ratio, add_bench
from arkham.rules import IS_COMPILED, apply, new_game
from arkham.rules.ruleset import Ruleset

try:
    import chess
except ImportError:
    chess = None  # type: ignore[assignment]


_CHESS_PLIES = 200  # random games of chess last longer, but their ends are slow and unlike play
_SAMPLES = 50  # positions to clone, from all phases of a game

SHIPPED = (1, 2, 3)
MUST = {False: (1.0, 3.0), True: (4.0, 8.0)}
"""Turns ÷ python-chess's moves that every case must reach and aims at; compiled, more."""
MUST_CLONES = (0.5, 1.2)
_LEAST_SECONDS = 0.2

Work = Callable[[], int]
"""Does a piece of work and says how much it was."""


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "rules",
        f"{BUILD}, one core; × python-chess's random moves and board copies",
        _measure,
        help="random play and clones, beside python-chess",
        description="Measure random turns and clones a second beside python-chess's random moves "
        "and board copies, interleaved; medians of the repetitions. Exits with 1 "
        "where a case is too slow.",
    )
    parser.add_argument(
        "--case", metavar="N", help="number, id or file of one case (default: all of them)"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="per measurement (default: 0.5)"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    if chess is None:
        raise CommandError("python-chess is needed to compare with; `pip install chess` gets it.")
    try:
        sources = [arguments.case] if arguments.case else SHIPPED
        rulesets = [Ruleset(load_case(source)) for source in sources]
    except CaseError as error:
        raise CommandError(str(error)) from None
    chance = Random(1)
    works: dict[str, Work] = {
        "chess moves": random_chess(chance),
        "chess copies": chess_copies(chance),
    }
    for rules in rulesets:
        works[f"{rules.case.id} turns"] = random_games(rules, chance)
        works[f"{rules.case.id} clones"] = clones(rules, chance)
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(max(1, arguments.repetitions)):
        for name, work in works.items():
            measured[name].append(rate(work, arguments.seconds))
    rates = {name: median(figures) for name, figures in measured.items()}
    figures: dict[str, Any] = {"build": BUILD}
    figures |= {f"{name} a second": round(rate) for name, rate in rates.items()}
    # A measurement of a blink says nothing about speed.
    is_real = arguments.seconds >= _LEAST_SECONDS
    ratios = [ratio for rules in rulesets for ratio in _ratios(rules.case.id, rates)]
    return figures, ratios if is_real else []


def _ratios(case: str, rates: dict[str, float]) -> list[Ratio]:
    turns = rates[f"{case} turns"] / rates["chess moves"]
    copies = rates[f"{case} clones"] / rates["chess copies"]
    return [
        Ratio(f"{case}, random turns", turns, *MUST[IS_COMPILED], "× moves", at_least=True),
        Ratio(f"{case}, clones", copies, *MUST_CLONES, "× board copies", at_least=True),
    ]


def rate(work: Work, seconds: float) -> float:
    """Return how much of a work is done in a second of processor time, after a warm-up."""
    work()
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)


def random_games(rules: Ruleset, chance: Random) -> Work:
    """Return the work of one game of random commands, counted in turns."""
    seeds = iter(range(1 << 62))

    def play() -> int:
        state = new_game(rules, seed=next(seeds))
        while (choice := state.choice) is not None:
            options = choice.options
            apply(state, options[int(chance.random() * len(options))], record=False)
        return state.turn

    return play


def random_chess(chance: Random) -> Work:
    """Return the work of one game of random legal moves, counted in moves."""

    def play() -> int:
        board = chess.Board()
        for ply in range(_CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(moves[int(chance.random() * len(moves))])
        return _CHESS_PLIES

    return play


def clones(rules: Ruleset, chance: Random) -> Work:
    tables = []
    for seed in range(_SAMPLES):
        state = new_game(rules, seed=seed)
        for _ in range(seed):
            if state.choice is not None:
                apply(state, chance.choice(state.choice.options), record=False)
        tables.append(state)

    def clone() -> int:
        for table in tables:
            table.clone()
        return _SAMPLES

    return clone


def chess_copies(chance: Random) -> Work:
    """Return the work of copying boards from all phases of random games."""
    boards = []
    for plies in range(_SAMPLES):
        board = chess.Board()
        for _ in range(plies):
            moves = list(board.legal_moves)
            if moves:
                board.push(chance.choice(moves))
        boards.append(board)

    def copy() -> int:
        for board in boards:
            board.copy(stack=False)
        return _SAMPLES

    return copy
