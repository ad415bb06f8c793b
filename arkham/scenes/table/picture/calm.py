"""Keep the picture of all that waits for the next event or gesture.

That is the resting table with whatever lies over it: rings, slots and tags, the ticket, a fan of
cards. It is drawn anew only when it changed, and only where it did.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from arkham.scenes.table.layout.placements import Placement
from arkham.scenes.table.paint.table import TablePainter
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.picture.parts import Part, differences, merged
from arkham.scenes.table.picture.regions import Sight
from arkham.scenes.table.picture.resting import RestingPicture
from arkham.scenes.table.view import TableView


class CalmPicture:
    """Everything of one table in one theme but what moves and what is carried."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._resting = RestingPicture(painter)
        self._parts: dict[str, Part] = {}  # the marks
        self._marks: dict[str, Part] = {}  # as they are painted
        self._rest_shown: object = None  # what the resting table shows; None if nobody knows
        self._marks_shown: object = None  # the same of the marks
        self._late = False  # whether marks have still to come or go
        self._changed: list[pygame.Rect] = []
        self.picture: pygame.Surface | None = None  # as it was last drawn

    @property
    def behind(self) -> bool:
        """Say whether something still shows what was true a moment ago."""
        return self._resting.behind or self._late

    def touch(self) -> None:
        """Look at everything anew the next time."""
        self._rest_shown = self._marks_shown = None

    def changes(self) -> list[pygame.Rect]:
        """Return where the picture has changed since this was asked last."""
        changed, self._changed = self._changed, []
        return changed

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
        director is `busy` there are none: nothing can be answered yet.
        """
        marks, rest = (sight.cues.marks(), busy), (sight.cues.furniture(), like.get_size())
        new_marks, new_rest = self._marks_shown != marks, self._rest_shown != rest
        if not (new_marks or new_rest or self.behind) and self.picture is not None:
            return self.picture
        # A frame that lays cards has enough to do: marks come and go in the next one. But those
        # of a card that is raised go with it.
        touched = self._marks_shown is None and new_rest
        self._late = touched and budget is not None and not self._late
        if new_marks and not self._late:
            parts = {} if busy else self._painter.marks(sight.layout, view, sight.hud, sight.cues)
            self._parts, self._marks_shown = parts, marks
        if new_rest:
            resting = self._resting.composed(like, sight, cards, budget)
        else:
            resting = self._resting.caught_up(budget)
        self._rest_shown = rest
        self.picture = self._marked(resting)
        return self.picture

    def _marked(self, resting: pygame.Surface) -> pygame.Surface:
        """Return the resting picture with all marks over it, repainted where it has changed."""
        picture = self.picture
        if picture is None or picture.get_size() != resting.get_size():
            picture = pygame.Surface(resting.get_size(), 0, resting)
        dirty = (*self._resting.changed, *differences(self._marks, self._parts))
        changed = merged(dirty, picture.get_rect())
        self._marks = self._parts
        for clip in changed:
            picture.set_clip(clip)
            picture.blit(resting, clip, clip)
            for part in self._parts.values():
                if part.rect.colliderect(clip):
                    part.paint(picture)
        picture.set_clip(None)
        self._changed += changed
        return picture
