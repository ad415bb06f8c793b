"""Games are kept, and nothing that goes wrong loses one."""

from __future__ import annotations

import pytest

from arkham.casefile import load_case
from arkham.session import Session
from arkham.storage import BACKUPS, Storage, write_atomically


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path / "games")


def play(session: Session, moves: int) -> None:
    for _ in range(moves):
        session.do(session.choice.options[0])


def test_a_saved_game_comes_back_as_it_was(storage):
    session = Session.new(load_case(1), seed=4)
    play(session, 5)
    storage.save(session)
    again = Storage(storage.folder).load()
    assert again.state.digest() == session.state.digest()
    assert len(again.path()) == len(session.path())


def test_nothing_saved_is_no_game(storage):
    assert storage.load() is None
    assert not storage.notices


@pytest.mark.parametrize(
    "damage", [lambda t: t[:-40], lambda t: t.replace("pass", "pasS"), lambda t: ""]
)
def test_a_damaged_save_is_set_aside_and_the_backup_is_taken(storage, damage):
    session = Session.new(load_case(1), seed=4)
    session.do("pass")
    storage.save(session)
    session.do("pass")
    storage.save(session)
    storage.current.write_text(damage(storage.current.read_text()))
    again = storage.load()
    assert again is not None
    assert len(again.path()) == 2
    assert any("unreadable" in path.name for path in storage.folder.iterdir())
    assert len(storage.notices) == 1


def test_backups_are_few_and_rotate(storage):
    session = Session.new(load_case(1), seed=4)
    for _ in range(BACKUPS + 4):
        session.do("pass")
        storage.save(session)
    assert len(list(storage.folder.glob("game*.save"))) == BACKUPS + 1
    assert len(Storage(storage.folder).load().path()) == BACKUPS + 5


def test_a_folder_that_cannot_be_written_costs_a_sentence(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    storage = Storage(blocked)
    session = Session.new(load_case(1), seed=4)
    storage.save(session)
    storage.save(session)
    assert not storage.writable
    assert len(storage.notices) == 1


def test_a_finished_game_becomes_a_replay(storage):
    session = Session.new(load_case(1), seed=4)
    storage.save(session)
    storage.finish(session)
    assert storage.load() is None
    assert len(storage.replays()) == 1


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_atomically(path, "old")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
