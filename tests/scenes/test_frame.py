"""Frames: drawn only where something has changed, they look as if drawn whole."""

from __future__ import annotations

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.scenes.table.callbacks import TablePreferences
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.scene import TableScene

SIZE = (1280, 720)
DT = 1 / 30


def drawn_whole(scene: TableScene) -> bytes:
    """Return the pixels of the last frame as if nothing had been there before."""
    assert scene._calm.picture is not None
    surface = scene._calm.picture.copy()
    scene.draw_over(surface, None)
    return surface.get_buffer().raw


@pytest.mark.parametrize(
    ("case", "options"), [(1, {}), (2, {}), (3, {"mode": "classic"}), (3, {"mode": "hardboiled"})]
)
def test_nothing_that_moves_leaves_a_trail(case: int, options: dict[str, str]) -> None:
    session = Session.new(load_case(case), options, 11)
    scene = TableScene(session, TablePreferences())
    scene.on_resize(SIZE)
    scene._budget = Budget(1e9)  # so that nothing is shown by another picture for a while
    decide = PLAYERS["greedy"](2)
    surface = pygame.Surface(SIZE, 0, 32)
    frames = 0
    for _ in range(14):
        if session.choice is None:
            break
        scene.do(decide(session.state))
        moving = True
        while moving:
            moving = scene.update(DT)
            before = surface.get_buffer().raw
            changed = scene.draw(surface)
            after = surface.get_buffer().raw
            frames += 1
            if frames % 5 and moving:
                continue
            assert after == drawn_whole(scene), f"frame {frames}"
            assert unchanged_outside(before, after, changed)


def unchanged_outside(before: bytes, after: bytes, changed: list[pygame.Rect]) -> bool:
    """Say whether two frames differ only where they are said to."""
    one, two = (pygame.image.frombuffer(pixels, SIZE, "BGRA") for pixels in (before, after))
    for rect in changed:
        one.fill((0, 0, 0, 0), rect)
        two.fill((0, 0, 0, 0), rect)
    return bool(one.get_buffer().raw == two.get_buffer().raw)


def test_a_fan_that_is_left_in_the_middle_of_motion_is_gone_a_frame_later() -> None:
    session = Session.new(load_case(1), {}, 1)
    scene = TableScene(session, TablePreferences(auto_resolve=False))
    scene.on_resize(SIZE)
    surface = pygame.Surface(SIZE, 0, 32)
    decide = PLAYERS["greedy"](1)
    while not scene.cues.fan:
        scene.do(decide(session.state))
    while scene.update(DT):
        scene.draw(surface)
    session.jump(session.root)
    scene.refresh()
    scene.stage.flicker()  # something still moves
    while scene.update(DT):
        scene.draw(surface)
    scene.draw(surface)
    fresh = TableScene(session, TablePreferences(auto_resolve=False))
    fresh.on_resize(SIZE)
    whole = pygame.Surface(SIZE, 0, 32)
    fresh.draw(whole)
    assert surface.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("case", [1, 2, 3])
def test_cards_that_were_raised_leave_nothing_behind(case: int) -> None:
    session = Session.new(load_case(case), {}, 4)
    scene = TableScene(session, TablePreferences(auto_resolve=False))
    scene.on_resize(SIZE)
    surface = pygame.Surface(SIZE, 0, 32)
    decide = PLAYERS["greedy"](4)
    for _ in range(12):
        scene.do(decide(session.state))
        for pos in (*(rect.center for _, rect in scene.layout.spots), (2, 360)):
            values = {"pos": pos, "rel": (1, 0), "buttons": (0, 0, 0), "touch": False}
            scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))
            scene.update(DT)
            scene.draw(surface)
        while scene.update(DT):
            scene.draw(surface)
        scene.draw(surface)
        shown = surface.get_buffer().raw
        scene.repaint()
        scene.draw(surface)
        assert shown == surface.get_buffer().raw
