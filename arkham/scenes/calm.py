"""Keep the picture of all that waits for the next event or gesture.

That is the resting table with whatever lies over it: rings, slots and tags, the ticket, the track
of effects, a fan of cards. It is drawn anew only when it changed, and only where it did.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from arkham.scenes.budget import Budget
from arkham.scenes.cues import Cues
from arkham.scenes.layout import TableLayout
from arkham.scenes.paint_overlay import fan_layout
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.placements import Placement
from arkham.scenes.regions import Sight
from arkham.scenes.resting import RestingPicture
from arkham.scenes.view import TableView

_FAN_SHADOW = 40  # units that the shadow of a fan reaches beyond it


class CalmPicture:
    """Everything of one table in one theme but what moves and what is carried."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._resting = RestingPicture(painter)
        self._over: pygame.Surface | None = None  # the resting picture with marks over it
        self._marked: object = None  # which marks it shows
        self._fan_open = 1.0
        self._marks_apart = False  # whether the picture lacks them
        self._shown: object = None  # what the picture shows; None if that is not known
        self.picture: pygame.Surface | None = None  # as it was last drawn

    @property
    def behind(self) -> bool:
        """Say whether something still shows what was true a moment ago."""
        return self._resting.behind

    def touch(self) -> None:
        """Look at everything anew the next time."""
        self._shown = None

    def drawn(
        self,
        like: pygame.Surface,
        sight: Sight,
        view: TableView,
        cards: Iterable[tuple[int, Placement]],
        *,
        busy: bool,
        budget: Budget | None,
    ) -> pygame.Surface:
        """Return the picture as it is now; the surface is shared and changes with the next call.

        The `view` is ahead of what is seen: marks lie where cards are about to be. While the
        director is `busy` a question that picks from a pile has still to wait.
        """
        wanted = sight.cues.still(), busy, budget is None, like.get_size()
        if self.picture is None or self._shown != wanted or self.behind:
            resting = self._resting.composed(like, sight, cards, budget)
            # While something moves, `mark` lays the marks over each frame: a copy of the whole
            # table takes longer than the few of them. Those of a carried card or a whole fan are
            # not that few.
            self._marks_apart = budget is not None and (busy or not _many(sight.cues))
            self.picture = (
                resting if self._marks_apart else self._with_marks(resting, sight, view, busy)
            )
            self._shown = wanted
        return self.picture

    def mark(self, frame: pygame.Surface, sight: Sight, view: TableView, *, busy: bool) -> None:
        """Lay the marks over a frame of something that moves; what answers waits for its end."""
        if not self._marks_apart:
            return
        if not busy and sight.cues.marked:
            self._lay_marks(frame, sight, view, busy)

    def _with_marks(
        self, resting: pygame.Surface, sight: Sight, view: TableView, busy: bool
    ) -> pygame.Surface:
        """Return the resting picture with all marks over it, repainted where it has changed."""
        layout, hud, cues = sight.layout, sight.hud, sight.cues
        over = self._over
        if over is None or over.get_size() != resting.get_size():
            # Made before it is needed, so that no motion has to wait for the memory.
            over = self._over = resting.copy()
            self._marked = None
        if not cues.marked:
            self._marked = None
            return resting
        marks = (cues.marks(), busy, layout, hud)
        clip = over.get_rect()
        if self._marked == marks:
            changed = self._resting.changed
            if cues.fan and self._fan_open != cues.fan_open:
                changed = [*changed, fan_rect(layout, cues)]
            clip = changed[0].unionall(changed[1:]) if changed else pygame.Rect(0, 0, 0, 0)
        self._marked, self._fan_open = marks, cues.fan_open
        over.set_clip(clip)
        over.blit(resting, clip, clip)
        self._lay_marks(over, sight, view, busy)
        over.set_clip(None)
        return over

    def _lay_marks(
        self, surface: pygame.Surface, sight: Sight, view: TableView, busy: bool
    ) -> None:
        painter, layout, hud, cues = self._painter, sight.layout, sight.hud, sight.cues
        painter.marks(surface, layout, view, hud, cues)
        if cues.ticket is not None:
            painter.ticket(surface, layout, cues)
        if cues.fan and not busy and surface.get_clip().colliderect(fan_rect(layout, cues)):
            painter.fan(surface, layout, cues)
        painter.tip(surface, layout, cues)


def fan_rect(layout: TableLayout, cues: Cues) -> pygame.Rect:
    """Return all that a fan covers, its shadow and a raised card included."""
    reach = 2 * layout.scale.px(_FAN_SHADOW)
    return fan_layout(layout, len(cues.fan)).panel.inflate(reach, reach)


def _many(cues: Cues) -> bool:
    """Say whether the marks take longer than to keep a copy of them."""
    return cues.carried is not None or (bool(cues.fan) and cues.fan_open >= 1)
