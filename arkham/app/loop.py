"""Open the window and run the scenes: sleep while nothing moves, 60 frames a second while it does.

`App(first_scene).run()` is the whole game. Frames are drawn after input, while a scene says that
something moves, and when the window was resized or uncovered; otherwise the process sleeps.
Nothing here opens the sound device or a file: `AppCallbacks` has a door for what can wait until the
player sees something, and for what is to be remembered.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import pygame

from arkham.app import sdl
from arkham.app.key_repeat import KeyRepeat
from arkham.app.sdl import clamped, monitor_of, monitors
from arkham.files.paths import asset
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.memory import (
    collect_garbage,
    garbage_collected_by_hand,
    keep_for_good,
    return_memory_early,
)
from arkham.scenes.draw.text import measure
from arkham.scenes.draw.theme import LEAST_WINDOW, Scale, theme_for
from arkham.scenes.stack import Appearance, Scene, SceneStack, Transition
from arkham.settings import keys
from arkham.settings.window_state import WindowState

TITLE = "Arkham Noir"
WM_CLASS = "arkham-noir"
FRAME_S = 1 / 60
_LEAST_FRAME_S = 1 / 200  # input is drawn at once, but a fast mouse must not eat a core
_EARLY_S = 0.001  # a frame may come that much before it is due
_LONGEST_STEP_S = 0.1  # after a stall motion goes on from where it was
_IDLE_S = 1.0
FADE_S = 0.15  # short enough for players who want little motion
_UNSEEN = ("dummy", "offscreen", "evdev")  # drivers without a picture for anybody to see
EVERYWHERE = frozenset({"settings", "help", "mute"})
"""Actions that no screen has to know."""
_TOUCHES = frozenset(
    {
        pygame.KEYDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEWHEEL,
        pygame.FINGERDOWN,
    }
)


@dataclass(slots=True)
class AppCallbacks:
    """What the window tells, besides input for the scenes."""

    after_first_frame: Callable[[], None] = lambda: None
    on_window: Callable[[WindowState], None] = lambda state: None  # it has come to rest elsewhere
    on_focus: Callable[[bool], None] = lambda has_it: None
    on_touch: Callable[[], None] = lambda: None  # the mouse was moved, or something pressed
    on_sound_lost: Callable[[], None] = lambda: None  # a sound device was unplugged
    on_action: Callable[[str, Scene | None], Transition | None] = lambda action, top: None
    on_leave: Callable[[], None] = lambda: None
    on_crash: Callable[[Exception], Scene | None] = lambda error: None


def prepare_environment() -> None:
    """Set what SDL reads before its first window; a value the user has set is kept."""
    return_memory_early()
    # Without a GPU, presenting through OpenGL costs ten times as much as copying the pixels.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    script = os.path.basename(sys.argv[0])
    if os.environ.get("SDL_VIDEO_X11_WMCLASS", script) == script:  # pygame sets that on its import
        os.environ["SDL_VIDEO_X11_WMCLASS"] = WM_CLASS
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WM_CLASS)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


class NoDisplay(Exception):
    """Says that there is no screen on which a window could be seen."""


class App:
    """The window, the loop and the stack of scenes."""

    def __init__(
        self,
        first: Scene | Callable[[App], Scene],
        window: WindowState | None = None,
        *,
        callbacks: AppCallbacks | None = None,
        appearance: Appearance | None = None,
        fade_s: float = FADE_S,
    ) -> None:
        prepare_environment()
        _open_display()
        pygame.font.init()
        self.fade_s = fade_s
        self.callbacks = callbacks or AppCallbacks()
        self._windowed = clamped(window or WindowState(), monitors())
        self.fullscreen = False
        self._to_place: tuple[int, int] | None = None  # where a window just opened belongs
        self._surface = self._open(monitor_of(self._windowed, monitors()))
        self._visible = True
        self._fade: tuple[pygame.Surface, float] | None = None
        self._last_draw = 0.0  # when the last frame was begun
        self._frame_due = 0.0  # when the next frame is, while something moves
        self._key_repeat = KeyRepeat()
        self._key_opened = False  # whether the key pressed last opened or closed a screen
        scene = first(self) if callable(first) else first
        self.stack = SceneStack(self._surface.get_size(), scene, appearance)
        self._kept = self._windowed
        if self._windowed.fullscreen:
            self.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    def window_state(self) -> WindowState:
        """Return what to remember; a fullscreen window keeps its windowed size."""
        state = self._windowed._replace(fullscreen=self.fullscreen)
        if self.fullscreen:
            return state
        return state._replace(size=self._surface.get_size(), position=_position())

    def run(self) -> int:
        """Run until the last scene is gone; return the exit code.

        After an exception that nobody expected the scene of `on_crash` takes the place of all
        others; without one the exception goes on.
        """
        with garbage_collected_by_hand():
            self._surviving(self._begin)
            while self.stack.running:
                self._surviving(self._loop)
        self._keep_window()
        self.callbacks.on_leave()
        return 0

    def _surviving(self, part: Callable[[], None]) -> None:
        try:
            part()
        except Exception as error:
            scene = self.callbacks.on_crash(error)
            if scene is None:
                raise
            self._fade = None
            self.stack.start_over(scene)

    def _begin(self) -> None:
        """Show the first frame, then do what can wait until the player sees something."""
        self.present()
        self.callbacks.after_first_frame()
        keep_for_good()

    def _loop(self) -> None:
        moving, last = True, time.perf_counter()
        page = None  # the scene that was uppermost at the last still moment
        while self.stack.running:
            sdl.wait(self._patience(moving))
            # Before the events are read: what comes meanwhile is drawn with them.
            time.sleep(max(0.0, self._last_draw + _LEAST_FRAME_S - time.perf_counter()))
            events = pygame.event.get()
            for event in events:
                self.dispatch(event)
            again = self._key_repeat.again()
            if again is not None:
                self._give_again(again)
                events = [again]
            self._follow_size()
            if not self.stack.running:
                break
            now = time.perf_counter()
            was_moving = moving
            # What waits for its time gets all of it; what moves or begins to must not jump.
            longest = _LONGEST_STEP_S if moving or events else _IDLE_S
            moving = self.stack.update(min(now - last, longest)) or self._fade is not None
            last = now
            if not was_moving:
                self._frame_due = now  # the frames of a motion are counted from its beginning
            self._frame_due = next_frame(self._frame_due, now)
            if self._visible and (events or moving or was_moving):
                self.present()
            elif not events:
                self._put_in_place()
                self._keep_window()
                # A look everywhere takes 10 ms and more: after a page was turned, not in play.
                turned, page = self.stack.top is not page, self.stack.top
                collect_garbage(everywhere=turned)

    def _put_in_place(self) -> None:
        """Move a window that was just opened to where it was, now that it has its frame.

        While a window opens nobody knows how thick the frame around it will be: it comes to lie
        lower by the frame, and a little lower again with every full screen there and back.
        """
        place, self._to_place = self._to_place, None
        if place is not None and not self.fullscreen and _position() != place:
            pygame.display.set_window_position(place)

    def _keep_window(self) -> None:
        """Tell where the window is, once it has come to rest."""
        state = self.window_state()
        if state != self._kept:
            self._kept = state
            self.callbacks.on_window(state)

    def _patience(self, moving: bool) -> float:
        """Return how long to sleep when no input comes."""
        if moving and self._visible:
            return max(0.0, self._frame_due - time.perf_counter())
        waits = [w for w in (self.stack.wake_after(), self._key_repeat.due) if w is not None]
        return max(0.0, min([_IDLE_S, *waits]))

    def dispatch(self, event: pygame.event.Event) -> None:
        """Give one event to the window, else to the top scene."""
        if event.type == pygame.MOUSEMOTION and event.rel == (0, 0):
            return  # a window that opens under a resting pointer must not choose for the player
        if event.type in _TOUCHES:
            self.callbacks.on_touch()
        if event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture:
            self.callbacks.on_sound_lost()
        elif event.type == pygame.QUIT:
            self.stack.close()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._visible = False
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
            self._visible = True
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._follow_size()  # a click that comes after it is meant for the new places
            self._give(event)
        else:
            if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
                self.callbacks.on_focus(event.type == pygame.WINDOWFOCUSGAINED)
            before = self.stack.visible[:1]
            self._give(event)
            if self.stack.visible[:1] != before and self.stack.running:
                self._start_fade()

    def _give_again(self, event: pygame.event.Event) -> None:
        """Repeat a held key for the scene that still has the keys."""
        if self.stack.running:
            self.stack.handle(event)

    def _give(self, event: pygame.event.Event) -> None:
        """Do what works on every screen, else leave the event to the scene."""
        top = self.stack.top
        typing = top is not None and top.typing
        self._key_repeat.follow(event, typing=typing)
        if event.type == pygame.TEXTINPUT and self._key_opened:
            return  # the letter that opened a page is not the first one of a search
        free = top is not None and not top.takes_all_keys
        action = keys.action_of(event, typing=typing) if free else ""
        if action == "fullscreen":
            self.set_fullscreen(not self.fullscreen)
        elif action in EVERYWHERE:
            self.stack.apply(self.callbacks.on_action(action, top))
        else:
            self.stack.handle(event)
        if event.type == pygame.KEYDOWN:
            self._key_opened = self.stack.top is not top

    def set_fullscreen(self, wanted: bool) -> None:
        """Change between a window and a borderless screen; never an exclusive mode."""
        if wanted == self.fullscreen:
            return
        if wanted:
            self._windowed = self.window_state()
        desks = monitors()
        number = monitor_of(self._windowed, desks)
        self.fullscreen = wanted
        if wanted:
            size = desks[number].size if desks else LEAST_WINDOW
            self._surface = pygame.display.set_mode(size, pygame.FULLSCREEN, display=number)
        else:
            self._surface = self._open(number)
        self._keep_window()
        self._follow_size()

    def set_size(self, size: tuple[int, int]) -> None:
        """Give the window another size, as far as its monitor lets it have one."""
        if self.fullscreen or size == self._surface.get_size():
            return
        desks = monitors()
        self._windowed = clamped(self.window_state()._replace(size=size), desks)
        self._surface = self._open(monitor_of(self._windowed, desks))
        self._keep_window()
        self._follow_size()

    def _open(self, monitor: int = 0) -> pygame.Surface:
        """Open the window, or come back to it, where it was last."""
        pygame.display.set_caption(TITLE)
        with suppress(pygame.error, OSError):  # a window without our picture is a window too
            pygame.display.set_icon(pygame.image.load(asset("art", "images", "app", "icon.png")))
        if self._windowed.position is not None:
            x, y = self._windowed.position
            os.environ["SDL_VIDEO_WINDOW_POS"] = f"{x},{y}"
            self._to_place = self._windowed.position
        size = self._windowed.size or LEAST_WINDOW
        surface = pygame.display.set_mode(size, pygame.RESIZABLE, display=monitor)
        os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
        _set_limits(size)
        return pygame.display.get_surface() or surface

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

    def announce(self, words: str) -> None:
        """Say at once, over the last picture, that the next one takes longer than a frame."""
        size = self._surface.get_size()
        brush = Brush(self._surface, theme_for("red"), Scale.of(size, self.stack.text_scale))
        style = brush.style(Face.TITLE, 30, brush.theme.paper)
        panel = pygame.Rect(0, 0, measure(words, style) + brush.px(96), brush.px(60) + style.px)
        panel.center = (size[0] // 2, size[1] // 2)
        brush.panel(panel, alpha=255)
        brush.write(words, panel.center, style, anchor="c", valign="m")
        pygame.display.flip()

    def present(self) -> None:
        """Draw all visible scenes, and the last picture fading out over them."""
        self._last_draw = time.perf_counter()
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


def next_frame(due: float, now: float) -> float:
    """Return when the next frame is due, given when one is or was; missed ones are skipped."""
    if due - now > _EARLY_S:
        return due
    return due + FRAME_S * (1 + max(0.0, (now - due) // FRAME_S))


def _open_display() -> None:
    """Open the screen; SDL must not settle for one that nobody sees unless it was asked to."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from None
    if pygame.display.get_driver() in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay("no video driver with a screen")


def _position() -> tuple[int, int] | None:
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None


def _set_limits(size: tuple[int, int]) -> None:
    """Ask the window manager to keep the window usable, and at the size it was given."""
    # pygame offers this only through a class it is about to rename; without it the layout still
    # treats a smaller window as the least one.
    with warnings.catch_warnings(), suppress(AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
        window.minimum_size = LEAST_WINDOW
        if window.size != size:  # coming back from a full screen may leave that size behind
            window.size = size
