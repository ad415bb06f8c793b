"""What the benches of the picture share: processes to measure in, a display, targets, printing."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arkham.commands import FOUND, OK, CommandError, Subparsers
from arkham.commands.bench.worker import SIZE
from arkham.files.paths import asset
from arkham.rules import IS_COMPILED

BUILD = "compiled" if IS_COMPILED else "pure Python"
_WORKER = "arkham.commands.bench.worker"
_LONGEST_S = 600
TRIES = 2  # machines are noisy: what misses a must is measured once more


@dataclass(frozen=True, slots=True)
class Ratio:
    """A figure that has a target: what must be and what is aimed at, as in the design."""

    name: str
    value: float
    must: float
    aim: float
    unit: str
    at_least: bool = False  # the more the better

    @property
    def missed(self) -> bool:
        return not self._meets(self.must)

    def _meets(self, target: float) -> bool:
        return self.value >= target if self.at_least else self.value <= target

    @property
    def verdict(self) -> str:
        if self.missed:
            return "MISSED"
        return "as aimed" if self._meets(self.aim) else "good"

    def line(self) -> str:
        sign = "≥" if self.at_least else "≤"
        target = f"must {sign} {self.must:g}, aim {sign} {self.aim:g}"
        return f"{self.name:34} {self.value:8.2f} {self.unit:18} {target:24} {self.verdict}"


Measured = tuple[dict[str, Any], list[Ratio]]
"""The figures of a bench, and those of them that have targets."""


class BenchProcesses:
    """A folder for the saves and the bytecode of the processes that are measured."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saves = folder / "saves"

    def run(self, work: str, *, display: str = "", **arguments: Any) -> dict[str, Any]:
        """Run a work of `bench_worker` in a process of its own and return its figures."""
        command = [sys.executable, "-m", _WORKER, work, json.dumps(arguments)]
        done = subprocess.run(
            command,
            env=self.environment(display),
            capture_output=True,
            text=True,
            timeout=_LONGEST_S,
        )
        if done.returncode:
            said = done.stderr.strip() or "it said nothing."
            raise CommandError(f"the measurement {work!r} ended with {done.returncode}:\n{said}")
        figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return figures

    def environment(self, display: str = "") -> dict[str, str]:
        """Return the surroundings of a measured process; without a display pixels go nowhere."""
        driver = {"SDL_VIDEODRIVER": "x11", "DISPLAY": display} if display else _NOWHERE
        environment = os.environ | driver
        # As installed: with bytecode, which the first process writes.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return environment | {
            "PYTHONPATH": str(asset("arkham").parent),
            "PYTHONPYCACHEPREFIX": str(self.folder / "bytecode"),
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_AUDIODRIVER": "dummy",
            "ARKHAM_WINDOW": f"{SIZE[0]}x{SIZE[1]}",
            "ARKHAM_DATA": str(self.saves),
        }


_NOWHERE = {"SDL_VIDEODRIVER": "dummy"}


@contextmanager
def bench_processes() -> Iterator[BenchProcesses]:
    """Give processes to measure in a folder that is gone afterwards."""
    if getattr(sys, "frozen", False):
        raise CommandError("this is measured from source or from an installed package.")
    with tempfile.TemporaryDirectory() as folder:
        yield BenchProcesses(Path(folder))


@contextmanager
def some_display() -> Iterator[str]:
    """Yield the name of an X display: the one there is, else a private one, else an empty name."""
    present = os.environ.get("DISPLAY", "")
    server = shutil.which("Xvfb")
    if present or server is None:
        yield present
        return
    reading, writing = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = [server, "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        yield f":{number}" if number else ""
    finally:
        process.terminate()
        process.wait()


def add_bench(
    subparsers: Subparsers,
    name: str,
    heading: str,
    measure: Callable[[argparse.Namespace], Measured],
    *,
    help: str,
    description: str,
    repetitions: int = 3,
) -> argparse.ArgumentParser:
    """Add a bench that measures, prints and judges; options of its own may follow."""
    parser = subparsers.add_parser(name, help=help, description=description)

    def run(arguments: argparse.Namespace) -> int:
        return report(heading, lambda: measure(arguments), as_json=arguments.json)

    parser.set_defaults(run=run)
    parser.add_argument(
        "--repetitions",
        type=int,
        default=repetitions,
        metavar="N",
        help=f"of each (default: {repetitions})",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def report(heading: str, measure: Callable[[], Measured], *, as_json: bool) -> int:
    """Measure, print and judge: a must that is missed is a finding.

    Where one is missed all is measured once more and both are printed; the last one counts.
    """
    tries = [measure()]
    while _misses(tries[-1]) and len(tries) < TRIES:
        tries.append(measure())
    if as_json:
        shown = [_as_json(*measured) for measured in tries]
        print(json.dumps(shown[-1] | {"earlier tries": shown[:-1]}, indent=2))
    for number, (figures, ratios) in enumerate(() if as_json else tries):
        print(f"{heading}, once more" if number else heading)
        for name, value in figures.items():
            words = f"{value:.2f}" if isinstance(value, float) else value
            print(f"  {name:32} {words}")
        for ratio in ratios:
            print(ratio.line())
    return FOUND if _misses(tries[-1]) else OK


def _misses(measured: Measured) -> bool:
    return any(ratio.missed for ratio in measured[1])


def _as_json(figures: dict[str, Any], ratios: list[Ratio]) -> dict[str, Any]:
    judged = {
        r.name: {"value": round(r.value, 3), "must": r.must, "aim": r.aim, "verdict": r.verdict}
        for r in ratios
    }
    return figures | {"ratios": judged}
