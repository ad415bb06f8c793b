"""Whole games through the scenes, by click, by drag and by key (AC-03)."""

from __future__ import annotations

import pygame
import pytest
from recorder import recording

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.commands.pilot import Pilot, Way
from arkham.commands.whole_game import play_through
from arkham.flow.game import Game
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.choices import Option, Verb
from arkham.rules.closing import most_scorable
from arkham.scenes.stack import SceneStack
from arkham.scenes.table.closing import ClosingScene, best_scoring
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.targets import refused_lines
from arkham.settings.settings import Settings
from arkham.words import wording

GAMES = [(1, {}), (2, {}), (3, {}), (3, {"mode": "classic"})]


@pytest.mark.parametrize("way", Way)
def test_a_case_is_played_from_the_menu_to_its_last_page(way, tmp_path):
    flight = play_through(1, {}, way, 11, tmp_path, player="random")
    assert flight.commands > 10


@pytest.mark.sweep
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize(("case", "options"), GAMES)
def test_every_case_is_played_by_every_way_at_both_sizes(case, options, way, size, tmp_path):
    for seed, player in ((3, "random"), (4, "random"), (5, "greedy")):
        play_through(case, options, way, seed, tmp_path, size=size, player=player)


def test_who_cannot_decide_about_a_tool_lays_it_back_once(monkeypatch, tmp_path):
    """The rules would spend it, the hands lay it back: else it would be taken up for ever."""

    def decide(state):
        options = state.choice.options
        use = [o for o in options if o.verb is Verb.USE]
        return (use or [o for o in options if o.verb is Verb.SKIP] or options)[0]

    monkeypatch.setitem(PLAYERS, "undecided", lambda _: decide)
    monkeypatch.setattr("arkham.commands.whole_game.MOST_COMMANDS", 600)
    assert play_through(3, {}, Way.CLICK, 7, tmp_path, player="undecided", draw=False).commands


@pytest.fixture
def table(tmp_path):
    """Return a table with a pilot who can touch it."""
    game = Game(Storage(tmp_path), Settings(auto_resolve=False))
    scene = game.table(Session.new(load_case(1), seed=6))
    stack = SceneStack((1280, 720), scene)
    return scene, Pilot(stack, Way.DRAG), stack


def press(pilot: Pilot, pos: tuple[int, int], kind: int, button: int = 1) -> None:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "button": button, "touch": False}
    pilot.stack.handle(pygame.event.Event(kind, values))


def start_drag(scene: TableScene, pilot: Pilot) -> tuple[int, int]:
    """Take the First lead and carry it over the lines."""
    start = scene.layout.leads.cards[0].center
    over = scene.layout.lines.rows[0].rect.center
    press(pilot, start, pygame.MOUSEBUTTONDOWN)
    press(pilot, (start[0] + 3, start[1]), pygame.MOUSEMOTION)
    assert scene.cues.carried is None  # a small move is no drag
    press(pilot, over, pygame.MOUSEMOTION)
    assert scene.cues.carried is not None
    return over


@pytest.mark.parametrize("how", ["escape", "right click", "focus lost", "resize", "outside"])
def test_a_drag_that_is_broken_off_leaves_everything_as_it_was(table, how):
    scene, pilot, stack = table
    before = scene.session.state.digest()
    over = start_drag(scene, pilot)
    if how == "escape":
        pilot.key(pygame.K_ESCAPE)
    elif how == "right click":
        press(pilot, over, pygame.MOUSEBUTTONDOWN, 3)
    elif how == "focus lost":
        stack.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    elif how == "resize":
        stack.resize((1600, 900))
    else:
        press(pilot, (-40, -40), pygame.MOUSEBUTTONUP)
    assert scene.cues.carried is None
    assert scene.session.state.digest() == before
    assert stack.top is scene


def test_a_card_dropped_on_a_line_that_refuses_it_says_why_and_goes_back(table):
    scene, pilot, _ = table
    state = scene.session.state
    before = state.digest()
    start_drag(scene, pilot)
    refused = refused_lines(state, state.first_lead())
    if not refused:
        pytest.skip("this deal's First lead fits everywhere")
    assert scene.cues.refused.keys() == refused.keys()
    anchor, reasons = next(iter(refused.items()))
    row = [line[0] for line in scene.view.lines].index(anchor)
    where = scene.layout.lines.rows[row].rect.center
    press(pilot, where, pygame.MOUSEMOTION)
    press(pilot, where, pygame.MOUSEBUTTONUP)
    assert scene.cues.toast == wording.reasons_line(reasons)
    assert scene.cues.carried is None
    assert scene.session.state.digest() == before


