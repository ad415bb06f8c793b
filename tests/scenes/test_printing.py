"""Printing within a frame's budget, and ahead while the player thinks."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.commands.bench.table import late_session
from arkham.play.session import Session
from arkham.scenes.cards import faces
from arkham.scenes.draw import stamps
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.surfaces import SurfaceCache, blank, fit_caches
from arkham.scenes.table.motion.script_checks import print_stamps
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.picture.regions import regions
from arkham.scenes.table.scene import TablePreferences, TableScene

SIZE = (1280, 720)
DT = 1 / 60


def scene_of(case: int, **preferences: object) -> TableScene:
    session = Session.new(load_case(case), {}, 11)
    scene = TableScene(session, TablePreferences(**preferences))  # type: ignore[arg-type]
    scene.on_resize(SIZE)
    return scene


def think(scene: TableScene) -> int:
    """Let the scene do all it does while the player thinks; count the steps."""
    scene.update(0.0)
    steps = 0
    while scene.wake_after() == 0:
        scene.update(0.0)
        steps += 1
        assert steps < 5000
    return steps


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows with every face and tile that is composed."""
    made: list[str] = []
    for name in ("standard_face", "portrait_face", "tile_face"):
        compose = getattr(faces, name)

        def counted(*args: object, _name: str = name, _compose=compose, **options: object):
            made.append(_name)
            return _compose(*args, **options)

        monkeypatch.setattr(faces, name, counted)
    return made


class Ticker:
    """A clock that jumps, so that every piece of work seems to take a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_a_budget_grants_one_piece_of_work_however_little_time_there_is() -> None:
    budget = Budget(0.5, clock=Ticker())
    for _ in range(3):
        budget.begin()
        assert [budget.grants() for _ in range(3)] == [True, False, False]


def test_a_budget_grants_all_work_while_time_is_left() -> None:
    budget = Budget(0.5, clock=lambda: 0.0)
    budget.begin()
    assert all(budget.grants() for _ in range(50))


def test_a_cache_of_surfaces_stays_within_its_bytes() -> None:
    cache = SurfaceCache(megabytes=1)
    for i in range(40):
        cache.get(i, lambda: blank((200, 200)))
        assert cache.bytes <= 1024 * 1024
    assert 39 in cache
    assert 0 not in cache


def test_caches_hold_more_in_a_larger_window() -> None:
    cache = SurfaceCache(megabytes=1)
    fit_caches((3840, 2160))
    try:
        for i in range(40):
            cache.get(i, lambda: blank((200, 200)))
        assert 2 * 1024 * 1024 < cache.bytes <= 4 * 1024 * 1024
    finally:
        fit_caches((1280, 720))


def test_a_picture_that_is_only_looked_up_is_forgotten_first() -> None:
    cache = SurfaceCache(megabytes=0.5)
    for i in range(3):
        cache.get(i, lambda: blank((200, 200)))
    cache.peek(0)
    cache.get(3, lambda: blank((200, 200)))
    assert 0 not in cache


@pytest.mark.parametrize("case", [1, 2, 3])
def test_after_a_pause_a_command_prints_no_card(case: int, printed: list[str]) -> None:
    scene = scene_of(case)
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    decide = PLAYERS["greedy"](2)
    for _ in range(6):
        if scene.session.choice is None:
            break
        option = decide(scene.session.state)
        if option not in scene.session.choice.options[:12]:
            option = scene.session.choice.options[0]
        think(scene)
        printed.clear()
        scene.do(option)
        while scene.update(DT):
            scene.draw(surface)
        scene.draw(surface)
        assert printed == []


def test_after_a_pause_the_outcome_of_a_check_is_stamped_without_drawing_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = scene_of(1)
    think(scene)
    monkeypatch.setattr(stamps, "blank", None)  # nothing can be drawn any more
    brush = Brush(blank(SIZE), scene.theme, scene.layout.scale)
    print_stamps(brush, scene.layout)


def test_words_wait_for_the_picture_of_their_card() -> None:
    scene = scene_of(1)
    sight = scene._sight()
    parts = regions(scene.painter, sight, SIZE)
    assert parts["picture"].long and parts["words"].long
    scene.painter.print_large(scene.painter.inspected(sight.state, sight.cues), scene.layout)
    parts = regions(scene.painter, sight, SIZE)
    assert not (parts["picture"].long or parts["words"].long)


def test_printing_ahead_comes_to_an_end_and_changes_nothing() -> None:
    scene = scene_of(3)
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    before, state = surface.copy(), scene.session.state.digest()
    assert think(scene) > 0
    assert scene.wake_after() is None
    scene.touch()
    scene.draw(surface)
    assert scene.session.state.digest() == state
    assert surface.get_buffer().raw == before.get_buffer().raw


def test_without_a_pause_a_frame_prints_one_card_at_most(printed: list[str]) -> None:
    scene = TableScene(late_session(load_case(1)))
    scene.on_resize(SIZE)
    scene._budget = Budget(0.0, clock=Ticker())
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    decide = PLAYERS["greedy"](1)
    for _ in range(3):
        scene.do(decide(scene.session.state))
        moving = True
        while moving:
            printed.clear()
            moving = scene.update(DT)
            scene.draw(surface)
            if moving:
                assert len(printed) <= 2  # a card, and one that shows in a pile


@pytest.mark.parametrize("case", [1, 2, 3])
def test_when_all_is_still_the_picture_is_as_if_drawn_at_once(case: int) -> None:
    scene = scene_of(case)
    scene._budget = Budget(0.0, clock=Ticker())
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    decide = PLAYERS["greedy"](4)
    for number in range(8):
        if scene.session.choice is None:
            break
        pos = [(300, 200), (640, 600), (900, 300), (120, 300)][number % 4]
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        scene.do(decide(scene.session.state))
        while scene.update(DT):
            scene.draw(surface)
        scene.draw(surface)
        shown = surface.copy()
        scene.repaint()
        scene.draw(surface)
        difference = pygame.PixelArray(shown).compare(pygame.PixelArray(surface), 0.02)
        assert surface.map_rgb((0, 0, 0)) not in {
            difference[x, y] for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)
        }, f"after {number} commands"


def test_a_table_that_is_left_is_let_go_with_all_its_pictures() -> None:
    scene = scene_of(1)
    for _ in range(20):
        scene.update(0.0)
    faces = weakref.ref(scene.faces)
    del scene
    gc.collect()
    assert faces() is None
