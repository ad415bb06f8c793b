"""Perform events: each has a script, and most only let their cards travel.

A script changes the stage and yields seconds at normal speed. It settles its event exactly once,
whatever else it shows, so that running all scripts to their end gives the view of the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from arkham.rules.areas import DRAW, LINE, STABILITY, TIME
from arkham.rules.events import (
    ARRIVALS,
    CardMoved,
    CheckMade,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    StackShuffled,
    StrainFelt,
    TimeStruck,
)
from arkham.rules.mechanisms.base import PanelKind
from arkham.scenes.draw.brush import Brush, seal_picture, stamp_picture
from arkham.scenes.table.layout.table import Look, Placement, TableLayout
from arkham.scenes.table.motion.beats import (
    ARRIVAL_HOLD,
    ARRIVE,
    CHECK_HOLD,
    FALL,
    FALLEN_HOLD,
    PROVE_S,
    SHOW,
    SHUFFLE_S,
    STRAIN_S,
    STRIKE_S,
    THUD_S,
    beat_of,
)
from arkham.scenes.table.motion.effects import (
    Glow,
    Halo,
    Ring,
    Stamp,
    Thud,
    Toll,
)
from arkham.scenes.table.motion.ending import end
from arkham.scenes.table.motion.filing import close
from arkham.scenes.table.motion.lights import SkyFlash, desk_of
from arkham.scenes.table.motion.stage import Script, Stage
from arkham.scenes.table.paint.gauges import clock_picture

_FALLEN = -4  # degrees a photograph is turned that fell on the desk
_HIGH = 1.65  # times its size: how near to the eye it is when it begins to fall
_SHOWN = 1.5  # times as large as a card of the hand
_STROKES = (0.0, 0.42)  # shares of the strike at which a ring sets off
_LANDS = {LINE: "pinned", TIME: "tick", STABILITY: "crack"}  # what is heard when it lands
_MARKS = {STABILITY: "mark.stability", TIME: "mark.time"}
_CHECKED = 1.15  # of a card of the hand: the card of a check
_STAMP = 0.5  # of the width of the card it falls on


def perform(stage: Stage, event: Event) -> Script:
    if not isinstance(event, CheckMade):
        stage.detours.clear()
    match event:
        case CheckMade():
            return check(stage, event)
        case StrainFelt():
            return strain(stage, event)
        case TimeStruck():
            return strike(stage, event)
        case LineOpened():
            return open_line(stage, event)
        case LineClosed():
            return close(stage, event)
        case CardMoved(cause=cause) if cause in ARRIVALS:
            return arrive(stage, event)
        case CardMoved(card) if card in stage.rules.goals:
            return prove(stage, event)
        case StackShuffled(area=area) if area == DRAW:
            return _shuffle(stage, event)
        case GameEnded():
            return end(stage, event)
    return _travel(stage, event)


def _travel(stage: Stage, event: Event) -> Script:
    """Let the cards of an event go where they belong."""
    beat = beat_of(event)
    stage.settle(event)
    stage.send(beat)
    yield beat.wait
    if isinstance(event, CardMoved) and event.target.area in _LANDS:
        stage.on_moment(_LANDS[event.target.area])


def _shuffle(stage: Stage, event: StackShuffled) -> Script:
    """Light up the draw stack, whose new order nobody sees."""
    stage.settle(event)
    stage.send()
    stack, light = stage.layout.leads.stack, stage.theme.accent.light
    stage.show(Glow(duration=SHUFFLE_S, rect=stack, colour=light))
    yield SHUFFLE_S / 3


# What changes the game is brought into the light before it goes to its place.


def shown_place(layout: TableLayout, size: float = _SHOWN) -> Placement:
    """Return the place over the lines where a card is held up to be seen."""
    width, height = layout.grid.card
    rect = pygame.Rect(0, 0, round(width * size), round(height * size))
    rect.center = layout.lines.area.center
    rect.top = max(rect.top, layout.leads.area.centery)
    return Placement(rect, Look.FACE)


def arrive(stage: Stage, event: CardMoved) -> Script:
    """Hold a card that comes into play up, then let it go where it belongs."""
    yield from _hold_up(stage, event.card, flash=ARRIVALS[event.cause])
    beat = beat_of(event)
    stage.settle(event)
    stage.send(ARRIVE)
    yield max(ARRIVE.wait, beat.wait)
    panel, strip = stage.rules.panel(PanelKind.STRIP), stage.layout.strip
    if strip and panel and event.target.area == panel.area:
        stage.show(Glow(duration=0.4, rect=strip.rect, colour=stage.theme.accent.light))


def open_line(stage: Stage, event: LineOpened) -> Script:
    """Let the photograph that begins a line fall on the desk, then pin it where it belongs."""
    place = replace(shown_place(stage.layout), tilt=_FALLEN)
    stage.show(Halo(duration=FALL.wait + FALLEN_HOLD + 0.12, rect=place.rect))
    stage.drop(event.anchor, place, _HIGH, FALL)
    yield FALL.wait
    stage.on_moment("thud")
    stage.show(Thud(duration=THUD_S, rect=place.rect))
    yield FALLEN_HOLD
    stage.detours.pop(event.anchor, None)
    stage.settle(event)
    stage.send(ARRIVE)
    yield ARRIVE.wait


def _hold_up(stage: Stage, card: int, *, flash: bool = False) -> Script:
    place = stage.detours[card] = shown_place(stage.layout)
    stage.on_moment("turn")
    stage.send(SHOW)
    stage.show(Halo(duration=SHOW.wait + ARRIVAL_HOLD + 0.12, rect=place.rect))
    if flash:
        desk = desk_of(stage.layout)
        stage.flash(SkyFlash(desk=desk, strikes=(place.rect.centerx, place.rect.top)))
    yield SHOW.wait + ARRIVAL_HOLD
    stage.detours.pop(card, None)


def strike(stage: Stage, event: TimeStruck) -> Script:
    """Let the clock strike twice: its dial and a ring run out from it."""
    stage.settle(event)
    stage.send()
    clock, theme = stage.layout.rail.clock, stage.theme
    side = min(clock.size)
    dial = clock_picture(side, event.count, event.limit, theme)
    for number, share in enumerate(_STROKES):
        delay = STRIKE_S * share
        stage.show(Toll(duration=STRIKE_S, delay=delay, dial=dial, centre=clock.center))
        stage.show(
            Ring(
                duration=STRIKE_S * 1.1,
                delay=delay,
                centre=clock.center,
                radius=clock.width * 0.5,
                reach=stage.layout.scale.u(64),
                colour=theme.lamp if number else theme.accent.light,
            )
        )
    yield STRIKE_S


# Checks


def check(stage: Stage, event: CheckMade) -> Script:
    """Turn the drawn card over where all can see it, and stamp its outcome on it."""
    stage.settle(event)
    stage.detours.clear()
    place = stage.detours[event.card] = shown_place(stage.layout, _CHECKED)
    stage.on_moment("turn")
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


def print_stamps(brush: Brush, layout: TableLayout) -> Iterator[None]:
    """Make the stamps of all outcomes, and the seal that strain shows, one by one."""
    side = shown_place(layout, _CHECKED).rect.width * _STAMP
    for icon in ("", *_MARKS.values()):
        stamp_picture(brush, side, icon)
        yield
    seal_picture(brush, _MARKS[STABILITY])
    yield


def prove(stage: Stage, event: CardMoved) -> Script:
    """Light up the goal that has been met."""
    stage.settle(event)
    stage.send()
    rows = dict(zip(stage.rules.goals, stage.layout.rail.goals, strict=False))
    if event.card in rows:
        stage.show(Glow(duration=PROVE_S, rect=rows[event.card], colour=stage.theme.lamp))
    yield PROVE_S / 2
