"""`arkham bench frames`: what a frame of a full table costs, beside a plain copy of the screen."""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any

from arkham.commands import Subparsers
from arkham.commands.bench.kit import Measured, Ratio, add_bench, bench_processes
from arkham.commands.bench.worker import SIZE

_KINDS = ("animating", "input", "hurried", "slices")


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "frames",
        "Full tables",
        _measure,
        help="moving cards, input to pixel and memory, beside copies of a screen",
        description="Draw full tables of all cases without a window, saved and heard as in the "
        "game, while cards move, and while one is carried and tickets and tips appear. Before "
        "each command the player looks for 0.3 s; what comes without any pause is told as well, "
        "and so is the work that is done while nothing moves. M is the median cost of copying "
        "all pixels of a screen, copies in a row, in the same process. No frame is left out; "
        "costs are processor time, with the wall clock beside them. Exits with 1 where a target "
        "is missed.",
    )
    parser.add_argument(
        "--frames", type=int, default=400, metavar="N", help="of each kind (default: 400)"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    count = max(1, arguments.frames)
    runs: list[dict[str, Any]] = []
    with bench_processes() as processes:
        for _ in range(max(1, arguments.repetitions)):
            runs.append(processes.run("frames", count=count))
            runs[-1]["window_mb"] = processes.run("window")["memory_mb"]
    figures: dict[str, Any] = {"size": f"{SIZE[0]}x{SIZE[1]}"}
    figures["copy_ms (M)"] = median(run["copy_ms"] for run in runs)
    for kind in _KINDS:
        for name, value in runs[0][kind].items():
            if not isinstance(value, str):
                figures[f"{kind} {name}"] = median(run[kind][name] for run in runs)
        worst = max(runs, key=lambda run: run[kind]["worst_ms"])[kind]  # noqa: B023
        figures[f"{kind} worst of all"] = f"{worst['worst_ms']:.2f} ms: {worst['worst did']}"
    figures["animating p50 ÷ M"] = _share(runs, "animating", "p50_ms")
    figures["input to pixel p50 ÷ M"] = _share(runs, "input", "p50_ms")
    ratios = [
        Ratio("animating frame p99", _share(runs, "animating", "p99_ms"), 25, 12, "M"),
        Ratio("input to pixel p99", _share(runs, "input", "p99_ms"), 12, 6, "M"),
        Ratio("without any pause p99", _share(runs, "hurried", "p99_ms"), 40, 25, "M"),
        Ratio("one slice while nothing moves", figures["slices worst_ms"], 8, 4, "ms"),
    ]
    if all(run["memory_mb"] and run["window_mb"] for run in runs):
        for name in ("memory_mb", "window_mb"):
            figures[name] = median(run[name] for run in runs)
        memory = median(run["memory_mb"] / run["window_mb"] for run in runs)
        ratios.append(Ratio("memory at a full table", memory, 5, 3, "× bare window"))
    return figures, ratios


def _share(runs: list[dict[str, Any]], kind: str, name: str) -> float:
    return float(median(run[kind][name] / run["copy_ms"] for run in runs))
