"""Paint light and shade over the table: what may be chosen now, what not, and why."""

from __future__ import annotations

from dataclasses import replace

import pygame

from arkham.rules.areas import BRIEFCASE
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cues import Cues
from arkham.scenes.glyphs import draw_glyph
from arkham.scenes.hud import Hud
from arkham.scenes.layout import ACTIONS, Spot, TableLayout
from arkham.scenes.paint_cards import CardPainter
from arkham.scenes.paint_carry import CarryPainter
from arkham.scenes.paint_kit import Brush, forms
from arkham.scenes.paint_tabs import draw_tab
from arkham.scenes.placements import Placement, placements
from arkham.scenes.shapes import Edge, disc, outline
from arkham.scenes.spots import card_at, place_zones
from arkham.scenes.targets import Place
from arkham.scenes.view import TableView

_CARDS = ("lead", "hand", "card", "head")
_HELPERS = ("side", "contact", "briefcase")
_CONTROLS = ("action", "tool", "side", "contact", "briefcase", "skip", "do", "menace")
_QUIET = ("inspector", "slot", "prompt")


class MarksPainter:
    """Rings, slots, tags and shade of one game."""

    def __init__(self, rules: Ruleset, cards: CardPainter) -> None:
        self._rules = rules
        self._cards = cards
        self._carry = CarryPainter(rules, cards)

    def draw(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        """Draw all marks, from shade to focus."""
        self._carry.draw(brush, layout, view, hud, cues)
        self._picks(brush, layout, view, hud, cues)
        if cues.carried is None:
            self._hover(brush, layout, view, hud, cues)
        self._focus(brush, layout, view, cues)

    def over(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        """Draw what must stay legible over a carried card."""
        self._carry.over(brush, layout, view, hud, cues)

    def _picks(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        theme, u = brush.theme, brush.u
        wanted = cues.picks | cues.chosen
        if not wanted:
            return
        for spot, rect in layout.spots:
            card = card_at(view, spot) if spot.name in _CARDS else 0
            if card not in wanted:
                continue
            rect = rect.move(0, -cues.lifts.get(card, 0))
            ring = rect.inflate(2 * brush.px(3), 2 * brush.px(3))
            brush.blit(outline(ring.size, u(10), theme.lamp, brush.scale.line(4, 3)), ring)
            if card in cues.chosen:
                side = min(u(40), rect.width * 0.7)
                centre = (rect.centerx, rect.top + rect.height * 0.34)
                brush.centred(disc(side, theme.lamp, Edge(theme.ink, 2)), centre)
                draw_glyph(brush.surface, "check", centre, side * 0.62, theme.ink)
            draw_tab(brush, ring, forms("chosen") if card in cues.chosen else hud.pick_label)

    def _hover(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        spot = cues.hovered
        if spot is None or spot.name in _QUIET or cues.fan:
            return
        rect = _rect_of(layout, spot)
        if (
            rect is None
            or (spot.name == "skip" and not hud.skip)
            or (spot.name == "do" and not hud.do)
            or (spot.name in _HELPERS and not _helps(view, spot))
        ):
            return
        theme, u = brush.theme, brush.u
        if spot.name in _CARDS:
            card = card_at(view, spot)
            place = placements(view, layout).get(card) if card else None
            if place is not None:
                place = replace(place, lift=cues.lifts.get(card, 0))
                self._raised(brush, card, place, first=spot == Spot("lead"))
            return
        if spot.name == "action":
            if hud.track or cues.ticket:
                return
            status = hud.actions[spot.index]
            if not status.enabled:
                return
        corner = u(8)
        brush.blit(outline(rect.size, corner, theme.paper, brush.scale.line(2, 2), cut=True), rect)

    def _raised(self, brush: Brush, card: int, place: Placement, *, first: bool) -> None:
        """Show a card whole, over its neighbours, with the paper ring of the pointer."""
        if not first:
            self._cards.at_rest(brush.surface, card, place, brush.scale)
        ring = place.rect.inflate(2 * brush.px(3), 2 * brush.px(3)).move(0, -place.lift)
        line = brush.scale.line(3, 2)
        brush.blit(outline(ring.size, brush.u(10), brush.theme.paper, line), ring)

    def _focus(self, brush: Brush, layout: TableLayout, view: TableView, cues: Cues) -> None:
        spot = cues.focused
        if spot is None or spot.name == "fan":
            return
        rect = _rect_of(layout, spot)
        if rect is None:
            return
        away = 2 * brush.px(5)
        lift = cues.lifts.get(card_at(view, spot), 0) if spot.name in _CARDS else 0
        ring = rect.inflate(away, away).move(0, -lift)
        line = brush.scale.line(3, 3)
        cut = spot.name in _CONTROLS or spot.name == "header"
        corner = brush.u(11)
        brush.blit(outline(ring.size, corner, brush.theme.lamp, line, cut=cut), ring)


def _helps(view: TableView, spot: Spot) -> bool:
    """Say whether there is still a helper in a place for one."""
    place = spot.index if spot.name == "briefcase" else 0
    return place < len(view.areas[BRIEFCASE])


def _rect_of(layout: TableLayout, spot: Spot) -> pygame.Rect | None:
    if spot.name == "place":
        return place_zones(layout).get(list(Place)[spot.index])
    if spot.name == "action" and spot.index >= len(ACTIONS):
        return None
    try:
        return layout.rect_of(spot)
    except KeyError:
        return None
