"""A field for one line in the player's own words."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.play.journal import clean_note
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.widgets.button import LEAST_WORDS, Look, draw_focus_ring, draw_plate
from arkham.scenes.widgets.code_field import CodeField


@dataclass(slots=True, kw_only=True)
class NoteField(CodeField):
    """Takes every printable letter; empty, it says what it is for."""

    hint: str = ""

    def type(self, letters: str) -> None:
        """Add letters at the end, up to the length of a note."""
        self.text = clean_note(self.text + letters)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.enabled:
            draw_plate(surface, self.rect, look, primary=False, enabled=False)
            if look.focused:
                draw_focus_ring(surface, self.rect, look)
            return
        CodeField.draw(self, surface, look)
        if not self.text:
            scale = look.scale
            style = Style(Face.BODY_ITALIC, scale.font(20), look.theme.on_paper)
            where = (self.rect.left + scale.u(26), self.rect.centery)
            room = self.rect.width - scale.u(40)
            least = scale.px(LEAST_WORDS)
            draw(surface, self.hint, where, style, valign="m", width=room, least=least)
