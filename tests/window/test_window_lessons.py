"""The first evening in a real window, from the menu to its end, with a restart on the way."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from driving import SIZE, Window, wait_for
from dummy_display import display as dummy  # noqa: F401  (pictures for the mirror)
from lesson_player import LessonPlayer

from arkham.lessons.progress import load_progress
from arkham.lessons.script import first_evening

pytestmark = pytest.mark.window


class Mirror(LessonPlayer):
    """Plays the same evening without a window, and passes every touch of the mouse on."""

    def __init__(self, folder: Path, window: Window) -> None:
        self.window: Window | None = None
        super().__init__(folder, SIZE)
        self.window = window

    def send(self, kind: int, **values: object) -> None:
        super().send(kind, **values)
        if self.window is None:
            return
        if kind == pygame.MOUSEMOTION:
            self.window.move(values["pos"])
        elif kind == pygame.MOUSEBUTTONDOWN:
            self.window.press()
        elif kind == pygame.MOUSEBUTTONUP:
            self.window.release()


def open_lessons(window: Window, mirror: Mirror) -> None:
    menu = mirror.game.menu()
    menu.on_resize(SIZE)
    place = next(b.rect.center for b in menu.group.widgets if b.id == "lessons")
    window.settle()
    window.await_after(lambda: window.click(place))


def test_it_is_played_to_its_end_with_a_restart_on_the_way(start, folder: Path, tmp_path_factory):
    saved = (folder / "game.save").read_bytes()
    window = start()
    # The mirror's menu has to offer what the window's does: both have a game that waits.
    mirror_folder = tmp_path_factory.mktemp("mirror")
    (mirror_folder / "game.save").write_bytes(saved)
    mirror = Mirror(mirror_folder, window)
    open_lessons(window, mirror)
    steps = first_evening().steps
    for place, step in enumerate(steps):
        if step.name == "types 1":
            window.kill()
            window = start()
            open_lessons(window, mirror)
            mirror.window = window
        mirror.do_by_mouse()
        wanted = steps[place + 1].name if place + 1 < len(steps) else "end"
        wait_for(lambda name=wanted: load_progress(folder).step == name)
        window.settle()
    assert load_progress(folder).finished
    assert load_progress(folder).commands == mirror.course.commands
    assert (folder / "game.save").read_bytes() == saved, "the waiting game was not touched"
