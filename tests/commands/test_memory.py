"""A whole evening in one process takes no more memory than its first games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAMES, WARM = 200, 70  # until every deck and every cache has been filled once
MOST_GROWTH = 1.10
PLAYER = """
import gc, sys
from pathlib import Path
from arkham.commands.whole_game import Way, play_through

folder, games, warm = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
for number in range(games):
    play_through(number % 3 + 1, {}, Way.CLICK, number, folder, player="random")
    if number + 1 in (warm, games):
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print("memory", pages * 4096, len(gc.get_objects()), flush=True)
"""


@pytest.mark.sweep
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads memory as Linux tells it")
def test_two_hundred_games_grow_by_a_tenth_at_most(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYER, str(tmp_path), str(GAMES), str(WARM)],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
    )
    figures = [line.split()[1:] for line in done.stdout.splitlines() if line.startswith("memory")]
    assert len(figures) == 2, done.stderr
    (warm, some), (late, many) = [(int(size), int(objects)) for size, objects in figures]
    print(f"\n{warm / 1e6:.0f} MB after {WARM} games, {late / 1e6:.0f} MB after {GAMES}")
    assert late <= warm * MOST_GROWTH
    assert many <= some * 1.2, "something keeps objects of games that are over"
