"""What the benches of the picture share: processes to measure in, a display, targets, printing."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arkham.commands import CommandError
from arkham.commands.bench.worker import SIZE
from arkham.files.paths import asset

_WORKER = "arkham.commands.bench.worker"
_LONGEST_S = 300


@dataclass(frozen=True, slots=True)
class Ratio:
    """A figure that has a target: what must be and what is aimed at, as in the design."""

    name: str
    value: float
    must: float
    aim: float
    unit: str

    @property
    def verdict(self) -> str:
        if self.value <= self.aim:
            return "as aimed"
        return "good" if self.value <= self.must else "MISSED"

    def line(self) -> str:
        target = f"must ≤ {self.must:g}, aim ≤ {self.aim:g}"
        return f"{self.name:34} {self.value:8.2f} {self.unit:18} {target:24} {self.verdict}"


class Workshop:
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
            raise CommandError(f"the measurement {work!r} failed:\n{done.stderr.strip()}")
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
            "ARKHAM_DATA": str(self.saves),
        }


_NOWHERE = {"SDL_VIDEODRIVER": "dummy"}


@contextmanager
def workshop() -> Iterator[Workshop]:
    """Open a workshop that is gone afterwards."""
    if getattr(sys, "frozen", False):
        raise CommandError("this is measured from source or from an installed package.")
    with tempfile.TemporaryDirectory() as folder:
        yield Workshop(Path(folder))


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


def add_common(parser: argparse.ArgumentParser) -> None:
    """Add the options that all benches of the picture have."""
    parser.add_argument(
        "--repetitions", type=int, default=3, metavar="N", help="of each (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def show(heading: str, figures: dict[str, Any], ratios: list[Ratio], *, as_json: bool) -> None:
    """Print the figures, then the ratios with their targets."""
    if as_json:
        judged = {
            r.name: {"value": round(r.value, 3), "must": r.must, "aim": r.aim, "verdict": r.verdict}
            for r in ratios
        }
        print(json.dumps(figures | {"ratios": judged}, indent=2))
        return
    print(heading)
    for name, value in figures.items():
        words = f"{value:.2f}" if isinstance(value, float) else value
        print(f"  {name:32} {words}")
    for ratio in ratios:
        print(ratio.line())
