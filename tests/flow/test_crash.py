"""After a mistake of the game's own the player goes on, reports it or leaves."""

from __future__ import annotations

import pygame
import pytest

from arkham.app import sdl
from arkham.app.loop import App, AppCallbacks
from arkham.app.start import main
from arkham.casefile import load_case
from arkham.files import logfile
from arkham.flow.crash import CrashFlow
from arkham.flow.game import Game
from arkham.play.report import game_text
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.scenes.dialogs.dialog import CrashScene
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.stack import Scene
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings
from arkham.settings.window_state import WindowState


class Broken(Scene):
    """Fails where it is told to."""

    def __init__(self, where: str) -> None:
        self.where = where

    def _fail_in(self, where: str) -> None:
        if where == self.where:
            raise ZeroDivisionError(f"broken in {where}")

    def handle(self, event):
        self._fail_in("handle")

    def update(self, dt):
        self._fail_in("update")
        return False

    def draw(self, surface):
        self._fail_in("draw")


@pytest.fixture
def game(tmp_path, monkeypatch):
    monkeypatch.setenv("ARKHAM_DATA", str(tmp_path))
    logfile.stop()
    storage = Storage(tmp_path)
    session = Session.new(load_case(1), seed=4)
    session.do("pass")
    storage.save(session)
    game = Game(storage, Settings(speed=0.0))
    assert game.session is not None
    yield game
    logfile.stop()


@pytest.fixture
def turns(monkeypatch):
    """Return a list to which the kind of page is added at each turn of the loop.

    A crash page is answered with Continue; after a few turns the player leaves.
    """
    seen = []

    def player(app: App):
        def wait(_):
            page = app.stack.top
            seen.append(type(page))
            if len(seen) > 6:
                app.stack.close()
            elif isinstance(page, CrashScene):
                app.stack.apply(page._choose("continue"))

        monkeypatch.setattr(sdl, "wait", wait)
        return seen

    return player


def open_app(game: Game, scene: Scene, prepare=lambda: None) -> App:
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F3, mod=0))
    callbacks = AppCallbacks(prepare, on_crash=CrashFlow(game).page)
    return App(scene, WindowState((1024, 700)), callbacks=callbacks, fade_s=0.0)


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_crash_anywhere_in_the_loop_shows_a_page_from_which_the_game_goes_on(game, where, turns):
    digest = game.session.state.digest()
    app = open_app(game, Broken(where))
    seen = turns(app)
    assert app.run() == 0
    kinds = [kind for kind in dict.fromkeys(seen) if kind is not Broken]
    assert kinds == [CrashScene, TableScene]
    assert game.session.state.digest() == digest
    log = (game.storage.folder / "log" / logfile.NAME).read_text()
    assert "ZeroDivisionError" in log and f"broken in {where}" in log


def test_a_crash_after_the_first_frame_is_survived_too(game, turns):
    def prepare():
        raise ZeroDivisionError("broken while preparing")

    app = open_app(game, Broken("nowhere"), prepare)
    seen = turns(app)
    assert app.run() == 0
    assert seen[:2] == [CrashScene, TableScene]


def test_a_move_made_just_before_the_crash_is_kept(game):
    game.session.do("pass")
    CrashFlow(game).page(ZeroDivisionError())
    assert len(Storage(game.storage.folder).load().path()) == 3


def test_without_a_disk_the_game_goes_on_from_memory(game):
    game.storage.keeps = False
    game.session.do("pass")
    rescue = CrashFlow(game)
    page = rescue.page(ZeroDivisionError())
    page._choose("continue")
    assert game.session.here.depth == 2


def test_a_crash_over_a_fresh_deal_does_not_cost_the_game_that_was_left_for_it(game):
    left = game.session
    game.deal(load_case(2), {}, 5)
    rescue = CrashFlow(game)
    rescue.page(ZeroDivisionError())
    rescue._chosen("continue")
    assert game.session.case.number == 2 and game.new_game.left is left
    assert Storage(game.storage.folder).load().state.digest() == left.state.digest()


def crash_at(line_error: str) -> Exception:
    try:
        raise ZeroDivisionError(line_error)
    except ZeroDivisionError as error:
        return error


def buttons(page: CrashScene) -> list[str]:
    return [name for name, _ in page.buttons]


def test_the_same_crash_again_offers_the_menu(game):
    rescue = CrashFlow(game)
    assert buttons(rescue.page(crash_at("one"))) == ["continue", "report", "quit"]
    rescue._chosen("continue")
    page = rescue.page(crash_at("two"))
    assert buttons(page) == ["menu", "report", "quit"]
    assert isinstance(rescue._chosen("menu").scene, MenuScene)


def test_the_same_crash_after_a_move_is_not_the_same(game):
    rescue = CrashFlow(game)
    rescue.page(crash_at("one"))
    rescue._chosen("continue")
    game.session.do("pass")
    assert buttons(rescue.page(crash_at("two")))[0] == "continue"


def test_without_a_game_there_is_the_menu(game):
    game.session = None
    assert buttons(CrashFlow(game).page(crash_at("one"))) == ["menu", "report", "quit"]


def test_the_report_holds_the_game_and_its_button_goes(game):
    rescue = CrashFlow(game)
    page = rescue.page(crash_at("one"))
    page.on_resize((1280, 720))
    assert rescue._chosen("report") is None
    (path,) = (game.storage.folder / "reports").iterdir()
    assert path.name in page.words and buttons(page) == ["continue", "quit"]
    loaded, _ = load_text(game_text(path.read_text()))
    assert loaded.state.digest() == game.session.state.digest()
    assert "one" in path.read_text()


def test_a_report_can_be_written_from_the_pause(game):
    table = game.table(game.session)
    table.on_resize((1280, 720))
    pause = game.pause(table)
    page = pause._choose("report").scene
    (path,) = (game.storage.folder / "reports").iterdir()
    assert path.name in page.words
    assert 'exception": ""' in path.read_text()


def test_a_report_that_cannot_be_written_costs_a_sentence(game):
    (game.storage.folder / "reports").write_text("in the way")
    assert "cannot be written" in game.report()


def test_a_crash_of_the_crash_page_ends_the_game_with_1_and_a_sentence(game, monkeypatch, capsys):
    monkeypatch.setattr(CrashScene, "draw", lambda *_: 1 / 0)
    monkeypatch.setattr(MenuScene, "draw", lambda *_: 1 / 0)
    assert main() == 1
    said = capsys.readouterr().err
    assert "ZeroDivisionError" in said and "your game is kept" in said


def test_keys_reach_every_button_of_the_page(game):
    page = CrashFlow(game).page(crash_at("one"))
    page.on_resize((1280, 720))
    reached = set()
    for _ in page.buttons:
        page.group.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
        reached.add(page.group.focused.id)
    assert reached == set(buttons(page))
