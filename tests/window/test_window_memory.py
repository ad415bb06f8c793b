"""A real window keeps its size and its mode, and changes them at once."""

from __future__ import annotations

import pytest
from driving import SIZE, wait_for

from arkham.settings.settings import Settings, SettingsFile

pytestmark = pytest.mark.window

SCREEN = (1600, 1000)  # of the virtual screen


def is_fullscreen(window) -> bool:
    return window.size() == SCREEN


def kept(window) -> Settings:
    return SettingsFile(window.folder / "settings.yaml").load()[0]


def kept_fullscreen(window) -> bool:
    return kept(window).fullscreen


def test_size_and_place_are_remembered(start):
    window = start()
    window.resize((1440, 900))
    wait_for(lambda: window.size() == (1440, 900))
    window.place((60, 40))
    wait_for(lambda: window.position() == (60, 40))
    window.close()
    again = start(None)
    assert again.size() == (1440, 900)
    assert again.position() == (60, 40)


def test_a_killed_game_remembers_a_window_that_had_come_to_rest(start):
    window = start()
    window.resize((1200, 800))
    wait_for(lambda: (window.folder / "window.json").exists())
    wait_for(lambda: "1200" in (window.folder / "window.json").read_text())
    window.kill()
    assert start(None).size() == (1200, 800)


def test_f11_fills_the_screen_and_gives_it_back(start):
    window = start()
    window.key("F11")
    wait_for(lambda: is_fullscreen(window))
    wait_for(lambda: kept_fullscreen(window))
    window.key("F11")
    wait_for(lambda: window.size() == SIZE)
    wait_for(lambda: not kept_fullscreen(window))


def test_a_game_left_in_full_screen_starts_there_and_keeps_its_window(start):
    window = start()
    window.key("F11")
    wait_for(lambda: is_fullscreen(window))
    window.close()
    again = start(None)
    wait_for(lambda: is_fullscreen(again))
    again.key("F11")
    wait_for(lambda: again.size() == SIZE)


def test_full_screen_from_the_settings_works_at_once(start):
    window = start()
    window.key("s")
    window.settle()
    window.key("Right")
    wait_for(lambda: is_fullscreen(window))
    window.key("Left")
    wait_for(lambda: window.size() == SIZE)


def test_the_scale_sizes_the_window_at_once_and_a_dragged_corner_takes_it_back(start):
    window = start()
    window.key("s")
    window.settle()
    for key in ("Down", "Right", "Right"):  # from its own size over 720 to 900
        window.key(key)
        window.settle()
    wait_for(lambda: window.size() == (1600, 900))
    wait_for(lambda: kept(window).scale == "900")
    window.resize((1400, 820))
    wait_for(lambda: kept(window).scale == "own")
