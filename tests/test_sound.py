"""What happens on the table can be heard, as loud as the player likes, and never alone."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.paths import asset
from arkham.rules import areas, events
from arkham.rules.events import CardMoved, CheckMade, Event, GameEnded, Spot, TimeStruck, TurnBegan
from arkham.scenes import table
from arkham.scenes.choreography import perform
from arkham.session import Session
from arkham.settings import Settings
from arkham.sound import RAIN, Sound, sound_of, table_of_sounds

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


def opened(settings: Settings) -> tuple[Sound, list[str]]:
    told: list[str] = []
    sound = Sound(settings, told.append)
    sound.open()
    sound.wait()
    return sound, told


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

    monkeypatch.setattr(table, "perform", timed)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    scene = table.TableScene(Session.new(load_case(number), seed=5))
    decide = PLAYERS["greedy"](5)
    while scene.session.choice is not None:
        scene.director.feed(scene.session.do(decide(scene.session.state)))
        scene.director.skip()
    heard = {name for name in shown if name}
    assert {"slide", "snap", "tick", "heartbeat"} <= heard
    assert all(shown[name] > 0 for name in heard), "something is only heard"


def test_most_of_what_happens_is_silent():
    assert sound_of(TurnBegan(2)) == ""


def test_an_event_is_heard_at_once():
    sound, told = opened(Settings(rain=0))
    assert not told and not pygame.mixer.get_busy()
    sound.heard(TimeStruck(5, 5))
    assert pygame.mixer.get_busy()


def test_levels_change_at_once_and_a_sample_tells():
    settings = Settings(rain=0, volume=100, effects=100)
    sound, _ = opened(settings)
    settings.effects = 50
    sound.settings_changed()
    assert sound._sounds["snap"].get_volume() == pytest.approx(0.25, abs=0.02)
    assert pygame.mixer.get_busy()


def test_mute_is_silence_and_back():
    settings = Settings()
    sound, _ = opened(settings)
    rain = pygame.mixer.Channel(0)
    assert rain.get_busy()
    settings.mute = True
    sound.settings_changed()
    assert not rain.get_busy()
    sound.play("strike")
    assert not pygame.mixer.get_busy()
    settings.mute = False
    sound.settings_changed()
    assert rain.get_busy()


def test_behind_other_windows_the_player_chooses():
    settings = Settings()
    sound, _ = opened(settings)
    sound.focus_changed(False)
    assert sound.silent and not pygame.mixer.Channel(0).get_busy()
    sound.focus_changed(True)
    assert pygame.mixer.Channel(0).get_busy()
    settings.mute_in_background = False
    sound.focus_changed(False)
    assert not sound.silent


def test_many_cards_at_once_are_one_sound():
    sound, _ = opened(Settings(rain=0))
    for _ in range(20):
        sound.play("slide")
    heard = [pygame.mixer.Channel(i).get_busy() for i in range(pygame.mixer.get_num_channels())]
    assert heard.count(True) == 1


def test_a_muted_game_leaves_the_device_alone_until_it_is_wanted():
    settings = Settings(mute=True)
    sound, _ = opened(settings)
    assert pygame.mixer.get_init() is None
    settings.mute = False
    sound.settings_changed()
    sound.wait()
    assert pygame.mixer.get_init() is not None


def test_without_a_device_the_game_says_so_once_and_plays_on(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    settings = Settings()
    sound, told = opened(settings)
    assert len(told) == 1
    for event in HAPPENINGS.values():
        sound.heard(event)
    settings.volume = 30
    sound.settings_changed()
    sound.focus_changed(False)
    sound.focus_changed(True)
    sound.wait()
    assert len(told) == 1


def test_leaving_gives_the_device_back():
    sound, _ = opened(Settings())
    sound.close()
    assert pygame.mixer.get_init() is None
    sound.play("snap")


def test_opening_the_device_never_makes_the_player_wait(monkeypatch):
    def slow(*arguments):
        time.sleep(0.5)
        raise pygame.error("at last")

    monkeypatch.setattr(pygame.mixer, "init", slow)
    sound = Sound(Settings(), lambda sentence: None)
    sound.open()
    assert sound._opening is not None and sound._opening.is_alive()
    sound.play("snap")
    sound.wait()
