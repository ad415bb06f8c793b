"""Paint light and shade over the table: what may be chosen now, what not, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pygame

from arkham.rules.areas import BRIEFCASE
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.brush import Brush, brushed, forms
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.shapes import Edge, disc, outline
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.theme import Theme
from arkham.scenes.table.cues import Cues
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.labels import Forms
from arkham.scenes.table.layout.placements import Placement, placements
from arkham.scenes.table.layout.table import ACTIONS, Spot, TableLayout
from arkham.scenes.table.paint.cards import CardPainter, touched_by
from arkham.scenes.table.paint.carry import CarryPainter
from arkham.scenes.table.paint.tabs import TAB_HANGS, draw_tab
from arkham.scenes.table.picture.parts import Part
from arkham.scenes.table.spots import card_at, place_zones
from arkham.scenes.table.targets import Place
from arkham.scenes.table.view import TableView

_RING = 3  # units between a card and its ring
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

    def parts(
        self, theme: Theme, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> Iterator[tuple[str, Part]]:
        """Yield all marks, from shade to focus."""
        yield from self._carry.parts(theme, layout, view, hud, cues)
        yield from self._picks(theme, layout, view, hud, cues)
        if cues.carried is None:
            yield from self._hover(theme, layout, view, hud, cues)
        yield from self._focus(theme, layout, view, cues)

    def over(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> list[pygame.Rect]:
        """Draw what must stay legible over a carried card; return where."""
        return self._carry.over(brush, layout, view, hud, cues)

    def _picks(
        self, theme: Theme, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> Iterator[tuple[str, Part]]:
        wanted = cues.picks | cues.chosen
        if not wanted:
            return
        scale = layout.scale
        away, reach = 2 * scale.px(_RING), 2 * scale.px(_RING + TAB_HANGS)
        for spot, place in layout.spots:
            card = card_at(view, spot) if spot.name in _CARDS else 0
            if card not in wanted:
                continue
            rect = place.move(0, -cues.lifts.get(card, 0))
            chosen = card in cues.chosen
            words = forms("chosen") if chosen else hud.pick_label
            ring = rect.inflate(away, away)
            paint = partial(self._pick, ring=ring, words=words, chosen=chosen)
            yield (
                f"pick {card}",
                Part(
                    rect.inflate(reach, reach),
                    (words, chosen),
                    brushed(theme, scale, paint),
                ),
            )

    def _pick(self, brush: Brush, ring: pygame.Rect, words: Forms, *, chosen: bool) -> None:
        """Ring a card that answers the question."""
        theme, u = brush.theme, brush.u
        brush.blit(outline(ring.size, u(10), theme.lamp, brush.scale.line(4, 3)), ring)
        if chosen:
            rect = ring.inflate(-2 * brush.px(_RING), -2 * brush.px(_RING))
            side = min(u(40), rect.width * 0.7)
            centre = (rect.centerx, rect.top + rect.height * 0.34)
            brush.centred(disc(side, theme.lamp, Edge(theme.ink, 2)), centre)
            draw_glyph(brush.surface, "check", centre, side * 0.62, theme.ink)
        draw_tab(brush, ring, words)

    def _hover(
        self, theme: Theme, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> Iterator[tuple[str, Part]]:
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
        scale = layout.scale
        if spot.name in _CARDS:
            card = card_at(view, spot)
            place = placements(view, layout).get(card) if card else None
            if place is not None:
                place = replace(place, lift=cues.lifts.get(card, 0))
                raised = partial(self._raised, card=card, place=place, first=spot == Spot("lead"))
                yield (
                    "hover",
                    Part(
                        touched_by(place, scale),
                        (card, place),
                        brushed(theme, scale, raised),
                    ),
                )
            return
        if spot.name == "action" and (
            hud.track or cues.ticket or not hud.actions[spot.index].enabled
        ):
            return
        ring = partial(_ring, rect=rect, corner=8, colour=theme.paper, line=(2, 2), cut=True)
        yield "hover", Part(rect, spot, brushed(theme, scale, ring))

    def _raised(self, brush: Brush, card: int, place: Placement, *, first: bool) -> None:
        """Show a card whole, over its neighbours, with the paper ring of the pointer."""
        if not first:
            self._cards.at_rest(brush.surface, card, place, brush.scale)
        rect = place.rect.inflate(2 * brush.px(_RING), 2 * brush.px(_RING)).move(0, -place.lift)
        _ring(brush, rect, 10, brush.theme.paper, (3, 2))

    def _focus(
        self, theme: Theme, layout: TableLayout, view: TableView, cues: Cues
    ) -> Iterator[tuple[str, Part]]:
        spot = cues.focused
        if spot is None or spot.name == "fan":
            return
        rect = _rect_of(layout, spot)
        if rect is None:
            return
        scale = layout.scale
        away = 2 * scale.px(5)
        lift = cues.lifts.get(card_at(view, spot), 0) if spot.name in _CARDS else 0
        rect = rect.inflate(away, away).move(0, -lift)
        cut = spot.name in _CONTROLS or spot.name == "header"
        ring = partial(_ring, rect=rect, corner=11, colour=theme.lamp, line=(3, 3), cut=cut)
        yield "focus", Part(rect, cut, brushed(theme, scale, ring))


def _ring(
    brush: Brush,
    rect: pygame.Rect,
    corner: float,
    colour: Colour,
    line: tuple[int, int],
    cut: bool = False,
) -> None:
    """Draw a frame along the inside of a rectangle."""
    image = outline(rect.size, brush.u(corner), colour, brush.scale.line(line[0], line[1]), cut=cut)
    brush.blit(image, rect)


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
