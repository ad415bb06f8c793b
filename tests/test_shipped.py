"""What the game's files say is the same whether it was remembered or read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arkham.files import shipped as notes
from arkham.settings.settings import Settings, SettingsFile

SOURCE = "menu:\n  play: Begin\n"
SAID = {"menu": {"play": "Begin"}}


@pytest.fixture
def folder(tmp_path: Path):
    """Let the game remember in a folder that is gone afterwards."""
    folder = tmp_path / "cache"
    notes.remember_in(folder)
    yield folder
    notes.remember_in(None)


def test_what_a_file_says_is_known_the_next_time(folder: Path) -> None:
    notes.remember("words.yaml", SOURCE, SAID)
    assert notes.recall("words.yaml", SOURCE) == SAID


def test_a_changed_file_is_read_anew(folder: Path) -> None:
    notes.remember("words.yaml", SOURCE, SAID)
    assert notes.recall("words.yaml", SOURCE + "  quit: End\n") is None


@pytest.mark.parametrize("keep", [0, 1, 20])
def test_a_note_that_was_cut_off_does_not_count(folder: Path, keep: int) -> None:
    notes.remember("words.yaml", SOURCE, SAID)
    note = folder / "words.yaml.json"
    note.write_bytes(note.read_bytes()[:keep])
    assert notes.recall("words.yaml", SOURCE) is None


def test_what_json_would_change_is_not_remembered(folder: Path) -> None:
    notes.remember("numbers.yaml", "1: one", {1: "one"})
    assert notes.recall("numbers.yaml", "1: one") is None


def test_a_folder_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    notes.remember_in(tmp_path / "cache")
    try:
        assert notes.shipped("data", "keys.yaml")
    finally:
        notes.remember_in(None)


def test_every_shipped_file_is_the_same_from_memory(folder: Path) -> None:
    for name in ("texts", "keys", "icons", "sounds", "credits"):
        read = notes.shipped("data", f"{name}.yaml")
        assert (folder / f"data-{name}.yaml.json").exists(), name
        assert notes.shipped("data", f"{name}.yaml") == read


def test_remembered_settings_are_those_of_the_file(folder: Path, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.yaml")
    file.save(Settings(text_scale=1.5, volume=30, odds="off", keys={"undo": ("Ctrl+U",)}))
    first, again = file.load(), file.load()
    assert (folder / "settings.yaml.json").exists()
    assert first == again
    assert again[0].keys == {"undo": ("Ctrl+U",)}


def test_mistakes_in_the_settings_are_told_at_every_start(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("volume: loud\n")
    assert SettingsFile(path).load()[1] == SettingsFile(path).load()[1] != []


def test_a_second_start_shows_the_menu_without_the_reader_of_yaml(tmp_path: Path) -> None:
    script = (
        "import sys; from arkham.app.start import open_app; open_app().present();"
        "print('yaml' in sys.modules)"
    )
    environment = {
        "ARKHAM_DATA": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(Path(notes.__file__).parent.parent),
    }
    command = [sys.executable, "-c", script]
    said = [
        subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60).stdout
        for _ in range(2)
    ]
    assert [word.strip() for word in said] == ["True", "False"]
