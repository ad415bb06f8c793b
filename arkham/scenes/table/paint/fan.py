"""Paint the strip of cards to choose from: a page of a pile, laid out over the leads row.

Every line stays in sight, and no card covers another; a large pile has several pages.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.cards.frame import ASPECT
from arkham.scenes.draw.badges import draw_tag
from arkham.scenes.draw.brush import Brush, forms
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.shapes import Edge, cast_shadow, lay_notched, outline
from arkham.scenes.draw.theme import HIT, Scale
from arkham.scenes.table.layout.grid import edges
from arkham.scenes.table.layout.placements import Look, Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.paint.overlay import draw_tab
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.targets import Forms

PAGE = 8
"""How many cards lie side by side; with more there are pages, not smaller cards."""
_FAN_SHADOW = 40  # units that the shadow of a fan reaches beyond it
_GAP = 24  # units between two cards, at most
_TAG = 30  # units above a card, in which it says where it comes from
_BELOW = 28  # units below a card, in which it says where it fits


@dataclass(frozen=True, slots=True)
class Fan:
    """A page of cards laid out to choose from, and what is said of them."""

    layout: FanLayout
    cards: tuple[int, ...]
    title: str
    label: Forms  # what one of them is picked for
    areas: tuple[str, ...]  # where each comes from, if not all come from one place
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


def fan_layout(layout: TableLayout, cues: Cues) -> FanLayout:
    """Lay a page of cards out in a strip over the leads, so that every line stays in sight."""
    leads, scale = layout.leads.area, layout.scale
    several = cues.fan_count > PAGE
    room = pygame.Rect(leads.left, 0, leads.width, leads.bottom + round(scale.u(6)))
    count = PAGE if several else len(cues.fan)
    above = scale.px(_TAG) if cues.fan_areas else 0
    room.width = min(room.width, round(_strip_width(room.height - above, scale, count)))
    room.right = leads.right  # it opens out of the piles
    return _fan_layout(tuple(room), scale, len(cues.fan), several, above)


def _strip_width(height: int, scale: Scale, count: int) -> float:
    """Return how wide a strip has to be for cards side by side and for its question."""
    least = scale.u(560) * (1 + 0.4 * (scale.t - 1))
    across = count * (_card_height(height, scale) / ASPECT + scale.u(_GAP)) + scale.u(36)
    return max(least, across)


def _heading(scale: Scale) -> float:
    return max(scale.u(30) * scale.t, scale.u(HIT))


def _card_height(height: float, scale: Scale) -> float:
    return height - _heading(scale) - scale.u(_BELOW) * scale.t - scale.u(12)


@lru_cache(maxsize=8)
def _fan_layout(
    room: tuple[int, int, int, int], scale: Scale, count: int, several: bool, above: int
) -> FanLayout:
    u = scale.u
    panel = pygame.Rect(room)
    title = edges(panel.left + u(18), panel.top + u(4), panel.width - u(36), _heading(scale))
    across = PAGE if several else count
    area = panel.inflate(-2 * round(u(18)), 0)
    height = _card_height(panel.height - above, scale)
    width = int(min(height / ASPECT, (area.width - u(8) * (across - 1)) / max(1, across)))
    step = width + min(u(_GAP), (area.width - across * width) / max(1, across - 1))
    left = area.left if several else area.centerx - (step * (count - 1) + width) / 2
    top = title.bottom + u(2) + above + (height - round(width * ASPECT)) / 2
    cards = tuple(
        pygame.Rect(round(left + i * step), round(top), width, round(width * ASPECT))
        for i in range(count)
    )
    turn, told = None, pygame.Rect(title.topright, (0, 0))
    if several:
        side = pygame.Rect(0, 0, round(u(HIT + 10)), round(u(HIT)))
        on, back = side.copy(), side.copy()
        on.midright = title.midright
        told = edges(on.left - u(104) * scale.t, title.top, u(104) * scale.t, title.height)
        back.midright = told.midleft
        turn = (back, on)
        title.width = back.left - round(u(10)) - title.left
    return FanLayout(panel, title, cards, turn, told)


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
    brush.write(fan.title, title.midleft, brush.label(20, theme.lamp, 1), title.width, valign="m")
    if fan.layout.turn is None:
        return
    for sign, rect in zip(("left", "right"), fan.layout.turn, strict=True):
        plate = rect.inflate(-brush.px(6), -brush.px(8))
        lay_notched(brush.surface, plate, u(6), theme.panel_raised, Edge(theme.edge, 1.3))
        draw_glyph(brush.surface, sign, plate.center, u(20), theme.paper)
    told, style = fan.layout.range, brush.bold(18, theme.paper)
    room = told.width - u(8)
    brush.write(fan.pages, told.center, style, room, anchor="c", valign="m")


def draw_fan_cards(brush: Brush, fan: Fan, cards: CardPainter, share: float = 1.0) -> None:
    """Draw the cards of a pile as far as they are laid out, the one under the pointer in front."""
    theme, u, places = brush.theme, brush.u, fan.layout.cards
    closed = (fan.layout.panel.right - places[0].width // 2, places[0].centery)
    for i, card in enumerate(fan.cards):
        if i != fan.front:
            rect = _between(closed, places[i], share)
            brush.blit(cards.face(card, places[i].width), rect)
    if share >= 1:
        line = math.ceil(brush.scale.line(2))
        for place in places:  # each of them answers
            # Around the card, not on it: the title of a small card begins at its edge.
            ring = place.inflate(2 * line, 2 * line)
            brush.blit(outline(ring.size, u(11), theme.lamp, line), ring)
        for name, place in zip(fan.areas, places, strict=False):
            _draw_area(brush, name, place)
        for names, place in zip(fan.fits, places, strict=False):
            _draw_fit(brush, names, place)
    if fan.front >= 0:
        rect = _between(closed, places[fan.front], share).move(0, -brush.px(6))
        cards.at_rest(brush, fan.cards[fan.front], Placement(rect, Look.FACE))
        ring = rect.inflate(2 * brush.px(4), 2 * brush.px(4))
        brush.blit(outline(ring.size, u(11), theme.lamp, brush.scale.line(4, 3)), ring)
        if fan.label:
            draw_tab(brush, ring, fan.label)


def _draw_fit(brush: Brush, names: tuple[str, ...], card: pygame.Rect) -> None:
    """Say below a card which open cases would take it now."""
    theme, u = brush.theme, brush.u
    side = min(u(20), card.width * 0.2)
    y = card.bottom + brush.f(_BELOW * 0.55)
    sign, ink = ("check", theme.lamp) if names else ("cross", theme.dim)
    draw_glyph(brush.surface, sign, (card.left + side / 2, y), side, ink)
    words = names or forms("fan_fits_none")
    style = brush.bold(18, theme.paper) if names else brush.body(18, theme.muted)
    left = card.left + side + u(5)
    brush.write(words, (left, y), style, card.right + u(8) - left, valign="m")


def _draw_area(brush: Brush, name: str, card: pygame.Rect) -> None:
    """Say above a card, whose title begins at its edge, from which area it comes."""
    style = brush.label(16, brush.theme.paper, 0.6)
    tag = pygame.Rect(card.left, card.top - brush.px(_TAG), card.width, brush.px(_TAG - 4))
    draw_tag(brush.surface, tag, name.upper(), style, brush.theme.accent.fill)


def _between(closed: tuple[int, int], rect: pygame.Rect, share: float) -> pygame.Rect:
    """Return where a card is while its fan opens from one pile."""
    if share >= 1:
        return rect
    back = 1 - share
    away = (closed[0] - rect.centerx, closed[1] - rect.centery)
    return rect.move(round(away[0] * back), round(away[1] * back))
