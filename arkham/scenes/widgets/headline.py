"""A button that speaks in the display face: lines of a menu, the way into a case."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.badges import draw_keycap
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import cast_shadow, outline
from arkham.scenes.draw.text import Anchor, Style, draw
from arkham.scenes.widgets.button import Look, Widget, draw_focus_ring


@dataclass(slots=True, kw_only=True)
class Headline(Widget):
    """Words on a sheet of paper (`sheet`), or bare on the desk; a note below."""

    note: str = ""
    sheet: bool = False
    centred: bool = False
    size: float = 34
    default: bool = False  # Enter comes here while the pointer leads

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        rect = self.rect.move(0, look.scale.px(2)) if look.pressed else self.rect
        has_focus = look.focused or look.hovered
        if self.sheet:
            self._draw_sheet(surface, rect, look)
        elif look.focused:
            draw_focus_ring(surface, rect, look)
        theme, scale, u = look.theme, look.scale, look.scale.u
        ink = theme.ink if self.sheet else theme.lamp if has_focus else theme.paper
        title = Style(Face.TITLE, scale.font(self.size), ink)
        title = title.at(min(title.px, round(rect.height * (0.5 if self.note else 0.72))))
        y = rect.centery - (title.px * 0.36 if self.note else 0)
        left = rect.centerx if self.centred else rect.left + u(34)
        anchor: Anchor = "c" if self.centred else "l"
        cap = u(96) if self.key else u(34)
        draw(
            surface,
            self.name,
            (left, y),
            title,
            anchor=anchor,
            valign="m",
            width=rect.width - (2 * cap if self.centred else cap + u(34)),
            least=scale.px(20),
            shadow=None if self.sheet else theme.ink,
        )
        if self.note:
            note = Style(
                Face.BODY_BOLD, scale.font(20), theme.on_paper if self.sheet else theme.muted
            )
            draw(
                surface,
                self.note,
                (left, y + title.px * 0.86),
                note,
                anchor=anchor,
                valign="m",
                width=rect.width - u(60),
                least=scale.px(15),
            )
        hears_key = has_focus or self.default and not look.keys_lead
        if self.key and hears_key and not scale.big:
            cap_ink = theme.ink if self.sheet else theme.lamp
            corner = (rect.right - u(22), rect.top + u(32) if self.centred else rect.centery)
            draw_keycap(
                surface,
                corner,
                u(32),
                self.key,
                cap_ink,
                cap_ink,
                scale.px(18),
                from_right=True,
            )

    def _draw_sheet(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        theme, u = look.theme, look.scale.u
        cast_shadow(surface, rect, blur=u(16), alpha=190, drop=u(8))
        sheet = paper(rect.size, theme.paper, self.id, cut="notched", notch=u(12))
        surface.blit(sheet, rect)
        inner = rect.inflate(-round(u(12)), -round(u(12)))
        surface.blit(outline(inner.size, u(9), theme.ink, look.scale.line(1.4), cut=True), inner)
        if look.focused or look.hovered:
            ring = rect.inflate(round(u(12)), round(u(12)))
            surface.blit(outline(ring.size, u(15), theme.lamp, look.scale.line(3), cut=True), ring)
