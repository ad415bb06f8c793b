"""Games are kept, and nothing that goes wrong loses one."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from arkham.casefile import load_case
from arkham.files import paths
from arkham.files.atomic import sealed, unsealed, write_atomically
from arkham.play.journal import Journal
from arkham.play.lock import Lock
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.play.storage import BACKUPS, Storage


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path / "games")


@pytest.fixture
def session():
    return Session.new(load_case(1), seed=4)


def play(session: Session, moves: int) -> None:
    for _ in range(moves):
        session.do(session.choice.options[0])


def play_out(session: Session) -> None:
    while session.choice is not None:
        session.do(session.choice.options[-1])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def full_disk(monkeypatch):
    """Let every flush to the disk fail as on a full one, until the returned switch is called."""

    def fail(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    real = os.fsync
    monkeypatch.setattr("os.fsync", fail)
    return lambda: monkeypatch.setattr("os.fsync", real)


# Keeping


def test_a_saved_game_comes_back_as_it_was(storage, session):
    play(session, 5)
    storage.save(session)
    again = Storage(storage.folder).load()
    assert again.state.digest() == session.state.digest()
    assert len(again.path()) == len(session.path())


def test_nothing_saved_is_no_game(storage):
    assert storage.load() is None
    assert not storage.notices


def test_backups_are_few_and_rotate(storage, session):
    for _ in range(BACKUPS + 4):
        session.do("pass")
        storage.save(session)
    assert names(storage.folder) == ["game.1.save", "game.2.save", "game.3.save", "game.save"]
    depths = []
    for path in (storage.current, *(storage.folder / f"game.{n}.save" for n in (1, 2, 3))):
        write_atomically(storage.folder / "one" / "game.save", path.read_text())
        depths.append(len(Storage(storage.folder / "one").load().path()) - 1)
    assert depths == [7, 6, 5, 4]


def test_saving_the_same_table_twice_costs_no_backup(storage, session):
    storage.save(session)
    session.do("pass")
    storage.save(session)
    storage.save(session)
    again = Storage(storage.folder)
    again.save(again.load())
    assert names(storage.folder) == ["game.1.save", "game.save"]


def test_a_clock_set_back_does_not_change_which_save_is_newest(storage, session):
    for day in (9, 5, 1):
        session.do("pass")
        storage.save(session)
        os.utime(storage.current, (day * 86_400, day * 86_400))
    assert len(Storage(storage.folder).load().path()) == 4


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_atomically(path, "old")
    full_disk(monkeypatch)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert names(tmp_path) == ["file"]


def test_what_a_kill_left_half_written_is_cleared_away(storage, session):
    storage.save(session)
    for folder in (storage.folder, storage.folder / "replays"):
        folder.mkdir(exist_ok=True)
        (folder / ".game.save.77.part").write_text("half")
    again = Storage(storage.folder)
    again.claim()
    again.release()
    assert names(storage.folder) == ["game.save", "lock", "replays"]
    assert names(storage.folder / "replays") == []


# Damage


def truncated(text: str) -> str:
    return text[:-40]


def edited(text: str) -> str:
    return text.replace("pass", "pasS")


def emptied(text: str) -> str:
    return ""


def foreign(text: str) -> str:
    return sealed('{"game": "solitaire", "format": 1}')


def of_the_future(text: str) -> str:
    return sealed(unsealed(text).replace('"format": 1', '"format": 2'))


DAMAGES = [truncated, edited, emptied, foreign, of_the_future]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_set_aside_and_the_backup_is_taken(storage, session, damage):
    for _ in range(2):
        session.do("pass")
        storage.save(session)
    damaged = damage(storage.current.read_text())
    storage.current.write_text(damaged)
    again = Storage(storage.folder)
    assert len(again.load().path()) == 2
    kind = "newer" if damage is of_the_future else "unreadable"
    aside = storage.folder / f"game.{kind}-1.save"
    assert aside.read_text() == damaged
    assert len(again.notices) == 1 and aside.name in again.notices[0]
    for _ in range(6):
        session.do("pass")
        again.save(session)
    assert aside.read_text() == damaged


def test_a_profile_without_one_good_save_costs_one_sentence(storage, session):
    for _ in range(BACKUPS + 1):
        session.do("pass")
        storage.save(session)
    for path in storage.folder.iterdir():
        path.write_text(of_the_future(path.read_text()))
    again = Storage(storage.folder)
    assert again.load() is None
    assert len(again.notices) == 1 and "newer" in again.notices[0]
    assert names(storage.folder) == [f"game.newer-{n}.save" for n in range(1, BACKUPS + 2)]


def test_nothing_that_was_set_aside_is_ever_written_over(storage, session):
    for number in range(1, 5):
        storage.folder.mkdir(exist_ok=True)
        storage.current.write_text(f"garbage {number}")
        assert Storage(storage.folder).load() is None
    assert [(storage.folder / f"game.unreadable-{n}.save").read_text() for n in range(1, 5)] == [
        f"garbage {n}" for n in range(1, 5)
    ]


def test_a_folder_in_the_place_of_a_save_is_moved_away(storage, session):
    storage.current.mkdir(parents=True)
    assert storage.load() is None
    assert names(storage.folder) == ["game.unreadable-1.save"]
    storage.save(session)
    assert Storage(storage.folder).load() is not None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_in_the_place_of_a_save_is_not_waited_for(storage):
    storage.folder.mkdir()
    os.mkfifo(storage.current)
    assert storage.summary() is None
    assert storage.load() is None
    assert names(storage.folder) == ["game.unreadable-1.save"]


def test_what_cannot_be_moved_is_not_written_over(storage, session, monkeypatch):
    storage.folder.mkdir()
    storage.current.write_text("garbage")

    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("os.rename", refuse)
    assert storage.load() is None
    storage.save(session)
    assert storage.current.read_text() == "garbage"
    assert len(storage.notices) == 1 and "nothing is saved over it" in storage.notices[0]


def test_a_save_that_goes_on_under_other_rules_is_kept_as_it_was(storage, session):
    storage.save(session)
    text = sealed(unsealed(storage.current.read_text()).replace('"rules": ', '"rules": 9'))
    storage.current.write_text(text)
    for _ in range(3):
        again = Storage(storage.folder)
        assert again.load() is not None
        assert len(again.notices) == 1
    assert (storage.folder / "game.before-1.save").read_text() == text
    assert not (storage.folder / "game.before-2.save").exists()


# Disks and folders


def test_a_folder_that_cannot_be_written_costs_a_sentence(tmp_path, session):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    storage = Storage(blocked)
    storage.claim()
    assert storage.resume() is None
    for _ in range(3):
        session.do("pass")
        storage.save(session)
    assert not storage.writable
    assert len(storage.notices) == 1


def test_a_full_disk_costs_a_sentence_until_there_is_room_again(storage, session, monkeypatch):
    storage.save(session)
    free = full_disk(monkeypatch)
    for _ in range(3):
        session.do("pass")
        storage.save(session)
    assert len(storage.notices) == 1 and "No space" in storage.notices[0]
    assert len(Storage(storage.folder).load().path()) == 1
    free()
    session.do("pass")
    storage.save(session)
    assert storage.notices[1:] == ["Your games are saved again."]
    assert len(Storage(storage.folder).load().path()) == 5


def test_a_game_finished_on_a_full_disk_is_kept_when_there_is_room(storage, session, monkeypatch):
    storage.save(session)
    free = full_disk(monkeypatch)
    play_out(session)
    storage.save(session)
    storage.finish(session)
    assert storage.replays() == []
    free()
    storage.save(Session.new(load_case(2), seed=1))
    assert len(storage.replays()) == 1
    assert Storage(storage.folder).load().case.number == 2


def test_without_a_home_nothing_is_written_anywhere(tmp_path, session, monkeypatch):
    monkeypatch.delenv("ARKHAM_DATA", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: "~/.local/share/arkham-noir")
    monkeypatch.chdir(tmp_path)
    storage = Storage()
    storage.claim()
    assert storage.folder == paths.NOWHERE
    assert storage.resume() is None and storage.replays() == []
    storage.save(session)
    assert len(storage.notices) == 1 and "no home folder" in storage.notices[0]
    assert names(tmp_path) == []


def test_one_folder_for_everything_can_be_asked_for(tmp_path, monkeypatch):
    monkeypatch.setenv("ARKHAM_DATA", str(tmp_path))
    folders = (paths.data_folder, paths.config_folder, paths.log_folder)
    assert all(folder().is_relative_to(tmp_path) for folder in folders)


# Finished games


def test_a_finished_game_becomes_a_replay(storage, session):
    storage.save(session)
    storage.finish(session)
    assert storage.load() is None
    assert len(storage.replays()) == 1


def test_a_game_that_ended_just_before_a_kill_is_kept_once(storage, session, monkeypatch):
    session.journal = Journal.opened()
    play_out(session)
    storage.save(session)
    monkeypatch.setattr(Storage, "forget", lambda self: None)
    for _ in range(3):  # killed before the running game was dropped
        assert Storage(storage.folder).resume() is None
    monkeypatch.undo()
    assert Storage(storage.folder).resume() is None
    assert len(storage.replays()) == 1
    assert names(storage.folder) == ["replays"]


def test_finished_games_are_in_the_order_they_ended_whatever_the_clock_said(storage, session):
    (storage.folder / "replays").mkdir(parents=True)
    (storage.folder / "replays" / "20991231-235959-from-an-older-version-1.save").write_text("")
    for number in (1, 2, 3):
        storage.finish(Session.new(load_case(number)))
    ends = [load_text(path.read_text())[0].case.number for path in storage.replays()[:3]]
    assert ends == [3, 2, 1]


def test_the_same_ending_reached_twice_is_two_replays(storage, session):
    session.journal = Journal.opened()
    play_out(session)
    storage.finish(session)
    session.undo()
    session.redo()
    storage.finish(session)
    assert len(storage.replays()) == 2


def test_a_game_given_up_stays_until_the_other_is_saved(storage, session):
    session.do("pass")
    storage.save(session)
    storage.give_up(session)
    assert len(storage.replays()) == 1
    assert Storage(storage.folder).resume().state.digest() == session.state.digest()
    other = Session.new(load_case(2), seed=1)
    storage.save(other)
    assert Storage(storage.folder).resume().state.digest() == other.state.digest()


def test_a_game_laid_aside_comes_back_when_the_other_is_finished(storage, session):
    games = [session, Session.new(load_case(2), seed=1), Session.new(load_case(3), seed=1)]
    for game in games:
        storage.save(game)
        game.do(game.choice.options[-1])
        storage.save(game)
        if game is not games[-1]:
            storage.shelve()
    for game in reversed(games):
        found = Storage(storage.folder).resume()
        assert found.state.digest() == game.state.digest()
        storage.finish(found)
    assert Storage(storage.folder).resume() is None


# Two windows

HOLDER = """
import sys
from pathlib import Path
from arkham.play.journal import Journal
from arkham.play.lock import Lock
from arkham.play.savefile import load_text
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(storage):
    command = [sys.executable, "-c", HOLDER, str(storage.folder)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "True\n"
    yield process
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


def test_a_second_window_plays_without_touching_the_games_of_the_first(storage, session, holder):
    session.do("pass")
    storage.save(session)
    before = {path: path.read_bytes() for path in storage.folder.glob("*.save")}
    second = Storage(storage.folder)
    second.claim()
    assert second.summary() is None and second.resume() is None
    other = Session.new(load_case(2), seed=1)
    second.save(other)
    second.finish(other)
    assert len(second.notices) == 1 and "another window" in second.notices[0]
    assert {path: path.read_bytes() for path in storage.folder.glob("*.save")} == before
    assert second.replays() == []


def test_a_killed_window_leaves_no_lock_behind(storage, holder):
    assert not Lock(storage.folder).take()
    holder.kill()
    holder.wait()
    lock = Lock(storage.folder)
    assert lock.take()
    lock.release()
