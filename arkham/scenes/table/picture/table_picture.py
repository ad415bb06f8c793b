"""The picture of a table, and how a frame of it comes about.

Furniture is painted on one surface; slots, cards, strings and marks on a second one that lies over
it. Both are made of parts that painters declare (see `part`), and a part is painted again only when
the value it is painted from has changed. A frame is a copy of the second surface with all that
moves drawn over it: string, effects, cards on their way, the card in the player's hand, dusk.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.theme import Theme
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.lights import desk_of, light_desk
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.paint.bottom import BottomPainter
from arkham.scenes.table.paint.cards import CardPainter, touched_by
from arkham.scenes.table.paint.desk import LeadsPainter, LinesPainter
from arkham.scenes.table.paint.inspector import InspectorPainter
from arkham.scenes.table.paint.marks import MarksPainter
from arkham.scenes.table.paint.overlay import draw_fan_cards, fan_of
from arkham.scenes.table.paint.rail import RailPainter
from arkham.scenes.table.picture.part import Layer, Part, part
from arkham.scenes.table.sight import Sight


class TablePicture:
    """The picture of one game in one theme."""

    def __init__(self, rules: Ruleset, theme: Theme, faces: CardFaces) -> None:
        self.theme = theme
        self._case_id = rules.case.id
        self.cards = CardPainter(rules, theme, faces)
        self.rail = RailPainter(rules, faces)
        self.leads = LeadsPainter(rules, faces)
        self.lines = LinesPainter(rules)
        self.bottom = BottomPainter(rules, faces)
        self.inspector = InspectorPainter(rules, self.cards)
        self.marks = MarksPainter(rules, self.cards, self.leads)
        self._desk = pygame.Surface((0, 0))
        self._desk_made_for: object = None
        self._shows_unseen = False  # the light by which more is seen lies on the desk
        self._furniture, self._over = Layer(), Layer()

    def draw(self, surface: pygame.Surface, sight: Sight, stage: Stage) -> None:
        """Draw one frame."""
        surface.blit(self.still(surface.get_size(), sight), (0, 0))
        self.draw_moving(Brush(surface, self.theme, sight.layout.scale), sight, stage)

    def still(self, size: tuple[int, int], sight: Sight) -> pygame.Surface:
        """Return all that lies still; the surface is kept and changes with the next call."""
        theme, scale = self.theme, sight.layout.scale
        ground = self._ground(size, sight.layout, unseen=sight.unseen)
        changed = self._furniture.show(self.furniture(sight), ground, theme, scale)
        below = self._furniture.surface
        self._over.show(self.over_furniture(sight), below, theme, scale, changed=changed)
        return self._over.surface

    @property
    def last_still(self) -> pygame.Surface:
        return self._over.surface

    def furniture(self, sight: Sight) -> Iterator[Part]:
        """Yield all that cards lie on or beside, each part in its own cell of the window."""
        yield from self.rail.parts(sight)
        yield from self.leads.parts(sight)
        yield from self.lines.parts(sight)
        yield from self.bottom.parts(sight)
        yield from self.inspector.parts(sight)

    def over_furniture(self, sight: Sight) -> Iterator[Part]:
        """Yield slots, cards, what ties and tags them, and marks; the last lies uppermost."""
        scale = sight.layout.scale
        yield from self.lines.slots(sight)
        for card, place in sight.cards:
            yield part(f"card {card}", touched_by(place, scale), self.cards.at_rest, card, place)
        yield from self.leads.missing(sight)
        yield self.leads.first_tag("first tag", sight)
        yield from self.lines.strings(sight)
        yield from self.marks.parts(sight)

    def draw_moving(self, brush: Brush, sight: Sight, stage: Stage) -> None:
        """Draw all that is under way, from the cards of a fan up to the dusk over everything."""
        if sight.cues.fan and sight.fan_open < 1 and not sight.busy:
            draw_fan_cards(brush, fan_of(sight.layout, sight.cues), self.cards, sight.fan_open)
        for row, line in zip(stage.layout.lines.rows, stage.view.lines, strict=False):
            thread = stage.threads.of(line[0])
            if thread.growing:
                thread_now = thread.tied, thread.length.value, thread.slack.value
                self.lines.growing(brush, row, *thread_now)
        stage.effects.draw(brush, under=True)
        for card, placement in stage.held_up():
            self.cards.at_rest(brush, card, placement)
        self.cards.moving(brush, stage.field.moving.values())
        stage.effects.draw(brush, under=False)
        for _ in self.marks.draw_carried(brush, sight):
            pass
        stage.light.draw(brush.surface)

    def _ground(
        self, size: tuple[int, int], layout: TableLayout, *, unseen: bool
    ) -> pygame.Surface:
        """Return the bare desk with its panels and the light on it; another one for another room.

        Wherever it changes, all that lies on it is painted anew.
        """
        panels = (layout.rail.panel, layout.rail.rules, layout.inspector.panel)
        lights = (layout.leads.cards[0], layout.bottom.hand_zone.topleft)
        made_for = (size, layout.scale, panels, lights)
        if self._desk_made_for != made_for:
            self._desk, self._desk_made_for = self._lit_desk(size, layout), made_for
            self._shows_unseen = False
        if unseen != self._shows_unseen and not self.theme.high_contrast:
            self._desk = self._desk.copy()
            light, room = self.theme.accent.fill, desk_of(layout)
            light_desk(self._desk, room, light, goes_out=not unseen)
            self._shows_unseen = unseen
        return self._desk

    def _lit_desk(self, size: tuple[int, int], layout: TableLayout) -> pygame.Surface:
        grid = layout.grid
        lamp = (grid.x + grid.width * 0.26, size[1] * 0.27)
        wood = desk(size, lamp, grid.u(640), self.theme)
        # The boards of the case under the light of the lamp.
        boards = screen_picture("screens", f"table-{self._case_id}", size)
        if boards is not None:
            wood.blit(boards, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        brush = Brush(wood, self.theme, layout.scale)
        self.leads.light(brush, layout.leads)
        self.bottom.light(brush, layout.bottom)
        self.rail.panel(brush, layout.rail)
        brush.panel(layout.inspector.panel)
        return wood
