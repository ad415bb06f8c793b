"""A sheet over the table with a few buttons: pause, a choice between two ways, the end, a crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.text import Style, block_height, draw_block, measure
from arkham.scenes.draw.theme import HIT, Theme, whole_rect
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

WIDTH = 640  # units


class DialogScene(Scene):
    """A title, some words and buttons; Esc takes the one named, or the last."""

    covers = False

    def __init__(
        self,
        title: str,
        words: str,
        buttons: Sequence[tuple[str, str]],
        choose: Callable[[str], Transition | None],
        theme: Theme,
        *,
        escape: str = "",
    ) -> None:
        self.title, self.words, self.buttons = title, words, buttons
        self._escape = escape or buttons[-1][0]
        self._choose = choose
        self.theme = theme
        self.group = FocusGroup()
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._step = 0.0  # from one button to the next

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u, f = self.scale.u, self.scale.font
        longest = max(measure(name, self._label()) for _, name in self.buttons) + u(48)
        inner = max(u(WIDTH - 80) * (1 + 0.3 * (self.scale.t - 1)), longest)
        inner = min(inner, size[0] - u(200))
        words = block_height(self.words, self._body(), inner) + u(18) if self.words else 0
        rest = u(64) + f(40) + words + u(28)
        # Many buttons with large letters move together before they leave the window.
        room = (size[1] - u(20) - rest) / len(self.buttons)
        self._step = max(u(HIT + 5), min(max(u(60), f(36)) + u(12), room))
        height = rest + len(self.buttons) * self._step
        self.panel = self.middle(inner + u(80), height)
        self._place_buttons(inner)

    def _place_buttons(self, inner: float) -> None:
        u, step = self.scale.u, self._step
        gap = min(u(12), step - u(HIT + 1))
        top = self.panel.bottom - u(28) - len(self.buttons) * step
        self.group.replace(
            [
                Button(
                    id=button_id,
                    name=name,
                    style="primary" if i == 0 else "plain",
                    rect=whole_rect(self.panel.left + u(40), top + i * step, inner, step - gap),
                )
                for i, (button_id, name) in enumerate(self.buttons)
            ]
        )

    def _label(self) -> Style:
        """Return the letters of a button."""
        return Style(Face.BODY_BOLD, self.scale.font(19.5), self.theme.paper)

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(20), self.theme.paper)

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return self._choose(self._escape)
        answer = self.group.handle(event)
        return self._choose(answer.widget_id) if isinstance(answer, Chosen) else None

    def on_resume(self, result: object) -> Transition | None:
        """Leave as well where what lay above says so."""
        return result if isinstance(result, Pop) else None

    def draw(self, surface: pygame.Surface) -> None:
        brush, u = self.brush(surface), self.scale.u
        brush.panel_over(self.panel, 96)
        title = brush.style(Face.TITLE, 36, self.theme.paper)
        left, inner = self.panel.left + u(40), self.panel.width - u(80)
        drawn = brush.write(self.title, (left, self.panel.top + u(28)), title, inner, least=22)
        if self.words:
            top = drawn.bottom + round(u(8))
            first = self.group.widgets[0].rect.top
            room = pygame.Rect(round(left), top, round(inner), first - top)
            draw_block(surface, self.words, room, self._body())
        self.group.draw(brush)


class CrashScene(DialogScene):
    """A dialog on bare ink: nothing that may have failed is drawn below it."""

    covers = True

    def say(self, words: str, without: str) -> None:
        """Put other words in place, and take away the button that has done its work."""
        self.words = words
        self.buttons = [button for button in self.buttons if button[0] != without]
        self.on_resize(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.theme.ink)
        super().draw(surface)
