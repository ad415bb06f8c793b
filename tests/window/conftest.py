"""A virtual screen, a profile with a waiting game, and a way to start the game in a window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driving import SIZE, Window

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.play.storage import Storage


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """Start a virtual screen; the server picks a free number and tells it when it is ready."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    number = b""
    while not number.endswith(b"\n"):  # closing the pipe earlier would kill the server
        piece = os.read(read, 16)
        assert piece, "Xvfb died"
        number += piece
    os.close(read)
    yield ":" + number.decode().strip()
    server.terminate()
    server.wait()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a profile with a game that waits for its first action."""
    Storage(tmp_path).save(Session.new(load_case(1), seed=6))
    (tmp_path / "settings.yaml").write_text("speed: 4.0\nauto_resolve: false\n")
    return tmp_path


@pytest.fixture
def start(display: str, folder: Path) -> Iterator[Callable[..., Window]]:
    """Return a way to start the game, as often as a test likes."""
    opened: list[Window] = []
    command = os.environ.get("ARKHAM_COMMAND", f"{sys.executable} -m arkham").split()

    def open_window(asked: tuple[int, int] | None = SIZE) -> Window:
        """Start the game; None asks for no size, so that it takes the one it remembers."""
        opened.append(Window(display, folder, command, asked))
        return opened[-1]

    yield open_window
    for window in opened:
        if window.process.poll() is None:
            window.kill()
