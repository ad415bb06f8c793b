"""A case file as a folder to choose: cover picture, title, what it is about, how it went so far."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.artwork import cover, whole_picture
from arkham.scenes.backdrop import paper
from arkham.scenes.canvas import Canvas
from arkham.scenes.fonts import Face
from arkham.scenes.glyphs import draw_glyph
from arkham.scenes.shapes import cast_shadow, notched, outline
from arkham.scenes.surfaces import Colour
from arkham.scenes.text import Style, draw, draw_block, fit_block, line_step, wrap
from arkham.scenes.theme import hex_colour
from arkham.scenes.widgets import Look, Role, Widget, draw_focus_ring

_CHOSEN: Colour = hex_colour("#C9A874")
_RESTING: Colour = hex_colour("#AD946B")
TAB = 34  # units


@dataclass(slots=True, kw_only=True)
class Dossier(Widget):
    """One folder of the three."""

    number: int = 1
    folder: str = ""  # of the case's pictures
    blurb: str = ""
    record: str = ""  # "Played 12, solved 5"
    label: str = ""  # "Case file 1"
    chosen_word: str = ""
    chosen: bool = False
    role: Role = Role.CHOICE

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        u, theme = look.scale.u, look.theme
        rect = self.rect
        cast_shadow(surface, rect, blur=u(20 if self.chosen else 10), alpha=190, drop=u(10))
        self._draw_folder(surface, look)
        top = rect.top + u(TAB)
        inner = pygame.Rect(
            round(rect.left + u(24)), round(top + u(26)), round(rect.width - u(48)), 0
        )
        inner.height = round(min(inner.width * 0.7, rect.height * 0.36))
        self._draw_print(surface, inner, look)
        self._draw_words(surface, inner, look)
        if self.chosen:
            frame = rect.inflate(round(u(16)), round(u(16)))
            surface.blit(
                outline(frame.size, u(12), theme.lamp, look.scale.line(4), cut=True), frame
            )
            self._draw_chosen_tag(surface, look)
        if look.focused:
            draw_focus_ring(surface, rect, look)

    def _draw_folder(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the cardboard with its tab, cut out of a sheet."""
        u, rect = look.scale.u, self.rect
        tone = _CHOSEN if self.chosen else _RESTING
        tab_left = u(22 + (self.number - 1) * 54)
        tab_width, tab = u(190), u(TAB)
        width, height = rect.size
        canvas = Canvas(rect.size, tone)
        points = [
            (0, tab),
            (tab_left - u(14), tab),
            (tab_left, 0),
            (tab_left + tab_width, 0),
            (tab_left + tab_width + u(14), tab),
            (width, tab),
            (width, height),
            (0, height),
        ]
        canvas.polygon(points, (255, 255, 255))
        shape = canvas.finish()
        sheet = paper(rect.size, tone, f"folder{self.number}").copy()
        sheet.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(sheet, rect)
        style = Style(Face.LABEL, look.scale.font(21), look.theme.ink, u(2))
        middle = (rect.left + tab_left + tab_width / 2, rect.top + u(19))
        draw(
            surface,
            self.label.upper(),
            middle,
            style,
            anchor="c",
            valign="m",
            width=tab_width,
            least=look.scale.px(15),
        )

    def _draw_print(self, surface: pygame.Surface, inner: pygame.Rect, look: Look) -> None:
        """Draw the cover picture, clipped to the folder like a photograph."""
        u, theme = look.scale.u, look.theme
        frame = inner.inflate(round(u(14)), round(u(14)))
        cast_shadow(surface, frame, blur=u(6), alpha=140, drop=u(4), radius=2)
        surface.fill(theme.paper if self.chosen else theme.paper_shade, frame)
        picture = whole_picture("screens", f"cover-{self.folder}")
        if picture is None:
            surface.fill(theme.ink, inner)
        else:
            surface.blit(cover(picture, inner.size), inner)

    def _draw_words(self, surface: pygame.Surface, inner: pygame.Rect, look: Look) -> None:
        theme, scale, u = look.theme, look.scale, look.scale.u
        title = Style(Face.TITLE, scale.font(33), theme.ink)
        title = title.at(min(title.px, round(u(44))))
        y = float(inner.bottom + u(20))
        for line in wrap(self.name, title, inner.width):
            draw(surface, line, (inner.left, y), title, width=inner.width, least=scale.px(20))
            y += line_step(title, 1.12)
        foot = self.rect.bottom - u(62)
        body = Style(Face.BODY_BOLD, scale.font(19.5), theme.ink)
        room = pygame.Rect(inner.left, round(y + u(6)), inner.width, round(foot - y - u(12)))
        if room.height > 0:
            body = fit_block(self.blurb, body, room.size, scale.px(15))
            draw_block(surface, self.blurb, room, body)
        pygame.draw.line(
            surface, theme.on_paper, (inner.left, foot), (inner.right, foot), scale.px(1.4)
        )
        small = Style(Face.BODY_BOLD, scale.font(19), theme.ink)
        draw(
            surface,
            self.record,
            (inner.left, foot + u(12)),
            small,
            width=inner.width,
            least=scale.px(15),
        )

    def _draw_chosen_tag(self, surface: pygame.Surface, look: Look) -> None:
        u, theme = look.scale.u, look.theme
        style = Style(Face.BODY_BOLD, look.scale.font(20), theme.ink)
        width, height = u(60) + style.px * 4.6, max(u(38), style.px * 1.6)
        tag = pygame.Rect(0, 0, round(width), round(height))
        tag.center = (self.rect.centerx, self.rect.bottom)
        surface.blit(notched(tag.size, u(8), theme.lamp), tag)
        draw_glyph(surface, "check", (tag.left + u(24), tag.centery), u(22), theme.ink)
        draw(
            surface,
            self.chosen_word,
            (tag.centerx + u(12), tag.centery),
            style,
            anchor="c",
            valign="m",
            width=tag.width - u(52),
            least=look.scale.px(15),
        )
