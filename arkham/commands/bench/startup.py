"""`arkham bench startup`: how soon the menu and the table are there, beside `import pygame`."""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

from arkham.casefile import load_case
from arkham.commands import Subparsers
from arkham.commands.bench.kit import Measured, Ratio, add_bench, bench_processes
from arkham.commands.bench.table import late_session
from arkham.play.storage import Storage


def add(subparsers: Subparsers) -> None:
    add_bench(
        subparsers,
        "startup",
        "The first frames, no window",
        _measure,
        help="the first frames of menu and table, beside a bare import of pygame",
        description="Start the game without a window, with a full table saved: the time from the "
        "start of the process to the menu's first frame and from the click on Continue to the "
        "table's first frame, beside a process that only imports pygame. The ratios are of "
        "processor time; the wall clock is shown beside it.",
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    runs: list[dict[str, dict[str, Any]]] = []
    with bench_processes() as processes:
        Storage(processes.saves).save(late_session(load_case(1)))
        for counted in [False] + [True] * max(1, arguments.repetitions):
            # The first time around writes the bytecode.
            bare = processes.run("bare", started=time.monotonic())
            game = processes.run("startup", started=time.monotonic())
            if counted:
                runs.append({"bare": bare} | game)
    figures: dict[str, Any] = {}
    for kind, words in (
        ("bare", "import pygame"),
        ("menu", "start to menu"),
        ("table", "click to table"),
    ):
        for name in ("ms", "wall_ms"):
            figures[f"{words} {name}"] = median(run[kind][name] for run in runs)
    figures["prepared meanwhile ms"] = median(run["prepared"]["ms"] for run in runs)

    def share(kind: str) -> float:
        return float(median(run[kind]["ms"] / run["bare"]["ms"] for run in runs))

    return figures, [
        Ratio("start to the menu's first frame", share("menu"), 3, 1.8, "× import pygame"),
        Ratio("click to the table's first frame", share("table"), 5, 3, "× import pygame"),
    ]
