"""`arkham bench idle`: what a table costs that nobody touches."""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from statistics import median
from typing import Any

from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import (
    BenchProcesses,
    Measured,
    Ratio,
    add_bench,
    bench_processes,
    some_display,
)


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "idle",
        "A table that nobody touches",
        _measure,
        help="processor and wake-ups of a table that nobody touches",
        description="Leave a full table alone, with sound as in the game, and count the processor "
        "time and the wake-ups of the whole process: in a window if there is a display or Xvfb, "
        "and without one, where SDL itself polls. The targets are those of the window. It begins "
        "once the rain has faded out and the sound device is closed; the tables wait for that "
        "side by side.",
    )
    parser.add_argument(
        "--seconds", type=float, default=4.0, metavar="S", help="per measurement (default: 4)"
    )
    parser.add_argument(
        "--settle", type=float, default=45.0, metavar="S", help="before it begins (default: 45)"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    if find_spec("resource") is None:
        raise CommandError("this system does not tell how often a process wakes up.")
    figures: dict[str, Any] = {}
    ratios: list[Ratio] = []
    with bench_processes() as processes, some_display() as display:
        kinds = {"no window": ""} | ({"window": display} if display else {})
        for kind, runs in _tables(processes, kinds, arguments).items():
            figures[f"{kind}: driver"] = runs[0]["driver"]
            figures[f"{kind}: sound device"] = runs[0]["sound"]
            cpu = median(run["cpu_percent"] for run in runs)
            wakes = median(run["wakeups_per_s"] for run in runs)
            if kind == "window":
                ratios.append(Ratio("idle in a window", cpu, 0.5, 0.1, "% of a core"))
                ratios.append(Ratio("idle in a window, wake-ups", wakes, 10, 2, "a second"))
            else:
                figures[f"{kind}: % of a core"] = cpu
                figures[f"{kind}: wake-ups a second"] = wakes
    if not display:
        figures["window"] = "not measured: no display, no Xvfb"
    return figures, ratios


def _tables(
    processes: BenchProcesses, kinds: dict[str, str], arguments: argparse.Namespace
) -> dict[str, list[dict[str, Any]]]:
    """Return the figures of all tables; they idle side by side, which none of them notices."""

    def table(display: str) -> dict[str, Any]:
        return processes.run(
            "idle", display=display, settle_s=arguments.settle, seconds=max(0.1, arguments.seconds)
        )

    repetitions = max(1, arguments.repetitions)
    with ThreadPoolExecutor(repetitions * len(kinds)) as pool:
        waiting = {
            kind: [pool.submit(table, display) for _ in range(repetitions)]
            for kind, display in kinds.items()
        }
        return {kind: [each.result() for each in runs] for kind, runs in waiting.items()}
