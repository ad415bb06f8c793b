"""Bring what changes the game into the light before it goes to its place."""

from __future__ import annotations

import pygame

from arkham.rules.events import CardMoved, LineOpened
from arkham.scenes.table.layout.placements import Look, Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.beats import ARRIVAL_HOLD, ARRIVE, SHOW, SNAP_S, beat_of
from arkham.scenes.table.motion.director import Script
from arkham.scenes.table.motion.effects import Glow, Halo, Lightning, Pin
from arkham.scenes.table.motion.stage import Stage

_SHOWN = 1.5  # times as large as a card of the hand


def shown_place(layout: TableLayout, size: float = _SHOWN) -> Placement:
    """Return the place over the lines where a card is held up to be seen."""
    width, height = layout.grid.card
    rect = pygame.Rect(0, 0, round(width * size), round(height * size))
    rect.center = layout.lines.area.center
    rect.top = max(rect.top, layout.leads.area.centery)
    return Placement(rect, Look.FACE)


def arrive(stage: Stage, event: CardMoved) -> Script:
    """Hold a Storm, a Menace or a Formula up, then let it go where it belongs."""
    yield from _hold_up(stage, event.card, storm=event.cause == "storm")
    beat = beat_of(event)
    stage.settle(event)
    stage.send(ARRIVE)
    yield max(ARRIVE.wait, beat.wait)
    if event.cause == "menace" and stage.layout.menaces:
        strip = stage.layout.menaces.strip
        stage.show(Glow(duration=0.4, rect=strip, colour=stage.theme.accent.light))


def open_line(stage: Stage, event: LineOpened) -> Script:
    """Hold a Victim or a Case up, then begin its line with a pin."""
    yield from _hold_up(stage, event.anchor)
    stage.settle(event)
    stage.send(ARRIVE)
    yield ARRIVE.wait
    row = next((i for i, line in enumerate(stage.view.lines) if line[0] == event.anchor), 0)
    stage.show(Pin(duration=SNAP_S, point=stage.layout.lines.rows[row].pins[0]))


def _hold_up(stage: Stage, card: int, *, storm: bool = False) -> Script:
    place = stage.detours[card] = shown_place(stage.layout)
    stage.send(SHOW)
    stage.show(Halo(duration=SHOW.wait + ARRIVAL_HOLD + 0.12, rect=place.rect))
    if storm:
        stage.flash(Lightning())
    yield SHOW.wait + ARRIVAL_HOLD
    stage.detours.pop(card, None)
