"""The evidence board over the table: choose a cell, see its cards, mark them on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.play.evidence import Board, Cell, Place, board_of
from arkham.rules.areas import BIG_PICTURE, DRAW
from arkham.rules.basics import TYPE_BITS
from arkham.rules.cards import ClueType
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush, draw_count, section
from arkham.scenes.draw.shapes import outline, shine
from arkham.scenes.draw.theme import Theme
from arkham.scenes.evidence.paint import EvidenceLayout, draw_board, evidence_layout, place_words
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.table.layout.table import placements
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.ticket import percentages
from arkham.scenes.widgets.button import Button, Chosen, Look, Role, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

_ARROWS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


@dataclass(slots=True, kw_only=True)
class CellGrid(Widget):
    """The cells as one control: arrows choose among them, using it marks the chosen one's cards."""

    content: str = ""  # what the chosen one holds
    role: Role = Role.LIST

    @property
    def value(self) -> str:
        return self.content

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw nothing: the sheet frames the chosen cell itself."""


class EvidenceScene(Scene):
    """Types by places of one game; what is chosen can be marked on the table."""

    covers = False

    def __init__(
        self,
        state: GameState,
        faces: CardFaces,
        theme: Theme,
        on_mark: Callable[[tuple[int, ...]], None],
        *,
        odds: str = "full",
    ) -> None:
        self.state, self.faces, self.theme = state, faces, theme
        self.board: Board = board_of(state)
        self._on_mark, self._odds = on_mark, odds
        self.chosen = self._first()
        self._ground: pygame.Surface | None = None
        self.group = FocusGroup()
        self.on_resize((1280, 720))

    def _first(self) -> tuple[int, int]:
        """Return the first cell that holds a card, so that the page never begins empty."""
        filled = (
            (i, j)
            for i, clue_type in enumerate(self.board.types)
            for j, place in enumerate(self.board.places)
            if self.board.cell(clue_type, place.name).count
        )
        return next(filled, (0, 0))

    @property
    def missing(self) -> tuple[str, ...] | None:
        """Return the types that the big picture still lacks; None where goals take its place."""
        rules = self.state.rules
        if rules.goals:
            return None
        proved = {rules.type_bit[c] for c in self.state.areas[BIG_PICTURE]}
        return tuple(t for t in self.board.types if t and TYPE_BITS[ClueType(t)] not in proved)

    @property
    def place(self) -> Place:
        return self.board.places[self.chosen[1]]

    @property
    def cell(self) -> Cell:
        return self.board.cell(self.board.types[self.chosen[0]], self.place.name)

    def heading(self) -> str:
        """Name what the chosen cell holds."""
        return f"{self.cell.count} {place_words(self.place)['at']}"

    def sentence(self) -> str:
        """Say what the chosen cell means: for the unseen ones, their share of the next draw."""
        total, count = len(self.state.areas[DRAW]), self.cell.count
        if self.place.area != DRAW or not count or self._odds == "off":
            return str(place_words(self.place)["words"])
        words = section("evidence")
        if self._odds == "counts":
            return str(words["share_count"]).format(count=count, total=total)
        share = percentages((count, total - count))[0]
        return str(words["share"]).format(count=count, total=total, share=share)

    def ground(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the desk under the board, laid once for a window."""
        if self._ground is None or self._ground.get_size() != size:
            self._ground = desk(size, (size[0] * 0.4, 0), size[0] * 0.55, self.theme)
        return self._ground

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        rows, columns = len(self.board.types), len(self.board.places)
        self.layout: EvidenceLayout = evidence_layout(
            size, self.scale, rows, columns, missing=self.missing is not None
        )
        self._rebuild()

    def _rebuild(self) -> None:
        words = section("evidence")
        cells = self.layout.cells
        grid = cells[0][0].union(cells[-1][-1])
        self.group.replace(
            [
                CellGrid(id="cells", name=words["title"], rect=grid, content=self.heading()),
                Button(
                    id="mark",
                    name=words["mark"],
                    short=words["mark_short"],
                    rect=self.layout.mark,
                    key=keys.label("confirm"),
                    reason="" if self.cell.count else words["nothing"],
                ),
                Button(
                    id="close",
                    name=words["close"],
                    rect=self.layout.close,
                    key=keys.label("back"),
                ),
            ]
        )

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        action = keys.action_of(event)
        if action in ("back", "evidence"):
            return Pop()
        if action in _ARROWS:
            self._step(*_ARROWS[action])
            self.group.focus("cells")
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.group.handle(event)
            return self._click(event.pos)
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == "cells" and event.type != pygame.KEYDOWN:
            return None  # the press has done it
        return Pop() if answer.widget_id == "close" else self._mark()

    def _click(self, pos: tuple[int, int]) -> Transition | None:
        """Choose a cell; the second click on it marks its cards. A click beside the page leaves."""
        cell = self.layout.cell_at(pos)
        if cell is not None:
            if cell == self.chosen:
                return self._mark()
            self.choose(cell)
            return None
        on_page = self.layout.sheet.collidepoint(pos) or self.layout.side.collidepoint(pos)
        return None if on_page else Pop()

    def choose(self, cell: tuple[int, int]) -> None:
        """Look at another cell."""
        self.chosen = cell
        self._rebuild()

    def _step(self, down: int, aside: int) -> None:
        rows, columns = len(self.board.types), len(self.board.places)
        self.choose(((self.chosen[0] + down) % rows, (self.chosen[1] + aside) % columns))

    def _mark(self) -> Transition | None:
        """Leave, with the cards of the cell lit on the table."""
        if not self.cell.count:
            return None
        self._on_mark(self.cell.cards)
        return Pop()

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        draw_board(brush, self)
        self.group.draw(brush)


class EvidenceMarks(TableOverlay):
    """Rings around cards; they go with the next move, or with Esc."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        carries = table.cues.carried is not None
        if not carries and keys.action_of(event) == "back":
            table.overlays.remove(self)
            return Taken()
        return None

    def changed(self, table: TableScene) -> None:
        table.overlays.remove(self)

    def rings(self, table: TableScene) -> list[tuple[pygame.Rect, int]]:
        """Return what is ringed, and how many of the cards lie there if it is a pile."""
        places = placements(table.view, table.layout)
        piles: Counter[tuple[int, ...]] = Counter()
        found = []
        for card in self.cards:
            place = places.get(card)
            if place is None:
                continue
            if place.look.piled:
                piles[tuple(place.rect)] += 1
            else:
                found.append((place.rect.move(0, -table.cues.lifts.get(card, 0)), 0))
        return found + [(pygame.Rect(rect), count) for rect, count in piles.items()]

    def draw(self, brush: Brush, table: TableScene) -> None:
        if table.director.busy:
            return
        theme, u = brush.theme, brush.u
        for rect, count in self.rings(table):
            ring = rect.inflate(round(u(12)), round(u(12)))
            shine(brush.surface, ring, theme.lamp, width=u(4), blur=u(8), radius=u(12))
            line = brush.scale.line(5, 3)
            brush.blit(outline(ring.size, u(11), theme.lamp, line), ring)
            if count:
                draw_count(brush.surface, ring.topright, u(40), str(count), theme)
