"""The casebook lists every game as it was, and no file among the replays can upset it."""

from __future__ import annotations

import json
import random
import time

import pytest
from places import REPLAYS
from shelf import a_record, fill

from arkham.casefile import load_case
from arkham.play.journal import Journal
from arkham.play.savefile import load_text, save_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records import records as records_module
from arkham.records.bookkeeping import Books
from arkham.records.records import (
    ABANDONED,
    Record,
    Shelf,
    Unreadable,
    proved,
    read_entry,
    write_note,
)
from arkham.records.statistics import figures, first_endings

CASES = [load_case(n) for n in (1, 2, 3)]


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path / "games")


def finished(seed: int = 3) -> Session:
    """Return a game that passed until it was lost."""
    session = Session.new(CASES[0], seed=seed)
    while session.choice is not None:
        session.do(session.choice.options[-1])
    return session


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.json")), ids=lambda p: p.stem)
def test_the_head_of_a_replay_says_what_playing_it_again_proves(path, tmp_path):
    session, _ = load_text(path.read_text(encoding="utf-8"))
    session.journal = Journal.opened("2026-11-16")
    session.journal.close()
    copy = tmp_path / "000007-x.save"
    copy.write_text(save_text(session), encoding="utf-8")
    record = read_entry(copy)
    assert isinstance(record, Record)
    assert record == proved(copy)
    assert record.number == 7
    assert record.result in path.stem
    assert record.turns == session.state.turn


def test_a_replay_from_before_there_were_summaries_is_played_again(tmp_path):
    source = REPLAYS / "case1-won-1.json"
    path = tmp_path / "20260101-120000-witch-cult-1.save"
    path.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    record = read_entry(path)
    assert isinstance(record, Record)
    assert (record.won, record.number, record.begun) == (True, 0, 0)


def test_listing_reads_heads_only(storage, monkeypatch):
    fill(storage, 500)
    monkeypatch.setattr(records_module, "proved", lambda path: pytest.fail("played again"))
    assert len(Shelf(storage).records()) == 500


def test_a_file_is_read_again_only_when_it_changes(storage, monkeypatch):
    fill(storage, 3)
    shelf = Shelf(storage)
    before = shelf.entries()
    read = []
    monkeypatch.setattr(records_module, "read_entry", lambda path: read.append(path) or before[0])
    shelf.entries()
    assert not read
    path = storage.replays()[1]
    path.write_text(path.read_text() + "\n")
    shelf.entries()
    assert read == [path]


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "\0" * 500,
        lambda text: "[]",
        lambda text: '{"game": "chess"}',
        lambda text: text.replace('"result": "won"', '"result": "=1+1"'),
        lambda text: text.replace('"turn": ', '"turn": -'),
        lambda text: text.replace('"mark": "fair"', '"mark": 7'),
        lambda text: text.replace('"format": 1', '"format": 99'),
        lambda text: text.replace('"seconds": ', '"seconds": 1e9'),
        lambda text: text.replace('"id": "', '"id": "../'),
        lambda text: '{"a":' * 5000,
    ],
)
def test_a_damaged_replay_is_listed_with_a_sentence(storage, damage):
    fill(storage, 8)
    for path in storage.replays():
        if '"result": "won"' in path.read_text():
            path.write_text(damage(path.read_text()))
            break
    entries = Shelf(storage).entries()
    damaged = [entry for entry in entries if isinstance(entry, Unreadable)]
    assert len(entries) == 8
    assert [entry.path for entry in damaged] == [path]
    assert damaged[0].reason.endswith((".", "update."))


def test_random_damage_never_breaks_the_list(storage):
    fill(storage, 1)
    path = storage.replays()[0]
    whole = path.read_bytes()
    chance = random.Random(5)
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(min(900, len(data)))] = chance.randrange(256)
        path.write_bytes(bytes(data))
        entry = read_entry(path)
        assert isinstance(entry, Record | Unreadable)


def test_a_folder_named_like_a_replay_is_unreadable(storage):
    (storage.folder / "replays" / "000001-x.save").mkdir(parents=True)
    assert isinstance(Shelf(storage).entries()[0], Unreadable)


def test_two_games_of_the_same_second_are_two_files(storage):
    for _ in range(5):
        storage.finish(finished())
    assert len(storage.replays()) == 5
    assert [record.number for record in Shelf(storage).records()] == [5, 4, 3, 2, 1]


def test_a_game_ended_twice_counts_once_and_as_it_ended_first(storage):
    session = finished()
    storage.finish(session)
    first = session.outcome
    session.undo()
    session.do(session.choice.options[-1])
    assert session.outcome == first
    storage.finish(session)
    listed = Shelf(storage).records()
    assert [record.ending for record in listed] == [2, 1]
    assert figures(listed).games == 1
    assert first_endings(listed) == [listed[1]]


def test_looking_back_at_an_ended_game_and_leaving_it_is_not_giving_up(storage):
    session = finished()
    storage.finish(session)
    session.undo()
    Books(storage).give_up(session)
    assert len(storage.replays()) == 1


def test_a_game_left_for_another_is_listed_as_given_up(storage):
    books = Books(storage)
    left = books.begin(CASES, CASES[0], {}, 4)
    left.do(left.choice.options[-1])
    books.give_up(left)
    (record,) = books.shelf.records()
    assert record.result == ABANDONED
    assert record == proved(record.path)


def test_a_game_nobody_acted_in_is_not_listed(storage):
    books = Books(storage)
    books.give_up(books.begin(CASES, CASES[0], {}, 4))
    assert not books.shelf.records()


def test_playing_time_adds_up_over_saves_and_leaves_pauses_out(storage, monkeypatch):
    books = Books(storage)
    session = books.begin(CASES, CASES[0], {}, 4)
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    books.sit_down(session)
    for step in (10, 20, 100_000):
        clock[0] += step
        session.do(session.choice.options[-1])
        books.keep(session)
    again = storage.load()
    assert again.journal.seconds == 10 + 20 + 300
    clock[0] = 5.0  # another start of the machine
    books.sit_down(again)
    clock[0] = 12.0
    books.keep(again)
    assert storage.load().journal.seconds == 337


def test_a_clock_set_back_ends_no_game_before_its_beginning(monkeypatch):
    journal = Journal.opened()
    monkeypatch.setattr("arkham.play.journal.now", lambda: journal.begun - 5000)
    journal.close()
    assert journal.ended == journal.begun
    journal.sit_down(100.0)
    journal.tick(40.0)
    assert journal.seconds == 0


def test_a_note_is_kept_in_the_replay_and_changes_nothing_else(storage):
    fill(storage, 2)
    record = Shelf(storage).records()[0]
    noted = write_note(record, "The mirror\nwas the way out " + "x" * 200)
    assert len(noted.note) <= 80
    assert read_entry(record.path) == noted == proved(record.path)
    assert noted.note.startswith("The mirrorwas")


def test_a_note_on_an_old_replay_keeps_it_whole(tmp_path):
    path = tmp_path / "old.save"
    path.write_text((REPLAYS / "case1-won-1.json").read_text(encoding="utf-8"), encoding="utf-8")
    noted = write_note(read_entry(path), "first win")
    assert read_entry(path).note == noted.note == "first win"
    before = json.loads((REPLAYS / "case1-won-1.json").read_text(encoding="utf-8"))
    after = json.loads(path.read_text(encoding="utf-8"))
    assert after.pop("journal")["note"] == "first win"
    assert after == before


def test_records_sort_by_number_whatever_their_clock_says():
    late = a_record(1, begun=2_000_000_000)
    early = a_record(2, begun=5)
    assert first_endings([early, late]) == [late, early]
