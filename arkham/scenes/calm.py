"""Keep the picture of all that waits for the next event or gesture.

That is the resting table with whatever lies over it: rings, slots and tags, the ticket, a fan of
cards. It is drawn anew only when it changed, and only where it did.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from arkham.scenes.budget import Budget
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.parts import Part, differences, merged
from arkham.scenes.placements import Placement
from arkham.scenes.regions import Sight
from arkham.scenes.resting import RestingPicture
from arkham.scenes.view import TableView


class CalmPicture:
    """Everything of one table in one theme but what moves and what is carried."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._resting = RestingPicture(painter)
        self._parts: dict[str, Part] = {}  # the marks
        self._marks: dict[str, Part] = {}  # as they are painted
        self._shown: object = None  # what the furniture shows; None if that is not known
        self._marks_shown: object = None  # the same of the marks
        self._changed: list[pygame.Rect] = []
        self.picture: pygame.Surface | None = None  # as it was last drawn

    @property
    def behind(self) -> bool:
        """Say whether something still shows what was true a moment ago."""
        return self._resting.behind

    def touch(self) -> None:
        """Look at everything anew the next time."""
        self._shown = self._marks_shown = None

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
        marks, furniture = (sight.cues.marks(), busy), (sight.cues.furniture(), like.get_size())
        looks = self._marks_shown != marks, self._shown != furniture
        if not any(looks) and not self.behind and self.picture is not None:
            return self.picture
        if looks[0]:
            self._parts = (
                {} if busy else self._painter.marks(sight.layout, view, sight.hud, sight.cues)
            )
        if looks[1]:
            resting = self._resting.composed(like, sight, cards, budget)
        else:
            resting = self._resting.caught_up(budget)
        self._marks_shown, self._shown = marks, furniture
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
