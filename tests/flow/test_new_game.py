"""A game that is left for a new one can be gone back to until the new one's first move."""

from __future__ import annotations

import pygame
import pytest

from arkham.app.loop import App
from arkham.flow.game import Game
from arkham.flow.pause import ORDER
from arkham.lessons.course import Course
from arkham.lessons.script import first_evening
from arkham.play.storage import Storage
from arkham.scenes.stack import Replace
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings


@pytest.fixture
def game(tmp_path) -> Game:
    """Return a player who is some moves into Case 1."""
    playing = Game(Storage(tmp_path), Settings())
    act(opened(playing, 1))
    return playing


def opened(game: Game, case: int) -> TableScene:
    """Open a case and return its table."""
    transition = game.deal(game.cases[case - 1], {}, 4)
    assert isinstance(transition, Replace) and isinstance(transition.scene, TableScene)
    return transition.scene


def act(table: TableScene) -> None:
    table.session.do(table.session.choice.options[-1])
    table.callbacks.on_change(table.session)


def saved(game: Game) -> int:
    """Return the number of the case that a new start would go on with."""
    return Storage(game.storage.folder).load().case.number


def names(game: Game) -> list[str]:
    return [item.id for item in game.menu().items]


def test_opening_another_case_keeps_the_running_one_until_the_first_move(game):
    left = game.session
    table = opened(game, 2)
    assert saved(game) == 1 and names(game)[:2] == ["continue", "left"]
    assert game.storage.replays() == []
    act(table)
    assert saved(game) == 2 and "left" not in names(game)
    assert len(game.storage.replays()) == 1 and left.journal.endings == 1


def test_the_menu_and_the_pause_lead_back(game):
    left = game.session
    table = opened(game, 2)
    assert "left" in [button for button, _ in game.pause(table).buttons]
    back = game._from_menu("left").scene
    assert back.session is left is game.session
    assert saved(game) == 1 and names(game)[:2] == ["continue", "new"]
    act(back)
    assert saved(game) == 1 and game.storage.replays() == []


def test_a_restart_can_be_taken_back_too(game):
    left = game.session
    table = game.pause(game.table(left))._choose("restart").scene
    assert table.session is not left and table.session.seed == left.seed
    assert game.new_game.back().scene.session is left


def test_shuffling_through_deals_keeps_the_game_that_was_acted_in(game):
    left = game.session
    opened(game, 2)
    opened(game, 3)
    assert game.new_game.left is left


def test_a_first_case_is_saved_at_once(tmp_path):
    playing = Game(Storage(tmp_path), Settings())
    opened(playing, 3)
    assert saved(playing) == 3 and playing.new_game.way_back() == ""


def test_every_way_out_of_the_pause_leads_somewhere(game):
    table = game.table(game.session)
    sheet = game.pause(table)
    buttons = [button for button, _ in sheet.buttons]
    callbacks = ["settings", "fullscreen", "rules", "watch", "restart", "report"]
    assert buttons == ["resume", *callbacks, "menu", "quit"]
    assert all(sheet._choose(button) is not None for button in buttons)


def test_the_pause_changes_between_window_and_full_screen(game):
    table = game.table(game.session)
    game.pause(table)._choose("fullscreen")
    assert game.settings.fullscreen
    assert "windowed" in dict(game.pause(table).buttons)


def test_the_folder_of_a_case_says_that_its_game_waits(game):
    records = {folder.number: folder.record for folder in game.setup()._dossiers()}
    turn = game.session.state.turn
    assert records[1] == f"A game waits in turn {turn}"
    assert not any("waits" in record for number, record in records.items() if number != 1)
    game.books.tallies = lambda cases: {game.cases[0].id: "Played 3, solved 1"}
    records = {folder.number: folder.record for folder in game.setup()._dossiers()}
    assert records[1] == "Played 3, solved 1; a game waits"
    act(opened(game, 2))
    records = {folder.number: folder.record for folder in game.setup()._dossiers()}
    assert "waits" in records[2] and "waits" not in records[1]


def test_the_buttons_of_every_pause_stand_in_one_order(game):
    course = Course.begun(first_evening())
    lessons = game.tutorial._pause(game.tutorial.table(course), course)
    with_way_back = game.pause(opened(game, 2))
    for pause in (lessons, with_way_back):
        found = [name for name, _ in pause.buttons]
        assert found == [name for name in ORDER if name in found]
        assert {"resume", "settings", "rules", "restart", "report", "menu", "quit"} <= set(found)


@pytest.mark.parametrize("item", ["lessons", "continue", "deal"])
def test_a_choice_that_leads_to_a_table_is_answered_before_the_table_is_made(
    game, item, monkeypatch
):
    """The words are on the screen before any of the work begins that the table takes."""
    app = game.live.app = App(game.menu())
    app.present()
    before, told = pygame.image.tobytes(app.surface, "RGB"), []
    make = TableScene.__init__

    def made(scene: TableScene, *args: object, **settings: object) -> None:
        told.append(pygame.image.tobytes(app.surface, "RGB") != before)
        make(scene, *args, **settings)

    monkeypatch.setattr(TableScene, "__init__", made)
    if item == "deal":
        opened(game, 2)
    else:
        game._from_menu(item)
    assert told == [True]
