"""Killed at any moment, the next start finds the last or the last-but-one command (AC-39).

Where a thread writes, what was still being written may be missing, and nothing else: what was
once confirmed is always found, or something newer.
"""

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
from places import ROOT, SUPPORT

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
    tried: list[str] = field(default_factory=list)  # those after it, each of which may be
    over: set[str] = field(default_factory=set)  # the games that may have been finished
    ended: set[str] = field(default_factory=set)  # the games that surely were
    found: Counter[str] = field(default_factory=Counter)

    def hear(self, line: str) -> None:
        """Take note of one report."""
        word, _, rest = line.partition(" ")
        match word:
            case "try":
                self.tried.append(rest)
            case "saved":
                self.saved, self.tried = rest, []
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
        self.saved, self.tried, self.ended = here, [], set(replays)

    def _count(self, here: str | None, replays: set[str]) -> None:
        def is_kept(state: str | None) -> bool:
            """Say whether a state was found, running or, if its game was over, as a replay."""
            if state is None:
                return here is None
            return here == state or (here is None and state.split()[0] in replays)

        states = [self.saved, *self.tried]
        back = next((i for i, state in enumerate(reversed(states)) if is_kept(state)), None)
        if back is None:
            pytest.fail(f"saved {self.saved}, tried {self.tried}, but found {here}")
        names = ["the last command", "the last but one"]
        self.found[names[back] if back < 2 else "one before that, all after it in writing"] += 1


class Nursery:
    """Starts players and hears them until they are dead."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(SUPPORT / "killed_player.py")],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin and self._process.stdout
        self._in: IO[str] = self._process.stdin
        self._out: IO[str] = self._process.stdout

    def life(
        self,
        profile: Profile,
        seed: int,
        how: str,
        *,
        lines: int = 0,
        reports: int = 0,
        wait_s: float = 0.0,
    ) -> None:
        """Let a player live until it kills itself, or is killed some time after some reports."""
        print(profile.folder, seed, lines, how, file=self._in, flush=True)
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


@pytest.mark.parametrize("how", ["now", "behind"])
def test_killed_at_any_line_of_the_code_that_writes(
    how: str, nursery: Nursery, tmp_path: Path
) -> None:
    profile, chance = Profile(tmp_path), Random(39)
    for _ in range(KILLS):
        lines = chance.randrange(1, MOST_LINES)
        nursery.life(profile, chance.randrange(1 << 30), how, lines=lines)
        profile.start_again()
    tell(profile, f"killed at a line of the code that writes {how}")
    assert profile.found.total() == KILLS and profile.ended
    assert profile.found["the last but one"]
    assert how == "behind" or set(profile.found) == {"the last command", "the last but one"}


@pytest.mark.parametrize("how", ["now", "behind"])
def test_killed_at_any_time(how: str, nursery: Nursery, tmp_path: Path) -> None:
    profile, chance = Profile(tmp_path), Random(40)
    for _ in range(KILLS):
        nursery.life(
            profile,
            chance.randrange(1 << 30),
            how,
            reports=chance.randrange(MOST_REPORTS),
            wait_s=chance.random() * LONGEST_WAIT_S,
        )
        profile.start_again()
    tell(profile, f"killed at a random time, writing {how}")
    assert profile.found.total() == KILLS and profile.ended
    assert how == "behind" or len(profile.found) <= 2
