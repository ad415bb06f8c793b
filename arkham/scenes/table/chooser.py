"""Ask which of several ways is meant: one row each, with its card and what it will do.

The rows lie beside the spot that was used, and the table stays in sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.rules.cards import Card
from arkham.rules.choices import Option
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.brush import Brush, place_beside
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.text import Style, block_height, draw_block
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.table.ticket import TicketLine, ticket_of
from arkham.scenes.widgets.button import Button, Chosen, Look, Widget, draw_focus_ring, draw_plate
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys
from arkham.words import wording

_WIDTH = 600  # units
_CARD = 84
_PAD = 24
_MOST_COLUMNS = 3
_MOST_LINES = 3


@dataclass(slots=True, kw_only=True)
class WayRow(Widget):
    """One way: the card that makes it possible, what it is called, what it will do."""

    card: Card
    faces: CardFaces
    consequences: tuple[TicketLine, ...]

    def height(self, scale: Scale, width: float) -> float:
        """Return how high the row has to be for its words."""
        room = width - scale.u(_CARD + 44)
        words = block_height(self.name, _name(scale), room)
        words += sum(block_height(line.text, _body(scale), room) for line in self.consequences)
        return max(scale.u(_CARD) * ASPECT, words) + scale.u(16)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        draw_plate(brush, self.rect, look, primary=False, enabled=True)
        if look.focused:
            draw_focus_ring(brush, self.rect)
        face = self.faces.tile(self.card, face_size(u(_CARD)), scale.s)
        place = face.get_rect(midleft=(self.rect.left + round(u(12)), self.rect.centery))
        brush.blit(face, place)
        area = pygame.Rect(place.right + round(u(16)), round(self.rect.top + u(8)), 0, 0)
        area.width = round(self.rect.right - u(12)) - area.left
        area.height = block_height(self.name, _name(scale), area.width)
        draw_block(brush.surface, self.name, area, _name(scale).inked(theme.paper))
        for line in self.consequences:
            grave = line.tone != "plain"
            style = _body(scale).inked(theme.accent.light if grave else theme.muted)
            area.top = area.bottom
            area.height = block_height(line.text, style, area.width)
            draw_block(brush.surface, line.text, area, style)


def _name(scale: Scale) -> Style:
    return Style(Face.BODY_BOLD, scale.font(20), (0, 0, 0))


def _body(scale: Scale) -> Style:
    return Style(Face.BODY, scale.font(18), (0, 0, 0))


def _consequences(state: GameState, option: Option, odds: str) -> tuple[TicketLine, ...]:
    """Tell what a way does: the side that is used, that it is used up, then what follows."""
    lines = []
    if option.tool:
        tool = state.rules.cards[option.tool]
        lines.append(TicketLine("", tool.sides[option.side - 1].text))
        lines.append(TicketLine("", texts()["choose"]["spends"].format(tool=tool.title), "warning"))
    lines += sorted(ticket_of(state, option, odds).lines, key=lambda line: line.tone != "fatal")
    return tuple(lines[:_MOST_LINES])


class ChooserScene(Scene):
    """Several ways, and none of them."""

    covers = False

    def __init__(
        self,
        state: GameState,
        options: Sequence[Option],
        anchor: pygame.Rect,
        faces: CardFaces,
        theme: Theme,
        *,
        odds: str = "full",
    ) -> None:
        self.options, self.theme = list(options), theme
        self._anchor = anchor
        cards = state.rules.cards
        self._rows: list[WayRow] = [
            WayRow(
                id=str(number),
                name=wording.option_line(state.rules, option),
                card=cards[option.tool or option.card or option.onto],
                faces=faces,
                consequences=_consequences(state, option, odds),
            )
            for number, option in enumerate(options)
        ]
        words = texts()["choose"]
        self.title = words["title" if len(self.options) > 1 else "title_one"]
        self._back = Button(id="back", name=words["back"], key=keys.label("back"))
        self.group = FocusGroup()
        self.panel = pygame.Rect(0, 0, 0, 0)

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        gap, back = u(10), max(u(52), self.scale.font(34))
        single = u(_WIDTH) * (1 + 0.35 * (self.scale.t - 1))
        columns = 0
        while True:  # side by side where they do not fit below each other
            columns += 1
            width = min(single * columns, size[0] - u(40))
            inner = (width - 2 * u(_PAD) - gap * (columns - 1)) / columns
            lines = [self._rows[i : i + columns] for i in range(0, len(self._rows), columns)]
            heights = [max(row.height(self.scale, inner) for row in line) for line in lines]
            height = self._head() + sum(heights) + len(heights) * gap + back + u(_PAD)
            if height <= size[1] - u(32) or columns == min(_MOST_COLUMNS, len(self._rows)):
                break
        room = pygame.Rect((0, 0), size)
        self.panel = place_beside((round(width), round(height)), self._anchor, room, round(u(16)))
        left, y = self.panel.left + u(_PAD), self.panel.top + self._head()
        for line, tall in zip(lines, heights, strict=True):
            for i, row in enumerate(line):
                x = left + i * (inner + gap)
                row.rect = pygame.Rect(round(x), round(y), round(inner), round(tall))
            y += tall + gap
        across = round(width - 2 * u(_PAD))
        self._back.rect = pygame.Rect(round(left), round(y), across, round(back))
        self.group.replace([*self._rows, self._back])

    def _head(self) -> float:
        return self.scale.u(18) + self.scale.font(30) * 1.5

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and not self.panel.collidepoint(event.pos):
            return Pop()
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        chosen = answer.widget_id
        return Pop(self.options[int(chosen)]) if chosen.isdigit() else Pop()

    def draw(self, surface: pygame.Surface) -> None:
        brush, theme, u = self.brush(surface), self.theme, self.scale.u
        cast_shadow(surface, self.panel, blur=u(26), alpha=220, drop=u(12))
        edge = Edge(theme.lamp, self.scale.line(2))
        brush.blit(notched(self.panel.size, u(14), theme.panel, edge), self.panel)
        style = brush.style(Face.TITLE, 28, theme.paper)
        where = (self.panel.left + u(_PAD), self.panel.top + u(14))
        brush.write(self.title, where, style, self.panel.width - 2 * u(_PAD))
        self.group.draw(brush)