def test_undo_and_redo_by_keys(table):
    scene, pilot, _ = table
    before = scene.session.state.digest()
    pilot.key(pygame.K_5)
    after = scene.session.state.digest()
    assert after != before
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.session.state.digest() == before
    pilot.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert scene.session.state.digest() == after


def test_a_press_during_an_animation_finishes_it_and_answers_nothing(table):
    """Whoever presses then has not seen the question that waits behind the motion."""
    scene, pilot, stack = table
    scene.director.speed = 0.5
    pilot.key(pygame.K_5)
    assert scene.director.busy
    turn = scene.session.state.turn
    pilot.key(pygame.K_5)
    assert not scene.director.busy and scene.session.state.turn == turn
    pilot.key(pygame.K_5)
    assert scene.session.state.turn == turn + 1
    for _ in range(1000):
        if not stack.update(0.05):
            break
    assert not scene.field.moving


def closable(table) -> tuple[TableScene, Pilot, SceneStack, Option]:
    """Play greedily until a case can be closed with a puzzle to score."""
    scene, pilot, stack = table
    session, decide = scene.session, PLAYERS["greedy"](6)
    for _ in range(400):
        closing = [o for o in session.choice.options if o.verb is Verb.CLOSE]
        for option in closing:
            if best_scoring(session.state, session.state.line_of(option.onto)):
                scene.refresh()
                return scene, pilot, stack, option
        others = [o for o in session.choice.options if o.verb is not Verb.CLOSE]
        option = decide(session.state)
        session.do(option if option.verb is not Verb.CLOSE else others[0])
    raise AssertionError("no case could be closed")


def test_a_closing_is_shown_before_anything_is_spent(table):
    scene, pilot, stack, option = closable(table)
    before = scene.session.state.digest()
    pilot._press(option)
    sheet = stack.top
    assert isinstance(sheet, ClosingScene)
    line = scene.session.state.line_of(option.onto)
    assert len(sheet.scored) == most_scorable(scene.session.state, line)
    assert str(len(sheet.scored)) in sheet.group.find("close").name
    pilot.key(pygame.K_ESCAPE)
    assert stack.top is scene and scene.session.state.digest() == before


def test_closing_scores_what_is_ticked_and_one_undo_takes_it_all_back(table):
    scene, pilot, stack, option = closable(table)
    before = scene.session.state.digest()
    scored = best_scoring(scene.session.state, scene.session.state.line_of(option.onto))
    pilot.close(option, scored)
    after = scene.session.state.digest()
    assert set(scored) <= set(scene.session.state.areas[BIG_PICTURE])
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.session.state.digest() == before
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    assert scene.session.state.digest() == after


def test_a_puzzle_left_out_is_not_scored(table):
    scene, pilot, stack, option = closable(table)
    pilot.close(option, ())
    assert not scene.session.state.areas[BIG_PICTURE]


def test_a_refused_action_says_why(table):
    scene, pilot, _ = table
    before = scene.session.state.digest()
    pilot.key(pygame.K_4)
    assert "types" in scene.cues.toast
    assert scene.session.state.digest() == before


def test_a_notice_leaves_the_prompt_alone_and_goes_with_the_next_input(table):
    scene, pilot, stack = table
    asked = scene.hud.verb
    pilot.key(pygame.K_4)  # refused: no case can be closed yet
    assert scene.cues.toast
    with recording() as recorder:
        stack.draw(pygame.Surface((1280, 720)))
    shown = {record.asked: record.rect for record in recorder.records}
    assert asked in shown and scene.cues.toast in shown
    assert not shown[asked].colliderect(shown[scene.cues.toast])
    pilot.key(pygame.K_TAB)
    assert not scene.cues.toast


def test_a_notice_never_survives_a_legal_move(table):
    scene, pilot, _ = table
    scene.say("Something of no importance.")
    scene.do(next(o for o in scene.session.choice.options if o.verb is Verb.PASS))
    assert not scene.cues.toast


def test_a_player_may_score_other_puzzles_than_those_that_were_ticked(tmp_path):
    """The one wanted does not fit beside the one that was ticked beforehand."""
    assert play_through(3, {}, Way.CLICK, 59, tmp_path, player="random", draw=False).commands
