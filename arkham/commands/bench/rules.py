"""`arkham bench rules`: random turns and clones a second, beside those of python-chess."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from arkham.casefile import CaseError, load_case
from arkham.commands import FOUND, OK, CommandError
from arkham.rules import IS_COMPILED, apply, new_game
from arkham.rules.ruleset import Ruleset

try:
    import chess
except ImportError:
    chess = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from arkham.commands import Subparsers

_CHESS_PLIES = 200  # random games of chess last longer, but their ends are slow and unlike play
_SAMPLES = 50  # positions to clone, from all phases of a game

SHIPPED = (1, 2, 3)
MUST = {False: 1.0, True: 4.0}
"""Turns ÷ python-chess's moves that every case must reach, by whether the build is compiled."""
MUST_CLONES = 0.5
_LEAST_SECONDS = 0.2

Work = Callable[[], int]
"""Does a piece of work and says how much it was."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "rules",
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
    parser.add_argument(
        "--repetitions", type=int, default=3, metavar="N", help="of each (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure everything in turn, several times, print the medians, and judge the ratios."""
    if chess is None:
        raise CommandError("python-chess is needed to compare with; `pip install chess` gets it.")
    try:
        sources = [arguments.case] if arguments.case else SHIPPED
        rulesets = [Ruleset(load_case(source)) for source in sources]
    except CaseError as error:
        raise CommandError(str(error)) from None
    build = "compiled" if IS_COMPILED else "pure Python"
    must = MUST[IS_COMPILED]
    chance = Random(1)
    chess_works = {"chess moves": random_chess(chance), "chess copies": chess_copies(chance)}
    works: dict[str, Work] = dict(chess_works)
    for rules in rulesets:
        works[f"{rules.case.id} turns"] = random_games(rules, chance)
        works[f"{rules.case.id} clones"] = clones(rules, chance)
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(max(1, arguments.repetitions)):
        for name, work in works.items():
            measured[name].append(rate(work, arguments.seconds))
    rates = {name: median(figures) for name, figures in measured.items()}
    rows = [_row(rules, rates) for rules in rulesets]
    if arguments.json:
        head = {
            "build": build,
            "chess_moves_per_s": round(rates["chess moves"]),
            "chess_copies_per_s": round(rates["chess copies"]),
            "must": {"turns_ratio": must, "clones_ratio": MUST_CLONES},
        }
        print(json.dumps(head | {"cases": rows}, indent=2))
    else:
        print(f"{build}, one core; × python-chess's random moves and board copies")
        for rules, row in zip(rulesets, rows, strict=True):
            print(
                f"{rules.case.title:28} {row['turns_per_s']:9,} turns/s {row['turns_ratio']:5.2f} ×"
                f" {row['clones_per_s']:11,} clones/s {row['clones_ratio']:5.2f} ×"
            )
    # A measurement of a blink says nothing about speed.
    is_real = arguments.seconds >= _LEAST_SECONDS
    slow = any(row["turns_ratio"] < must or row["clones_ratio"] < MUST_CLONES for row in rows)
    return FOUND if slow and is_real else OK


def _row(rules: Ruleset, rates: dict[str, float]) -> dict[str, Any]:
    case = rules.case.id
    turns, copies = rates[f"{case} turns"], rates[f"{case} clones"]
    return {
        "case": case,
        "turns_per_s": round(turns),
        "turns_ratio": round(turns / rates["chess moves"], 2),
        "clones_per_s": round(copies),
        "clones_ratio": round(copies / rates["chess copies"], 2),
    }


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
            moves = list(board.legal_moves)
            if moves:
                board.push(chance.choice(moves))
        boards.append(board)

    def copy() -> int:
        for board in boards:
            board.copy(stack=False)
        return _SAMPLES

    return copy
