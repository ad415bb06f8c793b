"""What lies over a table gets input first, hears of every change, and is drawn above it."""

from __future__ import annotations

import pygame
from random_play import CASES

from arkham.play.session import Session
from arkham.scenes.stack import Pop
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TablePreferences, TableScene

RED = (255, 0, 0)
SPACE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=44)


class Note(TableOverlay):
    """Writes down what reaches it."""

    def __init__(self, name: str, seen: list[str], *, takes: bool = False) -> None:
        self.name, self.seen, self.takes = name, seen, takes

    def handle(self, event, table):
        self.seen.append(f"{self.name} input")
        return Taken(Pop()) if self.takes else None

    def changed(self, table):
        self.seen.append(f"{self.name} turn {table.session.state.serial}")

    def update(self, dt, table):
        return True

    def wake_after(self):
        return 0.125

    def draw(self, brush, table):
        brush.surface.set_at((0, 0), RED)


def a_table(*overlays: TableOverlay) -> TableScene:
    scene = TableScene(Session.new(CASES[0], seed=3), TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize((640, 360))
    scene.overlays.extend(overlays)
    return scene


def test_the_uppermost_is_asked_first_and_what_it_takes_goes_no_further():
    seen: list[str] = []
    scene = a_table(Note("below", seen), Note("above", seen))
    scene.handle(SPACE)
    assert seen == ["above input", "below input"]
    scene.overlays.append(Note("taker", seen, takes=True))
    seen.clear()
    assert scene.handle(SPACE) == Pop()
    assert seen == ["taker input"]


def test_overlays_hear_of_commands_undo_and_redo():
    seen: list[str] = []
    scene = a_table(Note("note", seen))
    before = scene.session.state.serial
    scene.do(scene.session.choice.options[0])
    after = scene.session.state.serial
    scene.undo()
    scene.redo()
    assert seen == [f"note turn {serial}" for serial in (after, before, after)]


def test_overlays_are_drawn_last_and_may_ask_for_time():
    scene = a_table(Note("note", []))
    surface = pygame.Surface(scene.size)
    scene.draw(surface)
    assert surface.get_at((0, 0))[:3] == RED
    assert scene.update(0.0)
    assert scene.wake_after() is not None and scene.wake_after() <= 0.125
