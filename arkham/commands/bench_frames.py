"""`arkham bench frames`: what a frame of a full table costs, beside a plain copy of the screen."""

from __future__ import annotations

import argparse
from statistics import median
from typing import TYPE_CHECKING, Any

from arkham.commands import OK
from arkham.commands.bench_kit import Ratio, add_common, show, workshop
from arkham.commands.bench_worker import SIZE

if TYPE_CHECKING:
    from arkham.commands import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "frames",
        help="moving cards, input to pixel and memory, beside copies of a screen",
        description="Draw a full table without a window, while cards move and while one is "
        "carried. M is the median cost of copying all pixels of a screen, measured in the same "
        "process; costs are processor time.",
    )
    parser.add_argument(
        "--frames", type=int, default=400, metavar="N", help="of each kind (default: 400)"
    )
    add_common(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure several times and print the medians."""
    runs: list[dict[str, Any]] = []
    with workshop() as shop:
        for _ in range(max(1, arguments.repetitions)):
            runs.append(shop.run("frames", count=max(1, arguments.frames)))
            runs[-1]["window_mb"] = shop.run("window")["memory_mb"]
    figures: dict[str, Any] = {"size": f"{SIZE[0]}x{SIZE[1]}"}
    figures["copy_ms (M)"] = median(run["copy_ms"] for run in runs)
    for kind in ("animating", "input"):
        for name in ("frames", "p50_ms", "p99_ms", "worst_ms", "wall_p99_ms"):
            figures[f"{kind} {name}"] = median(run[kind][name] for run in runs)

    def share(kind: str, name: str) -> float:
        return median(run[kind][name] / run["copy_ms"] for run in runs)

    figures["animating p50 ÷ M"] = share("animating", "p50_ms")
    figures["input to pixel p50 ÷ M"] = share("input", "p50_ms")
    ratios = [
        Ratio("animating frame p99", share("animating", "p99_ms"), 9, 5.5, "M"),
        Ratio("input to pixel p99", share("input", "p99_ms"), 10, 3, "M"),
    ]
    if all(run["memory_mb"] and run["window_mb"] for run in runs):
        for name in ("memory_mb", "window_mb"):
            figures[name] = median(run[name] for run in runs)
        memory = median(run["memory_mb"] / run["window_mb"] for run in runs)
        ratios.append(Ratio("memory at a full table", memory, 5, 3, "× bare window"))
    show("A full table, no window", figures, ratios, as_json=arguments.json)
    return OK
