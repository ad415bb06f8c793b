"""Say which script performs an event; most only let their cards travel.

A script changes the stage and yields seconds at normal speed. It settles its event exactly once,
whatever else it shows, so that running all scripts to their end gives the view of the state.
"""

from __future__ import annotations

from arkham.rules.events import (
    CardMoved,
    CheckMade,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    StrainFelt,
    TimeStruck,
)
from arkham.scenes.table.motion.beats import ENDING_S, beat_of
from arkham.scenes.table.motion.director import Script
from arkham.scenes.table.motion.effects import Glow
from arkham.scenes.table.motion.script_arrival import arrive, open_line
from arkham.scenes.table.motion.script_checks import check, strain
from arkham.scenes.table.motion.script_closing import close, prove
from arkham.scenes.table.motion.script_time import strike
from arkham.scenes.table.motion.stage import Stage

_SHOWN_FIRST = ("storm", "menace", "formula")  # causes of moves that change the game


def perform(stage: Stage, event: Event) -> Script:
    """Return the script of an event."""
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
        case CardMoved(cause=cause) if cause in _SHOWN_FIRST:
            return arrive(stage, event)
        case CardMoved(cause="objective"):
            return prove(stage, event)
        case GameEnded():
            return _end(stage, event)
    return _travel(stage, event)


def _travel(stage: Stage, event: Event) -> Script:
    """Let the cards of an event go where they belong."""
    beat = beat_of(event)
    stage.settle(event)
    stage.send(beat)
    yield beat.wait


def _end(stage: Stage, event: GameEnded) -> Script:
    """Light up the proof of a game that is won; let dusk fall over one that is lost."""
    stage.settle(event)
    stage.send()
    rail = stage.layout.rail
    if event.won:
        proof = rail.goal_label.unionall([r for r in (rail.jigsaw, *rail.objectives) if r])
        stage.show(Glow(duration=ENDING_S, rect=proof, colour=stage.theme.lamp))
    else:
        stage.light.fade(ENDING_S * stage.pace)
    yield ENDING_S
