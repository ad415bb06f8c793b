"""A bot plays on: said before, readable, at the player's speed, to the end, taken over by a key."""

from __future__ import annotations

import pygame
import pytest
from fake_mind import quick_mind, slow_mind
from grids import swept
from random_play import CASES
from recorder import recording

from arkham.ai.bots import Greedy
from arkham.flow.game import Game
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.rules import notation
from arkham.scenes.advice.hint import LEAST_READ_S, READ_S, WatchOverlay
from arkham.scenes.stack import SceneStack
from arkham.settings.settings import Settings

SIZE = (1280, 720)
SPACE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=44)
ESC = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=41)
CLICK = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 360))


class Desk:
    def __init__(self, folder, mind=None, case=0, **settings) -> None:
        self.game = Game(Storage(folder), Settings(tips=False, **settings))
        self.game.mind = mind or quick_mind(8)
        self.table = self.game.table(Session.new(CASES[case], seed=4))
        self.stack = SceneStack(SIZE, self.table)

    def choose(self, name: str) -> None:
        top = self.stack.top
        self.stack.apply(top._choose(name))

    def begin(self) -> WatchOverlay:
        self.stack.handle(ESC)
        self.choose("watch")
        if self.table.session.mark is Mark.FAIR:
            self.choose("watch")
        assert self.stack.top is self.table
        (overlay,) = self.table.overlays
        return overlay

    @property
    def moves(self) -> int:
        return self.table.session.here.depth

    def run(self, seconds: float, step: float = 0.05) -> None:
        for _ in range(round(seconds / step)):
            self.stack.update(step)


def test_it_says_before_that_the_run_becomes_practice_and_can_be_declined(tmp_path):
    desk = Desk(tmp_path)
    desk.stack.handle(ESC)
    desk.choose("watch")
    assert "practice" in desk.stack.top.words
    desk.choose("no")
    assert not desk.table.overlays and desk.table.session.mark is Mark.FAIR
    desk.choose("resume")
    overlay = desk.begin()
    assert desk.table.session.mark is Mark.FAIR  # it has not moved yet
    while not desk.moves:
        desk.run(0.1)
    assert desk.table.session.mark is Mark.PRACTICE and overlay in desk.table.overlays


@pytest.mark.parametrize("press", [SPACE, ESC, CLICK], ids=["space", "escape", "click"])
def test_any_press_takes_over_and_does_nothing_else(tmp_path, press):
    desk = Desk(tmp_path)
    desk.begin()
    while not desk.moves:
        desk.run(0.1)
    before = desk.table.session.here
    desk.stack.handle(press)
    assert not desk.table.overlays and desk.stack.top is desk.table
    assert desk.table.session.here is before
    assert "your game" in desk.table.cues.toast
    desk.run(4.0, 0.2)
    forced = desk.table.session.here.depth - before.depth  # the table's own single answers
    assert forced <= 2


@pytest.mark.parametrize(("speed", "seconds"), [(1.0, READ_S), (4.0, 0.375), (0.0, LEAST_READ_S)])
def test_a_move_is_shown_long_enough_to_be_read_at_every_speed(tmp_path, speed, seconds):
    desk = Desk(tmp_path, speed=speed, auto_resolve=False)
    overlay = desk.begin()
    while not overlay.notation:
        desk.run(0.05)
    shown = overlay.notation
    with recording() as recorder:
        desk.stack.draw(pygame.Surface(SIZE, 0, 32))
    said = " ".join(record.asked for record in recorder.records)
    (move,) = overlay.moves(desk.table)
    assert move.title in said and "takes over" in said and move.ends
    moves = desk.moves
    desk.run(seconds - 0.1)
    assert desk.moves == moves
    desk.run(0.2)
    assert desk.moves == moves + 1 and desk.table.session.here.command == shown


class NoAnswer:
    """A question that nobody will ever answer."""

    advice, is_done, is_silent = (), False, True

    def look(self) -> bool:
        return False

    def drop(self) -> None:
        pass


@pytest.mark.parametrize("case", swept([(0,), (1,), (2,)], but=[(0,)]))
def test_every_question_of_a_game_is_answered_and_drawn(tmp_path, case):
    desk = Desk(tmp_path, case=case, speed=0.0)
    guide, session = Greedy(1), desk.table.session
    desk.table.overlays.append(
        WatchOverlay(lambda state: NoAnswer(), lambda state: notation(state, guide(state)))
    )
    while session.outcome is None:
        desk.run(0.4, 0.4)
        for overlay in desk.table.overlays:
            moves = overlay.moves(desk.table)
            paged = bool(desk.table.cues.fan)  # its card may lie on another page of the strip
            assert all(move.title and (move.ends or paged) for move in moves)
    desk.run(0.4, 0.4)
    assert not desk.table.overlays


@pytest.mark.sweep
@pytest.mark.parametrize("case", range(3))
def test_it_plays_to_the_end_and_leaves_the_end_to_the_player(tmp_path, case):
    desk = Desk(tmp_path, case=case, speed=0.0)
    desk.begin()
    session = desk.table.session
    for _ in range(4000):
        if session.outcome is not None:
            break
        desk.run(1.0, 0.5)
    assert session.outcome is not None
    desk.run(1.0)
    assert not desk.table.overlays and desk.stack.top is desk.table


def test_without_a_worker_it_still_plays(tmp_path):
    mind, thinker = slow_mind()
    desk = Desk(tmp_path, mind, speed=0.0)
    desk.begin()
    desk.run(0.2)
    assert desk.moves == 0
    thinker.die()
    desk.run(2.0)
    assert desk.moves > 0


def test_undo_after_taking_over_takes_its_move_back(tmp_path):
    desk = Desk(tmp_path, speed=0.0, auto_resolve=False)
    desk.begin()
    while not desk.moves:
        desk.run(0.1)
    desk.stack.handle(SPACE)
    desk.table.undo()
    assert desk.moves == 0 and desk.table.session.mark is Mark.PRACTICE


def test_who_wants_no_hints_is_not_offered_a_bot(tmp_path):
    desk = Desk(tmp_path, hints=False)
    assert "watch" not in [name for name, _ in desk.game.pause(desk.table).buttons]
