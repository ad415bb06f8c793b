"""A cut-out of the table at one moment: the leads above, the open cases below, in small.

Printing a face takes a while, so the faces are printed one at a time while nothing else happens,
and the cut-out shows what there is. They are printed larger and reduced: small print would be cut.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from arkham.rules.areas import HAND, LEADS
from arkham.rules.cards import GAP, Card
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.shapes import Edge, lay_notched
from arkham.scenes.draw.surfaces import SurfaceCache

_PRINTED = 120  # pixels wide
_WIDEST = 0.13  # of the cut-out, a card
_GAP = 0.012


class Cutout:
    """The table of one moment on a small rectangle."""

    def __init__(self, state: GameState, faces: CardFaces, small: SurfaceCache) -> None:
        self._faces = faces
        self._small = small
        cards = state.rules.cards
        leads = [cards[c] for c in state.areas[LEADS] if c != GAP]
        lines = [[cards[c] for c in line] for line in state.lines]
        self._rows: list[list[Card]] = [leads, *lines]
        self._hand = [cards[c] for c in state.areas[HAND]]

    def _places(self, rect: pygame.Rect) -> Iterator[tuple[Card, pygame.Rect]]:
        """Yield where every card lies; long lines overlap as on the table."""
        rows = [*self._rows, self._hand]
        gap = rect.width * _GAP
        row = (rect.height - gap * (len(rows) + 1)) / len(rows)
        width = round(min(rect.width * _WIDEST, row / 1.4))
        size = face_size(width)
        for i, cards in enumerate(rows):
            room = rect.width - 2 * gap - width
            step = min(width + gap, room / max(1, len(cards) - 1))
            top = round(rect.top + gap + i * (row + gap) + (row - size[1]) / 2)
            for place, card in enumerate(cards):
                yield card, pygame.Rect((round(rect.left + gap + place * step), top), size)

    def print_next(self, rect: pygame.Rect) -> bool:
        """Print one face that is missing; return whether there was any."""
        for card, place in self._places(rect):
            if (card.index, place.size) not in self._small:
                self._small.get((card.index, place.size), partial(self._reduced, card, place.size))
                return True
        return False

    def _reduced(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        return pygame.transform.smoothscale(self._faces.face(card, _PRINTED), size)

    def draw(self, brush: Brush, rect: pygame.Rect) -> None:
        """Draw the cut-out in its frame."""
        theme = brush.theme
        edge = Edge(theme.paper, brush.scale.line(2.5))
        lay_notched(brush.surface, rect, 0, theme.desk, edge)
        for card, place in self._places(rect.inflate(-brush.px(6), -brush.px(6))):
            if (card.index, place.size) in self._small:
                brush.blit(self._small.peek((card.index, place.size)), place)
            else:
                brush.surface.fill(theme.panel_raised, place)
