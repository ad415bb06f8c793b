"""Draw scenes without a window, for screenshots and tests."""

from __future__ import annotations

import os

import pygame

from arkham.app.loop import FRAME_S
from arkham.scenes.stack import Appearance, Push, Scene, SceneStack


def picture_of(
    scene: Scene,
    size: tuple[int, int],
    *,
    over: Scene | None = None,
    after_s: float = 0.0,
    appearance: Appearance | None = None,
) -> pygame.Surface:
    """Return a scene as it looks at a size, over another where it does not cover that.

    `after_s` lets its motion run; without an `appearance` every scene looks as it was made.
    """
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    if not pygame.font.get_init():
        pygame.font.init()
    surface = pygame.Surface(size, 0, 32)
    stack = SceneStack(size, over or scene, appearance)
    if over is not None:
        stack.apply(Push(scene))
    stack.update(0.0)
    for _ in range(round(after_s / FRAME_S)):
        stack.update(FRAME_S)
    stack.draw(surface)
    return surface
