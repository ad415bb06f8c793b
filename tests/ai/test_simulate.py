"""The simulation counts right and does not depend on how the games are shared out."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from arkham.ai.simulate import Result, WorkerDied, simulate
from arkham.files.paths import asset
from arkham.rules import load_case


def test_figures_of_a_row_add_up() -> None:
    result = simulate(load_case(1), {}, "random", games=20, seed=1)
    assert result.games == 20
    assert result.wins + result.losses.total() == 20
    assert 10 < result.mean_turns < 100
    assert 0.0 < result.choice_share < 1.0
    assert all(0 < n <= 20 for n in result.played.values())
    assert result.effects["check"] > 0


def test_processes_share_the_games_without_changing_them() -> None:
    case = load_case(2)
    alone = simulate(case, {"victims": "six"}, "random", games=12, seed=5)
    shared = simulate(case, {"victims": "six"}, "random", games=12, seed=5, jobs=2)
    assert alone == shared


def test_progress_is_told_after_every_game() -> None:
    seen: list[int] = []
    simulate(load_case(1), {}, "random", 3, 1, 1, lambda so_far: seen.append(so_far.games))
    assert seen == [1, 2, 3]


def test_the_standard_error_is_that_of_a_share() -> None:
    assert Result(games=100, wins=50).standard_error == pytest.approx(0.05)
    assert Result().win_rate == 0.0


def test_every_figure_goes_into_the_json() -> None:
    data = simulate(load_case(1), {}, "random", games=2, seed=1).to_json()
    assert {"games", "win_rate", "standard_error", "losses", "choice_share"} <= set(data)
    assert data["mean_turns"] > 0


@pytest.mark.skipif(os.name != "posix", reason="takes the signal that ends a process away")
@pytest.mark.parametrize("handler", [signal.SIG_IGN, lambda number, frame: None])
def test_no_worker_can_hang_where_the_signal_that_ends_it_is_swallowed(handler: Any) -> None:
    """SDL does that to a process that has opened a window, and once the pool waited for ever."""
    case, others = load_case(1), set(active_children())

    def stop(so_far: Result) -> None:
        raise ValueError("enough")

    usual = signal.signal(signal.SIGTERM, handler)
    try:
        assert simulate(case, {}, "random", games=8, jobs=2).games == 8
        with pytest.raises(ValueError, match="enough"):
            simulate(case, {}, "random", games=500, jobs=2, progress=stop)
    finally:
        signal.signal(signal.SIGTERM, usual)
    assert not set(active_children()) - others


@pytest.mark.skipif(os.name != "posix", reason="kills a process")
def test_a_worker_that_dies_is_not_waited_for() -> None:
    others = set(active_children())

    def kill(so_far: Result) -> None:
        for worker in set(active_children()) - others:
            worker.kill()

    with pytest.raises(WorkerDied):
        simulate(load_case(1), {}, "random", games=5000, jobs=2, progress=kill)
    assert not set(active_children()) - others


_A_LONG_ROW = """
from multiprocessing import active_children
from pathlib import Path
from arkham.ai.simulate import simulate
from arkham.files.paths import asset
from arkham.rules import load_case

def tell(so_far):
    print(*[child.pid for child in active_children()], flush=True)

if __name__ == "__main__":
    simulate(load_case(1), {}, "random", games=100_000, jobs=2, progress=tell)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes where Linux shows them")
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "row.py"
    script.write_text(_A_LONG_ROW, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(asset("arkham").parent)}
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert parent.stdout is not None
    workers = [Path("/proc", pid) for pid in parent.stdout.readline().split()]
    parent.kill()
    parent.communicate()
    assert len(workers) == 2
    until = time.monotonic() + 20
    while any(map(_is_running, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(_is_running, workers))


def _is_running(process: Path) -> bool:
    try:
        return process.joinpath("stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
