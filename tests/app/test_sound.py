"""What happens on the table can be heard, as loud as the player likes, and never alone."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.app import sound_device
from arkham.app.sound import Sound, sound_of, table_of_sounds
from arkham.app.sound_device import RAIN, SilenceTimer, SoundDevice
from arkham.casefile import load_case
from arkham.files.paths import asset
from arkham.play.session import Session
from arkham.rules import areas, events
from arkham.rules.events import CardMoved, CheckMade, Event, GameEnded, Spot, TimeStruck, TurnBegan
from arkham.scenes.table import scene as table_scene
from arkham.scenes.table.motion.scripts import perform
from arkham.settings.settings import Settings

HAND = Spot(areas.HAND, 0)
HAPPENINGS: dict[str, Event] = {
    "card_moved": CardMoved(1, HAND, Spot(areas.DISCARD, 0), "effect"),
    "card_moved.line": CardMoved(1, HAND, Spot(areas.LINE, 1, 2), "play"),
    "card_moved.time": CardMoved(1, HAND, Spot(areas.TIME, 0), "effect"),
    "card_moved.stability": CardMoved(1, HAND, Spot(areas.STABILITY, 0), "check"),
    "card_moved.storm": CardMoved(1, HAND, Spot(areas.LINE, 1, 2), "storm"),
    "cards_swept": events.CardsSwept((1,), areas.DISCARD, areas.DRAW, "effect"),
    "card_flipped": events.CardFlipped(1, 2, HAND),
    "stack_shuffled": events.StackShuffled(areas.DRAW, (1,)),
    "line_opened": events.LineOpened(1, HAND, "deal"),
    "line_closed": events.LineClosed(1, (1,), 5, (), (), (), "close"),
    "check_made": CheckMade(1, areas.TIME, 0),
    "time_struck": TimeStruck(5, 5),
    "game_ended.won": GameEnded(True, "solved"),
    "game_ended.lost": GameEnded(False, "stability"),
}


@pytest.fixture(autouse=True)
def driver(monkeypatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


Opened = tuple[Sound, SoundDevice, list[str]]


@pytest.fixture
def opened() -> Iterator[Callable[..., Opened]]:
    """Return how to begin a game with sound; its device is given back in the end."""
    devices: list[SoundDevice] = []

    def begin(settings: Settings, patience: SilenceTimer | None = None) -> Opened:
        told: list[str] = []
        device = SoundDevice(told.append, patience)
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


def rains() -> bool:
    return not closed() and pygame.mixer.Channel(0).get_busy()


def test_every_sound_has_its_file_and_every_file_its_use():
    files = {path.stem for path in asset("art", "sounds").glob("*.ogg")}
    assert files == {*table_of_sounds().values(), RAIN}


def test_the_sounds_stay_small():
    assert sum(path.stat().st_size for path in asset("art", "sounds").glob("*.ogg")) < 600_000


@pytest.mark.parametrize("happening", table_of_sounds())
def test_every_happening_has_its_sound(happening):
    assert sound_of(HAPPENINGS[happening]) == table_of_sounds()[happening]


@pytest.mark.parametrize("number", [1, 2])
def test_what_is_heard_is_seen_as_well(number, monkeypatch):
    """Play a whole game: every event with a sound takes its time on the table."""
    shown: dict[str, float] = {}

    def timed(stage: Any, event: Event) -> Iterator[float]:
        name = sound_of(event)
        for seconds in perform(stage, event):
            shown[name] = shown.get(name, 0.0) + seconds
            yield seconds

    monkeypatch.setattr(table_scene, "perform", timed)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    scene = table_scene.TableScene(Session.new(load_case(number), seed=5))
    decide = PLAYERS["greedy"](5)
    while scene.session.choice is not None:
        scene.director.feed(scene.session.do(decide(scene.session.state)))
        scene.director.skip()
    heard = {name for name in shown if name}
    assert {"slide", "snap", "tick", "heartbeat"} <= heard
    assert all(shown[name] > 0 for name in heard), "something is only heard"


def test_most_of_what_happens_is_silent():
    assert sound_of(TurnBegan(2)) == ""


def test_an_event_is_heard_at_once(opened):
    sound, _, told = opened(Settings(rain=0))
    assert not told and not pygame.mixer.get_busy()
    sound.heard(TimeStruck(5, 5))
    assert pygame.mixer.get_busy()


def test_levels_change_at_once_and_a_sample_tells(opened):
    settings = Settings(rain=0, volume=100, effects=100)
    sound, device, _ = opened(settings)
    settings.effects = 50
    sound.settings_changed()
    assert device._sounds["snap"].get_volume() == pytest.approx(0.25, abs=0.02)
    assert pygame.mixer.get_busy()


def test_mute_is_silence_and_back(opened):
    settings = Settings()
    sound, _, _ = opened(settings)
    assert rains()
    settings.mute = True
    sound.settings_changed()
    assert not rains()
    sound.play("strike")
    assert not pygame.mixer.get_busy()
    settings.mute = False
    sound.settings_changed()
    assert rains()


def test_behind_other_windows_the_player_chooses(opened):
    settings = Settings()
    sound, _, _ = opened(settings)
    sound.focus_changed(False)
    assert sound.silent and not rains()
    sound.focus_changed(True)
    assert rains()
    settings.mute_in_background = False
    sound.focus_changed(False)
    assert not sound.silent


def test_many_cards_at_once_are_one_sound(opened):
    sound, _, _ = opened(Settings(rain=0))
    for _ in range(20):
        sound.play("slide")
    heard = [pygame.mixer.Channel(i).get_busy() for i in range(pygame.mixer.get_num_channels())]
    assert heard.count(True) == 1


def test_a_muted_game_leaves_the_device_alone_until_it_is_wanted(opened):
    settings = Settings(mute=True)
    sound, device, _ = opened(settings)
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
    settings.volume = 30
    sound.settings_changed()
    device.wait(10)
    sound.focus_changed(False)
    sound.focus_changed(True)
    device.wait(10)
    assert len(told) == 1


def test_a_device_that_was_missing_is_found_when_the_player_asks_for_sound(monkeypatch, opened):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound, device, _ = opened(Settings())
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.settings_changed()
    device.wait(10)
    assert rains()


def test_leaving_gives_the_device_back(opened):
    sound, _, _ = opened(Settings())
    sound.end()
    assert closed()
    sound.play("snap")
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
    sound.play("snap")
    sound.touched()
    assert not device._settled.is_set(), "it was waited for"
    may_fail.set()
    device.wait(10)


SHORT = SilenceTimer(quiet_s=0.05, rain_s=0.1, swell_s=0.1, fade_s=0.1)


def test_a_silent_device_is_closed_and_its_thread_ends(opened):
    _, device, _ = opened(Settings(rain=0), SHORT)
    assert not closed()
    until(closed)
    until(lambda: device._thread is None)


def test_a_touch_opens_the_device_again_and_the_sounds_are_still_good(opened):
    sound, device, _ = opened(Settings(rain=0), SilenceTimer(quiet_s=0.3))
    kept = device._sounds["strike"]
    until(lambda: device._thread is None)
    sound.touched()
    device.wait(10)
    sound.play("strike")
    assert pygame.mixer.get_busy() and device._sounds["strike"] is kept


def test_a_sound_out_of_silence_is_heard_once_the_device_is_open(opened):
    sound, device, _ = opened(Settings(rain=0), SHORT)
    until(lambda: device._thread is None)
    sound.play("strike")
    until(lambda: not closed() and pygame.mixer.get_busy())


def test_a_sound_that_would_come_late_does_not_come(monkeypatch, opened):
    sound, device, _ = opened(Settings(rain=0), SHORT)
    until(lambda: device._thread is None)
    monkeypatch.setattr(sound_device, "_TOO_LATE_S", 0.0)
    sound.play("strike")
    device.wait(10)
    assert not pygame.mixer.get_busy()


def test_the_rain_fades_when_nobody_is_there_and_returns_with_the_player(opened):
    sound, device, _ = opened(Settings(effects=0), SHORT)
    assert rains()
    until(closed)
    until(lambda: device._thread is None)
    sound.touched()
    device.wait(10)
    assert rains()


def test_the_rain_stays_while_the_player_is_there(opened):
    sound, device, _ = opened(Settings(), SilenceTimer(quiet_s=0.05, rain_s=5.0, swell_s=0.1))
    until(lambda: device._gain == 1.0)
    time.sleep(0.2)
    assert rains() and device._gain == 1.0


def test_silence_sound_and_levels_from_all_sides_end_well(opened):
    """Let the device open and close all the time while everything is asked of it."""
    settings = Settings(rain=0)
    sound, device, told = opened(settings, SilenceTimer(0.0, 0.0, 0.01, 0.01))
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        settings.rain = 60 - settings.rain
        sound.settings_changed()
        sound.touched()
        for name in ("slide", "snap", "tick"):
            sound.play(name)
        time.sleep(0.011)
    sound.end()
    assert closed() and not told
