"""Hang a word on what can be picked or used now."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.badges import draw_tag, tag_width
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.shapes import Edge, disc
from arkham.scenes.draw.text import first_form, fits
from arkham.scenes.table.labels import Forms

TAB_HANGS = 30  # units that a tab may reach beyond the ring it hangs on


def draw_tab(brush: Brush, rect: pygame.Rect, words: Forms) -> None:
    """Hang a lamp-yellow tab on the lower edge of a ring; a check where no word fits."""
    theme, u = brush.theme, brush.u
    style = brush.bold(19, theme.ink)
    height = round(u(30) * (1 + 0.4 * (brush.scale.t - 1)))
    style = style.at(min(style.px, round(height * 0.72)))
    room = rect.width - (tag_width("", style, height, marked=False))
    word = first_form(words, style, room)
    if not fits(word, style, room):
        side = min(u(30), rect.width * 0.6)
        centre = (rect.centerx, rect.bottom - side * 0.35)
        brush.centred(disc(side, theme.lamp, Edge(theme.ink, 1.4)), centre)
        draw_glyph(brush.surface, "check", centre, side * 0.6, theme.ink)
        return
    tab = pygame.Rect(0, 0, tag_width(word, style, height, marked=False), height)
    tab.midbottom = (rect.centerx, round(rect.bottom + height * 0.38))
    tab.bottom = min(tab.bottom, brush.surface.get_height() - brush.px(7))
    draw_tag(brush.surface, tab, word, style, theme.lamp)
