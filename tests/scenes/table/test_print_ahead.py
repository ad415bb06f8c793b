"""Printing ahead while the player thinks, and the caches it fills."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest
from grids import swept

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.scenes.cards import faces
from arkham.scenes.draw import brush as brushes
from arkham.scenes.draw import text
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.surfaces import SurfaceCache, blank, fit_caches
from arkham.scenes.table.motion.scripts import print_stamps
from arkham.scenes.table.paint.marks import draw_tip
from arkham.scenes.table.picture.print_ahead import SLICE_S, PrintAhead
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.tips import tip_of

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


def test_a_slice_ends_after_the_piece_of_work_that_fills_it() -> None:
    now, done = 0.0, 0

    def work():
        nonlocal now, done
        for _ in range(10):
            now += SLICE_S / 3
            done += 1
            yield

    ahead = PrintAhead(work())
    ahead.work(clock=lambda: now)
    assert done == 3
    while ahead.pending:
        ahead.work(clock=lambda: now)
    assert done == 10


def test_the_answer_to_an_input_waits_for_no_work_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(1)
    scene.update(DT)
    slices: list[str] = []
    monkeypatch.setattr(PrintAhead, "work", lambda ahead: slices.append("one"))
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0)))
    scene.update(DT)
    assert slices == []
    scene.update(DT)
    assert slices == ["one"]


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


@pytest.mark.parametrize("case", swept([(1,), (2,), (3,)], but=[(3,)]))
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
    monkeypatch.setattr(brushes, "blank", None)  # nothing can be drawn any more
    brush = Brush(blank(SIZE), scene.theme, scene.layout.scale)
    assert len(list(print_stamps(brush, scene.layout))) > 1


def test_after_a_pause_the_tips_that_tell_of_the_game_are_printed(monkeypatch) -> None:
    scene = scene_of(1)
    think(scene)
    made: list[tuple[str, ...]] = []
    render = text._rendered_block

    def counted(lines: tuple[str, ...], *values: object) -> pygame.Surface:
        made.append(lines)
        return render(lines, *values)

    monkeypatch.setattr(text, "_rendered_block", counted)
    shown = 0
    brush = Brush(blank(SIZE), scene.theme, scene.layout.scale)
    for spot, _ in scene.layout.spots:
        if spot.name in ("action", "header", "odds"):
            scene.cues.tip, scene.cues.tip_at = tip_of(scene._input.seen(), spot), spot
            draw_tip(brush, scene.cues.tip, scene._input.tip_layout())
            shown += 1
    assert shown > 5
    assert not made


def test_printing_ahead_comes_to_an_end_and_changes_nothing() -> None:
    scene = scene_of(3)
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    before, state = surface.copy(), scene.session.state.digest()
    assert think(scene) > 0
    assert scene.wake_after() is None
    scene.draw(surface)
    assert scene.session.state.digest() == state
    assert surface.get_buffer().raw == before.get_buffer().raw


def test_a_table_that_is_left_frees_its_pictures_at_once() -> None:
    scene = scene_of(1)
    scene.draw(pygame.Surface(SIZE, 0, 32))
    for _ in range(20):
        scene.update(0.0)
    picture = weakref.ref(scene.picture)
    scene.on_leave()
    assert picture() is None, "something else holds it"
    assert not scene.faces.cache.bytes and not scene.faces.large.bytes


def test_a_table_that_is_left_is_let_go_with_all_its_pictures() -> None:
    scene = scene_of(1)
    for _ in range(20):
        scene.update(0.0)
    faces = weakref.ref(scene.faces)
    del scene
    gc.collect()
    assert faces() is None
