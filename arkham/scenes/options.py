"""The settings: every change works at once and is kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham import keys, wording
from arkham.scenes.focus import FocusGroup
from arkham.scenes.fonts import Face
from arkham.scenes.shapes import Edge, cast_shadow, notched
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.text import Style, draw
from arkham.scenes.theme import Scale, theme_for
from arkham.scenes.widget_choices import Choice, OptionRow
from arkham.scenes.widgets import Button, Chosen, Widget
from arkham.settings import CHOICES, Settings


class OptionsScene(Scene):
    """One row a setting."""

    covers = False

    def __init__(self, settings: Settings, changed: Callable[[Settings], None]) -> None:
        self.settings = settings
        self._changed = changed
        self.group = FocusGroup()
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.size = (1280, 720)
        self._restyle()

    def _restyle(self) -> None:
        self.theme = theme_for("red", high_contrast=self.settings.high_contrast)
        self.scale = Scale.of(self.size, self.settings.text_scale)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self._restyle()
        u = self.scale.u
        self.panel = pygame.Rect(0, 0, round(u(1100)), round(size[1] - u(100)))
        self.panel.center = (size[0] // 2, size[1] // 2)
        self.group.replace(self._rows())

    def _rows(self) -> list[Widget]:
        words, u, panel = wording.texts()["settings"], self.scale.u, self.panel
        top, foot = panel.top + u(100), panel.bottom - u(100)
        step = (foot - top) / len(CHOICES)
        rows: list[Widget] = [
            OptionRow(
                id=name,
                name=words[name],
                choices=[Choice(str(v), words[f"{name}_{v}".lower()]) for v in values],
                chosen=str(getattr(self.settings, name)),
                rect=pygame.Rect(
                    round(panel.left + u(48)),
                    round(top + i * step),
                    round(panel.width - u(96)),
                    round(min(step - u(10), u(34) + self.scale.font(50))),
                ),
            )
            for i, (name, values) in enumerate(CHOICES.items())
        ]
        back = pygame.Rect(round(panel.left + u(48)), round(foot + u(16)), round(u(260)), 0)
        back.height = round(max(u(56), self.scale.font(34)))
        rows.append(
            Button(
                id="back", name=words["back"], style="primary", rect=back, key=keys.label("back")
            )
        )
        return rows

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == "back":
            return Pop()
        row = self.group.find(answer.widget_id)
        assert isinstance(row, OptionRow)
        value = next(v for v in CHOICES[row.id] if str(v) == row.chosen)
        setattr(self.settings, row.id, value)
        self._changed(self.settings)
        self.on_resize(self.size)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        u, theme = self.scale.u, self.theme
        surface.fill((80, 76, 72), special_flags=pygame.BLEND_MULT)
        cast_shadow(surface, self.panel, blur=u(26), alpha=210, drop=u(12))
        edge = Edge(theme.edge, self.scale.line(1.6), u(6))
        surface.blit(notched(self.panel.size, u(16), theme.panel, edge), self.panel)
        title = Style(Face.TITLE, self.scale.font(38), theme.paper)
        where = (self.panel.left + u(48), self.panel.top + u(28))
        draw(surface, wording.texts()["settings"]["title"], where, title)
        self.group.draw(surface, theme, self.scale)
