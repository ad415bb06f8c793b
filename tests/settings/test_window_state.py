"""The window comes back where it was, if that place is still there."""

from __future__ import annotations

import pytest
from pygame import Rect

from arkham.app.sdl import clamped, first_size, monitor_of
from arkham.settings.window_state import WindowState, load_window, save_window

LEFT, RIGHT = Rect(0, 0, 1920, 1080), Rect(1920, 0, 2560, 1440)


def test_a_window_that_fits_stays_as_it_is():
    saved = WindowState((1600, 900), (2000, 100), True)
    assert clamped(saved, [LEFT, RIGHT]) == saved


def test_a_window_of_a_lost_monitor_comes_to_the_one_there_is():
    saved = WindowState((2400, 1400), (2000, 20), True)
    assert clamped(saved, [LEFT]) == WindowState((1920, 1080), None, True)


def test_a_window_is_never_smaller_than_the_table_needs():
    assert clamped(WindowState((200, 100)), [LEFT]).size == (1024, 640)


@pytest.mark.parametrize("position", [(0, -600), (-1590, 0), (1900, 0), (0, 1070)])
def test_a_window_that_cannot_be_gripped_is_placed_anew(position):
    assert clamped(WindowState((1600, 900), position), [LEFT]).position is None


def test_a_monitor_left_of_the_first_one_is_a_good_place():
    saved = WindowState((1280, 720), (-1500, -100))
    assert clamped(saved, [LEFT, Rect(-1920, -200, 1920, 1080)]) == saved


def test_the_first_window_suits_the_monitor():
    for desk in ((1920, 1080), (3840, 2160), (5120, 1440), (1280, 800)):
        width, height = first_size(desk)
        assert width <= desk[0] and height <= desk[1]
        assert width / height == pytest.approx(16 / 9, rel=0.01)
    assert clamped(WindowState(), [RIGHT]).size == first_size(RIGHT.size)


def test_the_monitor_of_a_window_is_the_one_that_shows_most_of_it():
    assert monitor_of(WindowState((1000, 700), (1700, 0)), [LEFT, RIGHT]) == 1
    assert monitor_of(WindowState((1000, 700), (1300, 0)), [LEFT, RIGHT]) == 0
    assert monitor_of(WindowState((1000, 700)), [LEFT, RIGHT]) == 0
    assert monitor_of(WindowState((1000, 700), (9000, 0)), [LEFT, RIGHT]) == 0


def test_no_monitor_at_all_is_survived():
    assert clamped(WindowState(), []).size == (1024, 640)


def test_size_and_place_survive_a_restart(tmp_path):
    path = tmp_path / "window.json"
    save_window(path, WindowState((1440, 900), (30, 40), True))
    assert load_window(path) == WindowState((1440, 900), (30, 40))  # the mode is a setting
    save_window(path, WindowState((1440, 900), None))
    assert load_window(path) == WindowState((1440, 900), None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 900,
        '{"size": [1, 2, 3]}',
        '{"size": [0, 5]}',
        '{"size": ["a", 5]}',
        '{"size": [1e400, 5]}',
        '{"size": [99999999, 5]}',
        '{"size": [true, true]}',
        "x" * 5000,
    ],
)
def test_a_broken_file_is_as_if_never_written(tmp_path, text):
    path = tmp_path / "window.json"
    path.write_text(text)
    assert load_window(path) == WindowState()


def test_a_folder_that_cannot_be_written_is_survived(tmp_path):
    (tmp_path / "window").write_text("")
    save_window(tmp_path / "window" / "window.json", WindowState((1, 1)))
