"""The window sleeps while nothing moves, follows its size and leaves cleanly."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from arkham.app import loop, sdl
from arkham.app.loop import FRAME_S, App, AppCallbacks, next_frame, prepare_environment
from arkham.app.screenshot import picture_of
from arkham.scenes.stack import Push, Quit, Scene
from arkham.settings.window_state import WindowState


class Counted(Scene):
    """A scene that counts its frames and moves for a while."""

    def __init__(self, moves_s: float = 0.0, colour=(20, 17, 16)) -> None:
        self.frames, self.age, self.moves_s, self.colour = 0, 0.0, moves_s, colour
        self.sizes: list[tuple[int, int]] = []
        self.left = False
        self.keys: list[int] = []
        self.next: Scene | None = None

    def handle(self, event):
        if event.type != pygame.KEYDOWN:
            return None
        self.keys.append(event.key)
        if event.key == pygame.K_q:
            return Quit()
        return Push(self.next) if self.next else None

    def update(self, dt):
        self.age += dt
        return self.age < self.moves_s

    def draw(self, surface):
        self.frames += 1
        surface.fill(self.colour)

    def on_resize(self, size):
        self.sizes.append(size)

    def on_leave(self):
        self.left = True


def press(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


@pytest.fixture
def scene() -> Counted:
    return Counted()


@pytest.fixture
def app(scene) -> App:
    pygame.event.clear()
    return App(scene, WindowState((1024, 700)), fade_s=0.0)


def test_the_first_scene_learns_the_size(app, scene):
    assert scene.sizes[0] == app.surface.get_size()


def test_quit_ends_the_loop_and_saves(app, scene):
    pygame.event.post(press(pygame.K_q))
    assert app.run() == 0
    assert scene.left and scene.frames >= 1


def test_closing_the_window_leaves_every_scene(app, scene):
    dialog = Counted()
    app.stack.apply(Push(dialog))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    assert scene.left and dialog.left


def test_what_can_wait_runs_after_the_first_frame(scene):
    seen: list[int] = []
    app = App(
        scene, WindowState((1024, 700)), callbacks=AppCallbacks(lambda: seen.append(scene.frames))
    )
    pygame.event.post(press(pygame.K_q))
    app.run()
    assert seen == [1]
    assert pygame.mixer.get_init() is None


def test_a_sound_device_that_is_unplugged_is_told_and_a_microphone_is_not():
    lost = []
    callbacks = AppCallbacks(on_sound_lost=lambda: lost.append(1))
    app = App(Scene(), callbacks=callbacks)
    app.dispatch(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=1))
    assert not lost
    app.dispatch(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    assert lost == [1]


def test_every_touch_of_the_player_is_told_and_nothing_else(scene):
    touches: list[int] = []
    callbacks = AppCallbacks(on_touch=lambda: touches.append(1))
    app = App(scene, WindowState((1024, 700)), callbacks=callbacks)
    app.dispatch(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.dispatch(pygame.event.Event(pygame.WINDOWENTER))
    assert not touches
    app.dispatch(press(pygame.K_a))
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert len(touches) == 2


def test_a_click_right_after_a_resize_meets_the_new_places(app, scene):
    pygame.display.set_mode((1400, 900), pygame.RESIZABLE)
    app.dispatch(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1400, y=900))
    assert scene.sizes[-1] == (1400, 900), "the click may be in the same batch of events"


def test_it_draws_60_frames_a_second_only_while_something_moves(monkeypatch):
    now = 100.0
    drawn: list[float] = []

    def pass_time(seconds: float) -> None:
        nonlocal now
        now += max(seconds, 0.0001)

    monkeypatch.setattr(loop, "time", SimpleNamespace(perf_counter=lambda: now, sleep=pass_time))
    monkeypatch.setattr(sdl, "wait", pass_time)
    scene = Counted(moves_s=1.0)
    app = App(scene, WindowState((1024, 700)))
    pygame.event.clear()

    def update(dt, original=scene.update):
        if now > 105:
            app.stack.close()
        return original(dt)

    def draw(surface, original=scene.draw):
        drawn.append(now)
        pass_time(0.006)  # a frame takes its time, and the next one is no later for it
        return original(surface)

    scene.update, scene.draw = update, draw
    app.run()
    moving = [moment for moment in drawn if moment <= drawn[0] + 1.0]
    assert 59 <= len(moving) <= 62
    assert all(one - other < 0.0177 for other, one in pairwise(moving))
    assert len(drawn) - len(moving) <= 2  # the last one, and then stillness


@pytest.mark.parametrize(("every_s", "longest_s"), [(1 / 125, 0.0035), (1 / 1000, 0.0085)])
def test_input_is_drawn_at_once_and_a_fast_mouse_does_not_eat_a_core(
    monkeypatch, every_s, longest_s
):
    now, frame_s = 100.0, 0.003
    inputs = [100.1 + i * every_s for i in range(200)]
    waiting: list[float] = []  # inputs that no frame has shown yet
    answers: list[float] = []
    drawn: list[float] = []

    def pass_time(seconds: float) -> None:
        nonlocal now
        now += seconds
        while inputs and inputs[0] <= now:
            waiting.append(inputs.pop(0))
            pygame.event.post(press(pygame.K_a))

    def wait(seconds: float) -> None:
        if not waiting:  # else input has come already
            until = min([now + seconds, *inputs[:1]])
            pass_time(max(0.0001, until - now))

    monkeypatch.setattr(loop, "time", SimpleNamespace(perf_counter=lambda: now, sleep=pass_time))
    monkeypatch.setattr(sdl, "wait", wait)
    scene = Counted()
    app = App(scene, WindowState((1024, 700)))
    pygame.event.clear()

    def update(dt):
        if not inputs:
            app.stack.close()
        return False

    def draw(surface):
        shown, waiting[:] = waiting[:], []
        drawn.append(now)
        pass_time(frame_s)
        answers.extend(now - moment for moment in shown)

    scene.update, scene.draw = update, draw
    app.run()
    assert len(answers) > 150
    assert max(answers) <= longest_s
    assert all(one - other >= 0.0049 for other, one in pairwise(drawn))


def test_what_waits_for_its_time_gets_all_of_the_time_that_was_slept():
    class Waiting(Counted):
        updates = 0

        def wake_after(self):
            return 0.25 - self.age

        def update(self, dt):
            self.updates += 1
            self.age += dt
            if self.age >= 0.25:
                pygame.event.post(pygame.event.Event(pygame.QUIT))
            return False

    scene = Waiting()
    App(scene).run()
    assert scene.updates <= 5


def test_frames_keep_to_the_clock_however_long_each_takes():
    due, shown = 0.0, []
    for late in (0.0, 0.009, 0.012, 0.001, 0.0):
        shown.append(due)
        due = next_frame(due, due + late)
    assert shown == pytest.approx([k * FRAME_S for k in range(5)])


def test_a_frame_that_takes_too_long_is_followed_by_the_next_one_of_the_clock():
    late = 2.4 * FRAME_S  # two were missed
    assert next_frame(FRAME_S, late) == pytest.approx(3 * FRAME_S)
    early = 1.5 * FRAME_S  # drawn because input came
    assert next_frame(2 * FRAME_S, early) == pytest.approx(2 * FRAME_S)


def test_f11_and_alt_enter_toggle_a_borderless_screen(app, scene):
    before = app.surface.get_size()
    app.dispatch(press(pygame.K_F11))
    assert app.fullscreen and app.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    assert app.window_state() == WindowState(before, app.window_state().position, True)
    app.dispatch(press(pygame.K_RETURN, pygame.KMOD_ALT))
    assert not app.fullscreen and app.surface.get_size() == before
    assert scene.sizes[-1] == before
    assert not scene.keys, "the window keeps its own keys"
    app.dispatch(press(pygame.K_RETURN))
    assert scene.keys == [pygame.K_RETURN]


def test_a_window_that_came_to_lie_lower_by_its_frame_is_put_back_once(scene, monkeypatch):
    place, moves = (100, 80), []
    app = App(scene, WindowState((1024, 700), place), fade_s=0.0)
    lies_at = [(101, 100)]
    monkeypatch.setattr(loop, "_position", lambda: lies_at[0])
    monkeypatch.setattr(pygame.display, "set_window_position", moves.append)
    app._put_in_place()
    app._put_in_place()  # from now on the player may move it
    assert moves == [place]
    lies_at[0] = place
    app.set_fullscreen(True)
    app._put_in_place()
    app.set_fullscreen(False)
    lies_at[0] = (101, 100)
    app._put_in_place()
    assert moves == [place, place]


def test_a_resize_reaches_the_scenes_once(app, scene):
    count = len(scene.sizes)
    pygame.display.set_mode((1020, 660), pygame.RESIZABLE)
    app._follow_size()
    app._follow_size()
    assert scene.sizes[count:] == [(1020, 660)]


def test_changing_screens_fades_the_last_picture_out():
    first, second = Counted(colour=(200, 0, 0)), Counted(colour=(0, 0, 200))
    first.next = second
    app = App(first, WindowState((1024, 700)), fade_s=600.0)
    app.present()
    app.dispatch(press(pygame.K_n))
    picture, start = app._fade
    app._fade = (picture, start - 300)  # half of the fade is over, however slow the machine
    app.present()
    mixed = app.surface.get_at((5, 5))
    assert mixed.r > 60 and mixed.b > 60
    app._fade = (picture, start - 600)
    app.present()
    assert app.surface.get_at((5, 5))[:3] == (0, 0, 200)


def test_a_hidden_window_is_not_drawn(app, scene):
    app.dispatch(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert app._patience(True) > 0.5
    app.dispatch(pygame.event.Event(pygame.WINDOWRESTORED))
    assert app._patience(True) < 0.1


def test_the_environment_respects_what_the_user_set(monkeypatch):
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "my-own")
    prepare_environment()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "my-own"


def test_the_window_bears_the_name_of_the_game_however_it_was_started(monkeypatch):
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", os.path.basename(sys.argv[0]))  # as pygame does
    prepare_environment()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "arkham-noir"


def test_waiting_ends_early_when_an_event_comes():
    pygame.event.clear()
    pygame.event.post(press(pygame.K_a))
    start = time.perf_counter()
    sdl.wait(2.0)
    assert time.perf_counter() - start < 1.0
    assert [e.key for e in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_a]


def test_waiting_works_without_the_library(monkeypatch):
    monkeypatch.setattr(sdl, "_sdl_wait", lambda: None)
    pygame.event.clear()
    start = time.perf_counter()
    sdl.wait(0.05)
    assert 0.03 < time.perf_counter() - start < 1.0


def test_a_picture_needs_no_window():
    scene = Counted(colour=(180, 38, 28))
    assert picture_of(scene, (1280, 720), after_s=0.1).get_size() == (1280, 720)
    assert scene.age == pytest.approx(0.1, abs=0.02)
    assert picture_of(Counted(colour=(1, 2, 3)), (64, 64)).get_at((0, 0))[:3] == (1, 2, 3)


def test_the_picture_side_needs_neither_numpy_nor_skia():
    code = (
        "import sys, arkham.app.loop, arkham.scenes.cards.faces, arkham.scenes.table.paint.gauges;"
        "print([m for m in ('numpy', 'skia', 'cv2', 'PIL') if m in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip().splitlines()[-1] == "[]"


def test_a_pointer_that_rests_where_the_window_opens_chooses_nothing(app, scene):
    seen: list[int] = []
    scene.handle = lambda event: seen.append(event.type)
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0)))
    assert not seen
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=(6, 5), rel=(1, 0)))
    assert seen == [pygame.MOUSEMOTION]


def test_garbage_is_looked_for_everywhere_only_after_a_page_was_turned(app, scene, monkeypatch):
    looks: list[bool] = []

    def look(*, everywhere: bool) -> None:
        looks.append(everywhere)
        if len(looks) == 3:
            pygame.event.post(press(pygame.K_a))
        if len(looks) == 6:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(loop, "collect_garbage", look)
    monkeypatch.setattr(sdl, "wait", lambda seconds: None)
    scene.next = Counted()
    app.run()
    assert looks == [True, False, False, True, False, False]
