"""Controls that lie on paper: a link that leaves, and a box to tick."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.widgets.button import Look, Role, Widget, draw_focus_ring

BOX = 26  # units of the box to tick
LETTERS = 19


@dataclass(slots=True, kw_only=True)
class Link(Widget):
    """Underlined words on paper."""

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, rect = look.theme, self.rect
        lit = look.focused or look.hovered
        ink = theme.ink if lit else theme.on_paper
        style = Style(Face.BODY_BOLD if lit else Face.BODY, look.scale.font(LETTERS), ink)
        words = draw(surface, self.name, rect.center, style, anchor="c", valign="m")
        line = pygame.Rect(words.left, words.bottom, words.width, max(1, look.scale.px(1.4)))
        surface.fill(ink, line)
        if look.focused:
            draw_focus_ring(surface, rect, look)


@dataclass(slots=True, kw_only=True)
class TickBox(Widget):
    """A box to tick, with its words beside it."""

    ticked: bool = False
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return "on" if self.ticked else "off"

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, u, rect = look.theme, look.scale.u, self.rect
        side = round(u(BOX))
        box = pygame.Rect(rect.left + round(u(4)), 0, side, side)
        box.centery = rect.centery
        edge = Edge(theme.ink, look.scale.line(2.4 if look.hovered else 1.6))
        surface.blit(notched(box.size, u(4), theme.paper_bright, edge), box)
        if self.ticked:
            draw_glyph(surface, "check", box.center, side * 0.8, theme.ink)
        style = Style(Face.BODY, look.scale.font(LETTERS), theme.ink)
        draw(surface, self.name, (box.right + u(10), rect.centery), style, valign="m")
        if look.focused:
            draw_focus_ring(surface, rect, look)
