"""Killed at any moment, the next start finds the last or the last-but-one command (AC-39)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

import pytest
from killed_player import state_of

from arkham.play.storage import Storage
from arkham.settings.settings import SettingsFile

KILLS = 150  # of each of the two kinds
MOST_REPORTS = 24  # two for each command
LONGEST_WAIT_S = 0.03
MOST_LINES = 900  # of the writing code; a save takes some seventy

pytestmark = [
    pytest.mark.sweep,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="kills processes with signals"),
]


@dataclass
class Profile:
    """What the players have reported of the games in one folder."""

    folder: Path
    saved: str | None = None  # the state that is surely kept; None: no game is running
    tried: str | None = None  # the state that may be kept
    over: set[str] = field(default_factory=set)  # the games that may have been finished
    ended: set[str] = field(default_factory=set)  # the games that surely were
    found: Counter[str] = field(default_factory=Counter)

    def hear(self, line: str) -> None:
        """Take note of one report."""
        word, _, rest = line.partition(" ")
        match word:
            case "try":
                self.tried = rest
            case "saved":
                self.saved, self.tried = rest, None
            case "end":
                self.over.add(rest)
            case "ended":
                self.ended.add(rest)
                self.saved = None

    def start_again(self) -> None:
        """Start as the game does, and compare what is found with what was reported."""
        storage = Storage(self.folder)
        storage.claim()
        session = storage.resume()
        storage.release()
        here = None if session is None else state_of(session)
        assert storage.keeps and storage.notices == []
        names = [path.name for path in self.folder.rglob("*")]
        assert not [n for n in names if n.endswith(".part") or "unreadable" in n or "newer" in n]
        assert SettingsFile(self.folder / "settings.yaml").load()[1] == []
        replays = [path.stem.rpartition("-")[2] for path in storage.replays()]
        assert len(replays) == len(set(replays)), "a game was kept twice"
        assert self.ended <= set(replays), "a finished game was lost"
        self._count(here, set(replays))
        self.saved, self.tried, self.ended = here, None, set(replays)

    def _count(self, here: str | None, replays: set[str]) -> None:
        def is_kept(state: str | None) -> bool:
            """Say whether a state was found, running or, if its game was over, as a replay."""
            if state is None:
                return here is None
            return here == state or (here is None and state.split()[0] in replays)

        if self.tried is not None and is_kept(self.tried):
            self.found["the last command, not yet confirmed"] += 1
        elif is_kept(self.saved):
            self.found["the last command" if self.tried is None else "the last but one"] += 1
        else:
            pytest.fail(f"saved {self.saved}, tried {self.tried}, but found {here}")


class Nursery:
    """Starts players and hears them until they are dead."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("killed_player.py"))],
            cwd=Path(__file__).parent.parent,
            env=os.environ
            | {"PYTHONPATH": str(Path(__file__).parent.parent), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin and self._process.stdout
        self._in: IO[str] = self._process.stdin
        self._out: IO[str] = self._process.stdout

    def life(
        self, profile: Profile, seed: int, *, lines: int = 0, reports: int = 0, wait_s: float = 0.0
    ) -> None:
        """Let a player live until it kills itself, or is killed some time after some reports."""
        print(profile.folder, seed, lines, file=self._in, flush=True)
        word, _, pid = self._heard().partition(" ")
        assert word == "pid"
        if not lines:
            for _ in range(reports):
                profile.hear(self._heard())
            time.sleep(wait_s)
            os.kill(int(pid), signal.SIGKILL)
        while (line := self._heard()) != "dead":
            profile.hear(line)

    def _heard(self) -> str:
        line = self._out.readline()
        assert line, "the nursery is gone"
        return line.strip()

    def close(self) -> None:
        self._in.close()
        self._process.wait(30)
        self._out.close()


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


def tell(profile: Profile, how: str) -> None:
    """Print the figures; `-s` shows them."""
    print(f"\n{how}: {dict(profile.found)}, {len(profile.ended)} games finished")


def test_killed_at_any_line_of_the_code_that_writes(nursery: Nursery, tmp_path: Path) -> None:
    profile, chance = Profile(tmp_path), Random(39)
    for _ in range(KILLS):
        nursery.life(profile, chance.randrange(1 << 30), lines=chance.randrange(1, MOST_LINES))
        profile.start_again()
    tell(profile, "killed at a line of the code that writes")
    assert profile.found.total() == KILLS and profile.ended
    assert profile.found["the last but one"]


def test_killed_at_any_time(nursery: Nursery, tmp_path: Path) -> None:
    profile, chance = Profile(tmp_path), Random(40)
    for _ in range(KILLS):
        nursery.life(
            profile,
            chance.randrange(1 << 30),
            reports=chance.randrange(MOST_REPORTS),
            wait_s=chance.random() * LONGEST_WAIT_S,
        )
        profile.start_again()
    tell(profile, "killed at a random time")
    assert profile.found.total() == KILLS and profile.ended
