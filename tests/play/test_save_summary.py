"""The menu knows which game waits without playing it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from arkham.casefile import load_case
from arkham.files.untrusted import SaveError
from arkham.play.save_summary import SaveSummary, summary_of
from arkham.play.savefile import save_text
from arkham.play.session import Session
from arkham.play.storage import Storage


def test_a_glimpse_says_what_the_loaded_game_would(tmp_path: Path) -> None:
    case = load_case(2)
    session = Session.new(case, {}, 7)
    storage = Storage(tmp_path)
    storage.save(session)
    assert storage.summary() == SaveSummary(2, case.title, session.state.turn)


def test_there_is_no_glimpse_of_no_game_or_of_a_damaged_one(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    assert storage.summary() is None
    storage.save(Session.new(load_case(1), {}, 7))
    storage.current.write_text(storage.current.read_text().replace('"turn": 1', '"turn": 9'))
    assert storage.summary() is None
    assert storage.current.exists(), "only `load` sets a save aside"


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        ('"over": false', '"over": true'),
        ('"format": 1', '"format": 2'),
        ('"game": "arkham-noir"', '"game": "chess"'),
        ('"turn": 1', '"turn": "late"'),
    ],
)
def test_what_a_glimpse_cannot_tell_is_left_to_loading(found: str, instead: str) -> None:
    text = save_text(Session.new(load_case(1), {}, 7))
    assert found in text
    with pytest.raises(SaveError):
        summary_of(text.replace(found, instead, 1))
