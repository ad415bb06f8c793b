"""`arkham bench memory`: whether a process that plays game after game keeps growing."""

from __future__ import annotations

import argparse
from statistics import median

from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import Measured, Ratio, add_bench, bench_processes


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "memory",
        "Game after game",
        _measure,
        help="growth of a process that plays many games",
        description="Play whole games of all cases through the scenes in one process, from the "
        "menu to the last page, and compare its memory at the end with that after the first two "
        "tenths, when all caches are full. Exits with 1 where the target is missed.",
        repetitions=1,
    )
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="in one process (default: 200)"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    growths, tracks = [], []
    for _ in range(max(1, arguments.repetitions)):
        with bench_processes() as processes:
            memory = processes.run("games", count=max(10, arguments.games))["memory_mb"]
        if None in memory:
            raise CommandError("this system does not tell the memory of a process.")
        tracks.append(memory)
        growths.append(100 * (memory[-1] / memory[1] - 1))
    figures = {"games": arguments.games, "MB after each tenth": [round(mb) for mb in tracks[0]]}
    return figures, [Ratio("growth over the games", median(growths), 10, 0, "%")]
