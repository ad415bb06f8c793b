"""Scenes ask, the stack acts: pushing, popping with a result, replacing, quitting."""

from __future__ import annotations

import pygame

from arkham.scenes.stack import Pop, Push, Quit, Replace, Scene, SceneStack


class Noted(Scene):
    """A scene that answers every event with what it was told to, and writes down its life."""

    def __init__(self, name: str, *, covers: bool = True, moves: bool = False) -> None:
        self.name, self.covers, self.moves = name, covers, moves
        self.answer = None
        self.on_result = None
        self.life: list[object] = []
        self.wake: float | None = None

    def handle(self, event):
        return self.answer

    def update(self, dt):
        self.life.append("update")
        return self.moves

    def draw(self, surface):
        self.life.append("draw")

    def wake_after(self):
        return self.wake

    def on_resize(self, size):
        self.life.append(("size", size))

    def on_resume(self, result):
        self.life.append(("resume", result))
        return self.on_result

    def on_leave(self):
        self.life.append("leave")


EVENT = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)
SIZE = (1280, 720)


def stack_of(*scenes: Noted) -> SceneStack:
    stack = SceneStack(SIZE, scenes[0])
    for scene in scenes[1:]:
        stack.apply(Push(scene))
    return stack


def ask(stack: SceneStack, scene: Noted, transition) -> None:
    scene.answer = transition
    stack.handle(EVENT)
    scene.answer = None


def test_a_pushed_scene_learns_the_size_and_takes_the_events():
    menu, table = Noted("menu"), Noted("table")
    stack = stack_of(menu)
    ask(stack, menu, Push(table))
    assert stack.top is table
    assert table.life[0] == ("size", SIZE)


def test_a_popped_scene_hands_its_result_down():
    menu, dialog = Noted("menu"), Noted("dialog", covers=False)
    stack = stack_of(menu, dialog)
    ask(stack, dialog, Pop("yes"))
    assert ("resume", "yes") in menu.life
    assert "leave" in dialog.life and "leave" not in menu.life
    assert stack.top is menu


def test_a_resumed_scene_may_ask_at_once():
    menu, dialog = Noted("menu"), Noted("dialog")
    menu.on_result = Quit()
    stack = stack_of(menu, dialog)
    ask(stack, dialog, Pop(True))
    assert not stack.running


def test_replacing_leaves_every_scene_top_first():
    order: list[str] = []
    scenes = [Noted("menu"), Noted("table"), Noted("pause", covers=False)]
    for scene in scenes:
        scene.on_leave = lambda name=scene.name: order.append(name)
    stack = stack_of(*scenes)
    fresh = Noted("game over")
    ask(stack, scenes[-1], Replace(fresh))
    assert order == ["pause", "table", "menu"]
    assert stack.top is fresh


def test_popping_the_last_scene_ends_the_game():
    menu = Noted("menu")
    stack = stack_of(menu)
    ask(stack, menu, Pop())
    assert not stack.running and stack.top is None
    stack.handle(EVENT)  # harmless


def test_only_what_shows_is_drawn_and_moved():
    hidden, table, dialog = Noted("menu"), Noted("table"), Noted("dialog", covers=False)
    stack = stack_of(hidden, table, dialog)
    stack.update(0.016)
    stack.draw(pygame.Surface((10, 10)))
    assert "draw" not in hidden.life and "update" not in hidden.life
    assert table.life[-2:] == ["update", "draw"] == dialog.life[-2:]


def test_update_tells_whether_anything_moves():
    assert not stack_of(Noted("a"), Noted("b", covers=False)).update(0.1)
    assert stack_of(Noted("a", moves=True), Noted("b", covers=False)).update(0.1)
    assert not stack_of(Noted("a", moves=True), Noted("b")).update(0.1)


def test_the_shortest_wait_counts():
    one, other = Noted("a"), Noted("b", covers=False)
    one.wake, other.wake = 0.3, 0.15
    assert stack_of(one, other).wake_after() == 0.15
    one.wake = other.wake = None
    assert stack_of(one, other).wake_after() is None


def test_hidden_scenes_hear_of_a_resize_too():
    menu, table = Noted("menu"), Noted("table")
    stack = stack_of(menu, table)
    stack.resize((1920, 1080))
    assert menu.life[-1] == table.life[-1] == ("size", (1920, 1080))
