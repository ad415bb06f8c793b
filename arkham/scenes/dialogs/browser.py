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
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.dialogs.sheet import Explanation, SheetScene
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched, outline
from arkham.scenes.draw.theme import HIT, Theme
from arkham.scenes.stack import Pop, Push, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Row
from arkham.settings import keys

_STEPS = {
    "right": (1, 0),
    "left": (-1, 0),
    "next": (1, 0),
    "previous": (-1, 0),
    "down": (0, 1),
    "up": (0, -1),
}
_READ = "read"
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
    """The cards of one pile; any key or a click beside them closes it.

    A card may carry a cheat sheet, the ways to what it asks for (C3-25). It stays closed until
    the player has said twice that it shall be read.
    """

    covers = False

    def __init__(self, title: str, cards: Sequence[Card], faces: CardFaces, theme: Theme) -> None:
        self.title, self.cards, self.faces, self.theme = title, cards, faces, theme
        self.chosen = 0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.rects: list[pygame.Rect] = []
        self._across = 1  # cards in a row
        self.group = FocusGroup()  # of the cheat sheet's button, where the chosen card has one

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        self.panel = pygame.Rect(
            round(u(40)), round(u(40)), round(size[0] - u(80)), round(size[1] - u(80))
        )
        self.rects = self._placed()
        self._choose(self.chosen)

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
        if event.type == pygame.KEYDOWN:
            return self._key(keys.action_of(event))
        if isinstance(self.group.handle(event), Chosen):
            return self._ask()
        if event.type == pygame.MOUSEMOTION:
            hit = [i for i, rect in enumerate(self.rects) if rect.collidepoint(event.pos)]
            self._choose(hit[-1] if hit else self.chosen)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            there = [*self.rects, *(widget.rect for widget in self.group.widgets)]
            return None if any(rect.collidepoint(event.pos) for rect in there) else Pop()
        return None

    def _key(self, action: str) -> Transition | None:
        if action == "confirm" and self.group.widgets:
            return self._ask()
        if action not in _STEPS:
            return Pop()
        self._step(*_STEPS[action])
        return None

    def on_resume(self, result: object) -> Transition | None:
        """Show the cheat sheet beside its card once the player has said so."""
        if result != _READ:
            return None
        card, words = self.cards[self.chosen], texts()["browser"]
        rows: list[Row] = []
        for letter, path in card.words.paths:
            rows += [Row(words["puzzle"].format(letter=letter), tone="heading"), Row(path)]
        sheet = Explanation(card.title, tuple(rows))
        return Push(SheetScene(sheet, self._large(), self.theme))

    def _ask(self) -> Transition:
        """Ask whether the cheat sheet shall really be read."""
        words = texts()["browser"]
        return Push(
            DialogScene(
                words["ask"],
                words["ask_words"],
                [("leave", words["leave"]), (_READ, words["read"])],
                Pop,
                self.theme,
                escape="leave",
            )
        )

    def _choose(self, place: int) -> None:
        """Show a card large, and offer its cheat sheet if it has one."""
        self.chosen = place
        buttons = []
        if self.cards and self.cards[place].words.paths:
            large = self._large()
            rect = pygame.Rect(
                0, 0, large.width, max(round(self.scale.u(HIT)), self.scale.font(32))
            )
            rect.midtop = (large.centerx, large.bottom + round(self.scale.u(8)))
            buttons = [Button(id=_READ, name=texts()["browser"]["cheat_sheet"], rect=rect)]
        self.group.replace(buttons)

    def _step(self, aside: int, down: int) -> None:
        """Choose the next card, or the one below, as long as there is one."""
        goal = self.chosen + aside + down * self._across
        if aside:
            self._choose(goal % max(1, len(self.cards)))
        elif 0 <= goal < len(self.cards):
            self._choose(goal)

    def draw(self, surface: pygame.Surface) -> None:
        brush, u, theme = self.brush(surface), self.scale.u, self.theme
        brush.dim(80)
        edge = Edge(theme.edge, self.scale.line(1.6), u(6))
        surface.blit(notched(self.panel.size, u(16), theme.panel, edge, alpha=240), self.panel)
        title = brush.style(Face.TITLE, 34, theme.paper)
        words = texts()["browser"]
        heading = words["title"].format(pile=self.title, count=len(self.cards))
        brush.write(
            heading,
            (self.panel.left + u(40), self.panel.top + u(28)),
            title,
            self.panel.width * 0.6,
            least=22,
        )
        self._draw_hint(brush, words["hint" if self.cards else "empty"])
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
        self.group.draw(brush)

    def _draw_hint(self, brush: Brush, words: str) -> None:
        u = self.scale.u
        style = brush.style(Face.BODY_ITALIC, 18, self.theme.muted)
        brush.write(
            words,
            (self.panel.left + u(40), self.panel.bottom - u(16)),
            style,
            self._large().left - self.panel.left - u(80),
            valign="b",
        )
