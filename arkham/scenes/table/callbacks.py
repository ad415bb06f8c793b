"""What the table gets from outside: the player's preferences, and what its buttons call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham.play.session import Session
from arkham.rules.choices import Option
from arkham.rules.events import Event
from arkham.scenes.stack import Transition
from arkham.scenes.table.layout.table import Spot

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene


@dataclass(slots=True)
class TablePreferences:
    """What the player has chosen about the table; the settings write here."""

    speed: float = 1.0
    reduced_motion: bool = False
    auto_resolve: bool = True
    text_scale: float = 1.0
    high_contrast: bool = False
    odds: str = "full"
    hints: bool = True
    undo_reveals: bool = True


@dataclass(slots=True)
class TableCallbacks:
    """What lies behind the table's buttons; the app opens the callbacks, the table only knocks."""

    on_change: Callable[[Session], None] = lambda session: None
    on_event: Callable[[Event], None] = lambda event: None  # as it is shown
    on_moment: Callable[[str], None] = lambda name: (
        None
    )  # what no event tells: see data/sounds.yaml
    on_tool: Callable[[str, TableScene], Transition | None] = lambda tool, table: None
    on_pile: Callable[[Spot, TableScene], Transition | None] = lambda spot, table: None
    on_explain: Callable[[str, Spot, TableScene], Transition | None] = lambda topic, spot, table: (
        None
    )
    on_rule: Callable[[tuple[str, ...], TableScene], Transition | None] = lambda at, table: None
    on_choose: Callable[[list[Option], TableScene], Transition | None] = lambda options, table: None
    on_close: Callable[[Option, TableScene], Transition | None] = lambda option, table: None
    on_end: Callable[[TableScene], Transition | None] = lambda table: None
