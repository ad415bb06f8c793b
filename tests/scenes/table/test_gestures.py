"""A carried card shows where it would lie, hides no label, and its ticket waits (AC-01, AC-11)."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from random_play import CASES, play

from arkham.play.session import Session
from arkham.rules.areas import HAND
from arkham.scenes.draw.text import recording
from arkham.scenes.table import gestures
from arkham.scenes.table.callbacks import TablePreferences
from arkham.scenes.table.paint.carry import carried_rect, held_beside
from arkham.scenes.table.scene import TableScene


def at_action(case, seed: int) -> TableScene:
    """Return a table that waits for an action with a card that fits somewhere."""
    chance, session = Random(seed), Session.new(case, seed=seed)
    while not _fitting(session):
        play(session, chance, 1)
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize((1280, 720))
    return scene


def _fitting(session: Session) -> int:
    state = session.state
    if state.choice is None or state.choice.prompt != "action" or state.turn < 4:
        return 0
    cards = (*state.areas[HAND], state.first_lead())
    return next((c for c in cards if c and gestures.lit_lines(state.choice, c)), 0)


def moved(scene: TableScene, pos: tuple[int, int]) -> None:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))


def words_on(scene: TableScene):
    surface = pygame.Surface(scene.size)
    scene.draw(surface)
    with recording() as recorder:
        scene.draw(surface)
    return recorder


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_ticket_comes_only_to_a_steady_hand(case):
    scene = at_action(case, 3)
    scene._input.pick_up(_fitting(scene.session), (0, 0), dragged=True)
    row = next(i for i, line in enumerate(scene.view.lines) if line[0] in scene.cues.lit)
    moved(scene, scene.layout.lines.rows[row].slot.center)
    scene.update(0.1)
    assert scene.cues.ticket is None
    assert scene.wake_after() is not None
    scene.update(0.1)
    assert scene.cues.ticket is not None
    moved(scene, (1, 1))
    assert scene.cues.ticket is None


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_label_of_the_goal_is_not_under_the_card(case):
    scene = at_action(case, 5)
    scene._input.pick_up(_fitting(scene.session), (0, 0), dragged=True)
    for index, line in enumerate(scene.view.lines):
        if line[0] not in scene.cues.lit | set(scene.cues.refused):
            continue
        row = scene.layout.lines.rows[index]
        for pos in (row.slot.center, row.slot.topleft, row.rect.center, row.tag.midright):
            pos = (min(pos[0], row.rect.right - 1), min(pos[1], row.rect.bottom - 1))
            moved(scene, pos)
            label = scene.cues.refused.get(line[0], "")
            covered = carried_rect(scene.layout, pos)
            said = [r for r in words_on(scene).records if r.asked.startswith(label or "Play here")]
            assert said
            assert any(not r.rect.colliderect(covered) for r in said)


def test_the_keys_hold_the_card_beside_its_goal():
    scene = at_action(CASES[0], 4)
    for rect in (row.slot for row in scene.layout.lines.rows):
        held = carried_rect(scene.layout, held_beside(scene.layout, rect))
        assert held.clip(rect).width * held.clip(rect).height < rect.width * rect.height * 0.2


def test_a_carried_card_stays_in_the_inspector():
    scene = at_action(CASES[0], 4)
    card = _fitting(scene.session)
    scene._input.pick_up(card, (0, 0), dragged=True)
    moved(scene, scene.layout.lines.rows[0].cards[0].center)
    assert scene.cues.inspected == card
