"""Whatever lies where a file of the game should be, no start and no command waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from places import ROOT

from arkham.casefile import load_case
from arkham.commands import FAILED, FOUND
from arkham.files import logfile
from arkham.files.untrusted import LARGEST, NoOrdinaryFile, SaveError, TooLong, listed, read_bounded
from arkham.play.journal import Journal
from arkham.play.lock import Lock
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.bookkeeping import NEVER, counted_after
from arkham.records.records import Shelf, Unreadable, read_entry
from arkham.settings.settings import Settings, SettingsFile
from arkham.settings.window_state import WindowState, load_window

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="makes pipes and devices")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path)


def dead_link(path: Path) -> None:
    path.symlink_to(path.parent / "gone")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of nothing


def bytes_without_sense(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")


THINGS: list[Callable[[Path], None]] = [
    pipe, folder, device, loop, dead_link, huge, bytes_without_sense
]  # fmt: skip


@pytest.mark.parametrize("thing", THINGS)
def test_nothing_in_the_place_of_a_file_is_waited_for_or_believed(thing, tmp_path: Path) -> None:
    path = tmp_path / "file"
    thing(path)
    with pytest.raises((OSError, SaveError)):
        read_bounded(path)


def test_the_reader_says_what_it_refuses(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    with pytest.raises(NoOrdinaryFile):
        read_bounded(tmp_path / "pipe")
    (tmp_path / "long").write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(TooLong):
        read_bounded(tmp_path / "long")
    (tmp_path / "short").write_bytes(b"x" * 12)
    assert read_bounded(tmp_path / "short", 12) == "x" * 12


@pytest.mark.parametrize("thing", THINGS)
def test_settings_and_window_start_with_their_defaults(thing, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.yaml")
    thing(file.path)
    thing(tmp_path / "window.json")
    settings, notices = file.load()
    assert settings == Settings()
    assert len(notices) == (thing is not dead_link)
    file.save(Settings(volume=5))
    assert file.load() == (Settings(volume=5), [])
    assert load_window(tmp_path / "window.json") == WindowState()


def play_and_save(storage: Storage, moves: int = 6) -> Session:
    session = Session.new(load_case(1), seed=4)
    session.journal = Journal.opened()
    for _ in range(moves):
        session.do("pass")
        storage.save(session)
    return session


@pytest.mark.parametrize("thing", THINGS)
def test_no_unreadable_replay_stops_later_saves(thing, tmp_path: Path) -> None:
    (tmp_path / "replays").mkdir()
    thing(tmp_path / "replays" / "000009-x.save")
    storage = Storage(tmp_path)
    storage.finish(play_and_save(storage))
    running = play_and_save(storage)
    assert storage.notices == [] and storage.writable
    assert [path.name[:6] for path in storage.replays()] == ["000010", "000009"]
    assert Storage(tmp_path).resume().state.digest() == running.state.digest()


@pytest.mark.parametrize("place", ["game.save", "game.1.save", "game.2.save", "game.3.save"])
@pytest.mark.parametrize("thing", THINGS)
def test_nothing_in_the_place_of_a_backup_stops_the_saving(thing, place, tmp_path: Path) -> None:
    thing(tmp_path / place)
    storage = Storage(tmp_path)
    assert storage.resume() is None
    running = play_and_save(storage)
    assert storage.writable
    assert Storage(tmp_path).resume().state.digest() == running.state.digest()
    moved = tmp_path / "game.unreadable-1.save"
    assert thing is dead_link or os.path.lexists(moved), "what is not ours is never deleted"


@pytest.mark.parametrize("place", ["game.1.save", "game.2.save", "game.3.save"])
@pytest.mark.parametrize("thing", THINGS)
def test_nothing_that_comes_into_the_place_of_a_backup_does(thing, place, tmp_path: Path) -> None:
    play_and_save(Storage(tmp_path), 1)
    thing(tmp_path / place)
    storage = Storage(tmp_path)
    session = storage.resume()
    for _ in range(6):
        session.do("pass")
        storage.save(session)
    assert storage.writable and storage.notices == []
    assert Storage(tmp_path).resume().state.digest() == session.state.digest()


@pytest.mark.parametrize("thing", THINGS)
def test_where_no_replay_can_be_written_the_game_still_is(thing, tmp_path: Path) -> None:
    if thing is folder:
        pytest.skip("that is what it should be")
    thing(tmp_path / "replays")
    storage = Storage(tmp_path)
    storage.finish(play_and_save(storage))
    running = play_and_save(storage, 4)
    assert len(storage.notices) == 1
    assert Storage(tmp_path).resume().state.digest() == running.state.digest()
    (tmp_path / "replays").unlink()
    storage.save(running)
    assert len(storage.replays()) == 1 and len(storage.notices) == 2


@pytest.mark.parametrize("thing", THINGS)
def test_the_casebook_lists_what_cannot_be_read_and_reads_the_rest(thing, tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    (tmp_path / "replays").mkdir()
    thing(tmp_path / "replays" / "000009-x.save")
    thing(tmp_path / "figures.json")
    (entry,) = Shelf(storage).entries()
    assert isinstance(entry, Unreadable) and entry.reason
    assert read_entry(entry.path) == entry
    assert counted_after(tmp_path) == NEVER


@pytest.mark.parametrize("thing", THINGS)
def test_a_lock_or_a_log_that_is_no_file_stops_no_start(thing, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("ARKHAM_DATA", str(tmp_path))
    (tmp_path / "log").mkdir()
    thing(tmp_path / "lock")
    thing(tmp_path / "log" / logfile.NAME)
    lock = Lock(tmp_path)
    assert lock.take()
    lock.release()
    if thing is huge:
        return  # the log of a program gone mad is rotated away like any other
    assert thing is bytes_without_sense or logfile.tail() == []
    logfile.stop()
    logfile.start()
    try:
        logfile.log.info("on")
    finally:
        logfile.stop()
    assert "on" in logfile.tail()[-1]


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root lists every folder")
def test_a_folder_that_cannot_be_listed_is_empty(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir(mode=0)
    assert listed(tmp_path / "closed", "*") == []


@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000])
def test_a_name_that_is_too_long_is_a_folder_that_cannot_be_written(name, tmp_path: Path) -> None:
    storage = Storage(tmp_path / name)
    storage.claim()
    assert storage.summary() is None and storage.resume() is None and storage.replays() == []
    session = Session.new(load_case(1), seed=1)
    for _ in range(2):
        storage.save(session)
        session.do("pass")
    storage.finish(session)
    assert len(storage.notices) == 1
    assert SettingsFile(tmp_path / name / "settings.yaml").load()[0] == Settings()
    assert load_window(tmp_path / name / "window.json") == WindowState()


@pytest.mark.parametrize("thing", THINGS)
def test_check_says_what_is_no_case_file(thing, tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    thing(path)
    done = subprocess.run(
        [sys.executable, "-m", "arkham", "check", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode in (FOUND, FAILED)
    assert "Traceback" not in done.stderr and str(path) in done.stdout + done.stderr


def test_no_test_sees_the_profile_of_whoever_runs_it(own_profile: Path) -> None:
    assert Storage().folder == SettingsFile().path.parent == own_profile
    assert not own_profile.exists()
