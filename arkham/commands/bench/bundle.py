"""`arkham bench bundle`: what the bundle weighs, and its first frame beside that from source."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from arkham.commands import CommandError, Subparsers
from arkham.commands.bench.kit import BenchProcesses, Measured, Ratio, add_bench, bench_processes

_FIRST_FRAME = ("selftest", "--first-frame")


def add(subparsers: Subparsers) -> None:
    parser = add_bench(
        subparsers,
        "bundle",
        "The bundle, no window",
        _measure,
        help="size and first frame of a built bundle, beside the source",
        description="Start the bundle and the game from source in turn, without a window, until "
        "the menu is drawn. The ratio is of the wall clock, as a player waits; the processor time "
        "is shown beside it.",
    )
    parser.add_argument(
        "--program", type=Path, default=Path("dist/arkham-noir/arkham-noir"), metavar="FILE"
    )


def _measure(arguments: argparse.Namespace) -> Measured:
    program: Path = arguments.program.absolute()
    if not program.is_file():
        raise CommandError(f"{arguments.program} is not there; PyInstaller makes it.")
    with bench_processes() as processes:
        starts = {
            "bundle": [str(program), *_FIRST_FRAME],
            "source": [sys.executable, "-m", "arkham", *_FIRST_FRAME],
        }
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in starts}
        for counted in [False] + [True] * max(1, arguments.repetitions):
            # The first time around fills the caches of the disk and writes the bytecode.
            for name, command in starts.items():
                cost = _cost(processes, command)
                if counted:
                    taken[name].append(cost)
    figures: dict[str, Any] = {}
    for name, costs in taken.items():
        figures[f"{name} first frame wall_ms"] = median(wall for wall, _ in costs)
        figures[f"{name} first frame ms"] = median(cpu for _, cpu in costs)
    share = median(b[0] / s[0] for b, s in zip(taken["bundle"], taken["source"], strict=True))
    folder = program.parent
    art = _megabytes(folder / "_internal" / "art")
    figures["bundle_mb"], figures["art_mb"] = _megabytes(folder), art
    return figures, [
        Ratio("the bundle's first frame", share, 1.4, 1.2, "× from source"),
        Ratio("the bundle without its art", figures["bundle_mb"] - art, 45, 45, "MB"),
    ]


def _cost(processes: BenchProcesses, command: list[str]) -> tuple[float, float]:
    """Run a command; return what it took by the wall clock and of processor time, in ms."""
    began, before = time.perf_counter(), os.times()
    done = subprocess.run(command, env=processes.environment(), capture_output=True, text=True)
    wall, after = time.perf_counter() - began, os.times()
    if done.returncode:
        raise CommandError(f"{command[0]} failed:\n{done.stderr.strip()}")
    used = after.children_user + after.children_system
    return wall * 1000, (used - before.children_user - before.children_system) * 1000


def _megabytes(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6
