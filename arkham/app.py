"""Open the window and run the scenes: sleep while nothing moves, 60 frames a second while it does.

`App(first_scene).run()` is the whole game. Frames are drawn after input, while a scene says that
something moves, and when the window was resized or uncovered; otherwise the process sleeps.
Nothing here opens the sound device: pass `after_first_frame` for what can wait until the player
sees something.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from arkham.scenes import idle
from arkham.scenes.layout_grid import LEAST_WINDOW
from arkham.scenes.stack import Scene, SceneStack

TITLE = "Arkham Noir"
WM_CLASS = "arkham-noir"
FRAME_S = 1 / 60
_LEAST_FRAME_S = 1 / 125  # input is drawn at once, but a fast mouse must not eat a core
_LONGEST_STEP_S = 0.1  # after a stall motion goes on from where it was
_IDLE_S = 1.0
FADE_S = 0.18


@dataclass(frozen=True, slots=True)
class WindowState:
    """What is remembered of the window between two starts."""

    size: tuple[int, int] = (1600, 900)
    position: tuple[int, int] | None = None
    fullscreen: bool = False


def clamped(state: WindowState, desktops: Sequence[tuple[int, int]]) -> WindowState:
    """Return a window that fits the monitors there are now; a lost position is dropped."""
    if not desktops:
        return state
    widest, tallest = max(w for w, _ in desktops), max(h for _, h in desktops)
    size = (
        max(LEAST_WINDOW[0], min(state.size[0], widest)),
        max(LEAST_WINDOW[1], min(state.size[1], tallest)),
    )
    position = state.position
    if position is not None:
        total_width = sum(w for w, _ in desktops)
        inside = -64 <= position[0] < total_width - 64 and 0 <= position[1] < tallest - 64
        position = position if inside else None
    return replace(state, size=size, position=position)


def prepare_environment() -> None:
    """Set what SDL reads before its first window; a value the user has set is kept."""
    # Without a GPU, presenting through OpenGL costs ten times as much as copying the pixels.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WM_CLASS)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WM_CLASS)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


class App:
    """The window, the loop and the stack of scenes."""

    def __init__(
        self,
        first: Scene | Callable[[App], Scene],
        window: WindowState | None = None,
        *,
        after_first_frame: Callable[[], None] | None = None,
        fade_s: float = FADE_S,
    ) -> None:
        prepare_environment()
        pygame.display.init()
        pygame.font.init()
        self.fade_s = fade_s
        self.after_first_frame = after_first_frame
        self._windowed = clamped(window or WindowState(), pygame.display.get_desktop_sizes())
        self.fullscreen = False
        self._surface = self._open()
        self._visible = True
        self._fade: tuple[pygame.Surface, float] | None = None
        self._last_draw = 0.0
        scene = first(self) if callable(first) else first
        self.stack = SceneStack(self._surface.get_size(), scene)
        if self._windowed.fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    def window_state(self) -> WindowState:
        """Return what to remember; a fullscreen window keeps its windowed size."""
        state = replace(self._windowed, fullscreen=self.fullscreen)
        if self.fullscreen:
            return state
        return replace(state, size=self._surface.get_size(), position=_position())

    def run(self) -> int:
        """Run until the last scene is gone; return the exit code."""
        self.present()
        if self.after_first_frame is not None:
            self.after_first_frame()
        moving, last = True, time.perf_counter()
        while self.stack.running:
            idle.wait(self._patience(moving))
            events = pygame.event.get()
            for event in events:
                self.dispatch(event)
            self._follow_size()
            if not self.stack.running:
                break
            now = time.perf_counter()
            was_moving = moving
            moving = self.stack.update(min(now - last, _LONGEST_STEP_S)) or self._fade is not None
            last = now
            if self._visible and (events or moving or was_moving):
                self.present()
        return 0

    def _patience(self, moving: bool) -> float:
        """Return how long to sleep when no input comes."""
        since = time.perf_counter() - self._last_draw
        if moving and self._visible:
            return max(0.0, FRAME_S - since)
        wanted = self.stack.wake_after()
        return _IDLE_S if wanted is None else max(0.0, min(_IDLE_S, wanted))

    def dispatch(self, event: pygame.event.Event) -> None:
        """Give one event to the window, else to the top scene."""
        if event.type == pygame.QUIT:
            self.stack.close()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._visible = False
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
            self._visible = True
        elif _asks_for_fullscreen(event):
            self.toggle_fullscreen()
        else:
            before = self.stack.visible[:1]
            self.stack.handle(event)
            if self.stack.visible[:1] != before and self.stack.running:
                self._start_fade()

    def toggle_fullscreen(self) -> None:
        """Change between a window and a borderless screen; never an exclusive mode."""
        if not self.fullscreen:
            self._windowed = self.window_state()
            size = _desktop_size()
            self._surface = pygame.display.set_mode(size, pygame.FULLSCREEN)
        else:
            self._surface = pygame.display.set_mode(self._windowed.size, pygame.RESIZABLE)
            _set_least_size()
        self.fullscreen = not self.fullscreen
        self._follow_size()

    def _open(self) -> pygame.Surface:
        pygame.display.set_caption(TITLE)
        if self._windowed.position is not None:
            x, y = self._windowed.position
            os.environ["SDL_VIDEO_WINDOW_POS"] = f"{x},{y}"
        surface = pygame.display.set_mode(self._windowed.size, pygame.RESIZABLE)
        os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
        _set_least_size()
        return surface

    def _follow_size(self) -> None:
        """Tell the scenes when the window has changed, once however many events came."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        self._surface = surface
        if surface.get_size() != self.stack.size:
            self._fade = None
            self.stack.resize(surface.get_size())

    def _start_fade(self) -> None:
        if self.fade_s > 0:
            self._fade = (self._surface.copy(), time.perf_counter())

    def present(self) -> None:
        """Draw all visible scenes, and the last picture fading out over them."""
        since = time.perf_counter() - self._last_draw
        if since < _LEAST_FRAME_S:
            time.sleep(_LEAST_FRAME_S - since)
        self.stack.draw(self._surface)
        if self._fade is not None:
            picture, start = self._fade
            gone = (time.perf_counter() - start) / self.fade_s
            if gone < 1:
                picture.set_alpha(round(255 * (1 - gone)))
                self._surface.blit(picture, (0, 0))
            else:
                self._fade = None
        pygame.display.flip()
        self._last_draw = time.perf_counter()


def _asks_for_fullscreen(event: pygame.event.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(enter)


def _desktop_size() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else LEAST_WINDOW


def _position() -> tuple[int, int] | None:
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None


def _set_least_size() -> None:
    """Ask the window manager to keep the window usable."""
    # pygame offers this only through a class it is about to rename; without it the layout still
    # treats a smaller window as the least one.
    with warnings.catch_warnings(), suppress(AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = LEAST_WINDOW


def picture_of(scene: Scene, size: tuple[int, int], *, after_s: float = 0.0) -> pygame.Surface:
    """Return a scene as it looks at a size, without a window; `after_s` lets its motion run."""
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    if not pygame.font.get_init():
        pygame.font.init()
    surface = pygame.Surface(size, 0, 32)
    stack = SceneStack(size, scene)
    stack.update(0.0)
    for _ in range(round(after_s / FRAME_S)):
        stack.update(FRAME_S)
    stack.draw(surface)
    return surface


def save_screenshot(
    scene: Scene, size: tuple[int, int], path: Path, *, after_s: float = 0.0
) -> None:
    """Write a scene to a picture file, headless."""
    pygame.image.save(picture_of(scene, size, after_s=after_s), path)
