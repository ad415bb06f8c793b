"""The menu: notices that are read and taken off, and a way out that is not taken by accident."""

from __future__ import annotations

import pygame
from recorder import recording

from arkham.scenes.menu.scene import NOTICE, MenuItem, MenuScene
from arkham.scenes.rulebook.pages import credit_page
from arkham.scenes.stack import Quit
from bundle.parts import DISTRIBUTIONS


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def menu(*notices: str) -> MenuScene:
    items = [MenuItem(name, name.title()) for name in ("new", "settings", "quit")]
    scene = MenuScene(items, lambda item: Quit(), notices=list(notices))
    scene.on_resize((1280, 720))
    return scene


def test_notices_are_taken_off_one_by_one():
    scene = menu("First.", "Second.")
    for wanted in ("First.", "Second."):
        shown = scene.group.find(NOTICE)
        assert shown.name == wanted
        scene.group.focus(NOTICE)
        assert scene.handle(key(pygame.K_RETURN)) is None
    assert scene.group.find(NOTICE) is None and not scene.notices


def test_escape_points_at_the_way_out_before_it_is_taken():
    scene = menu()
    assert scene.handle(key(pygame.K_ESCAPE)) is None
    assert scene.group.focused.id == "quit"
    assert isinstance(scene.handle(key(pygame.K_ESCAPE)), Quit)


def test_the_credits_name_every_part_of_the_bundle():
    told = " ".join(paragraph.text for paragraph in credit_page()).lower().replace("-", " ")
    for name in DISTRIBUTIONS:
        assert name.lower().removeprefix("fontpkg-").replace("-", " ") in told
    for name in ("yves tourigny", "ludonova", "python", "sdl", "open font license"):
        assert name in told


def test_the_key_stands_where_it_would_be_heard():
    scene = menu()
    for step in range(3):
        with recording() as recorder:
            scene.draw(pygame.Surface((1280, 720)))
        caps = [record.rect for record in recorder.records if record.asked == "Enter"]
        assert len(caps) == 1, step
        assert scene.group.focused.rect.contains(caps[0])
        scene.handle(key(pygame.K_TAB))
