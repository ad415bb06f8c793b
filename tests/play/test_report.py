"""A report is one file that opens elsewhere and says nothing about whoever wrote it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from places import ROOT
from random_play import CASES, play, wandered

from arkham import cli
from arkham.files import logfile
from arkham.files.atomic import sealed, unsealed
from arkham.play.casecode import decode
from arkham.play.report import capsule_text, game_text, write_capsule
from arkham.play.savefile import SaveError, load_text, save_text
from arkham.play.session import Session


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return the home of a player called Zadok, with a log in it."""
    home = tmp_path / "homes" / "zadok"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", "zadok")
    monkeypatch.setenv("ARKHAM_DATA", str(home / "games"))
    logfile._patterns.cache_clear()
    logfile.stop()
    logfile.start()
    yield home
    logfile.stop()
    logfile._patterns.cache_clear()


def failure(message: str) -> Exception:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_capsule_opens_elsewhere_to_the_same_table(case, home: Path, tmp_path: Path) -> None:
    session = wandered(case, 5)
    path = write_capsule(home / "reports", session, failure("no"))
    elsewhere = {key: os.environ[key] for key in ("PATH",)} | {"ARKHAM_DATA": str(tmp_path / "b")}
    shown = subprocess.run(
        [sys.executable, "-m", "arkham", "replay", str(path)],
        cwd=ROOT,
        env=elsewhere,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert shown.returncode == 0, shown.stderr
    assert f"digest {session.state.digest()}" in shown.stdout
    assert not (tmp_path / "b").exists()


def test_a_capsule_names_neither_a_person_nor_a_folder(home: Path) -> None:
    error = failure(f"cannot read {home}/secret, said Zadok; {str(home)!r}")
    logfile.log.error("crash: %s", logfile.traceback_text(error))
    logfile.log.info("opened %s", home / "games")
    log = (home / "games" / "log" / logfile.NAME).read_text()
    for text in (capsule_text(Session.new(CASES[0], seed=1), error), log):
        assert "zadok" not in text.lower()
        assert str(home) not in text and str(ROOT) not in text
        assert "~/secret" in text and "said <user>" in text
        assert Path(__file__).name in text


def test_a_capsule_names_no_folder_outside_the_home_either(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, here = tmp_path / "disk-of-quux" / "games", tmp_path / "desk-of-zorn"
    here.mkdir()
    monkeypatch.setenv("ARKHAM_DATA", str(data))
    monkeypatch.chdir(here)
    logfile.stop()
    logfile.start()
    told = (data / "game.save", data.parent, here / "notes.txt", here, data.resolve())
    error = failure(f"cannot read {' '.join(map(str, told))} {data.parent.as_posix()!r}")
    logfile.log.error("crash: %s", logfile.traceback_text(error))
    log = (data / "log" / logfile.NAME).read_text()
    for text in (capsule_text(Session.new(CASES[0], seed=1), error), log):
        assert "quux" not in text and "zorn" not in text and str(tmp_path) not in text
        assert "<data>/game.save" in text and "<folder>/notes.txt" in text


def test_a_capsule_says_what_ran_and_which_deal_it_was(home: Path) -> None:
    import pygame  # noqa: F401 (the versions of what is loaded are told)

    session = play(Session.new(CASES[1], seed=77), Random(1), 9)
    data = json.loads(unsealed(capsule_text(session, failure("odd"))))
    assert {"game", "rules", "python", "pygame", "sdl", "system"} <= data["versions"].keys()
    assert decode(data["code"]).seed == 77
    assert "ValueError: odd" in data["exception"]
    assert any("started" in line for line in data["log"])


def test_a_capsule_without_a_game_is_still_a_report(home: Path, capsys) -> None:
    path = write_capsule(home / "reports", None, failure("odd"))
    assert cli.main(["replay", str(path)]) == 2
    assert "holds no game" in capsys.readouterr().err


def test_reports_never_write_over_each_other(home: Path) -> None:
    session = Session.new(CASES[0], seed=1)
    written = {write_capsule(home / "reports", session) for _ in range(3)}
    assert len(written) == 3 == len(list((home / "reports").iterdir()))


def test_the_game_is_found_in_every_file_of_ours() -> None:
    session = wandered(CASES[0], 2)
    save = save_text(session)
    for text in (save, sealed(save), capsule_text(session)):
        loaded, notice = load_text(game_text(text))
        assert notice is None and loaded.state.digest() == session.state.digest()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (sealed("{}").replace("{}", "{ }"), "seal does not match"),
        ('{"capsule": "chess"}', "no report of Arkham Noir"),
        ('{"capsule": "arkham-noir", "format": 2}', "newer version"),
        ('{"capsule": "arkham-noir", "format": 1}', "no 'save'"),
        ('{"capsule": "arkham-noir", "format": 1, "save": ["/etc/passwd"]}', "holds no game"),
    ],
)
def test_what_is_no_capsule_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        game_text(text)


def test_the_log_stays_small(home: Path) -> None:
    for number in range(2_000):
        logfile.log.info("%s %s", number, "x" * 480)
    files = list((home / "games" / "log").iterdir())
    assert 1 < len(files) <= 3
    assert sum(path.stat().st_size for path in files) < 700_000
    assert len(logfile.tail()) <= logfile.TAIL_LINES


def test_a_log_that_cannot_be_written_is_no_trouble(home: Path, monkeypatch) -> None:
    logfile.stop()
    blocked = home / "blocked"
    blocked.write_text("no folder")
    monkeypatch.setenv("ARKHAM_DATA", str(blocked))
    logfile.start()
    logfile.log.error("lost")
    assert not logfile.is_written() and logfile.tail() == []
