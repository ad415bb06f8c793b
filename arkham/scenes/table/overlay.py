"""What lies over a table without being part of it: a lesson's note, a tip, a hint, a kept plan.

An overlay is offered every input before the table, hears of every change of the game, and is drawn
over everything else. It never changes a game except through the table's own commands. The uppermost
one, the last of `TableScene.overlays`, is asked first and drawn last.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.stack import Transition

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Taken:
    """An input that an overlay has used up, and the change of screens it leads to, if any."""

    transition: Transition | None = None


class TableOverlay:
    """One thing that lies over a table. Subclass it and override what differs."""

    leads: bool = False
    """Whether it plays the game or says what to play, so that nobody else should."""

    lays_paper: bool = False
    """Whether it fills the free ends of the lines, so that nothing else finds room there."""

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        """Use an input up, or leave it to whatever lies below."""
        return None

    def changed(self, table: TableScene) -> None:
        """Hear that the game has moved: by a command, an undo, a redo. The picture follows."""

    def update(self, dt: float, table: TableScene) -> bool:
        """Move on by `dt` seconds; return whether a frame is wanted."""
        return False

    def wake_after(self) -> float | None:
        """Return in how many seconds `update` is wanted although nothing moves."""
        return None

    def draw(self, brush: Brush, table: TableScene) -> None:
        """Draw what this is, over the whole window; nothing changes by it."""
