"""Let the clock strike when the time area is full."""

from __future__ import annotations

from arkham.rules.events import TimeStruck
from arkham.scenes.table.motion.beats import STRIKE_S
from arkham.scenes.table.motion.director import Script
from arkham.scenes.table.motion.effects import Ring
from arkham.scenes.table.motion.stage import Stage

_STROKES = (0.0, 0.42)  # shares of the strike at which a ring sets off


def strike(stage: Stage, event: TimeStruck) -> Script:
    """Send two rings out from the clock."""
    stage.settle(event)
    stage.send()
    clock, theme = stage.layout.rail.clock, stage.theme
    for number, share in enumerate(_STROKES):
        stage.show(
            Ring(
                duration=STRIKE_S * 1.1,
                delay=STRIKE_S * share,
                centre=clock.center,
                radius=clock.width * 0.5,
                reach=stage.layout.scale.u(64),
                colour=theme.lamp if number else theme.accent.light,
            )
        )
    yield STRIKE_S
