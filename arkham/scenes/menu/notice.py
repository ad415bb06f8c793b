"""Show a sentence the player should read, on a strip of paper with a button that takes it off."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched, outline
from arkham.scenes.draw.text import Style, block_height, draw, draw_block, fit_px, measure
from arkham.scenes.draw.theme import NOTCH_BUTTON, NOTCH_PANEL, Scale, Theme, theme_for
from arkham.scenes.widgets.button import LEAST_WORDS, Look, Widget


@dataclass(slots=True, kw_only=True)
class Notice(Widget):
    """One sentence; pressing the strip anywhere takes it off. `name` is the sentence."""

    answer: str = ""  # the word on the button
    count: str = ""  # how many more there are

    def height(self, width: float, scale: Scale) -> int:
        """Return the height the sentence needs at a width."""
        room = width - round(scale.u(56))
        words = block_height(self.name, self._body(scale, theme_for("red"), room), room)
        return round(words + scale.u(56) + self._button_height(scale))

    def _button_height(self, scale: Scale) -> int:
        return round(max(scale.u(48), scale.font(32)))

    def _body(self, scale: Scale, theme: Theme, room: float) -> Style:
        """Return the letters in which even a long file name fits a line."""
        style = Style(Face.BODY_BOLD, scale.font(20), theme.ink)
        return style.at(
            min(fit_px(word, style, room, scale.px(LEAST_WORDS)) for word in self.name.split())
        )

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, scale, u = look.theme, look.scale, look.scale.u
        rect = self.rect
        cast_shadow(surface, rect, blur=u(16), alpha=190, drop=u(8))
        surface.blit(
            paper(rect.size, theme.paper_bright, "notice", cut="notched", notch=u(NOTCH_PANEL)),
            rect,
        )
        inner = rect.inflate(-round(u(56)), -round(u(36)))
        body = self._body(scale, theme, inner.width)
        height = self._button_height(scale)
        inner.height -= height + round(u(12))
        draw_block(surface, self.name, inner, body)
        strong = Style(Face.BODY_BOLD, scale.font(19.5), theme.paper)
        button = pygame.Rect(0, 0, round(measure(self.answer, strong) + u(56)), height)
        button.bottomright = (rect.right - round(u(24)), rect.bottom - round(u(18)))
        edge = Edge(theme.ink, scale.line(1.4))
        surface.blit(notched(button.size, u(NOTCH_BUTTON), theme.ink, edge), button)
        draw(surface, self.answer, button.center, strong, anchor="c", valign="m")
        if self.count:
            second = Style(Face.BODY, scale.font(18), theme.on_paper)
            draw(surface, self.count, (inner.left, button.centery), second, valign="m")
        if look.focused or look.hovered:
            ring = rect.inflate(round(u(10)), round(u(10)))
            surface.blit(outline(ring.size, u(15), theme.lamp, scale.line(3, 3), cut=True), ring)
