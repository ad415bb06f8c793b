"""Every screen asks for its music, and the table for what its state deserves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from arkham.app.sound import sound_table
from arkham.casefile import load_case
from arkham.flow.game import Game
from arkham.flow.soundtrack import tension_of
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.areas import STABILITY, TIME
from arkham.rules.events import Event, GameEnded
from arkham.scenes.casebook.scene import CasebookScene
from arkham.scenes.game_over.scene import GameOverScene
from arkham.scenes.rulebook.scene import RulebookScene
from arkham.scenes.stack import Replace
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings

REPLAYS = Path(__file__).parents[1] / "replays"


class Ear:
    """Stands in for the sound and writes down what it is asked for."""

    def __init__(self) -> None:
        self.screens: list[tuple[str, dict[str, float]]] = []
        self.events: list[Event] = []
        self.moments: list[str] = []

    def show(self, screen: str, tension: Mapping[str, float]) -> None:
        self.screens.append((screen, dict(tension)))

    def heard(self, event: Event) -> None:
        self.events.append(event)

    def moment(self, name: str) -> None:
        self.moments.append(name)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0.0))


@pytest.fixture
def ear(game: Game) -> Ear:
    game.live.sound = ear = Ear()  # type: ignore[assignment]
    return ear


def lost_session() -> Session:
    return load_text((REPLAYS / "case2-lost-stability-1.json").read_text(encoding="utf-8"))[0]


def test_a_sound_that_begins_late_learns_what_is_shown(game: Game) -> None:
    game.menu()
    game.live.sound = ear = Ear()  # type: ignore[assignment]
    game.soundtrack.follow()
    assert ear.screens == [("menu", {})]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_case_asks_for_its_own_music(number: int, game: Game, ear: Ear) -> None:
    case = load_case(number)
    game.table(Session.new(case, seed=1))
    assert ear.screens[-1][0] == case.id and case.id in sound_table()["screens"]


def test_music_follows_what_the_table_shows(game: Game, ear: Ear) -> None:
    """Play a game to its loss: the tension heard last is the one the table showed last."""
    recorded = lost_session()
    session = Session.new(recorded.case, recorded.options, recorded.seed)
    table = game.table(session)
    for node in recorded.path()[1:]:
        table.follow(session.do(node.command))
        ended = any(isinstance(event, GameEnded) for event in ear.events)
        if not ended:
            area = table.view.areas
            limit = session.rules.stability_limit
            assert tension_of(table)["stability"] == len(area[STABILITY]) / limit
    assert {screen for screen, _ in ear.screens} == {"thunder", ""}
    heard = [tension for screen, tension in ear.screens if screen]
    assert max(each["stability"] for each in heard) >= 0.8
    assert max(each["time"] for each in heard) >= 0.6
    assert ear.screens[-1] == ("", {}), "the music leaves with the game"
    assert ear.events == recorded.events()[-len(ear.events) :]


def test_a_full_area_is_full_tension(game: Game) -> None:
    table = game.table(Session.new(load_case(1), seed=1))
    table.view.areas[TIME] = [1, 2, 3, 4, 5]
    assert tension_of(table) == {"time": 1.0, "stability": 0.0}


def new_game(game: Game) -> bool:
    transition = game.deal(load_case(1), {}, 7)
    assert isinstance(transition, Replace) and isinstance(transition.scene, TableScene)
    return transition.scene.stage.deals


def filed(game: Game) -> bool:
    transition = game._end(game.table(lost_session()))
    return isinstance(transition, Replace) and isinstance(transition.scene, GameOverScene)


def leaf(game: Game) -> bool:
    return isinstance(game.rules(), RulebookScene) and isinstance(game.casebook(), CasebookScene)


@pytest.mark.parametrize("moment", [new_game, filed, leaf])
def test_what_is_heard_of_a_screen_is_the_screen_that_opens(
    moment: Callable[[Game], bool], game: Game, ear: Ear
) -> None:
    assert moment(game)
    assert moment.__name__ in ear.moments


@pytest.mark.parametrize("name, screen", [("case1-won-1", "won"), ("case1-lost-victims-1", "lost")])
def test_the_end_has_its_piece(name: str, screen: str, game: Game, ear: Ear) -> None:
    session, _ = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    game._end(game.table(session))
    assert ear.screens[-1] == (screen, {})
