"""The sounds the game plays are there, follow their scores, do not clip and are not too heavy.

Needs no library of the art: files are read as the game reads them.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from places import ROOT

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

SOUNDS = ROOT / "art" / "sounds"
RATE = 22_050
LONG_ENOUGH_S = 180  # of music before it repeats


def _score_module() -> ModuleType:
    """Load the reader of scores by its path: `art` is no part of the installed game."""
    spec = importlib.util.spec_from_file_location("art_score", ROOT / "art" / "audio" / "score.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


score = _score_module()
CUES = json.loads((SOUNDS / "music.json").read_text(encoding="utf-8"))
EFFECTS = sorted((SOUNDS / "effects").glob("*.ogg"))


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()
    if before is None:
        del os.environ["SDL_AUDIODRIVER"]
    else:
        os.environ["SDL_AUDIODRIVER"] = before


def samples(path: Path) -> array[int]:
    return array("h", pygame.mixer.Sound(path).get_raw())


def test_the_sounds_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) < 8_000_000


def test_what_the_game_knows_of_a_piece_is_what_its_score_says() -> None:
    pieces = score.pieces()
    assert CUES.keys() == pieces.keys()
    for name, piece in pieces.items():
        assert CUES[name]["bar_s"] == pytest.approx(piece.bar_s, abs=1e-5)
        assert CUES[name]["layers"] == list(piece.layers)
        assert CUES[name]["phrases"] * CUES[name]["phrase_bars"] == piece.bars
        assert CUES[name]["loop"] == piece.loop


def test_every_phrase_has_its_file_and_every_file_its_phrase() -> None:
    wanted = {
        f"{name}/{layer}-{number:02}.ogg"
        for name, cue in CUES.items()
        for layer in cue["layers"]
        for number in range(cue["phrases"])
    }
    there = {path.relative_to(SOUNDS / "music").as_posix() for path in SOUNDS.rglob("*/*/*.ogg")}
    assert there == wanted


def test_every_case_has_its_bed_and_plays_three_minutes_in_three_layers() -> None:
    for name in ("witch-cult", "thunder", "gulfs"):
        piece = score.pieces()[name]
        assert piece.layers == score.LAYERS
        assert piece.seconds >= LONG_ENOUGH_S
        assert (SOUNDS / "ambience" / f"{piece.bed}.ogg").exists()


@pytest.mark.parametrize("name", score.pieces())
def test_a_score_is_read_whole(name: str) -> None:
    piece = score.pieces()[name]
    notes = score.notes(piece)
    assert {note.voice for note in notes} == piece.voices.keys(), "a voice is silent"
    for note in notes:
        voice = piece.voices[note.voice]
        assert voice.low <= note.pitch <= voice.high
        assert 0 <= note.beat < piece.bars * score.BEATS


def test_a_mistake_in_a_score_is_told() -> None:
    with pytest.raises(score.ScoreError, match="unknown chord 'Hm9'"):
        score.Chord.read("Hm9")


def test_no_effect_clips_or_begins_or_ends_with_a_click() -> None:
    for path in EFFECTS:
        heard = samples(path)
        assert max(max(heard), -min(heard)) < 0.72 * 32768, path.name
        first, last = max(map(abs, heard[:2])), max(map(abs, heard[-2:]))
        assert first < 0.01 * 32768 and last < 0.002 * 32768, path.name


def test_what_is_heard_often_has_variants() -> None:
    counts: dict[str, int] = {}
    for path in EFFECTS:
        name = path.stem.rpartition("-")[0]
        counts[name] = counts.get(name, 0) + 1
    assert min(counts.values()) >= 3
    assert min(counts[name] for name in ("lift", "slide", "deal", "place", "tick")) >= 5


def _open_and_shut(path: Path, longest_s: float) -> None:
    heard = samples(path)
    assert max(map(abs, heard[:8])) < 64 and max(map(abs, heard[-8:])) < 64, path
    assert len(heard) / 2 / RATE < longest_s, path


@pytest.mark.parametrize("layer", score.LAYERS)
def test_a_phrase_begins_and_ends_in_silence_and_is_over_before_the_next_but_one(layer) -> None:
    cue = CUES["thunder"]
    longest = 2 * cue["bar_s"] * cue["phrase_bars"]
    _open_and_shut(SOUNDS / "music" / "thunder" / f"{layer}-03.ogg", longest)


@pytest.mark.sweep
def test_every_phrase_begins_and_ends_in_silence() -> None:
    for name, cue in CUES.items():
        longest = 2 * cue["bar_s"] * cue["phrase_bars"]
        for path in (SOUNDS / "music" / name).glob("*.ogg"):
            _open_and_shut(path, longest)
