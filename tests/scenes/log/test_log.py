"""The log: every event a line, to be found, shown at its moment, copied, and rewound to (AC-16)."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import get_args

import pygame
import pytest
from grids import swept
from places import REPLAYS
from recorder import recording

from arkham.casefile import load_case
from arkham.flow.game import Game
from arkham.play.history import Node
from arkham.play.savefile import load_text
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.rules.events import Event
from arkham.scenes.log.scene import ALL, LogScene
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.stack import Appearance, SceneStack
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings
from arkham.words.gamelog import Topic, as_text, entries

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0.0, auto_resolve=False))


def played(commands: int = 30) -> Session:
    """Play the first commands of a recorded game."""
    recorded, _ = load_text((REPLAYS / "case1-won-1.json").read_text(encoding="utf-8"))
    session = Session.new(load_case(1), recorded.options, recorded.seed)
    for node in recorded.path()[1 : commands + 1]:
        session.do(node.command)
    return session


def opened(game: Game, size: tuple[int, int] = (1280, 720)) -> tuple[SceneStack, LogScene]:
    table = game.table(played())
    stack = SceneStack(size, table, Appearance(game.settings.text_scale))
    scene = game.log(table)
    assert isinstance(scene, LogScene)
    stack._push(scene)
    return stack, scene


def press(stack: SceneStack, code: int, typed: str = "") -> None:
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=typed))


def test_every_event_is_a_line_of_some_topic() -> None:
    seen = set()
    for path in sorted(REPLAYS.glob("*.json")):
        session, _ = load_text(path.read_text(encoding="utf-8"))
        lines = entries(session.path())
        assert len(lines) == len(session.events())
        assert all(line.text for line in lines)
        seen |= {type(event) for event in session.events()}
    assert {topic.value for topic in Topic} == {line.topic.value for line in lines}
    assert len(get_args(Event)) - len(seen) <= 1  # a stack that runs dry is rare


def test_the_lines_name_their_cards() -> None:
    session = played()
    named = [line for line in entries(session.path()) if line.cards]
    assert len(named) > 40
    for line in named:
        titles = [session.rules.cards[card].title for card in line.cards]
        assert any(title in line.text for title in titles)


def test_a_topic_shows_its_lines_and_the_turns(game: Game) -> None:
    stack, scene = opened(game)
    assert len(scene.list.entries) == len(scene.all)
    seen = 0
    for topic in Topic:
        press(stack, pygame.K_RIGHT)
        assert scene.topic == topic
        shown = [entry for entry in scene.list.entries if not entry.heading]
        assert {entry.topic for entry in shown} <= {topic}
        seen += len(shown)
    press(stack, pygame.K_RIGHT)
    assert scene.topic == ALL
    assert seen == sum(not entry.heading for entry in scene.all)


def test_typing_searches_and_escape_forgets_the_search_first(game: Game) -> None:
    stack, scene = opened(game)
    for letter in "librarian":
        stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert 0 < len(scene.list.entries) < len(scene.all)
    assert all("librarian" in entry.text.lower() for entry in scene.list.entries)
    for letter in "xyz":
        stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert not scene.list.entries and scene.chosen is None
    press(stack, pygame.K_RETURN)
    press(stack, pygame.K_UP)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is scene and len(scene.list.entries) == len(scene.all)
    press(stack, pygame.K_ESCAPE)
    assert isinstance(stack.top, TableScene)


def test_a_line_opens_its_moment(game: Game) -> None:
    stack, scene = opened(game)
    for _ in range(40):
        press(stack, pygame.K_UP)
    entry = scene.chosen
    assert entry is not None
    press(stack, pygame.K_RETURN)
    replay = stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.here is entry.node
    press(stack, pygame.K_ESCAPE)
    assert stack.top is scene


def rewind(stack: SceneStack, scene: LogScene) -> None:
    scene.group.focus("rewind")
    press(stack, pygame.K_RETURN)


def test_rewinding_goes_to_the_line_keeps_the_future_and_says_what_it_costs(game: Game) -> None:
    stack, scene = opened(game)
    session = scene.session
    tip = session.here
    press(stack, pygame.K_HOME)
    for _ in range(12):
        press(stack, pygame.K_DOWN)
    entry = scene.chosen
    assert entry is not None and session.crosses_reveal(entry.node)
    button = scene.group.find("rewind")
    assert button is not None and "Practice" in button.note  # type: ignore[attr-defined]
    rewind(stack, scene)
    table = stack.top
    assert isinstance(table, TableScene)
    assert session.here is entry.node and session.mark is Mark.PRACTICE
    assert tip in {branch.tip for branch in session.branches()}
    assert table.view.turn == session.state.turn
    kept = game.storage.load()
    assert kept is not None and kept.state.digest() == session.state.digest()


def test_rewinding_past_no_hidden_card_stays_fair(game: Game) -> None:
    session = played()
    while session.here.reveals:
        session.do(session.choice.options[0])  # type: ignore[union-attr]
    before = session.here.parent
    assert before is not None
    table = game.table(session)
    stack = SceneStack((1280, 720), table)
    scene = game.log(table)
    assert isinstance(scene, LogScene)
    stack._push(scene)
    while scene.chosen is not None and scene.chosen.node is not before:
        press(stack, pygame.K_UP)
    assert "Fair" in scene.group.find("rewind").note  # type: ignore[union-attr]
    rewind(stack, scene)
    assert session.here is before and session.mark is Mark.FAIR


def test_where_one_is_there_is_nothing_to_rewind(game: Game) -> None:
    stack, scene = opened(game)
    here = scene.session.here
    rewind(stack, scene)
    assert stack.top is scene and scene.session.here is here


def test_who_bars_the_way_past_hidden_cards_is_told(game: Game) -> None:
    game.settings.undo_reveals = False
    stack, scene = opened(game)
    here = scene.session.here
    press(stack, pygame.K_HOME)
    assert "settings" in scene.group.find("rewind").reason  # type: ignore[union-attr]
    rewind(stack, scene)
    assert scene.session.here is here and scene.session.mark is Mark.FAIR


def test_the_mouse_chooses_a_line_and_scrolls(game: Game) -> None:
    stack, scene = opened(game)
    press(stack, pygame.K_HOME)
    place = scene.list.row_of(3)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stack.handle(pygame.event.Event(kind, pos=place.center, button=1))
    assert scene.list.chosen == 3
    stack.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert scene.list.row_of(3).top < place.top


def test_a_game_without_a_record_has_an_empty_log(game: Game) -> None:
    session = played()
    bare = Session(Node(session.state, ()), session.seed, from_deal=False)
    table = game.table(bare)
    stack = SceneStack((1280, 720), table)
    scene = game.log(table)
    assert isinstance(scene, LogScene)
    stack._push(scene)
    for code in (pygame.K_UP, pygame.K_RIGHT, pygame.K_END, pygame.K_RETURN):
        press(stack, code)
    scene.draw(pygame.Surface((1280, 720), 0, 32))
    assert stack.top is scene and scene.chosen is None


def test_the_text_to_copy_holds_every_line() -> None:
    lines = entries(played().path())
    text = as_text(lines)
    assert all(line.text in text for line in lines)
    assert "\n\nTurn 2." in text


@pytest.mark.parametrize(
    ("size", "text_scale"),
    swept(product(SIZES, (1.0, 1.5, 2.0)), but=[((1024, 640), 1.0), ((1280, 720), 2.0)]),
    ids=str,
)
def test_no_word_is_cut(size: tuple[int, int], text_scale: float, game: Game) -> None:
    game.settings.text_scale = text_scale
    stack, scene = opened(game, size)
    window = pygame.Rect((0, 0), size)
    for code in (pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME):
        press(stack, code)
        with recording() as recorder:
            scene.draw(pygame.Surface(size, 0, 32))
        large = scene._card_rect()
        cut = [r.asked for r in recorder.clipped if not large.colliderect(r.rect)]
        assert cut == []
        rects = [widget.rect for widget in scene.group.widgets]
        for i, one in enumerate(rects):
            assert window.contains(one) and scene.panel.contains(one)
            assert one.collidelist(rects[i + 1 :]) == -1
        assert scene.list.rect.contains(scene.list.row_of(scene.list.chosen))
