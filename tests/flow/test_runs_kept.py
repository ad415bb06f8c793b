"""No run that was begun is ever lost: whatever it is left for, the casebook leads back to it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from random_play import play

from arkham.flow.game import Game
from arkham.flow.replay import ReplayFlow
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.records.casebook import Casebook, Filter
from arkham.records.records import Record
from arkham.scenes.stack import Replace
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings

BACK = 7
"""So far from the end of the game of Case 1, neither the first nor the last answer was given."""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0.0))


def listed(game: Game) -> list[Record]:
    found = Casebook(game.books, game.cases).listed(Filter())
    assert all(isinstance(entry, Record) for entry in found)
    return [entry for entry in found if isinstance(entry, Record)]


def opened(game: Game, case: int) -> TableScene:
    transition = game.deal(game.cases[case - 1], {}, 4)
    assert isinstance(transition, Replace) and isinstance(transition.scene, TableScene)
    return transition.scene


def act(table: TableScene, option: int = -1) -> None:
    assert table.session.choice is not None
    table.session.do(table.session.choice.options[option])
    table.callbacks.on_change(table.session)


def ended(game: Game, case: int) -> None:
    """Play a game to its end."""
    table = opened(game, case)
    play(table.session, Random(case))
    table.callbacks.on_change(table.session)
    game._end(table)


def taken_up(game: Game, record: Record, back: int = 0) -> TableScene:
    """Open a game of the casebook and play on from its last moment, or some before it."""
    session, _ = Casebook(game.books, game.cases).replayed(record)
    node = session.path()[-1 - back]
    transition = ReplayFlow(game)._go_on(session, node)
    assert isinstance(transition, Replace) and isinstance(transition.scene, TableScene)
    return transition.scene


def state_of(session: Session) -> tuple[str, int]:
    return session.state.digest(), len(session.path())


def test_a_practice_run_that_is_left_for_another_game_can_be_taken_up_again(game: Game) -> None:
    ended(game, 1)
    (first,) = listed(game)
    practice = taken_up(game, first, back=BACK)
    act(practice, 0)
    left = state_of(practice.session)
    act(opened(game, 2))
    newest, oldest = listed(game)
    assert (newest.ending, newest.mark, oldest) == (2, "practice", first)
    again = taken_up(game, newest)
    assert state_of(again.session) == left
    assert again.session.mark is Mark.PRACTICE


def test_a_game_that_was_only_looked_at_is_not_kept_twice(game: Game) -> None:
    ended(game, 1)
    (first,) = listed(game)
    taken_up(game, first, back=BACK)
    act(opened(game, 2))
    assert listed(game) == [first]


def test_a_second_practice_run_of_the_same_game_is_kept_beside_the_first(game: Game) -> None:
    ended(game, 1)
    (first,) = listed(game)
    tips = []
    for option in (0, -1):
        practice = taken_up(game, first, back=BACK)
        act(practice, option)
        tips.append(state_of(practice.session))
        act(opened(game, 2))
    practices = [record for record in listed(game) if record.ending == 2]
    assert {state_of(taken_up(game, record).session) for record in practices} == set(tips)


def test_a_running_game_left_for_a_replay_waits_in_the_casebook(game: Game) -> None:
    ended(game, 1)
    (first,) = listed(game)
    running = opened(game, 2)
    act(running)
    left = state_of(running.session)
    practice = taken_up(game, first, back=BACK)
    act(practice, 0)
    act(opened(game, 3))  # another one again, before the first came back by itself
    waiting = next(record for record in listed(game) if record.case == game.cases[1].id)
    again = taken_up(game, waiting)
    assert state_of(again.session) == left and again.session.mark is Mark.FAIR
    assert Storage(game.storage.folder).resume().case.number == 2
    shelved = [record.case for record in game.books.shelf.waiting()]
    assert shelved == [game.cases[2].id], "it lies on the table, the other one waits now"


def test_a_waiting_game_counts_for_nothing_and_can_be_noted(game: Game) -> None:
    ended(game, 1)
    (first,) = listed(game)
    act(opened(game, 2))
    taken_up(game, first, back=BACK)
    book = Casebook(game.books, game.cases)
    (waiting,) = book.waiting
    assert book.figures(Filter()).games == 1
    book.note(waiting, "the storm is near")
    assert book.waiting[0].note == "the storm is near"
    act(taken_up(game, book.waiting[0]))
    assert game.session.journal.note == "the storm is near"
