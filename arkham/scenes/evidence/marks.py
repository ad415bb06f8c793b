"""Light cards on the table that were looked for: each, or the pile in which it lies."""

from __future__ import annotations

from collections import Counter

import pygame

from arkham.scenes.draw.badges import draw_count
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.shapes import outline, shine
from arkham.scenes.table.layout.placements import placements
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TableScene
from arkham.settings import keys


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
