"""The branches of a game that is looked back on, and playing on from any moment."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pygame
import pytest
from grids import swept
from recorder import recording
from replay_kit import (
    SCALES,
    SIZES,
    branched,
    click,
    opened,
    press,
    recorded,
    shows,
    use,
)

from arkham.casefile import load_case
from arkham.flow.game import Game
from arkham.flow.replay import becomes_practice
from arkham.play.savefile import load_text, save_text
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.scenes.dialogs.browser import BrowserScene
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.dialogs.sheet import SheetScene
from arkham.scenes.game_over.scene import GameOverScene
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.replay.timeline import BranchScene
from arkham.scenes.stack import Appearance, SceneStack
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings
from arkham.words.retelling import deed_of


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0.0))


def test_a_hundred_branches_are_listed_and_every_one_can_be_shown(game: Game) -> None:
    session = branched(110)
    before = save_text(session)
    stack, scene = opened(game, session)
    for _ in range(3):
        use(stack, "branches")
        listed = stack.top
        assert isinstance(listed, BranchScene)
        assert len(listed.ways) >= 110
        assert all(way.name and way.end for way in listed.ways)
        assert listed.ways[0].name == "The way shown now"
        assert sum(way.name == "The way shown now" for way in listed.ways) == 1
        for _ in range(37):
            press(stack, pygame.K_DOWN)
        line = listed.list.row(listed.list.place)
        assert listed.list.rect.contains(line)
        wanted = listed.ways[listed.list.place].tip
        press(stack, pygame.K_RETURN)
        assert stack.top is scene
        assert scene.line[-1] is wanted
        assert shows(scene, scene.here)
        press(stack, pygame.K_END)
        assert shows(scene, wanted)
    assert save_text(session) == before


def test_a_branch_begins_with_the_decision_that_made_it(game: Game) -> None:
    session = branched(3)
    stack, scene = opened(game, session)
    old = list(scene.line)
    use(stack, "branches")
    listed = stack.top
    assert isinstance(listed, BranchScene)
    way = next(way for way in listed.ways if way.tip not in old)
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0)))
    place = listed.list.row(listed.ways.index(way)).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stack.handle(pygame.event.Event(kind, pos=place, button=1))
    assert scene.here not in old and scene.here.parent in old
    assert deed_of(scene.here) in way.name


def test_escape_leads_back_from_everywhere(game: Game) -> None:
    stack, _ = opened(game, recorded())
    menu = stack._scenes[0]
    use(stack, "branches")
    press(stack, pygame.K_ESCAPE)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is menu


def test_piles_and_counters_open_by_click_and_by_keys(game: Game) -> None:
    stack, scene = opened(game, recorded())
    scene.go(40)
    click(scene, "timeline")
    layout = scene.table.layout
    for spot, kind in ((Spot("discard"), BrowserScene), (Spot("time"), SheetScene)):
        place = layout.rect_of(spot).center
        for event in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stack.handle(pygame.event.Event(event, pos=place, button=1))
        assert isinstance(stack.top, kind)
        press(stack, pygame.K_ESCAPE)
        assert stack.top is scene
    for _ in range(80):
        press(stack, pygame.K_DOWN)
        if scene.table.cues.focused == Spot("stability"):
            break
    press(stack, pygame.K_RETURN)
    assert isinstance(stack.top, SheetScene)
    press(stack, pygame.K_ESCAPE)
    press(stack, pygame.K_TAB)
    assert scene.table.cues.focused is None


# Playing on


def test_playing_on_from_a_finished_game_is_practice_and_keeps_its_old_future(
    game: Game, tmp_path: Path
) -> None:
    session = recorded()
    end, line = session.here, session.path()
    stack, scene = opened(game, session)
    scene.go(30)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert "Practice" in stack.top.words
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.here is line[30] and table.session.mark is Mark.PRACTICE
    other = next(o for o in table.session.choice.options if o.verb.value != "lead")  # type: ignore[union-attr]
    table.do(other)
    assert end in {branch.tip for branch in table.session.branches()}
    assert len(table.session.branches()) == 2
    assert game.session is table.session
    kept = Storage(tmp_path).load()
    assert kept is not None and kept.mark is Mark.PRACTICE
    assert len(kept.branches()) == 2


def test_a_finished_practice_run_is_a_record_of_its_own(game: Game, tmp_path: Path) -> None:
    session = recorded()
    game.storage.finish(session)
    (first,) = game.storage.replays()
    text = first.read_text(encoding="utf-8")
    stack, scene = opened(game, session)
    scene.go(scene.timeline.last - 1)
    use(stack, "play_from")
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    chance = Random(2)
    while table.session.choice is not None:
        table.do(chance.choice(table.session.choice.options))
    game.storage.folder.joinpath("replays", first.name).rename(tmp_path / "kept.save")
    press(stack, pygame.K_RETURN)
    (second,) = game.storage.replays()
    again, _ = load_text(second.read_text(encoding="utf-8"))
    assert again.mark is Mark.PRACTICE
    assert (tmp_path / "kept.save").read_text(encoding="utf-8") == text


def test_the_running_game_is_set_aside_and_comes_back(game: Game, tmp_path: Path) -> None:
    running = Session.new(load_case(2), seed=5)
    game.table(running)
    digest = running.state.digest()
    stack, scene = opened(game, recorded())
    scene.go(80)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert "is kept. It comes back under Continue" in stack.top.words
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert Storage(tmp_path).load().case.number == 1  # type: ignore[union-attr]
    chance = Random(4)
    while table.session.choice is not None:
        table.do(chance.choice(table.session.choice.options))
    press(stack, pygame.K_RETURN)  # to its last page
    stack.update(1.0)  # which takes no key before it was seen
    use(stack, "again")  # which must not cost the game that waits
    again = stack.top
    assert isinstance(again, TableScene)
    while again.session.choice is not None:
        again.do(chance.choice(again.session.choice.options))
    press(stack, pygame.K_RETURN)
    stack.update(1.0)
    press(stack, pygame.K_ESCAPE)  # to the menu
    assert isinstance(stack.top, MenuScene)
    assert stack.top.items[0].id == "continue"
    assert game.session is not None and game.session.state.digest() == digest


def test_who_bars_the_way_past_hidden_cards_is_told(game: Game) -> None:
    game.settings.undo_reveals = False
    session = Session.new(load_case(1), seed=6)
    while not session.crosses_reveal(session.root):
        session.do(session.choice.options[0])  # type: ignore[union-attr]
    here = session.here
    game.session = session
    stack, scene = opened(game, session)
    press(stack, pygame.K_HOME)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert [widget.id for widget in stack.top.group.widgets] == ["no"]
    press(stack, pygame.K_RETURN)
    assert stack.top is scene and session.here is here


def test_the_last_page_opens_the_replay_and_comes_back(game: Game) -> None:
    session = recorded()
    table = game.table(session)
    stack = SceneStack((1280, 720), table)
    press(stack, pygame.K_RETURN)
    last_page = stack.top
    assert isinstance(last_page, GameOverScene)
    stack.update(1.0)  # it takes no key before it was seen
    use(stack, "replay")
    assert isinstance(stack.top, ReplayScene)
    assert shows(stack.top, session.here)
    press(stack, pygame.K_LEFT)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is last_page


def test_keeping_to_look_changes_nothing(game: Game) -> None:
    session = recorded()
    stack, scene = opened(game, session)
    scene.go(10)
    use(stack, "play_from")
    press(stack, pygame.K_ESCAPE)
    assert stack.top is scene
    assert session.mark is Mark.FAIR and session.outcome is not None


def test_at_the_end_there_is_nothing_to_play(game: Game) -> None:
    stack, scene = opened(game, recorded())
    use(stack, "play_from")
    assert stack.top is scene
    assert "over" in scene.group.find("play_from").reason  # type: ignore[union-attr]


def test_a_running_game_stays_fair_where_no_hidden_card_was_seen(game: Game) -> None:
    session = Session.new(load_case(1), seed=6)
    while not (session.can_undo and not session.here.reveals):
        session.do(session.choice.options[0])  # type: ignore[union-attr]
    before = session.here.parent
    assert before is not None and not becomes_practice(session, before)
    assert becomes_practice(session, session.root) == session.crosses_reveal(session.root)
    stack, scene = opened(game, session)
    game.session = session
    scene.step(-1)
    use(stack, "play_from")
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.here is before and table.session.mark is Mark.FAIR


def test_a_game_that_was_given_up_is_played_on_as_practice(game: Game) -> None:
    session = Session.new(load_case(1), seed=6)
    session.do(session.choice.options[0])  # type: ignore[union-attr]
    game.storage.finish(session)
    (path,) = game.storage.replays()
    again, _ = load_text(path.read_text(encoding="utf-8"))
    assert again.outcome is None and becomes_practice(again, again.here)
    stack, _ = opened(game, again)
    use(stack, "play_from")
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.mark is Mark.PRACTICE


@pytest.mark.parametrize(
    ("size", "text_scale"),
    swept(product(SIZES, SCALES), but=[(SIZES[0], SCALES[0]), (SIZES[1], SCALES[2])]),
    ids=str,
)
def test_the_list_of_branches_fits(size: tuple[int, int], text_scale: float, game: Game) -> None:
    session = branched(12)
    stack = SceneStack(size, game.replay(session), Appearance(text_scale))
    use(stack, "branches")
    listed = stack.top
    assert isinstance(listed, BranchScene)
    surface = pygame.Surface(size, 0, 32)
    with recording() as recorder:
        listed.draw(surface)
    assert [record.asked for record in recorder.clipped] == []
    assert pygame.Rect((0, 0), size).contains(listed.panel)
    assert listed.panel.contains(listed.list.rect)
