"""`arkham bench rules`: random turns and clones a second, beside those of python-chess."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from arkham.casefile import CaseError, load_case
from arkham.commands import OK, CommandError
from arkham.rules import apply, new_game
from arkham.rules.ruleset import Ruleset

try:
    import chess
except ImportError:
    chess = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from arkham.commands import Subparsers

_CHESS_PLIES = 200  # random games of chess last longer, but their ends are slow and unlike play
_SAMPLES = 50  # positions to clone, from all phases of a game

Work = Callable[[], int]
"""Does a piece of work and says how much it was."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "rules",
        help="random play and clones, beside python-chess",
        description="Measure random turns and clones a second beside python-chess's random moves "
        "and board copies, interleaved; medians of the repetitions.",
    )
    parser.add_argument(
        "--case", default="1", metavar="N", help="number, id or file of a case (default: 1)"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="per measurement (default: 0.5)"
    )
    parser.add_argument(
        "--repetitions", type=int, default=3, metavar="N", help="of each (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure everything in turn, several times, and print the medians."""
    if chess is None:
        raise CommandError("python-chess is needed to compare with; `pip install chess` gets it.")
    try:
        rules = Ruleset(load_case(arguments.case))
    except CaseError as error:
        raise CommandError(str(error)) from None
    chance = Random(1)
    works: dict[str, Work] = {
        "turns_per_s": random_games(rules, chance),
        "chess_moves_per_s": random_chess(chance),
        "clones_per_s": clones(rules, chance),
        "chess_copies_per_s": chess_copies(chance),
    }
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(max(1, arguments.repetitions)):
        for name, work in works.items():
            measured[name].append(rate(work, arguments.seconds))
    figures = {name: median(rates) for name, rates in measured.items()}
    turns = figures["turns_per_s"] / figures["chess_moves_per_s"]
    copies = figures["clones_per_s"] / figures["chess_copies_per_s"]
    if arguments.json:
        rounded = {name: round(figure) for name, figure in figures.items()}
        ratios = {"turns_ratio": round(turns, 2), "clones_ratio": round(copies, 2)}
        print(json.dumps({"case": rules.case.id} | rounded | ratios, indent=2))
    else:
        print(f"{rules.case.title}, one core")
        print(f"random turns  {figures['turns_per_s']:10,.0f}/s  {turns:.2f} × python-chess moves")
        print(f"clones        {figures['clones_per_s']:10,.0f}/s  {copies:.2f} × its board copies")
    return OK


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
    """Return the work of cloning tables from all phases of random games."""
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
            board.push(chance.choice(list(board.legal_moves)))
        boards.append(board)

    def copy() -> int:
        for board in boards:
            board.copy(stack=False)
        return _SAMPLES

    return copy
