"""Lay out the papers of the casebook: the desk, the ruled ledger, the sheet of the figures."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.casebook.layout import Layout
from arkham.scenes.casebook.ledger import Column, columns, draw_headings
from arkham.scenes.draw.backdrop import desk, paper
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.strings import draw_pin
from arkham.scenes.draw.text import Style, draw, draw_block, fit_block
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.widgets.button import LEAST_WORDS


@dataclass(frozen=True, slots=True)
class Headings:
    """What is written on the papers, beside the games and the figures."""

    subtitle: str
    figures: str
    empty: str  # instead of games; nothing if there are any


def papers(
    size: tuple[int, int], layout: Layout, headings: Headings, theme: Theme, scale: Scale
) -> pygame.Surface:
    """Return desk, panels, papers and headings as one picture."""
    u = scale.u
    lamp = (size[0] * 0.36, size[1] * 0.4)
    surface = desk(size, lamp, u(720), theme).copy()
    title = Style(Face.TITLE, round(u(58)), theme.paper)
    name = texts()["casebook"]["title"]
    drawn = draw(surface, name, (u(58), u(24)), title, shadow=theme.ink)
    note = Style(Face.BODY_ITALIC, min(scale.font(23), round(u(32))), theme.muted)
    room = layout.head_buttons.left - drawn.right - u(70)
    where = (drawn.right + u(36), layout.head_buttons.centery + u(4))
    least = scale.px(LEAST_WORDS)
    draw(surface, headings.subtitle, where, note, valign="m", width=room, least=least)
    edge = Edge(theme.hair, scale.line(1.3))
    for panel in (layout.bar, layout.desk):
        surface.blit(notched(panel.size, u(14), theme.panel, edge, alpha=240), panel)
    _draw_ledger(surface, layout, headings.empty, theme, scale)
    _draw_sheet(surface, layout, headings.figures, theme, scale)
    return surface


def _draw_ledger(
    surface: pygame.Surface, layout: Layout, empty: str, theme: Theme, scale: Scale
) -> None:
    """Draw the ledger's paper with its rules, and a kind word if nothing is on it."""
    u, page = scale.u, layout.page
    cast_shadow(surface, page, blur=u(18), alpha=190, drop=u(8))
    surface.blit(paper(page.size, theme.paper_bright, "ledger"), page)
    for place in range(layout.lines.height // layout.row_height + 1):
        y = layout.lines.top + place * layout.row_height
        line = theme.on_paper if place == 0 else theme.paper_shade
        start, end = (page.left + u(10), y), (page.right - u(10), y)
        pygame.draw.line(surface, line, start, end, scale.px(1.4))
    margin = round(page.left + u(58))
    pygame.draw.line(
        surface, theme.accent.light, (margin, page.top), (margin, page.bottom), scale.px(1.4)
    )
    draw_pin(surface, (page.left + u(30), page.top + u(30)), u(20), theme.accent.light)
    words = texts()["casebook"]
    names: dict[Column, str] = {c: words[f"column_{c}"] for c in columns(scale)}
    draw_headings(surface, layout.headings, names, theme, scale)
    if empty:
        style = Style(Face.TITLE_ITALIC, scale.font(28), theme.on_paper)
        room = layout.lines.inflate(-round(u(200)), -round(u(40)))
        style = fit_block(empty, style, room.size, scale.px(18))
        draw_block(surface, empty, room, style, anchor="c", valign="m", even=True)


def _draw_sheet(
    surface: pygame.Surface, layout: Layout, heading: str, theme: Theme, scale: Scale
) -> None:
    """Draw the paper of the figures, its heading and the rule above the definitions."""
    u, sheet = scale.u, layout.sheet
    cast_shadow(surface, sheet, blur=u(18), alpha=190, drop=u(8))
    surface.blit(paper(sheet.size, theme.paper, "figures", cut="notched", notch=u(12)), sheet)
    draw_pin(surface, (sheet.right - u(32), sheet.top + u(32)), u(20), theme.accent.light)
    style = Style(Face.TITLE, min(scale.font(32), round(u(44))), theme.ink)
    where = (layout.figures.left, sheet.top + u(14))
    room = layout.more.left - layout.figures.left - u(16)
    draw(surface, heading, where, style, width=room, least=scale.px(20))
    y = layout.foot.top
    line = ((layout.foot.left, y), (layout.foot.right, y))
    pygame.draw.line(surface, theme.on_paper, *line, scale.px(1.2))
