"""`arkham bench frames`: what a frame of a full table costs, beside a plain copy of the screen."""

from __future__ import annotations

import argparse
from statistics import median
from typing import TYPE_CHECKING, Any

from arkham.commands import OK
from arkham.commands.bench.kit import Ratio, add_common, show, some_display, workshop
from arkham.commands.bench.worker import SIZE

if TYPE_CHECKING:
    from arkham.commands import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "frames",
        help="moving cards, input to pixel and memory, beside copies of a screen",
        description="Draw full tables of all cases without a window, while cards move and while "
        "one is carried, and one in a window. Before each command the player looks for 0.3 s; "
        "what comes without any pause is told as well. M is the median cost of copying all "
        "pixels of a screen, measured in the same process and at the same pace; costs are "
        "processor time, and time on the wall in the window.",
    )
    parser.add_argument(
        "--frames", type=int, default=400, metavar="N", help="of each kind (default: 400)"
    )
    add_common(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure several times and print the medians."""
    count = max(1, arguments.frames)
    runs: list[dict[str, Any]] = []
    windows: list[dict[str, Any]] = []
    with workshop() as shop, some_display() as display:
        for _ in range(max(1, arguments.repetitions)):
            runs.append(shop.run("frames", count=count))
            runs[-1]["window_mb"] = shop.run("window")["memory_mb"]
            if display:
                windows.append(shop.run("paced", display=display, count=count // 2))
    figures: dict[str, Any] = {"size": f"{SIZE[0]}x{SIZE[1]}"}
    figures["copy_ms (M)"] = median(run["copy_ms"] for run in runs)
    for kind in ("animating", "input", "hurried"):
        for name in ("frames", "p50_ms", "p99_ms", "worst_ms", "wall_p99_ms"):
            figures[f"{kind} {name}"] = median(run[kind][name] for run in runs)
    figures["animating p50 ÷ M"] = _share(runs, "animating", "p50_ms")
    figures["input to pixel p50 ÷ M"] = _share(runs, "input", "p50_ms")
    figures["without any pause p99 ÷ M"] = _share(runs, "hurried", "p99_ms")
    figures["window"] = f"on display {display}" if windows else "not measured: no display"
    ratios = [
        Ratio("animating frame p99", _share(runs, "animating", "p99_ms"), 9, 5.5, "M"),
        Ratio("input to pixel p99", _share(runs, "input", "p99_ms"), 10, 3, "M"),
        *_in_a_window(windows, figures),
    ]
    if all(run["memory_mb"] and run["window_mb"] for run in runs):
        for name in ("memory_mb", "window_mb"):
            figures[name] = median(run[name] for run in runs)
        memory = median(run["memory_mb"] / run["window_mb"] for run in runs)
        ratios.append(Ratio("memory at a full table", memory, 5, 3, "× bare window"))
    show("Full tables", figures, ratios, as_json=arguments.json)
    return OK


def _share(runs: list[dict[str, Any]], kind: str, name: str) -> float:
    return float(median(run[kind][name] / run["copy_ms"] for run in runs))


def _in_a_window(windows: list[dict[str, Any]], figures: dict[str, Any]) -> list[Ratio]:
    """Return what was measured in a real window, on the wall: presenting is part of a frame."""
    if not windows:
        return []
    for name in ("frames", "p50_ms", "p99_ms", "wall_p99_ms"):
        figures[f"window {name}"] = median(run["paced"][name] for run in windows)
    figures["window copy_ms (M), paced"] = median(run["copy_ms"] for run in windows)
    figures["window copy_ms, not paced"] = median(run["hot_copy_ms"] for run in windows)
    wall, share = figures["window wall_p99_ms"], _share(windows, "paced", "wall_p99_ms")
    return [
        Ratio("in a window, paced, p99", share, 12, 7, "M"),
        Ratio("the same on the wall", wall, 8.3, 8.3, "ms"),
    ]
