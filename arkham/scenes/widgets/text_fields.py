"""Fields to type into: a case code, a note in the player's own words; and the clipboard.

A system without a clipboard costs nothing but the text.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import pygame

from arkham.play.journal import clean_note
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.text import Style, measure
from arkham.scenes.widgets.button import (
    Look,
    Role,
    Widget,
    draw_focus_ring,
    draw_plate,
)


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; return whether there is one."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False


def paste_text() -> str:
    """Return the text on the clipboard, or nothing."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


LONGEST = 24


@dataclass(slots=True, kw_only=True)
class CodeField(Widget):
    """One line of typewriter letters; wrong ones are the scene's business to explain."""

    text: str = ""
    untouched: bool = False  # it shows a whole code: typing begins another in its place
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return self.text

    def show(self, code: str) -> None:
        """Hold a whole code, as if all of it were selected."""
        self.text, self.untouched = code, True

    def select_all(self) -> None:
        """Let the next letter replace everything."""
        self.untouched = bool(self.text)

    def type(self, letters: str) -> None:
        """Add letters at the end, in capitals, up to the length of a code."""
        kept = "".join(c for c in letters.upper() if c.isalnum() or c == "-")
        before = "" if self.untouched else self.text
        self.text, self.untouched = (before + kept)[:LONGEST], False

    def takes(self, event: pygame.event.Event) -> bool:
        """Take what is typed; say of every letter that it is taken, for it is no key here."""
        if event.type == pygame.TEXTINPUT:
            self.type(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self.erase()
            return True
        return self.is_letter(event.unicode)

    def is_letter(self, typed: str) -> bool:
        return typed.isalnum()

    def erase(self) -> None:
        """Take the last letter away, or a whole code at once."""
        self.text, self.untouched = "" if self.untouched else self.text[:-1], False

    def clear(self) -> None:
        self.text, self.untouched = "", False

    def draw(self, brush: Brush, look: Look) -> None:
        u, theme = brush.scale.u, brush.theme
        edge = Edge(theme.ink, brush.scale.line(1.2), u(4))
        brush.surface.blit(notched(self.rect.size, u(6), theme.paper_bright, edge), self.rect)
        style = brush.style(Face.TYPE_BOLD, 24, theme.ink)
        left = self.rect.left + u(16)
        room = self.rect.width - u(32)
        active = look.focused or look.hovered
        if active and self.untouched:
            self._draw_selection(brush, look, style)
        drawn = brush.write(self.text, (left, self.rect.centery), style, room, valign="m", least=14)
        if active and not self.untouched:
            x = drawn.right + 2 if self.text else round(left)
            height = measure("X", style) * 1.8
            top = self.rect.centery - height / 2
            brush.surface.fill(theme.ink, (x, round(top), brush.px(2), round(height)))
        if look.focused:
            draw_focus_ring(brush, self.rect)

    def _draw_selection(self, brush: Brush, look: Look, style: Style) -> None:
        """Mark the whole code as what typing would replace."""
        u = brush.scale.u
        left, room = self.rect.left + u(16), self.rect.width - u(32)
        band = pygame.Rect(round(left - u(4)), 0, 0, round(style.px * 1.3))
        band.width = round(min(measure(self.text, style), room) + u(8))
        band.centery = self.rect.centery
        brush.surface.fill(brush.theme.lamp, band)


@dataclass(slots=True, kw_only=True)
class NoteField(CodeField):
    """Takes every printable letter; empty, it says what it is for."""

    hint: str = ""

    def type(self, letters: str) -> None:
        """Add letters at the end, up to the length of a note."""
        before = "" if self.untouched else self.text
        self.text, self.untouched = clean_note(before + letters), False

    def is_letter(self, typed: str) -> bool:
        return bool(typed) and typed.isprintable()

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.enabled:
            draw_plate(brush, self.rect, look, primary=False, enabled=False)
            if look.focused:
                draw_focus_ring(brush, self.rect)
            return
        CodeField.draw(self, brush, look)
        if not self.text:
            scale = brush.scale
            style = brush.style(Face.BODY_ITALIC, 20, brush.theme.on_paper)
            where = (self.rect.left + scale.u(26), self.rect.centery)
            room = self.rect.width - scale.u(40)
            brush.write(self.hint, where, style, room, valign="m")
