"""The page after a mistake of the game's own: what is safe, and the ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Transition


class CrashScene(DialogScene):
    """A dialog on bare ink: nothing that may have failed is drawn below it."""

    covers = True

    def __init__(
        self,
        title: str,
        words: str,
        buttons: Sequence[tuple[str, str]],
        choose: Callable[[str], Transition | None],
        *,
        text_scale: float = 1.0,
    ) -> None:
        super().__init__(
            title, words, buttons, choose, theme_for("red"), text_scale=text_scale, escape="quit"
        )

    def say(self, words: str, without: str) -> None:
        """Put other words in place, and take away the button that has done its work."""
        self.words = words
        self.buttons = [button for button in self.buttons if button[0] != without]
        self.on_resize(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.theme.ink)
        super().draw(surface)
