"""Offer an option with words below it: what the chosen value means."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.text import Style, draw_block, fit_block
from arkham.scenes.widgets.button import LEAST_WORDS, Answer, Look
from arkham.scenes.widgets.choices import OptionRow


@dataclass(slots=True, kw_only=True)
class ExplainedRow(OptionRow):
    """An option row that keeps the foot of its rectangle for words."""

    foot: float = 0.0  # pixels

    def boxes(self, label_height: float, gap: float) -> list[pygame.Rect]:
        """Return the rectangle of every value."""
        boxes = OptionRow.boxes(self, label_height, gap)
        for box in boxes:
            box.height -= round(self.foot)
        return boxes

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is not None and pos[1] > self.rect.bottom - self.foot:
            return None
        return OptionRow.press(self, pos)

    def point(self, pos: tuple[int, int]) -> None:
        OptionRow.point(self, pos)
        if pos[1] > self.rect.bottom - self.foot:
            self.pointed = -1

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        OptionRow.draw(self, surface, look)
        words = next((c.words for c in self.choices if c.id == self.chosen), "")
        gap = look.scale.px(3)
        room = pygame.Rect(
            self.rect.left,
            round(self.rect.bottom - self.foot) + gap,
            self.rect.width,
            round(self.foot) - gap,
        )
        style = Style(Face.BODY, look.scale.font(18), look.theme.muted)
        style = fit_block(words, style, room.size, look.scale.px(LEAST_WORDS), 1.2)
        draw_block(surface, words, room, style, leading=1.2)
