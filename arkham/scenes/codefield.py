"""A field to type or paste a case code into."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.fonts import Face
from arkham.scenes.shapes import Edge, notched
from arkham.scenes.text import Style, draw, measure
from arkham.scenes.widgets import Look, Role, Widget, draw_focus_ring

LONGEST = 24


@dataclass(slots=True, kw_only=True)
class CodeField(Widget):
    """One line of typewriter letters; wrong ones are the scene's business to explain."""

    text: str = ""
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return self.text

    def type(self, letters: str) -> None:
        """Add letters at the end, in capitals, up to the length of a code."""
        kept = "".join(c for c in letters.upper() if c.isalnum() or c == "-")
        self.text = (self.text + kept)[:LONGEST]

    def erase(self) -> None:
        self.text = self.text[:-1]

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        u, theme = look.scale.u, look.theme
        edge = Edge(theme.ink, look.scale.line(1.2), u(4))
        surface.blit(notched(self.rect.size, u(6), theme.paper_bright, edge), self.rect)
        style = Style(Face.TYPE_BOLD, look.scale.font(24), theme.ink)
        left = self.rect.left + u(16)
        room = self.rect.width - u(32)
        drawn = draw(
            surface,
            self.text,
            (left, self.rect.centery),
            style,
            valign="m",
            width=room,
            least=look.scale.px(14),
        )
        if look.focused or look.hovered:
            x = drawn.right + 2 if self.text else round(left)
            height = measure("X", style) * 1.8
            top = self.rect.centery - height / 2
            surface.fill(theme.ink, (x, round(top), look.scale.px(2), round(height)))
        if look.focused:
            draw_focus_ring(surface, self.rect, look)
