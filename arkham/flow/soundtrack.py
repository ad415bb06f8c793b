"""Tell the sound which screen is open and how tense the game is; it may not have begun yet.

The menu shows before the rules are loaded, so they are imported where a table needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham.flow.live_settings import LiveSettings
    from arkham.rules.events import Event
    from arkham.scenes.table.scene import TableScene

Tension = dict[str, float]


class Soundtrack:
    """What should be heard now, whether anything can be heard or not."""

    def __init__(self, live: LiveSettings) -> None:
        self._live = live
        self._screen = ""
        self._tension: Tension = {}

    def show(self, screen: str, tension: Tension | None = None) -> None:
        """Play what belongs to a screen: `menu`, the id of a case, `won`, `lost`."""
        self._screen, self._tension = screen, tension or {}
        self.follow()

    def follow(self) -> None:
        """Let the sound know, as when it has just begun."""
        if self._live.sound is not None:
            self._live.sound.show(self._screen, self._tension)

    def sit_down(self, table: TableScene) -> None:
        """Play what belongs to a table."""
        self.show(table.session.case.id, tension_of(table))

    def event(self, event: Event, table: TableScene) -> None:
        """Let an event of a table be heard, and the music follow the game."""
        from arkham.rules.events import GameEnded

        self._live.heard(event)
        if isinstance(event, GameEnded):
            self.show("")
        elif (tension := tension_of(table)) != self._tension:
            self.show(table.session.case.id, tension)

    def moment(self, name: str) -> None:
        """Let something be heard that the rules know nothing of."""
        if self._live.sound is not None:
            self._live.sound.moment(name)


def tension_of(table: TableScene) -> Tension:
    """Return how full the areas are that end a game, as far as the table shows it."""
    from arkham.rules.areas import STABILITY, TIME
    from arkham.rules.moves import time_limit

    areas, state = table.view.areas, table.session.state
    return {
        "time": len(areas[TIME]) / time_limit(state),
        "stability": len(areas[STABILITY]) / state.rules.stability_limit,
    }
