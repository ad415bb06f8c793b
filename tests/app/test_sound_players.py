"""Music goes from phrase to phrase and changes on bar lines, whatever is asked of it in between."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from arkham.app.players import MUSIC_CHANNELS, RATE, Cue, MusicPlayer, fresh, read_cues, read_phrase

BAR_S = 4.0
PHRASE_S = 4 * BAR_S
CUES = {
    "case": Cue(BAR_S, 4, 3, ("calm", "pressed", "breaking"), True),
    "menu": Cue(BAR_S, 4, 2, ("calm",), True),
    "coda": Cue(BAR_S, 3, 1, ("calm",), False),
}
Read = tuple[str, str, int, float]


@pytest.fixture(autouse=True)
def mixer(monkeypatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    pygame.mixer.set_num_channels(MUSIC_CHANNELS)
    yield
    pygame.mixer.quit()


class Band:
    """A player on a clock of its own; what it reads is silence."""

    def __init__(self) -> None:
        self.now = 0.0
        self.wanted, self.mood = "case", 0
        self.reads: list[Read] = []
        self.player = MusicPlayer(0, CUES, self._read)
        self.player.level = 0.5
        self.heard: list[tuple[float, frozenset[str]]] = []  # changes of what sounds

    def _read(self, piece: str, layer: str, number: int, skip_s: float) -> pygame.mixer.Sound:
        self.reads.append((piece, layer, number, skip_s))
        return pygame.mixer.Sound(buffer=bytes(4 * RATE))

    def until(self, end: float) -> None:
        """Let time pass as the thread of the device does."""
        while True:
            self.player.prepare(self.now, self.wanted, self.mood)
            due = self.player.play(self.now)
            if not self.heard or self.heard[-1][1] != self.player.layers:
                self.heard.append((self.now, self.player.layers))
            assert due > self.now, "the thread would spin"
            if due > end:
                self.now = end
                return
            self.now = due

    def sounding(self) -> list[int]:
        return [n for n in range(MUSIC_CHANNELS) if pygame.mixer.Channel(n).get_busy()]


def test_phrases_follow_each_other_and_the_piece_begins_again() -> None:
    band = Band()
    band.until(3.5 * PHRASE_S)
    assert [(piece, number) for piece, _, number, _ in band.reads] == [
        *(("case", 0), ("case", 1), ("case", 2), ("case", 0)),
    ]
    assert band.player._started == 3 * PHRASE_S


def test_a_phrase_is_read_before_its_time_and_only_then() -> None:
    band = Band()
    band.until(PHRASE_S - 2)
    assert len(band.reads) == 1
    band.until(PHRASE_S - 1)
    assert len(band.reads) == 2


@pytest.mark.parametrize("asked, joins", [(1.0, 4.0), (3.9, 8.0), (6.0, 8.0), (13.0, 16.0)])
def test_a_layer_joins_at_the_next_bar_line(asked: float, joins: float) -> None:
    band = Band()
    band.until(asked)
    band.mood = 1
    band.until(joins + 1)
    assert band.heard[-1] == (joins, frozenset({"calm", "pressed"}))
    skip_s = joins % PHRASE_S
    assert ("case", "pressed", int(joins // PHRASE_S), skip_s) in band.reads


def test_a_layer_leaves_at_the_next_bar_line_and_is_not_cut() -> None:
    band = Band()
    band.mood = 2
    band.until(5.0)
    band.mood = 0
    band.until(7.9)
    assert len(band.player.layers) == 3
    band.until(8.0)
    assert band.heard[-1] == (8.0, frozenset({"calm"}))
    assert len(band.sounding()) == 3, "it fades, it does not stop"


def test_who_thinks_better_of_it_before_the_bar_line_hears_nothing() -> None:
    band = Band()
    band.until(5.0)
    band.mood = 1
    band.until(6.0)
    band.mood = 0
    band.until(12.0)
    assert [layers for _, layers in band.heard] == [frozenset({"calm"})]


def test_a_layer_that_joined_plays_on_with_the_next_phrase() -> None:
    band = Band()
    band.until(5.0)
    band.mood = 2
    band.until(PHRASE_S + 1)
    assert {("case", layer, 1, 0.0) for layer in CUES["case"].layers} <= set(band.reads)


def test_another_piece_waits_until_the_first_has_faded() -> None:
    band = Band()
    band.until(5.0)
    band.wanted = "menu"
    band.until(6.0)
    assert band.player.piece == ""
    band.until(7.0)
    assert band.player.piece == "menu" and band.reads[-1] == ("menu", "calm", 0, 0.0)


def test_what_follows_a_fade_on_its_channel_is_not_as_low() -> None:
    channel = pygame.mixer.Channel(0)
    channel.play(pygame.mixer.Sound(buffer=bytes(4 * 4 * RATE)))
    channel.fadeout(300)
    latest = pygame.time.get_ticks() + 5000
    while channel.get_volume() == 1.0:  # the mixer has a clock of its own
        assert pygame.time.get_ticks() < latest, "it does not fade"
    assert fresh(channel).get_volume() == 1.0 and not channel.get_busy()


def test_a_piece_goes_on_where_it_was_left() -> None:
    band = Band()
    band.until(PHRASE_S + 1)
    band.wanted = ""
    band.until(PHRASE_S + 30)
    band.wanted = "case"
    band.until(PHRASE_S + 31)
    assert band.reads[-1] == ("case", "calm", 2, 0.0)


def test_an_end_piece_is_played_once() -> None:
    band = Band()
    band.wanted = "coda"
    band.until(10 * PHRASE_S)
    assert band.reads == [("coda", "calm", 0, 0.0)] and band.player.piece == ""
    band.wanted = ""
    band.until(10 * PHRASE_S + 1)
    band.wanted = "coda"
    band.until(11 * PHRASE_S)
    assert len(band.reads) == 2


def test_after_a_stall_the_beat_begins_anew() -> None:
    band = Band()
    band.until(PHRASE_S - 1)
    band.now = 1000.0
    band.until(1001.0)
    assert band.player._started == 1000.0
    band.until(1000.0 + PHRASE_S)
    assert band.player._phrase == 2


def test_a_piece_that_is_not_there_is_silence() -> None:
    band = Band()
    band.wanted = "opera"
    band.until(100.0)
    assert not band.reads and not band.sounding()


def test_a_new_level_is_heard_at_once() -> None:
    band = Band()
    band.until(1.0)
    band.player.set_level(0.25)
    sound = pygame.mixer.Channel(band.sounding()[0]).get_sound()
    assert sound is not None and sound.get_volume() == pytest.approx(0.25, abs=0.01)


def test_what_is_left_of_a_phrase_is_shorter_by_what_was_skipped() -> None:
    cue = read_cues()["thunder"]
    whole = read_phrase("thunder", "pressed", 3, 0.0).get_length()
    rest = read_phrase("thunder", "pressed", 3, 2 * cue.bar_s).get_length()
    assert whole - rest == pytest.approx(2 * cue.bar_s, abs=0.001)
