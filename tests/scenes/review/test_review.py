"""Where the case was lost: what is told adds up, stays closed until asked, and leads somewhere."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest
from fake_mind import quick_mind, slow_mind
from places import REPLAYS
from recorder import recording

from arkham.ai.advice import Why
from arkham.ai.review import Decision, Review, TurningPoint
from arkham.ai.thinking import Answer
from arkham.app.screenshot import picture_of
from arkham.flow.game import Game
from arkham.play.savefile import load_text
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.rules.areas import STABILITY
from arkham.rules.choices import notation
from arkham.rules.engine import determinize
from arkham.rules.events import CheckMade, LineOpened
from arkham.rules.state import Won
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.review.scene import ReviewScene
from arkham.scenes.stack import Appearance, Push, SceneStack
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings
from arkham.words.retelling import deed_of
from arkham.words.verdict import cause_of_loss

SIZE = (1280, 720)
LOST, WON = "case1-lost-victims-1", "case1-won-1"


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def replayed(name: str = LOST) -> Session:
    session, _ = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    return session


@cache
def a_review(points: int = 2) -> Review:
    """Return a review of the lost game that adds up, with so many turning points."""
    session = replayed()
    line = session.path()
    places = [i for i, node in enumerate(line[:-1]) if len(node.state.choice.options) > 1]
    decisions, chance = [], 0.6
    step = chance / len(places)
    for place, number in enumerate(places):
        lost = 0.08 if place in (3, 9, 15)[:points] else 0.0
        last = place + 1 == len(places)
        after = 0.0 if last else max(0.0, chance - step - (lost and 0.04))
        decisions.append(
            Decision(
                number,
                line[number].state.turn,
                line[number + 1].command,
                chance,
                0.01,
                lost,
                0.02,
                after - (chance - lost),
            )
        )
        chance = after
    turning = []
    for d in decisions:
        if d.lost:
            state = line[d.number].state
            other = next(o for o in state.choice.options if notation(state, o) != d.chosen)
            turning.append(TurningPoint(d, notation(state, other), Why.LETS_PASS, (), None))
    return Review(
        tuple(decisions),
        0.6,
        0.0,
        sum(d.luck for d in decisions),
        sum(d.lost for d in decisions),
        tuple(turning),
    )


class Desk:
    """The end of a lost game, and a mind that answers when told to."""

    def __init__(self, folder, text: float = 1.0, name: str = LOST) -> None:
        self.game = Game(Storage(folder), Settings(text_scale=text, speed=0.0))
        self.game.mind, self.thinker = slow_mind(16)
        self.session = replayed(name)
        self.end = self.game._end(self.game.table(self.session)).scene
        self.stack = SceneStack(SIZE, self.end, Appearance(text))
        self.stack.update(2.0)

    def open(self) -> ReviewScene:
        self.stack.handle(key(pygame.K_r))
        assert isinstance(self.stack.top, ReviewScene)
        return self.stack.top

    def answer(self, review: Review) -> None:
        ticket = self.thinker.asked[-1]
        self.thinker.give(Answer(ticket, is_last=True, review=review))
        self.stack.update(0.2)

    def words(self) -> str:
        with recording() as recorder:
            self.stack.draw(pygame.Surface(SIZE, 0, 32))
        return " | ".join(record.asked for record in recorder.records)


@pytest.fixture
def desk(tmp_path) -> Desk:
    return Desk(tmp_path)


def test_one_key_opens_it_and_progress_is_told_while_it_is_made(desk):
    scene = desk.open()
    assert "0 % done" in desk.words()
    desk.thinker.give(Answer(desk.thinker.asked[-1], is_last=False, progress=0.4))
    desk.stack.update(0.2)
    assert "40 % done" in desk.words() and scene.wake_after() is not None
    desk.answer(a_review())
    said = desk.words()
    assert "Where you lost the game" in said and "% done" not in said
    while scene.wake_after() is not None:
        desk.stack.update(0.1)  # its small cards are printed, then it sleeps
    assert not scene.update(1.0)


def test_the_sums_add_up_as_they_are_written(desk):
    desk.open()
    desk.answer(a_review())
    said = desk.words()
    assert "−16" in said and "−44" in said and "From 60 % to" in said and "0 %" in said
    assert "Your decisions" in said and "Luck" in said


def test_the_better_move_stays_closed_until_it_is_asked_for(desk):
    scene = desk.open()
    desk.answer(a_review())
    better = [card.better for card in scene.cards]
    assert len(better) == 2 and not any(line in desk.words() for line in better)
    scene.group.focus("better.1")
    desk.stack.handle(key(pygame.K_RETURN))
    assert better[1] in desk.words() and better[0] not in desk.words()
    assert scene.group.focused.id == "try.1"


def test_try_it_from_here_asks_and_begins_a_practice_branch(desk):
    scene = desk.open()
    desk.answer(a_review())
    point = a_review().turning_points[0]
    scene.group.focus("try.0")
    desk.stack.handle(key(pygame.K_RETURN))
    assert isinstance(desk.stack.top, DialogScene)
    desk.stack.apply(desk.stack.top._choose("yes"))
    assert isinstance(desk.stack.top, TableScene)
    assert desk.session.here is desk.session.path()[point.decision.number]
    assert desk.session.here.depth == point.decision.number
    assert desk.session.mark is Mark.PRACTICE
    state = desk.session.state
    assert point.better in [notation(state, o) for o in state.choice.options]


def test_arrows_walk_over_the_decisions_and_enter_shows_the_table(desk):
    scene = desk.open()
    desk.answer(a_review())
    assert scene.group.focused.id == "curve"
    for _ in range(3):
        desk.stack.handle(key(pygame.K_RIGHT))
    decision = a_review().decisions[3]
    said = desk.words()
    deed = deed_of(desk.session.path()[decision.number + 1])
    assert f"Turn {decision.turn}: {deed}" in said and "decision −8" in said
    desk.stack.handle(key(pygame.K_RETURN))
    assert isinstance(desk.stack.top, ReplayScene)
    assert desk.stack.top.here.depth == decision.number
    desk.stack.handle(key(pygame.K_ESCAPE))
    for _ in range(500):
        desk.stack.handle(key(pygame.K_RIGHT))
    assert scene._curve.at == len(a_review().decisions) - 1


def test_a_harm_is_told_beside_the_luck_it_came_with(desk):
    review = a_review()
    path = desk.session.path()
    lucky = tuple(replace(d, luck=0.08) for d in review.decisions)
    scene = desk.open()
    desk.answer(replace(review, decisions=lucky))
    seen = set()
    for at, decision in enumerate(lucky):
        end = lucky[at + 1].number if at + 1 < len(lucky) else len(path) - 1
        events = [e for node in path[decision.number + 1 : end + 1] for e in node.events]
        opened = any(isinstance(e, LineOpened) for e in events)
        shaken = any(isinstance(e, CheckMade) and e.fate == STABILITY for e in events)
        told = scene.caption(at)
        assert told[3] == "luck +8"
        assert ("though a new case was opened" in told) == opened
        assert ("though a check shook you" in told) == (shaken and not opened)
        seen.add((opened, shaken))
    assert len(seen) > 2
    shaken_at = next(i for i in range(len(lucky)) if "though a check shook you" in scene.caption(i))
    for _ in range(shaken_at):
        desk.stack.handle(key(pygame.K_RIGHT))
    desk.stack.handle(key(pygame.K_RIGHT))
    desk.stack.handle(key(pygame.K_LEFT))
    assert "luck +8   though a check shook you" in desk.words()


def test_bad_luck_needs_no_excuse(desk):
    review = a_review()
    path = desk.session.path()
    at = next(
        i
        for i, d in enumerate(review.decisions)
        if any(isinstance(e, LineOpened) for e in path[d.number + 1].events)
    )
    scene = desk.open()
    worse = replace(review.decisions[at], luck=-0.08)
    decisions = (*review.decisions[:at], worse, *review.decisions[at + 1 :])
    desk.answer(replace(review, decisions=decisions))
    assert scene.caption(at)[-1] == "a new case was opened"


def test_pointing_at_the_curve_does_the_same(desk):
    scene = desk.open()
    desk.answer(a_review())
    desk.words()
    curve = scene._curve
    plot = curve._plotted
    for place in (0, 7, curve.last):
        x = round(curve.rect.left + plot.x(place + 0.5))
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, curve.rect.centery), rel=(1, 1))
        desk.stack.handle(motion)
        assert curve.at == place


def test_what_is_known_is_not_asked_again_and_refines_the_end(desk):
    before = cause_of_loss(desk.session.state)
    assert before and before in desk.words()
    scene = desk.open()
    desk.answer(a_review())
    desk.stack.handle(key(pygame.K_ESCAPE))
    worst = a_review().turning_points[0].decision
    assert f"turn {worst.turn}" in desk.words() and before not in desk.words()
    asked = len(desk.thinker.asked)
    again = desk.open()
    assert again is not scene and again.review is a_review()
    assert len(desk.thinker.asked) == asked


def test_the_review_of_one_game_is_not_told_of_another(desk):
    desk.open()
    desk.answer(a_review())
    other = replayed("case2-lost-stability-1")
    assert desk.game.reviews.known(desk.session.here) is a_review()
    assert desk.game.reviews.known(other.here) is None
    assert desk.game.reviews.review(other, other.path()).review is None


def test_leaving_early_cancels_it(desk):
    desk.open()
    desk.stack.handle(key(pygame.K_ESCAPE))
    assert desk.thinker.cancelled and desk.stack.top is desk.end


def test_where_nothing_stands_out_it_is_said(desk):
    desk.open()
    review = a_review()
    desk.answer(replace(review, turning_points=()))
    assert "No single decision lost it." in desk.words()
    assert "No single decision lost it" in cause_of_loss(
        desk.session.state, replace(review, turning_points=())
    )


def test_without_a_worker_it_says_so_and_sleeps(desk):
    scene = desk.open()
    desk.thinker.die()
    desk.stack.update(0.2)
    assert "gives none" in desk.words() and scene.wake_after() is None


def test_a_won_game_asks_where_it_was_won_and_hangs_on_nothing(tmp_path):
    desk = Desk(tmp_path, name=WON)
    assert isinstance(desk.session.outcome, Won) and cause_of_loss(desk.session.state) == ""
    desk.open()
    assert "Where you won the game" in desk.words()


def test_a_running_game_is_not_reviewed_before_it_is_over(desk):
    running = Session.new(desk.session.case, seed=3)
    replay = desk.game.replay(running)
    replay.on_resize(SIZE)
    tool = replay.group.find("review")
    assert tool.reason
    replay.group.focus("review")
    assert replay.handle(key(pygame.K_RETURN)) is None
    assert replay.table.cues.toast == tool.reason
    ended = desk.game.replay(desk.session)
    ended.on_resize(SIZE)
    assert not ended.group.find("review").reason
    opened = ended.callbacks.on_review(ended)
    assert isinstance(opened, Push) and isinstance(opened.scene, ReviewScene)


def test_a_real_review_is_shown_and_its_picture_is_always_the_same(tmp_path):
    pictures = []
    for _ in range(2):
        game = Game(Storage(tmp_path, keeps=False), Settings())
        game.mind = quick_mind(120)
        session = replayed()
        scene = game.reviews.review(session, session.path()[:25])
        assert scene.review.decisions
        pictures.append(pygame.image.tobytes(picture_of(scene, SIZE, after_s=1.5), "RGB"))
    assert pictures[0] == pictures[1]


def test_the_table_tells_what_a_loss_hung_on():
    lost = ("case1-lost-victims-1", "case2-lost-stability-1", "case3-hardboiled-lost-menaces-1")
    for name in lost:
        session = replayed(name)
        told = cause_of_loss(session.state)
        assert told.endswith(".") and "{" not in told
        assert ("objective" in told) == bool(session.rules.goals)
        twin = determinize(session.state, 3)
        assert cause_of_loss(twin) == told
