"""Paint what lies over the cards: what may be chosen, hover and focus, ticket, fan and tip.

A tip lies on paper beside what it explains, never on a notice; its clause is a link into the
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from arkham.rules.play import places_for
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.brush import Brush, draw_tag, forms, place_beside, tag_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, cast_shadow, lay_notched, lay_outline, notched
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.text import Style, block_height, draw_block, first_form, measure
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.table import targets
from arkham.scenes.table.layout.table import ACTIONS, Placement, Spot, TableLayout, placements
from arkham.scenes.table.paint.cards import CardPainter, touched_by
from arkham.scenes.table.paint.carry import CarryPainter
from arkham.scenes.table.paint.desk import LeadsPainter
from arkham.scenes.table.paint.overlay import (
    TAB_HANGS,
    Fan,
    TicketPainter,
    draw_fan_cards,
    draw_fan_panel,
    draw_tab,
    fan_layout,
    fan_of,
    fan_rect,
)
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Cues, Sight
from arkham.scenes.table.spots import card_at, place_zones
from arkham.scenes.table.targets import Forms, Place, label_of
from arkham.scenes.table.tips import Tip
from arkham.settings import keys

_FITS = 30  # units of the check on a card that fits
_RING = 3  # units between a card and its ring
_TICKET_SHADOW = 36  # units that the shadow of a ticket or tip reaches beyond it
_CARDS = ("lead", "hand", "card", "head")
_HELPERS = ("side", "helper", "bag")
_CONTROLS = ("action", "tool", "side", "helper", "bag", "skip", "do", "strip")
_QUIET = ("inspector", "slot", "prompt")


class MarksPainter:
    """Rings, slots, tags and shade of one game."""

    def __init__(self, rules: Ruleset, cards: CardPainter, leads: LeadsPainter) -> None:
        self._rules = rules
        self._cards = cards
        self._leads = leads
        self.carry = CarryPainter(rules, cards)
        self._ticket = TicketPainter()

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield all that lies over the cards, from shade to fan.

        While events are still shown there is nothing: nobody can answer yet.
        """
        if sight.busy:
            return
        carried = sight.cues.carried is not None
        if carried:
            yield from self.carry.hole(sight)
        yield from self._picks(sight)
        if not carried:
            if ways := targets.ways_out(sight.state.choice):
                words = label_of(sight.state.choice, ways[0].verb)
                yield from self.carry.place(sight.layout, Place.BAG, words)
            yield from self._hover(sight)
            yield from self._fits(sight)
            yield from self._focus(sight)
        if carried or Spot("lead") in (sight.cues.hovered, sight.cues.focused):
            yield self._leads.first_tag("first tag over shade", sight)
        yield from self._sheets(sight)

    def draw_carried(self, brush: Brush, sight: Sight) -> Iterator[None]:
        """Draw the card in the player's hand, where it may go, and the focus between them.

        It is done in steps, because whoever prints ahead has no time for all of it at once.
        """
        carried = sight.cues.carried
        if carried is None:
            return
        if not sight.busy:
            yield from self.carry.draw_lines(brush, sight, carried.card)
            for focus in self._focus(sight):
                focus.paint(brush, *focus.value)
            self.carry.draw_places(brush, sight)
            yield
        self.carry.draw_card(brush, sight, carried.card, carried.pos)

    def _sheets(self, sight: Sight) -> Iterator[Part]:
        """Yield the ticket and the fan of a pile."""
        layout, cues = sight.layout, sight.cues
        reach = 2 * layout.scale.px(_TICKET_SHADOW)
        if cues.ticket is not None:
            rect = layout.bottom.ticket
            told = (rect, cues.ticket, keys.label("back"))
            yield part("ticket", rect.inflate(reach, reach), self._ticket.draw, *told)
        if cues.fan:
            fan = fan_of(layout, cues)
            yield part("fan", fan_rect(fan, layout.scale), self._fan, fan, sight.fan_open >= 1)
            yield from self._leads.checks_beside(sight)
            if fan.front >= 0:
                yield from self._would_fit(sight, fan.cards[fan.front])

    def _would_fit(self, sight: Sight, card: int) -> Iterator[Part]:
        """Yield light on the open end of every line that would take a card of the fan."""
        if not self._rules.left[card]:
            return
        takers = places_for(sight.state, card)
        reach = 2 * sight.layout.scale.px(_RING)
        for line, row in zip(sight.view.lines, sight.layout.lines.rows, strict=False):
            if line[0] in takers:
                slot = row.slot.inflate(reach, reach)
                yield part(f"would fit {line[0]}", slot, self._light_slot, slot)

    def _light_slot(self, brush: Brush, rect: pygame.Rect) -> None:
        """Light an open end: it tells something, and is no place to drop a card."""
        lay_outline(brush.surface, rect, brush.u(9), brush.theme.lamp, brush.scale.line(3, 2))
        style = brush.label(16, brush.theme.ink, 0.6)
        height = round(min(brush.f(28), rect.height * 0.3))
        style = style.at(min(style.px, round(height * 0.7)))
        room = rect.width - brush.px(14)
        words = tuple(form.upper() for form in forms("fan_fits_here"))
        spare = tag_width("", style, height, marked=False)
        word = first_form(words, style, room - spare)
        tag = pygame.Rect(0, 0, min(room, tag_width(word, style, height, marked=False)), height)
        tag.midbottom = (rect.centerx, rect.bottom - brush.px(10))
        draw_tag(brush.surface, tag, word, style, brush.theme.lamp)

    def _fan(self, brush: Brush, fan: Fan, whole: bool) -> None:
        draw_fan_panel(brush, fan)
        if whole:  # until then its cards move
            draw_fan_cards(brush, fan, self._cards)

    def _picks(self, sight: Sight) -> Iterator[Part]:
        """Yield a ring and a word for every card that answers the question."""
        layout, cues, scale = sight.layout, sight.cues, sight.layout.scale
        wanted = cues.picks | cues.chosen
        if not wanted:
            return
        away, reach = 2 * scale.px(_RING), 2 * scale.px(_RING + TAB_HANGS)
        for spot, place in layout.spots:
            card = card_at(sight.view, spot) if spot.name in _CARDS else 0
            if card in wanted:
                rect = place.move(0, -cues.lifts.get(card, 0))
                chosen, words = card in cues.chosen, self._word_for(card, sight)
                ring = rect.inflate(away, away)
                whole = rect.inflate(reach, reach)
                yield part(f"pick {card}", whole, self._pick, ring, words, chosen)

    def _pick(self, brush: Brush, ring: pygame.Rect, words: Forms, chosen: bool) -> None:
        """Ring a card that answers the question."""
        theme, u = brush.theme, brush.u
        lay_outline(brush.surface, ring, u(10), theme.lamp, brush.scale.line(4, 3))
        if chosen:
            rect = ring.inflate(-2 * brush.px(_RING), -2 * brush.px(_RING))
            side = min(u(40), rect.width * 0.7)
            brush.tick((rect.centerx, rect.top + rect.height * 0.34), side)
        draw_tab(brush, ring, words)

    def _fits(self, sight: Sight) -> Iterator[Part]:
        """Yield a check at the corner of every card that fits a case now."""
        side = sight.layout.scale.px(_FITS)
        for spot, place in sight.layout.spots:
            card = card_at(sight.view, spot) if spot.name in ("lead", "hand") else 0
            if card in sight.cues.playable:
                mark = pygame.Rect(0, 0, side, side)
                mark.center = (place.left + side // 4, place.bottom - side // 4)
                mark.move_ip(0, -sight.cues.lifts.get(card, 0))
                yield part(f"fits {card}", mark, self._fit, mark)

    def _fit(self, brush: Brush, mark: pygame.Rect) -> None:
        brush.tick(mark.center, mark.width)

    def _hover(self, sight: Sight) -> Iterator[Part]:
        """Yield what shows where the pointer is: a card whole, or a ring around a control."""
        layout, view, hud, cues = sight.layout, sight.view, sight.hud, sight.cues
        spot = cues.hovered
        if spot is None or spot.name in _QUIET or cues.fan:
            return
        rect = _rect_of(layout, spot)
        if (
            rect is None
            or (spot.name == "skip" and not hud.skip)
            or (spot.name == "do" and not hud.do)
            or (spot.name in _HELPERS and not card_at(view, spot))
        ):
            return
        if spot.name in _CARDS:
            card = card_at(view, spot)
            place = placements(view, layout).get(card) if card else None
            if place is not None:
                place = replace(place, lift=cues.lifts.get(card, 0), covered=False)
                hangs = 2 * layout.scale.px(TAB_HANGS)
                touched = touched_by(place, layout.scale).inflate(hangs, hangs)
                words = self._word_for(card, sight)
                yield part("hover", touched, self._raised, card, place, spot == Spot("lead"), words)
            return
        if spot.name == "action" and (
            hud.track or cues.ticket or not hud.actions[spot.index].enabled
        ):
            return
        yield part("hover", rect, _ring, rect, 8, self._cards.theme.paper, (2, 2), True)

    def _word_for(self, card: int, sight: Sight) -> Forms:
        """Return what a card that answers the question is picked for, nothing for any other."""
        if card in sight.cues.chosen:
            return forms("chosen")
        return sight.hud.pick_label if card in sight.cues.picks else ()

    def _raised(self, brush: Brush, card: int, place: Placement, first: bool, words: Forms) -> None:
        """Show a card whole, over its neighbours, with the paper ring of the pointer."""
        if not first:
            self._cards.at_rest(brush, card, place)
        rect = place.rect.inflate(2 * brush.px(_RING), 2 * brush.px(_RING)).move(0, -place.lift)
        _ring(brush, rect, 10, brush.theme.paper, (3, 2), False)
        if words:
            draw_tab(brush, rect, words)

    def _focus(self, sight: Sight) -> Iterator[Part]:
        """Yield a ring around what has the focus of the keys."""
        spot, scale = sight.cues.focused, sight.layout.scale
        rect = _rect_of(sight.layout, spot) if spot is not None and spot.name != "fan" else None
        if spot is None or rect is None:
            return
        away = 2 * scale.px(5)
        card = card_at(sight.view, spot) if spot.name in _CARDS else 0
        rect = rect.inflate(away, away).move(0, -sight.cues.lifts.get(card, 0))
        cut = spot.name in _CONTROLS or spot.name == "header"
        yield part("focus", rect, _ring, rect, 11, self._cards.theme.lamp, (3, 3), cut)


def _ring(
    brush: Brush,
    rect: pygame.Rect,
    corner: float,
    colour: Colour,
    line: tuple[int, int],
    cut: bool,
) -> None:
    """Draw a frame along the inside of a rectangle."""
    width = brush.scale.line(line[0], line[1])
    lay_outline(brush.surface, rect, brush.u(corner), colour, width, cut=cut)


def _rect_of(layout: TableLayout, spot: Spot) -> pygame.Rect | None:
    if spot.name == "place":
        return place_zones(layout).get(list(Place)[spot.index])
    if spot.name == "action" and spot.index >= len(ACTIONS):
        return None
    try:
        return layout.rect_of(spot)
    except KeyError:
        return None


_TIP_WIDTH = 460  # units
_TIP_PAD = 20
_TOGETHER = {
    "side": ("side", "helper"),
    "bag": ("bag",),
    "action": ("action", "prompt", "skip", "do"),
    "skip": ("prompt", "skip", "do"),
    "do": ("prompt", "skip", "do"),
    "tool": ("tool",),
}
"""Controls that lie together: a tip of one must not cover the others, nor take their clicks."""
_IN_COLUMN = ("goals", "extra", "closed")  # rows of the left rail
_TIP_GAP = 6  # between a tip and what it explains; the pointer crosses it without losing the tip
_TIP_LEADING = 1.22
_LEAST_NOTICE = 320  # units of a notice that finds room beside a line


@dataclass(frozen=True, slots=True)
class TipLayout:
    """Where a tip lies and where its link is."""

    rect: pygame.Rect
    link: pygame.Rect | None
    link_words: str

    def holds(self, pos: tuple[int, int], gap: int) -> bool:
        """Say whether the pointer is on the tip or on its way there."""
        return self.rect.inflate(2 * gap, 2 * gap).collidepoint(pos)


def tip_gap(scale: Scale) -> int:
    return scale.px(_TIP_GAP)


def tip_layout(cues: Cues, layout: TableLayout, theme: Theme) -> TipLayout | None:
    """Return where the tip lies that is shown now, None if there is none."""
    if cues.tip is None or (anchor := _tip_anchor(cues, layout)) is None:
        return None
    laid = _placed_tip(cues.tip, anchor, layout.window, theme, layout.scale)
    slip = notice_slip(cues, layout)
    if slip is not None and laid.rect.colliderect(slip):
        return _placed_tip(cues.tip, anchor.union(slip), layout.window, theme, layout.scale)
    return laid


def notice_slip(cues: Cues, layout: TableLayout) -> pygame.Rect | None:
    """Return where a refusal or some news stands, above the prompt; None if there is none."""
    if not cues.toast:
        return None
    scale, prompt, gap = layout.scale, layout.prompt.rect, round(layout.scale.u(6))
    slip = _slip(cues, scale, round(layout.grid.width))
    slip.bottomleft = (min(prompt.left, prompt.right - slip.width), prompt.top - gap)
    rows = layout.lines.rows
    cards = [card for row in rows for card in (*row.visible, row.slot)]
    if not cues.toast_beside or slip.collidelist(cards) < 0:
        return slip
    for row in reversed(rows):  # where a line lies there, the free end of another takes it
        room = prompt.right - row.slot.right - 2 * gap
        if room >= min(slip.width, scale.u(_LEAST_NOTICE)):
            beside = _slip(cues, scale, room)
            if beside.height <= row.rect.height:
                beside.midright = (prompt.right, row.rect.centery)
                return beside
    return slip


def _slip(cues: Cues, scale: Scale, most: int) -> pygame.Rect:
    """Return a slip as large as its words need, at most so wide."""
    style = _notice_style(scale)
    beside = round(scale.u(64 if cues.toast_warns else 30))  # the sign, and margins
    width = min(most, measure(cues.toast, style) + beside)
    height = block_height(cues.toast, style, width - beside) + round(scale.u(18))
    return pygame.Rect(0, 0, width, height)


def draw_notice(brush: Brush, slip: pygame.Rect, words: str, warns: bool) -> None:
    """Draw a notice on its slip; one that warns wears the sign."""
    theme, u = brush.theme, brush.u
    cast_shadow(brush.surface, slip, blur=u(10), alpha=190, drop=u(4), covered=True)
    edge = Edge(theme.lamp, brush.scale.line(2.4))
    brush.blit(notched(slip.size, u(7), theme.paper_bright, edge), slip)
    if warns:
        draw_glyph(brush.surface, "warn", (slip.left + u(26), slip.centery), u(28), theme.ink)
    left = slip.left + round(u(50 if warns else 16))
    room = pygame.Rect(left, slip.top, slip.width, slip.height)
    room.width = slip.right - round(u(12)) - room.left
    draw_block(brush.surface, words, room, _notice_style(brush.scale).inked(theme.ink), valign="m")


def _notice_style(scale: Scale) -> Style:
    return Style(Face.BODY_BOLD, scale.font(20), (0, 0, 0))


def _tip_anchor(cues: Cues, layout: TableLayout) -> pygame.Rect | None:
    """Return what a tip lies beside: of a card to choose from, its share of the whole strip."""
    at = cues.tip_at
    if at is not None and at.name == "fan":
        fan = fan_layout(layout, cues)
        inside = at.index < len(fan.cards)
        shares = [pygame.Rect(r.left, fan.panel.top, r.width, fan.panel.height) for r in fan.cards]
        return shares[at.index] if inside else None
    own = next((rect for spot, rect in layout.spots if spot == at), None)
    if own is None or at is None:
        return None
    if at.name in _IN_COLUMN:  # beside it: all below and above it belongs to the same rail
        high = layout.window[1]
        return pygame.Rect(own.left, own.centery - high, own.width, 2 * high)
    # What stands above and below it is pressed next: the tip lies beyond all of that.
    group = _TOGETHER.get(at.name, ())
    beside = [rect for spot, rect in layout.spots if spot.name in group]
    whole = own.unionall(beside)
    if at.name == "hand" and cues.picks:  # the words over the cards that answer stay free
        hangs = layout.scale.px(TAB_HANGS)
        whole = pygame.Rect(whole.left, whole.top - hangs, whole.width, whole.height + hangs)
    return pygame.Rect(own.left, whole.top, own.width, whole.height)


def _placed_tip(
    tip: Tip, anchor: pygame.Rect, window: tuple[int, int], theme: Theme, scale: Scale
) -> TipLayout:
    """Lay a tip out beside its anchor: as narrow as its words let it be."""
    brush = Brush(pygame.Surface((1, 1)), theme, scale)
    pad = scale.u(_TIP_PAD)
    most = min(scale.u(_TIP_WIDTH) * min(1.6, scale.t), window[0] * 0.45)
    widest = max(
        measure(tip.name, _tip_name(brush)),
        *(measure(line.text, _tip_style(brush, line.grave)) for line in tip.lines),
        0,
    )
    link_words = _link_words(tip)
    room = min(most - 2 * pad, max(widest, measure(link_words, _tip_link(brush))) + 2)
    height = 2 * scale.u(14) + block_height(tip.name, _tip_name(brush), room, _TIP_LEADING)
    for line in tip.lines:
        height += block_height(
            line.text, _tip_style(brush, line.grave), room, _TIP_LEADING
        ) + scale.u(4)
    foot = _tip_link(brush).px * 1.5 if tip.clause else 0.0
    size = (round(room + 2 * pad), round(height + foot))
    area = pygame.Rect((0, 0), window)
    rect = place_beside(size, anchor, area, tip_gap(scale))
    link = None
    if tip.clause:
        top = round(rect.bottom - scale.u(12) - foot)
        link = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
    return TipLayout(rect, link, link_words)


def draw_tip(brush: Brush, tip: Tip, layout: TipLayout) -> None:
    theme, u, rect = brush.theme, brush.u, layout.rect
    blur, drop = u(14), u(6)
    cast_shadow(brush.surface, rect, blur=blur, alpha=200, drop=drop, radius=u(8), covered=True)
    edge = Edge(theme.ink, max(1.0, u(1.2)), u(5))
    lay_notched(brush.surface, rect, u(10), theme.paper_bright, edge)
    pad = round(u(_TIP_PAD))
    area = pygame.Rect(rect.left + pad, round(rect.top + u(14)), rect.width - 2 * pad, rect.height)
    area.height = block_height(tip.name, _tip_name(brush), area.width, _TIP_LEADING)
    draw_block(brush.surface, tip.name, area, _tip_name(brush), leading=_TIP_LEADING)
    for line in tip.lines:
        style = _tip_style(brush, line.grave)
        area.top = area.bottom + round(u(4))
        area.height = block_height(line.text, style, area.width, _TIP_LEADING)
        draw_block(brush.surface, line.text, area, style, leading=_TIP_LEADING)
    if layout.link:
        where = (area.left, layout.link.bottom - u(14))
        brush.write(layout.link_words, where, _tip_link(brush), area.width, valign="b")


def _link_words(tip: Tip) -> str:
    words = forms("tip_link", button=keys.label("rules"))
    return words[0] if tip.clause else ""


def _tip_name(brush: Brush) -> Style:
    return brush.style(Face.BODY_BOLD, 20, brush.theme.ink)


def _tip_style(brush: Brush, grave: bool) -> Style:
    if grave:
        return brush.style(Face.BODY_BOLD, 18.5, brush.theme.accent.on_paper)
    return brush.style(Face.BODY, 18.5, brush.theme.ink)


def _tip_link(brush: Brush) -> Style:
    return brush.style(Face.TYPE, 18, brush.theme.accent.on_paper)
