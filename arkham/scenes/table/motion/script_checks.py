"""Show a Stability check: the card that is drawn, what it means, and the strain that asked."""

from __future__ import annotations

from arkham.rules.areas import STABILITY, TIME
from arkham.rules.events import CheckMade, StrainFelt
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.stamps import seal_picture, stamp_picture
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.beats import CHECK_HOLD, SHOW, STRAIN_S
from arkham.scenes.table.motion.director import Script
from arkham.scenes.table.motion.effects import Glow, Halo, Stamp
from arkham.scenes.table.motion.script_arrival import shown_place
from arkham.scenes.table.motion.stage import Stage

_MARKS = {STABILITY: "mark.stability", TIME: "mark.time"}
_SIZE = 1.15  # of a card of the hand
_STAMP = 0.5  # of the width of the card it falls on


def check(stage: Stage, event: CheckMade) -> Script:
    """Turn the drawn card over where all can see it, and stamp its outcome on it."""
    stage.settle(event)
    stage.detours.clear()
    place = stage.detours[event.card] = shown_place(stage.layout, _SIZE)
    stage.send(SHOW)
    stage.show(Halo(duration=SHOW.wait + CHECK_HOLD + 0.12, rect=place.rect))
    stamped_after = SHOW.travel * 0.9
    stage.show(
        Stamp(
            duration=SHOW.wait + CHECK_HOLD - stamped_after,
            delay=stamped_after,
            centre=place.rect.center,
            side=place.rect.width * _STAMP,
            icon=_MARKS.get(event.fate, ""),
        )
    )
    yield SHOW.wait + CHECK_HOLD


def strain(stage: Stage, event: StrainFelt) -> Script:
    """Light the line up on which a card was one too many."""
    stage.settle(event)
    stage.send()
    for line, row in zip(stage.view.lines, stage.layout.lines.rows, strict=False):
        if line[0] == event.anchor:
            light = stage.theme.accent.light
            icon = _MARKS[STABILITY]
            stage.show(Glow(duration=STRAIN_S * 1.3, rect=row.rect, colour=light, icon=icon))
    yield STRAIN_S


def print_stamps(brush: Brush, layout: TableLayout) -> None:
    """Make the stamps of all outcomes, and the seal that strain shows."""
    side = shown_place(layout, _SIZE).rect.width * _STAMP
    for icon in ("", *_MARKS.values()):
        stamp_picture(brush, side, icon)
    seal_picture(brush, _MARKS[STABILITY])
