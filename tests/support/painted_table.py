"""Tables to paint: games played up to a moment, and what the table writes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
from recorder import Recorder, recording

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.choices import Prompt, Verb
from arkham.scenes.table.scene import TablePreferences, TableScene

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, {}),
    (3, {"mode": "classic"}),
)
PLAYS = (Verb.LEAD, Verb.HAND, Verb.PLAY)


def played(
    number: int, seed: int, until: Callable[[Session], bool], options: dict[str, str] | None = None
) -> Session:
    """Play clues wherever they fit, so that lines grow, until the table is as wanted."""
    session, chance = Session.new(load_case(number), options, seed=seed), Random(seed)
    while session.choice is not None and not until(session):
        here, offered = session.here, session.choice.options
        plays = [o for o in offered if o.verb in PLAYS and not o.tool]
        others = [o for o in offered if o.verb not in (Verb.CLOSE, Verb.USE)] or list(offered)
        session.do(chance.choice(plays or others))
        if session.outcome is not None:
            session.jump(here)
            break
    return session


def at_turn(turn: int) -> Callable[[Session], bool]:
    def reached(session: Session) -> bool:
        choice = session.choice
        asks = choice is not None and choice.prompt == Prompt.ACTION
        return asks and session.state.turn >= turn and bool(session.state.first_lead())

    return reached


def asks(prompt: Prompt) -> Callable[[Session], bool]:
    return lambda session: session.choice is not None and session.choice.prompt is prompt


def scene_of(session: Session, size: tuple[int, int], text_scale: float = 1.0) -> TableScene:
    preferences = TablePreferences(speed=0, auto_resolve=False, text_scale=text_scale)
    scene = TableScene(session, preferences)
    scene.on_resize(size)
    return scene


def carry(scene: TableScene) -> None:
    """Pick up the First lead and hold it over the first line that takes it."""
    scene._input.pick_up(scene.session.state.first_lead(), (0, 0), dragged=True)
    anchors = [line[0] for line in scene.view.lines]
    row = next((i for i, anchor in enumerate(anchors) if anchor in scene.cues.lit), 0)
    scene._input._move(scene.layout.lines.rows[row].slot.center)
    scene.update(0.2)  # the ticket waits for a steady hand


def words_on(scene: TableScene) -> Recorder:
    """Draw a scene twice and return what the table wrote the second time.

    The cards are printed by the first drawing; their small print has tests of its own.
    """
    surface = pygame.Surface(scene.size, 0, 32)
    scene.draw(surface)
    scene.repaint()
    with recording() as recorder:
        scene.draw(surface)
    return recorder
