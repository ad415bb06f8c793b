"""`arkham bench window`: the game in its window, played at a natural pace, on the wall."""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any

from arkham.casefile import load_case
from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import (
    Measured,
    Ratio,
    add_bench,
    bench_processes,
    some_display,
)
from arkham.commands.bench.table import late_session
from arkham.commands.bench.worker import SIZE
from arkham.play.storage import Storage


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "window",
        "In a window",
        _measure,
        help="time between frames and from input to frame, in a real window",
        description="Play a full table in a real window (the display there is, else Xvfb) with a "
        "hand that looks, drags and lets go at a natural pace, with saves and sound. Told are "
        "the time between two frames while something moves and the time from an input to the "
        "end of the frame that answers it, on the wall clock. Exits with 1 where a target is "
        "missed; a busy machine misses them.",
    )
    parser.add_argument(
        "--seconds", type=float, default=20.0, metavar="S", help="of play (default: 20)"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    runs: list[dict[str, Any]] = []
    with some_display() as display:
        if not display:
            raise CommandError("a real window needs a display or Xvfb.")
        for _ in range(max(1, arguments.repetitions)):
            with bench_processes() as processes:
                Storage(processes.saves).save(late_session(load_case(1)))
                runs.append(processes.run("natural", display=display, seconds=arguments.seconds))
    figures: dict[str, Any] = {"size": f"{SIZE[0]}x{SIZE[1]}", "display": display}
    for name, value in runs[0].items():
        if not isinstance(value, str):
            figures[name] = median(run[name] for run in runs)
    for worst, did in (("worst_ms", "worst did"), ("input worst_ms", "input worst did")):
        slowest = max(runs, key=lambda run: run[worst])  # noqa: B023 - called at once
        figures[f"{worst.removesuffix('_ms')} of all"] = f"{slowest[worst]:.1f} ms: {slowest[did]}"
    return figures, [
        Ratio("between two frames, p99", figures["p99_ms"], 18, 17, "ms"),
        Ratio("between two frames, worst", figures["worst_ms"], 33, 20, "ms"),
        Ratio("input to frame, p95", figures["input p95_ms"], 10, 10, "ms"),
    ]
