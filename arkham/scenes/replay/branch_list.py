"""Choose among the ways a game went: one line a branch, with where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.theme import HIT, Theme
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Chosen
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice, ListBox
from arkham.settings import keys


@dataclass(frozen=True, slots=True)
class Way:
    """One branch of a game, as it is listed."""

    tip: Node
    name: str
    end: str


class BranchScene(Scene):
    """A list over the replay; it hands back the tip of the branch that was chosen."""

    covers = False

    def __init__(self, ways: Sequence[Way], shown: int, theme: Theme) -> None:
        self.ways = ways
        self.theme = theme
        choices = [Choice(str(i), way.name, way.end) for i, way in enumerate(ways)]
        self.list = ListBox(id="ways", name=self.title, choices=choices)
        self.list.move(shown)
        self.group = FocusGroup([self.list])
        self.group.focus("ways")
        self.panel = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return texts()["replay"]["branches_title"].format(count=len(self.ways))

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u, f = self.scale.u, self.scale.font
        row = round(max(u(HIT), f(34)))
        frame = u(56) + f(44) + u(44) + f(26)
        height = min(size[1] - u(80), frame + row * len(self.ways))
        width = min(size[0] - u(120), u(1100) * (1 + 0.5 * (self.scale.t - 1)))
        self.panel = pygame.Rect(0, 0, round(width), round(height))
        self.panel.center = (size[0] // 2, size[1] // 2)
        self.list.row_height = row
        self.list.rect = pygame.Rect(
            round(self.panel.left + u(30)),
            round(self.panel.top + u(40) + f(44)),
            round(self.panel.width - u(60)),
            round(self.panel.height - frame + u(2)),
        )
        self.list.reveal()

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and not self.panel.collidepoint(event.pos):
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self.list.scroll(-3 * event.y)
            return None
        answer = self.group.handle(event)
        return Pop(self.ways[int(answer.value)].tip) if isinstance(answer, Chosen) else None

    def draw(self, surface: pygame.Surface) -> None:
        brush, u, theme = self.brush(surface), self.scale.u, self.theme
        brush.panel_over(self.panel)
        left, width = self.panel.left + u(44), self.panel.width - u(88)
        title = brush.style(Face.TITLE, 34, theme.paper)
        brush.write(self.title, (left, self.panel.top + u(24)), title, width, least=20)
        self.group.draw(brush)
        help_style = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        brush.write(
            texts()["replay"]["branches_help"].format(
                confirm=keys.label("confirm"), back=keys.label("back")
            ),
            (left, self.panel.bottom - u(20)),
            help_style,
            width,
            valign="b",
        )
