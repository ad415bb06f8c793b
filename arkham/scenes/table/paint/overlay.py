"""Paint what lies over the table for a while: ticket, effect track, tabs, the cards of a pile.

A pile is laid out to choose from as a fan, a page of its cards in a strip over the leads row: every
line stays in sight, and no card covers another.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, draw_tag, forms, section, tag_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info, icon_table
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    lay_notched,
    lay_outline,
    notched,
    outline,
)
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.text import block_height, draw_block, first_form, fits, measure
from arkham.scenes.draw.theme import HIT, Scale
from arkham.scenes.table.hud import EffectStatus
from arkham.scenes.table.layout.desk import edges
from arkham.scenes.table.layout.table import Look, Placement, TableLayout
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.targets import PAGE, Forms
from arkham.scenes.table.ticket import Ticket, TicketLine

_steps = SurfaceCache(megabytes=0.7)  # the plates of the effect track
TAB_HANGS = 36  # units that a tab may reach beyond the ring it hangs on


_TAB_ABOVE = 0.8  # of its height, so that a tab on the hand leaves the words above it whole


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
        brush.tick((rect.centerx, rect.bottom - side * 0.35), side)
        return
    tab = pygame.Rect(0, 0, tag_width(word, style, height, marked=False), height)
    tab.midtop = (rect.centerx, top)
    draw_tag(brush.surface, tab, word, style, theme.lamp)


def tab_span(rect: pygame.Rect, scale: Scale, window: int) -> tuple[int, int]:
    """Return top and height of the tab of a ring, in a window of that height."""
    height = round(scale.u(30) * (1 + 0.4 * (scale.t - 1)))
    below = round(rect.bottom - height * 0.25)
    if below + height > window - scale.px(14):
        height = round(height * _TAB_ABOVE)
        return rect.top + scale.px(3) - height, height
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
        brush.blit(_plate_of_step(brush, effect, rect.size), rect)


def _plate_of_step(brush: Brush, effect: EffectStatus, size: tuple[int, int]) -> pygame.Surface:
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


_FAN_SHADOW = 40  # units that the shadow of a fan reaches beyond it
_FAN_GAP = 24  # units between two cards, at most
_FAN_LIFT = 6  # units that the card under the pointer is raised
_FAN_TAG = 30  # units above a card, in which it says where it comes from
_FAN_LAG = 0.8  # of its opening, until the last card leaves the pile
_AWAY = -100_000  # where the cards of a strip are that is lifted
_FAN_BELOW = 28  # units below a card, in which it says where it fits


@dataclass(frozen=True, slots=True)
class Fan:
    """A page of cards laid out to choose from, and what is said of them."""

    layout: FanLayout
    cards: tuple[int, ...]
    title: str
    label: Forms  # what one of them is picked for
    areas: tuple[str, ...]  # where each comes from, if not all come from one place
    piles: tuple[tuple[str, int, bool], ...]  # name, count, whether the question offers it
    fits: tuple[tuple[str, ...], ...]  # the cases that would take each now
    front: int  # the place of the card that has focus or pointer, -1 if none has
    pages: Forms  # which cards of how many are shown, nothing if all are


@dataclass(frozen=True, slots=True)
class FanLayout:
    """Where the cards of a fan lie."""

    panel: pygame.Rect
    title: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    turn: tuple[pygame.Rect, pygame.Rect] | None  # back and on, where there are several pages
    range: pygame.Rect  # "9-16 of 27", between them
    lift: pygame.Rect  # what lifts it off the leads, and lays it down again


def fan_layout(layout: TableLayout, cues: Cues) -> FanLayout:
    """Lay a page of cards out in a strip over the leads, so that every line stays in sight."""
    leads, scale = layout.leads.area, layout.scale
    several = cues.fan_count > PAGE
    room = pygame.Rect(leads.left, 0, leads.width, leads.bottom + round(scale.u(6)))
    count = PAGE if several else len(cues.fan)
    above = scale.px(_FAN_TAG) if cues.fan_areas else 0
    room.width = min(room.width, round(_fan_width(room.height - above, scale, count)))
    room.right = leads.right  # it opens out of the piles
    laid = _fan_layout(tuple(room), scale, len(cues.fan), several, above)
    if not cues.fan_lifted:
        return laid
    # Only the button that lays it down again stays, above the piles and their words.
    panel = laid.lift.inflate(round(scale.u(8)), 0)
    cards = tuple(card.move(0, _AWAY) for card in laid.cards)
    return replace(laid, panel=panel, cards=cards, turn=None)


def _fan_width(height: int, scale: Scale, count: int) -> float:
    """Return how wide a strip has to be for cards side by side and for its question."""
    least = scale.u(560) * (1 + 0.4 * (scale.t - 1))
    across = count * (_fan_card_height(height, scale) / ASPECT + scale.u(_FAN_GAP)) + scale.u(36)
    return max(least, across)


def _grown(scale: Scale) -> float:
    """Return how much larger the words of a fan become: they leave its cards their room."""
    return min(1.45, scale.t)


def _fan_heading(scale: Scale) -> float:
    return max(scale.u(30) * _grown(scale), scale.u(HIT))


def _fan_card_height(height: float, scale: Scale) -> float:
    return height - _fan_heading(scale) - scale.u(_FAN_BELOW) * _grown(scale) - scale.u(12)


@lru_cache(maxsize=8)
def _fan_layout(
    room: tuple[int, int, int, int], scale: Scale, count: int, several: bool, above: int
) -> FanLayout:
    u = scale.u
    panel = pygame.Rect(room)
    title = edges(panel.left + u(18), panel.top + u(4), panel.width - u(36), _fan_heading(scale))
    across = PAGE if several else count
    area = panel.inflate(-2 * round(u(18)), 0)
    height = _fan_card_height(panel.height - above, scale)
    width = int(min(height / ASPECT, (area.width - u(8) * (across - 1)) / max(1, across)))
    step = width + min(u(_FAN_GAP), (area.width - across * width) / max(1, across - 1))
    left = area.left if several else area.centerx - (step * (count - 1) + width) / 2
    top = title.bottom + u(2) + above + (height - round(width * ASPECT)) / 2
    cards = tuple(
        pygame.Rect(round(left + i * step), round(top), width, round(width * ASPECT))
        for i in range(count)
    )
    lift = pygame.Rect(0, 0, round(u(HIT + 10)), round(u(HIT)))
    lift.midright = title.midright
    title.width = lift.left - round(u(4)) - title.left
    turn, told = None, pygame.Rect(title.topright, (0, 0))
    if several:
        side = pygame.Rect(0, 0, round(u(HIT + 10)), round(u(HIT)))
        on, back = side.copy(), side.copy()
        on.midright = title.midright
        told = edges(on.left - u(104) * scale.t, title.top, u(104) * scale.t, title.height)
        back.midright = told.midleft
        turn = (back, on)
        title.width = back.left - round(u(10)) - title.left
    return FanLayout(panel, title, cards, turn, told, lift)


def fan_of(layout: TableLayout, cues: Cues) -> Fan:
    """Return the fan that lies over the table now."""
    front = cues.fan.index(cues.inspected) if cues.inspected in cues.fan else -1
    if cues.focused is not None and cues.focused.name == "fan":
        front = cues.focused.index
    first, count = cues.fan_from + 1, cues.fan_count
    last = cues.fan_from + len(cues.fan)
    pages = forms("fan_pages", first=first, last=last, count=count) if count > PAGE else ()
    return Fan(
        fan_layout(layout, cues),
        cues.fan,
        cues.fan_title,
        cues.fan_label,
        cues.fan_areas,
        cues.fan_piles,
        cues.fan_fits,
        front,
        pages,
    )


def fan_rect(fan: Fan, scale: Scale) -> pygame.Rect:
    """Return all that a fan covers, its shadow and a raised card included."""
    reach = 2 * scale.px(_FAN_SHADOW)
    return fan.layout.panel.inflate(reach, reach)


def draw_fan_panel(brush: Brush, fan: Fan) -> None:
    """Draw the dark panel that the cards of a pile are laid out on."""
    theme, u, panel, title = brush.theme, brush.u, fan.layout.panel, fan.layout.title
    cast_shadow(brush.surface, panel, blur=u(14), alpha=190, drop=u(6), radius=u(12), covered=True)
    edge = Edge(theme.lamp, brush.scale.line(2))
    lay_notched(brush.surface, panel, u(12), theme.panel, edge)
    is_lifted = not panel.contains(title)
    _draw_sign(brush, "down" if is_lifted else "up", fan.layout.lift)
    if is_lifted:
        return
    style = brush.label(20 * _grown(brush.scale) / brush.scale.t, theme.lamp, 0)
    room = title.width - _draw_piles(brush, fan, title.width - measure(fan.title, style))
    brush.write(fan.title, title.midleft, style, room, valign="m")
    if fan.layout.turn is None:
        return
    for sign, rect in zip(("left", "right"), fan.layout.turn, strict=True):
        _draw_sign(brush, sign, rect)
    told, style = fan.layout.range, brush.bold(18, theme.paper)
    room = told.width - u(8)
    brush.write(fan.pages, told.center, style, room, anchor="c", valign="m")


def _draw_sign(brush: Brush, sign: str, rect: pygame.Rect) -> None:
    """Draw a small button of the strip."""
    theme, plate = brush.theme, rect.inflate(-brush.px(6), -brush.px(8))
    lay_notched(brush.surface, plate, brush.u(6), theme.panel_raised, Edge(theme.edge, 1.3))
    draw_glyph(brush.surface, sign, plate.center, brush.u(20), theme.paper)


def _draw_piles(brush: Brush, fan: Fan, room: float) -> float:
    """Tell at the end of the heading which piles are meant, and which are not; return its width.

    Where there is no room for all only those that are meant are told, or none.
    """
    theme, title = brush.theme, fan.layout.title
    style = brush.label(17 * _grown(brush.scale) / brush.scale.t, theme.ink, 0.8)
    height, gap = min(title.height - brush.px(8), round(style.px * 1.7)), brush.px(10)
    for piles in (fan.piles, [pile for pile in fan.piles if pile[2]]):
        told = [forms("fan_pile", pile=name, count=count)[0].upper() for name, count, _ in piles]
        wide = [
            tag_width(words, style, height, marked=meant)
            for words, (_, _, meant) in zip(told, piles, strict=True)
        ]
        if sum(wide) + gap * (len(wide) + 1) > room:
            continue
        left = title.right - sum(wide) - gap * (len(wide) - 1)
        for words, width, (_, _, meant) in zip(told, wide, piles, strict=True):
            rect = pygame.Rect(round(left), 0, width, height)
            rect.centery = title.centery
            if meant:
                draw_tag(brush.surface, rect, words, style, theme.lamp, glyph="check")
            else:
                muted, edge = style.inked(theme.muted), Edge(theme.edge, 1.4)
                draw_tag(brush.surface, rect, words, muted, theme.panel, edge=edge, broken=True)
            left += width + gap
        return sum(wide) + gap * (len(wide) + 1)
    return 0.0


def draw_fan_cards(brush: Brush, fan: Fan, cards: CardPainter, share: float = 1.0) -> None:
    """Draw the cards of a pile as far as they are laid out, the one under the pointer in front.

    They come off the pile one after another, so that no frame has to print them all.
    """
    theme, u, places = brush.theme, brush.u, fan.layout.cards
    closed = (fan.layout.panel.right - places[0].width // 2, places[0].centery)
    for i, card in enumerate(fan.cards):
        begins = _FAN_LAG * i / len(fan.cards)
        if i != fan.front and share > begins:
            rect = _opening(closed, places[i], (share - begins) / (1 - begins))
            brush.blit(cards.face(card, places[i].width), rect)
    if share >= 1:
        line = math.ceil(brush.scale.line(2))
        for place in places:  # each of them answers
            # Around the card, not on it: the title of a small card begins at its edge.
            ring = place.inflate(2 * line, 2 * line)
            brush.blit(outline(ring.size, u(11), theme.lamp, line), ring)
        for name, place in zip(fan.areas, places, strict=False):
            _draw_area(brush, name, place)
        for i, (names, place) in enumerate(zip(fan.fits, places, strict=False)):
            if i != fan.front:  # its word hangs there, and the inspector says where it fits
                _draw_fit(brush, names, place)
    if fan.front >= 0:
        rect = _opening(closed, places[fan.front], share).move(0, -brush.px(_FAN_LIFT))
        cards.at_rest(brush, fan.cards[fan.front], Placement(rect, Look.FACE))
        ring = fan_ring(rect.move(0, brush.px(_FAN_LIFT)), brush.scale)
        brush.blit(outline(ring.size, u(11), theme.lamp, brush.scale.line(4, 3)), ring)
        if fan.label:
            draw_tab(brush, ring, fan.label)


def fan_ring(place: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Return the ring of the card of a fan that has focus or pointer, raised over its place."""
    return place.move(0, -scale.px(_FAN_LIFT)).inflate(2 * scale.px(4), 2 * scale.px(4))


