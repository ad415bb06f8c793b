"""Keep the scenes of the game on a stack: a scene asks for a transition, the stack acts.

A scene returns Push, Pop, Replace or Quit from `handle` or `on_resume`; it never calls another
scene. A popped scene's result goes to `on_resume` of the one below. A scene that does not cover
is drawn over those below it, which is how dialogs work.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.surfaces import fit_caches
from arkham.scenes.draw.theme import Scale, Theme, theme_for


class Appearance(NamedTuple):
    """How the player likes every screen to look."""

    text_scale: float = 1.0
    high_contrast: bool = False


class Scene:
    """One screen or dialog. Subclass it and override what differs."""

    covers: bool = True  # False: the scenes below stay visible
    theme: Theme = Theme()
    size: tuple[int, int] = (1280, 720)
    scale: Scale = Scale.of(size)
    _text_scale: float = 1.0
    _desk: tuple[object, pygame.Surface] | None = None  # what it was made for, and the picture
    typing: bool = False  # True: letters are written, so they are no keys of anything else
    takes_all_keys: bool = False  # True: even keys that work on every screen
    is_on_top: bool = True  # False: another scene lies over it, and every input goes there

    def handle(self, event: pygame.event.Event) -> Transition | None:
        """Take one input event; return a transition to change screens."""
        return None

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; return whether something still moves and wants a frame."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene, all of it if it covers."""

    def brush(self, surface: pygame.Surface) -> Brush:
        return Brush(surface, self.theme, self.scale)

    def middle(self, width: float, height: float) -> pygame.Rect:
        """Return a rectangle of that size in the middle of the window."""
        rect = pygame.Rect(0, 0, round(width), round(height))
        rect.center = (self.size[0] // 2, self.size[1] // 2)
        return rect

    def lay_desk(self, surface: pygame.Surface) -> None:
        """Lay the desk under all that lies on it; it is made once for a window."""
        made_for = (surface.get_size(), self.theme)
        if self._desk is None or self._desk[0] != made_for:
            width = surface.get_width()
            self._desk = (made_for, desk(made_for[0], (width * 0.5, 0), width * 0.55, self.theme))
        surface.blit(self._desk[1], (0, 0))

    def wake_after(self) -> float | None:
        """Return in how many seconds `update` is wanted although nothing moves, as for a hover."""
        return None

    def on_resize(self, size: tuple[int, int]) -> None:
        """Learn the size of the window: once before the first frame, then after every change."""
        self.size, self.scale = size, Scale.of(size, self._text_scale)

    def restyle(self, appearance: Appearance) -> None:
        """Take another text size or contrast; `on_resize` follows."""
        self._text_scale = appearance.text_scale
        self.theme = theme_for(self.theme.accent.name, high_contrast=appearance.high_contrast)

    def on_resume(self, result: object) -> Transition | None:
        """Come back to the top, with what the popped scene returned."""
        return None

    def on_leave(self) -> None:
        """Leave the stack for good; the place to save."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave the top scene and hand a result to the one below."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave every scene of the stack and start again with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave every scene and end the program."""


Transition = Push | Pop | Replace | Quit


class SceneStack:
    """The open scenes, the top one last."""

    def __init__(
        self, size: tuple[int, int], first: Scene, appearance: Appearance | None = None
    ) -> None:
        self.size = size
        fit_caches(size)
        self._appearance = appearance  # None: every scene looks as it was made
        self._scenes: list[Scene] = []
        self._push(first)

    @property
    def running(self) -> bool:
        return bool(self._scenes)

    @property
    def text_scale(self) -> float:
        return self._appearance.text_scale if self._appearance is not None else 1.0

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """Return the scenes that show, from the lowest up."""
        lowest = next(
            (i for i in range(len(self._scenes) - 1, -1, -1) if self._scenes[i].covers), 0
        )
        return self._scenes[lowest:]

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the top scene and carry out what it asks for."""
        if self._scenes:
            self.apply(self._scenes[-1].handle(event))

    def update(self, dt: float) -> bool:
        """Move every visible scene on; return whether any wants another frame."""
        wants = [scene.update(dt) for scene in self.visible]
        return any(wants)

    def wake_after(self) -> float | None:
        """Return the shortest wait any visible scene asks for."""
        waits = [wait for scene in self.visible if (wait := scene.wake_after()) is not None]
        return min(waits, default=None)

    def draw(self, surface: pygame.Surface) -> None:
        for scene in self.visible:
            scene.draw(surface)

    def resize(self, size: tuple[int, int]) -> None:
        """Tell every scene, hidden ones too, so that any of them can be drawn at once."""
        self.size = size
        fit_caches(size)
        for scene in self._scenes:
            scene.on_resize(size)

    def restyle(self, appearance: Appearance) -> None:
        """Show every scene, hidden ones too, as the player likes it from now on."""
        if appearance == self._appearance:
            return
        self._appearance = appearance
        for scene in self._scenes:
            scene.restyle(appearance)
            scene.on_resize(self.size)

    def apply(self, transition: Transition | None) -> None:
        """Carry out transitions until no scene asks for another."""
        while transition is not None:
            transition = self._step(transition)

    def close(self) -> None:
        """Leave all scenes, the top one first."""
        while self._scenes:
            self._scenes.pop().on_leave()

    def start_over(self, scene: Scene) -> None:
        """Drop all scenes for one; they are not asked to leave, as one of them has just failed."""
        self._scenes.clear()
        self._push(scene)

    def _step(self, transition: Transition) -> Transition | None:
        match transition:
            case Push(scene):
                self._push(scene)
            case Pop(result):
                self._scenes.pop().on_leave()
                if self._scenes:
                    self._scenes[-1].is_on_top = True
                    return self._scenes[-1].on_resume(result)
            case Replace(scene):
                self.close()
                self._push(scene)
            case Quit():
                self.close()
        return None

    def _push(self, scene: Scene) -> None:
        if self._appearance is not None:
            scene.restyle(self._appearance)
        scene.on_resize(self.size)
        if self._scenes:
            self._scenes[-1].is_on_top = False
        scene.is_on_top = True
        self._scenes.append(scene)
