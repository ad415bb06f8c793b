"""Look through a pile of the table: its cards side by side, the one under the pointer large."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from arkham.files.texts import texts
from arkham.rules import areas
from arkham.rules.cards import Card
from arkham.rules.mechanisms import PANELS
from arkham.rules.mechanisms.base import PanelKind
from arkham.scenes.cards.faces import CardFaces, Detail, face_size
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched, outline
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import LEAST_WORDS
from arkham.settings import keys

_STEPS = {
    "right": (1, 0),
    "left": (-1, 0),
    "next": (1, 0),
    "previous": (-1, 0),
    "down": (0, 1),
    "up": (0, -1),
}
PILES = {
    "stack": areas.DRAW,
    "discard": areas.DISCARD,
    "time": areas.TIME,
    "stability": areas.STABILITY,
    "goal": areas.BIG_PICTURE,
    "closed": areas.CLOSED,
} | {
    panel.kind.value: panel.area
    for panel in PANELS
    if panel.kind in (PanelKind.STRIP, PanelKind.GOALS)
}
"""What a pile of the table holds, by the name of its spot."""


class BrowserScene(Scene):
    """The cards of one pile; any key or a click beside them closes it."""

    covers = False

    def __init__(
        self,
        title: str,
        cards: Sequence[Card],
        faces: CardFaces,
        theme: Theme,
        *,
        text_scale: float = 1.0,
    ) -> None:
        self.title, self.cards, self.faces, self.theme = title, cards, faces, theme
        self._text_scale = text_scale
        self.chosen = 0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.rects: list[pygame.Rect] = []
        self._across = 1  # cards in a row
        self.scale = Scale.of((1280, 720), text_scale)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.scale = Scale.of(size, self._text_scale)
        u = self.scale.u
        self.panel = pygame.Rect(
            round(u(40)), round(u(40)), round(size[0] - u(80)), round(size[1] - u(80))
        )
        self.rects = self._placed()

    def _large(self) -> pygame.Rect:
        """Return where the chosen card is shown large."""
        width, height = face_size((self.panel.height - self.scale.u(140)) / 1.4)
        rect = pygame.Rect(0, 0, width, height)
        rect.midright = (self.panel.right - round(self.scale.u(40)), self.panel.centery)
        return rect

    def _placed(self) -> list[pygame.Rect]:
        """Lay the cards out in rows; the more there are the closer they lie."""
        u = self.scale.u
        left, right = self.panel.left + u(40), self._large().left - u(40)
        top = self.panel.top + max(u(96), u(40) + self.scale.font(40))
        bottom = self.panel.bottom - u(24) - self.scale.font(28)
        count = max(1, len(self.cards))
        width, height = face_size(u(150))
        rows = 1
        while (
            rows * (height + u(10)) < bottom - top
            and (right - left) / (width + u(8)) * rows < count
        ):
            rows += 1
        rows = max(1, min(rows, int((bottom - top + u(10)) // (height * 0.5))))
        across = -(-count // rows)
        step_x = min(width + u(10), (right - left - width) / max(1, across - 1))
        step_y = min(height + u(10), (bottom - top - height) / max(1, rows - 1))
        self._across = across
        return [
            pygame.Rect(
                round(left + i % across * step_x), round(top + i // across * step_y), width, height
            )
            for i in range(len(self.cards))
        ]

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEMOTION:
            hit = [i for i, rect in enumerate(self.rects) if rect.collidepoint(event.pos)]
            self.chosen = hit[-1] if hit else self.chosen
        elif event.type == pygame.MOUSEBUTTONDOWN:
            over = any(rect.collidepoint(event.pos) for rect in self.rects)
            return None if over else Pop()
        elif event.type == pygame.KEYDOWN:
            action = keys.action_of(event)
            if action not in _STEPS:
                return Pop()
            self._step(*_STEPS[action])
        return None

    def _step(self, aside: int, down: int) -> None:
        """Choose the next card, or the one below, as long as there is one."""
        goal = self.chosen + aside + down * self._across
        if aside:
            self.chosen = goal % max(1, len(self.cards))
        elif 0 <= goal < len(self.cards):
            self.chosen = goal

    def draw(self, surface: pygame.Surface) -> None:
        u, theme = self.scale.u, self.theme
        surface.fill((80, 76, 72), special_flags=pygame.BLEND_MULT)
        edge = Edge(theme.edge, self.scale.line(1.6), u(6))
        surface.blit(notched(self.panel.size, u(16), theme.panel, edge, alpha=240), self.panel)
        title = Style(Face.TITLE, self.scale.font(34), theme.paper)
        words = texts()["browser"]
        heading = words["title"].format(pile=self.title, count=len(self.cards))
        draw(
            surface,
            heading,
            (self.panel.left + u(40), self.panel.top + u(28)),
            title,
            width=self.panel.width * 0.6,
            least=self.scale.px(22),
        )
        self._draw_hint(surface, words["hint" if self.cards else "empty"])
        for card, rect in zip(self.cards, self.rects, strict=True):
            cast_shadow(surface, rect, blur=u(4), alpha=140, drop=u(3))
            surface.blit(self.faces.face(card, rect.width), rect)
        if self.cards:
            rect = self.rects[self.chosen]
            surface.blit(self.faces.face(self.cards[self.chosen], rect.width), rect)
            ring = rect.inflate(round(u(10)), round(u(10)))
            surface.blit(outline(ring.size, u(10), theme.lamp, self.scale.line(4, 3)), ring)
            large = self._large()
            face = self.faces.face(self.cards[self.chosen], large.width, Detail.LARGE)
            surface.blit(face, large)

    def _draw_hint(self, surface: pygame.Surface, words: str) -> None:
        u = self.scale.u
        style = Style(Face.BODY_ITALIC, self.scale.font(18), self.theme.muted)
        draw(
            surface,
            words,
            (self.panel.left + u(40), self.panel.bottom - u(16)),
            style,
            valign="b",
            width=self._large().left - self.panel.left - u(80),
            least=self.scale.px(LEAST_WORDS),
        )
