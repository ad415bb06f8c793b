"""How search grows stronger with time: the same deals with more and more of it, and a plot.

    python -m tuning.strength --only witch-cult thunder --deals 100 100 40 --seconds 0 0.1 0.5

Seconds are those of the processor for a decision that is close to the end, half as many for a
question between two actions; 0 stands for the usual rollouts. What was played is kept in the
folder, and begun again it goes on there.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from arkham.ai.simulate import Result, Row
from arkham.ai.stored import values_name
from arkham.commands.balance import Report, intervals, paired
from arkham.rules import load_case
from arkham.rules.ruleset import Ruleset
from tuning.settings import SETTINGS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.0, 0.1, 0.5])
    parser.add_argument("--deals", type=int, nargs="+", default=[200, 200, 40])
    parser.add_argument("--seed", type=int, default=960_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("build/strength"))
    parser.add_argument("--only", nargs="+", default=[], help="only cases and modes of these names")
    arguments = parser.parse_args()
    marks = []
    for number, options in SETTINGS:
        case = load_case(number)
        name = values_name(Ruleset(case, options))
        if arguments.only and name not in arguments.only:
            continue
        least: Result | None = None
        for seconds, deals in zip(arguments.seconds, arguments.deals, strict=True):
            row = Row(case, options, "search", seconds=seconds)
            report = Report(arguments.out, [row], deals, arguments.seed)
            for _ in report.play(arguments.jobs):
                pass
            result = report.results[0]
            least = least or result
            lead, error = paired(
                [
                    won - least.solved[deal]
                    for deal, won in result.solved.items()
                    if deal in least.solved
                ]
            )
            effort = f"{seconds:g} s" if seconds else "the usual rollouts"
            marks.append((f"{name}, {effort}", result.win_rate, result.standard_error))
            print(
                f"{name}: {effort} {result.win_rate:.1%} ± {result.standard_error:.1%} "
                f"of {result.games}, {100 * lead:+.1f} ± {100 * error:.1f} points "
                f"against the first",
                flush=True,
            )
    plot = intervals("Search by its effort, with two standard errors", marks)
    (arguments.out / "strength.svg").write_text(plot, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
