"""The game can be heard, as loud as the player likes, and nothing depends on it."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

import arkham.rules.mechanisms  # noqa: F401  declares its areas
from arkham.app import players, sound_device
from arkham.app.players import EffectPlayer, read_cues, variants_of_effects
from arkham.app.sound import Sound, mood_of, row_of, sound_table, sounds_of
from arkham.app.sound_device import SilenceTimer, SoundDevice, WantedSound
from arkham.files.paths import asset
from arkham.rules import areas, events
from arkham.rules.areas import AREA_NAMES
from arkham.rules.events import CardMoved, CheckMade, Event, GameEnded, Spot, TimeStruck, TurnBegan
from arkham.settings.settings import Settings

area = AREA_NAMES.index
HAND = Spot(areas.HAND, 0)
HAPPENINGS: dict[str, Event] = {
    "card_moved": CardMoved(1, HAND, Spot(areas.DISCARD, 0), "effect"),
    "card_moved.deal": CardMoved(1, Spot(areas.DRAW, 0), Spot(areas.LEADS, 0), "deal"),
    "card_moved.line": CardMoved(1, HAND, Spot(areas.LINE, 1, 2), "play"),
    "card_moved.time": CardMoved(1, HAND, Spot(areas.TIME, 0), "effect"),
    "card_moved.stability": CardMoved(1, HAND, Spot(areas.STABILITY, 0), "check"),
    "card_moved.storm": CardMoved(1, HAND, Spot(areas.LINE, 1, 2), "storm"),
    "card_moved.menace": CardMoved(1, HAND, Spot(area("menaces"), 0), "menace"),
    "card_moved.formula": CardMoved(1, Spot(area("formula"), 0), HAND, "formula"),
    "card_moved.objective": CardMoved(1, HAND, Spot(areas.BIG_PICTURE, 0), "objective"),
    "card_moved.stow": CardMoved(1, HAND, Spot(area("briefcase"), 0), "stow"),
    "card_moved.used": CardMoved(1, Spot(area("briefcase"), 0), Spot(areas.BOX, 0), "used"),
    "cards_swept": events.CardsSwept((1,), areas.DISCARD, areas.DRAW, "effect"),
    "stack_shuffled.draw": events.StackShuffled(areas.DRAW, (1,)),
    "line_opened": events.LineOpened(1, HAND, "time"),
    "line_opened.access": events.LineOpened(1, HAND, "access"),
    "line_closed": events.LineClosed(1, (1,), 5, (), (), (), "close"),
    "strain_felt": events.StrainFelt(1, 2, 7),
    "check_made": CheckMade(1, areas.TIME, 0),
    "time_struck": TimeStruck(5, 5),
    "game_ended.won": GameEnded(True, "solved"),
    "game_ended.lost": GameEnded(False, "stability"),
}
AMBIENCE_CHANNELS, MUSIC_CHANNELS = range(2), range(2, 8)
QUIET = Settings(music=0, ambience=0)
SHORT = SilenceTimer(quiet_s=0.05, rest_s=0.1)


@pytest.fixture(autouse=True)
def driver(monkeypatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(players, "_LEAVE_S", 0.02)
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


Opened = tuple[Sound, SoundDevice, list[str]]


@pytest.fixture
def opened() -> Iterator[Callable[..., Opened]]:
    """Return how to begin a game with sound; its device is given back in the end."""
    devices: list[SoundDevice] = []

    def begin(settings: Settings, silence_timer: SilenceTimer | None = None) -> Opened:
        told: list[str] = []
        device = SoundDevice(told.append, silence_timer)
        devices.append(device)
        sound = Sound(settings, device)
        sound.begin()
        device.wait(10)
        return sound, device, told

    yield begin
    for device in devices:
        device.close()


def until(happened: Callable[[], object]) -> None:
    """Wait until something has happened beside the test."""
    end = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def closed() -> bool:
    return pygame.mixer.get_init() is None


def busy(channels: range) -> bool:
    return not closed() and any(pygame.mixer.Channel(n).get_busy() for n in channels)


def music_plays() -> bool:
    return busy(MUSIC_CHANNELS)


def effect_plays() -> bool:
    return not closed() and busy(range(8, pygame.mixer.get_num_channels()))


@pytest.fixture
def begun(monkeypatch) -> list[str]:
    """Return the effects as they begin."""
    names: list[str] = []
    play = EffectPlayer.play

    def counted(player: EffectPlayer, name: str) -> None:
        names.append(name)
        play(player, name)

    monkeypatch.setattr(EffectPlayer, "play", counted)
    return names


# The table of sounds


def test_every_sound_has_its_files_and_every_file_its_use():
    table = sound_table()
    named = [row["sound"] for row in (*table["events"].values(), *table["moments"].values())]
    more = [sound for rows in table["more"].values() for sound in rows.values()]
    assert {*named, *more} == variants_of_effects().keys()


def test_every_screen_plays_what_there_is():
    screens = sound_table()["screens"]
    assert {screen["music"] for screen in screens.values()} == read_cues().keys()
    beds = {path.stem for path in asset("art", "sounds", "ambience").glob("*.ogg")}
    assert {screen["ambience"] for screen in screens.values()} == beds


@pytest.mark.parametrize("row", sound_table()["events"])
def test_every_happening_has_its_sound(row):
    assert row_of(HAPPENINGS[row]) == row
    assert sounds_of(HAPPENINGS[row]) == [sound_table()["events"][row]["sound"]]


def test_most_of_what_happens_is_silent():
    assert sounds_of(TurnBegan(2)) == []
    assert sounds_of(events.StackShuffled(area("storms"), (1,))) == [], "it is nowhere to be seen"


def test_a_case_has_sounds_of_its_own():
    assert sounds_of(HAPPENINGS["line_opened"], "thunder") == ["victim", "thunder_far"]
    assert sounds_of(HAPPENINGS["line_opened"], "gulfs") == ["victim"]


@pytest.mark.parametrize(
    "time_share, stability_share, mood",
    [(0.0, 0.0, 0), (0.4, 0.2, 0), (0.6, 0.0, 1), (0.0, 0.4, 1), (1.0, 0.6, 1), (0.0, 0.8, 2)],
)
def test_music_follows_time_and_stability(time_share, stability_share, mood):
    assert mood_of({"time": time_share, "stability": stability_share}) == mood


def test_variants_change_every_time():
    effects = EffectPlayer()
    chosen = [effects.choose("place") for _ in range(200)]
    assert set(chosen) == set(effects.variants["place"])
    assert all(a != b for a, b in zip(chosen, chosen[1:], strict=False))
    assert effects.choose("applause") is None


# What is heard


def test_an_event_is_heard_at_once(opened):
    sound, _, told = opened(QUIET)
    assert not told and not pygame.mixer.get_busy()
    sound.heard(HAPPENINGS["card_moved.line"])
    until(effect_plays)


def test_a_long_sound_is_read_when_it_is_due(opened):
    sound, _, _ = opened(QUIET)
    sound.heard(TimeStruck(5, 5))
    until(effect_plays)


def test_a_moment_that_is_no_event_is_heard(opened):
    sound, _, _ = opened(QUIET)
    sound.moment("lift")
    until(effect_plays)


def test_levels_change_at_once_and_a_sample_tells(opened):
    settings = Settings(music=0, ambience=0, volume=100, effects=100)
    sound, device, _ = opened(settings)
    settings.effects = 50
    sound.settings_changed()
    until(effect_plays)
    volumes = [kept.get_volume() for kept in device._effects._kept.values()]
    assert volumes == [pytest.approx(0.25, abs=0.02)] * len(volumes)


def test_a_screen_has_its_music_and_its_ambience(opened):
    sound, device, _ = opened(Settings())
    assert not pygame.mixer.get_busy()
    sound.show("thunder", {})
    until(lambda: music_plays() and busy(AMBIENCE_CHANNELS))
    until(lambda: (device._music.piece, device._ambience.playing) == ("thunder", "rain_wind"))
    sound.show("menu", {})
    until(lambda: device._ambience.playing == "night")
    sound.show("", {})
    until(lambda: not device._ambience.playing and not device._music.piece)


def test_a_case_of_the_player_s_own_has_music_too(opened):
    sound, device, _ = opened(Settings())
    sound.show("my-own-case", {})
    assert device._wish.piece and device._wish.ambience


def test_each_level_is_its_own(opened):
    settings = Settings(volume=100, music=50, ambience=0, effects=100)
    sound, device, _ = opened(settings)
    sound.show("gulfs", {})
    until(music_plays)
    assert not busy(AMBIENCE_CHANNELS)
    assert device._levels == (1.0, 0.25, 0.0)
    playing = next(n for n in MUSIC_CHANNELS if pygame.mixer.Channel(n).get_busy())
    heard = pygame.mixer.Channel(playing).get_sound()
    settings.music = 100
    sound.settings_changed()
    until(lambda: heard is not None and heard.get_volume() == 1.0)


def test_mute_is_silence_and_back(opened):
    settings = Settings()
    sound, device, _ = opened(settings)
    sound.show("menu", {})
    until(music_plays)
    heard = [pygame.mixer.Channel(n).get_sound() for n in (*AMBIENCE_CHANNELS, *MUSIC_CHANNELS)]
    settings.mute = True
    sound.settings_changed()
    until(lambda: all(sound.get_volume() == 0 for sound in heard if sound is not None))
    sound.play("strike")
    assert not effect_plays()
    until(lambda: not device._music.piece)
    settings.mute = False
    sound.settings_changed()
    until(lambda: device._music.piece == "menu")


def test_behind_other_windows_the_player_chooses(opened):
    settings = Settings()
    sound, device, _ = opened(settings)
    sound.show("menu", {})
    sound.focus_changed(False)
    assert sound.silent and not any(device._levels)
    sound.focus_changed(True)
    assert all(device._levels)
    settings.mute_in_background = False
    sound.focus_changed(False)
    assert not sound.silent


def test_many_cards_at_once_are_one_sound(opened, begun):
    sound, device, _ = opened(QUIET)
    for _ in range(20):
        sound.play("slide")
    until(lambda: not device._asked and begun)
    sound.end()
    assert len(begun) == 1


def test_of_much_at_once_not_everything_is_heard(opened, begun):
    sound, device, _ = opened(QUIET)
    for name in ("slide", "place", "tick", "turn", "page", "lift", "deal"):
        sound.play(name)
    until(lambda: not device._asked and len(begun) >= 4)
    sound.end()
    assert len(begun) == 4


# The device


def test_a_muted_game_leaves_the_device_alone_until_it_is_wanted(opened):
    settings = Settings(mute=True)
    sound, device, _ = opened(settings)
    sound.show("menu", {})
    sound.touched()
    assert closed()
    settings.mute = False
    sound.settings_changed()
    device.wait(10)
    assert not closed()


def test_without_a_device_the_game_says_so_once_and_plays_on(monkeypatch, opened):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    settings = Settings()
    sound, device, told = opened(settings)
    assert len(told) == 1
    for event in HAPPENINGS.values():
        sound.heard(event)
    sound.show("thunder", {"stability": 1.0})
    settings.volume = 30
    sound.settings_changed()
    device.wait(10)
    sound.focus_changed(False)
    sound.focus_changed(True)
    device.wait(10)
    assert len(told) == 1 and not device._asked


def test_a_device_that_was_missing_is_found_when_the_player_asks_for_sound(monkeypatch, opened):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound, device, _ = opened(Settings())
    sound.show("menu", {})
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.settings_changed()
    device.wait(10)
    until(music_plays)


def test_a_device_that_is_unplugged_is_replaced_by_another(opened):
    sound, device, told = opened(Settings())
    sound.show("menu", {})
    until(music_plays)
    first = device._thread
    sound.device_lost()
    until(lambda: device._thread not in (first, None) and music_plays())
    assert not told


def test_the_only_device_is_unplugged_and_the_game_plays_on(monkeypatch, opened):
    sound, device, told = opened(QUIET)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound.device_lost()
    until(lambda: told)
    sound.heard(TimeStruck(5, 5))
    assert len(told) == 1 and closed()


def test_a_file_that_cannot_be_read_is_silence(monkeypatch, opened):
    sound, device, told = opened(Settings())
    device._music.read = lambda *phrase: pygame.mixer.Sound("no-such-file.ogg")
    sound.show("menu", {})
    until(lambda: told)
    sound.play("place")
    assert len(told) == 1


def test_leaving_gives_the_device_back(opened):
    sound, _, _ = opened(Settings())
    sound.show("menu", {})
    sound.end()
    assert closed()
    sound.play("place")
    sound.touched()
    assert closed()


def test_opening_the_device_never_makes_the_player_wait(monkeypatch, opened):
    may_fail = threading.Event()

    def slow(*arguments, **options):
        may_fail.wait(10)
        raise pygame.error("at last")

    monkeypatch.setattr(pygame.mixer, "init", slow)
    device = SoundDevice(lambda sentence: None)
    sound = Sound(Settings(), device)
    sound.begin()
    sound.show("menu", {})
    sound.play("place")
    sound.touched()
    assert not device._settled.is_set(), "it was waited for"
    may_fail.set()
    device.wait(10)


def test_reading_a_file_never_makes_the_player_wait(opened):
    may_read, reading = threading.Event(), threading.Event()
    settings = Settings()
    sound, device, _ = opened(settings)

    def slow(*phrase):
        reading.set()
        may_read.wait(10)
        return pygame.mixer.Sound(buffer=bytes(400_000))

    device._music.read = slow
    sound.show("menu", {})
    assert reading.wait(10)
    begin = time.monotonic()
    sound.play("place")
    sound.touched()
    settings.effects = 40
    sound.settings_changed()
    sound.show("thunder", {})
    assert time.monotonic() - begin < 5 and not may_read.is_set()
    may_read.set()
    until(music_plays)


def test_a_silent_device_is_closed_and_its_thread_ends(opened):
    _, device, _ = opened(QUIET, SHORT)
    until(closed)
    until(lambda: device._thread is None)


def test_a_touch_opens_the_device_again_and_the_sounds_are_still_good(opened):
    sound, device, _ = opened(QUIET, SilenceTimer(quiet_s=0.3))
    kept = dict(device._effects._kept)
    until(lambda: device._thread is None)
    sound.touched()
    device.wait(10)
    sound.play("place")
    until(effect_plays)
    assert device._effects._kept == kept


def test_a_sound_out_of_silence_is_heard_once_the_device_is_open(opened):
    sound, device, _ = opened(QUIET, SHORT)
    until(lambda: device._thread is None)
    sound.play("strike")
    until(lambda: not closed() and effect_plays())


def test_a_sound_that_would_come_late_does_not_come(monkeypatch, opened):
    sound, device, _ = opened(QUIET, SHORT)
    until(lambda: device._thread is None)
    monkeypatch.setattr(sound_device, "_TOO_LATE_S", 0.0)
    sound.play("strike")
    device.wait(10)
    assert not effect_plays()


def test_music_rests_when_nobody_is_there_and_returns_with_the_player(opened):
    sound, device, _ = opened(Settings(effects=0), SilenceTimer(quiet_s=0.05, rest_s=0.5))
    sound.show("menu", {})
    sound.touched()
    until(lambda: device._music.piece)
    until(lambda: not device._music.piece)
    sound.touched()
    until(lambda: device._music.piece == "menu")


def test_music_stays_while_the_player_is_there(opened):
    sound, device, _ = opened(Settings(), SilenceTimer(quiet_s=0.0))
    sound.show("menu", {})
    until(music_plays)
    device._stir.set()
    until(lambda: not device._stir.is_set())
    assert music_plays() and device._music.piece == "menu"


def test_music_that_has_ended_lets_the_device_be_closed(opened):
    sound, device, _ = opened(Settings(ambience=0), SilenceTimer(quiet_s=0.05))
    cue = read_cues()["won"]._replace(bar_s=0.02)
    device._music.cues["won"] = cue
    device._music.read = lambda *phrase: pygame.mixer.Sound(buffer=bytes(4000))
    sound.show("won", {})
    until(closed)


def test_silence_sound_and_levels_from_all_sides_end_well(opened):
    """Let the device open and close all the time while everything is asked of it."""
    settings = Settings(music=0)
    sound, device, told = opened(settings, SilenceTimer(0.0, 0.0))
    end = time.monotonic() + 1.0
    screens = ("menu", "thunder", "", "won")
    for number in range(100_000):
        settings.music = 60 - settings.music
        sound.settings_changed()
        sound.touched()
        sound.show(screens[number % 4], {"stability": number % 5 / 4})
        for name in ("slide", "place", "strike"):
            sound.play(name)
        if number % 7 == 0:
            sound.device_lost()
        if time.monotonic() > end:
            break
        time.sleep(0.011)
    sound.end()
    assert closed() and not told


def test_a_wish_is_forgotten_by_nobody_but_a_new_one(opened):
    sound, device, _ = opened(Settings(), SHORT)
    sound.show("gulfs", {"stability": 0.8})
    assert device._wish == WantedSound("gulfs", 2, "hum")
    until(lambda: device._thread is None)
    assert device._wish == WantedSound("gulfs", 2, "hum")
