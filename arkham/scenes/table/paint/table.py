"""Paint the table: one painter for all that lies on it, each region in a file of its own.

What lies at rest is painted part by part, when one of them changes (see `regions`, `resting`);
marks lie over it (see `calm`), and what moves or is carried over those.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from functools import partial

import pygame

from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState
from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush, brushed
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.table.cues import Cues
from arkham.scenes.table.hud import Hud, LineStatus
from arkham.scenes.table.layout.placements import Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.effects import Effects
from arkham.scenes.table.motion.sprites import Sprite
from arkham.scenes.table.paint.bottom import BottomPainter
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.paint.carry import carried_rect, carried_width
from arkham.scenes.table.paint.inspector import InspectorPainter, worth_a_look
from arkham.scenes.table.paint.leads import LeadsPainter
from arkham.scenes.table.paint.lines import LinesPainter
from arkham.scenes.table.paint.marks import MarksPainter
from arkham.scenes.table.paint.overlay import (
    TicketPainter,
    draw_fan_cards,
    draw_fan_panel,
    draw_track,
    fan_front,
    fan_rect,
)
from arkham.scenes.table.paint.rail import RailPainter
from arkham.scenes.table.paint.tip import draw_tip, tip_layout
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.picture.parts import Part
from arkham.scenes.table.view import TableView

_TAG_REACH = 8  # units that the ring and the tag of the First lead reach beyond it
_TICKET_SHADOW = 36  # units that the shadow of a ticket or tip reaches beyond it
_BOARDS = 120  # opacity of the case's own boards over the lamp-lit desk, of 255


class TablePainter:
    """The picture of one game."""

    def __init__(self, rules: Ruleset, theme: Theme, faces: CardFaces) -> None:
        self._folder = rules.case.id
        self.theme = theme
        self._cards = CardPainter(rules, theme, faces)
        self._rail = RailPainter(rules, faces)
        self._leads = LeadsPainter(rules, faces)
        self._lines = LinesPainter(rules)
        self._bottom = BottomPainter(rules, faces)
        self._inspector = InspectorPainter(rules, self._cards)
        self._marks = MarksPainter(rules, self._cards)
        self._ticket = TicketPainter()
        self._scale = Scale(1.0)
        self._desk: tuple[object, pygame.Surface] | None = None

    def _brush(self, surface: pygame.Surface, layout: TableLayout) -> Brush:
        self._scale = layout.scale
        return Brush(surface, self.theme, layout.scale)

    def ground(self, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw the bare desk with its two panels, the light on it and the shadow of the prompt."""
        surface.blit(self._lit_desk(surface.get_size(), layout), (0, 0))

    def light(self, layout: TableLayout) -> tuple[object, ...]:
        """Return what the ground depends on; in another light everything is painted anew."""
        panels = (layout.rail.panel, layout.rail.rules, layout.inspector.panel, layout.prompt.rect)
        return layout.scale, layout.leads.cards[0], layout.bottom.hand_zone.topleft, panels

    def heading(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the name of the case, the turn and what the run counts as."""
        self._rail.heading(self._brush(surface, layout), layout.rail, hud)

    def time(
        self,
        surface: pygame.Surface,
        layout: TableLayout,
        view: TableView,
        hud: Hud,
        cues: Cues,
    ) -> None:
        """Draw the clock as far as it has moved, and the stack that time eats up."""
        self._rail.time(self._brush(surface, layout), layout.rail, view, hud, cues)

    def stability(self, surface: pygame.Surface, layout: TableLayout, hud: Hud, cues: Cues) -> None:
        """Draw the mirror as far as it is cracked."""
        self._rail.stability(self._brush(surface, layout), layout.rail, hud, cues)

    def goal(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the big picture, or the Objectives."""
        self._rail.goal(self._brush(surface, layout), layout.rail, hud)

    def piles(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the further stacks and the closed cases."""
        self._rail.piles(self._brush(surface, layout), layout.rail, hud)

    def leads(self, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw the row of the leads, still empty."""
        self._leads.draw(self._brush(surface, layout), layout.leads)

    def missing_lead(self, surface: pygame.Surface, layout: TableLayout, number: int) -> None:
        """Draw the place of a lead that is missing."""
        self._leads.place(self._brush(surface, layout), layout.leads, number)

    def menaces(self, surface: pygame.Surface, layout: TableLayout, view: TableView) -> None:
        """Draw the active menaces, if there are any."""
        if layout.menaces:
            self._leads.menaces(self._brush(surface, layout), layout.menaces, view)

    def stack(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the draw stack."""
        self._leads.stack(self._brush(surface, layout), layout.leads, hud)

    def odds(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the odds of the next check."""
        self._leads.odds(self._brush(surface, layout), layout.leads, hud)

    def discard(self, surface: pygame.Surface, layout: TableLayout, view: TableView) -> None:
        """Draw the discards."""
        self._leads.discard(self._brush(surface, layout), layout.leads, view)

    def header(
        self,
        surface: pygame.Surface,
        layout: TableLayout,
        index: int,
        anchor: int,
        status: LineStatus,
    ) -> None:
        """Draw what is said of one open case."""
        row = layout.lines.rows[index]
        self._lines.header(self._brush(surface, layout), row, anchor, status)

    def plate(self, surface: pygame.Surface, layout: TableLayout, index: int) -> None:
        """Draw what the cards of one open case lie on."""
        self._lines.plate(self._brush(surface, layout), layout.lines.rows[index])

    def slot(
        self, surface: pygame.Surface, layout: TableLayout, index: int, status: LineStatus
    ) -> None:
        """Draw the place for the next card of one open case."""
        self._lines.slot(self._brush(surface, layout), layout.lines.rows[index], status)

    def hand(self, surface: pygame.Surface, layout: TableLayout, view: TableView, hud: Hud) -> None:
        """Draw the place of the hand."""
        self._bottom.hand(self._brush(surface, layout), layout.bottom, view, hud)

    def helper(self, surface: pygame.Surface, layout: TableLayout, view: TableView) -> None:
        """Draw the contact or the briefcase."""
        self._bottom.helper(self._brush(surface, layout), layout.bottom, view)

    def lead_heading(self, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw the words over the actions that use the First lead."""
        self._bottom.lead_heading(self._brush(surface, layout), layout.bottom)

    def discard_heading(
        self, surface: pygame.Surface, layout: TableLayout, view: TableView, hud: Hud
    ) -> None:
        """Draw the words over the actions that discard the First lead."""
        self._bottom.discard_heading(self._brush(surface, layout), layout.bottom, view, hud)

    def action(
        self, surface: pygame.Surface, layout: TableLayout, name: str, view: TableView, hud: Hud
    ) -> None:
        """Draw one of the five actions."""
        self._bottom.button(self._brush(surface, layout), layout.bottom, name, view, hud)

    def tool(self, surface: pygame.Surface, layout: TableLayout, hud: Hud, index: int) -> None:
        """Draw one of the buttons below the inspector."""
        self._inspector.tool(self._brush(surface, layout), layout.inspector, hud, index)

    def _lit_desk(self, size: tuple[int, int], layout: TableLayout) -> pygame.Surface:
        """Return the desk of this window; it is made once a size."""
        grid = layout.grid
        lamp = (grid.x + grid.width * 0.26, size[1] * 0.27)
        key = (size, lamp, self.light(layout))
        if self._desk is None or self._desk[0] != key:
            wood = desk(size, lamp, grid.u(560), self.theme)
            # The boards of the case under the light of the lamp.
            boards = screen_picture("screens", f"table-{self._folder}", size)
            if boards is not None:
                boards.set_alpha(_BOARDS)
                wood.blit(boards, (0, 0))
            brush = self._brush(wood, layout)
            self._leads.light(brush, layout.leads)
            self._bottom.light(brush, layout.bottom)
            self._rail.draw(brush, layout.rail)
            self._bottom.shade(brush, layout.prompt)
            brush.panel(layout.inspector.panel)
            self._desk = (key, wood)
        return self._desk[1]

    def card(
        self,
        surface: pygame.Surface,
        card: int,
        placement: Placement,
        *,
        budget: Budget | None = None,
    ) -> bool:
        """Draw one card at rest; return whether it is printed for its place.

        With a budget another picture of the card may stand in for a while.
        """
        return self._cards.at_rest(surface, card, placement, self._scale, budget)

    def flying(
        self, surface: pygame.Surface, sprites: Collection[Sprite], budget: Budget | None = None
    ) -> list[pygame.Rect]:
        """Draw the cards on their way; return where."""
        return self._cards.moving(surface, sprites, self._scale, budget)

    def print_card(self, card: int, placement: Placement, layout: TableLayout) -> bool:
        """Print a card for a place it may get; return whether that was needed."""
        return self._cards.print_for(card, placement, layout.scale.s)

    def print_flying(self, card: int, layout: TableLayout) -> bool:
        """Print a card that only shows on its way; return whether that was needed."""
        return self._cards.print_flying(card, layout.leads.cards[0].width)

    def print_back(self, card: int, layout: TableLayout) -> bool:
        """Print the back of a card that may be turned over; return whether that was needed."""
        return self._cards.print_back(card, layout.scale)

    def has_large(self, card: int, layout: TableLayout) -> bool:
        """Say whether a card is printed for the inspector."""
        return self._cards.has_large(card, layout.inspector.card.width)

    def print_large(self, card: int, layout: TableLayout) -> bool:
        """Print a card for the inspector; return whether that was needed."""
        return self._cards.print_large(card, layout.inspector.card.width)

    def landed(self) -> None:
        """Forget the pictures of cards on their way, because none is."""
        self._cards.landed()

    def print_shadows(self, layout: TableLayout) -> None:
        """Make what every flight needs."""
        tiles = [tile for row in layout.lines.rows for tile in row.cards[:2]]
        rests = (*layout.leads.cards[:2], *layout.bottom.hand[:1], *tiles)
        self._cards.print_shadows(layout.scale, rests)

    def string(
        self, surface: pygame.Surface, layout: TableLayout, index: int, start: int, end: float
    ) -> None:
        """Tie the cards of one line together, from one piece of the string to another."""
        row = layout.lines.rows[index]
        self._lines.string(self._brush(surface, layout), row, start, end)

    def string_rect(self, layout: TableLayout, index: int, start: int, end: float) -> pygame.Rect:
        """Return all that some pieces of a string may touch."""
        return self._lines.string_rect(layout.scale, layout.lines.rows[index], start, end)

    def first_tag(self, layout: TableLayout, lift: int = 0) -> Part:
        """Return the ring and the tag of the First lead, raised as much as it is."""
        leads, reach = layout.leads, 2 * layout.scale.px(_TAG_REACH)
        rect = leads.cards[0].union(leads.first_tag).inflate(reach, reach).move(0, -lift)
        paint = partial(self._leads.first_tag, leads=leads, lift=lift)
        return Part(rect, leads, brushed(self.theme, layout.scale, paint))

    def prompt(self, surface: pygame.Surface, layout: TableLayout, hud: Hud, cues: Cues) -> None:
        """Draw the strip that says what to do."""
        self._bottom.prompt(self._brush(surface, layout), layout.prompt, hud, cues)

    def marks(self, layout: TableLayout, view: TableView, hud: Hud, cues: Cues) -> dict[str, Part]:
        """Return light and shade over the table: what may be chosen, what not, hover and focus.

        Over them lie the ticket, the fan of a pile, and the tip.
        """
        theme, scale = self.theme, layout.scale
        found = dict(self._marks.parts(theme, layout, view, hud, cues))
        if cues.carried is not None:
            found["first tag"] = self.first_tag(layout)
        if cues.ticket is not None:
            reach = 2 * scale.px(_TICKET_SHADOW)
            rect = layout.bottom.ticket
            paint = partial(self._ticket.draw, rect=rect, ticket=cues.ticket)
            found["ticket"] = Part(
                rect.inflate(reach, reach), cues.ticket, brushed(theme, scale, paint)
            )
        if cues.fan:
            whole = cues.fan_open >= 1
            facts = (cues.fan, cues.fan_title, cues.fan_label, fan_front(cues), whole)
            # It may be painted again after the question is answered.
            paint = partial(self._fan, layout=layout, cues=copy(cues), whole=whole)
            found["fan"] = Part(fan_rect(layout, cues), facts, brushed(theme, scale, paint))
        where = tip_layout(cues, layout, layout.window, theme)
        if cues.tip is not None and where is not None:
            reach = 2 * scale.px(_TICKET_SHADOW)
            paint = partial(draw_tip, tip=cues.tip, layout=where)
            found["tip"] = Part(
                where.rect.inflate(reach, reach), cues.tip, brushed(theme, scale, paint)
            )
        return found

    def _fan(self, brush: Brush, layout: TableLayout, cues: Cues, *, whole: bool) -> None:
        draw_fan_panel(brush, layout, cues)
        if whole:  # until then its cards move
            draw_fan_cards(brush, layout, cues, self._cards)

    def opening_fan(
        self, surface: pygame.Surface, layout: TableLayout, cues: Cues
    ) -> list[pygame.Rect]:
        """Draw the cards of a pile on their way out of it; return where."""
        draw_fan_cards(self._brush(surface, layout), layout, cues, self._cards)
        return [fan_rect(layout, cues)]

    def carried(
        self,
        surface: pygame.Surface,
        layout: TableLayout,
        view: TableView,
        hud: Hud,
        cues: Cues,
    ) -> list[pygame.Rect]:
        """Draw the card in the player's hand, and what putting it down here means; return where."""
        if cues.carried is None:
            return []
        centre = carried_rect(layout, cues.carried.pos).center
        width = carried_width(layout)
        card = self._cards.carried(surface, cues.carried.card, centre, width, layout.scale)
        return [card, *self._marks.over(self._brush(surface, layout), layout, view, hud, cues)]

    def clause_at(self, pos: tuple[int, int]) -> str:
        """Return the clause behind the words of the inspector under a point."""
        return self._inspector.clause_at(pos)

    def inspected(self, state: GameState, cues: Cues) -> int:
        """Return the card in the inspector: the one that asks, else the First lead, by default."""
        return cues.inspected or worth_a_look(state)

    def portrait(self, surface: pygame.Surface, layout: TableLayout, card: int) -> None:
        """Draw the inspected card large."""
        brush = self._brush(surface, layout)
        self._inspector.shade(brush, layout.inspector, card)
        self._inspector.portrait(brush, layout.inspector, card)

    def words(
        self, surface: pygame.Surface, layout: TableLayout, state: GameState, card: int
    ) -> None:
        """Draw all icons of the inspected card in words."""
        brush = self._brush(surface, layout)
        self._inspector.shade(brush, layout.inspector, card)
        self._inspector.words(brush, layout.inspector, state, card)

    def open_fonts(self, layout: TableLayout) -> None:
        """Open the fonts that the words of a card may need."""
        self._inspector.open_fonts(layout.scale)

    def track(self, surface: pygame.Surface, layout: TableLayout, hud: Hud) -> None:
        """Draw the effects of the card being resolved."""
        draw_track(self._brush(surface, layout), layout, hud)

    def effects(
        self, surface: pygame.Surface, layout: TableLayout, effects: Effects, *, under: bool
    ) -> list[pygame.Rect]:
        """Draw what passes: rings, stamps, folders, lightning; return where."""
        if not effects.busy:
            return []
        return effects.draw(self._brush(surface, layout), under=under)
