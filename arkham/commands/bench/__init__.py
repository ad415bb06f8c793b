"""`arkham bench`: measure speed, as ratios to a floor measured in the same run.

Each kind of measurement is a module `arkham/commands/bench/KIND.py` with a function
`add(subparsers)`, as described in `arkham.commands`, and listed in KINDS. It may import everything.
"""

from __future__ import annotations

from importlib import import_module

from arkham.commands import Subparsers

KINDS = ("rules", "mind", "frames", "window", "startup", "idle", "memory", "bundle")


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure speed",
        description="Measure speed. Machines differ and are noisy, so the figures that count are "
        "ratios to a known floor measured in the same run. A bench that misses a target that "
        "must be met exits with 1.",
    )
    kinds = parser.add_subparsers(title="what to measure", metavar="KIND", required=True)
    for kind in KINDS:
        import_module(f"arkham.commands.bench.{kind}").add(kinds)
