"""Paint what lies over the table for a while: a fan of cards, the ticket, the effect track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.cards.frame import ASPECT
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, forms, section
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.icons import icon_info, icon_table
from arkham.scenes.draw.shapes import Edge, cast_shadow, gradient, lay_notched, notched, outline
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.text import block_height, draw_block
from arkham.scenes.draw.theme import Scale
from arkham.scenes.table.cues import Cues
from arkham.scenes.table.hud import EffectStatus, Hud
from arkham.scenes.table.layout.grid import edges
from arkham.scenes.table.layout.placements import Look, Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.paint.tabs import draw_tab
from arkham.scenes.table.ticket import Ticket, TicketLine
from arkham.settings import keys

_LEAST_STRIP = 44  # units of a covered card that stay visible and can be clicked
_FAN_ROWS = 3
_steps = SurfaceCache(megabytes=0.7)  # the plates of the effect track
_CORNER = 12  # units of a card that the round corners of the next one may show
_SHADE, _DARK = 12, 150  # units that a card of a fan shades its neighbour, and how much
_FAN_SHADOW = 40  # units that the shadow of a fan reaches beyond it


@dataclass(frozen=True, slots=True)
class FanLayout:
    """Cards of a pile laid out to choose from."""

    panel: pygame.Rect
    title: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    visible: tuple[pygame.Rect, ...]  # the part of each card no later one covers


def fan_layout(layout: TableLayout, count: int) -> FanLayout:
    """Lay cards out over the lines: as large as they can be, overlapping rather than tiny."""
    area = layout.lines.area
    return _fan_layout((area.left, area.top, area.width, area.height), layout.scale, count)


@lru_cache(maxsize=8)
def _fan_layout(room: tuple[int, int, int, int], scale: Scale, count: int) -> FanLayout:
    u = scale.u
    panel = pygame.Rect(room)
    heading = scale.u(30) * scale.t
    title = edges(panel.left + u(18), panel.top + u(8), panel.width - u(36), heading)
    area = edges(
        panel.left + u(16),
        title.bottom + u(8),
        panel.width - u(32),
        panel.bottom - u(14) - title.bottom - u(8),
    )
    gap = u(10)
    best: tuple[int, int, float] | None = None
    for rows in range(1, _FAN_ROWS + 1):
        height = min(u(235), (area.height - gap * (rows - 1)) / rows)
        width = int(height / ASPECT)
        columns = -(-count // rows)
        step = min(width + gap, (area.width - width) / max(1, columns - 1))
        best = (rows, width, step)
        if step >= min(width * 0.62, u(_LEAST_STRIP) * 2) or rows * u(130) > area.height:
            break
    assert best is not None
    rows, width, step = best
    columns = -(-count // rows)
    height = round(width * ASPECT)
    used = height * rows + gap * (rows - 1)
    top = area.top + (area.height - used) / 2
    cards, visible = [], []
    for i in range(count):
        row, column = divmod(i, columns)
        across = min(columns, count - row * columns)
        left = area.centerx - (step * (across - 1) + width) / 2
        card = pygame.Rect(
            round(left + column * step), round(top + row * (height + gap)), width, height
        )
        cards.append(card)
        strip = card.copy()
        if column < across - 1:
            strip.width = min(width, round(left + (column + 1) * step) - card.left)
        visible.append(strip)
    return FanLayout(panel, title, tuple(cards), tuple(visible))


def fan_rects(layout: TableLayout, count: int) -> tuple[pygame.Rect, ...]:
    """Return where each card of a fan can be pointed at; no two overlap."""
    return fan_layout(layout, count).visible


def draw_fan_panel(brush: Brush, layout: TableLayout, cues: Cues) -> None:
    """Draw the dark panel that the cards of a pile are laid out on."""
    theme, u = brush.theme, brush.u
    fan = fan_layout(layout, len(cues.fan))
    cast_shadow(
        brush.surface, fan.panel, blur=u(14), alpha=190, drop=u(6), radius=u(12), covered=True
    )
    edge = Edge(theme.lamp, brush.scale.line(2))
    lay_notched(brush.surface, fan.panel, u(12), theme.panel, edge)
    style = brush.label(20, theme.lamp, 1)
    brush.write(cues.fan_title, fan.title.midleft, style, fan.title.width, valign="m")


def draw_fan_cards(brush: Brush, layout: TableLayout, cues: Cues, cards: CardPainter) -> None:
    """Draw the cards of a pile as far as they are laid out, the one under the pointer in front."""
    theme, u = brush.theme, brush.u
    fan = fan_layout(layout, len(cues.fan))
    front = fan_front(cues)
    closed = fan.cards[len(fan.cards) // 2].center
    # Of cards so close together only a part is seen, and of their shadows those to the left.
    height, corner = fan.cards[0].height, brush.px(_CORNER)
    shade = gradient((brush.px(_SHADE), height), (0, 0, 0), 0, _DARK, across=True)
    lying: list[tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]] = []
    for i, card in enumerate(cues.fan):
        if i != front:
            x, y = _between(closed, fan.cards[i], cues.fan_open).topleft
            lying.append((shade, (x - shade.get_width(), y), (0, 0, shade.get_width(), height)))
            seen = (0, 0, fan.visible[i].width + corner, height)
            lying.append((cards.face(card, fan.cards[i].width), (x, y), seen))
    brush.surface.blits(lying, False)
    if front >= 0:
        rect = _between(closed, fan.cards[front], cues.fan_open).move(0, -brush.px(8))
        cards.at_rest(brush.surface, cues.fan[front], Placement(rect, Look.FACE), brush.scale)
        ring = rect.inflate(2 * brush.px(4), 2 * brush.px(4))
        brush.blit(outline(ring.size, u(11), theme.lamp, brush.scale.line(4, 3)), ring)
        if cues.fan_label:
            draw_tab(brush, ring, cues.fan_label)


def fan_rect(layout: TableLayout, cues: Cues) -> pygame.Rect:
    """Return all that a fan covers, its shadow and a raised card included."""
    reach = 2 * layout.scale.px(_FAN_SHADOW)
    return fan_layout(layout, len(cues.fan)).panel.inflate(reach, reach)


def _between(closed: tuple[int, int], rect: pygame.Rect, share: float) -> pygame.Rect:
    """Return where a card is while its fan opens from one pile."""
    if share >= 1:
        return rect
    back = 1 - share
    away = (closed[0] - rect.centerx, closed[1] - rect.centery)
    return rect.move(round(away[0] * back), round(away[1] * back))


def fan_front(cues: Cues) -> int:
    """Return the place of the card that has focus or pointer, -1 if none has."""
    if cues.focused is not None and cues.focused.name == "fan":
        return cues.focused.index
    return cues.fan.index(cues.inspected) if cues.inspected in cues.fan else -1


class TicketPainter:
    """The ticket that says what a command will do; its layout is kept while it stays."""

    def __init__(self) -> None:
        self._kept: tuple[object, tuple[int, float]] | None = None

    def draw(self, brush: Brush, rect: pygame.Rect, ticket: Ticket) -> None:
        theme, u = brush.theme, brush.u
        cast_shadow(
            brush.surface, rect, blur=u(14), alpha=200, drop=u(6), radius=u(8), covered=True
        )
        sheet = paper(rect.size, theme.paper_bright, "ticket", cut="notched", notch=u(10))
        brush.blit(sheet, rect)
        inner = rect.inflate(-2 * brush.px(5), -2 * brush.px(5))
        brush.blit(outline(inner.size, u(8), theme.ink, brush.scale.line(1.2), cut=True), inner)
        area = rect.inflate(-2 * brush.px(18), -2 * brush.px(11))
        head = brush.style(Face.TYPE_BOLD, 19, theme.ink)
        esc = brush.label(18, theme.on_paper, 0)
        key = brush.write([keys.label("back")], area.topright, esc, area.width * 0.3, anchor="r")
        room = key.left - u(10) - area.left
        title = brush.write(ticket.title, area.topleft, head, room)
        y = max(title.bottom, key.bottom) + brush.px(1)
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


def draw_track(brush: Brush, layout: TableLayout, hud: Hud) -> None:
    """Draw the effects of the card that is being resolved: done, now, next."""
    theme = brush.theme
    heading = layout.bottom.lead_heading
    style = brush.label(18, theme.muted, 1)
    words = forms("resolving", card=hud.track_source)
    brush.write(words, heading.midleft, style, heading.width, valign="m")
    for effect, rect in zip(hud.track, layout.track(len(hud.track)), strict=True):
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
