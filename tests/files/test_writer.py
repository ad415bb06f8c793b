"""Nobody waits for the disk: jobs are done in order on another thread, and nothing is lost."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham.casefile import load_case
from arkham.files import writer as writer_module
from arkham.files.writer import BackgroundWriter, Writer
from arkham.flow.crash import CrashFlow
from arkham.flow.game import Game
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.settings.settings import Settings, SettingsFile


class Disk:
    """A disk that answers only when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.reached = threading.Event()
        self.full = False
        real = os.fsync

        def fsync(handle: int) -> None:
            self.reached.set()
            assert self.free.wait(30)
            if self.full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            real(handle)

        monkeypatch.setattr("os.fsync", fsync)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk(monkeypatch)
    yield disk
    disk.free.set()


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "games", writer=BackgroundWriter())


@pytest.fixture
def session() -> Session:
    return Session.new(load_case(1), seed=4)


def found(storage: Storage) -> Session:
    """Return what another start would find."""
    session = Storage(storage.folder).load()
    assert session is not None
    return session


# The writer


@pytest.mark.parametrize("writer", [Writer(), BackgroundWriter()])
def test_jobs_are_done_in_order(writer: Writer) -> None:
    done: list[int] = []
    for number in range(50):
        writer.do(lambda number=number: done.append(number))
    assert writer.flush()
    assert done == list(range(50))


def held(writer: Writer) -> threading.Event:
    """Keep a writer busy until the returned event is set."""
    free, begun = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        assert free.wait(30)

    writer.do(hold)
    assert begun.wait(30)
    return free


def test_the_newest_of_a_key_wins_but_never_passes_a_job_without_one() -> None:
    writer, done = BackgroundWriter(), []
    free = held(writer)
    for key, word in [
        ("game", "a1"), ("settings", "s1"), ("game", "a2"), ("", "end of a"),
        ("game", "b1"), ("settings", "s2"), ("game", "b2"),
    ]:  # fmt: skip
        writer.do(lambda word=word: done.append(word), key)
    free.set()
    assert writer.flush()
    assert done == ["a2", "s1", "end of a", "b2", "s2"]


def test_a_pause_waits_for_what_was_asked_before_and_lets_nothing_through() -> None:
    writer, done = BackgroundWriter(), []
    free = held(writer)
    writer.do(lambda: done.append("before"))
    free.set()
    with writer.paused():
        assert done == ["before"]
        writer.do(lambda: done.append("after"))
        assert not writer.flush(0.02)
        assert done == ["before"]
    assert writer.flush() and done == ["before", "after"]


def test_a_flush_does_not_wait_for_ever() -> None:
    writer = BackgroundWriter()
    free = held(writer)
    assert not writer.flush(0.01)
    free.set()
    assert writer.flush()


def test_a_mistake_in_a_job_is_raised_where_it_can_be_told_and_stops_nothing() -> None:
    writer, done = BackgroundWriter(), []
    writer.do(lambda: 1 / 0)  # type: ignore[arg-type, return-value]
    with pytest.raises(ZeroDivisionError):
        writer.flush()
    writer.do(lambda: done.append("on"))
    assert writer.flush() and done == ["on"]


def test_what_failed_is_tried_again_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "RETRY_S", 0.01)
    writer, tried = BackgroundWriter(), threading.Event()

    def again() -> None:
        writer.retry = None
        tried.set()

    def fail() -> None:
        writer.retry = again

    writer.do(fail)
    assert tried.wait(30)


# The game


def test_no_command_waits_for_the_disk(disk: Disk, storage: Storage, session: Session) -> None:
    game = Game(storage, Settings())
    table = game.table(session)
    assert disk.reached.wait(30)
    for _ in range(5):  # the disk is busy with the first save all the time
        session.do("pass")
        table.callbacks.on_change(session)
    assert not storage.current.exists()
    disk.free.set()
    storage.release()
    assert found(storage).state.digest() == session.state.digest()
    backups = sorted(path.name for path in storage.folder.glob("game.*.save"))
    assert backups == ["game.1.save"], "of the states that waited only the newest is written"


def test_settings_and_window_wait_for_no_disk_either(disk: Disk, storage: Storage) -> None:
    file = SettingsFile(storage.folder / "settings.yaml")
    game = Game(storage, Settings(), file)
    for volume in range(100):
        game.settings.volume = volume
        game.live.changed()
    assert not file.path.exists()
    disk.free.set()
    storage.release()
    assert file.load()[0].volume == 99


def test_reading_comes_after_what_was_written(
    disk: Disk, storage: Storage, session: Session
) -> None:
    session.do("pass")
    storage.save(session)
    storage.finish(session)
    threading.Timer(0.02, disk.free.set).start()
    assert len(storage.replays()) == 1
    assert storage.load() is None and storage.summary() is None


def test_games_are_kept_in_the_order_in_which_they_were_played(
    disk: Disk, storage: Storage, session: Session
) -> None:
    other, third = Session.new(load_case(2), seed=1), Session.new(load_case(3), seed=1)
    session.do("pass")
    storage.save(session)
    storage.give_up(session)
    storage.save(other)
    storage.shelve()
    storage.save(third)
    disk.free.set()
    storage.release()
    assert [path.name[:6] for path in storage.replays()] == ["000001"]
    assert found(storage).case.number == 3
    storage.finish(third)
    loaded = storage.resume()
    assert loaded is not None and loaded.case.number == 2


def test_a_full_disk_is_said_once_and_tried_again_until_there_is_room(
    disk: Disk, storage: Storage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "RETRY_S", 0.01)
    disk.full = True
    disk.free.set()
    for _ in range(3):
        session.do("pass")
        storage.save(session)
    assert storage.writer.flush()
    assert len(storage.notices) == 1 and "No space" in storage.notices[0]
    written = threading.Event()
    real = storage._write

    def watched() -> None:
        real()
        if storage.writable:
            written.set()

    storage.writer.retry = watched
    disk.full = False
    assert written.wait(30), "nobody saved again, and yet it must be written"
    assert found(storage).state.digest() == session.state.digest()
    assert len(storage.notices) == 2


def test_leaving_tries_once_more(disk: Disk, storage: Storage, session: Session) -> None:
    disk.full = True
    disk.free.set()
    storage.save(session)
    assert storage.writer.flush() and not storage.writable
    disk.full = False
    storage.release()
    assert found(storage).state.digest() == session.state.digest()


def test_a_crash_waits_until_the_last_move_is_on_the_disk(
    disk: Disk, storage: Storage, session: Session
) -> None:
    game = Game(storage, Settings())
    game.table(session)
    session.do("pass")  # and before it could be saved, something broke
    threading.Timer(0.02, disk.free.set).start()
    assert CrashFlow(game).page(ValueError("odd")) is not None
    assert found(storage).state.digest() == session.state.digest()


def test_a_move_takes_no_longer_on_a_slow_disk(
    storage: Storage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, waited = os.fsync, []

    def slow(handle: int) -> None:
        waited.append(threading.current_thread().name)
        fsync(handle)

    monkeypatch.setattr("os.fsync", slow)
    game = Game(storage, Settings())
    table = game.table(session)
    for _ in range(5):
        session.do("pass")
        table.callbacks.on_change(session)
    storage.finish(session)
    storage.release()
    assert waited and set(waited) == {"writer"}, "nobody else may wait for the disk"