def _draw_fit(brush: Brush, names: tuple[str, ...], card: pygame.Rect) -> None:
    """Say below a card which open cases would take it now."""
    theme, u = brush.theme, brush.u
    side = min(u(20), card.width * 0.2)
    t = _grown(brush.scale) / brush.scale.t
    y = card.bottom + brush.f(_FAN_BELOW * 0.55 * t)
    sign, ink = ("check", theme.lamp) if names else ("cross", theme.dim)
    draw_glyph(brush.surface, sign, (card.left + side / 2, y), side, ink)
    words = names or forms("fan_fits_none")
    style = brush.bold(18 * t, theme.paper) if names else brush.body(18 * t, theme.muted)
    left = card.left + side + u(5)
    brush.write(words, (left, y), style, card.right + u(8) - left, valign="m")


def _draw_area(brush: Brush, name: str, card: pygame.Rect) -> None:
    """Say above a card, whose title begins at its edge, from which area it comes."""
    style = brush.label(16, brush.theme.paper, 0.6)
    tag = pygame.Rect(card.left, card.top - brush.px(_FAN_TAG), card.width, brush.px(_FAN_TAG - 4))
    draw_tag(brush.surface, tag, name.upper(), style, brush.theme.accent.fill)


def _opening(closed: tuple[int, int], rect: pygame.Rect, share: float) -> pygame.Rect:
    """Return where a card is while its fan opens from one pile."""
    if share >= 1:
        return rect
    back = 1 - share
    away = (closed[0] - rect.centerx, closed[1] - rect.centery)
    return rect.move(round(away[0] * back), round(away[1] * back))
