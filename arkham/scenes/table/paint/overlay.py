"""Paint what lies over the table for a while: ticket, effect track, tabs on what answers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.badges import draw_tag, tag_width
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, forms, section
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.icons import icon_info, icon_table
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    disc,
    lay_outline,
    notched,
)
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.text import block_height, draw_block, first_form, fits
from arkham.scenes.draw.theme import Scale
from arkham.scenes.table.hud import EffectStatus
from arkham.scenes.table.targets import Forms
from arkham.scenes.table.ticket import Ticket, TicketLine

_steps = SurfaceCache(megabytes=0.7)  # the plates of the effect track
TAB_HANGS = 36  # units that a tab may reach beyond the ring it hangs on


_ABOVE = 0.8  # of its height, so that a tab on the hand leaves the words above it whole


def draw_tab(brush: Brush, rect: pygame.Rect, words: Forms) -> None:
    """Hang a lamp-yellow tab below a ring, where it covers no effect; a check if no word fits.

    Where the window ends below the ring it stands on its upper edge.
    """
    theme, u = brush.theme, brush.u
    style = brush.bold(19, theme.ink)
    top, height = tab_span(rect, brush.scale, brush.surface.get_height())
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
    tab.midtop = (rect.centerx, top)
    draw_tag(brush.surface, tab, word, style, theme.lamp)


def tab_span(rect: pygame.Rect, scale: Scale, window: int) -> tuple[int, int]:
    """Return top and height of the tab of a ring, in a window of that height."""
    height = round(scale.u(30) * (1 + 0.4 * (scale.t - 1)))
    below = round(rect.bottom - height * 0.25)
    if below + height > window - scale.px(14):
        height = round(height * _ABOVE)
        return round(rect.top + height * 0.25) - height, height
    return below, height


class TicketPainter:
    """The ticket that says what a command will do; its layout is kept while it stays."""

    def __init__(self) -> None:
        self._kept: tuple[object, tuple[int, float]] | None = None

    def draw(self, brush: Brush, rect: pygame.Rect, ticket: Ticket, key: str) -> None:
        """Draw a ticket; the key puts the card back."""
        theme, u = brush.theme, brush.u
        cast_shadow(
            brush.surface, rect, blur=u(14), alpha=200, drop=u(6), radius=u(8), covered=True
        )
        sheet = paper(rect.size, theme.paper_bright, "ticket", cut="notched", notch=u(10))
        brush.blit(sheet, rect)
        inner = rect.inflate(-2 * brush.px(5), -2 * brush.px(5))
        lay_outline(brush.surface, inner, u(8), theme.ink, brush.scale.line(1.2), cut=True)
        area = rect.inflate(-2 * brush.px(18), -2 * brush.px(11))
        head = brush.style(Face.TYPE_BOLD, 19, theme.ink)
        esc = brush.label(18, theme.on_paper, 0)
        cap = brush.write([key], area.topright, esc, area.width * 0.3, anchor="r")
        room = cap.left - u(10) - area.left
        title = brush.write(ticket.title, area.topleft, head, room)
        y = max(title.bottom, cap.bottom) + brush.px(1)
        line = brush.px(1.2)
        pygame.draw.line(brush.surface, theme.ink, (area.left, y), (area.right, y), line)
        below = pygame.Rect(area.left, y + brush.px(6), area.width, 0)
        below.height = area.bottom - below.top
        self._lines(brush, below, ticket)

    def _lines(self, brush: Brush, area: pygame.Rect, ticket: Ticket) -> None:
        key = (ticket, area.size)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._fitting(brush, area, ticket))
        columns, size = self._kept[1]
        theme, u = brush.theme, brush.u
        width = (area.width - u(16) * (columns - 1)) / columns
        x, y = float(area.left), float(area.top)
        for line in ticket.lines:
            height = _line_height(brush, line, width, size)
            if y + height > area.bottom + 1 and y > area.top:
                x, y = x + width + u(16), float(area.top)
            side = _ticket_mark(brush, size)
            box = pygame.Rect(round(x), round(y), side, side)
            self._mark(brush, box, line)
            left = box.right + u(8)
            grave = line.tone != "plain"
            style = brush.style(Face.BODY_BOLD if grave else Face.BODY, size, theme.ink)
            if grave:
                style = style.inked(theme.accent.on_paper)
            words = pygame.Rect(round(left), round(y), round(x + width - left), round(height))
            draw_block(brush.surface, line.text, words, style, leading=1.2)
            y += height

    def _fitting(self, brush: Brush, area: pygame.Rect, ticket: Ticket) -> tuple[int, float]:
        """Return columns and font size: the largest letters with which all lines fit."""
        size = 18.5
        while size * brush.scale.t > LEAST_WORDS:
            for columns in (1, 2):
                if self._fits(brush, area, ticket, columns, size):
                    return columns, size
            size -= 0.5
        return 2, LEAST_WORDS / brush.scale.t

    def _fits(
        self, brush: Brush, area: pygame.Rect, ticket: Ticket, columns: int, size: float
    ) -> bool:
        width = (area.width - brush.u(16) * (columns - 1)) / columns
        column, y = 0, 0.0
        for line in ticket.lines:
            height = _line_height(brush, line, width, size)
            if y + height > area.height + 1:
                column, y = column + 1, 0.0
            y += height
        return column < columns and y <= area.height + 1

    def _mark(self, brush: Brush, box: pygame.Rect, line: TicketLine) -> None:
        theme = brush.theme
        if not line.icon or line.icon not in icon_table():
            bar = pygame.Rect(0, 0, round(box.width * 0.6), max(2, brush.px(2.2)))
            bar.center = box.center
            brush.surface.fill(theme.ink, bar)
        elif line.icon.startswith("effect."):
            brush.effect(line.icon, box, must=line.text.startswith(forms("must")[0]))
        elif line.tone != "plain":
            brush.seal(icon_info(line.icon), box.center, box.width)
        else:
            units = box.width / brush.scale.s * 0.94
            brush.icon(icon_info(line.icon), box.center, units, theme.ink)


def _ticket_mark(brush: Brush, size: float) -> int:
    return round(min(brush.f(size * 1.3), brush.u(32)))


def _line_height(brush: Brush, line: TicketLine, width: float, size: float) -> float:
    style = brush.style(Face.BODY_BOLD, size, brush.theme.ink)
    room = width - _ticket_mark(brush, size) - brush.u(8)
    words = block_height(line.text, style, room, 1.2)
    return max(words, _ticket_mark(brush, size)) + brush.u(2)


def draw_track(
    brush: Brush,
    heading: pygame.Rect,
    track: tuple[EffectStatus, ...],
    source: str,
    rows: Sequence[pygame.Rect],
) -> None:
    """Draw the effects of the card that is being resolved: done, now, next."""
    style = brush.label(18, brush.theme.muted, 1)
    words = forms("resolving", card=source)
    if heading.height:
        brush.write(words, heading.midleft, style, heading.width, valign="m")
    for effect, rect in zip(track, rows, strict=True):
        brush.blit(_step(brush, effect, rect.size), rect)


def _step(brush: Brush, effect: EffectStatus, size: tuple[int, int]) -> pygame.Surface:
    """Return the plate of one effect, from the cache if it was drawn before."""

    def make() -> pygame.Surface:
        sheet = blank(size)
        _draw_step(Brush(sheet, brush.theme, brush.scale), effect, sheet.get_rect())
        return sheet

    return _steps.get((effect, size, brush.theme, brush.scale), make)


def _draw_step(brush: Brush, effect: EffectStatus, rect: pygame.Rect) -> None:
    theme, u = brush.theme, brush.u
    now, done = effect.stage == "now", effect.stage == "done"
    fill, edge, alpha = theme.panel_raised, Edge(theme.edge, 1.3), 235
    if now:
        fill, edge, alpha = theme.panel_hover, Edge(theme.lamp, brush.scale.line(3, 2)), 255
    elif done:
        fill, edge, alpha = theme.ink, Edge(theme.hair, 1.2), 150
    brush.blit(notched(rect.size, u(8), fill, edge, alpha=alpha), rect)
    side = round(min(u(36), rect.height - u(8)))
    box = pygame.Rect(0, 0, side, side)
    box.midleft = (rect.left + brush.px(12), rect.centery)
    name, _, number = effect.name.partition(" ")
    info = icon_info(f"effect.{name}", number or 0)
    if done:
        draw_glyph(brush.surface, "check", box.center, side * 0.7, theme.muted)
    else:
        brush.effect(info.id, box, must=effect.must)
    t = min(1.45, brush.scale.t) / brush.scale.t
    stage = brush.label(18 * t, theme.lamp if now else theme.muted, 1)
    words = forms(effect.stage)[0].upper()
    end = brush.write(words, (rect.right - u(14), rect.centery), stage, anchor="r", valign="m")
    left: float = box.right + u(12)
    if not done:
        word = forms("must" if effect.must else "may")[0].upper()
        ink = theme.lamp if effect.must else theme.may_light
        shown = brush.write(word, (left, rect.centery), brush.label(18 * t, ink, 0.8), valign="m")
        left = shown.right + u(10)
    style = brush.bold(19 * t, theme.paper) if now else brush.body(19 * t, theme.paper)
    if done:
        style = style.inked(theme.muted)
    room = end.left - u(10) - left
    gloss = str(section("glosses").get(info.id, info.name)).format(n=number)
    gloss = gloss[:1].upper() + gloss[1:]  # it stands alone here, elsewhere within a sentence
    brush.write(
        (info.rule.rstrip("."), gloss, info.name), (left, rect.centery), style, room, valign="m"
    )
