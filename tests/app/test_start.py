"""The program starts on bad days: each of these runs the real process, without a screen to see."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from places import ROOT

from arkham.casefile import load_case
from arkham.files.logfile import NAME
from arkham.play.session import Session
from arkham.play.storage import Storage

LONGEST_START_S = 60

pytestmark = pytest.mark.skipif(os.name != "posix", reason="asks the process to end by a signal")


class Program:
    """The game in a process of its own, with a profile of its own."""

    def __init__(self, profile: Path, root: Path, words: list[str], more: dict[str, str]) -> None:
        own = {"ARKHAM_DATA": str(profile), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        self._log = Path(more.get("LOG", profile / "log" / NAME))
        self._read = len(self._log.read_text()) if self._log.exists() else 0
        hidden = {"DISPLAY", "WAYLAND_DISPLAY"}
        environment = {k: v for k, v in os.environ.items() if k not in hidden} | own | more
        self.process = subprocess.Popen(
            [sys.executable, *words],
            cwd=root,
            env={key: value for key, value in environment.items() if value},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def log(self) -> str:
        """Return what this start has written to the log, once it is ready to be played."""
        end = time.monotonic() + LONGEST_START_S
        while time.monotonic() < end:
            text = self._log.read_text()[self._read :] if self._log.exists() else ""
            if " ready: " in text:
                return text
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"it did not start: {self.process.communicate()[1]}")

    def close(self) -> None:
        """Close the window as the system does; SDL makes an event of the signal."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(30) == 0
        assert self.process.communicate()[1] == ""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Return a way to start the game; words are for Python, names for the environment."""
    begun: list[Program] = []

    def begin(*words: str, root: Path = ROOT, **more: str) -> Program:
        profile = tmp_path / "profile"
        begun.append(Program(profile, root, list(words) or ["-m", "arkham"], more))
        return begun[-1]

    yield begin
    for program in begun:
        program.process.kill()
        program.process.communicate()


@pytest.mark.parametrize(
    "screen",
    [
        {"SDL_VIDEODRIVER": "", "DISPLAY": ""},
        {"SDL_VIDEODRIVER": "", "DISPLAY": ":7999"},
        {"SDL_VIDEODRIVER": "no-such-driver"},
    ],
)
def test_without_a_screen_it_says_so_and_names_what_works(start, screen: dict[str, str]) -> None:
    program = start(**screen)
    out, err = program.process.communicate(timeout=LONGEST_START_S)
    assert program.process.returncode == 2
    assert out == "" and "Traceback" not in err
    last = err.splitlines()[-1]  # the libraries below may have said why
    assert "no display" in last and "arkham selftest" in last


def test_broken_saves_and_settings_are_told_and_nothing_is_deleted(start, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    session = Session.new(load_case(1), seed=4)
    for _ in range(2):
        session.do("pass")
        Storage(profile).save(session)
    (profile / "game.save").write_bytes(b"\xff\x00 not a save")
    (profile / "settings.yaml").write_text("speed: [1, 2\n")
    program = start()
    log = program.log()
    assert log.count("game.unreadable-1.save") == 1 and "ready: a game waits" in log
    assert log.count("settings.yaml:") == 1
    program.close()
    assert (profile / "game.unreadable-1.save").read_bytes() == b"\xff\x00 not a save"
    assert len(Storage(profile).load().path()) == 2


def test_without_the_typefaces_plainer_ones_stand_in(start) -> None:
    hide = (
        "import importlib.util as u, sys; real = u.find_spec;"
        "u.find_spec = lambda name, *more: None if 'fontpkg' in name else real(name, *more);"
        "from arkham.cli import main; sys.exit(main([]))"
    )
    program = start("-c", hide)
    assert "Some typefaces are missing" in program.log()
    program.close()


def test_without_pictures_and_with_a_broken_case_the_others_play(start, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for part in ("arkham", "data", "docs"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    broken = sorted((copy / "data" / "cases").glob("*.yaml"))[1]
    lines = broken.read_text(encoding="utf-8").splitlines(keepends=True)
    broken.write_text("".join([*lines[:9], "clues: ][\n", *lines[9:]]), encoding="utf-8")
    program = start(root=copy)
    log = program.log()
    assert f"{broken.name}:10: " in log and "the others can" in log
    program.close()


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_start(start, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folders should be")
    state = tmp_path / "state"
    program = start(
        ARKHAM_DATA="",
        XDG_DATA_HOME=str(blocked),
        XDG_CONFIG_HOME=str(blocked),
        XDG_CACHE_HOME=str(blocked),
        XDG_STATE_HOME=str(state),
        LOG=str(state / "arkham-noir" / "log" / NAME),
    )
    assert "ready: no game" in program.log()
    program.close()
    assert [path.name for path in state.rglob("*") if path.is_file()] == [NAME]


def test_a_second_window_says_so_and_a_killed_one_leaves_the_profile_free(start) -> None:
    first = start()
    first.log()
    second = start()
    assert "open in another window" in second.log()
    second.close()
    first.process.kill()
    first.process.wait()
    third = start()
    assert "another window" not in third.log()
    third.close()
